// Movements as the engine proposes them: each has a picture, its fairness, its duration, and a sentence.
import { useEffect, useState } from "preact/hooks";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { hasWord, number, t } from "../i18n.js";
import { hasServer, request, untilAnswered } from "../server.js";
import { planHere } from "../event/source.js";

const made = new Map(); // answers: the same question always has the same answer

/** The engine's answer about movements: plan("propose", "pairs 15 boards 26"). */
export function plan(word, text) {
  const words = `${word} ${text}`;
  if (!made.has(words)) {
    if (made.size > 100) made.clear();
    const asked = hasServer() ? request(`movement/${word}`, { text }) : planHere(word, text);
    made.set(words, asked);
    asked.catch(() => made.delete(words));
  }
  return made.get(words);
}

/** The answer when it arrives: {value}, {error} or {}. The previous one stays meanwhile. */
export function usePlan(word, text) {
  const [state, setState] = useState({});
  useEffect(() => {
    let gone = false;
    if (text)
      untilAnswered(
        () => plan(word, text),
        (error) => !gone && (setState({ error, text }), true),
      ).then(
        (value) => !gone && setState({ value, text }),
        () => {}, // said
      );
    return () => (gone = true);
  }, [word, text]);
  return state;
}

// ---- The picture ---------------------------------------------------------------------------------------------------------

const side = 136;

/** Upper half: who meets whom; lower half: how often two are compared. */
export function Fairness({ movement }) {
  const { ids, schedule, competition } = movement;
  const n = ids.length;
  if (n === 0 || n > 60 || schedule.length === 0) return html`<div class="no-picture" aria-hidden="true"></div>`;
  const at = new Map(ids.map((id, i) => [id, i]));
  const meet = new Set();
  for (const { ns, ew } of schedule)
    for (const a of ns.split("+"))
      for (const b of ew.split("+")) {
        const pair = [at.get(a), at.get(b)].sort((x, y) => x - y);
        meet.add(pair.join());
      }
  const most = Math.max(1, ...(competition ?? []).flat().map(Math.abs));
  const step = side / n;
  const size = step * (n > 30 ? 1 : 0.86);
  const cell = (i, j) => {
    const place = { x: j * step, y: i * step, width: size, height: size, rx: n > 30 ? 0 : 1.5 };
    if (i === j) return html`<rect key=${`${i} ${j}`} ...${place} class="self" />`;
    if (i < j) return html`<rect key=${`${i} ${j}`} ...${place} class=${meet.has(`${i},${j}`) ? "meets" : "never"} />`;
    const share = Math.abs(competition?.[i][j] ?? 0) / most;
    return html`<rect key=${`${i} ${j}`} ...${place} class="never" />${
        share > 0 &&
        html`<rect key=${`${i} ${j} often`} ...${place} class="often" opacity=${(0.15 + 0.8 * share).toFixed(2)} />`
      }`;
  };
  return html`<svg class="fairness" viewBox="0 0 ${side} ${side}" role="img" aria-label=${t("desk.picture")}>
    ${ids.map((_, i) => ids.map((__, j) => cell(i, j)))}
  </svg>`;
}

/** Whether opponents are drawn from round to round: there is no picture of that. */
const isDrawn = ({ kind }) => kind === "swiss" || kind === "knock-out";

const Picture = ({ line }) => {
  const { value } = usePlan("make", `${line.replace(/^movement /, "")} balance`);
  return value ? html`<${Fairness} movement=${value} />` : html`<div class="no-picture" aria-hidden="true"></div>`;
};

export const PictureKey = () =>
  html`<p class="picture-key">
    <span><i class="meets"></i>${t("desk.picture.meet")}</span>
    <span><i class="often"></i>${t("desk.picture.often")}</span>
    <span><i class="never"></i>${t("desk.picture.never")}</span>
  </p>`;

// ---- A proposal ----------------------------------------------------------------------------------------------------------

/** "3:05" */
export const hours = (minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

/** The name of a movement: that of its form, if it has one, or of its kind. */
export const moveName = ({ kind, form }) =>
  t(form && hasWord(`desk.form.${form}`) ? `desk.form.${form}` : `desk.kind.${kind}`);

/** The special properties of a movement, in sentences. */
function aboutMove(move) {
  const said = [];
  if (move.winners === 2) said.push(t("desk.move.two"));
  else if (move.kind === "swiss") said.push(t("desk.move.swiss"));
  else if (move.kind !== "knock-out") said.push(t("desk.move.one"));
  if (move.sit_outs > 0) said.push(t("desk.move.sits", { n: move.sit_outs }));
  if (move.copies > 1) said.push(t("desk.move.copies", { n: move.copies }));
  if (move.boards_most < move.boards) said.push(t("desk.move.of", { n: move.boards_most, all: move.boards }));
  return said.join(" ");
}

const fact = (value, label) => html`<div><b>${value}</b><span>${label}</span></div>`;

export function Move({ move, chosen, note, onChoose }) {
  const name = moveName(move);
  const each = Number(/\bsets (\d+)/.exec(move.line)?.[1] ?? 0) || Math.round(move.boards / move.rounds);
  return html`<article class="move ${chosen ? "on" : ""} ${isDrawn(move) ? "words-only" : ""}">
    ${!isDrawn(move) && html`<${Picture} line=${move.line} />`}
    <div class="move-words">
      <h3>${name}</h3>
      <p class="soft">${aboutMove(move)}</p>
      <div class="facts">
        ${fact(move.rounds, t("desk.move.rounds", { n: each }))}
        ${fact(move.boards_most || move.boards, t("desk.move.boards", { n: move.boards_most || move.boards }))}
        ${fact(hours(move.minutes), t("desk.move.hours"))}
        ${move.fairness !== null && fact(`${number(Math.round(move.fairness))} %`, t("desk.move.fair"))}
      </div>
    </div>
    <div class="move-end">
      ${note && html`<span class="chip">${note}</span>`}
      <button
        type="button"
        class="button ${chosen ? "chosen" : ""}"
        aria-pressed=${chosen}
        aria-label=${`${t(chosen ? "desk.chosen" : "desk.choose")}: ${name}, ${move.rounds}`}
        onClick=${onChoose}
      >
        ${chosen ? html`<span aria-hidden="true">✓</span> ${t("desk.chosen")}` : t("desk.choose")}
      </button>
    </div>
  </article>`;
}

/** Movements that fit a wish, the best first, at most a few: "pairs 15 boards 26". */
export function Moves({ wish, chosen, onChoose, filter = () => true, most = 4, note }) {
  const { value, error, text } = usePlan("propose", wish);
  const [all, setAll] = useState(false);
  if (error && text === wish) return html`<p class="error" role="alert">${errorWords(error)}</p>`;
  if (!value) return html`<p class="soft" role="status">${t("event.looking")}</p>`;
  const list = value.proposals.filter(filter);
  return html`<div class="moves-list" aria-busy=${text !== wish}>
    ${list.length === 0 && html`<p class="notice">${t("desk.move.none")}</p>`}
    ${(all ? list : list.slice(0, most)).map(
      (move) =>
        html`<${Move}
          key=${move.line}
          move=${move}
          note=${note}
          chosen=${move.line === chosen}
          onChoose=${() => onChoose(move)}
        />`,
    )}
    ${!all && list.length > most && html`<button type="button" class="button" onClick=${() => setAll(true)}>${t("desk.move.more", { n: list.length - most })}</button>`}
  </div>`;
}
