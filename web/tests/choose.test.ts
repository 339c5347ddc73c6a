import { expect, test } from "vitest";
import { arrival, choose, pickable } from "../src/board/choose";
import type { BoardData, LegalMove, Place } from "../src/engine/protocol";

function board(shape: BoardData["shape"], marks: Record<string, string>): BoardData {
  const places = Object.entries(marks).map(
    ([name, mark]): Place => ({
      kind: shape === "stacks" ? "stack" : "square",
      name,
      mark,
      owner: null,
      heading: 0,
      empty: mark === "." || mark === "0",
      count: Number(mark) || 0,
    }),
  );
  return { shape, rows: 1, columns: places.length, ring: false, text: "", places };
}
function move(name: string, from: string | null, change: Record<string, string>): LegalMove {
  return {
    move: name,
    position: name,
    points: 0,
    moves_again: false,
    from,
    changed: Object.keys(change),
    marks: Object.values(change),
  };
}

const strip = board("strip", { 1: "x", 2: "o", 3: ".", 4: "o", 5: "." });
const jumps = [
  move("1-3", "1", { 1: ".", 2: ".", 3: "x" }),
  move("1-5", "1", { 1: ".", 2: ".", 4: ".", 5: "x" }),
];

test("a piece arrives on the square that was empty", () => {
  expect(jumps.map((each) => arrival(strip, each))).toEqual(["3", "5"]);
});

test("a piece that has two moves is picked first, then where it goes", () => {
  expect(choose(strip, jumps, [{ place: "1" }]).meant).toBeNull();
  expect(choose(strip, jumps, [{ place: "1" }, { place: "5" }]).meant?.move).toBe("1-5");
});

test("what is jumped over says nothing", () => {
  expect(choose(strip, jumps, [{ place: "2" }]).fitting).toEqual([]);
  expect([...pickable(strip, jumps)].sort()).toEqual(["1", "3", "5"]);
});

test("a pick that fits no move begins anew", () => {
  expect(choose(strip, jumps, [{ place: "3" }, { place: "5" }]).meant?.move).toBe("1-5");
});

const stacks = board("stacks", { 1: "2", 2: "1" });
const takes = [
  move("1,1", null, { 1: "1" }),
  move("0,1", null, { 1: "0" }),
  move("2,0", null, { 2: "0" }),
  move("1,0", null, { 1: "1", 2: "0" }),
];

test("a stack with something left is a move, if no more could be taken", () => {
  expect(choose(stacks, takes, [{ place: "1", mark: "0" }]).meant?.move).toBe("0,1");
  const half = choose(stacks, takes, [{ place: "1", mark: "1" }]);
  expect(half.meant).toBeNull();
  expect(half.ready?.move).toBe("1,1");
  expect(
    choose(stacks, takes, [
      { place: "1", mark: "1" },
      { place: "2", mark: "0" },
    ]).meant?.move,
  ).toBe("1,0");
});

test("of a stack that may be split, what is left in all is picked, then how", () => {
  const heaps = board("stacks", { 1: "5" });
  const moves = [
    move("1:4", null, { 1: "4" }),
    move("1:1,3", null, { 1: "1,3" }),
    move("1:3", null, { 1: "3" }),
  ];
  const choice = choose(heaps, moves, [{ place: "1", mark: "4" }]);
  expect(choice.fitting.map((each) => each.move)).toEqual(["1:4", "1:1,3"]);
  expect([choice.ready, choice.meant]).toEqual([null, null]);
  expect(choose(heaps, moves, [{ place: "1", mark: "3" }]).meant?.move).toBe("1:3");
});

test("an edge of a graph is picked by itself, not by what it fells", () => {
  const graph = board("graph", { l1: "l", r2: "r" });
  const moves = [move("l1", null, { l1: "", r2: "" })];
  expect([...pickable(graph, moves)]).toEqual(["l1"]);
  expect(choose(graph, moves, [{ place: "l1" }]).meant?.move).toBe("l1");
  expect(choose(graph, moves, [{ place: "r2" }]).meant).toBeNull();
});
