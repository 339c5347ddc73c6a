// The module and the program find the same answers to the same requests.
//
//     node engine_module_test.mjs upstar-engine.mjs upstar
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { pathToFileURL } from 'node:url';

const [modulePath, program] = process.argv.slice(2);
const { default: load } = await import(pathToFileURL(modulePath));
const module = await load({ wasmBinary: readFileSync(modulePath.replace(/mjs$/, 'wasm')) });

const requestsOfTheTable = readFileSync(
    new URL('../../tests/engine/requests.txt', import.meta.url), 'utf8')
    .split('\n').filter((line) => line.startsWith('{') && line.includes('"do"'));

function engine() {
    const lines = [];
    const made = module.createEngine((line) => lines.push(line));
    return { ...made, lines, hello: JSON.parse(lines.shift()) };
}

/** The lines without the hello, by the id as it stands in them. */
function sorted(lines) {
    return [...lines].sort();
}

function answersOfTheModule(requests) {
    const { hear, destroy, lines } = engine();
    requests.forEach(hear);
    destroy();
    return sorted(lines);
}

function answersOfTheProgram(requests) {
    const output = execFileSync(program, ['engine'], {
        input: requests.join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 30 });
    return sorted(output.trimEnd().split('\n').slice(1));
}

function requestsOfEveryGame() {
    const { hello, destroy } = engine();
    destroy();
    const requests = [];
    const ask = (request) => requests.push(JSON.stringify({ id: requests.length, ...request }));
    for (const { game, examples } of hello.games) {
        const position = examples.reduce((a, b) => (b.length < a.length ? b : a));
        for (const what of ['board', 'moves']) ask({ do: what, game, position });
        for (const format of ['svg', 'tikz']) ask({ do: 'draw', of: 'board', game, position, format });
        ask({ do: 'play', game, position, level: 'easy', seed: 7 });
        ask({ do: 'help', topic: game });
    }
    const small = { domineering: '3x3', konane: 'xoxo|oxox', nim: '3,5,7', toads: 'TT.FF',
        dots: '1x2', strings: 'A@2 A-A:3', circular_nim: '1,2,3,4' };
    for (const [game, position] of Object.entries(small))
        for (const what of ['analyse', 'explain']) ask({ do: what, game, position });
    ask({ do: 'dots flight', position: 'A@4 A-B:12 B@4 chain:10' });
    ask({ do: 'dots convert', position: '2x2', to: 'picture' });
    ask({ do: 'nim sieve', game: 'CN(4,2)', max: 4, list: true });
    ask({ do: 'konane dictionary', box: '2x3', smallest: true });
    ask({ do: 'conjecture', game: 'domineering', template: '1x{n}', ranges: { n: '1..8' } });
    return requests;
}

test('the hello is that of the program', () => {
    const { hello, destroy } = engine();
    destroy();
    const said = JSON.parse(execFileSync(program, ['engine'], { input: '', encoding: 'utf8' }));
    const inBoth = new Set(hello.requests.map((request) => request.do));
    said.requests = said.requests.filter((request) => inBoth.has(request.do));
    assert.deepEqual(hello, said);
});

test('every request of the table is answered as by the program', () => {
    assert.ok(requestsOfTheTable.length >= 20);
    const unique = requestsOfTheTable.map((line, i) =>
        line.replace(/"id":[^,]*,/, `"id":${i},`));
    assert.deepEqual(answersOfTheModule(unique), answersOfTheProgram(unique));
});

test('every game is analysed, drawn and played as by the program', () => {
    const requests = requestsOfEveryGame();
    assert.deepEqual(answersOfTheModule(requests), answersOfTheProgram(requests));
});

test('a table is made without threads', () => {
    const requests = ['{"id":1,"do":"table","game":"domineering","template":"2x{n}",' +
        '"ranges":{"n":"1..6"},"show":"value,mean"}'];
    assert.deepEqual(answersOfTheModule(requests), answersOfTheProgram(requests));
});

test('limits end a request and not the engine', () => {
    const { hear, destroy, lines } = engine();
    const long = '"do":"evaluate","expression":"domineering(\\"8x8\\").Value"';
    hear(`{"id":1,"time":0.1,${long}}`);
    hear(`{"id":2,"memory":20,${long}}`);
    hear('{"id":3,"do":"evaluate","expression":"1 + 1"}');
    destroy();
    const [late, large, last] = lines.map((line) => JSON.parse(line));
    assert.equal(late.error.remedy.kind, 'raise_time_limit');
    assert.equal(large.error.remedy.kind, 'raise_memory_limit');
    assert.equal(last.answer.result.value, '2');
});

test('what is nested deeply is an error, or an answer', () => {
    const { hear, destroy, lines } = engine();
    for (const depth of [100, 1000, 10000, 100000]) {
        hear(JSON.stringify({ id: 1, do: 'evaluate',
            expression: '('.repeat(depth) + '1' + ')'.repeat(depth) }));
        hear(JSON.stringify({ id: 1, do: 'evaluate',
            expression: '{'.repeat(depth) + '0' + '|}'.repeat(depth) }));
        hear(`{"id":1,"do":"hello","with":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    }
    hear('{"id":1,"do":"evaluate","expression":"1 + 1"}');
    destroy();
    assert.equal(JSON.parse(lines.at(-1)).answer.result.value, '2');
});

test('engines stand beside each other', () => {
    const [one, other] = [engine(), engine()];
    one.hear('{"id":1,"do":"evaluate","expression":"x := 5","session":"a"}');
    other.hear('{"id":2,"do":"evaluate","expression":"x","session":"a"}');
    one.destroy();
    other.hear('{"id":3,"do":"evaluate","expression":"↑"}');
    other.destroy();
    assert.equal(one.lines.length, 1);
    assert.ok(JSON.parse(other.lines[0]).error);
    assert.equal(JSON.parse(other.lines[1]).answer.result.value, '^');
});
