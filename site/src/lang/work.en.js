// English: what a director sees of an event: the line, the log, the settings. Loaded when one of them is shown; see site/src/i18n.js.
export default {
  "event.cancel": "Cancel",
  "event.line": "A line for the log",
  "event.completions": "What may come next",
  "event.keys": "Tab completes, Enter adds, Escape clears.",
  "event.undo": "Undo",
  "event.undo.this": "Take this back",
  "event.add": "Add",
  "event.added": "Added: {line}",
  "event.added.n": {
    one: "{n} line added",
    other: "{n} lines added",
  },
  "event.taken-back": "Taken back by: {line}",
  "event.recent": "The last lines",
  "event.correct": "Correct or rule",
  "event.correct.line": "Correct line {n}",
  "event.corrects": "corrects line {n}",
  "event.corrected-by": "corrected by line {n}",
  "event.ranks.none": "No rank changes.",
  "event.ranks": {
    one: "{n} rank changes.",
    other: "{n} ranks change.",
  },
  "event.winner": "There is another winner.",
  "event.pasted.names": {
    one: "{n} name: is it right?",
    other: "{n} lines of names: are they right?",
  },
  "event.pasted.lines": {
    one: "{n} line: is it right?",
    other: "{n} lines: are they right?",
  },
  "event.pasted.add": {
    one: "Add {n} line",
    other: "Add {n} lines",
  },
  "event.check.good": "Nothing looks wrong: all results are there, and none is unlike the others.",
  "event.log.about": {
    one: "{n} line. Nothing is ever overwritten: a later line corrects an earlier one, and both stay.",
    other: "{n} lines. Nothing is ever overwritten: a later line corrects an earlier one, and both stay.",
  },
  "event.log.lines": "Lines",
  "event.log.earlier": "Earlier",
  "event.log.later": "Later",
  "event.settings.change":
    "How this event is scored. A change counts from now on for everything, and stands in the log.",
  "event.settings.read": "How this event is scored.",
  "event.line.stays": "The winner stays.",
  "event.line.new": "It corrects nothing: {who} had no line on board {n}.",
};
