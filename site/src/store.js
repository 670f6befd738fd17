// What the browser stores: the logs of sessions, and settings. Lines are only ever appended to a log. Every change is written
// before it is shown, and read again before the next one, so that two tabs cannot lose each other's lines.
import { useEffect, useReducer } from "preact/hooks";
import { engine } from "./engine.js";
import { t } from "./i18n.js";
import { applyLook, defaults, watchDevice } from "./look.js";

const prefix = "oddtrick/";

function openStorage() {
  try {
    const storage = window.localStorage;
    storage.setItem(`${prefix}test`, "1");
    storage.removeItem(`${prefix}test`);
    return storage;
  } catch {
    return null;
  }
}

const storage = openStorage();
const memory = new Map();

/** False if the browser stores nothing: the page says so. */
export const keeps = storage !== null;

function read(key) {
  const text = storage ? storage.getItem(prefix + key) : memory.get(key);
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function write(key, value) {
  const text = JSON.stringify(value);
  if (storage) storage.setItem(prefix + key, text);
  else memory.set(key, text);
  changed();
}

function remove(key) {
  if (storage) storage.removeItem(prefix + key);
  else memory.delete(key);
  changed();
}

function keys() {
  return storage
    ? Object.keys(storage)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
    : [...memory.keys()];
}

// ---- Who wants to know -------------------------------------------------------------------------------------------

const listeners = new Set();

function changed() {
  for (const listener of listeners) listener();
}

window.addEventListener("storage", changed);

/** Calls a function whenever stored data changes; returns a function that ends it. */
export function watchStore(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws a component again when stored data changes. */
export function useStore() {
  const [, draw] = useReducer((n) => n + 1, 0);
  useEffect(() => watchStore(draw), []);
}

// ---- Settings ----------------------------------------------------------------------------------------------------

export const settings = () => ({ ...defaults, ...read("settings") });

export const applySettings = () => applyLook(settings());

watchDevice(applySettings);
window.addEventListener("storage", applySettings); // chosen in another tab

export function set(name, value) {
  write("settings", { ...settings(), [name]: value });
  applySettings();
}

// ---- Sessions ----------------------------------------------------------------------------------------------------

const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

const sessionOf = (id) => (id ? read(`session/${id}`) : null);

/** All of a kind, the latest first. */
export function sessions(kind) {
  return keys()
    .filter((key) => key.startsWith("session/"))
    .map(read)
    .filter((session) => session && session.kind === kind)
    .sort((a, b) => b.changed - a.changed);
}

/** The open session; null if there is none. */
export const current = (kind) => sessionOf(read(`current/${kind}`));

export const select = (kind, id) => write(`current/${kind}`, id);

/** Stores a log as a new session, and opens it. `more` is stored with the log. */
export function keep(kind, log, more = {}) {
  const id = newId();
  const text = log === "" || log.endsWith("\n") ? log : `${log}\n`;
  write(`session/${id}`, { ...more, id, kind, log: text, byHand: 0, changed: Date.now() });
  select(kind, id);
  navigator.storage?.persist?.();
  return id;
}

/** Opens a log that was stored before with the same `more`, or stores it. */
export function keepOnce(kind, log, more = {}) {
  const same = sessions(kind).find(
    (session) =>
      session.log.trimEnd() === log.trimEnd() && JSON.stringify(session.leftOut) === JSON.stringify(more.leftOut),
  );
  if (same) select(kind, same.id);
  else keep(kind, log, more);
}

/** Appends lines to the open session, all or none. Throws OddtrickError if one is invalid. `undo`: they were not written by
 * hand, so that the next undo goes one step further back; `redo`: they restore what the last undo removed. */
export function append(kind, lines, { undo = false, redo = false } = {}) {
  const session = current(kind);
  let log = session?.log ?? (lines[0].startsWith(kind) ? "" : `${kind}\n`);
  for (const line of lines) {
    engine.check(log, line, kind);
    log += `${line}\n`;
  }
  if (!session) {
    keep(kind, log);
    return;
  }
  const end = log.split("\n").length - 1;
  // The line that undoes an undo restores what it removed.
  const back = undo
    ? [...(session.redo ?? []), engine.session(log, kind, end).paper.undo]
    : redo
      ? session.redo.slice(0, -1)
      : [];
  const byHand = undo || redo ? 0 : end;
  write(`session/${session.id}`, { ...session, log, byHand, redo: back, finished: false, changed: Date.now() });
}

/** Stores something with the log of the open session: which sheet was begun, whether the evening is over. */
export function note(kind, what) {
  const session = current(kind);
  if (session) write(`session/${session.id}`, { ...session, ...what });
}

/** Appends text that the engine has read to a log, unless another tab has appended to it: that throws. Returns the session
 * as it is now stored. */
export function extend(id, before, text) {
  const session = sessionOf(id);
  if (session?.log !== before) throw Object.assign(new Error(t("event.elsewhere")), { own: true });
  const now = { ...session, log: before + text, changed: Date.now() };
  write(`session/${id}`, now);
  return now;
}

export function forget(id) {
  remove(`session/${id}`);
}
