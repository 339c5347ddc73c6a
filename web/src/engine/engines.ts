// The engines of the page: three lanes, so that a long search holds up neither the board nor the
// calculator. The module is compiled once and given to every worker.
import { t } from "../texts";
import { Lane, type Carrier } from "./lane";

type FromWorker = { line: string } | { failed: string };

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") throw new Error(t.noWasm);
  const url = new URL("./engine/upstar-engine.wasm", document.baseURI);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  // A host that serves the file under another type cannot be compiled as it streams in.
  if (response.headers.get("Content-Type") === "application/wasm")
    return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function startWorker(take: (line: string) => void, fail: (why: string) => void): Carrier {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  compiled ??= compile();
  compiled.then(
    (module) =>
      worker.postMessage({
        module,
        script: new URL("./engine/upstar-engine.mjs", document.baseURI).href,
      }),
    (error: Error) => {
      compiled = null;
      fail(error.message);
    },
  );
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) =>
    "line" in data ? take(data.line) : fail(data.failed);
  worker.onerror = (event) => fail(event.message || "the engine stopped");
  return {
    send: (line) => worker.postMessage({ line }),
    end: () => worker.terminate(),
  };
}

export const quick = new Lane(startWorker); // boards, moves, edits
export const deep = new Lane(startWorker); // analyses, moves of the machine
export const calc = new Lane(startWorker); // the calculator, tables

const lanes = [quick, deep, calc];

/// Tells all engines of a class or a variable.
export function defineEverywhere(source: string): void {
  for (const lane of lanes) lane.define(source);
}

export function forgetEverywhere(): void {
  for (const lane of lanes) lane.forget();
}
