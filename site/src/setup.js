// Names, title and rules of a session: lines that are appended to its log.
import { useState } from "preact/hooks";
import { Choice, Dialog } from "./dialog.js";
import { html } from "./html.js";

const seats = [
  ["N", "North"],
  ["E", "East"],
  ["S", "South"],
  ["W", "West"],
];

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

/** The names of a side, as a log has them; null where nobody changed them: a log may have names that are no pair. */
function pairOf(paper, names, side) {
  if (seatsOf[side].every((seat) => names[seat] === (paper.next.seats[seat] ?? ""))) return null;
  return seatsOf[side]
    .map((seat) => cleanName(names[seat]))
    .filter(Boolean)
    .join(" & ");
}

/** The lines that make the session what was entered. */
function linesFor(paper, entered, started) {
  const lines = [];
  const they = paper.we === "ns" ? "ew" : "ns";
  const [we, others] = [pairOf(paper, entered.names, paper.we), pairOf(paper, entered.names, they)];
  const title = clean(entered.title);
  if (title !== paper.title) lines.push(`${paper.kind} ${title}`.trim());
  if (we !== null) lines.push(`we ${sideFirst(paper.we, we)}`.trim());
  if (others !== null) lines.push(`they ${others}`.trim());
  if (started) return lines;
  if (entered.dealer !== paper.next.dealer) lines.push(`dealer ${entered.dealer}`);
  if (paper.kind === "chicago" && entered.rules !== "usual") lines.push(...rules[entered.rules].lines);
  return lines;
}

const rules = {
  usual: { label: "Usual", about: "Part-scores carry; the dealer’s side is vulnerable on deals 2 and 3.", lines: [] },
  cavendish: {
    label: "Cavendish",
    about: "50 for each part-score, none carries; the other side is vulnerable on deals 2 and 3.",
    lines: ["partscores bonus", "vulnerable nondealer"],
  },
  duplicate: { label: "Duplicate", about: "50 for each part-score, none carries, no honors.", lines: ["duplicate"] },
  imps: { label: "IMPs", about: "Each deal is compared with what the high-card points promise.", lines: ["imps"] },
};

export function SetupDialog({ paper, fresh, onClose, onSave }) {
  const started = paper.next.deal > 1;
  const [entered, setEntered] = useState({
    names: { N: "", E: "", S: "", W: "", ...paper.next.seats },
    title: paper.title,
    dealer: paper.next.dealer,
    rules: "usual",
  });
  const name = (seat, text) => setEntered({ ...entered, names: { ...entered.names, [seat]: text } });
  const we = (seat) => ("NS".includes(seat) ? "ns" : "ew") === paper.we;
  return html`<${Dialog} title=${fresh ? `New ${paper.word}` : "Names and title"} onClose=${onClose}>
    <form
      class="dialog-form"
      onSubmit=${(event) => {
        event.preventDefault();
        onSave(linesFor(paper, entered, started));
      }}
    >
      <div class="dialog-body">
        <div class="name-table">
          ${seats.map(
            ([seat, word]) =>
              html`<label key=${seat} class="field name-${seat}"
                >${word} · ${we(seat) ? "We" : "They"}
                <input
                  type="text"
                  value=${entered.names[seat]}
                  autocomplete="off"
                  maxlength="60"
                  onInput=${(event) => name(seat, event.target.value)}
              /></label>`,
          )}
        </div>
        <label class="field"
          >Title<input
            type="text"
            value=${entered.title}
            placeholder="Friday at the Lees"
            autocomplete="off"
            maxlength="120"
            onInput=${(event) => setEntered({ ...entered, title: event.target.value })}
        /></label>
        ${
          !started &&
          html`<${Choice}
            legend="First dealer"
            name="dealer"
            value=${entered.dealer}
            options=${seats.map(([key, word]) => [key, key, word])}
            onPick=${(dealer) => setEntered({ ...entered, dealer })}
          />`
        }
        ${
          !started &&
          paper.kind === "chicago" &&
          html`<${Choice}
              legend="Rules"
              name="rules"
              columns="2"
              value=${entered.rules}
              options=${Object.entries(rules).map(([key, { label }]) => [key, label])}
              onPick=${(picked) => setEntered({ ...entered, rules: picked })}
            />
            <p class="soft about">${rules[entered.rules].about}</p>`
        }
        ${started && html`<p class="soft about">New names hold from the rubber that is being played, or from the next one if it is finished.</p>`}
      </div>
      <footer class="dialog-foot">
        <button type="button" class="button" onClick=${onClose}>Cancel</button>
        <button type="submit" class="button primary">${fresh ? "Start" : "Save"}</button>
      </footer>
    </form>
  <//>`;
}
