// Parses XML as DOMParser does, as far as the files of the tests need it: Node has no parser.
const entities = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const plain = (text) =>
  text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (_, name) =>
    name[0] !== "#"
      ? entities[name]
      : String.fromCodePoint(Number(name[1] === "x" ? `0${name.slice(1)}` : name.slice(1))),
  );

const aside = /<!--[^]*?-->|<\?(?!oddtrick )[^]*?\?>|<!DOCTYPE[^[>]*(?:\[[^]*?\])?[^>]*>/y;
const token =
  /<!\[CDATA\[([^]*?)\]\]>|<\/([^\s>]+)\s*>|<([^\s/>]+)((?:\s+[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)|<\?oddtrick ([^]*?)\?>/y;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The document; throws where it is no XML. */
export function parseXml(xml) {
  const text = xml.replace(/^\ufeff/, "");
  const stack = [{ childNodes: [] }];
  for (let at = 0; at < text.length;) {
    aside.lastIndex = token.lastIndex = at;
    if (aside.test(text)) {
      at = aside.lastIndex;
      continue;
    }
    const found = token.exec(text);
    const top = stack.at(-1);
    if (!found || (found[2] && found[2] !== top.nodeName)) throw new Error("not well-formed");
    const [, data, end, nodeName, attributes, empty, between, instruction] = found;
    if (data !== undefined) top.childNodes.push({ nodeType: 4, data });
    if (between !== undefined && stack.length > 1) top.childNodes.push({ nodeType: 3, data: plain(between) });
    if (instruction !== undefined) top.childNodes.push({ nodeType: 7, target: "oddtrick", data: instruction });
    if (end) stack.pop();
    if (nodeName) {
      const pairs = [...attributes.matchAll(attribute)].map(([, name, a, b]) => ({ name, value: plain(a ?? b) }));
      const node = { nodeType: 1, nodeName, attributes: pairs, childNodes: [] };
      top.childNodes.push(node);
      if (!empty) stack.push(node);
    }
    at = token.lastIndex;
  }
  if (stack.length > 1) throw new Error("not well-formed");
  return { documentElement: stack[0].childNodes[0], getElementsByTagName: () => [] };
}
