// German: what a director sees of an event: the line, the log, the settings. Loaded when one of them is shown; see site/src/i18n.js.
export default {
  "event.cancel": "Abbrechen",
  "event.line": "Eine Zeile fürs Protokoll",
  "event.completions": "Was folgen kann",
  "event.keys": "Tab ergänzt, Enter fügt hinzu, Escape leert.",
  "event.undo": "Rückgängig",
  "event.undo.this": "Dies zurücknehmen",
  "event.add": "Hinzufügen",
  "event.added": "Hinzugefügt: {line}",
  "event.added.n": {
    one: "{n} Zeile hinzugefügt",
    other: "{n} Zeilen hinzugefügt",
  },
  "event.taken-back": "Zurückgenommen durch: {line}",
  "event.recent": "Die letzten Zeilen",
  "event.correct": "Berichtigen oder entscheiden",
  "event.correct.line": "Zeile {n} berichtigen",
  "event.corrects": "berichtigt Zeile {n}",
  "event.corrected-by": "berichtigt durch Zeile {n}",
  "event.ranks.none": "Kein Rang ändert sich.",
  "event.ranks": {
    one: "{n} Rang ändert sich.",
    other: "{n} Ränge ändern sich.",
  },
  "event.winner": "Jemand anders gewinnt.",
  "event.pasted.names": {
    one: "{n} Zeile mit Namen: Stimmt sie?",
    other: "{n} Zeilen mit Namen: Stimmen sie?",
  },
  "event.pasted.lines": {
    one: "{n} Zeile: Stimmt sie?",
    other: "{n} Zeilen: Stimmen sie?",
  },
  "event.pasted.add": {
    one: "{n} Zeile hinzufügen",
    other: "{n} Zeilen hinzufügen",
  },
  "event.check.good": "Nichts fällt auf: Alle Ergebnisse sind da, und keines fällt aus der Reihe.",
  "event.log.about": {
    one: "{n} Zeile. Nichts wird überschrieben: Eine spätere Zeile berichtigt eine frühere, und beide bleiben.",
    other: "{n} Zeilen. Nichts wird überschrieben: Eine spätere Zeile berichtigt eine frühere, und beide bleiben.",
  },
  "event.log.lines": "Zeilen",
  "event.log.earlier": "Frühere",
  "event.log.later": "Spätere",
  "event.settings.change":
    "So wird dieses Turnier gerechnet. Eine Änderung gilt ab sofort für alles und steht im Protokoll.",
  "event.settings.read": "So wird dieses Turnier gerechnet.",
  "event.line.stays": "Der Sieger bleibt.",
  "event.line.new": "Sie berichtigt nichts: {who} hatten keine Zeile auf Board {n}.",
};
