// The moves of a side as marks on its board: what shall I do?
import type { Analysis, BoardData, LegalMove, Player, RatedMove } from "../engine/protocol";
import { toSigns } from "../math/notation";
import { arrival } from "./choose";
import type { Layout } from "./layout";

export type Verdict = "wins" | "loses" | "unknown";

/// A legal move and what is known of it.
export interface JudgedMove {
  legal: LegalMove;
  rated: RatedMove | null;
  verdict: Verdict;
  /// What it leads to, as text: a value, or points.
  result: string;
}

export interface Mark {
  move: JudgedMove;
  shape: "arrow" | "cover" | "stacks" | "line";
  from: { x: number; y: number } | null;
  to: { x: number; y: number };
  places: number[];
  label: string;
}

const MOST_LOSING = 8;
const LONGEST_LABEL = 9;

function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

export function judged(
  legal: LegalMove[],
  analysis: Analysis | null,
  player: Player,
): JudgedMove[] {
  const rated = analysis?.moves[player === "Left" ? "left" : "right"] ?? [];
  const byPosition = new Map(rated.map((move) => [move.position, move]));
  const best = rated.reduce((most, move) => Math.max(most, move.margin ?? -Infinity), -Infinity);
  const all = legal.map((move): JudgedMove => {
    const known = byPosition.get(move.position) ?? null;
    return {
      legal: move,
      rated: known,
      verdict: known ? verdict(known, best) : "unknown",
      result: known ? result(known) : "",
    };
  });
  const order = new Map(rated.map((move, i) => [move.position, i]));
  const rank = (move: JudgedMove) => order.get(move.legal.position) ?? rated.length;
  return all.sort((a, b) => rank(a) - rank(b));
}

function verdict(move: RatedMove, best: number): Verdict {
  if (move.wins !== null) return move.wins ? "wins" : "loses";
  if (move.margin !== null) return move.margin === best ? "wins" : "loses";
  return "unknown";
}

function result(move: RatedMove): string {
  if (move.value) return String(move.value.value);
  return move.margin === null ? "" : signed(move.margin);
}

export function marksOf(
  board: BoardData,
  layout: Layout,
  moves: JudgedMove[],
  isSimple: boolean,
): Mark[] {
  const losing = moves.filter((move) => move.verdict !== "wins").length;
  const index = new Map(board.places.map((place, i) => [place.name, i]));
  const marks: Mark[] = [];
  for (const move of moves) {
    const wins = move.verdict === "wins";
    if (!wins && (board.shape === "stacks" || losing > 4 * MOST_LOSING)) continue;
    if (board.shape === "stacks" && marks.length > 0) continue;
    const mark = markOf(board, layout, move, index);
    if (!mark) continue;
    if (isSimple || (!wins && losing > MOST_LOSING)) mark.label = "";
    marks.push(mark);
  }
  return marks.reverse(); // the best on top
}

export function markOf(
  board: BoardData,
  layout: Layout,
  move: JudgedMove,
  index = new Map(board.places.map((place, i) => [place.name, i])),
): Mark | null {
  const places = move.legal.changed
    .map((name) => index.get(name) ?? -1)
    .filter((i) => i >= 0 && board.places[i]!.kind !== "box");
  if (places.length === 0) return null;
  const label = shortened(toSigns(move.result));
  const arrives = arrival(board, move.legal);
  if (move.legal.from && arrives) {
    const from = layout.places[index.get(move.legal.from)!]!;
    const to = layout.places[index.get(arrives)!]!;
    return { move, shape: "arrow", from, to, places, label };
  }
  const boxes = places.map((i) => layout.places[i]!);
  const to = {
    x: boxes.reduce((sum, box) => sum + box.x, 0) / boxes.length,
    y: boxes.reduce((sum, box) => sum + box.y, 0) / boxes.length,
  };
  const kind = board.places[places[0]!]!.kind;
  const shape = kind === "stack" ? "stacks" : kind === "square" ? "cover" : "line";
  if (shape === "stacks") {
    // Above the first of them and its number.
    const first = layout.places[places[0]!]!;
    const tokens = board.places[places[0]!]!.count * layout.token;
    return { move, shape, from: null, places, label: left(move), to: { x: first.x, y: first.y + first.height / 2 - tokens - 40 } };
  }
  return { move, shape, from: null, to, places, label };
}

// "2,1": what is left of the stacks that change.
function left(move: JudgedMove): string {
  return `→ ${move.legal.marks.join(",")}`;
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? "⋯" : label;
}
