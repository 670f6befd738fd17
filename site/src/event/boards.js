// Travellers, board by board, with the cards where they are known.
import { html } from "../html.js";
import { Suits } from "../suits.js";
import { Frequency } from "./charts.js";
import { Card, evenly, find, keyOf, Names, points, Result, shown, to, useAnswer, vulnerable } from "./use.js";

const seatWords = { N: "North", E: "East", S: "South", W: "West" };

// "AKT54" as it is printed: A K 10 5 4
const spaced = (cards) => [...cards].map((card) => (card === "T" ? "10" : card)).join(" ") || "–";

const strains = ["C", "D", "H", "S", "NT"];
const symbols = { C: "♣", D: "♦", H: "♥", S: "♠", NT: "NT" };

// The level of the highest contract that each declarer makes.
function Makeable({ deal }) {
  return html`<table class="made">
    <caption>
      Makeable
    </caption>
    <thead>
      <tr>
        <td></td>
        ${strains.map((strain) => html`<th key=${strain} scope="col"><${Suits} text=${symbols[strain]} /></th>`)}
      </tr>
    </thead>
    <tbody>
      ${["N", "S", "E", "W"].map(
        (seat) =>
          html`<tr key=${seat}>
            <th scope="row">${seat}</th>
            ${strains.map((strain) => html`<td key=${strain}>${deal.makeable[seat][strain] ?? "–"}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The diagram that players know. */
export function Hands({ deal }) {
  const about = [deal.round && `Round ${deal.round}`, deal.group && `Group ${deal.group}`].filter(Boolean).join(", ");
  return html`<figure class="hands" aria-label="Hands">
    ${about && html`<figcaption>${about}</figcaption>`}
    ${Object.entries(deal.hands).map(
      ([seat, hand]) =>
        html`<div key=${seat} class="hand hand-${seat}">
          <h4>${seatWords[seat]} <small title="High-card points">${deal.hcp[seat]}</small></h4>
          <ul>
            ${hand.split(".").map((cards, suit) => html`<li key=${suit}><${Suits} text=${"♠♥♦♣"[suit]} /> ${spaced(cards)}</li>`)}
          </ul>
        </div>`,
    )}
    ${deal.makeable && html`<${Makeable} deal=${deal} />`}
    ${deal.par && html`<p class="par">Par N-S ${points(deal.par.score)}: <${Suits} text=${deal.par_words} /></p>`}
    ${deal.stated_par !== undefined && deal.stated_par !== deal.par?.score && html`<p class="par">${deal.par ? "The file says" : "Par as stated in the file:"} N-S ${points(deal.stated_par)}</p>`}
  </figure>`;
}

const seats = ["W", "N", "E", "S"];

// Calls under who made them; West has the first column.
function Auction({ row }) {
  const { first, calls } = row.auction;
  const before = seats.indexOf(first);
  const cells = [...Array(before).fill(""), ...calls];
  const lines = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(4 * i, 4 * i + 4));
  return html`<table class="auction">
    <caption>
      ${row.ns} v ${row.ew}:${" "}
      <${Result} text=${row.result} />${row.lead && html`, lead <${Card} text=${row.lead} />`}
    </caption>
    <thead>
      <tr>
        ${seats.map((seat) => html`<th key=${seat} scope="col">${seatWords[seat]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, i) =>
          html`<tr key=${i}>
            ${seats.map((seat, k) => html`<td key=${seat}>${line[k] && html`<${Suits} text=${line[k].replace(/^(\d)([CDHS])$/, (_, n, strain) => n + symbols[strain])} />`}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

// The first of them is in sight, the others wait behind a click.
function Auctions({ results }) {
  const [one, ...others] = results.filter((row) => row.auction);
  if (!one) return null;
  return html`<section class="auctions" aria-label="Auctions">
    <${Auction} row=${one} />
    ${
      others.length > 0 &&
      html`<details class="extra">
        <summary>${others.length === 1 ? "The other auction" : `${others.length} other auctions`}</summary>
        ${others.map((row) => html`<${Auction} key=${row.line} row=${row} />`)}
      </details>`
    }
  </section>`;
}

// The number that somebody got for a line; a click says why.
function Worth({ about, board, id, direction, value, write, onWhy }) {
  const who = find(about, id.split("+")[0], direction);
  if (value === null || !who) return write(value);
  return html`<button
    type="button"
    class="number"
    aria-label="${shown(value)} for ${id}: why?"
    onClick=${() => onWhy({ key: keyOf(who), board })}
  >
    ${write(value)}
  </button>`;
}

function Traveller({ about, board, writes, onWhy, onCorrect }) {
  const { dealer, vul, top, datum, results, history } = board;
  const has = (name) => results.some((row) => row[name]);
  const write = evenly(results.flatMap((row) => [row.ns_score, row.ew_score]));
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
                  <td class="text result ${row.result.length < 12 ? "short" : ""}">
                    ${
                      writes
                        ? html`<button
                            type="button"
                            class="number correct"
                            aria-label="Correct ${row.ns} v ${row.ew}, ${row.result}"
                            onClick=${() => onCorrect({ ...row, board: board.board })}
                          >
                            <${Result} text=${row.result} />
                          </button>`
                        : html`<${Result} text=${row.result} />`
                    }
                  </td>
                  ${has("lead") && html`<td class="extra-column text">${row.lead && html`<${Card} text=${row.lead} />`}</td>`}
                  <td>${points(row.score)}</td>
                  <td>
                    <${Worth}
                      about=${about}
                      board=${board.board}
                      id=${row.ns}
                      direction="NS"
                      value=${row.ns_score}
                      write=${write}
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
                      write=${write}
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
        <${Auctions} results=${results} />
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

export function Boards({ source, about, which, writes = true, onWhy, onCorrect }) {
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
        href=${to(`boards/${numbers[Math.max(0, at - 1)]}`)}
        aria-label="Previous board"
        >‹</a
      >
      <label class="field"
        ><span class="unseen">Board</span
        ><select
          value=${all ? "all" : board}
          onChange=${(event) => (location.hash = to(`boards/${event.target.value}`))}
        >
          ${about.boards.map((b) => html`<option key=${b.board} value=${b.board}>Board ${b.board}${b.lines < about.expected ? ` (${b.lines} of ${about.expected})` : ""}</option>`)}
          <option value="all">All boards</option>
        </select></label
      >
      <a
        class="button"
        aria-disabled=${!all && at === numbers.length - 1}
        href=${to(`boards/${numbers[Math.min(numbers.length - 1, at + 1)]}`)}
        aria-label="Next board"
        >›</a
      >
    </nav>
    ${value && (words === "boards") === all && value.boards.map((b) => html`<${Traveller} key=${b.board} about=${about} board=${b} writes=${writes} onWhy=${onWhy} onCorrect=${onCorrect} />`)}`;
}
