// What can be done on a page: a toolbar where there is room for it, a menu elsewhere.
import { useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { Icon } from "./icons.js";

/** `list` has a row [icon, label, action] for each; `wide` says whether there is room. */
export function Actions({ list, wide }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const row = (look, run) =>
    list.map(
      ([icon, label, action]) =>
        html`<button key=${icon} type="button" class=${look} onClick=${() => run(action)}>
          <${Icon} name=${icon} /> ${label}
        </button>`,
    );
  if (wide) return html`<div class="toolbar">${row("button quiet", (action) => action())}</div>`;
  // The menu is gone before the action opens a dialog of its own.
  return html`<button type="button" class="button quiet" onClick=${() => setOpen(true)}>
      <${Icon} name="menu" /> Menu
    </button>
    ${
      open &&
      html`<${Dialog} title="Menu" onClose=${close}
        ><div class="dialog-body menu">${row("menu-item", (action) => (close(), setTimeout(action)))}</div><//
      >`
    }`;
}
