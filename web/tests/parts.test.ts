import { expect, test } from "vitest";
import { layOut, SQUARE } from "../src/board/layout";
import { drawParts, partLetter } from "../src/board/parts";
import type { BoardData, Place } from "../src/engine/protocol";

function grid(rows: number, columns: number): BoardData {
  const places = Array.from({ length: rows * columns }, (_, i): Place => ({
    kind: "square",
    name: String.fromCharCode(97 + (i % columns)) + (Math.floor(i / columns) + 1),
    mark: ".",
    owner: null,
    heading: 0,
    empty: true,
    count: 0,
  }));
  return { shape: "grid", rows, columns, ring: false, text: "", places };
}

function outline(board: BoardData, places: string[]): string {
  return drawParts(board, layOut(board), [{ position: "", places }])[0]!.outline;
}
const loops = (path: string) => path.split("Z").filter(Boolean);
const corners = (loop: string) => loop.split("Q").length - 1;

/// The area inside a path, by its corners: those that the curves bend to.
function area(loop: string): number {
  const points = [...loop.matchAll(/Q(\S+) (\S+)/g)].map((found) => [Number(found[1]), Number(found[2])]);
  let twice = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    twice += x! * nextY! - nextX! * y!;
  });
  return twice / 2;
}

test("parts are named A to Z, then A1", () => {
  expect([0, 1, 25, 26].map(partLetter)).toEqual(["A", "B", "Z", "A1"]);
});

test("a rectangle has four corners, just inside its squares", () => {
  const [only, ...more] = loops(outline(grid(3, 3), ["a1", "b1"]));
  expect(more).toEqual([]);
  expect(corners(only!)).toBe(4);
  expect(area(only!)).toBe((2 * SQUARE - 8) * (SQUARE - 8));
});

test("an L has six corners", () => {
  expect(corners(outline(grid(3, 3), ["a1", "a2", "b2"]))).toBe(6);
});

test("a ring of squares is outlined outside and inside", () => {
  const board = grid(3, 3);
  const around = board.places.map((place) => place.name).filter((name) => name !== "b2");
  const areas = loops(outline(board, around)).map(area);
  expect(areas).toEqual([(3 * SQUARE - 8) ** 2, -((SQUARE + 8) ** 2)]);
});

test("squares that touch at a corner keep apart", () => {
  for (const squares of [
    ["a1", "b2"],
    ["b1", "a2"],
  ]) {
    const found = loops(outline(grid(2, 2), squares));
    expect(found.map(corners)).toEqual([4, 4]);
  }
});

test("nodes without names are ringed with the edges that end there", () => {
  const node: Place = { kind: "node", name: "", mark: "", owner: null, heading: 0, empty: false, count: 0, x: 0, y: 0 };
  const edge = (name: string, from: number, to: number): Place => ({ ...node, kind: "edge", name, from, to });
  const board: BoardData = { ...grid(0, 0), shape: "graph", places: [node, node, node, node, edge("a", 0, 1), edge("b", 2, 3)] };
  expect(loops(outline(board, ["", "", "a"])).length).toBe(2);
});

test("neighbours have other colours and strokes, and places that are unknown no outline", () => {
  const board = grid(1, 6);
  const parts = ["a1", "b1", "c1", "", "e1", "z9"].map((name) => ({ position: "", places: name ? [name] : [] }));
  expect(drawParts(board, layOut(board), parts).map(({ letter, style }) => [letter, style])).toEqual([
    ["A", 0],
    ["B", 1],
    ["C", 2],
    ["E", 0],
  ]);
});
