// Files on the device: an invisible input, which a button or a menu item opens.
import { html } from "./html.js";
import { t } from "./i18n.js";

/** `chooser` is a ref whose element is to be clicked; onFile gets the chosen file. */
export function FileInput({ chooser, accept, onFile }) {
  return html`<input
    ref=${chooser}
    type="file"
    class="unseen"
    tabindex="-1"
    aria-label=${t("open.file")}
    accept=${accept}
    onChange=${(event) => {
      const [file] = event.target.files;
      event.target.value = ""; // the same file may be chosen again
      if (file) onFile(file);
    }}
  />`;
}
