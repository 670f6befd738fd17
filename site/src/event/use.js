// Shared by the views of an event: answers as they arrive, addresses, contestants by their ids, results with their suits.
import { useEffect, useLayoutEffect, useReducer, useState } from "preact/hooks";
import { tryAgain } from "../again.js";
import { html } from "../html.js";
import { decimalSign, inLetters, language, notrump, rankForm, rankLetter, sideLetters, t } from "../i18n.js";
import { isOpen, Unreachable } from "../server.js";
import { Suits } from "../suits.js";

/** A figure on felt: what stands behind the decimal sign is smaller. */
export function Hero({ figure }) {
  const [whole, rest] = figure.split(/(?=[.,])(.*)/s);
  return html`${whole}${rest && html`<small>${rest}</small>`}`;
}

/** The answer to a request: {value}, {error} or, before there is one, {}. Asked again whenever the event changes; the
 * previous one stays visible meanwhile. */
export function useAnswer(source, words) {
  const [state, setState] = useState({});
  useEffect(() => (words === null ? undefined : source.use?.(words)), [source, words]);
  useEffect(() => {
    let gone = false;
    // Without a connection, what was there stays, and the page says that it may be old; the source asks again. What a server could not answer is
    // asked again here.
    const failed = (error) => {
      if (!gone) setState((before) => (isOpen(error) && before.value ? before : { error, words }));
      return !gone && isOpen(error) && !(error instanceof Unreachable);
    };
    if (words === null) setState({});
    else
      tryAgain(() => source.ask(words), failed).then(
        (value) => !gone && setState({ value, words }),
        () => {}, // said
      );
    return () => (gone = true);
  }, [source, source.version, words]);
  return state;
}

/** Draws a component again when the event has changed. */
export function useSource(source) {
  const [, draw] = useReducer((n) => n + 1, 0);
  useEffect(() => source?.subscribe(draw), [source]);
}

// ---- Addresses -----------------------------------------------------------------------------------------------------------

/** The address of a view of the shown event: #/event/... is the one in the browser, #/events/ID/... one on a server. `query`
 * has the choices on the view. */
export function to(path, query = {}) {
  const chosen = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return `${/^#\/events\/[^/?]+/.exec(location.hash)?.[0] ?? "#/event"}/${path}${chosen && `?${chosen}`}`;
}

/** Parses the end of an address: "boards/7?by=ew" is {view: "boards", more: ["7"], query: {by: "ew"}}. */
export function routeOf(rest) {
  const [path, query = ""] = rest.join("/").split("?");
  const [view, ...more] = path.split("/").map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return { view, more, query: Object.fromEntries(new URLSearchParams(query)) };
}

/** Replaces the address: a different choice on the same view is not a step of the history. */
export function replaceWith(address) {
  history.replaceState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

const places = new Map(); // the scroll position of each address
let pushed = false; // by a link, not by going back
addEventListener("click", (event) => (pushed ||= Boolean(event.target.closest?.("a[href]"))), true);

/** A view that a link opens begins at its top; going back restores its position. */
export function useScroll(address, ready) {
  useEffect(() => {
    const keep = () => places.set(address, scrollY);
    addEventListener("scroll", keep, { passive: true });
    return () => removeEventListener("scroll", keep);
  }, [address]);
  useLayoutEffect(() => {
    if (!ready) return;
    scrollTo(0, pushed ? 0 : (places.get(address) ?? 0));
    pushed = false;
  }, [address, ready]);
}

// ---- Contestants ---------------------------------------------------------------------------------------------------------

/** The name of a contestant in requests. */
export const keyOf = ({ direction, id }) => direction + id;

/** The contestant of an id on a line; N-S and E-W may be different ones. */
export const find = (about, id, direction) =>
  about.contestants.find((c) => c.id === id && (c.direction === "" || c.direction === direction));

/** All contestants of an id on a line: both of two players who sat together. */
export const findAll = (about, id, direction) => id.split("+").map((one) => find(about, one, direction));

export const nameOf = (c) => (c ? c.team || c.names.join(" & ") : "");

/** "N-S" in the reader's language; "" for a contestant without a direction. */
export const sideOf = (direction) => (direction === "" ? "" : sideLetters(direction.toLowerCase()));

/** "Pair", "Team", "Player" */
export const contestantWord = (about) => t(`event.${about.contest}.one`);

/** "N-S 7", "Team 3" */
export const titleOf = (about, c) => `${sideOf(c.direction) || contestantWord(about)} ${c.id}`;

/** The name, or a substitute. */
export const calledOf = (about, c) => nameOf(c) || titleOf(about, c);

/** The names of an id on a line: of a pair, of a team, or of two players who sat together; the id if there are none. */
export function namesAt(about, id, direction) {
  const all = findAll(about, id, direction);
  return all.map(nameOf).filter(Boolean).join(" & ") || (all[0] && all.length === 1 ? titleOf(about, all[0]) : id);
}

/** The same for narrow columns: lines break between people rather than within a name. */
export function People({ about, id, direction }) {
  const people = namesAt(about, id, direction).split(" & ");
  return people.map(
    (name, i) => html`${i > 0 && " "}<span key=${i} class="person">${name}${i < people.length - 1 ? " &" : ""}</span>`,
  );
}

/** The same with the id, for directors. */
export function Names({ about, id, direction }) {
  const name = findAll(about, id, direction).map(nameOf).filter(Boolean).join(" & ");
  return html`<span class="who"><b>${id}</b>${name && html` <bdi>${name}</bdi>`}</span>`;
}

// ---- Results -------------------------------------------------------------------------------------------------------------

const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };
export const strains = ["C", "D", "H", "S", "NT"];
export const seats = ["N", "E", "S", "W"];
export const sideAt = { N: "NS", S: "NS", E: "EW", W: "EW" };

/** "S" as "♠", "NT" in the reader's language. */
export const strainSign = (strain) => signs[strain] ?? notrump();

// Words of the log that are not contracts, and their translations.
const others = [
  [/^pass$/i, () => t("event.passed")],
  [/^not played$/i, () => t("event.not-played")],
  [/^void$/i, () => t("event.taken")],
  [/^score ([+-]?\d+)/i, (_, n) => t("event.score.given", { n: points(Number(n)) })],
];
const additions = [
  [/\bave(?=[-+−]?(?:\/|$))/gi, () => t("event.ave")],
  [/ wrong direction\b/i, () => `, ${t("event.turned")}`],
  [/ offending (NS|EW)\b/i, (_, side) => `, ${t("event.offending", { who: sideOf(side.toUpperCase()) })}`],
  [/^weighted |^split /i, () => ""], // people see that from the parts
];

/** "4SX N +1" in the reader's language, with the suit's sign. */
const written = (text) =>
  [...others, ...additions].reduce(
    (said, [found, words]) => said.replace(found, words),
    inLetters(text.replace(/\b([1-7])([CDHS])(?=X|\s|$)/g, (_, level, suit) => level + signs[suit])),
  );

/** A result with its suit in its colour. Each part of a ruling stays on one line: "60% 4S N =". */
export function Result({ text }) {
  const parts = written(text).split(/ (?=[\d.]+% |\/ )/);
  if (parts.length === 1) return html`<${Suits} text=${parts[0]} />`;
  return parts.map((part, i) => html`${i > 0 && " "}<span class="part"><${Suits} text=${part} /></span>`);
}

/** "ST" as "♠10" */
export const Card = ({ text }) => html`<${Suits} text=${signs[text[0]] + rankLetter(text[1])} />`;

// ---- Laws ----------------------------------------------------------------------------------------------------------------

/** "Law 78A", "Law 77, Undertricks", "Law 87B and regulations". The headings of the Laws are English. */
export function lawWords(text) {
  if (language === "en") return text;
  if (text === "Regulations") return t("event.law.regulations");
  const law = text.replace(/Law (\d+\w*)(, [A-Z][A-Za-z ]+$)?/g, (_, n) => t("law", { n }));
  const [, before] = /^(.*) and regulations$/.exec(law) ?? [];
  return before ? t("event.law.too", { law: before }) : law;
}

// ---- Units ---------------------------------------------------------------------------------------------------------------

/** A unit as the engine names it, "MP", "VP", "Points", in the reader's language. */
export const unitWord = (unit) => t(`event.unit.${unit}`);

/** How an event is scored. */
export const scoringWord = ({ scoring }) => t(`event.scoring.${scoring === "matchpoints acbl" ? "acbl" : scoring}`);

const penaltyUnits = { MP: "MP", IMP: "IMPs", IMPs: "IMPs", VP: "VP", VPs: "VP", point: "Points", points: "Points" };

/** "25% of a top", "1 VP": a penalty. */
export function penaltyWords(text) {
  const [amount, unit] = text.split(" ");
  if (amount.endsWith("%")) return t("event.penalty.top", { n: shown(amount.slice(0, -1)) });
  return unit ? `${shown(amount)} ${unitWord(penaltyUnits[unit])}` : shown(amount);
}

// ---- Numbers -------------------------------------------------------------------------------------------------------------

/** A number as the engine gave it, with a minus as wide as a plus. */
export function shown(n) {
  if (n === null || n === undefined) return "";
  const text = String(n).replace("-", "−");
  return text.includes(".") ? text.replace(/(\d)\.(?=\d)/g, `$1${decimalSign()}`) : text;
}

/** A time in the reader's words and time zone. */
export const moment = (time) => new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** Writes the numbers of a column with the same number of decimals: that of the longest. */
export function evenly(numbers, least = 0) {
  const decimals = Math.max(least, ...numbers.map((n) => (String(n ?? "").split(".")[1] ?? "").length));
  return (n) => shown(typeof n === "number" ? n.toFixed(decimals) : n);
}

export const points = (n) => (n > 0 ? `+${n}` : shown(n));

/** Points; negative ones in their colour. */
export const Points = ({ value }) => html`<span class=${value < 0 ? "num minus" : "num"}>${points(value)}</span>`;

// "nd" after 2, or this language's ending.
function ordinalEnd(n) {
  const ends = Object.fromEntries(
    t("event.nth")
      .split(" ")
      .map((pair) => pair.split(/:(.*)/s).slice(0, 2)),
  );
  return ends[rankForm(n)] ?? ends.other;
}

/** A rank: "2" with its "nd" above the line, or "2." in languages that use a dot. */
export function Ordinal({ n }) {
  const end = ordinalEnd(n);
  return html`${n}${end === "." ? end : html`<sup>${end}</sup>`}`;
}

export const vulWord = (vul) => t(`event.vul.${vul}`);
