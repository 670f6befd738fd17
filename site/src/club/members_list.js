// The club's members: requested from the server once, and found by name or number while a director types. Only directors get them.
import { useEffect, useReducer } from "preact/hooks";
import { change, request, untilAnswered } from "../server.js";

const listeners = new Set();
let state = { members: undefined, error: undefined };
let asked;

function set(some) {
  state = { ...state, ...some };
  for (const listener of listeners) listener();
}

const byName = (a, b) => a.name.localeCompare(b.name) || a.number.localeCompare(b.number);
const put = ({ members }) => set({ members: members.sort(byName), error: undefined });

/** Asks the server again. */
export const askMembers = () => {
  asked = untilAnswered(
    () => request("members"),
    (error) => set({ error }),
  ).then(put, () => (asked = undefined));
  return asked;
};

/** {members, error}; the list is undefined before it is loaded, and for users who may not see it. */
export function useMembers(may = true) {
  const [, draw] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    listeners.add(draw);
    if (may && !asked) askMembers();
    return () => listeners.delete(draw);
  }, [may]);
  return state;
}

const rowOf = ({ number, name, mail }) => [number, name, mail].map((part) => part.trim()).join("\t");
/** The server's key of a member. */
const keyOf = ({ number, name }) => number.trim() || name.trim();

/** Adds, changes and removes members, all or none. */
export const changeMembers = async (members, removed = []) =>
  put(await change("members", { rows: members.map(rowOf), remove: removed.map(keyOf) }));

// ---- Finding -------------------------------------------------------------------------------------------------------------

/** Letters without accents, so that "Zoe" finds "Zoë". */
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether a name begins with the typed text. */
export const startsAs = (name, typed) => plain(name).startsWith(plain(typed.trim()));

/** At most `most` members with that number, or with a name that begins so. */
export function findMembers(members, typed, most = 6) {
  const text = plain(typed.trim());
  if (text === "" || !members) return [];
  const words = text.split(/\s+/);
  const fits = ({ number, name }) => {
    if (plain(number) === text) return true;
    const parts = plain(name).split(/[\s-]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return members.filter(fits).slice(0, most);
}

/** The member with that number, if there is one. */
export const memberOf = (members, number) => members?.find((one) => one.number !== "" && one.number === number.trim());

// ---- Spreadsheets --------------------------------------------------------------------------------------------------------

/** The cells of a line, separated by tabs, semicolons or commas; quoted cells may contain these. */
export function cellsOf(line) {
  const between = line.includes("\t") ? "\t" : line.includes(";") ? ";" : ",";
  const cells = [];
  let cell = "";
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (quoted && c === '"' && line[i + 1] === '"') ((cell += '"'), i++);
    else if (c === '"' && (quoted || cell.trim() === "")) ((quoted = !quoted), quoted && (cell = ""));
    else if (c === between && !quoted) (cells.push(cell.trim()), (cell = ""));
    else cell += c;
  }
  return [...cells, cell.trim()];
}

/** "Lee, Ann" as "Ann Lee". */
const inOrder = (name) => name.replace(/^([^,]+),\s*(.+)$/, "$2 $1");

const isNumber = (cell) => /^[A-Za-z]{0,3}[\d/.-]*\d[\d/.-]*$/.test(cell);

/** Members from lines of a spreadsheet: a cell of digits is the number, one with @ the mail address, all others are the
 * name. Lines without a name, such as a heading, are left out: {members, left}. */
export function membersFrom(text) {
  const members = [];
  const left = [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  lines.forEach((line, i) => {
    const cells = cellsOf(line);
    const number = cells.find(isNumber) ?? "";
    const mail = cells.find((cell) => cell.includes("@")) ?? "";
    const name = cells
      .filter((cell) => cell !== "" && cell !== number && cell !== mail)
      .map(inOrder)
      .join(" ");
    const heading = i === 0 && number === "" && mail === "" && cells.length > 1;
    if (heading) return;
    if (name === "" || /[&,#]/.test(name)) left.push(line);
    else members.push({ number, name, mail });
  });
  return { members, left };
}

const quote = (cell) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The list as CSV. A cell that a spreadsheet would compute gets an apostrophe. */
export const membersCsv = (members) =>
  `number,name,mail\n${members
    .map(({ number, name, mail }) =>
      [number, name, mail].map((cell) => quote(/^[=+@-]/.test(cell) ? `'${cell}` : cell)).join(","),
    )
    .join("\n")}\n`;
