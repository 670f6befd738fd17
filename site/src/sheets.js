// The evening on one page: its sheets, each with its deals; the players' plus and minus; what was corrected.
import { Deals } from "./deals.js";
import { vulnerable } from "./entry.js";
import { html } from "./html.js";
import { blank, PaperSheet } from "./paper.js";
import { signed, Suits } from "./suits.js";

// The name of the game, and of one sheet within a sentence.
export const games = { rubber: "Rubber bridge", chicago: "Chicago" };
export const inSentence = { rubber: "rubber", chicago: "Chicago" };

/** The sheets of the evening, of which one is shown on the screen and all are printed. */
export function Sheets({ paper, shown, onShow, onOpen, fresh }) {
  const several = paper.sheets.length > 1;
  const list = paper.sheets.length > 0 ? paper.sheets : [blank(paper.next.names, 1)];
  const playing = (sheet) => sheet.number === paper.next.number;
  return html`<div class="sheets">
    ${
      several &&
      html`<nav class="tabs" aria-label="Sheets of the evening">
        ${list.map(
          (sheet) =>
            html`<button
              key=${sheet.number}
              type="button"
              class="tab"
              aria-pressed=${sheet.number === shown}
              onClick=${() => onShow(sheet.number)}
            >
              ${paper.word} ${sheet.number}
            </button>`,
        )}
      </nav>`
    }
    ${list.map(
      (sheet) =>
        html`<div key=${sheet.number} class="sheet-and-deals ${sheet.number === shown ? "" : "only-print"}">
          <${PaperSheet}
            sheet=${sheet}
            imps=${paper.imps}
            fresh=${fresh}
            heading=${several ? `${paper.word} ${sheet.number}` : null}
            vulnerable=${playing(sheet) && !sheet.finished ? vulnerable(paper) : null}
          />
          <${Deals}
            sheet=${sheet}
            heading=${several ? `Deals of ${inSentence[paper.kind]} ${sheet.number}` : "Deals"}
            onOpen=${onOpen}
          />
        </div>`,
    )}
  </div>`;
}

/** The evening's plus and minus. */
export function Evening({ paper }) {
  if (paper.players.length === 0 && paper.sheets.length < 2) return null;
  return html`<section class="panel evening" aria-labelledby="evening">
    <h2 id="evening">The evening</h2>
    <div class="two">
      ${
        paper.players.length > 0 &&
        html`<table class="list">
          <caption>
            ${paper.imps ? "In IMPs" : "In hundreds"}
          </caption>
          <tbody>
            ${paper.players.map(
              (p) =>
                html`<tr key=${p.name}>
                  <th scope="row"><bdi>${p.name}</bdi></th>
                  <td class=${p.amount > 0 ? "plus" : p.amount < 0 ? "minus" : ""}>${signed(p.amount)}</td>
                </tr>`,
            )}
          </tbody>
        </table>`
      }
      ${
        paper.sheets.length > 1 &&
        html`<table class="list">
          <caption>
            Points
          </caption>
          <thead>
            <tr>
              <td></td>
              <th scope="col">We</th>
              <th scope="col">They</th>
            </tr>
          </thead>
          <tbody>
            ${paper.sheets.map(
              (s) =>
                html`<tr key=${s.number}>
                  <th scope="row">${paper.word} ${s.number}</th>
                  <td>${s.total[0]}</td>
                  <td>${s.total[1]}</td>
                </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>${paper.total[0]}</td>
              <td>${paper.total[1]}</td>
            </tr>
          </tfoot>
        </table>`
      }
    </div>
    ${paper.unsettled > 0 && html`<p class="soft">Not settled: ${paper.unsettled}, because the two sides do not have the same number of names.</p>`}
  </section>`;
}

export function History({ paper }) {
  if (paper.corrections.length === 0 && paper.error_count === 0) return null;
  return html`<section class="panel history">
    ${
      paper.error_count > 0 &&
      html`<h2 class="bad">Lines that are left out</h2>
        <ul>
          ${paper.errors.map((e) => html`<li key=${e.line}>Line ${e.line}, column ${e.column}: ${e.message}</li>`)}
        </ul>`
    }
    ${
      paper.corrections.length > 0 &&
      html`<h2>Corrections</h2>
        <ul>
          ${paper.corrections.map((line) => html`<li key=${line}><${Suits} text=${line[0].toUpperCase() + line.slice(1)} /></li>`)}
        </ul>`
    }
  </section>`;
}
