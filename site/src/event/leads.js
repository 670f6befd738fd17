// Which opening leads beat the contracts that were played with some cards: solved when somebody wants to see it, by the double-dummy
// module in its workers.
import { useEffect, useState } from "preact/hooks";
import { doubleDummy } from "../double_dummy.js";
import { html } from "../html.js";
import { rankLetter, t } from "../i18n.js";
import { Suits } from "../suits.js";
import { pbnOf } from "./hands.js";
import { Result } from "./use.js";

const signs = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** The contracts that were played with these cards, each once: {text: "4S N", strain, declarer, needs}. `needs` is how many tricks
 *  beat it. */
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

// Answers by deal, strain and declarer: every card that may be led, with the tricks that the defenders take then.
const solvedLeads = new Map();

function leadsOf(pbn, { strain, declarer }, signal) {
  const name = `${pbn} ${strain} ${declarer}`;
  if (solvedLeads.has(name)) return Promise.resolve(solvedLeads.get(name));
  return doubleDummy()
    .cards(pbn, { strain, declarer, signal })
    .then(({ cards }) => {
      solvedLeads.set(name, cards);
      return cards;
    });
}

/** "♠ A K  ♥ 3": the cards of each suit together. */
const bySuit = (cards) =>
  Object.keys(signs)
    .map((suit) => [suit, cards.filter(({ card }) => card[0] === suit)])
    .filter(([, of]) => of.length > 0)
    .map(
      ([suit, of], i) =>
        html`<span key=${i} class="lead-suit"
          ><${Suits} text=${`${signs[suit]} ${of.map(({ card }) => rankLetter(card[1])).join(" ")}`}
        /></span> `,
    );

function Beaten({ cards, needs }) {
  const good = cards.filter(({ tricks }) => tricks >= needs);
  if (good.length === 0) return t("event.leads.none");
  if (good.length === cards.length) return t("event.leads.all");
  return bySuit(good);
}

function List({ pbn, contracts }) {
  const [state, setState] = useState([]);
  const names = `${pbn} ${contracts.map(({ text }) => text).join()}`;
  useEffect(() => {
    const gone = new AbortController();
    setState([]);
    contracts.forEach((contract, i) =>
      leadsOf(pbn, contract, gone.signal).then(
        (cards) => gone.signal.aborted || setState((all) => Object.assign([...all], { [i]: { cards } })),
        (error) =>
          gone.signal.aborted || setState((all) => Object.assign([...all], { [i]: { failed: error.message } })),
      ),
    );
    return () => gone.abort();
  }, [names]);
  return html`<dl class="leads-list" aria-busy=${contracts.some((_, i) => !state[i]) ? "true" : undefined}>
    ${contracts.map(
      ({ text, needs }, i) =>
        html`<div key=${text}>
          <dt><${Result} text=${text} /></dt>
          <dd>
            ${
              state[i]?.cards
                ? html`<${Beaten} cards=${state[i].cards} needs=${needs} />`
                : state[i]
                  ? t("event.judged.failed", { why: state[i].failed })
                  : t("event.solving")
            }
          </dd>
        </div>`,
    )}
  </dl>`;
}

/** Closed until somebody opens it; nothing where not all cards are known, or nothing was played. */
export function Leads({ board, deal }) {
  const [open, setOpen] = useState(false);
  const pbn = pbnOf(deal.hands);
  const contracts = contractsOf(board, deal);
  if (!pbn || contracts.length === 0) return null;
  return html`<details class="sheet-part leads screen-only" onToggle=${(e) => setOpen(e.currentTarget.open)}>
    <summary>${t("event.leads")}</summary>
    ${open && html`<${List} pbn=${pbn} contracts=${contracts} />`}
  </details>`;
}
