// Settings of the reader: language, text size, colours.
import { Choice, Dialog } from "./dialog.js";
import { engine } from "./engine.js";
import { html } from "./html.js";
import { language, languages, t } from "./i18n.js";
import { hasServer } from "./server.js";
import { set, settings, useStore } from "./store.js";
import { Suits } from "./suits.js";

export function SettingsDialog({ onClose }) {
  useStore();
  const { theme, suits, text } = settings();
  return html`<${Dialog} title=${t("settings")} onClose=${onClose}
    ><div class="dialog-body">
      <label class="field"
        >${t("language")}
        <select value=${language} onChange=${(event) => set("language", event.target.value)}>
          ${Object.entries(languages).map(([code, name]) => html`<option key=${code} value=${code} lang=${code} selected=${code === language}>${name}</option>`)}
        </select>
      </label>
      <${Choice}
        legend=${t("text.size")}
        name="text"
        class="text-sizes"
        value=${text}
        onPick=${(value) => set("text", value)}
        options=${["normal", "large", "larger", "largest"].map((size, i) => [size, "Aa", t(`text.${size}`), `text-size-${i}`])}
      />
      <${Choice}
        legend=${t("colours")}
        name="theme"
        value=${theme}
        onPick=${(value) => set("theme", value)}
        options=${["system", "light", "dark"].map((one) => [one, t(`theme.${one}`)])}
      />
      <${Choice}
        legend=${t("suits")}
        name="suits"
        value=${suits}
        onPick=${(value) => set("suits", value)}
        options=${["two", "four"].map((one) => [one, t(`suits.${one}`)])}
      />
      <p class="suits-sample"><${Suits} text="♠ ♥ ♦ ♣" /></p>
      <p class="soft about">
        ${t("about.version", { version: engine?.version ?? "" })}${" "}
        ${t(hasServer() ? "about.server" : "about.alone")}${" "}
        <a href="third-party.txt">${t("about.licences")}</a>
      </p>
    </div><//
  >`;
}
