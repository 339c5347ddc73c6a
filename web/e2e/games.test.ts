// Every game of the catalog in the page: analysed, its values those of the program, played to the
// end against the perfect player, who wins what can be won.
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Hello } from "../src/engine/protocol";
import { end, open, PROGRAM, start, verdict } from "./browser";

const hello: Hello = JSON.parse(execFileSync(PROGRAM, ["engine"], { input: "", encoding: "utf8" }));

beforeAll(start, 60_000);
afterAll(end);

const MOST_TURNS = 80;

describe("each game", { timeout: 120_000 }, () => {
  test.each(hello.games.map((game) => [game.game, game] as const))("%s", async (_, game) => {
    const example = [...game.examples].filter((each) => each.length < 16).at(-1) ?? game.examples[0]!;
    const fragment = `#1/board/g=${game.game}/p=${encodeURIComponent(example)}/`;
    const { page, complaints } = await open(fragment);
    const told = await verdict(page);
    const native = JSON.parse(
      execFileSync(PROGRAM, ["analyse", game.game, example, "--format", "json"], { encoding: "utf8" }),
    );
    if (native.value) {
      const value = page.locator("[data-testid=value]");
      await value.waitFor();
      expect(await value.getAttribute("data-value")).toBe(native.value.value);
    }
    if (native.outcome)
      expect(told).toBe(
        {
          N: "Whoever moves first wins.",
          P: "Whoever moves first loses.",
          L: "Left wins, whoever moves first.",
          R: "Right wins, whoever moves first.",
        }[native.outcome as "N"],
      );
    // The first side follows the ticks by hand, the machine answers.
    const isOver = () => page.getByRole("heading", { name: /game is over/ }).count();
    const wins = native.outcome === "N" || native.outcome === "L" || (native.margin ?? -1) > 0;
    const first = native.moves.left.length > 0;
    if (first) await page.getByLabel("Against").selectOption("Right");
    for (let turn = 0; first && turn < MOST_TURNS && !(await isOver()); ++turn) {
      const move = page.locator(".answers section li button:enabled").first();
      const ready = page.getByText("Left to move").first();
      await ready.or(page.getByRole("heading", { name: /game is over/ })).waitFor();
      if (await isOver()) break;
      const before = await page.evaluate(() => location.hash);
      await page.locator(".answers section li:not(.unknown) button:enabled").first().waitFor();
      await move.click();
      await page.waitForFunction((old) => location.hash !== old, before);
      await page.waitForFunction(
        () =>
          /Left to move/.test(document.querySelector(".turn")?.textContent ?? "") ||
          /over/.test(document.querySelector("[data-testid=verdict]")?.textContent ?? ""),
      );
    }
    if (first) {
      const last = await verdict(page);
      expect(last).toContain("The game is over");
      if (wins && game.kind !== "scoring") expect(last).toContain("Left has won");
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
