import { expect, test } from "vitest";
import { first, linkText, LinkError, pairs, pairTexts, parseLink, type Link } from "../src/state/link";

const EXAMPLE = "#1/board/g=konane/p=xo....!o...o.!x...../t=R/s=1/";

test("the example of the manual is read and written", () => {
  const link = parseLink(EXAMPLE);
  expect(link.view).toBe("board");
  expect(first(link, "g")).toBe("konane");
  expect(first(link, "p")).toBe("xo....|o...o.|x.....");
  expect(first(link, "t")).toBe("R");
  expect(linkText(link)).toBe(EXAMPLE);
});

test("an empty fragment is the board", () => {
  expect(parseLink("")).toEqual({ view: "board", values: {} });
  expect(parseLink("#")).toEqual({ view: "board", values: {} });
});

test("whatever stands in a link comes back", () => {
  const texts = ["a/b", "|!|", "%", "{1|-1}+^", "日本", "<b>&amp;\"'", "a=b", "..", "x y", "#1/board/"];
  for (const text of texts) {
    const link: Link = { view: "calc", values: { x: [text] } };
    expect(parseLink(linkText(link))).toEqual(link);
    expect(linkText(link).endsWith("/")).toBe(true);
  }
});

test("keys stand in one order, so that equal states have equal links", () => {
  expect(linkText({ view: "board", values: { p: ["1"], g: ["nim"] } })).toBe("#1/board/g=nim/p=1/");
});

test("parameters and ranges may stand several times, sorted by name", () => {
  const link = parseLink("#1/table/g=toads/w=maxSlide:2/w=a:1/f=T/");
  expect(pairs(link, "w")).toEqual({ maxSlide: "2", a: "1" });
  expect(pairTexts({ b: "1..2", a: "3" })).toEqual(["a:3", "b:1..2"]);
});

test.each([
  ["#2/board/", 0],
  ["#1/bored/", 3],
  ["#1/board/g=nim/q=1/", 15],
  ["#1/board/g=nim/g=nim/", 15],
  ["#1/board/p=%zz/", 11],
  ["#1/board/nonsense/", 9],
  ["#javascript:alert(1)", 0],
])("%s is refused at %i", (text, offset) => {
  try {
    parseLink(text);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(LinkError);
    expect((error as LinkError).offset).toBe(offset);
  }
});
