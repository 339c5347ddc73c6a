// Where the places of a described board lie in its picture, in units of its own.
//
// One function a shape; what stands there is drawn by Board.svelte. The page knows no game: all of
// it comes from the description (docs/engine-protocol.md, `board`).
import type { BoardData } from "../engine/protocol";

export interface Box {
  x: number; // of the middle
  y: number;
  width: number;
  height: number;
}

export interface Label {
  x: number;
  y: number;
  text: string;
}

export interface Layout {
  width: number;
  height: number;
  /// The board itself, without the coordinates around it.
  frame: Box;
  places: Box[];
  labels: Label[];
  /// The dots of a board of lines.
  dots: { x: number; y: number }[];
  /// Of stacks: the height of one token.
  token: number;
}

export const SQUARE = 64;
const EDGE = 7;
const LETTERING = 26;
const GAP = 70;
const TALLEST = 180;
const STACK = 58;
const GRAPH = 0.5; // of the engine's hundredths

export function layOut(board: BoardData): Layout {
  switch (board.shape) {
    case "strip":
    case "grid":
      return squares(board);
    case "stacks":
      return board.ring ? ring(board) : row(board);
    case "dots":
      return lines(board);
    case "graph":
      return graph(board);
    case "text":
      return empty(320, 120);
  }
}

function empty(width: number, height: number): Layout {
  return {
    width,
    height,
    frame: { x: width / 2, y: height / 2, width, height },
    places: [],
    labels: [],
    dots: [],
    token: 0,
  };
}

export function columnLetters(column: number): string {
  const letter = String.fromCharCode(97 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

function squares(board: BoardData): Layout {
  const isStrip = board.shape === "strip";
  const left = isStrip ? EDGE : LETTERING + EDGE;
  const top = isStrip ? EDGE : LETTERING + EDGE;
  const width = left + board.columns * SQUARE + EDGE;
  const height = top + board.rows * SQUARE + EDGE + (isStrip ? LETTERING : 0);
  const layout = empty(width, height);
  const middle = (row: number, column: number) => ({
    x: left + (column + 0.5) * SQUARE,
    y: top + (row + 0.5) * SQUARE,
  });
  layout.frame = {
    x: left + (board.columns * SQUARE) / 2,
    y: top + (board.rows * SQUARE) / 2,
    width: board.columns * SQUARE + 2 * EDGE,
    height: board.rows * SQUARE + 2 * EDGE,
  };
  layout.places = board.places.map((_, i) => ({
    ...middle(Math.floor(i / board.columns), i % board.columns),
    width: SQUARE,
    height: SQUARE,
  }));
  for (let column = 0; column < board.columns; ++column)
    layout.labels.push(
      isStrip
        ? { x: middle(0, column).x, y: height - 7, text: String(column + 1) }
        : { x: middle(0, column).x, y: LETTERING - 9, text: columnLetters(column) },
    );
  if (!isStrip)
    for (let row = 0; row < board.rows; ++row)
      layout.labels.push({ x: LETTERING / 2 - 2, y: middle(row, 0).y + 5, text: String(row + 1) });
  return layout;
}

export function tallest(board: BoardData): number {
  return Math.max(1, ...board.places.map((place) => place.count));
}

function tokenHeight(board: BoardData): number {
  return Math.min(18, TALLEST / tallest(board));
}

function row(board: BoardData): Layout {
  const token = tokenHeight(board);
  const high = Math.max(token * tallest(board), 60);
  const height = high + 110;
  const layout = empty(Math.max(board.places.length * (STACK + 18) + 24, 180), height);
  const start = (layout.width - board.places.length * (STACK + 18)) / 2;
  layout.token = token;
  layout.places = board.places.map((_, i) => ({
    x: start + (i + 0.5) * (STACK + 18),
    y: 60 + high / 2,
    width: STACK,
    height: high,
  }));
  layout.labels = layout.places.map((box, i) => ({
    x: box.x,
    y: height - 12,
    text: board.places[i]!.name,
  }));
  return layout;
}

function ring(board: BoardData): Layout {
  const count = board.places.length;
  const token = Math.min(12, 90 / tallest(board));
  const high = Math.max(token * tallest(board), 44);
  const radius = Math.max(((STACK + 26) * count) / (2 * Math.PI), 70);
  const tall = Math.max(radius, (high + 56) / 1.6);
  const width = 2 * radius + STACK + 60;
  const height = 2 * tall + high + 76;
  const layout = empty(width, height);
  layout.token = token;
  layout.places = board.places.map((_, i) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * i) / Math.max(count, 1);
    return {
      x: width / 2 + radius * Math.cos(angle),
      y: height / 2 + tall * Math.sin(angle),
      width: STACK,
      height: high,
    };
  });
  layout.labels = layout.places.map((box, i) => ({
    x: box.x,
    y: box.y + box.height / 2 + 18,
    text: board.places[i]!.name,
  }));
  return layout;
}

function lines(board: BoardData): Layout {
  const edge = 40;
  const width = 2 * edge + board.columns * GAP;
  const height = 2 * edge + board.rows * GAP;
  const layout = empty(width, height);
  const across = board.columns + 1;
  for (let dot = 0; dot < across * (board.rows + 1); ++dot)
    layout.dots.push({
      x: edge + (dot % across) * GAP,
      y: edge + Math.floor(dot / across) * GAP,
    });
  // Lines are named by their dots: a, b, ... from the left, 1, 2, ... from the bottom.
  for (let column = 0; column < across; ++column)
    layout.labels.push({ x: edge + column * GAP, y: height - 8, text: columnLetters(column) });
  for (let row = 0; row <= board.rows; ++row)
    layout.labels.push({ x: 10, y: edge + row * GAP + 5, text: String(board.rows + 1 - row) });
  let box = 0;
  layout.places = board.places.map((place) => {
    if (place.kind === "box") {
      const at = box++;
      return {
        x: edge + ((at % board.columns) + 0.5) * GAP,
        y: edge + (Math.floor(at / board.columns) + 0.5) * GAP,
        width: GAP,
        height: GAP,
      };
    }
    const a = layout.dots[place.from ?? 0]!;
    const b = layout.dots[place.to ?? 0]!;
    const isLevel = a.y === b.y;
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      width: isLevel ? GAP - 20 : 36,
      height: isLevel ? 36 : GAP - 20,
    };
  });
  return layout;
}

function graph(board: BoardData): Layout {
  const layout = empty((board.width ?? 200) * GRAPH + 20, (board.height ?? 200) * GRAPH + 20);
  layout.places = board.places.map((place) => ({
    x: (place.x ?? 0) * GRAPH + 10,
    y: (place.y ?? 0) * GRAPH + 10,
    width: place.kind === "node" ? 28 : 34,
    height: place.kind === "node" ? 28 : 34,
  }));
  return layout;
}

export function groundOf(board: BoardData): number {
  return (board.ground ?? 0) * GRAPH + 10;
}

type Spot = { x: number; y: number };

/// The two ends of an edge of a graph. One that is tied to the ground ends at its foot; if the other
/// end is the ground too, that is as far from its middle.
function edgeEnds(board: BoardData, layout: Layout, index: number): [Spot, Spot] {
  const place = board.places[index]!;
  const middle = layout.places[index]!;
  const [x, y] = place.foot ?? [0, 0];
  const foot = { x: x * GRAPH + 10, y: y * GRAPH + 10 };
  const end = (node: number | null | undefined) => (node == null ? null : layout.places[node]!);
  const a = end(place.from);
  const b = end(place.to);
  return [a ?? (b ? foot : { x: 2 * middle.x - foot.x, y: 2 * middle.y - foot.y }), b ?? foot];
}

/// The bits of ground of an edge that is tied to it, where the ground is no line.
export function groundPath(board: BoardData, layout: Layout, index: number): string {
  if ((board.ground ?? 0) > 0) return "";
  const place = board.places[index]!;
  const [from, to] = edgeEnds(board, layout, index);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (-8 * (to.y - from.y)) / length, y: (8 * (to.x - from.x)) / length };
  const bit = ({ x, y }: Spot) => `M${x - across.x} ${y - across.y}L${x + across.x} ${y + across.y}`;
  return (place.from === null ? bit(from) : "") + (place.to === null ? bit(to) : "");
}

/// An edge of a graph, through the point at which it bulges.
export function edgePath(board: BoardData, layout: Layout, index: number): string {
  const place = board.places[index]!;
  const middle = layout.places[index]!;
  const [from, to] = edgeEnds(board, layout, index);
  if (place.from !== null && place.from === place.to) {
    const size = 46 + Math.abs(place.bend ?? 0) * GRAPH * GRAPH;
    return `M${from.x} ${from.y}C${from.x - size} ${from.y - size} ${from.x + size} ${from.y - size} ${from.x} ${from.y}`;
  }
  const control = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`;
}

/// The place to which an arrow key leads: the nearest one in that direction.
export function neighbour(
  layout: Layout,
  from: number,
  key: string,
  isStop: (index: number) => boolean,
): number {
  const dx = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  const dy = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
  const start = layout.places[from];
  if (!start || (dx === 0 && dy === 0)) return from;
  let best = from;
  let least = Infinity;
  layout.places.forEach((box, i) => {
    if (i === from || !isStop(i)) return;
    const along = (box.x - start.x) * dx + (box.y - start.y) * dy;
    const aside = Math.abs((box.x - start.x) * dy) + Math.abs((box.y - start.y) * dx);
    if (along <= 1) return;
    const far = along + 3 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}
