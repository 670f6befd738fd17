// The engine around an instance of oddtrick-score.wasm: text in, objects out. Nothing is computed here.

const vuls = ["none", "ns", "ew", "both", "no", "yes"];
const kinds = ["rubber", "chicago"];

function indexOf(list, word, what) {
  const at = list.indexOf(word);
  if (at < 0) throw new RangeError(`no ${what} '${word}': expected one of ${list.join(", ")}`);
  return at;
}

/** An error of the input: what is wrong, and what would be right. */
export class OddtrickError extends Error {
  constructor({ code, line, column, message, template, values }) {
    super(message);
    this.name = "OddtrickError";
    this.code = code;
    this.line = line;
    this.column = column;
    if (template !== undefined) Object.assign(this, { template, values });
  }
}

export function engine(instance) {
  const wasm = instance.exports;
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  // The input of one call; everything of the call before is gone.
  function put(text) {
    const bytes = encoder.encode(text);
    const at = wasm.begin(bytes.length) >>> 0;
    new Uint8Array(wasm.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  function read(at) {
    return decoder.decode(new Uint8Array(wasm.memory.buffer, at >>> 0, wasm.length() >>> 0));
  }

  function answer(at) {
    const value = JSON.parse(read(at));
    if (value.error) throw new OddtrickError(value.error);
    return value;
  }

  return {
    version: (put(""), read(wasm.version())),
    calculate: (result) => answer(wasm.calculate(put(result))),
    score: (deal, { vul = "none", game = "duplicate" } = {}) =>
      answer(
        wasm.score(put(deal), indexOf(vuls, vul, "vulnerability"), indexOf(["duplicate", "rubber"], game, "game")),
      ),
    table: () => (put(""), answer(wasm.table())),
    inverse: (score) => (put(""), answer(wasm.inverse(score | 0))),
    session: (log, kind = "rubber", byHand = 0) =>
      answer(wasm.session(put(log), indexOf(kinds, kind, "kind of session"), byHand | 0)),
    explain: (log, deal, kind = "rubber") =>
      answer(wasm.explain(put(log), indexOf(kinds, kind, "kind of session"), deal | 0)),
    check: (log, line, kind = "rubber") => {
      const before = log === "" || log.endsWith("\n") ? log : `${log}\n`;
      const length = encoder.encode(before).length;
      return answer(wasm.check(put(before + line), indexOf(kinds, kind, "kind of session"), length));
    },
  };
}
