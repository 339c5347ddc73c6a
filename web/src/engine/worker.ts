// The engine in its worker: lines in, lines out.
/// <reference lib="webworker" />

interface Engine {
  hear(line: string): void;
}
type Load = (options: {
  module: WebAssembly.Module;
  take: (line: string) => void;
}) => Promise<Engine>;

const early: string[] = [];
let engine: Engine | null = null;

self.onmessage = async ({ data }: MessageEvent) => {
  if ("line" in data) {
    if (engine) engine.hear(data.line);
    else early.push(data.line);
    return;
  }
  try {
    const { load } = (await import(/* @vite-ignore */ data.script)) as { load: Load };
    engine = await load({ module: data.module, take: (line) => self.postMessage({ line }) });
    for (const line of early.splice(0)) engine.hear(line);
  } catch (error) {
    self.postMessage({ failed: (error as Error).message });
  }
};
