// Rows that change places are seen to do so: they slide from where they were.
import { useLayoutEffect, useRef } from "preact/hooks";

/** For the element around the rows, which have a data-key each. `order` changes when they may have moved. */
export function useSlide(order) {
  const element = useRef(null);
  const places = useRef(new Map());
  useLayoutEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = places.current;
    places.current = new Map();
    for (const row of element.current.children) {
      const { key } = row.dataset;
      const at = row.offsetTop;
      const moved = (before.get(key) ?? at) - at;
      places.current.set(key, at);
      if (moved !== 0 && !still)
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
          duration: 500,
          easing: "ease-in-out",
        });
    }
  }, [order]);
  return element;
}
