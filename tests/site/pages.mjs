// What every test of the pages begins with: a host and a browser for all tests of a file, and pages in profiles of their own. The functions
// for the director's line are for the pages of events.
import assert from "node:assert/strict";
import { after } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { launch, watch } from "./site.mjs";
import { slowDown } from "./slow.mjs";
import { tellFailures } from "./witness.mjs";

/** Options of a profile with the service worker, which stores all pages for use without a network. It fetches every file for each new
 *  profile, which takes as long as the rest of a short test: only tests that are about it have it. */
export const stored = { serviceWorkers: "allow" };

/** Starts a host and a browser, which end with the tests: {host, browser, open}. */
export async function begin(start) {
  const host = await start();
  const browser = await launch().catch(async (error) => {
    await host.close();
    throw error;
  });
  const make = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await make({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(90000); // of a machine that does much else
    return context;
  };
  slowDown(browser);
  tellFailures(browser);
  after(async () => {
    await browser.close();
    await host.close();
  });

  /** A profile of its own with one page open, whose errors fail the test, but for those that are `forgiven`. `at` is
   *  another host, `prepare` is called with the profile before; the other options are the browser's. */
  async function open(t, path, { at = host, forgiven = () => false, prepare = () => {}, ...options }) {
    const context = await browser.newContext(options);
    await prepare(context);
    const page = await context.newPage();
    const errors = watch(page);
    t.after(async () => {
      await context.close();
      assert.deepEqual(
        errors.filter((text) => !forgiven(text)),
        [],
      );
    });
    await page.goto(at.address + path);
    return page;
  }

  return { host, browser, open };
}

const patience = 60000; // milliseconds

/** Asks until the answer is as wanted: a value or, of a text, a regular expression. Pages draw in steps, and a server answers when it can: so what
 *  a page shows right after a tap may be what was there before. */
export async function until(ask, wanted, what) {
  const isText = wanted instanceof RegExp;
  for (const end = Date.now() + patience; Date.now() < end;) {
    try {
      const got = await ask();
      if (isText ? wanted.test(got) : isDeepStrictEqual(got, wanted)) return;
    } catch {
      // a part that it reads is not there yet, or the page is being left
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  assert[isText ? "match" : "deepEqual"](await ask(), wanted, what);
}

/** Asks until the answer counts as true. */
export const untilTrue = (ask, what) => until(async () => Boolean(await ask()), true, what);

/** Waits until all of a view is drawn: long ones are drawn in steps. */
export const drawn = (page) => page.waitForSelector(".view:not(:has([aria-busy=true]))");

/** Settings of the reader, {language, suits}, as another tab would change them: the page is drawn again, and stays where it is. */
export async function choose(page, some) {
  await page.evaluate((more) => {
    const name = "oddtrick/settings";
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)), ...more }));
    dispatchEvent(new StorageEvent("storage"));
  }, some);
  await page.waitForFunction(
    ({ language, suits }) =>
      document.documentElement.lang === (language ?? document.documentElement.lang) &&
      document.documentElement.dataset.suits === (suits ?? document.documentElement.dataset.suits),
    some,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))); // drawn
}

/** The colours of the device: "light" or "dark". */
export async function recolour(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
}

/** The director's line. */
export const field = (page) => page.getByRole("combobox", { name: /A line for the log/ });

/** Waits until a line is the last of those that were entered. */
export const newest = (page, line) =>
  page.waitForFunction((text) => document.querySelector(".recent li")?.title === text, line);

/** Presses Tab until something has the focus whose name is so. */
export async function tabTo(page, name) {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const e = document.activeElement;
      return (e.getAttribute("aria-label") ?? e.labels?.[0]?.textContent ?? e.textContent).trim();
    });
    if (name instanceof RegExp ? name.test(at) : at === name) return;
  }
  assert.fail(`no ${name}`);
}

/** Waits until the director's line is so. */
export const typedIs = (page, text) =>
  page.waitForFunction((value) => document.querySelector(".desk input").value === value, text);
