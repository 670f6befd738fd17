// What a director does with a server: logs in and out.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { errorText } from "../errors.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { askPassword, cancelPassword, logIn, logOut, play, sentence, useServer } from "../server.js";

// Counts down the remaining seconds.
function useWait() {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait];
}

/** The dialog that asks for the password. */
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
      setWrong(error.kind === "password" ? t("event.login.wrong") : error.wait ? "" : sentence(await errorText(error)));
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

/** Actions of the director's session, as rows of a toolbar or menu; none if nobody may change anything. */
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
