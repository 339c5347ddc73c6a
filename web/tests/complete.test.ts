// What the calculator offers while one writes.
import { expect, test } from "vitest";
import { completionsOf, distinct, fitting, wordBefore } from "../src/state/complete";

const help = ["Properties:", "  .Mean      the mean value", "  .Cool(t)   the game cooled by t", "  nim(p)     a position"].join("\n");

test("names are read from a page of help", () => {
  expect(completionsOf(help).map((each) => each.name)).toEqual([".Mean", ".Cool(t)", "nim(p)"]);
});

test("a name that two pages of help tell of is offered once", () => {
  const all = distinct([...completionsOf(help), { name: ".Mean", about: "again" }]);
  expect(fitting(all, "m", true)).toEqual([{ name: ".Mean", about: "the mean value" }]);
});

test("after a point only properties fit", () => {
  expect(wordBefore("g.Me", 4)).toEqual({ word: "Me", isProperty: true });
  expect(fitting(completionsOf(help), "n", true)).toEqual([]);
  expect(fitting(completionsOf(help), "n", false).map((each) => each.name)).toEqual(["nim(p)"]);
});
