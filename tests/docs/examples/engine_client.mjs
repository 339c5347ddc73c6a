import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const engine = spawn('upstar', ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const waiting = new Map();
let last = 0;

createInterface({ input: engine.stdout }).on('line', (line) => {
    const { id, answer, error } = JSON.parse(line);
    if (id === undefined) return; // the hello
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(error.message));
    else resolve(answer);
});

const ask = (request) => new Promise((resolve, reject) => {
    waiting.set(++last, { resolve, reject });
    engine.stdin.write(JSON.stringify({ id: last, ...request }) + '\n');
});

const sum = ask({ do: 'evaluate', expression: '{1|-1} + ^' });
const grade = ask({ do: 'grade', game: 'nim', position: '3,5,7', move: '3,5,5' });
console.log((await sum).result.value);
console.log((await grade).better);
await ask({ do: 'evaluate', expression: '{1|0}.Maen' }).catch((error) => console.log(error.message));
engine.stdin.end();
