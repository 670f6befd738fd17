// Who is looking: "This is me", remembered on the device, and found by name in every event.
import { set, settings, useStore } from "../store.js";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";
import { contestantWord, keyOf } from "./use.js";

const plain = (name) => name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();

// In an event without names, the contestant is remembered.
const placeOf = (source, about) => source.id ?? `file:${about.event}`;

/** The reader's contestant in this event; undefined if there is none. */
export function useMe(source, about) {
  useStore();
  const { name, keys } = settings().me ?? {};
  const all = about.contestants.filter((c) => c.plays && !c.phantom);
  const key = keys?.[placeOf(source, about)];
  return (
    all.find((c) => c.key === key) ??
    (name ? all.find((c) => c.names.some((one) => plain(one) === plain(name))) : undefined)
  );
}

/** The reader's name; "" if unknown. */
export const myName = () => settings().me?.name ?? "";

export const isMyName = (name) => myName() !== "" && plain(name) === plain(myName());

function remember(source, about, contestant, name) {
  const { keys = {}, name: before = "" } = settings().me ?? {};
  set("me", { name: name || before, keys: { ...keys, [placeOf(source, about)]: contestant.key } });
}

function forget() {
  set("me", undefined);
}

/** Whether a line is that contestant's. */
export const isOf = (contestant, id, direction) =>
  contestant !== undefined &&
  id.split("+").includes(contestant.id) &&
  (contestant.direction === "" || contestant.direction === direction);

/** The side on which a contestant sat on a line; "" if it did not. */
export const sideOn = (contestant, row) =>
  isOf(contestant, row.ns, "NS") ? "NS" : isOf(contestant, row.ew, "EW") ? "EW" : "";

/** On a scorecard: marks it as the reader's, by the name of one of its players, or removes the mark. */
export function ThisIsMe({ source, about, contestant }) {
  const me = useMe(source, about);
  if (me && keyOf(me) === keyOf(contestant))
    return html`<p class="this-is-me is">
      <span class="chip you">${t("event.me.is")}</span>
      <button type="button" class="button quiet" onClick=${forget}>${t("event.me.not")}</button>
    </p>`;
  const names = contestant.names.length > 0 ? contestant.names : [""];
  return html`<p class="this-is-me">
    ${names.length > 1 && html`<span class="soft">${t("event.me.which")}</span>`}
    ${names.map(
      (name) =>
        html`<button
          key=${name}
          type="button"
          class="button"
          onClick=${() => remember(source, about, contestant, name)}
        >
          <${Icon} name="names" />
          ${names.length > 1 ? html`<bdi>${name}</bdi>` : t("event.me.this")}
        </button>`,
    )}
  </p>`;
}

/** A list of everybody: the one who is tapped is remembered. */
export function WhoAmI({ source, about, onChosen }) {
  const all = about.contestants
    .filter((c) => c.plays && !c.phantom)
    .flatMap((c) => (c.names.length > 0 ? c.names.map((name) => [c, name]) : [[c, ""]]))
    .sort(([, a], [, b]) => a.localeCompare(b));
  return html`<section class="sheet-part who-am-i" aria-labelledby="who-am-i">
    <div class="linehead"><h2 id="who-am-i">${t("event.me.who")}</h2></div>
    <p class="soft pad">${t("event.me.kept")}</p>
    <ul class="people">
      ${all.map(
        ([c, name]) =>
          html`<li key=${c.key + name}>
            <button type="button" onClick=${() => (remember(source, about, c, name), onChosen(c))}>
              <bdi>${name || `${contestantWord(about)} ${c.key}`}</bdi>
            </button>
          </li>`,
      )}
    </ul>
  </section>`;
}
