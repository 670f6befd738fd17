// Suit symbols: the same on every device, in the colours that the reader chose.
import { html } from "./html.js";
import { inLetters, notrump, strainName } from "./i18n.js";

const drawings = {
  S: "M12 1.5C14.8 6 22.2 9.7 22.2 15.2a5 5 0 0 1-8.7 3.3c.3 1.9 1.2 3.2 2.7 4H7.8c1.5-.8 2.4-2.1 2.7-4a5 5 0 0 1-8.7-3.3C1.8 9.7 9.2 6 12 1.5z",
  H: "M12 22.3C9.5 18 1.6 13.3 1.6 7.6A5.5 5.5 0 0 1 12 5.2a5.5 5.5 0 0 1 10.4 2.4c0 5.7-7.9 10.4-10.4 14.7z",
  D: "M12 1C14 5.2 17 9 20.6 12 17 15 14 18.8 12 23 10 18.8 7 15 3.4 12 7 9 10 5.2 12 1z",
  C: "M12 1.4a5 5 0 0 1 4.2 7.7 5.1 5.1 0 1 1-2.7 8.9c.3 2.2 1.2 3.7 2.9 4.6H7.6c1.7-.9 2.6-2.4 2.9-4.6a5.1 5.1 0 1 1-2.7-8.9A5 5 0 0 1 12 1.4z",
};
const signs = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };
const classes = { C: "clubs", D: "diamonds", H: "hearts", S: "spades", NT: "notrump" };

/** Strains, the highest first. */
export const strains = ["NT", "S", "H", "D", "C"];
/** The name of a strain in the style sheet: "spades". */
export const strainClass = (strain) => classes[strain];

export const pipPath = (suit) => drawings[suit];

/** The drawing of a suit, hidden from screen readers. */
export const Pip = ({ suit }) =>
  html`<svg class="pip ${classes[suit]}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d=${drawings[suit]} />
  </svg>`;

/** A strain as on a card: a pip, or the letters of notrump. */
export const Strain = ({ strain }) =>
  strain === "NT" ? html`<small aria-hidden="true">${notrump()}</small>` : html`<${Pip} suit=${strain} />`;

/** "4♠X N -1" with its suits drawn, in the reader's letters, the minus as wide as the plus. The sign stays in the text, for
 * copying. */
export function Suits({ text }) {
  return inLetters(text)
    .split(/([♣♦♥♠])/u)
    .map((part) =>
      Object.hasOwn(signs, part)
        ? html`<span class="suit ${classes[signs[part]]}" role="img" aria-label=${strainName(signs[part])}
            ><${Pip} suit=${signs[part]} /><span class="unseen">${part}</span></span
          >`
        : part,
    );
}

/** "+420", "−50", "0" */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
