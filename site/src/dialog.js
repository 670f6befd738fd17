// Dialogs: the browser's own, which keep the focus inside and close on Escape. On phones they come from below.
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";

const near = 16; // pixels
const soon = 400; // milliseconds

/** The second tap of a double tap hits what was below a dialog that the first one closed: it is ignored. A user who has
 * typed in between is not double-tapping. What counts is when the finger came down: a slow phone handles the second tap late. */
function dropSecondTap({ x, y, time }) {
  const kinds = ["click", "keydown", "input"];
  const end = () => kinds.forEach((kind) => removeEventListener(kind, drop, true));
  const drop = (event) => {
    end(); // only the next tap can be the second one
    if (event.type !== "click" || event.timeStamp - time > soon) return;
    if (Math.hypot(event.clientX - x, event.clientY - y) > near) return;
    event.preventDefault();
    event.stopPropagation();
  };
  kinds.forEach((kind) => addEventListener(kind, drop, true));
}

/** `full`: fills the screen, on felt. `stays`: a tap beside it does not close it, because something would be lost. */
export function Dialog({ title, onClose, children, wide = false, full = false, stays = false }) {
  const element = useRef(null);
  const id = useId();
  const close = useRef(onClose);
  const pressed = useRef(null); // where the press began
  const tap = useRef(null); // the last tap
  close.current = onClose;
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    // Browsers may close it without asking; its owner must be told.
    const closed = () => close.current();
    const clicked = ({ clientX: x, clientY: y, detail, timeStamp: time }) =>
      (tap.current = detail > 0 ? { x, y, time } : null);
    dialog.showModal();
    dialog.addEventListener("close", closed);
    dialog.addEventListener("click", clicked, true);
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
      if (tap.current) dropSecondTap(tap.current);
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${element}
    class="dialog ${wide ? "wide" : ""} ${full ? "full felt" : ""}"
    aria-labelledby=${id}
    onCancel=${(event) => {
      if (event.target !== element.current) return;
      event.preventDefault();
      onClose();
    }}
    onPointerDown=${(event) => (pressed.current = event.target)}
    onClick=${(event) => !stays && event.target === element.current && pressed.current === element.current && onClose()}
  >
    <div class="dialog-inner">
      <div class="dialog-head">
        ${full && html`<button type="button" class="icon-button" aria-label=${t("back")} onClick=${onClose}><${Icon} name="back" /></button>`}
        <h2 id=${id} tabindex="-1" autofocus>${title}</h2>
        ${
          !full &&
          html`<button type="button" class="icon-button" aria-label=${t("close")} onClick=${onClose}>
            <${Icon} name="close" />
          </button>`
        }
      </div>
      ${children}
    </div>
  </dialog>`;
}

/** A row of which one is chosen: native radio buttons, so that arrow keys and screen readers work. */
export function Choice({ legend, name, options, value, onPick, columns, hideLegend = false, class: className = "" }) {
  return html`<fieldset class="choice ${className}" data-columns=${columns ?? options.length}>
    <legend class=${hideLegend ? "unseen" : ""}>${legend}</legend>
    <div class="choice-row">
      ${options.map(
        ([key, label, spoken, mark]) =>
          html`<label class="pick ${mark ?? ""}" key=${key}>
            <input
              type="radio"
              name=${name}
              value=${key}
              checked=${value === key}
              aria-label=${spoken ?? undefined}
              onChange=${() => onPick(key)}
            />
            <span aria-hidden=${spoken ? "true" : undefined}>${label}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}
