// When something happens in mid-session: a pair arrives late or leaves, or time runs out. The engine finds ways to continue the
// movement, and says what each contestant loses; the director chooses one, and its lines are appended.
import { useState } from "preact/hooks";
import { Choice, Dialog } from "../dialog.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { idWords, t } from "../i18n.js";
import { nameOf, titleOf, useAnswer } from "../event/use.js";
import { Failed, useAttempt } from "./members.js";
import { NameField } from "./name_field.js";
import { Lines } from "./parts.js";
import { lineOf } from "./places.js";

const kinds = ["late", "missing", "curtail", "again"];

/** The id after all existing ones: "15", "EW8". */
function nextId(about) {
  const numbers = about.contestants.map(({ key }) => Number(/\d+$/.exec(key)?.[0] ?? 0));
  if (about.winners !== 2) return String(Math.max(0, ...numbers) + 1);
  const side = (letters) => about.contestants.filter(({ key }) => key.toUpperCase().startsWith(letters)).length;
  const letters = side("EW") < side("NS") ? "EW" : "NS";
  return `${letters}${side(letters) + 1}`;
}

function Losses({ about, losses }) {
  const known = new Map(about.contestants.map((c) => [c.key.toUpperCase(), c]));
  const touched = losses.filter(({ lost, rematches }) => lost !== 0 || rematches > 0);
  if (touched.length === 0) return html`<p class="soft">${t("desk.loses.none")}</p>`;
  return html`<table class="trav losses">
    <thead>
      <tr>
        <th scope="col">${t("desk.loses.who")}</th>
        <th scope="col" class="rt">${t("desk.loses.boards")}</th>
        <th scope="col" class="rt">${t("desk.loses.sits")}</th>
      </tr>
    </thead>
    <tbody>
      ${touched.map(({ id, planned, boards, sit_outs: sits }) => {
        const who = known.get(id.toUpperCase());
        return html`<tr key=${id}>
          <th scope="row">${who ? html`${titleOf(about, who)} <bdi>${nameOf(who)}</bdi>` : id}</th>
          <td class="rt">${boards} / ${planned || boards}</td>
          <td class="rt">${sits}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** One way to continue, and what it costs. */
function Continuation({ about, one, chosen, onPick }) {
  const said = [
    t("desk.go.lost", { n: Math.max(0, one.lost) }),
    one.rematches > 0 && t("desk.go.again", { n: one.rematches }),
    one.shared > 0 && t("desk.go.share", { n: one.shared }),
    one.moved > 0 && t("desk.go.moved", { n: one.moved }),
  ].filter(Boolean);
  return html`<article class="continuation ${chosen ? "on" : ""}">
    <div class="panel-head">
      <h3>${t(`desk.go.${["keep", "pair", "rover", "rebuild"].includes(one.name) ? one.name : "other"}`)}</h3>
      <button type="button" class="button ${chosen ? "chosen" : ""}" aria-pressed=${chosen} onClick=${onPick}>
        ${t(chosen ? "desk.chosen" : "desk.choose")}
      </button>
    </div>
    <p class="soft">${said.join(" ")}</p>
    ${chosen && html`<${Losses} about=${about} losses=${one.losses} />`}
  </article>`;
}

export function AccidentDialog({ source, about, session, members, onClose }) {
  const [kind, setKind] = useState("late");
  const [from, setFrom] = useState(
    Math.min(
      session.rounds,
      Math.max(
        2,
        session.round + (session.schedule.some((row) => row.round === session.round && row.done.length > 0) ? 1 : 0),
      ),
    ),
  );
  const [who, setWho] = useState("");
  const [names, setNames] = useState(["", ""]);
  const [rounds, setRounds] = useState(Math.max(1, session.rounds - 1));
  const [chosen, setChosen] = useState(0);
  const [run, error, busy] = useAttempt();
  const id = nextId(about);
  const words = {
    late: `add-pair ${id}`,
    missing: who && `remove-pair ${who}`,
    curtail: `rounds ${rounds}`,
    again: "",
  }[kind];
  const ready = kind !== "missing" || who !== "";
  const asked = ready ? `change from ${from} ${words}`.trim() : null;
  const { value, error: wrong, words: answered } = useAnswer(source, asked);
  const found = answered === asked ? value?.continuations : undefined;
  const one = found?.[chosen];
  const lines = one
    ? [
        kind === "late" && names.some((name) => name.trim()) && lineOf("pairs", id, { team: "", names }),
        ...one.lines,
      ].filter(Boolean)
    : [];
  const pick = (next) => (setKind(next), setChosen(0));
  // Continuing as planned needs no line.
  const go = async () => (lines.length === 0 || (await run(() => source.append(lines.join("\n"))))) && onClose();
  return html`<${Dialog} title=${t("desk.accident")} onClose=${onClose} wide stays>
    <div class="dialog-body fields">
      <${Choice}
        legend=${t("desk.accident.what")}
        name="accident"
        value=${kind}
        columns="2"
        onPick=${pick}
        options=${kinds.map((one) => [one, t(`desk.accident.${one}`)])}
      />
      <label class="field"
        >${t("desk.accident.from")}<select
          value=${String(from)}
          onChange=${(event) => (setFrom(Number(event.target.value)), setChosen(0))}
        >
          ${Array.from({ length: session.rounds }, (_, i) => html`<option key=${i} value=${String(i + 1)}>${i + 1}</option>`)}
        </select></label
      >
      ${
        kind === "late" &&
        html`<p>${t("desk.accident.id", { id: idWords(id) })}</p>
          <div class="late-names">
            ${names.map((name, i) => html`<${NameField} key=${i} label=${t("desk.door.player", { n: i + 1 })} placeholder=${t("desk.member.name")} members=${members} value=${name} onInput=${(text) => setNames((before) => before.map((old, at) => (at === i ? text : old)))} />`)}
          </div>`
      }
      ${
        kind === "missing" &&
        html`<label class="field"
          >${t("desk.accident.who")}<select
            value=${who}
            onChange=${(event) => (setWho(event.target.value), setChosen(0))}
          >
            <option value=""></option>
            ${about.contestants.map((c) => html`<option key=${c.key} value=${c.key}>${titleOf(about, c)} ${nameOf(c)}</option>`)}
          </select></label
        >`
      }
      ${
        kind === "curtail" &&
        html`<label class="field"
          >${t("desk.accident.rounds")}<input
            type="number"
            min="1"
            max=${session.rounds}
            value=${rounds}
            onInput=${(event) => Number(event.target.value) >= 1 && (setRounds(Number(event.target.value)), setChosen(0))}
        /></label>`
      }
      ${wrong && answered === asked && html`<p class="error" role="alert">${errorWords(wrong)}</p>`}
      ${asked && !found && !wrong && html`<p class="soft" role="status">${t("event.looking")}</p>`}
      ${found?.length === 0 && html`<p class="notice">${t("desk.move.none")}</p>`}
      ${found?.slice(0, 6).map((way, i) => html`<${Continuation} key=${i} about=${about} one=${way} chosen=${i === chosen} onPick=${() => setChosen(i)} />`)}
      <${Lines} lines=${lines} />
      <${Failed} error=${error} />
      <p class="fields-foot">
        <button type="button" class="button" onClick=${onClose}>${t("event.cancel")}</button>
        <button type="button" class="button primary" disabled=${!one || busy} onClick=${go}>
          ${t("desk.accident.do")}
        </button>
      </p>
    </div>
  <//>`;
}
