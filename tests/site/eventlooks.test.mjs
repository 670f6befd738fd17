// How the pages of an event look on a phone and on a laptop: what belongs together stands on one line, and long pages come in steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, open } from "./events.mjs";
import { phone } from "./site.mjs";

// What is in the page each time that something was added to it.
const watch = (page, selectors) =>
  page.addInitScript((all) => {
    window.seen = [];
    new MutationObserver(() => window.seen.push(all.map((one) => document.querySelectorAll(one).length))).observe(
      document,
      { childList: true, subtree: true },
    );
  }, selectors);

test("the results of a board are drawn in steps, and what is below them last", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await watch(page, [".trav tbody tr", ".frequency"]);
  await page.evaluate(() => (location.hash = "#/event/boards/3"));
  await page.reload();
  await page.waitForSelector(".frequency");
  await drawn(page);
  const seen = await page.evaluate(() => window.seen);
  const rows = [...new Set(seen.map(([n]) => n))].filter((n) => n > 0);
  assert.equal(rows.at(-1), 13);
  assert.ok(rows[0] < 13, `${rows}`);
  assert.ok(
    seen.every(([n, below]) => below === 0 || n === 13),
    "nothing is pushed down",
  );
  // Whoever comes back finds all rows at once.
  await page.evaluate(() => (location.hash = "#/event/standings"));
  await page.waitForSelector(".ranking");
  await drawn(page);
  await page.evaluate(() => {
    window.seen.length = 0;
    history.back();
  });
  await page.waitForSelector(".frequency");
  const again = await page.evaluate(() => window.seen.map(([n]) => n).filter((n) => n > 0));
  assert.equal(again[0], 13);
});

test("the keys of the calculator come before what is below them, in the same place", async (t) => {
  const page = await open(t, undefined, phone);
  await watch(page, [".keys:not(.calls) .key", ".results .key"]);
  await page.evaluate(() => (location.hash = "#/calculator"));
  await page.reload();
  await page.waitForSelector(".results .key");
  const seen = await page.evaluate(() => window.seen);
  const first = seen.find(([keys]) => keys > 0);
  assert.deepEqual(first.slice(1), [0]);
  const { height } = await page.locator(".results-rows").boundingBox();
  assert.equal(height, 96, "the room that was kept for them");
});
