// Before anything is drawn, sets the colours, the text size and the language, so that nothing flashes or moves. Afterwards, watches
// whether the whole page has arrived.
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

// A file of the page that could not be fetched is fetched again. Looks are put in the place of those that failed; without its script, the
// page is loaded again when the host answers, a few times at most.
const pause = (n) => new Promise((done) => setTimeout(done, Math.min(1000 * 2 ** n, 15000)));

function restyle(link, n = 0) {
  const next = link.cloneNode();
  next.onerror = () => restyle(next, n + 1);
  pause(n).then(() => link.replaceWith(next));
}

async function reload() {
  const tried = Number(sessionStorage.getItem("oddtrick/reloaded") ?? 0);
  for (let n = tried; tried < 5; n++) {
    await pause(n);
    const there = await fetch(location.href, { cache: "no-store" }).catch(() => null);
    if (!there?.ok) continue;
    sessionStorage.setItem("oddtrick/reloaded", tried + 1);
    location.reload();
    return;
  }
}

addEventListener("load", () => {
  for (const link of document.querySelectorAll("link[rel=stylesheet]")) if (!link.sheet) restyle(link);
  const app = document.getElementById("app"); // the page that sets the password has none
  if (!app || "started" in app.dataset) sessionStorage.removeItem("oddtrick/reloaded");
  else reload().catch(() => {}); // the browser keeps nothing: then it is for the reader to do
});
