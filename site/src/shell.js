// What surrounds a page: the bar at the top with the way home and, if there is room, links to the main pages.
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { hasServer } from "./server.js";

/** The three doors: the pages that the start page and the navigation lead to. */
export const doors = () => [
  { path: "calculator", name: t("door.score"), about: t("door.score.about") },
  { path: "play", name: t("door.play"), about: t("door.play.about") },
  { path: "event", name: t("door.club"), about: t("door.club.about"), href: hasServer() ? "events" : "event" },
];

/** Opens the settings, from wherever. */
export const openSettings = () => dispatchEvent(new Event("oddtrick-settings"));

export const SettingsButton = () =>
  html`<button type="button" class="icon-button" aria-label=${t("settings")} onClick=${openSettings}>
    <${Icon} name="settings" />
  </button>`;

export const Mark = () => html`<img class="mark" src="icons/mark.svg" width="34" height="34" alt="" />`;

/** `door`: the door of the page. `back`: the address of the back button, if that is not home. Children are buttons on the
 * right; by default the settings. */
export function Bar({ title, sub, door, back, children }) {
  return html`<header class="top felt">
    <a class="brand" href=${back ?? "#/"} aria-label=${back ? t("back") : t("home")}
      >${back ? html`<${Icon} name="back" />` : html`<${Mark} />`}${!title && html`<span>Oddtrick</span>`}</a
    >
    ${
      title &&
      html`<div class="bar-title">
        <h1><bdi>${title}</bdi></h1>
        ${sub && html`<p>${sub}</p>`}
      </div>`
    }
    <nav class="nav" aria-label=${t("pages")}>
      ${doors().map(
        ({ path, name, href }) =>
          html`<a key=${path} href="#/${href ?? path}" aria-current=${path === door ? "page" : undefined}>${name}</a>`,
      )}
    </nav>
    <div class="bar-actions">${children ?? html`<${SettingsButton} />`}</div>
  </header>`;
}
