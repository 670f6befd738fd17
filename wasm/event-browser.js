// All of the engine, in a browser: the module is fetched, or given.
import { OddtrickError } from "./engine.js";
import { events } from "./event.js";
import { instantiate } from "./instantiate.js";

export { OddtrickError };

export async function load(source) {
  return events(await instantiate(source ?? new URL("./oddtrick.wasm", import.meta.url)));
}
