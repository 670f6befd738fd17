// What a club needs around an evening - paper, master points, several events at once - compared with the command.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const build = new URL(`${process.env.BUILD ?? "build"}/`, root);
const { load } = await import(new URL("wasm/event-node.js", build).href);
const odd = await load();

const path = (name) => fileURLToPath(new URL(`examples/${name}`, root));
const open = (name) => odd.openLog(readFileSync(path(name), "utf8"));
const command = (...args) =>
  JSON.parse(
    execFileSync(fileURLToPath(new URL("oddtrick", build)), [...args, "--format", "json"], {
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
const folder = (name) =>
  readdirSync(path(name))
    .filter((file) => file.endsWith(".event"))
    .sort()
    .map((file) => ({
      name: file.replace(".event", ""),
      event: open(`${name}/${file}`),
      file: path(`${name}/${file}`),
    }));

test("paper", async () => {
  for (const file of ["late.event", "ten.event", "sixteen.event", "finals.event", "cup.event"]) {
    const event = open(file);
    for (const kind of ["tables", "guides", "travellers", "slips", "names"])
      assert.deepEqual(await event.paper(kind), command("paper", kind, path(file)), `${kind} ${file}`);
  }
  assert.deepEqual(await open("cup.event").paper("bracket"), command("paper", "bracket", path("cup.event")));
  const some = await open("late.event").paper("tables", { session: 1, names: [2, "3"] });
  assert.deepEqual(some.sheets.map((sheet) => sheet.table), ["2", "3"]); // prettier-ignore
  await assert.rejects(open("late.event").paper("tables", { names: ["99"] }), /no table '99'/);
  await assert.rejects(open("late.event").paper("cards"), /expected tables, guides/);
  await assert.rejects(open("late.event").paper("bracket"), /not a knock-out/);
  await assert.rejects(open("howell.event").paper("names", { session: 3 }), /session 3 has no movement/);
});

test("master points, and how they came about", async () => {
  const { tables } = await odd.awardTables();
  for (const { name, text } of tables)
    assert.equal(
      text,
      execFileSync(fileURLToPath(new URL("oddtrick", build)), ["masterpoints", "--awards", name, "--print"], {
        encoding: "utf8",
      }),
    );
  const event = open("tuesday.event");
  const [expected] = command("masterpoints", "--awards", "acbl-club", path("tuesday.event")).events;
  const own = tables.find(({ name }) => name === "acbl-club").text;
  for (const table of ["acbl-club", own]) {
    assert.deepEqual(await event.awards(table), expected);
    assert.deepEqual(
      await event.award("NS3", table),
      command("why", "--awards", "acbl-club", path("tuesday.event"), "NS3"),
    );
  }
  await assert.rejects(event.awards("acbl"), /unknown award table 'acbl': expected acbl-club/);
  await assert.rejects(event.awards("title Ours\nnonsense\n"), (error) => error.line === 2);
  await assert.rejects(event.award("NS99", "acbl-club"), /NS99/);
});

test("a simultaneous of six clubs", async () => {
  const clubs = folder("simultaneous");
  const files = clubs.map(({ file }) => file);
  assert.equal(clubs.length, 6);
  assert.deepEqual(await odd.field(clubs), command("rank", ...files));
  assert.deepEqual(await odd.field(clubs, "clubs standings"), command("rank", "--clubs", ...files));
  assert.deepEqual(await odd.field(clubs, "winners 1 standings"), command("rank", "--winners", "1", ...files));
  const { cards } = await odd.field(clubs, "cards");
  assert.deepEqual(cards, command("card", "--all", ...files).cards);
  const { boards } = await odd.field(clubs, "board 1");
  assert.equal(
    boards[0].results.length,
    clubs.reduce((sum, { event }) => sum + event.board(1).boards[0].results.length, 0),
  );
  assert.deepEqual(await odd.field(clubs, "card NS3@6"), command("card", ...files, "NS3@6"));
  assert.deepEqual(await odd.field(clubs, "why NS3@6 1"), command("why", ...files, "NS3@6", "1"));
  await assert.rejects(odd.field(clubs, "history"), /expected standings, boards/);
  await assert.rejects(
    odd.field([...clubs, { name: "Teams", event: open("swiss.event") }]),
    /Teams is an event of teams/,
  );
  await assert.rejects(odd.field([]), /one or more events/);
  // The clubs themselves are as they were.
  assert.deepEqual(clubs[0].event.standings(), odd.openLog(clubs[0].event.text()).standings());
});

test("a season of four evenings", async () => {
  const evenings = folder("season");
  const files = evenings.map(({ file }) => file);
  for (const [words, ...options] of [
    [""],
    ["best 2 of 6 least 2", "--best", "2", "--of", "6", "--least", "2"],
    ["by pair points 10,7,5.5", "--by", "pair", "--points", "10,7,5.5"],
    ["points rank", "--points", "rank"],
    ["awards acbl-club", "--awards", "acbl-club"],
  ])
    assert.deepEqual(await odd.season(evenings, words), command("season", ...options, ...files), words);
  const aliases = readFileSync(path("season/people.txt"), "utf8").split("\n").filter((line) => line.includes("=")); // prettier-ignore
  assert.ok(aliases.length > 0);
  assert.deepEqual(
    await odd.season(evenings, aliases.map((line) => `alias ${line}\n`).join("")),
    command("season", "--aliases", path("season/people.txt"), ...files),
  );
  const { text } = (await odd.awardTables()).tables[0];
  assert.deepEqual(
    await odd.season(evenings, `best 2 table\n${text}`),
    command("season", "--best", "2", "--awards", "acbl-club", ...files),
  );
  await assert.rejects(odd.season(evenings, "best 0"), /best results '0'/);
  await assert.rejects(odd.season(evenings, "worst 3"), /unknown word 'worst': expected best, of, least/);
  await assert.rejects(odd.season(evenings, "points rank awards acbl-club"), /contradict/);
  await assert.rejects(
    odd.season([{ name: "bad", event: odd.openLog("board 1\n1 2 4S\n") }]),
    /bad has errors in its log/,
  );
});

test("the part is loaded by the first request that needs it", async () => {
  const engine = await load(undefined, { lazy: true });
  const event = engine.openLog(readFileSync(path("howell.event"), "utf8"));
  assert.throws(() => event.ask("awards acbl-club"), { part: "club" });
  assert.deepEqual(await event.awards("acbl-club"), await open("howell.event").awards("acbl-club"));
  assert.equal(event.ask("awards acbl-club").unit, "MP");
});
