// The pages of a club are fetched when one is first opened: their module, their words, and their looks.
import { addWords } from "../i18n.js";
import { addStyle } from "../styles.js";

/** The looks of the phone at a table, and those of a club, which go on from them and from those of a director. */
export const addTableStyle = () => addStyle("table");
export const addClubStyle = () => Promise.all(["desk", "table", "club"].map(addStyle));

/** The module of the pages: {ClubPage, ClubView}. */
export const loadClub = () =>
  Promise.all([import("./pages.js"), ...["event", "work", "table", "desk"].map(addWords), addClubStyle()]).then(
    ([pages]) => pages,
  );
