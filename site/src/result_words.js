// Results and points in sentences: "4♠ doubled, declarer Cy, down 2", "We +500 above".
import { html } from "./html.js";
import { say, seatName, t } from "./i18n.js";
import { outcomeWords } from "./picker.js";
import { strainName } from "./i18n.js";
import { Strain } from "./suits.js";

/** 4♠, as it stands in a sentence. */
export const Bid = ({ level, strain }) =>
  html`<span class="ct" role="img" aria-label="${level} ${strainName(strain)}"
    >${level}<${Strain} strain=${strain}
  /></span>`;

/** Picks in a sentence, as far as they go. */
export function resultWords(picks, names) {
  if (picks.passed) return t("passed.out");
  if (picks.level === 0) return "";
  const contract = html`<${Bid} level=${picks.level} strain=${picks.strain} />`;
  const who = picks.declarer === "" ? "" : html`<bdi>${names?.[picks.declarer] ?? seatName(picks.declarer)}</bdi>`;
  const key = `said${picks.doubling === "" ? "" : `.${picks.doubling}`}${who === "" ? "" : ".by"}`;
  const said = say(key, { contract, who });
  return picks.over === null ? said : [...said, ", ", outcomeWords(picks.over)];
}

/** What a side gets of a deal, by the engine's numbers: "+60 below +20 above". */
function side(points, below, imps) {
  if (imps) return [t("points.imps", { n: points })];
  return [
    below > 0 && t("points.below", { n: below }),
    points - below > 0 && t("points.above", { n: points - below }),
  ].filter(Boolean);
}

/** {points, below} of a deal in words; a list of [side, words]. */
export function pointsWords({ points, below }) {
  if (!points) return [];
  return points.flatMap((n, i) =>
    n === 0 ? [] : [[t(i === 0 ? "we" : "they"), side(n, below?.[i], !below).join(" ")]],
  );
}

export const pointsText = (scored) =>
  pointsWords(scored)
    .map(([who, words]) => `${who} ${words}`)
    .join(", ") || t("nobody.scores");
