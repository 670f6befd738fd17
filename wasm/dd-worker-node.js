// The worker under Node.
import { parentPort } from "node:worker_threads";
import { serve } from "./dd-worker.js";

async function instantiate(module, imports) {
  const made = await WebAssembly.instantiate(module, imports);
  return made.instance ?? made;
}

const answer = serve((message) => parentPort.postMessage(message), instantiate);
parentPort.on("message", answer);
