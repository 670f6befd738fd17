// The director's other views: the findings of the check, the lines of the log, and the settings.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { errorWords, useCatalogues } from "../errors.js";
import { language, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { Suits } from "../suits.js";
import { lawWords, Result, shown, to, useAnswer } from "./use.js";

export function Check({ source, onWhatIf }) {
  const { value } = useAnswer(source, "check");
  const { value: wrong } = useAnswer(source, "problems");
  if (!value) return html`<p class="hint soft">${t("event.looking")}</p>`;
  const warnings = wrong?.problems ?? [];
  if (value.findings.length + warnings.length === 0) return html`<p class="hint">${t("event.check.good")}</p>`;
  return html`<ul class="findings">
    ${warnings.map(
      (w) =>
        html`<li key="w${w.line}" class="sheet-part pad">
          <p>${errorWords(w, Suits)}</p>
          ${w.text && html`<p class="log"><span class="soft">${t("event.line.n", { n: w.line })}</span> <code>${w.text}</code></p>`}
        </li>`,
    )}
    ${value.findings.map(
      (f, i) =>
        html`<li key=${i} class="sheet-part pad">
          <p>
            ${f.board > 0 && html`<a href=${to(`boards/${f.board}`)}><b>${t("event.board.n", { n: f.board })}</b></a> `}${errorWords(f, Suits)}
          </p>
          ${f.text && html`<p class="log"><span class="soft">${t("event.line.n", { n: f.line })}</span> <code>${f.text}</code></p>`}
          ${f.alternatives?.map((a) => {
            const ids = /^\s*(?:(?:round\s+\d+\s+)?board[^:]*:\s*)?(\S+\s+\S+)\s/i.exec(f.text ?? "")?.[1];
            const line = `${f.round > 0 ? `round ${f.round} ` : ""}board ${f.board}: ${ids} ${a.result}`;
            return (
              ids &&
              html`<button key=${a.result} type="button" class="button quiet" onClick=${() => onWhatIf(line)}>
                ${t("event.whatif")}${" "}<${Result} text=${a.result} />
              </button>`
            );
          })}
        </li>`,
    )}
  </ul>`;
}

const page = 200;

// Who entered a line, and when, which only a server knows. Shown once for lines that were entered together.
const stampOf = ({ author, time } = {}) =>
  author ? `${author}, ${new Date(time).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })}` : "";

export function Log({ source, about, writes = true, onCorrect }) {
  const [from, setFrom] = useState(null); // null: the end
  const first = from ?? Math.max(1, about.lines - page + 1);
  const { value } = useAnswer(source, `history ${first} ${page}`);
  if (!value) return html`<div class="sheet-part waiting" aria-busy="true"></div>`;
  const last = Math.min(about.lines, first + page - 1);
  return html`<p class="soft">${t("event.log.about", { n: about.lines })}</p>
    ${
      about.lines > page &&
      html`<nav class="steps-row" aria-label=${t("event.log.lines")}>
        <button
          type="button"
          class="button"
          disabled=${first === 1}
          onClick=${() => setFrom(Math.max(1, first - page))}
        >
          ${t("event.log.earlier")}
        </button>
        <span>${first} – ${last}</span>
        <button type="button" class="button" disabled=${last === about.lines} onClick=${() => setFrom(first + page)}>
          ${t("event.log.later")}
        </button>
      </nav>`
    }
    <ol class="sheet-part log history-list">
      ${value.history.map(
        (line, i) =>
          html`<li
            key=${line.line}
            class="${line.kind === "comment" ? "comment" : ""} ${line.corrected_by ? "void" : ""}"
          >
            ${stampOf(line) !== stampOf(value.history[i - 1]) && html`<small class="stamp"><bdi>${stampOf(line)}</bdi></small>`}
            <span class="soft">${line.line}</span>
            <code>${line.text || " "}</code>
            ${writes && line.kind === "result" && !line.corrected_by && html`<button type="button" class="button quiet edit" aria-label=${t("event.correct.line", { n: line.line })} onClick=${() => onCorrect({ ...line, lead: /\blead\s+(\S+)/i.exec(line.text)?.[1] })}><${Icon} name="edit" /></button>`}
            ${line.corrected_by && html`<small>${t("event.corrected-by", { n: line.corrected_by })}</small>`}
            ${line.corrects && html`<small>${t("event.corrects", { n: line.corrects })}</small>`}
          </li>`,
      )}
    </ol>`;
}

// The name of a value: the engine has words for those that it knows.
const wordOf = ({ values, words }, value) => words[values.indexOf(value)] ?? shown(value);

/** A setting in the reader's language. */
const translated = (setting, said) => ({
  ...setting,
  title: said(setting.title),
  words: setting.words.map(said),
  help: said(setting.help),
});

/** A setting in words: its name, its value, and what it is for. A user with the right can change it here. */
function Setting({ setting, writes, onSet }) {
  const known = setting.values.filter((v) => v !== v.toUpperCase() || /\d/.test(v));
  const closed = known.length === setting.values.length && known.length > 1;
  return html`<li class="sheet-part setting ${setting.given ? "given" : ""}" data-name=${setting.name}>
    <h3>${setting.title}</h3>
    ${
      !writes
        ? html`<b>${wordOf(setting, setting.value)}</b>`
        : closed && known.includes(setting.value)
          ? html`<select
              aria-label=${setting.title}
              value=${setting.value}
              onChange=${(event) => onSet(`set ${setting.name} ${event.target.value}`)}
            >
              ${known.map((v) => html`<option key=${v} value=${v}>${wordOf(setting, v)}</option>`)}
            </select>`
          : html`<input
              type="text"
              aria-label=${setting.title}
              value=${setting.value}
              title=${setting.words.join(", ")}
              autocomplete="off"
              autocapitalize="off"
              onChange=${(event) => onSet(`set ${setting.name} ${event.target.value.trim()}`)}
            />`
    }
    <p class="soft about">${setting.help}${setting.law && ` ${lawWords(setting.law)}.`}</p>
  </li>`;
}

export function Settings({ source, writes }) {
  const { value } = useAnswer(source, "settings");
  const [failed, setFailed] = useState(null);
  const words = useCatalogues("settings");
  if (!value || !words) return html`<div class="sheet-part waiting" aria-busy="true"></div>`;
  const said = (text) => words[text] ?? text;
  const set = (line) =>
    source.append(line).then(
      () => setFailed(null),
      (error) => setFailed(error),
    );
  return html`<p class="soft">${t(writes ? "event.settings.change" : "event.settings.read")}</p>
    ${failed && html`<p class="notice bad" role="alert">${errorWords(failed)}</p>`}
    <ul class="settings-list">
      ${value.list.filter((s) => s.used).map((s) => html`<${Setting} key=${s.name} setting=${translated(s, said)} writes=${writes} onSet=${set} />`)}
    </ul>`;
}
