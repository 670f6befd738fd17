// German: the settings of an event (include/oddtrick_settings.h): their titles, the names of their values, and what they are for.
// A key is the English text.
export default {
  "Rules of": "Regeln",
  "the World Bridge Federation": "des Weltverbands (WBF)",
  "the English Bridge Union": "des englischen Verbands (EBU)",
  "the American Contract Bridge League": "des amerikanischen Verbands (ACBL)",
  "The defaults of an authority. Applies to all settings that the log does not set, wherever the line is.":
    "Die Vorgaben eines Verbands. Ändert alle anderen Regeln, die das Protokoll nicht selbst festlegt, wo immer sie stehen.",
  "Boards with fewer results": "Boards mit weniger Ergebnissen",
  "Neuberg's formula": "Formel von Neuberg",
  "a simple factor": "ein einfacher Faktor",
  "not adjusted": "nicht angeglichen",
  "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple factor (E - 1) / (A - 1); or no adjustment, and the board has a smaller top.":
    "Boards mit weniger Ergebnissen als erwartet: Formel von Neuberg (M × E + E − A) / A; der einfache Faktor (E − 1) / (A − 1); oder keine Angleichung, und das Board hat ein kleineres Top.",
  "Results expected on a board": "Erwartete Ergebnisse auf einem Board",
  "as most boards have": "wie die meisten Boards",
  "a number": "eine Zahl",
  "The number of results expected on a board. Auto: as many as the movement has; without a movement, the number that more than half of the boards have, or else the most that any board has.":
    "Die Zahl der Ergebnisse, die auf einem Board erwartet werden. Wie die meisten Boards: so viele, wie das Movement vorsieht; ohne Movement so viele, wie mehr als die Hälfte der Boards hat, sonst die meisten, die ein Board hat.",
  "Matchpoints are rounded to": "Matchpunkte werden gerundet auf",
  "The unit to which a board's matchpoints are rounded.":
    "Die Einheit, auf die die Matchpunkte eines Boards gerundet werden.",
  "Exact halves are rounded": "Genaue Hälften werden gerundet",
  "away from the average": "weg vom Mittel",
  "to the even unit": "zur geraden Einheit",
  up: "nach oben",
  "Where exact halves go when a board's score is rounded: away from the average, to the even unit, or up.":
    "Wohin genaue Hälften gehen, wenn das Ergebnis eines Boards gerundet wird: weg vom Mittel, zur geraden Einheit oder nach oben.",
  "Small groups of a fouled board": "Kleine Gruppen eines verfälschten Boards",
  "as in England": "wie in England",
  "as in America": "wie in Amerika",
  "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, and three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always and three if another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons (acbl).":
    "Kleine Gruppen eines verfälschten Boards. Ein Ergebnis: Durchschnitt plus (England) oder 60 % (Amerika). Zwei: 65 und 55 %, drei: 70, 60 und 50 %; in England, wenn sie höchstens ein Drittel der erwarteten sind, in Amerika zwei immer und drei, wenn eine andere Gruppe größer ist. Bei Cross-IMPs: mal E / A (England) oder nach Vergleichen (Amerika).",
  "Boards with fewer results, in IMPs": "Boards mit weniger Ergebnissen, in IMPs",
  "compared as they are": "verglichen, wie sie sind",
  "as if all had been there": "als wären alle da",
  "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each counts E / A times, as if all had been there.":
    "Boards mit weniger Ergebnissen als erwartet, bei Cross-IMPs und Butler: verglichen, wie sie sind; oder jedes zählt E / A mal, als wären alle da.",
  "Average plus and average minus": "Durchschnitt plus und Durchschnitt minus",
  "the pair's own percentage if that is better or worse":
    "die eigenen Prozente des Paars, wenn sie besser oder schlechter sind",
  "60 % and 40 % for all": "60 % und 40 % für alle",
  "Average plus is the pair's own percentage on the other boards if that is more than 60 %; average minus, if it is less than 40 %.":
    "Durchschnitt plus sind die eigenen Prozente des Paars auf den anderen Boards, wenn sie über 60 % liegen; Durchschnitt minus, wenn sie unter 40 % liegen.",
  "IMPs of an average plus": "IMPs für Durchschnitt plus",
  "The IMPs of an average plus.": "Die IMPs für Durchschnitt plus.",
  "IMPs are rounded to": "IMPs werden gerundet auf",
  "The unit to which a board's IMPs are rounded if they are not converted to victory points.":
    "Die Einheit, auf die die IMPs eines Boards gerundet werden, wenn sie nicht in Siegpunkte umgerechnet werden.",
  "Halves of weighted IMPs": "Hälften gewichteter IMPs",
  "for the side that did not offend": "für die unschuldige Seite",
  "rounded like other halves": "wie andere Hälften gerundet",
  "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the side that did not, or the same as round.":
    "Wohin genaue Hälften einer gewichteten Wertung in IMPs gehen, wenn die Entscheidung sagt, wer schuld war: zur unschuldigen Seite, oder wie andere Hälften.",
  "Cross-IMPs of a board": "Cross-IMPs eines Boards",
  "the average of all comparisons": "das Mittel aller Vergleiche",
  "the sum of all comparisons": "die Summe aller Vergleiche",
  "the sum divided by the results": "die Summe geteilt durch die Ergebnisse",
  "The sum of the IMPs of all comparisons divided by their number; the sum itself; or divided by the number of results.":
    "Die Summe der IMPs aller Vergleiche, geteilt durch deren Zahl; die Summe selbst; oder geteilt durch die Zahl der Ergebnisse.",
  "Most IMPs in one comparison": "Höchstens IMPs in einem Vergleich",
  "no limit": "keine Grenze",
  "The maximum number of IMPs in one comparison.": "Das Höchste an IMPs in einem Vergleich.",
  "Datum of a board": "Datum (Referenzwert) eines Boards",
  "the mean of all scores": "das Mittel aller Anschriften",
  "without the highest and the lowest": "ohne die höchste und die niedrigste",
  "without 5 % at each end": "ohne 5 % an jedem Ende",
  "the middle score": "die mittlere Anschrift",
  "where all IMPs sum to zero": "wo alle IMPs zusammen null sind",
  "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each end; the middle one; or the one for which all IMPs sum to zero, or as close to zero as possible.":
    "Das Datum (der Referenzwert) bei Butler: das Mittel aller Anschriften; ohne die höchste und die niedrigste; ohne 5 % an jedem Ende; die mittlere; oder der Wert, bei dem alle IMPs zusammen null sind oder möglichst nah an null.",
  "The datum is rounded to": "Das Datum wird gerundet auf",
  "The unit to which the datum is rounded.": "Die Einheit, auf die das Datum gerundet wird.",
  "Halves of the datum are rounded": "Hälften des Datums werden gerundet",
  "away from zero": "weg von null",
  "like other halves": "wie andere Hälften",
  "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or the same as round.":
    "Wohin genaue Hälften gehen, wenn das Datum gerundet wird: weg von null, zur geraden Einheit, nach oben, oder wie andere Hälften.",
  "Results are compared": "Ergebnisse werden verglichen",
  "across the whole field": "im ganzen Feld",
  "within sections": "innerhalb der Gruppen",
  "Results are compared across the whole field, or within sections.":
    "Ergebnisse werden im ganzen Feld verglichen oder innerhalb der Gruppen.",
  "Sections are ranked": "Gruppen stehen in der Rangliste",
  together: "zusammen",
  "each apart": "jede für sich",
  "Sections are ranked together, or separately.":
    "Die Gruppen haben eine gemeinsame Rangliste, oder jede hat ihre eigene.",
  "Kind of teams event": "Art des Teamturniers",
  Swiss: "Schweizer System",
  "all play all": "jeder gegen jeden",
  "knock-out": "K.-o.",
  "The kind of teams event. In a knock-out, teams are ranked by the last round they played.":
    "Die Art des Teamturniers. Im K.-o. stehen die Teams nach der letzten Runde, die sie gespielt haben.",
  "Teams are ranked by": "Teams stehen in der Rangliste nach",
  "what the event has": "dem, was das Turnier hat",
  "victory points": "Siegpunkten",
  IMPs: "IMPs",
  "IMPs won divided by IMPs lost": "gewonnenen IMPs geteilt durch verlorene",
  "matches won": "gewonnenen Kämpfen",
  "What teams are ranked by. Auto: victory points if there is a scale, else the sum of IMPs or points.":
    "Wonach Teams in der Rangliste stehen. Nach dem, was das Turnier hat: nach Siegpunkten, wenn es eine Skala gibt, sonst nach der Summe der IMPs oder Punkte.",
  "Boards in a match": "Boards eines Kampfs",
  "as many as were scheduled": "so viele wie vorgesehen",
  "The length of a match for its victory points. Auto: as many boards as were scheduled, compared or not; in a numbered round, as many as its longest match has.":
    "Die Länge eines Kampfs für seine Siegpunkte. So viele wie vorgesehen: alle vorgesehenen Boards, verglichen oder nicht; in einer nummerierten Runde so viele, wie ihr längster Kampf hat.",
  "Two opponents in one round": "Zwei Gegner in einer Runde",
  "each match in full": "jeder Kampf ganz",
  "half the victory points each": "je die Hälfte der Siegpunkte",
  "a scale of their own": "eine eigene Skala",
  "Two opponents in one round: each match counts in full; for half its victory points; or by a separate 10-0 scale (wbf and wbf-discrete; half for other scales).":
    "Zwei Gegner in einer Runde: jeder Kampf zählt ganz; für die Hälfte seiner Siegpunkte; oder nach einer eigenen Skala von 10 bis 0 (für die WBF-Skalen; bei anderen die Hälfte).",
  "A bye, in per cent of the most": "Freilos, in Prozent des Höchsten",
  "The victory points for a bye, as a percentage of the maximum of the scale.":
    "Die Siegpunkte für ein Freilos, in Prozent des Höchsten der Skala.",
  "A bye on the win-loss scale, in per cent": "Freilos auf der Skala für Sieg und Niederlage, in Prozent",
  "The same for the win-loss scale, unless only bye is set.":
    "Dasselbe für die Skala für Sieg und Niederlage, wenn nicht nur das andere Freilos festgelegt ist.",
  "A board won is worth": "Ein gewonnenes Board zählt",
  "The value of a board won; a tied board is worth half of it.":
    "Der Wert eines gewonnenen Boards; ein unentschiedenes zählt die Hälfte.",
  "Patton: a board won is worth": "Patton: ein gewonnenes Board zählt",
  "Patton: the value of a board won.": "Patton: der Wert eines gewonnenen Boards.",
  "Patton: points shared for the match": "Patton: geteilte Punkte für den Kampf",
  "Patton: the points that both teams share for the whole match.":
    "Patton: die Punkte, die sich beide Teams für den ganzen Kampf teilen.",
  "Patton: the difference is measured by": "Patton: der Unterschied wird gemessen an",
  "all swings": "allen Swings",
  "the points of both teams": "den Punkten beider Teams",
  "Patton: the difference is measured by the sum of all swings, or of both teams' points.":
    "Patton: der Unterschied wird an der Summe aller Swings gemessen oder an den Punkten beider Teams.",
  "Patton: percentages for a further share": "Patton: Prozente für einen weiteren Anteil",
  "a list of percentages": "eine Liste von Prozenten",
  "Patton: the percentages that the ratio must reach, each for a further share of the pool.":
    "Patton: die Prozente, die das Verhältnis erreichen muss, je für einen weiteren Anteil der geteilten Punkte.",
  "Ties are broken by": "Gleichstand entscheiden",
  "nothing: they share the rank": "nichts: sie teilen den Rang",
  "results against each other": "die Ergebnisse gegeneinander",
  "the scores of their opponents": "die Ergebnisse der Gegner",
  "IMPs or points over all boards": "IMPs oder Punkte über alle Boards",
  "who did better on more boards": "wer auf mehr Boards besser war",
  "boards on which nobody did better": "Boards, auf denen niemand besser war",
  "How ties are broken, in this order, separated by commas: results against each other; the sum of their opponents' scores; IMPs or points over all boards; IMPs won divided by IMPs lost; matches won; who did better on more boards; boards on which nobody did better. Share: ties are not broken.":
    "Was bei Gleichstand entscheidet, in dieser Reihenfolge, durch Kommas getrennt: die Ergebnisse gegeneinander (match); die Summe der Ergebnisse der Gegner (opponents); IMPs oder Punkte über alle Boards (basic); gewonnene IMPs geteilt durch verlorene (quotient); gewonnene Kämpfe (wins); wer auf mehr Boards besser war (countback); Boards, auf denen niemand besser war (tops). Mit share bleibt es beim Gleichstand.",
  "The results of a board are shown": "Die Ergebnisse eines Boards sieht man",
  always: "immer",
  "to those who have played it": "wenn man es gespielt hat",
  "after the round": "nach der Runde",
  "after the session": "nach dem Durchgang",
  "When a server shows the results of a board to viewers other than directors. Own: to those at a table after they have played it, and to everybody after all have. Round: after the round in which they were played. End: after the session.":
    "Wann ein Server die Ergebnisse eines Boards anderen als der Turnierleitung zeigt: immer; denen am Tisch, sobald sie es gespielt haben, und allen, sobald alle es gespielt haben; nach der Runde, in der es gespielt wurde; oder nach dem Durchgang.",
  "The standings are shown": "Die Rangliste sieht man",
  "at any time": "jederzeit",
  "after each round": "nach jeder Runde",
  "Which results a server counts in the standings for viewers other than directors: all; those of finished rounds; or those of finished sessions.":
    "Was in der Rangliste zählt, die ein Server anderen als der Turnierleitung zeigt: alle Ergebnisse; die der beendeten Runden; oder die der beendeten Durchgänge.",
  "The hands of a board are shown": "Die Hände eines Boards sieht man",
  "after all have played it": "wenn alle es gespielt haben",
  "When a server shows the cards of a board to viewers other than directors: always; after everybody has played it; or after the session.":
    "Wann ein Server die Karten eines Boards anderen als der Turnierleitung zeigt: immer; sobald alle es gespielt haben, die es spielen; oder nach dem Durchgang.",
  "The results are": "Die Ergebnisse sind",
  "of an event in progress": "die eines laufenden Turniers",
  provisional: "vorläufig",
  final: "endgültig",
  "Whether results can still change. Provisional: play is over, and the correction period is running. Final: it is over, too. With either, everything is shown.":
    "Ob sich Ergebnisse noch ändern können. Vorläufig: das Spiel ist zu Ende, und die Berichtigungsfrist läuft. Endgültig: sie ist vorbei. In beiden Fällen wird alles gezeigt.",
  "Corrections are accepted until": "Berichtigungen sind möglich bis",
  "no time is set": "keine Zeit festgelegt",
  "a time": "eine Zeit",
  "The end of the correction period, a date and a time with Z for UTC or with the offset from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Provisional results become final at that time.":
    "Das Ende der Berichtigungsfrist: Tag und Uhrzeit, mit Z für UTC oder mit dem Abstand von UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Von da an sind vorläufige Ergebnisse endgültig.",
};
