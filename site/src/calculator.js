// The calculator: a result, its score at both vulnerabilities with every element, its place in the table, and the way
// back from a score.
import { useMemo, useState } from "preact/hooks";
import { attempt, engine } from "./engine.js";
import { html } from "./html.js";
import { complete, missing, notation, nothing, picked, Picker } from "./picker.js";
import { signed, Suits } from "./suits.js";
import { Typed } from "./typed.js";

export function Calculator() {
  const [text, setText] = useState("4S N =");
  const [partial, setPartial] = useState(null); // picks that are no result yet
  const { value: result, error } = useMemo(() => attempt(() => engine.calculate(text)), [text]);
  const box = partial ?? (result ? picked(result) : nothing);
  const pick = (next) => {
    setPartial(complete(next) ? null : next);
    if (complete(next)) setText(notation(next));
  };
  return html`<main tabindex="-1" class="page calculator">
    <h1 class="unseen">Calculator</h1>
    <section class="panel box" aria-label="Result">
      <${Picker} id="calc" value=${box} onChange=${pick} />
      <div class="box-foot">
        <button type="button" class="button quiet" onClick=${() => (setPartial(null), setText("pass"))}>
          Passed out
        </button>
        <button type="button" class="button quiet" onClick=${() => setPartial(nothing)}>Clear</button>
      </div>
      <${Typed}
        label="Or type it"
        value=${text}
        error=${text.trim() === "" ? null : error}
        onInput=${(typed) => (setPartial(null), setText(typed))}
      />
    </section>
    <div class="answers">
      ${
        partial || !result
          ? html`<section class="panel empty" aria-live="polite">
              <p>${partial ? missing(partial) : "No score yet"}</p>
            </section>`
          : html`<${Scores} result=${result} />`
      }
      <${Table} place=${partial ? null : result?.place} />
      <${Inverse} />
    </div>
    ${result && !partial && html`<${ScoreBar} result=${result} />`}
  </main>`;
}

/** On phones, where the scores stand below the box: what they are, and the way to them. */
function ScoreBar({ result }) {
  const show = () => document.getElementById("score-of").scrollIntoView({ behavior: "smooth" });
  return html`<button type="button" class="score-bar" onClick=${show}>
    <b><${Suits} text=${result.text} /></b>
    ${result.scores.map(({ vul, score }) => html`<span key=${vul} class=${vul === "yes" ? "vul" : ""}><small>${vul === "yes" ? "vulnerable" : "not vul."}</small><b>${signed(score)}</b></span>`)}
  </button>`;
}

function Scores({ result }) {
  return html`<section class="panel scores" aria-labelledby="score-of">
    <header class="score-head">
      <h2 id="score-of" class="contract"><${Suits} text=${result.text} /></h2>
      <p class="soft">${result.outcome}</p>
    </header>
    <div class="two" aria-live="polite">
      ${result.scores.map((score) => html`<${Score} key=${score.vul} score=${score} sides=${result.sides} />`)}
    </div>
  </section>`;
}

function Score({ score, sides }) {
  const vulnerable = score.vul === "yes";
  return html`<article class="score ${vulnerable ? "vul" : ""}">
    <h3>${vulnerable ? "Vulnerable" : "Not vulnerable"}</h3>
    <p class="both">
      <span><small>${sides[0]}</small> <b>${signed(score.score)}</b></span>
      <span class="soft"><small>${sides[1]}</small> <b>${signed(-score.score)}</b></span>
    </p>
    <${Steps} steps=${score.steps} />
  </article>`;
}

/** Each element with its arithmetic and its law. */
export function Steps({ steps, where }) {
  if (steps.length === 0) return null;
  return html`<dl class="steps">
    ${steps.map(
      (step) =>
        html`<div key=${step.element}>
          <dt>${step.name}${where ? html` <small>${where(step)}</small>` : null}</dt>
          <dd class="points">${step.points}</dd>
          <dd class="why">
            ${step.sum !== `${step.points}` && html`<span class="sum">${step.sum.replace(/ x /g, " × ")}</span> · `}${step.why}${" "}<span
              class="law"
              >(${step.law})</span
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

function Table({ place }) {
  const [all, setAll] = useState(false);
  const table = useMemo(() => engine.table(), []);
  const level = place && place.bid !== "down" ? place.bid[0] : null;
  const shown = table.filter(
    (row) => all || (place ? (level ? row.bid[0] === level : row.bid === "down") : row.bid[0] === "1"),
  );
  return html`<section class="panel" aria-labelledby="table-head">
    <header class="panel-head">
      <h2 id="table-head">Table</h2>
      <button type="button" class="button quiet" aria-pressed=${all} onClick=${() => setAll(!all)}>
        ${all ? "This part only" : "Whole table"}
      </button>
    </header>
    <table class="grid-table">
      <thead>
        <tr>
          <td></td>
          <td></td>
          <th colspan="3" scope="colgroup">Not vulnerable</th>
          <th colspan="3" scope="colgroup" class="vul">Vulnerable</th>
        </tr>
        <tr>
          <th scope="col">Bid</th>
          <th scope="col">Made</th>
          ${["–", "X", "XX", "–", "X", "XX"].map((head, i) => html`<th scope="col" class=${i > 2 ? "vul" : ""}>${head}</th>`)}
        </tr>
      </thead>
      ${groups(shown).map(
        ([bid, rows]) =>
          html`<tbody key=${bid}>
            ${rows.map((row, i) => {
              const here = place && place.bid === row.bid && place.result === row.result;
              return html`<tr key=${row.result} class=${here ? "here" : ""} aria-current=${here ? "true" : undefined}>
                ${i === 0 && html`<th scope="rowgroup" rowspan=${rows.length} class="bid">${bid === "down" ? "Down" : html`<${Suits} text=${suitsOf(bid)} />`}</th>`}
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

function Inverse() {
  const [text, setText] = useState("");
  const score = /^\s*[+\-−–]?\d{1,6}\s*$/.test(text) ? Number(text.replace(/[−–]/, "-")) : null;
  const found = useMemo(() => (score === null ? null : engine.inverse(score)), [score]);
  return html`<section class="panel inverse" aria-labelledby="inverse-head">
    <h2 id="inverse-head">Which result gives this score?</h2>
    <${Typed}
      label="Score of North-South"
      placeholder="980, or -100"
      value=${text}
      onInput=${setText}
      error=${text.trim() !== "" && score === null ? { column: 0, message: "Expected a number, like 980 or -100." } : null}
    />
    ${
      found &&
      html`<div aria-live="polite">
        ${found.none && html`<p class="soft">${found.none[0].toUpperCase() + found.none.slice(1).replace(/-(\d)/g, "−$1")}.</p>`}
        <ul class="lines">
          ${found.lines.map(
            (line, i) =>
              html`<li key=${i}>
                <span class="line-side">${line.side}</span>
                <span class="line-contracts"
                  >${line.contracts.map((c) => html`<span><${Suits} text=${c} /></span> `)}</span
                >
                <b>${line.outcome.replace("-", "−")}</b>
                <span class="line-vul ${line.vul === "vulnerable" ? "vul" : ""}">${line.vul}</span>
              </li>`,
          )}
        </ul>
      </div>`
    }
  </section>`;
}
