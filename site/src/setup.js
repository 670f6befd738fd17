// Names, title and rules of a session: lines that are appended to its log.
import { useState } from "preact/hooks";
import { Choice, Dialog } from "./dialog.js";
import { html } from "./html.js";
import { seatLetter, seatName, t } from "./i18n.js";

const seats = ["N", "E", "S", "W"];

// A '#' would begin a comment, and '&' the next name.
const clean = (text) =>
  text
    .replace(/[#\r\n\t]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const cleanName = (text) => clean(text).replace(/[&,/]/g, " ").replace(/\s+/g, " ").trim();

// A name that looks like a side must not be read as one.
const sideFirst = (side, names) => (/^(ns|n-s|ew|e-w)\b/i.test(names) ? `${side} ${names}` : names);

const seatsOf = { ns: ["N", "S"], ew: ["E", "W"] };

/** The names of a side, in the form of the log; null if they are unchanged: a log may have names that are not a pair. */
function pairOf(paper, names, side) {
  if (seatsOf[side].every((seat) => names[seat] === (paper.next.seats[seat] ?? ""))) return null;
  return seatsOf[side]
    .map((seat) => cleanName(names[seat]))
    .filter(Boolean)
    .join(" & ");
}

/** The lines that rename the seats; none if the names are unchanged. */
export function nameLines(paper, names) {
  const they = paper.we === "ns" ? "ew" : "ns";
  const [we, others] = [pairOf(paper, names, paper.we), pairOf(paper, names, they)];
  const lines = [];
  if (we !== null) lines.push(`we ${sideFirst(paper.we, we)}`.trim());
  if (others !== null) lines.push(`they ${others}`.trim());
  return lines;
}

/** The lines that set up the session as entered. `begins`: whether the next deal is the first of a sheet. */
function linesFor(paper, entered, begins) {
  const title = clean(entered.title);
  const lines = title === paper.title ? [] : [`${paper.kind} ${title}`.trim()];
  lines.push(...nameLines(paper, entered.names));
  if (begins && entered.dealer !== paper.next.dealer) lines.push(`dealer ${entered.dealer}`);
  if (hasRules(paper)) lines.push(...rules[entered.rules]);
  return lines;
}

/** Rules come before the first deal. */
const hasRules = (paper) => paper.kind === "chicago" && paper.next.deal === 1;

const rules = {
  usual: [],
  cavendish: ["partscores bonus", "vulnerable nondealer"],
  duplicate: ["duplicate"],
  imps: ["imps"],
};

/** A name that occurs twice; undefined if there is none. */
function twice(names) {
  const all = seats.map((seat) => cleanName(names[seat])).filter(Boolean);
  const low = all.map((name) => name.toLowerCase());
  return all.find((_, i) => low.indexOf(low[i]) !== i);
}

/** `fresh`: a new session, with the previous `names`. `begins`: the dealer can be set. */
export function SetupDialog({ paper, names, fresh, begins, onClose, onSave }) {
  const [entered, setEntered] = useState({
    names: { N: "", E: "", S: "", W: "", ...paper.next.seats, ...names },
    title: paper.title,
    dealer: paper.next.dealer,
    rules: "usual",
  });
  const name = (seat, text) => setEntered({ ...entered, names: { ...entered.names, [seat]: text } });
  const we = (seat) => ("NS".includes(seat) ? "ns" : "ew") === paper.we;
  const doubled = twice(entered.names);
  return html`<${Dialog} stays title=${fresh ? t(`new.${paper.kind}`) : t("menu.names")} onClose=${onClose}>
    <form
      class="dialog-form"
      onSubmit=${(event) => {
        event.preventDefault();
        if (!doubled) onSave(linesFor(paper, entered, begins));
      }}
    >
      <div class="dialog-body">
        <div class="name-table">
          ${["N", "S", "E", "W"].map(
            (seat) =>
              html`<label key=${seat} class="field"
                >${seatName(seat)} · ${t(we(seat) ? "we" : "they")}
                <input
                  type="text"
                  value=${entered.names[seat]}
                  autocomplete="off"
                  maxlength="60"
                  aria-invalid=${doubled && cleanName(entered.names[seat]).toLowerCase() === doubled.toLowerCase() ? "true" : undefined}
                  onInput=${(event) => name(seat, event.target.value)}
              /></label>`,
          )}
        </div>
        ${doubled && html`<p class="error" role="alert">${t("name.twice", { name: doubled })}</p>`}
        <label class="field"
          >${t("title")}<input
            type="text"
            value=${entered.title}
            placeholder=${t("title.example")}
            autocomplete="off"
            maxlength="120"
            onInput=${(event) => setEntered({ ...entered, title: event.target.value })}
        /></label>
        ${
          begins &&
          html`<${Choice}
            legend=${t("first.dealer")}
            name="dealer"
            value=${entered.dealer}
            options=${seats.map((seat) => [seat, html`<b>${seatLetter(seat)}</b><small>${entered.names[seat] || seatName(seat)}</small>`, entered.names[seat] ? `${seatName(seat)}, ${entered.names[seat]}` : seatName(seat)])}
            onPick=${(dealer) => setEntered({ ...entered, dealer })}
          />`
        }
        ${
          hasRules(paper) &&
          html`<${Choice}
              legend=${t("rules")}
              name="rules"
              columns="2"
              value=${entered.rules}
              options=${Object.keys(rules).map((key) => [key, t(`rules.${key}`)])}
              onPick=${(picked) => setEntered({ ...entered, rules: picked })}
            />
            <p class="soft about">${t(`rules.${entered.rules}.about`)}</p>`
        }
        ${paper.next.deal > 1 && html`<p class="soft about">${t("names.hold")}${!begins && ` ${t("dealer.when")}`}</p>`}
      </div>
      <footer class="dialog-foot">
        <button type="button" class="button" onClick=${onClose}>${t("cancel")}</button>
        <button type="submit" class="button primary" disabled=${Boolean(doubled)}>
          ${fresh ? t("begin") : t("save")}
        </button>
      </footer>
    </form>
  <//>`;
}
