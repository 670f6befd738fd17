// Charts, drawn as SVG. Nothing is computed here but where a line stands; numbers that are written come from the engine,
// and each chart has a table beside it that says the same.
import { html } from "../html.js";
import { signed } from "../suits.js";
import { find, keyOf, nameOf, shown, sideOf, titleOf } from "./use.js";

/** The boards of a card: columns above and below the average. */
export function Bars({ about, card, onPick }) {
  const rows = card.results.filter((row) => row.value !== null);
  if (rows.length < 2) return null;
  const middle = about.percent ? 50 : 0;
  const of = (row) => (about.percent ? row.percent : row.value) - middle;
  const most = about.percent ? 50 : Math.max(1, ...rows.map((row) => Math.abs(of(row))));
  const wide = 320 / rows.length;
  const every = Math.ceil(rows.length / 22); // of the boards' numbers, so many as have room
  return html`<figure class="chart">
    <svg viewBox="0 0 320 120" role="img" aria-label="Each board against the average">
      <line class="axis" x1="0" x2="320" y1="56" y2="56" />
      ${rows.map((row, i) => {
        const high = Math.max(1, (Math.abs(of(row)) / most) * 50);
        return html`<g
          key=${`${row.round}-${row.board}`}
          class="bar ${of(row) < 0 ? "below" : ""}"
          onClick=${() => onPick(row.board)}
        >
          <title>Board ${row.board}: ${row.value}${about.percent ? ` (${row.percent} %)` : ""}</title>
          <rect class="hit" x=${i * wide} y="0" width=${wide} height="112" />
          <rect
            x=${i * wide + wide * 0.12}
            y=${of(row) < 0 ? 56 : 56 - high}
            width=${wide * 0.76}
            height=${high}
            rx="1"
          />
          ${i % every === 0 && html`<text x=${(i + 0.5) * wide} y="118">${row.board}</text>`}
        </g>`;
      })}
    </svg>
    <figcaption>
      ${about.percent ? "Boards: above or below 50 %" : `Boards: ${about.board_unit} won or lost`}
    </figcaption>
  </figure>`;
}

/** How often each score was made on a board, N-S's best first. */
export function Frequency({ board }) {
  const rows = board.frequency;
  if (rows.length < 2) return null;
  const most = Math.max(...rows.map(({ count }) => count));
  return html`<figure class="chart frequency">
    <figcaption>North-South’s scores, and how often</figcaption>
    <ul>
      ${rows.map(
        ({ score, count }) =>
          html`<li key=${score}>
            <span>${signed(score)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class=${score < 0 ? "below" : ""} width=${(count / most) * 100} height="10" />
            </svg>
            <b>${count}<span class="unseen"> ${count === 1 ? "time" : "times"}</span></b>
          </li>`,
      )}
    </ul>
  </figure>`;
}

// ---- The race --------------------------------------------------------------------------------------------------------

/** The leaders from round to round, one race for each ranking. */
export function Race({ about, race, direction }) {
  const leaders = race.race.filter((row) => row.direction === direction).slice(0, 5);
  const { steps } = race;
  const values = leaders.flatMap((row) => row.values).filter((v) => v !== null);
  if (steps.length < 3 || leaders.length < 2 || values.length === 0) return null;
  const low = Math.min(...values);
  const high = Math.max(...values);
  const x = (i) => 24 + (i / (steps.length - 1)) * 290;
  const y = (v) => 124 - ((v - low) / (high - low || 1)) * 114;
  const who = (row) => nameOf(find(about, row.id, row.direction)) || titleOf(about, row);
  const every = Math.ceil(steps.length / 16);
  return html`<figure class="chart race">
    <figcaption>
      The race of the leaders${direction && ` ${sideOf(direction)}`}, ${race.by} by ${race.by}, in ${race.unit}
    </figcaption>
    <svg
      viewBox="0 0 320 142"
      role="img"
      aria-label=${`After ${steps.length} ${race.by}s: ${leaders.map(who).join(", ")}`}
    >
      ${[low, high].map((v) => html`<text key=${v} class="scale" x="18" y=${y(v) + 3}>${shown(v)}</text>`)}
      ${steps.map(
        (step, i) =>
          html`<g key=${step}
            ><line class="axis" x1=${x(i)} x2=${x(i)} y1="6" y2="128" />${
              i % every === 0 && html`<text x=${x(i)} y="139">${step}</text>`
            }</g
          >`,
      )}
      ${leaders.map((row, n) => {
        const points = row.values.map((v, i) => (v === null ? null : `${x(i)},${y(v)}`)).filter(Boolean);
        return html`<g key=${keyOf(row)} class="runner-${n}">
          <polyline points=${points.join(" ")} />
        </g>`;
      })}
    </svg>
    <ol>
      ${leaders.map(
        (row, n) =>
          html`<li key=${keyOf(row)} class="runner-${n}">
            <svg viewBox="0 0 20 8" aria-hidden="true"><polyline points="0,4 20,4" /></svg>
            <span>${row.rank}. <bdi>${who(row)}</bdi></span>
          </li>`,
      )}
    </ol>
  </figure>`;
}
