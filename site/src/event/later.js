// Parts of the pages of events that are fetched when they are shown.
import { useLoaded } from "../again.js";
import { html } from "../html.js";
import { t } from "../i18n.js";

/** A part that readers of an event do not need at first: it is fetched when it is shown. */
export function later(load, name, waiting = () => html`<div class="sheet-part waiting" aria-busy="true"></div>`) {
  return (props) => {
    const { value, error } = useLoaded(load);
    const Part = value?.[name];
    if (error) return html`<p class="notice bad" role="alert">${t("page.not.loaded", { why: error.message })}</p>`;
    return Part ? html`<${Part} ...${props} />` : waiting(props);
  };
}
