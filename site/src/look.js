// Applies the settings to the page: attributes of its root, which the style sheet and the engine's words depend on.
const dark = matchMedia("(prefers-color-scheme: dark)");

/** The defaults: the device's colours, two colours of suits, the browser's language. */
export const defaults = { theme: "system", suits: "two", text: "normal", language: "" };

export function applyLook(chosen) {
  const { theme, suits, text } = { ...defaults, ...chosen };
  const root = document.documentElement.dataset;
  root.theme = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
  root.suits = suits;
  root.text = text;
}

/** Calls back when the device changes from light to dark or back. */
export const watchDevice = (changed) => dark.addEventListener("change", changed);
