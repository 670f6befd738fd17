// Before anything is drawn: the chosen colours, text size and language, so that nothing flashes or moves.
import { applyLook } from "./look.js";

try {
  applyLook(JSON.parse(localStorage.getItem("oddtrick/settings")) ?? {});
} catch {
  applyLook({}); // the defaults will do
}

// The engine of scores begins to come at once, but for pages of events, which do without it.
if (!/^#\/(?:events?|cards)(?:\/|$)/.test(location.hash))
  document.head.append(
    Object.assign(document.createElement("link"), {
      rel: "preload",
      as: "fetch",
      crossOrigin: "",
      fetchPriority: "low",
      href: document.documentElement.dataset.engine,
    }),
  );
