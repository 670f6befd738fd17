// Events, under Node: the modules lie beside this file.
import { readFile } from "node:fs/promises";
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";

export { OddtrickError };

async function instantiate(source, name, imports) {
  const bytes = source ?? (await readFile(new URL(name, import.meta.url)));
  const made = await WebAssembly.instantiate(bytes, imports);
  return made.instance ?? made;
}

export const load = (source, { exchange } = {}) =>
  events(
    (imports) => instantiate(source, "./oddtrick-event.wasm", imports),
    (imports) => instantiate(exchange, "./oddtrick-exchange.wasm", imports),
  );
