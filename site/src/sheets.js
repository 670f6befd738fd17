// The evening on one page: its sheets, each with its deals; the players' gains and losses; the corrections.
import { Deals } from "./deals.js";
import { Dialog } from "./dialog.js";
import { errorWords } from "./errors.js";
import { html } from "./html.js";
import { colon, t } from "./i18n.js";
import { blank, PaperSheet } from "./paper.js";
import { signed, Suits } from "./suits.js";

/** The name of the game. */
export const game = (kind) => t(`game.${kind}`);
/** A sheet by its number: "Rubber 2". */
export const sheetName = (kind, n) => t(`sheet.${kind}`, { n });

/** How deals are counted on the sheet: by their number in the log, without those that were taken back. */
export function countDeals(paper) {
  const numbers = new Map();
  for (const { rows } of paper.sheets)
    for (const row of rows) if (!row.void && !row.end) numbers.set(row.deal, numbers.size + 1);
  return { numbers, next: numbers.size + 1 };
}

/** Games that each side has won on a sheet. */
export const gamesWon = ({ rows }) => ["we", "they"].map((side) => rows.filter((row) => row.game === side).length);

/** The sheets of the evening: one is shown on the screen, all are printed. */
export function Sheets({ paper, shown, numbers, onShow, onOpen, fresh }) {
  const { next } = paper;
  const begun = paper.sheets.some(({ number }) => number === next.number) || shown !== next.number;
  const list = begun ? paper.sheets : [...paper.sheets, blank(next.names, next.number)];
  const several = list.length > 1;
  return html`<div class="sheets">
    ${
      several &&
      html`<nav class="tabs" aria-label=${t("sheets.of.evening")}>
        ${list.map(
          (sheet) =>
            html`<button
              key=${sheet.number}
              type="button"
              class="tab"
              aria-pressed=${sheet.number === shown}
              onClick=${() => onShow(sheet.number)}
            >
              ${sheetName(paper.kind, sheet.number)}
            </button>`,
        )}
      </nav>`
    }
    ${list.map(
      (sheet) =>
        html`<div
          key=${sheet.number}
          class="sheet-and-deals ${sheet.number === shown ? "" : "only-print"} ${sheet.rows.length === 0 ? "no-print" : ""}"
        >
          <${PaperSheet}
            sheet=${sheet}
            imps=${paper.imps}
            fresh=${fresh}
            numbers=${numbers}
            heading=${several ? sheetName(paper.kind, sheet.number) : null}
          />
          <${Deals} sheet=${sheet} heading=${t("deals.of")} numbers=${numbers} onOpen=${onOpen} />
        </div>`,
    )}
  </div>`;
}

/** The plus and minus of each player: over the evening, and on one sheet of it. */
export function Settlement({ paper, sheet }) {
  if (paper.players.length === 0) return null;
  const onSheet = (name) => sheet.players.find((player) => player.name === name)?.amount ?? null;
  const look = (n) => (n < 0 ? "minus" : "");
  return html`<table class="settle">
    <thead>
      <tr>
        <th scope="col">${t(paper.imps ? "in.imps" : "in.hundreds")}</th>
        ${sheet && html`<th scope="col">${t(`one.${paper.kind}`)}</th>`}
        <th scope="col">${t("evening")}</th>
      </tr>
    </thead>
    <tbody>
      ${paper.players.map(({ name, amount }) => {
        const here = sheet ? onSheet(name) : null;
        return html`<tr key=${name}>
          <th scope="row">
            <span class="ava ${(here ?? amount) > 0 ? "win" : ""}" aria-hidden="true">${[...name][0]}</span>
            <bdi>${name}</bdi>
          </th>
          ${sheet && html`<td class=${look(here)}>${here === null ? "" : signed(here)}</td>`}
          <td class="tot ${look(amount)}">${signed(amount)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** The points of each rubber or Chicago; the current one in detail below. */
export const Totals = ({ paper, children }) =>
  html`<table class="settle">
    <thead>
      <tr>
        <th scope="col">${t("points")}</th>
        <th scope="col">${t("we")}</th>
        <th scope="col">${t("they")}</th>
      </tr>
    </thead>
    <tbody>
      ${paper.sheets.map(
        ({ number, total }) =>
          html`<tr key=${number}>
            <th scope="row">${sheetName(paper.kind, number)}</th>
            <td>${total[0]}</td>
            <td>${total[1]}</td>
          </tr>`,
      )}
    </tbody>
    ${children}
  </table>`;

/** The evening's plus and minus. */
export function Evening({ paper }) {
  if (paper.players.length === 0 && paper.sheets.length < 2) return null;
  return html`<section class="panel evening" aria-labelledby="evening">
    <h2 id="evening">${t("the.evening")}</h2>
    <div class="two">
      <${Settlement} paper=${paper} />
      ${
        paper.sheets.length > 1 &&
        html`<${Totals} paper=${paper}>
          <tfoot>
            <tr>
              <th scope="row">${t("total")}</th>
              <td>${paper.total[0]}</td>
              <td>${paper.total[1]}</td>
            </tr>
          </tfoot>
        <//>`
      }
    </div>
    ${paper.unsettled > 0 && html`<p class="soft">${t("unsettled", { n: paper.unsettled })}</p>`}
  </section>`;
}

/** Lines of the log that cannot be read. */
export function LeftOut({ paper }) {
  if (paper.error_count === 0) return null;
  return html`<section class="panel left-out">
    <h2>${t("left.out")}</h2>
    <ul>
      ${paper.errors.map((e) => html`<li key=${e.line}>${t("line.column", { line: e.line, column: e.column })}${colon()}${errorWords(e)}</li>`)}
    </ul>
  </section>`;
}

/** What was corrected and taken back, with the lines of the log. */
export function HistoryDialog({ paper, log, onClose }) {
  return html`<${Dialog} title=${t("history")} onClose=${onClose}
    ><div class="dialog-body history">
      ${paper.corrections.length === 0 && html`<p>${t("history.none")}</p>`}
      <ul>
        ${paper.corrections.map((line) => html`<li key=${line}><${Suits} text=${line[0].toUpperCase() + line.slice(1)} /></li>`)}
      </ul>
      <h3>${t("history.log")}</h3>
      <pre>${log}</pre>
    </div><//
  >`;
}
