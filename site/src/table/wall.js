// The wall screen: the clock, the standings, and where everybody goes next. The pages of the standings and of the seating alternate;
// the clock is always visible. All numbers and rounds come from the server.
import { useEffect, useMemo, useState } from "preact/hooks";
import { useAnswer, useSource } from "../event/use.js";
import { remoteSource } from "../event/remote.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { number, t } from "../i18n.js";
import { request } from "../server.js";
import { Mark } from "../shell.js";
import { minutes, useCountdown } from "./use.js";

const turn = 12000; // milliseconds that a part is shown
const rows = 8; // rows of the standings in one column
const seatsShown = 14; // tables of the next round shown at once

/** The server's clock: at the beginning, from the stream, and when a phase ends. */
function useClock(source, id) {
  const [told, setTold] = useState(null);
  useEffect(() => {
    let timer;
    const take = (clock) => {
      setTold({ clock, at: performance.now() });
      clearTimeout(timer);
      timer = setTimeout(look, clock.running ? Math.min(clock.left_ms + 300, 30000) : 30000);
    };
    const look = () =>
      request(`events/${encodeURIComponent(id)}/clock`).then(take, () => (timer = setTimeout(look, 5000)));
    look();
    const end = source.onRoom((type, clock) => type === "clock" && take(clock));
    return () => (clearTimeout(timer), end());
  }, [source, id]);
  return told;
}

/** Steps through parts, so many milliseconds each. */
function useTurn(count) {
  const [n, setN] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setN((before) => before + 1), turn);
    return () => clearInterval(timer);
  }, []);
  return count > 0 ? n % count : 0;
}

const chunks = (list, size) =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

const surnames = (names) => names.map((name) => name.split(" ").at(-1)).join(" & ");

/** A contestant, readable from ten metres: surnames, the name of the team, or the id. */
const shortOf = ({ id, names = [], team }) => team || (names.length > 0 && names.length <= 2 ? surnames(names) : id);

function ClockPart({ title, told }) {
  const left = useCountdown(told?.clock, told?.at);
  const clock = told?.clock;
  const phase = clock?.phase ?? "before";
  const said = {
    before: () => t("wall.before"),
    play: () => t("wall.left"),
    move: () => t("wall.move"),
    break: () => t("wall.break"),
    over: () => t("wall.over"),
  };
  const warning = clock?.set && phase === "play" && left !== null && left <= clock.warning_minutes * 60000;
  const calls = [
    warning ? t("wall.no.new") : clock?.set && phase === "play" && t("wall.warning", { n: clock.warning_minutes }),
    clock?.skip && t("wall.skip"),
    clock?.switched && t("wall.switch"),
    clock?.set && !clock.running && ["play", "move", "break"].includes(phase) && t("wall.paused"),
  ].filter(Boolean);
  return html`<section class="wall-clock" aria-label=${t("wall.clock")}>
    <h1><${Mark} /><bdi>${title}</bdi></h1>
    <p class="wall-round">
      ${clock?.round > 0 && html`<b>${t("table.round.of", { n: clock.round, all: clock.rounds })}</b>`}
      ${clock && said[phase]()}
    </p>
    ${
      clock?.set &&
      phase !== "over" &&
      phase !== "before" &&
      html`<p class="wall-time ${warning ? "warning" : ""}" role="timer">${minutes(left)}</p>
        <div class="wall-bar" aria-hidden="true">
          <i style=${{ width: `${clock.length_ms > 0 ? Math.min(100, (100 * left) / clock.length_ms) : 0}%` }}></i>
        </div>`
    }
    ${calls.map((words) => html`<p key=${words} class="wall-call">${words}</p>`)}
  </section>`;
}

function Standings({ standings, title, about }) {
  return html`<section class="panel wall-list">
    <header>
      <h2>${title}</h2>
      <span>${about}</span>
    </header>
    <ol>
      ${standings.map(
        (row) =>
          html`<li key=${row.id} class=${row.rank === 1 ? "first" : ""}>
            <span class="wall-rank">${row.rank}${row.tied ? "=" : ""}</span>
            <span><bdi>${shortOf(row)}</bdi></span>
            <span class="wall-score"
              >${row.percent !== undefined ? number(row.percent, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) : number(row.score)}</span
            >
          </li>`,
      )}
    </ol>
  </section>`;
}

/** Columns of the standings: North-South and East-West side by side; otherwise the list in two halves. */
function columnsOf(answer, played) {
  const list = answer?.standings ?? [];
  const about =
    `${played > 0 ? t("wall.after", { n: played }) : ""}${list.some(({ percent }) => percent !== undefined) ? ", %" : ""}`.replace(
      /^, /,
      "",
    );
  const sides = [...new Set(list.map(({ direction }) => direction))];
  if (sides.length === 2)
    return sides.map((side) => ({
      title: t(side === "EW" ? "table.side.ew" : "table.side.ns"),
      about,
      pages: chunks(
        list.filter(({ direction }) => direction === side),
        rows,
      ),
    }));
  const halves = chunks(list, rows);
  return [0, 1]
    .map((half) => ({ title: t("wall.standings"), about, pages: halves.filter((_, i) => i % 2 === half) }))
    .filter(({ pages }) => pages.length > 0);
}

function Seating({ schedule, names, round, title, shown }) {
  const rowsOf = schedule?.sessions?.at(-1)?.schedule?.filter((row) => row.round === round) ?? [];
  const pages = chunks(rowsOf, seatsShown);
  if (pages.length === 0) return null;
  const name = (ids, side) =>
    ids
      .split("+")
      .map((id) => names.get(id) ?? names.get(side + id.replace(/^(NS|EW)/, "")) ?? id)
      .join(" & ");
  return html`<section class="wall-next">
    <h2>${title}</h2>
    <ul>
      ${pages[shown % pages.length].map(
        (row) =>
          html`<li key=${`${row.section ?? ""}${row.table}`}>
            <b>${row.section ?? ""}${row.table}</b>
            <span><bdi>${name(row.ns, "NS")}</bdi></span
            ><span><bdi>${name(row.ew, "EW")}</bdi></span>
            ${row.boards.length > 0 && html`<em>${t("table.boards", { from: row.boards[0], to: row.boards.at(-1) })}</em>`}
          </li>`,
      )}
    </ul>
  </section>`;
}

export function Wall({ id }) {
  const source = useMemo(() => remoteSource(id), [id]);
  useEffect(() => () => source.close(), [source]);
  const told = useClock(source, id);
  useSource(source);
  const { value: event, error } = useAnswer(source, "event");
  const { value: standings } = useAnswer(source, "standings");
  const { value: schedule } = useAnswer(source, "schedule");
  const names = useMemo(
    () => new Map((event?.contestants ?? []).map((one) => [one.direction + one.id, shortOf(one)])),
    [event],
  );
  const session = schedule?.sessions?.at(-1);
  const clock = told?.clock;
  const playing = clock?.set && clock.round > 0 ? clock.round : (session?.round ?? 0);
  // Before the first result of the evening, everybody looks for a seat.
  const begins =
    playing <= 1 &&
    !["move", "break"].includes(clock?.phase) &&
    session?.schedule?.every(({ done }) => done.length === 0);
  const round = begins ? 1 : playing + 1;
  const title = t(begins ? "wall.seats" : "wall.next", { n: round });
  const columns = columnsOf(standings, clock?.set && clock.phase === "play" ? playing - 1 : playing);
  const shown = useTurn(Math.max(1, ...columns.map(({ pages }) => pages.length)) * 12);
  useEffect(() => {
    document.title = `${event?.event || id} · Oddtrick`;
  }, [event, id]);
  return html`<main id="content" tabindex="-1" class="wall felt">
    <${ClockPart} title=${event?.event || id} told=${told} />
    <div class="wall-lists">
      ${error && html`<p class="notice bad" role="alert">${error.status === 404 ? t("event.no-such") : errorWords(error)}</p>`}
      ${columns.map(({ title, about, pages }, i) => html`<${Standings} key=${i} title=${title} about=${about} standings=${pages[shown % pages.length]} />`)}
    </div>
    <${Seating} schedule=${schedule} names=${names} round=${round} title=${title} shown=${shown} />
  </main>`;
}
