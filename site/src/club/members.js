// The members' page: members are found, added, changed and removed; whole lists are exchanged with spreadsheets.
import { useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { download } from "../download.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";
import { FileInput } from "../file.js";
import { askPassword, isDirector, sentence, useServer } from "../server.js";
import { Bar } from "../shell.js";
import { changeMembers, findMembers, membersCsv, membersFrom, useMembers } from "./members_list.js";
import { isName } from "./name_field.js";

const nobody = { number: "", name: "", mail: "" };

/** An error as text. */
export const Failed = ({ error }) => error && html`<p class="error" role="alert">${errorWords(error, Sentence)}</p>`;
const Sentence = ({ text }) => (text === "" ? "" : sentence(text));

/** Runs something that may fail: [run, error, busy]. */
export function useAttempt() {
  const [state, setState] = useState({});
  const run = async (action) => {
    setState({ busy: true });
    try {
      const value = await action();
      setState({});
      return value ?? true;
    } catch (error) {
      setState({ error });
      return undefined;
    }
  };
  return [run, state.error, Boolean(state.busy)];
}

const field = (label, name, value, set, more = {}) =>
  html`<label class="field"
    >${label}<input
      type="text"
      name=${name}
      autocomplete="off"
      value=${value}
      onInput=${(event) => set(event.target.value)}
      ...${more}
  /></label>`;

function MemberDialog({ member, onClose }) {
  const [one, setOne] = useState(member ?? nobody);
  const [run, error, busy] = useAttempt();
  const save = async (event) => {
    event.preventDefault();
    const moved = member && (member.number.trim() || member.name.trim()) !== (one.number.trim() || one.name.trim());
    if (await run(() => changeMembers([one], moved ? [member] : []))) onClose();
  };
  const remove = async () => (await run(() => changeMembers([], [member]))) && onClose();
  const set = (key) => (value) => setOne((before) => ({ ...before, [key]: value }));
  return html`<${Dialog} title=${t(member ? "desk.member.change" : "desk.member.add")} onClose=${onClose}>
    <form class="dialog-body fields" onSubmit=${save}>
      ${field(t("desk.member.name"), "member", one.name, set("name"), { required: true, maxlength: 60 })}
      ${field(t("desk.member.number"), "number", one.number, set("number"), { maxlength: 24 })}
      ${field(t("desk.member.mail"), "mail", one.mail, set("mail"), { type: "email", maxlength: 120 })}
      ${!isName(one.name) && html`<p class="error" role="alert">${t("desk.name.signs")}</p>`}
      <${Failed} error=${error} />
      <p class="fields-foot">
        ${member && html`<button type="button" class="button quiet" disabled=${busy} onClick=${remove}>${t("desk.remove")}</button>`}
        <button type="submit" class="button primary" disabled=${busy || !isName(one.name)}>${t("desk.save")}</button>
      </p>
    </form>
  <//>`;
}

function ImportDialog({ text: given, onClose }) {
  const [text, setText] = useState(given);
  const [run, error, busy] = useAttempt();
  const { members, left } = membersFrom(text);
  const save = async () => (await run(() => changeMembers(members))) && onClose();
  return html`<${Dialog} title=${t("desk.members.import")} onClose=${onClose} stays>
    <div class="dialog-body fields">
      <label class="field"
        >${t("desk.members.paste")}<textarea
          rows="8"
          value=${text}
          onInput=${(event) => setText(event.target.value)}
        ></textarea>
      </label>
      ${
        members.length > 0 &&
        html`<p role="status">${t("desk.members.read", { n: members.length })}</p>
          <ul class="plain sample">
            ${members.slice(0, 3).map(
              (one, i) =>
                html`<li key=${i}>
                  <b><bdi>${one.name}</bdi></b> ${[one.number, one.mail].filter(Boolean).join(" · ")}
                </li>`,
            )}
          </ul>`
      }
      ${left.length > 0 && html`<p class="notice bad">${t("desk.members.unread", { n: left.length })} <code>${left.slice(0, 3).join(" | ")}</code></p>`}
      <${Failed} error=${error} />
      <p class="fields-foot">
        <button type="button" class="button primary" disabled=${busy || members.length === 0} onClick=${save}>
          ${t("desk.members.take")}
        </button>
      </p>
    </div>
  <//>`;
}

/** The members, for a director. */
function MemberList() {
  const { members, error } = useMembers();
  const [search, setSearch] = useState("");
  const [dialog, setDialog] = useState(null);
  const chooser = useRef(null);
  const shown = search.trim() === "" ? members : findMembers(members, search, 1000);
  const close = () => setDialog(null);
  return html`<section class="panel members">
      <div class="panel-head">
        <h2>${members ? t("desk.members.n", { n: members.length }) : t("desk.members")}</h2>
        <span class="members-buttons">
          <button type="button" class="button primary" onClick=${() => setDialog({})}>
            <${Icon} name="add" /> ${t("desk.member.add")}
          </button>
          <button type="button" class="button" onClick=${() => setDialog({ text: "" })}>
            <${Icon} name="open" /> ${t("desk.members.import")}
          </button>
          <button type="button" class="button" onClick=${() => chooser.current.click()}>
            ${t("desk.members.file")}
          </button>
          <button
            type="button"
            class="button"
            disabled=${!members?.length}
            onClick=${() => download("members", "csv", membersCsv(members))}
          >
            <${Icon} name="save" /> ${t("desk.members.export")}
          </button>
        </span>
      </div>
      <p class="soft">${t("desk.members.private")}</p>
      <${FileInput}
        chooser=${chooser}
        accept=".csv,.txt,.tsv,text/plain,text/csv"
        onFile=${async (file) => setDialog({ text: await file.text() })}
      />
      <${Failed} error=${error} />
      ${
        members?.length > 0 &&
        html`<label class="field search"
          >${t("desk.members.search")}<input
            type="search"
            value=${search}
            onInput=${(event) => setSearch(event.target.value)}
        /></label>`
      }
      <ul class="plain member-rows">
        ${shown?.map(
          (one) =>
            html`<li key=${one.number + one.name}>
              <button type="button" onClick=${() => setDialog({ member: one })}>
                <b><bdi>${one.name}</bdi></b> <small>${[one.number, one.mail].filter(Boolean).join(" · ")}</small>
              </button>
            </li>`,
        )}
      </ul>
    </section>
    ${dialog && (dialog.text === undefined ? html`<${MemberDialog} member=${dialog.member} onClose=${close} />` : html`<${ImportDialog} text=${dialog.text} onClose=${close} />`)}`;
}

/** Shown instead of a page that is only for directors; with `staff`, also for assistants. */
export function DirectorsOnly({ children, staff = false }) {
  const server = useServer();
  const { is, session } = server;
  if (staff ? session?.director : isDirector(server)) return children;
  return html`<section class="panel">
    <p>${t(is ? "desk.login" : "desk.no-server")}</p>
    ${
      is &&
      html`<p class="start-buttons">
        <button type="button" class="button primary" onClick=${askPassword}>
          <${Icon} name="key" /> ${t("event.login")}
        </button>
      </p>`
    }
  </section>`;
}

export const MembersPage = () =>
  html`<${Bar} door="event" title=${t("desk.members")} back="#/events" />
    <main id="content" tabindex="-1" class="page club-page">
      <${DirectorsOnly}><${MemberList} /><//>
    </main>`;
