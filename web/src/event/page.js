// The page of an event: which view is shown, the director's desk beside it, and what is asked of a number.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { Icon } from "../icons.js";
import { current, keeps, useStore } from "../store.js";
import { useMedia } from "../media.js";
import { download } from "../download.js";
import { Boards } from "./boards.js";
import { Cards } from "./cards.js";
import { Desk, WhatIf } from "./desk.js";
import { Check, Log, Settings } from "./log.js";
import { openBytes, Start } from "./open.js";
import { localSource } from "./source.js";
import { Standings } from "./standings.js";
import { to, useAnswer, useSource } from "./use.js";
import { WhyDialog } from "./why.js";

const views = [
  ["standings", "Standings", Standings],
  ["boards", "Boards", Boards],
  ["cards", "Cards", Cards],
  ["check", "Check", Check],
  ["log", "Log", Log],
  ["settings", "Settings", Settings],
];

/** The source of the event that is open: {source}, {error}, or {} while it is made. */
function useOpen(id) {
  const [state, setState] = useState({});
  useEffect(() => {
    let made;
    let gone = false;
    setState({});
    if (id)
      localSource(id).then(
        (source) => {
          made = source;
          if (gone) source.close();
          else setState({ source });
        },
        (error) => !gone && setState({ error }),
      );
    return () => {
      gone = true;
      made?.close();
    };
  }, [id]);
  return state;
}

function Viewer({ source, about, rest, onOther }) {
  const wide = useMedia("(min-width: 60rem)");
  const [asked, setAsked] = useState(null);
  const [dialog, setDialog] = useState(null);
  const [name, , View] = views.find(([path]) => path === rest[0]) ?? views[0];
  const close = () => setDialog(null);
  const whatIf = (text) => setDialog({ is: "whatif", text });
  const save = async () => download(about.event || "event", "event", await source.text());
  const actions = [
    ["open", "Other events", onOther],
    ["save", "Save as a file", save],
    ["print", "Print", () => print()],
  ];
  const desk = html`<${Desk} source=${source} about=${about} onWhatIf=${whatIf} autofocus=${dialog?.is === "desk"} />`;
  return html`<header class="session-head">
      <div class="event-title">
        <h1><bdi>${about.event || "Event"}</bdi></h1>
        <p class="soft"><bdi>${[about.date, about.scoring_name].filter(Boolean).join(" · ")}</bdi></p>
      </div>
      ${
        wide
          ? html`<div class="toolbar">
              ${actions.map(([icon, label, action]) => html`<button key=${icon} type="button" class="button quiet" onClick=${action}><${Icon} name=${icon} /> ${label}</button>`)}
            </div>`
          : html`<button type="button" class="button quiet" onClick=${() => setDialog({ is: "menu" })}>
              <${Icon} name="menu" /> Menu
            </button>`
      }
    </header>
    <nav class="views" aria-label="Views of the event">
      ${views.map(([path, label]) => html`<a key=${path} href=${to(path)} aria-current=${path === name ? "page" : undefined}>${label}</a>`)}
    </nav>
    <div class="session-columns">
      <div class="view view-${name}">
        <${View} source=${source} about=${about} which=${rest[1]} onWhy=${setAsked} onWhatIf=${whatIf} />
      </div>
      ${
        wide &&
        html`<section class="panel session-entry" aria-label="Director">
          <h2>Director</h2>
          ${desk}
        </section>`
      }
    </div>
    ${
      !wide &&
      html`<div class="action-bar one">
        <button type="button" class="button primary" onClick=${() => setDialog({ is: "desk" })}>
          <${Icon} name="add" /> Enter a result
        </button>
      </div>`
    }
    ${dialog?.is === "desk" && html`<${Dialog} title="Director" onClose=${close}><div class="dialog-body">${desk}</div><//>`}
    ${
      dialog?.is === "menu" &&
      html`<${Dialog} title="Menu" onClose=${close}
        ><div class="dialog-body menu">
          ${actions.map(([icon, label, action]) => html`<button key=${icon} type="button" class="menu-item" onClick=${() => (close(), setTimeout(action))}><${Icon} name=${icon} /> ${label}</button>`)}
        </div><//
      >`
    }
    ${
      dialog?.is === "whatif" &&
      html`<${Dialog} title="What if?" onClose=${close}
        ><div class="dialog-body"><${WhatIf} source=${source} about=${about} text=${dialog.text} /></div
      ><//>`
    }
    ${asked && html`<${WhyDialog} source=${source} about=${about} asked=${asked} onClose=${() => setAsked(null)} />`}`;
}

function Opened({ source, rest, onOther }) {
  useSource(source);
  const { value, error } = useAnswer(source, "event");
  if (error)
    return html`<p class="notice bad" role="alert">${error.line > 0 && `Line ${error.line}: `}${error.message}</p>
      <button type="button" class="button" onClick=${onOther}>Other events</button>`;
  return value && html`<${Viewer} source=${source} about=${value} rest=${rest} onOther=${onOther} />`;
}

export function EventPage({ rest }) {
  useStore();
  const [choosing, setChoosing] = useState(false);
  const [problems, setProblems] = useState([]);
  const [over, setOver] = useState(false);
  const kept = current("event");
  const { source, error } = useOpen(kept?.id);
  const opened = (list) => {
    setProblems(list);
    setChoosing(list.length > 0);
    if (list.length === 0) location.hash = "#/event/standings";
  };
  const drop = async (event) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) opened(await openBytes(await file.arrayBuffer()));
  };
  const start = choosing || !kept;
  return html`<main
    tabindex="-1"
    class="page session event ${over ? "over" : ""}"
    onDragOver=${(event) => (event.preventDefault(), setOver(true))}
    onDragLeave=${() => setOver(false)}
    onDrop=${drop}
  >
    ${!keeps && html`<p class="notice" role="alert">This browser keeps nothing between visits: save the event as a file before you leave.</p>`}
    ${error && html`<p class="notice bad" role="alert">The engine of events could not be loaded: ${error.message}</p>`}
    ${
      start
        ? html`<header class="session-head">
              <h1>Event</h1>
              ${kept && html`<button type="button" class="button quiet" onClick=${() => (setChoosing(false), setProblems([]))}>Back</button>`}
            </header>
            <${Start} onOpened=${opened} problems=${problems} />`
        : source && html`<${Opened} key=${kept.id} source=${source} rest=${rest} onOther=${() => setChoosing(true)} />`
    }
  </main>`;
}
