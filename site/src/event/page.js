// The page of an event: which view is shown, the felt above it, and the director's desk beside it.
import { useEffect, useRef, useState } from "preact/hooks";
import { Actions } from "../actions.js";
import { useLoaded } from "../again.js";
import { Dialog } from "../dialog.js";
import { download } from "../download.js";
import { html, Options } from "../html.js";
import { errorWords } from "../errors.js";
import { addWords, colon, dateWords, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { loadClub } from "../club/load.js";
import { LinkDialog } from "../link.js";
import { useMedia } from "../media.js";
import { mayChange, Unreachable, useServer } from "../server.js";
import { Bar, openSettings, SettingsButton } from "../shell.js";
import { Skeleton } from "../skeleton.js";
import { current, keeps, useStore } from "../store.js";
import { addStyle } from "../styles.js";
import { BoardHead } from "./board_head.js";
import { statusWords } from "./changes.js";
import { directorActions, LogIn } from "./director.js";
import { useMe } from "./me.js";
import { later } from "./later.js";
import { LeftOut, openBytes, Start, titleOfLog } from "./open.js";
import { remoteSource } from "./remote.js";
import { localSource } from "./source.js";
import { Standings } from "./standings.js";
import { calledOf, routeOf, scoringWord, to, useAnswer, useScroll, useSource } from "./use.js";

// With its final height.
const felt = (words, lines, before) =>
  html`<div class="heroic">
    <p class="k">${before}<bdi class="person">${words}</bdi></p>
    <p class="v">${"\u00a0"}</p>
    ${lines > 2 && html`<p class="d">${"\u00a0"}</p>`}
  </div>`;
const calledBy = (about, key) => {
  const who = about.contestants.find((c) => c.key === key);
  return who ? calledOf(about, who) : key;
};
const MakeDialog = later(
  () => import("./make_event.js"),
  "MakeDialog",
  () => null,
);
// The director's pages have words and looks of their own.
const withWork = (part) => Promise.all([part, addWords("work"), addStyle("desk")]).then(([module]) => module);
const loadDesk = () => withWork(import("./desk.js"));
const [Correct, Desk, WhatIf] = ["Correct", "Desk", "WhatIf"].map((name) => later(loadDesk, name));
const loadLog = () => withWork(import("./log.js"));
const [Check, Log, Settings] = ["Check", "Log", "Settings"].map((name) => later(loadLog, name));
const loadWhy = () => import("./why.js");
const Why = later(loadWhy, "Why");
const WhyHead = later(loadWhy, "WhyHead", ({ about, more: [key, board] }) =>
  felt(
    `${calledBy(about, key)}${board ? `, ${t("event.board.n", { n: board })}` : ""}`,
    2,
    `${t("event.why.how")}${colon()}`,
  ),
);
const loadBoards = () => import("./boards.js");
const Boards = later(loadBoards, "Boards");
const loadCards = () => import("./cards.js");
const Cards = later(loadCards, "Cards");
const CardHead = later(loadCards, "CardHead", ({ about, more: [key] }) => felt(calledBy(about, key), 3));

// The views by address, what each draws, and its head on felt. Some are only for users who may write.
const views = [
  { path: "standings", View: Standings },
  { path: "boards", View: Boards, Head: BoardHead },
  { path: "cards", View: Cards, Head: CardHead },
  { path: "why", View: Why, Head: WhyHead },
  { path: "settings", View: Settings },
  { path: "check", View: Check, writes: true },
  { path: "log", View: Log, writes: true },
];

const clubViews = ["desk", "setup"];

/** The source of the open event, on the server or in the browser: {source}, {error}, or {} while it is made. */
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

// The address of a server on this machine is of no use on another one.
const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** The link to exactly this view. */
function LinkTo({ onClose }) {
  return html`<${LinkDialog}
    title=${t("event.link.title")}
    what=${t("event.event")}
    link=${location.href}
    onClose=${onClose}
  >
    ${t("event.link.about")}${here && html` <${Options} text=${t("event.link.here")} />`}
  <//>`;
}

/** The name of the view, for the tab and the head: "Board 7". */
function nameOfView(about, { view, more: [first] }) {
  if (view === "boards" && Number(first) > 0) return t("event.board.n", { n: Number(first) });
  if (view === "why") return t("event.why.title");
  const who = view === "cards" && about.contestants.find((c) => c.key === first);
  return who ? calledOf(about, who) : "";
}

function Tabs({ path, more, me, writes }) {
  const director = ["check", "log", "settings"].includes(path);
  const tabs = [
    ["standings", t("event.standings"), "standings"],
    ["boards", t("event.boards"), "boards"],
    ["cards", me ? t("event.my-card") : t("event.cards"), me ? `cards/${me.key}` : "cards"],
    writes && ["director", t("event.director"), "desk"],
  ].filter(Boolean);
  const within = [
    ["check", t("event.check")],
    ["log", t("event.log")],
    ["settings", t("event.settings")],
  ];
  const link = (is, label, target) =>
    html`<a key=${target} href=${to(target)} aria-current=${is ? "page" : undefined}>${label}</a>`;
  // Only the reader's own scorecard is marked as theirs.
  const isIn = (name) => name === path && (name !== "cards" || !me || more.includes(me.key));
  return html`<nav class="tabs" aria-label=${t("event.views")}>
      ${tabs.map(([name, label, target]) => link(isIn(name) || (name === "director" && director), label, target))}
    </nav>
    ${writes && director && html`<nav class="tabs within" aria-label=${t("event.director")}>${within.map(([name, label]) => link(name === path, label, name))}</nav>`}`;
}

function Viewer({ source, about, rest, onOther }) {
  const server = useServer();
  const wide = useMedia("(min-width: 60rem)");
  const me = useMe(source, about);
  const [dialog, setDialog] = useState(null);
  // A user who may not change the event sees nothing that is for those who may.
  const writes = source.id === undefined || mayChange(server);
  const route = routeOf(rest);
  const { path, View, Head } = views.find((one) => one.path === route.view && (writes || !one.writes)) ?? views[0];
  const shown = nameOfView(about, { ...route, view: path });
  const title = about.event || t("event.event");
  useEffect(() => {
    document.title = [shown, title].filter(Boolean).join(" · ");
  }, [shown, title]);
  useScroll(`${path}/${route.more.join("/")}`, true);
  const close = () => setDialog(null);
  const whatIf = (text) => setDialog({ is: "whatif", text });
  const save = async () => download(about.event || "event", "event", await source.text());
  const keepThere = async () => setDialog({ is: "make", log: await source.text() });
  const actions = [
    source.id !== undefined && ["link", t("event.link"), () => setDialog({ is: "link" })],
    ["print", t("event.print"), () => print()],
    ["open", t("event.other"), onOther],
    !writes && ["settings", t("event.how-scored"), () => (location.hash = to("settings"))],
    source.id === undefined && server.session?.director && ["share", t("event.make.keep"), keepThere],
    ["save", t("event.save"), save],
    ...(source.id !== undefined ? directorActions(server) : []),
  ].filter(Boolean);
  const desk = html`<${Desk} source=${source} about=${about} onWhatIf=${whatIf} autofocus=${dialog?.is === "desk"} />`;
  const given = { source, about, writes, more: route.more, query: route.query };
  return html`<div class="felt event-head">
      <${Bar}
        door="event"
        title=${title}
        sub=${html`<bdi>${[dateWords(about.date), scoringWord(about), statusWords(about)].filter(Boolean).join(" · ")}</bdi>`}
      >
        ${wide ? html`<${SettingsButton} />` : html`<${Actions} list=${[...actions, ["settings", t("settings"), openSettings]]} icon />`}
      <//>
      <div class="event-inner">
        <div class="tabs-row">
          <${Tabs} path=${path} more=${route.more} me=${me} writes=${writes} />
          ${wide && html`<${Actions} list=${actions} wide />`}
        </div>
        ${
          !wide &&
          writes &&
          html`<button type="button" class="button enter" onClick=${() => setDialog({ is: "desk" })}>
            <${Icon} name="add" /> ${t("event.enter")}
          </button>`
        }
        ${Head && (path !== "cards" || shown) && html`<${Head} ...${given} />`}
      </div>
    </div>
    <main id="content" tabindex="-1" class="event-inner event-body ${writes ? "with-desk" : ""}">
      <div class="view view-${path}">
        <${LeftOut} leftOut=${source.leftOut} />
        <${View} ...${given} onWhatIf=${whatIf} onCorrect=${(row) => setDialog({ is: "correct", row })} />
      </div>
      ${
        wide &&
        writes &&
        html`<section class="sheet-part pad session-entry" aria-label=${t("event.director")}>
          <h2>${t("event.director")}</h2>
          ${desk}
        </section>`
      }
    </main>
    ${dialog?.is === "desk" && html`<${Dialog} title=${t("event.director")} onClose=${close}><div class="dialog-body">${desk}</div><//>`}
    ${dialog?.is === "correct" && html`<${Correct} source=${source} about=${about} row=${dialog.row} onWhatIf=${whatIf} onClose=${close} />`}
    ${
      dialog?.is === "whatif" &&
      html`<${Dialog} title=${t("event.whatif")} onClose=${close}
        ><div class="dialog-body"><${WhatIf} source=${source} about=${about} text=${dialog.text} /></div
      ><//>`
    }
    ${dialog?.is === "link" && html`<${LinkTo} onClose=${close} />`}
    ${dialog?.is === "make" && html`<${MakeDialog} log=${dialog.log} title=${about.event} onClose=${close} />`}`;
}

/** Drawn before the event is loaded: the felt with its final height, and rows. */
const EventSkeleton = () =>
  html`<div class="felt event-head">
      <${Bar} door="event" title=${t("door.club")} sub=" " />
      <div class="event-inner" aria-hidden="true">
        <div class="tabs"><span></span></div>
      </div>
    </div>
    <main id="content" tabindex="-1" class="event-inner event-body" aria-busy="true">
      <div class="view">
        <div class="sheet-part"><${Skeleton} /></div>
      </div>
    </main>`;

/** The desk and the set-up of an event, which only users who may write need. */
function ClubLater(props) {
  const { value, error } = useLoaded(loadClub);
  if (error) return html`<p class="notice bad" role="alert">${t("page.not.loaded", { why: error.message })}</p>`;
  return value ? html`<${value.ClubView} ...${props} />` : html`<${EventSkeleton} />`;
}

/** After a login or logout, or when a director begins to play, answers differ. */
function useEyes(source, { session }) {
  const who = session && (session.director ? (session.playing ? "player" : "director") : "public");
  const before = useRef(null);
  useEffect(() => {
    if (before.current && who && who !== before.current) source.renew?.();
    before.current = who ?? before.current;
  }, [who]);
}

function Opened({ source, rest, onOther }) {
  useSource(source);
  const server = useServer();
  const { is: served } = server;
  useEyes(source, server);
  const { value, error } = useAnswer(source, "event");
  const { view, more } = routeOf(rest);
  const asked = clubViews.includes(view);
  const club = asked && (source.id === undefined || mayChange(server));
  const waits = asked && !club && server.session === null; // until the user is known
  const problem = (text, more) =>
    html`<${Bar} door="event" title=${t("door.club")} />
      <main id="content" tabindex="-1" class="event-inner event-body alone">${text}${more}</main>`;
  if (error instanceof Unreachable)
    return problem(html`<p class="notice bad" role="status">${t("event.unreachable")}</p>`);
  if (error)
    return problem(
      html`<p class="notice bad" role="alert">
        ${error.line > 0 && `${t("event.line.n", { n: error.line })}${colon()}`}${source.id !== undefined && !served ? t("event.no-server") : error.status === 404 ? t("event.no-such") : errorWords(error)}
      </p>`,
      html`<button type="button" class="button" onClick=${onOther}>${t("event.other")}</button>`,
    );
  return html`${source.lost && html`<p class="notice bad lost" role="status">${t("event.lost")}</p>`}
  ${server.session?.playing && html`<p class="notice playing" role="status">${t("event.playing")}</p>`}
  ${value && club ? html`<${ClubLater} view=${view} more=${more} source=${source} about=${value} />` : value && !waits ? html`<${Viewer} source=${source} about=${value} rest=${rest} onOther=${onOther} />` : html`<${EventSkeleton} />`}`;
}

/** The event in the browser; with an `id`, one on the server; `list`: all of them. */
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
  return html`<div
    class="event ${over ? "over" : ""}"
    onDragOver=${(event) => (event.preventDefault(), setOver(true))}
    onDragLeave=${() => setOver(false)}
    onDrop=${drop}
  >
    ${!keeps && !id && html`<p class="notice" role="alert">${t("event.keeps-nothing")}</p>`}
    ${error && html`<p class="notice bad" role="alert">${t("event.no-engine", { why: error.message })}</p>`}
    ${
      start
        ? html`<${Bar} door="event" title=${t("door.club")} />
            <main id="content" tabindex="-1" class="page">
              ${
                kept &&
                html`<p class="session-head">
                  <a class="button" href="#/event" onClick=${() => setProblems([])}
                    >${t("event.back")}${colon()}<bdi>${titleOfLog(kept.log)}</bdi></a
                  >
                </p>`
              }
              <${Start} onOpened=${opened} problems=${problems} />
            </main>`
        : source
          ? html`<${Opened}
              key=${id ?? kept.id}
              source=${source}
              rest=${rest}
              onOther=${() => (location.hash = "#/events")}
            />`
          : !error && html`<${EventSkeleton} />`
    }
    ${asking && html`<${LogIn} />`}
  </div>`;
}
