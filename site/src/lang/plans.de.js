// German: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} in einem Turnier mit: {2}; ein Turnier hat nur eine Art von Teilnehmern",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "diese Wertung ist nicht für Teams: erwartet wird scoring imps, bam, points oder patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "diese Wertung ist nur für Teams: erwartet wird scoring matchpoints, cross-imps, butler, bam oder points",
  "only an event of pairs can have two winners": "nur ein Paarturnier kann zwei Sieger haben",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "Siegpunkte brauchen scoring imps, oder Paare mit scoring matchpoints, cross-imps oder butler",
  "pairs that play for victory points have one winner": "Paare, die um Siegpunkte spielen, haben einen Sieger",
  "victory points need a scale: expected a line like vp wbf":
    "Siegpunkte brauchen eine Skala: erwartet wird eine Zeile wie vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "nur scoring imps kann danach gewertet werden: erwartet wird auto oder wins",
  "scoring %s does not use the setting %s": "scoring {1} benutzt die Einstellung {2} nicht",
  "expected per cent or mp": "erwartet wird Prozent oder mp",
  "expected imps": "erwartet wird imps",
  "expected mp": "erwartet wird mp",
  "expected points": "erwartet wird points",
  "expected imps, or vp where there is a scale": "erwartet wird imps, oder vp, wo es eine Skala gibt",
  "expected vp": "erwartet wird vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "keine Runde gewählt: wo IMPs nicht über den Rang entscheiden, gehört eine Strafe in IMPs hinter die Zeile ihrer Runde",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "nur Kämpfe haben Freilose: ein Paar ohne Gegner braucht keine Zeile, außer mit einer vp-Skala",
  "too many groups: at most 255": "zu viele Gruppen: höchstens 255",
  "too many deals of board %s: at most 1000": "zu viele Verteilungen von Board {1}: höchstens 1000",
  "too many ids: an event has at most %s": "zu viele Nummern: ein Turnier hat höchstens {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} benutzt keine IMPs: erwartet wird ave+, ave, ave- oder ein Prozentsatz",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "die Differenz eines Kampfs ist für Teams: erwartet wird eine Zuteilung je Seite: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "eine Zahl dieses Turniers ist zu groß, um genau zu sein: weniger Ergebnisse oder einfachere Gewichte",
  "round %s, %s %s and %s have no victory points: %s": "Runde {1}, {2} {3} und {4} haben keine Siegpunkte: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} und {3} haben keine Siegpunkte: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "die Skala kann nicht gelesen werden: erwartet wird eine Datei dieses Namens, oder ihre Zeilen: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "die Skala ist für Prozente: scoring {1} braucht eine für IMPs, wie wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "die Skala ist für IMPs: scoring {1} braucht eine für Prozente, wie ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: ein Freilos und ein Kampf in Runde {2}",
  "the team has %s in this round: %s": "das Team hat {1} in dieser Runde: {2}",
  "no match": "keinen Kampf",
  "two matches": "zwei Kämpfe",
  "expected a penalty in vp, or below another round": "erwartet wird eine Strafe in vp, oder unter einer anderen Runde",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "Runde {1}, Teams {2} und {3} sind gleich: ein K.-o.-Kampf braucht einen Sieger",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "nichts zu ändern: davor wird eine Zeile wie „movement mitchell tables 7 boards 28“ erwartet",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "Zeile {1} hat das Movement schon: „from round 3 movement ...“ ändert es, oder „movement void“ vor dieser Zeile",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "Zeile {1} hat das Movement ab Runde {2}: erwartet wird eine spätere Runde, oder „from round {3} movement void“ vor dieser Zeile",
  "too many rows: your own movement has at most 20000": "zu viele Zeilen: ein eigenes Movement hat höchstens 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "kein Movement mit Zeilen: davor wird eine Zeile wie „movement own“ erwartet",
  "expected round %s, where the movement begins, or a later one":
    "erwartet wird Runde {1} oder eine spätere, ab der das Movement gilt",
  "the missing boards are unknown: expected a movement line before it":
    "kein Movement sagt, welche Boards fehlen: davor wird eine movement-Zeile erwartet",
  "the movement has no such board: expected one of its rounds and contestants":
    "das Movement hat dieses Board nicht: erwartet wird eine seiner Runden und Teilnehmer",
  "too many tables and rounds in this movement": "zu viele Tische und Runden in diesem Movement",
  "this movement is not for such an event: expected one of pairs":
    "dieses Movement passt nicht zum Turnier: erwartet wird eines für Paare",
  "this movement is not for such an event: expected one of teams":
    "dieses Movement passt nicht zum Turnier: erwartet wird eines für Teams",
  "this movement is not for such an event: expected one of individuals":
    "dieses Movement passt nicht zum Turnier: erwartet wird eines für Individualturniere",
  "the movement has no such place: nobody starts there": "das Movement hat diesen Platz nicht: dort beginnt niemand",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "das Movement hat zwei Sieger, das Turnier einen: erwartet wird winners 1 in dieser Zeile",
  "the movement has one winner, the event has two: expected another movement":
    "das Movement hat einen Sieger, das Turnier zwei: erwartet wird ein anderes Movement",
  "the movement has %s rounds: there is no round %s to begin with":
    "das Movement hat {1} Runden: es gibt keine Runde {2}, mit der es beginnt",
  "round %s, table %s: %s": "Runde {1}, Tisch {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} hat keine Prozente: erwartet wird combine full oder combine last",
  "too many boards: an event has at most %s": "zu viele Boards: ein Turnier hat höchstens {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "Board {1} ist in {2} Durchgängen: erwartet wird auch der Durchgang, einer von {3}",
  "no board %s in session %s": "kein Board {1} in Durchgang {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "ungültiger Wert für {1}: erwartet wird off, oder Datum und Uhrzeit mit Z für UTC oder mit dem Abstand zu UTC, wie 2026-11-20T22:00Z oder 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "ungültiger Wert für {1}: erwartet wird {2}{3}",
  "one or more of, separated by commas: ": "einer oder mehrere, durch Kommas getrennt: ",
  "one of: ": "einer von: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "ungültiger Wert für {1}: erwartet wird eine{2} Zahl von {3} bis {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "erwartet werden bis zu 16 Prozentsätze, jeder über dem vorigen: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "Einstellung „{1}“ unbekannt: {2}{3}{4}",
  "did you mean ": "war gemeint: ",
  "oddtrick help settings lists them": "oddtrick help settings zählt sie auf",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "der Kampf hat neben IMPs auch Boards: erwartet wird die Differenz oder die Boards",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "die Länge des Kampfs ist unbekannt: erwartet wird eine Zeile wie set match-boards 8, oder ein Movement",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} hat keine Form {2}: die Form weglassen",
  "%s has no form %s: it has %s": "{1} hat keine Form {2}: es hat {3}",
  "%s has no %s: expected %s": "{1} hat keine {2}: erwartet wird {3}",
  "expected a whole number from %s to %s after '%s'": "erwartet wird eine ganze Zahl von {1} bis {2} hinter „{3}“",
  "invalid number": "ungültige Zahl",
  "missing number": "Zahl fehlt",
  "invalid id": "ungültige Nummer",
  "missing id": "Nummer fehlt",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "hinter „phantom“ wird das fehlende Paar erwartet, etwa EW7 oder 14",
  "unknown word": "unbekanntes Wort",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "erwartet wird eine Form wie skip, oder tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments oder phantom",
  "unknown movement": "unbekanntes Movement",
  "missing movement": "Movement fehlt",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "erwartet wird mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out oder own",
  "%s has no form %s": "{1} hat keine Form {2}",
  "invalid word '%s': expected %s": "ungültiges Wort „{1}“: erwartet wird {2}",
  "missing word: expected %s": "Wort fehlt: erwartet wird {1}",
  "the number of a round, 1 to 250": "die Nummer einer Runde, 1 bis 250",
  "a table, such as 3, or B3 in a section": "ein Tisch, etwa 3, oder B3 in einer Gruppe",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "eine Nummer aus höchstens 16 Buchstaben und Ziffern, zwei mit + dazwischen, oder - für niemand",
  "boards, such as 4-6 or 4, or - if they are not known yet":
    "Boards, etwa 4-6 oder 4, oder - wenn sie noch nicht bekannt sind",
  "shared, switched, or the end of the line": "shared, switched, oder das Ende der Zeile",
  "rounds are 1 to 250": "Runden sind 1 bis 250",
  "tables are 1 to 999": "Tische sind 1 bis 999",
  "sections are A to Z": "Gruppen sind A bis Z",
  "boards are 1 to 9999, the first one before the last one": "Boards sind 1 bis 9999, das erste vor dem letzten",
  "an id has at most 16 letters and digits": "eine Nummer hat höchstens 16 Buchstaben und Ziffern",
  "nobody sits there: name somebody, or leave the row out":
    "dort sitzt niemand: jemanden nennen, oder die Zeile weglassen",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "alle Zeilen haben zwei Nummern je Seite, oder keine; und alle eine Gruppe, oder keine",
  "individuals need two ids for a side, such as 1+5": "Individualturniere brauchen zwei Nummern je Seite, etwa 1+5",
  "there are more than 2000 contestants": "es gibt mehr als 2000 Teilnehmer",
  "your own movement has 1 to %s rows, not %s": "ein eigenes Movement hat 1 bis {1} Zeilen, nicht {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "ein eigenes Movement besteht aus Zeilen: row RUNDE TISCH NS OW ERSTES-LETZTES, etwa row 1 1 10 1 1-3",
  "board %s": "Board {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "keine Art von Movement angegeben",
  "no such form of a movement": "diese Form eines Movements gibt es nicht",
  "%s: numbers of a movement are 1 to %s": "{1}: Zahlen eines Movements sind 1 bis {2}",
  "%s rounds are too many: at most %s": "{1} Runden sind zu viele: höchstens {2}",
  "there is no such movement: %s": "dieses Movement gibt es nicht: {1}",
  "%s is for %s, not for %s": "{1} ist für {2}, nicht für {3}",
  pairs: "Paare",
  teams: "Teams",
  players: "Spieler",
  "%s has one winner, not %s": "{1} hat einen Sieger, nicht {2}",
  "%s has no sections: leave them out": "{1} hat keine Gruppen: sie weglassen",
  "%s has no segments: leave them out": "{1} hat keine Abschnitte: sie weglassen",
  "%s arrow-switched rounds are too many: there are %s": "{1} Runden mit Arrow-Switch sind zu viele: es gibt {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} braucht eine ungerade Zahl von Paaren, mindestens 9: {2} Tische und ein Paar mehr",
  "%s has one winner: pairs sit in both directions": "{1} hat einen Sieger: Paare sitzen in beiden Richtungen",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "Arrow-Switch macht einen Sieger: ihn weglassen, oder die zwei Sieger",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "es gibt kein {1} mit {2} Tischen und {3} Runden: weniger Runden könnten passen",
  "%s needs %s, not %s": "{1} braucht {2}, nicht {3}",
  "an even number of tables": "eine gerade Zahl von Tischen",
  "an odd number of tables": "eine ungerade Zahl von Tischen",
  "at least 3 tables": "mindestens 3 Tische",
  "at least 4 tables": "mindestens 4 Tische",
  "at least 5 tables": "mindestens 5 Tische",
  "at least 6 tables": "mindestens 6 Tische",
  "a %s of %s tables": "ein {1} mit {2} Tischen",
  "a barometer of %s tables": "ein Barometer mit {1} Tischen",
  "%s needs 2 or 3 tables, not %s": "{1} braucht 2 oder 3 Tische, nicht {2}",
  "%s tables are too many for a %s: at most %s": "{1} Tische sind zu viele für ein {2}: höchstens {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "ein {1} hat eigene Arrow-Switches: arrow-switch weglassen, oder 0 angeben",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "kein Howell mit {1} Tischen und {2} Runden gefunden: andere Rundenzahlen könnten passen",
  "a %showell of %s tables": "ein {1}Howell mit {2} Tischen",
  "how many players does the individual have?": "wie viele Spieler hat das Individualturnier?",
  "%s player%s: an individual has 6 to %s players": "{1} Spieler: ein Individualturnier hat 6 bis {3}",
  "%s players do not fit %s tables: %s would": "{1} Spieler passen nicht zu {2} Tischen: {3} würden passen",
  "individuals are not arrow-switched: leave arrow-switch out":
    "Individualturniere haben keinen Arrow-Switch: ihn weglassen",
  "phantom: players are numbered 1 to %s": "phantom: Spieler haben die Nummern 1 bis {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "kein Spieler fehlt: es gibt Plätze für {1}, also das Phantom weglassen",
  "there is no %s for %s players: it has %s players%s": "es gibt kein {1} für {2} Spieler: es hat {3}{4}",
  " and so on": " und so weiter",
  "an individual of %s tables": "ein Individualturnier mit {1} Tischen",
  "a swiss of %s %s": "ein Schweizer mit {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "ein Kampf über {1} Boards hat nicht {2} gleich lange {2|Abschnitt|Abschnitte}: {4} Boards wären {5} Abschnitte zu {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "ein K.-o. mit {1} Teams hat {2} {2|Stufe|Stufen} zu {4} Abschnitten, nicht {5} Runden",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} Runden zu {2} Boards sind {3} Boards, nicht {4}: eine der Zahlen weglassen",
  "%s boards do not fit %s%s: %s": "{1} Boards passen nicht zu {2}{3}: {4}",
  " in so many rounds": " in so vielen Runden",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|Runde|Runden} zu {5})",
  "%s has %s rounds, not %s": "{1} hat {2} Runden, nicht {3}",
  "%s has %s to %s rounds%s, not %s": "{1} hat {2} bis {3} Runden{4}, nicht {5}",
  ", an even number": ", eine gerade Zahl",
  ", an odd number": ", eine ungerade Zahl",
  "%s sets of %s boards are too many: at most %s boards": "{1} Sätze zu {2} Boards sind zu viele: höchstens {3} Boards",
  "how many tables or pairs does the %s have?": "wie viele Tische oder Paare hat das {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|Tisch|Tische}: ein {3} braucht mindestens {4} Tische",
  "%s tables are too many: at most %s": "{1} Tische sind zu viele: höchstens {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} Paare passen nicht zu {2} Tischen: {3} oder {4} würden passen",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "kein Paar fehlt: {1} Paare sind {2} volle Tische, also das Phantom weglassen",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "Paare eines {1} haben keine Richtung: das fehlende mit seiner Nummer nennen, etwa phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: es gibt {2} Plätze{3}",
  " in each direction": " in jeder Richtung",
  "section %s: %s": "Gruppe {1}: {2}",
  "%s sections are too many: at most %s": "{1} Gruppen sind zu viele: höchstens {2}",
  "how many tables or contestants do the %s sections have?": "wie viele Tische oder Teilnehmer haben die {1} Gruppen?",
  "how many teams does the %s have?": "wie viele Teams hat das {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|Team|Teams}: ein {3} hat {4} bis {5} Teams",
  "%s teams do not fit %s tables: %s would": "{1} Teams passen nicht zu {2} Tischen: {3} würden passen",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "Teams haben kein Phantom: sagen, wie viele es sind; bei ungerader Zahl setzt eines aus",
  "teams are not arrow-switched: leave arrow-switch out": "Teams haben keinen Arrow-Switch: ihn weglassen",
  "%s teams need no %s: leave the form out": "{1} Teams brauchen kein {2}: die Form weglassen",
  "a round-robin of %s teams": "ein Jeder-gegen-jeden mit {1} Teams",
  "no triangles for %s teams were found: bye would fit": "keine Dreiecke für {1} Teams gefunden: bye würde passen",
  "%s is for an %s number of teams, not %s: %s would fit":
    "{1} ist für eine {2} Zahl von Teams, nicht {3}: {4} würde passen",
  "%s teams are too many for a whist: at most %s": "{1} Teams sind zu viele für ein Whist: höchstens {2}",
  "a whist of %s teams": "ein Whist mit {1} Teams",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s": "nichts passt in {1} Minuten: das kürzeste braucht {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "nichts passt in {1} Minuten: {2} {2|Board braucht|Boards brauchen} allein {4}",
  "nothing fits: %s": "nichts passt: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "nichts passt: keine Rundenzahl gibt jedem {1} bis {2} Boards",
  "tables or pairs": "Tische oder Paare",
  "how many %s are there?": "wie viele {1} gibt es?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "Movement fehlt: zuerst wird eine Art erwartet, etwa howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "unbekanntes Wort „{1}“: erwartet wird {2}",
  "'%s' needs a value": "„{1}“ braucht einen Wert",
  "invalid %s '%s': expected a whole number from %s to %s":
    "{1} „{2}“ geht nicht: erwartet wird eine ganze Zahl von {3} bis {4}",
  round: "Runde",
  "number of rounds": "Rundenzahl",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "das Movement hat noch keine Gegner: es gibt nichts zu ändern",
  "round %s: the movement has rounds 1 to %s": "Runde {1}: das Movement hat die Runden 1 bis {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} Runden: die Runden 1 bis {2} sind schon gespielt, und {3} sind das Höchste",
  "only pairs can join in mid-session: this is a movement of %ss":
    "nur Paare können während des Turniers dazukommen: dieses Movement ist für: {1}",
  "too many contestants: at most %s": "zu viele Teilnehmer: höchstens {1}",
  "invalid id '%s': expected up to 16 letters and digits":
    "„{1}“ ist keine Nummer: erwartet werden bis zu 16 Buchstaben und Ziffern",
  "nothing to merge: the movement has no sections": "nichts zusammenzulegen: das Movement hat keine Gruppen",
  "pair %s is in the movement already": "Paar {1} ist schon im Movement",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "Paar {1}: bei zwei Siegern beginnt die Nummer eines Paars mit NS oder EW",
  "there is no %s %s in the movement": "im Movement gibt es kein {1} {2}",
  "%s %s cannot leave twice": "{1} {2} kann nicht zweimal gehen",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "es gibt keine Fortsetzung: für Runde {1} sind keine Boards übrig, die dort niemand kennt",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "das Turnier hat kein Movement: erwartet wird eine Zeile wie „movement mitchell tables 7 boards 28“",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "Runde fehlt: {1}from RUNDE, die erste Runde, die sich ändern kann",
  "%splayed '%s': %s": "{1}played „{2}“: {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: im Movement gibt es kein {2} {3}",
  "round %s is not played yet": "Runde {1} ist noch nicht gespielt",
  "the movement has no table %s in round %s": "das Movement hat keinen Tisch {1} in Runde {2}",
  "a fixed match names an entry that does not exist": "eine Paarung nennt einen Teilnehmer, den es nicht gibt",
  "nobody plays against themselves": "niemand spielt gegen sich selbst",
  "both stay at the same table": "beide bleiben am selben Tisch",
  "%s has two matches, or a match and the bye": "{1} hat zwei Kämpfe, oder einen Kampf und das Freilos",
  "neither can move to the other's table": "keiner kann an den Tisch des anderen wechseln",
  "they are to be kept apart": "sie sollen nicht gegeneinander spielen",
  "a draw needs 2 to %s contestants, not %s": "eine Auslosung braucht 2 bis {1} Teilnehmer, nicht {2}",
  "the bye names an entry that does not exist": "das Freilos ist für einen Teilnehmer, den es nicht gibt",
  "the entries are not in the order of their scores": "die Teilnehmer stehen nicht in der Reihenfolge ihrer Ergebnisse",
  "with this bye, %s are left: an odd number cannot be drawn":
    "mit diesem Freilos bleiben {1}: eine ungerade Zahl kann nicht ausgelost werden",
  "one is left: a triangle needs three": "einer bleibt übrig: ein Dreieck braucht drei",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "nicht alle können einen Gegner haben: zu viele sollen getrennt bleiben oder an ihrem Tisch",
  "no three can meet each other: too many are to be kept apart":
    "keine drei können sich treffen: zu viele sollen getrennt bleiben",
  "invalid %s%s '%s': expected %s": "{1}{2} „{3}“ geht nicht: erwartet wird {4}",
  "%s does not play in this round": "{1} spielt in dieser Runde nicht",
  "two ids, such as 1-4": "zwei Nummern, etwa 1-4",
  "an id and its table, such as 7=3": "eine Nummer und ihr Tisch, etwa 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "Startzahl „{1}“ geht nicht: erwartet wird eine ganze Zahl mit bis zu 15 Ziffern",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "Boards „{1}“ gehen nicht: erwartet wird das erste und das letzte Board eines Kampfs: 1-8",
  "the event cannot be scored without round %s": "das Turnier kann ohne Runde {1} nicht berechnet werden",
  "an individual is not drawn: a draw is for pairs and teams":
    "ein Individualturnier wird nicht ausgelost: das ist für Paare und Teams",
  "the event has two winners: a draw is for one field": "das Turnier hat zwei Sieger: eine Auslosung ist für ein Feld",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "die Ergebnisse haben keine Runden: eine Auslosung braucht Zeilen wie „round 1“ davor",
  "nobody to draw: expected lines such as 'team 1 Ash'":
    "niemand zum Auslosen: erwartet werden Zeilen wie „team 1 Ash“",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "niemand zum Auslosen: erwartet werden Zeilen wie „pair 1 Ann Lee & Bo Park“",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "ein Kampf hat 1 bis {1} Boards, nicht {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "die Skala {1} gibt es für {2} bis {3} Boards, nicht {4}; eine eigene Skala als Datei angeben",
  "only these have a scale for half matches: %s": "nur diese haben eine Skala für halbe Kämpfe: {1}",
  "half a match has 1 to %s boards, not %s": "ein halber Kampf hat 1 bis {1} Boards, nicht {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "erwartet wird die Zahl der Boards für die Zeilen darunter, etwa „boards 6-8“ oder „boards 9“",
  "rows must come after a 'boards' line where the scale has one":
    "Zeilen gehören hinter eine „boards“-Zeile, wo die Skala eine hat",
  "an earlier 'boards' line already covers this number of boards":
    "eine frühere „boards“-Zeile umfasst diese Zahl schon",
  "the first row must be for 50 per cent": "die erste Zeile muss für 50 Prozent sein",
  "the first row must be for margin 0": "die erste Zeile muss für Differenz 0 sein",
  "margin 0 is a draw: both sides must get the same":
    "Differenz 0 ist unentschieden: beide Seiten bekommen gleich viel",
  "margins must increase from row to row": "Differenzen müssen von Zeile zu Zeile steigen",
  "a greater margin must not give the winner less or the loser more than the row above":
    "eine größere Differenz darf dem Sieger nicht weniger und dem Verlierer nicht mehr geben als die Zeile darüber",
  "too many rows: at most 480": "zu viele Zeilen: höchstens 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "erwartet wird ein Prozentsatz von 50 bis 100, die Siegpunkte dafür und die für ebenso viel unter 50, etwa „50 10 10“",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "erwartet wird eine Differenz in IMPs (0 bis 9999), die Siegpunkte des Siegers und des Verlierers, etwa „0 10 10“",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "erwartet werden die Siegpunkte des Siegers, etwa 12, 12.5 oder 12.34, bis 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "erwartet werden die Siegpunkte des Verlierers, etwa 8, 7.5 oder 7.66, bis 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "unerwarteter Text: eine Zeile hat Differenz, Siegpunkte des Siegers und des Verlierers",
  "unexpected text: expected 'percent' alone": "unerwarteter Text: erwartet wird „percent“ allein",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "die Skala hat keine „boards“-Zeile für {1} Boards: sie hat {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'":
    "die Skala hat keine Zeilen: erwartet werden Zeilen wie „0 10 10“",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} Teams spielten mehr als {2} Runden in Dreiecken: bye passt immer",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 Teams haben keine Dreiecke: die zwei anderen träfen sich in beiden Runden; 3, 7, 9, 11 ... Teams haben sie, und bye passt immer",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "nur ein K.-o. hat Setzplätze: erwartet werden Tisch und Richtung, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "das K.-o. hat {1} Teams: es gibt keinen Setzplatz {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "es gibt kein Individualturnier für {1} Spieler: 6 bis 28 haben eines, und 41 bis 44 oder 49 bis 52 einen Regenbogen",

  // A season (lib/event/season.c)
  "no name": "keinen Namen",
  "not two names": "keine zwei Namen",
  "%s: %s has %s: left out": "{1}: {2} hat {3}: weggelassen",
  "%s has two numbers, %s and %s: one person?": "{1} hat zwei Nummern, {2} und {3}: eine Person?",
  "%s and %s: one person?": "{1} und {2}: eine Person?",
  "%s: %s has two results: the better one counts": "{1}: {2} hat zwei Ergebnisse: das bessere zählt",
  "a season has 1 to %s evenings, not %s": "eine Saison hat 1 bis {1} Abende, nicht {2}",
  "there are %s evenings, more than the %s of the season": "es gibt {1} Abende, mehr als die {2} der Saison",
  "the best %s cannot count in a season of %s evenings":
    "die besten {1} können in einer Saison von {2} Abenden nicht zählen",
  "%s has no percentages: expected points by rank": "{1} hat keine Prozente: erwartet werden Punkte nach Rang",
  "%s is not an event of pairs: expected a season of players":
    "{1} ist kein Paarturnier: erwartet wird eine Saison von Spielern",
};
