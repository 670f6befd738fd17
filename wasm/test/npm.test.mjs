// The package as npm makes it: what is in it, where the modules come from, and whether it works when it is installed and bundled.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("../../", import.meta.url));
const build = join(root, process.env.BUILD ?? "build");
const source = join(build, "wasm");
const work = mkdtempSync(join(tmpdir(), "odd-npm-"));
const installed = join(work, "node_modules/oddtrick");
let packed;

const npm = (...args) =>
  execFileSync("npm", [...args, "--offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: work,
    encoding: "utf8",
  });

before(() => {
  [packed] = JSON.parse(npm("pack", source, "--json"));
  writeFileSync(join(work, "package.json"), '{"name":"user","private":true,"type":"module"}');
  npm("install", join(work, packed.filename));
});
after(() => rmSync(work, { recursive: true }));

test("the package has exactly these files", () => {
  assert.deepEqual(packed.files.map((file) => file.path).sort(), [
    "LICENSE",
    "README.md",
    "browser.js",
    "dd-browser.js",
    "dd-node.js",
    "dd-pool.js",
    "dd-worker-node.js",
    "dd-worker.js",
    "dd.d.ts",
    "dd.js",
    "engine.js",
    "event-browser.js",
    "event-node.js",
    "event.d.ts",
    "event.js",
    "exchange.js",
    "index.d.ts",
    "instantiate.js",
    "node.js",
    "oddtrick-club.wasm",
    "oddtrick-dd.wasm",
    "oddtrick-event.wasm",
    "oddtrick-exchange.wasm",
    "oddtrick-plans.wasm",
    "oddtrick-review.wasm",
    "oddtrick-score.wasm",
    "package.json",
    "provenance.json",
  ]);
  assert.equal(packed.name, "oddtrick");
  assert.match(readFileSync(join(root, "include/oddtrick.h"), "utf8"), new RegExp(`ODD_VERSION "${packed.version}"`));
  assert.ok(packed.size < 500_000, `the archive has ${packed.size} bytes`);
  assert.ok(packed.files.every((file) => file.mode === 0o644));
});

test("its description leads to files that are there, has types for each part, and runs nothing", () => {
  const about = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
  const files = new Set(packed.files.map((file) => `./${file.path}`));
  const check = (to) => (typeof to === "string" ? assert.ok(files.has(to), to) : Object.values(to).forEach(check));
  Object.values(about.exports).forEach(check);
  for (const part of [".", "./event", "./dd"]) assert.ok(about.exports[part].types.endsWith(".d.ts"));
  assert.equal(about.license, "MIT");
  for (const none of ["scripts", "dependencies", "devDependencies", "bin"]) assert.equal(about[none], undefined, none);
  assert.match(readFileSync(join(installed, "README.md"), "utf8"), /^# oddtrick\n/);
});

test("the provenance names commit and programs, and the hashes are those of the modules", () => {
  const from = JSON.parse(readFileSync(join(installed, "provenance.json"), "utf8"));
  assert.equal(from.version, packed.version);
  assert.match(from.commit, /^([0-9a-f]{40}|unknown)$/);
  assert.match(from.compiler, /clang version \d+/);
  assert.match(from.linker, /LLD \d+/);
  assert.match(from.optimizer, /wasm-opt/);
  const modules = packed.files.map((file) => file.path).filter((path) => path.endsWith(".wasm"));
  assert.deepEqual(Object.keys(from.sha256).sort(), modules);
  for (const [name, hash] of Object.entries(from.sha256)) {
    assert.equal(
      createHash("sha256")
        .update(readFileSync(join(installed, name)))
        .digest("hex"),
      hash,
      name,
    );
  }
});

test("the example works with the installed package", () => {
  const example = readFileSync(join(root, "examples/score.mjs"), "utf8");
  writeFileSync(join(work, "score.mjs"), example);
  const prints = [...example.matchAll(/^\/\/ prints: (.*)$/gm)].map((line) => line[1]);
  assert.ok(prints.length > 2);
  assert.equal(execFileSync("node", ["score.mjs"], { cwd: work, encoding: "utf8" }), prints.join("\n") + "\n");
});

const esbuild = createRequire(pathToFileURL(join(build, "node/x.js")))("esbuild");

async function bundle(entry, options) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: entry, resolveDir: work },
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
    outdir: join(work, "out"),
    logLevel: "silent",
    ...options,
  });
  return outputFiles;
}

test("a bundle for browsers has what it uses, and scores", async () => {
  const entry = `import { load } from "oddtrick"; import wasm from "oddtrick/oddtrick-score.wasm";
    export const score = async (text) => (await load(wasm)).score(text, { vul: "both" }).score;`;
  const [file] = await bundle(entry, { platform: "browser", loader: { ".wasm": "binary" } });
  const path = join(work, "bundle.mjs");
  writeFileSync(path, file.contents);
  assert.equal(await (await import(pathToFileURL(path).href)).score("4SX N +1"), 990);
  assert.ok(!file.text.includes("node:fs"), "nothing of Node is in it");
  assert.ok(gzipSync(file.contents).length < 60_000, "and no other module");
});

test("a bundle for browsers leaves out what is not used", async () => {
  const [file] = await bundle(
    'import { load } from "oddtrick"; import { solver } from "oddtrick/dd"; export { load };',
    {
      platform: "browser",
      minify: true,
    },
  );
  assert.ok(!file.text.includes("Worker"), "the solver is not in it");
});

test("a bundle for Node takes the modules of Node", async () => {
  const [file] = await bundle('import { load } from "oddtrick/event"; export { load };', { platform: "node" });
  assert.ok(file.text.includes("node:fs"));
  const path = join(installed, "bundled.mjs"); // where the modules lie
  writeFileSync(path, file.contents);
  const event = (await (await import(pathToFileURL(path).href)).load()).open("board 1\n1 2 4S N =\n3 4 3NT E -1\n");
  assert.equal(event.standings().standings.length, 4);
});
