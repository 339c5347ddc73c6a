// What the page does where something is missing, broken, forbidden or meant to do harm: it says so,
// and is never blank.
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { blank, done, end, open, PAGE, serve, start, verdict, visit } from "./browser";

beforeAll(start, 60_000);
afterAll(end);

const missing = (file: string) => (page: Page) => page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
const cutShort = (file: string) => (page: Page) =>
  page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  });

describe("a page that does not load whole", { timeout: 90_000 }, () => {
  test.each([
    ["the module is missing", missing("**/upstar-engine.wasm")],
    ["the module is cut short", cutShort("**/upstar-engine.wasm")],
    ["its script is missing", missing("**/upstar-engine.mjs")],
    ["its script is cut short", cutShort("**/upstar-engine.mjs")],
    ["the worker is missing", missing("**/worker-*.js")],
    ["there is no WebAssembly", (page: Page) => page.addInitScript("delete globalThis.WebAssembly")],
  ])("says so: %s", async (_, prepare) => {
    const { page, complaints } = await visit("", prepare);
    const alert = page.getByRole("alert");
    await alert.getByText("The engine could not be loaded").waitFor();
    expect((await alert.locator("p").textContent())!.length).toBeGreaterThan(5);
    await page.unrouteAll();
    if (_ !== "there is no WebAssembly") {
      await alert.getByRole("button", { name: "Reload" }).click();
      expect(await verdict(page)).toBe("Whoever moves first wins.");
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test("says so of a view, and still has its others", async () => {
    const { page, complaints } = await visit("", missing("**/CalcView-*.js"));
    await verdict(page);
    await page.getByRole("button", { name: "Calculator" }).click();
    await page.getByRole("alert").getByText("This part of the page could not be loaded").waitFor();
    await page.getByRole("button", { name: "Tables" }).click();
    await page.locator("main > .view").waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const CALC = "#1/calc/x=1/";

describe("a store that cannot be used", { timeout: 90_000 }, () => {
  test.each([
    ["is forbidden", 'Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } })'],
    ["is full", 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }'],
    ["holds rubbish", 'localStorage.setItem("upstar.history", "{]"); localStorage.setItem("upstar.theme", "<b>")'],
    ["holds something else", 'localStorage.setItem("upstar.history", \'{"length":1e9}\')'],
  ])("is done without if it %s", async (_, script) => {
    const { page, complaints } = await visit(CALC, (blank) => blank.addInitScript(script));
    await page.locator("[data-line]").fill("{1|-1} + 1");
    await page.keyboard.press("Enter");
    await page.getByTestId("calc-value").waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test("two tabs keep the lines of both", { timeout: 90_000 }, async () => {
  const tried = await open("#1/calc/");
  const other = await tried.page.context().newPage();
  await other.goto(`${tried.address}#1/calc/`);
  for (const [page, line] of [
    [other, "1 + 1"],
    [tried.page, "2 + 2"],
    [other, "3 + 3"],
  ] as const) {
    await page.locator("[data-line]").fill(line);
    await page.keyboard.press("Enter");
    await page.getByTestId("entry").last().locator(".result").waitFor();
  }
  const kept = await other.evaluate(() => localStorage.getItem("upstar.history"));
  expect(JSON.parse(kept!)).toEqual(["1 + 1", "2 + 2", "3 + 3"]);
  await other.close();
  await done(tried);
});

const of = (key: string, text: string) => `${key}=${encodeURIComponent(text)}`;
const MUCH = "x".repeat(1_000_000);

describe("a link that means harm", { timeout: 90_000 }, () => {
  test.each([
    ["a megabyte of a position", `#1/board/g=konane/${of("p", MUCH)}/`],
    ["a megabyte of a name", `#1/board/g=${MUCH}/p=1/`],
    ["a megabyte of an expression", `#1/calc/${of("x", "1+".repeat(300_000) + "1")}/`],
    ["a megabyte of brackets", `#1/calc/${of("x", "{".repeat(500_000))}/`],
    ["a megabyte of a class", `#1/game/${of("c", MUCH)}/`],
    ["a thousand moves that are none", `#1/board/g=nim/p=3,5,7/m=${"1;".repeat(1000)}/`],
    ["a board too large", "#1/board/g=domineering/p=10000x10000/"],
    ["a board of negative size", "#1/board/g=domineering/p=-3x-3/"],
    ["a stack too high", "#1/board/g=nim/p=99999999999999999999/"],
    ["a million stacks", `#1/board/g=nim/p=${"1,".repeat(100_000)}1/`],
    ["signs that turn the text round", `#1/board/g=nim/${of("p", "\u202e3,5\u0000\ud83d\ude00")}/`],
    ["half a sign", "#1/board/g=nim/p=%ED%A0%80/"],
    ["names of every object", "#1/board/g=__proto__/p=1/w=__proto__:1/w=constructor:2/"],
    ["a parameter of every object", "#1/board/g=nim/p=3,5,7/w=__proto__:polluted/w=toString:x/"],
    ["a table without end", `#1/table/g=nim/${of("f", "{a},{b}")}/r=a:0..999999999/r=b:-9..999999999/`],
    ["a table of another object", `#1/table/g=nim/${of("f", "{__proto__}")}/r=__proto__:1..2/`],
    ["a flight of nobody", `#1/flight/${of("p", "chain:999999999999")}/`],
    ["a flight of too much", `#1/flight/${of("p", "99999999*chain:9")}/`],
    ["stacks without end", "#1/pattern/g=CN(99,2)/r=max:99999999/"],
    ["a script in every field", `#1/pattern/${of("g", "<script>alert(1)</script>")}/${of("p", "<img src=x onerror=alert(1)>")}/r=max:%3Cb%3E/`],
  ])("does none: %s", async (_, fragment) => {
    const tried = await open(fragment);
    const { page } = tried;
    await page.waitForTimeout(1200);
    expect(await page.locator("main img[src=x], main script, main b").count()).toBe(0);
    expect(await page.evaluate(() => ({}) as Record<string, unknown>)).toEqual({});
    expect((await page.locator("main").innerText()).trim().length).toBeGreaterThan(20);
    // The page goes on.
    await page.evaluate(() => (location.hash = "#1/board/g=nim/p=3,5,7/"));
    await page.locator(".turn").waitFor();
    await expect.poll(() => page.getByTestId("value").getAttribute("data-value"), { timeout: 30_000 }).toBe("*");
    await done(tried);
  });
});

describe("a page whose server ends", { timeout: 90_000 }, () => {
  test("goes on, also from a link, and takes a new build when it is told to", async () => {
    const folder = mkdtempSync(join(tmpdir(), "upstar-page-"));
    cpSync(PAGE, folder, { recursive: true });
    const first = await serve(folder);
    const page = await blank();
    await page.goto(first.at);
    await verdict(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    first.server.kill("SIGTERM");
    await once(first.server, "exit");

    await page.reload();
    expect(await verdict(page)).toBe("Whoever moves first wins.");
    const other = await page.context().newPage();
    await other.goto(`${first.at}#1/flight/p=chain:5%20loop:4/`);
    await other.getByTestId("headline").getByText("The plan lands").waitFor();
    await other.close();

    const worker = readFileSync(join(folder, "service-worker.js"), "utf8");
    writeFileSync(join(folder, "service-worker.js"), worker.replace(/upstar-[0-9a-f]{16}/, "upstar-another"));
    const index = readFileSync(join(folder, "index.html"), "utf8");
    writeFileSync(join(folder, "index.html"), index.replace("<title>Upstar", "<title>Upstar anew"));
    const second = await serve(folder, Number(new URL(first.at).port));
    expect(await page.title()).toBe("Upstar");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText("A new version is ready.").waitFor();
    await page.getByRole("button", { name: "Reload" }).click();
    await page.waitForFunction(() => document.title === "Upstar anew");
    expect(await verdict(page)).toBe("Whoever moves first wins.");
    expect(await page.evaluate(() => caches.keys())).toEqual(["upstar-another"]);
    await page.context().close();
    second.server.kill("SIGTERM");
    rmSync(folder, { recursive: true });
  });
});
