// The built page in Debian's chromium, served by `upstar web` as users have it.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { chromium, type Browser, type Page } from "playwright-core";

const ROOT = join(fileURLToPath(new URL(".", import.meta.url)), "../..");
export const PROGRAM = process.env.UPSTAR_PROGRAM ?? join(ROOT, "build/release/upstar");
export const PAGE = process.env.UPSTAR_PAGE ?? join(ROOT, "build/web");
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const SHOTS = process.env.UPSTAR_SHOTS ?? join(ROOT, "build/web-shots");

export interface Tried {
  page: Page;
  address: string;
  complaints: string[];
}

let server: ChildProcess | null = null;
let browser: Browser | null = null;
let address = process.env.UPSTAR_ADDRESS ?? "";

/// `upstar web` of a folder, and its address.
export async function serve(folder: string, port = 0): Promise<{ server: ChildProcess; at: string }> {
  const server = spawn(PROGRAM, ["web", "--no-browser", "--folder", folder, "--port", String(port)]);
  const at = await new Promise<string>((resolve, reject) => {
    let told = "";
    server.stdout.on("data", (data: Buffer) => {
      told += data.toString();
      const found = /http:\S+/.exec(told);
      if (found) resolve(found[0]);
    });
    server.on("exit", (code) => reject(new Error(`upstar web ended: ${code}`)));
  });
  return { server, at };
}

export async function start(): Promise<void> {
  const wanted = address ? [CHROMIUM] : [PROGRAM, CHROMIUM, join(PAGE, "index.html")];
  for (const file of wanted) if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (!address) ({ server, at: address } = await serve(PAGE));
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  mkdirSync(SHOTS, { recursive: true });
}

export async function end(): Promise<void> {
  await browser?.close();
  server?.kill("SIGTERM");
}

export interface View {
  width?: number;
  height?: number;
  dark?: boolean;
  touch?: boolean;
}

/// A fresh page at a fragment, once its engine has answered. Nothing may be complained of.
export async function open(fragment: string, view: View = {}): Promise<Tried> {
  const context = await browser!.newContext({
    viewport: { width: view.width ?? 1280, height: view.height ?? 860 },
    colorScheme: view.dark ? "dark" : "light",
    hasTouch: view.touch ?? false,
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(address + fragment);
  await page.waitForSelector("[data-testid=board] svg, [data-testid=board] pre, main > .view");
  return { page, address, complaints };
}

/// A page of another server.
export async function blank(): Promise<Page> {
  const page = await (await browser!.newContext()).newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

/// A page that is prepared before it loads, and may fail to.
export async function visit(fragment: string, prepare: (page: Page) => Promise<unknown>): Promise<Tried> {
  const context = await browser!.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await prepare(page);
  await page.goto(address + fragment);
  return { page, address, complaints };
}

export async function done({ page, complaints }: Tried): Promise<void> {
  expect(complaints).toEqual([]);
  await page.context().close();
}

export const hash = (page: Page) => page.evaluate(() => decodeURIComponent(location.hash));

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/// No serious problem of accessibility.
export async function accessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> } }).axe;
    return (await run.run()).violations
      .filter((each) => ["serious", "critical"].includes(each.impact))
      .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(" ")}`);
  });
  expect(found).toEqual([]);
}

export async function verdict(page: Page): Promise<string> {
  const told = page.locator("[data-testid=verdict]");
  await page.waitForFunction(() => {
    const text = document.querySelector("[data-testid=verdict]")?.textContent ?? "";
    return text.trim() !== "";
  });
  return (await told.textContent())!.trim();
}

/// The page from its top.
export async function shot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
