// Builds the static site: make site. Bundles the modules, names them by their content, and lists all files for the
// service worker.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative, resolve } from "node:path";

const build = resolve(process.env.BUILD ?? "build");
const site = join(build, "site");
const from = (file) => join("site/src", file);
const { build: bundle } = createRequire(join(build, "node/package.json"))("esbuild");

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 10);

function put(name, bytes) {
  mkdirSync(join(site, name, ".."), { recursive: true });
  writeFileSync(join(site, name), bytes);
  return name;
}

// For files that are named by what is in them.
const putHashed = (name, end, bytes) => put(`${name}-${hash(bytes)}.${end}`, bytes);

/** The text of one file; of all that come out, with `whole`. */
async function bundled(entry, { whole = false, ...options }) {
  const made = await bundle({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    legalComments: "none",
    target: ["chrome103", "firefox113", "safari16.4"],
    nodePaths: [join(build, "node/node_modules")],
    alias: {
      "oddtrick/dd": join(build, "wasm/dd-browser.js"),
      "oddtrick/event": join(build, "wasm/event-browser.js"),
      oddtrick: join(build, "wasm/browser.js"),
    },
    ...options,
  });
  return whole ? made : made.outputFiles[0].contents;
}

// The modules: what the first page needs, and in files of their own what is fetched when it is needed. esbuild names
// them by their content. Gives the name of the first, and those that it imports at once.
async function modules(entry) {
  const { outputFiles: files, metafile } = await bundled(from(entry), {
    format: "esm",
    splitting: true,
    whole: true,
    metafile: true,
    outdir: site,
    entryNames: "app-[hash]",
    chunkNames: "[name]-[hash]",
  });
  for (const { path, contents } of files) put(relative(site, path), contents);
  const [path, { imports }] = Object.entries(metafile.outputs).find(([name]) => basename(name).startsWith("app-"));
  const first = imports.filter(({ kind }) => kind === "import-statement");
  return { name: basename(path), imports: first.map((one) => basename(one.path)) };
}

// A style sheet, and the fonts that it names. Gives its name.
async function style(entry, name) {
  const { outputFiles: files } = await bundled(from(entry), {
    outdir: site,
    entryNames: `${name}-[hash]`,
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    whole: true,
  });
  for (const { path, contents } of files) put(relative(site, path), contents);
  return basename(files.find(({ path }) => path.endsWith(".css")).path);
}

// What is bundled, and under which terms: the list, and the whole text of each.
function licences() {
  const { dependencies } = JSON.parse(readFileSync("site/package.json", "utf8"));
  const texts = Object.keys(dependencies).map(
    (name) => `\n\n==== ${name} ====\n\n${readFileSync(join(build, "node/node_modules", name, "LICENSE"), "utf8")}`,
  );
  const fonts = readdirSync("site/fonts")
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `\n\n==== ${name.replace(/\.txt$/, "")} ====\n\n${readFileSync(join("site/fonts", name), "utf8")}`);
  return readFileSync("docs/THIRD-PARTY.md", "utf8") + texts.join("") + fonts.join("");
}

rmSync(site, { recursive: true, force: true });
const script = await modules("main.js");
const names = {
  ENGINE: putHashed("oddtrick-score", "wasm", readFileSync(join(build, "wasm/oddtrick-score.wasm"))),
  EVENTS: putHashed("oddtrick-event", "wasm", readFileSync(join(build, "wasm/oddtrick-event.wasm"))),
  EXCHANGE: putHashed("oddtrick-exchange", "wasm", readFileSync(join(build, "wasm/oddtrick-exchange.wasm"))),
  PLANS: putHashed("oddtrick-plans", "wasm", readFileSync(join(build, "wasm/oddtrick-plans.wasm"))),
  REVIEW: putHashed("oddtrick-review", "wasm", readFileSync(join(build, "wasm/oddtrick-review.wasm"))),
  DD: putHashed("oddtrick-dd", "wasm", readFileSync(join(build, "wasm/oddtrick-dd.wasm"))),
  DD_WORKER: putHashed("dd-worker", "js", await bundled(join(build, "wasm/dd-worker.js"), { format: "esm" })),
  SCRIPT_THEME: putHashed("theme", "js", await bundled(from("theme.js"), { format: "iife" })),
  STYLE_FIRST: await style("first.css", "first"),
  STYLE: await style("site.css", "style"),
  STYLE_DESK: await style("event/desk.css", "desk"),
  STYLE_TABLE: await style("table/table.css", "table"),
  STYLE_ROOM: await style("table/room.css", "room"),
  STYLE_CLUB: await style("club/club.css", "club"),
  SCRIPT: script.name,
};
const page = readFileSync(from("index.html"), "utf8")
  .replace(
    /"(ENGINE|EVENTS|EXCHANGE|PLANS|REVIEW|DD|DD_WORKER|SCRIPT_THEME|STYLE_FIRST|STYLE_DESK|STYLE_TABLE|STYLE_ROOM|STYLE_CLUB|STYLE|SCRIPT)"/g,
    (_, name) => `"${names[name]}"`,
  )
  .replace(
    "MODULES",
    script.imports.map((name) => `<link rel="modulepreload" href="${name}" fetchpriority="low">`).join("\n"),
  );
put("index.html", page);
cpSync(from("manifest.webmanifest"), join(site, "manifest.webmanifest"));
cpSync("site/icons", join(site, "icons"), { recursive: true, filter: (file) => !file.endsWith(".mjs") });
for (const file of readdirSync("examples").filter((name) => name.endsWith(".event")))
  cpSync(join("examples", file), join(site, "examples", file));
put("third-party.txt", licences());
// A web host is no server of events; oddtrick serve has its own answer to this.
put("server.json", '{"api":null}\n');

const files = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.path ?? entry.parentPath, entry.name).slice(site.length + 1))
  .filter((file) => file !== "server.json")
  .sort();
const version = hash(files.map((file) => `${file} ${hash(readFileSync(join(site, file)))}`).join("\n"));
const worker = Buffer.from(
  await bundled(from("sw.js"), { define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) } }),
);
put("sw.js", worker);
