// Parts of the screens of a table: the bar with the button that calls the director, the banner for entries not yet sent, boards, names.
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { idWords, say, seatLetter, seatName, sideLetters, t } from "../i18n.js";
import { Mark } from "../shell.js";
import { countWaiting, dismiss } from "./waiting.js";

const drawn = {
  hand: "M8 13V6.2a1.6 1.6 0 0 1 3.2 0V11M11.2 10.5V4.6a1.6 1.6 0 0 1 3.2 0v6M14.4 11V6.2a1.6 1.6 0 0 1 3.2 0V14c0 4.2-2.4 6.8-6 6.8-2.7 0-4.2-1.200-5.6-3.6l-2-3.6a1.6 1.6 0 0 1 2.7-1.7L8 13.5",
  cloud: "M4 4l16 16M8 8.5A5 5 0 0 0 7 18h10M10.5 6.3A6 6 0 0 1 17.6 11a3.6 3.6 0 0 1 2.7 5.4",
  back: "M15 5l-7 7 7 7",
  go: "M4 12h15M13 6l6 6-6 6",
  stay: "M7 4v16M17 4v16M7 12h10M7 8h10",
  boards: "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
  ask: "M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.200 1-1.200 2.200M12 17.500v.1",
};

export const Drawing = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${drawn[name]} /></svg>`;

/** The bar of a table: where one is, and always on the right the call for the director. */
export const TableBar = ({ title, sub, onBack, called, onCall }) =>
  html`<header class="top felt table-bar">
    ${
      onBack
        ? html`<button type="button" class="icon-button" aria-label=${t("back")} onClick=${onBack}>
            <${Drawing} name="back" />
          </button>`
        : html`<a class="brand" href="#/" aria-label=${t("home")}><${Mark} /></a>`
    }
    <div class="bar-title">
      <h1><bdi>${title}</bdi></h1>
      <p>${sub}</p>
    </div>
    ${
      onCall &&
      html`<button type="button" class="call-director" aria-pressed=${called ? "true" : undefined} onClick=${onCall}>
        <${Drawing} name="hand" />${t("table.director")}
      </button>`
    }
  </header>`;

/** What is not sent yet: shown until everything is. */
export function Banner({ lost }) {
  const n = countWaiting();
  if (n === 0 && !lost) return null;
  return html`<div class="banner" role="status">
    <${Drawing} name="cloud" />
    <span
      >${n > 0 ? t("table.waiting", { n }) : t("table.lost")}<small
        >${n > 0 ? t("table.waiting.about") : t("table.lost.about")}</small
      ></span
    >
  </div>`;
}

/** What the server refused, and why. */
export const Refusals = ({ list }) =>
  list.map(
    ({ key, body, refused }) =>
      html`<div key=${key} class="banner refused" role="alert">
        <span
          >${body.board ? t("table.refused.board", { n: body.board }) : t("table.refused")}<small
            >${errorWords(refused)}</small
          ></span
        >
        <button type="button" class="button" onClick=${() => dismiss(key)}>${t("table.refused.seen")}</button>
      </div>`,
  );

/** The number of a board, with red edges on the sides that are vulnerable. */
export const BoardNumber = ({ board, vul }) =>
  html`<span class="board-number vul-${vul}" aria-hidden="true">${board}</span>`;

export function vulWords(vul) {
  if (vul === "none") return t("table.vul.none");
  const who = vul === "both" ? t("table.vul.both") : sideLetters(vul);
  return [who, " ", html`<span class="vul">${t("table.vul.pair")}</span>`];
}

// ---- Names -----------------------------------------------------------------------------------------------------------------

/** Who sits where: names by seat, as far as known. For a team it is not known which of its players sit there. */
export function seatsOf(round) {
  const two = (side) =>
    side.length > 1 ? side.map(({ names }) => names[0]) : side[0]?.names.length === 2 ? side[0].names : [];
  const [N, S] = two(round.ns);
  const [E, W] = two(round.ew);
  return { N, E, S, W };
}

/** "Ann Lee and Bo Park", or the id if they have no names. */
export const sideName = (side) => {
  const names = side.flatMap(({ names: some }) => some);
  return names.length === 2 ? t("table.and", { a: names[0], b: names[1] }) : names.join(", ") || idsOf(side);
};

export const idsOf = (side) => side.map(({ id }) => idWords(id)).join("+");

const firstName = (name) => name.split(" ")[0];

/** First names of the side that confirms, or its letters. */
export function confirmers(round, side = "ew") {
  const seats = seatsOf(round);
  const [a, b] = side === "ew" ? [seats.E, seats.W] : [seats.N, seats.S];
  return [
    a ? firstName(a) : seatName(side === "ew" ? "E" : "N"),
    b ? firstName(b) : seatName(side === "ew" ? "W" : "S"),
  ];
}

/** A short name: "Di", or "West". */
export const shortName = (round, seat) => {
  const name = seatsOf(round)[seat];
  return name ? firstName(name) : seatName(seat);
};

/** The compass of the table: who sits where, and its number in the middle. */
export function SeatMap({ table, round }) {
  const seats = seatsOf(round);
  return html`<div class="seat-map">
    <dl>
      ${["N", "W", "E", "S"].map(
        (seat) =>
          html`<div key=${seat} class="seat-${seat}">
            <dt>${seatName(seat)}</dt>
            <dd><bdi>${seats[seat] ?? idsOf("NS".includes(seat) ? round.ns : round.ew)}</bdi></dd>
          </div>`,
      )}
    </dl>
    <div class="seat-table" aria-hidden="true">${table}</div>
  </div>`;
}

/** "N-S +620" */
export const scoreWords = (score) =>
  score === 0 ? t("nobody.scores") : `${sideLetters(score > 0 ? "ns" : "ew")} +${Math.abs(score)}`;

export { say, seatLetter };
