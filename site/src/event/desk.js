// The director's line: it is completed and checked while it is typed, and then added to the log, or tried out. The engine says
// what may come next, and whether the line is valid.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { errorWords, useCatalogues } from "../errors.js";
import { colon, t, within } from "../i18n.js";
import { Icon } from "../icons.js";
import { isRowOf, LineWords } from "./line_words.js";
import { Pasted, pastedLines } from "./pasted.js";
import {
  Card,
  contestantWord,
  evenly,
  keyOf,
  nameOf,
  Names,
  namesAt,
  points,
  Points,
  Result,
  shown,
  titleOf,
  unitWord,
  useAnswer,
} from "./use.js";

// ---- What is typed ------------------------------------------------------------------------------------------------------

// An error in the line: the text before it, and the rest marked.
function Mistake({ id, text, error, soft }) {
  const characters = [...text];
  const at = Math.min(Math.max(error.column - 1, 0), characters.length);
  return html`<p
    id=${id}
    class=${soft ? "soft about" : "error"}
    role=${soft ? undefined : "alert"}
    data-column=${error.column}
  >
    ${!soft && error.column > 0 && text !== "" && html`<code class="mistake">${characters.slice(0, at).join("")}<mark>${characters.slice(at).join("") || " "}</mark></code>`}
    ${errorWords(error)}
  </p>`;
}

/** What a line would change, in one or two sentences. */
export const effectWords = ({ ranks_changed: ranks, winner_changes: winner, results }) =>
  [
    ranks === 0 ? t("event.ranks.none") : t("event.ranks", { n: ranks }),
    t(winner ? "event.winner" : "event.line.stays"),
    ...results
      .filter(({ corrects }) => !corrects)
      .map(({ board, ns, ew }) => t("event.line.new", { who: `${ns} – ${ew}`, n: board })),
  ].join(" ");

function Meaning({ id, about, answer }) {
  return html`<div id=${id} class="meaning">
    ${answer.results.map(
      (r) =>
        html`<p key=${`${r.board} ${r.ns} ${r.ew}`}>
          ${t("event.board.n", { n: r.board })}${colon()}<${Names} about=${about} id=${r.ns} direction="NS" /> –${" "}
          <${Names} about=${about} id=${r.ew} direction="EW" />,${" "}<b><${Result} text=${r.result} /></b>${" "}
          ${[r.score !== undefined && points(r.score), r.ns_score !== undefined && `${shown(r.ns_score)} : ${shown(r.ew_score)}`].filter(Boolean).join(", ")}
          ${r.corrects && html`; <b>${t("event.corrects", { n: r.corrects })}</b>`}
        </p>`,
    )}
    ${answer.warnings.map((w, i) => html`<p key=${i} class="bad">${errorWords(w)}</p>`)}
    <p class="soft about">${effectWords(answer)}</p>
  </div>`;
}

// ---- What came last -------------------------------------------------------------------------------------------------------

/** A line of the log in words; the line itself if it cannot be read. */
function Said({ about, one, tableOf }) {
  if (one.said) return html`<${LineWords} about=${about} said=${one.said} />`; // also if it gives several boards a result
  if (one.kind === "result") {
    const lead = /\blead\s+([SHDC][AKQJT\d])\b/i.exec(one.text)?.[1];
    const where = [tableOf?.(one), t("event.board.n", { n: one.board })]
      .filter(Boolean)
      .map((word, i) => (i > 0 ? within(word) : word))
      .join(", ");
    const both = `${namesAt(about, one.ns, "NS")} – ${namesAt(about, one.ew, "EW")}`;
    return html`<span
      >${where}${colon()}<b><${Result} text=${one.result} /></b
      >${lead && html`, ${within(t("event.lead"))} <${Card} text=${lead.toUpperCase()} />`}${" "}
      <small><bdi>${both}</bdi>${one.corrects && html`<br />${t("event.corrects", { n: one.corrects })}`}</small></span
    >`;
  }
  return html`<code>${one.text}</code>`;
}

/** The last lines of the log, the newest first, without the rows of a movement. Each has the line itself as its title, and at its end the
 * points of North-South. `tableOf` gives the table of a result in words. */
export function Recent({ source, about, tableOf }) {
  const { value } = useAnswer(source, `history ${Math.max(1, about.lines - 40)} 41`);
  if (!value) return null;
  const last = value.history.filter((one, i) => one.text.trim() !== "" && !isRowOf(value.history, i)).slice(-5);
  return html`<ul class="plain log recent" aria-label=${t("event.recent")}>
    ${last.reverse().map(
      (one) =>
        html`<li key=${one.line} class=${one.corrected_by ? "void" : ""} title=${one.text}>
          <span class="soft">${one.line}</span>
          <${Said} about=${about} one=${one} tableOf=${tableOf} />
          ${one.score !== undefined && html`<${Points} value=${one.score} />`}
        </li>`,
    )}
  </ul>`;
}

// ---- Completion -----------------------------------------------------------------------------------------------------------

// Completions as whole lines; each continues from the column that the engine names. Arrow keys step through the list.
function useCompletion(text, answer) {
  const [marked, setMarked] = useState(-1);
  const words = useCatalogues("engine");
  useEffect(() => setMarked(-1), [text]);
  const start = [...text].slice(0, (answer?.column ?? 1) - 1).join("");
  const list = (answer?.candidates ?? [])
    .map((c) => ({
      ...c,
      help: words ? (words[c.help] ?? c.help) : "",
      line: `${start}${c.text}${c.text.endsWith("+") ? "" : " "}`,
    }))
    .filter((c) => !answer.good || c.line.trim() !== text.trim())
    .slice(0, 8);
  const move = (by) => setMarked((at) => ((at + 1 + by + list.length + 1) % (list.length + 1)) - 1);
  return { list, marked: Math.min(marked, list.length - 1), move };
}

/** The likely beginning of the next line: "board 12: ". */
const heading = async (source) => {
  const { next } = await source.ask("line ");
  return next && `${next} `;
};

const isTyped = ({ key, shiftKey, ctrlKey, altKey, metaKey }) =>
  (key.length === 1 || key === "Enter" || key === "Backspace" || (key === "Tab" && !shiftKey)) &&
  !ctrlKey &&
  !altKey &&
  !metaKey;

/** `initial` is in the field at first, and is selected after the part to `keep`; onAdded is called when something was added.
 * `line` is a line of the log: then undo takes back only that one. `recent`: the last lines are shown below. */
export function Desk({
  source,
  about,
  onWhatIf,
  onAdded,
  line = 0,
  initial = "",
  keep = 0,
  autofocus = false,
  recent = true,
}) {
  const id = useId();
  const field = useRef(null);
  const [text, setText] = useState(initial);
  const [failed, setFailed] = useState(null);
  const [said, setSaid] = useState("");
  const [pasted, setPasted] = useState(null);
  const { value: last } = useAnswer(source, line > 0 ? `undo ${line}` : "undo");
  const { value: answer, words } = useAnswer(source, `line ${text}`);
  const settled = words === `line ${text}`; // the answer belongs to the text as it is now
  const current = settled ? answer : null;
  const { list, marked, move } = useCompletion(text, current);
  const busy = useRef(false); // something is being added
  const ahead = useRef([]); // keys that were pressed before the answer they depend on arrived
  useEffect(() => {
    if (!autofocus) return;
    field.current.focus();
    field.current.setSelectionRange(keep, initial.length);
    if (initial === "") heading(source).then((next) => setText((typed) => typed || next));
  }, []);

  const type = (value) => {
    setText(value);
    setFailed(null);
  };
  const take = (value) => {
    type(value);
    field.current.focus();
  };
  const guarded = async (change) => {
    busy.current = true;
    try {
      setSaid(await change());
      setFailed(null);
      const next = await heading(source);
      setText((now) => (now === text ? next : now)); // keeps what was typed while the line was sent
      field.current?.focus();
      onAdded?.();
    } catch (error) {
      ahead.current = [];
      setFailed(
        error.column === undefined
          ? { own: true, message: t("event.not-stored", { why: error.message }), column: 0 }
          : error,
      );
    }
    busy.current = false;
  };
  const add = () =>
    text.trim() !== "" &&
    guarded(async () => {
      await source.append(text.trimEnd());
      return t("event.added", { line: text });
    });
  const undo = () => guarded(async () => t("event.taken-back", { line: await source.undo(line) }));
  // Several pasted lines are shown before they are added.
  const paste = async (event) => {
    const lines = pastedLines(event.clipboardData?.getData("text") ?? "");
    if (lines.length < 2) return;
    event.preventDefault();
    setPasted({ lines, next: (await source.ask("line ")).next });
  };
  const keys = (event) => {
    const { key, shiftKey } = event;
    const inDialog = field.current.closest("dialog"); // which Escape closes
    const early = busy.current || ahead.current.length > 0 || (key === "Tab" && text !== "" && !settled);
    if (early && isTyped(event)) ahead.current.push(key);
    else if (key === "ArrowDown" || key === "ArrowUp") move(key === "ArrowDown" ? 1 : -1);
    else if (key === "Tab" && !shiftKey && text !== "" && list.length > 0) take(list[Math.max(marked, 0)].line);
    else if (key === "Enter" && marked >= 0) take(list[marked].line);
    else if (key === "Escape" && text !== "" && !inDialog) type("");
    else return;
    event.preventDefault();
  };
  // Keys typed ahead: letters are appended to the text; Tab and Enter wait for the answer to what is before them.
  useEffect(() => {
    if (!settled || busy.current) return;
    let typed = text;
    for (let key; (key = ahead.current[0]); ahead.current.shift()) {
      if (key.length === 1) typed += key;
      else if (key === "Backspace") typed = typed.slice(0, -1);
      else if (typed !== text) break;
      else if (key === "Tab") typed = list[0]?.line ?? text;
      else if (ahead.current.shift()) return void add();
    }
    if (typed !== text) type(typed);
  }, [settled, answer]);

  const entered = current && text.trim() !== "" ? current : null;
  const wrong = failed ?? (entered && !entered.good ? entered.error : null);
  // Unfinished text is not an error until it is entered.
  const unfinished = !failed && wrong && wrong.column > [...text.trimEnd()].length;
  const describes = wrong || entered ? `${id}-meaning` : `${id}-keys`;
  const offered = list[Math.max(marked, 0)];
  if (pasted)
    return html`<${Pasted}
      ...${pasted}
      source=${source}
      about=${about}
      onClose=${() => setPasted(null)}
      onAdded=${(count) => (setSaid(t("event.added.n", { n: count })), setPasted(null), onAdded?.())}
    />`;
  return html`<form
      class="desk"
      onSubmit=${(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label for=${id}>${t("event.line")}</label>
      <input
        ref=${field}
        id=${id}
        type="text"
        role="combobox"
        value=${text}
        placeholder="board 12: 7 14 4S N -1"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="done"
        aria-expanded=${list.length > 0}
        aria-controls="${id}-list"
        aria-autocomplete="list"
        aria-activedescendant=${marked >= 0 ? `${id}-${marked}` : undefined}
        aria-invalid=${wrong && !unfinished ? "true" : undefined}
        aria-describedby=${describes}
        onInput=${(event) => type(event.target.value)}
        onKeyDown=${keys}
        onPaste=${paste}
      />
      <ul class="completions" role="listbox" id="${id}-list" aria-label=${t("event.completions")}>
        ${list.map(
          (c, i) =>
            html`<li
              key=${c.line}
              id="${id}-${i}"
              role="option"
              aria-selected=${i === marked}
              onMouseDown=${(event) => event.preventDefault()}
              onClick=${() => take(c.line)}
            >
              ${c.text}${c.help && html`<span class="unseen"> ${c.help}</span>`}
            </li>`,
        )}
      </ul>
      ${text !== "" && offered?.help && html`<p class="soft about offered" aria-hidden="true"><b>${offered.text}</b> <bdi>${offered.help}</bdi></p>`}
      ${wrong && html`<${Mistake} id="${id}-meaning" text=${text} error=${wrong} soft=${unfinished} />`}
      ${entered?.good && html`<${Meaning} id="${id}-meaning" about=${about} answer=${entered} />`}
      ${!wrong && !entered && html`<p id="${id}-keys" class="soft about keys">${t("event.keys")}</p>`}
      <div class="desk-buttons">
        <button
          type="button"
          class="button"
          disabled=${!last?.can}
          title=${last?.can ? last.undo : undefined}
          onClick=${undo}
        >
          <${Icon} name="undo" /> ${t(line > 0 ? "event.undo.this" : "event.undo")}
        </button>
        <button type="button" class="button" disabled=${!entered?.good} onClick=${() => onWhatIf(text)}>
          ${t("event.whatif")}
        </button>
        <button type="submit" class="button primary" disabled=${text.trim() === ""}>${t("event.add")}</button>
      </div>
      <p class="unseen" role="status">${said}</p>
    </form>
    ${recent && line === 0 && html`<${Recent} source=${source} about=${about} />`}`;
}

// The place of a result as a line states it, independent of the end of the log: "round 2 board 12: 7 14 ".
const placeOf = ({ round, board, group, ns, ew }) =>
  `${round ? `round ${round} ` : ""}board ${board}${group ? ` group ${group}` : ""}: ${ns} ${ew} `;

/** A line in a dialog, to correct a result or to rule on it. */
export function Correct({ source, about, row, onWhatIf, onClose }) {
  const start = placeOf(row);
  return html`<${Dialog} title=${t("event.correct")} onClose=${onClose}>
    <div class="dialog-body">
      <${Desk}
        source=${source}
        about=${about}
        line=${row.line}
        initial=${`${start}${row.result}${row.lead ? ` lead ${row.lead}` : ""}`}
        keep=${start.length}
        autofocus
        onWhatIf=${(text) => (onClose(), onWhatIf(text))}
        onAdded=${onClose}
      />
    </div>
  <//>`;
}

// ---- What if --------------------------------------------------------------------------------------------------------------

const place = (standing) => (standing ? `${standing.rank}${standing.tied ? "=" : ""}` : "–");
const score = (standing) => standing && (standing.percent ?? standing.vp ?? standing.score);

/** What a line, or several facts separated by semicolons, would change. */
/** What lines would change. `bare`: the lines stand elsewhere. */
export function WhatIf({ source, about, text, bare = false }) {
  const { value, error } = useAnswer(source, `whatif ${text}`);
  if (error) return html`<p class="error" role="alert">${errorWords(error)}</p>`;
  if (!value) return null;
  const write = evenly(
    value.candidates.flatMap((c) => c.changes ?? []).flatMap((row) => [score(row.before), score(row.after)]),
  );
  const written = (standing) => (standing ? write(score(standing)) : "–");
  return value.candidates.map(
    (c) =>
      html`<div key=${c.candidate} class="whatif">
        ${!bare && html`<p><code>${c.line}</code></p>`}
        ${c.error && html`<p class="error" role="alert">${errorWords(c.error)}</p>`}
        ${
          c.changes &&
          html`<p>
              <b>${c.ranks_changed === 0 ? t("event.ranks.none") : t("event.ranks", { n: c.ranks_changed })}</b
              >${c.winner_changes ? ` ${t("event.winner")}` : ""}
            </p>
            <table class="trav">
              <thead>
                <tr>
                  <th scope="col">${contestantWord(about)}</th>
                  <th scope="col" class="rt">${t("event.rank")}</th>
                  <th scope="col" class="rt">${about.percent ? "%" : unitWord(about.total_unit)}</th>
                </tr>
              </thead>
              <tbody>
                ${c.changes.map(
                  (row) =>
                    html`<tr key=${keyOf(row)} class=${row.before?.rank !== row.after?.rank ? "marked" : ""}>
                      <th scope="row">${titleOf(about, row)} <bdi>${nameOf(row)}</bdi></th>
                      <td class="rt">${place(row.before)} → ${place(row.after)}</td>
                      <td class="rt">${written(row.before)} → ${written(row.after)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        }
      </div>`,
  );
}
