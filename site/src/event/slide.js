// Animates rows that change places: they slide from their old place to the new one.
import { useLayoutEffect, useRef } from "preact/hooks";

const placesIn = (element) => new Map(Array.from(element?.children ?? [], (row) => [row.dataset.key, row.offsetTop]));

/** For the element around the rows, which have a data-key each. `order` changes when they may have moved. `whole`: all of them are there. */
export function useSlide(order, whole) {
  const element = useRef(null);
  const places = useRef(null);
  useLayoutEffect(() => {
    if (!whole) return undefined;
    if (!places.current) {
      // The first time nothing slides: the rows are measured after they were laid out anyway.
      const frame = requestAnimationFrame(() => setTimeout(() => (places.current ??= placesIn(element.current))));
      return () => cancelAnimationFrame(frame);
    }
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = places.current;
    places.current = placesIn(element.current);
    for (const row of element.current.children) {
      const at = places.current.get(row.dataset.key);
      const moved = (before.get(row.dataset.key) ?? at) - at;
      if (moved !== 0 && !still)
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: "none" }], {
          duration: 500,
          easing: "ease-in-out",
        });
    }
    return undefined;
  }, [order, whole]);
  return element;
}
