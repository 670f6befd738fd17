// Markup without a compiler: html`<p>${text}</p>`. Text is escaped by Preact, always.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);

/** A sentence with options of the command, whose lines do not break at their hyphens. */
export const Options = ({ text }) =>
  text.split(/(--[\w-]+)/).map((part, i) => (i % 2 ? html`<span key=${i} class="num">${part}</span>` : part));
