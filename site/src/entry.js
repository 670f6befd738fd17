// Entering a deal: who deals, who is vulnerable, the box, and what the deal will score before it is added.
import { useMemo, useRef, useState } from "preact/hooks";
import { attempt, engine } from "./engine.js";
import { html } from "./html.js";
import { complete, missing, notation, nothing, picked, Picker } from "./picker.js";
import { Typed } from "./typed.js";

/** Whether We and They are vulnerable on the next deal. */
export function vulnerable(paper) {
  const they = paper.we === "ns" ? "ew" : "ns";
  const { vul } = paper.next;
  return [vul === "both" || vul === paper.we, vul === "both" || vul === they];
}

function TableMap({ dealer }) {
  return html`<span class="table-map" aria-hidden="true">
    ${["N", "E", "S", "W"].map((seat) => html`<span key=${seat} class="seat seat-${seat} ${seat === dealer ? "deals" : ""}">${seat}</span>`)}
  </span>`;
}

/** Who deals and who is vulnerable: always in sight. Of phrases, so that a heading may be one. */
export function Status({ paper }) {
  const { next } = paper;
  const [we, they] = vulnerable(paper);
  const name = next.seats[next.dealer];
  const chip = (word, vul) =>
    html`<span class="chip ${vul ? "vul" : ""}"
      ><b>${word}</b> ${vul ? "vulnerable" : html`<abbr title="not vulnerable">not vul.</abbr>`}</span
    >`;
  return html`<span class="status">
    <${TableMap} dealer=${next.dealer} />
    <span class="status-deal"
      ><b>${next.number > 1 ? `${paper.word} ${next.number}, deal ${next.deal}` : `Deal ${next.deal}`}</b>${" "}
      <span>${next.dealer_name} deals${name ? html` <bdi class="soft">(${name})</bdi>` : ""}</span></span
    >
    <span class="status-vul">${chip("We", we)} ${chip("They", they)}</span>
  </span>`;
}

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

/** `correct`: the number of the deal that is corrected; onAdd gets the line of the log. */
export function Entry({ id, paper, log, kind, correct = 0, start = nothing, typedFirst = false, onAdd }) {
  const [picks, setPicks] = useState(start);
  const [typed, setTyped] = useState("");
  const root = useRef(null);
  const lineOf = (said) => (correct > 0 ? `correct ${correct} ${said}` : said);
  const said = typed.trim() !== "" ? typed.trim() : complete(picks) ? notation(picks) : "";
  const { value, error } = useMemo(
    () => (said === "" ? {} : attempt(() => engine.check(log, lineOf(said), kind))),
    [said, log, kind, correct],
  );
  const ready = said !== "" && !error;
  // With the keyboard, the next deal begins where this one did; a button that is disabled would lose the focus.
  const add = (event) => {
    if (!ready) return;
    onAdd(lineOf(said));
    setPicks(nothing);
    setTyped("");
    if (event?.detail === 0) root.current?.querySelector("input").focus();
  };
  const passed = picks.passed && typed === "";
  const field = html`<${Typed}
    label=${typedFirst ? "Type it, or pick it below" : "Or type it"}
    value=${typed}
    onInput=${setTyped}
    onEnter=${add}
    error=${typed.trim() === "" || !error ? null : { message: error.message, column: correct > 0 ? 0 : error.column }}
  />`;
  return html`<div class="entry" ref=${root}>
    ${typedFirst && field}
    <${Picker}
      id=${id}
      value=${picks}
      names=${paper.next.seats}
      extras=${{ honors: paper.honors, hcp: paper.imps }}
      onChange=${(next) => (setPicks(next), setTyped(""))}
    />
    ${!typedFirst && field}
    <div class="entry-foot">
      <p class="preview" aria-live="polite">
        ${ready ? value.words || (passed ? "Passed out: nobody scores" : "Nobody scores") : error && typed.trim() === "" ? html`<span class="bad">${error.message}</span>` : typed.trim() === "" ? missing(picks) : ""}
      </p>
      <div class="entry-buttons">
        <button
          type="button"
          class="button"
          aria-pressed=${passed}
          onClick=${() => (setPicks({ ...nothing, passed: true }), setTyped(""))}
        >
          Passed out
        </button>
        <button type="button" class="button primary" disabled=${!ready} onClick=${add}>
          ${correct > 0 ? `Correct deal ${correct}` : `Add deal ${paper.next.deal}`}
        </button>
      </div>
    </div>
  </div>`;
}
