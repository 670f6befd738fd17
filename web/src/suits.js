// Text with suits in their colours.
import { html } from "./html.js";

const classes = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };
const names = { "♣": "clubs", "♦": "diamonds", "♥": "hearts", "♠": "spades" };

export const strains = [
  ["C", "♣", "Clubs"],
  ["D", "♦", "Diamonds"],
  ["H", "♥", "Hearts"],
  ["S", "♠", "Spades"],
  ["NT", "NT", "Notrump"],
];

/** "4♠X N -1", the minus as wide as the plus. */
export function Suits({ text }) {
  return text.split(/([♣♦♥♠])/u).map((part) =>
    part in classes
      ? html`<span class="suit ${classes[part]}" role="img" aria-label=${names[part]}>${part}</span>`
      : part.replace(/(^|\s)-(\d)/gu, "$1−$2"),
  );
}

/** "+420", "−50", "0" */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
