// The dialog in which a director creates an event on the server, new or from a log. Loaded when it is opened.
import { useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { errorText } from "../errors.js";
import { colon, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { change, newKey, Unreachable } from "../server.js";

/** The name of an event in an address, made from its title. */
export const idOf = (title) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");

const scorings = ["matchpoints", "cross-imps", "butler", "imps", "bam", "points"];

/** Makes an event on the server: a new one or, with a `log`, one with that log. */
export function MakeDialog({ log, title: given = "", onClose }) {
  const [title, setTitle] = useState(given);
  const [id, setId] = useState(null); // null: from the title
  const [scoring, setScoring] = useState("matchpoints");
  const [wrong, setWrong] = useState("");
  const key = useRef(newKey());
  const name = id ?? idOf(title);
  const submit = async (event) => {
    event.preventDefault();
    const lines = log?.replace(/\n$/, "").split(/\r?\n/) ?? [`event ${title.trim()}`, `scoring ${scoring}`];
    try {
      await change("events", { id: name, lines, key: key.current });
      onClose();
      location.hash = `#/events/${name}`;
    } catch (error) {
      if (!(error instanceof Unreachable)) key.current = newKey();
      setWrong(
        error.kind === "exists"
          ? t("event.make.exists")
          : error.status === 413 || error.kind === "size"
            ? t("event.make.large")
            : error instanceof Unreachable
              ? t("event.make.silent")
              : t("event.not-stored", {
                  why: `${error.line > 0 ? `${t("event.line.n", { n: error.line })}${colon()}` : ""}${await errorText(error)}`,
                }),
      );
    }
  };
  return html`<${Dialog} title=${t(log === undefined ? "event.make.new" : "event.make.keep")} onClose=${onClose}
    ><form class="dialog-body fields" onSubmit=${submit}>
      ${
        log === undefined
          ? html`<label class="field"
                >${t("event.make.title")}<input
                  type="text"
                  required
                  value=${title}
                  placeholder=${t("event.make.example")}
                  onInput=${(event) => setTitle(event.target.value)}
              /></label>
              <label class="field"
                >${t("event.make.scoring")}<select
                  value=${scoring}
                  onChange=${(event) => setScoring(event.target.value)}
                >
                  ${scorings.map((value) => html`<option key=${value} value=${value}>${t(`event.scoring.${value}`)}</option>`)}
                </select></label
              >`
          : html`<p>${t("event.make.copy")}</p>`
      }
      <label class="field"
        >${t("event.make.id")}<input
          type="text"
          required
          pattern="[A-Za-z0-9]([A-Za-z0-9._\\-]*[A-Za-z0-9])?"
          maxlength="64"
          autocapitalize="off"
          spellcheck="false"
          value=${name}
          onInput=${(event) => setId(event.target.value)}
      /></label>
      ${wrong && html`<p class="error" role="alert">${wrong}</p>`}
      <p class="fields-foot">
        <button type="submit" class="button primary">
          <${Icon} name="add" /> ${t(log === undefined ? "event.make.do" : "event.make.put")}
        </button>
      </p>
    </form><//
  >`;
}
