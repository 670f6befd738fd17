// Where events come from: files of the device, examples, and what the browser keeps.
import { useRef, useState } from "preact/hooks";
import { html } from "../html.js";
import { Icon } from "../icons.js";
import { current, forget, keep, keepOnce, select, sessions, useStore } from "../store.js";
import { readFile } from "./source.js";

const fileLimit = 4 << 20;

const examples = [
  ["tuesday", "Tuesday Pairs", "a Mitchell of 13 tables, matchpoints"],
  ["monday", "Monday Evening", "five tables, with the hands"],
  ["howell", "Thursday Afternoon", "a Howell, one winner"],
  ["swiss", "Autumn Swiss Teams", "eight teams, victory points"],
  ["butler", "Winter Butler", "pairs, IMPs against a datum"],
  ["individual", "New Year Individual", "players"],
];

/** Keeps a file as an event, whatever its format; what is wrong with it as a list, empty if nothing is. */
export async function openBytes(bytes) {
  if (bytes.byteLength > fileLimit) return [{ message: "This file is too large for the browser to keep." }];
  try {
    const { log, problems } = await readFile(bytes);
    if (log === null) return problems;
    keepOnce("event", log);
    return [];
  } catch (error) {
    return [{ message: `Nothing was stored: ${error.message}` }];
  }
}

async function openExample(name) {
  const response = await fetch(`examples/${name}.event`);
  return response.ok
    ? openBytes(await response.arrayBuffer())
    : [{ message: "The example cannot be fetched without a network." }];
}

export const titleOfLog = (log) => /^\s*event\s+(.+?)\s*$/im.exec(log)?.[1] ?? "Event";

export function Problems({ list }) {
  if (list.length === 0) return null;
  return html`<div class="notice bad" role="alert">
    <p>This file could not be read.</p>
    <ul class="plain log">
      ${list.slice(0, 20).map((p, i) => html`<li key=${i}>${p.line > 0 && html`<span class="soft">Line ${p.line}${p.column > 0 && `, column ${p.column}`}:</span> `}${p.message}${p.text && html`<br /><code>${p.text}</code>`}</li>`)}
    </ul>
  </div>`;
}

/** A button that lets a file be chosen. */
export function FileButton({ onOpened, children, primary = false }) {
  const chooser = useRef(null);
  return html`<button
      type="button"
      class="button ${primary ? "primary" : "quiet"}"
      onClick=${() => chooser.current.click()}
    >
      <${Icon} name="open" /> ${children}
    </button>
    <input
      ref=${chooser}
      type="file"
      class="unseen"
      tabindex="-1"
      aria-label="Open a file"
      accept=".event,.pbn,.xml,.csv,.lin,.json,.txt,text/plain"
      onChange=${async (event) => {
        const [file] = event.target.files;
        event.target.value = "";
        if (file) onOpened(await openBytes(await file.arrayBuffer()));
      }}
    />`;
}

export function Start({ onOpened, problems }) {
  useStore();
  const [asked, setAsked] = useState(null);
  const kept = sessions("event");
  const open = current("event")?.id;
  const opened = (list) => onOpened(list);
  const begin = () => {
    keep("event", "event New event\nscoring matchpoints\n");
    onOpened([]);
  };
  return html`<div class="start">
    <${Problems} list=${problems} />
    <section class="panel drop">
      <p>
        Open the file of an event: <b>.event</b>, PBN, USEBIO, CSV, LIN or JSON. Or drop it here. It stays on this
        device.
      </p>
      <p class="start-buttons">
        <${FileButton} primary onOpened=${opened}>Open a file<//>
        <button type="button" class="button" onClick=${begin}><${Icon} name="add" /> New event</button>
      </p>
    </section>
    ${
      kept.length > 0 &&
      html`<section class="panel">
        <h2>Kept in this browser</h2>
        <ul class="saved">
          ${kept.map(
            (session) =>
              html`<li key=${session.id}>
                <button
                  type="button"
                  class="saved-open"
                  aria-current=${session.id === open ? "true" : undefined}
                  onClick=${() => (select("event", session.id), onOpened([]))}
                >
                  <b><bdi>${titleOfLog(session.log)}</bdi></b>
                  <small>${new Date(session.changed).toLocaleDateString(undefined, { dateStyle: "medium" })}</small>
                </button>
                <button
                  type="button"
                  class="button ${asked === session.id ? "danger" : "quiet"}"
                  onClick=${() => (asked === session.id ? forget(session.id) : setAsked(session.id))}
                >
                  ${asked === session.id ? "Really?" : "Delete"}
                </button>
              </li>`,
          )}
        </ul>
      </section>`
    }
    <section class="panel">
      <h2>Examples</h2>
      <ul class="saved">
        ${examples.map(
          ([name, title, what]) =>
            html`<li key=${name}>
              <button type="button" class="saved-open" onClick=${async () => opened(await openExample(name))}>
                <b>${title}</b><small>${what}</small>
              </button>
            </li>`,
        )}
      </ul>
    </section>
  </div>`;
}
