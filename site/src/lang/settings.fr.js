// French: the settings of an event (include/oddtrick_settings.h): their titles, the names of their values, and what they are for.
// A key is the English text.
export default {
  "Rules of": "Règles",
  "the World Bridge Federation": "de la Fédération mondiale (WBF)",
  "the English Bridge Union": "de la fédération anglaise (EBU)",
  "the American Contract Bridge League": "de la fédération américaine (ACBL)",
  "The defaults of an authority. Applies to all settings that the log does not set, wherever the line is.":
    "Les valeurs par défaut d’une fédération. Change toutes les autres règles que le journal ne fixe pas lui-même, où qu’elles soient.",
  "Boards with fewer results": "Donnes avec moins de résultats",
  "Neuberg's formula": "formule de Neuberg",
  "a simple factor": "un simple facteur",
  "not adjusted": "sans correction",
  "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple factor (E - 1) / (A - 1); or no adjustment, and the board has a smaller top.":
    "Donnes avec moins de résultats que prévu : formule de Neuberg (M × E + E − A) / A ; simple facteur (E − 1) / (A − 1) ; ou aucune correction, et le top de la donne est plus petit.",
  "Results expected on a board": "Résultats attendus sur une donne",
  "as most boards have": "comme la plupart des donnes",
  "a number": "un nombre",
  "The number of results expected on a board. Auto: as many as the movement has; without a movement, the number that more than half of the boards have, or else the most that any board has.":
    "Le nombre de résultats attendus sur une donne. Comme la plupart des donnes : autant que prévoit le mouvement ; sans mouvement, le nombre qu’ont plus de la moitié des donnes, ou sinon le plus grand.",
  "Matchpoints are rounded to": "Les points de match sont arrondis à",
  "The unit to which a board's matchpoints are rounded.":
    "L’unité à laquelle sont arrondis les points de match d’une donne.",
  "Exact halves are rounded": "Les demies exactes sont arrondies",
  "away from the average": "en s’éloignant de la moyenne",
  "to the even unit": "à l’unité paire",
  up: "vers le haut",
  "Where exact halves go when a board's score is rounded: away from the average, to the even unit, or up.":
    "Où vont les demies exactes quand le résultat d’une donne est arrondi : en s’éloignant de la moyenne, à l’unité paire, ou vers le haut.",
  "Small groups of a fouled board": "Petits groupes d’une donne faussée",
  "as in England": "comme en Angleterre",
  "as in America": "comme en Amérique",
  "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, and three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always and three if another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons (acbl).":
    "Petits groupes d’une donne faussée. Un seul résultat : moyenne plus (Angleterre) ou 60 % (Amérique). Deux : 65 et 55 % ; trois : 70, 60 et 50 % ; en Angleterre s’ils sont au plus un tiers de ceux attendus, en Amérique deux toujours et trois si un autre groupe est plus grand. En IMP croisés : fois E / A (Angleterre), ou par comparaisons (Amérique).",
  "Boards with fewer results, in IMPs": "Donnes avec moins de résultats, en IMP",
  "compared as they are": "comparées telles quelles",
  "as if all had been there": "comme si tous étaient là",
  "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each counts E / A times, as if all had been there.":
    "Donnes avec moins de résultats que prévu, en IMP croisés et en Butler : comparées telles quelles ; ou chacune compte E / A fois, comme si tous étaient là.",
  "Average plus and average minus": "Moyenne plus et moyenne moins",
  "the pair's own percentage if that is better or worse": "le pourcentage de la paire s’il est meilleur ou moins bon",
  "60 % and 40 % for all": "60 % et 40 % pour tous",
  "Average plus is the pair's own percentage on the other boards if that is more than 60 %; average minus, if it is less than 40 %.":
    "La moyenne plus est le pourcentage de la paire sur les autres donnes s’il dépasse 60 % ; la moyenne moins, s’il est inférieur à 40 %.",
  "IMPs of an average plus": "IMP d’une moyenne plus",
  "The IMPs of an average plus.": "Les IMP d’une moyenne plus.",
  "IMPs are rounded to": "Les IMP sont arrondis à",
  "The unit to which a board's IMPs are rounded if they are not converted to victory points.":
    "L’unité à laquelle sont arrondis les IMP d’une donne quand ils ne sont pas convertis en points de victoire.",
  "Halves of weighted IMPs": "Demies des IMP pondérés",
  "for the side that did not offend": "pour le camp non fautif",
  "rounded like other halves": "arrondies comme les autres",
  "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the side that did not, or the same as round.":
    "Où vont les demies exactes d’une marque pondérée en IMP si la décision dit qui est fautif : au camp non fautif, ou comme les autres demies.",
  "Cross-IMPs of a board": "IMP croisés d’une donne",
  "the average of all comparisons": "la moyenne de toutes les comparaisons",
  "the sum of all comparisons": "la somme de toutes les comparaisons",
  "the sum divided by the results": "la somme divisée par les résultats",
  "The sum of the IMPs of all comparisons divided by their number; the sum itself; or divided by the number of results.":
    "La somme des IMP de toutes les comparaisons divisée par leur nombre ; la somme elle-même ; ou divisée par le nombre de résultats.",
  "Most IMPs in one comparison": "Maximum d’IMP dans une comparaison",
  "no limit": "sans limite",
  "The maximum number of IMPs in one comparison.": "Le maximum d’IMP dans une comparaison.",
  "Datum of a board": "Datum d’une donne",
  "the mean of all scores": "la moyenne de toutes les marques",
  "without the highest and the lowest": "sans la plus haute et la plus basse",
  "without 5 % at each end": "sans 5 % à chaque bout",
  "the middle score": "la marque médiane",
  "where all IMPs sum to zero": "où la somme des IMP est nulle",
  "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each end; the middle one; or the one for which all IMPs sum to zero, or as close to zero as possible.":
    "Le datum du Butler : la moyenne de toutes les marques ; sans la plus haute et la plus basse ; sans 5 % à chaque bout ; la marque médiane ; ou la valeur pour laquelle la somme des IMP est nulle, ou la plus proche de zéro.",
  "The datum is rounded to": "Le datum est arrondi à",
  "The unit to which the datum is rounded.": "L’unité à laquelle le datum est arrondi.",
  "Halves of the datum are rounded": "Les demies du datum sont arrondies",
  "away from zero": "en s’éloignant de zéro",
  "like other halves": "comme les autres demies",
  "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or the same as round.":
    "Où vont les demies exactes quand le datum est arrondi : en s’éloignant de zéro, à l’unité paire, vers le haut, ou comme les autres demies.",
  "Results are compared": "Les résultats sont comparés",
  "across the whole field": "dans tout le champ",
  "within sections": "par section",
  "Results are compared across the whole field, or within sections.":
    "Les résultats sont comparés dans tout le champ, ou par section.",
  "Sections are ranked": "Les sections sont classées",
  together: "ensemble",
  "each apart": "séparément",
  "Sections are ranked together, or separately.": "Les sections sont classées ensemble, ou chacune séparément.",
  "Kind of teams event": "Genre de tournoi par équipes",
  Swiss: "suisse",
  "all play all": "toutes rondes",
  "knock-out": "élimination directe",
  "The kind of teams event. In a knock-out, teams are ranked by the last round they played.":
    "Le genre de tournoi par équipes. En élimination directe, les équipes sont classées par le dernier tour qu’elles ont joué.",
  "Teams are ranked by": "Les équipes sont classées par",
  "what the event has": "ce que le tournoi a",
  "victory points": "points de victoire",
  IMPs: "IMP",
  "IMPs won divided by IMPs lost": "IMP gagnés divisés par IMP perdus",
  "matches won": "matchs gagnés",
  "What teams are ranked by. Auto: victory points if there is a scale, else the sum of IMPs or points.":
    "Ce qui classe les équipes. Ce que le tournoi a : les points de victoire s’il y a une échelle, sinon la somme des IMP ou des points.",
  "Boards in a match": "Donnes d’un match",
  "as many as were scheduled": "autant que prévu",
  "The length of a match for its victory points. Auto: as many boards as were scheduled, compared or not; in a numbered round, as many as its longest match has.":
    "La longueur d’un match pour ses points de victoire. Autant que prévu : toutes les donnes prévues, comparées ou non ; dans un tour numéroté, autant qu’en a son match le plus long.",
  "Two opponents in one round": "Deux adversaires dans un tour",
  "each match in full": "chaque match en entier",
  "half the victory points each": "la moitié des points de victoire chacun",
  "a scale of their own": "une échelle à part",
  "Two opponents in one round: each match counts in full; for half its victory points; or by a separate 10-0 scale (wbf and wbf-discrete; half for other scales).":
    "Deux adversaires dans un tour : chaque match compte en entier ; pour la moitié de ses points de victoire ; ou par une échelle à part de 10 à 0 (échelles de la WBF ; la moitié pour les autres).",
  "A bye, in per cent of the most": "Exemption, en pour cent du maximum",
  "The victory points for a bye, as a percentage of the maximum of the scale.":
    "Les points de victoire d’une exemption, en pour cent du maximum de l’échelle.",
  "A bye on the win-loss scale, in per cent": "Exemption sur l’échelle victoire-défaite, en pour cent",
  "The same for the win-loss scale, unless only bye is set.":
    "La même chose pour l’échelle victoire-défaite, sauf si seule l’autre exemption est fixée.",
  "A board won is worth": "Une donne gagnée vaut",
  "The value of a board won; a tied board is worth half of it.":
    "La valeur d’une donne gagnée ; une donne nulle en vaut la moitié.",
  "Patton: a board won is worth": "Patton : une donne gagnée vaut",
  "Patton: the value of a board won.": "Patton : la valeur d’une donne gagnée.",
  "Patton: points shared for the match": "Patton : points partagés pour le match",
  "Patton: the points that both teams share for the whole match.":
    "Patton : les points que les deux équipes se partagent pour tout le match.",
  "Patton: the difference is measured by": "Patton : la différence se mesure à",
  "all swings": "tous les écarts",
  "the points of both teams": "les points des deux équipes",
  "Patton: the difference is measured by the sum of all swings, or of both teams' points.":
    "Patton : la différence se mesure à la somme de tous les écarts, ou des points des deux équipes.",
  "Patton: percentages for a further share": "Patton : pourcentages pour une part de plus",
  "a list of percentages": "une liste de pourcentages",
  "Patton: the percentages that the ratio must reach, each for a further share of the pool.":
    "Patton : les pourcentages que le rapport doit atteindre, chacun pour une part de plus des points partagés.",
  "Ties are broken by": "Les égalités sont départagées par",
  "nothing: they share the rank": "rien : elles partagent le rang",
  "results against each other": "les résultats entre eux",
  "the scores of their opponents": "les résultats de leurs adversaires",
  "IMPs or points over all boards": "les IMP ou points de toutes les donnes",
  "who did better on more boards": "qui a fait mieux sur plus de donnes",
  "boards on which nobody did better": "les donnes où personne n’a fait mieux",
  "How ties are broken, in this order, separated by commas: results against each other; the sum of their opponents' scores; IMPs or points over all boards; IMPs won divided by IMPs lost; matches won; who did better on more boards; boards on which nobody did better. Share: ties are not broken.":
    "Ce qui départage les égalités, dans cet ordre, séparé par des virgules : les résultats entre eux (match) ; la somme des résultats de leurs adversaires (opponents) ; les IMP ou points de toutes les donnes (basic) ; IMP gagnés divisés par IMP perdus (quotient) ; matchs gagnés (wins) ; qui a fait mieux sur plus de donnes (countback) ; les donnes où personne n’a fait mieux (tops). Avec share, les égalités restent.",
  "The results of a board are shown": "Les résultats d’une donne sont montrés",
  always: "toujours",
  "to those who have played it": "à ceux qui l’ont jouée",
  "after the round": "après le tour",
  "after the session": "après la séance",
  "When a server shows the results of a board to viewers other than directors. Own: to those at a table after they have played it, and to everybody after all have. Round: after the round in which they were played. End: after the session.":
    "Quand un serveur montre les résultats d’une donne à d’autres que les arbitres : toujours ; à ceux d’une table dès qu’ils l’ont jouée, et à tous dès que tous l’ont jouée ; après le tour où elle a été jouée ; ou après la séance.",
  "The standings are shown": "Le classement est montré",
  "at any time": "à tout moment",
  "after each round": "après chaque tour",
  "Which results a server counts in the standings for viewers other than directors: all; those of finished rounds; or those of finished sessions.":
    "Ce qui compte dans le classement qu’un serveur montre à d’autres que les arbitres : tous les résultats ; ceux des tours terminés ; ou ceux des séances terminées.",
  "The hands of a board are shown": "Les mains d’une donne sont montrées",
  "after all have played it": "quand tous l’ont jouée",
  "When a server shows the cards of a board to viewers other than directors: always; after everybody has played it; or after the session.":
    "Quand un serveur montre les cartes d’une donne à d’autres que les arbitres : toujours ; dès que tous ceux qui la jouent l’ont jouée ; ou après la séance.",
  "The results are": "Les résultats sont",
  "of an event in progress": "ceux d’un tournoi en cours",
  provisional: "provisoires",
  final: "définitifs",
  "Whether results can still change. Provisional: play is over, and the correction period is running. Final: it is over, too. With either, everything is shown.":
    "Si les résultats peuvent encore changer. Provisoires : le jeu est fini et le délai de correction court. Définitifs : il est écoulé. Dans les deux cas, tout est montré.",
  "Corrections are accepted until": "Les corrections sont admises jusqu’à",
  "no time is set": "aucune heure fixée",
  "a time": "une heure",
  "The end of the correction period, a date and a time with Z for UTC or with the offset from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Provisional results become final at that time.":
    "La fin du délai de correction : date et heure, avec Z pour UTC ou avec l’écart à UTC : 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Dès lors, les résultats provisoires sont définitifs.",
};
