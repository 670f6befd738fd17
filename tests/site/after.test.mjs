// After play: the correction period, publishing and mails from the desk, the list of changes, and the season's ladder; compared with
// what the command and the server say.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { director, host, stranger } from "./director.mjs";
import { misfits, small } from "./looks.mjs";
import { until, untilTrue } from "./pages.mjs";
import { build, laptop, phone } from "./site.mjs";

const box = (page) => page.getByRole("dialog");
const lines = [
  "event After",
  "date 2026-11-19",
  "pair 1 Ann Lee & Bo Park",
  "pair 2 Cy Dunn & Di Eck",
  "pair 3 Eva Ash & Finn Birch",
  "pair 4 Gus Cole & Hal Drake",
  "board 1",
  "1 2 4S N =",
  "3 4 4S N +1",
];

let count = 0;
async function event() {
  const id = `after-${++count}`;
  await host.make(id, lines.join("\n"));
  return id;
}

test("the correction period is set by clicking, changes are listed, and the pages are saved", async (t) => {
  const id = await event();
  const page = await director(t, `#/events/${id}/desk`, laptop);
  await page.getByRole("button", { name: "After play" }).click();
  await box(page).getByText("The event is being played.").waitFor();
  await box(page).getByLabel("Corrections are accepted until").fill("2099-01-02T03:04");
  await box(page).getByRole("button", { name: "Show as provisional" }).click();
  await box(page)
    .getByText(/^The results are provisional until/)
    .waitFor();
  const about = await host.api(`events/${id}`);
  assert.equal(about.status, "provisional");
  const there = await page.evaluate(() => new Date("2099-01-02T03:04").toISOString());
  assert.equal(Date.parse(about.corrections_until), Date.parse(there));
  await box(page).getByText("This server sends no mail.").waitFor();
  await box(page).getByLabel("With par and makeable contracts").uncheck();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    box(page).getByRole("button", { name: "Publish" }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), `${id}.zip`);
  await box(page).getByText("The file was saved.").waitFor();
  await host.api(`events/${id}/log`, { lines: ["board 1: 1 2 4S N -1", "penalty 3 25% slow play"] });
  const reader = await stranger(t, `#/events/${id}/standings`, phone);
  const changes = reader.locator(".changes li");
  await changes.nth(1).waitFor();
  await until(() => changes.nth(0).innerText(), /Board 1.*1 – 2.*4.*=.*4.*-1|−1/s);
  await until(() => changes.nth(1).innerText(), /Pair 3, Eva Ash & Finn Birch: penalty 25% of a top, slow play/);
  await reader.getByText(/provisional until/).waitFor();
  await until(() => reader.evaluate(misfits), []);
});

test("the season's ladder follows what is chosen", async (t) => {
  const ids = [await event(), await event()];
  const page = await stranger(t, `#/season/?events=${ids.join(",")}`, laptop);
  const rows = page.locator(".season-page tbody tr");
  await rows.first().waitFor();
  const ladder = await host.api(`season?events=${ids.join(",")}`);
  await until(() => rows.count(), ladder.season.length);
  for (const [i, row] of ladder.season.entries())
    await untilTrue(async () => (await rows.nth(i).innerText()).includes(row.names.join(" & ")), `row ${i}`);
  await page.getByLabel("How many of the best results count").fill("1");
  await page.getByLabel("How many of the best results count").blur();
  await page.getByText("best 1 of 2").waitFor();
  assert.ok(page.url().includes("best=1"));
  await page.getByLabel("Who is ranked").selectOption("pair");
  await page.getByText("Ann Lee & Bo Park").waitFor();
  await until(() => page.evaluate(misfits), []);
});

test("evenings without results have no column", async (t) => {
  await host.make("unplayed", "event Unplayed\npair 1 Ann Lee & Bo Park");
  const ids = [await event(), "unplayed", await event()];
  const page = await stranger(t, `#/season/?events=${ids.join(",")}`, laptop);
  const row = page.locator(".season-page tbody tr").first();
  await row.waitFor();
  const links = await row.locator("td.roomy a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  assert.equal(await page.locator(".season-page th.roomy").count(), 2);
  assert.deepEqual(
    links.map((href) => href.split("/")[2]),
    [ids[0], ids[2]],
  );
});

test("the ladder of a long season: names stay on one line and in sight, and only the evenings scroll", async (t) => {
  const ids = [];
  for (let i = 0; i < 30; i++) ids.push(await event());
  const page = await stranger(t, `#/season/?events=${ids.join(",")}`, laptop);
  const row = page.locator(".season-page tbody tr").first();
  await row.waitFor();
  await until(() => page.evaluate(() => document.documentElement.scrollWidth), 1400);
  // The latest evening is in sight, beside the totals.
  const latest = await row.locator("td.roomy").last().boundingBox();
  const sum = await row.locator("td.p").boundingBox();
  assert.ok(latest.x + latest.width <= sum.x + 1, "the latest evening is in sight");
  const name = await row.locator("th").boundingBox();
  const { fontSize } = await row
    .locator("th b")
    .evaluate((b) => ({ fontSize: parseFloat(getComputedStyle(b).fontSize) }));
  assert.ok((await row.locator("th b").boundingBox()).height < 2 * fontSize, "the name is on one line");
  const last = row.locator("td.roomy").last().locator("a");
  await last.scrollIntoViewIfNeeded();
  await untilTrue(async () => (await row.locator("th").boundingBox()).x >= name.x - 60, "the name is in sight");
  const [at, total] = [await last.boundingBox(), await row.locator("td.p").boundingBox()];
  assert.ok(at.x >= name.x + name.width - 60 && total.x >= at.x, "beside the last evening and the total");
});

test("published pages on a phone: every result has the names of both sides, and nothing scrolls sideways", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "odd-published-"));
  t.after(() => rmSync(folder, { recursive: true }));
  execFileSync(join(build, "oddtrick"), ["publish", "--no-par", "examples/tuesday.event", join(folder, "pages")]);
  const page = await stranger(t, "#/", phone);
  for (const name of ["index", "boards", "board-14", "card-NS1", "history"]) {
    await page.goto(`file://${folder}/pages/${name}.html`);
    await until(() => page.evaluate(() => document.documentElement.scrollWidth), 360, name);
    await until(() => page.evaluate(small), [], name);
  }
  await page.goto(`file://${folder}/pages/board-14.html`);
  const names = page.locator(".board td.name:visible");
  await until(() => names.count(), 26);
  await until(() => names.first().innerText(), "Cy Dunn & Di Eck");
});

test("published changes fit a phone, in every language", async (t) => {
  const id = await event();
  await host.api(`events/${id}/log`, { lines: ["set status provisional"] });
  const more = [
    "board 1: 1 2 5DX E -2",
    "penalty 3 25% slow play, and a long story about it",
    "board 1: 3 4 ave-/ave+",
  ];
  const { length } = await host.api(`events/${id}/log`, { lines: more });
  assert.equal(length, lines.length + 1 + more.length);
  const folder = mkdtempSync(join(tmpdir(), "odd-changes-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const page = await stranger(t, "#/", phone);
  for (const code of ["en", "de", "es", "fr", "it", "nl", "pl", "sv"]) {
    const to = join(folder, code);
    execFileSync(join(build, "oddtrick"), ["publish", "--no-par", "--language", code, `${host.database}#${id}`, to]);
    await page.goto(`file://${to}/index.html`);
    await until(() => page.locator(".narrow").last().locator("tbody tr").count(), 3, code);
    await until(() => page.evaluate(() => document.documentElement.scrollWidth), 360, code);
    // Whole words: an author or a time is not broken within a word.
    const broken = await page.locator(".narrow td:is(.name, .left)").evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const out = [];
        while (walker.nextNode())
          for (const { 0: word, index } of walker.currentNode.data.matchAll(/[\p{L}\d]+/gu)) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + word.length);
            if (range.getClientRects().length > 1) out.push(word);
          }
        return out;
      }),
    );
    assert.deepEqual(broken, [], code);
  }
});
