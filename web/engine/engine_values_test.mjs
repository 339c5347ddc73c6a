// What a position is worth in the module and in the program, on hundreds of positions of every game:
// those at the ends of random plays, which begin at the examples of the catalog.
//
//     node engine_values_test.mjs upstar-engine.mjs upstar
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const [modulePath, program] = process.argv.slice(2);
const { default: load } = await import(pathToFileURL(modulePath));
const module = await load({ wasmBinary: readFileSync(modulePath.replace(/mjs$/, 'wasm')) });

const WANTED = 300; // positions of a game
const FEWEST = 200; // that are compared
const PLAYS = 1000; // at most
const LAST = 10; // positions of a play, from its end
const LONGEST_PLAY = 200;

// Where the examples have too little within reach.
const LARGER = {
    amazons: ['x...|....|...o'],
    col: ['3x3'],
    cram: ['4x4'],
    fission: ['.x...|.....|...x.|.....'],
    fjords: ['L-.(-.-.-R;-.(-.-L;-R);-.-.-L)', 'R-.-.(-L-.-.;-.-.-.-R;-.-L)'],
    hackenbush: ['l(rle(e;r);e(l;rr);r(l;e;r))', 'e(e(l;rl);lr(l;e;rlr))'],
    konane: ['xoxo|oxox|xo.o|oxox'],
    nim: ['7,9,12'],
    nogo: ['3x3'],
    partizan_subtraction: ['9,8,7,5'],
    partizan_take_and_break: ['9,8,7'],
    set_nim: ['5,6,4,7/abc,cd'],
    shrinking_nim: ['3,2,4,1,3', '2,5,3,4,1,2'],
    snort: ['3x3'],
    subtraction: ['15,12,9,11'],
};

const said = [];
const engine = module.createEngine((line) => said.push(line));
const { games } = JSON.parse(said.shift());

function ask(request) {
    engine.hear(JSON.stringify({ id: 1, ...request }));
    return JSON.parse(said.pop());
}

// Numbers that look random and are the same in every run.
function dice(seed) {
    let state = seed * 2654435761 + 1;
    return (sides) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
    };
}

/** The last positions of a play that begins here, whoever is to move. */
function play(game, start, roll) {
    const positions = [start];
    let player = roll(2) === 0 ? 'Left' : 'Right';
    while (positions.length < LONGEST_PLAY) {
        const { answer, error } = ask({ do: 'moves', game, position: positions.at(-1), player });
        assert.ok(!error, `${game} ${positions.at(-1)}: ${error?.message}`);
        if (answer.moves.length === 0) break;
        const move = answer.moves[roll(answer.moves.length)];
        positions.push(move.position);
        if (!move.moves_again) player = player === 'Left' ? 'Right' : 'Left';
    }
    return positions.slice(-LAST);
}

function positionsOf({ game, examples }) {
    const starts = [...examples, ...(LARGER[game] ?? [])];
    const found = new Set();
    for (let i = 0; i < PLAYS && found.size < WANTED; ++i)
        for (const position of play(game, starts[i % starts.length], dice(i))) found.add(position);
    return [...found].slice(0, WANTED);
}

const worth = ({ value, outcome, margin, mean, temperature }) =>
    JSON.stringify({ value, outcome, margin, mean, temperature });

for (const about of games) {
    test(`${about.name} is worth the same in the module as in the program`, () => {
        const { game } = about;
        const positions = positionsOf(about);
        const requests = positions.map((position, id) =>
            JSON.stringify({ id, do: 'analyse', game, position, time: 20 }));
        const lines = execFileSync(program, ['engine'], {
            input: requests.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 30 })
            .trimEnd().split('\n').slice(1).map((line) => JSON.parse(line));
        const native = new Map(lines.map((line) => [line.id, line]));
        let compared = 0;
        positions.forEach((position, id) => {
            engine.hear(requests[id]);
            const here = JSON.parse(said.pop());
            const there = native.get(id);
            assert.ok(here.answer && there.answer, `${game} ${position}`);
            if (here.answer.limit || there.answer.limit) return; // how far it came is a matter of time
            assert.equal(worth(here.answer), worth(there.answer), `${game} ${position}`);
            ++compared;
        });
        assert.ok(compared >= FEWEST, `${game}: ${compared} of ${positions.length} positions`);
    });
}
