// Several lines that were pasted into the director's line: a list of names becomes a pair, team or player for each line. The
// director sees all lines, and may change them, before they are added. The engine says whether they are valid.
import { useEffect, useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { errorWords } from "../errors.js";
import { t } from "../i18n.js";
import { useAnswer } from "./use.js";

/** The lines of a text that are not empty. */
export const pastedLines = (text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

// Whether a text begins like a line of the log: such lines are pasted as they are.
const isLine =
  /^(?:board|round|pair|team|player|deal|set|scoring|event|date|penalty|correct|void|winners|carry|#)|^\d+\s+\d+\s/i;

/** Names of a list - separated by a tab, a comma, "-", "/" or "and" - in the form of the log. */
const namesOf = (line) =>
  line
    .replace(/^(?:\d+[.):]?\s+|[-*•]\s*)/, "")
    .split(/\t+|\s*[,;/&]\s*|\s+[-–+]\s+|\s+(?:and|und|et|en|i|y|e|och)\s+/)
    .map((name) => name.trim())
    .filter(Boolean)
    .join(" & ");

const numbered = /^(\d+)[.):]?\s+/;

/** A list of names as lines of the log, with their own numbers, or numbered from `next` on: "pair 7". */
export function namedLines(lines, next, contest) {
  const word = { pairs: "pair", teams: "team", individuals: "player" }[contest];
  const [, kind, start, from] = /^(pair|team|player) ([A-Za-z]*)(\d+)/.exec(next) ?? [null, word, "", "1"];
  return lines.map((line, i) => {
    if (isLine.test(line)) return line;
    const id = numbered.exec(line)?.[1] ?? Number(from) + i;
    return `${kind} ${start}${id} ${namesOf(line)}`;
  });
}

export function Pasted({ source, about, lines, next, onClose, onAdded }) {
  const [text, setText] = useState(() => namedLines(lines, next, about.contest).join("\n"));
  const [failed, setFailed] = useState(null);
  const field = useRef(null);
  useEffect(() => field.current.focus(), []);
  const now = pastedLines(text);
  const { value } = useAnswer(source, now.length > 0 ? `whatif ${now.join("; ")}` : null);
  const wrong = failed ?? value?.candidates[0]?.error;
  const names = now.filter((line) => /^(?:pair|team|player)\s/i.test(line)).length;
  const add = async (event) => {
    event.preventDefault();
    try {
      await source.append(now.join("\n"));
      onAdded(now.length);
    } catch (error) {
      setFailed(error);
    }
  };
  return html`<form class="desk pasted" onSubmit=${add}>
    <label
      >${names === now.length ? t("event.pasted.names", { n: now.length }) : t("event.pasted.lines", { n: now.length })}
      <textarea
        ref=${field}
        rows=${Math.min(14, now.length + 1)}
        spellcheck="false"
        value=${text}
        onInput=${({ target }) => (setText(target.value), setFailed(null))}
      ></textarea>
    </label>
    ${wrong && html`<p class="error" role="alert">${errorWords(wrong)}</p>`}
    <div class="desk-buttons">
      <button type="button" class="button" onClick=${onClose}>${t("event.cancel")}</button>
      <button type="submit" class="button primary" disabled=${now.length === 0 || (wrong && !failed)}>
        ${t("event.pasted.add", { n: now.length })}
      </button>
    </div>
  </form>`;
}
