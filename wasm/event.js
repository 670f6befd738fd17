// Events around an instance of oddtrick.wasm: text in, objects out. Nothing is computed here.
import { engine, OddtrickError } from "./engine.js";

const part = "\u001e";
const field = "\u001f";

// What a browser's parser finds in an XML file, as one text: see src/view/told.h.
function told(xml, parse) {
  let document;
  try {
    document = parse(xml);
  } catch (error) {
    return `!${error.message}${part}`;
  }
  const wrong = document.getElementsByTagName("parsererror")[0];
  if (wrong) return `!${wrong.textContent}${part}`;
  let text = "";
  const tell = (node) => {
    if (node.nodeType === 3 || node.nodeType === 4) text += `=${node.data}${part}`;
    if (node.nodeType !== 1) return;
    const attributes = Array.from(node.attributes, (a) => `${field}${a.name}${field}${a.value}`);
    text += `<${node.nodeName}${attributes.join("")}${part}`;
    for (const child of node.childNodes) tell(child);
    text += `>${node.nodeName}${part}`;
  };
  tell(document.documentElement);
  return text;
}

const parseXml = (text) => new DOMParser().parseFromString(text, "text/xml");

// Whether it is XML: the first character that is no blank, behind the mark of UTF-8, is "<".
function isXml(bytes) {
  let at = bytes[0] === 0xef ? 3 : 0;
  while (bytes[at] === 0x20 || (bytes[at] >= 0x09 && bytes[at] <= 0x0d)) at++;
  return bytes[at] === 0x3c;
}

export function events(instance) {
  const wasm = instance.exports;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  // The input of one call.
  function put(...texts) {
    const parts = texts.map((text) => (typeof text === "string" ? encoder.encode(text) : text));
    const length = parts.reduce((sum, bytes) => sum + bytes.length, 0);
    const at = wasm.begin(length) >>> 0;
    const memory = new Uint8Array(wasm.memory.buffer, at, length);
    let from = 0;
    for (const bytes of parts) {
      memory.set(bytes, from);
      from += bytes.length;
    }
    return [at, length];
  }

  function read(at) {
    return decoder.decode(new Uint8Array(wasm.memory.buffer, at >>> 0, wasm.length() >>> 0));
  }

  function answer(at) {
    const value = JSON.parse(read(at));
    if (value.error && value.good === undefined)
      throw Object.assign(new OddtrickError(value.error), { errors: value.errors ?? [value.error] });
    return value;
  }

  class Event {
    #handle;

    constructor(handle) {
      this.#handle = handle;
    }

    get #live() {
      if (this.#handle === 0) throw new Error("the event is closed");
      return this.#handle;
    }

    ask(words) {
      return answer(wasm.event_ask(this.#live, ...put(words)));
    }

    about() {
      return this.ask("event");
    }
    standings() {
      return this.ask("standings");
    }
    boards() {
      return this.ask("boards");
    }
    board(number) {
      return this.ask(`board ${number}`);
    }
    cards() {
      return this.ask("cards");
    }
    card(id) {
      return this.ask(`card ${id}`);
    }
    why(id, board) {
      return this.ask(board === undefined ? `why ${id}` : `why ${id} ${board}`);
    }
    whatif(...candidates) {
      return this.ask(`whatif ${candidates.map((c) => c.replaceAll("\n", ";")).join("\n")}`);
    }
    check() {
      return this.ask("check");
    }
    settings() {
      return this.ask("settings");
    }
    history(from = 1, count = 0) {
      return this.ask(`history ${from} ${count}`);
    }
    problems() {
      return this.ask("problems");
    }
    race(count = 0) {
      return this.ask(`race ${count}`);
    }
    undo() {
      return this.ask("undo");
    }
    line(text) {
      return this.ask(`line ${text}`);
    }

    append(lines) {
      return answer(wasm.event_append(this.#live, ...put(lines)));
    }

    text() {
      put("");
      return read(wasm.event_text(this.#live));
    }

    cut(length) {
      wasm.event_cut(this.#live, length);
    }

    close() {
      wasm.event_close(this.#live);
      this.#handle = 0;
    }
  }

  return {
    ...engine(instance),
    memory: () => wasm.memory.buffer.byteLength,
    open(file, { xml = parseXml } = {}) {
      const bytes = typeof file === "string" ? encoder.encode(file) : new Uint8Array(file);
      const rest = isXml(bytes) ? told(decoder.decode(bytes), xml) : "";
      const [at, length] = put(bytes, rest);
      return new Event(wasm.event_open(at, bytes.length, length) >>> 0);
    },
  };
}
