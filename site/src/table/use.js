// A table as its phone knows it: the server's last answer, and what was entered here since. It asks again every few seconds while the
// page is visible, because the other phone at the table, the director and the clock change things, too.
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import { Unreachable } from "../server.js";
import {
  askTable,
  forgetTaken,
  keepAnswer,
  lastAnswer,
  sendWaiting,
  takenOf,
  waitingOf,
  watchWaiting,
} from "./waiting.js";

const pause = 4000; // milliseconds between two requests

// The boards of the shown round, from a later answer: the server may have moved on to the next round.
const boardsOf = (answer, round) => [answer.now, answer.before].find((one) => one?.round === round)?.boards;

/** The shown round: it stays until somebody has seen where to go, though the server has moved on. */
function follow(shown, answer) {
  if (!shown?.now || shown.event !== answer.event || shown.table !== answer.table) return answer;
  const { round } = shown.now;
  if (shown.undrawn && answer.now && answer.now.round !== round) return answer; // the draw is made
  const boards = boardsOf(answer, round);
  if (!boards || answer.now?.round === round) return answer;
  return { ...shown, finished: answer.finished, now: { ...shown.now, boards } };
}

const resultOf = (items, board) => items.find(({ path, body }) => path === "/results" && body.board === board)?.body;

const withWaiting = (boards, waiting, taken) =>
  boards.map((board) => {
    const body = resultOf(waiting, board.board);
    return body ? { ...board, ...body, waits: true } : { ...board, ...resultOf(taken, board.board) };
  });

/** {state, table, room, waiting, look, goOn}. state: "loading", "there", "lost" (no network), "revoked", "none" (no such
 * table, or no movement), with `why`. */
export function useTable(secret) {
  const [state, setState] = useState({ is: "loading", ...lastAnswer() });
  const [, draw] = useReducer((n) => n + 1, 0);
  const latest = useRef(null);

  async function look() {
    const asked = performance.now();
    try {
      const room = await askTable(secret, "/room");
      const known = latest.current?.length === room.length;
      const table = known ? latest.current.table : await askTable(secret, "");
      latest.current = { table, length: room.length };
      forgetTaken(asked);
      setState((before) => {
        const next = { is: "there", room, table: follow(before.table, table), at: performance.now() };
        keepAnswer({ table: next.table, room });
        return next;
      });
    } catch (error) {
      const is = error instanceof Unreachable ? "lost" : error.status === 401 ? "revoked" : "none";
      setState((before) => ({ ...before, is, why: error }));
    }
  }

  useEffect(() => {
    if (!secret) return undefined;
    let timer;
    const again = async () => {
      clearTimeout(timer);
      if (!document.hidden) await look();
      timer = setTimeout(again, pause);
    };
    const seen = () => document.hidden || again();
    again();
    sendWaiting();
    const end = watchWaiting(draw);
    document.addEventListener("visibilitychange", seen);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      end();
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", again);
    };
  }, [secret]);

  const waiting = secret ? waitingOf(secret) : [];
  const { now } = state.table ?? {};
  const table = now
    ? { ...state.table, now: { ...now, boards: withWaiting(now.boards, waiting, takenOf(secret)) } }
    : state.table;
  return {
    ...state,
    table,
    waiting,
    look,
    /** Shows the round that the server has reached. */
    goOn() {
      if (!latest.current) return false;
      setState((before) => {
        keepAnswer({ table: latest.current.table, room: before.room });
        return { ...before, table: latest.current.table };
      });
      return latest.current.table.now?.round !== now?.round;
    },
  };
}

/** The remaining time of the server's clock, counted down: in milliseconds. */
export function useCountdown(clock, at) {
  const [, tick] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    if (!clock?.running) return undefined;
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [clock?.running]);
  if (!clock?.set) return null;
  return Math.max(0, clock.left_ms - (clock.running ? performance.now() - at : 0));
}

/** "6:42" */
export function minutes(ms) {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
