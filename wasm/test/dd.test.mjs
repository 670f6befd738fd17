// Double dummy in the package under Node, against the command and against positions that can be worked out by hand.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);
const build = process.env.BUILD ?? "build";
const package_ = new URL(`${build}/wasm/`, root);
const { load, solver, OddtrickError } = await import(new URL("dd-node.js", package_).href);
const here = await load();
const pool = solver({ workers: 2 });
test.after(() => pool.close());

const ranks = "AKQJT98765432";
const seats = ["N", "E", "S", "W"];

let seed = 20261117n;
function pick(below) {
  seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
  return Number((seed >> 33n) % BigInt(below));
}

function randomDeal() {
  const cards = Array.from({ length: 52 }, (_, i) => i);
  for (let i = 51; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const hands = [0, 1, 2, 3].map((seat) => cards.slice(seat * 13, seat * 13 + 13).sort((a, b) => a - b));
  const suit = (hand, which) =>
    hand
      .filter((card) => Math.floor(card / 13) === which)
      .map((card) => ranks[card % 13])
      .join("");
  return `N:${hands.map((hand) => [0, 1, 2, 3].map((which) => suit(hand, which)).join(".")).join(" ")}`;
}

const deals = Array.from({ length: 6 }, randomDeal);

// As the command solves them: dealers and vulnerabilities of boards 1 to 6.
function commanded() {
  const log = deals.map((deal, i) => `board ${i + 1}\ndeal ${deal}\n`).join("");
  const program = new URL(`${build}/oddtrick`, root).pathname;
  const { stdout } = spawnSync(program, ["par", "--no-cache", "--format", "json", "-"], {
    input: log,
    encoding: "utf8",
  });
  return JSON.parse(stdout).deals;
}

test("tables and par as the command has them, in this thread and by workers", async () => {
  const expected = commanded();
  const solved = await Promise.all(
    deals.map((deal, i) => pool.solve(deal, { dealer: expected[i].dealer, vul: expected[i].vul })),
  );
  for (const [i, { dealer, vul, tricks, par }] of expected.entries()) {
    const { table, par: found, makeable } = solved[i];
    assert.deepEqual({ table, par: found }, { table: tricks, par });
    assert.deepEqual(here.solve(deals[i], { dealer, vul }), solved[i]);
    for (const seat of seats)
      for (const [strain, taken] of Object.entries(table[seat]))
        assert.equal(makeable[seat][strain], taken > 6 ? taken - 6 : undefined);
  }
});

test("the opening leads: the best one holds declarer to what the table says", async () => {
  const { table } = here.solve(deals[0]);
  for (const strain of ["S", "NT"])
    for (const declarer of seats) {
      const { turn, cards } = await pool.cards(deals[0], { strain, declarer });
      assert.equal(turn, seats[(seats.indexOf(declarer) + 1) % 4]);
      assert.equal(cards.length, 13);
      assert.equal(Math.max(...cards.map((card) => card.tricks)), 13 - table[declarer][strain]);
      for (const { tricks, cost } of cards) assert.equal(tricks + cost, 13 - table[declarer][strain]);
    }
});

// North's ace and queen are behind West's king.
const ending = "N:AQ... 32... JT... K4...";

test("positions that can be worked out by hand", () => {
  assert.deepEqual(here.solve(ending).table.N, { C: 2, D: 2, H: 2, S: 2, NT: 2 });
  assert.deepEqual(here.cards("N:A2... K3... 54... QJ...", { strain: "NT", declarer: "W" }), {
    turn: "N",
    cards: [
      { card: "SA", tricks: 1, cost: 0 },
      { card: "S2", tricks: 1, cost: 0 },
    ],
  });
  // West has led the jack: North takes the ace now or later, and East's king the other trick.
  assert.deepEqual(here.cards("N:AQ... K3... 54... JT...", { strain: "NT", declarer: "S", played: "SJ" }), {
    turn: "N",
    cards: [
      { card: "SA", tricks: 1, cost: 0 },
      { card: "SQ", tricks: 1, cost: 0 },
    ],
  });
});

test("a play, card by card", () => {
  // South leads the jack through West's king: whatever West does, North takes both tricks.
  const good = here.play(ending, { strain: "NT", declarer: "E", played: ["SJ", "S4", "SQ", "S2"] });
  assert.deepEqual(good, {
    declarer: "E",
    tricks: 0,
    cards: [
      { seat: "S", card: "SJ", tricks: 0, cost: 0 },
      { seat: "W", card: "S4", tricks: 0, cost: 0 },
      { seat: "N", card: "SQ", tricks: 0, cost: 0 },
      { seat: "E", card: "S2", tricks: 0, cost: 0 },
    ],
  });
  // North plays the ace although the queen would win: West's king takes the last trick.
  const bad = here.play(ending, { strain: "NT", declarer: "E", played: "SJ S4 SA S2 SQ S3 ST SK" });
  assert.deepEqual(
    bad.cards.map(({ cost }) => cost),
    [0, 0, 1, 0, 0, 0, 0, 0],
  );
  assert.equal(bad.cards.at(-1).tricks, 1);
});

test("costs add up: what declarer could take, less what he lost, and what he was given", async () => {
  const { cards, tricks } = await pool.play(deals[1], {
    strain: "H",
    declarer: "S",
    played: legalPlay(deals[1], "H", "S"),
  });
  assert.equal(cards.length, 52);
  const lost = (side) => cards.filter(({ seat }) => side.includes(seat)).reduce((sum, { cost }) => sum + cost, 0);
  assert.equal(cards.at(-1).tricks, tricks - lost("NS") + lost("EW"));
  assert.ok(cards.every(({ cost }) => cost >= 0));
  assert.ok(lost("NSEW") > 0, "somebody loses a trick who always plays his first card");
});

// Everybody plays the first card of his hand that he may.
function legalPlay(deal, trumps, declarer) {
  const suits = "SHDC";
  const hands = deal
    .slice(2)
    .split(" ")
    .map((hand) => hand.split(".").flatMap((holding, i) => [...holding].map((rank) => suits[i] + rank)));
  const strength = (card, led) => (card[0] === trumps ? 200 : card[0] === led ? 100 : 0) - ranks.indexOf(card[1]);
  const played = [];
  for (let leader = (seats.indexOf(declarer) + 1) % 4, trick = 0; trick < 13; trick++) {
    const cards = [];
    for (let i = 0; i < 4; i++) {
      const hand = hands[(leader + i) % 4];
      const at = Math.max(0, i > 0 ? hand.findIndex((card) => card[0] === cards[0][0]) : 0);
      cards.push(...hand.splice(at, 1));
    }
    played.push(...cards);
    const best = cards.reduce((a, b) => (strength(b, cards[0][0]) > strength(a, cards[0][0]) ? b : a));
    leader = (leader + cards.indexOf(best)) % 4;
  }
  return played;
}

test("progress, with the part of the table that is known", async () => {
  const seen = [];
  const { table } = await pool.solve(deals[2], {
    progress: ({ found, wanted, table: part }) => seen.push([found, wanted, part]),
  });
  assert.ok(seen.length >= 5);
  assert.deepEqual(seen.at(-1), [20, 20, table]);
  seen.forEach(([found], i) => i > 0 && assert.ok(found >= seen[i - 1][0]));
});

// The freak deal of which a table takes seconds.
const long = "N:.Q853.AJ962.KT74 Q853.AJ962.KT74. AJ962.KT74..Q853 KT74..Q853.AJ962";

test("a signal stops it, and other questions go on", async () => {
  const one = solver({ workers: 1 });
  const control = new AbortController();
  const stopped = one.solve(long, { signal: control.signal });
  const other = one.solve(ending);
  setTimeout(() => control.abort(), 100);
  await assert.rejects(stopped, { name: "AbortError" });
  assert.equal((await other).table.N.NT, 2);
  await assert.rejects(one.solve(ending, { signal: AbortSignal.abort(new Error("no more")) }), /no more/);
  const closed = one.solve(long);
  one.close();
  await assert.rejects(closed, { name: "AbortError" });
  await assert.rejects(one.solve(ending), /closed/);
});

test("in this thread a progress stops it", () => {
  assert.throws(() => here.solve(long, { progress: () => false }), { name: "AbortError" });
  assert.equal(here.solve(ending).table.N.NT, 2);
});

test("wrong input", async () => {
  for (const call of [(deal, o) => here.solve(deal, o), async (deal, o) => pool.solve(deal, o)]) {
    const rejects = (deal, what, options) => assert.rejects(async () => call(deal, options), what);
    await rejects("N:AKQ", OddtrickError);
    await rejects("nonsense", (error) => error instanceof OddtrickError && error.line === 1 && error.column >= 1);
    await rejects("N:AK... QJ... T... 98...", /same number of cards/);
    await rejects("N:A... - - -", /same number of cards/);
    await rejects(ending, RangeError, { vul: "yes" });
    await rejects(ending, RangeError, { dealer: "X" });
  }
  await assert.rejects(pool.cards(ending, { strain: "Z", declarer: "N" }), RangeError);
  await assert.rejects(pool.cards(ending, { strain: "S", declarer: "" }), RangeError);
  await assert.rejects(pool.play(ending, { strain: "S", declarer: "N", played: "S3 SJ S9" }), (error) => {
    assert.match(error.message, /S9 is not in West's hand/);
    return error.line === 2 && error.column === 7;
  });
  await assert.rejects(
    pool.cards(ending, { strain: "S", declarer: "N", played: "S2 ST S4 SQ SA S3 SJ SK" }),
    OddtrickError,
  );
});

test("what the README says", async () => {
  const text = readFileSync(new URL("wasm/README.md", root), "utf8");
  const deal = /const deal = "(N:[^"]*)";/.exec(text)[1];
  const { table, par } = await pool.solve(deal, { dealer: "N", vul: "none" });
  const leads = await pool.cards(deal, { strain: "H", declarer: "S" });
  const { cards } = await pool.play(deal, { strain: "H", declarer: "S", played: /played: "([^"]*)"/.exec(text)[1] });
  const costs = cards.map((card) => card.cost);
  for (const said of [
    `// ${table.N.H}: tricks that North takes`,
    `// ${par.score}: points of North-South`,
    `// ${JSON.stringify(par.contracts).replaceAll(",", ", ")}`,
    `// ${leads.cards.filter((card) => card.cost === 0).length}: so many of West's`,
    `// [${costs.join(", ")}]: the ace of clubs`,
  ])
    assert.ok(text.includes(said), said);
});

test("the module is small", () => {
  const bytes = readFileSync(new URL("oddtrick-dd.wasm", package_));
  assert.ok(gzipSync(bytes, { level: 9 }).length < 40000);
});
