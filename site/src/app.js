// The shell around the pages: navigation, settings. A page is a row of the table below, and a module of its own; its
// address is the fragment, so that any web host will do.
import { useEffect, useState } from "preact/hooks";
import { Calculator } from "./calculator.js";
import { Choice, Dialog } from "./dialog.js";
import { engine } from "./engine.js";
import { html } from "./html.js";
import { addWords } from "./i18n.js";
import { Icon } from "./icons.js";
import { hasServer } from "./server.js";
import { Session, Shared } from "./session.js";
import { SkeletonPage } from "./skeleton.js";
import { current, set, settings, useStore } from "./store.js";
import { Suits } from "./suits.js";

// draw gets what stands behind the page's name in the address. What is `in` another page is no row of the navigation. Pages
// need the engine of scores, but for those that have another.
const pages = [
  { path: "calculator", name: "Calculator", draw: () => html`<${Calculator} />` },
  { path: "rubber", name: "Rubber", draw: (rest) => drawSession("rubber", rest) },
  { path: "chicago", name: "Chicago", draw: (rest) => drawSession("chicago", rest) },
  { path: "event", name: "Event", engine: false, draw: (rest) => html`<${EventLater} rest=${rest} />` },
  {
    path: "events",
    name: "Event",
    in: "event",
    engine: false,
    draw: ([id, ...rest]) => html`<${EventLater} list=${!id} id=${id} rest=${rest} />`,
  },
];

// Where there is a server, its events are the first page.
const firstPath = () => (hasServer() ? "events" : pages[0].path);
const pathTo = (path) => (path === "event" && hasServer() ? "events" : path);

// The page of events, and the engine that it needs, are fetched when it is first opened.
const loadEventPage = () => Promise.all([import("./event/page.js"), addWords("event")]).then(([page]) => page);

/** Begins to fetch what the address will need, before it is drawn. */
export function prepare() {
  const [, name] = /^#\/(events?)(?:\/|$)/.exec(location.hash) ?? [];
  if (name) loadEventPage().catch(() => {}); // said when it is drawn
  if (name !== "event" || !current("event")) return;
  const { events: href } = document.documentElement.dataset;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }),
  );
}

function EventLater(props) {
  const [{ Page, error }, setState] = useState({});
  useEffect(() => {
    loadEventPage().then(
      ({ EventPage }) => setState({ Page: EventPage }),
      (reason) => setState({ error: reason }),
    );
  }, []);
  if (error)
    return html`<main tabindex="-1" class="page">
      <p class="notice bad" role="alert">This page could not be loaded: ${error.message}</p>
    </main>`;
  return Page ? html`<${Page} ...${props} />` : html`<${SkeletonPage} />`;
}

function drawSession(kind, rest) {
  if (rest[0] === "shared" && rest[1]) return html`<${Shared} kind=${kind} packed=${rest[1]} />`;
  return html`<${Session} key=${kind} kind=${kind} />`;
}

function useRoute() {
  const read = () => location.hash.replace(/^#\/?/, "").split("/");
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const look = () => setRoute(read());
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return route;
}

function SettingsDialog({ onClose }) {
  useStore();
  const { theme, suits } = settings();
  return html`<${Dialog} title="Settings" onClose=${onClose}
    ><div class="dialog-body">
      <${Choice}
        legend="Colours"
        name="theme"
        value=${theme}
        onPick=${(value) => set("theme", value)}
        options=${[
          ["system", "Device", "As the device"],
          ["light", "Light"],
          ["dark", "Dark"],
        ]}
      />
      <${Choice}
        legend="Suits"
        name="suits"
        value=${suits}
        onPick=${(value) => set("suits", value)}
        options=${[
          ["two", "Two colours"],
          ["four", "Four colours"],
        ]}
      />
      <p class="sample"><${Suits} text="♠ ♥ ♦ ♣" /></p>
      <p class="soft about">
        Oddtrick ${engine?.version}. Every score is computed by the engine
        on${hasServer() ? " this device or, of events that the server keeps, there." : " this device; nothing is sent anywhere."}${" "}
        <a href="third-party.txt">Licences of what is used</a>.
      </p>
    </div><//
  >`;
}

/** `ready`: what is there already, of "server" (it is known whether there is one) and "engine". */
export function App({ ready }) {
  const [name, ...rest] = useRoute();
  const [open, setOpen] = useState(false);
  const page = pages.find(({ path }) => path === (name || firstPath())) ?? pages[0];
  const known = name !== "" || ready.includes("server"); // which page it is
  const drawn = ready.includes("server") && (page.engine === false || ready.includes("engine"));
  useEffect(() => {
    document.title = `${page.name} · Oddtrick`;
    scrollTo(0, 0);
  }, [page]);
  return html`<a
      class="skip"
      href="#content"
      onClick=${(event) => {
        event.preventDefault();
        document.querySelector("main").focus();
      }}
      >To the content</a
    >
    <header class="top">
      <a class="brand" href="#/${firstPath()}"><img src="icons/mark.svg" width="28" height="28" alt="" /> Oddtrick</a>
      <nav class="nav" aria-label="Pages">
        ${pages.filter((one) => !one.in).map(({ path, name: label }) => html`<a key=${path} href="#/${pathTo(path)}" aria-current=${known && path === (page.in ?? page.path) ? "page" : undefined}><${Icon} name=${path} /><span>${label}</span></a>`)}
      </nav>
      <button type="button" class="icon-button" aria-label="Settings" onClick=${() => setOpen(true)}>
        <${Icon} name="settings" />
      </button>
    </header>
    ${drawn ? page.draw(rest) : html`<${SkeletonPage} />`}
    ${open && html`<${SettingsDialog} onClose=${() => setOpen(false)} />`}`;
}
