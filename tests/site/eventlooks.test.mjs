// How the pages of an event look on a phone and on a laptop: what belongs together is on one line, and long pages are drawn in steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, file, go, open } from "./events.mjs";
import { laptop, phone } from "./site.mjs";

/** How many lines the text of each element takes. */
const linesOf = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((e) => {
      const range = document.createRange();
      range.selectNodeContents(e);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom));
      return [...new Set(tops)].sort((a, b) => a - b).filter((y, i, list) => i === 0 || y - list[i - 1] > 8).length;
    }),
  );

const isMe = (page, name) =>
  page.evaluate((one) => {
    localStorage.setItem("oddtrick/settings", JSON.stringify({ me: { name: one, keys: {} } }));
    dispatchEvent(new StorageEvent("storage"));
  }, name);

test("a phone: the head has one line below the title, one menu, and the settings in it", async (t) => {
  for (const locale of ["en", "de"]) {
    const page = await open(t, undefined, { ...phone, locale });
    await page.locator("button", { hasText: "Tuesday" }).tap();
    await page.waitForSelector(".ranking");
    assert.deepEqual(await linesOf(page, ".event-head .bar-title p"), [1], locale);
    assert.equal(await page.locator(".bar-actions .icon-button").count(), 1);
    await page.locator(".bar-actions .icon-button").tap();
    await page.locator(".menu-item").last().tap();
    await page.locator("dialog .choice").first().waitFor();
  }
});

test("a phone: my rank, my name and my figure stand on one line", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  for (const [name, partner] of [
    ["Ann Lee", "Bo Park"],
    ["Cy Dunn", "Di Eck"],
    ["Quin Moss", "Rex North"],
  ]) {
    await isMe(page, name);
    await page.locator(".my-place", { hasText: partner }).waitFor();
    const [rank, figure] = await page.evaluate(() =>
      [".my-place .rk", ".my-place .pc"].map((one) => document.querySelector(one).getBoundingClientRect()),
    );
    assert.ok(figure.top < rank.bottom && figure.left > rank.right, `${name}: the figure is below`);
  }
});

test("a phone: eight cards of a suit stand on one line in every hand, apart from each other", async (t) => {
  const deal = "N:AKQJ9.AKQJ.A63.J T8.T9.KQT98754.Q 7654.87654.2.432 32.32.J.AKT98765";
  const log = `event Long suits\nscoring matchpoints\npair 1 A & B\npair 2 C & D\nboard 1\ndeal ${deal}\n1 2 3NT N =\n`;
  const page = await open(t, file(log), phone);
  await go(page, "boards/1", ".diagram");
  assert.deepEqual(await linesOf(page, ".diagram .hand li > span:last-child"), Array(16).fill(1));
  const over = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".diagram > *")].map((e) => e.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes.some((a, i) => boxes.slice(i + 1).some((b) => meet(a, b)));
  });
  assert.ok(!over, "hands lie over each other");
});

test("a wide page: the hands stay together, and a count is beside its columns", async (t) => {
  const page = await open(t, /Monday/, { ...laptop, viewport: { width: 768, height: 1024 } });
  await go(page, "boards/3", ".frequency");
  const [west, east] = await page.evaluate(() =>
    [".hand-W", ".hand-E"].map((one) => document.querySelector(one).getBoundingClientRect()),
  );
  assert.ok(east.right - west.left < 460, `${east.right - west.left} wide`);
  const row = await page.locator(".frequency li").first().boundingBox();
  assert.ok(row.width < 560, `${row.width} wide`);
});

test("a wide page: the way onward stands beside the story of a figure, not below it", async (t) => {
  const page = await open(t, /Tuesday/, { ...laptop, viewport: { width: 1700, height: 900 } });
  await go(page, "why/NS1/3", ".why-page .rows-to");
  const [story, more] = await page.evaluate(() =>
    [".story", ".why-page .rows-to"].map((one) => document.querySelector(one).getBoundingClientRect()),
  );
  assert.ok(more.left > story.right && more.top < story.top + 200, `${more.left}, ${more.top}`);
  assert.ok(more.width > 240 && story.width > 480, `${more.width}, ${story.width}`);
});

test("par is said in words, with the sides of the reader's language", async (t) => {
  const deal = "N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653";
  const log = `event Par\nscoring matchpoints\npair 1 A & B\npair 2 C & D\nboard 1\ndeal ${deal}\n1 2 3NT N =\n`;
  for (const [locale, words] of [
    ["en", /^3♣X E-W down 1, 3♦X E-W down 1$/],
    ["de", /^3♣X O-W 1\sFaller, 3♦X O-W 1\sFaller$/],
  ]) {
    const page = await open(t, undefined, { ...phone, locale });
    await page.locator("input[type=file]").first().setInputFiles(file(log));
    await page.waitForSelector(".view > *");
    await go(page, "boards/1", ".par b .num");
    assert.match((await page.locator(".par > span:nth-child(2)").textContent()).trim(), words);
  }
});

test("a phone: whose figure it is stays on one line of the head", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await go(page, "why/NS1/3", ".story");
  assert.deepEqual(await linesOf(page, ".heroic .k .person"), [1]);
});

test("a phone: a line of the log stands on one line", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await go(page, "log", ".history-list code");
  const lines = await linesOf(page, ".history-list code");
  const texts = await page.locator(".history-list code").allTextContents();
  const short = texts.flatMap((text, i) => (text.replace(/\s+/g, " ").length < 24 ? [lines[i]] : []));
  assert.ok(short.length > 50);
  assert.deepEqual(
    short.filter((n) => n > 1),
    [],
  );
});

// What is in the page each time that something was added to it.
const watch = (page, selectors) =>
  page.addInitScript((all) => {
    window.seen = [];
    new MutationObserver(() => window.seen.push(all.map((one) => document.querySelectorAll(one).length))).observe(
      document,
      { childList: true, subtree: true },
    );
  }, selectors);

test("the standings are drawn in steps", async (t) => {
  const page = await open(t, /Tuesday/, phone);
  await watch(page, [".ranking tbody tr"]);
  await page.reload();
  await page.waitForSelector(".race");
  const rows = await page.evaluate(() => [...new Set(window.seen.flat())].filter((n) => n > 0));
  assert.equal(rows.at(-1), 26);
  assert.ok(rows[0] < 13, `${rows}`);
});

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
