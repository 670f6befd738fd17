// The pages of rubber bridge and Chicago: the score sheet that fills itself in.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Actions } from "./actions.js";
import { DealDialog } from "./deals.js";
import { Dialog } from "./dialog.js";
import { Ending, EveningEnd } from "./ending.js";
import { engine, OddtrickError } from "./engine.js";
import { dealerName, Entry, isDraft, noDraft, picksOf, useDraft } from "./entry.js";
import { errorWords } from "./errors.js";
import { FileInput } from "./file.js";
import { html } from "./html.js";
import { say, t } from "./i18n.js";
import { Icon } from "./icons.js";
import { openFile, SavedDialog, saveFile, ShareDialog } from "./session_files.js";
import { useMedia } from "./media.js";
import { pointsText, pointsWords, resultWords } from "./result_words.js";
import { nameLines, SetupDialog } from "./setup.js";
import { unpack } from "./share.js";
import { Bar, openSettings } from "./shell.js";
import { countDeals, Evening, game, gamesWon, HistoryDialog, LeftOut, sheetName, Sheets } from "./sheets.js";
import { append, current, keep, keepOnce, keeps, note, sessions, useStore } from "./store.js";
import { TableHead } from "./tablehead.js";

const lastRow = (paper) => paper.sheets.at(-1)?.rows.findLast((row) => !row.void && !row.end);

/** Announced to screen readers. */
function spoken(paper, fresh, numbers) {
  const row = paper.sheets.flatMap((sheet) => sheet.rows).find((found) => found.deal === fresh && !found.void);
  const { number, total } = paper.sheets.at(-1) ?? {};
  if (!row) return "";
  return [
    t("deal.row.short", { n: numbers.get(row.deal), said: row.text, points: pointsText(row) }),
    t("sheet.stands", { sheet: sheetName(paper.kind, number), we: total[0], they: total[1] }),
  ].join(" ");
}

/** "Deal 7 · games 0 to 1" */
function underTitle(paper, next) {
  const sheet = paper.sheets.find(({ number }) => number === paper.next.number);
  const [we, they] = sheet ? gamesWon(sheet) : [0, 0];
  const games = paper.kind === "rubber" && we + they > 0 ? ` · ${t("games.to", { a: we, b: they })}` : "";
  return t("deal.n", { n: next }) + games;
}

/** The last entry, in a sentence. */
function LastDeal({ paper }) {
  const row = lastRow(paper);
  if (!row) return html`<p class="last soft">${t("sheet.empty")}</p>`;
  const points = pointsWords(row);
  return html`<p class="last">
    ${say("last.deal", { said: html`<span>${resultWords(picksOf(row), paper.next.seats)}</span>` })}${" "}
    <b>${points.length > 0 ? points.map(([who, words]) => `${who} ${words}`).join(", ") : t("nobody.scores")}</b>
  </p>`;
}

/** Functions that change a session. Each returns whether the change was stored. */
function useChanges(kind, setMessage) {
  const guarded = (change) => {
    try {
      change();
      setMessage(null);
      return true;
    } catch (error) {
      setMessage(error instanceof OddtrickError ? errorWords(error) : t("nothing.stored", { why: error.message }));
      return false;
    }
  };
  return {
    guarded,
    store: (lines, options) => lines.length === 0 || guarded(() => append(kind, lines, options)),
  };
}

function Undoing({ paper, redo, onUndo, onRedo }) {
  return html`<button type="button" class="button" disabled=${paper.undo === ""} onClick=${onUndo}>
      <${Icon} name="undo" /> ${t("undo")}
    </button>
    ${
      redo &&
      html`<button type="button" class="button" aria-label=${t("redo")} onClick=${onRedo}>
        <${Icon} name="redo" /> <span class="redo-word">${t("redo")}</span>
      </button>`
    }`;
}

/** Rotates partners: North stays, and the three others change seats. */
function pivot({ N, E, S, W }) {
  return { N, S: E, W: S, E: W };
}

export function Session({ kind }) {
  useStore();
  const session = current(kind);
  const log = session?.log ?? "";
  const { paper } = useMemo(() => engine.session(log, kind, session?.byHand ?? 0), [log, kind, session?.byHand]);
  const { numbers, next } = useMemo(() => countDeals(paper), [paper]);
  const wide = useMedia("(min-width: 60rem)");
  const [dialog, setDialog] = useState(null);
  const [chosen, setChosen] = useState(null); // the sheet; null: the last one
  const [message, setMessage] = useState(null);
  const [fresh, setFresh] = useState(null); // the deal that was just added
  const [looking, setLooking] = useState(false); // the sheet is shown although it is finished
  const [draft, setDraft] = useDraft(kind, session?.id ?? "", log);
  const [correction, setCorrection] = useState(noDraft);
  const chooser = useRef(null);
  const page = useRef(null);
  const known = useRef(session?.id);
  const close = () => setDialog(null);
  const { guarded, store } = useChanges(kind, setMessage);

  // Another session was opened: an unfinished entry belongs to the previous one.
  useEffect(() => {
    if (known.current && known.current !== session?.id) setDraft(noDraft);
    known.current = session?.id;
  }, [session?.id]);

  const add = (line) => {
    const deal = /^correct (\d+)/.exec(line)?.[1] ?? paper.next.deal;
    if (!store([line])) return;
    setFresh(Number(deal));
    setChosen(null);
    setLooking(false);
    if (dialog?.is === "correct") setCorrection(noDraft);
    else setDraft(noDraft);
    close();
  };
  const last = paper.sheets.at(-1);
  const ended = Boolean(last?.finished) && last.number < paper.next.number;
  const begun = !ended || session?.begun === paper.next.number; // the sheet after it
  const shown = chosen ?? (begun && !looking ? paper.next.number : (last?.number ?? 1));
  const undo = () => store([paper.undo], { undo: true }) && (setFresh(null), setChosen(null));
  const redo = session?.redo?.at(-1);
  const begin = () => {
    guarded(() => note(kind, { begun: paper.next.number, finished: false }));
    setChosen(null);
    setLooking(false);
    setTimeout(() => page.current?.querySelector(".typed input")?.focus());
  };
  const change = () => {
    const { N, E, S, W } = paper.next.seats;
    if (!N || !E || !S || !W) return setDialog({ is: "setup", begins: true });
    if (store(nameLines(paper, pivot(paper.next.seats)))) begin();
  };
  const finish = () => guarded(() => note(kind, { finished: true }));
  const actions = [
    ["names", t("menu.names"), () => setDialog({ is: "setup" })],
    ["share", t("share"), () => setDialog({ is: "share" }), log === ""],
    ["save", t("save.file"), () => saveFile(kind, paper, log), log === ""],
    ["open", t("open.file"), () => chooser.current.click()],
    ["list", t("kept.sheets"), () => setDialog({ is: "saved" }), sessions(kind).length === 0],
    ["print", t("print"), () => print(), paper.sheets.length === 0],
    ["history", t("history"), () => setDialog({ is: "history" }), log === ""],
    ["end", t(`break.off.${kind}`), () => store(["end"]), !last || last.finished],
    ["add", t(`new.${kind}`), () => setDialog({ is: "new" }), log === ""],
    ["settings", t("settings"), openSettings],
  ].filter(([, , , hidden]) => !hidden);

  const entry = html`<${Entry}
    paper=${paper}
    log=${log}
    kind=${kind}
    number=${next}
    draft=${draft}
    onDraft=${setDraft}
    typedFirst=${wide}
    onAdd=${add}
  />`;
  const view = session?.finished && ended ? "evening" : !begun && !looking ? "ending" : "sheet";
  const title =
    view === "sheet" ? sheetName(kind, shown) : view === "ending" ? sheetName(kind, last.number) : game(kind);
  const sub =
    view === "sheet"
      ? underTitle(paper, next)
      : view === "ending"
        ? t("after.deals", { n: last.rows.filter((row) => !row.void && !row.end).length })
        : paper.title;

  return html`<div class="screen session ${view === "sheet" ? "felt" : ""} view-${view}" ref=${page}>
    <${Bar} door="play" title=${view === "sheet" && paper.title && wide ? paper.title : title} sub=${sub}>
      <${Actions} list=${actions} icon />
    <//>
    <main id="content" tabindex="-1">
      <${FileInput}
        chooser=${chooser}
        accept=".rubber,.chicago,text/plain"
        onFile=${async (file) => setMessage(await openFile(kind, file))}
      />
      <p class="unseen" role="status">${spoken(paper, fresh, numbers)}</p>
      ${!keeps && html`<p class="notice" role="alert">${t("keeps.nothing")}</p>`}
      ${message && html`<p class="notice bad" role="alert">${message}</p>`}
      ${paper.table && html`<p class="notice">${t("own.table", { table: paper.table })}</p>`}
      ${
        view === "ending" &&
        html`<${Ending}
          paper=${paper}
          sheet=${last}
          onSame=${begin}
          onChange=${change}
          onFinish=${finish}
          onLook=${() => setLooking(true)}
          onDealer=${() => setDialog({ is: "setup", begins: true })}
        />`
      }
      ${
        view === "evening" &&
        html`<${EveningEnd}
          paper=${paper}
          onShare=${() => setDialog({ is: "share" })}
          onNew=${() => setDialog({ is: "new" })}
          onOn=${() => guarded(() => note(kind, { finished: false }))}
        />`
      }
      <div class="session-columns ${view === "sheet" ? "" : "only-print"}">
        <div class="session-sheet">
          ${begun && !looking && html`<${TableHead} paper=${paper} />`}
          <${Sheets}
            paper=${paper}
            shown=${shown}
            numbers=${numbers}
            onShow=${setChosen}
            fresh=${fresh}
            onOpen=${(row) => setDialog({ is: "deal", row })}
          />
          ${
            paper.next.names.join("") === "" &&
            html`<p class="hint">
              <button type="button" class="button on-felt" onClick=${() => setDialog({ is: "setup" })}>
                <${Icon} name="names" /> ${t("add.names")}
              </button>
            </p>`
          }
          <${Evening} paper=${paper} />
          <${LeftOut} paper=${paper} />
        </div>
        ${
          wide &&
          view === "sheet" &&
          begun &&
          html`<section class="sheet-entry" aria-label=${t("deal.enter", { n: next })}>
            <header class="entry-head">
              <h2>
                ${t("deal.n", { n: next })}
                <small>${say("deals", { name: html`<bdi>${dealerName(paper)}</bdi>` })}</small>
              </h2>
              <div class="entry-undo">
                <${Undoing} paper=${paper} redo=${redo} onUndo=${undo} onRedo=${() => store([redo], { redo: true })} />
              </div>
            </header>
            ${entry}
          </section>`
        }
      </div>
    </main>
    ${
      view === "sheet" &&
      (!wide || !begun) &&
      html`<footer class="foot action-foot">
        <${LastDeal} paper=${paper} />
        <div class="foot-row">
          <${Undoing} paper=${paper} redo=${redo} onUndo=${undo} onRedo=${() => store([redo], { redo: true })} />
          ${
            begun
              ? html`<button type="button" class="button primary" onClick=${() => setDialog({ is: "enter" })}>
                  ${isDraft(draft) ? t("deal.go.on", { n: next }) : t("deal.enter", { n: next })}
                </button>`
              : html`<button type="button" class="button primary" onClick=${() => setLooking(false)}>
                  ${t("to.the.end")}
                </button>`
          }
        </div>
      </footer>`
    }
    ${
      dialog?.is === "enter" &&
      !wide &&
      html`<${Dialog}
        full
        stays
        title=${html`<span>${t("deal.n", { n: next })}</span> <small>${sheetName(kind, paper.next.number)} · ${say("deals", { name: html`<bdi>${dealerName(paper)}</bdi>` })}</small>`}
        onClose=${close}
        >${entry}<//
      >`
    }
    ${
      dialog?.is === "correct" &&
      html`<${Dialog} full stays title=${t("correct.deal", { n: numbers.get(dialog.row.deal) })} onClose=${close}
        ><${Entry}
          paper=${paper}
          log=${log}
          kind=${kind}
          number=${numbers.get(dialog.row.deal)}
          correct=${dialog.row.deal}
          draft=${correction}
          onDraft=${setCorrection}
          onAdd=${add}
      /><//>`
    }
    ${
      dialog?.is === "deal" &&
      html`<${DealDialog}
        log=${log}
        kind=${kind}
        row=${dialog.row}
        number=${numbers.get(dialog.row.deal)}
        onClose=${close}
        onCorrect=${() => {
          setCorrection({ picks: picksOf(dialog.row), typed: "" });
          setDialog({ is: "correct", row: dialog.row });
        }}
        onVoid=${() => (store([`correct ${dialog.row.deal} void`]), close())}
      />`
    }
    ${
      dialog?.is === "setup" &&
      html`<${SetupDialog}
        paper=${paper}
        begins=${!last || last.finished}
        onClose=${close}
        onSave=${(lines) => {
          if (!store(lines)) return;
          close();
          if (dialog.begins) begin();
        }}
      />`
    }
    ${
      dialog?.is === "new" &&
      html`<${SetupDialog}
        fresh
        begins
        paper=${engine.session("", kind).paper}
        names=${paper.next.seats}
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
    ${dialog?.is === "history" && html`<${HistoryDialog} paper=${paper} log=${log} onClose=${close} />`}
  </div>`;
}

// ---- A sheet from a link ---------------------------------------------------------------------------------------------------

/** Shows a shared session; the reader's own sessions do not change unless it is stored. */
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
    return html`<div class="screen">
      <${Bar} door="play" title=${game(kind)} />
      <main id="content" tabindex="-1" class="page">
        <p class="notice bad" role="alert">${t("link.damaged")}</p>
        <a class="button" href="#/${kind}">${t("own.sheet.to")}</a>
      </main>
    </div>`;
  const accept = () => {
    keepOnce(paper.kind, log);
    location.hash = `#/${paper.kind}`;
  };
  return html`<div class="screen felt session">
    <${Bar} door="play" title=${paper?.title || game(paper?.kind ?? kind)} />
    <main id="content" tabindex="-1">
      ${
        paper &&
        html`<div class="notice share-notice">
            <p>${t("shared.with.you")}</p>
            <button type="button" class="button primary" onClick=${accept}>${t("keep.and.go.on")}</button>
            <a class="button quiet" href="#/${kind}">${t("own.sheet")}</a>
          </div>
          <div class="session-columns">
            <div class="session-sheet">
              <${Sheets}
                paper=${paper}
                numbers=${countDeals(paper).numbers}
                shown=${shown ?? paper.sheets.at(-1)?.number ?? 1}
                onShow=${setShown}
              />
              <${Evening} paper=${paper} /><${LeftOut} paper=${paper} />
            </div>
          </div>`
      }
    </main>
  </div>`;
}
