// After play: until when results are provisional, and what has changed since they were first shown to everybody.
import { useEffect, useState } from "preact/hooks";
import { html } from "../html.js";
import { t } from "../i18n.js";
import { request } from "../server.js";
import { LineWords } from "./line_words.js";
import { moment, Result, to } from "./use.js";

/** "provisional until 20 Nov 2026, 22:00", in the reader's time; undefined while the event is played. */
export function statusWords({ status, corrections_until: until }) {
  if (status === "provisional" && until && Date.parse(until) <= Date.now()) return t("event.status.final");
  if (status === "provisional" && until) return t("event.status.until", { time: moment(until) });
  return status && t(`event.status.${status}`);
}

/** The changes with author and time, if a server knows them. */
function useChanges(source, changes) {
  const [known, setKnown] = useState({});
  const any = changes?.length > 0;
  useEffect(() => {
    let gone = false;
    if (any && source.id !== undefined)
      request(`events/${encodeURIComponent(source.id)}/changes`).then(
        (answer) => !gone && setKnown({ of: changes, list: answer.changes }),
        () => {}, // then only what the event knows is shown
      );
    return () => (gone = true);
  }, [source, source.version, any, changes]);
  return known.of === changes && known.list ? known.list : (changes ?? []);
}

const isResult = (change) => change.kind === "result";

/** A result, or another line in words. */
function What({ about, text, said, result }) {
  if (text === "") return html`<span class="soft">–</span>`;
  if (said) return html`<${LineWords} about=${about} said=${said} />`;
  return result ? html`<${Result} text=${text} />` : html`<bdi>${text}</bdi>`;
}

export function Changes({ source, about, changes }) {
  const list = useChanges(source, changes);
  if (list.length === 0) return null;
  return html`<section class="sheet-part pad changes" aria-label=${t("event.changes")}>
    <div class="linehead"><h2>${t("event.changes")}</h2></div>
    <ul class="plain">
      ${list.map(
        (change) =>
          html`<li key=${`${change.line} ${change.board ?? ""}`}>
            ${
              isResult(change) &&
              html`<a href=${to(`boards/${change.board}`)}>${t("event.board.n", { n: change.board })}</a>${" "}
                <bdi>${change.ns} – ${change.ew}</bdi>: `
            }
            ${
              change.was !== "" &&
              html`<span class="unseen">${t("event.changes.was")} </span
                ><s><${What} about=${about} text=${change.was} said=${change.was_said} result=${isResult(change)} /></s
                >${" → "}`
            }
            <span class="unseen">${t("event.changes.is")} </span>
            <b><${What} about=${about} text=${change.is} said=${change.is_said} result=${isResult(change)} /></b>
            <small class="soft"
              >${[change.when && moment(change.when), change.who, change.late && t("event.changes.late")].filter(Boolean).join(" · ")}</small
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
