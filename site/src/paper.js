// The score sheet, We and They, as on paper: draws every entry where the engine says.
import { html } from "./html.js";
import { t } from "./i18n.js";

const rows = (length) => Array.from({ length }, (_, i) => i);
const roomAbove = 4; // rows above the line, some perhaps empty, so that the sheet looks like one

function Mark({ mark, fresh, numbers }) {
  if (!mark) return html`<td></td>`;
  const name = t(`element.${mark.element}`);
  const label = mark.deal > 0 ? t("mark.of", { n: numbers?.get(mark.deal) ?? mark.deal, name }) : name;
  return html`<td title=${label}><span class=${mark.deal === fresh ? "fresh" : ""}>${mark.points}</span></td>`;
}

function Lines({ we, they, order, ...more }) {
  return order.map(
    (i) =>
      html`<tr key=${i}>
        <${Mark} mark=${we[i]} ...${more} /><${Mark} mark=${they[i]} ...${more} />
      </tr>`,
  );
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

/** `numbers`: deals of the log as counted on the sheet. */
export function PaperSheet({ sheet, heading, fresh, imps, numbers }) {
  const [we, they] = sheet.names;
  const above = Math.max(roomAbove, sheet.above[0].length, sheet.above[1].length);
  return html`<div class="paper">
    <table class="sheet ${sheet.rows.length === 0 ? "blank" : ""}">
      <caption class="unseen">
        ${heading ?? t("score.sheet")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("we")}${we && html`<bdi>${we}</bdi>`}</th>
          <th scope="col">${t("they")}${they && html`<bdi>${they}</bdi>`}</th>
        </tr>
      </thead>
      ${
        !imps &&
        html`<tbody class="above">
          <${Lines}
            we=${sheet.above[0]}
            they=${sheet.above[1]}
            order=${rows(above).reverse()}
            fresh=${fresh}
            numbers=${numbers}
          />
        </tbody>`
      }
      ${sheet.games.map(
        ([ours, theirs], i) =>
          html`<tbody key=${i} class="below ${i < sheet.won ? "won" : ""}">
            <${Lines}
              we=${ours}
              they=${theirs}
              order=${rows(Math.max(ours.length, theirs.length, 1))}
              fresh=${fresh}
              numbers=${numbers}
            />
          </tbody>`,
      )}
      <tfoot>
        <tr>
          <td><span>${sheet.total[0]}</span></td>
          <td><span>${sheet.total[1]}</span></td>
        </tr>
      </tfoot>
    </table>
  </div>`;
}
