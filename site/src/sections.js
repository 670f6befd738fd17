// The catalogues of pages that are loaded later: the director's work, the phones at the tables, the desk. i18n.js loads this list with the
// first of them.
export const sections = {
  work: {
    en: () => import("./lang/work.en.js"),
    fr: () => import("./lang/work.fr.js"),
    de: () => import("./lang/work.de.js"),
    nl: () => import("./lang/work.nl.js"),
    pl: () => import("./lang/work.pl.js"),
    es: () => import("./lang/work.es.js"),
    it: () => import("./lang/work.it.js"),
    sv: () => import("./lang/work.sv.js"),
  },
  table: {
    en: () => import("./lang/table.en.js"),
    fr: () => import("./lang/table.fr.js"),
    de: () => import("./lang/table.de.js"),
    nl: () => import("./lang/table.nl.js"),
    pl: () => import("./lang/table.pl.js"),
    es: () => import("./lang/table.es.js"),
    it: () => import("./lang/table.it.js"),
    sv: () => import("./lang/table.sv.js"),
  },
  desk: {
    en: () => import("./lang/desk.en.js"),
    fr: () => import("./lang/desk.fr.js"),
    de: () => import("./lang/desk.de.js"),
    nl: () => import("./lang/desk.nl.js"),
    pl: () => import("./lang/desk.pl.js"),
    es: () => import("./lang/desk.es.js"),
    it: () => import("./lang/desk.it.js"),
    sv: () => import("./lang/desk.sv.js"),
  },
};
