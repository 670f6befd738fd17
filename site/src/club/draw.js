// The next round of a Swiss event: the engine draws it, and the director accepts it.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { colon, t } from "../i18n.js";
import { nameOf, useAnswer } from "../event/use.js";
import { Failed, useAttempt } from "./members.js";
import { Lines } from "./parts.js";

const methods = ["top-down", "vp", "rank", "random"];
const odds = ["bye", "triangle"];

export function DrawDialog({ source, about, onClose }) {
  const [method, setMethod] = useState("");
  const [odd, setOdd] = useState("bye");
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const [run, error, busy] = useAttempt();
  const words = [
    "draw",
    method && `method ${method}`,
    odd !== "bye" && `odd ${odd}`,
    first && last && `boards ${first}-${last}`,
  ]
    .filter(Boolean)
    .join(" ");
  const { value, error: wrong, words: answered } = useAnswer(source, words);
  const drawn = answered === words ? value : undefined;
  const who = (id) => {
    const team = about.contestants.find((c) => c.id === id);
    return html`<b>${id}</b> <bdi>${nameOf(team)}</bdi>`;
  };
  const accept = async () => (await run(() => source.append(drawn.lines.join("\n")))) && onClose();
  const number = (label, value, set) =>
    html`<label class="field"
      >${label}<input
        type="number"
        min="1"
        max="200"
        value=${value}
        placeholder=${t("desk.any")}
        onInput=${(event) => set(event.target.value)}
    /></label>`;
  return html`<${Dialog} title=${t("desk.draw")} onClose=${onClose} wide stays>
    <div class="dialog-body fields">
      <div class="two-fields">
        <label class="field"
          >${t("desk.draw.method")}<select value=${method} onChange=${(event) => setMethod(event.target.value)}>
            <option value="">${t("desk.draw.usual")}</option>
            ${methods.map((one) => html`<option key=${one} value=${one}>${t(`desk.draw.${one}`)}</option>`)}
          </select></label
        >
        <label class="field"
          >${t("desk.draw.odd")}<select value=${odd} onChange=${(event) => setOdd(event.target.value)}>
            ${odds.map((one) => html`<option key=${one} value=${one}>${t(`desk.draw.odd.${one}`)}</option>`)}
          </select></label
        >
        ${number(t("desk.draw.first"), first, setFirst)} ${number(t("desk.draw.last"), last, setLast)}
      </div>
      ${wrong && answered === words && html`<p class="error" role="alert">${errorWords(wrong)}</p>`}
      ${!drawn && !wrong && html`<p class="soft" role="status">${t("event.looking")}</p>`}
      ${
        drawn &&
        html`<h3>${t("desk.draw.round", { n: drawn.round })}</h3>
          ${drawn.rematches > 0 && html`<p class="notice bad">${t("desk.draw.rematch", { n: drawn.rematches })}</p>`}
          <table class="trav drawn">
            <thead>
              <tr>
                <th scope="col">${t("desk.guide.table")}</th>
                <th scope="col">${t("desk.draw.home")}</th>
                <th scope="col">${t("desk.draw.away")}</th>
              </tr>
            </thead>
            <tbody>
              ${drawn.matches.map(
                (match) =>
                  html`<tr key=${match.table}>
                    <td>${match.table}</td>
                    <td>${who(match.home)}</td>
                    <td>${who(match.away)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>
          ${drawn.bye.length > 0 && html`<p>${t("desk.draw.bye")}${colon()}${drawn.bye.map((id) => who(id))}</p>`}
          <${Lines} lines=${drawn.lines} />`
      }
      <${Failed} error=${error} />
      <p class="fields-foot">
        <button type="button" class="button" onClick=${onClose}>${t("event.cancel")}</button>
        <button type="button" class="button primary" disabled=${!drawn?.lines?.length || busy} onClick=${accept}>
          ${t("desk.draw.do")}
        </button>
      </p>
    </div>
  <//>`;
}
