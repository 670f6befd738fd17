// The auction and the play of a table, step by step: the calls first, then each card. The step is part of the address. Meanwhile
// the double-dummy module finds in its workers what each card cost.
import { useEffect, useRef, useState } from "preact/hooks";
import { doubleDummy } from "../double_dummy.js";
import { errorText } from "../errors.js";
import { html } from "../html.js";
import { seatName, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { Suits } from "../suits.js";
import { Auction, callText } from "./auction.js";
import { Compass, Hand, pbnOf } from "./hands.js";
import { Card, find, namesAt, points, replaceWith, Result, seats, sideOf, to } from "./use.js";

const after = (seat, n) => seats[(seats.indexOf(seat) + n) % 4];

// The state after so many cards: cards played, the trick on the table, whose turn it is, and tricks won.
function playAt(play, count) {
  const gone = new Set();
  let trick = { leader: play[0]?.leader, cards: [] };
  let left = count;
  let won = { ns: 0, ew: 0 };
  for (const one of play) {
    if (left <= 0) break;
    const cards = one.cards.slice(0, left);
    left -= cards.length;
    for (const card of cards) gone.add(card);
    trick = { leader: one.leader, cards, winner: cards.length === one.cards.length ? one.winner : undefined };
    if (trick.winner) won = one;
  }
  const full = trick.cards.length === 4;
  const next =
    play[play.indexOf(play.find((one) => one.leader === trick.leader && one.cards[0] === trick.cards[0])) + 1];
  const turn = full ? next?.leader : trick.leader && after(trick.leader, trick.cards.length);
  return { gone, trick, won, turn };
}

// ---- What the cards cost -------------------------------------------------------------------------------------------------

const judgedPlays = new Map(); // answers by deal, contract and cards

/** JudgedPlay of wasm/dd.d.ts, after a while; {waits} until then, {failed} if it cannot be solved, {} if there is nothing to
 * judge. */
function useJudged(deal, row) {
  const pbn = deal && pbnOf(deal.hands);
  const strain = /^[1-7](NT|[CDHS])/.exec(row.result)?.[1];
  const played = (row.play ?? []).flatMap((trick) => trick.cards).join(" ");
  const name = pbn && strain && played ? `${pbn} ${strain} ${row.play[0].leader} ${played}` : null;
  const [state, setState] = useState(null);
  useEffect(() => {
    if (!name) return undefined;
    if (judgedPlays.has(name)) return void setState({ name, ...judgedPlays.get(name) });
    const gone = new AbortController();
    doubleDummy()
      .play(pbn, { strain, declarer: after(row.play[0].leader, 3), played, signal: gone.signal })
      .then(
        (judged) => {
          judgedPlays.set(name, judged);
          setState({ name, ...judged });
        },
        async (error) => {
          const failed = await errorText(error);
          if (!gone.signal.aborted) setState({ name, failed });
        },
      );
    return () => gone.abort();
  }, [name]);
  return state?.name === name && name ? state : { waits: name !== null };
}

/** The cards that cost tricks; each leads to its step. */
function Judged({ judged, calls, go }) {
  if (judged.failed)
    return html`<p class="sheet-part pad soft">${t("event.judged.failed", { why: judged.failed })}</p>`;
  if (!judged.cards && !judged.waits) return null;
  const dear = (judged.cards ?? []).map((card, i) => ({ ...card, i })).filter(({ cost }) => cost > 0);
  return html`<section class="sheet-part pad judged" aria-busy=${judged.waits ? "true" : undefined}>
    <h2>${t("event.judged")}</h2>
    <p class="soft">${judged.waits ? t("event.solving") : t("event.judged.best", { n: judged.tricks })}</p>
    ${judged.cards && dear.length === 0 && html`<p>${t("event.judged.none")}</p>`}
    ${
      dear.length > 0 &&
      html`<ul>
        ${dear.map(
          ({ seat, card, cost, i }) =>
            html`<li key=${i}>
              <button type="button" class="button quiet" onClick=${() => go(calls + i + 1)}>
                <span>${seatName(seat)}</span> <${Card} text=${card} />${" "}
                <span class="minus">${t("event.judged.cost", { n: cost })}</span>
              </button>
            </li>`,
        )}
      </ul>`
    }
  </section>`;
}

// ---- The table -----------------------------------------------------------------------------------------------------------

function Trick({ trick, board }) {
  return html`<div class="trick">
    ${trick.cards.map((card, i) => {
      const seat = after(trick.leader, i);
      return html`<span key=${card} class="played played-${seat} ${trick.winner === seat ? "won" : ""}"
        ><span class="unseen">${seatName(seat)}: </span><${Card} text=${card}
      /></span>`;
    })}
    ${trick.cards.length === 0 && html`<${Compass} board=${board.board} dealer=${board.dealer} vul=${board.vul} />`}
  </div>`;
}

// Names of the players: the first of a pair is North or East.
const sitting = (about, row, seat) => {
  const [id, direction, i] = seat === "N" || seat === "S" ? [row.ns, "NS", seat === "S"] : [row.ew, "EW", seat === "W"];
  const players = id.includes("+")
    ? id.split("+").map((one) => find(about, one, direction)?.names[0])
    : about.contest === "pairs"
      ? find(about, id, direction)?.names
      : undefined;
  return players?.[Number(i)] ?? "";
};

/** A board at one table, from the first call to the last card. `step` counts calls and cards. */
export function Replay({ about, board, row, step }) {
  const calls = row.auction?.calls.length ?? 0;
  const cards = row.play?.reduce((sum, trick) => sum + trick.cards.length, 0) ?? 0;
  const last = calls + cards;
  const at = Math.min(Math.max(step ?? 0, 0), last);
  const deal = board.deals.find((d) => (d.round ?? row.round) === row.round && (d.group ?? row.group) === row.group);
  const { gone, trick, won, turn } = playAt(row.play ?? [], Math.max(0, at - calls));
  const judged = useJudged(deal, row);
  const cost = at > calls ? (judged.cards?.[at - calls - 1]?.cost ?? 0) : 0;
  const go = (n) => replaceWith(to(`boards/${board.board}/replay/${row.line}`, { step: String(n) }));
  const pressed = useRef();
  pressed.current = (event) => {
    if (event.target.closest?.("input, select, dialog")) return;
    const way = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (way === undefined || way < 0 || way > last) return;
    event.preventDefault();
    go(way);
  };
  useEffect(() => {
    const listen = (event) => pressed.current(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  const now =
    at === 0
      ? t("event.replay.before")
      : at <= calls
        ? `${seatName(after(row.auction.first, at - 1))}: ${callText(row.auction.calls[at - 1])}`
        : t("event.replay.tricks", { ns: sideOf("NS"), a: String(won.ns), ew: sideOf("EW"), b: String(won.ew) });
  const button = (n, icon, label) =>
    html`<button
      type="button"
      class="button"
      aria-label=${label}
      disabled=${n < 0 || n > last || n === at}
      onClick=${() => go(n)}
    >
      <${Icon} name=${icon} />
    </button>`;
  const skip = (label, n) =>
    html`<button type="button" class="button quiet" disabled=${n === at} onClick=${() => go(n)}>${label}</button>`;
  return html`<section class="replay" aria-label=${t("event.replay")}>
    <div class="replay-table">
      <div class="sheet-part replay-head">
        <p>
          <span
            ><bdi class="person">${namesAt(about, row.ns, "NS")}</bdi> –
            <bdi class="person">${namesAt(about, row.ew, "EW")}</bdi></span
          >
          <b><${Result} text=${row.result} />${row.score !== null && ` ${points(row.score)}`}</b>
        </p>
        ${cards > 0 && at < calls ? skip(t("event.replay.play"), calls) : skip(t("event.replay.again"), 0)}
      </div>
      ${
        deal &&
        html`<div class="sheet-part diagram table-top">
          ${seats.map((seat) => deal.hands[seat] !== undefined && html`<${Hand} key=${seat} seat=${seat} cards=${deal.hands[seat]} gone=${gone} turn=${turn === seat} name=${sitting(about, row, seat)} />`)}
          <${Trick} trick=${trick} board=${board} />
        </div>`
      }
      <div class="replay-bar">
        ${button(at - 1 < 0 ? 0 : at - 1, "back", t("event.replay.back"))}
        <p role="status">
          <b><${Suits} text=${now} /></b> <span class="soft of">${at} / ${last}</span>
          ${cost > 0 && html`<span class="cost">${t("event.judged.cost", { n: cost })}</span>`}
        </p>
        ${button(Math.min(at + 1, last), "next", t("event.replay.on"))}
      </div>
    </div>
    <div class="replay-more">
      <${Judged} judged=${judged} calls=${calls} go=${go} />
      ${row.auction && html`<div class="sheet-part pad"><${Auction} auction=${row.auction} count=${Math.min(at, calls)} /></div>`}
    </div>
  </section>`;
}
