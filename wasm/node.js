// Under Node: the module is beside this file.
import { readFile } from "node:fs/promises";
import { engine, OddtrickError } from "./engine.js";

export { OddtrickError };

export async function load(source) {
  const bytes = source ?? (await readFile(new URL("./oddtrick-score.wasm", import.meta.url)));
  const made = await WebAssembly.instantiate(bytes);
  return engine(made.instance ?? made);
}
