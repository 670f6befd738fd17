// The director's desk: a map of the tables, beside it what needs the director, and below it the line, which always has the focus.
// On a phone these are below each other, and results are entered with the bidding box.
import { useEffect, useRef, useState } from "preact/hooks";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { colon, dateWords, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { useMedia } from "../media.js";
import { isDirector, useServer } from "../server.js";
import { Bar, SettingsButton } from "../shell.js";
import { readStored, writeStored } from "../stored.js";
import { Dialog } from "../dialog.js";
import { Desk, Recent, WhatIf } from "../event/desk.js";
import { Result, to, useAnswer } from "../event/use.js";
import { AccidentDialog } from "./accident.js";
import { AfterDialog } from "./after.js";
import { ClockBar, useCalls, useClock } from "./clock.js";
import { DrawDialog } from "./draw.js";
import { Failed, useAttempt } from "./members.js";
import { useMembers } from "./members_list.js";
import { moveName } from "./moves.js";
import { sessionOf, tableName } from "./places.js";
import { RulingDialog } from "./ruling.js";
import { useLog } from "./setup.js";
import { movementLine } from "./places.js";
import { PickDialog, TableDialog } from "./table_dialog.js";
import { idsIn, missingBefore, namesAtTable, placeIn, roundOf, rowOf, tableStates } from "./table_states.js";

const seats = ["N", "E", "S", "W"];
const icons = { finished: "✓", confirm: "◷", late: "◷", question: "?", call: "!", playing: "" };

function TableOnMap({ state, names, onOpen }) {
  const { name, row, boards } = state;
  const word = t(`desk.state.${state.state}`);
  const spoken = `${t("desk.table.n", { n: name })}, ${word}, ${t("desk.round.n", { n: row.round })}: ${names.ns} – ${names.ew}`;
  return html`<button
    type="button"
    class="desk-table is-${state.state} ${names.S || names.W ? "" : "by-teams"}"
    data-table=${name}
    onClick=${onOpen}
  >
    <span class="unseen">${spoken}</span>
    ${seats.map((seat) => html`<span key=${seat} class="sits-at sits-${seat}" aria-hidden="true"><bdi>${names[seat]}</bdi></span>`)}
    <span class="felt desk-number" aria-hidden="true">${name}</span>
    <span class="desk-foot" aria-hidden="true">
      <span class="desk-state">${icons[state.state] && html`<i>${icons[state.state]}</i>`} ${word}</span>
      <span class="desk-boards">${boards.map(({ board, is }) => html`<i key=${board} class=${is}>${board}</i>`)}</span>
    </span>
  </button>`;
}

/** One thing that needs the director. */
const Need = ({ is, title, children, actions }) =>
  html`<li class="need is-${is}">
    <b>${title}</b>
    ${children && html`<p>${children}</p>`}
    <p class="need-actions">
      ${actions.filter(Boolean).map(([label, action, primary]) => html`<button key=${label} type="button" class="button ${primary ? "primary" : ""}" onClick=${action}>${label}</button>`)}
    </p>
  </li>`;

function aboutCall({ about }) {
  const known = ["turn", "revoke", "seats", "correction"];
  if (!about) return t("desk.call.any");
  return known.includes(about) ? t(`desk.call.${about}`) : about;
}

function Needs({
  source,
  states,
  findings,
  rows,
  teams,
  calls,
  onLine,
  onRule,
  onConfirm,
  onTable,
  onLeave,
  children,
}) {
  // A request for a correction is about the table `at` which the board was played, in an earlier round.
  const row = ({ at, table, round, board }) =>
    rows.find((r) => tableName(r) === (at ?? table) && (!round || r.round === round) && r.boards.includes(board));
  const [run, failed] = useAttempt();
  const accept = (call) => {
    const at = row(call);
    run(async () => {
      await source.append(`${placeIn(at, call.board, teams)}${call.result}`);
      await calls.answer(call, "cleared");
    });
  };
  const items = [
    ...calls.calls.map((call) =>
      call.board !== undefined
        ? html`<${Need}
            key=${`c${call.table} ${call.board}`}
            is="call"
            title=${t("desk.need.correction", { table: call.table, n: call.board })}
            actions=${[call.result && row(call) && [t("desk.need.accept"), () => accept(call), true], [t("desk.need.refuse"), () => calls.answer(call, "cleared")]]}
            >${call.round && `${t("desk.rule.at", { table: call.at ?? call.table, n: call.round })}${colon()}`}${call.result && html`<${Result} text=${call.result} />`}<//
          >`
        : html`<${Need}
            key=${`c${call.table}`}
            is="call"
            title=${t("desk.need.call", { table: call.table })}
            actions=${[!call.answered && [t("desk.need.coming"), () => calls.answer(call, "answered"), true], [t("desk.need.done"), () => calls.answer(call, "cleared")]]}
            >${call.answered ? t("desk.need.answered") : aboutCall(call)}<//
          >`,
    ),
    ...findings.map((finding, i) => {
      const at = rowOf(rows, finding);
      const ids = idsIn(finding.text ?? "");
      const start = at
        ? { board: finding.board, ns: at.ns, ew: at.ew }
        : ids
          ? { board: finding.board, ns: ids[0], ew: ids[1] }
          : { board: finding.board };
      return html`<${Need}
        key=${`f${i}`}
        is="question"
        title=${[at && t("desk.table.n", { n: tableName(at) }), finding.board > 0 && t("event.board.n", { n: finding.board })].filter(Boolean).join(", ") || t("event.check")}
        actions=${[finding.text && [t("desk.need.correct"), () => onLine(finding.text), true], finding.board > 0 && [t("desk.rule"), () => onRule(start)], [t("desk.need.refuse"), () => onLeave(finding)]]}
        >${errorWords(finding)}<//
      >`;
    }),
    ...states
      .filter(({ state }) => state === "late")
      .map(
        (one) =>
          html`<${Need}
            key=${`l${one.name}`}
            is="late"
            title=${t("desk.need.late", { table: one.name })}
            actions=${[[t("desk.need.look"), () => onTable(one)]]}
            >${t("desk.need.missing", { n: one.row.missing.length })}<//
          >`,
      ),
    ...states.flatMap((one) =>
      one.waiting.map(
        (entry) =>
          html`<${Need}
            key=${`w${one.name} ${entry.board}`}
            is="confirm"
            title=${t("desk.need.waits", { table: one.name })}
            actions=${[[t("desk.confirm.for"), () => onConfirm(one, entry), true]]}
            >${t("event.board.n", { n: entry.board })}${colon()}<${Result} text=${entry.result}
          /><//>`,
      ),
    ),
  ];
  return html`<aside class="desk-needs" aria-label=${t("desk.needs")}>
    <div class="panel-head">
      <h2>${t("desk.needs")}</h2>
      <span class="soft">${items.length}</span>
    </div>
    <${Failed} error=${failed ?? calls.error} />
    <ul class="plain" aria-live="polite">
      ${items.length > 0 ? items.slice(0, 12) : html`<li class="soft hint">${t("desk.needs.none")}</li>`}
    </ul>
    ${children}
  </aside>`;
}

const leftKey = ({ kind, board = 0, text = "" }) => `${kind} ${board} ${text}`;

/** Findings that the director has looked at and leaves as they are, on this device: [isLeft, leave]. *Check* still has them. A corrected
 * line is a new question. */
function useLeft(id) {
  const name = `oddtrick/left/${id ?? ""}`;
  const [left, setLeft] = useState(() => readStored(name) ?? []);
  const leave = (finding) => {
    const all = [...left, leftKey(finding)].slice(-200);
    setLeft(all);
    writeStored(name, all);
  };
  return [(finding) => left.includes(leftKey(finding)), leave];
}

const entryLine = () => document.querySelector(".desk-line .desk input[role=combobox]");
const isCovered = () => document.querySelector("dialog[open]") !== null;

/** Focuses the line when nothing else has the focus: when the page opens, when the focused element disappears, and after a
 * click on the background. Selected text stays selected. Keys typed on a table of the map go to the line, too. */
function useFocusOfLine(on) {
  const hold = (idle) => {
    if (on && idle.includes(document.activeElement) && !isCovered() && document.getSelection().isCollapsed)
      entryLine()?.focus({ preventScroll: true });
  };
  useEffect(() => hold([null, document.body]));
  useEffect(() => {
    if (!on) return undefined;
    const click = () => hold([null, document.body, document.querySelector("#content")]);
    const key = (event) => {
      const typing = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
      const at = document.activeElement;
      const free = at === document.body || at?.closest(".desk-table, #content, .desk-clock");
      if (typing && free && !isCovered() && !/^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) entryLine()?.focus();
    };
    addEventListener("click", click);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("click", click);
      removeEventListener("keydown", key);
    };
  }, [on]);
}

function Rounds({ session, clock }) {
  const round = roundOf(session, clock);
  return html`<div class="desk-rounds">
    <p><b>${t("desk.round.n", { n: round })}</b> ${t("desk.round.of", { n: session.rounds })}</p>
    <p class="bars" aria-hidden="true">
      ${Array.from({ length: Math.min(session.rounds, 30) }, (_, i) => html`<i key=${i} class=${i + 1 < round ? "on" : i + 1 === round ? "now" : ""}></i>`)}
    </p>
  </div>`;
}

export function DeskView({ source, about }) {
  const server = useServer();
  const wide = useMedia("(min-width: 60rem)");
  const served = source.id !== undefined && Boolean(server.session?.director); // also for an assistant
  const directs = served && isDirector(server);
  const whole = source.id === undefined || directs;
  const { value: schedule, error: unscheduled } = useAnswer(source, "schedule");
  const { value: checked } = useAnswer(source, "check");
  const log = useLog(source);
  const line = log === null ? undefined : movementLine(log);
  const { clock, left, act, error: clockError } = useClock(served ? source.id : undefined);
  const calls = useCalls(served ? source.id : undefined);
  const { members } = useMembers(directs);
  const [dialog, setDialog] = useState(null);
  const [typed, setTyped] = useState({ n: 0, initial: "", keep: 0 });
  const [run, error] = useAttempt();
  const desk = useRef(null);
  useFocusOfLine(wide);
  const session = sessionOf(schedule);
  // Which tools there are depends on both: until they are known, there are only those that come first, so that none moves under a thumb.
  const ready = log !== null && (schedule !== undefined || unscheduled !== undefined);
  const swiss = /^movement\s+(?:swiss|knock-out)\b/.test(line ?? "");
  // Teams may have the same boards in every round, and draws count rounds: then a line names its round.
  const teams = about.contest === "teams" || swiss;
  const known = new Map(about.contestants.map((c) => [c.key.toUpperCase(), c]));
  const [isLeft, leave] = useLeft(source.id);
  const findings = (checked?.findings ?? []).filter((one) => one.kind !== "missing" && !isLeft(one));
  const rows = session?.schedule ?? [];
  const states =
    session && rows.length > 0
      ? tableStates(session, findings, { clock, entered: calls.entered, calls: calls.calls })
      : [];
  const behind = session ? missingBefore(session, roundOf(session, clock)) : [];
  const close = () => setDialog(null);
  const fill = (initial, keep = initial.length) => {
    close();
    if (wide) setTyped(({ n }) => ({ n: n + 1, initial, keep }));
    else setDialog({ is: "line", initial, keep });
  };
  const confirm = (state, entry) =>
    run(() =>
      source.append(
        `${placeIn(state.row, entry.board, teams)}${entry.result}${entry.lead ? ` lead ${entry.lead}` : ""}`,
      ),
    ).then(close);
  const whatIf = (text) => setDialog({ is: "whatif", text });
  const entry = (more) => html`<${Desk} source=${source} about=${about} onWhatIf=${whatIf} autofocus ...${more} />`;
  const tool = (is, word, more) =>
    html`<button type="button" class="button" data-tool=${is} onClick=${() => setDialog({ is, ...more })}>
      ${t(word)}
    </button>`;
  const table = (state) => setDialog({ is: "table", name: state.name });
  const tableOf = (one) => {
    const row = rowOf(rows, { ...one, text: `${one.ns} ${one.ew}` });
    return row && t("desk.table.n", { n: tableName(row) });
  };
  const opened = dialog?.name && states.find(({ name }) => name === dialog.name);
  return html`<div class="felt desk-head">
      <${Bar}
        door="event"
        title=${about.event || t("event.event")}
        sub=${html`<bdi>${[session && moveName(session), dateWords(about.date)].filter(Boolean).join(" · ")}</bdi>`}
        back=${to("standings")}
      >
        <${SettingsButton} />
      <//>
      <section class="desk-bar" aria-label=${t("desk.desk")}>
        <nav class="tabs" aria-label=${t("event.director")}>
          <a href=${to("desk")} aria-current="page">${t("desk.desk")}</a>
          ${whole && html`<a href=${to("setup")}>${t("desk.setup")}</a>`}
          <a href=${to("check")}>${t("event.check")}</a>
          <a href=${to("log")}>${t("event.log")}</a>
          <a href=${to("settings")}>${t("event.settings")}</a>
          <a href=${to("standings")}>${t("event.standings")}</a>
        </nav>
        ${session?.rounds > 0 && html`<${Rounds} session=${session} clock=${clock} />`}
        ${rows.length > 0 && html`<${ClockBar} id=${source.id} clock=${clock} left=${left} act=${act} error=${clockError} />`}
      </section>
    </div>
    <main id="content" tabindex="-1" class="desk-page event" ref=${desk}>
      <section class="desk-map" aria-label=${t("desk.tables")}>
        ${states.map((state) => html`<${TableOnMap} key=${state.name} state=${state} names=${namesAtTable(known, state.row)} onOpen=${() => table(state)} />`)}
        ${
          ready &&
          schedule &&
          rows.length === 0 &&
          html`<div class="desk-empty panel hint">
            <p>${t(swiss ? "desk.empty.draw" : "desk.empty")}</p>
            <p class="start-buttons">
              ${swiss ? html`<button type="button" class="button primary" onClick=${() => setDialog({ is: "draw" })}>${t("desk.draw")}</button>` : html`<a class="button primary" href=${to("setup")}>${t("desk.setup")}</a>`}
            </p>
          </div>`
        }
      </section>
      <section class="desk-line" aria-label=${t("event.enter")}>
        ${wide && html`<div key=${typed.n}>${entry({ initial: typed.initial, keep: typed.keep, recent: false })}</div>`}
        <${Failed} error=${error} />
        ${
          behind.length > 0 &&
          html`<p class="desk-behind">
            <b>${t("desk.behind", { n: behind.length })}</b>
            ${behind.slice(0, 6).map((one) => html`<button type="button" key=${`${one.round} ${one.table} ${one.board}`} class="button" onClick=${() => (wide ? fill(placeIn(one.row, one.board, teams)) : setDialog({ is: "pick", row: one.row, board: one.board }))}>${t("desk.behind.one", { round: one.round, table: one.table, n: one.board })}</button>`)}
          </p>`
        }
        <p class="desk-tools" aria-busy=${!ready}>
          ${!wide && html`<button type="button" class="button primary" onClick=${() => setDialog({ is: "line", initial: "", keep: 0 })}><${Icon} name="add" /> ${t("event.enter")}</button>`}
          ${tool("rule", "desk.rule", { start: {} })}
          ${ready && whole && rows.length > 0 && !swiss && about.contest === "pairs" && tool("accident", "desk.accident")}
          ${ready && whole && swiss && tool("draw", "desk.draw")}
          ${ready && directs && html`<a class="button" href=${to("setup/start")}>${t("desk.codes")}</a>`}
          ${ready && whole && tool("after", "desk.after")}
        </p>
      </section>
      <${Needs}
        source=${source}
        states=${states}
        findings=${findings}
        rows=${rows}
        teams=${teams}
        calls=${calls}
        onLine=${(text) => fill(text, text.length)}
        onRule=${(start) => setDialog({ is: "rule", start })}
        onConfirm=${confirm}
        onTable=${table}
        onLeave=${leave}
        >${
          wide &&
          html`<section class="just-in">
            <h3>${t("desk.just-in")}</h3>
            <${Recent} source=${source} about=${about} tableOf=${tableOf} />
          </section>`
        }<//
      >
    </main>
    ${
      opened &&
      dialog.is === "table" &&
      html`<${TableDialog}
        source=${source}
        state=${opened}
        names=${namesAtTable(known, opened.row)}
        teams=${teams}
        onEnter=${(board) => setDialog({ is: "pick", row: opened.row, board })}
        onLine=${(text) => fill(text)}
        onRule=${(start) => setDialog({ is: "rule", start })}
        onConfirm=${(one) => confirm(opened, one)}
        onClose=${close}
      />`
    }
    ${dialog?.is === "pick" && html`<${PickDialog} source=${source} row=${dialog.row} board=${dialog.board} teams=${teams} names=${namesAtTable(known, dialog.row)} about=${about} onClose=${close} />`}
    ${dialog?.is === "rule" && html`<${RulingDialog} source=${source} about=${about} session=${session} start=${dialog.start} whole=${whole} onClose=${close} />`}
    ${dialog?.is === "accident" && html`<${AccidentDialog} source=${source} about=${about} session=${session} members=${members} onClose=${close} />`}
    ${dialog?.is === "after" && html`<${AfterDialog} source=${source} about=${about} onClose=${close} />`}
    ${dialog?.is === "draw" && html`<${DrawDialog} source=${source} about=${about} onClose=${close} />`}
    ${dialog?.is === "line" && html`<${Dialog} title=${t("event.enter")} onClose=${close}><div class="dialog-body">${entry({ initial: dialog.initial, keep: dialog.keep, onAdded: close })}</div><//>`}
    ${
      dialog?.is === "whatif" &&
      html`<${Dialog} title=${t("event.whatif")} onClose=${close}
        ><div class="dialog-body"><${WhatIf} source=${source} about=${about} text=${dialog.text} /></div
      ><//>`
    }`;
}
