// Events, in a browser: the modules are fetched, or passed by the caller.
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";
import { instantiate } from "./instantiate.js";

export { OddtrickError };

const beside = {
  event: () => new URL("./oddtrick-event.wasm", import.meta.url),
  exchange: () => new URL("./oddtrick-exchange.wasm", import.meta.url),
  plans: () => new URL("./oddtrick-plans.wasm", import.meta.url),
  review: () => new URL("./oddtrick-review.wasm", import.meta.url),
  club: () => new URL("./oddtrick-club.wasm", import.meta.url),
};

export const load = (source, { lazy, ...parts } = {}) =>
  events((part, imports) => instantiate({ event: source, ...parts }[part] ?? beside[part](), imports), { lazy });
