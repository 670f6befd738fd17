// Where events come from: the server, files on the device, examples, and the browser's storage.
import { useEffect, useRef, useState } from "preact/hooks";
import { FileInput } from "../file.js";
import { html } from "../html.js";
import { errorWords } from "../errors.js";
import { colon, dayWords, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { SavedList } from "../saved_list.js";
import { isDirector, request, useServer } from "../server.js";
import { keep, keepOnce, select, sessions, useStore } from "../store.js";
import { directorActions } from "./director.js";
import { later } from "./later.js";
import { readFile } from "./source.js";

const fileLimit = 4 << 20;

const examples = [
  ["tuesday", "Tuesday Pairs"],
  ["monday", "Monday Evening"],
  ["howell", "Thursday Afternoon"],
  ["swiss", "Autumn Swiss Teams"],
  ["butler", "Winter Butler"],
  ["individual", "New Year Individual"],
];

/** Stores a file of any format as an event; returns its errors as a list, empty if there are none. */
export async function openBytes(bytes) {
  if (bytes.byteLength > fileLimit) return [{ own: true, message: t("event.open.large") }];
  try {
    const { log, problems, leftOut } = await readFile(bytes);
    if (log === null) return problems;
    keepOnce("event", log, { leftOut });
    return [];
  } catch (error) {
    return [{ own: true, message: t("event.not-stored", { why: error.message }) }];
  }
}

async function openExample(name) {
  const response = await fetch(`examples/${name}.event`);
  return response.ok ? openBytes(await response.arrayBuffer()) : [{ own: true, message: t("event.open.network") }];
}

export const titleOfLog = (log) => /^\s*event\s+(.+?)\s*$/im.exec(log)?.[1] ?? t("event.event");

function ProblemList({ list }) {
  return html`<ul class="plain log">
    ${list.map((p, i) => html`<li key=${i}>${p.line > 0 && html`<span class="soft">${t(p.column > 0 ? "event.place" : "event.line.n", { n: p.line, column: String(p.column) })}</span>${colon()}`}${errorWords(p)}${p.text && html`<br /><code>${p.text}</code>`}</li>`)}
  </ul>`;
}

export function Problems({ list }) {
  if (list.length === 0) return null;
  return html`<div class="notice bad" role="alert">
    <p>${t("event.open.unread")}</p>
    <${ProblemList} list=${list.slice(0, 20)} />
  </div>`;
}

/** What could not be read in the file of an event: the number, and a list to open. */
export function LeftOut({ leftOut }) {
  if (!leftOut) return null;
  const { count, list } = leftOut;
  return html`<div class="notice left-out" role="status">
    <p>${t("event.left-out", { n: count })}</p>
    <details class="extra">
      <summary>
        ${list.length < count ? t("event.left-out.first", { n: list.length }) : t("event.left-out.show", { n: count })}
      </summary>
      <${ProblemList} list=${list} />
    </details>
  </div>`;
}

/** A button that opens a file chooser. */
export function FileButton({ onOpened, children, primary = false }) {
  const chooser = useRef(null);
  return html`<button
      type="button"
      class="button ${primary ? "primary" : "quiet"}"
      onClick=${() => chooser.current.click()}
    >
      <${Icon} name="open" /> ${children}
    </button>
    <${FileInput}
      chooser=${chooser}
      accept=".event,.pbn,.xml,.csv,.lin,.json,.txt,text/plain"
      onFile=${async (file) => onOpened(await openBytes(await file.arrayBuffer()))}
    />`;
}

/** The server's events, the latest first; asked again at intervals, and when the page becomes visible. */
function useEvents() {
  const [state, setState] = useState({});
  useEffect(() => {
    let gone = false;
    const ask = () =>
      !document.hidden &&
      request("events").then(
        ({ events }) => !gone && setState({ events: events.sort((a, b) => (a.changed < b.changed ? 1 : -1)) }),
        (error) => !gone && setState(({ events }) => ({ events, error })),
      );
    ask();
    const timer = setInterval(ask, 10000);
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return state;
}

const MakeDialog = later(
  () => import("./make_event.js"),
  "MakeDialog",
  () => null,
);

function ServerEvents() {
  const server = useServer();
  const { events, error } = useEvents();
  const [making, setMaking] = useState(false);
  const isTwice = ({ title, id }) => title && events.some((one) => one.title === title && one.id !== id);
  const busy = !error && !(events && server.session); // what is below waits, so that it does not move
  return html`<section class="panel server" aria-busy=${busy}>
    <h2>${t("event.open.server")}</h2>
    ${error && html`<p class="error" role="status">${t("event.unreachable")}</p>`}
    ${events?.length === 0 && html`<p class="soft">${t("event.open.none")}</p>`}
    <ul class="saved">
      ${events?.map(
        (one) =>
          html`<li key=${one.id}>
            <a class="saved-open" href="#/events/${one.id}"
              ><b><bdi>${one.title || one.id}</bdi></b
              ><small>${isTwice(one) ? html`<bdi>${one.id}</bdi> · ` : ""}${dayWords(one.changed)}</small></a
            >
          </li>`,
      )}
    </ul>
    <p class="start-buttons">
      ${
        isDirector(server) &&
        html`<a class="button primary" href="#/new"><${Icon} name="add" /> ${t("event.setup")}</a>
          <button type="button" class="button" onClick=${() => setMaking(true)}>
            <${Icon} name="add" /> ${t("event.make.new")}
          </button>
          <a class="button" href="#/members"><${Icon} name="names" /> ${t("event.members")}</a>`
      }
      ${events?.length > 1 && html`<a class="button" href="#/season"><${Icon} name="names" /> ${t("event.season")}</a>`}
      ${server.session?.director && html`<a class="button" href="#/accounts"><${Icon} name="key" /> ${t("event.accounts")}</a>`}
      ${directorActions(server).map(([icon, label, action]) => html`<button key=${icon} type="button" class="button" onClick=${action}><${Icon} name=${icon} /> ${label}</button>`)}
    </p>
    ${making && html`<${MakeDialog} onClose=${() => setMaking(false)} />`}
  </section>`;
}

export function Start({ onOpened, problems }) {
  useStore();
  const { is: served } = useServer();
  const opened = (list) => onOpened(list);
  const begin = () => {
    keep("event", `event ${t("event.open.new")}\nscoring matchpoints\n`);
    onOpened([]);
  };
  return html`<div class="start">
    <${Problems} list=${problems} />
    ${served && html`<${ServerEvents} />`}
    <section class="panel drop">
      <p>${t("event.open.about")}</p>
      <p class="start-buttons">
        <${FileButton} primary onOpened=${opened}>${t("event.open.file")}<//>
        <button type="button" class="button" onClick=${begin}><${Icon} name="add" /> ${t("event.open.new")}</button>
      </p>
    </section>
    ${
      sessions("event").length > 0 &&
      html`<section class="panel">
        <h2>${t("event.open.kept")}</h2>
        <${SavedList}
          kind="event"
          about=${({ log, changed }) => [titleOfLog(log), dayWords(changed)]}
          onPick=${(id) => (select("event", id), onOpened([]))}
        />
      </section>`
    }
    <section class="panel">
      <h2>${t("event.open.examples")}</h2>
      <ul class="saved">
        ${examples.map(
          ([name, title]) =>
            html`<li key=${name}>
              <button type="button" class="saved-open" onClick=${async () => opened(await openExample(name))}>
                <b lang="en">${title}</b><small>${t(`event.example.${name}`)}</small>
              </button>
            </li>`,
        )}
      </ul>
    </section>
  </div>`;
}
