// A worker that solves: the first message has the module, each further one a question. In a browser it is this file; under
// Node, dd-worker-node.js calls serve().
import { solver } from "./dd.js";
import { instantiate } from "./instantiate.js";

/**
 * Answers questions {id, call, args} with {id, value} or {id, error}, after any number of {id, found, wanted}. `say` sends a
 * message, `make` gives an instance of the module.
 */
export function serve(say, make) {
  let loaded;
  return async ({ module, id, call, args }) => {
    try {
      loaded ??= solver((imports) => make(module, imports));
      const dd = await loaded;
      if (id === undefined) return;
      let last = 0;
      const progress = (found, wanted) => {
        if (found !== last) say({ id, found: (last = found), wanted });
      };
      say({ id, value: ask(dd, call, args, progress) });
    } catch (error) {
      const { name, message, code, line, column } = error;
      say({ id, error: { name, message, code, line, column } });
    }
  };
}

// The options of cards() and play() come last, and have the progress in them.
function ask(dd, call, args, progress) {
  if (call === "strain") return dd.strain(...args, progress);
  if (call === "par") return dd.par(...args);
  const [deal, options] = args;
  return dd[call](deal, { ...options, progress });
}

if (typeof WorkerGlobalScope !== "undefined" && globalThis instanceof WorkerGlobalScope) {
  const answer = serve((message) => globalThis.postMessage(message), instantiate);
  globalThis.addEventListener("message", ({ data }) => answer(data));
}
