// Events, in a browser: the modules are fetched, or given.
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";
import { instantiate } from "./instantiate.js";

export { OddtrickError };

export const load = (source, { exchange } = {}) =>
  events(
    (imports) => instantiate(source ?? new URL("./oddtrick-event.wasm", import.meta.url), imports),
    (imports) => instantiate(exchange ?? new URL("./oddtrick-exchange.wasm", import.meta.url), imports),
  );
