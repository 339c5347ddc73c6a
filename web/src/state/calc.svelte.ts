// The calculator: what was asked, what came out, and the history of lines.
import { calc, defineEverywhere } from "../engine/engines";
import { EngineError } from "../engine/lane";
import type { TypedValue } from "../engine/protocol";
import { faultOf, type Fault } from "./board.svelte";
import { store, stored } from "./page.svelte";

export interface Entry {
  id: number;
  input: string;
  result: TypedValue | null;
  fault: Fault | null;
  isRunning: boolean;
}

const MOST_KEPT = 200;

// What changes the session, and is to be told again to an engine that is started anew.
const DEFINES = /:=|^\s*(def|class|singleton|import)\b/m;

// The lines of earlier visits, as far as what is stored can be read.
function kept(): string[] {
  try {
    const lines: unknown = JSON.parse(stored("history") ?? "[]");
    return Array.isArray(lines) ? lines.filter((line) => typeof line === "string") : [];
  } catch {
    return [];
  }
}

class Calculator {
  entries = $state<Entry[]>([]);
  chosen = $state<number | null>(null);
  since = $state<number | null>(null);
  history = kept();
  private next = 1;

  get shown(): Entry | null {
    return this.entries.find((entry) => entry.id === this.chosen) ?? null;
  }

  async run(input: string): Promise<Entry> {
    const id = this.next++;
    this.entries.push({ id, input, result: null, fault: null, isRunning: true });
    const entry = this.entries.at(-1)!;
    // Another tab may have added to what is kept.
    const earlier = kept();
    const lines = earlier.length ? earlier : this.history;
    this.history = [...lines.filter((line) => line !== input), input].slice(-MOST_KEPT);
    store("history", JSON.stringify(this.history));
    this.since ??= performance.now();
    try {
      const answer = await calc.ask<{ result: TypedValue }>("evaluate", { expression: input, time: 60 });
      entry.result = answer.result;
      if (DEFINES.test(input)) calc.remember(input);
      if (["Game", "Number"].includes(answer.result.type)) this.chosen = id;
    } catch (error) {
      const isStopped = error instanceof EngineError && error.kind === "cancelled";
      entry.fault = isStopped ? { text: input, message: "stopped", offset: null } : faultOf(error, input);
    } finally {
      entry.isRunning = false;
      if (!this.entries.some((each) => each.isRunning)) this.since = null;
    }
    return entry;
  }

  stop(): void {
    calc.stop();
  }
}

export const calculator = new Calculator();
export { defineEverywhere };
