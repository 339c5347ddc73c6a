// The independent parts of a position as they are drawn on its board: an outline around squares and
// stacks, a band under the lines of a graph, and a letter. Colour is never alone: outlines differ
// by their strokes, and every part has its letter.
import type { BoardData } from "../engine/protocol";
import { edgePath, SQUARE, type Box, type Layout } from "./layout";

/// A part by the names of its places.
export interface Part {
  position: string | null; // none of a game for points
  places: string[];
}

export interface PartDrawing {
  letter: string;
  /// Which of the colours and strokes, 0 to 3.
  style: number;
  outline: string;
  /// Lines and edges that are underlaid; empty if there are none.
  band: string;
  badge: { x: number; y: number };
}

export const PART_STYLES = 4;
const INSET = 4;
const ROUND = 9;
const LABEL_BELOW = 26;

/// A, B, ..., Z, A1, ...: as the engine names the parts of a sum.
export function partLetter(part: number): string {
  const letter = String.fromCharCode(65 + (part % 26));
  return part < 26 ? letter : letter + Math.floor(part / 26);
}

export function drawParts(board: BoardData, layout: Layout, parts: Part[]): PartDrawing[] {
  const index = new Map(board.places.map((place, i) => [place.name, i]));
  return parts.flatMap((part, i) => {
    const named = part.places
      .map((name) => (name === "" ? undefined : index.get(name)))
      .filter((at): at is number => at !== undefined);
    if (named.length === 0) return [];
    const places = [...namelessEnds(board, named), ...named];
    return [{ letter: partLetter(i), style: i % PART_STYLES, ...shapeOf(board, layout, places) }];
  });
}

// Nodes without a name belong to the edges that end there.
function namelessEnds(board: BoardData, places: number[]): Set<number> {
  const ends = places.flatMap((i) => [board.places[i]!.from, board.places[i]!.to]);
  const isNameless = (at: number | null | undefined): at is number =>
    at != null && board.places[at]?.kind === "node" && board.places[at].name === "";
  return new Set(ends.filter(isNameless));
}

type Shape = Pick<PartDrawing, "outline" | "band" | "badge">;

function shapeOf(board: BoardData, layout: Layout, places: number[]): Shape {
  const boxes = places.map((i) => layout.places[i]!);
  switch (board.shape) {
    case "strip":
    case "grid": {
      const first = boxes[0]!;
      const cells = places.map((i): Cell => [Math.floor(i / board.columns), i % board.columns]);
      const origin = layout.places[0]!;
      const corner = { x: origin.x - SQUARE / 2, y: origin.y - SQUARE / 2 };
      return {
        outline: outlineOf(cells, corner),
        band: "",
        badge: { x: first.x - SQUARE / 2 + 12, y: first.y - SQUARE / 2 + 12 },
      };
    }
    case "stacks": {
      const below = board.ring ? LABEL_BELOW : 8;
      const first = around(boxes[0]!, below);
      return {
        outline: boxes.map((box) => rounded(around(box, below))).join(""),
        band: "",
        badge: { x: first.x - first.width / 2 + 2, y: first.y - first.height / 2 + 2 },
      };
    }
    default:
      return hanging(board, layout, places);
  }
}

// A stack with the number above it, and in a ring its name below.
function around(box: Box, below: number): Box {
  const above = 32;
  const height = box.height + above + below;
  return { x: box.x, y: box.y + (below - above) / 2, width: box.width + 12, height };
}

function rounded({ x, y, width, height }: Box): string {
  const [left, top, r] = [x - width / 2, y - height / 2, ROUND];
  return (
    `M${left + r} ${top}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}` +
    `h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`
  );
}

// Nodes are ringed, edges and lines underlaid, boxes filled.
function hanging(board: BoardData, layout: Layout, places: number[]): Shape {
  let outline = "";
  let band = "";
  for (const i of places) {
    const place = board.places[i]!;
    const box = layout.places[i]!;
    if (place.kind === "node") outline += ring(box, 19);
    else if (place.kind === "edge") band += edgePath(board, layout, i);
    else if (place.kind === "box") outline += rounded({ ...box, width: box.width - 16, height: box.height - 16 });
    else if (place.kind === "line") {
      const [a, b] = [layout.dots[place.from ?? 0]!, layout.dots[place.to ?? 0]!];
      band += `M${a.x} ${a.y}L${b.x} ${b.y}`;
    }
  }
  const first = layout.places[places[0]!]!;
  return { outline, band, badge: { x: Math.max(first.x - 26, 11), y: Math.max(first.y - 20, 11) } };
}

function ring({ x, y }: Box, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

type Cell = [row: number, column: number];
type Way = [dx: number, dy: number];

// The edges of the cells that no other cell shares, clockwise, so that the inside is at the right.
// Where two cells touch at a corner only, each keeps to its own.
function outlineOf(cells: Cell[], corner: { x: number; y: number }): string {
  const inside = new Set(cells.map(([row, column]) => `${column},${row}`));
  const edges = new Map<string, Way[]>();
  const add = (x: number, y: number, way: Way) => {
    const key = `${x},${y}`;
    edges.set(key, [...(edges.get(key) ?? []), way]);
  };
  for (const [y, x] of cells) {
    if (!inside.has(`${x},${y - 1}`)) add(x, y, [1, 0]);
    if (!inside.has(`${x + 1},${y}`)) add(x + 1, y, [0, 1]);
    if (!inside.has(`${x},${y + 1}`)) add(x + 1, y + 1, [-1, 0]);
    if (!inside.has(`${x - 1},${y}`)) add(x, y + 1, [0, -1]);
  }
  let path = "";
  for (const [start, ways] of edges)
    while (ways.length) path += loop(start, ways[0]!, edges, corner);
  return path;
}

function loop(
  start: string,
  first: Way,
  edges: Map<string, Way[]>,
  corner: { x: number; y: number },
): string {
  let [x, y] = start.split(",").map(Number) as [number, number];
  let way = first;
  const turns: { x: number; y: number; from: Way; to: Way }[] = [];
  do {
    const here = edges.get(`${x},${y}`)!;
    here.splice(here.indexOf(way), 1);
    [x, y] = [x + way[0], y + way[1]];
    const out = edges.get(`${x},${y}`) ?? [];
    const right = out.find((each) => each[0] === -way[1] && each[1] === way[0]);
    const next = `${x},${y}` === start && !right ? first : (right ?? out[0] ?? first);
    if (next !== way && (next[0] !== way[0] || next[1] !== way[1])) turns.push({ x, y, from: way, to: next });
    way = next;
  } while (edges.get(`${x},${y}`)?.includes(way));
  return (
    turns
      .map(({ x: tx, y: ty, from, to }, i) => {
        // The normals to the right of both edges lead to the corner inside.
        const px = corner.x + tx * SQUARE + INSET * (-from[1] - to[1]);
        const py = corner.y + ty * SQUARE + INSET * (from[0] + to[0]);
        const before = `${px - ROUND * from[0]} ${py - ROUND * from[1]}`;
        return `${i ? "L" : "M"}${before}Q${px} ${py} ${px + ROUND * to[0]} ${py + ROUND * to[1]}`;
      })
      .join("") + "Z"
  );
}
