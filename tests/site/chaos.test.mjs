// Requests that fail: whichever request fails, and however, the desk, the standings, a phone at a table and the wall recover by themselves.
// Each screen is first loaded once to learn what it requests; then one request at a time is refused, cut off or delayed, one to three times.
// The failures follow from a seed, which is printed: CHAOS_SEED=n repeats them, CHAOS_SECONDS=n runs longer and in spite of failures,
// CHAOS_ONLY=pattern tries only some: CHAOS_ONLY='desk api'.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asDirector } from "./club.mjs";
import { browser, host } from "./director.mjs";
import { evening } from "./evening.mjs";
import { laptop, phone } from "./site.mjs";
import { randomFrom } from "./slow.mjs";

const seed = Number(process.env.CHAOS_SEED ?? 1);
const seconds = Number(process.env.CHAOS_SECONDS ?? 40);
const patience = 60000; // of a machine that does much else; the pages need a few seconds

const { id } = await evening(host);
const { tables } = await host.api(`events/${id}/tables`, { tables: ["2"] });

// Each with what stands on it when it is there. All of them are in German: their words are requested, too.
const screens = {
  desk: { path: `#/events/${id}/desk`, there: ".desk-table .in", options: laptop, directs: true },
  standings: { path: `#/events/${id}/standings`, there: ".ranking tbody tr", options: phone },
  phone: { path: `#/table/${tables[0].secret}`, there: ".seat-map", options: phone },
  wall: { path: `#/wall/${id}`, there: ".wall-list li", options: laptop },
  setup: { path: `#/events/${id}/setup`, there: ".names-grid", options: laptop, directs: true },
};

const ways = {
  cut: (route) => route.abort(),
  unavailable: (route) => route.fulfill({ status: 503, body: "" }),
  broken: (route) => route.fulfill({ status: 500, body: "" }),
  late: async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  },
};

/** What a request is called, in all loads of a screen. */
const nameOf = (url) => url.replace(host.address, "").replace(/[?&]known=\d+/, "");

/** A profile in which a screen is loaded with a fault: {name, way, times}. Gives the names of what was requested. */
async function profile({ path, there, options, directs }) {
  const context = await browser.newContext({ ...options, locale: "de" });
  if (directs) await asDirector(context, host);
  const page = await context.newPage();
  let fault = {};
  let requested = [];
  await context.route("**/*", async (route) => {
    const name = nameOf(route.request().url());
    requested.push(name);
    const hit = name === fault.name && fault.times > 0;
    if (hit) fault.times--;
    await (hit ? ways[fault.way](route) : route.continue()).catch(() => {}); // the page may have gone on
  });
  return {
    close: () => context.close(),
    async load(next = {}) {
      fault = {};
      await page.goto("about:blank");
      await page.evaluate(() => {}); // what the page before it had requested is over
      [fault, requested] = [{ ...next }, []];
      await page.goto(host.address + path, { waitUntil: "commit" });
      await page.locator(there).first().waitFor({ timeout: patience });
      // In its language and its looks, and without an error that stays.
      await page.waitForFunction(
        () =>
          document.documentElement.lang === "de" &&
          [...document.querySelectorAll("link[rel=stylesheet]")].every((link) => link.sheet) &&
          !document.querySelector(".notice.bad"),
        undefined,
        { timeout: patience },
      );
      return requested;
    },
  };
}

/** All faults of a screen; `requested` are the names of what it requests. */
const faultsOf = (screen, requested) =>
  [...new Set(requested)]
    .filter((name) => name !== "" && !name.startsWith("icons/"))
    .flatMap((name) =>
      Object.keys(ways).flatMap((way) =>
        (way === "late" ? [1] : [1, 3]).map((times) => ({ screen, name, way, times })),
      ),
    );

/** In an order that follows from the seed: answers of the server and files in turn, of which there are many more. */
function shuffled(faults, random) {
  const mixed = faults
    .map((fault) => ({ fault, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
  const isAnswer = ({ name }) => name.startsWith("api/") || name === "server.json";
  const [answers, files] = [mixed.filter(isAnswer), mixed.filter((fault) => !isAnswer(fault))];
  return Array.from({ length: Math.max(answers.length, files.length) }, (_, i) => [answers[i], files[i]])
    .flat()
    .filter(Boolean);
}

test("a request that fails or is late leaves no page without its contents", { timeout: 3600000 }, async (t) => {
  t.diagnostic(`CHAOS_SEED=${seed}`);
  const profiles = {};
  t.after(() => Promise.all(Object.values(profiles).map((one) => one.close())));
  const faults = [];
  for (const [screen, what] of Object.entries(screens)) {
    profiles[screen] = await profile(what);
    faults.push(...faultsOf(screen, await profiles[screen].load()));
  }
  // First what has left a desk without its tables: its answers failed, and failed again when they were asked for again.
  const known = ({ screen, name, way, times }) =>
    screen === "desk" && /\/schedule$|session$/.test(name) && way === "cut" && times === 3;
  const wanted = new RegExp(process.env.CHAOS_ONLY ?? "");
  const queue = [...faults.filter(known), ...shuffled(faults, randomFrom(seed)).filter((one) => !known(one))].filter(
    ({ screen, name }) => wanted.test(`${screen} ${name}`),
  );
  const end = performance.now() + seconds * 1000;
  const took = [];
  const failed = [];
  const busy = new Set();
  async function work() {
    while (performance.now() < end && (failed.length === 0 || process.env.CHAOS_SECONDS)) {
      const at = queue.findIndex(({ screen }) => !busy.has(screen));
      if (at < 0) return;
      const [{ screen, ...fault }] = queue.splice(at, 1);
      const words = `${screen}: ${fault.name}, ${fault.way}, ${fault.times} times`;
      busy.add(screen);
      const start = performance.now();
      await profiles[screen].load(fault).catch((error) => failed.push(`${words}: ${error.message.split("\n")[0]}`));
      busy.delete(screen);
      took.push([Math.round(performance.now() - start), words]);
    }
  }
  await Promise.all([work(), work()]);
  took.sort(([a], [b]) => b - a);
  const slowest = took.slice(0, 5).map(([ms, words]) => `${words} (${ms} ms)`);
  t.diagnostic(`${took.length} of ${faults.length} faults; the slowest: ${slowest.join("; ")}`);
  assert.deepEqual(failed, []);
});
