// The standings: the reader's own place first, then everybody, and who has moved since the last look.
import { useEffect, useRef } from "preact/hooks";
import { html } from "../html.js";
import { firstOf, useSteps } from "../steps.js";
import { useMessage } from "../errors.js";
import { colon, t } from "../i18n.js";
import { Changes } from "./changes.js";
import { Race } from "./charts.js";
import { isMyName, useMe } from "./me.js";
import { useSlide } from "./slide.js";
import {
  calledOf,
  contestantWord,
  evenly,
  keyOf,
  nameOf,
  Ordinal,
  shown,
  sideOf,
  titleOf,
  to,
  useAnswer,
  penaltyWords,
  unitWord,
} from "./use.js";

const none = [];

// Ranks by contestant in the previous standings.
function useBefore(standings) {
  const seen = useRef({ now: null, before: [] });
  if (seen.current.now !== standings) seen.current = { now: standings, before: seen.current.now ?? standings };
  return new Map(seen.current.before.map((row) => [keyOf(row), row.rank]));
}

function Moved({ from, to: rank }) {
  if (from === undefined || from === rank) return null;
  const up = rank < from;
  return html`<span class="moved ${up ? "up" : "down"}"
    ><span aria-hidden="true">${up ? "▲" : "▼"}${Math.abs(from - rank)}</span
    ><span class="unseen">${t(up ? "event.up" : "event.down", { n: from })}</span></span
  >`;
}

/** A pair without a name although nearly all others have one: `why` is the warning about it. */
function Questioned({ why }) {
  const { text, lang } = useMessage(why);
  return html`<span class="questioned" title=${text}
    ><span aria-hidden="true">?</span><span class="unseen" lang=${lang}>${text}</span></span
  >`;
}

// The warning about a row begins with the contestant, in the engine's words: "pair 77 has no name, ..."
function questionOf(row, warnings) {
  const about = new RegExp(`^\\S+ ${row.id.replace(/\W/g, "\\$&")} has no name,`, "i");
  return warnings.find(({ message }) => about.test(message)) ?? { own: true, message: t("event.unnamed") };
}

/** The figure that ranks: a percentage, victory points, or the score. */
const mainOf = (rows) => ["percent", "vp", "score"].find((name) => rows[0][name] !== undefined);

const unitOf = (about, main) => (main === "percent" ? "%" : unitWord(main === "vp" ? "VP" : about.total_unit));

/** Names one below the other; for a team its name and its players. */
function Who({ about, row }) {
  if (row.team)
    return html`<b><bdi>${row.team}</bdi></b
      ><small><bdi>${row.names.join(", ")}</bdi></small>`;
  if (row.names.length === 0) return html`<b>${titleOf(about, row)}</b>`;
  return row.names.map((name, i) =>
    i === 0 ? html`<b><bdi>${name}</bdi></b>` : html`<span><bdi>${name}</bdi></span>`,
  );
}

// The length of a row's bar: percentages from 30 to 70, others from the last to the first.
function lengthOf(rows, name) {
  const values = rows.map((row) => row[name]);
  const [low, high] = name === "percent" ? [30, 70] : [Math.min(...values), Math.max(...values)];
  return (row) => `${Math.min(100, Math.max(3, ((row[name] - low) / (high - low || 1)) * 100))}%`;
}

// One ranking: of all, or of N-S or E-W. Each column knows whether it is shown.
function Ranking({ about, rows, drawn, warnings, before, me, heading }) {
  const body = useSlide(rows.map(keyOf).join(" "), drawn.length === rows.length); // not when only the page is drawn anew, as for paper
  const has = (name) => rows.some((row) => row[name] !== undefined && row[name] !== "" && row[name] !== 0);
  const main = mainOf(rows);
  const second = main === "score" ? null : main === "vp" ? (has("imps_won") ? "imps" : null) : "score";
  const extra = [
    ["penalty", t("event.penalty"), has("penalty")],
    ["B", t("event.strat", { name: "B" }), rows.some((row) => row.strat_ranks?.B)],
    ["C", t("event.strat", { name: "C" }), rows.some((row) => row.strat_ranks?.C)],
    ["boards", t("event.boards"), true],
  ].filter(([, , is]) => is);
  const even = Object.fromEntries(
    ["score", "percent", "vp"].map((name) => [name, evenly(rows.map((row) => row[name]))]),
  );
  const cell = (row, name) => {
    if (name === "imps") return `${shown(row.imps_won)}–${shown(row.imps_lost)}`;
    if (name === "B" || name === "C") return row.strat_ranks?.[name];
    return name === "penalty" && row.penalty === 0 ? "" : (even[name] ?? shown)(row[name]);
  };
  const length = lengthOf(rows, main);
  const unit = unitOf(about, main);
  const most = about.percent && new Set(rows.map((row) => row.max)).size === 1 ? rows[0].max : undefined;
  return html`<section class="sheet-part ranking" aria-label=${heading || t("event.standings")}>
    <div class="linehead">
      <h2>${heading || t("event.standings")}</h2>
      ${most !== undefined && html`<span class="soft">${t("event.of", { n: shown(most) })}</span>`}
    </div>
    <table class="rows">
      <thead>
        <tr>
          <th scope="col">${t("event.rank")}</th>
          <th scope="col">${contestantWord(about)}</th>
          ${extra.map(([name, label]) => html`<th key=${name} scope="col" class="roomy rt">${label}</th>`)}
          <th scope="col" class="rt">${unit}</th>
        </tr>
      </thead>
      <tbody ref=${body}>
        ${drawn.map((row) => {
          const key = keyOf(row);
          const from = before.get(key);
          const mine = me?.key === key;
          return html`<tr
            key=${key}
            class="${mine ? "mine" : ""} ${row.rank === 1 ? "first" : ""} ${from !== undefined && from !== row.rank ? "fresh" : ""}"
            data-key=${key}
          >
            <td class="r"><span>${row.rank}${row.tied ? "=" : ""}</span><${Moved} from=${from} to=${row.rank} /></td>
            <th scope="row" class="n">
              <a class="whole" href=${to(`cards/${key}`)}><${Who} about=${about} row=${row} /></a>
              ${row.unnamed && html`<${Questioned} why=${questionOf(row, warnings)} />`}
              ${mine && html`<span class="unseen">${t("event.me.is")}</span>`}
              <span class="meter" aria-hidden="true"><i style=${{ width: length(row) }}></i></span>
            </th>
            ${extra.map(([name]) => html`<td key=${name} class="roomy rt">${cell(row, name)}</td>`)}
            <td class="p">
              <a class="figure" href=${to(`why/${key}`)} aria-label="${cell(row, main)} ${unit}: ${t("event.why")}"
                ><span class="main">${cell(row, main)}</span>${second && html`<small>${cell(row, second)}</small>`}</a
              >
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </section>`;
}

const words = (direction) => ({ NS: t("event.north-south"), EW: t("event.east-west") })[direction];

/** My place, in large. */
function MyPlace({ about, rows, me }) {
  const row = rows.find((one) => keyOf(one) === me?.key);
  if (!row) return null;
  const among = rows.filter((one) => one.direction === row.direction);
  const main = mainOf(among);
  const partners = row.names.filter((name) => !isMyName(name));
  const named = row.team || row.names.length === 0 || partners.length === row.names.length;
  return html`<a class="my-place sheet-part" href=${to(`cards/${me.key}`)}>
    <span class="rk"><${Ordinal} n=${row.rank} /></span>
    <span class="nm">
      <b
        ><bdi
          >${named ? calledOf(about, row) : partners.length === 0 ? t("event.you") : t("event.you.and", { name: partners.join(" & ") })}</bdi
        ></b
      >
      <span class="soft"
        >${t("event.of.n", { n: among.length })}${row.direction ? ` ${words(row.direction)}` : ""}${row.tied ? `, ${t("event.tied")}` : ""}</span
      >
    </span>
    <span class="pc">${`${evenly(among.map((one) => one[main]))(row[main])} ${unitOf(about, main)}`}</span>
  </a>`;
}

// Every match, the last round first: names, what was won, and victory points if there are any.
function Matches({ about, matches, me }) {
  const rounds = [...new Set(matches.map((m) => m.round))].reverse();
  const has = (name) => matches.some((m) => m[name]);
  const team = (id) => nameOf(about.contestants.find((c) => c.id === id)) || `${t("event.teams.one")} ${id}`;
  const pair = (name) => {
    const write = evenly(matches.flatMap((m) => m[name] ?? []));
    return (values) => values?.map(write).join(" – ");
  };
  const [won, share, vp] = ["won", "share", "vp"].map(pair);
  return html`<section class="matches" aria-label=${t("event.matches")}>
    <h2>${t("event.matches")}</h2>
    <div class="match-rounds">
      ${rounds.map(
        (round) =>
          html`<div key=${round} class="sheet-part">
            <table class="trav">
              ${
                round > 0 &&
                html`<caption>
                  ${t("event.round", { n: round })}
                </caption>`
              }
              <thead>
                <tr>
                  <th scope="col">${t("event.teams.all")}</th>
                  <th scope="col" class="rt">${unitWord(about.board_unit)}</th>
                  ${has("share") && html`<th scope="col" class="rt">${t("event.match")}</th>`}
                  ${has("vp") && html`<th scope="col" class="rt">${unitWord("VP")}</th>`}
                </tr>
              </thead>
              <tbody>
                ${matches
                  .filter((m) => m.round === round)
                  .map(
                    (m) =>
                      html`<tr key=${m.teams.join("-")} class=${me && m.teams.includes(me.id) ? "mine" : ""}>
                        <th scope="row" class="nm">
                          ${m.teams.map((id, i) => html`<div key=${id} class=${m.net?.[i] > 0 ? "won" : ""}><bdi>${team(id)}</bdi></div>`)}
                          ${m.teams.length === 1 && html`<div class="soft">${t("event.sits-out")}</div>`}
                        </th>
                        <td class="rt">${won(m.won ?? m.net)}</td>
                        ${has("share") && html`<td class="rt">${share(m.share)}</td>`}
                        ${has("vp") && html`<td class="rt sc">${vp(m.vp)}</td>`}
                      </tr>`,
                  )}
              </tbody>
            </table>
          </div>`,
      )}
    </div>
  </section>`;
}

const seen = new WeakSet(); // sources whose standings were drawn

export function Standings({ source, about, writes }) {
  const { value } = useAnswer(source, "standings");
  const { value: race } = useAnswer(source, "race 5");
  const me = useMe(source, about);
  const { standings, penalties, matches, warnings = none } = value ?? { standings: none };
  const before = useBefore(standings);
  // Whoever comes back finds the rows where they were. What is below them is drawn last.
  const drawn = useSteps(2 * standings.length, seen.has(source));
  const whole = drawn >= 2 * standings.length;
  useEffect(() => {
    if (value && whole) seen.add(source);
  }, [source, value, whole]);
  if (!value) return html`<div class="sheet-part waiting" aria-busy="true"></div>`;
  if (standings.length === 0)
    return html`<p class="hint soft">${t(writes ? "event.no-results.enter" : "event.no-results")}</p>`;
  const groups = [
    ...new Set(standings.map((row) => `${row.direction}/${about.settings.sections === "apart" ? row.section : ""}`)),
  ].map((group) => {
    const [direction, section] = group.split("/");
    const heading = [section && t("event.section", { name: section }), words(direction)].filter(Boolean).join(", ");
    const rows = standings.filter((row) => row.direction === direction && (section === "" || row.section === section));
    return { group, heading, rows };
  });
  const parts = firstOf(
    groups.map(({ rows }) => rows),
    drawn,
  );
  const several = groups.length > 1 ? "several" : "";
  return html`<${MyPlace} about=${about} rows=${standings} me=${me} />
    <div class="rankings ${several}" aria-busy=${whole ? undefined : "true"}>
      ${groups.map(({ group, heading, rows }, i) =>
        parts[i].length > 0
          ? html`<${Ranking} key=${group} ...${{ about, rows, drawn: parts[i], warnings, before, me, heading }} />`
          : html`<div key=${group} class="ranking"></div>`,
      )}
    </div>
    <div class="rankings ${several}">
      ${whole && race && [...new Set(standings.map((row) => row.direction))].map((d) => html`<${Race} key=${d} about=${about} race=${race} direction=${d} me=${me} />`)}
    </div>
    ${whole && matches?.length > 0 && html`<${Matches} about=${about} matches=${matches} me=${me} />`}
    ${
      whole &&
      penalties.length > 0 &&
      html`<section class="sheet-part pad penalties">
        <h2>${t("event.penalties")}</h2>
        <ul class="plain">
          ${penalties.map((p) => html`<li key=${p.line}>${sideOf(p.direction) || contestantWord(about)} ${p.id}${colon()}${penaltyWords(p.penalty)}${p.reason && html`, <bdi>${p.reason}</bdi>`}</li>`)}
        </ul>
      </section>`
    }
    ${whole && html`<${Changes} source=${source} about=${about} changes=${value.changes} />`}`;
}
