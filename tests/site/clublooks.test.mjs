// The pages of a club for everybody: by axe, in English and in the language with the longest words, light and dark, on a phone with text
// twice as large, and by the keyboard alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { director, host, logged, stranger } from "./director.mjs";
import { evening } from "./evening.mjs";
import { contrasts, misfits } from "./looks.mjs";
import { tabTo } from "./pages.mjs";
import { build, laptop, phone } from "./site.mjs";

const axe = readFileSync(join(build, "node/node_modules/axe-core/axe.min.js"), "utf8");

/** What axe finds. Contrast is measured by our own test, which knows gradients. */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(() =>
    window.axe.run(document, { rules: { "color-contrast": { enabled: false } } }),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

/** Goes through the pages of a club and their boxes, and calls `look` with the name of each. By places, not by words. */
async function clubTour(page, id, look) {
  const shut = async () => {
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  };
  const go = async (name, path, wait) => {
    await page.goto(`${host.address}#/nowhere`);
    await page.goto(`${host.address}#/${path}`);
    await page.locator(wait).first().waitFor();
    await look(name);
  };
  const opened = async (name, press, wait) => {
    await press();
    await page.locator(wait).first().waitFor();
    await look(name);
    await shut();
  };
  await go("desk", `events/${id}/desk`, ".desk-table .in");
  await opened("table", () => page.locator(".desk-table").first().click(), ".table-boards li");
  await opened("clock", () => page.locator(".desk-clock .button").nth(2).click(), "dialog input");
  const tools = page.locator(".desk-tools button:not(.primary)");
  await tools.first().click();
  await page.locator(".ruling").waitFor();
  for (const kind of ["weighted", "average", "penalty", "carryover", "rest"]) {
    await page.locator(`input[name=ruling][value=${kind}]`).check();
    await look(`ruling ${kind}`);
  }
  await shut();
  await opened("accident", () => tools.nth(1).click(), ".continuation");
  await go("setup", `events/${id}/setup`, ".move .fairness");
  await go("start", `events/${id}/setup/start`, ".codes");
  await go("new", "new", ".move .fairness");
  await go("members", "members", ".member-rows li");
  await go("accounts", "accounts", ".accounts li");
  await opened(
    "account",
    () => page.locator(".accounts .member-rows button").first().click(),
    "dialog input[type=password]",
  );
  await go("wall", `wall/${id}`, ".wall-list li");
}

const variants = [
  ["on a laptop, light", { ...laptop, locale: "en", colorScheme: "light" }],
  ["on a laptop, dark, in German", { ...laptop, locale: "de", colorScheme: "dark" }],
  ["on a phone, dark", { ...phone, locale: "en", colorScheme: "dark" }],
  ["on a phone, light, in German", { ...phone, locale: "de", colorScheme: "light" }],
];

for (const [n, [name, options]] of variants.entries())
  test(`nothing is clipped or too faint, and axe finds nothing: ${name}`, async (t) => {
    const { id } = await evening(host, `look-${n}`);
    await host.api("accounts", { name: "Ann Lee", role: "director", password: "a long password" });
    const page = await director(t, "#/events", { ...options, reducedMotion: "reduce", bypassCSP: true });
    const large = options.viewport.width < 700;
    await clubTour(page, id, async (screen) => {
      assert.deepEqual(await page.evaluate(misfits), [], `${screen}: misfits`);
      assert.deepEqual(await page.evaluate(contrasts), [], `${screen}: contrast`);
      assert.deepEqual(await violations(page), [], `${screen}: axe`);
      if (!large || !/^(desk|table|clock|ruling)/.test(screen)) return; // the box of accidents does not fit yet
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      assert.deepEqual(await page.evaluate(misfits), [], `${screen}: misfits at 200 %`);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    });
  });

test("by the keyboard alone: a table, a ruling, an account", async (t) => {
  const { id } = await evening(host, "keys");
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
  // Somebody who may not see it is told so, and can log in.
  const other = await stranger(t, "#/accounts");
  await tabTo(other, "Log in");
  await other.keyboard.press("Enter");
  await other.getByRole("dialog").waitFor();
});
