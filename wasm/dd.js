// Double dummy around an instance of oddtrick-dd.wasm: text in, objects out, in the thread that calls. Nothing is computed here.
import { OddtrickError } from "./engine.js";

/** In the order in which the module numbers them, from 1. */
export const strains = ["C", "D", "H", "S", "NT"];
export const seats = ["N", "E", "S", "W"];
const vuls = ["none", "ns", "ew", "both"];

const stopped = 16; // ODD_E_STOPPED

/** Memory of a solver, in bytes: with less it is slower, and finds the same. */
export const memoryBytes = 24 << 20;

function numberOf(list, word, what) {
  const at = list.indexOf(word);
  if (at < 0) throw new RangeError(`no ${what} '${word}': expected one of ${list.join(", ")}`);
  return at;
}

/** The number of a strain, from 1. */
export const strainNumber = (strain) => numberOf(strains, strain, "strain") + 1;
const seatNumber = (seat) => numberOf(seats, seat, "seat") + 1;

// A declarer's left-hand opponent leads.
const leaderOf = (declarer) => (seatNumber(declarer) % 4) + 1;

/**
 * Gives what load() promises (dd.d.ts). `make` instantiates oddtrick-dd.wasm with the imports that it is given.
 */
export async function solver(make) {
  let goOn; // of this call
  const { exports: wasm } = await make({
    oddtrick: { go_on: (found, wanted) => (goOn?.(found, wanted) === false ? 0 : 1) },
  });
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  if (!wasm.start(memoryBytes)) throw new Error("no memory for the double-dummy solver");

  function put(input) {
    const bytes = typeof input === "string" ? encoder.encode(input) : input;
    const at = wasm.begin(bytes.length) >>> 0;
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  function read(at) {
    return decoder.decode(new Uint8Array(wasm.memory.buffer, at >>> 0, wasm.length() >>> 0));
  }

  // One call, during which `progress` is told how far it is; what that gives false, stops it.
  function ask(call, progress) {
    goOn = progress;
    try {
      const value = JSON.parse(read(call()));
      if (value.error?.code === stopped) throw new DOMException("the solver was stopped", "AbortError");
      if (value.error) throw new OddtrickError(value.error);
      return value;
    } finally {
      goOn = undefined;
    }
  }

  const self = {
    version: (put(""), read(wasm.version())),
    // {N: {S: 10}, ...}: one strain, by its name; "" for all.
    strain: (deal, strain, progress) =>
      ask(() => wasm.table(put(deal), strain === "" ? 0 : strainNumber(strain)), progress).table,
    // All that follows from a table of all strains.
    par: (table, { dealer = "N", vul = "none" } = {}) => {
      const tricks = strains.flatMap((strain) => seats.map((seat) => table[seat]?.[strain] ?? 255));
      const numbers = [seatNumber(dealer), numberOf(vuls, vul, "vulnerability")];
      put(Uint8Array.from(tricks));
      return ask(() => wasm.par(...numbers));
    },
    solve: (deal, { progress, ...board } = {}) => self.par(self.strain(deal, "", progress), board),
    cards: (deal, { strain, declarer, played = "", progress }) => {
      const numbers = [strainNumber(strain), leaderOf(declarer)];
      return ask(() => wasm.cards(put(`${deal}\n${textOf(played)}`), ...numbers), progress);
    },
    play: (deal, { strain, declarer, played, progress }) => {
      const numbers = [strainNumber(strain), leaderOf(declarer)];
      return ask(() => wasm.play(put(`${deal}\n${textOf(played)}`), ...numbers), progress);
    },
  };
  return self;
}

// Cards as a text or as a list.
const textOf = (cards) => (typeof cards === "string" ? cards.replace(/\s+/g, " ") : cards.join(" "));
