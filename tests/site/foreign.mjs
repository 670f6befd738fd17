// A language that nobody speaks: Swedish whose letters are replaced by Cyrillic ones when the catalogues are loaded. Text that still has
// Latin letters on a page is in no catalogue: it is data, or was never translated.

const sign = (letter) => String.fromCharCode(0x430 + (letter.toLowerCase().charCodeAt(0) % 32));

// Texts have {names}, and forms that a number decides: {1|trick|tricks}.
const signs = (text) =>
  text.replace(/\{(\w+)((?:\|[^}]*)?)\}|\p{Letter}/gu, (found, name, forms) =>
    name === undefined ? sign(found) : `{${name}${forms.replace(/\p{Letter}/gu, sign)}}`,
  );

// The endings of ordinal numbers: what is before a colon is a name of Intl.
const isCode = (key) => key === "event.nth";

function inSigns(catalogue) {
  const one = (value) =>
    typeof value === "string"
      ? signs(value)
      : Object.fromEntries(Object.entries(value).map(([form, text]) => [form, signs(text)]));
  return Object.fromEntries(Object.entries(catalogue).map(([key, value]) => [key, isCode(key) ? value : one(value)]));
}

/** The pages of a context, whose language must be Swedish, speak it. */
export const speakSigns = (context) =>
  context.route(/\/(?:\w+\.)?sv-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const source = Buffer.from(await response.text()).toString("base64");
    const { default: catalogue } = await import(`data:text/javascript;base64,${source}`);
    await route.fulfill({ response, body: `export default ${JSON.stringify(inSigns(catalogue))}` });
  });

/** Runs in the page: [text, place] of texts, names and hints that have a word in Latin letters. Lines of the log, and what completes one, are
 *  in the log's language. */
export function latin() {
  const root = document.querySelector("dialog[open]") ?? document.body;
  const written =
    "code, textarea, noscript, script, style, [data-link], .log, .completions, .desk button, option[lang], input";
  const found = [];
  const keep = (text, where) => /[A-Za-z]{2}/.test(text) && found.push([text.trim().replace(/\s+/g, " "), where]);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!e.closest(written) && e.checkVisibility()) keep(walker.currentNode.textContent, e.className || e.tagName);
  }
  for (const e of root.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (e.hasAttribute(name) && !e.closest(written))
        keep(e.getAttribute(name), `${name} of ${e.className || e.tagName}`);
  return found;
}
