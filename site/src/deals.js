// The deals of a sheet, and one deal explained, corrected or taken back.
import { useState } from "preact/hooks";
import { Steps } from "./calculator.js";
import { Dialog } from "./dialog.js";
import { engine } from "./engine.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { Suits } from "./suits.js";

const points = (n) => (n ? n : "");
const text = (row) =>
  row.end ? "Broken off" : row.text === "pass" ? "Passed out" : html`<${Suits} text=${row.text} />`;

const sides = { none: "none", ns: "N-S", ew: "E-W", both: "both" };

function DealRow({ row, onOpen }) {
  const inner = html`<span class="deal-number">${row.deal || ""}</span>
    <span class="deal-result"
      >${row.void ? html`<s>${text(row)}</s>` : text(row)}
      <small
        >${row.void ? "taken back" : row.end ? "" : html`${row.dealer} dealt · vul ${sides[row.vul]}${row.honors ? ` · honors ${row.honors}` : ""}${row.corrected_by ? " · corrected" : ""}`}</small
      ></span
    >
    <span class="deal-points">${row.void ? "" : points(row.points[0])}</span>
    <span class="deal-points">${row.void ? "" : points(row.points[1])}</span>`;
  if (row.end || !onOpen) return html`<li class="deal still">${inner}</li>`;
  return html`<li>
    <button
      type="button"
      class="deal ${row.void ? "void" : ""}"
      onClick=${() => onOpen(row)}
      aria-label="Deal ${row.deal}, ${row.void ? "taken back" : row.text === "pass" ? "passed out" : `${row.text}: ${row.words}`}. Explain or correct"
    >
      ${inner}
    </button>
  </li>`;
}

export function Deals({ sheet, heading, onOpen }) {
  if (sheet.rows.length === 0) return null;
  return html`<section class="deals-section" aria-label=${heading}>
    <header class="deals-head">
      <h3>${heading}</h3>
      <span>We</span><span>They</span>
    </header>
    <ol class="deals">
      ${sheet.rows.map((row) => html`<${DealRow} key=${`${row.deal}/${row.line}`} row=${row} onOpen=${onOpen} />`)}
    </ol>
  </section>`;
}

/** A deal: how its score came about, and what can be done about it. */
export function DealDialog({ log, kind, row, onClose, onCorrect, onVoid, onRestore }) {
  const e = row.void ? null : engine.explain(log, row.deal, kind);
  const [sure, setSure] = useState(false);
  return html`<${Dialog} title=${html`Deal ${row.deal}: ${text(row)}`} onClose=${onClose}>
    <div class="dialog-body">
      ${row.void && html`<p>This deal was taken back by line ${row.corrected_by} of the log.</p>`}
      ${
        e &&
        html`<ul class="state">
            ${e.state.map((line) => html`<li key=${line}>${line}</li>`)}
          </ul>
          ${e.steps.length === 0 && html`<p>Nobody scores.</p>`}
          <${Steps}
            steps=${e.steps}
            where=${(step) => `${step.side === "we" ? "We" : "They"}, ${step.below ? "below" : "above"} the line`}
          />
          ${
            e.steps.length > 0 &&
            html`<p class="sum-line">
              <span>We <b>${e.total.we}</b></span
              ><span>They <b>${e.total.they}</b></span>
            </p>`
          }
          ${e.won && html`<p><b>${e.won}</b></p>`} ${e.compared && html`<p>${e.compared}</p>`}`
      }
      ${row.corrected_by > 0 && !row.void && html`<p class="soft">Corrected by line ${row.corrected_by} of the log.</p>`}
    </div>
    <footer class="dialog-foot">
      ${
        row.void
          ? html`<button type="button" class="button primary" onClick=${onRestore}>
              <${Icon} name="undo" /> Put it back
            </button>`
          : html`<button
                type="button"
                class="button ${sure ? "danger" : ""}"
                onClick=${() => (sure ? onVoid() : setSure(true))}
              >
                ${sure ? "Yes, take it back" : "Take back"}
              </button>
              <button type="button" class="button primary" onClick=${onCorrect}>Correct</button>`
      }
    </footer>
  <//>`;
}
