// Table cards with the codes that open the tables on phones, for printing: the director gives all tables new secrets, which are shown
// here once and nowhere else.
import { useEffect, useState } from "preact/hooks";
import { LogIn } from "../event/director.js";
import { errorWords } from "../errors.js";
import { html } from "../html.js";
import { seatName, t } from "../i18n.js";
import { Icon } from "../icons.js";
import { QrCode } from "../qr.js";
import { change, request, untilAnswered, useServer } from "../server.js";
import { Bar, Mark } from "../shell.js";

const linkOf = (secret) => `${location.origin}${location.pathname}#/table/${secret}`;
const isHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);

/** All tables of the last session that has a movement: "3", "A3". */
function tablesOf({ sessions }) {
  const rows = sessions.findLast(({ schedule }) => schedule)?.schedule ?? [];
  return [...new Set(rows.map(({ section = "", table }) => `${section}${table}`))];
}

/** A card for a table, half a page of paper: its number, the seats, the code, and instructions. */
export const TableCard = ({ event, table, secret }) =>
  html`<section class="table-card" aria-label=${t("table.n", { n: table })}>
    <div class="table-card-left">
      <p class="table-card-brand"><${Mark} /> <bdi>${event}</bdi></p>
      <div class="table-card-map">
        ${["N", "E", "S", "W"].map((seat) => html`<span key=${seat} class="seat-${seat}">${seatName(seat)}</span>`)}
        <b>${table}</b>
      </div>
    </div>
    <div class="table-card-code"><${QrCode} text=${linkOf(secret)} label=${t("cards.code", { n: table })} /></div>
    <ol>
      ${[1, 2, 3, 4].map((n) => html`<li key=${n}>${t(`cards.step.${n}`)}</li>`)}
    </ol>
  </section>`;

export function CardsPage({ id }) {
  const at = `events/${encodeURIComponent(id)}`;
  const { asking } = useServer();
  const [state, setState] = useState({});
  const { title, tables, cards, error, busy } = state;
  const fail = (reason) => setState((before) => ({ ...before, busy: false, error: reason }));
  useEffect(() => {
    let gone = false;
    untilAnswered(
      () => Promise.all([request(at), request(`${at}/schedule`)]),
      (reason) => !gone && (fail(reason), true),
    ).then(
      ([event, schedule]) => gone || setState({ title: event.event || id, tables: tablesOf(schedule) }),
      () => {}, // said
    );
    return () => {
      gone = true;
    };
  }, [id]);
  useEffect(() => {
    document.title = `${t("cards.title")} · Oddtrick`;
  }, []);
  async function make() {
    setState((before) => ({ ...before, busy: true, error: null }));
    try {
      const answer = await change(`${at}/tables`, { tables });
      setState((before) => ({ ...before, busy: false, cards: answer.tables }));
    } catch (reason) {
      fail(reason);
    }
  }
  return html`<div class="screen">
    <${Bar} door="event" title=${t("cards.title")} sub=${title} back="#/events/${encodeURIComponent(id)}" />
    <main id="content" tabindex="-1" class="page">
      ${error && html`<p class="notice bad" role="alert">${errorWords(error)}</p>`}
      ${
        tables &&
        html`<div class="no-print cards-make">
          <p>${tables.length === 0 ? t("cards.none") : t("cards.about")}</p>
          ${isHere && html`<p class="notice">${t("cards.here")}</p>`}
          ${
            tables.length > 0 &&
            html`<p class="page-actions">
              <button type="button" class="button ${cards ? "" : "primary"}" disabled=${busy} onClick=${make}>
                ${t("cards.make", { n: tables.length })}
              </button>
              ${
                cards &&
                html`<button type="button" class="button primary" onClick=${() => print()}>
                  <${Icon} name="print" /> ${t("cards.print")}
                </button>`
              }
            </p>`
          }
        </div>`
      }
      ${cards && html`<div class="table-cards">${cards.map((card) => html`<${TableCard} key=${card.table} event=${title} ...${card} />`)}</div>`}
    </main>
    ${asking && html`<${LogIn} />`}
  </div>`;
}
