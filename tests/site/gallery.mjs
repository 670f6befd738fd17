// Pictures of every screen on one page: make gallery. Light and dark, on a phone, a tablet and a laptop, in English and in the
// language with the longest words. Arguments are names of screens, if not all are wanted. LOCALES="fr pl", COLORS="dark",
// WIDTHS="360 1400" and TEXT=200 (per cent of the usual size) ask for others.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asDirector, club } from "./club.mjs";
import { clubEvents, clubTour } from "./club_tour.mjs";
import { build, launch, serve } from "./site.mjs";
import { lines, screens } from "./tables.mjs";
import { tour } from "./tour.mjs";

const out = join(build, "gallery");
const only = process.argv.length > 2 ? process.argv.slice(2) : undefined;
/** The words of an environment variable. */
const asked = (name, otherwise) => (process.env[name] ?? otherwise).split(" ").filter(Boolean);
const text = process.env.TEXT ?? "100";
const sizes = [
  [360, 740],
  [768, 1024],
  [1400, 900],
].filter(([width]) => asked("WIDTHS", "360 768 1400").includes(String(width)));
const variants = sizes.flatMap(([width, height]) =>
  asked("COLORS", "light dark").flatMap((colorScheme) =>
    asked("LOCALES", "en de").map((locale) => ({ width, height, colorScheme, locale })),
  ),
);
const eventViews = ["standings", "boards/1", "cards", "why/NS1/1", "settings"];

/** The pages of an event: an example, and its views. */
async function eventTour(page, host, look) {
  await page.goto(`${host.address}#/event`);
  await page.locator("main button").first().waitFor();
  await look("event-start");
  await page.evaluate(async () => {
    const log = await (await fetch("examples/tuesday.event")).text();
    const session = { id: "xevent", kind: "event", log, byHand: 0, changed: 1763380800000 };
    localStorage.setItem("oddtrick/session/xevent", JSON.stringify(session));
    localStorage.setItem("oddtrick/current/event", JSON.stringify("xevent"));
  });
  for (const view of eventViews) {
    await page.goto(`${host.address}#/nowhere`);
    await page.goto(`${host.address}#/event/${view}`);
    await page.locator(".view > *").first().waitFor();
    await look(`event-${view.split("/")[0]}`);
  }
}

/** The phone at a table, and the wall, of an event of its own for each look. */
async function tableTour(page, server, id, look) {
  await server.make(id, lines.join("\n"));
  const { tables } = await server.api(`events/${id}/tables`, { tables: ["1"] });
  await server.api(`events/${id}/clock`, { action: "start" });
  await page.goto(`${server.address}#/table/${tables[0].secret}`);
  await screens(page, (name) => look(`table-${name}`));
  await page.goto(`${server.address}wall/${id}`);
  await page.locator(".wall-list").first().waitFor();
  await look("wall");
}

mkdirSync(out, { recursive: true });
const server = only ? null : await club({ options: ["--site", join(build, "site")] });
const events = server && (await clubEvents(server));
const host = await serve();
const browser = await launch();
const pictures = new Map();
for (const { width, height, colorScheme, locale } of variants) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    hasTouch: width < 700,
    isMobile: width < 700,
  });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.evaluate(() => document.fonts.ready);
  const look = async (name) => {
    const file = `${name}-${width}-${colorScheme}-${locale}${text === "100" ? "" : `-${text}`}.png`;
    // Pages are drawn in steps.
    await page.waitForSelector("html:not(:has([aria-busy=true]))", { timeout: 20000 }).catch(() => {});
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text === "100" ? "" : `${text}%`);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(out, file) });
    pictures.set(name, [...(pictures.get(name) ?? []), [file, width]]);
  };
  await tour(page, host, look, { only });
  if (!only)
    await eventTour(page, host, look).catch((error) => console.error(`event: ${error.message.split("\n")[0]}`));
  if (server)
    await tableTour(page, server, `e${width}-${colorScheme}-${locale}`, look).catch((error) =>
      console.error(`table: ${error.message.split("\n")[0]}`),
    );
  if (server) {
    await asDirector(context, server);
    await page.goto(server.address); // the session is asked for when the pages are loaded
    await clubTour(page, server, events, (name) => look(`club-${name.replaceAll(" ", "-")}`)).catch((error) =>
      console.error(`club: ${error.message.split("\n")[0]}`),
    );
  }
  await context.close();
}
await server?.close();
await browser.close();
await host.close();
const row = ([name, files]) =>
  `<h2>${name}</h2>\n<p>${files.map(([file, width]) => `<a href="${file}"><img src="${file}" alt="${file}" width="${Math.round(width / 3)}" loading="lazy"></a>`).join("\n")}</p>`;
writeFileSync(
  join(out, "index.html"),
  `<!DOCTYPE html>\n<meta charset="utf-8">\n<title>Oddtrick: every screen</title>\n<h1>Every screen</h1>\n${[...pictures].map(row).join("\n")}\n`,
);
console.log(join(out, "index.html"));
