// Charts. Only the positions of lines are computed here; the engine supplies all numbers that are written, and a table beside each
// chart says the same. Labels are text of the page, so they grow with it.
import { html } from "../html.js";
import { colon, t } from "../i18n.js";
import { worthOf } from "./traveller.js";
import { sideOn } from "./me.js";
import { calledOf, evenly, find, keyOf, points, Points, shown, sideOf, to, unitWord } from "./use.js";

/** The boards of a scorecard: columns above and below the average. The rows beside it say the same, and lead to the
 * explanations. `drawn`: whether the columns are; until then their place is empty. */
export function Bars({ about, card, drawn }) {
  const rows = card.results.filter((row) => row.value !== null);
  if (rows.length < 2) return null;
  const middle = about.percent ? 50 : 0;
  const of = (row) => (about.percent ? row.percent : row.value) - middle;
  const most = about.percent ? 50 : Math.max(1, ...rows.map((row) => Math.abs(of(row))));
  const part = (row) => `${Math.max(2, (Math.abs(of(row)) / most) * 100)}%`;
  const figure = (row) => (about.percent ? `${shown(row.percent)} %` : points(row.value));
  const every = Math.ceil(rows.length / 13); // of the boards' numbers, as many as fit
  return html`<figure class="sheet-part chart bars">
    <figcaption>
      ${about.percent ? t("event.bars.percent") : t("event.bars.unit", { unit: unitWord(about.board_unit) })}
    </figcaption>
    <ol role="img" aria-label=${rows.map((row) => `${row.board}: ${figure(row)}`).join(", ")}>
      ${(drawn ? rows : []).map(
        (row, i) =>
          html`<li
            key=${`${row.round}-${row.board}`}
            title="${t("event.board.n", { n: row.board })}${colon()}${figure(row)}"
          >
            <span class="up"><i style=${{ height: of(row) < 0 ? "0" : part(row) }}></i></span
            ><span class="down"><i style=${{ height: of(row) < 0 ? part(row) : "0" }}></i></span
            ><small class=${i % (2 * every) ? "less" : ""}>${i % every === 0 ? row.board : ""}</small>
          </li>`,
      )}
    </ol>
  </figure>`;
}

/** How often each score was made on a board, from the viewer's side, the best first. */
export function Frequency({ about, board, me, side }) {
  if (board.frequency.length < 2) return null;
  const rows = side === "EW" ? [...board.frequency].reverse() : board.frequency;
  const mine = board.results.find((row) => sideOn(me, row));
  const like = (score) => board.results.find((row) => row.score === score);
  const worth = (score) => like(score) && worthOf(about, like(score), side);
  const write = evenly(
    rows.map(({ score }) => worth(score)),
    about.percent ? 1 : 0,
  );
  const most = Math.max(...rows.map(({ count }) => count));
  return html`<figure class="sheet-part frequency">
    <figcaption class="h2">${t("event.often")}</figcaption>
    <ul>
      ${rows.map(({ score, count }) => {
        const is = mine?.score === score;
        const cards = Array.from(
          { length: count },
          (_, i) => html`<i key=${i} class=${is && i === 0 ? "you" : ""}></i>`,
        );
        return html`<li key=${score}>
          <b><${Points} value=${score} /></b>
          ${
            most > 12
              ? html`<span class="dots long" aria-hidden="true"
                  ><i class=${is ? "you" : ""} style=${{ width: `${(count / most) * 100}%` }}></i
                ></span>`
              : html`<span class="dots" aria-hidden="true">${cards}</span>`
          }
          <span class="unseen">${t("event.times", { n: count })}</span>
          ${most > 12 && html`<small aria-hidden="true">${count}</small>`}
          <span class="worth">${write(worth(score))}${about.percent ? " %" : ""}</span>
        </li>`;
      })}
    </ul>
  </figure>`;
}

// ---- The race --------------------------------------------------------------------------------------------------------

/** The leaders from round to round, one race for each ranking; the reader is always in it. */
export function Race({ about, race, direction, me }) {
  const all = race.race.filter((row) => row.direction === direction);
  const leaders = all.slice(0, 5);
  const { steps } = race;
  const values = leaders.flatMap((row) => row.values).filter((v) => v !== null);
  if (steps.length < 3 || leaders.length < 2 || values.length === 0) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = (i) => (i / (steps.length - 1)) * 100;
  const y = (v) => 100 - ((v - low) / (high - low || 1)) * 100;
  const who = (row) => calledOf(about, find(about, row.id, row.direction) ?? row);
  const every = Math.ceil(steps.length / 8);
  return html`<figure class="sheet-part chart race">
    <figcaption>
      <span class="h2">${t("event.race")}</span>${" "}<span class="soft"
        >${[sideOf(direction), t(`event.race.${race.by}`), race.unit === "%" ? "%" : unitWord(race.unit)].filter(Boolean).join(", ")}</span
      >
    </figcaption>
    <div class="plot">
      <div class="scale" aria-hidden="true"><span>${shown(high)}</span><span>${shown(low)}</span></div>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label=${t("event.race.after", { n: steps.length, names: leaders.map(who).join(", ") })}
      >
        ${steps.map((step, i) => html`<line key=${step} class="axis" x1=${x(i)} x2=${x(i)} y1="0" y2="100" />`)}
        ${leaders.map((row, n) => {
          const drawn = row.values.map((v, i) => (v === null ? null : `${x(i)},${y(v)}`)).filter(Boolean);
          return html`<polyline
            key=${keyOf(row)}
            class="runner-${n} ${me && keyOf(row) === me.key ? "me" : ""}"
            points=${drawn.join(" ")}
          />`;
        })}
      </svg>
      <ol class="steps" aria-hidden="true">
        ${steps.map((step, i) => html`<li key=${step} class=${i % (2 * every) ? "less" : ""}>${i % every === 0 ? step : ""}</li>`)}
      </ol>
    </div>
    <ol class="runners">
      ${leaders.map(
        (row, n) =>
          html`<li key=${keyOf(row)}>
            <svg viewBox="0 0 28 8" aria-hidden="true"><polyline class="runner-${n}" points="0,4 28,4" /></svg>
            <span>${row.rank}. <bdi>${who(row)}</bdi></span>
          </li>`,
      )}
    </ol>
  </figure>`;
}
