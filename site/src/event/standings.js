// The standings, and who moved since the last look.
import { useRef } from "preact/hooks";
import { html } from "../html.js";
import { Race } from "./charts.js";
import { useSlide } from "./slide.js";
import { evenly, keyOf, nameOf, shown, sideOf, titleOf, to, useAnswer } from "./use.js";

const none = [];

// Ranks by contestant, as they were in the standings before these.
function useBefore(standings) {
  const seen = useRef({ now: null, before: [] });
  if (seen.current.now !== standings) seen.current = { now: standings, before: seen.current.now ?? standings };
  return new Map(seen.current.before.map((row) => [keyOf(row), row.rank]));
}

function Moved({ from, to }) {
  if (from === undefined || from === to) return null;
  const up = to < from;
  return html`<span class="moved ${up ? "up" : "down"}"
    ><span aria-hidden="true">${up ? "▲" : "▼"}${Math.abs(from - to)}</span
    ><span class="unseen">${up ? "up" : "down"} from ${from}</span></span
  >`;
}

/** A pair without a name where nearly all others have one: `why` is the sentence about it. */
function Questioned({ why }) {
  return html`<span class="questioned" title=${why}
    ><span aria-hidden="true">?</span><span class="unseen">${why}</span></span
  >`;
}

// The warning about a row begins with who it is: "pair 77 has no name, ..."
function questionOf(about, row, warnings) {
  const start = `${titleOf(about, row)} has no name`.toLowerCase();
  return warnings.find(({ message }) => message.toLowerCase().startsWith(`${start},`))?.message ?? start;
}

// One ranking: of all, or of N-S or E-W. Each column knows whether it is shown.
function Ranking({ about, rows, warnings, before, onWhy, heading }) {
  const body = useSlide(rows.map(keyOf).join(" ")); // not when only the page is drawn anew, as for paper
  const has = (name) => rows.some((row) => row[name] !== undefined && row[name] !== "" && row[name] !== 0);
  const columns = [
    ["vp", "VP", has("vp")],
    ["score", about.total_unit, !has("vp")],
    ["percent", "%", has("percent")],
    ["imps", "IMPs", has("imps_won")],
    ["penalty", "Penalty", has("penalty")],
    ["B", "Strat B", rows.some((row) => row.strat_ranks?.B)],
    ["C", "Strat C", rows.some((row) => row.strat_ranks?.C)],
    ["boards", "Boards", true],
  ].filter(([, , is]) => is);
  const even = Object.fromEntries(
    ["score", "percent", "vp"].map((name) => [name, evenly(rows.map((row) => row[name]))]),
  );
  const main = columns.some(([name]) => name === "percent") ? "percent" : columns[0][0];
  const cell = (row, name) => {
    if (name === "imps") return `${shown(row.imps_won)}–${shown(row.imps_lost)}`;
    if (name === "B" || name === "C") return row.strat_ranks?.[name];
    return name === "penalty" && row.penalty === 0 ? "" : (even[name] ?? shown)(row[name]);
  };
  return html`<div class="paper ranking">
    <table class="event-table">
      ${
        heading &&
        html`<caption>
          ${heading}
        </caption>`
      }
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col" class="text">${about.contestant}</th>
          ${columns.map(([name, label]) => html`<th key=${name} scope="col" class=${name === main || name === "score" || name === "vp" ? "" : "extra-column"}>${label}</th>`)}
        </tr>
      </thead>
      <tbody ref=${body}>
        ${rows.map((row) => {
          const key = keyOf(row);
          const from = before.get(key);
          return html`<tr key=${key} class=${from !== undefined && from !== row.rank ? "fresh" : ""} data-key=${key}>
            <td class="rank">${row.rank}${row.tied ? "=" : ""}<${Moved} from=${from} to=${row.rank} /></td>
            <th scope="row" class="text">
              <a href=${to(`cards/${key}`)}
                ><span class="id">${row.id}</span
                >${" "}<bdi>${nameOf(row) || titleOf(about, row)}</bdi>${row.unnamed && html`<${Questioned} why=${questionOf(about, row, warnings)} />`}</a
              >${row.team && html`<small><bdi>${row.names.join(", ")}</bdi></small>`}
            </th>
            ${columns.map(([name, label]) =>
              name === main
                ? html`<td key=${name} class="main">
                    <button
                      type="button"
                      class="number"
                      aria-label="${cell(row, name)} ${label}: why?"
                      onClick=${() => onWhy({ key })}
                    >
                      ${cell(row, name)}
                    </button>
                  </td>`
                : html`<td key=${name} class=${name === "score" || name === "vp" ? "" : "extra-column"}>
                    ${cell(row, name)}
                  </td>`,
            )}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

// Every match, the last round first: names, what was won, victory points where there are any.
function Matches({ about, matches }) {
  const rounds = [...new Set(matches.map((m) => m.round))].reverse();
  const has = (name) => matches.some((m) => m[name]);
  const team = (id) => nameOf(about.contestants.find((c) => c.id === id)) || `Team ${id}`;
  const pair = (name) => {
    const write = evenly(matches.flatMap((m) => m[name] ?? []));
    return (values) => values?.map(write).join(" – ");
  };
  const [won, share, vp] = ["won", "share", "vp"].map(pair);
  return html`<section class="matches" aria-label="Matches">
    <h2>Matches</h2>
    <div class="match-rounds">
      ${rounds.map(
        (round) =>
          html`<div key=${round} class="paper">
            <table class="event-table">
              ${
                round > 0 &&
                html`<caption>
                  Round ${round}
                </caption>`
              }
              <thead>
                <tr>
                  <th scope="col" class="text">Teams</th>
                  <th scope="col">${about.board_unit}</th>
                  ${has("share") && html`<th scope="col">Match</th>`}${has("vp") && html`<th scope="col">VP</th>`}
                </tr>
              </thead>
              <tbody>
                ${matches
                  .filter((m) => m.round === round)
                  .map(
                    (m) =>
                      html`<tr key=${m.teams.join("-")}>
                        <th scope="row" class="text">
                          ${m.teams.map((id, i) => html`<div key=${id} class=${m.net?.[i] > 0 ? "won" : ""}><span class="id">${id}</span> <bdi>${team(id)}</bdi></div>`)}
                          ${m.teams.length === 1 && html`<div class="soft">sits out</div>`}
                        </th>
                        <td>${won(m.won ?? m.net)}</td>
                        ${has("share") && html`<td>${share(m.share)}</td>`}${has("vp") && html`<td>${vp(m.vp)}</td>`}
                      </tr>`,
                  )}
              </tbody>
            </table>
          </div>`,
      )}
    </div>
  </section>`;
}

export function Standings({ source, about, onWhy }) {
  const { value } = useAnswer(source, "standings");
  const { value: race } = useAnswer(source, "race 5");
  const before = useBefore(value?.standings ?? none);
  if (!value) return null;
  const { standings, penalties, matches, warnings = none } = value;
  if (standings.length === 0)
    return html`<p class="hint soft">
      No results yet: enter the first one, for example <code>board 1: 1 2 4S N =</code>
    </p>`;
  const groups = [
    ...new Set(standings.map((row) => `${row.direction}/${about.settings.sections === "apart" ? row.section : ""}`)),
  ];
  return html`<div class="rankings ${groups.length > 1 ? "several" : ""}">
      ${groups.map((group) => {
        const [direction, section] = group.split("/");
        const rows = standings.filter(
          (row) => row.direction === direction && (section === "" || row.section === section),
        );
        const heading = [
          section && `Section ${section}`,
          direction && { NS: "North-South", EW: "East-West" }[direction],
        ];
        return html`<${Ranking}
          key=${group}
          about=${about}
          rows=${rows}
          warnings=${warnings}
          before=${before}
          onWhy=${onWhy}
          heading=${heading.filter(Boolean).join(", ")}
        />`;
      })}
    </div>
    ${race && html`<div class="rankings ${groups.length > 1 ? "several" : ""}">${[...new Set(standings.map((row) => row.direction))].map((d) => html`<${Race} key=${d} about=${about} race=${race} direction=${d} />`)}</div>`}
    ${matches?.length > 0 && html`<${Matches} about=${about} matches=${matches} />`}
    ${
      penalties.length > 0 &&
      html`<section class="panel">
        <h2>Penalties</h2>
        <ul class="plain">
          ${penalties.map((p) => html`<li key=${p.line}>${sideOf(p.direction) || about.contestant} ${p.id}: ${p.penalty}${p.reason && html`, <bdi>${p.reason}</bdi>`}</li>`)}
        </ul>
      </section>`
    }`;
}
