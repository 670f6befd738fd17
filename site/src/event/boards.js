// The boards: a list to choose from, and one board with its cards, its results, and what happened at the tables.
import { useEffect } from "preact/hooks";
import { html } from "../html.js";
import { seatName, t, within } from "../i18n.js";
import { Icon } from "../icons.js";
import { useSteps } from "../steps.js";
import { Auction } from "./auction.js";
import { BoardNumber, boardOf } from "./board_head.js";
import { Frequency } from "./charts.js";
import { Hands } from "./hands.js";
import { later } from "./later.js";
import { Leads } from "./leads.js";
import { useMe } from "./me.js";
import { Corrected, Traveller, viewOf } from "./traveller.js";
import { Card, namesAt, Result, shown, points, to, useAnswer, vulWord } from "./use.js";

const Replay = later(() => import("./replay.js"), "Replay");

// All boards, to choose one; my score for each is below it.
function Choose({ source, about, me }) {
  const { value } = useAnswer(source, me ? `card ${me.key}` : null);
  const mine = new Map(value?.cards[0].results.map((row) => [row.board, row]));
  return html`<section class="sheet-part choose" aria-label=${t("event.boards")}>
    <ol>
      ${about.boards.map((one) => {
        const row = mine.get(one.board);
        const figure = row && (row.percent !== undefined ? `${shown(row.percent)} %` : points(row.value));
        return html`<li key=${one.board}>
          <a href=${to(`boards/${one.board}`)}>
            <span class="unseen">${t("event.board")} </span><${BoardNumber} ...${one} /><span class="unseen"
              >, ${vulWord(one.vul)}</span
            >
            <small>${figure ?? (one.lines < about.expected ? `${one.lines} / ${about.expected}` : "")}</small>
          </a>
        </li>`;
      })}
    </ol>
    <p class="pad"><a class="button quiet" href=${to("boards/all")}>${t("event.boards.print")}</a></p>
  </section>`;
}

/** What happened at the tables: an auction, and the tables whose auction or play can be replayed. */
function Tables({ about, board, me }) {
  const known = board.results.filter((row) => row.auction || row.play);
  if (known.length === 0) return null;
  const mine = known.find((row) => [row.ns, row.ew].some((id) => me && id.split("+").includes(me.id))) ?? known[0];
  return html`<section class="sheet-part tables-known" aria-labelledby="tables-${board.board}">
    <div class="linehead"><h2 id="tables-${board.board}">${t("event.tables")}</h2></div>
    ${
      mine.auction &&
      html`<div class="pad">
        <${Auction}
          auction=${mine.auction}
          caption=${html`<bdi>${namesAt(about, mine.ns, "NS")}</bdi> –${" "}
            <bdi>${namesAt(about, mine.ew, "EW")}</bdi>:${" "}
            <${Result}
              text=${mine.result}
            />${mine.lead && html`, ${within(t("event.lead"))} <${Card} text=${mine.lead} />`}`}
        />
      </div>`
    }
    <ul class="rows-to screen-only">
      ${known.map(
        (row) =>
          html`<li key=${row.line}>
            <a href=${to(`boards/${board.board}/replay/${row.line}`)}>
              <span><bdi>${namesAt(about, row.ns, "NS")}</bdi> – <bdi>${namesAt(about, row.ew, "EW")}</bdi></span>
              <b><${Result} text=${row.result} /></b>
              <small>${t(row.play ? (row.auction ? "event.has.both" : "event.has.play") : "event.has.auction")}</small>
              <${Icon} name="next" />
            </a>
          </li>`,
      )}
    </ul>
  </section>`;
}

const seen = new Set(); // addresses of boards that were drawn

function Board({ source, about, board, brief, query, writes, onCorrect }) {
  const me = useMe(source, about);
  const { top, datum, deals, history, results } = board;
  // Whoever comes back finds the rows where they were. What is below them is drawn last.
  const address = to(`boards/${board.board}`);
  const drawn = useSteps(2 * results.length, brief || seen.has(address));
  const whole = drawn >= 2 * results.length;
  useEffect(() => void (whole && seen.add(address)), [whole, address]);
  const facts = [
    top !== undefined && t("event.top", { n: shown(top) }),
    datum !== undefined && t("event.datum", { points: points(datum) }),
  ].filter(Boolean);
  return html`<article class="board-page" aria-labelledby="board-${board.board}">
    <h2 id="board-${board.board}" class=${brief ? "" : "unseen"}>
      ${t("event.board.n", { n: board.board })}
      ${brief && html`<small class="soft">${t("event.deals", { seat: seatName(board.dealer) })}, ${vulWord(board.vul)}</small>`}
    </h2>
    <div class="board-parts ${deals.length > 0 ? "with-hands" : ""}">
      ${deals.length > 0 && html`<div class="part-hands">${deals.map((deal, i) => html`<${Hands} key=${i} board=${board} deal=${deal} />${!brief && html`<${Leads} board=${board} deal=${deal} />`}`)}</div>`}
      <div class="part-results">
        <${Traveller} ...${{ about, board, drawn, me, query, writes, brief, onCorrect }} />
        ${whole && facts.length > 0 && html`<p class="soft facts">${facts.join(" · ")}</p>`}
      </div>
      <div class="part-more" aria-busy=${whole ? undefined : "true"}>
        ${
          whole &&
          html`<${Frequency} about=${about} board=${board} me=${me} side=${viewOf(me, results)} />
            <${Tables} about=${about} board=${board} me=${me} />
            <${Corrected} about=${about} history=${history} />`
        }
      </div>
    </div>
  </article>`;
}

export function Boards({ source, about, more, query, writes, onCorrect }) {
  const [which, sub, line] = more;
  const all = which === "all";
  const one = boardOf(about, which);
  const me = useMe(source, about);
  const words = all ? "boards" : one ? `board ${one.board}` : null;
  const { value, words: answered } = useAnswer(source, words);
  if (about.boards.length === 0) return html`<p class="hint soft">${t("event.boards.none")}</p>`;
  if (words === null)
    return html`${which !== undefined && which !== "" && html`<p class="notice">${t("event.board.unknown", { n: which })}</p>`}
      <${Choose} source=${source} about=${about} me=${me} />`;
  if (!value || (answered === "boards") !== all) return html`<div class="sheet-part waiting" aria-busy="true"></div>`;
  const row = sub === "replay" && value.boards[0].results.find((r) => r.line === Number(line));
  if (row)
    return html`<${Replay} about=${about} board=${value.boards[0]} row=${row} step=${Number(query.step ?? 0)} />`;
  return value.boards.map(
    (board) =>
      html`<${Board} key=${board.board} ...${{ source, about, board, brief: all, query, writes, onCorrect }} />`,
  );
}
