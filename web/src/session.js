// The pages of rubber bridge and of Chicago: the score sheet that fills itself.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { DealDialog, Deals } from "./deals.js";
import { Dialog } from "./dialog.js";
import { engine, OddtrickError } from "./engine.js";
import { Entry, picksOf, Status, vulnerable } from "./entry.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { blank, PaperSheet } from "./paper.js";
import { QrCode } from "./qr.js";
import { SetupDialog } from "./setup.js";
import { linkTo, unpack } from "./share.js";
import { append, current, forget, keep, keepOnce, keeps, select, sessions, useStore } from "./store.js";
import { signed, Suits } from "./suits.js";

// The name of the game, and of one sheet within a sentence.
const games = { rubber: "Rubber bridge", chicago: "Chicago" };
const inSentence = { rubber: "rubber", chicago: "Chicago" };
const fileLimit = 1 << 20;

function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setMatches(list.matches);
    list.addEventListener("change", look);
    return () => list.removeEventListener("change", look);
  }, [query]);
  return matches;
}

// ---- The sheets ------------------------------------------------------------------------------------------------------

/** The sheets of the evening, of which one is shown on the screen and all are printed. */
function Sheets({ paper, shown, onShow, onOpen, fresh }) {
  const several = paper.sheets.length > 1;
  const list = paper.sheets.length > 0 ? paper.sheets : [blank(paper.next.names, 1)];
  const playing = (sheet) => sheet.number === paper.next.number;
  return html`<div class="sheets">
    ${several && html`<nav class="tabs" aria-label="Sheets of the evening">
      ${list.map((sheet) => html`<button key=${sheet.number} type="button" class="tab" aria-pressed=${sheet.number === shown}
        onClick=${() => onShow(sheet.number)}>${paper.word} ${sheet.number}</button>`)}
    </nav>`}
    ${list.map((sheet) => html`<div key=${sheet.number} class="sheet-and-deals ${sheet.number === shown ? "" : "only-print"}">
      <${PaperSheet} sheet=${sheet} imps=${paper.imps} fresh=${fresh} heading=${several ? `${paper.word} ${sheet.number}` : null}
        vulnerable=${playing(sheet) && !sheet.finished ? vulnerable(paper) : null} />
      <${Deals} sheet=${sheet} heading=${several ? `Deals of ${inSentence[paper.kind]} ${sheet.number}` : "Deals"} onOpen=${onOpen} />
    </div>`)}
  </div>`;
}

/** The evening's plus and minus. */
function Evening({ paper }) {
  if (paper.players.length === 0 && paper.sheets.length < 2) return null;
  return html`<section class="panel evening" aria-labelledby="evening">
    <h2 id="evening">The evening</h2>
    <div class="two">
      ${paper.players.length > 0 && html`<table class="list"><caption>${paper.imps ? "In IMPs" : "In hundreds"}</caption>
        <tbody>${paper.players.map((p) => html`<tr key=${p.name}><th scope="row"><bdi>${p.name}</bdi></th>
          <td class=${p.amount > 0 ? "plus" : p.amount < 0 ? "minus" : ""}>${signed(p.amount)}</td></tr>`)}</tbody></table>`}
      ${paper.sheets.length > 1 && html`<table class="list"><caption>Points</caption>
        <thead><tr><td></td><th scope="col">We</th><th scope="col">They</th></tr></thead>
        <tbody>${paper.sheets.map((s) => html`<tr key=${s.number}><th scope="row">${paper.word} ${s.number}</th><td>${s.total[0]}</td><td>${s.total[1]}</td></tr>`)}</tbody>
        <tfoot><tr><th scope="row">All</th><td>${paper.total[0]}</td><td>${paper.total[1]}</td></tr></tfoot></table>`}
    </div>
    ${paper.unsettled > 0 && html`<p class="soft">Not settled: ${paper.unsettled}, for want of as many names on both sides.</p>`}
  </section>`;
}

function History({ paper }) {
  if (paper.corrections.length === 0 && paper.error_count === 0) return null;
  return html`<section class="panel history">
    ${paper.error_count > 0 && html`<h2 class="bad">Lines that are left out</h2>
      <ul>${paper.errors.map((e) => html`<li key=${e.line}>Line ${e.line}, column ${e.column}: ${e.message}</li>`)}</ul>`}
    ${paper.corrections.length > 0 && html`<h2>Corrections</h2>
      <ul>${paper.corrections.map((line) => html`<li key=${line}><${Suits} text=${line[0].toUpperCase() + line.slice(1)} /></li>`)}</ul>`}
  </section>`;
}

// ---- Dialogs -----------------------------------------------------------------------------------------------------------

function ShareDialog({ kind, log, onClose }) {
  const [link, setLink] = useState("");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    linkTo(kind, log).then(setLink);
  }, [kind, log]);
  const field = useRef(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current.select(); // without HTTPS there is no clipboard, but there is the old way
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return html`<${Dialog} title="Share this sheet" onClose=${onClose}>
    <div class="dialog-body share">
      <p>Whoever opens this link sees the sheet and can go on with a copy. The whole log is in the link; no server keeps it.</p>
      ${link && html`<${QrCode} text=${link} label="QR code of the link" />`}
      <label class="field">Link<input ref=${field} type="text" readonly value=${link} data-link onFocus=${(event) => event.target.select()} /></label>
    </div>
    <footer class="dialog-foot">
      ${navigator.share && html`<button type="button" class="button" onClick=${() => navigator.share({ url: link, title: "Score sheet" }).catch(() => {})}>Send…</button>`}
      <button type="button" class="button primary" onClick=${copy}>${copied ? "Copied" : "Copy the link"}</button>
    </footer>
  <//>`;
}

function SavedDialog({ kind, onClose }) {
  useStore();
  const [asked, setAsked] = useState(null);
  const open = current(kind)?.id;
  return html`<${Dialog} title="Sheets kept in this browser" onClose=${onClose}>
    <ul class="dialog-body saved">
      ${sessions(kind).map((session) => {
        const { paper } = engine.session(session.log, kind);
        const [we, they] = paper.next.names;
        return html`<li key=${session.id}>
          <button type="button" class="saved-open" aria-current=${session.id === open ? "true" : undefined} onClick=${() => (select(kind, session.id), onClose())}>
            <b><bdi>${paper.title || games[kind]}</bdi></b>
            <small>${new Date(session.changed).toLocaleDateString(undefined, { dateStyle: "medium" })} · ${paper.next.deal - 1} deals${we || they ? html` · <bdi>${we} v ${they}</bdi>` : ""}</small>
          </button>
          <button type="button" class="button ${asked === session.id ? "danger" : "quiet"}" onClick=${() => (asked === session.id ? forget(session.id) : setAsked(session.id))}>${asked === session.id ? "Really?" : "Delete"}</button>
        </li>`;
      })}
    </ul>
  <//>`;
}

// ---- The page -----------------------------------------------------------------------------------------------------------

function saveFile(kind, paper, log) {
  const link = document.createElement("a");
  const name = (paper.title || games[kind]).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").toLowerCase();
  link.href = URL.createObjectURL(new Blob([log], { type: "text/plain" }));
  link.download = `${name || kind}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

/** Keeps a file as a session of its own kind; what is wrong with it in words, or nothing. */
async function openFile(kind, file) {
  if (file.size > fileLimit) return "This file is too large to be the log of an evening.";
  const log = await file.text();
  const { paper } = engine.session(log, file.name.endsWith(".chicago") ? "chicago" : file.name.endsWith(".rubber") ? "rubber" : kind);
  if (paper.sheets.length === 0 && paper.error_count > 0) return `This is no log of a session: line ${paper.errors[0].line}: ${paper.errors[0].message}`;
  keepOnce(paper.kind, log);
  location.hash = `#/${paper.kind}`;
  return null;
}

/** For those who cannot see the sheet change. */
function spoken(paper, fresh) {
  const row = paper.sheets.flatMap((sheet) => sheet.rows).find((found) => found.deal === fresh && !found.void);
  const last = paper.sheets.at(-1);
  return row ? `Deal ${row.deal}, ${row.text}: ${row.words || "nobody scores"}. ${paper.word} ${last.number}: We ${last.total[0]}, They ${last.total[1]}.` : "";
}

export function Session({ kind }) {
  useStore();
  const session = current(kind);
  const log = session?.log ?? "";
  const { paper } = useMemo(() => engine.session(log, kind, session?.byHand ?? 0), [log, kind, session?.byHand]);
  const wide = useMedia("(min-width: 60rem)");
  const [dialog, setDialog] = useState(null);
  const [chosen, setChosen] = useState(null); // the sheet, if not the last
  const [message, setMessage] = useState(null);
  const [fresh, setFresh] = useState(null); // the deal that was just added
  const chooser = useRef(null);
  const close = () => setDialog(null);

  const guarded = (change) => {
    try {
      change();
      setMessage(null);
      return true;
    } catch (error) {
      setMessage(error instanceof OddtrickError ? error.message : `Nothing was stored: ${error.message}`);
      return false;
    }
  };
  const store = (lines, options) => guarded(() => append(kind, lines, options));
  const add = (line) => {
    const deal = /^correct (\d+)/.exec(line)?.[1] ?? paper.next.deal;
    if (!store([line])) return;
    setFresh(Number(deal));
    setChosen(null);
    close();
  };
  const last = paper.sheets.at(-1);
  const shown = chosen ?? last?.number ?? 1;
  const undo = () => store([paper.undo], { undo: true }) && setFresh(null);
  const actions = [
    ["names", "Names and title", () => setDialog({ is: "setup" })],
    ["share", "Share", () => setDialog({ is: "share" }), log === ""],
    ["save", "Save as a file", () => saveFile(kind, paper, log), log === ""],
    ["open", "Open a file", () => chooser.current.click()],
    ["list", "Kept sheets", () => setDialog({ is: "saved" }), sessions(kind).length === 0],
    ["print", "Print", () => print(), paper.sheets.length === 0],
    ["end", `Break off this ${inSentence[kind]}`, () => store(["end"]), !last || last.finished],
    ["add", `New ${inSentence[kind]} sheet`, () => setDialog({ is: "new" }), log === ""],
  ].filter(([, , , hidden]) => !hidden);
  const run = (action) => () => (close(), setTimeout(action));

  return html`<main tabindex="-1" class="page session ${wide ? "is-wide" : ""}">
    <header class="session-head">
      <h1><bdi>${paper.title || games[kind]}</bdi></h1>
      ${wide
        ? html`<div class="toolbar">${actions.map(([icon, label, action]) => html`<button key=${icon} type="button" class="button quiet" onClick=${action}><${Icon} name=${icon} /> ${label}</button>`)}</div>`
        : html`<button type="button" class="button quiet" onClick=${() => setDialog({ is: "menu" })}><${Icon} name="menu" /> Menu</button>`}
      <input ref=${chooser} type="file" class="unseen" tabindex="-1" aria-label="Open a file" accept=".rubber,.chicago,text/plain"
        onChange=${async (event) => {
          const [file] = event.target.files;
          event.target.value = "";
          if (file) setMessage(await openFile(kind, file));
        }} />
    </header>
    <p class="unseen" role="status">${spoken(paper, fresh)}</p>
    ${!keeps && html`<p class="notice" role="alert">This browser keeps nothing between visits: save the sheet as a file before you leave.</p>`}
    ${message && html`<p class="notice bad" role="alert">${message}</p>`}
    ${paper.table && html`<p class="notice">The table of expected scores in ${paper.table} is not read here: the usual one is.</p>`}
    <div class="session-columns">
      <div class="session-sheet">
        <div class="sticky"><${Status} paper=${paper} /></div>
        <${Sheets} paper=${paper} shown=${shown} onShow=${setChosen} fresh=${fresh} onOpen=${(row) => setDialog({ is: "deal", row })} />
        <${Evening} paper=${paper} />
        <${History} paper=${paper} />
        ${paper.sheets.length === 0 && html`<p class="hint soft">${wide ? "Pick" : html`Tap <b>Enter deal 1</b>, pick`} what was played, and the sheet fills itself.</p>`}
        ${paper.next.names.join("") === "" && html`<p class="hint"><button type="button" class="button" onClick=${() => setDialog({ is: "setup" })}><${Icon} name="names" /> Add the players’ names</button></p>`}
      </div>
      ${wide && html`<section class="panel session-entry" aria-label="Enter deal ${paper.next.deal}">
        <header class="panel-head"><h2>Deal ${paper.next.deal}</h2>
          <button type="button" class="button quiet" disabled=${paper.undo === ""} onClick=${undo}><${Icon} name="undo" /> Undo</button></header>
        <${Entry} id="deal" typedFirst key=${session?.id} paper=${paper} log=${log} kind=${kind} onAdd=${add} />
      </section>`}
    </div>
    ${!wide && html`<div class="action-bar">
      <button type="button" class="button" disabled=${paper.undo === ""} onClick=${undo}><${Icon} name="undo" /> Undo</button>
      <button type="button" class="button primary" onClick=${() => setDialog({ is: "enter" })}><${Icon} name="add" /> Enter deal ${paper.next.deal}</button>
    </div>`}
    ${dialog?.is === "menu" && html`<${Dialog} title="Menu" onClose=${close}><div class="dialog-body menu">
      ${actions.map(([icon, label, action]) => html`<button key=${icon} type="button" class="menu-item" onClick=${run(action)}><${Icon} name=${icon} /> ${label}</button>`)}
    </div><//>`}
    ${dialog?.is === "enter" && html`<${Dialog} title=${html`<${Status} paper=${paper} />`} onClose=${close}><div class="dialog-body entry-body">
      <${Entry} id="deal" paper=${paper} log=${log} kind=${kind} onAdd=${add} /></div><//>`}
    ${dialog?.is === "correct" && html`<${Dialog} title="Correct deal ${dialog.row.deal}" onClose=${close}><div class="dialog-body entry-body">
      <p class="soft about">Dealt by ${dialog.row.dealer}; ${dialog.row.vulnerable}.</p>
      <${Entry} id="correct" paper=${paper} log=${log} kind=${kind} correct=${dialog.row.deal} start=${picksOf(dialog.row)} onAdd=${add} /></div><//>`}
    ${dialog?.is === "deal" && html`<${DealDialog} log=${log} kind=${kind} row=${dialog.row} onClose=${close}
      onCorrect=${() => setDialog({ is: "correct", row: dialog.row })}
      onVoid=${() => (store([`correct ${dialog.row.deal} void`]), close())}
      onRestore=${() => add(`correct ${dialog.row.deal} ${dialog.row.said}`)} />`}
    ${dialog?.is === "setup" && html`<${SetupDialog} paper=${paper} onClose=${close} onSave=${(lines) => (lines.length === 0 || store(lines)) && close()} />`}
    ${dialog?.is === "new" && html`<${SetupDialog} fresh paper=${engine.session("", kind).paper} onClose=${close}
      onSave=${(lines) => {
        const heading = lines.some((line) => line.startsWith(kind)) ? [] : [kind];
        guarded(() => keep(kind, [...heading, ...lines].join("\n")));
        setChosen(null);
        close();
      }} />`}
    ${dialog?.is === "share" && html`<${ShareDialog} kind=${kind} log=${log} onClose=${close} />`}
    ${dialog?.is === "saved" && html`<${SavedDialog} kind=${kind} onClose=${close} />`}
  </main>`;
}

// ---- A sheet from a link ---------------------------------------------------------------------------------------------------

/** Shows what somebody shared; nothing of one's own changes unless it is kept. */
export function Shared({ kind, packed }) {
  const [log, setLog] = useState(null);
  const [failed, setFailed] = useState(false);
  const [shown, setShown] = useState(null);
  useEffect(() => {
    setFailed(false);
    unpack(packed).then(setLog, () => setFailed(true));
  }, [packed]);
  const paper = useMemo(() => (log === null ? null : engine.session(log, kind).paper), [log, kind]);
  if (failed) return html`<main tabindex="-1" class="page"><p class="notice bad" role="alert">This link is damaged or incomplete: no sheet can be read from it.</p><a class="button" href="#/${kind}">To your own sheet</a></main>`;
  if (!paper) return html`<main tabindex="-1" class="page"></main>`;
  const accept = () => {
    keepOnce(paper.kind, log);
    location.hash = `#/${paper.kind}`;
  };
  return html`<main tabindex="-1" class="page session">
    <header class="session-head"><h1><bdi>${paper.title || games[paper.kind]}</bdi></h1></header>
    <div class="notice share-notice"><p>Somebody shared this sheet with you.</p>
      <button type="button" class="button primary" onClick=${accept}>Keep it and go on</button>
      <a class="button quiet" href="#/${kind}">Your own sheet</a></div>
    <div class="session-columns"><div class="session-sheet">
      <${Status} paper=${paper} />
      <${Sheets} paper=${paper} shown=${shown ?? paper.sheets.at(-1)?.number ?? 1} onShow=${setShown} />
      <${Evening} paper=${paper} /><${History} paper=${paper} />
    </div></div>
  </main>`;
}
