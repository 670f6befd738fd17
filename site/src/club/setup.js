// Sets up an event that exists already: who plays and where, which movement, and what is printed before it starts. Each step
// appends a line to the log, and can be repeated later.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { colon, dateWords, idWords, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { isDirector, request, untilAnswered, useServer } from "../server.js";
import { Bar } from "../shell.js";
import { readStored, writeStored } from "../stored.js";
import { WhatIf } from "../event/desk.js";
import { to, useAnswer } from "../event/use.js";
import { Door, useArrivals } from "./door.js";
import { Failed, useAttempt } from "./members.js";
import { memberOf, useMembers } from "./members_list.js";
import { moveName, Moves, PictureKey, plan } from "./moves.js";
import { NamesGrid, placeWord } from "./names_grid.js";
import { make } from "./new.js";
import { Lines, Steps } from "./parts.js";
import {
  boardsEach,
  countIn,
  entriesFrom,
  entryOf,
  isEmpty,
  lineOf,
  movementLine,
  placesOf,
  sessionOf,
  shownEntry,
  tablesOf,
} from "./places.js";
import { StartStep } from "./start.js";

/** The text of the log, kept up to date. */
export function useLog(source) {
  const [log, setLog] = useState(null);
  useEffect(() => {
    let gone = false;
    untilAnswered(
      () => source.text(),
      () => !gone,
    ).then(
      (text) => !gone && setLog(text),
      () => {},
    );
    return () => (gone = true);
  }, [source, source.version]);
  return log;
}

const counted = { pairs: "pairs", teams: "teams", individuals: "players" };
const noRows = [];

/** What the pages of a set-up share: places, contestants, and the movement. */
function useSetup(source, about) {
  const log = useLog(source);
  const { value: schedule } = useAnswer(source, "schedule");
  const line = log === null ? undefined : movementLine(log);
  const contest =
    about.contestants.length > 0 || !line
      ? about.contest
      : /\bteams\b/.test(line)
        ? "teams"
        : /\bplayers\b/.test(line)
          ? "individuals"
          : "pairs";
  const rows = sessionOf(schedule)?.schedule ?? noRows;
  const known = new Map(about.contestants.map((c) => [c.key.toUpperCase(), c]));
  const count = Math.max(countIn(line), line ? 0 : about.contestants.length);
  // A Swiss has no places before it is drawn: its teams are numbered.
  const keys =
    rows.length > 0 ? about.contestants.map(({ key }) => key) : Array.from({ length: count }, (_, i) => String(i + 1));
  const places = placesOf(rows, keys, contest);
  const entries = (key) => entryOf(contest, known.get(key.toUpperCase()));
  return {
    log,
    schedule,
    line,
    contest,
    rows,
    count: count || keys.length,
    places,
    entries,
    ready: log !== null && schedule !== undefined,
  };
}

// ---- Last time -----------------------------------------------------------------------------------------------------------

/** Contestants of an earlier event, as entries. */
async function entriesOfEvent(id, contest) {
  const { contestants, contest: theirs } = await request(`events/${encodeURIComponent(id)}`);
  return theirs === contest ? contestants.map((c) => entryOf(contest, c)).filter((entry) => !isEmpty(entry)) : [];
}

/** Those for whom there was no place, on this device: [entries, set]. Those who have a place by now are left out. */
function useUnseated(id, seated) {
  const name = `oddtrick/unseated/${id ?? ""}`;
  const [list, setList] = useState(() => readStored(name) ?? []);
  const set = (entries) => {
    setList(entries);
    writeStored(name, entries.length > 0 ? entries : null);
  };
  return [list.filter((entry) => !seated.has(shownEntry(entry))), set];
}

/** Who is left without a place: each gets one with a tap, as soon as there is one. */
function Unseated({ entries, full, onSeat, onRemove }) {
  return html`<section class="panel unseated" role="status">
    <h2>${t("desk.unseated", { n: entries.length })}</h2>
    ${full && html`<p>${t("desk.full")}</p>`}
    <ul class="plain arrivals">
      ${entries.map(
        (entry) =>
          html`<li key=${shownEntry(entry)}>
            <b><bdi>${shownEntry(entry)}</bdi></b>
            <button type="button" class="button" disabled=${full} onClick=${() => onSeat(entry)}>
              ${t("desk.door.seat")}
            </button>
            <button
              type="button"
              class="icon-button"
              aria-label="${t("desk.remove")}: ${shownEntry(entry)}"
              onClick=${() => onRemove(entry)}
            >
              <${Icon} name="close" />
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** `seated`: who is not offered any more; `placed`: those of them who have a place. */
function LastTime({ id, contest, seated, placed, onSeat, onAll }) {
  const [events, setEvents] = useState(null);
  const [from, setFrom] = useState("");
  const [entries, setEntries] = useState([]);
  const [run, error] = useAttempt();
  useEffect(() => {
    let gone = false;
    untilAnswered(
      () => request("events"),
      () => !gone,
    ).then(
      ({ events: list }) => {
        if (gone) return;
        const others = list.filter((one) => one.id !== id).sort((a, b) => (a.changed < b.changed ? 1 : -1));
        setEvents(others);
        if (others[0]) setFrom(others[0].id);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [id]);
  useEffect(() => {
    if (from) run(async () => setEntries(await entriesOfEvent(from, contest)));
  }, [from, contest]);
  const left = entries.filter((entry) => !seated.has(shownEntry(entry)));
  if (!events?.length) return null;
  return html`<section class="panel last-time">
    <div class="panel-head">
      <h2>${t("desk.last")}</h2>
      ${left.length > 1 && html`<button type="button" class="button quiet" onClick=${() => onAll(left)}>${t("desk.last.all", { n: left.length })}</button>`}
    </div>
    <label class="field"
      >${t("desk.last.from")}<select value=${from} onChange=${(event) => setFrom(event.target.value)}>
        ${events.slice(0, 30).map((one) => html`<option key=${one.id} value=${one.id}>${one.title || one.id}</option>`)}
      </select></label
    >
    <${Failed} error=${error} />
    <ul class="chips">
      ${left.map(
        (entry) =>
          html`<li key=${shownEntry(entry)}>
            <button type="button" class="button" onClick=${() => onSeat(entry)}>
              <${Icon} name="add" /> <bdi>${shownEntry(entry)}</bdi>
            </button>
          </li>`,
      )}
    </ul>
    ${entries.length > 0 && entries.every((entry) => placed.has(shownEntry(entry))) && html`<p class="soft">${t("desk.last.none")}</p>`}
  </section>`;
}

function PasteDialog({ contest, members, onTake, onClose }) {
  const [text, setText] = useState("");
  const entries = entriesFrom(contest, text, (number) => memberOf(members, number)?.name);
  return html`<${Dialog} title=${t("desk.paste")} onClose=${onClose} stays>
    <div class="dialog-body fields">
      <label class="field"
        >${t(`desk.paste.${contest}`)}<textarea
          rows="8"
          value=${text}
          onInput=${(event) => setText(event.target.value)}
        ></textarea>
      </label>
      <ol class="plain sample">
        ${entries.slice(0, 40).map((entry, i) => html`<li key=${i}><bdi>${shownEntry(entry)}</bdi></li>`)}
      </ol>
      <p class="fields-foot">
        <button type="button" class="button primary" disabled=${entries.length === 0} onClick=${() => onTake(entries)}>
          ${t("desk.paste.take", { n: entries.length })}
        </button>
      </p>
    </div>
  <//>`;
}

// ---- Another movement ----------------------------------------------------------------------------------------------------

/** The lines of a new event with another movement and the same people, who keep their places if possible. */
async function begunAgain(log, contest, rows, places, entries, move) {
  const made = await plan("make", move.line.replace(/^movement /, ""));
  const placeOf = ({ table }, { key, side }) => (table ? `${table} ${side}` : key);
  const at = new Map(places.flatMap((row) => row.cells.map((cell) => [placeOf(row, cell), cell.key])));
  const names = placesOf(made.schedule, made.ids, contest).flatMap((row) =>
    row.cells.map((cell) => [cell.key, at.get(placeOf(row, cell))]),
  );
  const taken = new Set(names.map(([, from]) => from));
  const rest = places
    .flatMap(({ cells }) => cells.map(({ key }) => key))
    .filter((key) => !taken.has(key) && !isEmpty(entries(key)));
  const head = log.split("\n").filter((line) => /^(event|date|scoring|vp|set)\s/i.test(line.trim()));
  const named = names
    .map(([key, from]) => [key, from ?? rest.shift()])
    .filter(([, from]) => from && !isEmpty(entries(from)));
  return [...head, move.line, ...named.map(([key, from]) => lineOf(contest, key, entries(from)))];
}

/** Asks before the movement changes, and says what that does. */
function ChangeMove({ source, about, move, lines, again, onDo, onClose }) {
  const [run, error, busy] = useAttempt();
  return html`<${Dialog} title=${moveName(move)} onClose=${onClose}>
    <div class="dialog-body fields">
      <p>${t(again ? "desk.move.again" : "desk.move.change", { n: move.rounds })}</p>
      ${
        about.boards.length > 0 &&
        !again &&
        html`<p class="notice bad">${t("desk.move.played")}</p>
          <${WhatIf} source=${source} about=${about} text=${lines.join(" ; ")} bare />`
      }
      <${Lines} lines=${lines} open=${!again} />
      <${Failed} error=${error} />
      <p class="fields-foot">
        <button
          type="button"
          class="button primary"
          disabled=${busy}
          onClick=${async () => (await run(onDo)) && onClose()}
        >
          ${t(again ? "desk.move.again.do" : "desk.move.change.do")}
        </button>
      </p>
    </div>
  <//>`;
}

// ---- The page ------------------------------------------------------------------------------------------------------------

function Names({ source, about, setup }) {
  const server = useServer();
  const { contest, places, entries, rows, line, log } = setup;
  const directs = source.id !== undefined && isDirector(server);
  const { members } = useMembers(directs);
  const { arrivals, put } = useArrivals(source.id, directs);
  const [run, error] = useAttempt();
  const [pasting, setPasting] = useState(false);
  const [count, setCount] = useState(0);
  const [boards, setBoards] = useState(null);
  const [changing, setChanging] = useState(null);
  const cells = places.flatMap(({ table, cells: list }) => list.map((cell) => ({ ...cell, table })));
  const free = cells.filter(({ key }) => isEmpty(entries(key)));
  const named = cells.length - free.length;
  const seated = new Set(cells.map(({ key }) => shownEntry(entries(key))));
  const wanted = count || setup.count;
  const played = boards ?? (boardsEach(rows) || "");
  const append = (lines) => run(() => source.append(lines.join("\n")));
  const [unseated, setUnseated] = useUnseated(source.id, seated);
  const has = new Set([...seated, ...unseated.map(shownEntry)]);
  const seatAll = async (list) => {
    const taken = list.slice(0, free.length);
    const done = taken.length === 0 || (await append(taken.map((entry, i) => lineOf(contest, free[i].key, entry))));
    if (done) setUnseated([...unseated, ...list.slice(free.length).filter((entry) => !has.has(shownEntry(entry)))]);
  };
  // Returns the words for the place, for the arrival's phone.
  const seat = async (entry) => {
    if (!free[0]) throw new Error(t("desk.full"));
    await source.append(lineOf(contest, free[0].key, entry));
    return [t(`desk.${contest}.n`, { key: idWords(free[0].key) }), free[0].table && placeWord(free[0])]
      .filter(Boolean)
      .join(" · ");
  };
  const choose = async (move) => {
    const again = named > 0 && move.winners !== about.winners;
    const lines = again
      ? await begunAgain(log, contest, rows, places, entries, move)
      : [line && "movement void", move.line].filter(Boolean);
    if (named === 0 && about.boards.length === 0) append(lines);
    else setChanging({ move, lines, again });
  };
  const change = async () => {
    if (!changing.again) return source.append(changing.lines.join("\n"));
    location.hash = await make(server, `${source.id ?? "event"}-2`, changing.lines);
    return true;
  };
  const current = sessionOf(setup.schedule);
  return html`<section class="setup-names" aria-label=${t("desk.step.names")}>
      <div class="moves-head">
        <h2>${t(`desk.${contest}.count`, { n: setup.count })}</h2>
        <span class="soft">${t("desk.names.hint")}</span>
      </div>
      <${NamesGrid}
        rows=${places}
        contest=${contest}
        entries=${entries}
        members=${members}
        next=${free[0]?.key}
        onSave=${(key, entry) => append([lineOf(contest, key, entry)])}
        onSwap=${(a, b) => append([lineOf(contest, a, entries(b)), lineOf(contest, b, entries(a))])}
      />
      <${Failed} error=${error} />
      ${unseated.length > 0 && html`<${Unseated} entries=${unseated} full=${free.length === 0} onSeat=${(entry) => run(() => seat(entry))} onRemove=${(entry) => setUnseated(unseated.filter((one) => one !== entry))} />`}
      <p class="names-tools">
        <button type="button" class="button" onClick=${() => setCount(wanted + 1)}>
          <${Icon} name="add" /> ${t(`desk.${contest}.add`, { n: setup.count + 1 })}
        </button>
        <button type="button" class="button" onClick=${() => setPasting(true)}>${t("desk.paste")}</button>
        ${directs && html`<a class="button" href="#/members">${t("desk.members")}</a>`}
      </p>
      <a class="button primary big" href=${to("setup/start")}>${t("desk.next.start")}</a>
    </section>
    <section class="setup-moves" aria-label=${t("desk.step.movement")}>
      ${directs && html`<${Door} id=${source.id} contest=${contest} members=${members} arrivals=${arrivals} put=${put} onSeat=${seat} />`}
      ${directs && free.length > 0 && html`<${LastTime} id=${source.id} contest=${contest} seated=${has} placed=${seated} onSeat=${(entry) => run(() => seat(entry))} onAll=${seatAll} />`}
      <div class="moves-head">
        <h2>${t("desk.moves")}</h2>
        <${PictureKey} />
      </div>
      ${
        line &&
        html`<p class="panel">
          <b>✓ ${t("desk.chosen")}${colon()}</b>
          ${current ? moveName(current) : html`<code>${line.replace(/^movement /, "")}</code>`}
        </p>`
      }
      <div class="move-count">
        <label class="field"
          >${t(`desk.count.${contest}`)}<input
            type="number"
            inputmode="numeric"
            min="3"
            max="400"
            value=${wanted}
            onInput=${(event) => Number(event.target.value) >= 3 && setCount(Number(event.target.value))}
        /></label>
        <label class="field"
          >${t("desk.boards")}<input
            type="number"
            inputmode="numeric"
            min="1"
            max="400"
            placeholder=${t("desk.any")}
            value=${played}
            onInput=${(event) => setBoards(event.target.value)}
        /></label>
      </div>
      <${Moves}
        wish=${`${counted[contest]} ${wanted}${Number(played) > 0 ? ` boards ${Number(played)}` : ""}`}
        chosen=${line}
        note=${wanted !== setup.count ? t(`desk.${contest}.with`, { n: wanted }) : undefined}
        onChoose=${choose}
        most=${3}
      />
    </section>
    ${pasting && html`<${PasteDialog} contest=${contest} members=${members} onTake=${(list) => (setPasting(false), seatAll(list))} onClose=${() => setPasting(false)} />`}
    ${changing && html`<${ChangeMove} source=${source} about=${about} ...${changing} onDo=${change} onClose=${() => setChanging(null)} />`}`;
}

/** `more`: ["start"] is the last step. */
export function SetupView({ source, about, more }) {
  const setup = useSetup(source, about);
  const [step] = more;
  const last = step === "start";
  return html`<div class="felt club-head">
      <${Bar}
        door="event"
        title=${about.event || t("event.event")}
        sub=${dateWords(about.date)}
        back=${last ? to("setup") : to("desk")}
      />
      <${Steps} at=${last ? 2 : 1} />
    </div>
    <main id="content" tabindex="-1" class="setup-page ${last ? "last" : ""}">
      ${!setup.ready ? html`<p class="soft" role="status">${t("event.looking")}</p>` : last ? html`<${StartStep} source=${source} about=${about} setup=${setup} tables=${tablesOf(setup.rows)} />` : html`<${Names} source=${source} about=${about} setup=${setup} />`}
    </main>`;
}
