// A QR code as one path of SVG.
import { encode } from "uqr";
import { html } from "./html.js";
import { t } from "./i18n.js";

export function QrCode({ text, label }) {
  const code = attemptCode(text);
  if (!code) return html`<p class="soft">${t("qr.long")}</p>`;
  let path = "";
  code.data.forEach((row, y) => row.forEach((dark, x) => (path += dark ? `M${x} ${y}h1v1h-1z` : "")));
  return html`<svg
    class="qr"
    viewBox="0 0 ${code.size} ${code.size}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    <rect width="100%" height="100%" fill="#fff" />
    <path d=${path} fill="#000" />
  </svg>`;
}

function attemptCode(text) {
  try {
    return encode(text, { ecc: "L", border: 4 });
  } catch {
    return null;
  }
}
