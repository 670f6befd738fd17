// In a browser: the module is fetched, or given.
import { engine, OddtrickError } from "./engine.js";

export { OddtrickError };

export async function load(source) {
  const from = source ?? new URL("./oddtrick-score.wasm", import.meta.url);
  if (typeof from !== "string" && !(from instanceof URL)) {
    const made = await WebAssembly.instantiate(from);
    return engine(made.instance ?? made);
  }
  const response = await fetch(from);
  if (!response.ok) throw new Error(`cannot fetch ${from}: ${response.status}`);
  // Not every host knows the type that streaming needs.
  return engine((await WebAssembly.instantiate(await response.arrayBuffer())).instance);
}
