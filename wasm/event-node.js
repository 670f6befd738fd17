// Events, under Node: the modules are beside this file.
import { readFile } from "node:fs/promises";
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";

export { OddtrickError };

async function instantiate(source, name, imports) {
  const bytes = source ?? (await readFile(new URL(name, import.meta.url)));
  const made = await WebAssembly.instantiate(bytes, imports);
  return made.instance ?? made;
}

export const load = (source, { lazy, ...parts } = {}) =>
  events((part, imports) => instantiate({ event: source, ...parts }[part], `./oddtrick-${part}.wasm`, imports), {
    lazy,
  });
