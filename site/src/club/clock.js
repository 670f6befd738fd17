// The round clock of the server: shown and operated on the desk.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { change, request } from "../server.js";
import { Failed, useAttempt } from "./members.js";

/** Asks now, and at intervals while the page is visible, until the server does not know the path. */
export function askAgain(path, every_ms, put) {
  let gone = false;
  let known = true;
  const ask = () =>
    known &&
    !document.hidden &&
    request(path).then(
      (value) => !gone && put(value),
      (reason) => (known = reason.status !== 404),
    );
  ask();
  const timer = setInterval(ask, every_ms);
  return { ask, stop: () => ((gone = true), clearInterval(timer)) };
}

/** The clock, and functions that control it: {clock, left, act, error}. Asked again at intervals, and when a phase ends. */
export function useClock(id) {
  const [clock, setClock] = useState(null);
  const [, tick] = useState(0);
  const taken = useRef(0); // when it was asked, by a clock that cannot be set
  const [run, error] = useAttempt();
  const put = (value) => ((taken.current = performance.now()), setClock(value));
  useEffect(() => {
    if (!id) return undefined;
    const { ask, stop } = askAgain(`events/${id}/clock`, 4000, put);
    const ticking = setInterval(() => tick((n) => n + 1), 500);
    document.addEventListener("visibilitychange", ask);
    return () => {
      stop();
      clearInterval(ticking);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [id]);
  const passed = clock?.running ? performance.now() - taken.current : 0;
  const act = (action, more = {}) => run(async () => put(await change(`events/${id}/clock`, { action, ...more })));
  return { clock, left: clock ? Math.max(0, (clock.left_ms ?? 0) - passed) : 0, act, error };
}

const shownTime = (ms) => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

function ClockDialog({ clock, act, error, onClose }) {
  const [board, setBoard] = useState(clock.minutes_board);
  const [move, setMove] = useState(clock.minutes_move);
  const [warning, setWarning] = useState(clock.warning_minutes);
  const [breaks, setBreaks] = useState((clock.breaks ?? []).join(", "));
  const list = breaks
    .split(/[,;\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const field = (label, value, set) =>
    html`<label class="field"
      >${label}<input
        type="number"
        inputmode="numeric"
        min="0"
        max="120"
        value=${value}
        onInput=${(event) => set(Number(event.target.value))}
    /></label>`;
  const save = async (event) => {
    event.preventDefault();
    if (await act("set", { minutes_board: board, minutes_move: move, warning, breaks: list })) onClose();
  };
  return html`<${Dialog} title=${t("desk.clock")} onClose=${onClose}>
    <form class="dialog-body fields" onSubmit=${save}>
      ${field(t("desk.clock.board"), board, setBoard)} ${field(t("desk.clock.move"), move, setMove)}
      ${field(t("desk.clock.warning"), warning, setWarning)}
      <label class="field"
        >${t("desk.clock.breaks")}<input
          type="text"
          value=${breaks}
          placeholder="4 15"
          onInput=${(event) => setBreaks(event.target.value)}
      /></label>
      <p class="start-buttons">
        <button type="button" class="button" onClick=${() => act("back")}>${t("desk.clock.back")}</button>
        <button type="button" class="button" onClick=${() => act("move")}>${t("desk.clock.end")}</button>
        <button type="button" class="button" onClick=${() => act("next")}>${t("desk.clock.next")}</button>
        <button type="button" class="button" onClick=${() => act("reset")}>${t("desk.clock.reset")}</button>
      </p>
      <${Failed} error=${error} />
      <p class="fields-foot"><button type="submit" class="button primary">${t("desk.save")}</button></p>
    </form>
  <//>`;
}

/** The remaining time, with buttons that control the clock. */
export function ClockBar({ id, clock, left, act, error }) {
  const [open, setOpen] = useState(false);
  if (!clock) return null;
  const running = clock.set && clock.running;
  return html`<div class="desk-clock" role="group" aria-label=${t("desk.clock")}>
    <p class="clock-face" role="timer">
      <b>${shownTime(left)}</b> <span>${t(`desk.phase.${clock.phase}`, { n: clock.round })}</span>
    </p>
    <button type="button" class="button" onClick=${() => act(running ? "pause" : "start")}>
      ${t(running ? "desk.clock.pause" : "desk.clock.start")}
    </button>
    <button
      type="button"
      class="button"
      onClick=${() => act("add", { minutes: 2 })}
      aria-label=${`+2 min: ${t("desk.clock.add")}`}
    >
      +2 min
    </button>
    <button type="button" class="button" onClick=${() => setOpen(true)}>${t("desk.clock.more")}</button>
    <a class="button" href="#/wall/${id}" target="_blank" rel="noopener">${t("desk.wall")}</a>
    ${error && !open && html`<${Failed} error=${error} />`}
    ${open && html`<${ClockDialog} clock=${clock} act=${act} error=${error} onClose=${() => setOpen(false)} />`}
  </div>`;
}

/** Calls of tables, and results that wait for confirmation: {calls, entered, answer}. */
export function useCalls(id) {
  const [state, setState] = useState({ calls: [], entered: [] });
  const [run, error] = useAttempt();
  const put = ({ calls = [], entered = [] }) => setState({ calls, entered });
  useEffect(() => {
    if (!id) return undefined;
    return askAgain(`events/${id}/calls`, 2500, put).stop;
  }, [id]);
  const answer = (call, how) =>
    run(async () =>
      put(
        await change(`events/${id}/calls`, {
          table: call.table,
          ...(call.board === undefined ? {} : { board: call.board }),
          state: how,
        }),
      ),
    );
  return { ...state, answer, error };
}
