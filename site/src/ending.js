// The end of a rubber or Chicago: who won, by how much, who owes what, and how to continue. And the end of the evening.
import { useEffect, useRef } from "preact/hooks";
import { dealerName } from "./entry.js";
import { html } from "./html.js";
import { number, say, t } from "./i18n.js";
import { Icon } from "./icons.js";
import { gamesWon, Settlement, Totals } from "./sheets.js";
import { pipPath } from "./suits.js";

// A leaf of the wreath: its place, direction and length.
const leaves = [
  [72.5, 90.3, 156, 15],
  [72.5, 90.3, 220, 13],
  [57.9, 84.9, 177, 14.4],
  [57.9, 84.9, 241, 12.4],
  [46.1, 74.5, 198, 13.8],
  [46.1, 74.5, 262, 11.8],
  [38.9, 60.6, 219, 13.2],
  [38.9, 60.6, 283, 11.2],
  [37.1, 45, 240, 12.6],
  [37.1, 45, 304, 10.6],
  [41, 29.8, 261, 12],
  [41, 29.8, 325, 10],
  [50.1, 17.1, 282, 11.4],
  [50.1, 17.1, 346, 9.4],
];
const leaf = "M0 0C.3-.34.75-.3 1 0 .75.22.3.26 0 0z";
const Branch = () =>
  leaves.map(
    ([x, y, turn, size], i) =>
      html`<path key=${i} transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d=${leaf} />`,
  );

const Wreath = () =>
  html`<svg class="wreath" viewBox="-8 0 176 104" aria-hidden="true">
    <g class="is-gold">
      <${Branch} />
      <g transform="translate(160 0) scale(-1 1)"><${Branch} /></g>
    </g>
    <g transform="translate(72 50) rotate(-13)">
      <rect x="-18" y="-26" width="36" height="52" rx="5.5" fill="#d9b65c" />
    </g>
    <g transform="translate(86 48) rotate(8)">
      <rect x="-19.5" y="-27.5" width="39" height="55" rx="6" fill="#0c3727" opacity=".4" />
      <rect x="-18" y="-26" width="36" height="52" rx="5" fill="#fffdf6" />
      <svg x="-12" y="-13" width="24" height="24" viewBox="0 0 24 24" fill="#155039"><path d=${pipPath("S")} /></svg>
    </g>
  </svg>`;

/** "Ann & Bo win by 1300" */
function verdict(paper, { winner, names, total }) {
  if (winner === "") return t("tie");
  const n = Math.abs(total[0] - total[1]);
  const name = names[winner === "we" ? 0 : 1];
  const by = t(paper.imps ? "by.imps" : "by.points", { n });
  return name ? say("win.names", { names: html`<bdi>${name}</bdi>`, by }) : t(`win.${winner}`, { by });
}

function Under({ paper, sheet }) {
  const [we, they] = sheet.total;
  const won = gamesWon(sheet);
  const swap = sheet.winner === "they";
  const pair = (a, b) => (swap ? { a: b, b: a } : { a, b });
  return html`${t("score.to", pair(we, they))}${paper.kind === "rubber" && won[0] + won[1] > 0 ? `, ${t("games.to", pair(...won))}` : ""}`;
}

export function Ending({ paper, sheet, onSame, onChange, onFinish, onLook, onDealer }) {
  const go = useRef(null);
  useEffect(() => go.current.focus({ preventScroll: true }), []);
  return html`<div class="ending">
    <div class="laurel felt under-bar">
      <${Wreath} />
      <h2>${verdict(paper, sheet)}</h2>
      <p><${Under} paper=${paper} sheet=${sheet} /></p>
    </div>
    <div class="ending-paper">
      ${paper.players.length > 0 && html`<section class="panel" aria-label=${t("settlement")}><${Settlement} paper=${paper} sheet=${sheet} /></section>`}
      ${
        !paper.imps &&
        sheet.winner !== "" &&
        html`<p class="soft ending-note">
          ${t("count.hundreds", { points: Math.abs(sheet.total[0] - sheet.total[1]), n: Math.abs(sheet.settled[0]) })}
        </p>`
      }
      <p class="ending-note">
        <button type="button" class="button quiet" onClick=${onLook}>${t("show.sheet")}</button>
        <button type="button" class="button quiet" onClick=${onDealer}>
          <span>${say("next.dealer", { name: html`<bdi>${dealerName(paper)}</bdi>` })}</span>
        </button>
      </p>
    </div>
    <footer class="foot">
      <div class="stack">
        <button type="button" class="button primary big" ref=${go} onClick=${onSame}>${t("same.partners")}</button>
        <div class="foot-row">
          <button type="button" class="button" onClick=${onChange}>${t("change.partners")}</button>
          <button type="button" class="button" onClick=${onFinish}>${t("finish")}</button>
        </div>
      </div>
    </footer>
  </div>`;
}

/** After the last rubber: a summary of the evening. */
export function EveningEnd({ paper, onShare, onNew, onOn }) {
  const best = paper.players.reduce((most, { amount }) => Math.max(most, amount), 0);
  const leaders = paper.players.filter(({ amount }) => amount === best && best > 0);
  return html`<div class="ending">
    <div class="laurel felt under-bar">
      <${Wreath} />
      <h2>
        ${leaders.map(({ name }, i) => html`${i > 0 ? " & " : ""}<bdi>${name}</bdi>`)}
        ${leaders.length > 0 ? ` +${number(best)}` : t("the.evening")}
      </h2>
      <p>${t(`played.${paper.kind}`, { n: paper.sheets.length })}</p>
    </div>
    <div class="ending-paper">
      <section class="panel" aria-label=${t("settlement")}>
        <${Settlement} paper=${paper} />
        <${Totals} paper=${paper} />
      </section>
      <p class="ending-note">
        <button type="button" class="button quiet" onClick=${onShare}><${Icon} name="share" /> ${t("share")}</button>
        <button type="button" class="button quiet" onClick=${() => print()}>
          <${Icon} name="print" /> ${t("print")}
        </button>
      </p>
    </div>
    <footer class="foot">
      <div class="foot-row">
        <button type="button" class="button" onClick=${onOn}>${t("go.on.playing")}</button>
        <button type="button" class="button primary" onClick=${onNew}>${t(`new.${paper.kind}`)}</button>
      </div>
    </footer>
  </div>`;
}
