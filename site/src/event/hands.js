// The cards of a board: the hand diagram, makeable contracts, and par. What the event does not contain is solved here, by the
// double-dummy module in its workers.
import { useEffect, useState } from "preact/hooks";
import { doubleDummy } from "../double_dummy.js";
import { errorText } from "../errors.js";
import { html } from "../html.js";
import { rankLetter, seatLetter, seatName, sideLetters, t } from "../i18n.js";
import { outcomeWords } from "../picker.js";
import { Suits } from "../suits.js";
import { points, Points, seats, sideAt, sideOf, strains, strainSign, vulWord } from "./use.js";

// ---- What can be made ----------------------------------------------------------------------------------------------------

const solved = new Map(); // answers by deal, dealer and vulnerability

/** A deal in PBN; null unless all four hands are known. */
export const pbnOf = (hands) =>
  seats.every((seat) => hands[seat]) ? `N:${seats.map((seat) => hands[seat]).join(" ")}` : null;

/** {tricks, makeable, par, par_words}: from the event or, after a while, solved here. `failed` if that was not possible. */
function useMakeable(deal, { dealer, vul }) {
  const known = Boolean(deal.makeable && deal.par);
  const pbn = known ? null : pbnOf(deal.hands);
  const name = `${pbn} ${dealer} ${vul}`;
  const [state, setState] = useState(null);
  useEffect(() => {
    if (!pbn) return undefined;
    if (solved.has(name)) return void setState({ name, ...solved.get(name) });
    const gone = new AbortController();
    doubleDummy()
      .solve(pbn, { dealer, vul, signal: gone.signal })
      .then(
        ({ table, makeable, par, par_words }) => {
          solved.set(name, { tricks: table, makeable, par, par_words });
          setState({ name, ...solved.get(name) });
        },
        async (error) => {
          const failed = await errorText(error);
          if (!gone.signal.aborted) setState({ name, failed });
        },
      );
    return () => gone.abort();
  }, [name, pbn]);
  if (known) return deal;
  return state?.name === name ? state : { waits: pbn !== null };
}

/** Rows of the grid: one for a side if both partners take the same tricks, otherwise one for each. */
function rowsOf({ tricks, makeable }) {
  const of = tricks ?? makeable;
  const same = (a, b) => strains.every((strain) => of[a]?.[strain] === of[b]?.[strain]);
  return [
    ["N", "S"],
    ["E", "W"],
  ].flatMap(([a, b]) =>
    same(a, b)
      ? [[sideOf(sideAt[a]), a]]
      : [
          [seatName(a), a],
          [seatName(b), b],
        ],
  );
}

function Makeable({ made }) {
  const rows = made.waits ? [sideOf("NS"), sideOf("EW")].map((label) => [label, ""]) : rowsOf(made);
  return html`<table class="made" aria-busy=${made.waits ? "true" : undefined}>
    <caption class="unseen">
      ${t("event.made")}
    </caption>
    <thead>
      <tr>
        <th scope="col">${made.tricks || made.waits ? t("event.tricks") : t("event.level")}</th>
        ${strains.map((strain) => html`<th key=${strain} scope="col"><${Suits} text=${strainSign(strain)} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([label, seat]) =>
          html`<tr key=${label}>
            <th scope="row">${label}</th>
            ${strains.map((strain) => {
              const level = made.makeable?.[seat]?.[strain];
              return html`<td key=${strain} class=${level ? "" : "no"}>
                ${made.waits ? "·" : ((made.tricks ? made.tricks[seat]?.[strain] : level) ?? "–")}
              </td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

// ---- The diagram ---------------------------------------------------------------------------------------------------------

/** The table from above: the dealer in a disc, vulnerable sides with red edges. */
export function Compass({ board, dealer, vul }) {
  return html`<div
    class="compass-table vul-${vul}"
    role="img"
    aria-label="${t("event.deals", { seat: seatName(dealer) })}, ${vulWord(vul)}"
  >
    ${seats.map((seat) => html`<span key=${seat} class="at-${seat} ${seat === dealer ? "deals" : ""}">${seatLetter(seat)}</span>`)}
    <b>${board}</b>
  </div>`;
}

/** A hand: "AKT54" as A K 10 5 4, one suit on each line. The cards in `gone` have been played. */
export function Hand({ seat, cards, hcp, gone, turn, name }) {
  const longest = Math.max(...cards.split(".").map((suit) => suit.length));
  return html`<div class="hand hand-${seat} ${turn ? "turn" : ""} longest-${longest}">
    <h4>
      <b>${seatName(seat)}</b
      >${hcp !== undefined && html`<small title=${t("event.hcp")}> · ${hcp}<span class="unseen"> ${t("event.hcp")}</span></small>`}
    </h4>
    ${name && html`<p class="seat-name"><bdi>${name}</bdi></p>`}
    <ul>
      ${cards.split(".").map((suit, i) => {
        const left = [...suit].filter((card) => !gone?.has("SHDC"[i] + card));
        return html`<li key=${i}>
          <${Suits} text=${"♠♥♦♣"[i]} />
          <span>${left.map(rankLetter).join(" ") || "–"}</span>
        </li>`;
      })}
    </ul>
  </div>`;
}

/** "2♥ N-S =, 3♣X E-W -1" in words: "2♥ N-S made, 3♣X E-W down 1". */
const parWords = (text) =>
  text
    .replace("all pass", t("event.passed"))
    .replace(/N-S|E-W/g, (side) => sideLetters(side === "N-S" ? "ns" : "ew"))
    .replace(/(?<= )(?:=|[+-]\d+)(?=,|$)/g, (tricks) => outcomeWords(Number(tricks.replace("=", "0"))));

/** The diagram of a deal, with what can be made. */
export function Hands({ board, deal }) {
  const made = useMakeable(deal, board);
  const about = [
    deal.round && t("event.round", { n: deal.round }),
    deal.group && t("event.group", { name: deal.group }),
  ].filter(Boolean);
  return html`<figure class="sheet-part hands" aria-label=${t("event.hands")}>
    ${about.length > 0 && html`<figcaption class="soft">${about.join(", ")}</figcaption>`}
    <div class="diagram">
      ${seats.map((seat) => deal.hands[seat] !== undefined && html`<${Hand} key=${seat} seat=${seat} cards=${deal.hands[seat]} hcp=${deal.hcp[seat]} />`)}
      <${Compass} board=${board.board} dealer=${board.dealer} vul=${board.vul} />
    </div>
    ${
      (made.par || made.waits) &&
      html`<div class="par">
        <span class="soft">${t("event.par")}</span>
        <span>${made.waits ? t("event.solving") : html`<${Suits} text=${parWords(made.par_words)} />`}</span>
        <b>${made.par && html`<${Points} value=${made.par.score} />`}</b>
      </div>`
    }
    ${(made.makeable || made.waits) && html`<${Makeable} made=${made} />`}
    ${made.failed && html`<p class="soft pad">${t("event.unsolved", { why: made.failed })}</p>`}
    ${deal.stated_par !== undefined && deal.stated_par !== made.par?.score && html`<p class="soft pad stated">${t("event.par.stated", { points: points(deal.stated_par) })}</p>`}
  </figure>`;
}
