// For the tests of the director's pages: a server of the club, and a browser in which its director is logged in.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { asDirector, club } from "./club.mjs";
import { begin as beginTests } from "./pages.mjs";
import { build, laptop } from "./site.mjs";

export const { host, browser, open: openPage } = await beginTests(club);

// A director's page asks for more than it may have, and is told so.
export const forgiven = (text) => text.includes("Failed to load resource") || text.includes("net::ERR");

/** A page of the director, logged in by the cookie of the tests. */
export async function director(t, path, options = laptop) {
  const prepare = (context) => asDirector(context, host);
  return openPage(t, path, { forgiven, prepare, ...options });
}

/** Somebody who is not logged in. */
export const stranger = (t, path, options = laptop) => openPage(t, path, { forgiven, ...options });

const run = (args) => execFileSync(join(build, "oddtrick"), args, { encoding: "utf8" });

/** What the command says about an event of the server: the event stands behind the command's words, and before what follows. */
export const commandOf = (id, words, ...args) =>
  JSON.parse(run([...[words].flat(), "--format", "json", `${host.database}#${id}`, ...args]));
export const command = (id, word) => commandOf(id, word);

/** What the command says without an event. */
export const commandAlone = (...args) => JSON.parse(run([...args, "--format", "json"]));

/** The id of the event that a page shows. */
export const idOf = async (page) => /#\/events\/([^/?]+)/.exec(page.url())[1];

/** Waits until the log of an event has a line. */
export async function logged(id, line, patience = 60000) {
  const until = Date.now() + patience;
  for (;;) {
    const log = await host.log(id);
    if (log.includes(line)) return log;
    if (Date.now() > until) assert.fail(`no ${line} in\n${log.join("\n")}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The session with the movement, as the server tells it. */
export const schedule = async (id) => (await host.api(`events/${id}/schedule`)).sessions.findLast(({ kind }) => kind);

/** Results of all boards of a round, in some order that has no meaning: lines for the log. */
export function resultsOf(rows, round, teams = false) {
  const outcomes = ["4S N =", "3NT W -1", "2H E +1", "5D S -2", "1NT N +2", "4H W =", "3C E -1", "6S N -1", "2D S ="];
  return rows
    .filter((row) => row.round === round && row.ns && row.ew)
    .flatMap((row) =>
      row.missing.map(
        (board) =>
          `${teams ? `round ${round} ` : ""}board ${board}: ${row.ns} ${row.ew} ${outcomes[(board * 5 + row.table * 3 + round) % outcomes.length]}`,
      ),
    );
}

/** A table on the map of the desk. */
export const table = (page, name) => page.locator(`.desk-table[data-table="${name}"]`);

let count = 0;
/** Five tables of a Mitchell, with names: its id. */
export async function mitchell(more = []) {
  const id = `desk-${++count}`;
  const pairs = [1, 2, 3, 4, 5].flatMap((n) => [
    `pair NS${n} Nora${n} Ash & Stan${n} Birch`,
    `pair EW${n} Eda${n} Cole & Walt${n} Drake`,
  ]);
  await host.make(
    id,
    [
      "event Desk",
      "date 2026-11-19",
      "scoring matchpoints",
      "movement mitchell tables 5 boards 15",
      ...pairs,
      ...more,
    ].join("\n"),
  );
  return id;
}

export const add = (id, lines) => host.api(`events/${id}/log`, { lines });

/** From the list of events to the names of an event with so many. */
export async function begin(page, { title, kind, count, boards, choose = 0 }) {
  await page.getByRole("link", { name: "Set up an event" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Date").fill("2026-11-19");
  if (kind) await page.getByRole("radio", { name: kind }).check();
  await page.getByLabel(/^Number of (pairs|teams|players)$/).fill(String(count));
  if (boards) await page.getByLabel("Boards", { exact: true }).fill(String(boards));
  const proposal = page.locator('.moves-list[aria-busy="false"] .move').nth(choose);
  await proposal.getByRole("button", { name: /^Choose/ }).click();
  await page.getByRole("button", { name: "Next: who plays" }).click();
  await page.locator(".names-grid").waitFor();
  return idOf(page);
}
