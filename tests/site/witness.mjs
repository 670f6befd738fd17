// Records what the pages of a browser showed when a test failed, so that a failure that is seen once, on another machine, can be explained.
import { afterEach } from "node:test";

const most = 30; // requests, and messages, of a page

/** Notes what fails in a profile. */
function note(context) {
  const seen = new WeakMap();
  const of = (page) => {
    if (!seen.has(page)) seen.set(page, { requests: [], messages: [] });
    return seen.get(page);
  };
  const add = (list, text) => {
    list.push(text);
    if (list.length > most) list.shift();
  };
  const pageOf = (request) => {
    try {
      return request.frame().page();
    } catch {
      return undefined; // of a service worker
    }
  };
  const failed = (request, why) => {
    const page = pageOf(request);
    if (page) add(of(page).requests, `${request.method()} ${request.url()}: ${why}`);
  };
  context.on("requestfailed", (request) => failed(request, request.failure()?.errorText));
  context.on("response", (response) => response.status() >= 400 && failed(response.request(), response.status()));
  context.on("console", (message) => {
    if (message.page() && message.type() === "error") add(of(message.page()).messages, message.text());
  });
  context.on("weberror", (error) => error.page() && add(of(error.page()).messages, String(error.error())));
  return of;
}

/** A page in lines: its address, what stands on it, and what failed. */
async function describe(page, { requests, messages }) {
  const text = await Promise.race([
    page.evaluate(() => document.body?.innerText ?? "").catch((error) => `(${error.message})`),
    new Promise((done) => setTimeout(done, 5000, "(the page does not answer)").unref()),
  ]);
  return [
    `page ${page.url()}`,
    `  shows: ${text.replace(/\s*\n\s*/g, " | ").slice(0, 1500)}`,
    ...requests.map((line) => `  failed request: ${line}`),
    ...messages.map((line) => `  error: ${line}`),
  ];
}

/** From now on, when a test of this file fails, it says what the open pages of the browser show: once for each page. Node 18 does not tell
 *  whether a test has failed: then nothing is said. */
export function tellFailures(browser) {
  const notes = new WeakMap();
  const told = new WeakSet();
  const make = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await make(...options);
    notes.set(context, note(context));
    return context;
  };
  afterEach(async (t) => {
    if (!t?.error) return;
    for (const context of browser.contexts())
      for (const page of context.pages()) {
        if (told.has(page) || !notes.has(context)) continue;
        told.add(page);
        for (const line of await describe(page, notes.get(context)(page))) t.diagnostic(line);
      }
  });
}
