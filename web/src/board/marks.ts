// The moves of a side as marks on its board: what shall I do?
import type { Analysis, BoardData, LegalMove, Player, RatedMove } from "../engine/protocol";
import { toSigns } from "../math/notation";
import { t } from "../texts";
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

const MOST_LABELS = 8;
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

/// What a move is called here: of stacks, what it leaves; else the name that the engine gives it.
export function moveWords(shape: BoardData["shape"] | undefined, move: LegalMove): string {
  if (shape !== "stacks" || move.changed.length === 0) return move.move;
  return move.changed.map((name, i) => t.leaves(name, move.marks[i] ?? "")).join(", ");
}

export function marksOf(
  board: BoardData,
  layout: Layout,
  moves: JudgedMove[],
  isSimple: boolean,
): Mark[] {
  const losing = moves.filter((move) => move.verdict !== "wins").length;
  const winning = moves.length - losing;
  const index = new Map(board.places.map((place, i) => [place.name, i]));
  const marks: Mark[] = [];
  for (const move of moves) {
    const wins = move.verdict === "wins";
    if (!wins && (board.shape === "stacks" || losing > 4 * MOST_LABELS)) continue;
    const mark = markOf(board, layout, move, index);
    if (!mark) continue;
    if (board.shape === "stacks") {
      // A stack has room for one; what it says is the move itself.
      if (!marks.some((each) => each.places[0] === mark.places[0])) marks.push(mark);
      continue;
    }
    if (isSimple || (wins ? winning : losing) > MOST_LABELS) mark.label = "";
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
  // Of a graph the edge that is cut, or the node that is coloured.
  const changed = board.shape === "graph" ? move.legal.changed.slice(0, 1) : move.legal.changed;
  const places = changed
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
  // Above a node, which shows its name, and short, since edges lie close.
  if (kind === "node") to.y -= 28;
  if (board.shape === "graph" && label.length > 3)
    return { move, shape, from: null, to, places, label: "" };
  if (shape === "stacks") {
    // Above the first of them and its number.
    const first = layout.places[places[0]!]!;
    const tokens = board.places[places[0]!]!.count * layout.token;
    return { move, shape, from: null, places, label: left(move), to: { x: first.x, y: first.y + first.height / 2 - tokens - 40 } };
  }
  return { move, shape, from: null, to, places, label };
}

// "→ 2", or "1→0 5→4" of several: what is left of the stacks that change.
function left(move: JudgedMove): string {
  const { changed, marks } = move.legal;
  if (changed.length === 1) return `→ ${marks[0]}`;
  return changed.map((name, i) => `${name}→${marks[i]}`).join(" ");
}

function shortened(label: string): string {
  return label.length > LONGEST_LABEL ? "⋯" : label;
}
