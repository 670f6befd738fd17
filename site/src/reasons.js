// Why an element of a score is what it is, in the reader's language: from the parts of the result, as the engine read them.
// English uses the engine's own sentences, which also name the numbers of the Laws.
import { language, seatName, strainName, t } from "./i18n.js";

const doublings = { "": "undoubled", X: "doubled", XX: "redoubled" };

/** `deal`: {level, strain, doubling, over, vulnerable, honors, holder}. */
export function reason(step, deal) {
  if (language === "en") return step.why;
  const doubled = t(doublings[deal.doubling]);
  const vul = t(deal.vulnerable ? "vulnerable" : "vulnerable.not");
  const words = {
    contract: () => (deal.doubling === "" ? strainName(deal.strain) : `${strainName(deal.strain)}, ${doubled}`),
    overtricks: () => (deal.doubling === "" ? strainName(deal.strain) : `${doubled}, ${vul}`),
    slam: () => `${t(deal.level === 7 ? "slam.grand" : "slam.small")}, ${vul}`,
    insult: () => t(deal.doubling === "XX" ? "why.insult.XX" : "why.insult.X"),
    penalty: () => `${t("down", { n: -deal.over })}, ${doubled}, ${vul}`,
    partscore: () => t("why.partscore"),
    game: () => `${t("why.game")}, ${vul}`,
    honors: () =>
      `${t(deal.strain === "NT" ? "honors.aces" : deal.honors === 150 ? "honors.five" : "honors.four")}, ${seatName(deal.holder)}`,
    rubber: () => t("why.rubber"),
  };
  return words[step.element]?.() ?? step.why;
}

/** "Law 77" */
export const law = (step) => (language === "en" ? step.law : t("law", { n: /\d+/.exec(step.law)?.[0] ?? "" }));
