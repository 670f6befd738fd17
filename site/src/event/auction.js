// The auction of a table: calls in columns under the players who made them.
import { html } from "../html.js";
import { inLetters, seatName, t } from "../i18n.js";
import { Suits } from "../suits.js";
import { strainSign } from "./use.js";

const columns = ["W", "N", "E", "S"];

/** "1♠", "Pass": a call in the reader's language. */
export const callText = (call) =>
  /^pass$/i.test(call)
    ? t("event.call.pass")
    : inLetters(call.replace(/^(\d)([CDHS])$/, (_, level, strain) => level + strainSign(strain)));

/** Calls in columns by caller; West has the first column. The first `count` are shown, the last one is marked. */
export function Auction({ auction, count = auction.calls.length, caption }) {
  const before = columns.indexOf(auction.first);
  const cells = [...Array(before).fill(""), ...auction.calls.map((call, i) => (i < count ? call : ""))];
  const lines = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(4 * i, 4 * i + 4));
  return html`<table class="auction">
    <caption class=${caption ? "" : "unseen"}>
      ${caption ?? t("event.auction")}
    </caption>
    <thead>
      <tr>
        ${columns.map((seat) => html`<th key=${seat} scope="col">${seatName(seat)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, i) =>
          html`<tr key=${i}>
            ${columns.map((seat, k) => html`<td key=${seat} class=${4 * i + k - before === count - 1 && count < auction.calls.length ? "now" : ""}>${line[k] && html`<${Suits} text=${callText(line[k])} />`}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
