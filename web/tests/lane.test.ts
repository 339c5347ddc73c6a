import { expect, test } from "vitest";
import { EngineError, Lane } from "../src/engine/lane";

// An engine that answers when it is told to, and remembers what it was sent.
function engines() {
  const started: { sent: { id: number; do: string; expression?: string }[]; say: (line: string) => void; fail: (why: string) => void; ended: boolean }[] = [];
  const lane = new Lane((take, fail) => {
    const engine = { sent: [] as never[], say: take, fail, ended: false };
    started.push(engine);
    return {
      send: (line) => (engine.sent as unknown[]).push(JSON.parse(line)),
      end: () => (engine.ended = true),
    };
  });
  return { lane, started };
}

test("an answer goes to whoever asked", async () => {
  const { lane, started } = engines();
  const first = lane.ask("board");
  const second = lane.ask("moves");
  const [a, b] = started[0]!.sent;
  started[0]!.say(JSON.stringify({ id: b!.id, answer: "second" }));
  started[0]!.say(JSON.stringify({ id: a!.id, answer: "first" }));
  expect(await first).toBe("first");
  expect(await second).toBe("second");
  expect(lane.isBusy).toBe(false);
});

test("an error keeps its kind and its offset", async () => {
  const { lane, started } = engines();
  const asked = lane.ask("board");
  started[0]!.say(JSON.stringify({ id: 1, error: { kind: "input", message: "no", offset: 3 } }));
  await expect(asked).rejects.toMatchObject({ kind: "input", message: "no", offset: 3 });
});

test("stopping ends the engine, and the next one knows what was defined", async () => {
  const { lane, started } = engines();
  lane.define("g := 1");
  const asked = lane.ask("analyse");
  lane.stop();
  await expect(asked).rejects.toBeInstanceOf(EngineError);
  expect(started[0]!.ended).toBe(true);
  const again = lane.ask("board");
  expect(started[1]!.sent.map((each) => each.do)).toEqual(["evaluate", "board"]);
  expect(started[1]!.sent[0]!.expression).toBe("g := 1");
  started[0]!.say(JSON.stringify({ id: 4, answer: "late" }));
  started[1]!.say(JSON.stringify({ id: started[1]!.sent[1]!.id, answer: "new" }));
  expect(await again).toBe("new");
});

test("what is said on the way is no answer", async () => {
  const { lane, started } = engines();
  const asked = lane.ask("table");
  started[0]!.say(JSON.stringify({ id: 1, partial: { done: 1 } }));
  started[0]!.say(JSON.stringify({ id: 1, answer: "all" }));
  expect(await asked).toBe("all");
});

test("an engine that cannot be loaded says so to all who wait, and the next one is asked anew", async () => {
  const { lane, started } = engines();
  const hello = lane.hello();
  const asked = lane.ask("board");
  started[0]!.fail("404");
  await expect(hello).rejects.toMatchObject({ message: "404" });
  await expect(asked).rejects.toMatchObject({ message: "404" });
  const again = lane.hello();
  started[1]!.say(JSON.stringify({ hello: "upstar" }));
  expect((await again).hello).toBe("upstar");
});
