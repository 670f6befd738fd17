// The deals of a sheet, and one deal that is explained, corrected or taken back. The history has the deals that were taken back.
import { useState } from "preact/hooks";
import { Steps } from "./calculator.js";
import { Dialog } from "./dialog.js";
import { engine } from "./engine.js";
import { errorWords } from "./errors.js";
import { html } from "./html.js";
import { colon, seatLetter, sideLetters, t, within } from "./i18n.js";
import { Suits } from "./suits.js";

const points = (n) => (n ? n : "");
const text = (row) =>
  row.end ? t("broken.off") : row.text === "pass" ? t("passed.out") : html`<${Suits} text=${row.text} />`;

const vulWords = (vul) =>
  vul === "ns" || vul === "ew" ? sideLetters(vul) : within(t(vul === "both" ? "all" : "vul.none"));

function DealRow({ row, number, onOpen }) {
  const about = [
    t("dealt.by", { who: seatLetter(row.dealer) }),
    t("vul.who", { who: vulWords(row.vul) }),
    row.honors && t("honors.n", { n: row.honors }),
  ].filter(Boolean);
  const inner = html`<span class="deal-number"
      >${!row.end && html`<span class="unseen">${t("deal.n", { n: number })},</span> <span aria-hidden="true">${number}</span>`}</span
    >
    <span class="deal-result">${text(row)} ${!row.end && html`<small>${about.join(" · ")}</small>`}</span>
    <span class="deal-points">${points(row.points[0])}</span>
    <span class="deal-points">${points(row.points[1])}</span>`;
  if (row.end || !onOpen) return html`<li class="deal still">${inner}</li>`;
  return html`<li>
    <button type="button" class="deal" onClick=${() => onOpen(row)}>${inner}</button>
  </li>`;
}

export function Deals({ sheet, heading, numbers, onOpen }) {
  const rows = sheet.rows.filter((row) => !row.void);
  if (rows.length === 0) return null;
  return html`<section class="panel deals-section" aria-label=${heading}>
    <header class="deals-head">
      <h2>${heading}</h2>
      <span>${t("we")}</span><span>${t("they")}</span>
    </header>
    <ol class="deals">
      ${rows.map((row) => html`<${DealRow} key=${`${row.deal}/${row.line}`} row=${row} number=${numbers.get(row.deal)} onOpen=${onOpen} />`)}
    </ol>
  </section>`;
}

/** A deal: how its score was computed, and what can be done about it. */
export function DealDialog({ log, kind, row, number, onClose, onCorrect, onVoid }) {
  const e = engine.explain(log, row.deal, kind);
  const [sure, setSure] = useState(false);
  const where = (step) => `${t(step.side === "we" ? "we" : "they")}, ${t(step.below ? "below.line" : "above.line")}`;
  return html`<${Dialog} title=${html`${t("deal.n", { n: number })}${colon()}${text(row)}`} onClose=${onClose}>
    <div class="dialog-body">
      <ul class="state">
        ${e.state.map((said) => html`<li key=${said.message}>${errorWords(said)}</li>`)}
      </ul>
      ${e.steps.length === 0 && html`<p>${t("nobody.scores")}</p>`}
      <${Steps} steps=${e.steps} deal=${row} where=${where} />
      ${
        e.steps.length > 0 &&
        html`<p class="sum-line">
          <span>${t("we")} <b>${e.total.we}</b></span
          ><span>${t("they")} <b>${e.total.they}</b></span>
        </p>`
      }
      ${row.game && html`<p><b>${t(row.game === "we" ? "game.we" : "game.they")}</b></p>`}
      ${e.compared && html`<p>${errorWords(e.compared)}</p>`}
    </div>
    <footer class="dialog-foot">
      <button type="button" class="button ${sure ? "danger" : ""}" onClick=${() => (sure ? onVoid() : setSure(true))}>
        ${sure ? t("take.back.sure") : t("take.back")}
      </button>
      <button type="button" class="button primary" onClick=${onCorrect}>${t("correct")}</button>
    </footer>
  <//>`;
}
