// The server that these pages come from, if there is one (oddtrick serve): its API, and who is the director. A web host without one
// has a file server.json that says so; then the pages send no other requests to it.
import { useEffect, useReducer } from "preact/hooks";
import { tryAgain, waitAgain } from "./again.js";
import { t } from "./i18n.js";

const api = "api/v1/";
const patience = 8000; // milliseconds to wait for an answer

/** No answer came: the outcome is unknown. */
export class Unreachable extends Error {
  constructor() {
    super(t("no.server"));
    this.own = true; // already in the reader's language
  }
}

/** A server's refusal, in its own words: kind, or code, line, column and errors if it is about lines. */
export class Refused extends Error {
  constructor(status, { error = {}, errors }, wait) {
    super(error.message ?? t("server.status", { n: status }));
    Object.assign(this, error, { status, errors, wait, own: error.message === undefined });
  }
}

/** A message as a sentence of its own. */
export const sentence = (message) =>
  `${message[0].toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;

// ---- Who wants to know ---------------------------------------------------------------------------------------------------

const listeners = new Set();
let state = { is: false, session: null, expired: false, asking: null };

function set(some) {
  state = { ...state, ...some };
  for (const listener of listeners) listener();
}

/** The server as far as known: whether there `is` one, the `session`, and whether the password dialog is open. Draws a
 * component again when that changes. */
export function useServer() {
  const [, draw] = useReducer((n) => n + 1, 0);
  const drawn = state;
  useEffect(() => {
    listeners.add(draw);
    if (state !== drawn) draw(); // it has changed before the listener was added
    return () => listeners.delete(draw);
  }, []);
  return state;
}

/** Whether there is a server, as far as is known. */
export const hasServer = () => state.is;

/** Whether lines may be entered. A session that ended in the middle of the work still counts: what was typed stays, and the
 * password is asked for when it is sent. */
export const mayChange = ({ session, expired }) => Boolean(session?.director || expired);

/** Whether this is a director, who may do everything, and not an assistant. */
export const isDirector = ({ session }) => Boolean(session?.director) && session.role !== "assistant";

// ---- Requests ------------------------------------------------------------------------------------------------------------

async function send(path, body, more = {}) {
  const { csrf } = state.session ?? {};
  try {
    const response = await fetch(api + path, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json", ...(csrf && { "x-csrf-token": csrf }) }),
        ...more,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    return { response, text: await response.text() };
  } catch {
    throw new Unreachable();
  }
}

/** Whether no server has answered, or one that cannot at the moment. A request that asks for more than it may have is refused by 503, too:
 *  to ask again does not help. */
const isAway = ({ status }, { error } = {}) => status >= 502 && status <= 504 && error?.kind !== "limit";

/** The answer to a request; one with a body is sent as POST. Throws Refused, or Unreachable. */
export async function request(path, body, headers) {
  const { response, text } = await send(path, body, headers);
  let answer = {};
  try {
    answer = JSON.parse(text);
  } catch {
    if (response.ok) throw new Unreachable(); // something other than the server has answered
  }
  if (response.ok) return answer;
  if (isAway(response, answer)) throw new Unreachable();
  throw new Refused(response.status, answer, Number(response.headers.get("retry-after")) || 0);
}

/** The same with the secret of a table, or of the door. */
export const requestAtTable = (secret, path, body) => request(path, body, { "x-table-secret": secret });

/** An answer that is not JSON. */
export async function requestText(path) {
  const { response, text } = await send(path);
  if (isAway(response)) throw new Unreachable();
  if (!response.ok) throw new Refused(response.status, {}, 0);
  return text;
}

/** The full address of a path of the API. */
export const addressOf = (path) => new URL(api + path, document.baseURI).href;

/** For the director: if the session has ended, asks for the password, and then sends. */
export async function change(path, body) {
  for (let renewed = false; ;) {
    try {
      return await request(path, body);
    } catch (error) {
      if (error.kind === "login") await askAgain();
      else if (error.kind === "csrf" && !renewed) {
        await look(); // another tab has logged in
        renewed = true;
      } else throw error;
    }
  }
}

/** A key for an addition, which stays the same when it is sent again. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether a question got no answer, or one that says nothing about what was asked: then it is asked again. */
export const isOpen = (error) => error instanceof Unreachable || error.status === 429 || error.status >= 500;

/** What `work` gets from the server, asked until there is an answer, or a refusal, which is thrown. `failed` gets each error, and ends it by
 *  returning false. */
export const untilAnswered = (work, failed = () => true) =>
  tryAgain(work, (error) => failed(error) !== false && isOpen(error));

// ---- The director --------------------------------------------------------------------------------------------------------

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// What a host says about itself; undefined if no whole answer has come.
async function askHost() {
  try {
    const response = await fetch("server.json", { cache: "no-store", signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    return response.status === 429 || response.status >= 500 ? undefined : text;
  } catch {
    return undefined;
  }
}

// A host that cannot be reached for a moment may be a server: only its answer shows whether it is.
async function findOut() {
  let text;
  for (let n = 0; location.protocol !== "file:" && (text = await askHost()) === undefined; n++) await waitAgain(n);
  try {
    set({ is: Boolean(JSON.parse(text).api) });
  } catch {
    set({ is: false });
  }
}

// A director whom a slow server has not recognized yet must not be treated as a stranger.
async function lookUntilKnown() {
  for (let n = 0; ; n++) {
    try {
      return await look();
    } catch (error) {
      if (!isOpen(error)) return set({ session: {} }); // nobody it knows
      await waitAgain(n);
    }
  }
}

/** Finds out whether there is a server; waits no longer than a user would notice. A later answer counts, too. */
export async function findServer() {
  const found = findOut().then(() => {
    if (!state.is) return;
    lookUntilKnown();
    // Another tab may have logged in or out meanwhile.
    document.addEventListener("visibilitychange", () => document.hidden || look().catch(() => {}));
  });
  await Promise.race([found, pause(2000)]);
}

/** Asks the server who this is. */
export async function look() {
  const session = await request("session");
  set({ is: true, session, expired: !session.director && mayChange(state) });
  return session;
}

/** Throws Refused: kind "password", or "too_often" with the seconds to `wait`. */
export async function logIn(name, password) {
  const session = await request("login", name ? { password, name } : { password });
  const { asking } = state;
  set({ session, expired: false, asking: null });
  asking?.done();
}

export async function logOut() {
  try {
    await request("logout", {});
  } catch (error) {
    if (error instanceof Unreachable) throw error; // otherwise there was no session any more
  }
  set({ session: null, expired: false });
  await look();
}

/** From now on this session sees what players see, until the next login. */
export const play = async () => set({ session: { ...state.session, ...(await change("session/playing", {})) } });

/** Opens the password dialog. */
export const askPassword = () => set({ asking: { done() {}, cancel() {} } });

/** Closes the password dialog. */
export function cancelPassword() {
  const { asking } = state;
  set({ asking: null });
  asking?.cancel();
}

function askAgain() {
  return new Promise((done, fail) => {
    const before = state.asking;
    set({
      expired: true,
      session: { ...state.session, director: false },
      asking: {
        again: true,
        done: () => (before?.done(), done()),
        cancel: () => (before?.cancel(), fail(Object.assign(new Error(t("login.over")), { own: true }))),
      },
    });
  });
}
