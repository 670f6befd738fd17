// How the pages at home look, measured: on a phone, with large text, in every language, for those who cannot see them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations } from "./axe.mjs";
import { brokenWords, contrasts, misfits, overlaps, small, underBars } from "./looks.mjs";
import { put } from "./home.mjs";
import { begin, choose, recolour, until } from "./pages.mjs";
import { laptop, phone, serve } from "./site.mjs";
import { tour } from "./tour.mjs";

const { host, open } = await begin(serve);
const still = { reducedMotion: "reduce" };
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

/** Contrast, in light and dark. */
async function faint(page) {
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    await recolour(page, colorScheme);
    found.push(...(await page.evaluate(contrasts)).map((wrong) => `${colorScheme}: ${wrong}`));
  }
  return found;
}

/** With text twice as large: misfits, broken words, and bars that take the screen. */
async function enlarged(page) {
  const resize = (size) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  await resize("200%");
  const bars = await page.evaluate(underBars);
  const words = (await page.evaluate(brokenWords, 9)).map((wrong) => `a broken word: ${wrong}`);
  const found = [...(await page.evaluate(misfits)), ...(await page.evaluate(overlaps)), ...words].map(
    (wrong) => `at 200 %: ${wrong}`,
  );
  if (bars > 1 / 3) found.push(`at 200 %: bars over ${bars.toFixed(2)} of the screen`);
  await resize("");
  return found;
}

// One tour, and on each screen all languages, one after the other. What does not depend on the language is looked at in the first, or in the
// one with the longest words too.
const more = { en: [enlarged, faint, violations], de: [enlarged] };
test("360 pixels in every language: nothing overflows, also enlarged; AA contrast in light and dark; axe finds nothing", async (t) => {
  const page = await open(t, "", { ...phone, ...still, locale: "en" });
  const look = async () => {
    const found = [];
    for (const language of languages) {
      await choose(page, { language });
      const wrong = [];
      for (const fault of [misfits, brokenWords, overlaps]) wrong.push(...(await page.evaluate(fault)));
      for (const one of more[language] ?? []) wrong.push(...(await one(page)));
      found.push(...wrong.map((one) => `${language}: ${one}`));
    }
    return found;
  };
  assert.deepEqual(await wrongs(page, look), {});
});

test("contrast: AA in light and dark, in four colours", async (t) => {
  const page = await open(t, "", { ...phone, ...still });
  await page.evaluate(() => localStorage.setItem("oddtrick/settings", JSON.stringify({ suits: "four" })));
  await page.reload();
  assert.deepEqual(await wrongs(page, () => faint(page), { only: ["calculator-picked", "box", "rubber"] }), {});
});

test("axe finds nothing on a laptop", async (t) => {
  const page = await open(t, "", { ...laptop, ...still });
  assert.deepEqual(await wrongs(page, () => violations(page)), {});
});

test("large text on a laptop: the sheet and the box have their own room", async (t) => {
  const page = await open(t, "", { ...laptop, ...still, locale: "de" });
  const look = async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll(".session-sheet, .sheet-entry, .calculator-box, .answers")]
        .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth)
        .map((e) => `${e.className} is ${e.scrollWidth} wide in ${e.clientWidth}`),
    );
    const found = [...wide, ...(await page.evaluate(brokenWords, 9))];
    await page.evaluate(() => (document.documentElement.style.fontSize = ""));
    return found;
  };
  assert.deepEqual(await wrongs(page, look, { only: ["calculator-picked", "rubber", "rubber-empty"] }), {});
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

test("a rubber without names: points and honors fit one line of the slip, and no note of its end lies on the felt", async (t) => {
  for (const screen of [phone, laptop]) {
    const page = await open(t, "#/rubber", { ...screen, ...still });
    await put(page, "rubber", "rubber\n", { begun: 1 });
    await page.locator(".action-foot .primary, .entry .keys").first().waitFor();
    if (await page.locator(".action-foot .primary").count()) await page.locator(".action-foot .primary").click();
    await page.getByRole("button", { name: "4 hearts", exact: true }).click();
    await page.locator(".seat.at-N").click();
    await page.getByRole("button", { name: "made", exact: true }).click();
    await page.locator(".honors-key").click();
    await page.locator(".choice input").nth(1).check();
    await page.getByRole("button", { name: "Done" }).click();
    const hero = page.locator(".slip .hero");
    await until(async () => (await hero.textContent()).replace(/\s+/g, " "), /We \+120 below \+100 above/);
    const lines = await hero.evaluate((e) => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight));
    assert.ok(lines < 1.5, `${lines} lines`);
    await put(page, "rubber", "rubber\n4H N =\n4S S =\n");
    await page.locator(".ending-note").first().waitFor();
    const [felt, note] = await page.evaluate(() => [
      document.querySelector(".laurel").getBoundingClientRect().bottom,
      document.querySelector(".ending-note").getBoundingClientRect().top,
    ]);
    assert.ok(note >= felt, `${note} is above ${felt}`);
  }
});

test("before the first deal the sheet stands in the middle of its felt, not at the edge of a wide screen", async (t) => {
  for (const kind of ["rubber", "chicago"]) {
    const page = await open(t, `#/${kind}`, { ...laptop, ...still });
    await page.locator(".paper:visible").waitFor();
    const [felt, paper] = await page.evaluate(() =>
      [".session-sheet", ".sheet-and-deals:not(.only-print) .paper"].map((one) => {
        const { left, right } = document.querySelector(one).getBoundingClientRect();
        return { middle: (left + right) / 2, width: right - left };
      }),
    );
    assert.ok(Math.abs(felt.middle - paper.middle) < 2, `${kind}: ${felt.middle}, ${paper.middle}`);
    assert.ok(paper.width > felt.width / 2, `${kind}: ${paper.width} of ${felt.width}`);
  }
});

test("Tab stops once in each row of results: at what is chosen there, or else at its first key", async (t) => {
  const page = await open(t, "#/calculator", { ...laptop, ...still });
  const stops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".results")].map((row) =>
        [...row.querySelectorAll("button:not(:disabled)")]
          .filter((e) => e.tabIndex === 0)
          .map((e) => e.textContent.trim()),
      ),
    );
  await page.getByRole("button", { name: "4 spades", exact: true }).click();
  assert.deepEqual(await stops(), [["=made"], ["−1down 1"]]); // a contract counts as made
  await page.getByRole("button", { name: "down 2", exact: true }).click();
  assert.deepEqual(await stops(), [["=made"], ["−2down 2"]]);
  await page.getByRole("button", { name: "made with 1 over", exact: true }).click();
  assert.deepEqual(await stops(), [["+1made with 1 over"], ["−1down 1"]]);
});
