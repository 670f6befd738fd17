// Events around an instance of oddtrick-event.wasm: text in, objects out. Nothing is computed here.
import { OddtrickError } from "./engine.js";

// What the module of events imports from each part, and the bit by which it names the part.
const imports = {
  exchange: { names: ["exchange_about", "exchange_detect", "exchange_read"] },
  plans: { bit: 1, names: ["odd_movement_make", "odd_plan_ask", "odd_ask_change", "odd_ask_draw"] },
  review: { bit: 2, names: ["odd_ask_why", "odd_ask_check"] },
  club: { bit: 4, names: ["odd_ask_paper", "odd_ask_awards", "odd_ask_award", "odd_events_ask"] },
};

/**
 * Gives what load() promises (event.d.ts). make(part, imports) instantiates a module with the imports that it is given:
 * "event" at once, "exchange" and "club" when something needs them, "plans" and "review" at once or, if `lazy`, when a call needs them.
 */
export async function events(make, { lazy = false } = {}) {
  const parts = {}; // by name: the exports
  const loading = {};
  let told; // of exchange.js
  const call =
    (part, name) =>
    (...values) =>
      parts[part][name](...values);
  const oddtrick = Object.fromEntries(
    Object.entries(imports).flatMap(([part, { names }]) => names.map((name) => [name, call(part, name)])),
  );
  const { exports: wasm } = await make("event", { oddtrick });
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

  // Throws if a call lacked a part.
  function complete() {
    const missing = wasm.parts_missing();
    const part = Object.keys(imports).find((name) => missing & imports[name].bit);
    if (part)
      throw Object.assign(new Error(`this needs the module of ${part}: use withParts(), or await loadPart() first`), {
        part,
      });
  }

  function answer(at) {
    complete();
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
    async change(words) {
      return withParts(() => this.ask(`change ${words}`));
    }
    async draw(words = "") {
      return withParts(() => this.ask(`draw ${words}`));
    }

    async paper(kind, { session, names = [] } = {}) {
      const words = ["paper", kind, ...(session ? ["session", session] : []), ...names];
      return withParts(() => this.ask(words.join(" ")));
    }
    async awards(table) {
      return withParts(() => this.ask(`awards ${table}`));
    }
    async award(id, table) {
      return withParts(() => this.ask(`award ${id} ${table}`));
    }

    // For requests about several events.
    handle() {
      return this.#live;
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

  // The part's functions are called by JavaScript alone: its own calls of the module of events are direct.
  async function tie(part) {
    const shared = { oddtrick: wasm, env: { ...wasm, memory: wasm.memory } };
    const [{ exports }, code] = await Promise.all([make(part, shared), part === "exchange" && import("./exchange.js")]);
    parts[part] = exports;
    if (code) {
      ({ told } = code);
      wasm.readers_ready();
    } else wasm.part_ready(imports[part].bit);
  }

  function loadPart(part) {
    loading[part] ??= tie(part).catch((error) => {
      loading[part] = undefined; // the network may come back
      throw error;
    });
    return loading[part];
  }

  async function withParts(action) {
    for (;;) {
      try {
        return action();
      } catch (error) {
        if (!error.part) throw error;
        await loadPart(error.part);
      }
    }
  }

  // An event by its handle. What lacked a part is not one yet.
  function opened(handle) {
    try {
      complete();
    } catch (error) {
      wasm.event_close(handle);
      throw error;
    }
    return new Event(handle);
  }

  // The handle of an event; 0 where the exchange module is needed, and not loaded.
  function openBytes(bytes, xml) {
    const [at, length] = put(bytes, told ? told(bytes, xml) : "");
    return wasm.event_open(at, bytes.length, length) >>> 0;
  }

  // What is asked of several events, each with its name.
  function askSeveral(events, words) {
    const names = events.map(({ name }) => encoder.encode(name));
    const numbers = [events.length, ...events.flatMap(({ event }, i) => [event.handle(), names[i].length])];
    const head = new Uint8Array(new Uint32Array(numbers).buffer);
    return withParts(() => answer(wasm.events_ask(...put(head, ...names, words))));
  }

  const bytesOf = (file) => (typeof file === "string" ? encoder.encode(file) : new Uint8Array(file));

  const odd = {
    version: (put(""), read(wasm.version())),
    memory: () => wasm.memory.buffer.byteLength,
    loadPart,
    loadExchange: () => loadPart("exchange"),
    withParts,
    propose: (words) => withParts(() => answer(wasm.plan_ask(...put(`propose ${words}`)))),
    make: (words) => withParts(() => answer(wasm.plan_ask(...put(`make ${words}`)))),
    prove: (file) => withParts(() => answer(wasm.plan_ask(...put("prove ", file)))),
    field: (events, words = "standings") => askSeveral(events, `field ${words}`),
    season: (events, words = "") => askSeveral(events, `season ${words}`),
    awardTables: () => askSeveral([], "awards"),
    openLog: (text) => opened(wasm.event_open_log(...put(text)) >>> 0),
    open(file, { xml } = {}) {
      const handle = openBytes(bytesOf(file), xml);
      if (handle) return opened(handle);
      const message = "this file needs the exchange module: await loadExchange() first, or use openFile()";
      throw Object.assign(new Error(message), { part: "exchange" });
    },
    openFile: async (file, options) => withParts(() => odd.open(file, options)),
  };
  if (!lazy) await Promise.all([loadPart("plans"), loadPart("review")]);
  return odd;
}
