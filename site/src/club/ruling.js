// A ruling as a form in words. The page shows the line that the form makes, which directors who know the log may change, and below
// it the effect on the standings before the ruling is made.
import { useEffect, useId, useState } from "preact/hooks";
import { Choice, Dialog } from "../dialog.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { sideLetters, t } from "../i18n.js";
import { effectWords, WhatIf } from "../event/desk.js";
import { namesAt, titleOf, nameOf, useAnswer } from "../event/use.js";
import { Failed, useAttempt } from "./members.js";
import { averages, kinds, nothingYet, resultKinds, rulingLine, wholeKinds } from "./ruling_lines.js";
import { tableName } from "./places.js";
import { ResultField } from "./result_field.js";
import { boardAbout, namesAtTable, placeIn } from "./table_states.js";

const units = ["%", "mp", "imps", "vp", "points"];

/** Who played a board: by the movement, or by the existing lines. */
function meetingsOf(board, rows, traveller, teams) {
  const lines = traveller?.boards?.[0]?.results ?? [];
  const planned = rows.filter((row) => row.boards.includes(board));
  const known = (ns, ew, round) =>
    lines.find(
      (line) =>
        line.ns === ns.replace(/^NS(?=\d)/i, "") &&
        line.ew === ew.replace(/^EW(?=\d)/i, "") &&
        (!teams || line.round === round),
    ) ?? lines.find((line) => line.ns === ns && line.ew === ew && (!teams || line.round === round));
  if (planned.length > 0)
    return planned.map((row) => ({
      key: `${row.round} ${row.ns} ${row.ew}`,
      label: t("desk.rule.at", { table: tableName(row), n: row.round }),
      place: placeIn(row, board, teams),
      ns: row.ns,
      ew: row.ew,
      line: known(row.ns, row.ew, row.round),
    }));
  return lines.map((line) => ({
    key: `${line.round ?? ""} ${line.ns} ${line.ew}`,
    label: "",
    place: `${line.round ? `round ${line.round} ` : ""}board ${board}: ${line.ns} ${line.ew} `,
    ns: line.ns,
    ew: line.ew,
    line,
  }));
}

function Side({ label, value, onPick }) {
  const id = useId();
  const other = !averages.includes(value);
  return html`<div class="side-score">
    <label class="field" for=${id}>${label}</label>
    <select
      id=${id}
      value=${other ? "%" : value}
      onChange=${(event) => onPick(event.target.value === "%" ? "60" : event.target.value)}
    >
      ${averages.map((one) => html`<option key=${one} value=${one}>${t(`desk.${one}`)}</option>`)}
      <option value="%">${t("desk.ave.percent")}</option>
    </select>
    ${other && html`<input type="text" inputmode="decimal" aria-label="${label} %" value=${value} onInput=${(event) => onPick(event.target.value)} />`}
  </div>`;
}

const text = (label, value, set, more = {}) =>
  html`<label class="field"
    >${label}<input
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      value=${value}
      onInput=${(event) => set(event.target.value)}
      ...${more}
  /></label>`;

function Parts({ parts, seats, set }) {
  const change = (i, some) => set(parts.map((one, at) => (at === i ? { ...one, ...some } : one)));
  return html`${parts.map(
    (part, i) =>
      html`<div class="weight-row" key=${i}>
        <input
          type="text"
          inputmode="decimal"
          aria-label=${t("desk.rule.weight", { n: i + 1 })}
          value=${part.weight}
          onInput=${(event) => change(i, { weight: event.target.value })}
        /><span aria-hidden="true">%</span>
        <${ResultField}
          label=${t("desk.rule.part", { n: i + 1 })}
          shown=${false}
          value=${part.result}
          seats=${seats}
          onPut=${(result) => change(i, { result })}
        />
      </div>`,
  )}
  ${parts.length < 8 && html`<button type="button" class="button quiet" onClick=${() => set([...parts, { weight: "", result: "" }])}>${t("desk.rule.more")}</button>`}`;
}

const unitsAdded = ["total", "%"];

function Who({ about, value, label, nobody = "", onPick }) {
  return html`<label class="field"
    >${label}<select value=${value} onChange=${(event) => onPick(event.target.value)}>
      <option value="">${nobody}</option>
      ${about.contestants.map((c) => html`<option key=${c.key} value=${c.key}>${titleOf(about, c)} ${nameOf(c)}</option>`)}
    </select></label
  >`;
}

function Amount({ form, set, options }) {
  return html`<div class="two-fields">
    ${text(t("desk.rule.amount"), form.amount, (amount) => set({ amount }), { inputmode: "decimal" })}
    <label class="field"
      >${t("desk.rule.unit")}<select value=${form.unit} onChange=${(event) => set({ unit: event.target.value })}>
        ${options.map(([unit, words]) => html`<option key=${unit} value=${unit}>${words}</option>`)}
      </select></label
    >
  </div>`;
}

/** A ruling for all boards without a result: of a round, of a contestant, or all of them. */
function Rest({ form, set, about, rounds }) {
  return html`<p class="soft">${t("desk.rule.rest.about")}</p>
    <div class="two-fields">
      <label class="field"
        >${t("desk.guide.round")}<select value=${form.round} onChange=${(event) => set({ round: event.target.value })}>
          <option value="">${t("desk.rule.rest.all")}</option>
          ${Array.from({ length: rounds }, (_, i) => html`<option key=${i} value=${String(i + 1)}>${i + 1}</option>`)}
        </select></label
      >
      <${Who}
        about=${about}
        value=${form.who}
        label=${t("desk.rule.who")}
        nobody=${t("desk.rule.rest.everybody")}
        onPick=${(who) => set({ who })}
      />
    </div>
    <${Choice}
      legend=${t("desk.rule.rest.what")}
      name="played"
      value=${form.played}
      onPick=${(played) => set({ played })}
      options=${[
        ["not", t("desk.rule.kind.unplayed")],
        ["average", t("desk.rule.kind.average")],
      ]}
    />
    ${
      form.played === "average" &&
      html`<${Side}
          label=${form.who ? t("desk.rule.rest.own") : sideLetters("ns")}
          value=${form.ns}
          onPick=${(ns) => set({ ns })}
        /><${Side}
          label=${form.who ? t("desk.rule.rest.other") : sideLetters("ew")}
          value=${form.ew}
          onPick=${(ew) => set({ ew })}
        />`
    }`;
}

/** The fields of one kind of ruling. `seats`: who sits where, for the bidding box. */
function Fields({ form, set, about, rounds, seats }) {
  const put = (name) => (value) => set({ [name]: value });
  const result = (name, label = t("desk.rule.result"), placeholder) =>
    html`<${ResultField}
      label=${label}
      value=${form[name]}
      seats=${seats}
      placeholder=${placeholder}
      onPut=${put(name)}
    />`;
  switch (form.kind) {
    case "result":
      return html`${result("result")} ${text(t("desk.rule.lead"), form.lead, put("lead"), { placeholder: "HK" })}`;
    case "average":
      return html`<${Side} label=${sideLetters("ns")} value=${form.ns} onPick=${put("ns")} /><${Side}
          label=${sideLetters("ew")}
          value=${form.ew}
          onPick=${put("ew")}
        />`;
    case "weighted":
      return html`<${Parts} parts=${form.parts} seats=${seats} set=${put("parts")} />
        <label class="field"
          >${t("desk.rule.offending")}<select
            value=${form.offending}
            onChange=${(event) => set({ offending: event.target.value })}
          >
            <option value="">${t("desk.rule.nobody")}</option>
            <option value="NS">${sideLetters("ns")}</option>
            <option value="EW">${sideLetters("ew")}</option>
          </select></label
        >`;
    case "split":
      return html`<p class="soft">${t("desk.rule.split.about")}</p>
        ${result("splitNs", sideLetters("ns"), "3NT N =")} ${result("splitEw", sideLetters("ew"), "3NT N -1")}`;
    case "direction":
      return html`<p class="soft">${t("desk.rule.direction.about")}</p>
        ${result("result")}`;
    case "group":
      return html`<p class="soft">${t("desk.rule.group.about")}</p>
        <label class="field"
          >${t("desk.rule.group")}<select value=${form.group} onChange=${(event) => set({ group: event.target.value })}>
            ${["A", "B", "C", "D"].map((one) => html`<option key=${one}>${one}</option>`)}
          </select></label
        >
        ${result("result")}`;
    case "penalty":
      return html`<${Who} about=${about} value=${form.who} label=${t("desk.rule.who")} onPick=${put("who")} />
        <${Amount} form=${form} set=${set} options=${units.map((one) => [one, t(`desk.unit.${one}`)])} />
        ${text(t("desk.rule.reason"), form.reason, put("reason"))}`;
    case "carryover":
      return html`<p class="soft">${t("desk.rule.carryover.about")}</p>
        <${Who} about=${about} value=${form.who} label=${t("desk.rule.who")} onPick=${put("who")} />
        <${Amount} form=${form} set=${set} options=${unitsAdded.map((one) => [one, t(`desk.added.${one}`)])} />`;
    case "rest":
      return html`<${Rest} form=${form} set=${set} about=${about} rounds=${rounds} />`;
    default:
      return html`<p class="soft">${t(`desk.rule.${form.kind}.about`)}</p>`;
  }
}

/** `start`: {board, ns, ew, result} of the ruling, as far as known. `whole`: false for assistants. */
export function RulingDialog({ source, about, session, start = {}, whole = true, onClose, onMade }) {
  const teams = about.contest === "teams";
  const rows = session?.schedule ?? [];
  const boards = [...new Set([...rows.flatMap((row) => row.boards), ...about.boards.map(({ board }) => board)])].sort(
    (a, b) => a - b,
  );
  const [form, setForm] = useState({
    ...nothingYet,
    kind: start.kind ?? "result",
    result: start.result ?? "",
    who: start.who ?? "",
  });
  const [board, setBoard] = useState(start.board ?? boards[0] ?? 0);
  const [meeting, setMeeting] = useState(start.key ?? "");
  const [typed, setTyped] = useState(null); // by hand
  const [run, error, busy] = useAttempt();
  const has = about.boards.some((one) => one.board === board);
  const { value: traveller } = useAnswer(source, has ? `board ${board}` : null);
  const list = meetingsOf(board, rows, traveller, teams);
  const at =
    list.find(({ key }) => key === meeting) ??
    list.find(
      ({ ns, ew }) =>
        start.ns &&
        ns.replace(/^NS(?=\d)/i, "") === start.ns.replace(/^NS(?=\d)/i, "") &&
        ew.replace(/^EW(?=\d)/i, "") === start.ew.replace(/^EW(?=\d)/i, ""),
    ) ??
    list[0];
  const known = new Map(about.contestants.map((c) => [c.key.toUpperCase(), c]));
  const seats = { ...boardAbout(about, board), names: at && namesAtTable(known, at) };
  const made = rulingLine(form, at?.place ?? "");
  const line = typed ?? made;
  const { value: answer, words } = useAnswer(source, line.trim() === "" ? null : `line ${line}`);
  const current = words === `line ${line}` ? answer : null;
  const wrong = current && !current.good ? current.error : null;
  const set = (some) => (setTyped(null), setForm((before) => ({ ...before, ...some })));
  const isBoard = !wholeKinds.includes(form.kind);
  const offered = whole ? kinds.filter((kind) => kind !== "rest" || rows.length > 0) : resultKinds;
  useEffect(() => setTyped(null), [board, meeting]);
  const submit = async (event) => {
    event.preventDefault();
    if (await run(() => source.append(line.trim()))) (onMade?.(), onClose());
  };
  return html`<${Dialog} title=${t("desk.rule")} onClose=${onClose} wide stays>
    <form class="dialog-body fields ruling" onSubmit=${submit}>
      <${Choice}
        legend=${t("desk.rule.kind")}
        name="ruling"
        value=${form.kind}
        columns="3"
        onPick=${(kind) => set({ kind, who: kind === "rest" ? "" : form.who, unit: kind === "carryover" ? "total" : "%" })}
        options=${offered.map((kind) => [kind, t(`desk.rule.kind.${kind}`)])}
      />
      ${
        isBoard &&
        html`<div class="two-fields">
          <label class="field"
            >${t("desk.rule.board")}<select
              value=${String(board)}
              onChange=${(event) => setBoard(Number(event.target.value))}
            >
              ${boards.map((one) => html`<option key=${one} value=${String(one)}>${one}</option>`)}
            </select></label
          >
          <label class="field"
            >${t("desk.rule.table")}<select
              value=${at?.key ?? ""}
              onChange=${(event) => setMeeting(event.target.value)}
            >
              ${list.map((one) => html`<option key=${one.key} value=${one.key}>${[one.label, `${namesAt(about, one.ns.replace(/^NS(?=\d)/i, about.winners === 2 ? "" : "NS"), "NS")} – ${namesAt(about, one.ew.replace(/^EW(?=\d)/i, about.winners === 2 ? "" : "EW"), "EW")}`, one.line?.result].filter(Boolean).join(": ")}</option>`)}
            </select></label
          >
        </div>`
      }
      <${Fields} form=${form} set=${set} about=${about} rounds=${session?.rounds ?? 0} seats=${seats} />
      <label class="field line-field"
        >${t("desk.rule.line")}<input
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          value=${line}
          aria-invalid=${wrong ? "true" : undefined}
          onInput=${(event) => setTyped(event.target.value)}
      /></label>
      ${wrong && html`<p class="error" role="alert">${errorWords(wrong)}</p>`}
      ${current?.good && form.kind !== "rest" && html`<p class="soft about" role="status">${effectWords(current)}</p>`}
      ${current?.good && html`<div class="ruling-whatif" tabindex="0"><${WhatIf} source=${source} about=${about} text=${line} bare /></div>`}
      <${Failed} error=${error} />
      <p class="fields-foot">
        <button type="button" class="button" onClick=${onClose}>${t("event.cancel")}</button>
        <button type="submit" class="button primary" disabled=${!current?.good || busy}>${t("desk.rule.do")}</button>
      </p>
    </form>
  <//>`;
}
