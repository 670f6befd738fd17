// What a director does with a server: logs in and out, makes events there, and brings those of the browser.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { errorText } from "../errors.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";
import {
  askPassword,
  cancelPassword,
  change,
  logIn,
  logOut,
  newKey,
  play,
  sentence,
  Unreachable,
  useServer,
} from "../server.js";

// ---- Logging in ----------------------------------------------------------------------------------------------------------

// Seconds that are left, counted down.
function useWait() {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait];
}

/** The box that asks for the password. */
export function LogIn() {
  const { asking, session } = useServer();
  const [name, setName] = useState(asking.again ? (session?.name ?? "") : "");
  const [password, setPassword] = useState("");
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);
  const [wait, setWait] = useWait();
  const field = useRef(null);
  useEffect(() => {
    if (asking.again) field.current?.focus();
  }, []);
  const submit = async (event) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    setBusy(true);
    try {
      await logIn(name.trim(), password);
      return;
    } catch (error) {
      setWrong(error.kind === "password" ? t("event.login.wrong") : error.wait ? "" : sentence(error.message));
      setWait(error.wait ?? 0);
      setPassword("");
      field.current?.focus();
    }
    setBusy(false);
  };
  return html`<${Dialog} title=${t(asking.again ? "event.login.again" : "event.login")} onClose=${cancelPassword}
    ><form class="dialog-body fields" onSubmit=${submit}>
      ${session?.setup && html`<p class="notice">${t("event.login.setup")}</p>`}
      ${asking.again && html`<p>${t("event.login.ended")}</p>`}
      <label class="field"
        >${t("event.login.name")}<input
          type="text"
          name="username"
          autocomplete="username"
          maxlength="40"
          value=${name}
          onInput=${(event) => setName(event.target.value)}
      /></label>
      <label class="field"
        >${t("event.login.password")}<input
          ref=${field}
          type="password"
          name="password"
          autocomplete="current-password"
          required
          value=${password}
          aria-invalid=${wrong !== "" ? "true" : undefined}
          onInput=${(event) => setPassword(event.target.value)}
      /></label>
      ${wrong !== "" && html`<p class="error" role="alert">${wrong}</p>`}
      ${wait > 0 && html`<p class="error" role="alert">${t("event.login.wait", { n: wait })}</p>`}
      <p class="fields-foot">
        <button type="submit" class="button primary" disabled=${busy || wait > 0}>
          ${t(busy ? "event.looking" : asking.again ? "event.login.send" : "event.login")}
        </button>
      </p>
    </form><//
  >`;
}

/** What can be done about being the director: rows of a toolbar or menu; none where nobody may change anything. */
export function directorActions({ session }) {
  if (!session || session.read_only) return [];
  if (!session.director) return [["key", t("event.login"), askPassword]];
  return [
    session.playing
      ? ["key", t("event.playing.end"), askPassword]
      : ["names", t("event.play"), () => play().catch(() => {})],
    ["leave", t("event.logout"), () => logOut().catch(() => {})],
  ];
}

// ---- Events on the server --------------------------------------------------------------------------------------------------

/** The name of an event in an address, by its title. */
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

/** Makes an event on the server: a new one or, with a `log`, what that says. */
export function MakeDialog({ log, title: given = "", onClose }) {
  const [title, setTitle] = useState(given);
  const [id, setId] = useState(null); // by the title, if not chosen
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
                  why: `${error.line > 0 ? `${t("event.line.n", { n: error.line })}: ` : ""}${await errorText(error)}`,
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
