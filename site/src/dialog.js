// Dialogs: the browser's own, which keep the focus inside and close on Escape. On phones they come from below.
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { html } from "./html.js";
import { Icon } from "./icons.js";

export function Dialog({ title, onClose, children, wide = false }) {
  const element = useRef(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    // Browsers may close it without asking; what it belongs to must know.
    const closed = () => close.current();
    dialog.showModal();
    dialog.addEventListener("close", closed);
    return () => {
      dialog.removeEventListener("close", closed);
      dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${element}
    class=${wide ? "dialog wide" : "dialog"}
    aria-labelledby=${id}
    onCancel=${(event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(event) => event.target === element.current && onClose()}
  >
    <div class="dialog-inner">
      <header class="dialog-head">
        <h2 id=${id} tabindex="-1" autofocus>${title}</h2>
        <button type="button" class="icon-button" aria-label="Close" onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/** A row of which one is chosen: native radio buttons, so that arrow keys and screen readers know them. */
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
