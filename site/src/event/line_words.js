// A line of the log in words. The engine says what a line contains, in parts (lib/event/line_words.c); their words are in catalogues.
import { useCatalogues } from "../errors.js";
import { html } from "../html.js";
import { colon, dateWords } from "../i18n.js";
import { moment, Result, shown, titleOf } from "./use.js";

const isDate = /^\d{4}-\d\d-\d\d$/;
const isMoment = /^\d{4}-\d\d-\d\dT[\d:]+Z$/;

function Part({ about, part: { words, value = "", who, result, text }, said }) {
  if (result !== undefined) return html`<${Result} text=${result} />`;
  if (text !== undefined)
    return html`<bdi>${isDate.test(text) ? dateWords(text) : isMoment.test(text) ? moment(text) : text}</bdi>`;
  const contestant = who && about.contestants.find(({ key }) => key.toUpperCase() === value.toUpperCase());
  if (contestant) return titleOf(about, contestant);
  return (said[words] ?? words).replace(/[#@]/, (sign) => (sign === "#" ? shown(value) : value));
}

/** `said`: the parts, as the engine gives them. Nothing while the words are being loaded. */
export function LineWords({ about, said }) {
  const words = useCatalogues("lines", "settings");
  if (!words) return null;
  return html`<span class="line-words"
    >${said.map((part, i) => [part.before === ": " ? colon() : part.before, html`<${Part} key=${i} about=${about} part=${part} said=${words} />`])}</span
  >`;
}

/** Which lines of a list are only the rows of a movement that stands before them. */
export function isRowOf(history, at) {
  let i = at;
  while (i >= 0 && history[i].kind === "row") i--;
  return history[at].kind === "row" && (i < 0 || /^(?:movement|from)$/.test(history[i].kind));
}
