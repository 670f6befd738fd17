// What oddtrick-exchange.wasm needs from JavaScript to read other programs' files: the browser parses XML.

const part = "\u001e";
const field = "\u001f";

// What a browser's parser finds in an XML file, as one text: see include/oddtrick_report.h.
function tell(xml, parse) {
  let document;
  try {
    document = parse(xml);
  } catch (error) {
    return `!${error.message}${part}`;
  }
  const wrong = document.getElementsByTagName("parsererror")[0];
  if (wrong) return `!${wrong.textContent}${part}`;
  let text = "";
  const walk = (node) => {
    if (node.nodeType === 3 || node.nodeType === 4) text += `=${node.data}${part}`;
    // An instruction of our own is told as an element of a name that no element can have.
    if (node.nodeType === 7 && node.target === "oddtrick")
      text += `<?oddtrick${part}=${node.data}${part}>?oddtrick${part}`;
    if (node.nodeType !== 1) return;
    const attributes = Array.from(node.attributes, (a) => `${field}${a.name}${field}${a.value}`);
    text += `<${node.nodeName}${attributes.join("")}${part}`;
    for (const child of node.childNodes) walk(child);
    text += `>${node.nodeName}${part}`;
  };
  walk(document.documentElement);
  return text;
}

const parseXml = (text) => new DOMParser().parseFromString(text, "text/xml");

// Whether it is XML: the first character that is no blank, behind the mark of UTF-8, is "<".
function isXml(bytes) {
  let at = bytes[0] === 0xef ? 3 : 0;
  while (bytes[at] === 0x20 || (bytes[at] >= 0x09 && bytes[at] <= 0x0d)) at++;
  return bytes[at] === 0x3c;
}

/** What is told of a file when it is opened: all that is in it, if it is XML; otherwise nothing. */
export function told(bytes, xml = parseXml) {
  return isXml(bytes) ? tell(new TextDecoder().decode(bytes), xml) : "";
}
