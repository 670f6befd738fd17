// Workers that solve, so that the page does not wait: the strains of a deal are distributed among them. Workers start with the first
// question, and are ended when their answer is no longer wanted.
import { OddtrickError } from "./engine.js";
import { seats, strains } from "./dd.js";

const abort = (signal) => signal?.reason ?? new DOMException("the solver was stopped", "AbortError");

function errorOf({ name, message, code, line, column }) {
  if (name === "OddtrickError") return new OddtrickError({ code, line, column, message });
  return name === "RangeError" ? new RangeError(message) : new Error(message);
}

/**
 * Gives what solver() gives (dd.d.ts). `spawn` starts a worker: {post(message), end()}, which calls hear(message) and
 * fail(error). At most `count` run at the same time.
 */
export function pool(spawn, count) {
  const workers = new Set(); // {worker, job}
  const waiting = []; // jobs that no worker has yet
  let closed = false;
  let ids = 0;

  function settle(one, how) {
    const { job } = one;
    one.job = undefined;
    if (job) how(job);
    next();
  }

  function end(one) {
    workers.delete(one);
    one.worker.end();
  }

  function startOne() {
    const one = { job: undefined };
    workers.add(one);
    one.worker = spawn(
      ({ id, found, wanted, value, error }) => {
        if (id !== one.job?.id) return;
        if (found !== undefined) one.job.progress?.(found, wanted);
        else settle(one, (job) => (error ? job.reject(errorOf(error)) : job.resolve(value)));
      },
      (error) => {
        end(one);
        settle(one, (job) => job.reject(error));
      },
    );
    return one;
  }

  function next() {
    while (waiting.length > 0) {
      const idle = [...workers].find((one) => !one.job) ?? (workers.size < count ? startOne() : undefined);
      if (!idle) return;
      idle.job = waiting.shift();
      idle.worker.post({ id: idle.job.id, call: idle.job.call, args: idle.job.args });
    }
  }

  // A question to any worker. A signal takes it back: a worker that works on it is ended, since it hears nothing meanwhile.
  function ask(call, args, { signal, progress } = {}) {
    return new Promise((resolve, reject) => {
      if (closed) throw new Error("the solver is closed");
      if (signal?.aborted) throw abort(signal);
      const job = { id: ++ids, call, args, progress };
      const cancel = () => {
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1);
        for (const one of workers) if (one.job === job) end(one);
        reject(abort(signal));
        next();
      };
      signal?.addEventListener("abort", cancel, { once: true });
      const done = (how) => (value) => {
        signal?.removeEventListener("abort", cancel);
        how(value);
      };
      Object.assign(job, { resolve: done(resolve), reject: done(reject) });
      waiting.push(job);
      next();
    });
  }

  // The strains of a deal, each by a worker. What is wrong with one is wrong with all.
  async function solve(deal, { dealer, vul, signal, progress } = {}) {
    const found = new Map(strains.map((strain) => [strain, 0]));
    const table = Object.fromEntries(seats.map((seat) => [seat, {}]));
    const all = new AbortController();
    const stop = () => all.abort(signal.reason);
    if (signal?.aborted) throw abort(signal);
    signal?.addEventListener("abort", stop, { once: true });
    const tell = (strain, count) => {
      found.set(strain, count);
      progress?.({ found: [...found.values()].reduce((sum, n) => sum + n), wanted: 20, table: structuredClone(table) });
    };
    try {
      const parts = strains.map(async (strain) => {
        const part = await ask("strain", [deal, strain], { signal: all.signal, progress: (n) => tell(strain, n) });
        for (const seat of seats) Object.assign(table[seat], part[seat]);
        tell(strain, 4);
      });
      await Promise.all(parts);
      return await ask("par", [table, { dealer, vul }], { signal: all.signal });
    } catch (error) {
      all.abort();
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  const about =
    (call) =>
    (deal, { signal, progress, ...options }) =>
      ask(call, [deal, options], { signal, progress: progress && ((found, wanted) => progress({ found, wanted })) });

  return {
    solve,
    cards: about("cards"),
    play: about("play"),
    close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(abort());
      for (const one of workers) {
        end(one);
        one.job?.reject(abort());
      }
    },
  };
}
