// The module of events under Node: its memory, and how long an addition takes.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const { load } = await import(new URL(`${process.env.BUILD ?? "build"}/wasm/event-node.js`, root).href);
const odd = await load();
const tuesday = readFileSync(new URL("examples/tuesday.event", root), "utf8");

test("an event is closed, and its memory used again", () => {
  const before = odd.open(tuesday);
  before.check();
  before.close();
  assert.throws(() => before.standings(), /closed/);
  const size = () => odd.memory();
  for (let i = 0; i < 5; i++) odd.open(tuesday).close();
  const then = size();
  for (let i = 0; i < 200; i++) {
    const event = odd.open(tuesday);
    event.standings();
    event.close();
  }
  assert.equal(size(), then);
});

test("a result arrives: how long it takes", () => {
  const event = odd.open(tuesday);
  const start = performance.now();
  for (let i = 0; i < 500; i++) {
    event.append(`board 1: 1 14 ${i % 2 ? "4S N =" : "4S N -1"}`);
    event.standings();
  }
  console.log(`# appended and ranked in ${((performance.now() - start) / 500).toFixed(2)} ms each`);
});
