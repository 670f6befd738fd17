// What the engine says, in the reader's language. The engine speaks English and gives, besides the sentence, its template with
// the values ("invalid %s '%s': %s"); the template is the key of a catalogue, site/src/lang/engine.LANG.js, which is loaded when
// the first message is shown. A translation names the values {1}, {2}, ...; where a number decides, it has the forms of the
// language: {1|trick|tricks}. What is in no catalogue stays English.
import { useEffect, useState } from "preact/hooks";
import { html } from "./html.js";
import { language } from "./i18n.js";
import { translated } from "./sentences.js";

const loaders = {
  fr: () => import("./lang/engine.fr.js"),
  de: () => import("./lang/engine.de.js"),
  nl: () => import("./lang/engine.nl.js"),
  pl: () => import("./lang/engine.pl.js"),
  es: () => import("./lang/engine.es.js"),
  it: () => import("./lang/engine.it.js"),
  sv: () => import("./lang/engine.sv.js"),
};
const catalogues = { en: {} };

async function load(code) {
  catalogues[code] ??= await loaders[code]().then(
    (module) => module.default,
    () => undefined, // without a network and not stored: English
  );
  return catalogues[code] ?? {};
}

/** A message as text. */
export const errorText = async (error) =>
  language === "en" ? error.message : (translated(error, await load(language), language) ?? error.message);

/** A message as text and its language: {text, lang}; no text while its words are being loaded. */
export function useMessage(error) {
  const [words, setWords] = useState(catalogues[language]);
  useEffect(() => {
    let gone = false;
    load(language).then((found) => gone || setWords(found));
    return () => {
      gone = true;
    };
  }, [language]);
  if (language === "en" || error.own) return { text: error.message };
  if (words === undefined) return { text: "" };
  const text = translated(error, words, language);
  return text === undefined ? { text: error.message, lang: "en" } : { text };
}

function Message({ of, as }) {
  const { text, lang } = useMessage(of);
  const shown = as ? html`<${as} text=${text} />` : text;
  return lang ? html`<span lang=${lang}>${shown}</span>` : shown;
}

/** A message to be shown; by a component with `text`, if one is given. Own messages of the pages are {message, own: true}. */
export const errorWords = (error, as) => html`<${Message} of=${error} as=${as} />`;
