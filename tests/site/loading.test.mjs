// How the pages load: what is fetched when, what is visible meanwhile, and what works without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, stored, until } from "./pages.mjs";
import { phone, serve } from "./site.mjs";

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

test("a page whose script has come is not loaded again; one without it is, when it can be fetched", async (t) => {
  const page = await open(t, "#/calculator", {
    ...phone,
    forgiven: (text) => text.includes("net::ERR"),
  });
  const type = () => page.evaluate(() => performance.getEntriesByType("navigation")[0].type);
  await page.waitForSelector(".key");
  await page.waitForTimeout(1500); // it would be a second after the first load
  assert.equal(await type(), "navigate");
  let failed = 0;
  await page.route(/\/app-\w+\.js$/, (route) => (failed++ === 0 ? route.abort() : route.continue()));
  await page.goto("about:blank");
  await page.goto(`${host.address}#/calculator`);
  await page.waitForSelector(".key");
  assert.equal(await type(), "reload");
});

test("each part of the engine is fetched when it is needed, and once", async (t) => {
  const page = await open(t, "#/rubber", phone);
  const names = fetched(page);
  await page.reload();
  await page.waitForSelector(".sheet");
  const modules = () => names.filter((name) => name.endsWith(".wasm")).sort();
  assert.deepEqual(modules(), ["oddtrick-score.wasm"]);
  await page.evaluate(() => (location.hash = "#/event"));
  await page.getByRole("button", { name: /Swiss/ }).tap();
  await page.waitForSelector(".view > *");
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-score.wasm"]);
  // Explanations and checks, and movements, are parts of their own.
  await page.evaluate(() => (location.hash = "#/event/why/1"));
  await page.locator(".reasons li").first().waitFor();
  await page.evaluate(() => (location.hash = "#/event/check"));
  await page.waitForSelector(".view > *");
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-review.wasm", "oddtrick-score.wasm"]);
  await page.evaluate(() => (location.hash = "#/events"));
  await page.waitForSelector(".start");
  const log = "event Five Tables\nmovement mitchell tables 5 boards 25\nboard 1: 1 6 4S N =\n";
  await openFile(page, { name: "club.event", mimeType: "text/plain", buffer: Buffer.from(log) });
  await page.getByRole("heading", { name: "Five Tables" }).waitFor();
  const parts = ["oddtrick-event.wasm", "oddtrick-plans.wasm", "oddtrick-review.wasm", "oddtrick-score.wasm"];
  assert.deepEqual(modules(), parts);
  for (let i = 0; i < 2; i++) {
    await page.evaluate(() => (location.hash = "#/events"));
    await page.waitForSelector(".start");
    await openFile(page, pbn);
    await page.waitForSelector(".view > *");
  }
  assert.deepEqual(modules(), [...parts, "oddtrick-exchange.wasm"].sort());
  names.length = 0;
  await page.reload(); // what was imported is a log now; scores at home have no part in it
  await page.waitForSelector(".view > *");
  assert.deepEqual(modules(), ["oddtrick-event.wasm"]);
  await page.evaluate(() => (location.hash = "#/rubber"));
  await page.waitForSelector(".sheet");
  assert.deepEqual(modules(), ["oddtrick-event.wasm", "oddtrick-score.wasm"]);
});

test("a file of another program is opened without a network", async (t) => {
  const page = await open(t, "#/calculator", { ...phone, ...stored });
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
  const page = await open(t, "#/event", { ...phone, forgiven });
  await page.waitForSelector(".start");
  await page.route(/oddtrick-exchange/, (route) => route.abort());
  await openFile(page, pbn);
  await page.getByRole("alert").getByText("Nothing was stored").waitFor();
  await page.unroute(/oddtrick-exchange/);
  await openFile(page, pbn);
  await page.waitForSelector(".view > *");
});

test("nothing is blank while it loads", async (t) => {
  const page = await open(t, "#/event", phone);
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
  await page.getByRole("link", { name: "Oddtrick home" }).tap();
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
  await until(() => page.locator(".skeleton").count(), 0);
});
