// A message of the engine in the words of a catalogue (site/src/lang/engine.LANG.js): templates and values in, text out.
import { inLetters, notrump, seatName, sideLetters } from "./i18n.js";

// Which plural form: for a number that of the language; otherwise by the engine's plural ending, "" or "s".
function form(value, forms, code) {
  const kind = /^-?\d+$/.test(value) ? new Intl.PluralRules(code).select(Number(value)) : value === "" ? "one" : "few";
  return forms[kind === "one" ? 0 : kind === "few" ? Math.min(1, forms.length - 1) : forms.length - 1];
}

const seats = { North: "N", East: "E", South: "S", West: "W" };
// "2nd", as a contestant's place.
const places = {
  fr: (n) => (n === "1" ? "1er" : `${n}e`),
  de: (n) => `${n}.`,
  nl: (n) => `${n}e`,
  pl: (n) => `${n}.`,
  es: (n) => `${n}.º`,
  it: (n) => `${n}º`,
  sv: (n) => `${n}:e`,
};

// A number in a language's notation: "12,5", "−50".
const numberWords = (value, code) =>
  value.replace(".", Intl.NumberFormat(code).format(0.5).charAt(1)).replace("-", "−");

// A value that the engine quotes stays as it was typed; others may be words, seats, contestants, lists or results.
function valueWords(value, quoted, words, code) {
  if (typeof value !== "string") return sentence(value.template, value.values, words, code);
  if (quoted || value === "") return value;
  if (Object.hasOwn(words, value)) return words[value];
  if (Object.hasOwn(seats, value)) return seatName(seats[value]);
  if (value === "NT") return notrump();
  if (/^[+-]?\d+(\.\d+)?$/.test(value)) return numberWords(value, code);
  const side = /^(N-S|E-W)(?= |$)/.exec(value)?.[0];
  if (side) return sideLetters(side === "N-S" ? "ns" : "ew") + value.slice(side.length);
  const [, kind, who] = /^(pair|team|player) (.+)$/.exec(value) ?? [];
  if (kind) return `${words[kind]} ${who}`;
  const place = /^(\d+)(?:st|nd|rd|th)$/.exec(value)?.[1];
  if (place) return places[code](place);
  if (/^\d[\d, -]* and \d+(-\d+)?$/.test(value)) return value.replace(" and ", words[" and "]);
  const [, ids, last] = /^(\d\S*(?:, \S+)*), ([a-z]+)$/.exec(value) ?? []; // "5, itself"
  if (last && words[last]) return `${ids}, ${words[last]}`;
  if (/^\S+ v \S+$/.test(value)) return value.replace(" v ", " – ");
  // A sentence that the catalogue lacks: better not half of it in English.
  return /^[a-z]+ [a-z]+ .*[:?]/.test(value) ? undefined : inLetters(value);
}

/** In the words of a catalogue; undefined if it lacks some. */
function sentence(template, values, words, code) {
  const parts = template.split("%s");
  const said = values.map((value, i) => valueWords(value, parts[i].endsWith("'"), words, code));
  if (said.includes(undefined)) return undefined;
  const translated = words[template];
  // A template with values only, "%s%s" or "%s: %s", is the same in all languages.
  if (translated === undefined)
    return /[a-z]/i.test(parts.join("")) ? undefined : parts.map((part, i) => part + (said[i] ?? "")).join("");
  return translated.replace(/\{(\d)((?:\|[^|}]*)*)\}/g, (_, n, forms) =>
    forms === "" ? said[n - 1] : form(values[n - 1], forms.slice(1).split("|"), code),
  );
}

/** A message, {message, template, values}, in the words of a catalogue; undefined if it lacks them. */
export const translated = ({ message, template = message, values = [] }, words, code) =>
  sentence(template, values, words, code);
