// The opening leads that beat contracts, solved by the double-dummy module in its workers.
import { useEffect, useState } from "preact/hooks";
import { doubleDummy } from "../double_dummy.js";
import { errorText } from "../errors.js";
import { html } from "../html.js";
import { rankLetter, t } from "../i18n.js";
import { Suits } from "../suits.js";
import { Result } from "./use.js";

const signs = { S: "♠", H: "♥", D: "♦", C: "♣" };

// Answers by deal, strain and declarer: every possible lead, with the tricks that the defenders then take.
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

/** "♠ A K  ♥ 3": the cards grouped by suit. */
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

/** `contracts` with these cards, each {text, strain, declarer, needs}. */
export function LeadsList({ pbn, contracts }) {
  const [state, setState] = useState([]);
  const names = `${pbn} ${contracts.map(({ text }) => text).join()}`;
  useEffect(() => {
    const gone = new AbortController();
    setState([]);
    contracts.forEach((contract, i) =>
      leadsOf(pbn, contract, gone.signal).then(
        (cards) => gone.signal.aborted || setState((all) => Object.assign([...all], { [i]: { cards } })),
        async (error) => {
          const failed = await errorText(error);
          if (!gone.signal.aborted) setState((all) => Object.assign([...all], { [i]: { failed } }));
        },
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
