// The shell around the pages: finds the page of an address, and applies the settings. A page is a row of the table below, and a
// module of its own. Its address is the fragment, so any web host will do.
import { useEffect, useState } from "preact/hooks";
import { useLoaded } from "./again.js";
import { addRoomStyle, addTableStyle, loadClub } from "./club/load.js";
import { Calculator } from "./calculator.js";
import { html } from "./html.js";
import { addWords, language, t } from "./i18n.js";
import { Play } from "./play.js";
import { Session, Shared } from "./session.js";
import { useServer } from "./server.js";
import { SettingsDialog } from "./settings.js";
import { Bar, doors } from "./shell.js";
import { SkeletonPage } from "./skeleton.js";
import { Start } from "./start.js";
import { current } from "./store.js";

// `draw` gets the parts of the address after the page's name. `door`: the door that leads to the page. `needs`: what must be
// loaded; by default the engine of scores. Each page draws the bar above it. A page without a name here sets the title of
// the tab itself.
const pages = [
  { path: "", name: () => "Oddtrick", needs: [], draw: () => html`<${Start} />` },
  { path: "calculator", name: () => t("door.score"), door: "calculator", draw: () => html`<${Calculator} />` },
  { path: "play", name: () => t("door.play"), door: "play", draw: () => html`<${Play} />` },
  { path: "rubber", name: () => t("game.rubber"), door: "play", draw: (rest) => drawSession("rubber", rest) },
  { path: "chicago", name: () => t("game.chicago"), door: "play", draw: (rest) => drawSession("chicago", rest) },
  {
    path: "event",
    door: "event",
    needs: ["server"],
    draw: (rest) => html`<${EventLater} rest=${rest} />`,
  },
  {
    path: "events",
    name: ([id]) => (id ? "" : t("door.club")),
    door: "event",
    needs: ["server"],
    draw: ([id, ...rest]) => html`<${EventLater} list=${!id} id=${id} rest=${rest} />`,
  },
  {
    path: "table",
    needs: ["server", "engine"],
    draw: ([secret]) => html`<${Later} load=${loadTable} of="TablePage" secret=${secret} />`,
  },
  {
    path: "wall",
    needs: ["server", "engine"],
    draw: ([id]) => html`<${Later} load=${loadWall} of="Wall" id=${id} />`,
  },
  {
    path: "cards",
    needs: ["server"],
    draw: ([id]) => html`<${Later} load=${loadCards} of="CardsPage" id=${id} />`,
  },
  ...["new", "members", "accounts", "door", "season"].map((path) => ({
    path,
    name: () => t("door.club"),
    door: "event",
    needs: ["server"],
    draw: (rest) => html`<${ClubLater} page=${path} rest=${rest} />`,
  })),
];

const withTableWords = (page) => Promise.all([page, addWords("table")]).then(([module]) => module);
const loadTable = () =>
  withTableWords(Promise.all([import("./table/table_page.js"), addTableStyle()]).then(([page]) => page));
const loadCards = () =>
  withTableWords(Promise.all([import("./table/cards.js"), addWords("event"), addRoomStyle()]).then(([cards]) => cards));
const loadWall = () => withTableWords(Promise.all([import("./table/wall.js"), addRoomStyle()]).then(([wall]) => wall));

// The module of the event page, its words and its engine are fetched when it is first opened. The same holds for a club's
// pages.
const loadEventPage = () => Promise.all([import("./event/page.js"), addWords("event")]).then(([page]) => page);

const pageOf = (name) => pages.find(({ path }) => path === name) ?? pages[0];

/** Whether the page of the address needs the engine of scores: all but those of events. From the start page, one is a tap
 * away. */
export const needsEngine = () => {
  const { path, needs = ["engine"] } = pageOf(location.hash.replace(/^#\/?/, "").split("/")[0]);
  return path === "" || needs.includes("engine");
};

/** Starts fetching what the address will need, before it is drawn. */
export function prepare() {
  const [, name] = /^#\/(events?)(?:\/|$)/.exec(location.hash) ?? [];
  if (name) loadEventPage().catch(() => {}); // an error is shown when the page is drawn
  if (name !== "event" || !current("event")) return;
  const { events: href } = document.documentElement.dataset;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }),
  );
}

const EventLater = (props) =>
  html`<${Later} load=${loadEventPage} of="EventPage" door="event" title=${t("door.club")} ...${props} />`;

const ClubLater = (props) =>
  html`<${Later} key=${props.page} load=${loadClub} of="ClubPage" title=${t("door.club")} ...${props} />`;

/** A page that is fetched when it is first opened: `load` returns its module, which exports the page as `of`. */
function Later({ load, of, door, title, ...props }) {
  const { value, error } = useLoaded(load);
  const Page = value?.[of];
  if (error)
    return html`<${Bar} door=${door} title=${title} />
      <main id="content" tabindex="-1" class="page">
        <p class="notice bad" role="alert">${t("page.not.loaded", { why: error.message })}</p>
      </main>`;
  return Page ? html`<${Page} ...${props} />` : html`<${Bar} door=${door} title=${title} /><${SkeletonPage} />`;
}

function drawSession(kind, rest) {
  if (rest[0] === "shared" && rest[1]) return html`<${Shared} kind=${kind} packed=${rest[1]} />`;
  return html`<${Session} key=${kind} kind=${kind} />`;
}

function useRoute() {
  const read = () => location.hash.replace(/^#\/?/, "").split("/");
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const look = () => setRoute((before) => (before.join("/") === read().join("/") ? before : read()));
    addEventListener("hashchange", look);
    look(); // it may have changed since the page was drawn
    return () => removeEventListener("hashchange", look);
  }, []);
  return route;
}

/** Whether the settings are open, and a function that closes them. */
function useSettings() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener("oddtrick-settings", show);
    return () => removeEventListener("oddtrick-settings", show);
  }, []);
  return [open, () => setOpen(false)];
}

/** `ready`: what is already known or loaded: "server" (whether there is one) and "engine". */
export function App({ ready }) {
  useServer(); // the doors depend on it
  const [name, ...rest] = useRoute();
  const [open, close] = useSettings();
  const page = pageOf(name);
  const drawn = (page.needs ?? ["engine"]).every((what) => ready.includes(what));
  useEffect(() => {
    const named = page.name?.(rest);
    if (named) document.title = page.path === "" ? named : `${named} · Oddtrick`;
  }, [page, rest[0], language]);
  useEffect(() => scrollTo(0, 0), [page]);
  return html`<a
      class="skip"
      href="#content"
      onClick=${(event) => {
        event.preventDefault();
        document.querySelector("main").focus();
      }}
      >${t("to.content")}</a
    >
    ${!drawn && html`<${Bar} door=${page.door} title=${page.door ? doors().find(({ path }) => path === page.door).name : undefined} />`}
    ${drawn ? page.draw(rest) : html`<${SkeletonPage} />`} ${open && html`<${SettingsDialog} onClose=${close} />`}`;
}
