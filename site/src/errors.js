// What the engine says, in the reader's language. The engine speaks English and gives, besides the sentence, its template with
// the values ("invalid %s '%s': %s"); the template is the key of a catalogue. There are several, site/src/lang/PART.LANG.js: `engine`
// has what is said most, and is loaded when the first message is shown; the others are loaded when it lacks something. A
// translation names the values {1}, {2}, ...; where a number decides, it has the forms of the language: {1|trick|tricks}. What is in
// no catalogue stays English.
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { language } from "./i18n.js";
import { translated } from "./sentences.js";

// The catalogues, in the order in which a message is looked up.
const parts = ["engine", "plans", "files", "server", "why"];
const words = {}; // by language: everything that is loaded
const loading = {}; // by part and language

function load(part, code) {
  words[code] ??= {};
  if (code === "en") return Promise.resolve(words.en);
  loading[`${part}.${code}`] ??= import("./catalogues.js")
    .then(({ catalogues }) => catalogues[part][code]())
    .then(
      (module) => Object.assign(words[code], module.default),
      () => {
        loading[`${part}.${code}`] = undefined; // no network, and not stored: English
        return words[code];
      },
    );
  return loading[`${part}.${code}`];
}

/** The words of the named catalogues, "settings" too; undefined while they are being loaded. */
export function useCatalogues(...wanted) {
  const [there, setThere] = useState("");
  useEffect(() => {
    let gone = false;
    const code = language;
    Promise.all(wanted.map((part) => load(part, code))).then(() => gone || setThere(code));
    return () => {
      gone = true;
    };
  }, [language]);
  if (language === "en") return (words.en ??= {});
  return there === language ? words[language] : undefined;
}

/** The message in the language of the page; undefined if no catalogue has it. */
async function find(error) {
  for (const part of parts) {
    const text = translated(error, await load(part, language), language);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A message as text. */
export const errorText = async (error) =>
  language === "en" || error.own ? error.message : ((await find(error)) ?? error.message);

/** A message as text and its language: {text, lang}; no text while its words are being loaded. */
export function useMessage(error) {
  const known = language === "en" || error.own ? error.message : translated(error, words[language] ?? {}, language);
  const [looked, setLooked] = useState();
  useEffect(() => {
    if (known !== undefined) return undefined;
    let gone = false;
    find(error).then(() => gone || setLooked(error));
    return () => {
      gone = true;
    };
  }, [error, language]);
  if (known !== undefined) return { text: known };
  return looked === error ? { text: error.message, lang: "en" } : { text: "" };
}

function Message({ of, as }) {
  const { text, lang } = useMessage(of);
  const shown = as ? html`<${as} text=${text} />` : text;
  return lang ? html`<span lang=${lang}>${shown}</span>` : shown;
}

/** A message to be shown, with the component `text` if one is given. The pages' own messages are {message, own: true}. */
export const errorWords = (error, as) => html`<${Message} of=${error} as=${as} />`;
