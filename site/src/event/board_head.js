// The heading of a board, and its number as shown everywhere.
import { html } from "../html.js";
import { seatName, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { to, vulWord } from "./use.js";

/** The board of that number. */
export const boardOf = (about, which) => about.boards.find((one) => one.board === Number(which));

/** The number of a board as on its case: red edges on the vulnerable sides. */
export const BoardNumber = ({ board, vul }) => html`<span class="bd vul-${vul}">${board}</span>`;

/** The head of a board, on felt: who deals, who is vulnerable, and links to its neighbours. */
export function BoardHead({ about, more: [which] }) {
  const one = boardOf(about, which);
  if (!one) return null;
  const at = about.boards.indexOf(one);
  const beside = (board, icon, label) =>
    board
      ? html`<a class="button" href=${to(`boards/${board.board}`)} aria-label="${label}: ${board.board}"
          ><${Icon} name=${icon}
        /></a>`
      : html`<span class="button" aria-disabled="true"><${Icon} name=${icon} /></span>`;
  return html`<div class="bnav">
    ${beside(about.boards[at - 1], "back", t("event.board.before"))}
    <a class="mid" href=${to("boards")} title=${t("event.boards.all")}>
      <${BoardNumber} ...${one} />
      <span class="mid-words">
        <b class="h2">${t("event.deals", { seat: seatName(one.dealer) })}</b>
        <span>${vulWord(one.vul)}</span>
      </span>
    </a>
    ${beside(about.boards[at + 1], "next", t("event.board.next"))}
  </div>`;
}
