// What stands on a page before it is there. index.html has the same, for the time before any script is.
import { html } from "./html.js";
import { t } from "./i18n.js";

export const Skeleton = () =>
  html`<div class="skeleton" role="status">
    <p class="soft">${t("loading")}</p>
    <i></i><i></i><i></i><i></i><i></i>
  </div>`;

/** A whole page that is not loaded yet. */
export const SkeletonPage = () =>
  html`<main id="content" tabindex="-1" class="page" aria-busy="true"><${Skeleton} /></main>`;
