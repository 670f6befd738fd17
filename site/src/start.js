// The start page: what this is, in one sentence, and three doors.
import { html } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";
import { doors, Mark, openSettings } from "./shell.js";
import { pipPath } from "./suits.js";

// ---- Drawings ------------------------------------------------------------------------------------------------------

const InPicture = ({ suit, x, y, size, fill }) =>
  html`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" fill=${fill}>
    <path d=${pipPath(suit)} />
  </svg>`;

const black = "#1a1f1c";
const red = "#bf1d2a";
const fan = [
  [-30, null],
  [-15, "C", "1", black],
  [0, "D", "2", red],
  [15, "H", "3", red],
  [30, "S", "4", black],
];

/** A hand of cards: one, two, three, and four spades. */
const Fan = () =>
  html`<svg class="fan" viewBox="0 0 220 150" aria-hidden="true">
    ${fan.map(
      ([turn, suit, level, fill]) =>
        html`<g key=${turn} transform="translate(110 222) rotate(${turn})">
          <rect x="-36" y="-202" width="68" height="98" rx="8" fill="#05150e" opacity=".3" />
          <rect x="-34" y="-204" width="68" height="98" rx="8" fill=${suit ? "#fffdf6" : "#d9b65c"} />
          ${!suit && html`<rect x="-28" y="-198" width="56" height="86" rx="4.5" fill="none" stroke="#fff6da" stroke-opacity=".75" stroke-width="1.5" />`}
          ${
            suit &&
            html`<text x="-21" y="-180" text-anchor="middle" font-size="23" fill=${fill}>${level}</text>
              <${InPicture} suit=${suit} x="-29" y="-175" size="16" fill=${fill} />`
          }
          ${suit === "S" && html`<${InPicture} suit="S" x="-15" y="-168" size="42" fill=${fill} />`}
        </g>`,
    )}
  </svg>`;

const pictures = {
  calculator: () =>
    html`<g transform="translate(30 40) rotate(-10)">
        <rect x="-21" y="-29" width="42" height="58" rx="6" class="is-felt" />
        <rect x="-17" y="-25" width="34" height="50" rx="4" fill="none" stroke="#d9b65c" stroke-width="1.5" />
      </g>
      <g transform="translate(52 37) rotate(7)">
        <rect x="-21" y="-29" width="42" height="58" rx="6" class="is-card" />
        <text x="0" y="-4" text-anchor="middle" font-size="24" class="is-ink">4</text>
        <${InPicture} suit="S" x="-11" y="1" size="22" fill="var(--spades)" />
      </g>`,
  play: () =>
    html`<rect x="12" y="4" width="60" height="68" rx="5" class="is-card" />
      <path d="M42 8v60" class="is-line" stroke-width="1.3" />
      <path d="M12 40h60" class="is-line" stroke-width="2.6" />
      ${[
        [37, 22, "500"],
        [67, 22, "30"],
        [37, 35, "100"],
        [37, 58, "60"],
        [67, 58, "100"],
      ].map(
        ([x, y, text]) => html`<text x=${x} y=${y} text-anchor="end" font-size="13" class="is-soft">${text}</text>`,
      )}`,
  chicago: () =>
    [0, 1, 2, 3].map(
      (i) =>
        html`<g key=${i} transform="translate(${21 + 14 * i} ${40 - 1.5 * i}) rotate(${-9 + 6 * i})">
          <rect x="-15" y="-24" width="30" height="48" rx="5" class="is-card" />
          <text x="-8" y="-8" text-anchor="middle" font-size="15" class="is-ink">${i + 1}</text>
        </g>`,
    ),
  event: () =>
    html`<rect x="8" y="38" width="20" height="32" rx="3" class="is-felt" opacity=".55" />
      <rect x="32" y="18" width="20" height="52" rx="3" class="is-gold" />
      <rect x="56" y="30" width="20" height="40" rx="3" class="is-felt" />
      <path d="M4 71h76" class="is-edge" stroke-width="1.5" />
      <text x="18" y="54" text-anchor="middle" font-size="14" fill="#fff">3</text>
      <text x="42" y="35" text-anchor="middle" font-size="14" fill="#2c2000">1</text>
      <text x="66" y="47" text-anchor="middle" font-size="14" fill="#fff">2</text>`,
};

pictures.rubber = pictures.play;

export const Picture = ({ of }) =>
  html`<svg class="pic" viewBox="0 0 84 76" aria-hidden="true">${pictures[of]()}</svg>`;

// ---- The page ------------------------------------------------------------------------------------------------------

export function Door({ href, picture, name, about }) {
  return html`<a class="door" href=${href}>
    ${picture && html`<${Picture} of=${picture} />`}
    <span class="door-words"><b>${name}</b> <small>${about}</small></span>
    <${Icon} name="next" />
  </a>`;
}

export function Start() {
  return html`<div class="start-page">
    <header class="start-top felt">
      <${Fan} />
      <p class="brand"><${Mark} /> <span>Oddtrick</span></p>
      <h1>${t("start.title")}</h1>
      <p class="start-about">${t("start.about")}</p>
    </header>
    <main id="content" tabindex="-1">
      <nav class="doors" aria-label=${t("start")}>
        ${doors().map(({ path, name, about, href }) => html`<${Door} key=${path} href="#/${href ?? path}" picture=${path} name=${name} about=${about} />`)}
      </nav>
      <p class="start-note">${t("start.note")}</p>
      <p class="start-note">
        <button type="button" class="button quiet" onClick=${openSettings}>
          <${Icon} name="settings" /> ${t("start.settings")}
        </button>
      </p>
    </main>
  </div>`;
}
