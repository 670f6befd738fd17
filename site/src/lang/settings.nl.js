// Dutch: the settings of an event (include/oddtrick_settings.h): their titles, the names of their values, and what they are for.
// A key is the English text.
export default {
  "Rules of": "Regels",
  "the World Bridge Federation": "van de wereldbond (WBF)",
  "the English Bridge Union": "van de Engelse bond (EBU)",
  "the American Contract Bridge League": "van de Amerikaanse bond (ACBL)",
  "The defaults of an authority. Applies to all settings that the log does not set, wherever the line is.":
    "De standaardwaarden van een bond. Verandert alle andere regels die het logboek niet zelf vastlegt, waar ze ook staan.",
  "Boards with fewer results": "Spellen met minder resultaten",
  "Neuberg's formula": "formule van Neuberg",
  "a simple factor": "een eenvoudige factor",
  "not adjusted": "niet aangepast",
  "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple factor (E - 1) / (A - 1); or no adjustment, and the board has a smaller top.":
    "Spellen met minder resultaten dan verwacht: formule van Neuberg (M × E + E − A) / A; de eenvoudige factor (E − 1) / (A − 1); of geen aanpassing, en het spel heeft een kleinere top.",
  "Results expected on a board": "Verwachte resultaten op een spel",
  "as most boards have": "zoals de meeste spellen",
  "a number": "een getal",
  "The number of results expected on a board. Auto: as many as the movement has; without a movement, the number that more than half of the boards have, or else the most that any board has.":
    "Het aantal resultaten dat op een spel verwacht wordt. Zoals de meeste spellen: zoveel als het schema heeft; zonder schema het aantal dat meer dan de helft van de spellen heeft, of anders het grootste.",
  "Matchpoints are rounded to": "Matchpunten worden afgerond op",
  "The unit to which a board's matchpoints are rounded.":
    "De eenheid waarop de matchpunten van een spel worden afgerond.",
  "Exact halves are rounded": "Precieze helften worden afgerond",
  "away from the average": "van het gemiddelde af",
  "to the even unit": "naar de even eenheid",
  up: "naar boven",
  "Where exact halves go when a board's score is rounded: away from the average, to the even unit, or up.":
    "Waar precieze helften heen gaan als het resultaat van een spel wordt afgerond: van het gemiddelde af, naar de even eenheid, of naar boven.",
  "Small groups of a fouled board": "Kleine groepen van een vervuild spel",
  "as in England": "zoals in Engeland",
  "as in America": "zoals in Amerika",
  "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, and three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always and three if another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons (acbl).":
    "Kleine groepen van een vervuild spel. Eén resultaat: gemiddeld plus (Engeland) of 60 % (Amerika). Twee: 65 en 55 %, drie: 70, 60 en 50 %; in Engeland als ze hoogstens een derde van de verwachte zijn, in Amerika twee altijd en drie als een andere groep groter is. Bij cross-imps: maal E / A (Engeland), of per vergelijking (Amerika).",
  "Boards with fewer results, in IMPs": "Spellen met minder resultaten, in imps",
  "compared as they are": "vergeleken zoals ze zijn",
  "as if all had been there": "alsof alle er waren",
  "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each counts E / A times, as if all had been there.":
    "Spellen met minder resultaten dan verwacht, bij cross-imps en butler: vergeleken zoals ze zijn; of elk telt E / A keer, alsof alle er waren.",
  "Average plus and average minus": "Gemiddeld plus en gemiddeld min",
  "the pair's own percentage if that is better or worse":
    "het eigen percentage van het paar als dat beter of slechter is",
  "60 % and 40 % for all": "60 % en 40 % voor iedereen",
  "Average plus is the pair's own percentage on the other boards if that is more than 60 %; average minus, if it is less than 40 %.":
    "Gemiddeld plus is het eigen percentage van het paar op de andere spellen als dat meer dan 60 % is; gemiddeld min, als het minder dan 40 % is.",
  "IMPs of an average plus": "Imps van gemiddeld plus",
  "The IMPs of an average plus.": "De imps van gemiddeld plus.",
  "IMPs are rounded to": "Imps worden afgerond op",
  "The unit to which a board's IMPs are rounded if they are not converted to victory points.":
    "De eenheid waarop de imps van een spel worden afgerond als ze niet in VP’s worden omgezet.",
  "Halves of weighted IMPs": "Helften van gewogen imps",
  "for the side that did not offend": "voor de kant die niet in overtreding was",
  "rounded like other halves": "afgerond als andere helften",
  "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the side that did not, or the same as round.":
    "Waar precieze helften van een gewogen score in imps heen gaan als de beslissing zegt wie in overtreding was: naar de andere kant, of als andere helften.",
  "Cross-IMPs of a board": "Cross-imps van een spel",
  "the average of all comparisons": "het gemiddelde van alle vergelijkingen",
  "the sum of all comparisons": "de som van alle vergelijkingen",
  "the sum divided by the results": "de som gedeeld door de resultaten",
  "The sum of the IMPs of all comparisons divided by their number; the sum itself; or divided by the number of results.":
    "De som van de imps van alle vergelijkingen gedeeld door hun aantal; de som zelf; of gedeeld door het aantal resultaten.",
  "Most IMPs in one comparison": "Meeste imps in één vergelijking",
  "no limit": "geen grens",
  "The maximum number of IMPs in one comparison.": "Het maximum aan imps in één vergelijking.",
  "Datum of a board": "Datumscore van een spel",
  "the mean of all scores": "het gemiddelde van alle scores",
  "without the highest and the lowest": "zonder de hoogste en de laagste",
  "without 5 % at each end": "zonder 5 % aan elke kant",
  "the middle score": "de middelste score",
  "where all IMPs sum to zero": "waar alle imps samen nul zijn",
  "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each end; the middle one; or the one for which all IMPs sum to zero, or as close to zero as possible.":
    "De datumscore bij butler: het gemiddelde van alle scores; zonder de hoogste en de laagste; zonder 5 % aan elke kant; de middelste; of de score waarbij alle imps samen nul zijn, of zo dicht mogelijk bij nul.",
  "The datum is rounded to": "De datumscore wordt afgerond op",
  "The unit to which the datum is rounded.": "De eenheid waarop de datumscore wordt afgerond.",
  "Halves of the datum are rounded": "Helften van de datumscore worden afgerond",
  "away from zero": "van nul af",
  "like other halves": "als andere helften",
  "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or the same as round.":
    "Waar precieze helften heen gaan als de datumscore wordt afgerond: van nul af, naar de even eenheid, naar boven, of als andere helften.",
  "Results are compared": "Resultaten worden vergeleken",
  "across the whole field": "in het hele veld",
  "within sections": "binnen lijnen",
  "Results are compared across the whole field, or within sections.":
    "Resultaten worden in het hele veld vergeleken, of binnen lijnen.",
  "Sections are ranked": "Lijnen worden gerangschikt",
  together: "samen",
  "each apart": "elk apart",
  "Sections are ranked together, or separately.": "Lijnen worden samen gerangschikt, of elk apart.",
  "Kind of teams event": "Soort teamtoernooi",
  Swiss: "Zwitsers",
  "all play all": "ieder tegen ieder",
  "knock-out": "knock-out",
  "The kind of teams event. In a knock-out, teams are ranked by the last round they played.":
    "Het soort teamtoernooi. In een knock-out staan teams op volgorde van de laatste ronde die ze speelden.",
  "Teams are ranked by": "Teams worden gerangschikt op",
  "what the event has": "wat het toernooi heeft",
  "victory points": "VP’s",
  IMPs: "imps",
  "IMPs won divided by IMPs lost": "gewonnen imps gedeeld door verloren",
  "matches won": "gewonnen wedstrijden",
  "What teams are ranked by. Auto: victory points if there is a scale, else the sum of IMPs or points.":
    "Waarop teams worden gerangschikt. Wat het toernooi heeft: VP’s als er een schaal is, anders de som van imps of punten.",
  "Boards in a match": "Spellen in een wedstrijd",
  "as many as were scheduled": "zoveel als gepland",
  "The length of a match for its victory points. Auto: as many boards as were scheduled, compared or not; in a numbered round, as many as its longest match has.":
    "De lengte van een wedstrijd voor de VP’s. Zoveel als gepland: alle geplande spellen, vergeleken of niet; in een genummerde ronde zoveel als de langste wedstrijd heeft.",
  "Two opponents in one round": "Twee tegenstanders in één ronde",
  "each match in full": "elke wedstrijd helemaal",
  "half the victory points each": "elk de helft van de VP’s",
  "a scale of their own": "een eigen schaal",
  "Two opponents in one round: each match counts in full; for half its victory points; or by a separate 10-0 scale (wbf and wbf-discrete; half for other scales).":
    "Twee tegenstanders in één ronde: elke wedstrijd telt helemaal; voor de helft van de VP’s; of volgens een eigen schaal van 10 tot 0 (voor de WBF-schalen; bij andere de helft).",
  "A bye, in per cent of the most": "Bye, in procent van het meeste",
  "The victory points for a bye, as a percentage of the maximum of the scale.":
    "De VP’s voor een bye, in procent van het maximum van de schaal.",
  "A bye on the win-loss scale, in per cent": "Bye op de schaal winst-verlies, in procent",
  "The same for the win-loss scale, unless only bye is set.":
    "Hetzelfde voor de schaal winst-verlies, tenzij alleen de andere bye is vastgelegd.",
  "A board won is worth": "Een gewonnen spel telt",
  "The value of a board won; a tied board is worth half of it.":
    "De waarde van een gewonnen spel; een gelijk spel telt de helft.",
  "Patton: a board won is worth": "Patton: een gewonnen spel telt",
  "Patton: the value of a board won.": "Patton: de waarde van een gewonnen spel.",
  "Patton: points shared for the match": "Patton: gedeelde punten voor de wedstrijd",
  "Patton: the points that both teams share for the whole match.":
    "Patton: de punten die beide teams voor de hele wedstrijd delen.",
  "Patton: the difference is measured by": "Patton: het verschil wordt gemeten aan",
  "all swings": "alle swings",
  "the points of both teams": "de punten van beide teams",
  "Patton: the difference is measured by the sum of all swings, or of both teams' points.":
    "Patton: het verschil wordt gemeten aan de som van alle swings, of van de punten van beide teams.",
  "Patton: percentages for a further share": "Patton: percentages voor een volgend deel",
  "a list of percentages": "een lijst van percentages",
  "Patton: the percentages that the ratio must reach, each for a further share of the pool.":
    "Patton: de percentages die de verhouding moet halen, elk voor een volgend deel van de gedeelde punten.",
  "Ties are broken by": "Bij gelijke stand beslist",
  "nothing: they share the rank": "niets: ze delen de plaats",
  "results against each other": "het onderlinge resultaat",
  "the scores of their opponents": "de resultaten van hun tegenstanders",
  "IMPs or points over all boards": "imps of punten over alle spellen",
  "who did better on more boards": "wie op meer spellen beter was",
  "boards on which nobody did better": "spellen waarop niemand beter was",
  "How ties are broken, in this order, separated by commas: results against each other; the sum of their opponents' scores; IMPs or points over all boards; IMPs won divided by IMPs lost; matches won; who did better on more boards; boards on which nobody did better. Share: ties are not broken.":
    "Wat bij een gelijke stand beslist, in deze volgorde, met komma’s ertussen: het onderlinge resultaat (match); de som van de resultaten van hun tegenstanders (opponents); imps of punten over alle spellen (basic); gewonnen imps gedeeld door verloren (quotient); gewonnen wedstrijden (wins); wie op meer spellen beter was (countback); spellen waarop niemand beter was (tops). Met share blijft de stand gelijk.",
  "The results of a board are shown": "De resultaten van een spel zijn te zien",
  always: "altijd",
  "to those who have played it": "voor wie het gespeeld heeft",
  "after the round": "na de ronde",
  "after the session": "na de zitting",
  "When a server shows the results of a board to viewers other than directors. Own: to those at a table after they have played it, and to everybody after all have. Round: after the round in which they were played. End: after the session.":
    "Wanneer een server de resultaten van een spel aan anderen dan de arbiters toont: altijd; aan wie aan tafel zit zodra ze het gespeeld hebben, en aan iedereen zodra iedereen het gespeeld heeft; na de ronde waarin het gespeeld is; of na de zitting.",
  "The standings are shown": "De stand is te zien",
  "at any time": "op elk moment",
  "after each round": "na elke ronde",
  "Which results a server counts in the standings for viewers other than directors: all; those of finished rounds; or those of finished sessions.":
    "Wat telt in de stand die een server aan anderen dan de arbiters toont: alle resultaten; die van rondes die voorbij zijn; of die van zittingen die voorbij zijn.",
  "The hands of a board are shown": "De handen van een spel zijn te zien",
  "after all have played it": "als iedereen het gespeeld heeft",
  "When a server shows the cards of a board to viewers other than directors: always; after everybody has played it; or after the session.":
    "Wanneer een server de kaarten van een spel aan anderen dan de arbiters toont: altijd; zodra allen die het spelen het gespeeld hebben; of na de zitting.",
  "The results are": "De resultaten zijn",
  "of an event in progress": "die van een lopend toernooi",
  provisional: "voorlopig",
  final: "definitief",
  "Whether results can still change. Provisional: play is over, and the correction period is running. Final: it is over, too. With either, everything is shown.":
    "Of resultaten nog kunnen veranderen. Voorlopig: het spelen is voorbij en de correctieperiode loopt. Definitief: die is voorbij. In beide gevallen is alles te zien.",
  "Corrections are accepted until": "Correcties zijn mogelijk tot",
  "no time is set": "geen tijd vastgelegd",
  "a time": "een tijd",
  "The end of the correction period, a date and a time with Z for UTC or with the offset from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Provisional results become final at that time.":
    "Het einde van de correctieperiode: datum en tijd, met Z voor UTC of met het verschil met UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Vanaf dan zijn voorlopige resultaten definitief.",
};
