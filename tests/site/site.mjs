// For the tests of the site: a web host on a free port, a browser, and functions that act as a user.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join, normalize, resolve } from "node:path";

export const build = resolve(process.env.BUILD ?? "build");
const { chromium } = createRequire(join(build, "node/package.json"))("playwright-core");

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Serves build/site; {address, down(), up(), close()}. While it is down, connections are refused like without a network. */
export async function serve() {
  const answer = async (request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    const file = join(build, "site", path.endsWith("/") ? `${path}index.html` : path);
    try {
      const bytes = await readFile(file);
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "cache-control": "no-store",
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer(answer);
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  const close = () => new Promise((done) => (server.closeAllConnections(), server.close(done)));
  await listen(0);
  const { port } = server.address();
  return { address: `http://127.0.0.1:${port}/`, down: close, up: () => listen(port), close };
}

// The headless shell is the browser without windows of its own, which would take a third of the tests' time.
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path));
export const launch = () => chromium.launch({ executablePath, args: ["--no-sandbox"] });

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const laptop = { viewport: { width: 1400, height: 900 } };

/** Every error that the page makes, its console and the policy included. */
export function watch(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

const suits = { C: "clubs", D: "diamonds", H: "hearts", S: "spades", NT: "notrump" };
const seatWords = { N: "North", E: "East", S: "South", W: "West" };

/** Picks a result in the box that is open, a tap each: pick(page, "4SX S +1", { honors: "E 150" }). */
export async function pick(box, text, { honors } = {}) {
  const [, level, strain, doubling, declarer, outcome] = /^(\d)(NT|[CDHS])(X{0,2})(?: ([NESW]))? (.+)$/.exec(text);
  const tap = (group, name, exact = true) =>
    box.getByRole("group", { name: group, exact: true }).getByRole("button", { name, exact }).click();
  await tap("Contract", `${level} ${suits[strain]}`);
  if (doubling) await tap("Doubled or not", doubling === "X" ? "doubled" : "redoubled");
  if (declarer) await tap("Declarer", new RegExp(`^${seatWords[declarer]}`), false);
  if (outcome.startsWith("-")) {
    if (Number(outcome) < -6) await tap("Down", "More down");
    await tap("Down", `down ${outcome.slice(1)}`);
  } else {
    await tap("Made", outcome === "=" ? "made" : `made with ${outcome.slice(1)} over`);
  }
  if (honors) {
    const [holder, points] = honors.split(" ");
    await box.getByRole("button", { name: /^Honors/ }).click();
    const dialog = box.page().getByRole("dialog", { name: "Honors" });
    await dialog.getByRole("radio", { name: new RegExp(`^${points}`) }).check();
    await dialog.getByRole("radio", { name: new RegExp(`^${seatWords[holder]}`) }).check();
    await dialog.getByRole("button", { name: "Done" }).click();
  }
}

/** Enters a deal on the phone: opens the box, picks, saves. */
export async function deal(page, text, options) {
  await page.getByRole("button", { name: /^Enter deal/ }).tap();
  const box = page.getByRole("dialog", { name: /^Deal/ });
  if (text === "pass") await box.getByRole("button", { name: "Passed out" }).tap();
  else await pick(box, text, options);
  await box.getByRole("button", { name: "Save" }).tap();
  await box.waitFor({ state: "detached" });
}

/** The numbers of the sheet on the screen: {above, games, total}, each [we, they]; above from the line upwards. */
export async function sheet(page) {
  return page.locator(".sheet-and-deals:not(.only-print) .sheet").evaluate((table) => {
    const column = (rows, i) =>
      rows
        .map((row) => row.cells[i].textContent)
        .filter(Boolean)
        .map(Number);
    const both = (rows) => [column(rows, 0), column(rows, 1)];
    return {
      above: both([...table.querySelectorAll(".above tr")].reverse()),
      games: [...table.querySelectorAll(".below")].map((body) => both([...body.rows])),
      total: both([...table.querySelectorAll("tfoot tr")]).map(([n]) => n),
    };
  });
}
