// Why a number is what it is: for a board at matchpoints, a short story with its arithmetic; for everything else, and below the
// story, the engine's reasons, step by step.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { errorWords, useCatalogues } from "../errors.js";
import { colon, hasWord, inLetters, language, t } from "../i18n.js";
import { translated } from "../sentences.js";
import { Suits } from "../suits.js";
import { useMe } from "./me.js";
import {
  calledOf,
  evenly,
  findAll,
  Hero,
  keyOf,
  lawWords,
  namesAt,
  points,
  Points,
  Result,
  shown,
  to,
  unitWord,
  useAnswer,
} from "./use.js";

const wordsOf = ([key, board]) => (key ? (board ? `why ${key} ${board}` : `why ${key}`) : null);

const whoOf = (about, key) => about.contestants.find((c) => c.key === key);

/** The value of a board at matchpoints in per cent: from the last step, if there is one. */
const percentOf = (about, { reasons, board }) =>
  about.percent && board && /^in per cent/.test(reasons.at(-1).text) ? reasons.at(-1).value : undefined;

/** On felt: the figure, and whose it is. */
export function WhyHead({ source, about, more }) {
  const [key, board] = more;
  const words = wordsOf(more);
  const { value, words: answered } = useAnswer(source, words);
  const who = whoOf(about, key);
  const catalogues = useCatalogues("engine", "why");
  const answer = answered === words && catalogues ? value : undefined;
  const share = answer && (answer.story?.percent ?? percentOf(about, answer));
  const figure = share === undefined ? answer && valueWords(answer.reasons[0].value, catalogues) : `${shown(share)} %`;
  return html`<div class="heroic">
    <p class="k">
      ${t("event.why.how")}${colon()}<span class="person"
        ><bdi>${who ? calledOf(about, who) : key}</bdi>${board && `, ${t("event.board.n", { n: board })}`}</span
      >
    </p>
    <p class="v">
      <${Hero}
        figure=${figure ?? "\u00a0"}
      />${board && answer && share === undefined && html`<small> ${unitWord(about.board_unit)}</small>`}
    </p>
  </div>`;
}

const Sum = ({ rows, total }) =>
  html`<table class="sum">
    <tbody>
      ${rows.map(
        ([label, value], i) =>
          html`<tr key=${i}>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${total[0]}</th>
        <td>${total[1]}</td>
      </tr>
    </tfoot>
  </table>`;

const elementOf = ({ element, name }) => (hasWord(`event.element.${element}`) ? t(`event.element.${element}`) : name);

// "4 x 30 = 120": the arithmetic of an element, if any.
const sumOf = ({ sum, points: value }) =>
  sum && sum !== String(value) ? ` ${sum.replaceAll("x", "×").replace("-", "−")}` : "";

/** All results of the board as cards in a row, the lowest first; the contestant's own is marked. */
function Row({ scores, mine }) {
  const cards = scores.flatMap(({ score, others, is, each }) => [
    ...(is === "equal" ? [{ score, you: true }] : []),
    ...Array.from({ length: others }, () => ({ score, each })),
  ]);
  return html`<ol class="field-row" aria-hidden="true">
    ${cards.map(
      ({ score, each, you }, i) =>
        html`<li key=${i} class=${you ? "you" : ""}>
          <span><${Points} value=${score} /></span
          ><b>${you ? (mine ? t("event.you.short") : "\u00a0") : shown(each)}</b>
        </li>`,
    )}
  </ol>`;
}

function Story({ story, mine }) {
  const { lower, equal, higher, steps } = story;
  const others = lower.count + equal.count + higher.count;
  const part = (key, { count, each, points: value }) =>
    count > 0 && [t(`event.story.${key}`, { n: count, each: shown(each) }), shown(value)];
  const sign = story.score < 0 ? -1 : 1;
  return html`<ol class="story">
    <li>
      <h2>${t("event.story.scored", { points: points(story.score) })}</h2>
      <p>
        <${Result}
          text=${story.result}
        />${story.result.toLowerCase() !== "pass" && `, ${t(story.vulnerable ? "event.vul.yes" : "event.vul.no")}`}
      </p>
      ${
        steps.length > 0 &&
        html`<${Sum}
          rows=${steps.map((step) => [html`${elementOf(step)}<small class="soft">${sumOf(step)}</small>`, shown(step.points)])}
          total=${[t("event.story.together"), shown(sign * story.score)]}
        />`
      }
    </li>
    <li>
      <h2>${t("event.story.others", { n: others })}</h2>
      <p>${t("event.story.rule", { two: shown(lower.each || 2), one: shown(equal.each || 1) })}</p>
      <${Row} scores=${story.scores} mine=${mine} />
      <${Sum}
        rows=${[part("lower", lower), part("equal", equal), part("higher", higher)].filter(Boolean)}
        total=${[t("event.story.points"), shown(story.value)]}
      />
    </li>
    <li>
      <h2>
        ${t("event.story.is", { value: shown(story.value), max: shown(story.max), percent: shown(story.percent) })}
      </h2>
      <p>${t("event.story.most", { n: others, max: shown(story.max) })}</p>
    </li>
  </ol>`;
}

// The parts of the value, if there is more than the value itself.
const partsOf = ({ sum, value }) =>
  sum && sum !== value.replace("+", "") ? `: ${shown(sum.replaceAll(" x ", " × "))}` : "";

/** A reason in the words of the catalogues: {text, lang}. */
function reasonWords({ text, template, values }, words) {
  if (language === "en") return { text: inLetters(text) };
  // An element of a score with its purpose: the arithmetic is beside it, and the law.
  if (template === "%s, %s" && Object.hasOwn(words, values[0])) return { text: words[values[0]] };
  const said = translated({ message: text, template, values }, words, language);
  return said === undefined ? { text: inLetters(text), lang: "en" } : { text: said };
}

/** "188.5 of 288", "24 : 12 IMPs", "3 wins": the value of a reason. */
function valueWords(value, words) {
  for (const template of ["%s of %s", "%s : %s IMPs"]) {
    const [, ...values] = new RegExp(`^${template.replaceAll("%s", "(\\S+)")}$`).exec(value) ?? [];
    if (values.length > 0 && words[template]) return translated({ template, values }, words, language);
  }
  const [, number, unit] = /^(\S+) ([A-Za-z]+)$/.exec(value) ?? [];
  const word = unit && (words[` ${unit}`] ?? words[unit]);
  return word ? `${shown(number)} ${word.trim()}` : shown(value);
}

/** "Law 78A", "set neuberg on": the source of a reason. A setting has the same name as in the list of settings. */
const sourceWords = (text, titles) =>
  text
    .split(/, (?=set |Law )/)
    .map((part) => {
      const name = /^set (\S+)/.exec(part)?.[1];
      return name ? t("event.law.setting", { title: titles.get(name) ?? name }) : lawWords(part);
    })
    .join(", ");

/** The titles of the event's settings, by name; undefined while they are loaded, which happens if a reason names one. */
function useTitles(source, value, words) {
  const named = value?.reasons.some(({ law }) => /\bset /.test(law ?? ""));
  const { value: settings } = useAnswer(source, named ? "settings" : null);
  if (named && !settings) return undefined;
  return new Map((settings?.list ?? []).map(({ name, title }) => [name, words?.[title] ?? title]));
}

/** The whole explanation, as the engine gives it; `boardOf` returns the board of a line, which it links to. */
function Reasons({ source, value, words, boardOf }) {
  const titles = useTitles(source, value, words);
  if (!titles) return html`<div class="waiting" aria-busy="true"></div>`;
  return html`<ol class="reasons">
    ${value.reasons.map((reason, i) => {
      const { text, lang } = reasonWords(reason, words);
      const inner = html`<span lang=${lang}
          ><${Suits} text=${text + partsOf(reason)} />${
            reason.law && html` <small class="soft law">${sourceWords(reason.law, titles)}</small>`
          }</span
        >
        <b>${valueWords(reason.value, words)}</b>`;
      const board = boardOf(reason);
      return html`<li key=${i} data-level=${Math.min(reason.level, 3)}>
        ${board ? html`<a href=${to(`why/${value.direction}${value.id}/${board}`)}>${inner}</a>` : inner}
      </li>`;
    })}
  </ol>`;
}

/** Links to the other side of the table, and to related pages. */
function Onward({ source, about, who, board }) {
  const { value } = useAnswer(source, board ? `card ${who.key}` : null);
  const row = value?.cards[0].results.find((one) => one.board === Number(board));
  const side = { NS: "EW", EW: "NS" }[(row?.tables?.[0] ?? row)?.direction];
  const rival = row && findAll(about, row.opponents, side)[0];
  const links = [
    board && [`boards/${board.split(":").at(-1)}`, t("event.why.all", { n: board })],
    [`cards/${who.key}`, t("event.why.card", { name: calledOf(about, who) })],
    board && [`why/${who.key}`, t("event.why.total")],
    rival && [`why/${keyOf(rival)}/${board}`, t("event.why.other", { name: namesAt(about, row.opponents, side) })],
  ].filter(Boolean);
  return html`<ul class="rows-to sheet-part screen-only">
    ${links.map(
      ([path, label]) =>
        html`<li key=${path}>
          <a href=${to(path)}><bdi>${label}</bdi></a>
        </li>`,
    )}
  </ul>`;
}

/** The steps behind a summary. What they need is fetched when they are opened. */
function Behind({ children }) {
  const [open, setOpen] = useState(false);
  return html`<details class="sheet-part whole-story" onToggle=${(event) => setOpen(event.target.open)}>
    <summary>${t("event.why.steps")}</summary>
    ${open && children}
  </details>`;
}

export function Why({ source, about, more }) {
  const [key, board] = more;
  const words = wordsOf(more);
  const { value, error, words: answered } = useAnswer(source, words);
  const who = whoOf(about, key);
  const me = useMe(source, about);
  const catalogues = useCatalogues("engine", "why", "settings");
  if (error) return html`<p class="notice bad" role="alert">${errorWords(error)}</p>`;
  if (!value || answered !== words || !catalogues) return html`<div class="sheet-part waiting" aria-busy="true"></div>`;
  // "board 3, N-S against 2: ..." in the list of a total.
  const boardOf = ({ text, level }) => (!board && level > 0 ? /^board (\d+),/.exec(text)?.[1] : undefined);
  const reasons = html`<${Reasons} source=${source} value=${value} words=${catalogues} boardOf=${boardOf} />`;
  return html`<div class="why-page">
    ${
      value.story
        ? html`<${Story} story=${value.story} mine=${me?.key === key} /> <${Behind}>${reasons}<//>`
        : html`<div class="sheet-part">${reasons}</div>`
    }
    ${who && html`<${Onward} source=${source} about=${about} who=${who} board=${board} />`}
  </div>`;
}
