// The screens of a table after the entry: the lead, the confirmation by the other side, the results of others, where to go next, and
// that the director was called. Each says one thing in large letters and has one green button.
import { useState } from "preact/hooks";
import { attempt, engine } from "../engine.js";
import { html } from "../html.js";
import { number, rankLetter, say, seatLetter, seatName, strainName, t } from "../i18n.js";
import { outcomeWords, picked } from "../picker.js";
import { Bid, resultWords } from "../result_words.js";
import { Pip, strainClass } from "../suits.js";
import { confirmers, Drawing, scoreWords, seatsOf, shortName, sideName } from "./parts.js";
import { minutes } from "./use.js";

const leftOf = { N: "E", E: "S", S: "W", W: "N" };
const ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** The parts of a result, parsed by the engine. */
export const partsOf = (result) => picked(engine.calculate(result));

const oneDigit = { maximumFractionDigits: 1 };

const outcomeSign = (over) => (over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`);

/** "4♠X S +1"; a ruling in its words. */
export function Short({ result }) {
  const { value, error } = attempt(() => partsOf(result));
  if (error) return result;
  if (value.passed) return t("passed.out");
  const rest = `${value.doubling} ${seatLetter(value.declarer)} ${outcomeSign(value.over)}`;
  return html`<${Bid} level=${value.level} strain=${value.strain} />${rest}`;
}

/** A card: a pip and the letter of its rank. */
export const Card = ({ card }) =>
  html`<span role="img" aria-label="${strainName(card[0])} ${rankLetter(card[1])}"
    ><${Pip} suit=${card[0]} /> ${rankLetter(card[1])}</span
  >`;

// ---- The lead --------------------------------------------------------------------------------------------------------------

/** Keys of a card: its suit, then its rank. `onDone` gets the card, or "" if it is omitted. */
export function Lead({ round, result, value, onDone }) {
  const [suit, setSuit] = useState(value?.[0] ?? "");
  const [rank, setRank] = useState(value?.[1] ?? "");
  const picks = partsOf(result);
  const leader = leftOf[picks.declarer];
  const contract = html`<${Bid} level=${picks.level} strain=${picks.strain} />`;
  const card = suit && rank ? suit + rank : "";
  return html`<main id="content" tabindex="-1" class="felt-part">
      <div class="table-ask">
        <h2>${say("table.lead.who", { who: html`<bdi>${shortName(round, leader)}</bdi>` })}</h2>
        <p>${say("table.lead.against", { leader: seatName(leader), contract, who: seatName(picks.declarer) })}</p>
      </div>
      <div class="lead-keys">
        <div class="lead-suits ${suit ? "chosen" : ""}" role="group" aria-label=${t("table.suit")}>
          ${["S", "H", "D", "C"].map(
            (one) =>
              html`<button
                key=${one}
                type="button"
                class="key ${strainClass(one)}"
                aria-pressed=${suit === one}
                aria-label=${strainName(one)}
                onClick=${() => setSuit(one)}
              >
                <${Pip} suit=${one} />
              </button>`,
          )}
        </div>
        <div class="lead-ranks ${rank ? "chosen" : ""}" role="group" aria-label=${t("table.rank")}>
          ${ranks.map(
            (one) =>
              html`<button
                key=${one}
                type="button"
                class="key ${suit ? strainClass(suit) : ""}"
                aria-pressed=${rank === one}
                disabled=${!suit}
                onClick=${() => setRank(one)}
              >
                ${rankLetter(one)}
              </button>`,
          )}
        </div>
      </div>
    </main>
    <footer class="foot slip-foot">
      <div class="slip">
        <div class="slip-words" aria-live="polite">
          <p>${t("table.led.by", { who: seatName(leader) })}</p>
          <p class="hero">${card ? html`<${Card} card=${card} />` : t("table.lead.pick")}</p>
        </div>
        <button type="button" class="button primary" disabled=${!card} onClick=${() => onDone(card)}>
          ${t("table.next")}
        </button>
      </div>
      <button type="button" class="button quiet wide" onClick=${() => onDone("")}>${t("table.lead.none")}</button>
    </footer>`;
}

// ---- The confirmation ------------------------------------------------------------------------------------------------------

const PassPicture = () =>
  html`<svg class="pass-picture" viewBox="0 0 230 104" aria-hidden="true" focusable="false">
    <rect x="80" y="20" width="70" height="64" rx="11" class="wood" />
    <circle cx="52" cy="52" r="18" class="gold" />
    <circle cx="178" cy="52" r="18" class="gold" />
    <text x="52" y="58">${seatLetter("W")}</text>
    <text x="178" y="58">${seatLetter("E")}</text>
    <rect x="101" y="24" width="28" height="44" rx="5" class="phone" transform="rotate(14 115 46)" />
    <rect x="105" y="30" width="20" height="27" rx="2" class="glass" transform="rotate(14 115 46)" />
    <path d="M136 34c10-14 26-16 36-6M174 17l-1 12-12 0" class="arrow" />
  </svg>`;

function Question({ question, round }) {
  return html`<p class="question" role="alert">
    <${Drawing} name="ask" />
    <span
      >${
        question.kind === "sign"
          ? t("table.ask.sign", { n: question.others, side: sideWord(question.side) })
          : t("table.ask.lead", { who: shortName(round, question.seat), seat: seatName(question.seat) })
      }</span
    >
  </p>`;
}

const sideWord = (side) => t(side === "NS" ? "table.side.ns" : "table.side.ew");

/** Addressed to the other side of the table. `entry`: {board, result, lead, score, questions}. */
export function Confirm({ round, entry, here, onYes, onNo }) {
  const picks = partsOf(entry.result);
  const names = seatsOf(round);
  const [a, b] = confirmers(round);
  const whole = (seat) => (names[seat] ? `${names[seat]}, ${seatName(seat)}` : seatName(seat));
  return html`<main id="content" tabindex="-1" class="table-paper">
      <div class="felt under-bar pass-on">
        <${PassPicture} />
        <h2>${here ? t("table.confirm.yours") : t("table.pass.to", { a, b })}</h2>
      </div>
      <section class="panel ticket">
        <p class="soft">${t("table.is.it.right", { a, b })}</p>
        <p class="ticket-result">
          ${picks.passed ? t("passed.out") : html`<${Bid} level=${picks.level} strain=${picks.strain} />${picks.doubling} ${outcomeSign(picks.over)}`}
        </p>
        ${!picks.passed && html`<p>${t("table.said", { who: seatName(picks.declarer), words: outcomeWords(picks.over) })}</p>`}
        ${(entry.questions ?? []).map((question) => html`<${Question} key=${question.kind} question=${question} round=${round} />`)}
        <dl>
          <dt>${t("table.score")}</dt>
          <dd>${scoreWords(entry.score)}</dd>
          ${
            !picks.passed &&
            html`<dt>${t("declarer")}</dt>
              <dd><bdi>${whole(picks.declarer)}</bdi></dd>`
          }
          ${
            entry.lead &&
            html`<dt>${t("table.lead")}</dt>
              <dd>
                ${say("table.lead.by", { card: html`<${Card} card=${entry.lead} />`, who: html`<bdi>${names[leftOf[picks.declarer]] ?? seatName(leftOf[picks.declarer])}</bdi>` })}
              </dd>`
          }
        </dl>
      </section>
    </main>
    <footer class="foot stack">
      <button type="button" class="button primary big" onClick=${onYes}>${t("table.yes")}</button>
      <button type="button" class="button" onClick=${onNo}>${t("table.no")}</button>
    </footer>`;
}

// ---- What others did -------------------------------------------------------------------------------------------------------

function Comparison({ board, mine, names }) {
  const share = board.results.some(({ ns_percent }) => ns_percent !== undefined);
  return html`<section class="panel so-far">
    <table class="so-far-rows">
      <caption class="unseen">
        ${t("table.so.far")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("table.pair.ns")}</th>
          <th scope="col">${t("contract")}</th>
          <th scope="col" class="right">${t("table.score")}</th>
          ${share && html`<th scope="col" class="right">%</th>`}
        </tr>
      </thead>
      <tbody>
        ${board.results.map(
          (row) =>
            html`<tr key=${`${row.ns} ${row.ew}`} class=${row === mine ? "mine" : ""}>
              <td><bdi>${names(row.ns)}</bdi></td>
              <td><${Short} result=${row.result} /></td>
              <td class="right score ${row.score < 0 ? "minus" : ""}">
                ${row.score === undefined ? "" : row.score > 0 ? `+${row.score}` : row.score < 0 ? `−${-row.score}` : "0"}
              </td>
              ${share && html`<td class="right">${row.ns_percent === undefined ? "" : number(row.ns_percent, oneDigit)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** After the confirmation: what was entered; and, if the club shows it, what others did. `board`: the traveller, or null;
 * `line`: the line of the log with the own row. */
export function Others({ entry, line, board, names, next, onNext }) {
  const mine = board?.results.find((row) => row.line === line);
  const percent = mine?.ns_percent;
  return html`<main id="content" tabindex="-1" class="table-paper">
      <div class="felt under-bar heroic">
        ${
          percent !== undefined && board.results.length > 1
            ? html`<p class="soft-on-felt">${t("table.so.far.ns")}</p>
                <p class="heroic-value">${number(percent, oneDigit)}<small> %</small></p>`
            : html`<p class="soft-on-felt">${t("table.saved")}</p>
                <p class="heroic-value small">${scoreWords(entry.score)}</p>`
        }
        <p>${resultWords(partsOf(entry.result), undefined)}</p>
      </div>
      ${board && board.results.length > 0 && html`<${Comparison} board=${board} mine=${mine} names=${names} />`}
      ${board && html`<p class="small-note">${t("table.will.change")}</p>`}
    </main>
    <footer class="foot">
      <button type="button" class="button primary big wide" onClick=${onNext}>
        ${next ? t("table.enter", { n: next }) : t("table.round.end")}
      </button>
    </footer>`;
}

// ---- Where to go next ------------------------------------------------------------------------------------------------------

const MovePicture = ({ from, to }) =>
  html`<svg class="move-picture" viewBox="0 0 300 112" role="img" aria-label=${t("table.from.to", { from, to })}>
    <rect x="22" y="30" width="64" height="64" rx="11" class="wood from" />
    <rect x="214" y="30" width="64" height="64" rx="11" class="wood to" />
    <text x="54" y="74" class="from">${from}</text>
    <text x="246" y="74">${to}</text>
    <path d="M100 62h74" class="dots" />
    <path d="M170 51l13 11-13 11" class="arrow" />
  </svg>`;

const directionWord = (direction) => t(direction === "NS" ? "table.side.ns" : "table.side.ew");

/** "Move to table 6 East-West": a line does not end between "table" and its number. */
const moveTo = ({ table, direction }) =>
  t("table.move.to", { table, side: directionWord(direction) }).replace(` ${table}`, `\u00a0${table}`);

/** Those who move, those who stay, and the boards. The first who move are in large letters. `between`: whether the clock is
 * between two rounds, with `left` milliseconds. */
export function Move({ table, left, between, earlier, onNext }) {
  const { next, undrawn } = table;
  const now = table.now ?? table.before; // all results may be entered
  const stays = (one) =>
    one.table === table.table && one.direction === (now.ns.some(({ id }) => id === one.id) ? "NS" : "EW");
  const goers = next.filter((one) => one.table && !stays(one));
  const stayers = next.filter((one) => one.table && stays(one));
  const sitters = next.filter((one) => !one.table);
  const [hero] = goers;
  const over = next.length === 0 && !undrawn;
  const boards = (one) => t("table.boards", { from: one.first, to: one.last });
  const row = (icon, key, title, about) =>
    html`<li key=${key}>
      <${Drawing} name=${icon} />
      <p><b>${title}</b>${about && html`<small>${about}</small>`}</p>
    </li>`;
  return html`<main id="content" tabindex="-1" class="table-paper">
      <div class="felt under-bar move-on">
        ${
          over
            ? html`<h2>${t("table.over")}</h2>
                <p>${t("table.over.about")}</p>`
            : undrawn
              ? html`<h2>${t("table.undrawn")}</h2>
                  <p>${t("table.undrawn.about")}</p>`
              : hero
                ? html`<p class="soft-on-felt"><bdi>${sideName([hero])}</bdi></p>
                    <h2>${moveTo(hero)}</h2>
                    ${hero.table !== table.table && html`<${MovePicture} from=${table.table} to=${hero.table} />`}`
                : html`<h2>
                    ${sitters.length > 0 ? t("table.sits.out", { names: sideName(sitters) }) : t("table.stay.all")}
                  </h2>`
        }
      </div>
      ${
        !over &&
        !undrawn &&
        html`<ul class="panel move-rows">
          ${hero && row("go", "hero", t("table.against", { names: sideName(hero.against) }), boards(hero))}
          ${goers.slice(1).map((one) => row("go", one.id, t("table.goes.to", { names: sideName([one]), table: one.table, side: directionWord(one.direction) }), boards(one)))}
          ${stayers.map((one) => row("stay", one.id, t("table.stays", { names: sideName([one]) }), `${boards(one)}, ${sideName(one.against)}`))}
          ${(hero ? sitters : []).map((one) => row("stay", one.id, t("table.sits.out", { names: sideName([one]) })))}
          ${
            table.boards_to &&
            row(
              "boards",
              "boards",
              t("table.boards.to", { from: now.boards[0].board, to: now.boards.at(-1).board, table: table.boards_to }),
              left === null || !between ? null : t("table.starts.in", { n: now.round + 1, time: minutes(left) }),
            )
          }
        </ul>`
      }
      ${earlier}
    </main>
    ${
      !over &&
      !undrawn &&
      html`<footer class="foot">
        <button type="button" class="button primary big wide" onClick=${onNext}>
          ${t("table.start.round", { n: now.round + 1 })}
        </button>
      </footer>`
    }`;
}

// ---- The director ----------------------------------------------------------------------------------------------------------

const abouts = ["turn", "revoke", "seats"];

/** `call`: the server's record of it; null until it is sent. */
export function Called({ call, onAbout, onCancel }) {
  return html`<main id="content" tabindex="-1" class="table-paper">
      <div class="felt under-bar pass-on">
        <span class="called-hand"><${Drawing} name="hand" /></span>
        <h2>${call ? (call.answered ? t("table.call.coming") : t("table.call.known")) : t("table.call.waits")}</h2>
        <p>${t("table.call.leave")}</p>
      </div>
      <section class="panel ticket left">
        <h2>${t("table.call.about")}</h2>
        <p class="soft">${t("table.call.optional")}</p>
        <div class="stack" role="group" aria-label=${t("table.call.about")}>
          ${abouts.map(
            (about) =>
              html`<button
                key=${about}
                type="button"
                class="button"
                aria-pressed=${call?.about === about}
                onClick=${() => onAbout(about)}
              >
                ${t(`table.call.${about}`)}
              </button>`,
          )}
        </div>
      </section>
    </main>
    <footer class="foot">
      <button type="button" class="button wide" onClick=${onCancel}>${t("table.call.cancel")}</button>
    </footer>`;
}
