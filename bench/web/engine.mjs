// The engine as WebAssembly beside the native one: the same requests, the answer of each compared,
// and the processor time it takes, the shorter of two fresh engines each.
//
//     node bench/web/engine.mjs [build/wasm/upstar-engine.mjs] [build/release/upstar]
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [modulePath = 'build/wasm/upstar-engine.mjs', program = 'build/release/upstar'] =
    process.argv.slice(2);

const value = (expression) => ({ do: 'evaluate', expression });
const WORK = [
    ['Clobber 4x4', value('clobber("4x4").CanonicalForm')],
    ['Amazons 2x7', value('amazons("x......|o......").CanonicalForm')],
    ['Domineering 5x5', value('domineering("5x5").CanonicalForm')],
    ['T^6 .^5 F^6', value('toads("T^6 .^5 F^6").CanonicalForm')],
    ['Dots 3x3, all moves', { do: 'dots solve', position: '3x3', moves: true }],
    ['Dots 3x4', { do: 'dots solve', position: '3x4' }],
    ['Konane 6x6, who wins', { do: 'konane solve', board: '6x6', gap: 'c3-d3', rules: 'ancient' }],
    ['CN(6,2), stacks to 31', { do: 'nim sieve', game: 'CN(6,2)', max: 31 }],
];

// What differs from run to run.
function plain(answer) {
    return JSON.stringify(answer, (key, each) => (['seconds', 'nodes'].includes(key) ? 0 : each));
}

// Milliseconds of the processor that a process has used; Linux counts hundredths of a second.
function used(process) {
    const fields = readFileSync(`/proc/${process}/stat`, 'utf8').replace(/.*\) /, '').split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
}

const { default: load } = await import(pathToFileURL(resolve(modulePath)));
const wasmBinary = readFileSync(modulePath.replace(/mjs$/, 'wasm'));

async function inModule(request) {
    const { createEngine } = await load({ wasmBinary });
    const lines = [];
    const engine = createEngine((line) => lines.push(line));
    const begin = used('self');
    engine.hear(JSON.stringify({ id: 1, ...request }));
    const time = used('self') - begin;
    const { answer, error } = JSON.parse(lines.at(-1));
    assert.ok(answer, error?.message);
    return { time, answer: plain(answer) };
}

async function inProgram(request) {
    const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
    await lines.next(); // the hello
    const begin = used(engine.pid);
    engine.stdin.write(JSON.stringify({ id: 1, threads: 1, ...request }) + '\n');
    const { answer, error } = JSON.parse((await lines.next()).value);
    const time = used(engine.pid) - begin;
    engine.stdin.end();
    assert.ok(answer, error?.message);
    return { time, answer: plain(answer) };
}

async function best(run, request) {
    const [one, other] = [await run(request), await run(request)];
    return one.time < other.time ? one : other;
}

console.log('                            native     module   times');
let logs = 0;
for (const [name, request] of WORK) {
    const native = await best(inProgram, request);
    const module = await best(inModule, request);
    assert.equal(module.answer, native.answer, name);
    const times = module.time / native.time;
    logs += Math.log(times);
    const seconds = (time) => (time / 1000).toFixed(3).padStart(8);
    console.log(`${name.padEnd(24)} ${seconds(native.time)} s ${seconds(module.time)} s  ${times.toFixed(2).padStart(6)}`);
}
console.log(`geometric mean${' '.repeat(33)}${Math.exp(logs / WORK.length).toFixed(2).padStart(6)}`);
