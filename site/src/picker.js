// Picks a result as from a bidding box: a card for the contract, a double, the declarer on the compass, the tricks. Writes it in
// the engine's notation; only the engine knows its score. Nothing moves during the choice: what is not possible yet is an outline in
// its place.
import { useRef, useState } from "preact/hooks";
import { Choice, Dialog } from "./dialog.js";
import { html } from "./html.js";
import { seatLetter, seatName, strainName, t } from "./i18n.js";
import { Strain, strainClass, strains } from "./suits.js";

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

/** `declared`: whether a declarer is needed. */
export const complete = (p, declared = true) =>
  p.passed || (p.level > 0 && p.strain !== "" && (!declared || p.declarer !== "") && p.over !== null);

const outcome = (over) => (over === 0 ? "=" : over > 0 ? `+${over}` : `${over}`);

/** "4SX S +1 honors E 150 hcp 24" */
export function notation(p) {
  if (p.passed) return "pass";
  const declarer = p.declarer === "" ? "" : ` ${p.declarer}`;
  const hcp = p.hcp === "" ? "" : ` hcp ${p.hcp}`;
  const honors = p.honors === "" || p.holder === "" ? "" : ` honors ${p.holder} ${p.honors}`;
  return `${p.level}${p.strain}${p.doubling}${declarer} ${outcome(p.over)}${honors}${hcp}`;
}

/** What is missing, in words. */
export function missing(p) {
  if (p.level === 0 || p.strain === "") return t("pick.contract");
  if (p.declarer === "") return t("pick.declarer");
  return t("pick.result");
}

/** How many of the three steps are done: contract, declarer, result. */
export const stepsDone = (p) =>
  p.passed ? 3 : (p.level > 0 ? 1 : 0) + (p.declarer !== "" ? 1 : 0) + (p.over !== null ? 1 : 0);

/** From the parts of a result that the engine has parsed. */
export function picked({ level, strain, doubling, declarer, over }) {
  return level === 0 ? { ...nothing, passed: true } : { ...nothing, level, strain, doubling, declarer, over };
}

const seats = ["N", "E", "S", "W"];
const book = 6;
const most = 7;

/** "made with 1 over", "down 2" */
export function outcomeWords(over) {
  if (over === 0) return t("made");
  return over > 0 ? t("made.over", { n: over }) : t("down", { n: -over });
}

// ---- Keys ------------------------------------------------------------------------------------------------------------

/** A group of keys of which one is pressed. Tab reaches the group, arrow keys move inside it. */
function Keys({ label, class: look, chosen, columns, children }) {
  const group = useRef(null);
  const move = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    if (!step) return;
    const keys = [...group.current.querySelectorAll("button:not(:disabled)")];
    const next = keys[keys.indexOf(document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return html`<div
    ref=${group}
    role="group"
    aria-label=${label}
    class="${look} ${chosen ? "chosen" : ""}"
    onKeyDown=${move}
  >
    ${children}
  </div>`;
}

/** A card that is touched. `spoken`: what is said in place of its sign; `label`: of its drawing. `reach`: whether Tab stops here. */
const Key = ({ look = "", pressed, spoken, label, off, reach = true, onPick, children }) =>
  html`<button
    type="button"
    class="key ${look}"
    aria-label=${label}
    aria-pressed=${pressed}
    disabled=${off}
    tabindex=${reach ? 0 : -1}
    onClick=${onPick}
  >
    ${spoken ? html`<span aria-hidden="true">${children}</span><span class="unseen">${spoken}</span>` : children}
  </button>`;

function Contract({ value, change }) {
  const levels = [1, 2, 3, 4, 5, 6, 7];
  const chosen = value.level > 0;
  const pressed = (level, strain) => value.level === level && value.strain === strain;
  return html`<${Keys} label=${t("contract")} class="keys" chosen=${chosen} columns=${most}>
    ${strains.flatMap((strain, row) =>
      levels.map(
        (level) =>
          html`<${Key}
            key=${strain + level}
            look=${strainClass(strain)}
            pressed=${pressed(level, strain)}
            label=${strain === "NT" ? undefined : `${level} ${strainName(strain)}`}
            reach=${chosen ? pressed(level, strain) : row === 0 && level === 1}
            onPick=${() => change({ level, strain })}
            ><span>${level}</span><${Strain} strain=${strain} />${
              strain === "NT" && html`<span class="unseen">${" "}${strainName(strain)}</span>`
            }<//
          >`,
      ),
    )}
  <//>`;
}

/** The seats around the table: names, who deals, who is vulnerable. */
function Compass({ value, change, names, dealer, vul, middle, children }) {
  const isVul = (seat) => vul === "both" || vul === ("NS".includes(seat) ? "ns" : "ew");
  const spoken = (seat) =>
    [
      names?.[seat] ? `${seatName(seat)}, ${names[seat]}` : seatName(seat),
      dealer === seat && t("dealer"),
      isVul(seat) && t("vulnerable"),
    ]
      .filter(Boolean)
      .join(", ");
  // The compass shows the first name; screen readers get the whole one.
  const short = (seat) => (names?.[seat] ? names[seat].split(" ")[0] : seatName(seat));
  return html`<${Keys} label=${t("declarer")} class="compass" chosen=${value.declarer !== ""} columns="1">
    ${seats.map(
      (seat) =>
        html`<button
          key=${seat}
          type="button"
          class="seat at-${seat} ${isVul(seat) ? "vul" : ""}"
          aria-pressed=${value.declarer === seat}
          tabindex=${(value.declarer || "N") === seat ? 0 : -1}
          onClick=${() => change({ declarer: seat })}
        >
          <span class="unseen">${spoken(seat)}</span>
          <span aria-hidden="true"><i>${seatLetter(seat)}</i> <bdi>${short(seat)}</bdi></span>
          ${dealer === seat && html`<span class="dealer" aria-hidden="true">${t("dealer.letter")}</span>`}
          ${isVul(seat) && html`<em aria-hidden="true">${t("vul.short")}</em>`}
        </button>`,
    )}
    <span class="compass-middle">${middle}</span>
    ${children}
  <//>`;
}

function Calls({ value, change, onPass }) {
  const off = value.level === 0;
  const call = (doubling, spoken) =>
    html`<${Key}
      pressed=${value.doubling === doubling}
      spoken=${spoken}
      off=${off}
      onPick=${() => change({ doubling: value.doubling === doubling ? "" : doubling })}
      >${doubling}<//
    >`;
  return html`<${Keys}
    label=${t("doubled.or.not")}
    class="calls"
    chosen=${value.doubling !== "" || value.passed}
    columns="1"
  >
    ${call("X", t("doubled"))} ${call("XX", t("redoubled"))}
    <${Key} pressed=${value.passed} spoken=${t("passed.out")} onPick=${onPass}>${t("pass")}<//>
  <//>`;
}

const signs = (over) => (over < 0 ? `−${-over}` : outcome(over));

function Results({ value, change }) {
  const [far, setFar] = useState(null); // the contract for which more than six down was chosen
  const { level } = value;
  const contract = `${level}${value.strain}`;
  const isFar = far === contract || (value.over ?? 0) < -book;
  const made = Array.from({ length: most }, (_, i) => i);
  const first = isFar ? book + 1 : 1;
  const down = Array.from({ length: isFar ? level : book }, (_, i) => -first - i);
  // Tab stops once in each row: at what is chosen there, or else at the first.
  const stops = { made: Math.max(value.over ?? 0, 0), down: value.over < 0 ? value.over : -first };
  const key = (over, off) =>
    html`<${Key}
      key=${over}
      look="${over < 0 ? "down" : ""} ${level > 0 && off ? "none" : ""}"
      pressed=${value.over === over}
      spoken=${outcomeWords(over)}
      off=${off}
      reach=${over === (over < 0 ? stops.down : stops.made)}
      onPick=${() => change({ over })}
      >${signs(over)}<//
    >`;
  return html`<${Keys} label=${t("result.made")} class="results" chosen=${value.over !== null} columns=${most}>
      ${made.map((over) => key(over, level === 0 || over > most - level))}
    <//>
    <${Keys} label=${t("result.down")} class="results" chosen=${value.over !== null} columns=${most}>
      ${down.map((over) => key(over, level === 0))}
      ${!isFar && html`<${Key} look="down" pressed=${false} spoken=${t("more.down")} off=${level === 0} reach=${false} onPick=${() => setFar(contract)}>…<//>`}
    <//>`;
}

// ---- What a score sheet asks besides ---------------------------------------------------------------------------------

function HonorsDialog({ value, change, names, onClose }) {
  const options =
    value.strain === "NT"
      ? [["150", "150", t("honors.aces")]]
      : [
          ["100", "100", t("honors.four")],
          ["150", "150", t("honors.five")],
        ];
  return html`<${Dialog} title=${t("honors")} onClose=${onClose}
    ><div class="dialog-body">
      <${Choice}
        legend=${t("honors.one.hand")}
        name="honors"
        value=${value.honors}
        options=${[["", t("none")], ...options.map(([key, points, words]) => [key, html`<b>${points}</b><small>${words}</small>`, `${points}, ${words}`])]}
        onPick=${(honors) => change({ honors, holder: honors === "" ? "" : value.holder || value.declarer })}
      />
      ${
        value.honors !== "" &&
        html`<${Choice}
          legend=${t("honors.held.by")}
          name="holder"
          columns="2"
          value=${value.holder}
          options=${seats.map((seat) => [seat, names?.[seat] ?? seatName(seat), names?.[seat] ? `${seatName(seat)}, ${names[seat]}` : undefined])}
          onPick=${(holder) => change({ holder })}
        />`
      }
    </div>
    <footer class="dialog-foot">
      <button type="button" class="button primary" onClick=${onClose}>${t("done")}</button>
    </footer><//
  >`;
}

function Honors({ value, change, names }) {
  const [open, setOpen] = useState(false);
  const said = value.honors !== "" && value.holder !== "";
  return html`<button
      type="button"
      class="honors-key"
      aria-pressed=${said}
      disabled=${value.level === 0}
      onClick=${() => setOpen(true)}
    >
      ${t("honors")}${said ? html` <b>${value.honors}</b>` : ""}
    </button>
    ${open && html`<${HonorsDialog} value=${value} change=${change} names=${names} onClose=${() => setOpen(false)} />`}`;
}

/** The bidding box. `names`, `dealer` and `vul` are those of the deal; `middle` is shown in the middle of the table.
 * `compass`: whether there is a declarer. `extras`: further fields of a score sheet, {honors, hcp}. `whole`: the results are drawn
 * too, whose room is kept. */
export function Picker({ value, onChange, names, dealer, vul, middle, compass = true, extras = {}, whole = true }) {
  const change = (part) => {
    const next = { ...value, passed: false, ...part };
    if (next.over !== null && (next.over > most - next.level || next.over < -book - next.level)) next.over = null;
    if (next.strain === "NT" && next.honors === "100") next.honors = "";
    onChange(next);
  };
  const pass = () => onChange(value.passed ? nothing : { ...nothing, passed: true });
  return html`<div class="picker ${compass ? "" : "without-compass"}">
    <p class="label">${t("contract")}</p>
    <${Contract} value=${value} change=${change} />
    ${
      compass
        ? html`<p class="label">${t("declarer.and.doubled")}</p>
            <div class="seat-and-calls">
              <${Compass} value=${value} change=${change} names=${names} dealer=${dealer} vul=${vul} middle=${middle}>
                ${extras.honors && html`<${Honors} value=${value} change=${change} names=${names} />`}
              <//>
              <${Calls} value=${value} change=${change} onPass=${pass} />
            </div>`
        : html`<p class="label">${t("doubled.or.not")}</p>
            <${Calls} value=${value} change=${change} onPass=${pass} />`
    }
    <p class="label">
      <span>${t("result")}</span>
      <small>${value.level > 0 ? t("tricks.make.it", { n: book + value.level }) : t("after.contract")}</small>
    </p>
    <div class="results-rows">${whole && html`<${Results} value=${value} change=${change} />`}</div>
    ${
      extras.hcp &&
      html`<label class="field on-felt"
        >${t("hcp")}
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
