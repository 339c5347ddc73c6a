// The page as its users have it: in a browser, with the engine in WebAssembly.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessible, done, end, hash, open, PROGRAM, shot, start, verdict } from "./browser";

beforeAll(start, 60_000);
afterAll(end);

const place = (page: Page, name: string) => page.locator(`[data-testid=board] [data-name="${name}"]`);
const position = async (page: Page) => /\/p=([^/]*)\//.exec(await hash(page))?.[1];

const CLIMBERS = `singleton class Climbers extends game.strip.StripRuleset
  class Position(strip as Strip) extends StripGame
    override def Options(player as Player) begin
      for n in strip FindAll player.Ordinal where strip[n + player.Sign] == 0 yield
        Position(strip Updated {n => 0, n + player.Sign => player.Ordinal})
      end
    end
  end
  override def CharMap := ".xo";
end
`;

describe("the page", { timeout: 90_000 }, () => {
  test("opens on a game, with its verdict, its value and the winning move", async () => {
    const tried = await open("");
    expect(await verdict(tried.page)).toBe("Whoever moves first wins.");
    expect(await tried.page.locator("[data-testid=value]").getAttribute("data-value")).toBe("{0,{0|-1}|-2}");
    expect(await tried.page.locator("li.wins .name").first().textContent()).toBe("e5-e3");
    expect(await tried.page.locator(".arrow").count()).toBe(1);
    await tried.page.waitForSelector(".thermograph svg");
    await accessible(tried.page);
    await tried.page.getByRole("button", { name: "Value in LaTeX" }).click();
    expect(await tried.page.getByTestId("latex").textContent()).toBe("\\left\\{0,\\left\\{0\\,|\\,-1\\right\\}\\,|\\,-2\\right\\}");
    await shot(tried.page, "board-light");
    await done(tried);
  });

  test("is dark where that is wished, and as readable", async () => {
    const tried = await open("", { dark: true });
    await verdict(tried.page);
    await accessible(tried.page);
    await shot(tried.page, "board-dark");
    await done(tried);
  });

  test("tells beginners who wins and which move does it", async () => {
    const tried = await open("#1/board/g=konane/p=xo....!o...o.!x.....!....ox!....xo!o..x.x/s=1/");
    await verdict(tried.page);
    await tried.page.getByRole("button", { name: "Play e5-e3" }).waitFor();
    await accessible(tried.page);
    await shot(tried.page, "board-simple");
    await done(tried);
  });

  test("tells the rules, and is larger on a projector", async () => {
    const tried = await open("#1/board/g=nim/p=3,4,5/s=1/");
    const { page } = tried;
    await verdict(page);
    await page.getByTestId("game").click();
    await page.getByText("The rules of Nim").click();
    await page.getByText("whoever cannot move loses", { exact: false }).first().waitFor();
    await accessible(page);
    await shot(page, "rules");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const size = () => page.getByTestId("verdict").evaluate((heading) => heading.getBoundingClientRect().height);
    const before = await size();
    await page.keyboard.press("p");
    await expect.poll(size).toBeGreaterThan(1.2 * before);
    await shot(page, "projector");
    await done(tried);
  });

  test("fits a phone", async () => {
    const tried = await open("", { width: 390, height: 844, touch: true });
    await tried.page.locator("li.wins").first().waitFor();
    const wide = await tried.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await accessible(tried.page);
    await shot(tried.page, "board-phone");
    await place(tried.page, "e5").tap();
    await place(tried.page, "e3").tap();
    await tried.page.getByText("Right to move").first().waitFor();
    await done(tried);
  });

  test.each([320, 600, 768, 800, 1024, 1199, 1280, 1920])("fits a window %i wide, in every view", async (width) => {
    const tried = await open("", { width, height: 800 });
    const { page } = tried;
    await verdict(page);
    for (const view of ["calc", "table", "game", "papers", "flight", "pattern", "board"]) {
      await page.evaluate((name) => (location.hash = `#1/${name}/`), view);
      await page.waitForFunction((name) => location.hash.startsWith(`#1/${name}/`), view);
      await page.locator("main > .view").waitFor();
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, view).toBeLessThanOrEqual(width);
    }
    await done(tried);
  });

  test("plays by clicks and keys, goes back and forth, and shows the game", async () => {
    const tried = await open("#1/board/g=konane/p=xo....!o...o.!x.....!....ox!....xo!o..x.x/");
    const { page } = tried;
    await verdict(page);
    await place(page, "e5").click();
    await place(page, "e3").click();
    await page.getByText("Right to move").first().waitFor();
    expect(await hash(page)).toContain("/m=e5-e3/");
    expect(await verdict(page)).toBe("Whoever moves first loses.");
    await page.keyboard.press("Control+z");
    await page.getByText("Left to move").first().waitFor();
    await page.keyboard.press(".");
    await page.getByText("Right to move").first().waitFor();
    await page.goBack();
    await page.getByText("Left to move").first().waitFor();
    expect(await page.locator(".step").count()).toBe(2);
    await shot(page, "board-game");
    await done(tried);
  });

  test.each([
    ["konane", "xo....!o...o.!x.....!....ox!....xo!o..x.x", ["A", "B"], false],
    ["clobber", "xo.xo.xxo.ox.oo.xo", ["A", "B", "C", "D", "E"], true],
    ["nim", "3,5,7", ["A", "B", "C"], false],
    ["circular_nim", "3,0,0,2,1,0,0", ["A", "B"], true],
    ["hackenbush", "(lr;rl;e(e;ee))", ["A", "B", "C"], false],
    ["snort", "L-.-.;.-R-.", ["A", "B"], true],
    ["dots_and_boxes", "2x4:000000000000/0010000100", ["A", "B"], false],
    ["strings_and_coins", "2*chain:3", ["A", "B"], true],
  ])("colours the parts of %s on the board, as in the list", async (game, text, letters, dark) => {
    const tried = await open(`#1/board/g=${game}/p=${encodeURIComponent(text.replace(/!/g, "|"))}/`, { dark });
    const { page } = tried;
    await page.locator("[data-part]").first().waitFor();
    expect(await hash(page)).toContain(`/g=${game}/`);
    const drawn = () => page.locator("[data-part]").evaluateAll((parts) => parts.map((part) => part.getAttribute("data-part")));
    expect(await drawn()).toEqual(letters);
    expect(await page.locator(".parts .part").allTextContents()).toEqual(letters);
    const colour = (at: string) => page.locator(at).nth(1).evaluate((element) => getComputedStyle(element).getPropertyValue("stroke"));
    const listed = await page.locator(".parts .part").nth(1).evaluate((element) => getComputedStyle(element).color);
    expect(await colour("[data-part] .outline")).toBe(listed);
    const chosen = page.locator("[data-part].chosen");
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0); // what comes above the list may have moved it
        await page.locator(".parts li").nth(1).hover();
        return chosen.evaluateAll((parts) => parts.map((part) => part.getAttribute("data-part")));
      })
      .toEqual(["B"]);
    await accessible(page);
    await shot(page, `parts-${game}`);
    await page.getByRole("button", { name: "Simple" }).click();
    expect(await page.locator("[data-part]").count()).toBe(0);
    await done(tried);
  });

  test.each([
    ["hackenbush", "(lr;e)", "l1"],
    ["snort", ".-.-.", "2"],
    ["kayles", "5", "1"],
  ])("plays %s by clicks on its board", async (game, text, name) => {
    const tried = await open(`#1/board/g=${game}/p=${text}/`);
    const { page } = tried;
    await verdict(page);
    await place(page, name).focus();
    await page.keyboard.press("Enter");
    if (game === "kayles") await page.getByRole("button", { name: "stack 1: leave 1,3", exact: true }).click();
    await page.getByText("Right to move").first().waitFor();
    expect(await hash(page)).toMatch(/\/m=/);
    await done(tried);
  });

  test("is edited by clicks, letters, size and text", async () => {
    const tried = await open("#1/board/g=konane/p=xo.!.../");
    const { page } = tried;
    await verdict(page);
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByRole("group", { name: "Put on the board" }).getByText("o", { exact: true }).click();
    await place(page, "c2").click();
    await expect.poll(() => position(page)).toBe("xo.!..o");
    await place(page, "c2").focus();
    await page.keyboard.press("x");
    await expect.poll(() => position(page)).toBe("xo.!..x");
    await page.getByRole("button", { name: "More columns" }).click();
    await expect.poll(() => position(page)).toBe("xo..!..x.");
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.locator("#position-text").fill("xo.o.");
    await page.keyboard.press("Enter");
    await expect.poll(() => position(page)).toBe("xo.o.");
    await page.keyboard.press("Escape");
    for (const before of ["xo..!..x.", "xo.!..x", "xo.!..o", "xo.!..."]) {
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => position(page)).toBe(before);
    }
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => position(page)).toBe("xo.!..o");
    await done(tried);
  });

  test("reviews a game from a link: what slipped, and what was better", async () => {
    const tried = await open("#1/board/g=domineering/p=3x3/m=a1-a2;b3-c3;c1-c2;a3-b3/");
    const { page } = tried;
    await page.getByText("no move is called a3-b3 here", { exact: false }).waitFor();
    const told = page.getByTestId("review").locator("li");
    const program = execFileSync(PROGRAM, ["review", "domineering", "3x3 a1-a2 b3-c3 c1-c2"], { encoding: "utf8" });
    expect(program.match(/^Turn .*/gm)).toEqual([
      "Turn 1: a1-a2 by Left let a win slip; b1-b2 wins.",
      "Turn 2: b3-c3 by Right let a win slip; b2-c2 wins.",
    ]);
    await expect
      .poll(async () => (await told.allTextContents()).map((text) => text.trim()))
      .toEqual([
        "Left let the win slip with a1-a2. Better: b1-b2, b2-b3.",
        "Right let the win slip with b3-c3. Better: b2-c2.",
      ]);
    await shot(page, "review");
    await told.nth(1).getByRole("button").click();
    await expect.poll(() => hash(page)).toMatch(/\/i=1\//);
    await accessible(page);
    await done(tried);
  });

  test("shows where a text is wrong", async () => {
    const tried = await open("#1/board/g=domineering/p=2x3/");
    const { page } = tried;
    await verdict(page);
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.locator("#position-text").fill("2y3");
    await page.keyboard.press("Enter");
    await page.locator(".fault pre").waitFor();
    expect(await page.locator(".fault pre").textContent()).toBe("2y3\n ^");
    await shot(page, "error");
    await done(tried);
  });

  test("long work is shown, and stopped", async () => {
    const tried = await open("#1/board/g=domineering/p=7x8/");
    const { page } = tried;
    await page.locator("[data-testid=working]").waitFor();
    await page.getByRole("button", { name: "Swap" }).or(page.getByRole("button", { name: "Other side to move" })).click();
    await page.locator("[data-testid=working]").waitFor();
    await page.getByRole("button", { name: /^Stop/ }).click();
    await page.getByRole("heading", { name: /^Stopped after/ }).waitFor();
    await shot(page, "stopped");
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.locator("#position-text").fill("2x2");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("[data-testid=value]").getAttribute("data-value")).toBe("+-1");
    await done(tried);
  });

  test("calculates, completes, repairs, and shows thermographs", async () => {
    const tried = await open("#1/calc/");
    const { page } = tried;
    const line = page.locator("[data-line]");
    for (const text of ["g := {4|1||-1|-3}", "g.Mean", "[g.Mean, g.Temperature]"]) {
      await line.fill(text);
      await line.press("Enter");
    }
    await page.waitForFunction(() => document.querySelectorAll("[data-testid=entry] .result").length === 3);
    await page.locator("[data-testid=entry]").first().locator(".input").click();
    await page.locator(".facts svg").waitFor();
    await page.getByRole("button", { name: "Construction" }).click();
    await page.locator(".picture img").waitFor();
    await line.fill("g.Meen");
    await line.press("Enter");
    await page.getByRole("button", { name: "Use Mean" }).click();
    await page.waitForFunction(() => document.querySelectorAll("[data-testid=entry] .result").length === 4);
    await accessible(page);
    await shot(page, "calculator");
    await line.press("ArrowUp");
    expect(await line.inputValue()).toBe("g.Mean");
    await done(tried);
  });

  test("makes tables whose cells open on the board", async () => {
    const tried = await open("#1/table/g=toads_and_frogs/f=T%5E%7Ba%7D.%5E%7Bb%7DFF/r=a:1..4/r=b:1..4/");
    const { page } = tried;
    const cell = page.getByRole("button", { name: /^T\^3\.\^2FF/ });
    await cell.click();
    await page.locator("aside svg").waitFor();
    const [latex] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "LaTeX" }).click(),
    ]);
    const written = readFileSync((await latex.path())!, "utf8");
    expect(written).toContain("\\begin{tabular}");
    expect(written).toContain("\\frac{1}{2}");
    await accessible(page);
    await shot(page, "tables");
    await page.getByRole("button", { name: "Open on the board" }).click();
    expect(await verdict(page)).toBe("Whoever moves first wins.");
    expect(await page.locator("[data-testid=value]").getAttribute("data-value")).toBe("{1/2|0}");
    await done(tried);
  });

  test("tells of patterns in a row or a column, which are no proof", async () => {
    const tried = await open("#1/table/g=toads_and_frogs/f=T%5E%7Ba%7D.%5E%7Bb%7DFF/r=a:1..8/r=b:1..7/");
    const { page } = tried;
    await page.getByRole("button", { name: /^T\^5\.\^2FF/ }).click();
    const pattern = page.getByTestId("pattern");
    await pattern.getByText("b = 2").waitFor();
    expect(await pattern.textContent()).toContain("From a = 3 on");
    await accessible(page);
    await shot(page, "table-explorer");
    await done(tried);
  });

  test("runs a class, checks its rules, and plays it to the end", async () => {
    const tried = await open("#1/game/");
    const { page } = tried;
    const source = page.getByLabel("The class");
    await source.fill(CLIMBERS.replace("yield", "yeild"));
    await page.getByLabel("Position").fill("x...o");
    await page.keyboard.press("Enter");
    await page.locator(".fault pre").waitFor();
    await source.fill(CLIMBERS);
    await page.keyboard.press("Control+Enter");
    await page.getByTestId("check").getByText("every play ends").waitFor();
    expect(await page.getByTestId("check").locator("strong").count()).toBe(0);
    await accessible(page);
    await shot(page, "your-game");
    await page.getByRole("button", { name: "Open on the board" }).click();
    expect(await verdict(page)).toBe("Whoever moves first wins.");
    for (const [side, from] of [["Left", "1"], ["Right", "5"], ["Left", "2"]]) {
      await page.getByText(`${side} to move`).first().waitFor();
      await place(page, from!).click();
    }
    await page.getByRole("heading", { name: /game is over/ }).first().waitFor();
    expect(await verdict(page)).toBe("The game is over: Left has won.");
    // The link takes the class along, which runs only when told to.
    await page.reload();
    await page.getByText("This game came with the link. Read it, then run it.").waitFor();
    expect(await source.inputValue()).toBe(CLIMBERS);
    await done(tried);
  });

  test("shows which promise the rules of a class break, and how to mend them", async () => {
    const tried = await open("#1/game/");
    const { page } = tried;
    // A piece may walk back as well, so that a play need not end.
    const strollers = CLIMBERS.replace("for n in strip", "for d in [-1,1] for n in strip").replaceAll("player.Sign", "d");
    await page.getByLabel("The class").fill(strollers);
    await page.getByLabel("Position").fill("x..o");
    await page.keyboard.press("Enter");
    const check = page.getByTestId("check");
    await check.getByText("a play may go round: x..o -> .x.o -> x..o").waitFor();
    await check.getByText("something has to fall with every move").waitFor();
    expect(await page.getByRole("button", { name: "Open on the board" }).count()).toBe(0);
    await done(tried);
  });

  test("shows what the papers claim, and opens a counterexample", async () => {
    const tried = await open("#1/papers/");
    const { page } = tried;
    await page.getByText("TF-9", { exact: true }).waitFor();
    await accessible(page);
    await shot(page, "papers");
    // What the claims say that these positions are worth.
    for (const [claim, value] of [
      ["TF-12b", null],
      ["KO-8", "v[2]"],
      ["DB-1.3b", null],
    ] as const) {
      const of = page.locator("li").filter({ has: page.getByText(claim, { exact: true }) });
      await of.getByRole("button", { name: "Open the position" }).click();
      await verdict(page);
      if (value) expect(await page.getByTestId("value").getAttribute("data-value")).toBe(value);
      await page.goBack();
      await page.getByText("TF-9", { exact: true }).waitFor();
    }
    await done(tried);
  });

  test.each([
    ["#1/board/g=konane/p=%3Cimg%20src=x%20onerror=alert(1)%3E/", "not understood"],
    ["#1/board/g=%3Cscript%3Ealert(1)%3C%2Fscript%3E/p=1/", "not understood"],
    ["#1/board/g=nim/p=3,5,7/m=%3Cb%3E;x;y/", "3"],
    ["#1/calc/x=%3Csvg%20onload=alert(1)%3E/", "<svg onload=alert(1)>"],
    ["#1/table/f=%7B%3Cb%3E%7D/g=nim/r=%3Cb%3E:1..2/", ""],
    ["#1/board/p=%zz/", "not understood"],
    ["#9/board/", "not understood"],
    ["#javascript:alert(1)", "not understood"],
  ])("a hostile link does nothing: %s", async (fragment, told) => {
    const tried = await open(fragment);
    await tried.page.waitForTimeout(500);
    expect(await tried.page.locator("main img, main script").count()).toBe(0);
    if (told) expect(await tried.page.locator("body").innerText()).toContain(told);
    await done(tried);
  });

  test("works without a network once it was loaded", async () => {
    const tried = await open("");
    const { page } = tried;
    await verdict(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    await page.reload();
    expect(await verdict(page)).toBe("Whoever moves first wins.");
    await page.getByText("No network").waitFor();
    await done(tried);
  });
});
