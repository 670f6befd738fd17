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

function Message({ of }) {
  const [words, setWords] = useState(catalogues[language]);
  useEffect(() => {
    let gone = false;
    load(language).then((found) => gone || setWords(found));
    return () => {
      gone = true;
    };
  }, [language]);
  if (language === "en") return of.message;
  if (words === undefined) return null;
  return translated(of, words, language) ?? html`<span lang="en">${of.message}</span>`;
}

/** A message to be shown. */
export const errorWords = (error) => html`<${Message} of=${error} />`;
