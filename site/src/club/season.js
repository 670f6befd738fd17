// The season's ladder over events of the server. The address contains the choices: #/season/?events=a,b&best=3.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { dateWords, t } from "../i18n.js";
import { request, untilAnswered } from "../server.js";
import { Bar } from "../shell.js";
import { replaceWith, routeOf, shown } from "../event/use.js";
import { Failed } from "./members.js";

/** The answer to a request, or its error. */
function useRequest(path) {
  const [state, setState] = useState({});
  useEffect(() => {
    let gone = false;
    untilAnswered(
      () => request(path),
      (error) => !gone && (setState({ error }), true),
    ).then(
      (value) => !gone && setState({ value }),
      () => {}, // said
    );
    return () => (gone = true);
  }, [path]);
  return state;
}

const addressFor = (query, path = "season") => {
  const chosen = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return `${path}${chosen && `?${chosen}`}`;
};

function Row({ row, evenings }) {
  const results = new Map(row.results.map((one) => [one.evening, one]));
  return html`<tr class=${row.rank === 1 ? "first" : ""}>
    <td class="r"><span>${row.rank === null ? "–" : `${row.rank}${row.tied ? "=" : ""}`}</span></td>
    <th scope="row" class="n">
      <b><bdi>${row.names.join(" & ")}</bdi></b>
    </th>
    ${evenings.map((evening) => {
      const one = results.get(evening.n);
      const value = one && shown(one.percent ?? one.points);
      return html`<td key=${evening.name} class="roomy rt">
        ${one && html`<a href="#/events/${evening.name}/cards/${one.id}" class=${one.counted ? "" : "soft"}>${one.counted ? value : `(${value})`}</a>`}
      </td>`;
    })}
    <td class="p">
      <span class="main">${shown(row.score)}</span> <small>${t("desk.season.played", { n: row.played })}</small>
    </td>
  </tr>`;
}

/** The evenings of which there is a result, with their numbers in the season. */
function playedOf({ evenings, season }) {
  const played = new Set(season.flatMap(({ results }) => results.map(({ evening }) => evening)));
  return evenings.map((evening, i) => ({ ...evening, n: i + 1 })).filter(({ n }) => played.has(n));
}

function Ladder({ season }) {
  const scrolled = useRef(null);
  const evenings = playedOf(season);
  // The latest evening is at the end.
  useLayoutEffect(() => {
    scrolled.current.scrollLeft = scrolled.current.scrollWidth;
  }, [evenings.length]);
  return html`<section class="sheet-part ranking" aria-label=${t("desk.season")}>
    <div class="linehead">
      <h2>${t("desk.season")}</h2>
      <span class="soft">${t("desk.season.best.of", { n: Math.min(season.best, season.of), of: season.of })}</span>
    </div>
    ${season.season.length === 0 && html`<p class="soft pad">${t("desk.season.none")}</p>`}
    <div class="evenings" ref=${scrolled}>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">${t("event.rank")}</th>
            <th scope="col">${t(`desk.season.by.${season.by}`)}</th>
            ${evenings.map((evening) => html`<th key=${evening.name} scope="col" class="roomy rt" title=${evening.event}>${dateWords(evening.date) || evening.n}</th>`)}
            <th scope="col" class="rt">${season.points === "percent" ? "%" : t("desk.season.points")}</th>
          </tr>
        </thead>
        <tbody>
          ${season.season.map((row) => html`<${Row} key=${row.names.join("&")} row=${row} evenings=${evenings} />`)}
        </tbody>
      </table>
    </div>
    ${
      season.questions.length > 0 &&
      html`<ul class="plain soft pad">
        ${season.questions.map((question) => html`<li key=${question.message}>${errorWords(question)}</li>`)}
      </ul>`
    }
  </section>`;
}

export function SeasonPage({ rest }) {
  const { query } = routeOf(["season", ...rest]);
  const { value: season, error } = useRequest(addressFor(query));
  const { value: all } = useRequest("events");
  const set = (more) => replaceWith(`#/${addressFor({ ...query, ...more }, "season/")}`);
  const names = query.events ? query.events.split(",") : (season?.evenings.map(({ name }) => name) ?? []);
  const toggle = (id) =>
    set({ events: (names.includes(id) ? names.filter((name) => name !== id) : [...names, id]).join(",") });
  return html`<${Bar} door="event" title=${t("desk.season")} back="#/events" />
    <main id="content" tabindex="-1" class="page club-page season-page">
      <section class="panel fields" aria-label=${t("desk.season.what")}>
        <div class="two-fields">
          <label class="field"
            >${t("desk.season.best")}<input
              type="number"
              min="1"
              max="200"
              placeholder=${t("desk.season.all")}
              value=${query.best ?? ""}
              onChange=${({ target }) => set({ best: target.value })}
          /></label>
          <label class="field"
            >${t("desk.season.by")}<select
              value=${query.by ?? "player"}
              onChange=${({ target }) => set({ by: target.value === "pair" ? "pair" : "" })}
            >
              <option value="player">${t("desk.season.by.player")}</option>
              <option value="pair">${t("desk.season.by.pair")}</option>
            </select></label
          >
          <label class="field"
            >${t("desk.season.points")}<select
              value=${query.points ?? "percent"}
              onChange=${({ target }) => set({ points: target.value === "rank" ? "rank" : "" })}
            >
              <option value="percent">${t("desk.season.percent")}</option>
              <option value="rank">${t("desk.season.rank")}</option>
            </select></label
          >
        </div>
        <details>
          <summary>${t("desk.season.events", { n: names.length })}</summary>
          ${all?.events.map(
            ({ id, title }) =>
              html`<label class="check" key=${id}
                ><input type="checkbox" checked=${names.includes(id)} onChange=${() => toggle(id)} />
                <bdi>${title || id}</bdi></label
              >`,
          )}
        </details>
      </section>
      <${Failed} error=${error} />
      ${season && html`<${Ladder} season=${season} />`}
    </main>`;
}
