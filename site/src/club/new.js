// A new event: what is played, when, and by how many. The engine proposes movements, and the director chooses one. The first lines
// of the log are written from it, and can be inspected.
import { useRef, useState } from "preact/hooks";
import { Choice } from "../dialog.js";
import { html } from "../html.js";
import { dateWords, t } from "../i18n.js";
import { change, isDirector, newKey, useServer } from "../server.js";
import { Bar } from "../shell.js";
import { keep } from "../store.js";
import { idOf } from "../event/make_event.js";
import { Failed, useAttempt } from "./members.js";
import { Moves, PictureKey } from "./moves.js";
import { Lines, Steps } from "./parts.js";

const scorings = {
  pairs: ["matchpoints", "cross-imps", "butler"],
  teams: ["imps", "bam", "points"],
  individuals: ["matchpoints", "cross-imps", "butler"],
};
const counted = { pairs: "pairs", teams: "teams", individuals: "players" };
const usual = { pairs: 14, teams: 8, individuals: 12 };

const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
};

/** A number that is typed, or changed by one. */
function Counter({ label, value, least, most, onInput }) {
  const set = (n) => n >= least && n <= most && onInput(n);
  return html`<div class="counter">
    <label class="field"
      >${label}<input
        type="number"
        inputmode="numeric"
        min=${least}
        max=${most}
        value=${value}
        onInput=${(event) => event.target.value !== "" && set(Number(event.target.value))}
        onBlur=${(event) => {
          // A number that is out of range does not stay in the field: the movements would be for another.
          const typed = event.target.value === "" ? value : Number(event.target.value);
          event.target.value = Math.min(most, Math.max(least, typed));
          set(Number(event.target.value));
        }}
    /></label>
    <button type="button" class="button" aria-label="${label}: ${t("desk.less")}" onClick=${() => set(value - 1)}>
      −
    </button>
    <button type="button" class="button" aria-label="${label}: ${t("desk.more")}" onClick=${() => set(value + 1)}>
      +
    </button>
  </div>`;
}

const isTaken = (error) => error.kind === "exists";

/** Makes the event, on the server for a director, otherwise in the browser; returns the address of its set-up. */
export async function make(server, name, lines, key = newKey()) {
  if (!isDirector(server)) {
    keep("event", `${lines.join("\n")}\n`);
    return "#/event/setup";
  }
  for (let n = 1; ; n++) {
    const id = n === 1 ? name : `${name}-${n}`;
    try {
      await change("events", { id, lines, key: n === 1 ? key : newKey() });
      return `#/events/${id}/setup`;
    } catch (error) {
      if (!isTaken(error) || n === 20) throw error;
    }
  }
}

export function NewPage() {
  const server = useServer();
  const [contest, setContest] = useState("pairs");
  const [scoring, setScoring] = useState("matchpoints");
  const [title, setTitle] = useState("");
  const [date, setDate] = useState(today);
  const [count, setCount] = useState(usual.pairs);
  const [boards, setBoards] = useState(0);
  const [minutes, setMinutes] = useState(0);
  const [chosen, setChosen] = useState(null);
  const [run, error, busy] = useAttempt();
  const key = useRef(newKey());
  const pick = (value) => {
    setContest(value);
    setScoring(scorings[value][0]);
    setCount(usual[value]);
    setChosen(null);
  };
  const wish = [`${counted[contest]} ${count}`, boards > 0 && `boards ${boards}`, minutes > 0 && `minutes ${minutes}`]
    .filter(Boolean)
    .join(" ");
  const choose = (move) => setChosen({ wish, line: move.line });
  const line = chosen?.wish === wish ? chosen.line : undefined;
  const name = title.trim() || t(`desk.untitled.${contest}`);
  const lines = [
    `event ${name.replaceAll("#", "")}`,
    `date ${date}`,
    `scoring ${scoring}`,
    contest === "teams" && scoring === "imps" && "vp wbf",
    line,
  ].filter(Boolean);
  const next = async () => {
    const address = await run(() => make(server, idOf(`${name} ${date}`) || `event-${date}`, lines, key.current));
    if (address) location.hash = address;
  };
  return html`<div class="felt club-head">
      <${Bar} door="event" title=${name} sub=${dateWords(date)} back="#/events" />
      <${Steps} at=${0} />
    </div>
    <main id="content" tabindex="-1" class="setup-page event">
      <section class="setup-names fields" aria-label=${t("desk.step.event")}>
        <h2>${t("desk.new")}</h2>
        ${server.is && !isDirector(server) && html`<p class="notice">${t("desk.new.here")}</p>`}
        <label class="field"
          >${t("event.make.title")}<input
            type="text"
            maxlength="80"
            value=${title}
            placeholder=${t("event.make.example")}
            onInput=${(event) => setTitle(event.target.value)}
        /></label>
        <label class="field"
          >${t("desk.date")}<input
            type="date"
            required
            value=${date}
            onInput=${(event) => event.target.value && setDate(event.target.value)}
        /></label>
        <${Choice}
          legend=${t("desk.contest")}
          name="contest"
          value=${contest}
          onPick=${pick}
          options=${Object.keys(scorings).map((one) => [one, t(`desk.contest.${one}`)])}
        />
        <label class="field"
          >${t("event.make.scoring")}<select value=${scoring} onChange=${(event) => setScoring(event.target.value)}>
            ${scorings[contest].map((one) => html`<option key=${one} value=${one}>${t(`event.scoring.${one}`)}</option>`)}
          </select></label
        >
        <${Counter} label=${t(`desk.count.${contest}`)} value=${count} least=${3} most=${400} onInput=${setCount} />
        <div class="two-fields">
          <label class="field"
            >${t("desk.boards")}<input
              type="number"
              inputmode="numeric"
              min="0"
              max="200"
              value=${boards || ""}
              placeholder=${t("desk.any")}
              onInput=${(event) => setBoards(Number(event.target.value))}
          /></label>
          <label class="field"
            >${t("desk.minutes")}<input
              type="number"
              inputmode="numeric"
              min="0"
              max="1000"
              step="5"
              value=${minutes || ""}
              placeholder=${t("desk.any")}
              onInput=${(event) => setMinutes(Number(event.target.value))}
          /></label>
        </div>
        <${Lines} lines=${lines} />
        <${Failed} error=${error} />
        <button type="button" class="button primary big" disabled=${!line || busy} onClick=${next}>
          ${t(line ? "desk.next.names" : "desk.choose.first")}
        </button>
      </section>
      <section class="setup-moves" aria-label=${t("desk.step.movement")}>
        <div class="moves-head">
          <h2>${t("desk.moves")}</h2>
          <${PictureKey} />
        </div>
        <${Moves} wish=${wish} chosen=${line} onChoose=${choose} />
      </section>
    </main>`;
}
