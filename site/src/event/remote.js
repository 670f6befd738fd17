// An event on a server, as a source: source.js says what a source is. When the server says that the log has grown, everything on the
// screen is requested again, and changes in one step when all of it has arrived. `lost` is true while there is no connection: what is
// shown may then be outdated, and the page says so.
import { t } from "../i18n.js";
import { change, isOpen, newKey, Refused, request, requestText, Unreachable } from "../server.js";
import { follow } from "./stream.js";

const silence = 40000; // milliseconds; the server sends a heartbeat every 15 seconds
const greeting = 8000; // the first one comes with the connection
const tries = 6; // to send a line, before the user is asked
const hidden = 60000; // after this time, a hidden page closes its stream

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Random, so that not all clients reconnect at once.
const delay = (n) => Math.min(500 * 2 ** n, 5000) * (0.75 + Math.random() / 2);

// "12", or "2:12" for session 2.
function boardQuery(place) {
  const [board, session] = place.split(":").reverse();
  return `?board=${board}${session ? `&session=${session}` : ""}`;
}

// The path of a request after the event's, and what is sent.
function placeOf(words) {
  const [, word, rest] = /^(\S+)\s?([^]*)$/.exec(words);
  const [first, second] = rest.split(" ");
  switch (word) {
    case "event":
      return [""];
    case "board":
      return [`/boards/${first}`];
    case "card":
      return [`/cards/${encodeURIComponent(first)}`];
    case "why":
      return [`/why/${encodeURIComponent(first)}${second ? boardQuery(second) : ""}`];
    case "history":
      return [`/history?from=${first}&count=${second}`];
    case "undo":
      return [`/undo${first ? `?line=${first}` : ""}`];
    case "race":
      return [`/race${first ? `?count=${first}` : ""}`];
    case "line":
    case "whatif":
    case "draw":
      return [`/${word}`, { text: rest }];
    case "change":
      return ["/movement/change", { text: rest }];
    default:
      return [`/${word}`];
  }
}

/** The event of that name. */
export function remoteSource(id) {
  const at = `events/${encodeURIComponent(id)}`;
  const listeners = new Set();
  const inRoom = new Set(); // listeners for the clock and calls
  const used = new Map(); // requests that are on the screen, and how often
  let answers = new Map();
  let length = -1; // length of the log that is shown
  let pending = null; // lines that were sent without an answer
  let stream, timer, watchdog, sleep, refreshing, again;
  let failures = 0;
  let closed = false;

  // Of several servers, one that lags behind catches up before it answers.
  const ask = (path, body) => request(at + path, body, length > 0 ? { "last-event-id": `${length}` } : {});

  async function fetchAnswer(words) {
    const [path, body] = placeOf(words);
    if (!path.startsWith("/history")) return ask(path, body);
    // The server knows the author and time of each line; the event does not.
    const [answer, { lines }] = await Promise.all([ask(path), ask(path.replace("/history", "/log"))]);
    const known = new Map(lines.map((line) => [line.number, line]));
    return { ...answer, history: answer.history.map((line) => ({ ...known.get(line.line), ...line })) };
  }

  const source = {
    version: 0,
    id,
    lost: false,
    async ask(words) {
      if (!answers.has(words)) {
        if (answers.size > 200) answers.clear();
        const mine = answers;
        const asked = fetchAnswer(words);
        mine.set(words, asked);
        asked.then(
          (answer) => words === "event" && length < 0 && (length = answer.lines),
          (error) => {
            mine.delete(words);
            if (error instanceof Unreachable || (words === "event" && isOpen(error))) lose();
            else if (words === "event" && error.status === 404) source.close();
          },
        );
      }
      return answers.get(words);
    },
    /** Keeps an answer up to date while it is on the screen; returns a function that ends that. */
    use(words) {
      used.set(words, (used.get(words) ?? 0) + 1);
      return () => (used.get(words) > 1 ? used.set(words, used.get(words) - 1) : used.delete(words));
    },
    async append(text) {
      // The same line again after a lost answer has the same key, so that it is not stored twice.
      if (pending?.text !== text) pending = { text, key: newKey(), expected: length };
      const answer = await store(pending);
      await refresh();
      return answer;
    },
    async undo(line = 0) {
      const { undo } = await source.ask(line > 0 ? `undo ${line}` : "undo");
      await source.append(undo);
      return undo;
    },
    text: () => requestText(`${at}/log?format=text`),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls back with "clock" and the clock, or with "calls" when calls or entries have changed; returns a function that
     * ends that. */
    onRoom(listener) {
      inRoom.add(listener);
      return () => inRoom.delete(listener);
    },
    /** Asks for everything again, for another user. */
    renew() {
      connect(true);
      return refresh();
    },
    close() {
      closed = true;
      stream?.close();
      clearTimeout(timer);
      clearTimeout(watchdog);
      clearTimeout(sleep);
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("online", comeBack);
    },
  };

  function tell() {
    for (const listener of listeners) listener();
  }

  // ---- Sending -----------------------------------------------------------------------------------------------------------

  async function store({ text, key, expected }) {
    const lines = text.replace(/\n$/, "").split("\n");
    for (let n = 0; ; n++) {
      try {
        const answer = await change(`${at}/log`, { lines, key, expected });
        pending = null;
        return answer;
      } catch (error) {
        if (error instanceof Unreachable && n + 1 < tries) {
          lose();
          await pause(delay(n));
          continue;
        }
        if (error instanceof Unreachable)
          throw Object.assign(
            new Error(t("event.silent")),
            { column: 0 }, // it is not known whether it was stored
          );
        if (error instanceof Refused) pending = null;
        if (error.kind === "conflict") {
          refresh();
          throw new Error(t("event.conflict"));
        }
        throw error;
      }
    }
  }

  // ---- Following ---------------------------------------------------------------------------------------------------------

  // Asks again for everything on the screen, and shows it when all of it has arrived.
  function refresh() {
    again = true;
    refreshing ??= (async () => {
      while (again && !closed) {
        again = false;
        const words = [...new Set(["event", ...used.keys()])];
        const results = await Promise.allSettled(words.map(fetchAnswer));
        if (results.some(({ reason }) => reason instanceof Unreachable) || isOpen(results[0].reason ?? {})) {
          lose(true);
          break;
        }
        answers = new Map(words.map((one, i) => [one, results[i].value]).filter(([, value]) => value !== undefined));
        length = answers.get("event")?.lines ?? length;
        source.version++;
        source.lost = false;
        failures = 0;
        tell();
      }
      refreshing = undefined;
    })();
    return refreshing;
  }

  // What is lost is tried again later; what was lost before, and has failed `again`, too.
  function lose(again = false) {
    if (closed || (source.lost && !again)) return;
    source.lost = true;
    tell();
    later();
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(comeBack, delay(failures++));
  }

  function alive(patience = silence) {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => (lose(), connect(true)), patience);
  }

  function heard(type, data) {
    if (type === "error") {
      if (source.lost) later();
      else lose();
      return;
    }
    alive();
    if (type === "clock" || type === "calls") for (const listener of inRoom) listener(type, JSON.parse(data));
    if (type === "change" && (source.lost || JSON.parse(data).length !== length)) refresh();
  }

  function connect(force = false) {
    clearTimeout(timer);
    stream?.close();
    if (closed) return;
    stream = follow(`${at}/stream`, heard, force, length);
    alive(greeting);
  }

  function comeBack() {
    connect();
  }

  // A hidden page saves battery, and another tab may take over the stream.
  function seen() {
    clearTimeout(sleep);
    if (document.hidden) sleep = setTimeout(() => (stream?.close(), clearTimeout(watchdog)), hidden);
    else if (stream?.closed) connect();
  }

  document.addEventListener("visibilitychange", seen);
  addEventListener("online", comeBack);
  source.ask("event").then(comeBack, () => {}); // on failure, it is tried again
  return source;
}
