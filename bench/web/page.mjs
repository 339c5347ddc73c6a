// The page as a visitor has it: how much is downloaded, how soon it can be used, how soon a click is
// answered. Medians of fresh visits to `upstar web` in Debian's chromium.
//
//     node bench/web/page.mjs [build/web] [build/release/upstar]
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const { chromium } = createRequire(new URL('../../web/package.json', import.meta.url))('playwright-core');
const [folder = 'build/web', program = 'build/release/upstar'] = process.argv.slice(2);
const VISITS = 7;

function filesOf(at) {
    return readdirSync(at, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesOf(join(at, entry.name)) : [join(at, entry.name)]);
}
const sizes = filesOf(folder).map((file) => {
    const bytes = readFileSync(file);
    return { raw: bytes.length, packed: gzipSync(bytes, { level: 9 }).length, isEngine: /engine.*wasm$/.test(file) };
});
const sum = (key, all = sizes) => `${(all.reduce((total, each) => total + each[key], 0) / 1000).toFixed(0)} kB`;
console.log(`download            ${sum('packed')} compressed (${sum('raw')} as it lies), of it the engine ${sum('packed', sizes.filter((each) => each.isEngine))}`);

const server = spawn(program, ['web', '--no-browser', '--folder', folder]);
const address = await new Promise((found) =>
    server.stdout.on('data', (data) => {
        const url = /http:\S+/.exec(String(data));
        if (url) found(url[0]);
    }));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

const verdict = () => document.querySelector('[data-testid=verdict]')?.textContent?.trim();

async function visit() {
    const context = await browser.newContext();
    const page = await context.newPage();
    const begin = performance.now();
    await page.goto(address);
    await page.waitForSelector('[data-testid=board] svg');
    const board = performance.now() - begin;
    await page.waitForFunction(verdict);
    const usable = performance.now() - begin;
    await page.waitForTimeout(500);
    // A click on a stone that has one move; then the page is watched from within.
    const clicked = await page.evaluate(() => new Promise((done) => {
        const told = () => document.querySelector('[data-testid=verdict]')?.textContent?.trim();
        const place = (name) => document.querySelector(`[data-testid=board] [data-name="${name}"]`);
        const click = (name) => place(name).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        click('e5');
        requestAnimationFrame(() => {
            const start = performance.now();
            const before = told();
            click('e3');
            const look = () => {
                const now = told();
                if (now && now !== before) done(performance.now() - start);
                else requestAnimationFrame(look);
            };
            look();
        });
    }));
    await context.close();
    return { board, usable, clicked };
}

const visits = [];
for (let i = 0; i < VISITS; ++i) visits.push(await visit());
const median = (key) => {
    const sorted = visits.map((each) => each[key]).sort((a, b) => a - b);
    return `${sorted[Math.floor(VISITS / 2)].toFixed(0)} ms (${sorted[0].toFixed(0)} to ${sorted.at(-1).toFixed(0)})`;
};
console.log(`board is drawn      ${median('board')}`);
console.log(`verdict stands      ${median('usable')}`);
console.log(`verdict of a move   ${median('clicked')} after the click`);
await browser.close();
server.kill();
