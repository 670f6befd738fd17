// How quickly the pages are there on a slow phone: make bench-pages. Prints a table, with a row for each page:
//
//   sent      kilobytes for the first sight, fonts included
//   paint     when something can be read first, on slow 3G and a processor that is four times as slow: middle of all runs
//   whole     when the page shows what it is for, the same way
//   shift     how much moves meanwhile
//   longest   the longest task of the main thread, in processor time, four times as long as here: the least of all runs, and the middle
//   tasks     all tasks of the main thread together, the same way
//
// Times mean something on a machine that does nothing else; the load is printed. ARGS: --runs N; --page PAGE measures
// one page; --trace PAGE prints what the longest tasks of a page are made of.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { club, tuesday } from "../../tests/site/club.mjs";
import { launch } from "../../tests/site/site.mjs";
import { arrived, empty, pages, slow3G, tools, watchShift } from "../../tests/site/weight.mjs";
import { contentsOf, tasksOf } from "./trace.mjs";

const slower = 4;
const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, page: { type: "string" }, trace: { type: "string" } },
});
const only = values.trace ?? values.page;
if (only && !pages.some(([name]) => name === only)) throw new Error(`pages: ${pages.map(([name]) => name).join(" ")}`);
const runs = Number(values.runs);

// The first action of a visitor on each page.
const steps = {
  calculator: async (page) => {
    await page.getByRole("button", { name: "4 spades", exact: true }).tap();
    await page.getByRole("button", { name: "made", exact: true }).tap();
  },
  event: async (page) => page.locator(".ranking tbody tr").nth(2).tap(),
};

const middle = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const least = (list) => Math.min(...list);

const host = await club();
await host.make("tuesday", tuesday);
const browser = await launch();

/** A page without anything of the site, in a profile of its own. */
async function blank() {
  const context = await browser.newContext(empty);
  context.setDefaultTimeout(120000);
  const page = await context.newPage();
  await page.goto(`${host.address}server.json`);
  return { context, page, ...(await tools(page)) };
}

/** Opens a page on slow 3G with a slow processor: {paint, whole, shift, bytes}. */
async function onSlowPhone(path, there) {
  const { context, page, session, waiting, sent } = await blank();
  await session.send("Network.emulateNetworkConditions", slow3G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await watchShift(page);
  await page.goto(host.address + path);
  await page.waitForSelector(there);
  const whole = await page.evaluate(() => performance.now());
  await arrived(page, { waiting }, there);
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    shift: window.shift,
  }));
  await context.close();
  return { ...seen, whole, bytes: [...sent.values()].reduce((sum, one) => sum + one, 0) };
}

/** The trace of a page that is opened at full speed, and of the first step on it. */
async function traced(name, path, there) {
  const { context, page, waiting } = await blank();
  const categories = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "v8"];
  await browser.startTracing(page, { categories });
  await page.goto(host.address + path);
  await arrived(page, { waiting }, there);
  await steps[name]?.(page);
  await arrived(page, { waiting }, "body");
  const trace = (await browser.stopTracing()).toString();
  await context.close();
  return JSON.parse(trace).traceEvents;
}

const times = async (what) => {
  const list = [];
  for (let i = 0; i < runs; i++) list.push(await what());
  return list;
};

const longestOf = (tasks) => slower * Math.max(...tasks.map(({ ms }) => ms));
const sumOf = (tasks) => slower * tasks.reduce((sum, { ms }) => sum + ms, 0);

try {
  const chosen = pages.filter(([name]) => !only || name === only);
  if (values.trace)
    for (const [name, path, there] of chosen) console.log(contentsOf(await traced(name, path, there), slower));
  else {
    const head = ["page", "sent kB", "paint ms", "whole ms", "shift", "longest ms", "middle ms", "tasks ms"];
    console.log(head.map((word, i) => (i === 0 ? word.padEnd(12) : word.padStart(11))).join(""));
    for (const [name, path, there] of chosen) {
      const seen = await times(() => onSlowPhone(path, there));
      const tasks = (await times(() => traced(name, path, there))).map(tasksOf);
      const longest = tasks.map(longestOf);
      const row = [
        (middle(seen.map(({ bytes }) => bytes)) / 1000).toFixed(1),
        middle(seen.map(({ paint }) => paint)).toFixed(0),
        middle(seen.map(({ whole }) => whole)).toFixed(0),
        Math.max(...seen.map(({ shift }) => shift)).toFixed(3),
        least(longest).toFixed(0),
        middle(longest).toFixed(0),
        middle(tasks.map(sumOf)).toFixed(0),
      ];
      console.log(name.padEnd(12) + row.map((word) => word.padStart(11)).join(""));
    }
    console.log(`${runs} runs; load ${loadavg()[0].toFixed(1)}`);
  }
} finally {
  await browser.close();
  await host.close();
}
