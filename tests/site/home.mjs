// For the tests of the pages at home: stored sheets, and the ways through the pages.
import { readFileSync } from "node:fs";
import { phone } from "./site.mjs";

export const friday = readFileSync("examples/friday.rubber", "utf8");
export const club = readFileSync("examples/club.chicago", "utf8");

/** Opens a page, on a phone by default, and waits until it is drawn. */
export const opener =
  (openPage) =>
  async (t, path, options = phone) => {
    const page = await openPage(t, path, options);
    await page.waitForSelector("main:not([aria-busy])");
    return page;
  };

/** The log that is open. */
export const logOf = (page, kind) =>
  page.evaluate(
    (k) =>
      JSON.parse(localStorage.getItem(`oddtrick/session/${JSON.parse(localStorage.getItem(`oddtrick/current/${k}`))}`))
        ?.log,
    kind,
  );

/** Keeps a log as if it had been played, and opens it. `more` is kept beside it. */
export async function put(page, kind, log, more = {}) {
  await page.evaluate(
    ([k, text, beside]) => {
      localStorage.setItem(
        `oddtrick/session/x${k}`,
        JSON.stringify({ id: `x${k}`, kind: k, log: text, byHand: 0, changed: Date.now(), ...beside }),
      );
      localStorage.setItem(`oddtrick/current/${k}`, JSON.stringify(`x${k}`));
    },
    [kind, log, more],
  );
  await page.reload();
  await page.waitForSelector(".session");
}

export const menu = async (page, name) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
};

/** Enters names in the dialog that is open: {North: "Ann"}. */
export async function names(page, given) {
  for (const [seat, name] of Object.entries(given)) await page.getByRole("textbox", { name: seat }).fill(name);
}
