// Starts the pages: the shell at once; then the engine, and a check whether there is a server; then the page; and the service
// worker in the background.
import { render } from "preact";
import { tryAgain } from "./again.js";
import { App, needsEngine, prepare } from "./app.js";
import { startEngine } from "./engine.js";
import { html } from "./html.js";
import { browserLanguage, language, setLanguage, t } from "./i18n.js";
import { findServer } from "./server.js";
import { applySettings, settings, watchStore } from "./store.js";

const root = document.getElementById("app");
root.dataset.started = ""; // theme.js loads a page again whose script has not come
let there = [];
let drawn = false;
function show(page) {
  if (!drawn) root.replaceChildren(); // the content of index.html
  drawn = true;
  render(page, root);
}
function draw(ready = there) {
  there = ready;
  show(html`<${App} ready=${ready} />`);
}

const wantedLanguage = () => settings().language || browserLanguage();

/** The language of the settings or of the browser: loads its words if need be, and then draws everything in it. Without a network, the
 *  pages are in the language that there is, until the words have come. Resolves after the first try. */
function followLanguage() {
  const wanted = wantedLanguage();
  if (wanted === language) return Promise.resolve();
  return new Promise((tried) => {
    tryAgain(
      () => setLanguage(wanted),
      () => (tried(), wanted === wantedLanguage()),
    ).then(
      () => (draw(), tried()),
      () => {}, // another one is wanted now
    );
  });
}

applySettings();
const words = followLanguage();
watchStore(followLanguage);
prepare();

function fail(error) {
  show(
    html`<main id="content" class="page">
      <p class="notice bad" role="alert">${t("engine.not.started", { why: error.message })}</p>
    </main>`,
  );
}

// Pages of events do not need the engine of scores: it starts with the first page that does.
let started;
const start = () =>
  (started ??= tryAgain(
    () => startEngine(new URL(document.documentElement.dataset.engine, document.baseURI)),
    fail,
  ).then(() => draw([...there, "engine"])));
const startIfNeeded = () => needsEngine() && start();
startIfNeeded();
addEventListener("hashchange", startIfNeeded);
const server = findServer();

// What has to be fetched is on the way. The shell is drawn in a task of its own.
await new Promise((done) => setTimeout(done));
draw();
await Promise.all([words, server]).then(() => draw([...there, "server"]), fail);

if ("serviceWorker" in navigator && location.protocol !== "file:")
  navigator.serviceWorker.register("sw.js").catch(() => {});
