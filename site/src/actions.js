// The actions of a page: a toolbar if there is room for it, otherwise a menu.
import { useState } from "preact/hooks";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";

/** `list` has a row [icon, label, action] for each action; `wide`: there is room for all; `icon`: the menu is an icon in a
 * bar. */
export function Actions({ list, wide, icon }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const row = (look, run) =>
    list.map(
      ([icon, label, action]) =>
        html`<button key=${label} type="button" class=${look} onClick=${() => run(action)}>
          <${Icon} name=${icon} /> ${label}
        </button>`,
    );
  if (wide) return html`<div class="toolbar">${row("button quiet", (action) => action())}</div>`;
  // The menu closes before the action opens a dialog of its own.
  return html`<button
      type="button"
      class=${icon ? "icon-button" : "button quiet"}
      aria-label=${t("menu")}
      onClick=${() => setOpen(true)}
    >
      <${Icon} name="menu" /> ${!icon && t("menu")}
    </button>
    ${
      open &&
      html`<${Dialog} title=${t("menu")} onClose=${close}
        ><div class="dialog-body menu">${row("menu-item", (action) => (close(), setTimeout(action)))}</div><//
      >`
    }`;
}
