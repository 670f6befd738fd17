// Draws long pages in steps, one per frame of the browser, so that no task is long and the top of the page is there first.
import { useEffect, useState } from "preact/hooks";

/** Calls back in a task of its own, after the next frame; gives back how to end that. */
export function afterFrame(call) {
  let timer;
  const frame = requestAnimationFrame(() => (timer = setTimeout(call)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** {value} as it was before this frame, null at first. */
export function useLate(value) {
  const [late, setLate] = useState(null);
  useEffect(() => afterFrame(() => setLate({ value })), [value]);
  return late;
}

const few = 6;

/** How many of `count` rows are drawn: a few at first, and twice as many after each frame, but no more than `most` at a time. Once all are,
 * so are those that come later. `atOnce`: all of them. */
export function useSteps(count, atOnce = false, most = Infinity) {
  const enough = (rows) => (rows < count ? rows : Infinity);
  const [drawn, setDrawn] = useState(atOnce ? Infinity : count > 0 ? enough(few) : few); // the rows may come later
  useEffect(
    () => (drawn < count ? afterFrame(() => setDrawn(enough(drawn + Math.min(drawn, most)))) : undefined),
    [drawn, count],
  );
  return drawn;
}

/** The first `drawn` rows of several lists, one list after the other. */
export function firstOf(lists, drawn) {
  let left = drawn;
  return lists.map((list) => {
    const some = list.slice(0, Math.max(0, left));
    left -= list.length;
    return some;
  });
}
