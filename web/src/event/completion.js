// What may come next in a line that is typed: words of the log, and ids, boards and results of this event. The engine
// alone says whether the line is right.

const words = [
  "board",
  "round",
  "penalty",
  "pair",
  "team",
  "player",
  "event",
  "date",
  "scoring",
  "winners",
  "phantom",
  "carryover",
  "handicap",
  "strat",
  "bye",
  "vp",
  "set",
];
const scorings = ["matchpoints", "cross-imps", "butler", "bam", "points", "imps", "patton"];
const ofIds = ["penalty", "carryover", "handicap", "strat", "bye"];
const rulings = ["pass", "not played", "ave+/ave-", "ave-/ave+", "ave/ave", "weighted ", "split ", "score ", "void"];

const begins = (list, start) =>
  list.filter((word) => word.toLowerCase().startsWith(start.toLowerCase()) && word !== start);

// The results of the board that were made most often first.
async function results(source, board) {
  const { boards } = await source.ask(`board ${board}`).catch(() => ({ boards: [{ results: [] }] }));
  const counts = new Map();
  for (const { result } of boards[0].results) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([result]) => result);
}

// Who sits in a direction and has no result on the board yet.
async function missing(source, about, board, side) {
  const { boards } = await source.ask(`board ${board}`).catch(() => ({ boards: [{ results: [] }] }));
  const there = new Set(boards[0].results.flatMap((row) => (about.winners === 2 ? [row[side]] : [row.ns, row.ew])));
  return about.contestants
    .filter((c) => !c.phantom && (c.direction === "" || c.direction === side.toUpperCase()) && !there.has(c.id))
    .map((c) => c.id);
}

// A line of a traveller: two ids and a result.
async function traveller(source, about, board, before, text) {
  const parts = /^(\S*)(?:(\s+)(\S*)(?:(\s+)(.*))?)?$/.exec(text.trimStart());
  const start = before + text.slice(0, text.length - text.trimStart().length);
  if (!parts) return [];
  const [, ns, gap, ew, gap2, rest] = parts;
  if (gap === undefined) return begins(await missing(source, about, board, "ns"), ns).map((id) => `${start}${id} `);
  if (gap2 === undefined)
    return begins(
      (await missing(source, about, board, "ew")).filter((id) => id !== ns || about.winners === 2),
      ew,
    ).map((id) => `${start}${ns} ${id} `);
  const said = [...(await results(source, board)), ...rulings];
  return begins(said, rest).map((result) => `${start}${ns} ${ew} ${result}`);
}

/** Whole lines that begin with what was typed; `board` is the one that lines without a board are about. */
export async function complete(source, about, text, board) {
  const heading = /^\s*(?:round\s+\d+\s+)?board\s+(\d+)(?:\s+group\s+\w+)?\s*:\s?/i.exec(text);
  if (heading) return traveller(source, about, heading[1], heading[0], text.slice(heading[0].length));
  const open = about.boards.filter((b) => b.lines < about.expected).map((b) => b.board);
  const numbers = [...open, ...about.boards.map((b) => b.board).filter((n) => !open.includes(n))];
  const typed = /^\s*(\S+)\s+(.*)$/.exec(text);
  if (!typed) {
    const first = text.trim();
    if (first === "") return numbers.slice(0, 6).map((n) => `board ${n}: `);
    const ids = board && /\d/.test(first) ? await traveller(source, about, board, "", first) : [];
    return [...ids, ...begins(words, first).map((word) => `${word} `)];
  }
  const [, word, rest] = typed;
  if (word === "board") return begins(numbers.map(String), rest).map((n) => `board ${n}: `);
  if (word === "scoring") return begins(scorings, rest).map((s) => `scoring ${s}`);
  if (ofIds.includes(word))
    return begins(
      about.contestants.map((c) => c.key),
      rest,
    ).map((key) => `${word} ${key} `);
  if (word === "set") {
    const { list } = await source.ask("settings");
    const [, name, value] = /^(\S*)\s*(.*)$/.exec(rest);
    const setting = list.find((one) => one.name === name);
    if (!setting)
      return begins(
        list.filter((one) => one.used).map((one) => one.name),
        name,
      ).map((n) => `set ${n} `);
    return begins(
      setting.values.filter((v) => v !== v.toUpperCase()),
      value,
    ).map((v) => `set ${name} ${v}`);
  }
  return board && /^\w*\d[\w+]*$/.test(word) ? traveller(source, about, board, "", text) : [];
}
