// Published pages in eight languages: all English text is translated, except names, ids and what is the same in both. Needs no browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const build = process.env.BUILD ?? "build";
const codes = ["de", "es", "fr", "it", "nl", "pl", "sv"];
const folder = mkdtempSync(join(tmpdir(), "odd-published-"));
after(() => rmSync(folder, { recursive: true, force: true }));

// Everything that a page can say about an event: rulings, groups, penalties, byes, every scoring, changes after the end.
const results = ["1 2 4S N =", "2 1 4S N -1"];
const teams = (scoring, unit, more = []) => [
  `scoring ${scoring}`,
  ...more,
  "team 1 Ash: A, B, C, D",
  "team 2 Birch: E, F, G, H",
  "team 3 Elm: I, J, K, L",
  `penalty 3 1 ${unit} late`,
  `penalty 2 2 ${unit}`,
  "round 1",
  "bye 3",
  "board 1",
  ...results,
  "board 2",
  "1 2 3NT E +1",
  "2 1 1NT E =",
];
const pairs = ["pair 1 Ann & Bo", "pair 2 Cy & Di", "pair 3 Eva & Finn", "pair 4 Gus & Hal"];
const events = {
  rulings: [
    "event Torture",
    "date 3 March 2026",
    "scoring matchpoints",
    "set rules acbl",
    "set sections apart",
    "set tie-break countback",
    "set status provisional",
    "set corrections-until 2026-11-20T22:00Z",
    "pair A1 Ann & Bo",
    "pair A2 Cy & Di",
    "pair A3 Eva & Finn",
    "pair E4 Gus & Hal",
    "pair E5 Ida & Jo",
    "pair E6 Kit & Lou",
    "phantom E7",
    "strat A1 B",
    "carryover A1 5",
    "handicap A1 2",
    "handicap A2 3",
    "penalty A3 25% all",
    "penalty E4 2 mp slow play",
    "board 1",
    "deal N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653",
    "A1 E4 4S N = lead HK",
    "A3 E5 3NT W -1 lead CJ",
    "A2 E6 pass",
    "board 2",
    "A1 E5 weighted 60% 4S N = 40% 4S N -1 offending EW",
    "A2 E4 split ave+/ave-",
    "A3 E6 4H E +1 wrong direction",
    "board 3 group 1",
    "A1 E6 ave+/ave",
    "A2 E5 not played",
    "board 3 group 2",
    "A3 E4 score 420",
    "board 4",
    "A1 E5 3NTX E -2",
    "A2 E4 2H N =",
    "A2 E4 3H N =",
    "A3 E7 not played",
    "A1 E5 void",
  ],
  butler: [
    "scoring butler",
    ...pairs,
    "penalty 3 1 imps phone",
    "penalty 4 3 imps",
    "handicap 2 3",
    "carryover 1 -2",
    "board 1",
    "1 2 4S N =",
    "3 4 4S N -1",
    "board 2",
    "1 3 3 imps/-3 imps",
    "2 4 2H E +1",
  ],
  cross: ["scoring cross-imps", ...pairs, "board 1", "1 2 4S N =", "3 4 4S N -1"],
  cup: [...teams("imps", "vp", ["event Cup", "vp wbf", "set tie-break match,opponents,quotient"]), "carryover 1 2"],
  bam: teams("bam", "mp", ["set tie-break wins,basic"]),
  patton: teams("patton", "mp"),
  points: teams("points", "points"),
  empty: ["event Nothing", "scoring matchpoints"],
};
for (const [name, lines] of Object.entries(events))
  writeFileSync(join(folder, `${name}.event`), `${lines.join("\n")}\n`);
const files = [
  ...Object.keys(events).map((name) => join(folder, `${name}.event`)),
  ...["monday", "individual", "finals", "swiss", "cup", "late", "swisspairs"].map((name) => `examples/${name}.event`),
];

const publish = (file, code) => {
  const to = join(folder, "out", code, file.replace(/.*\/|\.event$/g, ""));
  mkdirSync(join(to, ".."), { recursive: true });
  const par = file === files[0] ? [] : ["--no-par"]; // solving takes time
  execFileSync(join(build, "oddtrick"), ["publish", "--no-cache", ...par, "--language", code, file, to], {
    stdio: "pipe",
  });
  return to;
};

/** The texts of a page in their order, and those of aria-label and title; names, lines of the log and what a director wrote are left out. */
function texts(page) {
  const kept = /<(bdi|code|style|title|h1)\b[^>]*>[\s\S]*?<\/\1>|<p class="note">[\s\S]*?<\/p>/g;
  const parts = page.replace(kept, (all) => (/^<bdi>\d.*\d<\/bdi>$/.test(all) ? all : "<bdi/>"));
  return [...parts.matchAll(/(?:aria-label|title)="([^"]*)"|>([^<]+)(?=<)/g)]
    .map(([, label, text]) => (label ?? text).trim())
    .filter((text) => text !== "");
}

// Words of English that a language has too, or has taken over.
const shared = {
  de: "Board Boards Butler Cross Datum England Handicap IMP IMPs Match Max Name November Par Pass Patton Quotient Team Teams Top West plus minus",
  es: "Butler Club Cross Datum Dir IMP IMPs Matchpoints Par Patton Total datum swings top vul Vul vulnerable",
  fr: "Board Butler Club Corrections Cross Datum Handicap IMP IMPs Match Max Pages Par Patton Points Quotient Section Total Vul cent datum handicap match pair par plus point points session top",
  it: "America Board Butler Club Cross Datum Dir File Handicap IMP Max Par Patton board datum file formula handicap match point top victory",
  nl: "Board Butler Carry Cross Datum Handicap IMPs Match Max Par Patton Score Team Teams Was West apart carry datum handicap imp imps knock match out over percentage percentages plus score scores swings teams top",
  pl: "Board Butler Carry Cross Handicap IMP Patton carry handicap match minus over plus",
  sv: "Board Butler Club Cross Datum England IMP Match Max NTX Par Patton Session datum match minus pass plus session",
};
const common =
  /^(Neuberg|World|Bridge|Federation|English|Union|American|Contract|League|UTC|CSV|PBN|USEBIO|minus|mdash|ndash|larr|rarr|amp)$/;
const words = (text) => text.match(/\p{L}{3,}/gu) ?? [];

test("the words of published pages are those of their language", { timeout: 300000 }, () => {
  const left = [];
  let count = 0;
  for (const file of files) {
    const english = publish(file, "en");
    for (const code of codes) {
      const own = new Set(shared[code].split(" "));
      const other = publish(file, code);
      for (const name of readdirSync(english).filter((one) => one.endsWith(".html"))) {
        const page = readFileSync(join(other, name), "utf8");
        assert.match(page, new RegExp(`<html lang="${code}"`));
        assert.ok(!page.includes(">bye<"), `${file} ${code} ${name}: a bye stands where a name would be`);
        const [before, now] = [texts(readFileSync(join(english, name), "utf8")), texts(page)];
        assert.equal(now.length, before.length, `${file} ${code} ${name}`);
        before.forEach((text, i) => {
          count++;
          // Hands and ids are letters alone; a word that stayed is English unless the language has it.
          if (/^[AKQJ\d]+$|^[A-Z]{0,2}\d+$/.test(text)) return;
          const stayed = words(text).filter(
            (word) => words(now[i]).includes(word) && !own.has(word) && !common.test(word),
          );
          if (stayed.length > 0) left.push(`${code}: ${text} -> ${now[i]}`);
        });
      }
    }
  }
  assert.deepEqual([...new Set(left)].sort(), []);
  assert.ok(count > 20000, String(count));
});

test("contracts, seats, cards and numbers are in the letters of the language, as the pages of the browser have them", async () => {
  for (const code of codes) {
    const { default: own } = await import(`../../site/src/lang/${code}.js`);
    const page = readFileSync(join(publish(files[0], code), "board-1.html"), "utf8").replaceAll(/<\/?span[^>]*>/g, "");
    const seat = (letter) => own[`seat.letter.${letter}`];
    const rank = (letter) => own[`rank.${letter}`];
    const nt = own["strain.sign.NT"];
    assert.ok(page.includes(`>3${nt} ${seat("W")} -1<`), `${code}: 3NT W -1`);
    assert.ok(page.includes(`>4♠ ${seat("N")} =<`), `${code}: 4♠ N =`);
    assert.ok(page.includes(`>♥${rank("K")}<`), `${code}: lead ♥K`);
    assert.ok(page.includes(`♠${rank("K")}${rank("J")}93<`), `${code}: ♠KJ93`);
    assert.ok(page.includes(`♦${rank("A")}${rank("Q")}10653<`), `${code}: ♦AQ10653`);
    assert.ok(page.includes(`<th scope="col">${nt}</th>`) && page.includes(`<th scope="row">${seat("E")}</th>`), code);
    assert.match(
      page,
      new RegExp(`class="par">\\S+ ${seat("N")}-${seat("S")} \\+100: 3♣X ${seat("E")}-${seat("W")} -1`),
      code,
    );
    const ruled = readFileSync(join(publish(files[0], code), "board-2.html"), "utf8").replaceAll(/<\/?span[^>]*>/g, "");
    assert.ok(ruled.includes(`60% 4♠ ${seat("N")} =<br>40% 4♠ ${seat("N")} -1`), `${code}: a weighted result`);
    assert.ok(!/wrong|offending|\bave\b|ave[+-]/.test(ruled), code);
  }
});

test("names stay as they are, whatever they mean", () => {
  const log = [
    "event Standings",
    "pair 1 North East & Rank Total",
    "pair 2 West & Dealer N",
    "penalty 1 10% Boards",
    "board 1",
    "1 2 4S N =",
  ];
  writeFileSync(join(folder, "names.event"), `${log.join("\n")}\n`);
  const to = publish(join(folder, "names.event"), "de");
  for (const page of ["index.html", "card-1.html", "board-1.html"])
    assert.ok(readFileSync(join(to, page), "utf8").includes("<bdi>North East &amp; Rank Total</bdi>"), page);
  const index = readFileSync(join(to, "index.html"), "utf8");
  assert.ok(
    index.includes("<h1><bdi>Standings</bdi></h1>") && />Boards</.test(index) && index.includes("West &amp; Dealer N"),
  );
});
