// What the engine's lines hold (docs/engine-protocol.md): only what the page reads of it.

export type Player = "Left" | "Right";

export interface EngineFault {
  kind: "input" | "limit" | "cancelled";
  message: string;
  offset?: number;
  remedy?: { kind: string; [key: string]: unknown };
}

export interface TypedValue {
  type: string;
  value?: string | boolean;
  items?: TypedValue[];
  mean?: string;
  temperature?: string;
  left?: [string, string][];
  right?: [string, string][];
  [key: string]: unknown;
}

export interface Parameter {
  name: string;
  standard: string;
  words?: string[];
  least?: number;
  most?: number;
  help: string;
}

export interface GameAbout {
  game: string;
  name: string;
  kind: "partizan" | "impartial" | "scoring";
  summary: string;
  rules: string;
  notation: string;
  left: string | null;
  right: string | null;
  board: Shape;
  parameters: Parameter[];
  variants: { name: string; with: Record<string, string> }[];
  examples: string[];
  points?: { one: string; several: string };
}

export interface Hello {
  hello: string;
  version: string;
  schema: number;
  levels: string[];
  requests: { do: string; about: string; games?: string[] }[];
  games: GameAbout[];
}

export type Shape = "strip" | "grid" | "stacks" | "dots" | "graph" | "text";

export interface Place {
  kind: "square" | "stack" | "line" | "box" | "node" | "edge";
  name: string;
  mark: string;
  owner: Player | null;
  heading: number;
  empty: boolean;
  count: number;
  from?: number | null;
  to?: number | null;
  x?: number;
  y?: number;
  bend?: number;
  foot?: [number, number];
}

export interface BoardData {
  shape: Shape;
  rows: number;
  columns: number;
  ring: boolean;
  text: string;
  places: Place[];
  width?: number;
  height?: number;
  ground?: number;
}

export interface BoardAnswer {
  game: string;
  parameters: Record<string, string>;
  position: string;
  board: BoardData;
  marks: string[];
}

export interface LegalMove {
  move: string;
  position: string;
  points: number;
  moves_again: boolean;
  from: string | null;
  changed: string[];
  marks: string[];
}

export interface Standing {
  position: string;
  player: Player;
  points: { left: number; right: number };
  over: boolean;
  winner: Player | null;
}

export interface MovesAnswer extends Standing {
  moves: LegalMove[];
}

export interface PlayAnswer extends Standing {
  move: string;
  reason: string;
}

export interface RatedMove {
  move: string;
  changed: string[];
  position: string;
  value: TypedValue | null;
  wins: boolean | null;
  margin: number | null;
  reason: string | null;
  points?: number;
  moves_again?: boolean;
  undominated?: boolean;
  canonical?: boolean;
  orthodox?: boolean;
  replies?: { all: number; winning: number };
}

export type Outcome = "L" | "R" | "N" | "P";

export interface Analysis {
  game: string;
  kind: GameAbout["kind"];
  position: string;
  value: TypedValue | null;
  outcome: Outcome | null;
  margin: number | null;
  mean: TypedValue | null;
  temperature: TypedValue | null;
  stops: { left: TypedValue; right: TypedValue } | null;
  components: { position: string; value: TypedValue | null }[];
  limit: { message?: string } | string | null;
  moves: { left: RatedMove[]; right: RatedMove[] };
}

export interface Grade {
  best: boolean;
  lost_win: boolean | null;
  cost: number | null;
  better: string[] | null;
}

/// A piece of a loony endgame, and how the plane flies through it.
export interface FlightLeg {
  piece: string;
  kind: "chain" | "loop";
  length: number;
  phase: string | null;
  coin: number;
  start: number;
  net: number;
  altitude: number;
  lowest: number;
}

export interface Flight {
  graph: string;
  cv: number;
  breakdown: string;
  value?: number;
  proves_cv?: boolean;
  pieces: FlightLeg[];
  altitude: number[];
  crash?: number | null;
  partial?: boolean;
}

export interface Sieve {
  n: number;
  k: number;
  rule: string;
  a: number;
  board: string;
  max: number;
  positions: number;
  p_positions: number;
  list: number[][];
}

export interface Pattern {
  game: string;
  found: boolean;
  set?: string[];
  missing?: string;
  tested: number;
  proved_set: string[] | null;
}

export interface GameCheck {
  positions: number;
  all: boolean;
  passed: boolean;
  trials: { promise: string; cases: number; fault: string | null; mend: string | null }[];
}
