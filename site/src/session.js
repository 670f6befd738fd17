// The pages of rubber bridge and of Chicago: the score sheet that fills itself.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "./actions.js";
import { DealDialog } from "./deals.js";
import { Dialog } from "./dialog.js";
import { engine, OddtrickError } from "./engine.js";
import { Entry, picksOf, Status } from "./entry.js";
import { FileInput } from "./file.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";
import { openFile, SavedDialog, saveFile, ShareDialog } from "./kept.js";
import { useMedia } from "./media.js";
import { SetupDialog } from "./setup.js";
import { unpack } from "./share.js";
import { Evening, games, History, inSentence, Sheets } from "./sheets.js";
import { append, current, keep, keepOnce, keeps, sessions, useStore } from "./store.js";

// ---- The page -------------------------------------------------------------------------------------------------------

/** For those who cannot see the sheet change. */
function spoken(paper, fresh) {
  const row = paper.sheets.flatMap((sheet) => sheet.rows).find((found) => found.deal === fresh && !found.void);
  const last = paper.sheets.at(-1);
  return row
    ? `Deal ${row.deal}, ${row.text}: ${row.words || "nobody scores"}. ${paper.word} ${last.number}: We ${last.total[0]}, They ${last.total[1]}.`
    : "";
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

  return html`<main tabindex="-1" class="page session ${wide ? "is-wide" : ""}">
    <header class="session-head">
      <h1><bdi>${paper.title || games[kind]}</bdi></h1>
      <${Actions} list=${actions} wide=${wide} />
      <${FileInput}
        chooser=${chooser}
        accept=".rubber,.chicago,text/plain"
        onFile=${async (file) => setMessage(await openFile(kind, file))}
      />
    </header>
    <p class="unseen" role="status">${spoken(paper, fresh)}</p>
    ${!keeps && html`<p class="notice" role="alert">This browser keeps nothing between visits: save the sheet as a file before you leave.</p>`}
    ${message && html`<p class="notice bad" role="alert">${message}</p>`}
    ${paper.table && html`<p class="notice">The table of expected scores in ${paper.table} is not read here: the usual one is.</p>`}
    <div class="session-columns">
      <div class="session-sheet">
        <div class="sticky"><${Status} paper=${paper} /></div>
        <${Sheets}
          paper=${paper}
          shown=${shown}
          onShow=${setChosen}
          fresh=${fresh}
          onOpen=${(row) => setDialog({ is: "deal", row })}
        />
        <${Evening} paper=${paper} />
        <${History} paper=${paper} />
        ${paper.sheets.length === 0 && html`<p class="hint soft">${wide ? "Pick" : html`Tap <b>Enter deal 1</b>, pick`} what was played, and the sheet fills itself.</p>`}
        ${
          paper.next.names.join("") === "" &&
          html`<p class="hint">
            <button type="button" class="button" onClick=${() => setDialog({ is: "setup" })}>
              <${Icon} name="names" /> Add the players’ names
            </button>
          </p>`
        }
      </div>
      ${
        wide &&
        html`<section class="panel session-entry" aria-label="Enter deal ${paper.next.deal}">
          <header class="panel-head">
            <h2>Deal ${paper.next.deal}</h2>
            <button type="button" class="button quiet" disabled=${paper.undo === ""} onClick=${undo}>
              <${Icon} name="undo" /> Undo
            </button>
          </header>
          <${Entry} id="deal" typedFirst key=${session?.id} paper=${paper} log=${log} kind=${kind} onAdd=${add} />
        </section>`
      }
    </div>
    ${
      !wide &&
      html`<div class="action-bar">
        <button type="button" class="button" disabled=${paper.undo === ""} onClick=${undo}>
          <${Icon} name="undo" /> Undo
        </button>
        <button type="button" class="button primary" onClick=${() => setDialog({ is: "enter" })}>
          <${Icon} name="add" /> Enter deal ${paper.next.deal}
        </button>
      </div>`
    }
    ${
      dialog?.is === "enter" &&
      html`<${Dialog} title=${html`<${Status} paper=${paper} />`} onClose=${close}
        ><div class="dialog-body entry-body">
          <${Entry} id="deal" paper=${paper} log=${log} kind=${kind} onAdd=${add} /></div
      ><//>`
    }
    ${
      dialog?.is === "correct" &&
      html`<${Dialog} title="Correct deal ${dialog.row.deal}" onClose=${close}
        ><div class="dialog-body entry-body">
          <p class="soft about">Dealt by ${dialog.row.dealer}; ${dialog.row.vulnerable}.</p>
          <${Entry}
            id="correct"
            paper=${paper}
            log=${log}
            kind=${kind}
            correct=${dialog.row.deal}
            start=${picksOf(dialog.row)}
            onAdd=${add}
          /></div
      ><//>`
    }
    ${
      dialog?.is === "deal" &&
      html`<${DealDialog}
        log=${log}
        kind=${kind}
        row=${dialog.row}
        onClose=${close}
        onCorrect=${() => setDialog({ is: "correct", row: dialog.row })}
        onVoid=${() => (store([`correct ${dialog.row.deal} void`]), close())}
        onRestore=${() => add(`correct ${dialog.row.deal} ${dialog.row.said}`)}
      />`
    }
    ${dialog?.is === "setup" && html`<${SetupDialog} paper=${paper} onClose=${close} onSave=${(lines) => (lines.length === 0 || store(lines)) && close()} />`}
    ${
      dialog?.is === "new" &&
      html`<${SetupDialog}
        fresh
        paper=${engine.session("", kind).paper}
        onClose=${close}
        onSave=${(lines) => {
          const heading = lines.some((line) => line.startsWith(kind)) ? [] : [kind];
          guarded(() => keep(kind, [...heading, ...lines].join("\n")));
          setChosen(null);
          close();
        }}
      />`
    }
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
  if (failed)
    return html`<main tabindex="-1" class="page">
      <p class="notice bad" role="alert">This link is damaged or incomplete: no sheet can be read from it.</p>
      <a class="button" href="#/${kind}">To your own sheet</a>
    </main>`;
  if (!paper) return html`<main tabindex="-1" class="page"></main>`;
  const accept = () => {
    keepOnce(paper.kind, log);
    location.hash = `#/${paper.kind}`;
  };
  return html`<main tabindex="-1" class="page session">
    <header class="session-head">
      <h1><bdi>${paper.title || games[paper.kind]}</bdi></h1>
    </header>
    <div class="notice share-notice">
      <p>Somebody shared this sheet with you.</p>
      <button type="button" class="button primary" onClick=${accept}>Keep it and go on</button>
      <a class="button quiet" href="#/${kind}">Your own sheet</a>
    </div>
    <div class="session-columns">
      <div class="session-sheet">
        <${Status} paper=${paper} />
        <${Sheets} paper=${paper} shown=${shown ?? paper.sheets.at(-1)?.number ?? 1} onShow=${setShown} />
        <${Evening} paper=${paper} /><${History} paper=${paper} />
      </div>
    </div>
  </main>`;
}
