// Picks a result as from a bidding box: level, strain, double, declarer, tricks. Says it in the notation of the engine,
// which alone knows what it is worth.
import { useState } from "preact/hooks";
import { Choice } from "./dialog.js";
import { html } from "./html.js";
import { strains } from "./suits.js";

export const nothing = {
  passed: false,
  level: 0,
  strain: "",
  doubling: "",
  declarer: "",
  over: null,
  honors: "",
  holder: "",
  hcp: "",
};

export const complete = (p) => p.passed || (p.level > 0 && p.strain !== "" && p.declarer !== "" && p.over !== null);

const outcome = (over) => (over === 0 ? "=" : over > 0 ? `+${over}` : `${over}`);

/** "4SX S +1 honors E 150 hcp 24" */
export function notation(p) {
  if (p.passed) return "pass";
  const hcp = p.hcp === "" ? "" : ` hcp ${p.hcp}`;
  const honors = p.honors === "" || p.holder === "" ? "" : ` honors ${p.holder} ${p.honors}`;
  return `${p.level}${p.strain}${p.doubling} ${p.declarer} ${outcome(p.over)}${honors}${hcp}`;
}

/** What is still to be picked, in words. */
export function missing(p) {
  if (p.level === 0) return "Pick the level";
  if (p.strain === "") return "Pick the strain";
  if (p.declarer === "") return "Who declared?";
  return "How many tricks?";
}

/** From the parts of a result that the engine has read. */
export function picked({ level, strain, doubling, declarer, over }) {
  return level === 0 ? { ...nothing, passed: true } : { ...nothing, level, strain, doubling, declarer, over };
}

const seats = [
  ["N", "North"],
  ["E", "East"],
  ["S", "South"],
  ["W", "West"],
];

function seatOptions(names) {
  return seats.map(([key, word]) => [
    key,
    names?.[key] ? html`<b>${key}</b><small>${names[key]}</small>` : html`<b>${key}</b><small>${word}</small>`,
    names?.[key] ? `${word}, ${names[key]}` : word,
  ]);
}

// Seven odd tricks and six of the book: what a contract of this level can come to.
function outcomes(level, from, to) {
  const all = [];
  for (let over = from; over <= to; over++) all.push(over);
  return all.map((over) => [
    over,
    over < 0 ? `−${-over}` : outcome(over),
    over === 0 ? "Made exactly" : over > 0 ? `Made with ${over} over` : `Down ${-over}`,
    over < 0 ? "down" : "made",
  ]);
}

function Tricks({ id, value, onPick }) {
  const [more, setMore] = useState(false);
  const level = value.level || 1;
  const most = 6 + level;
  const shown = more || (value.over ?? 0) < -6 ? most : 6;
  const down = outcomes(level, -shown, -1).reverse();
  return html`<${Choice}
      legend="Result"
      name="${id}-over"
      columns="7"
      value=${value.over}
      onPick=${onPick}
      options=${outcomes(level, 0, 7 - level)}
    />
    <div class="tricks-down">
      <${Choice}
        legend="Down"
        hideLegend
        name="${id}-over"
        columns="7"
        value=${value.over}
        onPick=${onPick}
        options=${down}
      />
      ${shown < most && html`<button type="button" class="pick-more" onClick=${() => setMore(true)}>More down</button>`}
    </div>`;
}

function Honors({ id, value, change, names }) {
  const options =
    value.strain === "NT"
      ? [
          ["", "None"],
          ["150", "150", "150, all four aces"],
        ]
      : [
          ["", "None"],
          ["100", "100", "100, four honors"],
          ["150", "150", "150, all five"],
        ];
  return html`<details
    class="extra"
    open=${value.honors !== ""}
    onToggle=${(event) => event.target.open && event.target.scrollIntoView({ block: "nearest" })}
  >
    <summary>Honors${value.honors !== "" && value.holder !== "" ? `: ${value.honors}, ${value.holder}` : ""}</summary>
    <${Choice}
      legend="Honors in one hand"
      hideLegend
      name="${id}-honors"
      value=${value.honors}
      options=${options}
      onPick=${(honors) => change({ honors, holder: honors === "" ? "" : value.holder || value.declarer })}
    />
    ${
      value.honors !== "" &&
      html`<${Choice}
        legend="Held by"
        name="${id}-holder"
        class="seats"
        value=${value.holder}
        options=${seatOptions(names)}
        onPick=${(holder) => change({ holder })}
      />`
    }
  </details>`;
}

/** The rows of the box. `extras`: what a score sheet asks besides, {honors, hcp}. */
export function Picker({ id, value, onChange, names, extras = {} }) {
  const change = (part) => {
    const next = { ...value, passed: false, ...part };
    if (next.over !== null && (next.over > 7 - next.level || next.over < -6 - next.level)) next.over = null;
    if (next.strain === "NT" && next.honors === "100") next.honors = "";
    onChange(next);
  };
  return html`<div class="picker">
    <${Choice}
      legend="Level"
      name="${id}-level"
      value=${value.level}
      onPick=${(level) => change({ level })}
      columns="7"
      options=${[1, 2, 3, 4, 5, 6, 7].map((n) => [n, `${n}`])}
    />
    <${Choice}
      legend="Strain"
      name="${id}-strain"
      class="strains"
      value=${value.strain}
      onPick=${(strain) => change({ strain })}
      options=${strains.map(([key, sign, word]) => [key, sign, word, `suit ${word.toLowerCase()}`])}
    />
    <${Choice}
      legend="Declarer"
      name="${id}-declarer"
      class="seats"
      value=${value.declarer}
      onPick=${(declarer) => change({ declarer })}
      options=${seatOptions(names)}
    />
    <${Choice}
      legend="Doubled"
      name="${id}-doubling"
      value=${value.doubling}
      onPick=${(doubling) => change({ doubling })}
      class="doubles"
      options=${[
        ["", "No", "Not doubled"],
        ["X", "X", "Doubled"],
        ["XX", "XX", "Redoubled"],
      ]}
    />
    <${Tricks} id=${id} value=${value} onPick=${(over) => change({ over })} />
    ${extras.honors && html`<${Honors} id=${id} value=${value} change=${change} names=${names} />`}
    ${
      extras.hcp &&
      html`<label class="field"
        >High-card points of declarer's side
        <input
          type="number"
          inputmode="numeric"
          min="0"
          max="40"
          value=${value.hcp}
          onInput=${(event) => change({ hcp: event.target.value })}
      /></label>`
    }
  </div>`;
}
