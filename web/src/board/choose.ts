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
  if (board.shape === "graph") return move.changed[0] === pick.place;
  const at = move.changed.indexOf(pick.place);
  return at >= 0 && (pick.mark === undefined || total(move.marks[at]!) === Number(pick.mark));
}

/// The tokens of what is left of a stack; "1,3" if that was split.
function total(mark: string): number {
  return mark.split(",").reduce((sum, count) => sum + Number(count), 0);
}

export function choose(board: BoardData, moves: LegalMove[], picks: Pick[]): Choice {
  const fitting = moves.filter((move) => picks.every((pick) => touches(board, move, pick)));
  if (fitting.length === 0 && picks.length > 1) return choose(board, moves, picks.slice(-1));
  if (fitting.length === 0 || picks.length === 0)
    return { picks: [], fitting: [], meant: null, ready: null };
  if (board.shape === "stacks") {
    const exact = fitting.filter((move) => move.changed.length === picks.length);
    const ready = exact.length === 1 ? exact[0]! : null;
    const meant = fitting.length === 1 ? ready : null;
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
    } else if (board.shape === "graph") {
      if (move.changed[0]) places.add(move.changed[0]);
    } else {
      for (const name of move.changed) places.add(name);
    }
  }
  return places;
}
