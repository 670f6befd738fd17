// The last step before the first round: codes for the tables, what is printed, and the start.
import { useState } from "preact/hooks";
import { html } from "../html.js";
import { colon, idWords, number, sideLetters, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { change, isDirector, useServer } from "../server.js";
import { namesAt, to } from "../event/use.js";
import { TableCard } from "../table/cards.js";
import { keepSecret, linkOf, secretKept } from "./door.js";
import { Failed, useAttempt } from "./members.js";
import { moveName, usePlan } from "./moves.js";
import { isEmpty, sessionOf, shownEntry, tableName } from "./places.js";

/** Secrets of tables that this browser knows: {table: secret}. */
function useSecrets(id, tables) {
  const read = () =>
    Object.fromEntries(tables.map((table) => [table, secretKept(id, `table ${table}`)]).filter(([, secret]) => secret));
  const [, draw] = useState(0);
  const put = (list) => {
    for (const { table, secret } of list) keepSecret(id, `table ${table}`, secret);
    draw((n) => n + 1);
  };
  return [read(), put];
}

/** Codes of the tables: issued, issued again, and revoked. */
export function TableCodes({ id, title, tables, secrets: [secrets, put], onPrint }) {
  const [run, error, busy] = useAttempt();
  const give = (list) => run(async () => put((await change(`events/${id}/tables`, { tables: list })).tables));
  const revoke = (list) =>
    run(async () => {
      await change(`events/${id}/tables/revoke`, { tables: list });
      put(list.map((table) => ({ table, secret: null })));
    });
  const known = tables.filter((table) => secrets[table]);
  const without = tables.filter((table) => !secrets[table]); // a table that was added later
  return html`<section class="panel codes">
      <h2>${t("desk.codes")}</h2>
      <p class="soft">${t("desk.codes.about")}</p>
      <p class="start-buttons">
        <button
          type="button"
          class="button ${known.length === 0 ? "primary" : ""}"
          disabled=${busy || tables.length === 0}
          onClick=${() => give(tables)}
        >
          ${t(known.length === 0 ? "desk.codes.make" : "desk.codes.again", { n: tables.length })}
        </button>
        ${
          known.length > 0 &&
          without.length > 0 &&
          html`<button type="button" class="button primary" disabled=${busy} onClick=${() => give(without)}>
            ${t("desk.codes.make", { n: without.length })}
          </button>`
        }
        ${known.length > 0 && html`<button type="button" class="button primary" onClick=${() => onPrint("tables")}><${Icon} name="print" /> ${t("desk.codes.print")}</button>`}
        ${known.length > 0 && html`<button type="button" class="button" disabled=${busy} onClick=${() => revoke(tables)}>${t("desk.codes.revoke")}</button>`}
      </p>
      <${Failed} error=${error} />
      ${
        known.length > 0 &&
        html`<ul class="plain code-rows">
          ${known.map(
            (table) =>
              html`<li key=${table}>
                <a href=${linkOf("table", secrets[table])} target="_blank" rel="noopener"
                  >${t("desk.table.n", { n: table })}</a
                >
                <button type="button" class="button quiet" disabled=${busy} onClick=${() => give([table])}>
                  ${t("desk.code.new")}
                </button>
                <button type="button" class="button quiet" disabled=${busy} onClick=${() => revoke([table])}>
                  ${t("desk.code.revoke")}
                </button>
              </li>`,
          )}
        </ul>`
      }
    </section>
    <div class="only-print print-tables table-cards">
      ${known.map((table) => html`<${TableCard} key=${table} event=${title} table=${table} secret=${secrets[table]} />`)}
    </div>`;
}

const range = (boards) =>
  boards.length === 0 ? "" : boards.length === 1 ? `${boards[0]}` : `${boards[0]}–${boards.at(-1)}`;

/** Where a contestant goes, round by round. */
function GuideCard({ about, contestant, rows, name }) {
  const { key } = contestant;
  const own = rows
    .filter(({ ns, ew }) => [...ns.split("+"), ...ew.split("+")].some((id) => id.toUpperCase() === key.toUpperCase()))
    .sort((a, b) => a.round - b.round);
  const sideAt = ({ ns }) => (ns.split("+").some((id) => id.toUpperCase() === key.toUpperCase()) ? "ns" : "ew");
  const opponents = (row) => {
    const other = sideAt(row) === "ns" ? "ew" : "ns";
    return namesAt(about, row[other].replace(/^(NS|EW)(?=\d)/i, about.winners === 2 ? "" : "$1"), other.toUpperCase());
  };
  return html`<section class="guide-card">
    <p class="soft">${about.event}</p>
    <h2>${name}</h2>
    <p><bdi>${shownEntry({ team: contestant.team ?? "", names: contestant.names })}</bdi></p>
    <table>
      <thead>
        <tr>
          ${["round", "table", "sit", "against", "boards"].map((column) => html`<th key=${column} scope="col">${t(`desk.guide.${column}`)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${own.map(
          (row) =>
            html`<tr key=${row.round}>
              <td>${row.round}</td>
              <td><b>${tableName(row)}</b></td>
              <td>${sideLetters(sideAt(row))}</td>
              <td><bdi>${opponents(row)}</bdi></td>
              <td>${range(row.boards)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** Prints one kind of paper: everything else on the page is hidden meanwhile. */
function printOnly(what) {
  document.documentElement.dataset.printing = what;
  addEventListener("afterprint", () => delete document.documentElement.dataset.printing, { once: true });
  print();
}

export function StartStep({ source, about, setup, tables }) {
  const server = useServer();
  const directs = source.id !== undefined && isDirector(server);
  const { contest, rows, places, entries, line } = setup;
  const [run, error, busy] = useAttempt();
  // A Swiss has tables even before it is drawn.
  const { value: made } = usePlan("make", tables.length === 0 && line ? line.replace(/^movement /, "") : "");
  const all = tables.length > 0 ? tables : Array.from({ length: made?.tables ?? 0 }, (_, i) => String(i + 1));
  const cells = places.flatMap(({ cells: list }) => list);
  const empty = cells.filter(({ key }) => isEmpty(entries(key)));
  const secrets = useSecrets(source.id, all);
  const codes = all.filter((table) => secrets[0][table]).length;
  const movement = sessionOf(setup.schedule)
    ? moveName(sessionOf(setup.schedule))
    : line && html`<code>${line.replace(/^movement /, "")}</code>`;
  const readiness = [
    [line, line ? movement : t("desk.ready.no-movement")],
    [
      empty.length === 0,
      empty.length === 0
        ? t("desk.ready.names")
        : t("desk.ready.empty", { n: empty.length, keys: empty.map(({ key }) => idWords(key)).join(", ") }),
    ],
    directs &&
      all.length > 0 && [codes === all.length, `${t("desk.codes")}${colon()}${number(codes)} / ${number(all.length)}`],
  ].filter(Boolean);
  const start = () =>
    run(async () => {
      // Only a server has a clock; an event without a server needs none.
      if (directs && rows.length > 0) await change(`events/${source.id}/clock`, { action: "start" });
      location.hash = to("desk");
    });
  return html`<div class="start-step">
    <section class="panel">
      <h2>${t("desk.ready")}</h2>
      <ul class="plain ready">
        ${readiness.map(([done, words], i) => html`<li key=${i}>${done ? html`<b>✓</b>` : html`<i aria-hidden="true">○</i>`}<span>${words}</span></li>`)}
      </ul>
      <${Failed} error=${error} />
      <p class="start-buttons">
        <button type="button" class="button primary big" disabled=${busy || !line} onClick=${start}>
          ${t(rows.length > 0 ? "desk.start" : "desk.start.draw")}
        </button>
        ${directs && html`<a class="button" href=${to("desk")}>${t("desk.start.later")}</a>`}
      </p>
    </section>
    ${directs && html`<${TableCodes} id=${source.id} title=${about.event} tables=${all} secrets=${secrets} onPrint=${printOnly} />`}
    ${
      rows.length > 0 &&
      html`<section class="panel">
          <h2>${t("desk.guides")}</h2>
          <p class="soft">${t("desk.guides.about")}</p>
          <p class="start-buttons">
            <button type="button" class="button" onClick=${() => printOnly("guides")}>
              <${Icon} name="print" /> ${t("desk.guides.print")}
            </button>
          </p>
        </section>
        <div class="only-print print-guides">
          ${about.contestants.map((c) => html`<${GuideCard} key=${c.key} about=${about} contestant=${c} rows=${rows} name=${t(`desk.${contest}.n`, { key: idWords(c.key) })} />`)}
        </div>`
    }
  </div>`;
}
