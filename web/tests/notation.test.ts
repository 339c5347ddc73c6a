import { expect, test } from "vitest";
import { toMath, toSigns, type MathNode } from "../src/math/notation";

function flat(node: MathNode): string {
  const inside = (node.children ?? []).map(flat);
  if (node.tag === "mfrac") return `${inside[0]}⁄${inside[1]}`;
  if (node.tag === "msub") return `${inside[0]}_${inside[1]}`;
  if (node.tag === "msup") return `${inside[0]}^${inside[1]}`;
  return (node.text ?? "") + inside.join("");
}

test.each([
  ["{0,{0|-1}|-2}", "{0,{0|−1}|−2}"],
  ["+-1", "±1"],
  ["-1/2", "−1⁄2"],
  ["1^*", "1↑∗"],
  ["^^*2", "⇑∗2"],
  ["vv", "⇓"],
  ["v3", "↓3"],
  ["{4|1||-1|-3}", "{4|1‖−1|−3}"],
  ["^<2>", "↑^2"],
  ["v[3]", "↓_[3]"],
  ["2Tiny(2)", "2+_2"],
  ["Miny({1|0})", "−_{1|0}"],
  ["9+*2", "9+∗2"],
])("%s is typeset as %s", (text, shown) => {
  expect(flat(toMath(text))).toBe(shown);
});

test("what is no value stands as it is", () => {
  for (const text of ["{1|", "}}", "<script>", "a b", "", "(((", "Tiny"]) expect(() => toMath(text)).not.toThrow();
  expect(flat(toMath("<script>"))).toBe("<script>");
});

test("signs for a mark on a board", () => {
  expect(toSigns("{0|-1}")).toBe("{0|−1}");
  expect(toSigns("Tiny(2)")).toBe("+₂");
  expect(toSigns("-1/2^*")).toBe("−1/2↑∗");
});
