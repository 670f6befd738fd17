// What a director does with a server: logs in and out, makes events there, and brings those of the browser.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { Icon } from "../icons.js";
import {
  askPassword,
  cancelPassword,
  change,
  logIn,
  logOut,
  newKey,
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

const seconds = (n) => `${n} second${n === 1 ? "" : "s"}`;

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
      setWrong(error.kind === "password" ? "This is not the password." : error.wait ? "" : sentence(error.message));
      setWait(error.wait ?? 0);
      setPassword("");
      field.current?.focus();
    }
    setBusy(false);
  };
  return html`<${Dialog} title=${asking.again ? "Log in again" : "Log in"} onClose=${cancelPassword}
    ><form class="dialog-body fields" onSubmit=${submit}>
      ${session?.setup && html`<p class="notice">The server printed a link when it was started: it sets the director's password. Open it first if you have none.</p>`}
      ${asking.again && html`<p>Your session has ended. What you typed is still there, and will be sent then.</p>`}
      <label class="field"
        >Your name, for the log (need not be given)<input
          type="text"
          name="username"
          autocomplete="username"
          maxlength="40"
          value=${name}
          onInput=${(event) => setName(event.target.value)}
      /></label>
      <label class="field"
        >The director's password<input
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
      ${wait > 0 && html`<p class="error" role="alert">Too many tries: wait ${seconds(wait)}.</p>`}
      <p class="fields-foot">
        <button type="submit" class="button primary" disabled=${busy || wait > 0}>
          ${busy ? "Looking…" : asking.again ? "Log in, and send it" : "Log in"}
        </button>
      </p>
    </form><//
  >`;
}

/** What can be done about being the director: rows of a toolbar or menu; none where nobody may change anything. */
export function directorActions({ session }) {
  if (!session || session.read_only) return [];
  return session.director ? [["leave", "Log out", () => logOut().catch(() => {})]] : [["key", "Log in", askPassword]];
}

// ---- Events on the server --------------------------------------------------------------------------------------------------

const idOf = (title) =>
  title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .replace(/-$/, "");

const scorings = [
  ["matchpoints", "Matchpoints"],
  ["cross-imps", "Cross-IMPs"],
  ["butler", "Butler"],
  ["imps", "Teams, IMPs"],
  ["bam", "Teams, board-a-match"],
  ["points", "Total points"],
];

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
          ? "There is an event of that name already: choose another."
          : error.status === 413 || error.kind === "size"
            ? "This event is too large to be sent in one piece: use oddtrick import."
            : error instanceof Unreachable
              ? "No answer came from the server. Try again: nothing will be stored twice."
              : `Nothing was stored: ${error.line > 0 ? `line ${error.line}: ` : ""}${error.message}`,
      );
    }
  };
  return html`<${Dialog}
    title=${log === undefined ? "New event on the server" : "Keep it on the server"}
    onClose=${onClose}
    ><form class="dialog-body fields" onSubmit=${submit}>
      ${
        log === undefined
          ? html`<label class="field"
                >Title<input
                  type="text"
                  required
                  value=${title}
                  placeholder="Tuesday Pairs"
                  onInput=${(event) => setTitle(event.target.value)}
              /></label>
              <label class="field"
                >Scoring<select value=${scoring} onChange=${(event) => setScoring(event.target.value)}>
                  ${scorings.map(([value, label]) => html`<option key=${value} value=${value}>${label}</option>`)}
                </select></label
              >`
          : html`<p>Everybody who opens the server's page will see it. The copy in this browser stays as it is.</p>`
      }
      <label class="field"
        >Its name in the address: letters, digits, and - _ . between them<input
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
          <${Icon} name="add" /> ${log === undefined ? "Make it" : "Keep it there"}
        </button>
      </p>
    </form><//
  >`;
}
