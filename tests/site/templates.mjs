// Finds the messages of the engine in its sources: every text in C that has the form of a message. Only its place in the sources decides,
// so a new message is found without being registered.
import { readFileSync, readdirSync, statSync } from "node:fs";

const escapes = { n: "\n", t: "\t", r: "\r", 0: "\0", '"': '"', "\\": "\\", "'": "'", a: "\x07" };

// The tokens of a C source that matter here: texts, names, and signs.
function tokens(source) {
  const found = [];
  const pattern =
    /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\])+'|"((?:\\.|[^"\\])*)"|[A-Za-z_]\w*|\d[\w.]*|\\\n|\n[ \t]*#[ \t]*\w+|\n|\s+|[^\s]/g;
  for (const [text, inner] of source.matchAll(pattern)) {
    if (inner !== undefined) {
      const bytes = inner.replace(/\\x([0-9A-F]{2})|\\(.)/gi, (_, hex, one) =>
        hex ? String.fromCharCode(parseInt(hex, 16)) : (escapes[one] ?? one),
      );
      found.push({ text: Buffer.from(bytes, /\\x/.test(inner) ? "latin1" : "utf8").toString("utf8") });
    } else if (!/^\s*$|^\/[*/]|^\\\n$/.test(text)) found.push({ sign: text.trim() });
    else if (text === "\n") found.push({ line: true });
  }
  return found;
}

/** The texts of a source, those that follow each other joined, names of texts (#define NAME "text") put in. */
export function textsOf(source) {
  // What only the compiler says is no message.
  const list = tokens(source.replaceAll("\\\n", " ").replace(/\b_Static_assert\([^;]*;/g, ";"));
  const names = new Map();
  list.forEach((token, i) => {
    if (token.sign === "#define" && list[i + 2]?.text !== undefined && (list[i + 3]?.line || !list[i + 3]))
      names.set(list[i + 1].sign, list[i + 2].text);
  });
  const texts = [];
  let joined;
  for (const token of list.filter(({ line }) => !line)) {
    const text = token.text ?? (joined !== undefined || names.has(token.sign) ? names.get(token.sign) : undefined);
    if (text !== undefined) joined = (joined ?? "") + text;
    else if (joined !== undefined) {
      texts.push(joined);
      joined = undefined;
    }
  }
  return texts;
}

/** As the engine gives it in JSON: a value is %s, whatever it is. */
export const templateOf = (text) => text.replace(/%(?:\.\*s|[sdcp])/g, "%s").replaceAll("%%", "%");

function* filesIn(path) {
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(`${path}/${name}`);
}

/** All texts of C files, with the file that has each. */
export function* sources(paths) {
  for (const path of paths)
    for (const file of filesIn(path))
      if (file.endsWith(".c"))
        for (const text of textsOf(readFileSync(file, "utf8"))) yield { file, text: templateOf(text) };
}

/** Whether a text has two words, and so may be a message. */
export const isSentence = (text) =>
  /[a-z]{2,}[,;:']? +['(]?[a-z%]|%s [a-z]{2,}|^(?:expected|unexpected|missing|invalid|unknown|too many) /.test(text);
