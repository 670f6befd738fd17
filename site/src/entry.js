// Entering a deal: the bidding box, and below it the score that the deal would have.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { attempt, engine } from "./engine.js";
import { html } from "./html.js";
import { seatName, t } from "./i18n.js";
import { complete, missing, notation, nothing, picked, Picker, stepsDone } from "./picker.js";
import { pointsWords, resultWords } from "./result_words.js";
import { readStored, writeStored } from "./stored.js";
import { Typed } from "./typed.js";
import { errorWords } from "./errors.js";

/** An empty entry. */
export const noDraft = { picks: nothing, typed: "" };

export const isDraft = ({ picks, typed }) =>
  typed.trim() !== "" || picks.passed || picks.level > 0 || picks.declarer !== "";

/** The unfinished entry of a kind of session, and a function that changes it. The browser stores it: a phone that was put
 * down during the play may have to load the page again. It belongs to the session and to its log as it is: `id`, `log`. */
export function useDraft(kind, id, log) {
  const name = `oddtrick/draft/${kind}`;
  const [draft, setDraft] = useState(() => {
    const kept = readStored(name);
    const fits = kept?.id === id && kept.length === log.length;
    return fits ? { picks: { ...nothing, ...kept.picks }, typed: `${kept.typed}` } : noDraft;
  });
  const stored = useRef(isDraft(draft));
  useLayoutEffect(() => {
    const unfinished = isDraft(draft);
    if (unfinished) writeStored(name, { id, length: log.length, ...draft });
    else if (stored.current) writeStored(name, null);
    stored.current = unfinished;
  }, [draft, id, log]);
  return [draft, setDraft];
}

/** Whether We and They are vulnerable on the next deal. */
export function vulnerable(paper) {
  const they = paper.we === "ns" ? "ew" : "ns";
  const { vul } = paper.next;
  return [vul === "both" || vul === paper.we, vul === "both" || vul === they];
}

/** Who deals, by name or by seat. */
export const dealerName = ({ next }) => next.seats[next.dealer] ?? seatName(next.dealer);

/** The picks that a row of the sheet stands for. */
export function picksOf(row) {
  const picks = picked(engine.calculate(row.result));
  return {
    ...picks,
    honors: row.honors ? `${row.honors}` : "",
    holder: row.holder ?? "",
    hcp: row.hcp === undefined ? "" : `${row.hcp}`,
  };
}

// "+120 below +100 above": the figures in large.
const Figures = ({ words }) =>
  words.split(/(\+\d+)/).map((part, i) => (i % 2 === 1 ? part : html`<small class="where">${part}</small>`));

/** Below the box: what to pick next, or the deal in a sentence and its score. */
function Slip({ draft, names, ready, value, error, number, correct, onAdd }) {
  const { picks, typed } = draft;
  const points = ready ? pointsWords(value) : [];
  const done = typed.trim() !== "" ? (ready ? 3 : 0) : stepsDone(picks);
  const first = typed.trim() !== "" ? typed.trim() : resultWords(picks, names) || t("deal.n", { n: number });
  return html`<footer class="foot slip-foot">
    <div class="steps-bar" aria-hidden="true">
      ${[1, 2, 3].map((n) => html`<i key=${n} class=${n <= done ? "on" : ""}></i>`)}
    </div>
    <div class="slip">
      <div class="slip-words" aria-live="polite">
        <p>${first}</p>
        <p class="hero">
          ${
            ready
              ? points.length > 0
                ? points.map(([who, words]) => html`<span key=${who}>${who} <${Figures} words=${words} /> </span>`)
                : t("nobody.scores")
              : error
                ? html`<span class="slip-error">${errorWords(error)}</span>`
                : typed.trim() !== ""
                  ? t("typed.wrong")
                  : missing(picks)
          }
        </p>
      </div>
      <button type="button" class="button primary" disabled=${!ready} onClick=${onAdd}>
        ${correct > 0 ? t("correct") : t("save")}
      </button>
    </div>
  </footer>`;
}

/** `correct`: the deal to be corrected, by its number in the log; `number`: the deal as counted on the sheet. `draft` is
 * what was picked and typed so far; the page keeps it, so closing the box loses nothing. onAdd gets the line of the log. */
export function Entry({ paper, log, kind, number, correct = 0, draft, onDraft, typedFirst = false, onAdd }) {
  const root = useRef(null);
  const { picks, typed } = draft;
  const lineOf = (said) => (correct > 0 ? `correct ${correct} ${said}` : said);
  const said = typed.trim() !== "" ? typed.trim() : complete(picks) ? notation(picks) : "";
  const { value, error } = useMemo(
    () => (said === "" ? {} : attempt(() => engine.check(log, lineOf(said), kind))),
    [said, log, kind, correct],
  );
  const ready = said !== "" && !error;
  // With the keyboard, the next deal begins where this one did; a disabled button would lose the focus.
  const add = (event) => {
    if (!ready) return;
    onAdd(lineOf(said));
    if (event?.detail === 0) root.current?.querySelector("input, .key")?.focus();
  };
  const field = html`<${Typed}
    label=${typedFirst ? t("type.first") : t("type.or")}
    value=${typed}
    onInput=${(text) => onDraft({ picks: nothing, typed: text })}
    onEnter=${add}
    error=${typed.trim() === "" || !error ? null : { message: errorWords(error), column: correct > 0 ? 0 : error.column }}
  />`;
  return html`<div class="entry" ref=${root}>
    ${typedFirst && field}
    <${Picker}
      value=${picks}
      names=${paper.next.seats}
      dealer=${correct > 0 ? "" : paper.next.dealer}
      vul=${correct > 0 ? "none" : paper.next.vul}
      middle=${t("deal.n", { n: number })}
      extras=${{ honors: paper.honors, hcp: paper.imps }}
      onChange=${(next) => onDraft({ picks: next, typed: "" })}
    />
    ${!typedFirst && field}
    <${Slip}
      draft=${draft}
      names=${paper.next.seats}
      ready=${ready}
      value=${value}
      error=${typed.trim() === "" ? error : null}
      number=${number}
      correct=${correct}
      onAdd=${add}
    />
  </div>`;
}
