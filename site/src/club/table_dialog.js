// A table, opened from the desk: who sits there, which results are in or missing, and what the director can do: enter results with
// the bidding box, make rulings, confirm for the players.
import { useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { colon, t } from "../i18n.js";
import { complete, missing, notation, nothing, Picker } from "../picker.js";
import { resultWords } from "../result_words.js";
import { Result, useAnswer } from "../event/use.js";
import { Failed, useAttempt } from "./members.js";
import { boardAbout, placeIn } from "./table_states.js";

/** Enters a result with the bidding box. */
export function PickDialog({ source, about, row, board, teams, names, onClose }) {
  const [picks, setPicks] = useState(nothing);
  const [run, error, busy] = useAttempt();
  const ready = complete(picks);
  const line = ready ? `${placeIn(row, board, teams)}${notation(picks)}` : "";
  const { value: answer, words } = useAnswer(source, ready ? `line ${line}` : null);
  const current = words === `line ${line}` ? answer : null;
  const [result] = current?.results ?? [];
  const save = async () => (await run(() => source.append(line))) && onClose();
  return html`<${Dialog} title=${t("event.board.n", { n: board })} onClose=${onClose} full>
    <div class="entry">
      <${Picker}
        value=${picks}
        names=${names}
        ...${boardAbout(about, board)}
        middle=${t("desk.table.n", { n: row.table })}
        onChange=${setPicks}
      />
      <footer class="foot slip-foot">
        <div class="slip">
          <div class="slip-words" aria-live="polite">
            <p>${ready ? resultWords(picks, names) : missing(picks)}</p>
            <p class="hero">
              ${current && !current.good ? html`<span class="slip-error">${errorWords(current.error)}</span>` : result?.score !== undefined ? (result.score > 0 ? `+${result.score}` : result.score) : ""}
            </p>
            <${Failed} error=${error} />
          </div>
          <button type="button" class="button primary" disabled=${!current?.good || busy} onClick=${save}>
            ${t("save")}
          </button>
        </div>
      </footer>
    </div>
  <//>`;
}

const bare = (id) => id.replace(/^(?:NS|EW)(?=\d)/i, "");

/** A board of the table: its result, or the one that waits, and what can be done about it. */
function BoardRow({ source, row, board, is, waits, teams, onEnter, onLine, onRule, onConfirm }) {
  const { value } = useAnswer(source, is === "" || is === "half" ? null : `board ${board}`);
  const known = value?.boards[0]?.results.find(
    ({ ns, ew, round }) => bare(ns) === bare(row.ns) && bare(ew) === bare(row.ew) && (!teams || round === row.round),
  );
  const words = known?.result
    ? html`<${Result} text=${known.result} />`
    : waits
      ? html`<${Result} text=${waits.result} /> <small>${t("desk.state.confirm")}</small>`
      : html`<span class="soft">${t("desk.missing")}</span>`;
  const start = { board, ns: row.ns, ew: row.ew, result: known?.result ?? "" };
  return html`<li>
    <b>${board}</b>
    <span>${words}</span>
    ${waits && html`<button type="button" class="button" onClick=${() => onConfirm(waits)}>${t("desk.confirm.for")}</button>`}
    ${is === "" && html`<button type="button" class="button" onClick=${() => onEnter(board)}>${t("event.enter")}</button>`}
    <button
      type="button"
      class="button quiet"
      disabled=${(is === "in" || is === "ask") && !value}
      onClick=${() => onRule(start)}
    >
      ${t("desk.rule")}
    </button>
    <button type="button" class="button quiet" onClick=${() => onLine(placeIn(row, board, teams))}>
      ${t("desk.as-line")}
    </button>
  </li>`;
}

/** `onEnter(board)` opens the bidding box, `onLine(text)` fills the entry line, `onRule(start)` opens the form of rulings. */
export function TableDialog({ source, state, names, teams, onClose, ...actions }) {
  const { row, name, boards, waiting } = state;
  return html`<${Dialog} title=${t("desk.table.n", { n: name })} onClose=${onClose}>
    <div class="dialog-body fields">
      <p>${t("desk.round.n", { n: row.round })}${colon()}<bdi>${names.ns}</bdi> – <bdi>${names.ew}</bdi></p>
      <ul class="plain table-boards">
        ${boards.map(({ board, is }) => html`<${BoardRow} key=${board} source=${source} row=${row} board=${board} is=${is} waits=${waiting.find((one) => one.board === board)} teams=${teams} ...${actions} />`)}
      </ul>
    </div>
  <//>`;
}
