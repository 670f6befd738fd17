// A field for a person's name: it suggests members by name or number while somebody types. Anybody who is on no list is a visitor.
import { useId, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { findMembers, memberOf, startsAs } from "./members_list.js";

/** Characters that separate names and lines of the log. */
export const isName = (name) => !/[&,#:]/.test(name);

/** `onDone` is called by Enter, if there is no suggestion that Enter would accept. */
export function NameField({ label, value, members, onInput, onDone, placeholder, field }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(null);
  const found = open ? findMembers(members, value).filter(({ name }) => name !== value.trim()) : [];
  // Enter accepts the first suggestion, unless more was typed than the beginning of a name: "Ann Lee" may be a visitor
  // although Anna Lee is a member.
  const sure = !value.trim().includes(" ") || startsAs(found[0]?.name ?? "", value);
  const at = Math.min(marked ?? (sure ? 0 : -1), found.length - 1);
  const take = (member) => {
    onInput(member.name);
    setOpen(false);
  };
  const type = (event) => {
    onInput(event.target.value);
    setOpen(true);
    setMarked(null);
  };
  const keys = (event) => {
    if (event.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && found.length > 0) setMarked((Math.max(at, move > 0 ? -1 : 0) + move + found.length) % found.length);
    else if (event.key === "Escape" && found.length > 0) setOpen(false);
    else if (event.key === "Enter") {
      if (at >= 0) take(found[at]);
      setOpen(false);
      onDone?.();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // When the field is left, a number becomes the name of that member.
  const leave = () => {
    setOpen(false);
    const member = memberOf(members, value);
    if (member) onInput(member.name);
  };
  return html`<span class="name-field">
    <input
      ref=${field}
      type="text"
      role="combobox"
      aria-label=${label}
      aria-expanded=${found.length > 0}
      aria-controls="${id}-list"
      aria-autocomplete="list"
      aria-activedescendant=${at >= 0 ? `${id}-${at}` : undefined}
      aria-invalid=${isName(value) ? undefined : "true"}
      autocomplete="off"
      autocapitalize="words"
      spellcheck="false"
      enterkeyhint="next"
      maxlength="60"
      placeholder=${placeholder}
      value=${value}
      onInput=${type}
      onKeyDown=${keys}
      onBlur=${leave}
    />
    <ul
      class="offered-names"
      role="listbox"
      id="${id}-list"
      aria-label=${t("desk.members")}
      hidden=${found.length === 0}
    >
      ${found.map(
        (member, i) =>
          html`<li
            key=${member.number + member.name}
            id="${id}-${i}"
            role="option"
            aria-selected=${i === at}
            onMouseDown=${(event) => event.preventDefault()}
            onClick=${() => take(member)}
          >
            <bdi>${member.name}</bdi> <small>${member.number}</small>
          </li>`,
      )}
    </ul>
  </span>`;
}
