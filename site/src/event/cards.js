// Score cards: what somebody made, board by board.
import { html } from "../html.js";
import { Bars } from "./charts.js";
import { evenly, keyOf, nameOf, Names, points, Result, shown, titleOf, to, useAnswer } from "./use.js";

const other = { NS: "EW", EW: "NS" };

function Row({ about, card, row, write, has, onWhy }) {
  const key = keyOf(card);
  const tables = row.tables ?? [row];
  const opponents = html`<${Names} about=${about} id=${row.opponents} direction=${other[tables[0].direction]} />`;
  return html`<tr class=${row.tables ? "tables" : ""}>
    <td><a class="number" href=${to(`boards/${row.board}`)}>${row.board}</a></td>
    ${has("partner") && html`<td class="text">${row.partner}</td>`}
    <td class="text extra-column">${opponents}</td>
    <td class="text result">
      <small class="soft against">${"v "}${opponents}</small>
      ${tables.map((t) => html`<div key=${t.direction}><small class="soft">${t.direction}</small> <${Result} text=${t.result} /></div>`)}
    </td>
    <td class="scores">${tables.map((t) => html`<div key=${t.direction}>${points(t.score)}</div>`)}</td>
    <td>
      ${
        row.value === null
          ? ""
          : html`<button
              type="button"
              class="number"
              aria-label="${shown(row.value)} on board ${row.board}: why?"
              onClick=${() => onWhy({ key, board: row.board })}
            >
              ${!about.percent && row.value > 0 && "+"}${write.value(row.value)}
            </button>`
      }
    </td>
    ${has("percent") && html`<td class="extra-column">${write.percent(row.percent)}</td>`}
  </tr>`;
}

// What a round was worth; of teams the match.
function RoundHead({ about, card, round, columns }) {
  const sum = card.rounds.find((r) => r.round === round);
  const match = card.matches?.find((m) => m.round === round);
  const opponent = match?.teams[1] && nameOf(about.contestants.find((c) => c.id === match.teams[1]));
  const parts = [
    match?.won && `${shown(match.won[0])}–${shown(match.won[1])}`,
    !match && sum && `${about.percent ? shown(sum.value) : points(sum.value)} ${about.board_unit}`,
    sum?.percent !== undefined && `${sum.percent} %`,
    match?.vp && `${shown(match.vp[0])} VP`,
  ];
  return html`<tr class="round-head">
    <th colspan=${columns} scope="rowgroup" class="text">
      <b>Round ${round}</b>${opponent && html` v <bdi>${opponent}</bdi>`}${parts
        .filter(Boolean)
        .map((part) => html`, <span key=${part}>${part}</span>`)}
    </th>
  </tr>`;
}

function ScoreCard({ about, card, onWhy }) {
  const key = keyOf(card);
  const has = (name) => card.results.some((row) => row[name] !== undefined);
  const all = (name) => evenly(card.results.map((row) => row[name]));
  const write = { value: all("value"), percent: all("percent") };
  const rounds = [...new Set(card.results.map((row) => row.round ?? 0))];
  const columns = 5 + has("partner") + has("percent");
  const unit = about.percent ? `${card.percent} %` : `${shown(card.score)} ${about.total_unit}`;
  return html`<article class="score-card" aria-labelledby="card-${key}">
    <header>
      <h2 id="card-${key}">${titleOf(about, card)} <bdi>${nameOf(card)}</bdi></h2>
      ${card.team && html`<p class="soft"><bdi>${card.names.join(", ")}</bdi></p>`}
      <p>
        Rank${" "}
        <b>${card.rank}${card.tied ? "=" : ""}</b>, ${card.boards} boards,${" "}
        <button type="button" class="number" aria-label="${unit}: why?" onClick=${() => onWhy({ key })}>${unit}</button>
      </p>
    </header>
    <${Bars} about=${about} card=${card} onPick=${(board) => onWhy({ key, board })} />
    <div class="paper">
      <table class="event-table">
        <thead>
          <tr>
            <th scope="col">Board</th>
            ${has("partner") && html`<th scope="col" class="text">With</th>`}
            <th scope="col" class="text extra-column">Against</th>
            <th scope="col" class="text">Result</th>
            <th scope="col">Score</th>
            <th scope="col">${about.board_unit}</th>
            ${has("percent") && html`<th scope="col" class="extra-column">%</th>`}
          </tr>
        </thead>
        ${rounds.map(
          (round) =>
            html`<tbody key=${round}>
              ${round > 0 && html`<${RoundHead} about=${about} card=${card} round=${round} columns=${columns} />`}
              ${card.results
                .filter((row) => (row.round ?? 0) === round)
                .map(
                  (row) =>
                    html`<${Row}
                      key=${row.board}
                      about=${about}
                      card=${card}
                      row=${row}
                      write=${write}
                      has=${has}
                      onWhy=${onWhy}
                    />`,
                )}
            </tbody>`,
        )}
      </table>
    </div>
    ${
      card.penalties.length > 0 &&
      html`<ul class="plain penalties">
        ${card.penalties.map((p) => html`<li key=${p.line}>Penalty: ${p.penalty}${p.reason && html`, <bdi>${p.reason}</bdi>`}</li>`)}
      </ul>`
    }
  </article>`;
}

export function Cards({ source, about, which, onWhy }) {
  const keys = about.contestants.filter((c) => c.plays && !c.phantom);
  const all = which === "all";
  const chosen = all ? null : (keys.find((c) => c.key === which) ?? keys[0]);
  const { value, words } = useAnswer(source, chosen === undefined ? null : all ? "cards" : `card ${chosen.key}`);
  if (chosen === undefined) return html`<p class="hint soft">Nobody has a result yet.</p>`;
  return html`<div class="steps-row">
      <label class="field"
        ><span class="unseen">${about.contestant}</span
        ><select
          value=${all ? "all" : chosen.key}
          onChange=${(event) => (location.hash = to(`cards/${event.target.value}`))}
        >
          ${keys.map((c) => html`<option key=${c.key} value=${c.key}>${titleOf(about, c)} ${nameOf(c)}</option>`)}
          <option value="all">All score cards</option>
        </select></label
      >
    </div>
    ${value && (words === "cards") === all && value.cards.map((card) => html`<${ScoreCard} key=${keyOf(card)} about=${about} card=${card} onWhy=${onWhy} />`)}`;
}
