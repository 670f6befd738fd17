// Starts the pages: the engine, and a look for a server, first; then the shell; the service worker in the background.
import { render } from "preact";
import { App } from "./app.js";
import { startEngine } from "./engine.js";
import { html } from "./html.js";
import { findServer } from "./server.js";
import { applySettings } from "./store.js";

const root = document.getElementById("app");
applySettings();

try {
  await Promise.all([startEngine(new URL(document.documentElement.dataset.engine, document.baseURI)), findServer()]);
  render(html`<${App} />`, root);
} catch (error) {
  render(
    html`<main class="page">
      <p class="notice bad" role="alert">
        The engine could not be started: ${error.message}. A current browser with WebAssembly is needed.
      </p>
    </main>`,
    root,
  );
}

if ("serviceWorker" in navigator && location.protocol !== "file:")
  navigator.serviceWorker.register("sw.js").catch(() => {});
