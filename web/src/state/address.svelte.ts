// The address shows the state of the page, and the page follows the address.
//
// A move or another view adds a step to the history of the browser, an edit replaces the last one.
import { board } from "./board.svelte";
import { first, linkText, LinkError, pairs, pairTexts, parseLink, type Link } from "./link";
import { page } from "./page.svelte";
import type { Player } from "../engine/protocol";

const START = { game: "konane", position: "xo....|o...o.|x.....|....ox|....xo|o..x.x" };

class Address {
  fault = $state<{ text: string; message: string; offset: number | null } | null>(null);
  /// What the other views keep in the address.
  expression = $state("");
  family = $state("");
  ranges = $state<Record<string, string>>({});
  source = $state("");
  endgame = $state("");
  order = $state("");
  /// A game of stacks by its name, the largest stack, and a position of it.
  stacks = $state({ game: "", most: "", position: "" });
  private own: string | null = null;
  private reading = "";
  private isReading = false;

  text(): string {
    return linkText(this.link());
  }

  private link(): Link {
    const values: Link["values"] = {};
    const isOf = (...views: string[]) => views.includes(page.view);
    if (isOf("board") && board.about) {
      const start = board.steps[0];
      values.g = [board.about.game];
      values.p = [start?.position ?? ""];
      values.w = pairTexts($state.snapshot(board.withs));
      if (start?.player === "Right") values.t = ["R"];
      const moves = board.steps.slice(1).map((step) => step.move ?? "");
      if (moves.length) values.m = [moves.join(";")];
      if (board.at !== board.steps.length - 1) values.i = [String(board.at)];
    }
    if (isOf("board") && page.isSimple) values.s = ["1"];
    if (isOf("calc") && this.expression) values.x = [this.expression];
    if (isOf("table") && this.family) {
      if (board.about) values.g = [board.about.game];
      values.f = [this.family];
      values.r = pairTexts($state.snapshot(this.ranges));
    }
    // A board of a game that was written here takes the class along.
    const isOwn = isOf("board") && page.own.some((game) => game.game === board.about?.game);
    if ((isOf("game") || isOwn) && this.source) values.c = [this.source];
    if (isOf("flight") && this.endgame) {
      values.p = [this.endgame];
      values.o = [this.order];
    }
    if (isOf("pattern") && this.stacks.game) {
      values.g = [this.stacks.game];
      values.p = [this.stacks.position];
      values.r = [`max:${this.stacks.most}`];
    }
    return { view: page.view, values };
  }

  /// Follows the state; `push` adds a step to the history of the browser.
  write(push: boolean): void {
    if (this.isReading) return;
    const text = this.text();
    if (text === this.own) return;
    this.own = text;
    if (push) history.pushState(null, "", text);
    else history.replaceState(null, "", text);
  }

  async read(): Promise<void> {
    const fragment = decodeHash();
    // One step in the history of the browser is told of twice, as popstate and as hashchange.
    if (fragment === this.own || (this.isReading && fragment === this.reading)) return;
    this.isReading = true;
    this.reading = fragment;
    this.fault = null;
    try {
      const link = parseLink(fragment);
      page.view = link.view;
      if (first(link, "s") !== undefined) page.isSimple = first(link, "s") === "1";
      this.expression = first(link, "x") ?? this.expression;
      this.family = first(link, "f") ?? this.family;
      this.ranges = link.values.r ? pairs(link, "r") : this.ranges;
      this.source = first(link, "c") ?? this.source;
      if (link.view === "flight") {
        this.endgame = first(link, "p") ?? this.endgame;
        this.order = first(link, "o") ?? "";
      }
      if (link.view === "pattern" && first(link, "g") !== undefined)
        this.stacks = {
          game: first(link, "g")!,
          most: pairs(link, "r").max ?? this.stacks.most,
          position: first(link, "p") ?? "",
        };
      if (link.view !== "flight" && link.view !== "pattern") await this.readBoard(link);
      else if (!board.about) await this.openStart();
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      this.fault = { text: error.text, message: error.message, offset: error.offset };
      if (!board.about) await this.openStart();
    } finally {
      this.isReading = false;
      this.own = this.fault ? null : fragment;
    }
  }

  private async openStart(): Promise<void> {
    const game = page.game(START.game) ?? page.games[0];
    if (game) await board.open(game, {}, game.game === START.game ? START.position : game.examples[0]!);
  }

  private async readBoard(link: Link): Promise<void> {
    const name = first(link, "g");
    const position = first(link, "p");
    if (name === undefined || position === undefined) {
      const game = name === undefined ? undefined : page.game(name);
      if (game && link.view === "table") {
        await board.open(game, pairs(link, "w"), game.examples.at(-1)!);
      } else if (!board.about) {
        await this.openStart();
      }
      return;
    }
    const game = await page.gameNamed(name, position);
    if (!game) {
      if (first(link, "c") !== undefined) {
        // Its class is in the link, and runs only when told to.
        page.view = "game";
        this.source = `${this.source.split("\u0000")[0]}\u0000${position}`;
        return;
      }
      throw new LinkError("this link is of a game that is not known here", name, 0);
    }
    const turn: Player | null = first(link, "t") === "R" ? "Right" : null;
    if (!(await board.open(game, pairs(link, "w"), position, turn))) {
      const fault = board.fault;
      board.fault = null;
      if (!board.about) await this.openStart();
      throw new LinkError(fault?.message ?? "", position, fault?.offset ?? 0);
    }
    const moves = (first(link, "m") ?? "").split(";").filter(Boolean);
    await board.replay(moves, Number(first(link, "i") ?? moves.length));
  }
}

function decodeHash(): string {
  const at = location.href.indexOf("#");
  return at < 0 ? "" : location.href.slice(at);
}

export const address = new Address();
