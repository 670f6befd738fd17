// Double dummy, under Node: the module is beside this file.
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { OddtrickError } from "./engine.js";
import { solver as inThisThread } from "./dd.js";
import { pool } from "./dd-pool.js";

export { OddtrickError };

const beside = (name) => new URL(name, import.meta.url);

export const load = (source) =>
  inThisThread(async (imports) => {
    const made = await WebAssembly.instantiate(source ?? (await readFile(beside("./oddtrick-dd.wasm"))), imports);
    return made.instance ?? made;
  });

export function solver({
  module,
  worker = beside("./dd-worker-node.js"),
  workers = Math.min(5, availableParallelism()),
} = {}) {
  const source = module ?? new WebAssembly.Module(readFileSync(beside("./oddtrick-dd.wasm")));
  return pool((hear, fail) => {
    const one = new Worker(worker);
    one.on("message", (message) => {
      if (message.found === undefined) one.unref();
      hear(message);
    });
    one.on("error", fail);
    one.unref();
    one.postMessage({ module: source });
    return {
      // The process may end between two questions, and not during one.
      post: (message) => (one.ref(), one.postMessage(message)),
      end: () => one.terminate(),
    };
  }, workers);
}
