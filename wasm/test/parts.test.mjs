// The parts of the engine of events: how large they are, what they import, and when they are loaded.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);
const package_ = new URL(`${process.env.BUILD ?? "build"}/wasm/`, root);
const { load } = await import(new URL("event-node.js", package_).href);
const odd = await load();

const moduleOf = (part) => readFileSync(new URL(`oddtrick-${part}.wasm`, package_));

test("the sizes of its parts, compressed; and what they import", async () => {
  // By zlib; tests/check_run limits what a server sends.
  for (const [part, most] of Object.entries({ event: 116.2, plans: 52.5, review: 42, club: 31 })) {
    const size = gzipSync(moduleOf(part), { level: 9 }).length;
    console.log(`# oddtrick-${part}.wasm: ${size} bytes gzipped`);
    assert.ok(size < most * 1000, `${part}: ${size}`);
  }
  const importsOf = async (part) =>
    WebAssembly.Module.imports(await WebAssembly.compile(moduleOf(part))).map(({ module, name }) => [module, name]);
  assert.deepEqual(
    (await importsOf("event")).map((names) => names.join(".")).sort(),
    ["exchange_about", "exchange_detect", "exchange_read", "odd_ask_award", "odd_ask_awards", "odd_ask_change", "odd_ask_check",
      "odd_ask_draw", "odd_ask_paper", "odd_ask_why", "odd_events_ask", "odd_movement_make", "odd_plan_ask"].map((name) => `oddtrick.${name}`),
  ); // prettier-ignore
  // What the parts import is the event's memory, and functions that the event has.
  const { exports } = (
    await WebAssembly.instantiate(moduleOf("event"), {
      oddtrick: Object.fromEntries((await importsOf("event")).map(([, name]) => [name, () => 0])),
    })
  ).instance;
  for (const part of ["plans", "review", "club"])
    for (const [module, name] of await importsOf(part)) {
      assert.equal(module, "env");
      assert.ok(name in exports, `${part}: ${name}`);
    }
});

test("no part contains another", () => {
  const has = (part, text) => moduleOf(part).includes(text);
  for (const [own, text] of [
    ["event", "no earlier line of this kind can be taken back"],
    ["plans", "nothing fits into"],
    ["plans", "no continuation is possible"],
    ["review", "The weighted mean"],
    ["review", "no other score is within 3 IMPs"],
    ["club", "a simultaneous needs the same rules"],
    ["club", "a bracket is printed whole"],
  ])
    for (const part of ["event", "plans", "review", "club", "exchange", "score"])
      assert.equal(has(part, text), part === own, `${text}: ${part}`);
});

test("parts are loaded when they are needed, and what needed them is done then", async () => {
  const engine = await load(undefined, { lazy: true });
  const log = readFileSync(new URL("examples/howell.event", root), "utf8");
  const simple = engine.openLog(log);
  const expected = simple.standings();
  assert.throws(() => simple.why(expected.standings[0].id), { part: "review" });
  assert.throws(() => simple.check(), { part: "review" });
  assert.deepEqual(
    await engine.withParts(() => simple.why(expected.standings[0].id)),
    odd.openLog(log).why(expected.standings[0].id),
  );
  assert.deepEqual(simple.check(), odd.openLog(log).check());
  // A movement that must be made: the log cannot be opened, nor the line appended, without that part.
  const movement = "movement mitchell tables 5 boards 25";
  assert.throws(() => engine.openLog(`${movement}\n`), { part: "plans" });
  const event = engine.openLog("event Club\n");
  assert.throws(() => event.append(movement), { part: "plans" });
  assert.equal(event.text(), "event Club\n");
  await engine.withParts(() => event.append(movement));
  assert.equal(event.text(), `event Club\n${movement}\n`);
  assert.deepEqual(event.schedule(), odd.openLog(event.text()).schedule());
  const other = await load(undefined, { lazy: true });
  assert.deepEqual(await other.propose("pairs 10 boards 27"), await odd.propose("pairs 10 boards 27"));
});

test("a part that cannot be loaded is said, and loaded the next time", async () => {
  const bytes = new Uint8Array(moduleOf("review").length);
  const engine = await load(undefined, { lazy: true, review: bytes });
  const event = engine.openLog("board 1\n1 2 4S N =\n3 4 4S N +1\n");
  await assert.rejects(
    engine.withParts(() => event.check()),
    WebAssembly.CompileError,
  );
  bytes.set(moduleOf("review"));
  assert.deepEqual((await engine.withParts(() => event.check())).findings, odd.openLog(event.text()).check().findings);
});
