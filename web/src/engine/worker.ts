// The engine in its worker: lines in, lines out.
/// <reference lib="webworker" />

interface Engine {
  hear(line: string): void;
}
interface EngineModule {
  createEngine(say: (line: string) => void): Engine;
}
type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;
type Load = (options: {
  instantiateWasm: (imports: WebAssembly.Imports, done: Instantiated) => object;
}) => Promise<EngineModule>;

const early: string[] = [];
let engine: Engine | null = null;

function fail(error: unknown): void {
  self.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}

function hear(line: string): void {
  try {
    engine!.hear(line);
  } catch (error) {
    fail(error);
  }
}

self.onmessage = async ({ data }: MessageEvent) => {
  if ("line" in data) {
    if (engine) hear(data.line);
    else early.push(data.line);
    return;
  }
  try {
    const compiled = data.module as WebAssembly.Module;
    const { default: load } = (await import(/* @vite-ignore */ data.script)) as { default: Load };
    const module = await load({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled), fail);
        return {};
      },
    });
    engine = module.createEngine((line) => self.postMessage({ line }));
    for (const line of early.splice(0)) hear(line);
  } catch (error) {
    fail(error);
  }
};
