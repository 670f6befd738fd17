// A link to share: as text, as a QR code, and with the share function of the device.
import { useRef, useState } from "preact/hooks";
import { useLoaded } from "./again.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { t } from "./i18n.js";

// What draws the code is fetched when a link is shown.
const loadQr = () => import("./qr.js");

/** `children` say what the link is for; `what` is its title when it is sent. */
export function LinkDialog({ title, what, link, onClose, children }) {
  const { value: qr } = useLoaded(loadQr);
  const [copied, setCopied] = useState(false);
  const field = useRef(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      field.current.select(); // without HTTPS there is no clipboard, but the old way works
      document.execCommand("copy");
    }
    setCopied(true);
  };
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <div class="dialog-body share">
      <p>${children}</p>
      ${link && qr ? html`<${qr.QrCode} text=${link} label=${t("link.qr")} />` : html`<div class="qr-room"></div>`}
      <label class="field"
        >${t("link")}<input
          ref=${field}
          type="text"
          readonly
          value=${link}
          data-link
          onFocus=${(event) => event.target.select()}
      /></label>
    </div>
    <footer class="dialog-foot">
      ${navigator.share && html`<button type="button" class="button" onClick=${() => navigator.share({ url: link, title: what }).catch(() => {})}>${t("link.send")}</button>`}
      <button type="button" class="button primary" onClick=${copy}>${t(copied ? "link.copied" : "link.copy")}</button>
    </footer>
  <//>`;
}
