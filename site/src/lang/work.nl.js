// Dutch: what a director sees of an event: the line, the log, the settings. Loaded when one of them is shown; see site/src/i18n.js.
export default {
  "event.cancel": "Annuleren",
  "event.line": "Een regel voor het logboek",
  "event.completions": "Wat kan volgen",
  "event.keys": "Tab vult aan, Enter voegt toe, Escape wist.",
  "event.undo": "Ongedaan",
  "event.undo.this": "Dit terugnemen",
  "event.add": "Voeg toe",
  "event.added": "Toegevoegd: {line}",
  "event.added.n": {
    one: "{n} regel toegevoegd",
    other: "{n} regels toegevoegd",
  },
  "event.taken-back": "Teruggenomen door: {line}",
  "event.recent": "De laatste regels",
  "event.correct": "Verbeteren of arbitreren",
  "event.correct.line": "Verbeter regel {n}",
  "event.corrects": "verbetert regel {n}",
  "event.corrected-by": "verbeterd door regel {n}",
  "event.ranks.none": "Geen plaats verandert.",
  "event.ranks": {
    one: "{n} plaats verandert.",
    other: "{n} plaatsen veranderen.",
  },
  "event.winner": "Er is een andere winnaar.",
  "event.pasted.names": {
    one: "{n} regel met namen: klopt die?",
    other: "{n} regels met namen: kloppen ze?",
  },
  "event.pasted.lines": {
    one: "{n} regel: klopt die?",
    other: "{n} regels: kloppen ze?",
  },
  "event.pasted.add": {
    one: "{n} regel toevoegen",
    other: "{n} regels toevoegen",
  },
  "event.check.good": "Niets valt op: alle resultaten zijn er, en geen ervan wijkt af.",
  "event.log.about": {
    one: "{n} regel. Niets wordt overschreven: een latere regel verbetert een eerdere, en beide blijven.",
    other: "{n} regels. Niets wordt overschreven: een latere regel verbetert een eerdere, en beide blijven.",
  },
  "event.log.lines": "Regels",
  "event.log.earlier": "Eerder",
  "event.log.later": "Later",
  "event.settings.change":
    "Zo wordt dit toernooi berekend. Een wijziging geldt meteen voor alles en staat in het logboek.",
  "event.settings.read": "Zo wordt dit toernooi berekend.",
  "event.line.stays": "De winnaar blijft.",
  "event.line.new": "Hij verbetert niets: {who} hadden geen regel op spel {n}.",
};
