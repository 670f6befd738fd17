// Which opening leads beat the contracts that were played: loaded and solved on request.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { pbnOf } from "./hands.js";
import { later } from "./later.js";

const LeadsList = later(
  () => import("./leads_list.js"),
  "LeadsList",
  () => html`<div aria-busy="true"></div>`,
);

/** The contracts that were played with these cards, each once: {text: "4S N", strain, declarer, needs}. `needs` is the
 * number of tricks that beat it. */
function contractsOf(board, deal) {
  const found = new Map();
  for (const row of board.results) {
    if ((deal.round ?? row.round) !== row.round || (deal.group ?? row.group) !== row.group) continue;
    const [, level, strain, declarer] = /^([1-7])(NT|[CDHS])X{0,2} ([NESW])\b/.exec(row.result ?? "") ?? [];
    if (!level) continue;
    const text = `${level}${strain} ${declarer}`;
    found.set(text, { text, strain, declarer, needs: 8 - Number(level) });
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** Closed at first; absent if some cards are unknown, or nothing was played. */
export function Leads({ board, deal }) {
  const [open, setOpen] = useState(false);
  const pbn = pbnOf(deal.hands);
  const contracts = contractsOf(board, deal);
  if (!pbn || contracts.length === 0) return null;
  return html`<details class="sheet-part leads screen-only" onToggle=${(e) => setOpen(e.currentTarget.open)}>
    <summary>${t("event.leads")}</summary>
    ${open && html`<${LeadsList} pbn=${pbn} contracts=${contracts} />`}
  </details>`;
}
