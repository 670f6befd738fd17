// Events around an instance of oddtrick-event.wasm: text in, objects out. Nothing is computed here.
import { OddtrickError } from "./engine.js";

/**
 * Gives what load() promises (event.d.ts). `make` and `makeExchange` instantiate oddtrick-event.wasm and
 * oddtrick-exchange.wasm with the imports that they are given; the second is called when a file needs it.
 */
export async function events(make, makeExchange) {
  let exchange; // its exports, and what exchange.js has
  let loading;
  const call =
    (name) =>
    (...values) =>
      exchange[name](...values);
  const names = ["exchange_about", "exchange_detect", "exchange_read"];
  const { exports: wasm } = await make({ oddtrick: Object.fromEntries(names.map((name) => [name, call(name)])) });
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
    table(id) {
      return this.ask(`table ${id}`);
    }

    schedule() {
      return this.ask("schedule");
    }
    race(count = 0) {
      return this.ask(`race ${count}`);
    }
    undo(line = 0) {
      return this.ask(line > 0 ? `undo ${line}` : "undo");
    }
    line(text) {
      return this.ask(`line ${text}`);
    }
    // Promises: these may become a part of the engine that is loaded when it is needed.
    async change(words) {
      return this.ask(`change ${words}`);
    }
    async draw(words = "") {
      return this.ask(`draw ${words}`);
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

  async function tie() {
    const [{ exports }, { told }] = await Promise.all([
      makeExchange({ oddtrick: wasm, env: { memory: wasm.memory } }),
      import("./exchange.js"),
    ]);
    exchange = { ...exports, told };
    wasm.readers_ready();
  }

  // The handle of an event; 0 where the exchange module is needed, and not loaded.
  function openBytes(bytes, xml) {
    const [at, length] = put(bytes, exchange ? exchange.told(bytes, xml) : "");
    return wasm.event_open(at, bytes.length, length) >>> 0;
  }

  const bytesOf = (file) => (typeof file === "string" ? encoder.encode(file) : new Uint8Array(file));

  const odd = {
    version: (put(""), read(wasm.version())),
    memory: () => wasm.memory.buffer.byteLength,
    loadExchange() {
      loading ??= tie().catch((error) => {
        loading = undefined; // the network may come back
        throw error;
      });
      return loading;
    },
    propose: async (words) => answer(wasm.plan_ask(...put(`propose ${words}`))),
    make: async (words) => answer(wasm.plan_ask(...put(`make ${words}`))),
    prove: async (file) => answer(wasm.plan_ask(...put("prove ", file))),
    openLog: (text) => new Event(wasm.event_open_log(...put(text)) >>> 0),
    open(file, { xml } = {}) {
      const handle = openBytes(bytesOf(file), xml);
      if (handle) return new Event(handle);
      const message = "this file needs the exchange module: await loadExchange() first, or use openFile()";
      throw Object.assign(new Error(message), { part: "exchange" });
    },
    async openFile(file, { xml } = {}) {
      const bytes = bytesOf(file);
      const handle = openBytes(bytes, xml);
      if (handle) return new Event(handle);
      await odd.loadExchange();
      return new Event(openBytes(bytes, xml));
    },
  };
  return odd;
}
