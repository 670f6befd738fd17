// For the tests of the pages of events: a page with an open event, and what it shows.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { begin, drawn } from "./pages.mjs";
import { build, laptop, serve } from "./site.mjs";

const { open: openPage } = await begin(serve);

export const tuesday = readFileSync("examples/tuesday.event", "utf8");
export const command = (...args) => JSON.parse(execFileSync(join(build, "oddtrick"), args, { encoding: "utf8" }));

/** The page with an example or a file opened. */
export async function open(t, what, options = laptop) {
  const page = await openPage(t, "#/event", options);
  await page.waitForSelector(".start");
  if (what instanceof RegExp) await page.getByRole("button", { name: what }).click();
  else if (what) await page.getByLabel("Open a file").setInputFiles(what);
  if (what) await page.waitForSelector(".view > *");
  if (what) await drawn(page);
  return page;
}

/** The standings on the page: [rank, direction + id, the number that ranks] each. */
export const standings = (page) =>
  page
    .locator(".ranking tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [
        parseInt(row.cells[0].textContent),
        row.dataset.key,
        Number(row.querySelector(".main").textContent.replace("−", "-")),
      ]),
    );

export const said = ({ standings: list }) =>
  list.map((row) => [row.rank, row.direction + row.id, row.percent ?? row.vp ?? row.score]);

export const go = async (page, path, wait) => {
  await page.evaluate((p) => (location.hash = `#/event/${p}`), path);
  await page.waitForSelector(wait);
  await drawn(page);
};

// Text as a screen reader reads it: suits by their signs, whether they are letters or drawings.
const read = (e) => {
  const signs = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
  const of = (node) =>
    node.nodeType === 3
      ? node.textContent
      : (signs[node.getAttribute?.("aria-label")] ??
        [...node.childNodes].map(of).join(/^(LI|TR|DIV|UL)$/.test(node.tagName) ? " " : "") +
          (/^(LI|P|H\d|TR|TD|TH|DIV)$/.test(node.tagName) ? " " : ""));
  return of(e);
};
const tidy = (text) => text.replaceAll("\uFE0E", "").replace(/\s+/g, " ").trim();
export const words = async (page, selector) => tidy(await page.locator(selector).first().evaluate(read));
export const allWords = async (page, selector) => {
  const list = [];
  for (const one of await page.locator(selector).all()) list.push(tidy(await one.evaluate(read)));
  return list;
};

export const kept = (page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem(`oddtrick/session/${JSON.parse(localStorage.getItem("oddtrick/current/event"))}`))
        .log,
  );

/** An event of three tables without results, and a text as a file. */
export const small = `event Small
scoring matchpoints
winners 2
${[1, 2, 3].map((n) => `pair NS${n} N${n} & S${n}\npair EW${n} E${n} & W${n}`).join("\n")}
`;
export const file = (text, name = "small.event") => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

export { drawn, typedIs } from "./pages.mjs";

/** The last line of the log that is kept. */
export const lastLine = async (page) => (await kept(page)).trimEnd().split("\n").at(-1);

/** Opens the steps of a "why" page; those behind a summary are made when they are opened. */
export async function openSteps(page) {
  await page.locator(".whole-story, .reasons").first().waitFor();
  await page.evaluate(() => document.querySelector(".whole-story")?.setAttribute("open", ""));
  await page.locator(".reasons").waitFor();
}
