// Text with suits in their colours.
import { html } from "./html.js";

// Suits are text, not pictures: phones would otherwise draw some of them as emoji, in colours of their own.
const asText = (sign) => `${sign}\uFE0E`;

const classes = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };

export const strains = [
  ["C", asText("♣"), "Clubs"],
  ["D", asText("♦"), "Diamonds"],
  ["H", asText("♥"), "Hearts"],
  ["S", asText("♠"), "Spades"],
  ["NT", "NT", "Notrump"],
];

/** "4♠X N -1", the minus as wide as the plus. */
export function Suits({ text }) {
  return text
    .split(/([♣♦♥♠])/u)
    .map((part) =>
      Object.hasOwn(classes, part)
        ? html`<span class="suit ${classes[part]}" role="img" aria-label=${classes[part]}>${asText(part)}</span>`
        : part.replace(/(^|\s)-(\d)/gu, "$1−$2"),
    );
}

/** "+420", "−50", "0" */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
