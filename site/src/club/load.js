// The pages of a club are fetched when one is first opened: their module, their words, and their looks.
import { addWords } from "../i18n.js";

let style;

export const addClubStyle = () =>
  (style ??= new Promise((done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: document.documentElement.dataset.club, onload: done });
    link.onerror = () => ((style = undefined), link.remove(), fail(new Error(link.href)));
    document.body.append(link); // after the other style sheets, which it extends
  }));

/** The module of the pages: {ClubPage, ClubView}. */
export const loadClub = () =>
  Promise.all([import("./pages.js"), ...["event", "work", "table", "desk"].map(addWords), addClubStyle()]).then(
    ([pages]) => pages,
  );
