// Markup without a compiler: html`<p>${text}</p>`. Text is escaped by Preact, always.
import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
