// Composes the lines of rulings from the choices in a form. The engine says whether a line is valid, and what it does.

export const kinds = [
  "result",
  "average",
  "weighted",
  "split",
  "unplayed",
  "direction",
  "group",
  "void",
  "penalty",
  "carryover",
  "rest",
];
/** The kinds that assistants may enter. */
export const resultKinds = ["result", "void"];
/** Kinds that are not about a single board. */
export const wholeKinds = ["penalty", "carryover", "rest"];

/** What a side gets: a typed result, an average, or a percentage. */
export const averages = ["ave+", "ave", "ave-"];

export const nothingYet = {
  kind: "result",
  result: "",
  lead: "",
  ns: "ave+",
  ew: "ave-",
  parts: [
    { weight: "60", result: "" },
    { weight: "40", result: "" },
  ],
  offending: "",
  splitNs: "",
  splitEw: "",
  group: "B",
  who: "",
  amount: "",
  unit: "%",
  reason: "",
  round: "",
  played: "not",
};

const trimmed = (text) => text.trim();
const percent = (text) => (/^\d+(?:\.\d+)?$/.test(trimmed(text)) ? `${trimmed(text)}%` : trimmed(text));

/** "60% 4S N = 40% 4S N -1" */
export const weightedOf = (parts) =>
  parts
    .filter(({ weight, result }) => trimmed(weight) !== "" && trimmed(result) !== "")
    .map(({ weight, result }) => `${percent(weight)} ${trimmed(result)}`)
    .join(" ");

/** The line of a ruling; `place` is "board 12: 7 14 ", or "" if there is none yet. Empty while something is missing. */
export function rulingLine(form, place) {
  const at = (words) => (place && words ? `${place}${words}` : "");
  switch (form.kind) {
    case "result":
      return at(
        trimmed(form.result) && `${trimmed(form.result)}${trimmed(form.lead) ? ` lead ${trimmed(form.lead)}` : ""}`,
      );
    case "average":
      return at(`${percent(form.ns)}/${percent(form.ew)}`);
    case "weighted": {
      const parts = weightedOf(form.parts);
      return at(parts && `weighted ${parts}${form.offending ? ` offending ${form.offending}` : ""}`);
    }
    case "split":
      return at(
        trimmed(form.splitNs) && trimmed(form.splitEw) && `split ${percent(form.splitNs)} / ${percent(form.splitEw)}`,
      );
    case "unplayed":
      return at("not played");
    case "direction":
      return at(trimmed(form.result) && `${trimmed(form.result)} wrong direction`);
    case "group":
      return at(trimmed(form.result) && form.group && trimmed(form.result)).replace(
        /^((?:round \d+ )?board \d+)(?: group \S+)?:/,
        `$1 group ${form.group}:`,
      );
    case "void":
      return at("void");
    case "penalty": {
      const amount = trimmed(form.amount);
      const unit = form.unit === "%" ? "%" : ` ${form.unit}`;
      return form.who && amount ? trimmed(`penalty ${form.who} ${amount}${unit} ${trimmed(form.reason)}`) : "";
    }
    case "carryover": {
      const amount = trimmed(form.amount);
      return form.who && amount ? `carryover ${form.who} ${amount}${form.unit === "%" ? "%" : ""}` : "";
    }
    case "rest": {
      const words = form.played === "not" ? "not played" : `${percent(form.ns)}/${percent(form.ew)}`;
      return ["unplayed", form.round && `round ${form.round}`, form.who && `by ${form.who}`, words]
        .filter(Boolean)
        .join(" ");
    }
    default:
      return "";
  }
}
