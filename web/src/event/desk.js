// The director's desk: a line is typed, completed and checked as it is typed; it is added to the log, or tried out.
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "../icons.js";
import { complete } from "./completion.js";
import { keyOf, nameOf, points, Result, shown, titleOf, useAnswer } from "./use.js";

// The board that lines without a board are about: that of the last line of the log that names one.
function boardAt({ history }) {
  for (const line of [...history].reverse()) {
    if (line.board) return line.board;
    const named = /^\s*(?:round\s+\d+\s+)?board\s+(\d+)/i.exec(line.text);
    if (named) return Number(named[1]);
  }
  return null;
}

// ---- What is typed ------------------------------------------------------------------------------------------------------

// Where the line is wrong: what is good in it, and from there on what is not.
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
    ${error.message}
  </p>`;
}

function Meaning({ id, answer }) {
  return html`<div id=${id} class="meaning">
    ${answer.results.map(
      (r) =>
        html`<p key=${`${r.board} ${r.ns} ${r.ew}`}>
          Board ${r.board}: ${r.ns} v ${r.ew}${" "}<b><${Result} text=${r.result} /></b>${" "}
          ${[r.score !== undefined && points(r.score), r.ns_score !== undefined && `${shown(r.ns_score)} to ${shown(r.ew_score)}`].filter(Boolean).join(", ")}
          ${r.corrects && html`; <b>corrects line ${r.corrects}</b>`}
        </p>`,
    )}
    ${answer.warnings.map((w, i) => html`<p key=${i} class="bad">${w.message}</p>`)}
    <p class="soft about">${answer.words}</p>
  </div>`;
}

// The list below the field: arrows go through it, Tab takes the first or the marked one.
function useCompletion(source, about, text, board) {
  const [state, setState] = useState({ list: [], marked: -1 });
  useEffect(() => {
    let gone = false;
    complete(source, about, text, board).then((list) => !gone && setState({ list: list.slice(0, 8), marked: -1 }));
    return () => (gone = true);
  }, [source, about, text, board]);
  const move = (by) =>
    setState(({ list, marked }) => ({ list, marked: ((marked + 1 + by + list.length + 1) % (list.length + 1)) - 1 }));
  return { ...state, move };
}

export function Desk({ source, about, onWhatIf, autofocus = false }) {
  const id = useId();
  const field = useRef(null);
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(null);
  const [said, setSaid] = useState("");
  const { value: recent } = useAnswer(source, `history ${Math.max(1, about.lines - 40)} 41`);
  const { value: last } = useAnswer(source, "undo");
  const board = recent ? boardAt(recent) : null;
  const { list, marked, move } = useCompletion(source, about, text, board);
  const { value: answer, words } = useAnswer(source, text.trim() === "" ? null : `line ${text}`);
  const current = answer && words === `line ${text}` ? answer : null;
  useEffect(() => {
    if (autofocus) field.current.focus();
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
    try {
      setSaid(await change());
      setText("");
      setFailed(null);
      field.current.focus();
    } catch (error) {
      setFailed(error.column === undefined ? { message: `Nothing was stored: ${error.message}`, column: 0 } : error);
    }
  };
  const add = () =>
    text.trim() !== "" &&
    guarded(async () => {
      await source.append(text);
      return `Added: ${text}`;
    });
  const undo = () => guarded(async () => `Taken back by: ${await source.undo()}`);
  const keys = (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(event.key === "ArrowDown" ? 1 : -1);
    else if (event.key === "Tab" && !event.shiftKey && text !== "" && list.length > 0) take(list[Math.max(marked, 0)]);
    else if (event.key === "Enter" && marked >= 0) take(list[marked]);
    else return;
    event.preventDefault();
  };
  const wrong = failed ?? (current && !current.good ? current.error : null);
  // What is only not yet finished is no mistake until it is entered.
  const unfinished = !failed && wrong && wrong.column > [...text.trimEnd()].length;
  const describes = wrong || current ? `${id}-meaning` : undefined;
  return html`<form
      class="desk"
      onSubmit=${(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label for=${id}
        >A line for the log${board ? html` <span class="soft">(board ${board} goes on)</span>` : ""}</label
      >
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
      />
      <ul class="completions" role="listbox" id="${id}-list" aria-label="What may come next">
        ${list.map(
          (line, i) =>
            html`<li
              key=${line}
              id="${id}-${i}"
              role="option"
              aria-selected=${i === marked}
              onMouseDown=${(event) => event.preventDefault()}
              onClick=${() => take(line)}
            >
              ${line.startsWith(text) && text !== "" ? html`<span class="unseen">${text}</span>${line.slice(text.search(/\S*$/)).trim()}` : line.trim()}
            </li>`,
        )}
      </ul>
      ${wrong && html`<${Mistake} id="${id}-meaning" text=${text} error=${wrong} soft=${unfinished} />`}
      ${current?.good && html`<${Meaning} id="${id}-meaning" answer=${current} />`}
      <div class="desk-buttons">
        <button
          type="button"
          class="button"
          disabled=${!last?.can}
          title=${last?.can ? last.undo : undefined}
          onClick=${undo}
        >
          <${Icon} name="undo" /> Undo
        </button>
        <button type="button" class="button" disabled=${!current?.good} onClick=${() => onWhatIf(text)}>
          What if?
        </button>
        <button type="submit" class="button primary" disabled=${text.trim() === ""}>Add</button>
      </div>
      <p class="unseen" role="status">${said}</p>
    </form>
    ${
      recent &&
      html`<ul class="plain log recent" aria-label="The last lines">
        ${recent.history
          .filter((line) => line.text.trim() !== "")
          .slice(-5)
          .reverse()
          .map(
            (line) =>
              html`<li key=${line.line} class=${line.corrected_by ? "void" : ""}>
                <span class="soft">${line.line}</span> <code>${line.text}</code>
              </li>`,
          )}
      </ul>`
    }`;
}

// ---- What if --------------------------------------------------------------------------------------------------------------

const place = (standing) => (standing ? `${standing.rank}${standing.tied ? "=" : ""}` : "–");
const score = (standing) => (standing ? shown(standing.percent ?? standing.vp ?? standing.score) : "–");

/** What a line, or several facts parted by semicolons, would change. */
export function WhatIf({ source, about, text }) {
  const { value, error } = useAnswer(source, `whatif ${text}`);
  if (error) return html`<p class="error" role="alert">${error.message}</p>`;
  if (!value) return null;
  return value.candidates.map(
    (c) =>
      html`<div key=${c.candidate} class="whatif">
        <p><code>${c.line}</code></p>
        ${c.error && html`<p class="error" role="alert">${c.error.message}</p>`}
        ${
          c.changes &&
          html`<p>
              <b
                >${c.ranks_changed === 0 ? "No rank changes" : c.ranks_changed === 1 ? "1 rank changes" : `${c.ranks_changed} ranks change`}</b
              >${c.winner_changes ? ", and there is another winner" : ""}.
            </p>
            <table class="event-table">
              <thead>
                <tr>
                  <th scope="col" class="text">${about.contestant}</th>
                  <th scope="col">Rank</th>
                  <th scope="col">${about.percent ? "%" : about.total_unit}</th>
                </tr>
              </thead>
              <tbody>
                ${c.changes.map(
                  (row) =>
                    html`<tr key=${keyOf(row)} class=${row.before?.rank !== row.after?.rank ? "marked" : ""}>
                      <th scope="row" class="text">${titleOf(about, row)} <bdi>${nameOf(row)}</bdi></th>
                      <td>${place(row.before)} → ${place(row.after)}</td>
                      <td>${score(row.before)} → ${score(row.after)}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
        }
      </div>`,
  );
}
