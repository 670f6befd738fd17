// What the parts of this page share: answers as they arrive, contestants by their ids, results with their suits.
import { useEffect, useReducer, useState } from "preact/hooks";
import { html } from "../html.js";
import { Unreachable } from "../server.js";
import { Suits } from "../suits.js";

/** The answer to a request: {value}, {error} or, before there is one, {}. Asked again whenever the event changes; what
 *  was there before stays in sight meanwhile. */
export function useAnswer(source, words) {
  const [state, setState] = useState({});
  useEffect(() => (words === null ? undefined : source.use?.(words)), [source, words]);
  useEffect(() => {
    let gone = false;
    if (words === null) setState({});
    else
      source.ask(words).then(
        (value) => !gone && setState({ value, words }),
        // Without a connection, what was there stays, and the page says that it may be old.
        (error) =>
          !gone && setState((before) => (error instanceof Unreachable && before.value ? before : { error, words })),
      );
    return () => (gone = true);
  }, [source, source.version, words]);
  return state;
}

/** Draws a component anew when the event has changed. */
export function useSource(source) {
  const [, draw] = useReducer((n) => n + 1, 0);
  useEffect(() => source?.subscribe(draw), [source]);
}

/** The address of a view of the event that is shown: #/event/... is the one that the browser keeps, #/events/ID/... one
 *  that a server keeps. */
export const to = (path) => `${/^#\/events\/[^/]+/.exec(location.hash)?.[0] ?? "#/event"}/${path}`;

/** What a contestant is called in requests. */
export const keyOf = ({ direction, id }) => direction + id;

/** The contestant of an id on a line, of which N-S and E-W may be different ones. */
export const find = (about, id, direction) =>
  about.contestants.find((c) => c.id === id && (c.direction === "" || c.direction === direction));

export const nameOf = (c) => (c ? c.team || c.names.join(" & ") : "");

const sides = { NS: "N-S", EW: "E-W" };
export const sideOf = (direction) => sides[direction] ?? "";

/** "N-S 7", "Team 3" */
export const titleOf = (about, c) => `${sideOf(c.direction) || about.contestant} ${c.id}`;

/** The names behind an id on a line: of a pair, of a team, or of two players who sat together. */
export function Names({ about, id, direction }) {
  const all = id.split("+").map((one) => find(about, one, direction));
  const name = all.map(nameOf).filter(Boolean).join(" & ");
  return html`<span class="who"><b>${id}</b>${name && html` <bdi>${name}</bdi>`}</span>`;
}

const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** "4SX N +1" with its suit. Of a ruling each part stays on a line: "60% 4S N =". */
export function Result({ text }) {
  const written = text.replace(/\b([1-7])([CDHS])(?=X|\s|$)/g, (_, level, suit) => level + signs[suit]);
  const parts = written.split(/ (?=[\d.]+% |\/ )/);
  if (parts.length === 1) return html`<${Suits} text=${written} />`;
  return parts.map((part, i) => html`${i > 0 && " "}<span class="part"><${Suits} text=${part} /></span>`);
}

/** "S5" as a card. */
export const Card = ({ text }) => html`<${Suits} text=${signs[text[0]] + text.slice(1)} />`;

/** A number as the engine gave it, with a minus as wide as a plus. */
export const shown = (n) => (n === null || n === undefined ? "" : String(n).replace("-", "−"));

/** How the numbers of a column are written: all with as many decimals as the one that has most. */
export function evenly(numbers) {
  const places = Math.max(0, ...numbers.map((n) => (String(n ?? "").split(".")[1] ?? "").length));
  return (n) => shown(typeof n === "number" ? n.toFixed(places) : n);
}

export const points = (n) => (n > 0 ? `+${n}` : shown(n));

export const vulnerable = {
  none: "nobody vulnerable",
  ns: "N-S vulnerable",
  ew: "E-W vulnerable",
  both: "all vulnerable",
};
