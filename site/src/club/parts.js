// Small parts that the pages of a club share.
import { html } from "../html.js";
import { t } from "../i18n.js";
import { useMedia } from "../media.js";

const steps = ["event", "names", "start"];

/** The steps from nothing to a running event, with the current one marked. */
export function Steps({ at }) {
  // then the current step has its word, and the others only their numbers
  const narrow = useMedia("(max-width: 40rem)");
  return html`<nav aria-label=${t("desk.setup")}>
    <ol class="setup-steps">
      ${steps.map(
        (step, i) =>
          html`<li
            key=${step}
            class=${i < at ? "ok" : i === at ? "now" : ""}
            aria-current=${i === at ? "step" : undefined}
          >
            <i aria-hidden="true">${i + 1}</i
            ><span class=${narrow && i !== at ? "unseen" : ""}>${t(`desk.step.${step}`)}</span>
          </li>`,
      )}
    </ol>
  </nav>`;
}

/** The lines that would be appended to the log, shown on request. */
export const Lines = ({ lines, open = false }) =>
  lines.length > 0 &&
  html`<details class="extra lines-shown" open=${open}>
    <summary>${t("desk.lines", { n: lines.length })}</summary>
    <pre><code>${lines.join("\n")}</code></pre>
  </details>`;
