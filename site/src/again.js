// Retries what needs the network until it works: one failed request must not leave a page without its contents.
import { useEffect, useState } from "preact/hooks";

/** A pause before the next try, which grows with the number of those that failed, and ends when the network comes back. */
export function waitAgain(n) {
  return new Promise((done) => {
    const timer = setTimeout(end, Math.min(500 * 2 ** n, 15000));
    function end() {
      clearTimeout(timer);
      removeEventListener("online", end);
      done();
    }
    addEventListener("online", end);
  });
}

/** What `work` gives, tried until it succeeds. `failed` gets each error, and ends the tries by returning false; then the error is thrown. */
export async function tryAgain(work, failed = () => true) {
  for (let n = 0; ; n++) {
    try {
      return await work();
    } catch (error) {
      if (failed(error) === false) throw error;
      await waitAgain(n);
    }
  }
}

/** What `load` gives: {value}, {error} while it is tried again, or {} before the first answer. */
export function useLoaded(load) {
  const [state, setState] = useState({});
  useEffect(() => {
    let gone = false;
    const failed = (error) => {
      if (!gone) setState({ error });
      return !gone;
    };
    tryAgain(load, failed).then(
      (value) => gone || setState({ value }),
      () => {}, // nobody waits for it any more
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return state;
}
