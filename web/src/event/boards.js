// Travellers, board by board, with the cards where they are known.
import { html } from "../html.js";
import { Suits } from "../suits.js";
import { Frequency } from "./charts.js";
import { Card, find, keyOf, Names, points, Result, shown, useAnswer, vulnerable } from "./use.js";

const seatWords = { N: "North", E: "East", S: "South", W: "West" };

// "AKT54" as it is printed: A K 10 5 4
const spaced = (cards) => [...cards].map((card) => (card === "T" ? "10" : card)).join(" ") || "–";

/** The diagram that players know. */
export function Hands({ deal }) {
  const about = [deal.round && `Round ${deal.round}`, deal.group && `Group ${deal.group}`].filter(Boolean).join(", ");
  return html`<figure class="hands" aria-label="Hands">
    ${about && html`<figcaption>${about}</figcaption>`}
    ${Object.entries(deal.hands).map(
      ([seat, hand]) =>
        html`<div key=${seat} class="hand hand-${seat}">
          <h4>${seatWords[seat]}</h4>
          <ul>
            ${hand.split(".").map((cards, suit) => html`<li key=${suit}><${Suits} text=${"♠♥♦♣"[suit]} /> ${spaced(cards)}</li>`)}
          </ul>
        </div>`,
    )}
  </figure>`;
}

// The number that somebody got for a line; a click says why.
function Worth({ about, board, id, direction, value, onWhy }) {
  const who = find(about, id.split("+")[0], direction);
  if (value === null || !who) return shown(value);
  return html`<button
    type="button"
    class="number"
    aria-label="${shown(value)} for ${id}: why?"
    onClick=${() => onWhy({ key: keyOf(who), board })}
  >
    ${shown(value)}
  </button>`;
}

function Traveller({ about, board, onWhy }) {
  const { dealer, vul, top, datum, results, history } = board;
  const has = (name) => results.some((row) => row[name]);
  return html`<article class="traveller" aria-labelledby="board-${board.board}">
    <header>
      <h2 id="board-${board.board}">Board ${board.board}</h2>
      <p class="soft">
        Dealer ${seatWords[dealer]},${" "}
        ${vulnerable[vul]}${top !== undefined ? `, top ${shown(top)}` : ""}${datum !== undefined ? `, datum ${points(datum)}` : ""}
      </p>
    </header>
    <div class="traveller-parts">
      <div class="paper">
        <table class="event-table">
          <thead>
            <tr>
              ${has("round") && html`<th scope="col" class="extra-column">Round</th>`}
              ${has("group") && html`<th scope="col">Group</th>`}
              <th scope="col" class="text">N-S</th>
              <th scope="col" class="text">E-W</th>
              <th scope="col" class="text">Result</th>
              ${has("lead") && html`<th scope="col" class="extra-column text">Lead</th>`}
              <th scope="col">Score</th>
              <th scope="col">N-S</th>
              <th scope="col">E-W</th>
            </tr>
          </thead>
          <tbody>
            ${results.map(
              (row) =>
                html`<tr key=${row.line}>
                  ${has("round") && html`<td class="extra-column">${row.round}</td>`}
                  ${has("group") && html`<td>${row.group}</td>`}
                  <td class="text"><${Names} about=${about} id=${row.ns} direction="NS" /></td>
                  <td class="text"><${Names} about=${about} id=${row.ew} direction="EW" /></td>
                  <td class="text result"><${Result} text=${row.result} /></td>
                  ${has("lead") && html`<td class="extra-column text">${row.lead && html`<${Card} text=${row.lead} />`}</td>`}
                  <td>${points(row.score)}</td>
                  <td>
                    <${Worth}
                      about=${about}
                      board=${board.board}
                      id=${row.ns}
                      direction="NS"
                      value=${row.ns_score}
                      onWhy=${onWhy}
                    />
                  </td>
                  <td>
                    <${Worth}
                      about=${about}
                      board=${board.board}
                      id=${row.ew}
                      direction="EW"
                      value=${row.ew_score}
                      onWhy=${onWhy}
                    />
                  </td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <div class="beside">
        ${board.deals.map((deal, i) => html`<${Hands} key=${i} deal=${deal} />`)}
        <${Frequency} board=${board} />
      </div>
    </div>
    ${
      history.length > 0 &&
      html`<section class="panel">
        <h3>What was corrected</h3>
        <ul class="plain log">
          ${history.map((line) => html`<li key=${line.line}><span class="soft">${line.line}</span> <code>${line.text}</code>${line.corrected_by ? ` corrected by line ${line.corrected_by}` : line.taken_back ? " taken back" : ""}</li>`)}
        </ul>
      </section>`
    }
  </article>`;
}

export function Boards({ source, about, which, onWhy }) {
  const numbers = about.boards.map((b) => b.board);
  const all = which === "all";
  const board = all ? null : numbers.includes(Number(which)) ? Number(which) : numbers[0];
  const { value, words } = useAnswer(source, board === undefined ? null : all ? "boards" : `board ${board}`);
  if (board === undefined) return html`<p class="hint soft">There are no boards yet.</p>`;
  const at = numbers.indexOf(board);
  return html`<nav class="steps-row" aria-label="Boards">
      <a
        class="button"
        aria-disabled=${at <= 0}
        href="#/event/boards/${numbers[Math.max(0, at - 1)]}"
        aria-label="Previous board"
        >‹</a
      >
      <label class="field"
        ><span class="unseen">Board</span
        ><select
          value=${all ? "all" : board}
          onChange=${(event) => (location.hash = `#/event/boards/${event.target.value}`)}
        >
          ${about.boards.map((b) => html`<option key=${b.board} value=${b.board}>Board ${b.board}${b.lines < about.expected ? ` (${b.lines} of ${about.expected})` : ""}</option>`)}
          <option value="all">All boards</option>
        </select></label
      >
      <a
        class="button"
        aria-disabled=${!all && at === numbers.length - 1}
        href="#/event/boards/${numbers[Math.min(numbers.length - 1, at + 1)]}"
        aria-label="Next board"
        >›</a
      >
    </nav>
    ${value && (words === "boards") === all && value.boards.map((b) => html`<${Traveller} key=${b.board} about=${about} board=${b} onWhy=${onWhy} />`)}`;
}
