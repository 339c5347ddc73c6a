import { expect, test } from "vitest";
import { layOut } from "../src/board/layout";
import { judged, marksOf, moveWords } from "../src/board/marks";
import type { Analysis, BoardData, LegalMove, Place } from "../src/engine/protocol";

const stack = (name: string, count: number): Place => ({
  kind: "stack",
  name,
  mark: String(count),
  owner: null,
  heading: 0,
  empty: count === 0,
  count,
});
const board: BoardData = {
  shape: "stacks",
  rows: 1,
  columns: 3,
  ring: false,
  text: "",
  places: [stack("1", 3), stack("2", 5), stack("3", 7)],
};
const move = (changed: string[], marks: string[]): LegalMove => ({
  move: changed.join() + "=" + marks.join(),
  position: changed.join() + "=" + marks.join(),
  points: 0,
  moves_again: false,
  from: null,
  changed,
  marks,
});
function analysed(moves: LegalMove[], winning: number): Analysis {
  const left = moves.map((each, i) => ({
    move: each.move,
    changed: each.changed,
    position: each.position,
    value: { type: "Game", value: "*" },
    wins: i < winning,
    margin: null,
    reason: null,
  }));
  return { moves: { left, right: [] } } as unknown as Analysis;
}

test("a move at stacks is called by what it leaves", () => {
  expect(moveWords("stacks", move(["1"], ["2"]))).toBe("stack 1: leave 2");
  expect(moveWords("stacks", move(["1", "2"], ["0", "4"]))).toBe("stack 1: leave 0, stack 2: leave 4");
  expect(moveWords("grid", move(["a1"], ["x"]))).toBe("a1=x");
});

test("every stack with a winning move is marked once, with what to leave, also for beginners", () => {
  const moves = [move(["1"], ["2"]), move(["2"], ["4"]), move(["1"], ["0"]), move(["3"], ["6"])];
  for (const isSimple of [true, false]) {
    const marks = marksOf(board, layOut(board), judged(moves, analysed(moves, 3), "Left"), isSimple);
    expect(marks.map((mark) => mark.label).sort()).toEqual(["→ 2", "→ 4"]);
  }
});

test("where nearly everything wins the marks are ticks alone", () => {
  const grid: BoardData = {
    ...board,
    shape: "strip",
    columns: 12,
    places: Array.from({ length: 12 }, (_, i) => ({ ...stack(`${i}`, 0), kind: "square", mark: "." })),
  };
  const moves = grid.places.map((place) => move([place.name], ["x"]));
  const labels = (winning: number) =>
    marksOf(grid, layOut(grid), judged(moves.slice(0, winning), analysed(moves, winning), "Left"), false).map(
      (mark) => mark.label,
    );
  expect(labels(12)).toEqual(Array(12).fill(""));
  expect(labels(3)).toEqual(["∗", "∗", "∗"]);
});
