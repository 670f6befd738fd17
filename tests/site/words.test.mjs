// The catalogues of words: each has the keys of English, with the same parameters and the plural forms of its language.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { textsOf } from "./templates.mjs";

const codes = ["fr", "de", "nl", "pl", "es", "it", "sv"];
const catalogue = async (name) => (await import(`../../site/src/lang/${name}.js`)).default;
const forms = (code) => new Intl.PluralRules(code).resolvedOptions().pluralCategories;
const texts = (value) => (typeof value === "string" ? [value] : Object.values(value));
const params = (value) => [...new Set(texts(value).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

test("decimals and English plurals are written as the browser's rules say, without asking them", async (t) => {
  globalThis.document = { documentElement: {} }; // which is told the language
  t.after(() => delete globalThis.document);
  const i18n = await import("../../site/src/i18n.js");
  for (const code of ["en", ...codes]) {
    await i18n.setLanguage(code);
    assert.equal(i18n.language, code);
    assert.equal(i18n.decimalSign(), new Intl.NumberFormat(code).format(0.5).charAt(1), code);
  }
  await i18n.setLanguage("en");
  await i18n.addWords("event");
  const english = await catalogue("event.en");
  const [key] = Object.entries(english).find(
    ([, value]) => typeof value !== "string" && params(value).join() === "{n}",
  );
  const rules = new Intl.PluralRules("en");
  for (const n of [0, 1, 1.5, 2, 11, 21, 101])
    assert.equal(i18n.t(key, { n }), english[key][rules.select(n)].replaceAll("{n}", n), `${n}`);
});

test("dates and English ranks are written as the browser's rules say, without asking them", async (t) => {
  globalThis.document = { documentElement: {} };
  const { navigator } = globalThis;
  t.after(() => {
    delete globalThis.document;
    Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  });
  const i18n = await import("../../site/src/i18n.js");
  // Versions of the rules differ in one month: "Sep" and "Sept".
  const alike = (text) => text.replace(/\b([Ss])ept\b/, "$1ep");
  for (const tag of ["en-GB", "en-US", ...codes]) {
    Object.defineProperty(globalThis, "navigator", { value: { language: tag }, configurable: true });
    await i18n.setLanguage(tag.slice(0, 2));
    for (let month = 0; month < 12; month++)
      for (const day of [5, 19]) {
        const date = new Date(Date.UTC(2026, month, day));
        const wanted = date.toLocaleDateString(tag, { dateStyle: "medium", timeZone: "UTC" });
        assert.equal(alike(i18n.dateWords(date.toISOString().slice(0, 10))), alike(wanted), tag);
        assert.equal(alike(i18n.dayWords(new Date(2026, month, day, 23, 59).getTime())), alike(wanted), tag);
      }
    assert.equal(i18n.dateWords("Tuesday"), "Tuesday");
    assert.equal(i18n.dateWords("2026-13-01"), "2026-13-01");
    const rules = new Intl.PluralRules(tag, { type: "ordinal" });
    for (let n = 1; n <= 130; n++) assert.equal(i18n.rankForm(n), rules.select(n), `${tag} ${n}`);
  }
  await i18n.setLanguage("en");
});

for (const section of ["", "event.", "work.", "table.", "desk."])
  for (const code of codes)
    test(`${section}${code} says all that English says`, async () => {
      const english = await catalogue(`${section}en`);
      const words = await catalogue(`${section}${code}`);
      assert.deepEqual(Object.keys(words).sort(), Object.keys(english).sort());
      for (const [key, value] of Object.entries(words)) {
        assert.ok(
          texts(value).every((text) => text.trim() !== ""),
          `${key} is empty`,
        );
        assert.deepEqual(params(value), params(english[key]), `${key}: parameters`);
        if (typeof english[key] !== "string")
          assert.deepEqual(Object.keys(value).sort(), [...forms(code)].sort(), `${key}: plural forms`);
      }
      // Letters, signs and names are alike in many languages; sentences are not.
      const same = Object.keys(words).filter(
        (key) => typeof words[key] === "string" && /\w{3,} \w+/.test(words[key]) && words[key] === english[key],
      );
      assert.deepEqual(
        same.filter((key) => !["about.version", "sheet.rubber", "sheet.chicago", "game.rubber"].includes(key)),
        [],
        "not translated",
      );
    });

// The words of lines, as the engine has them: parts of sentences, with # for a number and @ for an id.
const lineWords = (() => {
  const ofLog = ["board ", "round ", "unplayed"];
  const said = textsOf(readFileSync("lib/event/line_words.c", "utf8")).filter(
    (text) => /[A-Za-z]/.test(text) && !/\.h$/.test(text) && !ofLog.includes(text),
  );
  const [, scorings] = /titles\[ODD_SCORING_COUNT\] = (\{[^}]+\})/.exec(
    readFileSync("lib/event/event_lookup.c", "utf8"),
  );
  const movements = readFileSync("lib/movement/words.c", "utf8").matchAll(/\[ODD_MOVE_\w+\] =\s*\{"[^"]+", "([^"]+)"/g);
  return [...new Set([...said, ...textsOf(scorings), ...[...movements].map(([, title]) => title)])].sort();
})();

for (const code of codes)
  test(`lines of the log in ${code}: all words of the engine, with their numbers and ids`, async () => {
    const words = await catalogue(`lines.${code}`);
    assert.deepEqual(Object.keys(words).sort(), lineWords);
    const signs = (text) => (text.match(/[#@]/g) ?? []).join("");
    for (const [english, text] of Object.entries(words)) {
      assert.equal(signs(text), signs(english), english);
      assert.ok(!english.endsWith("@") || text.endsWith("@"), `${english}: published pages expect the id at the end`);
    }
  });

test("English has every word that the pages use, and no other", async () => {
  const sections = ["en", "event.en", "work.en", "table.en", "desk.en"];
  const english = Object.assign({}, ...(await Promise.all(sections.map(catalogue))));
  const folders = ["", "event/", "table/", "club/"];
  const files = folders.flatMap((at) => readdirSync(`site/src/${at}`).map((name) => at + name));
  const source = files
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(`site/src/${name}`, "utf8"))
    .join("\n");
  const used = new Set([...source.matchAll(/\b(?:t|say)\(\s*"([^"]+)"/g)].map(([, key]) => key));
  assert.deepEqual(
    [...used].filter((key) => !Object.hasOwn(english, key)),
    [],
    "missing",
  );
  // Keys that are put together: t(`seat.${seat}`), or `said${...}`.
  const patterns = [...source.matchAll(/`([a-z][\w.]*)\$\{/g)].map(([, start]) => start);
  const spare = Object.keys(english).filter(
    (key) => !source.includes(`"${key}"`) && !patterns.some((start) => key.startsWith(start)),
  );
  assert.deepEqual(spare, [], "not used");
});

test("French has a blank before a colon, in its catalogues and between a label and what it is for", async (t) => {
  globalThis.document = { documentElement: {} };
  t.after(() => delete globalThis.document);
  const names = readdirSync(new URL("../../site/src/lang", import.meta.url)).filter((name) =>
    /^(.*\.)?fr\.js$/.test(name),
  );
  for (const name of names)
    for (const [key, value] of Object.entries(await catalogue(name.replace(".js", ""))))
      for (const text of texts(value)) assert.doesNotMatch(text, /[^\s\d]:(\s|$)/, `${name} ${key}`);
  const i18n = await import("../../site/src/i18n.js");
  await i18n.setLanguage("fr");
  assert.equal(i18n.colon(), "\u00a0: ");
  await i18n.setLanguage("en");
  assert.equal(i18n.colon(), ": ");
});
