// A field for a result, which can be typed, or picked with the bidding box.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { engine, startEngine } from "../engine.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { complete, missing, notation, nothing, picked, Picker } from "../picker.js";
import { resultWords } from "../result_words.js";

/** The picks of a typed result; nothing if it is not a result. The engine of scores is loaded for the first one. */
async function picksOf(text) {
  try {
    if (text.trim() === "") return nothing;
    if (!engine) await startEngine(new URL(document.documentElement.dataset.engine, document.baseURI));
    return picked(engine.calculate(text));
  } catch {
    return nothing;
  }
}

function Box({ title, start, names, dealer, vul, onTake, onClose }) {
  const [picks, setPicks] = useState(start);
  const ready = complete(picks);
  return html`<${Dialog} title=${title} onClose=${onClose} full>
    <div class="entry">
      <${Picker} value=${picks} names=${names} dealer=${dealer} vul=${vul} onChange=${setPicks} />
      <footer class="foot slip-foot">
        <div class="slip">
          <div class="slip-words" aria-live="polite"><p>${ready ? resultWords(picks, names) : missing(picks)}</p></div>
          <button type="button" class="button primary" disabled=${!ready} onClick=${() => onTake(notation(picks))}>
            ${t("done")}
          </button>
        </div>
      </footer>
    </div>
  <//>`;
}

/** `seats`: {names, dealer, vul} of the table and the board, as far as they are known. `shown`: whether the label is visible. */
export function ResultField({ label, value, seats, placeholder = "4S N =", shown = true, onPut }) {
  const [start, setStart] = useState(null); // the picks with which the box opened
  const input = html`<input
    type="text"
    aria-label=${shown ? undefined : label}
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    placeholder=${placeholder}
    value=${value}
    onInput=${(event) => onPut(event.target.value)}
  />`;
  return html`<div class="result-field">
    ${shown ? html`<label class="field">${label}${input}</label>` : input}
    <button type="button" class="button" onClick=${async () => setStart(await picksOf(value))}>
      ${t("desk.box")} <span class="unseen">${label}</span>
    </button>
    ${
      start &&
      html`<${Box}
        title=${label}
        start=${start}
        ...${seats}
        onTake=${(text) => (setStart(null), onPut(text))}
        onClose=${() => setStart(null)}
      />`
    }
  </div>`;
}
