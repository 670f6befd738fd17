// The pages of a club are fetched when one is first opened: their module, their words, and their looks.
import { addWords } from "../i18n.js";

const styles = new Map();

function addStyle(name) {
  const add = (done, fail) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: document.documentElement.dataset[name], onload: done });
    link.onerror = () => (styles.delete(name), link.remove(), fail(new Error(link.href)));
    document.body.append(link); // behind the other looks, which it goes on from
  };
  if (!styles.has(name)) styles.set(name, new Promise(add));
  return styles.get(name);
}

/** The looks of the phone at a table, and those of a club, which go on from them. */
export const addTableStyle = () => addStyle("table");
export const addClubStyle = () => Promise.all([addTableStyle(), addStyle("club")]);

/** The module of the pages: {ClubPage, ClubView}. */
export const loadClub = () =>
  Promise.all([import("./pages.js"), ...["event", "work", "table", "desk"].map(addWords), addClubStyle()]).then(
    ([pages]) => pages,
  );
