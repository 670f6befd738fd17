// Events in the package under Node, against the command: node --test wasm/test/event.test.mjs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

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
    for (const { board, session } of event.card(keys[1]).cards[0].results) {
      const place = session > 0 ? `${session}:${board}` : String(board);
      assert.deepEqual(event.why(keys[1], place), command("why", path(name), keys[1], place));
    }
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
      // The race adds up; what is combined over sessions is not a sum.
      if (!standings[i].penalty && !standings[i].carryover && !standings[i].handicap && !standings[i].sessions)
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
        assert.match(text, /^(penalty|phantom|bye|lineup|vp|strat|movement|session|combine)/);
        break;
      }
      other.append(undo);
      assert.ok(results() <= left);
      left = results();
    }
    other.close();
  });

  test(`${name}: the story of a board is that of its traveller`, () => {
    let told = 0;
    // Without a session, a board is that of the first one.
    for (const { board, results } of event.boards().boards.filter(({ session }) => !(session > 1)))
      for (const { key } of event.about().contestants) {
        let answer;
        try {
          answer = event.why(key, board);
        } catch {
          continue; // they have not played it
        }
        const { story, id, direction } = answer;
        if (!story) continue;
        told++;
        const side = story.direction === "NS" ? 1 : -1;
        const own = results.find(
          (r) =>
            r[side > 0 ? "ns" : "ew"].split("+").includes(id) &&
            (direction === "" || direction === story.direction) &&
            r.result === story.result,
        );
        const others = results.filter((r) => r !== own && r.score !== null).map((r) => side * r.score + 0);
        const count = (is) => others.filter(is).length;
        assert.equal(story.score, side * own.score + 0);
        assert.equal(story.value, side > 0 ? own.ns_score : own.ew_score);
        assert.equal(
          story.steps.reduce((sum, step) => sum + step.points, 0),
          Math.abs(story.score),
        );
        assert.deepEqual(
          [story.lower.count, story.equal.count, story.higher.count],
          [count((n) => n < story.score), count((n) => n === story.score), count((n) => n > story.score)],
        );
        assert.equal(story.lower.points + story.equal.points + story.higher.points, story.value);
        assert.deepEqual(
          story.scores.map((s) => s.score),
          [...new Set([...others, story.score])].sort((a, b) => a - b),
        );
        assert.equal(
          story.scores.reduce((sum, s) => sum + s.others, 0),
          others.length,
        );
        assert.equal(story.max, others.length * story.lower.each);
        assert.ok(Math.abs(story.percent - (100 * story.value) / story.max) < 0.005001);
      }
    assert.equal(told > 0, /tuesday|monday|howell|individual|late|ten|finals|swisspairs|sixteen/.test(name));
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

// What is wrong with a value by a schema of docs/openapi.json: every member must be described. `seen` collects those that
// were answered.
const { schemas } = JSON.parse(readFileSync(new URL("docs/openapi.json", root), "utf8")).components;
const seen = new Set();
const kind = (value) =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;
function wrong(value, schema, where, name = where) {
  if (schema.$ref) {
    const [, ref] = schema.$ref.match(/^#\/components\/schemas\/(\w+)$/);
    return wrong(value, schemas[ref], where, ref);
  }
  if (schema.anyOf)
    return schema.anyOf.every((one) => wrong(value, one, where, name)) ? `${where} is none of those` : null;
  const types = [schema.type].flat();
  if (!types.includes(kind(value)) && !(types.includes("number") && kind(value) === "integer"))
    return `${where} is no ${types}: ${JSON.stringify(value)}`;
  if (schema.enum && !schema.enum.includes(value)) return `${where} is none of ${schema.enum}: ${value}`;
  if (kind(value) === "array") {
    if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity))
      return `${where} is too long`;
    return value.map((item, i) => wrong(item, schema.items, `${where}[${i}]`, `${name}[]`)).find(Boolean) ?? null;
  }
  if (kind(value) !== "object") return null;
  for (const key of schema.required ?? []) if (!(key in value)) return `${where} has no ${key}`;
  for (const [key, member] of Object.entries(value)) {
    const described = schema.properties?.[key] ?? schema.additionalProperties;
    if (!described) return `${where}.${key} is not described`;
    seen.add(`${name}.${key}`);
    const found = wrong(member, described, `${where}.${key}`, `${name}.${key}`);
    if (found) return found;
  }
  return null;
}
function describes(name, value, where) {
  assert.equal(wrong(value, schemas[name], where, name), null);
}

// Events that have what the examples have not.
const seats = ["N", "E", "S", "W"];
const tricks = seats.flatMap((seat) => ["NT", "S", "H", "D", "C"].map((strain) => `${seat} ${strain} 7`));
const others = [
  // a pair without a name, a carry-over, a handicap, a fouled board, a play, a result that is taken back
  [
    "event Others",
    ...[..."12345678"].map((id) => `pair ${id} Ann ${"ABCDEFGH"[id - 1]} & Bo ${"ABCDEFGH"[id - 1]}`),
    ...[
      "carryover 1 2.5",
      "handicap 2 1%",
      "board 1 group A",
      "deal N:AKQ2.JT9.876.543 - - -",
      "1 2 4S N =",
      "3 4 4S N +1",
      "board 1 group B",
    ],
    ...[
      "5 6 4S N =",
      "7 9 4S N -1",
      "board 2",
      "1 4 3NT N =",
      "cards E H2 HA H3 H4",
      "3 2 3NT N +1",
      "5 9 3NT N -1",
      "7 6 pass",
      "7 6 void",
    ],
  ],
  // a result unlike all others, a pair that plays a board twice; then a tie that is broken
  [
    ...["board 1", ...[1, 3, 5, 7, 9, 11, 13].map((id) => `${id} ${id + 1} 4S N =`)],
    ...[
      "15 16 4S E =",
      "board 2",
      ...[1, 3, 5, 7, 9, 11, 13, 15].map((id) => `${id} ${((id + 2) % 16) + 1} 3NT N ${id % 4 ? "=" : "+1"}`),
    ],
    ...["board 3", "1 6 3NT N =", "3 8 3NT N +1", "1 8 3NT N -1", "5 2 pass", "7 4 1NT N ="],
  ],
  [
    "set tie-break match",
    "set status provisional",
    "set corrections-until 2026-11-20T22:00Z",
    "board 1",
    "1 2 4S N =",
    "3 4 4S N -1",
    "board 2",
    "2 3 4S N =",
    "1 4 4S N -1",
  ],
  ["scoring patton", "board 1", "1 2 4S N =", "2 1 4S N -1", "board 2", "1 2 3NT N =", "2 1 3NT N ="],
  // two opponents in a round, and a knock-out that nobody has won
  ...["vp wbf", "set format knock-out"].map((line) => [
    ...["scoring imps", line, "round 1", "board 1", "1 2 4S N =", "2 1 4S N =", "board 2", "1 3 4S N =", "3 1 4S N -1"],
    ...["board 3", "2 3 pass", "3 2 1NT N ="],
  ]),
  // another program's file: cards, an auction, what can be made, par, and an item that cannot be read
  [
    ...['[Event "Club"]', '[Board "1"]', '[West "A"]', '[North "B"]', '[East "C"]', '[South "D"]', '[Dealer "N"]'],
    ...[
      '[Vulnerable "None"]',
      '[Deal "N:AKQ2.JT9.876.543 - - -"]',
      '[Declarer "N"]',
      '[Contract "1NT"]',
      '[Result "7"]',
    ],
    ...['[OptimumScore "NS 90"]', '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]', ...tricks],
    ...['[Auction "N"]', "1NT Pass Pass Pass", "", '[Event "Club"]', '[Board "2"]', '[West "C"]', '[North "D"]'],
    ...[
      '[East "A"]',
      '[South "B"]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      '[Declarer "N"]',
      '[Contract "9Z"]',
      '[Result "x"]',
    ],
  ],
];

// Each request, and the schema of its answer.
const answers = (key, board, place, line) => ({
  event: "About",
  standings: "Standings",
  boards: "Boards",
  [`board ${board}`]: "Boards",
  cards: "Cards",
  [`card ${key}`]: "Cards",
  [`why ${key}`]: "Why",
  [`why ${key} ${place}`]: "Why",
  [`whatif set rules ebu\nx\nset rules acbl\npenalty ${key} 5%\nboard ${board}: ${key.replace(/\D/g, "")} 99 7NTXX N -13`]:
    "WhatIf",
  check: "Check",
  settings: "Settings",
  history: "History",
  problems: "Problems",
  race: "Race",
  undo: "Undo",
  schedule: "Schedule",
  "line set rules ebu": "Typed",
  "line x": "Typed",
  [`line board ${board}: ${line}`]: "Typed",
});

test("docs/openapi.json describes every answer, member by member", async () => {
  for (const log of [...examples.map(example), ...others.map((lines) => `${lines.join("\n")}\n`)]) {
    const event = await odd.openFile(log);
    const standing = event.standings().standings[0];
    const key = standing.direction + standing.id;
    describes("Appended", event.append("board 1\ndeal N:AKQ2.JT9.876.543 - - -\n"), "append");
    const { board, session } = event.card(key).cards[0].results[0];
    const { ns, ew } = event.board(board).boards[0].results[0];
    const place = session > 0 ? `${session}:${board}` : board;
    for (const [words, name] of Object.entries(answers(key, board, place, `${ns} ${ew} 7NTXX N -13`)))
      describes(name, event.ask(words), words);
    for (const line of ["board 1: x", "board 1: 1 2 9S N ="])
      assert.throws(
        () => event.append(line),
        ({ errors }) => errors.every((error) => !wrong(error, schemas.AppendProblem, "errors", "AppendProblem")),
      );
    event.close();
  }
  describes("Problems", odd.open("board 1\n1 2 4Z N =\n").problems(), "problems");
});

test("the history says lines that are not results in words", () => {
  const event = odd.open(
    "event Three\nmovement mitchell tables 3 boards 6\npair NS2 Ann & Bo\nboard 3: NS2 EW2 4S N =\nunplayed by NS2 ave-/ave+\n",
  );
  describes("History", event.ask("history"), "history");
  const said = event.ask("history").history.map((line) => line.said);
  assert.deepEqual(said[2], [
    { before: "", words: "Pair @", value: "NS2", who: true },
    { before: ": ", text: "Ann & Bo" },
  ]);
  assert.equal(said[3], undefined, "a result has its own members");
  assert.deepEqual(said[4].at(-1), { before: ": ", result: "ave-/ave+" });
  event.close();
});

test("a table in mid-session: who sits there, its boards, the results that are in, and who goes where", () => {
  const event = odd.open("event Three\nmovement mitchell tables 3 boards 6\npair NS2 Ann & Bo\nwinners 2\n");
  describes("Table", event.table("2"), "table 2");
  assert.deepEqual(
    event.table("2").now.boards.map(({ board }) => board),
    [3, 4],
  );
  event.append("board 3: NS2 EW2 4S N = lead H7\nboard 4: NS2 EW2 pass\n");
  const { now, before, next } = event.table("2");
  describes("Table", event.table("2"), "table 2");
  assert.deepEqual([now.round, now.ns[0].names, now.ew[0].id], [2, ["Ann", "Bo"], "EW1"]);
  assert.deepEqual(
    before.boards.map(({ result, score }) => [result, score]),
    [
      ["4S N =", 420],
      ["pass", 0],
    ],
  );
  assert.deepEqual(
    next.map(({ id, table, direction }) => [id, table, direction]),
    [
      ["NS2", "2", "NS"],
      ["EW1", "3", "EW"],
    ],
  );
  assert.throws(() => event.table("9"), /no table 9/);
  const sections = odd.open("movement mitchell tables 10 boards 10 sections 2 arrow-switch 1\n");
  describes("Schedule", sections.schedule(), "schedule");
  describes("Table", sections.table("B2"), "table B2");
});

test("the race over sessions ends where the standings are, however they are combined", () => {
  const event = odd.open(example("finals.event"));
  for (const combine of ["full", "mean", "ebu", "last", "ebu apart"]) {
    event.append(`combine ${combine}`);
    const { steps, race } = event.race();
    const { standings } = event.standings();
    assert.equal(steps.length, 38);
    for (const [i, { id, values }] of race.entries()) {
      assert.equal(id, standings[i].id);
      assert.ok(Math.abs(values.at(-1) - standings[i].percent) < 0.011, `${combine}, ${id}: ${values.at(-1)}`);
    }
    // After the first session, all have what they have in it.
    for (const { id, values } of race)
      assert.equal(values[13], standings.find((s) => s.id === id).sessions[0].percent, `${combine}, ${id}`);
  }
});

const words = (text) => text.split(" ").map((word, i) => (i % 2 === 0 ? `--${word}` : word));

test("movements that fit, as the command proposes them", async () => {
  for (const wish of [
    "pairs 15 boards 26 minutes 180",
    "tables 8",
    "players 16",
    "teams 9 rounds 5",
    "pairs 12 winners 2",
  ]) {
    const found = await odd.propose(wish);
    describes("Proposals", found, `propose ${wish}`);
    assert.deepEqual(found, command("movement", ...words(wish)));
  }
  const { proposals } = await odd.propose("pairs 10 boards 27 balance");
  describes("Proposals", { proposals }, "propose");
  for (const { ids, competition, line } of proposals) {
    assert.equal(ids.length, competition.length, line);
    for (const [a, row] of competition.entries())
      for (const [b, c] of row.entries()) assert.equal(c, competition[b][a]);
  }
  // The line of a proposal asks for that movement again, and an event takes it.
  const again = await odd.make(proposals[0].line.replace("movement ", ""));
  assert.equal(again.name, proposals[0].name);
  const event = odd.open("event E\n");
  event.append(proposals[0].line);
  assert.equal(event.schedule().sessions[0].name, again.name);
  const large = await odd.propose("pairs 61 boards 24 balance");
  assert.ok(large.proposals.every((one) => one.competition === undefined));
});

test("a movement of a kind, and its faults, as the command has them", async () => {
  for (const wish of [
    "howell pairs 10 boards 27",
    "mitchell tables 8 boards 24",
    "mitchell pairs 13 winners 1",
    "mitchell pairs 19 sections 2",
    "individual players 12",
    "round-robin teams 7",
  ]) {
    const made = await odd.make(`${wish} balance`);
    const [kind, ...rest] = wish.split(" ");
    describes("Movement", made, `make ${wish}`);
    assert.deepEqual(made, command("movement", kind, ...words(rest.join(" ")), "--balance"));
    const proof = await odd.prove(JSON.stringify(made));
    describes("Proof", proof, `prove ${wish}`);
    assert.deepEqual([proof.faults, proof.quality], [[], made.quality]);
  }
  const faulty = await odd.prove(
    "round,table,ns,ew,first,last,section\n1,1,A1,A2,1,2,A\n1,2,A3,A1,3,4,A\n2,1,A1,A2,3,4,A\n",
  );
  describes("Proof", faulty, "prove");
  assert.deepEqual([...new Set(faulty.faults.map(({ kind }) => kind))].sort(), [
    "repeat-board",
    "repeat-opponents",
    "two-places",
    "unequal",
  ]);
});

test("what cannot be made says what would fit, with its column", async () => {
  await assert.rejects(odd.make("howell pairs 10 boards x"), /expected a whole number from 1 to 9999 after 'boards'/);
  await assert.rejects(odd.make("pairs 10"), /expected a kind first/);
  await assert.rejects(odd.make("mitchell tables 7 boards 27 rounds 27"), OddtrickError);
  await assert.rejects(
    odd.propose("pairs 15 borads 26"),
    ({ column, message }) => column === 10 && /borads/.test(message),
  );
  await assert.rejects(odd.propose("pairs 15 minutes 5"), OddtrickError);
  await assert.rejects(odd.propose(""), OddtrickError);
  await assert.rejects(odd.propose("pairs 1001"), /from 1 to 1000/);
  await assert.rejects(odd.prove("hello"), OddtrickError);
  assert.throws(() => odd.open("event E\n").ask("propose pairs 5"), /expected event, standings/);
});

test("continuations after an accident, as the command has them; the lines put them into force", async () => {
  const event = odd.open(example("late.event"));
  for (const wish of ["from 4 remove-pair NS4", "from 4 rounds 5", "from 5 add-pair NS9"]) {
    const found = await event.change(wish);
    describes("Continuations", found, `change ${wish}`);
    assert.deepEqual(found, command("movement", "change", path("late.event"), ...words(wish)));
    const length = event.text().length;
    event.append(found.continuations[0].lines.join("\n"));
    event.cut(length);
  }
  await assert.rejects(event.change("remove-pair NS4"), /missing round: use from ROUND/);
  await assert.rejects(event.change("from 3 remove-pair 77"), /77/);
  await assert.rejects(event.change("from 3 remove"), /unknown word 'remove': expected from, rounds, add-pair/);
  await assert.rejects(event.change("from"), /'from' needs a value/);
  await assert.rejects(event.change("from 2 played 1 1 1"), /played '1 1 1'/);
  await assert.rejects(odd.open(example("howell.event")).change("from 2"), /has no movement/);
});

test("the next round of a Swiss event, as the command draws it", async () => {
  const event = odd.open(example("swiss.event"));
  for (const wish of [
    "",
    "method vp without 8",
    "bye 3 without 8",
    "odd triangle without 8",
    "odd long-triangle without 8",
    "match 1-2",
    "seed 7",
  ]) {
    const drawn = await event.draw(wish);
    describes("Draw", drawn, `draw ${wish}`);
    assert.deepEqual(drawn, command("draw", path("swiss.event"), ...(wish ? words(wish) : [])));
  }
  assert.deepEqual(
    await event.draw("lagged rematches"),
    command("draw", path("swiss.event"), "--lagged", "--rematches"),
  );
  assert.ok((await event.draw("")).groups.every((group) => group.length % 2 === 1));
  // A Swiss movement knows how long a match is: the rows of the next round can be appended as they are.
  const fresh = odd.open("scoring imps\nmovement swiss teams 5 rounds 3 sets 4\n");
  fresh.append("team 1 A\nteam 2 B\nteam 3 C\nteam 4 D\nteam 5 E\n");
  const first = await fresh.draw("method seeded");
  assert.deepEqual(first.lines.length, 4);
  assert.match(first.lines[0], /^row 1 1 . . 1-4$/);
  fresh.append(first.lines.join("\n"));
  assert.equal((await fresh.draw()).round, 2);
  await assert.rejects(event.draw("method best"), /expected one of: top-down/);
  await assert.rejects(event.draw("bye 12"), /12/);
  await assert.rejects(odd.open(example("individual.event")).draw(), /an individual is not drawn/);
});

test("a member that is not described is noticed", () => {
  const about = odd.open(example(examples[0])).about();
  assert.match(wrong({ ...about, extra: 1 }, schemas.About, "event"), /extra is not described/);
  assert.match(wrong({ ...about, lines: "1" }, schemas.About, "event"), /lines is no integer/);
  const { lines, ...less } = about;
  assert.match(wrong(less, schemas.About, "event"), /has no lines/);
});

// Answers of the server alone, which tests/serve/api.py and after.py ask for, and parts of others.
const elsewhere = new Set(
  `Error Server Session Events Log Stored TableSecret Tables Answer MovementPlan ProposalRow Accounts Account Kept
  EntryQuestion Entered Call Clock Room Members Member Arrivals Arrival Door OpenSession
  Changes Amendment Mails MailRow Season SeasonEvening SeasonQuestion SeasonResult SeasonRow
  Award AwardTable AwardTables Awards Paper PaperSheet TableCardRow GuideCardRow NameSlipRow SlipRow BlankResult BracketMatch`.split(
    /\s+/,
  ),
);

test("nothing is described that no test has seen", () => {
  const never = Object.entries(schemas)
    .filter(([name]) => !elsewhere.has(name))
    .flatMap(([name, schema]) => Object.keys(schema.properties).map((key) => `${name}.${key}`))
    .filter((member) => !seen.has(member) && !/\.(club|club_rank|field_rank)$/.test(member)); // of several files
  assert.equal(never.join(" "), "");
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

test("the example of the readme is right", () => {
  const text = readFileSync(new URL("wasm/README.md", root), "utf8");
  const event = odd.open("event Club\nboard 1\n1 2 4S N =\n3 4 4S N +1\n5 6 3NT N -1\n");
  assert.ok(text.includes(`percent;                   // ${event.standings().standings[0].percent}\n`));
  event.append("board 1: 5 6 3NT N +3");
  assert.ok(event.why("5", 1).reasons.length > 3);
  assert.ok(text.includes(`error.column;               // ${event.line("board 1: 1 2 4Z").error.column}:`));
});
