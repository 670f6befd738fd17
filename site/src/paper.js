// The score sheet, We and They, as on paper. Draws what the engine says stands where.
import { html } from "./html.js";

const rows = (length) => Array.from({ length: Math.max(length, 1) }, (_, i) => i);

function Mark({ mark, fresh }) {
  if (!mark) return html`<td></td>`;
  const label = mark.deal > 0 ? `Deal ${mark.deal}: ${mark.name}` : mark.name;
  return html`<td title=${label}><span class=${mark.deal === fresh ? "fresh" : ""}>${mark.points}</span></td>`;
}

function Above({ above, fresh }) {
  const [we, they] = above;
  const lines = rows(Math.max(we.length, they.length)).reverse();
  return html`<tbody class="above">
    ${lines.map(
      (i) =>
        html`<tr key=${i}>
          <${Mark} mark=${we[i]} fresh=${fresh} /><${Mark} mark=${they[i]} fresh=${fresh} />
        </tr>`,
    )}
  </tbody>`;
}

function Game({ game, fresh, won }) {
  const [we, they] = game;
  return html`<tbody class=${won ? "below won" : "below"}>
    ${rows(Math.max(we.length, they.length)).map(
      (i) =>
        html`<tr key=${i}>
          <${Mark} mark=${we[i]} fresh=${fresh} /><${Mark} mark=${they[i]} fresh=${fresh} />
        </tr>`,
    )}
  </tbody>`;
}

/** The sheet before its first deal. */
export const blank = (names, number) => ({
  number,
  finished: false,
  names,
  above: [[], []],
  games: [[[], []]],
  won: 0,
  total: [0, 0],
  words: "",
  rows: [],
});

export function PaperSheet({ sheet, heading, fresh, imps, vulnerable }) {
  const [we, they] = sheet.names;
  const named = we !== "" || they !== "";
  return html`<div class="paper">
    <table class=${sheet.rows.length === 0 ? "sheet blank" : "sheet"}>
      <caption class=${heading ? "" : "unseen"}>
        ${heading ?? "Score sheet"}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            We${vulnerable?.[0] && html` <span class="vul-dot" title="vulnerable"><span class="unseen">vulnerable</span></span>`}
          </th>
          <th scope="col">
            They${vulnerable?.[1] && html` <span class="vul-dot" title="vulnerable"><span class="unseen">vulnerable</span></span>`}
          </th>
        </tr>
        ${
          named &&
          html`<tr class="names">
            <td><bdi>${we}</bdi></td>
            <td><bdi>${they}</bdi></td>
          </tr>`
        }
      </thead>
      ${!imps && html`<${Above} above=${sheet.above} fresh=${fresh} />`}
      ${sheet.games.map((game, i) => html`<${Game} key=${i} game=${game} fresh=${fresh} won=${i < sheet.won} />`)}
      <tfoot>
        <tr>
          <td><span>${sheet.total[0]}</span></td>
          <td><span>${sheet.total[1]}</span></td>
        </tr>
      </tfoot>
    </table>
    ${sheet.words && html`<p class=${sheet.finished ? "verdict" : "verdict soft"}>${sheet.words}</p>`}
  </div>`;
}
