// What the desk says of lines that are not results: the movement, draws, and the state of the event.
import { html } from "../html.js";
import { dateWords, hasWord, t } from "../i18n.js";
import { moment, statusWords } from "../event/changes.js";

/** Lines that say nothing without the line before them: the rows of a movement. */
export const isDetail = ({ kind }) => kind === "row";

const movementWords = (text) => {
  const [, round, kind] = /^\s*(?:from\s+round\s+(\d+)\s+)?movement\s+(\S+)/i.exec(text) ?? [];
  if (!kind) return null;
  const name = hasWord(`desk.kind.${kind}`) ? t(`desk.kind.${kind}`) : "–";
  return [round && t("desk.round.n", { n: round }), `${t("desk.step.movement")}: ${name}`].filter(Boolean).join(", ");
};

const settingWords = (text) => {
  const [, name, value] = /^\s*set\s+(\S+)\s+(\S+)\s*$/i.exec(text) ?? [];
  if (name === "status")
    return value === "playing"
      ? t("desk.after.playing")
      : t("desk.after.are", { status: statusWords({ status: value }) });
  if (name === "corrections-until" && !Number.isNaN(Date.parse(value)))
    return `${t("desk.after.until")}: ${moment(value)}`;
  return null;
};

const headWords = (text) => {
  const [, kind, rest] = /^\s*(event|date)\s+(.*?)\s*$/i.exec(text) ?? [];
  return kind && (kind === "date" ? `${t("desk.date")}: ${dateWords(rest)}` : html`<bdi>${rest}</bdi>`);
};

/** The line in words, or null. */
export const lineWords = ({ text }) => movementWords(text) ?? settingWords(text) ?? headWords(text) ?? null;
