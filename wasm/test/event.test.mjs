// Events in the package under Node, against the command: node --test wasm/test/event.test.mjs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);
const build = process.env.BUILD ?? "build";
const package_ = new URL(`${build}/wasm/`, root);
const { load, OddtrickError } = await import(new URL("event-node.js", package_).href);
const odd = await load();

function run(...args) {
  const program = new URL(`${build}/oddtrick`, root).pathname;
  return spawnSync(program, args, { cwd: root.pathname, encoding: "utf8", maxBuffer: 1 << 28 });
}
// Exit 1: it found something to look at.
const command = (name, ...args) => JSON.parse(run(name, "--format", "json", ...args).stdout);

const path = (name) => `examples/${name}`;
const example = (name) => readFileSync(new URL(path(name), root), "utf8");
const examples = readdirSync(new URL("examples/", root)).filter((name) => name.endsWith(".event"));

// Without what pages have besides.
function plain({ boards, ...rest }) {
  return { ...rest, boards: boards.map(({ deals, frequency, ...board }) => board) };
}

for (const name of examples) {
  const event = odd.open(example(name));
  const { contestants, boards } = event.about();
  const keys = contestants.filter((c) => c.plays && !c.phantom).map((c) => c.key);

  test(`${name}: standings, travellers, cards and findings as the command has them`, () => {
    assert.deepEqual(event.standings(), command("rank", path(name)));
    assert.deepEqual(plain(event.boards()), command("boards", "--history", path(name)));
    assert.deepEqual(
      plain(event.board(boards[0].board)),
      command("boards", "--history", path(name), String(boards[0].board)),
    );
    assert.deepEqual(event.cards(), command("card", "--all", path(name)));
    assert.deepEqual(event.card(keys[0]), command("card", path(name), keys[0]));
    assert.deepEqual(event.check(), command("check", path(name)));
  });

  test(`${name}: why, of everybody and of all boards of somebody`, () => {
    for (const key of keys) assert.deepEqual(event.why(key), command("why", path(name), key));
    for (const { board } of event.card(keys[1]).cards[0].results)
      assert.deepEqual(event.why(keys[1], board), command("why", path(name), keys[1], String(board)));
  });

  test(`${name}: what if`, () => {
    const [one] = event.board(boards[0].board).boards[0].results;
    const place = `${one.round ? `round ${one.round} ` : ""}board ${boards[0].board}: ${one.ns} ${one.ew}`;
    const candidates = [
      `${place} 7NTXX N -13`,
      `${place} ave+/ave-`,
      `${place} void; penalty ${keys[0]} 1 points late`,
      "set rules ebu",
      "set rules efa",
      `${place} 8S N =`,
      "1 2 4S N =",
    ];
    assert.deepEqual(event.whatif(...candidates), command("whatif", path(name), ...candidates));
  });

  test(`${name}: frequencies count all results, and the race ends with the totals`, () => {
    for (const { results, frequency } of event.boards().boards)
      assert.equal(
        frequency.reduce((sum, f) => sum + f.count, 0),
        results.filter((r) => r.score !== null).length,
      );
    const { race, steps, unit } = event.race();
    const { standings } = event.standings();
    assert.equal(race.length, standings.length);
    race.forEach(({ id, rank, values }, i) => {
      assert.deepEqual([id, rank, values.length], [standings[i].id, standings[i].rank, steps.length]);
      if (!standings[i].penalty && !standings[i].carryover && !standings[i].handicap)
        assert.equal(values.at(-1), unit === "%" ? standings[i].percent : standings[i].score);
    });
    assert.ok(event.race(2).race.length <= 4);
  });

  test(`${name}: undo after undo takes all results back`, () => {
    const other = odd.open(example(name));
    const results = () => other.boards().boards.reduce((sum, b) => sum + b.results.length, 0);
    for (let left = results(), n = 0; left > 0 && n < 2000; n++) {
      const { can, undo, text } = other.undo();
      if (!can) {
        assert.match(text, /^(penalty|phantom|bye|lineup|vp|strat)/);
        break;
      }
      other.append(undo);
      assert.ok(results() <= left);
      left = results();
    }
    other.close();
  });

  test(`${name}: line by line, it becomes the same`, () => {
    const grown = odd.open("");
    const lines = example(name).match(/.*\n/g);
    for (let at = 0; at < lines.length; at += 7) grown.append(lines.slice(at, at + 7).join(""));
    assert.equal(grown.text(), example(name));
    for (const words of ["standings", "cards", "check", "problems", "settings"])
      assert.deepEqual(grown.ask(words), event.ask(words));
    grown.close();
  });
}

// Every member that is answered is described, in the section of its request.
test("docs/API.md names every member", () => {
  const sections = readFileSync(new URL("docs/API.md", root), "utf8").split("\n## ");
  const common = [...sections[0].matchAll(/`(\w+)`/g)].map((m) => m[1]);
  const described = (name) => {
    const text = sections.find((part) => part.startsWith(`${name}\n`));
    return new Set([...common, ...[...text.matchAll(/`(\w+)`/g)].map((m) => m[1])]);
  };
  const members = (value, seen = new Set()) => {
    if (value && typeof value === "object")
      for (const [key, inner] of Object.entries(value)) {
        if (!Array.isArray(value)) seen.add(key);
        if (key !== "settings") members(inner, seen);
      }
    return seen;
  };
  const sections_of = { board: "boards", card: "cards" };
  for (const name of examples) {
    const event = odd.open(example(name));
    event.append("board 1\ndeal N:AKQ2.JT9.876.543 - - -\n");
    const { contestants } = event.about();
    const key = contestants.find((c) => c.plays && !c.phantom).key;
    const asked = [
      "event",
      "standings",
      "boards",
      "cards",
      "board 1",
      `card ${key}`,
      `why ${key}`,
      "whatif set rules ebu\nx\nset rules acbl",
      "check",
      "settings",
      "history",
      "problems",
      "race",
      "undo",
      "line set rules ebu",
      "line x",
    ];
    for (const words of asked) {
      const [word] = words.split(" ");
      const known = described(sections_of[word] ?? word);
      for (const member of members(event.ask(words))) assert.ok(known.has(member), `${words}: ${member}`);
    }
    const known = described("Appending");
    for (const member of members(event.append("# x"))) assert.ok(known.has(member), member);
    event.close();
  }
});

test("errors have the line and the column of the command", () => {
  const log = example("howell.event");
  const event = odd.open(log);
  const wrong = [
    "board 3: 1 2 8S N =",
    "board 3: 1 1 4S N =",
    "bord 3",
    "set neuberg maybe",
    "scoring patton",
    "penalty 1 5 slow",
  ];
  for (const line of wrong) {
    const { stderr } = spawnSync(new URL(`${build}/oddtrick`, root).pathname, ["rank", "-"], {
      input: `${log}${line}\n`,
      encoding: "utf8",
    });
    const [, row, column, message] = /^stdin:(\d+):(\d+): (.*)$/m.exec(stderr);
    assert.throws(
      () => event.append(line),
      (e) => {
        assert.ok(e instanceof OddtrickError);
        assert.deepEqual([e.line, e.column, e.message], [Number(row), Number(column), message]);
        return e.errors[0].own_line === 1;
      },
    );
  }
  assert.throws(() => event.board(99), OddtrickError);
  assert.throws(() => event.card("99"), OddtrickError);
  assert.throws(() => event.ask("nonsense"), OddtrickError);
  assert.equal(event.text(), log);
});

test("a wrong file says what is wrong, and nothing else", () => {
  const event = odd.open("board 1\n1 2 4S N =\n1 1 4S\n");
  assert.throws(
    () => event.standings(),
    (e) => e.line === 3,
  );
  assert.equal(event.problems().good, false);
});

test("an event is closed, and its memory used again", () => {
  const log = example("tuesday.event");
  const before = odd.open(log);
  before.check();
  before.close();
  assert.throws(() => before.standings(), /closed/);
  const size = () => odd.memory();
  for (let i = 0; i < 5; i++) odd.open(log).close();
  const then = size();
  for (let i = 0; i < 200; i++) {
    const event = odd.open(log);
    event.standings();
    event.close();
  }
  assert.equal(size(), then);
});

test("a result arrives: how long it takes", () => {
  const event = odd.open(example("tuesday.event"));
  const start = performance.now();
  for (let i = 0; i < 500; i++) {
    event.append(`board 1: 1 14 ${i % 2 ? "4S N =" : "4S N -1"}`);
    event.standings();
  }
  console.log(`# appended and ranked in ${((performance.now() - start) / 500).toFixed(2)} ms each`);
});

test("the example of the readme is right", () => {
  const text = readFileSync(new URL("wasm/README.md", root), "utf8");
  const event = odd.open("event Club\nboard 1\n1 2 4S N =\n3 4 4S N +1\n5 6 3NT N -1\n");
  assert.ok(text.includes(`percent;                   // ${event.standings().standings[0].percent}\n`));
  event.append("board 1: 5 6 3NT N +3");
  assert.ok(event.why("5", 1).reasons.length > 3);
  assert.ok(text.includes(`error.column;               // ${event.line("board 1: 1 2 4Z").error.column}:`));
});

test("the size, compressed; and what it imports", async () => {
  const bytes = readFileSync(new URL("oddtrick-event.wasm", package_));
  const size = gzipSync(bytes, { level: 9 }).length;
  console.log(`# oddtrick-event.wasm: ${size} bytes gzipped`);
  assert.ok(size < 115 * 1000); // by zlib; tests/check_run holds what a server sends below 110 kB
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
  assert.deepEqual(
    imports.map(({ module, name }) => `${module}.${name}`).sort(),
    ["exchange_about", "exchange_detect", "exchange_read"].map((name) => `oddtrick.${name}`),
  );
});
