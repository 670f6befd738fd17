// The door: players open a link with their phones to say that they have arrived. The director sees them arrive, and seats them.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";
import { QrCode } from "../qr.js";
import { change, newKey, request, requestAtTable } from "../server.js";
import { Bar } from "../shell.js";
import { readStored, writeStored } from "../stored.js";
import { Failed, useAttempt } from "./members.js";
import { memberOf } from "./members_list.js";
import { isName } from "./name_field.js";
import { nobodyOf, shownEntry } from "./places.js";

// ---- For the director ----------------------------------------------------------------------------------------------------

/** The address of a page with a secret. */
export const linkOf = (page, ...parts) => `${location.href.split("#")[0]}#/${[page, ...parts].join("/")}`;

/** A secret that this browser received: the server stores only its hash. */
const secretName = (id, what) => `oddtrick/secret/${id}/${what}`;
export const secretKept = (id, what) => readStored(secretName(id, what));
export const keepSecret = (id, what, secret) => writeStored(secretName(id, what), secret || null);

/** Who has signed in, asked again every few seconds: {arrivals, ask, put}. */
export function useArrivals(id, may) {
  const [arrivals, setArrivals] = useState([]);
  const put = ({ arrivals: list }) => setArrivals(list.sort((a, b) => (a.time < b.time ? -1 : 1)));
  useEffect(() => {
    if (!id || !may) return undefined;
    let gone = false;
    const ask = () =>
      !document.hidden &&
      request(`events/${id}/arrivals`).then(
        (answer) => !gone && put(answer),
        () => {},
      );
    ask();
    const timer = setInterval(ask, 3000);
    return () => ((gone = true), clearInterval(timer));
  }, [id, may]);
  return { arrivals, put };
}

/** The names of an arrival: numbers of members become their names; an unknown number stays as it is. */
export function namesOf({ names, numbers }, members) {
  return names.map((name, i) => memberOf(members, numbers[i] ?? "")?.name ?? name);
}

/** The link with its code, and those who wait; onSeat gets an entry, and returns where it was put. */
export function Door({ id, contest, members, arrivals, put, onSeat }) {
  const [secret, setSecret] = useState(() => secretKept(id, "door"));
  const [run, error, busy] = useAttempt();
  const open = () =>
    run(async () => {
      const { tables } = await change(`events/${id}/tables`, { tables: ["door"] });
      keepSecret(id, "door", tables[0].secret);
      setSecret(tables[0].secret);
    });
  const close = () =>
    run(async () => {
      await change(`events/${id}/tables/revoke`, { tables: ["door"] });
      keepSecret(id, "door", null);
      setSecret(null);
    });
  const accept = (one) =>
    run(async () => {
      const place = await onSeat({ team: one.team, names: namesOf(one, members) });
      if (place) put(await change(`events/${id}/arrivals`, { key: one.key, place }));
    });
  const remove = (one) => run(async () => put(await change(`events/${id}/arrivals`, { key: one.key })));
  const waiting = arrivals.filter(({ place }) => place === "");
  const link = secret && linkOf("door", contest, secret);
  return html`<section class="panel door-panel">
    <div class="panel-head">
      <h2>${t("desk.door")}</h2>
      ${secret && html`<button type="button" class="button quiet" disabled=${busy} onClick=${close}>${t("desk.door.close")}</button>`}
    </div>
    ${
      secret
        ? html`<div class="door-link">
            <${QrCode} text=${link} label=${t("desk.door.code")} />
            <p>${t("desk.door.about")} <a href=${link} target="_blank" rel="noopener">${t("desk.door.open")}</a></p>
          </div>`
        : html`<p class="soft">${t("desk.door.why")}</p>
            <button type="button" class="button" disabled=${busy} onClick=${open}>${t("desk.door.make")}</button>`
    }
    <${Failed} error=${error} />
    ${
      waiting.length > 0 &&
      html`<h3>${t("desk.arrived", { n: waiting.length })}</h3>
        <ul class="plain arrivals">
          ${waiting.map((one) => {
            const names = namesOf(one, members);
            const unknown = names.some((name) => name === "");
            return html`<li key=${one.key}>
              <span>
                <b><bdi>${shownEntry({ team: one.team, names }) || "–"}</bdi></b>
                ${unknown && html`<small>${t("desk.door.unknown", { numbers: one.numbers.filter((number, i) => number && names[i] === "").join(", ") })}</small>`}
              </span>
              <button type="button" class="button primary" disabled=${busy || unknown} onClick=${() => accept(one)}>
                ${t("desk.door.seat")}
              </button>
              <button type="button" class="icon-button" aria-label=${t("desk.remove")} onClick=${() => remove(one)}>
                <${Icon} name="close" />
              </button>
            </li>`;
          })}
        </ul>`
    }
  </section>`;
}

// ---- For players ---------------------------------------------------------------------------------------------------------

/** The key of this phone's arrival, which stays the same when the page is opened again. */
const keyAt = (secret) => {
  const name = `oddtrick/arrival/${secret.slice(0, 16)}`;
  const key = readStored(name) ?? newKey();
  writeStored(name, key);
  return key;
};

/** A membership number: one word with a digit. Names have none. */
const isNumber = (text) => /^\S*\d\S*$/.test(text) && text.length <= 24;

const contests = ["pairs", "teams", "individuals"];

/** The page that the code at the door opens. */
export function DoorPage({ contest: given, secret = "" }) {
  const contest = contests.includes(given) ? given : "pairs";
  const [key] = useState(() => keyAt(secret));
  const [seen, setSeen] = useState(null);
  const [gone, setGone] = useState(null);
  const [team, setTeam] = useState("");
  const [people, setPeople] = useState(() => nobodyOf(contest).names);
  const [again, setAgain] = useState(false);
  const [run, error, busy] = useAttempt();
  useEffect(() => {
    let ended = false;
    const ask = () =>
      requestAtTable(secret, `door?key=${key}`).then(
        (answer) => !ended && setSeen(answer),
        (reason) => !ended && reason.status === 401 && setGone(reason),
      );
    ask();
    const timer = setInterval(() => !document.hidden && ask(), 5000);
    return () => ((ended = true), clearInterval(timer));
  }, [secret]);
  const set = (i) => (event) => setPeople((before) => before.map((one, at) => (at === i ? event.target.value : one)));
  const filled = people.map((one) => one.trim()).filter(Boolean);
  const good = filled.length >= (contest === "individuals" ? 1 : 2) && people.every(isName) && isName(team);
  const send = (event) => {
    event.preventDefault();
    run(async () => {
      setSeen(
        await requestAtTable(secret, "door/arrivals", {
          names: filled.map((one) => (isNumber(one) ? "" : one)),
          numbers: filled.map((one) => (isNumber(one) ? one : "")),
          team: team.trim(),
          key,
        }),
      );
      setAgain(false);
    });
  };
  const { arrival } = seen ?? {};
  const body = () => {
    if (gone) return html`<p class="notice bad" role="alert">${t("desk.door.ended")}</p>`;
    if (arrival && !again)
      return html`<section class="panel arrived" role="status">
        <p class="soft">
          <bdi>${shownEntry({ ...arrival, names: arrival.names.map((name, i) => name || arrival.numbers[i]) })}</bdi>
        </p>
        <p class="hero">${arrival.place || t("desk.door.wait")}</p>
        <p>${t(arrival.place ? "desk.door.placed" : "desk.door.soon")}</p>
        ${!arrival.place && html`<button type="button" class="button" onClick=${() => setAgain(true)}>${t("desk.door.change")}</button>`}
      </section>`;
    return html`<form class="panel fields" onSubmit=${send}>
      <h2>${t("desk.door.who")}</h2>
      <p class="soft">${t("desk.door.hint")}</p>
      ${
        contest === "teams" &&
        html`<label class="field"
          >${t("desk.team")}<input
            type="text"
            required
            maxlength="60"
            value=${team}
            onInput=${(event) => setTeam(event.target.value)}
        /></label>`
      }
      ${people.map(
        (one, i) =>
          html`<label class="field door-person" key=${i}
            >${t("desk.door.player", { n: i + 1 })}<input
              type="text"
              autocomplete="off"
              autocapitalize="words"
              maxlength="60"
              value=${one}
              onInput=${set(i)}
          /></label>`,
      )}
      ${!people.every(isName) && html`<p class="error" role="alert">${t("desk.name.signs")}</p>`}
      <${Failed} error=${error} />
      <button type="submit" class="button primary big" disabled=${!good || busy}>${t("desk.door.send")}</button>
    </form>`;
  };
  return html`<${Bar} title=${seen?.event ?? t("desk.door")} />
    <main id="content" tabindex="-1" class="page narrow club-page">${body()}</main>`;
}
