// A text field for what can also be tapped: `4sx n +1`. Shows where the text is wrong, and what would be right.
import { useId } from "preact/hooks";
import { html } from "./html.js";
import { t } from "./i18n.js";

export function Typed({ label, value, onInput, onEnter, error, placeholder = "4sx n +1", children }) {
  const id = useId();
  return html`<form
    class="typed"
    onSubmit=${(event) => {
      event.preventDefault();
      onEnter?.();
    }}
  >
    <label for=${id}>${label}</label>
    <div class="typed-row">
      <input
        id=${id}
        type="text"
        value=${value}
        placeholder=${placeholder}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="done"
        aria-invalid=${error ? "true" : undefined}
        aria-describedby=${error ? `${id}-error` : undefined}
        onInput=${(event) => onInput(event.target.value)}
      />
      ${children}
    </div>
    ${error && html`<p class="error" id="${id}-error" role="alert">${place(value, error)}${error.message}</p>`}
  </form>`;
}

// The word that the column points at.
function place(text, { column }) {
  const rest =
    column > 0
      ? [...text]
          .slice(column - 1)
          .join("")
          .trim()
      : "";
  return rest === "" || column === 1 ? "" : html`<span class="at">${t("at", { text: rest })}</span> `;
}
