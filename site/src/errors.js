// What the engine says is wrong, in the reader's language: by the code of the error where there are words for it.
import { hasWord, language, t } from "./i18n.js";

/** The message of an OddtrickError. English is the engine's own, which names what it found; others say what would be right. */
export function errorWords(error) {
  const key = `error.${error.code}`;
  return language !== "en" && hasWord(key) ? t(key) : error.message;
}
