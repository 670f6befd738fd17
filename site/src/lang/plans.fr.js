// French: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} dans un tournoi de : {2} ; un tournoi n’a qu’une sorte de concurrents",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "ce mode de calcul n’est pas pour des équipes : on attend scoring imps, bam, points ou patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "ce mode de calcul est pour des équipes seulement : on attend scoring matchpoints, cross-imps, butler, bam ou points",
  "only an event of pairs can have two winners": "seul un tournoi par paires peut avoir deux vainqueurs",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "les points de victoire demandent scoring imps, ou des paires avec scoring matchpoints, cross-imps ou butler",
  "pairs that play for victory points have one winner":
    "des paires qui jouent aux points de victoire ont un seul vainqueur",
  "victory points need a scale: expected a line like vp wbf":
    "les points de victoire demandent une échelle : on attend une ligne comme vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "seul scoring imps peut être classé ainsi : on attend auto ou wins",
  "scoring %s does not use the setting %s": "scoring {1} n’utilise pas le réglage {2}",
  "expected per cent or mp": "on attend un pourcentage ou mp",
  "expected imps": "on attend imps",
  "expected mp": "on attend mp",
  "expected points": "on attend points",
  "expected imps, or vp where there is a scale": "on attend imps, ou vp s’il y a une échelle",
  "expected vp": "on attend vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "aucun tour choisi : là où les IMP ne classent pas, une pénalité en IMP vient après la ligne de son tour",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "seuls les matchs ont des exempts : une paire sans adversaires n’a pas besoin de ligne, sauf avec une échelle vp",
  "too many groups: at most 255": "trop de groupes : 255 au plus",
  "too many deals of board %s: at most 1000": "trop de distributions de la donne {1} : 1000 au plus",
  "too many ids: an event has at most %s": "trop de numéros : un tournoi en a {1} au plus",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} n’utilise pas les IMP : on attend ave+, ave, ave- ou un pourcentage",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "l’écart d’un match est pour des équipes : on attend une attribution par camp : 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "un nombre de ce tournoi est trop grand pour être exact : moins de résultats ou des poids plus simples",
  "round %s, %s %s and %s have no victory points: %s": "tour {1}, {2} {3} et {4} : pas de points de victoire : {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} et {3} : pas de points de victoire : {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "l’échelle est illisible : on attend un fichier de ce nom, ou ses lignes : vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "l’échelle est pour des pourcentages : scoring {1} en demande une pour des IMP, comme wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "l’échelle est pour des IMP : scoring {1} en demande une pour des pourcentages, comme ebu-mp",
  "the %s has a bye and a match in round %s": "{1} : un exempt et un match au tour {2}",
  "the team has %s in this round: %s": "l’équipe a {1} à ce tour : {2}",
  "no match": "aucun match",
  "two matches": "deux matchs",
  "expected a penalty in vp, or below another round": "on attend une pénalité en vp, ou sous un autre tour",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "tour {1}, les équipes {2} et {3} sont à égalité : une élimination directe demande un vainqueur",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "rien à changer : on attend d’abord une ligne comme « movement mitchell tables 7 boards 28 »",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "la ligne {1} a déjà le mouvement : « from round 3 movement ... » le change, ou « movement void » avant cette ligne",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "la ligne {1} a le mouvement à partir du tour {2} : on attend un tour suivant, ou « from round {3} movement void » avant cette ligne",
  "too many rows: your own movement has at most 20000": "trop de lignes : un mouvement propre en a 20000 au plus",
  "no movement with rows: expected a line like 'movement own' before it":
    "aucun mouvement avec des lignes : on attend d’abord une ligne comme « movement own »",
  "expected round %s, where the movement begins, or a later one":
    "on attend le tour {1} ou un suivant, à partir duquel le mouvement vaut",
  "the missing boards are unknown: expected a movement line before it":
    "aucun mouvement ne dit quelles donnes manquent : on attend d’abord une ligne movement",
  "the movement has no such board: expected one of its rounds and contestants":
    "le mouvement n’a pas cette donne : on attend un de ses tours et concurrents",
  "too many tables and rounds in this movement": "trop de tables et de tours dans ce mouvement",
  "this movement is not for such an event: expected one of pairs":
    "ce mouvement n’est pas pour ce tournoi : on en attend un de paires",
  "this movement is not for such an event: expected one of teams":
    "ce mouvement n’est pas pour ce tournoi : on en attend un d’équipes",
  "this movement is not for such an event: expected one of individuals":
    "ce mouvement n’est pas pour ce tournoi : on en attend un individuel",
  "the movement has no such place: nobody starts there": "le mouvement n’a pas cette place : personne n’y commence",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "le mouvement a deux vainqueurs, le tournoi un seul : on attend winners 1 dans cette ligne",
  "the movement has one winner, the event has two: expected another movement":
    "le mouvement a un vainqueur, le tournoi deux : on attend un autre mouvement",
  "the movement has %s rounds: there is no round %s to begin with":
    "le mouvement a {1} tours : il n’y a pas de tour {2} où commencer",
  "round %s, table %s: %s": "tour {1}, table {2} : {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} n’a pas de pourcentages : on attend combine full ou combine last",
  "too many boards: an event has at most %s": "trop de donnes : un tournoi en a {1} au plus",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "la donne {1} est dans {2} séances : on attend aussi la séance, une de {3}",
  "no board %s in session %s": "pas de donne {1} dans la séance {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "valeur impossible pour {1} : on attend off, ou une date et une heure avec Z pour UTC ou avec le décalage, comme 2026-11-20T22:00Z ou 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "valeur impossible pour {1} : on attend {2}{3}",
  "one or more of, separated by commas: ": "une ou plusieurs de ces valeurs, séparées par des virgules : ",
  "one of: ": "une de ces valeurs : ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "valeur impossible pour {1} : on attend un nombre{2} de {3} à {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "on attend au plus 16 pourcentages croissants : 5,15,30,50",
  "unknown setting '%s': %s%s%s": "réglage « {1} » inconnu : {2}{3}{4}",
  "did you mean ": "vouliez-vous dire ",
  "oddtrick help settings lists them": "oddtrick help settings en donne la liste",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "le match a des donnes en plus de ses IMP : on attend l’écart d’un match, ou ses donnes",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "la longueur du match n’est pas connue : on attend une ligne comme set match-boards 8, ou un mouvement",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} n’a pas de forme {2} : laisser la forme de côté",
  "%s has no form %s: it has %s": "{1} n’a pas de forme {2} : il a {3}",
  "%s has no %s: expected %s": "{1} n’a pas de {2} : on attend {3}",
  "expected a whole number from %s to %s after '%s'": "on attend un nombre entier de {1} à {2} après « {3} »",
  "invalid number": "nombre impossible",
  "missing number": "nombre manquant",
  "invalid id": "numéro impossible",
  "missing id": "numéro manquant",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "on attend la paire manquante après « phantom », comme EW7 ou 14",
  "unknown word": "mot inconnu",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "on attend une forme comme skip, ou tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments ou phantom",
  "unknown movement": "mouvement inconnu",
  "missing movement": "mouvement manquant",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "on attend mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out ou own",
  "%s has no form %s": "{1} n’a pas de forme {2}",
  "invalid word '%s': expected %s": "mot impossible « {1} » : on attend {2}",
  "missing word: expected %s": "mot manquant : on attend {1}",
  "the number of a round, 1 to 250": "le numéro d’un tour, de 1 à 250",
  "a table, such as 3, or B3 in a section": "une table, comme 3, ou B3 dans une section",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "un numéro d’au plus 16 lettres et chiffres, deux joints par +, ou - pour personne",
  "boards, such as 4-6 or 4, or - if they are not known yet":
    "des donnes, comme 4-6 ou 4, ou - si elles ne sont pas encore connues",
  "shared, switched, or the end of the line": "shared, switched, ou la fin de la ligne",
  "rounds are 1 to 250": "les tours vont de 1 à 250",
  "tables are 1 to 999": "les tables vont de 1 à 999",
  "sections are A to Z": "les sections vont de A à Z",
  "boards are 1 to 9999, the first one before the last one":
    "les donnes vont de 1 à 9999, la première avant la dernière",
  "an id has at most 16 letters and digits": "un numéro a au plus 16 lettres et chiffres",
  "nobody sits there: name somebody, or leave the row out":
    "personne n’y est assis : nommer quelqu’un, ou supprimer la ligne",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "toutes les lignes ont deux numéros par camp, ou aucune ; toutes ont une section, ou aucune",
  "individuals need two ids for a side, such as 1+5": "en individuel il faut deux numéros par camp, comme 1+5",
  "there are more than 2000 contestants": "il y a plus de 2000 concurrents",
  "your own movement has 1 to %s rows, not %s": "un mouvement propre a de 1 à {1} lignes, pas {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "un mouvement propre est fait de lignes : row TOUR TABLE NS EO PREMIÈRE-DERNIÈRE, comme row 1 1 10 1 1-3",
  "board %s": "donne {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "aucune sorte de mouvement n’est donnée",
  "no such form of a movement": "cette forme de mouvement n’existe pas",
  "%s: numbers of a movement are 1 to %s": "{1} : les nombres d’un mouvement vont de 1 à {2}",
  "%s rounds are too many: at most %s": "{1} tours, c’est trop : {2} au plus",
  "there is no such movement: %s": "ce mouvement n’existe pas : {1}",
  "%s is for %s, not for %s": "{1} est pour : {2}, pas pour : {3}",
  pairs: "paires",
  teams: "équipes",
  players: "joueurs",
  "%s has one winner, not %s": "{1} a un vainqueur, pas {2}",
  "%s has no sections: leave them out": "{1} n’a pas de sections : les supprimer",
  "%s has no segments: leave them out": "{1} n’a pas de segments : les supprimer",
  "%s arrow-switched rounds are too many: there are %s": "{1} tours croisés, c’est trop : il y en a {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} demande un nombre impair de paires, 9 au moins : {2} tables et une paire de plus",
  "%s has one winner: pairs sit in both directions": "{1} a un vainqueur : les paires jouent dans les deux lignes",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "des tours croisés font un seul vainqueur : supprimer le croisement, ou les deux vainqueurs",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "il n’y a pas de {1} de {2} tables et {3} tours : moins de tours conviendraient peut-être",
  "%s needs %s, not %s": "{1} demande {2}, pas {3}",
  "an even number of tables": "un nombre pair de tables",
  "an odd number of tables": "un nombre impair de tables",
  "at least 3 tables": "3 tables au moins",
  "at least 4 tables": "4 tables au moins",
  "at least 5 tables": "5 tables au moins",
  "at least 6 tables": "6 tables au moins",
  "a %s of %s tables": "un {1} de {2} tables",
  "a barometer of %s tables": "un baromètre de {1} tables",
  "%s needs 2 or 3 tables, not %s": "{1} demande 2 ou 3 tables, pas {2}",
  "%s tables are too many for a %s: at most %s": "{1} tables, c’est trop pour un {2} : {3} au plus",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "un {1} a ses propres croisements : supprimer arrow-switch, ou dire 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "aucun howell de {1} tables et {2} tours trouvé : d’autres tours conviendraient peut-être",
  "a %showell of %s tables": "un {1}howell de {2} tables",
  "how many players does the individual have?": "combien de joueurs a l’individuel ?",
  "%s player%s: an individual has 6 to %s players": "{1} {1|joueur|joueurs} : un individuel a de 6 à {3} joueurs",
  "%s players do not fit %s tables: %s would": "{1} joueurs ne vont pas pour {2} tables : {3} iraient",
  "individuals are not arrow-switched: leave arrow-switch out":
    "un individuel ne se croise pas : supprimer arrow-switch",
  "phantom: players are numbered 1 to %s": "phantom : les joueurs sont numérotés de 1 à {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "aucun joueur ne manque : il y a des places pour {1}, donc supprimer le phantom",
  "there is no %s for %s players: it has %s players%s": "il n’y a pas de {1} pour {2} joueurs : il en a {3}{4}",
  " and so on": " et ainsi de suite",
  "an individual of %s tables": "un individuel de {1} tables",
  "a swiss of %s %s": "un suisse de {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "un match de {1} donnes n’a pas {2} {2|segment égal|segments égaux} : {4} donnes feraient {5} segments de {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "une élimination directe de {1} équipes a {2} {2|phase|phases} de {4} segments, pas {5} tours",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} tours de {2} donnes font {3} donnes, pas {4} : supprimer un des nombres",
  "%s boards do not fit %s%s: %s": "{1} donnes ne vont pas pour {2}{3} : {4}",
  " in so many rounds": " en autant de tours",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|tour|tours} de {5})",
  "%s has %s rounds, not %s": "{1} a {2} tours, pas {3}",
  "%s has %s to %s rounds%s, not %s": "{1} a de {2} à {3} tours{4}, pas {5}",
  ", an even number": ", un nombre pair",
  ", an odd number": ", un nombre impair",
  "%s sets of %s boards are too many: at most %s boards": "{1} jeux de {2} donnes, c’est trop : {3} donnes au plus",
  "how many tables or pairs does the %s have?": "combien de tables ou de paires a le {1} ?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|table|tables} : un {3} demande {4} tables au moins",
  "%s tables are too many: at most %s": "{1} tables, c’est trop : {2} au plus",
  "%s pairs do not fit %s tables: %s or %s would": "{1} paires ne vont pas pour {2} tables : {3} ou {4} iraient",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "aucune paire ne manque : {1} paires font {2} tables complètes, donc supprimer le phantom",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "les paires d’un {1} n’ont pas de ligne : dire laquelle manque par son numéro, comme phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1} : il y a {2} places{3}",
  " in each direction": " dans chaque ligne",
  "section %s: %s": "section {1} : {2}",
  "%s sections are too many: at most %s": "{1} sections, c’est trop : {2} au plus",
  "how many tables or contestants do the %s sections have?":
    "combien de tables ou de concurrents ont les {1} sections ?",
  "how many teams does the %s have?": "combien d’équipes a le {1} ?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|équipe|équipes} : un {3} a de {4} à {5} équipes",
  "%s teams do not fit %s tables: %s would": "{1} équipes ne vont pas pour {2} tables : {3} iraient",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "les équipes n’ont pas de phantom : dire combien elles sont ; si elles sont en nombre impair, une est exempte",
  "teams are not arrow-switched: leave arrow-switch out": "les équipes ne se croisent pas : supprimer arrow-switch",
  "%s teams need no %s: leave the form out": "{1} équipes n’ont pas besoin de {2} : supprimer la forme",
  "a round-robin of %s teams": "un toutes rondes de {1} équipes",
  "no triangles for %s teams were found: bye would fit": "aucun triangle trouvé pour {1} équipes : bye irait",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} est pour un nombre {2} d’équipes, pas {3} : {4} irait",
  "%s teams are too many for a whist: at most %s": "{1} équipes, c’est trop pour un whist : {2} au plus",
  "a whist of %s teams": "un whist de {1} équipes",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s":
    "rien ne tient en {1} minutes : le plus court en prendrait {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "rien ne tient en {1} minutes : {2} {2|donne prendrait|donnes prendraient} à elles seules {4}",
  "nothing fits: %s": "rien ne convient : {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "rien ne convient : aucun nombre de tours ne donne de {1} à {2} donnes à chacun",
  "tables or pairs": "tables ou paires",
  "how many %s are there?": "{1} : combien ?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "mouvement manquant : on attend d’abord une sorte, comme howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "mot « {1} » inconnu : on attend {2}",
  "'%s' needs a value": "« {1} » demande une valeur",
  "invalid %s '%s': expected a whole number from %s to %s":
    "{1} « {2} » impossible : on attend un nombre entier de {3} à {4}",
  round: "tour",
  "number of rounds": "nombre de tours",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "le mouvement n’a pas encore d’adversaires : il n’y a rien à changer",
  "round %s: the movement has rounds 1 to %s": "tour {1} : le mouvement a les tours 1 à {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} tours : les tours 1 à {2} sont déjà joués, et {3} est le maximum",
  "only pairs can join in mid-session: this is a movement of %ss":
    "seules des paires peuvent arriver en cours de séance : ce mouvement est pour : {1}",
  "too many contestants: at most %s": "trop de concurrents : {1} au plus",
  "invalid id '%s': expected up to 16 letters and digits":
    "« {1} » n’est pas un numéro : on attend au plus 16 lettres et chiffres",
  "nothing to merge: the movement has no sections": "rien à fusionner : le mouvement n’a pas de sections",
  "pair %s is in the movement already": "la paire {1} est déjà dans le mouvement",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "paire {1} : avec deux vainqueurs le numéro d’une paire commence par NS ou EW",
  "there is no %s %s in the movement": "absent du mouvement : {1} {2}",
  "%s %s cannot leave twice": "{1} {2} ne peut pas partir deux fois",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "il n’y a pas de suite : il ne reste pour le tour {1} aucune donne que personne n’y connaît",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "le tournoi n’a pas de mouvement : on attend une ligne comme « movement mitchell tables 7 boards 28 »",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "tour manquant : {1}from TOUR, le premier tour qui peut changer",
  "%splayed '%s': %s": "{1}played « {2} » : {3}",
  "%splayed: there is no %s %s in the movement": "{1}played : absent du mouvement : {2} {3}",
  "round %s is not played yet": "le tour {1} n’est pas encore joué",
  "the movement has no table %s in round %s": "le mouvement n’a pas de table {1} au tour {2}",
  "a fixed match names an entry that does not exist": "une rencontre imposée nomme un inscrit qui n’existe pas",
  "nobody plays against themselves": "personne ne joue contre soi-même",
  "both stay at the same table": "les deux restent à la même table",
  "%s has two matches, or a match and the bye": "{1} a deux matchs, ou un match et l’exemption",
  "neither can move to the other's table": "aucun ne peut aller à la table de l’autre",
  "they are to be kept apart": "ils ne doivent pas se rencontrer",
  "a draw needs 2 to %s contestants, not %s": "un tirage demande de 2 à {1} concurrents, pas {2}",
  "the bye names an entry that does not exist": "l’exemption est pour un inscrit qui n’existe pas",
  "the entries are not in the order of their scores": "les inscrits ne sont pas dans l’ordre de leurs scores",
  "with this bye, %s are left: an odd number cannot be drawn":
    "avec cette exemption, il en reste {1} : pas de tirage avec un nombre impair",
  "one is left: a triangle needs three": "il en reste un : un triangle en demande trois",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "tous ne peuvent avoir un adversaire : trop ne doivent pas se rencontrer ou restent à leur table",
  "no three can meet each other: too many are to be kept apart":
    "aucun trio n’est possible : trop ne doivent pas se rencontrer",
  "invalid %s%s '%s': expected %s": "{1}{2} « {3} » impossible : on attend {4}",
  "%s does not play in this round": "{1} ne joue pas à ce tour",
  "two ids, such as 1-4": "deux numéros, comme 1-4",
  "an id and its table, such as 7=3": "un numéro et sa table, comme 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "graine « {1} » impossible : on attend un nombre entier d’au plus 15 chiffres",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "donnes « {1} » impossibles : on attend la première et la dernière donne d’un match : 1-8",
  "the event cannot be scored without round %s": "le tournoi ne peut pas être calculé sans le tour {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "pas de tirage pour un individuel : il est pour des paires et des équipes",
  "the event has two winners: a draw is for one field":
    "le tournoi a deux vainqueurs : un tirage est pour un seul champ",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "les résultats n’ont pas de tours : un tirage demande des lignes comme « round 1 » avant eux",
  "nobody to draw: expected lines such as 'team 1 Ash'":
    "personne pour le tirage : on attend des lignes comme « team 1 Ash »",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "personne pour le tirage : on attend des lignes comme « pair 1 Ann Lee & Bo Park »",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "un match a de 1 à {1} donnes, pas {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "l’échelle {1} est publiée pour {2} à {3} donnes, pas {4} ; donner la vôtre dans un fichier",
  "only these have a scale for half matches: %s": "seules celles-ci ont une échelle pour les demi-matchs : {1}",
  "half a match has 1 to %s boards, not %s": "un demi-match a de 1 à {1} donnes, pas {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "on attend le nombre de donnes des lignes suivantes, comme « boards 6-8 » ou « boards 9 »",
  "rows must come after a 'boards' line where the scale has one":
    "les lignes viennent après une ligne « boards » si l’échelle en a une",
  "an earlier 'boards' line already covers this number of boards":
    "une ligne « boards » précédente couvre déjà ce nombre de donnes",
  "the first row must be for 50 per cent": "la première ligne doit être pour 50 pour cent",
  "the first row must be for margin 0": "la première ligne doit être pour l’écart 0",
  "margin 0 is a draw: both sides must get the same": "l’écart 0 est une égalité : les deux camps ont autant",
  "margins must increase from row to row": "les écarts doivent croître de ligne en ligne",
  "a greater margin must not give the winner less or the loser more than the row above":
    "un plus grand écart ne doit pas donner moins au vainqueur ni plus au perdant que la ligne précédente",
  "too many rows: at most 480": "trop de lignes : 480 au plus",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "on attend un pourcentage de 50 à 100, ses PV et les PV d’autant sous 50, comme « 50 10 10 »",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "on attend un écart en IMP (0 à 9999), les PV du vainqueur et du perdant, comme « 0 10 10 »",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "on attend les PV du vainqueur, comme 12, 12.5 ou 12.34, jusqu’à 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "on attend les PV du perdant, comme 8, 7.5 ou 7.66, jusqu’à 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "texte inattendu : une ligne a un écart, les PV du vainqueur et ceux du perdant",
  "unexpected text: expected 'percent' alone": "texte inattendu : on attend « percent » seul",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "l’échelle n’a pas de ligne « boards » pour {1} donnes : elle a {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'": "l’échelle n’a pas de lignes : on en attend comme « 0 10 10 »",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} équipes joueraient plus de {2} tours de triangles : bye va toujours",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 équipes n’ont pas de triangles : les deux autres se rencontreraient aux deux tours ; 3, 7, 9, 11 ... équipes en ont, et bye va toujours",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "seule une élimination directe a des têtes de série : on attend une table et une ligne, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "l’élimination directe a {1} équipes : pas de tête de série {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "il n’y a pas d’individuel pour {1} joueurs : il y en a pour 6 à 28, et un arc-en-ciel pour 41 à 44 ou 49 à 52",

  // A season (lib/event/season.c)
  "no name": "pas de nom",
  "not two names": "pas deux noms",
  "%s: %s has %s: left out": "{1} : {2} n’a {3} : laissé de côté",
  "%s has two numbers, %s and %s: one person?": "{1} a deux numéros, {2} et {3} : une seule personne ?",
  "%s and %s: one person?": "{1} et {2} : une seule personne ?",
  "%s: %s has two results: the better one counts": "{1} : {2} a deux résultats : le meilleur compte",
  "a season has 1 to %s evenings, not %s": "une saison a de 1 à {1} soirées, pas {2}",
  "there are %s evenings, more than the %s of the season": "il y a {1} soirées, plus que les {2} de la saison",
  "the best %s cannot count in a season of %s evenings":
    "les {1} meilleurs ne peuvent compter dans une saison de {2} soirées",
  "%s has no percentages: expected points by rank": "{1} n’a pas de pourcentages : on attend des points par rang",
  "%s is not an event of pairs: expected a season of players":
    "{1} n’est pas un tournoi par paires : on attend une saison de joueurs",
};
