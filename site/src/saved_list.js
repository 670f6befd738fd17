// A list of what the browser stores: items can be opened or, after a second question, deleted.
import { useState } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { current, forget, sessions, useStore } from "./store.js";

/** `about` gives [title, what is said below it] of a session. */
export function SavedList({ kind, about, onPick, class: look = "" }) {
  useStore();
  const [asked, setAsked] = useState(null);
  const open = current(kind)?.id;
  return html`<ul class="saved ${look}">
    ${sessions(kind).map((session) => {
      const { id } = session;
      const [title, more] = about(session);
      const sure = asked === id;
      return html`<li key=${id}>
        <button
          type="button"
          class="saved-open"
          aria-current=${id === open ? "true" : undefined}
          onClick=${() => onPick(id)}
        >
          <b><bdi>${title}</bdi></b>
          <small>${more}</small>
        </button>
        <button
          type="button"
          class="button ${sure ? "danger" : "quiet"}"
          onClick=${() => (sure ? forget(id) : setAsked(id))}
        >
          ${t(sure ? "really" : "delete")}
        </button>
      </li>`;
    })}
  </ul>`;
}
