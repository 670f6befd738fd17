// Files of other programs in the package under Node, against the command: node --test wasm/test/exchange.test.mjs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { parseXml } from "./xml.mjs";

const root = new URL("../../", import.meta.url);
const build = process.env.BUILD ?? "build";
const package_ = new URL(`${build}/wasm/`, root);
const { load } = await import(new URL("event-node.js", package_).href);
const odd = await load(); // reads files of other programs from the first one on
const work = mkdtempSync(join(tmpdir(), "oddtrick-"));
after(() => rmSync(work, { recursive: true }));

const program = new URL(`${build}/oddtrick`, root).pathname;
const run = (args, input) => spawnSync(program, args, { cwd: root.pathname, input, maxBuffer: 1 << 28 });
const options = { xml: parseXml };

const list = (folder) => readdirSync(new URL(folder, root)).map((name) => `${folder}${name}`);
const bytesOf = (name) => readFileSync(new URL(name, root));
const logs = list("examples/").filter((name) => name.endsWith(".event"));
const formats = ["pbn", "lin", "usebio", "csv", "bridgewebs", "json"];
const corpus = formats.flatMap((format) => list(`tests/fuzz/corpus/${format}/`));
const files = [...list("tests/golden/formats/").filter((name) => !name.endsWith(".dtd")), ...list("tests/site/files/")];

/** What an engine says of a file: all that pages ask for first. */
async function told(engine, bytes) {
  const event = await engine.openFile(bytes, options);
  const problems = event.problems();
  const answers = problems.good ? ["event", "standings", "boards", "check"].map((words) => event.ask(words)) : [];
  const text = event.text();
  event.close();
  return { problems, answers, text };
}

/** What the command says is wrong: [line, column, message] each, without warnings. A place that is not known is 0. With status
 *  1 it went on without items that cannot be read. */
function errors(bytes) {
  const { status, stderr } = run(["rank", "-"], bytes);
  const found = stderr.toString("utf8").matchAll(/^stdin(?::(\d+))?(?::(\d+))?: (.*)$/gm);
  const all = [...found].map(([, line, column, message]) => [Number(line ?? 0), Number(column ?? 0), message]);
  const wrong = all.filter(([, , message]) => !message.startsWith("warning: "));
  return { good: status < 2, wrong, unrecognized: /: unrecognized file format: /.test(stderr.toString("utf8")) };
}

/** What JSON says of items that were left out, as it is written. */
const leftOut = (json) => /,\n "left_out_count":.*?(?=,\n "settings":)/s.exec(json)?.[0] ?? "";

/** The same of the engine, which gives objects: the texts of both are compared. */
const written = ({ left_out_count: count, left_out: list }) =>
  count === undefined
    ? ""
    : `,\n "left_out_count":${count},"left_out":[${list.map((item) => `\n  ${JSON.stringify(item)}`).join(",")}]`;

test("logs need no readers; other files say that they do", async () => {
  const engine = await load(undefined, { exchange: new Uint8Array([0]) }); // would not load
  for (const name of logs) engine.open(bytesOf(name)).close();
  for (const text of ["", " \n", "\ufeff\n", "event X\n", "board 1\n1 2 4Z N =\n", "# Kept by Ann\nevent X\n"])
    engine.open(text).close();
  engine.open("event Teams\nscoring imps\nteam 1 Ash: Hal Cole, Ida Drake, Jo Elm\n").close();
  for (const bytes of [...files.map(bytesOf), "#Pairs\nevent X\n", "event X\nBoard,NS,EW,Contract,Result\n"]) {
    assert.throws(() => engine.open(bytes), { part: "exchange" });
    await assert.rejects(engine.openFile(bytes), WebAssembly.CompileError);
  }
  engine.openLog("#Pairs\nevent X\n").close();
});

test("what is no text is nothing", async () => {
  const event = await odd.openFile(new Uint8Array([1, 0, 2, 0, 3]));
  assert.equal(event.problems().problems.length, 0);
  assert.throws(() => event.standings(), /unrecognized file format/);
});

for (const format of ["pbn", "lin", "usebio", "csv", "json"])
  test(`events that the command writes as ${format}: the log, the scores and the name of the format`, async () => {
    // Margins of whole matches need a movement or a setting, which not all formats carry.
    for (const log of logs.filter((name) => format === "json" || !/slips|cup/.test(name))) {
      const file = join(work, `file.${format}`);
      const back = join(work, "back.event");
      assert.equal(run(["convert", "--force", "--to", format, log, file]).status, 0, log);
      assert.equal(run(["convert", "--force", file, back]).status, 0, log);
      const event = await odd.openFile(readFileSync(file), options);
      assert.equal(event.text(), readFileSync(back, "utf8"), log);
      assert.equal(event.about().format, format);
      assert.deepEqual(event.standings(), JSON.parse(run(["rank", "--format", "json", back]).stdout), log);
      event.close();
    }
  });

test("files of every format: what is wrong, and where, as the command says it", async () => {
  const read = { good: 0, wrong: 0 };
  for (const name of [...files, ...corpus]) {
    const bytes = bytesOf(name);
    const { problems } = await told(odd, bytes);
    const { good, wrong, unrecognized } = errors(bytes);
    assert.equal(problems.good, good, name);
    read[good ? "good" : "wrong"]++;
    if (good || /usebio|\.xml$/.test(name)) continue; // a browser does not tell the places of XML
    const own = problems.problems.filter((p) => !p.warning).map((p) => [p.line, p.column, p.message]);
    if (unrecognized) assert.match(problems.error.message, /^unrecognized file format/, name);
    else assert.deepEqual(own.slice(0, 1), wrong.slice(0, 1), name);
    assert.ok(wrong.length > 0 || unrecognized, name);
  }
  assert.ok(read.good > 20 && read.wrong > 10, JSON.stringify(read));
});

// The files of tests/golden/lenient.t, made as it makes them; those of XML are left to the browser's own reader.
const lenient = readFileSync(new URL("tests/golden/lenient.t", root), "utf8");
const made = [...lenient.matchAll(/printf '([^']*)' >(\S+);/g)].map(([, text, name]) => ({
  name,
  bytes: Buffer.from(text.replaceAll("\\n", "\n").replaceAll("%%", "%")),
}));

test("items that cannot be read are left out, as the command says it in every answer", async () => {
  const counts = {};
  for (const { name, bytes } of made) {
    writeFileSync(join(work, name), bytes);
    const event = await odd.openFile(bytes, options);
    const { good, problems } = event.problems();
    const commands = { standings: "rank", boards: "boards", check: "check" };
    for (const [request, command] of Object.entries(commands)) {
      const { status, stdout } = run([command, "--format", "json", join(work, name)]);
      assert.equal(good, status < 2, `${command} ${name}`);
      if (!good) continue;
      const said = leftOut(stdout.toString("utf8"));
      const own = written(event.ask(request));
      // A browser does not tell the places of XML.
      const places = (text) =>
        name.endsWith(".xml") ? text.replace(/"(line|column)":\d+,|,"text":"[^\n]*"(?=})/g, "") : text;
      assert.equal(places(own), places(said), `${command} ${name}`);
    }
    const left = problems.filter((p) => p.left_out);
    if (good) assert.equal(left.length, event.about().left_out_count ?? 0);
    counts[name] = good ? left.length : "refused";
    if (good) event.append("event Another title\n");
    assert.equal(event.problems().problems.filter((p) => p.left_out).length, left.length);
    event.close();
  }
  assert.deepEqual(counts, {
    "hand.xml": 1,
    "cup.lin": 1,
    "individual.csv": 2,
    "guests.pbn": 0,
    "none.csv": "refused",
    "other.json": "refused",
  });
});

// By a generator of its own, so that it is the same every time.
function* changed(bytes, times) {
  let state = 1;
  const next = (n) => (state = (state * 48271) % 2147483647) % n;
  for (let i = 0; i < times; i++) {
    const copy = Uint8Array.from(bytes);
    copy[next(copy.length)] = '0123456789ABNSEWX,;|[]"\n -='.charCodeAt(next(27));
    yield next(4) === 0 ? copy.subarray(0, next(copy.length)) : copy;
  }
}

test("a file is the same whether the readers were there before it or not", async () => {
  for (const name of [...files, ...corpus, ...logs]) {
    const bytes = bytesOf(name);
    for (const one of [bytes, ...(bytes.length > 0 ? changed(bytes, 2) : [])])
      assert.deepEqual(await told(await load(), one), await told(odd, one), name);
  }
});

test("memory is used again", async () => {
  const bytes = files.map(bytesOf);
  const all = async () => {
    for (const one of bytes) (await odd.openFile(one, options)).close();
    return odd.memory();
  };
  await all();
  const before = await all();
  for (let i = 0; i < 20; i++) await all();
  assert.equal(await all(), before);
});

test("the example of the readme is right", async () => {
  const text = readFileSync(new URL("wasm/README.md", root), "utf8");
  const pbn = JSON.parse(`"${/openFile\('(.*)'\)/.exec(text)[1].replaceAll('"', '\\"')}"`);
  const event = await odd.openFile(pbn);
  assert.ok(text.includes(`about().format;                                     // "${event.about().format}"`));
  assert.ok(text.includes(`split("\\n")[0];                              // "${event.text().split("\n")[0]}"`));
});

test("the size, compressed; and what it imports", async () => {
  const bytes = readFileSync(new URL("oddtrick-exchange.wasm", package_));
  const size = gzipSync(bytes, { level: 9 }).length;
  console.log(`# oddtrick-exchange.wasm: ${size} bytes gzipped`);
  assert.ok(size < 95 * 1000); // by zlib; tests/check_run holds what a server sends below 90 kB
  const event = await WebAssembly.compile(readFileSync(new URL("oddtrick-event.wasm", package_)));
  const given = new Set(WebAssembly.Module.exports(event).map(({ name }) => name));
  for (const { name } of WebAssembly.Module.imports(await WebAssembly.compile(bytes))) assert.ok(given.has(name), name);
});
