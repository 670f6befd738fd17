// Double dummy, in a browser: the module is fetched, or passed by the caller.
import { OddtrickError } from "./engine.js";
import { solver as inThisThread } from "./dd.js";
import { pool } from "./dd-pool.js";
import { instantiate } from "./instantiate.js";

export { OddtrickError };

const beside = (name) => new URL(name, import.meta.url);

export const load = (source) => inThisThread((imports) => instantiate(source ?? beside("./oddtrick-dd.wasm"), imports));

// Half of the processors: the others draw the page. One is enough for a phone, and five are as many as there are strains.
const processors = () => Math.min(5, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) >> 1));

export function solver({
  module = beside("./oddtrick-dd.wasm"),
  worker = beside("./dd-worker.js"),
  workers = processors(),
} = {}) {
  const source = module instanceof URL || typeof module === "string" ? new URL(module, location.href).href : module;
  return pool((hear, fail) => {
    const one = new Worker(worker, { type: "module" });
    one.addEventListener("message", ({ data }) => hear(data));
    one.addEventListener("error", (event) => fail(new Error(event.message ?? "the worker could not be started")));
    one.postMessage({ module: source });
    return { post: (message) => one.postMessage(message), end: () => one.terminate() };
  }, workers);
}
