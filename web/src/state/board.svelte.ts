// What the board shows: a game, its position with the way that led there, and what is known of it.
//
// A change of the position first drops what was known, so that no answer is ever stale; then the
// board and its legal moves are asked of one engine, and the analysis of another, which may take
// long and may be stopped. Answers that come too late are let go.
import { choose, type Pick } from "../board/choose";
import { judged, moveWords, type JudgedMove } from "../board/marks";
import { deep, quick } from "../engine/engines";
import { EngineError } from "../engine/lane";
import { t } from "../texts";
import type {
  Analysis,
  BoardAnswer,
  GameAbout,
  LegalMove,
  MovesAnswer,
  PlayAnswer,
  Player,
} from "../engine/protocol";

export interface Step {
  position: string;
  player: Player;
  /// How it came about: the move, and who made it; none at the start.
  move: string | null;
  by: Player | null;
  changed: string[];
  points: { left: number; right: number };
}

/// A board with its way there, for undo.
interface Snapshot {
  about: GameAbout;
  withs: Record<string, string>;
  steps: Step[];
  at: number;
}

export interface Fault {
  text: string;
  message: string;
  offset: number | null;
}

export type Work =
  | { state: "idle" }
  | { state: "working"; since: number }
  | { state: "stopped"; seconds: string }
  | { state: "limit"; message: string };

const FIRST_TIME = 10; // seconds that an analysis may take before it asks for more
const MACHINE_TIME = 4;
const MOST_REMEMBERED = 300;
const MOST_UNDONE = 200;
const REST = 300; // milliseconds before the positions on the way are analysed

export const other = (player: Player): Player => (player === "Left" ? "Right" : "Left");

class BoardState {
  about = $state<GameAbout | null>(null);
  withs = $state<Record<string, string>>({});
  steps = $state<Step[]>([]);
  at = $state(0);
  shown = $state<BoardAnswer | null>(null);
  legal = $state<{ Left: LegalMove[]; Right: LegalMove[] }>({ Left: [], Right: [] });
  /// Whether what is shown, and the legal moves, are those of this position.
  isSettled = $state(false);
  analysis = $state<Analysis | null>(null);
  work = $state<Work>({ state: "idle" });
  fault = $state<Fault | null>(null);
  isEditing = $state(false);
  brush = $state<string | null>(null); // null: the next mark in turn
  picks = $state<Pick[]>([]);
  machine = $state<Player | null>(null);
  level = $state("perfect");
  said = $state<{ move: string; reason: string } | null>(null); // of the machine's last move
  isThinking = $state(false);
  hidden = $state(false);
  seconds = $state(FIRST_TIME);
  /// By game, parameters and position.
  private known = new Map<string, Analysis>();
  private learnt = $state(0); // how often something was put there
  /// The boards before the last edits and after those that were undone.
  private past = $state.raw<Snapshot[]>([]);
  private future = $state.raw<Snapshot[]>([]);
  private turn = 0;

  get step(): Step {
    return this.steps[this.at] ?? NO_STEP;
  }
  get isPartizan(): boolean {
    return this.about?.kind === "partizan";
  }
  get isScoring(): boolean {
    return this.about?.kind === "scoring";
  }
  get choice() {
    return this.shown
      ? choose(this.shown.board, this.legal[this.step.player], this.picks)
      : { picks: [], fitting: [], meant: null, ready: null };
  }
  get canUndo(): boolean {
    return this.at > 0 || this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.at + 1 < this.steps.length || this.future.length > 0;
  }
  get isOver(): boolean {
    return this.isSettled && this.legal[this.step.player].length === 0;
  }

  moves(player: Player): JudgedMove[] {
    return judged(this.legal[player], this.analysis, player);
  }

  /// Who won a game that is over; null if it is drawn.
  get winner(): Player | null {
    if (!this.isScoring) return other(this.step.player);
    const { left, right } = this.step.points;
    return left === right ? null : left > right ? "Left" : "Right";
  }

  /// Whose box each is, as far as the way there tells.
  get owners(): Map<string, Player> {
    const owners = new Map<string, Player>();
    for (const step of this.steps.slice(1, this.at + 1))
      if (step.by) for (const name of step.changed) owners.set(name, step.by);
    return owners;
  }

  private where(position: string) {
    return { game: this.about!.game, position, with: $state.snapshot(this.withs) };
  }

  private key(position: string): string {
    return JSON.stringify(this.where(position));
  }

  analysisOf(step: Step): Analysis | null {
    void this.learnt;
    return this.known.get(this.key(step.position)) ?? null;
  }

  /// Begins anew with this position. What does not parse is told in `fault`, and nothing changes.
  async open(
    about: GameAbout,
    withs: Record<string, string>,
    position: string,
    player: Player | null = null,
  ): Promise<boolean> {
    try {
      const where = { game: about.game, position, with: withs };
      const standing = await quick.ask<MovesAnswer>("moves", player ? { ...where, player } : where);
      this.keepForUndo();
      this.about = about;
      this.withs = withs;
      this.said = null;
      this.fault = null;
      this.begin({
        position: standing.position,
        player: standing.player,
        points: standing.points,
        move: null,
        by: null,
        changed: [],
      });
      return true;
    } catch (error) {
      this.fault = faultOf(error, position);
      return false;
    }
  }

  private snapshot(): Snapshot {
    return { about: this.about!, withs: this.withs, steps: this.steps, at: this.at };
  }

  private keepForUndo(): void {
    if (this.about && this.steps.length) this.past = [...this.past, this.snapshot()].slice(-MOST_UNDONE);
    this.future = [];
  }

  private restore(board: Snapshot): void {
    Object.assign(this, board);
    this.said = null;
    this.fault = null;
    void this.refresh();
  }

  /// A move back, or before the first what was there before the last edit.
  undo(): void {
    if (this.at > 0) return this.goTo(this.at - 1);
    const before = this.past.at(-1);
    if (!before) return;
    this.future = [...this.future, this.snapshot()];
    this.past = this.past.slice(0, -1);
    this.restore(before);
  }

  redo(): void {
    if (this.at + 1 < this.steps.length) return this.goTo(this.at + 1);
    const after = this.future.at(-1);
    if (!after) return;
    this.past = [...this.past, this.snapshot()];
    this.future = this.future.slice(0, -1);
    this.restore(after);
  }

  private begin(step: Step): void {
    this.steps = [step];
    this.at = 0;
    void this.refresh();
  }

  goTo(index: number): void {
    if (index < 0 || index >= this.steps.length || index === this.at) return;
    this.at = index;
    this.said = null;
    void this.refresh();
  }

  swap(): void {
    if (!this.about) return;
    this.future = [];
    this.steps = [...this.steps.slice(0, this.at), { ...this.step, player: other(this.step.player) }];
    this.picks = [];
    this.said = null;
    void this.refresh();
  }

  play(move: LegalMove, by: Player = this.step.player): void {
    this.future = [];
    this.steps = [...this.steps.slice(0, this.at + 1), stepAfter({ ...this.step, player: by }, move)];
    this.at = this.steps.length - 1;
    this.said = null;
    void this.refresh();
  }

  /// The moves of a link, by their names; stops at the first that is none.
  async replay(names: string[], at: number): Promise<void> {
    for (const name of names) {
      const step = this.steps.at(-1)!;
      const where = { ...this.where(step.position), player: step.player };
      const { moves } = await quick.ask<MovesAnswer>("moves", where);
      const move = moves.find((each) => each.move === name);
      if (!move) {
        this.fault = { text: name, message: t.noSuchMove(name), offset: 0 };
        break;
      }
      this.steps = [...this.steps, stepAfter(step, move)];
    }
    const last = this.steps.length - 1;
    const index = Number.isInteger(at) && at >= 0 ? Math.min(at, last) : last;
    if (index !== this.at) this.goTo(index);
  }

  /// A click on a place of the board, while playing.
  pick(pick: Pick): void {
    if (!this.shown || !this.isSettled || this.isThinking) return;
    const moves = this.legal[this.step.player];
    const again = this.picks.findIndex((each) => each.place === pick.place);
    const picks =
      again >= 0 && pick.mark === undefined
        ? this.picks.filter((_, i) => i !== again)
        : [...this.picks.filter((_, i) => i !== again), pick];
    const choice = choose(this.shown.board, moves, picks);
    this.picks = choice.picks;
    if (choice.meant) this.play(choice.meant);
  }

  drop(): void {
    this.picks = [];
  }

  /// A click on a place of the board, while editing.
  async put(place: string, mark: string): Promise<void> {
    await this.change("edit", { place, mark });
  }

  async resize(rows: number, columns: number): Promise<void> {
    await this.change("edit", { rows, columns });
  }

  async scatter(): Promise<void> {
    await this.change("scatter", { seed: Math.floor(Math.random() * 2 ** 31) });
  }

  private async change(question: string, fields: Record<string, unknown>): Promise<void> {
    if (!this.about) return;
    try {
      const edited = await quick.ask<BoardAnswer>(question, {
        ...this.where(this.step.position),
        ...fields,
      });
      this.fault = null;
      this.keepForUndo();
      this.begin({ ...NO_STEP, position: edited.position, player: this.step.player });
    } catch (error) {
      this.fault = faultOf(error, this.step.position);
    }
  }

  async refresh(): Promise<void> {
    const turn = ++this.turn;
    if (deep.isBusy) deep.stop();
    this.isSettled = false;
    this.legal = { Left: [], Right: [] };
    this.analysis = this.analysisOf(this.step);
    this.work = { state: "idle" };
    this.picks = [];
    this.isThinking = false;
    const where = this.where(this.step.position);
    try {
      const [shown, left, right] = await Promise.all([
        quick.ask<BoardAnswer>("board", where),
        quick.ask<MovesAnswer>("moves", { ...where, player: "Left" }),
        quick.ask<MovesAnswer>("moves", { ...where, player: "Right" }),
      ]);
      if (turn !== this.turn) return;
      this.shown = shown;
      this.legal = { Left: left.moves, Right: right.moves };
      this.isSettled = true;
    } catch (error) {
      if (turn === this.turn) this.fault = faultOf(error, this.step.position);
      return;
    }
    const isMachines = this.machine === this.step.player && !this.isOver && !this.isEditing;
    // The graph of the game wants a value of every position, so the machine's are analysed too.
    await this.analyse(isMachines ? MACHINE_TIME : FIRST_TIME);
    if (turn === this.turn && isMachines && this.machine) return this.machineMove(turn);
    await this.lookBack(turn);
  }

  // What is not known of the positions on the way, for the graph of the game and its review.
  private async lookBack(turn: number): Promise<void> {
    if (this.steps.length < 2) return;
    await new Promise((done) => setTimeout(done, REST));
    for (const step of this.steps) {
      if (turn !== this.turn) return;
      if (this.analysisOf(step)) continue;
      try {
        const where = this.where(step.position);
        const found = await deep.ask<Analysis>("analyse", { ...where, time: MACHINE_TIME });
        if (turn === this.turn) this.remember(step.position, found);
      } catch {
        return; // another position is looked at
      }
    }
  }

  async analyse(seconds: number): Promise<void> {
    if (this.analysis && !this.analysis.limit) return;
    const turn = this.turn;
    this.seconds = seconds;
    this.work = { state: "working", since: performance.now() };
    const since = performance.now();
    try {
      const found = await deep.ask<Analysis>("analyse", {
        ...this.where(this.step.position),
        time: seconds,
      });
      if (turn !== this.turn) return;
      this.remember(this.step.position, found);
      this.analysis = found;
      this.work = { state: "idle" };
    } catch (error) {
      if (turn !== this.turn) return;
      const cancelled = error instanceof EngineError && error.kind === "cancelled";
      this.work = cancelled
        ? { state: "stopped", seconds: ((performance.now() - since) / 1000).toFixed(1) }
        : { state: "limit", message: (error as Error).message };
    }
  }

  stop(): void {
    this.machine = null; // else it would go on at once
    this.isThinking = false;
    deep.stop();
  }

  private remember(position: string, analysis: Analysis): void {
    this.known.set(this.key(position), analysis);
    this.learnt++;
    if (this.known.size > MOST_REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }

  setMachine(player: Player | null): void {
    this.machine = player;
    void this.refresh();
  }

  private async machineMove(turn: number): Promise<void> {
    this.isThinking = true;
    try {
      const by = this.step.player;
      const played = await deep.ask<PlayAnswer>("play", {
        ...this.where(this.step.position),
        player: by,
        level: this.level,
        seed: Math.floor(Math.random() * 2 ** 31),
        time: MACHINE_TIME,
      });
      if (turn !== this.turn) return;
      this.isThinking = false;
      const move = this.legal[by].find((each) => each.position === played.position);
      if (!move) return;
      this.play(move, by);
      this.said = { move: moveWords(this.shown?.board.shape, move), reason: played.reason };
    } catch (error) {
      if (turn !== this.turn) return;
      this.isThinking = false;
      this.work = { state: "limit", message: (error as Error).message };
    }
  }
}

const NO_STEP: Step = {
  position: "",
  player: "Left",
  move: null,
  by: null,
  changed: [],
  points: { left: 0, right: 0 },
};

function stepAfter(step: Step, move: LegalMove): Step {
  const by = step.player;
  const { left, right } = step.points;
  return {
    position: move.position,
    player: move.moves_again ? by : other(by),
    move: move.move,
    by,
    changed: move.changed,
    points:
      by === "Left" ? { left: left + move.points, right } : { left, right: right + move.points },
  };
}

export function faultOf(error: unknown, text: string): Fault {
  const offset = error instanceof EngineError ? (error.offset ?? null) : null;
  return { text, message: (error as Error).message, offset };
}

export const board = new BoardState();
