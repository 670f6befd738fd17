// The grid of places: a row for each table, with fields for the names at each place. Enter goes to the next field; leaving a place
// adds a line to the log. Places are exchanged by dragging, or by number.
import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../dialog.js";
import { html } from "../html.js";
import { idWords, seatName, sideLetters, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { isName, NameField } from "./name_field.js";
import { isEmpty, sameEntry, shownEntry } from "./places.js";

/** "North-South", "South" */
export const sideWord = (side) =>
  side === "" ? "" : side.length === 1 ? seatName(side.toUpperCase()) : sideLetters(side);

/** "Number EW3" */
const keyWord = (key) => t("desk.place.key", { key: idWords(key) });

/** "Table 3, N-S" */
export const placeWord = ({ table, side, key }) =>
  table ? `${t("desk.table.n", { n: table })}, ${sideWord(side)}` : keyWord(key);

function focusNext(field) {
  const all = [...field.closest(".names-grid").querySelectorAll("input")];
  const next = all[all.indexOf(field) + 1];
  if (next) next.focus();
  else field.blur();
}

function Place({ place, contest, entry, members, free, onSave, onMove, onDrop }) {
  const [typed, setTyped] = useState(entry);
  const now = useRef(entry);
  const before = useRef(entry);
  const box = useRef(null);
  const [over, setOver] = useState(false);
  // Takes over names that another director entered, unless something is being typed here.
  useEffect(() => {
    if (
      !sameEntry(entry, before.current) &&
      (sameEntry(now.current, before.current) || !box.current.contains(document.activeElement))
    )
      ((now.current = entry), setTyped(entry));
    before.current = entry;
  }, [entry.team, entry.names.join("\n")]);
  const set = (next) => ((now.current = next), setTyped(next));
  const name = (i) => (value) =>
    set({ ...now.current, names: now.current.names.map((one, at) => (at === i ? value : one)) });
  const good = typed.names.every(isName) && isName(typed.team);
  const leave = (event) => {
    if (box.current.contains(event.relatedTarget)) return;
    // A field that loses the focus may still replace a number by a name.
    setTimeout(() => {
      const entered = now.current;
      if (entered.names.every(isName) && isName(entered.team) && !sameEntry(entered, before.current)) onSave(entered);
    });
  };
  const where = placeWord(place);
  const label = (i) =>
    contest === "individuals"
      ? where
      : t("desk.name.of", {
          place: contest === "teams" ? keyWord(place.key) : where,
          n: i + 1,
        });
  return html`<div
    ref=${box}
    class="place ${isEmpty(typed) ? "empty" : ""} ${over ? "over" : ""} ${free ? "next" : ""}"
    data-key=${place.key}
    onFocusOut=${leave}
    onDragOver=${(event) => (event.preventDefault(), setOver(true))}
    onDragLeave=${() => setOver(false)}
    onDrop=${(event) => (event.preventDefault(), event.stopPropagation(), setOver(false), onDrop(event.dataTransfer.getData("text/x-place")))}
  >
    <button
      type="button"
      class="place-key"
      draggable=${!isEmpty(typed)}
      title=${t("desk.drag")}
      onDragStart=${(event) => event.dataTransfer.setData("text/x-place", place.key)}
      onClick=${onMove}
    >
      <span class="unseen">${t("desk.move.who", { who: shownEntry(typed) || idWords(place.key) })}</span>
      <span aria-hidden="true">${idWords(place.key)}</span>
    </button>
    <div class="place-names">
      ${
        contest === "teams" &&
        html`<input
          type="text"
          class="team-name"
          aria-label=${t("desk.team.of", { key: place.key })}
          placeholder=${t("desk.team")}
          maxlength="60"
          autocomplete="off"
          value=${typed.team}
          onInput=${(event) => set({ ...now.current, team: event.target.value })}
          onKeyDown=${(event) => event.key === "Enter" && (event.preventDefault(), focusNext(event.target))}
        />`
      }
      ${typed.names.map(
        (value, i) =>
          html`<${NameField}
            key=${i}
            label=${label(i)}
            members=${members}
            value=${value}
            onInput=${name(i)}
            onDone=${() => focusNext(document.activeElement)}
          />`,
      )}
      ${!good && html`<p class="error" role="alert">${t("desk.name.signs")}</p>`}
    </div>
  </div>`;
}

/** Chooses the new place of a contestant, by number. */
function MoveDialog({ from, places, entries, onPick, onClose }) {
  const [to, setTo] = useState("");
  return html`<${Dialog} title=${t("desk.move.to", { who: shownEntry(entries(from)) || from })} onClose=${onClose}>
    <form class="dialog-body fields" onSubmit=${(event) => (event.preventDefault(), to && onPick(to))}>
      <label class="field"
        >${t("desk.place")}<select value=${to} onChange=${(event) => setTo(event.target.value)}>
          <option value=""></option>
          ${places
            .filter(({ key }) => key !== from)
            .map(
              (place) =>
                html`<option key=${place.key} value=${place.key}>
                  ${idWords(place.key)} ·
                  ${placeWord(place)}${isEmpty(entries(place.key)) ? "" : ` · ${shownEntry(entries(place.key))}`}
                </option>`,
            )}
        </select></label
      >
      <p class="soft">${t("desk.move.swap")}</p>
      <p class="fields-foot">
        <button type="submit" class="button primary" disabled=${to === ""}>${t("desk.move.do")}</button>
      </p>
    </form>
  <//>`;
}

/** `rows` come from places.js; `entries(key)` is who is there; onSave(key, entry), onSwap(key, key). */
export function NamesGrid({ rows, contest, entries, members, next, onSave, onSwap }) {
  const [moving, setMoving] = useState(null);
  const places = rows.flatMap(({ table, cells }) => cells.map((cell) => ({ ...cell, table })));
  const swap = (from, to) => (
    setMoving(null),
    from && from !== to && places.some(({ key }) => key === from) && onSwap(from, to)
  );
  const heads = contest === "pairs" && rows.some(({ table }) => table);
  return html`<div class="names-grid ${contest}">
      ${heads && html`<span class="h"></span><span class="h">${sideLetters("ns")}</span><span class="h">${sideLetters("ew")}</span>`}
      ${rows.map(
        ({ table, cells }) =>
          html`<div
            class="table-row"
            key=${cells[0].key}
            role="group"
            aria-label=${table ? t("desk.table.n", { n: table }) : keyWord(cells[0].key)}
          >
            <span class="no" aria-hidden="true">${table || html`<${Icon} name="names" />`}</span>
            ${cells.map(
              (cell) =>
                html`<${Place}
                  key=${cell.key}
                  place=${{ ...cell, table }}
                  contest=${contest}
                  entry=${entries(cell.key)}
                  members=${members}
                  free=${cell.key === next}
                  onSave=${(entry) => onSave(cell.key, entry)}
                  onMove=${() => setMoving(cell.key)}
                  onDrop=${(from) => swap(from, cell.key)}
                />`,
            )}
            ${!table && cells.length === 1 && contest === "pairs" && html`<span class="soft sits">${heads ? t("desk.sits.first") : ""}</span>`}
          </div>`,
      )}
    </div>
    ${moving && html`<${MoveDialog} from=${moving} places=${places} entries=${entries} onPick=${(to) => swap(moving, to)} onClose=${() => setMoving(null)} />`}`;
}
