// Scorecards: the results of a contestant, board by board, and two scorecards side by side.
import { html } from "../html.js";
import { colon, t } from "../i18n.js";
import { firstOf, useLate, useSteps } from "../steps.js";
import { BoardNumber } from "./board_head.js";
import { Bars } from "./charts.js";
import { ThisIsMe, useMe, WhoAmI } from "./me.js";
import {
  calledOf,
  evenly,
  Hero,
  keyOf,
  nameOf,
  namesAt,
  Ordinal,
  penaltyWords,
  points,
  Points,
  Result,
  shown,
  sideOf,
  titleOf,
  to,
  unitWord,
  useAnswer,
} from "./use.js";

const other = { NS: "EW", EW: "NS" };
const step = 6; // rows that are drawn at a time

const vulOf = (about, board) => about.boards.find((one) => one.board === board)?.vul ?? "none";

/** The value of a row as it is written: a percentage, or in the unit of the boards. */
function useFigure(about, rows) {
  const write = evenly(
    rows.map((row) => (about.percent ? row.percent : row.value)),
    about.percent ? 1 : 0,
  );
  return (row) =>
    row.value === null ? "" : about.percent ? write(row.percent) : `${row.value > 0 ? "+" : ""}${write(row.value)}`;
}

const totalOf = (about, card) =>
  about.percent ? `${shown(card.percent)} %` : `${shown(card.score)} ${unitWord(about.total_unit)}`;

function Row({ about, card, row, figure, has, turns }) {
  const tables = row.tables ?? [row];
  return html`<tr>
    <td class="bd-cell">
      <a class="whole" href=${to(`boards/${row.board}`)}
        ><span class="unseen">${t("event.board")} </span
        ><${BoardNumber} board=${row.board} vul=${vulOf(about, row.board)}
      /></a>
    </td>
    <td class="nm">
      ${tables.map(
        (one) =>
          html`<div key=${one.direction} class="ct">
            <b><${Result} text=${one.result} /></b
            >${turns && html` <small class="soft">${sideOf(one.direction)}</small>`}
          </div>`,
      )}
      <span
        >${has("partner") && row.partner && html`${t("event.with")} <bdi>${namesAt(about, row.partner, "")}</bdi>, `}${t("event.against")}${" "}<bdi
          >${namesAt(about, row.opponents, other[tables[0].direction])}</bdi
        ></span
      >
    </td>
    <td class="rt sc">
      ${tables.map((one) => html`<div key=${one.direction}><${Points} value=${one.score} /></div>`)}
    </td>
    <td class="rt">
      ${
        row.value === null
          ? ""
          : html`<a
              class="figure"
              href=${to(`why/${keyOf(card)}/${row.session ? `${row.session}:` : ""}${row.board}`)}
              aria-label=${t("event.why.board", { figure: figure(row), n: row.board })}
              >${figure(row)}</a
            >`
      }
    </td>
  </tr>`;
}

// The value of a round; for teams, of the match.
function RoundHead({ about, card, round }) {
  const sum = card.rounds.find((r) => r.round === round);
  const match = card.matches?.find((m) => m.round === round);
  const opponent = match?.teams[1] && nameOf(about.contestants.find((c) => c.id === match.teams[1]));
  const parts = [
    match?.won && `${shown(match.won[0])}–${shown(match.won[1])}`,
    !match && sum && `${about.percent ? shown(sum.value) : points(sum.value)} ${unitWord(about.board_unit)}`,
    sum?.percent !== undefined && `${shown(sum.percent)} %`,
    match?.vp && `${shown(match.vp[0])} ${unitWord("VP")}`,
  ];
  return html`<tr class="round-head">
    <th colspan="4" scope="rowgroup">
      <b>${t("event.round", { n: round })}</b>${opponent && html`, ${t("event.against")} <bdi>${opponent}</bdi>`}${parts
        .filter(Boolean)
        .map((part) => html`, <span key=${part}>${part}</span>`)}
    </th>
  </tr>`;
}

/** The boards of a scorecard by round: [round, rows] each. */
const byRound = (results) =>
  [...new Set(results.map((row) => row.round ?? 0))].map((round) => [
    round,
    results.filter((row) => (row.round ?? 0) === round),
  ]);

function ScoreCard({ about, card, all }) {
  const key = keyOf(card);
  const has = (name) => card.results.some((row) => row[name] !== undefined);
  const figure = useFigure(about, card.results);
  // A pair that sits North-South all evening does not see the side on every board.
  const turns =
    new Set(card.results.flatMap((row) => (row.tables ?? [row]).map(({ direction }) => direction))).size > 1;
  const rounds = byRound(card.results);
  const drawn = useSteps(card.results.length, all, step);
  const parts = firstOf(
    rounds.map(([, rows]) => rows),
    drawn,
  );
  const whole = drawn >= card.results.length;
  return html`<article class="score-card" aria-labelledby="card-${key}" aria-busy=${whole ? undefined : "true"}>
    <h2 id="card-${key}" class=${all ? "" : "unseen"}>
      ${titleOf(about, card)} <bdi>${nameOf(card)}</bdi>
      ${all && html`<small class="soft">${card.rank}${card.tied ? "=" : ""}. ${totalOf(about, card)}</small>`}
    </h2>
    <div class="card-parts">
      ${!all && html`<${Bars} about=${about} card=${card} drawn=${drawn > step} />`}
      <div class="sheet-part">
        <table class="trav card-rows">
          <thead>
            <tr>
              <th scope="col">${t("event.board")}</th>
              <th scope="col">${t("event.contract")}</th>
              <th scope="col" class="rt">${t("event.score")}</th>
              <th scope="col" class="rt">${about.percent ? "%" : unitWord(about.board_unit)}</th>
            </tr>
          </thead>
          ${rounds.map(
            ([round], i) =>
              parts[i].length > 0 &&
              html`<tbody key=${round}>
                ${round > 0 && html`<${RoundHead} about=${about} card=${card} round=${round} />`}
                ${parts[i].map((row) => html`<${Row} key=${row.board} ...${{ about, card, row, figure, has, turns }} />`)}
              </tbody>`,
          )}
        </table>
      </div>
      ${
        whole &&
        card.penalties.length > 0 &&
        html`<ul class="sheet-part pad plain">
          ${card.penalties.map((p) => html`<li key=${p.line}>${t("event.penalty")}${colon()}${penaltyWords(p.penalty)}${p.reason && html`, <bdi>${p.reason}</bdi>`}</li>`)}
        </ul>`
      }
    </div>
  </article>`;
}

/** On felt: whose scorecard it is, the rank, and the total, which leads to its explanation. */
export function CardHead({ source, about, more: [which, second] }) {
  const chosen = about.contestants.find((c) => c.key === which);
  const { value, words } = useAnswer(source, chosen ? `card ${chosen.key}` : null);
  if (!chosen) return null;
  const card = words === `card ${chosen.key}` ? value?.cards[0] : undefined;
  const field = about.contestants.filter((c) => c.plays && !c.phantom && c.direction === chosen.direction).length;
  return html`<div class="heroic">
    <p class="k"><bdi>${calledOf(about, chosen)}</bdi></p>
    <p class="v">
      ${card?.score !== undefined ? html`<a class="figure" href=${to(`why/${chosen.key}`)} aria-label="${totalOf(about, card)}: ${t("event.why")}"><${Hero} figure=${totalOf(about, card)} /></a>` : html`<span>–</span>`}
    </p>
    <p class="d">
      ${card?.rank ? html`<${Ordinal} n=${card.rank} />${card.tied ? ` ${t("event.tied")}` : ""} ${t("event.of.n", { n: field })}, ${t("event.boards.n", { n: card.boards })}` : "\u00a0"}
      ${second && html`<br />${t("event.compared")}`}
    </p>
  </div>`;
}

// ---- Two cards side by side ----------------------------------------------------------------------------------------------

function Compare({ about, one, two }) {
  const figures = [one, two].map((card) => useFigure(about, card.results));
  const boards = [...new Set([...one.results, ...two.results].map((row) => row.board))].sort((a, b) => a - b);
  const rowOf = (card, board) => card.results.find((row) => row.board === board);
  const cell = (card, i, board) => {
    const row = rowOf(card, board);
    const rival = rowOf(i === 0 ? two : one, board);
    if (!row) return html`<td class="half">–</td>`;
    const better = rival && row.value !== null && rival.value !== null && row.value > rival.value;
    return html`<td class="half ${better ? "better" : ""}">
      ${(row.tables ?? [row]).map((at) => html`<span key=${at.direction} class="ct"><${Result} text=${at.result} /></span>`)}
      <a
        class="figure"
        href=${to(`why/${keyOf(card)}/${board}`)}
        aria-label="${t("event.why.board", { figure: figures[i](row), n: board })}, ${calledOf(about, card)}"
        >${figures[i](row)}</a
      >
    </td>`;
  };
  return html`<div class="sheet-part">
    <table class="trav compare">
      <thead>
        <tr>
          <th scope="col">${t("event.board")}</th>
          ${[one, two].map(
            (card) =>
              html`<th key=${keyOf(card)} scope="col">
                <bdi>${calledOf(about, card)}</bdi>
                <b>${totalOf(about, card)}</b>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${boards.map(
          (board) =>
            html`<tr key=${board}>
              <td class="bd-cell">
                <a href=${to(`boards/${board}`)}
                  ><span class="unseen">${t("event.board")} </span
                  ><${BoardNumber} board=${board} vul=${vulOf(about, board)}
                /></a>
              </td>
              ${cell(one, 0, board)} ${cell(two, 1, board)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Chooses whose scorecard is shown, and with whose it is compared. */
function Choose({ about, people, chosen, second, all }) {
  const late = useLate(about); // options take long to lay out: at first there are only the chosen ones
  const optionsOf = (some) =>
    some.map((c) => html`<option key=${c.key} value=${c.key}>${titleOf(about, c)} ${nameOf(c)}</option>`);
  const among = late ? people : people.filter((c) => c === chosen || c === second);
  const go = (path) => (location.hash = to(path));
  return html`<div class="card-choice screen-only" aria-busy=${late ? undefined : "true"}>
    <label class="field"
      >${t("event.card")}
      <select value=${all ? "all" : chosen.key} onChange=${({ target }) => go(`cards/${target.value}`)}>
        ${optionsOf(among)}
        <option value="all">${t("event.cards.all")}</option>
      </select>
    </label>
    ${
      !all &&
      html`<label class="field"
        >${t("event.compare")}
        <select
          value=${second?.key ?? ""}
          onChange=${({ target }) => go(`cards/${chosen.key}${target.value && `/${target.value}`}`)}
        >
          <option value="">–</option>
          ${optionsOf(among.filter((c) => c !== chosen))}
        </select>
      </label>`
    }
  </div>`;
}

export function Cards({ source, about, more: [which, versus] }) {
  const me = useMe(source, about);
  const people = about.contestants.filter((c) => c.plays && !c.phantom);
  const all = which === "all";
  const chosen = all ? undefined : people.find((c) => c.key === which);
  const second = chosen && people.find((c) => c.key === versus && c !== chosen);
  const words = all ? "cards" : chosen ? `card ${chosen.key}` : null;
  const { value, words: answered } = useAnswer(source, words);
  const { value: rival, words: answeredToo } = useAnswer(source, second ? `card ${second.key}` : null);
  if (people.length === 0) return html`<p class="hint soft">${t("event.cards.none")}</p>`;
  if (words === null)
    return html`<${WhoAmI}
      source=${source}
      about=${about}
      onChosen=${(c) => (location.hash = to(`cards/${c.key}`))}
    />`;
  const both = second && answeredToo === `card ${second.key}` ? rival?.cards[0] : undefined;
  return html`<${Choose} about=${about} people=${people} chosen=${chosen} second=${second} all=${all} />
    ${!all && html`<${ThisIsMe} source=${source} about=${about} contestant=${chosen} />`}
    ${!all && me && !second && me.key !== chosen.key && html`<p class="screen-only"><a class="button" href=${to(`cards/${me.key}/${chosen.key}`)}>${t("event.compare.mine")}</a></p>`}
    ${value && answered === words ? (second ? both && html`<${Compare} about=${about} one=${value.cards[0]} two=${both} />` : value.cards.map((card) => html`<${ScoreCard} key=${keyOf(card)} about=${about} card=${card} all=${all} />`)) : html`<div class="sheet-part waiting" aria-busy="true"></div>`}`;
}
