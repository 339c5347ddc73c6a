// The special views, each from a link with the user's own input.
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessible, done, end, hash, open, PROGRAM, shot, start, verdict } from "./browser";

beforeAll(start, 60_000);
afterAll(end);

const link = (view: string, keys: Record<string, string>) =>
  `#1/${view}/${Object.entries(keys)
    .map(([key, text]) => `${key}=${encodeURIComponent(text)}/`)
    .join("")}`;
const headline = (page: Page) => page.getByTestId("headline");
const pieces = (page: Page) => page.getByTestId("order").locator("tbody th strong").allTextContents();
const EARMUFFS = "A@4 A-B:12 B@4 chain:10";

describe("the flight plan of a loony endgame", { timeout: 90_000 }, () => {
  test("tells the order, the altitudes and that the plan lands", async () => {
    const tried = await open(link("flight", { p: EARMUFFS }));
    const { page } = tried;
    await headline(page).getByText("The plan lands: the opener loses by 10, not more.").waitFor();
    expect(await pieces(page)).toEqual(["AB", "A", "B", "10-chain"]);
    await page.getByAltText("The endgame on a board").waitFor();
    const slider = page.getByLabel("Move shown");
    await slider.fill("11");
    await page.getByText("Move 11 (AB): altitude −10").waitFor();
    await accessible(page);
    await shot(page, "flight-plan");
    await done(tried);
  });

  test("crashes in an order that is worse, from a link or by moving a piece", async () => {
    const tried = await open(link("flight", { p: EARMUFFS, o: "10-chain" }));
    const { page } = tried;
    await headline(page).getByText("The plane crashes in AB: the opener loses by 18.").waitFor();
    expect(await pieces(page)).toEqual(["10-chain", "AB", "A", "B"]);
    await shot(page, "flight-crash");
    await page.getByRole("button", { name: "As planned" }).click();
    await headline(page).getByText(/^The plan lands/).waitFor();
    expect(await hash(page)).not.toContain("/o=");
    await page.getByRole("button", { name: "Open 10-chain earlier" }).click();
    await expect.poll(() => pieces(page)).toEqual(["AB", "A", "10-chain", "B"]);
    expect(await hash(page)).toMatch(/\/o=[\d,]+\//);
    await page.goBack();
    await headline(page).waitFor();
    await done(tried);
  });

  test("is that of the last question, however fast they come", async () => {
    const tried = await open(link("flight", { p: EARMUFFS, o: "10-chain" }));
    const { page } = tried;
    await page.evaluate(() => {
      location.hash = "#1/flight/p=3*chain:3%20chain:5%202*loop:4/o=5-chain/";
      setTimeout(() => (location.hash = "#1/flight/p=chain:7%20chain:8/"), 30);
    });
    await headline(page).waitFor();
    await expect.poll(() => pieces(page)).toEqual(["8-chain", "7-chain"]);
    await page.waitForTimeout(500);
    expect(await pieces(page)).toEqual(["8-chain", "7-chain"]);
    await done(tried);
  });

  test("is written as a certificate that the program accepts", async () => {
    const tried = await open(link("flight", { p: EARMUFFS }));
    const { page } = tried;
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Certificate" }).click(),
    ]);
    const checked = execFileSync(PROGRAM, ["check", (await download.path())!], { encoding: "utf8" });
    expect(checked).toContain("the value of the loony endgame A@4,A-B:12,B@4,chain:10 is 10");
    expect(checked).toContain("\naccepted");
    await done(tried);
  });

  test("opens from a board that is one, and not from any other", async () => {
    const tried = await open(link("board", { g: "strings_and_coins", p: "3*chain:3,chain:5,2*loop:4" }));
    const { page } = tried;
    await page.locator(".answers").getByRole("button", { name: "Flight plan" }).click();
    await headline(page).getByText(/the opener loses by 2/).waitFor();
    await page.goto(tried.address + "#1/board/g=dots_and_boxes/p=2x2/");
    await page.reload();
    await verdict(page);
    expect(await page.locator(".answers").getByRole("button", { name: "Flight plan" }).count()).toBe(0);
    await done(tried);
  });

  test.each([
    ["chain:2", "", "loony"],
    ["A@4 A-B:12 B@4 chain:", "", "chain"],
    [EARMUFFS, "AB,nothing", "nothing"],
    ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", ""],
  ])("shows what is wrong with %s %s", async (position, order, told) => {
    const tried = await open(link("flight", order ? { p: position, o: order } : { p: position }));
    const fault = tried.page.getByRole("alert");
    await fault.waitFor();
    expect(await fault.textContent()).toContain(told);
    expect(await tried.page.locator("main img, main script").count()).toBe(0);
    await done(tried);
  });
});

describe("the P-positions of a game of stacks", { timeout: 90_000 }, () => {
  test("are listed, drawn and described, and open on the board", async () => {
    const tried = await open(link("pattern", { g: "CN(5,2)", p: "2,1,2,1,2", r: "max:5" }));
    const { page } = tried;
    await page.getByTestId("description").getByText("(a,b,c,d,b): a+b = c+d, a = max").waitFor();
    expect(await page.getByTestId("state").textContent()).toContain("Proved for stacks of all sizes.");
    await page.getByText("181 of 7,776 positions").waitFor();
    expect(await page.getByTestId("position-verdict").textContent()).toBe("N: whoever moves wins");
    await page.getByTestId("slice").locator(".lost").first().click();
    expect(await page.getByTestId("position-verdict").textContent()).toBe("P: whoever moves loses");
    await accessible(page);
    await shot(page, "p-positions");
    await page.getByRole("button", { name: "Open on the board" }).click();
    expect(await verdict(page)).toBe("Whoever moves first loses.");
    await done(tried);
  });

  test("keep their rule when they open on the board", async () => {
    const tried = await open(link("pattern", { g: "CN(4,2) V3", r: "max:4" }));
    const { page } = tried;
    await page.getByTestId("slice").locator(".lost").last().click();
    await page.getByRole("button", { name: "Open on the board" }).click();
    expect(await verdict(page)).toBe("Whoever moves first loses.");
    expect(await hash(page)).toContain("/w=rule:V3/");
    await done(tried);
  });

  test.each(["CN(5,9)", "CN(5", "<b>CN(5,2)</b>"])("of %s are refused with a reason", async (game) => {
    const tried = await open(link("pattern", { g: game, r: "max:3" }));
    await tried.page.getByRole("alert").waitFor();
    expect(await tried.page.locator("main b").count()).toBe(0);
    await done(tried);
  });
});

describe("the special views on a phone", { timeout: 90_000 }, () => {
  test("lie behind More and fit", async () => {
    const tried = await open("", { width: 390, height: 844, touch: true });
    const { page } = tried;
    for (const [name, ready] of [
      ["Flight plan", "headline"],
      ["P-positions", "description"],
    ] as const) {
      await page.getByRole("button", { name: "More" }).tap();
      await page.getByRole("button", { name }).tap();
      await page.getByTestId(ready).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await accessible(page);
      await shot(page, `phone-${ready}`);
    }
    await done(tried);
  });
});
