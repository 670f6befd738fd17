// What a phone at a table stores: the secret of its table, the server's last answer, and entries not yet sent. All of it survives a
// reload and the loss of the network. Entries are sent in order, each with its own key, so that nothing is stored twice; what the server
// refuses is kept until somebody has read why.
import { newKey, Refused, Unreachable } from "../server.js";
import { readStored, writeStored } from "../stored.js";

const names = {
  secret: "oddtrick-table",
  answer: "oddtrick-table-answer",
  waiting: "oddtrick-table-waiting",
  draft: "oddtrick-table-draft",
};
const patience = 8000; // milliseconds to wait for an answer
const pause = 4000; // between tries

const listeners = new Set();
let sending = false;
let timer;

let held = readStored(names.waiting) ?? [];

function hold(list) {
  held = list;
  writeStored(names.waiting, list.length > 0 ? list : null);
  for (const listener of listeners) listener();
}

/** Calls back when the waiting items have changed; returns a function that ends that. */
export function watchWaiting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes the secret from the address, and returns this phone's secret. */
export function tableSecret(fromAddress) {
  if (fromAddress) {
    if (fromAddress !== readStored(names.secret)) writeStored(names.answer, null);
    writeStored(names.secret, fromAddress);
    history.replaceState(null, "", "#/table");
    return fromAddress;
  }
  return readStored(names.secret);
}

/** The last answer, for use without a network. */
export const lastAnswer = () => readStored(names.answer);
export const keepAnswer = (answer) => writeStored(names.answer, answer);

/** What was picked on a board of a round and is not entered yet; null if nothing was. A contract may be picked before the
 * play, and the phone may load the page again after it. */
export function draftOf(secret, round) {
  const kept = readStored(names.draft);
  return kept && kept.secret === secret && kept.round === round ? kept : null;
}

/** Stores the picks of a board, or forgets them if they are null. Only those of one board are stored. */
export const keepDraft = (secret, round, board, picks) =>
  writeStored(names.draft, picks && { secret, round, board, picks });

// ---- Requests --------------------------------------------------------------------------------------------------------------

/** Requests a path of the table: throws Refused, or Unreachable. */
export async function askTable(secret, path, body) {
  let response, text;
  try {
    response = await fetch(`api/v1/table${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-table-secret": secret, ...(body !== undefined && { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      signal: AbortSignal.timeout(patience),
    });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.status === 429 || response.status >= 502) throw new Unreachable();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new Unreachable(); // something other than the server has answered
  }
  if (response.ok) return answer;
  if (response.status >= 500) throw new Unreachable();
  throw new Refused(response.status, answer, 0);
}

// ---- What waits ------------------------------------------------------------------------------------------------------------

/** Results and calls of a table that are not sent yet, the oldest first. */
export const waitingOf = (secret) => held.filter((item) => item.secret === secret && !item.refused);
export const countWaiting = () => held.filter(({ refused }) => !refused).length;
/** Those that the server refused. */
export const refusedOf = (secret) => held.filter((item) => item.secret === secret && item.refused);

// What the server has accepted, until its answers show it.
let taken = [];

/** Results that the server has accepted and may not show yet. */
export const takenOf = (secret) => taken.filter((item) => item.secret === secret);
/** An answer that was requested at that time shows them. */
export const forgetTaken = (asked) => (taken = taken.filter(({ at }) => at >= asked));

/** The user has read why. */
export const dismiss = (key) => hold(held.filter((item) => item.key !== key));

/** Queues a result, `{board, result, lead, instead}`, or another request by its path; and sends what is queued. A result of
 * the same board that still waits is replaced. */
export function put(secret, body, path = "/results") {
  const others = held.filter(
    (item) => item.secret !== secret || item.path !== path || item.body.board !== body.board || item.inFlight,
  );
  hold([...others, { secret, path, body, key: newKey() }]);
  return sendWaiting();
}

// The score is only for this phone: the server computes its own.
function bodyOf({ path, body: { score, ...body }, key }) {
  return path === "/results" ? { ...body, key } : body;
}

async function sendFirst() {
  const item = held.find(({ refused }) => !refused);
  if (!item) return false;
  try {
    hold(held.map((one) => (one === item ? { ...item, inFlight: true } : one)));
    await askTable(item.secret, item.path, bodyOf(item));
    taken.push({ ...item, at: performance.now() });
    hold(held.filter(({ key }) => key !== item.key));
    return true;
  } catch (error) {
    const { message, template, values } = error;
    const refused = error instanceof Unreachable ? undefined : { message, template, values };
    hold(held.map((one) => (one.key === item.key ? { ...item, refused } : one)));
    return Boolean(refused);
  }
}

/** Sends what waits, one after the other, and later retries what could not be sent. */
export async function sendWaiting() {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  try {
    while (await sendFirst());
  } finally {
    sending = false;
  }
  if (countWaiting() > 0) timer = setTimeout(sendWaiting, pause);
}

addEventListener("online", sendWaiting);
