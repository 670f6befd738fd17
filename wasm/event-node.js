// All of the engine, under Node: the module lies beside this file.
import { readFile } from "node:fs/promises";
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";

export { OddtrickError };

export async function load(source) {
  const bytes = source ?? (await readFile(new URL("./oddtrick.wasm", import.meta.url)));
  const made = await WebAssembly.instantiate(bytes);
  return events(made.instance ?? made);
}
