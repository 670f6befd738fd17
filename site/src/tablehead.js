// The table before the next deal: who sits where, who deals, who is vulnerable, and the part-scores.
import { dealerName, vulnerable } from "./entry.js";
import { html } from "./html.js";
import { say, seatLetter, t } from "./i18n.js";

// The first name, cut if it is long.
function first(name) {
  const letters = [...name.split(" ")[0]];
  return letters.length > 10 ? `${letters.slice(0, 9).join("")}…` : letters.join("");
}

function TableMap({ next }) {
  const sideOf = (seat) => ("NS".includes(seat) ? "ns" : "ew");
  const isVul = (seat) => next.vul === "both" || next.vul === sideOf(seat);
  return html`<div class="table-map" aria-hidden="true">
    ${["N", "E", "S", "W"].map(
      (seat) =>
        html`<span key=${seat} class="map-name map-${seat}"
          ><bdi>${first(next.seats[seat] ?? seatLetter(seat))}</bdi></span
        >`,
    )}
    <span class="map-table">
      ${["N", "E", "S", "W"].map((seat) => html`<i key=${seat} class="edge-${seat} ${isVul(seat) ? "vul" : ""}"></i>`)}
      <b class="map-dealer deals-${next.dealer}">${t("dealer.letter")}</b>
    </span>
  </div>`;
}

/** "They vulnerable", in red; or that nobody is. */
export function VulChip({ paper }) {
  const [we, they] = vulnerable(paper);
  const key = we && they ? "vul.both" : we ? "vul.we" : they ? "vul.they" : "vul.nobody";
  return html`<span class="chip ${we || they ? "vul" : "none"}">${t(key)}</span>`;
}

export function TableHead({ paper }) {
  const { next } = paper;
  const [we, they] = next.partscore;
  const parts = [we > 0 && t("below.we", { n: we }), they > 0 && t("below.they", { n: they })].filter(Boolean);
  return html`<div class="tablehead status">
    <${TableMap} next=${next} />
    <div class="tablehead-words">
      <p class="say">${say("deals", { name: html`<bdi>${dealerName(paper)}</bdi>` })}</p>
      <p><${VulChip} paper=${paper} /></p>
      ${parts.length > 0 && html`<p class="sub">${parts.join(" · ")}</p>`}
    </div>
  </div>`;
}
