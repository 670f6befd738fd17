// After play, on the desk: the correction period, the pages for the club's web space, and scorecards by mail.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { errorWords } from "../errors.js";
import { html, Options } from "../html.js";
import { language, t } from "../i18n.js";
import { Refused, Unreachable, addressOf, change } from "../server.js";
import { statusWords } from "../event/changes.js";
import { to } from "../event/use.js";
import { askAgain } from "./clock.js";
import { Failed, useAttempt } from "./members.js";

const two = (n) => String(n).padStart(2, "0");

/** A time for an input field, in local time. */
const fieldTime = (date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** The same for the log, in UTC. */
const logTime = (text) => new Date(text).toISOString().replace(/(:\d\d):00\.000Z$|\.\d+Z$/, "$1Z");

const halfAnHour = () => new Date(Date.now() + 30 * 60000);

function Period({ source, about }) {
  const until = about.corrections_until;
  const [time, setTime] = useState(() => fieldTime(until ? new Date(until) : halfAnHour()));
  const [run, error, busy] = useAttempt();
  const provisional = () => run(() => source.append(`set status provisional\nset corrections-until ${logTime(time)}`));
  const final = () => run(() => source.append("set status final"));
  const again = () => run(() => source.append("set status playing"));
  return html`<section class="after-part" aria-label=${t("desk.after.results")}>
    <h3>${t("desk.after.results")}</h3>
    <p role="status">${about.status ? t("desk.after.are", { status: statusWords(about) }) : t("desk.after.playing")}</p>
    <label class="field"
      >${t("desk.after.until")}<input
        type="datetime-local"
        value=${time}
        onInput=${({ target }) => setTime(target.value)}
    /></label>
    <p class="soft">${t("desk.after.about")}</p>
    <${Failed} error=${error} />
    <p class="start-buttons">
      <button type="button" class="button primary" disabled=${busy || !time} onClick=${provisional}>
        ${t("desk.after.provisional")}
      </button>
      ${about.status !== "final" && html`<button type="button" class="button" disabled=${busy} onClick=${final}>${t("desk.after.final")}</button>`}
      ${about.status && html`<button type="button" class="button quiet" disabled=${busy} onClick=${again}>${t("desk.after.again")}</button>`}
    </p>
  </section>`;
}

/** The zip file; it takes as long as solving the deals. */
async function fetchPages(id, par) {
  const response = await fetch(
    addressOf(`events/${encodeURIComponent(id)}/pages.zip?language=${language}${par ? "" : "&par=0"}`),
  ).catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Refused(response.status, await response.json().catch(() => ({})), 0);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = `${id}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

function Publish({ id }) {
  const [par, setPar] = useState(true);
  const [done, setDone] = useState(false);
  const [run, error, busy] = useAttempt();
  const publish = async () => setDone(Boolean(await run(() => fetchPages(id, par))));
  return html`<section class="after-part" aria-label=${t("desk.after.pages")}>
    <h3>${t("desk.after.pages")}</h3>
    <p class="soft">${t("desk.after.pages.about")}</p>
    <label class="check"
      ><input type="checkbox" checked=${par} onChange=${({ target }) => setPar(target.checked)} />
      ${t("desk.after.par")}</label
    >
    <${Failed} error=${error} />
    <p class="start-buttons">
      <button type="button" class="button primary" disabled=${busy} onClick=${publish}>
        ${t(busy ? "desk.after.making" : "desk.after.publish")}
      </button>
      <a class="button" href="#/season">${t("desk.season")}</a>
    </p>
    ${done && html`<p class="notice" role="status">${t("desk.after.done")}</p>`}
  </section>`;
}

function Mails({ id, about }) {
  const path = `events/${encodeURIComponent(id)}/mails`;
  const [mails, setMails] = useState(null);
  const [subject, setSubject] = useState(() => t("desk.mail.subject.is", { event: about.event || id }));
  const [text, setText] = useState(() => t("desk.mail.text.is"));
  const [run, error, busy] = useAttempt();
  useEffect(() => askAgain(path, 3000, setMails).stop, [path]);
  const send = (event) => {
    event.preventDefault();
    run(async () => setMails(await change(path, { subject: subject.trim(), text, language })));
  };
  if (!mails) return null;
  return html`<section class="after-part" aria-label=${t("desk.mail")}>
    <h3>${t("desk.mail")}</h3>
    ${!mails.configured && html`<p class="soft"><${Options} text=${t("desk.mail.none")} /></p>`}
    ${
      mails.configured &&
      html`<form class="fields" onSubmit=${send}>
        <p class="soft">${t("desk.mail.about")}</p>
        <label class="field"
          >${t("desk.mail.subject")}<input
            type="text"
            required
            maxlength="100"
            value=${subject}
            onInput=${({ target }) => setSubject(target.value)}
        /></label>
        <label class="field"
          >${t("desk.mail.text")}<textarea
            rows="3"
            maxlength="2000"
            value=${text}
            onInput=${({ target }) => setText(target.value)}
          ></textarea>
        </label>
        <${Failed} error=${error} />
        <p class="fields-foot">
          <button type="submit" class="button primary" disabled=${busy || subject.trim() === ""}>
            ${t("desk.mail.send")}
          </button>
        </p>
      </form>`
    }
    <ul class="plain account-rows mail-rows" aria-live="polite">
      ${mails.mails.map(
        (mail) =>
          html`<li key=${`${mail.id} ${mail.name}`}>
            <span
              ><a href=${to(`cards/${mail.id}`)}
                ><b><bdi>${mail.name}</bdi></b></a
              >
              <small
                >${t(`desk.mail.is.${mail.state}`)}${mail.why && [": ", errorWords({ message: mail.why, template: mail.template, values: mail.values })]}</small
              ></span
            >
          </li>`,
      )}
    </ul>
    ${mails.unknown.length > 0 && html`<p class="soft">${t("desk.mail.unknown", { names: mails.unknown.join(", ") })}</p>`}
  </section>`;
}

export const AfterDialog = ({ source, about, onClose }) =>
  html`<${Dialog} title=${t("desk.after")} onClose=${onClose}>
    <div class="dialog-body after">
      <${Period} source=${source} about=${about} />
      ${source.id !== undefined && html`<${Publish} id=${source.id} /> <${Mails} id=${source.id} about=${about} />`}
    </div>
  <//>`;
