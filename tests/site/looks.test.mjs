// How the pages at home look, measured: on a phone, with large text, in every language, for those who cannot see them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { contrasts, misfits, small, underBars } from "./looks.mjs";
import { begin } from "./pages.mjs";
import { build, laptop, phone, serve } from "./site.mjs";
import { tour } from "./tour.mjs";

const { host, open } = await begin(serve);
const still = { serviceWorkers: "block", reducedMotion: "reduce" };
const axe = readFileSync(join(build, "node/node_modules/axe-core/axe.min.js"), "utf8");
const languages = ["en", "fr", "de", "nl", "pl", "es", "it", "sv"];

/** All that is wrong on the screens of a tour, by their names. */
async function wrongs(page, look, options) {
  const found = {};
  await tour(
    page,
    host,
    async (name) => {
      const wrong = await look();
      if (wrong.length > 0) found[name] = wrong;
    },
    options,
  );
  return found;
}

test("360 pixels: nothing scrolls sideways, nothing is clipped, every target is for a thumb, bars are low", async (t) => {
  const page = await open(t, "", { ...phone, ...still });
  const look = async () => {
    const bars = await page.evaluate(underBars);
    return [
      ...(await page.evaluate(misfits)),
      ...(await page.evaluate(small)),
      ...(bars > 1 / 3 ? [`bars over ${bars.toFixed(2)} of the screen`] : []),
    ];
  };
  assert.deepEqual(await wrongs(page, look, { longNames: true }), {});
});

for (const language of languages)
  test(`360 pixels in ${language}: nothing overflows`, async (t) => {
    const page = await open(t, "", { ...phone, ...still, locale: language });
    assert.deepEqual(await wrongs(page, () => page.evaluate(misfits)), {});
  });

test("360 pixels with text twice as large: nothing scrolls sideways or is clipped, and no bar takes the screen", async (t) => {
  for (const language of ["en", "de"]) {
    const page = await open(t, "", { ...phone, ...still, locale: language });
    const look = async () => {
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      const bars = await page.evaluate(underBars);
      return [
        ...(await page.evaluate(misfits)),
        ...(bars > 1 / 3 ? [`bars over ${bars.toFixed(2)} of the screen`] : []),
      ];
    };
    assert.deepEqual(await wrongs(page, look), {}, language);
  }
});

test("contrast: AA in light and dark, in two and four colours", async (t) => {
  for (const colorScheme of ["light", "dark"])
    for (const suits of ["two", "four"]) {
      const page = await open(t, "", { ...phone, ...still, colorScheme });
      await page.evaluate((s) => localStorage.setItem("oddtrick/settings", JSON.stringify({ suits: s })), suits);
      await page.reload();
      const only = suits === "two" ? undefined : ["calculator-picked", "box", "rubber"];
      assert.deepEqual(await wrongs(page, () => page.evaluate(contrasts), { only }), {}, `${colorScheme}, ${suits}`);
    }
});

test("axe finds nothing, on a phone and on a laptop", async (t) => {
  for (const device of [phone, laptop]) {
    const page = await open(t, "", { ...device, ...still });
    const look = async () => {
      if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
      // Contrast is measured above, gradients included.
      const { violations } = await page.evaluate(() =>
        window.axe.run(document, { rules: { "color-contrast": { enabled: false } } }),
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3)}`);
    };
    assert.deepEqual(await wrongs(page, look), {});
  }
});

test("every key of the box has a name of its own for those who cannot see it, in every language", async (t) => {
  for (const language of languages) {
    const page = await open(t, "#/calculator", { ...phone, ...still, locale: language });
    await page.locator(".key").first().waitFor();
    const groups = await page.evaluate(() =>
      [...document.querySelectorAll("[role=group]")].map((group) => ({
        group:
          group.getAttribute("aria-label") ??
          document.getElementById(group.getAttribute("aria-labelledby"))?.textContent,
        keys: [...group.querySelectorAll("button")].map((key) =>
          (key.getAttribute("aria-label") ?? key.textContent).trim(),
        ),
      })),
    );
    const [contracts] = groups;
    assert.equal(contracts.keys.length, 35, language);
    for (const { group, keys } of groups) {
      assert.ok(group, `${language}: a group without a name`);
      assert.equal(new Set(keys).size, keys.length, `${language}, ${group}: ${keys}`);
      // Words, not signs: "4 spades", "down 2", "doubled".
      for (const key of keys) assert.match(key, /\p{Letter}{2}/u, `${language}, ${group}: ${key}`);
    }
    await page.context().close();
  }
});

test("reduced motion: nothing moves", async (t) => {
  const page = await open(t, "", { ...phone, ...still });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.effect.getComputedTiming().duration > 0)
        .map((animation) => animation.effect.target.className),
    );
  assert.deepEqual(await wrongs(page, moving, { only: ["box", "rubber", "rubber-end"] }), {});
});
