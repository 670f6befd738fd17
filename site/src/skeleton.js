// What a page shows before it is loaded. index.html contains the same, for the time before any script runs.
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
