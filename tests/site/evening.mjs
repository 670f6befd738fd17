// Evenings for pictures: members, a Mitchell in its third round, and a Swiss of teams after a round.
const people =
  "Eva Ash,Finn Birch,Gus Cole,Hal Drake,Ida Elm,Jo Frost,Kit Gray,Lou Heath,Ann Lee,Bo Park,Meg Irwin,Ned Jay,Oda Knox,Pam Lake,Quin Moss,Ray Nash,Sam Oak,Tia Pine,Cy Dunn,Di Eck,Una Quill,Vic Reed,Wyn Stone,Xan Thorn,Yves Usher,Zoe Vale,Abe Wood,Bea York".split(
    ",",
  );
const outcomes = ["4S N =", "4S N +1", "3NT W -1", "4S N -1", "4S N =", "2H E +1", "3NT N =", "4H S ="];

const results = (rows, wanted, teams) =>
  rows.flatMap((row) =>
    row.missing
      .filter((board, i) => wanted(row, i))
      .map(
        (board, i) =>
          `${teams ? `round ${row.round} ` : ""}board ${board}: ${row.ns} ${row.ew} ${outcomes[(board + 3 * row.table + i) % outcomes.length]}`,
      ),
  );

const rowsOf = async (host, id) => (await host.api(`events/${id}/schedule`)).sessions.at(-1).schedule;

/** Seven tables in round 3 of a Mitchell, some of them ahead, one behind: {id}. */
export async function evening(host, id = "thursday-pairs") {
  await host.api("members", { rows: people.map((name, i) => `${1017 + 13 * i}\t${name}\t`) });
  const names = (i) => `${people[2 * i]} & ${people[2 * i + 1]}`;
  const pairs = Array.from({ length: 7 }, (_, i) => [
    `pair NS${i + 1} ${names(i)}`,
    `pair EW${i + 1} ${names(i + 7)}`,
  ]).flat();
  await host.make(
    id,
    [
      "event Thursday Pairs",
      "date 2026-11-19",
      "scoring matchpoints",
      "movement mitchell tables 7 boards 21",
      ...pairs,
    ].join("\n"),
  );
  const lines = results(
    await rowsOf(host, id),
    ({ round, table }, i) => round < 3 || (round === 3 && (table === 1 || table === 7 || i < (table === 4 ? 1 : 2))),
    false,
  );
  await host.api(`events/${id}/log`, { lines });
  await host.api(`events/${id}/clock`, { action: "start" });
  await host.api(`events/${id}/clock`, { action: "next" });
  await host.api(`events/${id}/clock`, { action: "next" });
  return { id };
}

/** Nine teams after the first round of a Swiss: the event's id. */
export async function swissTeams(host, id = "autumn-swiss") {
  const surname = (i) => people[3 * i].split(" ")[1];
  const teams = Array.from(
    { length: 9 },
    (_, i) => `team ${i + 1} ${surname(i)}: ${people.slice(3 * i, 3 * i + 3).join(", ")}, Max ${surname(i)}`,
  );
  await host.make(
    id,
    [
      "event Autumn Swiss",
      "date 2026-11-21",
      "scoring imps",
      "vp wbf",
      "movement swiss teams 9 rounds 5 sets 6",
      ...teams,
    ].join("\n"),
  );
  const { lines } = await host.api(`events/${id}/draw`, { text: "" });
  await host.api(`events/${id}/log`, { lines });
  await host.api(`events/${id}/log`, { lines: results(await rowsOf(host, id), () => true, true) });
  return id;
}
