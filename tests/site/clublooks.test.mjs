// The pages of a club for everybody: by axe, in English and in the language with the longest words, light and dark, on a phone with text
// twice as large, and by the keyboard alone.
import { before, test } from "node:test";
import { violations } from "./axe.mjs";
import { clubEvents, clubTour } from "./club_tour.mjs";
import { director, host, logged, stranger } from "./director.mjs";
import { brokenWords, contrasts, misfits, overlaps } from "./looks.mjs";
import { choose, recolour, tabTo, until } from "./pages.mjs";
import { laptop, phone } from "./site.mjs";

/** Text twice as large, or as it was. */
const enlarge = (page, size) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);

// On each screen: both languages, and light and dark. Axe reads the document, which is the same in all of them but for the words: it looks at
// one of the four.
const variants = [
  ["on a laptop", laptop, { axeIn: "en" }],
  ["on a phone", phone, { axeIn: "de", large: true }],
];

let events;
before(async () => (events = await clubEvents(host)));

for (const [name, options, { axeIn, large }] of variants)
  test(`nothing is clipped or too faint, in English and German, light and dark, and axe finds nothing: ${name}`, async (t) => {
    const page = await director(t, "#/events", { ...options, locale: "en", reducedMotion: "reduce", bypassCSP: true });
    await clubTour(page, host, events, async (screen) => {
      for (const language of ["de", "en"]) {
        await choose(page, { language });
        const where = `${screen} in ${language}`;
        await until(() => page.evaluate(misfits), [], `${where}: misfits`);
        await until(() => page.evaluate(brokenWords), [], `${where}: words`);
        await until(() => page.evaluate(overlaps), [], `${where}: overlaps`);
        if (language === axeIn) await until(() => violations(page), [], `${where}: axe`);
        if (!large) continue;
        await enlarge(page, "200%");
        await until(() => page.evaluate(misfits), [], `${where}: misfits at 200 %`);
        await until(() => page.evaluate(overlaps), [], `${where}: overlaps at 200 %`);
        await enlarge(page, "");
      }
      for (const scheme of ["dark", "light"]) {
        await recolour(page, scheme);
        await until(() => page.evaluate(contrasts), [], `${screen}: contrast, ${scheme}`);
      }
    });
  });

test("by the keyboard alone: a table, a ruling, an account", async (t) => {
  const { pairs: id } = events;
  const page = await director(t, `#/events/${id}/desk`);
  await page.locator(".desk-table .in").first().waitFor();
  await tabTo(page, /^Table 1, /);
  await page.keyboard.press("Enter");
  await page.locator(".table-boards").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await tabTo(page, "Ruling");
  await page.keyboard.press("Enter");
  await page.locator(".ruling").waitFor();
  // The kinds are one stop; arrows go through them.
  await tabTo(page, "The result");
  for (const _ of Array(8)) await page.keyboard.press("ArrowRight");
  await tabTo(page, /^Who/);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "How much");
  await page.keyboard.type("10");
  await page.getByRole("button", { name: "Make the ruling", disabled: false }).waitFor();
  await page.keyboard.press("Enter");
  await logged(id, "penalty NS1 10%");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.goto(`${host.address}#/accounts`);
  await page.locator(".accounts").waitFor();
  await tabTo(page, "Add an account");
  await page.keyboard.press("Enter");
  await tabTo(page, "Name");
  await page.keyboard.type("Kay");
  await tabTo(page, "Password");
  await page.keyboard.type("kay has a password");
  await page.keyboard.press("Enter");
  await page.locator(".accounts li", { hasText: "Kay" }).waitFor();
  // A user without the right is told so, and can log in.
  const other = await stranger(t, "#/accounts");
  await tabTo(other, "Log in");
  await other.keyboard.press("Enter");
  await other.getByRole("dialog").waitFor();
});
