// What a page costs its reader on a phone: what is sent for the first view, and what moves while it arrives. For the tests of the pages, and
// for the bench, which also measures times.
import { phone } from "./site.mjs";

/** Pages by address, and what each shows when it is there. */
export const pages = [
  ["start", "", ".start-page"],
  ["calculator", "#/calculator", ".key"],
  ["rubber", "#/rubber", ".sheet"],
  ["events", "#/events", ".server li"],
  ["event", "#/events/tuesday", ".ranking tbody tr"],
  ["board", "#/events/tuesday/boards/3", ".trav"],
  ["scorecard", "#/events/tuesday/cards/NS1", ".card-rows"],
  ["why", "#/events/tuesday/why/NS1/3", ".story"],
  ["total", "#/events/tuesday/why/NS1", ".reasons"],
];

export const slow3G = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

/** Options of a profile that has nothing of the pages yet. */
export const empty = { ...phone, serviceWorkers: "block" };

/** A session of the developer tools with a page, which knows the pending requests. */
export async function tools(page) {
  const session = await page.context().newCDPSession(page);
  const waiting = new Set();
  const names = new Map();
  const sent = new Map(); // bytes by address
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    names.set(requestId, request.url);
    if (type !== "EventSource") waiting.add(requestId); // which never ends
  });
  // Counts the bodies as they are sent, without headers.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    sent.set(names.get(requestId), (sent.get(names.get(requestId)) ?? 0) + encodedDataLength),
  );
  for (const end of ["Finished", "Failed"])
    session.on(`Network.loading${end}`, ({ requestId }) => waiting.delete(requestId));
  await session.send("Network.enable");
  return { session, waiting, sent };
}

/** Waits until a page shows what it should and nothing more is on the way. */
export async function arrived(page, { waiting }, there) {
  await page.waitForSelector(there);
  await page.evaluate(() => document.fonts.ready);
  // Waits also for requests that the next step of the page makes.
  for (let quiet = 0; quiet < 3; quiet = waiting.size === 0 ? quiet + 1 : 0)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Adds up what moves on a page from its beginning, as window.shift. */
export const watchShift = (page) =>
  page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
