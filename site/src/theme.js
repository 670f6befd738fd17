// Before anything is drawn: the chosen colours, text size and language, so that nothing flashes or moves.
import { applyLook } from "./look.js";

try {
  applyLook(JSON.parse(localStorage.getItem("oddtrick/settings")) ?? {});
} catch {
  applyLook({}); // the defaults
}

// The engine of scores starts loading at once, except for pages of events, which do not need it.
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
