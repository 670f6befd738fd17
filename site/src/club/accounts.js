// Who directs: accounts of directors and assistants, who is logged in, and the user's own password.
import { useEffect, useState } from "preact/hooks";
import { Choice, Dialog } from "../dialog.js";
import { html } from "../html.js";
import { language, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { change, isDirector, look, useServer } from "../server.js";
import { Bar } from "../shell.js";
import { askAgain } from "./clock.js";
import { DirectorsOnly, Failed, useAttempt } from "./members.js";

const roles = ["director", "assistant"];
const shortest = 8; // characters of a password; the server refuses shorter ones

const clockTime = (time) => new Date(time).toLocaleTimeString(language, { timeStyle: "short" });

const field = (label, type, name, value, set, more = {}) =>
  html`<label class="field"
    >${label}<input type=${type} name=${name} value=${value} onInput=${(event) => set(event.target.value)} ...${more}
  /></label>`;

const newPassword = (label, value, set, more = {}) =>
  field(label, "password", "new-password", value, set, { autocomplete: "new-password", minlength: shortest, ...more });

/** A new account, or a new role or password for an existing one. `put` takes the lists that the server answers. */
function AccountDialog({ account, put, onClose }) {
  const [name, setName] = useState(account?.name ?? "");
  const [role, setRole] = useState(account?.role ?? "assistant");
  const [password, setPassword] = useState("");
  const [removing, setRemoving] = useState(false);
  const [run, error, busy] = useAttempt();
  const send = (path, body) => run(async () => put(await change(path, body)));
  const save = async (event) => {
    event.preventDefault();
    if (await send("accounts", { name: name.trim(), role, password })) onClose();
  };
  const remove = async () => (await send("accounts/remove", { name: account.name })) && onClose();
  return html`<${Dialog} title=${account ? account.name : t("desk.account.add")} onClose=${onClose} stays>
    <form class="dialog-body fields" onSubmit=${save}>
      ${!account && field(t("desk.member.name"), "text", "username", name, setName, { required: true, maxlength: 40, autocomplete: "off" })}
      <${Choice}
        legend=${t("desk.account.role")}
        name="role"
        value=${role}
        onPick=${setRole}
        options=${roles.map((one) => [one, t(`desk.role.${one}`)])}
      />
      <p class="soft">${t(`desk.role.${role}.about`)}</p>
      ${newPassword(t(account ? "desk.account.password.new" : "desk.account.password"), password, setPassword, { required: true })}
      <p class="soft">${t("desk.account.password.about", { n: shortest })}</p>
      ${account && html`<p class="notice">${t("desk.account.ends")}</p>`}
      <${Failed} error=${error} />
      <p class="fields-foot">
        ${
          account &&
          html`<button
            type="button"
            class="button ${removing ? "danger" : "quiet"}"
            disabled=${busy}
            onClick=${() => (removing ? remove() : setRemoving(true))}
          >
            ${removing ? t("desk.account.remove", { name: account.name }) : t("desk.remove")}
          </button>`
        }
        <button type="submit" class="button primary" disabled=${busy || name.trim() === ""}>${t("desk.save")}</button>
      </p>
    </form>
  <//>`;
}

/** Sessions by name: {name, role, playing, count, since}, the latest first. */
function peopleOf(sessions) {
  const people = new Map();
  for (const { name, role, playing, since } of sessions) {
    const one = people.get(name) ?? { name, role, count: 0, since: "", playing: false };
    people.set(name, {
      ...one,
      count: one.count + 1,
      playing: one.playing || playing,
      since: since > one.since ? since : one.since,
    });
  }
  return [...people.values()].sort((a, b) => (a.since < b.since ? 1 : -1));
}

function LoggedIn({ sessions, put }) {
  const { session } = useServer();
  const [sure, setSure] = useState(false);
  const [run, error, busy] = useAttempt();
  const end = async (name) => {
    setSure(false);
    const ended = await run(async () => put(await change("accounts/logout", { name })));
    if (ended && (name === "" || name === session?.name)) await look().catch(() => {});
  };
  return html`<section class="panel logged-in" aria-label=${t("desk.sessions")}>
    <div class="panel-head"><h2>${t("desk.sessions")}</h2></div>
    <p class="soft">${t("desk.sessions.about")}</p>
    <ul class="plain account-rows">
      ${peopleOf(sessions).map(
        ({ name, role, count, since, playing }) =>
          html`<li key=${name}>
            <span
              ><b><bdi>${name}</bdi></b
              ><small
                >${[t(`desk.role.${role}`), playing && t("desk.session.plays"), t("desk.session.devices", { n: count }), t("desk.session.since", { time: clockTime(since) })].filter(Boolean).join(" · ")}</small
              ></span
            >
            <button
              type="button"
              class="button"
              disabled=${busy}
              aria-label=${t("desk.session.end.who", { name })}
              onClick=${() => end(name)}
            >
              ${t("desk.session.end")}
            </button>
          </li>`,
      )}
    </ul>
    <${Failed} error=${error} />
    <p class="start-buttons">
      <button
        type="button"
        class="button ${sure ? "danger" : ""}"
        disabled=${busy}
        onClick=${() => (sure ? end("") : setSure(true))}
      >
        ${t(sure ? "desk.sessions.end.sure" : "desk.sessions.end")}
      </button>
    </p>
  </section>`;
}

/** The accounts and who is logged in, for directors. */
function AccountLists() {
  const [lists, setLists] = useState(null);
  const [dialog, setDialog] = useState(null);
  useEffect(() => askAgain("accounts", 10000, setLists).stop, []);
  const put = (answer) => (setLists(answer), true);
  return html`<section class="panel accounts" aria-label=${t("desk.accounts")}>
      <div class="panel-head">
        <h2>${t("desk.accounts")}</h2>
        <span class="members-buttons">
          <button type="button" class="button primary" onClick=${() => setDialog({})}>
            <${Icon} name="add" /> ${t("desk.account.add")}
          </button>
        </span>
      </div>
      <p class="soft">${t("desk.accounts.about")}</p>
      <ul class="plain member-rows">
        ${lists?.accounts.map(
          (one) =>
            html`<li key=${one.name}>
              <button type="button" onClick=${() => setDialog({ account: one })}>
                <b><bdi>${one.name}</bdi></b> <small>${t(`desk.role.${one.role}`)}</small>
              </button>
            </li>`,
        )}
      </ul>
      ${lists?.accounts.length === 0 && html`<p class="soft">${t("desk.accounts.none")}</p>`}
    </section>
    ${lists && html`<${LoggedIn} sessions=${lists.sessions} put=${put} />`}
    ${dialog && html`<${AccountDialog} account=${dialog.account} put=${put} onClose=${() => setDialog(null)} />`}`;
}

/** The user's own password: that of the account, or the shared one. */
function OwnPassword() {
  const { session } = useServer();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const [again, setAgain] = useState("");
  const [done, setDone] = useState(false);
  const [run, error, busy] = useAttempt();
  const differ = again !== "" && next !== again;
  const save = async (event) => {
    event.preventDefault();
    if (!(await run(() => change("password", { old, new: next })))) return;
    await look();
    setOld("");
    setNext("");
    setAgain("");
    setDone(true);
  };
  return html`<section class="panel own-password" aria-label=${t("desk.password")}>
    <h2>${t("desk.password")}</h2>
    <p class="soft">${t("desk.password.about")}</p>
    <form class="fields" onSubmit=${save}>
      <input type="text" name="username" autocomplete="username" value=${session?.name ?? ""} hidden readonly />
      ${field(t("desk.password.old"), "password", "password", old, setOld, { autocomplete: "current-password", required: true })}
      ${newPassword(t("desk.account.password.new"), next, (text) => (setNext(text), setDone(false)), { required: true })}
      ${newPassword(t("desk.password.again"), again, setAgain, { required: true, "aria-invalid": differ ? "true" : undefined })}
      ${differ && html`<p class="error" role="alert">${t("desk.password.differ")}</p>`}
      <${Failed} error=${error} />
      ${done && html`<p class="notice" role="status">${t("desk.password.done")}</p>`}
      <p class="fields-foot">
        <button type="submit" class="button primary" disabled=${busy || differ || next === ""}>
          ${t("desk.password.do")}
        </button>
      </p>
    </form>
  </section>`;
}

export function AccountsPage() {
  const server = useServer();
  return html`<${Bar} door="event" title=${t("desk.accounts")} back="#/events" />
    <main id="content" tabindex="-1" class="page club-page">
      <${DirectorsOnly} staff>
        ${isDirector(server) && html`<${AccountLists} />`}
        <${OwnPassword} />
      <//>
    </main>`;
}
