// The double-dummy solver, in workers that start when the first deal has to be solved.
import { solver } from "oddtrick/dd";

const { dd, ddWorker } = document.documentElement.dataset;
let workers;

/** solve(), cards() and play() of wasm/dd.d.ts; AbortError if a signal cancels the question. */
export function doubleDummy() {
  workers ??= solver({ module: dd, worker: ddWorker });
  return workers;
}
