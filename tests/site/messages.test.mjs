// The engine's messages in every language: every message of the sources is translated with all its values, and the engine's actual
// answers are shown in translation.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { translated } from "../../site/src/sentences.js";
import { misfits } from "./looks.mjs";
import { begin, until } from "./pages.mjs";
import { build, phone, serve } from "./site.mjs";
import { isSentence, sources, textsOf } from "./templates.mjs";

const codes = ["fr", "de", "nl", "pl", "es", "it", "sv"];
const parts = ["engine", "plans", "files", "server", "why"];
const catalogues = Object.fromEntries(
  await Promise.all(
    codes.map(async (code) => {
      const all = await Promise.all(parts.map((part) => import(`../../site/src/lang/${part}.${code}.js`)));
      return [code, Object.assign({}, ...all.map((module) => module.default))];
    }),
  ),
);

// The sources whose messages a page can show, and their texts that are not messages: words of the log, laws, and parts of
// other texts.
const shown = {
  "lib/log/notation.c": ["no trumps", "no trump"],
  "lib/log/session_log.c": [],
  "lib/log/vulnerability.c": [],
  "lib/report/table_entry.c": ["board %s: ", "round %s "],
  "lib/log/log.c": [],
  "lib/log/log_movement.c": [],
  "lib/log/log_notes.c": [],
  "lib/log/outcome.c": [],
  "lib/log/vp_scale.c": [],
  "lib/score/score.c": [],
  "lib/event/arrange.c": [],
  "lib/event/check": [],
  "lib/event/event.c": [],
  "lib/event/event_notes.c": [],
  "lib/event/event_score.c": [],
  "lib/event/ids.c": [],
  "lib/event/match.c": [],
  "lib/event/meetings.c": [],
  "lib/event/movement_lines.c": [],
  "lib/event/schedule.c": [],
  "lib/event/season.c": ["no memory"],
  "lib/event/session_totals.c": [],
  "lib/event/sessions.c": [],
  "lib/event/settings.c": ["USED_BY has them all", "a preset for each"],
  "lib/event/standing_lines.c": [],
  "lib/event/team_boards.c": [],
  "lib/event/trial_result.c": [],
  "lib/event/why": [/^set [a-z-]+( on| off| simple)?$|^Law 87B|^set cross-imps, set|^combine %s$/],
  "lib/event/withdraw.c": [],
  // Descriptions of movements and draws are in words of the pages: they begin with a capital, a number or a semicolon.
  "lib/movement": [
    /^(a row|a word|one) for each|^; |^[A-Z]|^\d.*\.$/,
    /^the least sum|^the first (meets|half)|^by the seed;|^(nearly equally|fairly evenly| %s times| phantom %s%s)$/,
    "as many as a block must have at least",
    "the same",
  ],
  "lib/base/json.c": [],
  "lib/deal/auction.c": [],
  "lib/deal/auction_text.c": [],
  "lib/deal/cardplay.c": [],
  "lib/deal/cardplay_text.c": [],
  "lib/deal/cards_text.c": [],
  // Readers give records, of which some are written as a log: results, headings, the keys of LIN.
  "lib/exchange/csv": [
    /^(ns|ew) |^(%s %s)?[ ]?%s tricks$|^ made %s$|^(not played|score %s|wrong direction|table of results)$/,
  ],
  "lib/exchange/json": ["event as JSON"],
  "lib/exchange/lin": [/^pg st |^vg rs |^\|rh/],
  "lib/exchange/pbn": [],
  "lib/exchange/usebio": [/^ lead %s$|^lineup |^not played$/],
  "lib/report/change_request.c": [],
  "lib/report/choices.c": [],
  "lib/report/deal_explain.c": [
    /^(for a part-score|the only|second game|%s win)| and the rubber$|^game: |^, with what/,
  ],
  // Of what may come next in a line, examples of the log are in the log's language: they begin with one of its words.
  "lib/report/line_completion.c": [
    /^(penalty \d|set neuberg|scoring|vp wbf|movement mitchell|from round 3|unplayed|round %s|board %s|not played)/,
    /^(matchpoints cross|mitchell howell)/,
  ],
  "lib/report/draw_request.c": ["one of:", /^--lagged/],
  "lib/report/plan_request.c": ["expected propose, make or prove"],
  // Messages of the server for people; those for programs (the form of a body, of headers, of an address) are English.
  "cli/server_pages.c": [/^unknown language/],
  "platform/smtp.c": [/^a pointer|libcurl/],
  "platform/store/event_store.c": [/^is |^was |^does not|^SQLite|findings/],
  "platform/store/postgresql.c": [/^the transaction|^this program/],
  "platform/store/postgresql_connect.c": [/^is |^has |^the tables/],
  "platform/store/sqlite.c": [/^(?!no space left)/],
  "server/account_paths.c": [/^expected \{/],
  "server/accounts.c": [/playing\|$/],
  "server/auth.c": [/^they have room|^network |random numbers$/],
  "server/clock.c": [/^expected an action/],
  "server/club_lists.c": [],
  "server/club_paths.c": [/^expected \{|^arrival %s/],
  "server/dispatch.c": [/X-CSRF-Token|^expected JSON|^invalid path|does not support that method/],
  "server/event_cache.c": [/^event: |^cannot use /],
  "server/event_paths.c": [/^expected \{|^%s session %s $/],
  "server/event_writer.c": [],
  "server/http.c": [/^default-src/],
  "server/login_paths.c": [/^expected \{/],
  "server/mail.c": [/^invalid mail sender/],
  "server/mail_paths.c": [/^expected \{/],
  "server/publish_paths.c": [],
  "server/several_paths.c": [/^expected the events|^winners is/],
  "server/snapshot.c": [],
  "server/stored_log.c": [],
  "server/table_paths.c": [/^expected |^table %s$|^%lld/],
  "wasm/score_module.c": [],
};

/** Files whose texts no page shows: files of movements, which the command reads; names and faults of movements; writers of files. */
const others = /movement_file|movement\/describe|_write|_put|_rewrite/;

const templates = new Set();
const everything = new Set();
for (const { text } of sources(["lib", "wasm", "server", "cli/server_pages.c", "platform"])) everything.add(text);
// The solver's own words are in its script.
for (const file of ["wasm/dd.js", "wasm/dd-browser.js"])
  for (const [, text] of readFileSync(file, "utf8").matchAll(/"([a-z]+ [^"]+)"/g)) everything.add(text);
for (const [file, none] of Object.entries(shown))
  for (const { file: source, text } of sources([file]))
    if (isSentence(text) && !others.test(source) && !none.some((one) => (one.test ? one.test(text) : one === text)))
      templates.add(text);

// "board%s": the ending of a plural, which other languages have in their own ways.
const values = (template) =>
  [...template.matchAll(/(.?)%s/g)].flatMap(([, before], i) => (/[a-z]/i.test(before) ? [] : [i + 1]));

test("no message of the server tells a reader of the pages to change an address", () => {
  for (const { text } of sources(["server"])) if (templates.has(text)) assert.doesNotMatch(text, /\b[a-z]+=\w/);
});

test("no two catalogues say the same differently: pages have them in one", async () => {
  for (const code of codes) {
    const seen = new Map();
    for (const part of parts)
      for (const [key, text] of Object.entries((await import(`../../site/src/lang/${part}.${code}.js`)).default)) {
        assert.ok(!seen.has(key) || seen.get(key) === text, `${code}: ${key}`);
        seen.set(key, text);
      }
  }
});

for (const code of codes)
  test(`every message of the engine in ${code}, with every value`, () => {
    const words = catalogues[code];
    assert.deepEqual(
      [...templates].filter((text) => !Object.hasOwn(words, text)),
      [],
      "not translated",
    );
    assert.deepEqual(
      Object.keys(words).filter((text) => !everything.has(text)),
      [],
      "the engine does not say this",
    );
    for (const [template, text] of Object.entries(words)) {
      const named = [...text.matchAll(/\{(\d)[^}]*\}/g)].map(([, n]) => Number(n));
      const count = template.split("%s").length - 1;
      assert.ok(
        named.every((n) => n >= 1 && n <= count),
        `${template}: ${text} has values that there are not`,
      );
      assert.deepEqual(
        values(template).filter((n) => !named.includes(n)),
        [],
        `${template}: ${text} lacks values`,
      );
      assert.ok(!/\{(?!\d[|}])|%s/.test(text), `${template}: ${text}`);
      assert.notEqual(text, isSentence(template) ? template : "", `${template} is not translated`);
    }
  });

const settings = readFileSync("include/oddtrick_settings.h", "utf8");

test("every setting of an event in every language: title, values, what it is for", async () => {
  const rows = [...settings.matchAll(/^ODD_SETTING\([A-Z_]+,([^]*?)\)\n/gm)].map(([, row]) => textsOf(`${row};`));
  assert.ok(rows.length > 30, String(rows.length));
  const texts = rows.flatMap((row) => {
    // name, values, title, words, three presets, law, help
    assert.equal(row.length, 9, row[0]);
    return [row[2], ...row[3].split("|"), row[8]];
  });
  for (const code of codes) {
    const { default: words } = await import(`../../site/src/lang/settings.${code}.js`);
    assert.deepEqual(Object.keys(words).sort(), [...new Set(texts)].sort(), code);
    for (const [text, said] of Object.entries(words)) {
      assert.ok(said.trim() !== "", text);
      assert.ok(said !== text || !isSentence(text), `${code}: ${text}`);
    }
  }
});

test("published pages have the words of settings from these catalogues, and no others", async () => {
  const own = [...readFileSync("cli/page_words.c", "utf8").matchAll(/^ +\{"((?:[^"\\]|\\.)*)", ODD_IN/gm)].map(
    ([, text]) => text,
  );
  assert.ok(own.length > 100, String(own.length));
  const { default: words } = await import("../../site/src/lang/settings.de.js");
  const texts = new Set(Object.keys(words).map((text) => text.replace(/\d+/g, "#")));
  // The IMPs of a heading have their own words.
  assert.deepEqual(
    own.filter((text) => texts.has(text)),
    ["IMPs"],
  );
});

const package_ = (name) => import(pathToFileURL(join(build, "wasm", name)));

test("what the engine answers about results and sheets, in every language", async () => {
  const engine = await (await package_("node.js")).load();
  const wrongs = [
    "9S N =", "4Z N =", "4", "4S", "4SXXX N =", "4S N +9", "4S N -13", "7NT N +1", "4S N made 2", "4S N made 9",
    "4S N 14 tricks", "4S N +", "4S N = rest", "4spaces N =", "hello", "4S by Q =", "4S N down",
  ]; // prettier-ignore
  const found = wrongs.map((text) => {
    try {
      engine.calculate(text);
    } catch (error) {
      return error;
    }
    throw new Error(`${text} is read`);
  });
  const logs = [
    "4S\n",
    "4S N = honors Z\n",
    "4S N = honors E 90\n",
    "correct 3 5C W -1\n",
    "wee Ann\n",
    "deals 4\n",
    "hcp\n",
  ];
  for (const log of logs) found.push(...engine.session(log).paper.errors);
  // A deal explained: a rubber with games and part-scores, and a Chicago in IMPs.
  const rubber = readFileSync("examples/friday.rubber", "utf8");
  for (const deal of [1, 2, 3, 4]) found.push(...engine.explain(rubber, deal).state);
  const chicago = "chicago\nimps\n4S N = hcp 24\n";
  const { state, compared } = engine.explain(chicago, 1, "chicago");
  found.push(...state, compared);
  for (const error of found)
    for (const code of codes) {
      const said = translated(error, catalogues[code], code);
      assert.ok(said, `${code}: ${error.template ?? error.message}`);
      assert.notEqual(said, error.message);
      for (const value of error.values ?? [])
        if (/^\d+$/.test(value)) assert.ok(said.includes(value), `${said}: ${value}`);
    }
  // Exactly, once: the words of a word, what was typed as it was typed, a number.
  const [level] = found;
  assert.equal(
    translated(level, catalogues.fr, "fr"),
    "palier «\u00a09\u00a0» impossible\u00a0: un contrat va du palier 1 au palier 7",
  );
  assert.equal(translated(found[5], catalogues.de, "de"), "4S kann nicht so viele Überstiche haben: höchstens 3");
});

test("what the engine answers about events, in every language", async () => {
  const { load } = await package_("event-node.js");
  const engine = await load();
  const event = (log) => {
    const opened = engine.open(log);
    return [...(opened.ask("problems").problems ?? []), ...(opened.ask("check").findings ?? [])];
  };
  const lines = (list) => `scoring matchpoints\n${list.join("\n")}\n`;
  const wrong = ["bord 1", "board", "round x", "pair", "penalty 8", "strat 8 Q", "vp", "set", "board 1\n1 2", "board 1\n1 1 4S N =",
    "board 1\n1 2 4S", "board 1\n1 2 4S N = lead XX", "session x", "combine no", "seat 1", "unplayed", "deal x"]; // prettier-ignore
  const found = wrong.flatMap((line) => {
    try {
      return event(lines([line]));
    } catch (error) {
      return [error];
    }
  });
  // Planted slips: a repeated result, a pair at two tables, a result unlike all others, a missing one.
  const results = [1, 2, 3, 4, 5, 6].flatMap((board) =>
    [0, 1, 2, 3, 4, 5].map(
      (i) => `board ${board}: ${i + 1} ${((i + board) % 6) + 7} 4S N ${board === 3 && i === 2 ? "-5" : "="}`,
    ),
  );
  found.push(...event(lines([...results.slice(0, -1), "board 1: 1 9 4S N ="])));
  assert.ok(found.length > 15, String(found.length));
  for (const error of found)
    for (const code of codes) {
      const said = translated(error, catalogues[code], code);
      assert.ok(said, `${code}: ${JSON.stringify(error)}`);
      assert.ok(!/\{|undefined/.test(said), said);
    }
});

test("why every figure of the examples is what it is, in every language", async () => {
  const { load } = await package_("event-node.js");
  const engine = await load();
  const lacking = new Set();
  let count = 0;
  for (const name of readdirSync("examples").filter((file) => file.endsWith(".event"))) {
    const event = engine.openLog(readFileSync(`examples/${name}`, "utf8"));
    const { contestants, boards } = event.about();
    const some = contestants.filter(({ plays }) => plays).slice(0, 4);
    const asked = some.flatMap(({ key }) => [
      `why ${key}`,
      ...boards.slice(0, 12).map(({ board }) => `why ${key} ${board}`),
    ]);
    for (const words of asked) {
      let answer;
      try {
        answer = event.ask(words);
      } catch {
        continue; // they have not played it, or have no rank
      }
      for (const { text, template, values } of answer.reasons) {
        // An element of a score, whose words are with the pages, and the arithmetic beside it.
        if (template === "%s, %s" && Object.hasOwn(catalogues.fr, values[0])) continue;
        count++;
        for (const code of codes) {
          const said = translated({ message: text, template, values }, catalogues[code], code);
          if (said === undefined || /\{|undefined/.test(said)) lacking.add(`${code}: ${template ?? text}: ${said}`);
        }
      }
    }
    event.close();
  }
  assert.deepEqual([...lacking], []);
  assert.ok(count > 2000, String(count));
});

const { open } = await begin(serve);

test("360 pixels: explanations and what is found are in the reader's language and nothing overflows", async (t) => {
  for (const code of ["de", "pl", "fr"]) {
    const page = await open(t, "#/event", { ...phone, locale: code, reducedMotion: "reduce" });
    await page.getByRole("button", { name: /Swiss/ }).first().tap();
    await page.locator(".ranking tbody tr").first().waitFor();
    for (const [view, there] of [
      ["why/1", ".reasons li"],
      ["why/1/1", ".reasons li"],
      ["check", ".view > *"],
    ]) {
      await page.evaluate((to) => (location.hash = `#/event/${to}`), view);
      await page.locator(there).first().waitFor();
      await until(() => page.evaluate(misfits), [], `${code} ${view}`);
      await until(() => page.locator("main [lang=en]").allTextContents(), [], `${code} ${view}`);
    }
  }
});

const said = {
  en: "invalid level '9': a contract is for 1 to 7 odd tricks",
  fr: "palier « 9 » impossible : un contrat va du palier 1 au palier 7",
  de: "Stufe „9“ geht nicht: ein Kontrakt geht von 1 bis 7",
  nl: "hoogte '9' kan niet: een contract gaat van 1 tot 7",
  pl: "wysokość „9”, tak być nie może: kontrakt ma wysokość od 1 do 7",
  es: "nivel «9» imposible: un contrato va de 1 a 7",
  it: "livello «9» impossibile: un contratto va da 1 a 7",
  sv: "nivå ”9” går inte: ett kontrakt går från 1 till 7",
};
test("the calculator says what is wrong in the reader's language", async (t) => {
  for (const [code, words] of Object.entries(said)) {
    const page = await open(t, "#/calculator", { ...phone, locale: code });
    await page.locator(".typed-panel input").first().fill("9S N =");
    await page.getByText(words, { exact: true }).first().waitFor();
    await page.context().close();
  }
});
