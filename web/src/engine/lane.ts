// One engine in a worker, and the questions that are put to it one after the other.
//
//     const lane = new Lane(startWorker);
//     const answer = await lane.ask<BoardAnswer>("board", { game: "nim", position: "3,5,7" });
//     lane.stop();   // whoever waits gets an error of the kind "cancelled"
//
// A worker hears nothing while it computes, so stopping ends it. The next one is told again what
// the session had defined before it is asked anything, so that nothing is lost but the answer.
import type { EngineFault, Hello } from "./protocol";

export class EngineError extends Error {
  readonly kind: EngineFault["kind"];
  readonly offset: number | undefined;
  readonly remedy: EngineFault["remedy"];

  constructor(fault: EngineFault) {
    super(fault.message);
    this.kind = fault.kind;
    this.offset = fault.offset;
    this.remedy = fault.remedy;
  }
}

/// What carries lines to an engine and back. `fail` is told when the engine could not be loaded.
export interface Carrier {
  send(line: string): void;
  end(): void;
}

export type StartCarrier = (take: (line: string) => void, fail: (why: string) => void) => Carrier;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: EngineError): void;
}

export const SESSION = "page";

export class Lane {
  private carrier: Carrier | null = null;
  private waiting = new Map<number, Waiting>();
  private next = 1;
  private definitions: string[] = [];
  private greet: { resolve(hello: Hello): void; reject(error: EngineError): void }[] = [];
  private greeting: Hello | null = null;

  constructor(private readonly startCarrier: StartCarrier) {}

  /// The engine's first line; an error if it cannot be loaded.
  hello(): Promise<Hello> {
    if (this.greeting) return Promise.resolve(this.greeting);
    return new Promise((resolve, reject) => {
      this.greet.push({ resolve, reject });
      this.start();
    });
  }

  ask<Answer>(question: string, fields: Record<string, unknown> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const carrier = this.start();
      const id = this.next++;
      this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      carrier.send(JSON.stringify({ id, do: question, session: SESSION, ...fields }));
    });
  }

  /// What every worker of this lane is told before it is asked: classes, variables.
  define(source: string): void {
    this.definitions.push(source);
    if (this.carrier) this.tell(this.carrier, source);
  }

  /// The same of what this worker has been told already, by a question.
  remember(source: string): void {
    this.definitions.push(source);
  }

  forget(): void {
    this.definitions = [];
    this.stop();
  }

  get isBusy(): boolean {
    return this.waiting.size > 0;
  }

  stop(): void {
    if (!this.carrier) return;
    this.carrier.end();
    this.carrier = null;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const each of left) each.reject(new EngineError({ kind: "cancelled", message: "stopped" }));
    this.start(); // so that the next question finds an engine that is ready
  }

  private start(): Carrier {
    if (this.carrier) return this.carrier;
    const carrier = this.startCarrier(
      (line) => this.carrier === carrier && this.take(line),
      (why) => this.carrier === carrier && this.fail(why),
    );
    this.carrier = carrier;
    for (const source of this.definitions) this.tell(carrier, source);
    return carrier;
  }

  private tell(carrier: Carrier, source: string): void {
    carrier.send(
      JSON.stringify({ id: this.next++, do: "evaluate", session: SESSION, expression: source }),
    );
  }

  private take(line: string): void {
    const said = JSON.parse(line);
    if ("hello" in said) {
      this.greeting = said as Hello;
      for (const each of this.greet.splice(0)) each.resolve(this.greeting);
      return;
    }
    if ("partial" in said) return; // what is said on the way
    const waiting = this.waiting.get(said.id);
    if (!waiting) return;
    this.waiting.delete(said.id);
    if ("error" in said) waiting.reject(new EngineError(said.error));
    else waiting.resolve(said.answer);
  }

  private fail(why: string): void {
    this.carrier?.end();
    this.carrier = null;
    const left = [...this.waiting.values(), ...this.greet.splice(0)];
    this.waiting.clear();
    for (const each of left) each.reject(new EngineError({ kind: "limit", message: why }));
  }
}
