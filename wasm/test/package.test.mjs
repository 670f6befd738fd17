// The package under Node: node --test wasm/test. Compares with the command, which has tests of its own.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);
const build = process.env.BUILD ?? "build";
const package_ = new URL(`${build}/wasm/`, root);
const { load, OddtrickError } = await import(new URL("node.js", package_).href);
const odd = await load();

function command(...args) {
  return JSON.parse(execFileSync(new URL(`${build}/oddtrick`, root).pathname, args, { maxBuffer: 1 << 28 }));
}

function piped(input, ...args) {
  const program = new URL(`${build}/oddtrick`, root).pathname;
  return JSON.parse(spawnSync(program, args, { input, maxBuffer: 1 << 28 }).stdout); // exit 1: some have no result
}

const example = (name) => readFileSync(new URL(`examples/${name}`, root), "utf8");

// 7 levels, 5 strains, 3 doublings, 14 numbers of tricks: at two vulnerabilities 2,940.
function* results(declarer) {
  for (let level = 1; level <= 7; level++)
    for (const strain of ["C", "D", "H", "S", "NT"])
      for (const doubling of ["", "X", "XX"])
        for (let tricks = 0; tricks <= 13; tricks++) yield `${level}${strain}${doubling} ${declarer} ${tricks} tricks`;
}

for (const [declarer, vul] of [
  ["N", "none"],
  ["N", "both"],
  ["E", "ns"],
  ["E", "ew"],
])
  test(`all results by ${declarer}, ${vul} vulnerable, as the command has them`, () => {
    const all = [...results(declarer)];
    assert.equal(all.length, 1470);
    const expected = piped(all.join("\n"), "score", "--explain", "--format", "json", "-v", vul, "-");
    all.forEach((result, i) => assert.deepEqual(odd.score(result, { vul }), expected[i]));
  });

test("the calculator gives both vulnerabilities, and the place in the table", () => {
  const table = odd.table();
  for (const result of results("N")) {
    const c = odd.calculate(result);
    c.scores.forEach((s, i) => {
      assert.deepEqual(s, odd.score(result, { vul: ["no", "yes"][i] }));
      const row = table.find((r) => r.bid === c.place.bid && r.result === c.place.result);
      assert.equal(row[c.place.cells[i]], Math.abs(s.score), result);
    });
  }
});

test("rubber bridge, with honors", () => {
  const expected = command("score", "--rubber", "--explain", "--format", "json", "-v", "both", "6D E = honors E 150");
  assert.deepEqual(odd.score("6D E = honors E 150", { vul: "both", game: "rubber" }), expected[0]);
});

test("the table", () => assert.deepEqual(odd.table(), command("table", "--format", "json")));

test("the inverse of every score", () => {
  const scores = [];
  for (let score = -7600; score <= 7600; score += 10) scores.push(score);
  const expected = piped(scores.join("\n"), "score", "--inverse", "--format", "json", "-");
  scores.forEach((score, i) => {
    const { results, lines, none } = odd.inverse(score);
    assert.deepEqual(results, expected[i].results);
    assert.equal(lines.length > 0, results.length > 0);
    assert.equal(none !== "", results.length === 0);
  });
});

for (const [name, kind] of [
  ["friday.rubber", "rubber"],
  ["evening.rubber", "rubber"],
  ["club.chicago", "chicago"],
  ["cavendish.chicago", "chicago"],
])
  test(`${name}: the session as the command has it, and the paper agrees`, () => {
    const log = example(name);
    const { session, paper } = odd.session(log, kind);
    assert.deepEqual(session, command(kind, "--format", "json", `examples/${name}`));
    assert.equal(paper.error_count, 0);
    const parts = session.rubbers ?? session.chicagos;
    assert.equal(paper.sheets.length, parts.length);
    paper.sheets.forEach((sheet, i) => {
      assert.deepEqual(sheet.total, [parts[i].total.we, parts[i].total.they]);
      [0, 1].forEach((column) => {
        const marks = [...sheet.above[column], ...sheet.games.flatMap((game) => game[column])];
        assert.equal(
          marks.reduce((sum, mark) => sum + mark.points, 0),
          sheet.total[column],
        );
      });
      sheet.rows
        .filter((row) => row.deal > 0 && !row.void)
        .forEach((row) => {
          const { total } = odd.explain(log, row.deal, kind);
          assert.deepEqual([total.we, total.they], row.points);
        });
    });
  });

test("IMPs against the usual table", () => {
  const log = example("imps.chicago").replace("imps expected.hcp", "imps");
  assert.deepEqual(odd.session(log, "chicago").session, piped(log, "chicago", "--format", "json", "-"));
});

test("the worked rubber, deal by deal", () => {
  // From the worked example of the rubber page: what stands on the sheet after each deal.
  const after = [
    [100, 0],
    [100, 120],
    [300, 120],
    [690, 120],
    [770, 120],
    [770, 1640],
  ];
  const lines = example("friday.rubber").split("\n");
  after.forEach((total, i) => assert.deepEqual(odd.session(lines.slice(0, 4 + i).join("\n")).paper.total, total));
});

test("what pages say in their own words comes as members", () => {
  const { words, points, below } = odd.check("", "2NT N +1"); // 40 + 30 below the line, 30 above
  assert.deepEqual([words, points, below], ["We 70 below, 30 above", [100, 0], [70, 0]]);
  assert.deepEqual(odd.check("", "4SX E -2 honors W 100").points, [300, 100]);
  const { sheets } = odd.session("we Ann & Bo\nthey Cy & Di\n4S N =\n4S N =\n", "rubber").paper; // 240 and 700
  assert.deepEqual(sheets[0].settled, [9, -9]);
  assert.deepEqual(
    sheets[0].players.map(({ name, amount }) => `${name} ${amount}`),
    ["Ann 9", "Bo 9", "Cy -9", "Di -9"],
  );
  assert.equal(sheets[0].above[0][0].element, "rubber");
  assert.deepEqual(odd.inverse(975).nearest, [970, 980]);
  const [down] = odd.inverse(50).lines;
  assert.deepEqual([down.from, down.doubling, down.outcome], [1, "", "-1"]);
});

test("undo takes the last thing back, again and again", () => {
  let log = example("friday.rubber");
  for (let left = 5; left >= 0; left--) {
    log += `${odd.session(log).paper.undo}\n`;
    const counted = odd
      .session(log)
      .paper.sheets.flatMap((s) => s.rows)
      .filter((r) => !r.void);
    assert.equal(counted.length, left);
  }
  assert.equal(odd.session(log).paper.undo, "");
});

test("what is said of a deal survives a correction and a taking back", () => {
  const log = "4S N =\n3NT E =\ncorrect 1 4S N +1 honors N 100\ncorrect 1 void\n";
  const [row] = odd.session(log).paper.sheets[0].rows;
  assert.deepEqual([row.void, row.said], [true, "4S N +1 honors N 100"]);
});

test("errors say where and what", () => {
  assert.throws(
    () => odd.calculate("4z n ="),
    (e) => e instanceof OddtrickError && e.column === 2 && /strain/.test(e.message),
  );
  assert.throws(() => odd.check("4S N =\n", "4S ="), /missing declarer/);
  assert.throws(() => odd.check("", "end"), /nothing to end/);
  assert.throws(() => odd.explain("4S N =", 2), OddtrickError);
  assert.equal(odd.check("", "2NT N +1").words, "We 70 below, 30 above");
  const { paper } = odd.session("4S N =\nrubish\n");
  assert.equal(paper.errors[0].line, 2);
});

test("any bytes give an answer", () => {
  let seed = 1;
  const random = (n) => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  const words = [
    "4S",
    "N",
    "=",
    "+1",
    "correct",
    "3",
    "void",
    "end",
    "we",
    "they",
    "\n",
    "\n",
    " ",
    "é",
    "\u0000",
    "♠",
    "7NTXX",
    "honors",
    "E",
    "150",
    "chicago",
    "imps",
    "dealer",
    "undo",
  ];
  for (let i = 0; i < 2000; i++) {
    const log = Array.from({ length: random(60) }, () => words[random(words.length)]).join(random(2) ? " " : "");
    const { paper } = odd.session(log, random(2) ? "rubber" : "chicago");
    if (paper.undo) assert.equal(typeof odd.session(`${log}\n${paper.undo}`).paper.total[0], "number");
  }
});

test("a long evening is read in one go", () => {
  const log = "1NT N =\n4S E -1\n".repeat(20000);
  assert.equal(odd.session(log).paper.next.deal, 40001);
  assert.equal(odd.calculate("pass").level, 0);
});

test("sizes, compressed", () => {
  const size = gzipSync(readFileSync(new URL("oddtrick-score.wasm", package_)), { level: 9 }).length;
  console.log(`# oddtrick-score.wasm: ${size} bytes gzipped`);
  assert.ok(size < 30 * 1000);
});

test("no imports: the module needs nothing around it", async () => {
  const module = await WebAssembly.compile(readFileSync(new URL("oddtrick-score.wasm", package_)));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.equal((await load(module)).score("4S N =").score, 420);
});

test("the examples of the readme are right", () => {
  const text = readFileSync(new URL("wasm/README.md", root), "utf8");
  assert.equal(odd.score("4SX N +1", { vul: "both" }).score, 990);
  assert.deepEqual(
    odd.calculate("3nt w -2").scores.map((s) => s.score),
    [100, 200],
  );
  assert.deepEqual(odd.inverse(980).lines[0].contracts, ["6♥", "6♠"]);
  const { paper } = odd.session("we Ann & Bo\nthey Cy & Di\n2NT N +1\n4H W =\n", "rubber");
  assert.deepEqual(paper.sheets[0].total, [100, 120]);
  assert.ok(text.includes(`"${paper.next.words}"`));
});

test("what the package has is what it names", () => {
  const { files, exports, version } = JSON.parse(readFileSync(new URL("package.json", package_), "utf8"));
  assert.equal(version, odd.version);
  for (const file of files) assert.ok(readFileSync(new URL(file, package_)).length > 0);
  assert.equal(pathToFileURL(new URL(exports["."].node, package_).pathname).href, new URL("node.js", package_).href);
});
