// Words in the reader's language.
//   t("deal.enter", { n: 7 })            a text: "Enter deal 7"
//   say("deals", { name: html`<bdi>…` }) the same as a list, of which parts may be markup: ${say(...)} in html
// A catalogue is a module of site/src/lang: fr.js has the pages at home and what all pages share, event.fr.js those of events, work.fr.js
// what directors see of them.
// Its members are texts with {names}, or, where a number decides, one text for each form of Intl.PluralRules:
// { one: "{n} deal", other: "{n} deals" }, decided by the parameter n. English is what any other lacks, and is loaded at once;
// others are loaded when they are chosen. tests/site/words.test.mjs compares all of them with English.
import english from "./lang/en.js";

/** Languages by code, each with its own name. */
export const languages = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  pl: "Polski",
  es: "Español",
  it: "Italiano",
  sv: "Svenska",
};

// The catalogues of the first pages; the others are in sections.js.
const loaders = {
  home: {
    fr: () => import("./lang/fr.js"),
    de: () => import("./lang/de.js"),
    nl: () => import("./lang/nl.js"),
    pl: () => import("./lang/pl.js"),
    es: () => import("./lang/es.js"),
    it: () => import("./lang/it.js"),
    sv: () => import("./lang/sv.js"),
  },
  event: {
    en: () => import("./lang/event.en.js"),
    fr: () => import("./lang/event.fr.js"),
    de: () => import("./lang/event.de.js"),
    nl: () => import("./lang/event.nl.js"),
    pl: () => import("./lang/event.pl.js"),
    es: () => import("./lang/event.es.js"),
    it: () => import("./lang/event.it.js"),
    sv: () => import("./lang/event.sv.js"),
  },
};

/** The language of the page: a code. */
export let language = "en";
let words = english;
// Creating the first Intl object takes long: English, which every page begins in, works without.
const pluralOf = (code) =>
  code === "en" ? { select: (n) => (n === 1 ? "one" : "other") } : new Intl.PluralRules(code);
let plural = pluralOf("en");
const sections = new Set(["home"]);

// The same for ranks: "one" is for 1st and 21st, "two" for 2nd, "few" for 3rd.
const englishRank = (n) => (Math.floor((n % 100) / 10) !== 1 && { 1: "one", 2: "two", 3: "few" }[n % 10]) || "other";

/** Which of the language's forms a rank has, by the names of Intl.PluralRules. */
export const rankForm = (n) =>
  language === "en" ? englishRank(n) : new Intl.PluralRules(language, { type: "ordinal" }).select(n);

/** The first language of the browser that there is a catalogue of. */
export function browserLanguage() {
  const found = (navigator.languages ?? []).map((tag) => tag.slice(0, 2).toLowerCase());
  return found.find((code) => Object.hasOwn(languages, code)) ?? "en";
}

async function load(code, names) {
  const wanted = names.flatMap((name) =>
    code === "en"
      ? [["en", name]]
      : [
          ["en", name],
          [code, name],
        ],
  );
  const all = names.every((name) => loaders[name])
    ? loaders
    : { ...loaders, ...(await import("./sections.js")).sections };
  const found = await Promise.all(
    wanted.map(([of, name]) => (all[name][of] ? all[name][of]().then((module) => module.default) : {})),
  );
  return Object.assign({}, english, ...found);
}

// The language and the sections may be requested at the same time: the last request wins.
let wanted = "en";

async function refresh() {
  const code = wanted;
  const names = [...sections];
  const found = await load(code, names);
  if (code !== wanted || names.join() !== [...sections].join()) return refresh();
  words = found;
  language = code;
  plural = pluralOf(code);
  document.documentElement.lang = code;
  return undefined;
}

/** Changes the language. The caller draws again. If it cannot be loaded, nothing changes. */
export async function setLanguage(code) {
  wanted = Object.hasOwn(languages, code) ? code : "en";
  try {
    await refresh();
  } catch (error) {
    wanted = language;
    throw error;
  }
}

const adding = new Map(); // sections that are there, or being loaded

async function add(section) {
  sections.add(section);
  try {
    await refresh();
  } catch (error) {
    sections.delete(section);
    adding.delete(section);
    throw error;
  }
}

/** Loads the words of more pages, in the language of the page: "event". Whoever asks for the same words meanwhile gets the same answer:
 *  one that fails takes nothing away from the others. */
export function addWords(section) {
  if (!adding.has(section)) adding.set(section, add(section));
  return adding.get(section);
}

function textOf(key, params) {
  const found = words[key];
  if (found === undefined) return key;
  return typeof found === "string" ? found : (found[plural.select(Number(params.n))] ?? found.other);
}

/** A text as a list: parameters are inserted as they are. */
export function say(key, params = {}) {
  return textOf(key, params)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? part : (params[part] ?? "")));
}

/** A text. */
export const t = (key, params) => say(key, params).join("");

/** Whether there is such a text. */
export const hasWord = (key) => Object.hasOwn(words, key);

// Creating a formatter takes longer than formatting a hundred numbers.
const formats = new Map();
function formatOf(options) {
  const name = `${language} ${options ? JSON.stringify(options) : ""}`;
  if (!formats.has(name)) formats.set(name, new Intl.NumberFormat(language, options));
  return formats.get(name);
}

/** A number in the reader's notation, with a real minus: "1 300", "−50". */
export const number = (n, options) => formatOf(options).format(n).replace("-", "−");

// The first date that the browser writes takes it longer than a page takes to be drawn: tested against Intl instead.
function dateOf(day, month, year) {
  const name = t("date.months").split(" ")[month];
  if (language === "en" && navigator.language.startsWith("en-US")) return `${name} ${day}, ${year}`;
  const digits = /^\d/.test(name); // then all of it is
  return t("date", { day: digits ? `${day}`.padStart(2, "0") : day, month: name, year });
}

/** The colon between a label and what it is for: French has a blank before it. */
export const colon = () => (language === "fr" ? "\u00a0: " : ": ");

const englishMonths = "January February March April May June July August September October November December".split(
  " ",
);

/** A date as it is said where the reader lives, if the event gives it by numbers or in English: "19 Nov 2026" for 2026-11-19. */
export function dateWords(text) {
  const [, day, name, year] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(text ?? "") ?? [];
  const month = englishMonths.indexOf(name);
  if (month >= 0 && language !== "en") return dateOf(Number(day), month, Number(year));
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text ?? "") ? Date.parse(text) : NaN); // midnight in UTC
  if (Number.isNaN(date.getTime())) return text;
  return dateOf(date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear());
}

/** The day of a moment, in milliseconds, where the reader lives. */
export function dayWords(time) {
  const date = new Date(time);
  return dateOf(date.getDate(), date.getMonth(), date.getFullYear());
}

/** The decimal sign, "." or ",". Tested against Intl, which takes longer. */
export const decimalSign = () => (language === "en" ? "." : ",");

// ---- Cards and seats ---------------------------------------------------------------------------------------------------

/** The letter of a seat, "N" "E" "S" "W", in the reader's language: "O" for West in French. */
export const seatLetter = (seat) => t(`seat.letter.${seat}`);
export const seatName = (seat) => t(`seat.${seat}`);
/** The letters of a side: "ns" or "ew" gives "N-S", "E-O". */
export const sideLetters = (side) =>
  side === "ns" ? `${seatLetter("N")}-${seatLetter("S")}` : `${seatLetter("E")}-${seatLetter("W")}`;
/** A label within a sentence: "lead", but "Ausspiel" in German, whose nouns are capitalized. */
export const within = (label) => (language === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1));

/** The number of a contestant as people know it: "NS8", and "EO8" for EW8 in French. */
export const idWords = (id) =>
  id.replace(/\b(?:NS|EW)(?=\d)/gi, (side) => [...side.toUpperCase()].map(seatLetter).join(""));

/** The word of a strain, "C" "D" "H" "S" "NT". */
export const strainName = (strain) => t(`strain.${strain}`);
/** The sign of notrump: "NT", "SA", "BA". */
export const notrump = () => t("strain.sign.NT");
/** The letter of a card's rank, "A" "K" "Q" "J" "T" "9": "R" for the king in French. */
export const rankLetter = (rank) => ("AKQJT".includes(rank) ? t(`rank.${rank}`) : rank);

/** A result of the engine in the reader's letters: "3NT W -1" is "3SA O −1" in French. */
export const inLetters = (text) =>
  text
    .replace(/(\d)NT(?!\w)|(\d)NT(?=XX?\b)/g, (_, a, b) => `${a ?? b}${notrump()}`)
    .replace(/(?<=^|[\s,;])([NESW])(?= ?(?:[=+\-−]\d*)?(?:$|[\s,;:.]))/g, (seat) => seatLetter(seat))
    .replace(/(^|\s)-(\d)/g, "$1−$2");
