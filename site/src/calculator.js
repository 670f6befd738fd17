// The calculator: a result, its score at both vulnerabilities with every element, its place in the table, and the way
// back from a score.
import { useMemo, useState } from "preact/hooks";
import { attempt, engine } from "./engine.js";
import { errorWords } from "./errors.js";
import { html } from "./html.js";
import { language, sideLetters, t } from "./i18n.js";
import { notation, nothing, picked, Picker } from "./picker.js";
import { law, reason } from "./reasons.js";
import { resultWords } from "./result_words.js";
import { Bar } from "./shell.js";
import { useLate } from "./steps.js";
import { signed, Suits } from "./suits.js";
import { Typed } from "./typed.js";

/** A contract counts as made until another result is picked, so that its score is shown at once. */
const withOutcome = (picks) => (picks.level > 0 && picks.over === null ? { ...picks, over: 0 } : picks);

export function Calculator() {
  const [picks, setPicks] = useState(nothing);
  const [typed, setTyped] = useState("");
  const said = typed.trim() !== "" ? typed : picks.passed || picks.level > 0 ? notation(picks) : "";
  const { value: result, error } = useMemo(() => (said === "" ? {} : attempt(() => engine.calculate(said))), [said]);
  const late = useLate(result); // what is below the box waits for a frame, so that the box answers a tap at once
  const shown = late?.value;
  const box = typed.trim() === "" ? picks : result ? picked(result) : nothing;
  const pick = (next) => {
    setTyped("");
    setPicks(withOutcome({ ...next, declarer: "" }));
  };
  const clear = () => {
    setTyped("");
    setPicks(nothing);
  };
  return html`<div class="screen">
    <${Bar} door="calculator" title=${t("door.score")} />
    <main id="content" tabindex="-1" class="calculator">
      <section class="felt under-bar calculator-box" aria-label=${t("result")}>
        <${Picker} value=${box} onChange=${pick} compass=${false} whole=${late !== null} />
        <${Slip}
          picks=${box}
          result=${result}
          wrong=${Boolean(error)}
          onClear=${said === "" && typed === "" ? null : clear}
        />
      </section>
      <div class="answers">
        ${
          late &&
          html`<section class="panel typed-panel">
            <${Typed}
              label=${t("type.or")}
              value=${typed}
              error=${typed.trim() === "" || !error ? null : { message: errorWords(error), column: error.column }}
              onInput=${setTyped}
            />
          </section>`
        }
        ${useMemo(
          () =>
            late &&
            html`${shown && html`<${Scores} result=${shown} />`}<${Inverse} /><${LateTable} place=${shown?.place} />`,
          [late, language],
        )}
      </div>
    </main>
  </div>`;
}

/** The score, always visible next to the box. */
function Slip({ picks, result, wrong, onClear }) {
  return html`<footer class="foot slip-foot">
    <div class="slip">
      <div class="slip-words" aria-live="polite">
        <p>${result ? resultWords(picks) : t("both.vulnerabilities")}</p>
        ${
          result
            ? html`<p class="hero both-scores">
                ${result.scores.map(
                  ({ vul, score }) =>
                    html`<span key=${vul} class=${score < 0 ? "minus" : ""}
                      ><b>${signed(score)}</b>
                      <small class=${vul === "yes" ? "vul" : ""}
                        >${t(vul === "yes" ? "vulnerable" : "vulnerable.not")}</small
                      ></span
                    >`,
                )}
              </p>`
            : html`<p class="hero">${t(wrong ? "typed.wrong" : "pick.contract")}</p>`
        }
      </div>
      ${onClear && html`<button type="button" class="button" onClick=${onClear}>${t("clear")}</button>`}
    </div>
  </footer>`;
}

const sideWords = { declarer: "side.declarer", defenders: "side.defenders" };
const sideName = (side) => (sideWords[side] ? t(sideWords[side]) : sideLetters(side === "N-S" ? "ns" : "ew"));

function Scores({ result }) {
  const tricks = { n: 6 + result.level, taken: 6 + result.level + result.over };
  return html`<section class="panel scores" aria-labelledby="score-of">
    <header class="score-head">
      <h2 id="score-of" class="contract">
        ${result.level === 0 ? t("passed.out") : html`<${Suits} text=${result.text} />`}
      </h2>
      <p class="soft">${result.level === 0 ? t("nobody.scores") : t("bid.and.taken", tricks)}</p>
    </header>
    <div class="two">
      ${result.scores.map((score) => html`<${Score} key=${score.vul} score=${score} result=${result} />`)}
    </div>
  </section>`;
}

function Score({ score, result }) {
  const vulnerable = score.vul === "yes";
  const { sides } = result;
  return html`<article class="score">
    <h3 class=${vulnerable ? "vul" : ""}>${t(vulnerable ? "vulnerable" : "vulnerable.not")}</h3>
    <p class="both">
      <span
        ><small>${sideName(sides[0])}</small>
        <b class=${score.score < 0 ? "minus" : ""}>${signed(score.score)}</b></span
      >
      <span class="soft"><small>${sideName(sides[1])}</small> <b>${signed(-score.score)}</b></span>
    </p>
    <${Steps} steps=${score.steps} deal=${{ ...result, vulnerable }} />
  </article>`;
}

/** Each element with its arithmetic and its law. `deal` is what the reasons refer to: parts of a result, or a row of a
 * sheet. */
export function Steps({ steps, deal, where }) {
  if (steps.length === 0) return null;
  const isRow = deal.strain === undefined; // a row of a sheet
  const parts = isRow ? { ...engine.calculate(deal.result), ...deal } : deal;
  const side = "NS".includes(parts.declarer) ? "ns" : "ew";
  const about = isRow ? { ...parts, vulnerable: deal.vul === "both" || deal.vul === side } : parts;
  return html`<dl class="steps">
    ${steps.map(
      (step) =>
        html`<div key=${step.element}>
          <dt>${t(`element.${step.element}`)}${where ? html` <small>${where(step)}</small>` : null}</dt>
          <dd class="points">${step.points}</dd>
          <dd class="why">
            ${step.sum !== `${step.points}` && html`<span class="sum">${step.sum.replace(/ x /g, " × ")}</span> · `}${reason(step, about)}${" "}<span
              class="law"
              >(${law(step)})</span
            >
          </dd>
        </div>`,
    )}
  </dl>`;
}

// ---- The table -----------------------------------------------------------------------------------------------------

const cells = ["nv", "nvx", "nvxx", "v", "vx", "vxx"];
const suitsOf = (bid) =>
  bid.replace(/(\d)C/, "$1♣").replace(/(\d)D/, "$1♦").replace(/(\d)H/, "$1♥").replace(/(\d)S/, "$1♠").replace("/", " ");

/** The score table is drawn after the rest, and only when the place in it has changed. */
function LateTable({ place }) {
  const late = useLate(place);
  return useMemo(() => html`<${Table} ready=${late !== null} place=${late?.value} />`, [late, language]);
}

function Table({ ready, place }) {
  const [all, setAll] = useState(false);
  const table = useMemo(() => (ready ? engine.table() : []), [ready]);
  const level = place && place.bid !== "down" ? place.bid[0] : null;
  const shown = table.filter(
    (row) => all || (place ? (level ? row.bid[0] === level : row.bid === "down") : row.bid[0] === "1"),
  );
  return html`<section class="panel table-panel" aria-labelledby="table-head">
    <header class="panel-head">
      <h2 id="table-head">${t("table")}</h2>
      <button type="button" class="button quiet" aria-pressed=${all} onClick=${() => setAll(!all)}>
        ${t(all ? "table.part" : "table.whole")}
      </button>
    </header>
    <table class="grid-table">
      <colgroup>
        <col class="bids" />
        <col class="made" />
      </colgroup>
      <thead>
        <tr>
          <td></td>
          <td></td>
          <th colspan="3" scope="colgroup">${t("vulnerable.not")}</th>
          <th colspan="3" scope="colgroup" class="vul">${t("vulnerable")}</th>
        </tr>
        <tr>
          <th scope="col">${t("table.bid")}</th>
          <th scope="col">${t("table.made")}</th>
          ${["–", "X", "XX", "–", "X", "XX"].map((head, i) => html`<th scope="col" class=${i > 2 ? "vul" : ""}>${head}</th>`)}
        </tr>
      </thead>
      ${groups(shown).map(
        ([bid, rows]) =>
          html`<tbody key=${bid}>
            ${rows.map((row, i) => {
              const here = place && place.bid === row.bid && place.result === row.result;
              return html`<tr key=${row.result} class=${here ? "here" : ""} aria-current=${here ? "true" : undefined}>
                ${i === 0 && html`<th scope="rowgroup" rowspan=${rows.length} class="bid">${bid === "down" ? t("table.down") : html`<${Suits} text=${suitsOf(bid)} />`}</th>`}
                <td class="soft">${row.result}</td>
                ${cells.map((cell, n) => html`<td key=${cell} class="${n > 2 ? "vul" : ""} ${here && place.cells.includes(cell) ? "cell" : ""}">${row[cell]}</td>`)}
              </tr>`;
            })}
          </tbody>`,
      )}
    </table>
  </section>`;
}

function groups(rows) {
  const found = new Map();
  for (const row of rows) found.set(row.bid, [...(found.get(row.bid) ?? []), row]);
  return [...found];
}

// ---- The other way round -------------------------------------------------------------------------------------------

/** The contracts of a line: a list, or any that goes down so many. */
function contractsOf(line) {
  if (line.side === "") return [t("passed.out")];
  if (!line.from) return line.contracts.map((c) => html`<span><${Suits} text=${c} /></span> `);
  return [line.from > 1 ? t("any.from", { n: line.from }) : t("any.contract"), line.doubling && ` ${line.doubling}`];
}

function none({ nearest }) {
  const [below, above] = nearest.map(signed);
  return above === undefined ? t("inverse.none.one", { a: below }) : t("inverse.none", { a: below, b: above });
}

function Inverse() {
  const [text, setText] = useState("");
  const score = /^\s*[+\-−–]?\d{1,6}\s*$/.test(text) ? Number(text.replace(/[−–]/, "-")) : null;
  const found = useMemo(() => (score === null ? null : engine.inverse(score)), [score]);
  return html`<section class="panel inverse" aria-labelledby="inverse-head">
    <h2 id="inverse-head">${t("inverse")}</h2>
    <${Typed}
      label=${t("inverse.score", { side: sideLetters("ns") })}
      placeholder="980"
      value=${text}
      onInput=${setText}
      error=${text.trim() !== "" && score === null ? { column: 0, message: t("inverse.number") } : null}
    />
    ${
      found &&
      html`<div aria-live="polite">
        ${found.none && html`<p class="soft">${none(found)}</p>`}
        <ul class="lines">
          ${found.lines.map(
            (line, i) =>
              html`<li key=${i}>
                <span class="line-side">${line.side && sideName(line.side)}</span>
                <span class="line-contracts">${contractsOf(line)}</span>
                <b>${line.outcome.replace("-", "−")}</b>
                <span class="line-vul ${line.vul === "vulnerable" ? "vul" : ""}"
                  >${line.vul && t(line.vul === "vulnerable" ? "vulnerable" : "vulnerable.not")}</span
                >
              </li>`,
          )}
        </ul>
      </div>`
    }
  </section>`;
}
