// Nothing on any screen is untranslated: the pages use a language with other letters (foreign.mjs), so text in Latin letters must be data.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { club, asDirector } from "./club.mjs";
import { clubEvents, clubTour } from "./club_tour.mjs";
import { latin, speakSigns } from "./foreign.mjs";
import { begin } from "./pages.mjs";
import { build, laptop, serve } from "./site.mjs";
import { lines, screens } from "./tables.mjs";
import { evening, tour } from "./tour.mjs";

const { host, open } = await begin(serve);
const still = { ...laptop, locale: "sv", reducedMotion: "reduce" };

// Names, months, the letters that bridge uses everywhere, and text in the language of the log.
const everywhere = /^(Oddtrick|Aa|XX|nov|dec|min|QR|HK|director)$/;
const words = (text) => text.match(/[A-Za-z\u00c0-\u024f]{2,}/g) ?? [];

/** Collects errors on screens: Latin words that are not data, and numbers with a point. */
function lookout(page, wrong) {
  return async (name, data = "") => {
    const known = new Set(words(data));
    for (const [text, where] of await page.evaluate(latin))
      if (words(text).some((word) => !known.has(word) && !everywhere.test(word)))
        wrong.add(`${name}: ${text} (${where})`);
    for (const text of await page.locator("main td, main .v").allTextContents())
      if (/^[\s+\u2212]*\d+\.\d+[\s%]*$/.test(text)) wrong.add(`${name}: ${text} has a point`);
  };
}

test("the pages at home", async (t) => {
  const page = await open(t, "#/nowhere", still);
  await speakSigns(page.context());
  await page.reload();
  const wrong = new Set();
  const look = lookout(page, wrong);
  await tour(page, host, (name) => look(name, evening(false)));
  assert.deepEqual([...wrong], []);
});

for (const name of ["tuesday", "butler", "swiss", "swisspairs", "slips"])
  test(`the pages of an event: ${name}`, async (t) => {
    const log = readFileSync(`examples/${name}.event`, "utf8");
    const page = await open(t, "#/nowhere", still);
    await speakSigns(page.context());
    await page.evaluate((text) => {
      const session = { id: "xevent", kind: "event", log: text, byHand: 0, changed: 1763380800000 };
      localStorage.setItem("oddtrick/session/xevent", JSON.stringify(session));
      localStorage.setItem("oddtrick/current/event", JSON.stringify("xevent"));
    }, log);
    await page.reload();
    await page.goto(`${host.address}#/event/standings`);
    await page.locator(".ranking tbody tr").first().waitFor();
    const key = await page.locator(".ranking tbody tr").first().getAttribute("data-key");
    const wrong = new Set();
    const look = lookout(page, wrong);
    for (const [view, place] of [
      ["standings", ".ranking tbody tr"],
      ["boards/1", ".trav tbody tr"],
      [`cards/${key}`, ".view table"],
      [`why/${key}`, ".reasons li"],
      [`why/${key}/1`, ".why-page, main [role=alert]"],
      ["check", ".view > *"],
      ["log", ".history-list li"],
      ["settings", ".setting"],
    ]) {
      await page.goto(`${host.address}#/event/${view}`);
      await page.locator(place).first().waitFor();
      await page.locator(".waiting, [aria-busy=true]").first().waitFor({ state: "detached" });
      await look(view, log);
    }
    assert.deepEqual([...wrong], []);
  });

test("the pages of a club, and the phones at its tables", async (t) => {
  const server = await club({ options: ["--site", join(build, "site")] });
  t.after(() => server.close());
  const page = await open(t, "#/nowhere", {
    ...still,
    at: server,
    forgiven: (text) => text.includes("Failed to load resource") || text.includes("net::ERR"),
  });
  await speakSigns(page.context());
  const data = readFileSync("tests/site/evening.mjs", "utf8") + lines.join("\n");
  const wrong = new Set();
  const look = lookout(page, wrong);
  await server.make("tables", lines.join("\n"));
  const { tables } = await server.api("events/tables/tables", { tables: ["1"] });
  await server.api("events/tables/clock", { action: "start" });
  await page.goto(`${server.address}#/table/${tables[0].secret}`);
  await page.reload();
  await screens(page, (name) => look(`table: ${name}`, data));
  const events = await clubEvents(server);
  await asDirector(page.context(), server);
  await page.goto(server.address);
  await clubTour(page, server, events, (name) => look(name, data));
  assert.deepEqual([...wrong], []);
});
