// The results of a board: sorted, filtered, with the reader's own row marked. Every row links to the explanation of its score.
import { html } from "../html.js";
import { t } from "../i18n.js";
import { isOf, sideOn } from "./me.js";
import {
  Card,
  evenly,
  findAll,
  keyOf,
  namesAt,
  People,
  Points,
  replaceWith,
  Result,
  shown,
  sideOf,
  to,
  unitWord,
} from "./use.js";

const orders = ["best", "ns", "ew", "result"];
const byNumber = (name) => (a, b) => a[name].localeCompare(b[name], undefined, { numeric: true });

/** The side of the viewer: the reader's, if they played the board. */
export const viewOf = (me, results) => results.map((row) => sideOn(me, row)).find(Boolean) ?? "NS";

/** A side's value for a row: a percentage if scores are shares, otherwise its score. */
export const worthOf = (about, row, side) =>
  (about.percent ? row[`${side.toLowerCase()}_percent`] : undefined) ?? row[`${side.toLowerCase()}_score`];

/** The contestant whose figure a side's is; of two players who sat together, the reader or the first. */
export function keyFor(about, row, side, me) {
  const id = side === "NS" ? row.ns : row.ew;
  const one = isOf(me, id, side) ? me : findAll(about, id, side)[0];
  return one && keyOf(one);
}

/** Rows in the requested order, filtered by the text. */
export function arranged(about, results, side, { by = "best", find = "" }) {
  const worth = (row) => row[`${side.toLowerCase()}_score`] ?? -Infinity;
  const order = {
    best: (a, b) => worth(b) - worth(a) || b.score - a.score,
    ns: byNumber("ns"),
    ew: byNumber("ew"),
    result: byNumber("result"),
  }[by];
  const text = (row) =>
    `${row.ns} ${row.ew} ${namesAt(about, row.ns, "NS")} ${namesAt(about, row.ew, "EW")} ${row.result}`.toLowerCase();
  const wanted = find.trim().toLowerCase();
  return results.filter((row) => wanted === "" || text(row).includes(wanted)).sort(order ?? (() => 0));
}

/** How the rows are sorted and filtered; both are part of the address. */
function Arrange({ path, query }) {
  const change = (some) => replaceWith(to(path, { ...query, ...some }));
  return html`<details class="arrange" open=${Boolean(query.by || query.find)}>
    <summary>${t("event.arrange")}</summary>
    <div class="arrange-fields">
      <label class="field"
        >${t("event.sort")}
        <select
          value=${query.by ?? "best"}
          onChange=${({ target }) => change({ by: target.value === "best" ? "" : target.value })}
        >
          ${orders.map((by) => html`<option key=${by} value=${by}>${by === "ns" || by === "ew" ? sideOf(by.toUpperCase()) : t(`event.sort.${by}`)}</option>`)}
        </select>
      </label>
      <label class="field"
        >${t("event.find")}
        <input
          type="search"
          value=${query.find ?? ""}
          autocomplete="off"
          placeholder=${t("event.find.hint")}
          onInput=${({ target }) => change({ find: target.value })}
        />
      </label>
    </div>
  </details>`;
}

function Figure({ about, board, row, side, me, write, row: { line }, whole }) {
  const value = worthOf(about, row, side);
  const key = keyFor(about, row, side, me);
  if (value === null || value === undefined || !key) return html`<span>${write(value)}</span>`;
  const label = t("event.why.for", {
    figure: shown(value),
    name: namesAt(about, side === "NS" ? row.ns : row.ew, side),
  });
  return html`<a
    class="figure ${whole ? "whole" : ""}"
    data-line=${line}
    href=${to(`why/${key}/${board}`)}
    aria-label=${label}
    >${write(value)}</a
  >`;
}

/** `brief`: all boards are shown, as for paper, and nothing is sorted. `drawn`: how many rows are drawn yet. */
export function Traveller({ about, board, drawn, me, query, writes, brief, onCorrect }) {
  const { results } = board;
  const side = viewOf(me, results);
  const other = side === "NS" ? "EW" : "NS";
  const rows = arranged(about, results, side, brief ? {} : query);
  const has = (name) => results.some((row) => row[name]);
  const write = evenly(
    results.flatMap((row) => [worthOf(about, row, "NS"), worthOf(about, row, "EW")]),
    about.percent ? 1 : 0,
  );
  const unit = about.percent ? "%" : unitWord(about.board_unit);
  const figure = (row, of, whole) =>
    html`<${Figure}
      about=${about}
      board=${board.board}
      row=${row}
      side=${of}
      me=${me}
      write=${write}
      whole=${whole}
    />`;
  return html`<div class="sheet-part">
    ${!brief && results.length > 3 && html`<${Arrange} path=${`boards/${board.board}`} query=${query} />`}
    <table class="trav">
      <thead>
        <tr>
          ${has("round") && html`<th scope="col" class="roomy">${t("event.round.short")}</th>`}
          ${has("group") && html`<th scope="col">${t("event.group.short")}</th>`}
          <th scope="col">${sideOf("NS")}, <span class="soft">${sideOf("EW")}</span></th>
          <th scope="col">${t("event.contract")}</th>
          ${has("lead") && html`<th scope="col" class="roomy">${t("event.lead")}</th>`}
          <th scope="col" class="rt">${t("event.score")}</th>
          <th scope="col" class="rt main-figure"><span class="side-of">${sideOf(side)}${" "}</span>${unit}</th>
          <th scope="col" class="rt roomy">${sideOf(other)} ${unit}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.slice(0, drawn).map(
          (row) =>
            html`<tr key=${row.line} class=${sideOn(me, row) ? "mine" : ""} data-line=${row.line}>
              ${has("round") && html`<td class="roomy">${row.round}</td>`}
              ${has("group") && html`<td>${row.group}</td>`}
              <td class="nm">
                <b
                  ><bdi><${People} about=${about} id=${row.ns} direction="NS" /></bdi
                ></b>
                <span class="them"
                  ><bdi><${People} about=${about} id=${row.ew} direction="EW" /></bdi
                ></span>
                ${sideOn(me, row) && html`<span class="unseen">${t("event.me.is")}</span>`}
              </td>
              <td class="ct ${row.result.length < 12 ? "short" : ""}">
                ${
                  writes
                    ? html`<button
                        type="button"
                        class="correct"
                        aria-label=${t("event.correct.row", { ns: row.ns, ew: row.ew, result: row.result })}
                        onClick=${() => onCorrect({ ...row, board: board.board })}
                      >
                        <span class="words"><${Result} text=${row.result} /></span>
                      </button>`
                    : html`<${Result} text=${row.result} />`
                }
              </td>
              ${has("lead") && html`<td class="roomy">${row.lead && html`<${Card} text=${row.lead} />`}</td>`}
              <td class="rt sc"><${Points} value=${row.score} /></td>
              <td class="rt main-figure">${figure(row, side, true)}</td>
              <td class="rt roomy">${figure(row, other, false)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${rows.length === 0 && html`<p class="soft pad" role="status">${t("event.find.none")}</p>`}
  </div>`;
}

// A corrected line, with the current one.
function Change({ about, was, history }) {
  const by = history.find((line) => line.line === was.corrected_by);
  return html`<li>
    <bdi>${namesAt(about, was.ns, "NS")}</bdi> – <bdi>${namesAt(about, was.ew, "EW")}</bdi>:${" "}
    <s><${Result} text=${was.result} /></s>
    ${by && html` → ${by.taken_back ? t("event.taken") : html`<b><${Result} text=${by.result} /></b>`}`}
  </li>`;
}

/** The corrections of a board, in words. */
export function Corrected({ about, history }) {
  const was = history.filter((line) => line.corrected_by);
  if (was.length === 0) return null;
  return html`<section class="sheet-part corrected">
    <h2>${t("event.corrected")}</h2>
    <ul>
      ${was.map((line) => html`<${Change} key=${line.line} about=${about} was=${line} history=${history} />`)}
    </ul>
  </section>`;
}
