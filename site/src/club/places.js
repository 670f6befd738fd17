// Who starts at which place, and the lines that say so. The engine's schedule defines the places.

/** The movement line that counts, without what was taken back: "movement howell pairs 6 rounds 5 sets 2". */
export function movementLine(log) {
  let line;
  for (const one of log.split("\n")) {
    const text = one.trim();
    if (/^movement\s+void\b/i.test(text)) line = undefined;
    else if (/^movement\s/i.test(text)) line = text;
  }
  return line;
}

/** The number of contestants in a movement line: "pairs 15", "teams 9". */
export const countIn = (line) => Number(/\b(?:pairs|teams|players) (\d+)/.exec(line ?? "")?.[1] ?? 0);

/** The current session: the last one with a movement. */
export const sessionOf = (schedule) => schedule?.sessions.findLast(({ kind }) => kind) ?? null;

/** The name of a table, with its section: "A3". */
export const tableName = ({ section = "", table }) => `${section}${table}`;

/** All tables of a movement, in their order. */
export function tablesOf(rows) {
  const names = new Map(rows.map((row) => [tableName(row), row]));
  return [...names.values()]
    .sort((a, b) => (a.section ?? "").localeCompare(b.section ?? "") || a.table - b.table)
    .map(tableName);
}

/** The boards that a contestant of a movement plays, the most of all; 0 while nothing is drawn. */
export function boardsEach(rows) {
  const each = new Map();
  for (const { ns, ew, boards } of rows)
    if (ns && ew)
      for (const id of [...ns.split("+"), ...ew.split("+")]) each.set(id, (each.get(id) ?? 0) + boards.length);
  return Math.max(0, ...each.values());
}

/** The rows of a grid of places: {table, cells: [{key, side}]}; contestants who sit out first have no table. Teams sit at two tables: they
 * are in the order of their numbers. */
export function placesOf(rows, keys, contest) {
  if (contest === "teams")
    return [...keys]
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .map((key) => ({ table: "", cells: [{ key, side: "" }] }));
  const first = rows.filter(({ round }) => round === 1);
  const seated = first
    .sort((a, b) => (a.section ?? "").localeCompare(b.section ?? "") || a.table - b.table)
    .map((row) => ({
      table: tableName(row),
      cells: ["ns", "ew"].flatMap((side) =>
        row[side].split("+").map((key, i) => ({ key, side: row[side].includes("+") ? side[i] : side })),
      ),
    }));
  const placed = new Set(seated.flatMap(({ cells }) => cells.map(({ key }) => key.toUpperCase())));
  const free = keys.filter((key) => !placed.has(key.toUpperCase()));
  return [...seated, ...free.map((key) => ({ table: "", cells: [{ key, side: "" }] }))];
}

/** An entry without names. */
export const nobodyOf = (contest) => ({
  team: "",
  names: contest === "pairs" ? ["", ""] : contest === "teams" ? ["", "", "", ""] : [""],
});

/** A contestant of the event as an entry. */
export function entryOf(contest, c) {
  const empty = nobodyOf(contest);
  const names = c?.names ?? [];
  return {
    team: c?.team ?? "",
    names: empty.names.map((_, i) => names[i] ?? "").concat(names.slice(empty.names.length)),
  };
}

export const isEmpty = ({ team, names }) => team.trim() === "" && names.every((name) => name.trim() === "");
export const sameEntry = (a, b) =>
  a.team.trim() === b.team.trim() && a.names.join("\n").trim() === b.names.join("\n").trim();

/** The line of the log that names a contestant. */
export function lineOf(contest, key, { team, names }) {
  const all = names.map((name) => name.trim().replace(/\s+/g, " ")).filter(Boolean);
  if (contest === "individuals") return `player ${key} ${all.join(" ")}`.trim();
  if (contest === "pairs") return `pair ${key} ${all.join(" & ")}`.trim();
  const named = team.trim();
  return `team ${key} ${named}${all.length > 0 ? `${named ? "" : key}: ${all.join(", ")}` : ""}`.trim();
}

/** "Ann Lee & Bo Park", or the team's name. */
export const shownEntry = ({ team, names }) => team.trim() || names.filter((name) => name.trim()).join(" & ");

// ---- Lists that are pasted -----------------------------------------------------------------------------------------------

const between = /\t|;|\s&\s|\s\+\s|\s\/\s|\s[-–]\s|,|\s(?:and|und|et|en|och|y|e|i)\s/;

/** Entries from lines of a spreadsheet or a text: names separated by tabs, commas, semicolons, "&", "/" or "and". A number
 * is looked up by `nameOf`; an unknown one at the beginning is the number of the row. */
export function entriesFrom(contest, text, nameOf) {
  const entries = [];
  for (const line of text.split(/\r?\n/)) {
    const [, head, rest] =
      contest === "teams"
        ? (/^\s*(?:\d+[.\s]\s*)?([^:\t]+)[:\t](.*)$/.exec(line) ?? [null, "", line])
        : [null, "", line];
    const cells = rest
      .split(between)
      .map((cell) => cell.trim().replace(/^\d+[.)]\s+/, ""))
      .map((cell) => (/^\d+$/.test(cell) ? (nameOf(cell) ?? "") : cell))
      .filter(Boolean);
    if (cells.length === 0 && head === "") continue;
    const size = nobodyOf(contest).names.length;
    if (contest === "teams") entries.push(entryOf(contest, { team: head.trim(), names: cells }));
    else
      for (let i = 0; i < cells.length; i += size) entries.push(entryOf(contest, { names: cells.slice(i, i + size) }));
  }
  return entries;
}
