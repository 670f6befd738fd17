// The state of each table on the map, combined from what the engine and the server say.
import { tableName } from "./places.js";

const same = (a, b) => a.toUpperCase() === b.toUpperCase();
const bare = (id) => id.replace(/^(?:NS|EW)(?=\d)/i, "");
const sits = (id, key) => same(id, key) || same(id, bare(key));

/** The ids of a line of results: "board 12: 7 14 4S N =" has 7 and 14. */
export function idsIn(text) {
  const [, ns, ew] =
    /^(?:(?:round\s+\d+\s+)?board\s+\d+(?:\s+group\s+\S+)?:)?\s*([A-Za-z\d+]+)\s+([A-Za-z\d+]+)\s/i.exec(`${text} `) ??
    [];
  return ns && ew ? [ns, ew] : null;
}

/** The row of the schedule that a finding is about. */
export function rowOf(rows, { board, round, text }) {
  const ids = idsIn(text ?? "");
  return rows.find(
    (row) =>
      row.boards.includes(board) &&
      (!round || row.round === round) &&
      (!ids || (sits(ids[0], row.ns) && sits(ids[1], row.ew)) || (sits(ids[1], row.ns) && sits(ids[0], row.ew))),
  );
}

/** The round that is played: by the clock, or else the last of which there is a result; the first before there is any. */
export const roundOf = (session, clock) => (clock?.set && clock.round > 0 ? clock.round : session.round || 1);

/** The state of each table for the desk: its round and boards. `clock`, `entered` and `calls` come from the server; without
 * them a table is late when others have moved on. */
export function tableStates(session, findings, { clock, entered = [], calls = [] } = {}) {
  const rows = session.schedule.filter(({ ns, ew }) => ns && ew);
  const names = [...new Set(rows.map(tableName))];
  const round = roundOf(session, clock);
  const asked = findings.map((finding) => ({ finding, row: rowOf(rows, finding) })).filter(({ row }) => row);
  return names
    .map((name) => {
      const own = rows.filter((row) => tableName(row) === name).sort((a, b) => a.round - b.round);
      const open = own.find((row) => row.missing.length > 0);
      const here = own.find((row) => row.round === round);
      // A table that has not finished an earlier round is still there.
      const row = open && open.round < round ? open : (here ?? own.findLast((one) => one.round <= round) ?? own[0]);
      const waiting = entered.filter((one) => one.table === name && row.missing.includes(one.board));
      const questions = asked.filter((one) => one.row === row).map(({ finding }) => finding);
      const call = calls.find((one) => one.table === name && one.board === undefined);
      const finished = row.missing.length === 0;
      const over = clock?.set && clock.round === row.round && ["move", "break", "over"].includes(clock.phase);
      const late = !finished && (row.round < round || over);
      const state =
        call && !call.answered
          ? "call"
          : questions.length > 0
            ? "question"
            : late
              ? "late"
              : waiting.length > 0
                ? "confirm"
                : finished
                  ? "finished"
                  : "playing";
      const boards = row.boards.map((board) => ({
        board,
        is: questions.some((one) => one.board === board)
          ? "ask"
          : row.done.includes(board)
            ? "in"
            : waiting.some((one) => one.board === board)
              ? "half"
              : "",
      }));
      return { name, row, state, boards, waiting, questions, call, sitsOut: !here && !open };
    })
    .sort((a, b) => (a.row.section ?? "").localeCompare(b.row.section ?? "") || a.row.table - b.row.table);
}

/** Boards of earlier rounds without a result: {round, table, board, row}. */
export const missingBefore = (session, round) =>
  session.schedule
    .filter((row) => row.round < round)
    .flatMap((row) => row.missing.map((board) => ({ round: row.round, table: tableName(row), board, row })));

/** The place of a result of a row, as in a line: "board 12: 7 14 ". Teams meet on the same board in every round. */
export const placeIn = (row, board, teams) =>
  `${teams ? `round ${row.round} ` : ""}board ${board}: ${row.ns} ${row.ew} `;

/** Names at the seats of a row: {N, E, S, W}, short for the map and full for screen readers. */
export function namesAtTable(known, row) {
  const people = (side) => {
    const ids = row[side].split("+");
    const all = ids.map((id) => known.get(id.toUpperCase()));
    return { ids, all, names: all.flatMap((c) => (c ? (c.team ? [c.team] : c.names) : [])) };
  };
  const [ns, ew] = [people("ns"), people("ew")];
  const last = (name) => name?.trim().split(/\s+/).at(-1) ?? "";
  const at = (side, i) =>
    side.all[0]?.team ? (i === 0 ? side.all[0].team : "") : last(side.names[i]) || (i === 0 ? side.ids.join("+") : "");
  const whole = (side) => side.names.join(" & ") || side.ids.join("+");
  return { N: at(ns, 0), S: at(ns, 1), E: at(ew, 0), W: at(ew, 1), ns: whole(ns), ew: whole(ew) };
}

/** Dealer and vulnerability of a board that the event knows: {dealer, vul}. */
export function boardAbout(about, board) {
  const { dealer, vul } = about.boards.find((one) => one.board === board) ?? {};
  return { dealer, vul };
}
