// The page of an event: which view is shown, the director's desk beside it, and what is asked of a number.
import { useEffect, useState } from "preact/hooks";
import { Actions } from "../actions.js";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { Icon } from "../icons.js";
import { LinkDialog } from "../link.js";
import { Skeleton } from "../skeleton.js";
import { mayChange, sentence, Unreachable, useServer } from "../server.js";
import { current, keeps, useStore } from "../store.js";
import { useMedia } from "../media.js";
import { download } from "../download.js";
import { Boards } from "./boards.js";
import { Cards } from "./cards.js";
import { Correct, Desk, WhatIf } from "./desk.js";
import { directorActions, LogIn, MakeDialog } from "./director.js";
import { Check, Log, Settings } from "./log.js";
import { LeftOut, openBytes, Start } from "./open.js";
import { remoteSource } from "./remote.js";
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

/** The source of the event that is open, of the server or of the browser: {source}, {error}, or {} while it is made. */
function useOpen(remote, local) {
  const [state, setState] = useState({});
  useEffect(() => {
    let made;
    let gone = false;
    setState({});
    if (remote) {
      made = remoteSource(remote);
      setState({ source: made });
    } else if (local)
      localSource(local).then(
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
  }, [remote, local]);
  return state;
}

// A server on the machine itself is at an address that means something else on every other one.
const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

function LinkTo({ id, onClose }) {
  return html`<${LinkDialog}
    title="Link to this event"
    what="Event"
    link=${`${location.origin}${location.pathname}#/events/${id}`}
    onClose=${onClose}
  >
    Whoever opens this link sees the event, and sees it change.
    ${here && " This address works on this computer alone: start the server with --listen 0.0.0.0:8080, and open its pages at the address that this computer has in the network."}
  <//>`;
}

function Viewer({ source, about, rest, onOther }) {
  const server = useServer();
  const wide = useMedia("(min-width: 60rem)");
  const [asked, setAsked] = useState(null);
  const [dialog, setDialog] = useState(null);
  const [name, , View] = views.find(([path]) => path === rest[0]) ?? views[0];
  const close = () => setDialog(null);
  const whatIf = (text) => setDialog({ is: "whatif", text });
  const save = async () => download(about.event || "event", "event", await source.text());
  // Whoever may not change the event sees no entry line.
  const writes = source.id === undefined || mayChange(server);
  const keepThere = async () => setDialog({ is: "make", log: await source.text() });
  const actions = [
    ["open", "Other events", onOther],
    source.id !== undefined && ["link", "Link", () => setDialog({ is: "link" })],
    source.id === undefined && server.session?.director && ["share", "Keep it on the server", keepThere],
    ["save", "Save as a file", save],
    ["print", "Print", () => print()],
    ...(source.id !== undefined ? directorActions(server) : []),
  ].filter(Boolean);
  const desk = html`<${Desk} source=${source} about=${about} onWhatIf=${whatIf} autofocus=${dialog?.is === "desk"} />`;
  return html`<header class="session-head">
      <div class="event-title">
        <h1><bdi>${about.event || "Event"}</bdi></h1>
        <p class="soft"><bdi>${[about.date, about.scoring_name].filter(Boolean).join(" · ")}</bdi></p>
      </div>
      <${Actions} list=${actions} wide=${wide} />
    </header>
    <nav class="views" aria-label="Views of the event">
      ${views.map(([path, label]) => html`<a key=${path} href=${to(path)} aria-current=${path === name ? "page" : undefined}>${label}</a>`)}
    </nav>
    <${LeftOut} leftOut=${source.leftOut} />
    <div class=${writes ? "session-columns" : ""}>
      <div class="view view-${name}">
        <${View}
          source=${source}
          about=${about}
          writes=${writes}
          which=${rest[1]}
          onWhy=${setAsked}
          onWhatIf=${whatIf}
          onCorrect=${(row) => setDialog({ is: "correct", row })}
        />
      </div>
      ${
        wide &&
        writes &&
        html`<section class="panel session-entry" aria-label="Director">
          <h2>Director</h2>
          ${desk}
        </section>`
      }
    </div>
    ${
      !wide &&
      writes &&
      html`<div class="action-bar one">
        <button type="button" class="button primary" onClick=${() => setDialog({ is: "desk" })}>
          <${Icon} name="add" /> Enter a result
        </button>
      </div>`
    }
    ${dialog?.is === "desk" && html`<${Dialog} title="Director" onClose=${close}><div class="dialog-body">${desk}</div><//>`}
    ${dialog?.is === "correct" && html`<${Correct} source=${source} about=${about} row=${dialog.row} onWhatIf=${whatIf} onClose=${close} />`}
    ${
      dialog?.is === "whatif" &&
      html`<${Dialog} title="What if?" onClose=${close}
        ><div class="dialog-body"><${WhatIf} source=${source} about=${about} text=${dialog.text} /></div
      ><//>`
    }
    ${dialog?.is === "link" && html`<${LinkTo} id=${source.id} onClose=${close} />`}
    ${dialog?.is === "make" && html`<${MakeDialog} log=${dialog.log} title=${about.event} onClose=${close} />`}
    ${asked && html`<${WhyDialog} source=${source} about=${about} asked=${asked} onClose=${() => setAsked(null)} />`}`;
}

function Opened({ source, rest, onOther }) {
  useSource(source);
  const { is: served } = useServer();
  const { value, error } = useAnswer(source, "event");
  if (error instanceof Unreachable)
    return html`<p class="notice bad" role="status">The server cannot be reached: trying again.</p>`;
  if (error)
    return html`<p class="notice bad" role="alert">
        ${error.line > 0 && `Line ${error.line}: `}${source.id !== undefined && !served ? "These pages have no server behind them, which would know this event." : sentence(error.message)}
      </p>
      <button type="button" class="button" onClick=${onOther}>Other events</button>`;
  return html`${source.lost && html`<p class="notice bad lost" role="status">Connection lost, trying again. What you see may be old.</p>`}
  ${value ? html`<${Viewer} source=${source} about=${value} rest=${rest} onOther=${onOther} />` : html`<${Skeleton} />`}`;
}

/** The event that the browser keeps; with an `id`, one of the server; `list`: all that there are. */
export function EventPage({ id, list = false, rest }) {
  useStore();
  const { asking } = useServer();
  const [problems, setProblems] = useState([]);
  const [over, setOver] = useState(false);
  const kept = current("event");
  const start = list || (!id && !kept);
  const { source, error } = useOpen(id, start ? undefined : kept?.id);
  const opened = (wrong) => {
    setProblems(wrong);
    location.hash = wrong.length === 0 ? "#/event/standings" : "#/events";
  };
  const drop = async (event) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) opened(await openBytes(await file.arrayBuffer()));
  };
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
              <h1>Events</h1>
              ${kept && html`<a class="button quiet" href="#/event" onClick=${() => setProblems([])}>Back</a>`}
            </header>
            <${Start} onOpened=${opened} problems=${problems} />`
        : source
          ? html`<${Opened}
              key=${id ?? kept.id}
              source=${source}
              rest=${rest}
              onOther=${() => (location.hash = "#/events")}
            />`
          : !error && html`<${Skeleton} />`
    }
    ${asking && html`<${LogIn} />`}
  </main>`;
}
