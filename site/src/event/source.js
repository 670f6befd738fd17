// Where an event comes from: the only module of this page that knows the engine. A source answers requests and takes
// lines; everything is asynchronous, so that one that asks a server (remote.js) can stand in its place:
//
//   version         counts up with every change
//   ask(words)      "standings", "why NS7 12": the answer, or an error with code, line, column and message
//   append(lines)   all of them or none; `errors` of the error has where they are wrong
//   undo(line)      takes back what was said last or, with a line, what that one said, by a line that says so, which it gives
//   text()          the log
//   subscribe(f)    f is called after every change, also of somebody else; gives back how to end it
//   close()         it is not needed any more
//
// Only that of the browser may have
//
//   leftOut         what could not be read in the file that the event was opened from: {count, list}
//
// Only that of a server has
//
//   id              the event's name there
//   lost            there is no connection: what was answered may be old
//   use(words)      the answer is on the screen until the function that this gives is called
//   onRoom(f)       f is called with "clock" and the round clock, and with "calls" when calls or entries have changed
import { load } from "oddtrick/event";
import { current, extend, watchStore } from "../store.js";

let loading;

const address = (name) => new URL(document.documentElement.dataset[name], document.baseURI);

/** The engine of events, fetched when it is first needed. So are its parts: the readers of other programs' files, movements,
 * explanations and checks. */
function engine() {
  const parts = { exchange: address("exchange"), plans: address("plans"), review: address("review") };
  loading ??= load(address("events"), { ...parts, lazy: true }).catch((error) => {
    loading = undefined; // the network may return
    throw error;
  });
  return loading;
}

/** The answer of this browser's engine about movements that need no event: planHere("propose", "pairs 15 boards 26"). */
export const planHere = async (word, text) => (await engine())[word](text);

/** What could not be read of another program's file: {count, list}, each with line, column, message and text. The list has
 * the first ones. Undefined if nothing was left out. */
function leftOutOf(event) {
  const { left_out_count: count, left_out: list } = event.about();
  return count > 0 ? { count, list: list.slice(0, 100) } : undefined;
}

/** Reads a file of any format: {log, problems, leftOut}. The log is null if the file is wrong. */
export async function readFile(bytes) {
  const event = await (await engine()).openFile(bytes);
  try {
    const { good, error, problems } = event.problems();
    return good
      ? { log: event.text(), problems, leftOut: leftOutOf(event) }
      : { log: null, problems: problems.length > 0 ? problems : [error] };
  } finally {
    event.close();
  }
}

/** The event that the browser stores: `id` is that of the stored session. */
export async function localSource(id) {
  const { openLog, withParts } = await engine();
  let kept = current("event");
  let event = await withParts(() => openLog(kept.log));
  let answers = new Map();
  const listeners = new Set();

  const source = {
    version: 0,
    leftOut: kept.leftOut,
    async ask(words) {
      if (!answers.has(words)) {
        if (answers.size > 200) answers.clear();
        const asked = withParts(() => event.ask(words));
        const known = answers.set(words, asked);
        // a part that could not be fetched may be available the next time
        asked.catch(() => known.delete(words));
      }
      return answers.get(words);
    },
    append: (lines) => withParts(() => add(lines)),
    async undo(line = 0) {
      const { undo } = await source.ask(line > 0 ? `undo ${line}` : "undo");
      await source.append(undo);
      return undo;
    },
    async text() {
      return kept.log;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      forgetStore();
      event.close();
    },
  };

  function changed() {
    answers = new Map();
    source.version++;
    for (const listener of listeners) listener();
  }

  // First in the engine, which may refuse; then on the disk, which may be full: then the engine drops it again.
  function add(lines) {
    const text = lines.endsWith("\n") ? lines : `${lines}\n`;
    const { length } = event.history(1, 1);
    const answer = event.append(text);
    try {
      kept = extend(id, kept.log, text);
    } catch (error) {
      event.cut(length);
      throw error;
    }
    changed();
    return answer;
  }

  // Another tab may have appended something.
  const forgetStore = watchStore(
    () =>
      withParts(() => {
        const now = current("event");
        if (now?.id !== id || now.log === kept.log) return;
        const next = openLog(now.log);
        event.close();
        event = next;
        kept = now;
        changed();
      }).catch(() => {}), // without a network, what it needs may be missing: the old answer stays
  );

  return source;
}
