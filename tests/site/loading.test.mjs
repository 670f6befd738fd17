// How the pages load: what is fetched when, what is seen meanwhile, and what works without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { begin } from "./pages.mjs";
import { build, phone, serve } from "./site.mjs";

const { host, open } = await begin(serve);
const pbn = "tests/site/files/hands.pbn";

/** The names of files that a page fetches from now on, without their hashes. */
function fetched(page) {
  const names = [];
  page.on("request", (request) => names.push(new URL(request.url()).pathname.slice(1).replace(/-[\w]+(?=\.\w+$)/, "")));
  return names;
}

/** Holds answers back whose name is so, until it is called. */
async function hold(page, name) {
  let release;
  const held = new Promise((done) => (release = done));
  await page.route(name, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return release;
}

const openFile = (page, file) => page.getByLabel("Open a file").setInputFiles(file);

test("each part of the engine is fetched when it is needed, and once", async (t) => {
  const page = await open(t, "#/rubber", { ...phone, serviceWorkers: "block" });
  const names = fetched(page);
  await page.reload();
  await page.waitForSelector(".sheet");
  const modules = () => names.filter((name) => name.endsWith(".wasm")).sort();
  assert.deepEqual(modules(), ["oddtrick-score.wasm"]);
  await page.evaluate(() => (location.hash = "#/event"));
  await page.getByRole("button", { name: /Swiss/ }).tap();
  await page.waitForSelector(".view > *");
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-score.wasm"]);
  for (let i = 0; i < 2; i++) {
    await page.evaluate(() => (location.hash = "#/events"));
    await page.waitForSelector(".start");
    await openFile(page, pbn);
    await page.waitForSelector(".view > *");
  }
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-exchange.wasm", "oddtrick-score.wasm"]);
  names.length = 0;
  await page.reload(); // what was imported is a log now; scores at home have no part in it
  await page.waitForSelector(".view > *");
  assert.deepEqual(modules(), ["oddtrick-event.wasm"]);
  await page.evaluate(() => (location.hash = "#/rubber"));
  await page.waitForSelector(".sheet");
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-score.wasm"]);
});

test("the first sight of an event on a server is below 150 kB with its fonts", async (t) => {
  const page = await open(t, "#/event", { ...phone, serviceWorkers: "block" });
  await page.getByRole("button", { name: /Tuesday/ }).tap();
  await page.waitForSelector(".ranking tbody tr");
  const files = new Set();
  page.on("request", (request) => files.add(new URL(request.url()).pathname.slice(1) || "index.html"));
  await page.reload();
  await page.waitForSelector(".ranking tbody tr");
  await page.evaluate(() => document.fonts.ready);
  // A server answers itself what the engine of events computes here.
  const names = [...files].filter((name) => !/^(oddtrick-event.*|examples\/.*)$/.test(name));
  const sizes = names.map((name) => {
    const bytes = readFileSync(join(build, "site", name));
    return [name, /\.(woff2|png)$/.test(name) ? bytes.length : gzipSync(bytes, { level: 9 }).length];
  });
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  t.diagnostic(`${sum} bytes in ${sizes.length} files`);
  assert.ok(sum < 150 * 1000, `${sum}: ${sizes.sort((a, b) => b[1] - a[1]).join(" ")}`);
});

test("a file of another program is opened without a network", async (t) => {
  const page = await open(t, "#/calculator", phone);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done));
  });
  await host.down();
  try {
    await page.goto(`${host.address}#/event`);
    await page.reload();
    await openFile(page, pbn);
    await page.waitForSelector(".ranking tbody tr");
  } finally {
    await host.up();
  }
});

test("readers that cannot be fetched are said, and fetched the next time", async (t) => {
  const forgiven = (text) => /Failed to load resource/.test(text);
  const page = await open(t, "#/event", { ...phone, serviceWorkers: "block", forgiven });
  await page.waitForSelector(".start");
  await page.route(/oddtrick-exchange/, (route) => route.abort());
  await openFile(page, pbn);
  await page.getByRole("alert").getByText("Nothing was stored").waitFor();
  await page.unroute(/oddtrick-exchange/);
  await openFile(page, pbn);
  await page.waitForSelector(".view > *");
});

test("nothing is blank while it loads", async (t) => {
  const page = await open(t, "#/event", { ...phone, serviceWorkers: "block" });
  await page.getByRole("button", { name: /Tuesday/ }).tap();
  await page.waitForSelector(".view > *");
  const loading = page.locator(".skeleton").getByText("Loading");
  const scripts = await hold(page, /\/(app|chunk|page)-\w+\.js$/);
  const engines = await hold(page, /\.wasm$/);
  await page.reload({ waitUntil: "commit" });
  // Before there is a script: the name, and that something comes.
  await page.locator(".top").getByText("Oddtrick").waitFor();
  await loading.waitFor();
  // With the scripts: the bar, the start page, and everything else that needs no engine.
  scripts();
  await page.getByRole("link", { name: "Oddtrick, start" }).tap();
  await page.getByRole("link", { name: /^Play at home/ }).tap();
  await loading.waitFor();
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByRole("dialog").getByText("Colours", { exact: true }).waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.goBack();
  await page.goBack();
  await loading.waitFor();
  assert.equal(await page.getByRole("heading", { name: "Tuesday Pairs" }).count(), 0);
  engines();
  await page.getByRole("heading", { name: "Tuesday Pairs" }).waitFor();
  assert.equal(await page.locator(".skeleton").count(), 0);
});

/** The first contentful paint of the start page, in milliseconds, on a network and a processor that are so slow. */
async function firstPaint(t, network, rate) {
  const forgiven = (text) => /404/.test(text); // a text has no icon
  const page = await open(t, "third-party.txt", { ...phone, serviceWorkers: "block", forgiven });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(host.address);
  await page.waitForSelector(".start-page");
  return page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
}

test("on a slow network and a slow phone something is read within 1.5 seconds", async (t) => {
  // Slow 3G. Hosts send files compressed, which this one does not: they may come four times as fast.
  const slow = { latency: 400, downloadThroughput: 4 * 50 * 1024, uploadThroughput: 50 * 1024 };
  // A machine that is busy with something else is slow by itself: what is beyond 100 ms at full speed is not counted.
  const here = await firstPaint(t, { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }, 1);
  const paint = await firstPaint(t, slow, 4);
  t.diagnostic(`first contentful paint after ${Math.round(paint)} ms; at full speed ${Math.round(here)} ms`);
  assert.ok(paint - 4 * Math.max(0, here - 100) < 1500, `${paint}, at full speed ${here}`);
});
