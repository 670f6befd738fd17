// Loads the pages of a club when one is first opened: their module, their words and their styles.
import { addWords } from "../i18n.js";
import { addStyle } from "../styles.js";

/** The style of the phone at a table; of the wall and the table cards; and of a director's pages, which also use the others. */
export const addTableStyle = () => addStyle("table");
export const addRoomStyle = () => addStyle("room");
const addClubStyle = () => Promise.all(["desk", "table", "room", "club"].map(addStyle));

/** The module of the pages: {ClubPage, ClubView}. */
export const loadClub = () =>
  Promise.all([import("./pages.js"), ...["event", "work", "table", "desk"].map(addWords), addClubStyle()]).then(
    ([pages]) => pages,
  );
