// In a browser: the module is fetched, or passed by the caller.
import { engine, OddtrickError } from "./engine.js";
import { instantiate } from "./instantiate.js";

export { OddtrickError };

export async function load(source) {
  return engine(await instantiate(source ?? new URL("./oddtrick-score.wasm", import.meta.url)));
}
