// The phone at a table: who sits here, the boards, the entry, the lead, the confirmation, the results of others, the next table. The code
// on the table card opens it. The engine and the server say what may be entered, and what it scores.
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine.js";
import { errorWords } from "../errors.js";
import { find, nameOf } from "../event/use.js";
import { html } from "../html.js";
import { seatName, t } from "../i18n.js";
import { complete, missing, notation, nothing, Picker, stepsDone } from "../picker.js";
import { resultWords } from "../result_words.js";
import { Refused, request, untilAnswered } from "../server.js";
import {
  Banner,
  BoardNumber,
  idsOf,
  Refusals,
  scoreWords,
  SeatMap,
  seatsOf,
  shortName,
  TableBar,
  vulWords,
} from "./parts.js";
import { Called, Confirm, Lead, Move, Others, partsOf, Short } from "./screens.js";
import { useCountdown, useTable } from "./use.js";
import { askTable, draftOf, keepDraft, put, refusedOf, tableSecret, waitingOf } from "./waiting.js";

const scoreOf = (result, vul) => (result === "pass" ? 0 : engine.score(result, { vul }).score);

// ---- Seats and boards ------------------------------------------------------------------------------------------------------

function BoardRow({ board, entered, onPick }) {
  const state = board.ruled
    ? t("table.board.ruled")
    : board.waits
      ? t("table.board.waits")
      : entered
        ? t("table.board.confirm")
        : "";
  const words = board.result
    ? html`<b><${Short} result=${board.result} /></b>
        <small>${[board.score !== undefined && scoreWords(board.score), state].filter(Boolean).join(" · ")}</small>`
    : html`${t("table.deals", { who: seatName(board.dealer) })}<small>${entered ? state : vulWords(board.vul)}</small>`;
  return html`<li>
    <button type="button" class="board-row" disabled=${board.ruled} onClick=${() => onPick(board)}>
      <${BoardNumber} board=${board.board} vul=${board.vul} />
      <span class="unseen">${t("table.board", { n: board.board })}</span>
      <span class="board-words">${words}</span>
    </button>
  </li>`;
}

function Seats({ table, room, draft, onPick, onConfirm, onEarlier }) {
  const { now } = table;
  const entered = (board) => room?.entered.find((one) => one.board === board.board && !board.result);
  const waiting = now.boards.find(entered);
  const begun = now.boards.find(({ result, board }) => !result && board === draft?.board);
  const next = begun ?? now.boards.find(({ result }) => !result);
  const from = now.boards[0].board;
  const to = now.boards.at(-1).board;
  return html`<main id="content" tabindex="-1" class="table-paper">
      <div class="felt under-bar"><${SeatMap} table=${table.table} round=${now} /></div>
      <div class="boards-head">
        <h2>${from === to ? t("table.board", { n: from }) : t("table.boards.title", { from, to })}</h2>
        <span class="soft">${t("table.versus", { a: idsOf(now.ns), b: idsOf(now.ew) })}</span>
      </div>
      <ul class="panel board-rows">
        ${now.boards.map((board) => html`<${BoardRow} key=${board.board} board=${board} entered=${entered(board)} onPick=${onPick} />`)}
      </ul>
      ${
        now.switched || now.shared
          ? html`<p class="small-note">${now.switched && t("table.switched")} ${now.shared && t("table.shared")}</p>`
          : null
      }
      <${EarlierButton} table=${table} onOpen=${onEarlier} />
    </main>
    <footer class="foot">
      ${
        waiting
          ? html`<button type="button" class="button primary big wide" onClick=${() => onConfirm(entered(waiting))}>
              ${t("table.confirm.board", { n: waiting.board })}
            </button>`
          : html`<button type="button" class="button primary big wide" onClick=${() => onPick(next)}>
              ${t(begun ? "table.go.on" : "table.enter", { n: next.board })}
            </button>`
      }
    </footer>`;
}

/** Names of contestants by id, if there is a network. */
function useNames(id) {
  const [about, setAbout] = useState(null);
  useEffect(() => {
    let gone = !id;
    untilAnswered(
      () => !gone && request(`events/${encodeURIComponent(id)}`),
      () => !gone,
    ).then(
      (answer) => gone || setAbout(answer),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id]);
  const nameAt = (key) => nameOf(about?.contestants.find((one) => one.key.toUpperCase() === key.toUpperCase())) || key;
  return (keys) => keys.split("+").map(nameAt).join(" & ");
}

/** Rounds that the players at this table have played: only the director can change their results, which are not shown,
 * because somebody here may still have to play the boards. */
function Earlier({ table, id, onPick }) {
  const names = useNames(id);
  const rounds = [...table.earlier].sort((a, b) => b.round - a.round || a.first - b.first);
  return html`<main id="content" tabindex="-1" class="table-paper">
    <div class="felt under-bar table-ask">
      <h2>${t("table.earlier.title")}</h2>
      <p>${t("table.earlier.about")}</p>
    </div>
    ${rounds.map(
      (round) =>
        html`<section class="panel earlier-round" key=${`${round.round} ${round.table}`}>
          <h3>${t("table.earlier.round", { n: round.round, table: round.table })}</h3>
          <p class="soft">
            <bdi>${t("table.versus", { a: names(round.ns), b: names(round.ew) })}</bdi>
          </p>
          <p class="earlier-boards">
            ${Array.from({ length: round.last - round.first + 1 }, (_, i) => round.first + i).map(
              (board) =>
                html`<button
                  type="button"
                  key=${board}
                  class="button"
                  aria-label=${t("table.board", { n: board })}
                  onClick=${() => onPick(round, board)}
                >
                  ${board}
                </button>`,
            )}
          </p>
        </section>`,
    )}
  </main>`;
}

const EarlierButton = ({ table, onOpen }) =>
  table.earlier?.length > 0 &&
  html`<button type="button" class="button quiet earlier" onClick=${onOpen}>${t("table.earlier")}</button>`;

// ---- The entry -------------------------------------------------------------------------------------------------------------

function Entry({ round, board, ask, picks, error, onPicks, onDone }) {
  const names = seatsOf(round);
  const ready = complete(picks);
  // First names, as on the compass: with whole names the sentence takes two lines, and the slip covers keys of the box.
  const short = Object.fromEntries(Object.keys(names).map((seat) => [seat, shortName(round, seat)]));
  const first = resultWords(picks, short) || t("table.board", { n: board.board });
  return html`<main id="content" tabindex="-1" class="felt-part">
      <${Picker}
        value=${picks}
        names=${names}
        dealer=${board.dealer}
        vul=${board.vul}
        middle=${t("table.board", { n: board.board })}
        onChange=${onPicks}
      />
    </main>
    <footer class="foot slip-foot">
      <div class="steps-bar" aria-hidden="true">
        ${[1, 2, 3].map((n) => html`<i key=${n} class=${n <= stepsDone(picks) ? "on" : ""}></i>`)}
      </div>
      <div class="slip">
        <div class="slip-words" aria-live="polite">
          <p>${first}</p>
          <p class="hero">
            ${
              error
                ? html`<span class="slip-error">${errorWords(error)}</span>`
                : ready
                  ? ask
                    ? t("table.earlier.round", { n: ask.round, table: ask.table })
                    : scoreWords(scoreOf(notation(picks), board.vul))
                  : missing(picks)
            }
          </p>
        </div>
        <button type="button" class="button primary" disabled=${!ready} onClick=${onDone}>
          ${t(ask ? "table.ask.director" : "table.next")}
        </button>
      </div>
    </footer>`;
}

// ---- All of it -------------------------------------------------------------------------------------------------------------

function Notice({ title, about }) {
  return html`<div class="screen">
    <${TableBar} title="Oddtrick" sub=${t("table.title")} />
    <main id="content" tabindex="-1" class="page narrow">
      <div class="panel ticket">
        <h2>${title}</h2>
        <p>${about}</p>
      </div>
    </main>
  </div>`;
}

const start = { view: "seats", board: null, picks: nothing, lead: "", entry: null };

/** `secret`: from the address; it is stored on the device and removed from the address. */
export function TablePage({ secret: given }) {
  const [secret] = useState(() => tableSecret(given));
  const known = useTable(secret);
  const { table, room, look } = known;
  const [step, setStep] = useState(start);
  const [traveller, setTraveller] = useState(null);
  const left = useCountdown(room?.clock, known.at);
  const stepBack = useRef(null); // goes one step back; null on screens that have none
  stepBack.current = null;
  const go = (view, some = {}) => (
    setStep((before) => ({ ...before, late: false, leaves: false, ...some, view, error: null })),
    scrollTo(0, 0)
  );
  const round = table?.now;
  const finished = round && round.boards.every(({ result }) => result);

  useEffect(() => {
    document.title = table ? `${t("table.n", { n: table.table })} · Oddtrick` : "Oddtrick";
  }, [table?.table]);

  // The other phone at the table may have confirmed the entry shown here.
  useEffect(() => {
    const { view, entry } = step;
    const board = entry && round?.boards.find((one) => one.board === entry.board);
    if (view === "confirm" && board?.result && board.result === entry.result && !board.waits) confirmed(entry);
  });

  // The next round was to start before the server's answer had it, or while there was no network: it starts when it can.
  useEffect(() => {
    if (step.leaves && known.goOn()) go("seats", start);
  }, [step.leaves, known.at]);

  // With the keyboard, each screen begins at its beginning.
  useEffect(() => document.getElementById("content")?.focus({ preventScroll: true }), [step.view]);

  // The Back of the browser, or of the phone, goes one step back, too, and does not leave the table.
  useEffect(() => {
    if (stepBack.current && !history.state?.inside) history.pushState({ inside: true }, "");
  });
  useEffect(() => {
    const back = () => stepBack.current?.();
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);

  if (!secret) return html`<${Notice} title=${t("table.scan")} about=${t("table.scan.about")} />`;
  if (known.is === "revoked") return html`<${Notice} title=${t("table.revoked")} about=${t("table.revoked.about")} />`;
  if (known.is === "none") return html`<${Notice} title=${t("table.none")} about=${errorWords(known.why)} />`;
  if (!table)
    return html`<${Notice}
      title=${known.is === "lost" ? t("table.lost") : t("table.loading")}
      about=${known.is === "lost" ? t("table.lost.about") : ""}
    />`;

  function pick(board) {
    const draft = draftOf(secret, round.round);
    const begun = draft?.board === board.board ? { ...nothing, ...draft.picks } : nothing;
    const again = board.result ? partsOf(board.result) : begun;
    go("entry", { ...start, board, picks: again, lead: board.lead ?? "", ask: false });
  }

  /** Tells the server which entry waits for the other side, so that the desk and the other phone show it. */
  async function announce(entry) {
    try {
      const { board, result, lead, instead } = entry;
      const said = await askTable(secret, "/entries", {
        board,
        result,
        ...(lead && { lead }),
        ...(instead && { instead }),
      });
      setStep((now) => (now.entry === entry ? { ...now, entry: { ...entry, ...said, instead } } : now));
    } catch (error) {
      // It may arrive after the confirmation, which counts.
      if (error instanceof Refused)
        setStep((now) => (now.entry === entry && now.view === "confirm" ? { ...now, view: "entry", error } : now));
    }
  }

  function change(picks) {
    if (!step.ask && !step.board.result)
      keepDraft(secret, round.round, step.board.board, stepsDone(picks) > 0 ? picks : null);
    setStep((now) => ({ ...now, picks, error: null }));
  }

  function enter(lead) {
    const { board, picks } = step;
    keepDraft(secret, round.round, board.board, null);
    const result = notation(picks);
    const entry = {
      board: board.board,
      result,
      lead,
      score: scoreOf(result, board.vul),
      instead: board.waits ? undefined : board.line,
    };
    go("confirm", { lead, entry, here: false });
    announce(entry);
  }

  /** What others did on the board, if the club shows it, once the own result is entered. */
  async function compare(entry) {
    try {
      const [{ boards }, about] = await Promise.all([
        askTable(secret, `/boards/${entry.board}`),
        request(`events/${encodeURIComponent(room.id)}`),
      ]);
      if (boards.length > 0)
        setTraveller({ of: entry.board, board: boards[0], names: (id) => nameOf(find(about, id, "NS")) || id });
    } catch {
      // The club does not show it, or there is no network.
    }
  }

  function confirmed(entry) {
    setTraveller(null);
    go("others", { entry });
    return compare(entry);
  }

  async function confirm() {
    const { entry } = step;
    const { board, result, lead, instead, score } = entry;
    const sent = put(secret, { board, result, ...(lead && { lead }), ...(instead && { instead }), score });
    setTraveller(null);
    go("others", { entry });
    await sent;
    if (waitingOf(secret).length === 0) await Promise.all([look(), compare(entry)]);
    else setStep((before) => (before.entry === entry ? { ...before, late: true } : before));
  }

  // Without a network the other results are asked for when the own one is sent, if it is still shown.
  const unsent = waitingOf(secret).length;
  useEffect(() => {
    if (step.late && unsent === 0 && step.view === "others") {
      setStep((before) => ({ ...before, late: false }));
      compare(step.entry);
    }
  }, [unsent, step.late]);

  async function refuse() {
    const { entry } = step;
    const board = round.boards.find((one) => one.board === entry.board);
    go("entry", {
      board: { ...board, line: entry.instead ?? board.line },
      picks: partsOf(entry.result),
      lead: entry.lead ?? "",
    });
    askTable(secret, "/entries/cancel", { board: entry.board }).catch(() => {});
  }

  const call = room?.calls.find(({ board }) => board === undefined);
  async function callDirector(about = "") {
    go("director", { from: step.view === "director" ? step.from : step.view });
    await put(secret, about ? { about } : {}, "/call");
    look();
  }
  async function cancelCall() {
    go(step.from ?? "seats");
    await put(secret, {}, "/call/cancel");
    look();
  }

  function askCorrection() {
    const { board, picks } = step;
    const { round: number, table: at } = step.ask;
    const request = { about: "correction", board: board.board, result: notation(picks), round: number, at };
    put(secret, request, "/call").then(look);
    go("asked");
  }

  const next = round?.boards.find(({ result, board }) => !result && board !== step.entry?.board)?.board;
  const view =
    ["seats", "others"].includes(step.view) && finished && (step.view === "seats" || !step.entry) ? "move" : step.view;
  const asks = step.ask || ["earlier", "asked", "director"].includes(step.view);
  const shown = !round && !asks ? "move" : view;
  const number = step.board?.board ?? step.entry?.board;
  const titles = {
    seats: [table.event || t("table.title"), t("table.round.of", { n: round?.round, all: table.rounds })],
    move: [round ? t("table.round.done", { n: round.round }) : table.event, t("table.n", { n: table.table })],
    director: [table.event || t("table.title"), t("table.n", { n: table.table })],
    earlier: [table.event || t("table.title"), t("table.n", { n: table.table })],
  };
  const [title, sub] = titles[shown] ?? [
    t("table.board", { n: number }),
    [
      t("table.n", { n: table.table }),
      shown === "entry" && step.board?.dealer && t("table.deals", { who: seatName(step.board.dealer) }),
      shown === "confirm" && t("table.to.confirm"),
      shown === "others" && t("table.confirmed"),
    ]
      .filter(Boolean)
      .join(" · "),
  ];
  const back = { entry: step.ask ? "earlier" : "seats", lead: "entry", earlier: "seats" }[shown];
  stepBack.current = shown === "director" ? () => go(step.from ?? "seats") : back ? () => go(back) : null;
  const screens = {
    seats: () =>
      html`<${Seats}
        table=${table}
        room=${room}
        draft=${draftOf(secret, round.round)}
        onPick=${pick}
        onEarlier=${() => go("earlier")}
        onConfirm=${(entry) => go("confirm", { entry: { ...entry, instead: undefined }, here: true })}
      />`,
    entry: () =>
      html`<${Entry}
        round=${step.ask ? { ns: [], ew: [] } : round}
        board=${step.board}
        picks=${step.picks}
        error=${step.error}
        ask=${step.ask}
        onPicks=${change}
        onDone=${() => (step.ask ? askCorrection() : step.picks.passed ? enter("") : go("lead"))}
      />`,
    lead: () => html`<${Lead} round=${round} result=${notation(step.picks)} value=${step.lead} onDone=${enter} />`,
    confirm: () =>
      html`<${Confirm} round=${round} entry=${step.entry} here=${step.here} onYes=${confirm} onNo=${refuse} />`,
    others: () =>
      html`<${Others}
        line=${round.boards.find(({ board }) => board === step.entry.board)?.line}
        entry=${step.entry}
        board=${traveller?.of === step.entry.board ? traveller.board : null}
        names=${traveller?.names}
        next=${next}
        onNext=${() => (next ? pick(round.boards.find(({ board }) => board === next)) : go("seats", start))}
      />`,
    move: () =>
      html`<${Move}
        table=${table}
        left=${left}
        earlier=${html`<${EarlierButton} table=${table} onOpen=${() => go("earlier")} />`}
        between=${["move", "break"].includes(room?.clock.phase)}
        onNext=${() => (known.goOn() ? go("seats", start) : (setStep((before) => ({ ...before, leaves: true })), look()))}
      />`,
    earlier: () =>
      html`<${Earlier}
        table=${table}
        id=${room?.id}
        onPick=${(ask, board) => go("entry", { ...start, board: { board }, ask })}
      />`,
    asked: () =>
      html`<main id="content" tabindex="-1" class="table-paper">
          <div class="felt under-bar pass-on">
            <h2>${t("table.asked")}</h2>
            <p>${t("table.asked.about")}</p>
          </div>
        </main>
        <footer class="foot">
          <button type="button" class="button primary big wide" onClick=${() => go("seats", start)}>
            ${t("done")}
          </button>
        </footer>`,
    director: () => html`<${Called} call=${call} onAbout=${callDirector} onCancel=${cancelCall} />`,
  };
  const onFelt = shown === "entry" || shown === "lead";
  return html`<div class="screen table-page ${onFelt ? "felt" : ""}">
    <${TableBar}
      title=${title}
      sub=${sub}
      called=${Boolean(call)}
      onBack=${stepBack.current ?? undefined}
      onCall=${() => (call && shown !== "director" ? go("director", { from: step.view }) : shown === "director" ? null : callDirector())}
    />
    <${Banner} lost=${known.is === "lost"} />
    <${Refusals} list=${refusedOf(secret)} />
    ${screens[shown]()}
  </div>`;
}
