// Which move is meant by the places that were clicked, one after the other.
//
// A pick is a place, and of a stack also what is to be left on it. A move fits if it changes all
// places picked in that way. A piece that moves is picked by where it stands or where it goes, not
// by what it passes on its way.
import type { BoardData, LegalMove } from "../engine/protocol";

export interface Pick {
  place: string;
  mark?: string;
}

export interface Choice {
  picks: Pick[];
  fitting: LegalMove[];
  /// The move that is meant, without any doubt.
  meant: LegalMove | null;
  /// Of stacks: the move that is meant if nothing more is picked.
  ready: LegalMove | null;
}

/// Where a piece that moves arrives; null if none moves.
export function arrival(board: BoardData, move: LegalMove): string | null {
  if (!move.from) return null;
  const empty = new Set(
    board.places.filter((p) => p.kind === "square" && p.empty).map((p) => p.name),
  );
  const blank = board.places.find((p) => p.kind === "square" && p.empty)?.mark ?? ".";
  const at = move.changed.findIndex((name, i) => empty.has(name) && move.marks[i] !== blank);
  return at < 0 ? null : move.changed[at]!;
}

function touches(board: BoardData, move: LegalMove, pick: Pick): boolean {
  if (move.from) return pick.place === move.from || pick.place === arrival(board, move);
  const at = move.changed.indexOf(pick.place);
  return at >= 0 && (pick.mark === undefined || move.marks[at] === pick.mark);
}

export function choose(board: BoardData, moves: LegalMove[], picks: Pick[]): Choice {
  const fitting = moves.filter((move) => picks.every((pick) => touches(board, move, pick)));
  if (fitting.length === 0 && picks.length > 1) return choose(board, moves, picks.slice(-1));
  if (fitting.length === 0 || picks.length === 0)
    return { picks: [], fitting: [], meant: null, ready: null };
  if (board.shape === "stacks") {
    const ready = fitting.find((move) => move.changed.length === picks.length) ?? null;
    const meant = ready && fitting.length === 1 ? ready : null;
    return { picks, fitting, meant, ready };
  }
  return { picks, fitting, meant: fitting.length === 1 ? fitting[0]! : null, ready: null };
}

/// The places that may be picked now.
export function pickable(board: BoardData, moves: LegalMove[]): Set<string> {
  const places = new Set<string>();
  for (const move of moves) {
    if (move.from) {
      places.add(move.from);
      const to = arrival(board, move);
      if (to) places.add(to);
    } else {
      for (const name of move.changed) places.add(name);
    }
  }
  return places;
}
