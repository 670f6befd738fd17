// French: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7":
    "numéro de donne manquant : on attend une ligne comme #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2": "on attend un ou deux vainqueurs : #WINNERS,1 ou #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair":
    "colonne des numéros de paires manquante : on attend un titre Pair",
  "invalid pair '%s': expected letters and digits": "paire « {1} » impossible : on attend des lettres et des chiffres",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "une ligne de résultats sans titres au-dessus : on attend NS, EW, etc.",
  "a row without a # line above it: left out": "une ligne sans ligne # au-dessus : ignorée",
  "%s kept unread, since the heading is unknown: %s": "{1} conservée sans être lue, car le titre est inconnu : {2}",
  "columns are": "colonnes",
  "a column is": "colonne",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "points de match d’équipes et pas d’IMP : calcul en board-a-match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs":
    "IMP fractionnaires et pas de points de match : calcul en IMP croisés",
  "whole IMPs and no matchpoints: scored by Butler": "IMP entiers et pas de points de match : calcul en Butler",
  "a line above the headings is left out": "une ligne au-dessus des titres est ignorée",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "colonnes des joueurs manquantes : on attend des titres comme board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "colonne du numéro de donne manquante : on attend des titres comme board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "pas de titres : lu comme board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "pas de titres : lu comme une liste de résultats de Bridgemate",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "les nombres sous 7 sans signe sont lus comme levées de mieux, comme ici « {1} »",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "« {1} » est lu comme la marque de Nord-Sud, et l’opposé comme celle d’Est-Ouest",
  "no result: read as not played%s": "pas de résultat : lu comme non jouée{1}",
  "too long for a result": "trop long pour un résultat",
  "invalid id '%s': expected letters and digits, at most 16":
    "numéro « {1} » impossible : on attend des lettres et chiffres, 16 au plus",
  "missing players: expected an id or names in both directions%s":
    "joueurs manquants : on attend un numéro ou des noms dans les deux lignes{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "vulnérabilité « {1} » inconnue : on attend none, ns, ew ou both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "« {1} » diffère de la vulnérabilité de cette donne plus haut : la première est gardée",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "donne « {1} » illisible : on attend des mains comme N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10":
    "carte « {1} » impossible : on attend l’entame, comme HK ou S10",
  "invalid group '%s': expected letters and digits":
    "groupe « {1} » impossible : on attend des lettres et des chiffres",
  "more than 128 cells: the rest is left out%s": "plus de 128 cellules : le reste est ignoré{1}",
  "invalid board '%s': expected a number, 1 to 9999": "donne « {1} » impossible : on attend un nombre de 1 à 9999",
  "invalid round '%s': expected a number, 1 to 9999": "tour « {1} » impossible : on attend un nombre de 1 à 9999",
  "missing board number%s": "numéro de donne manquant{1}",
  "the letters of contracts are ambiguous: %s; or %s": "les lettres des contrats sont ambiguës : {1} ; ou {2}",
  "contracts are read as %s": "les contrats sont lus comme {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "le numéro d’un tour, de 1 à 9999",
  "the lead: %s": "l’entame : {1}",
  'missing result: expected "result":"4S N ="': 'résultat manquant : on attend "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'numéros manquants : on attend "ns" et "ew", chacun avec un numéro',
  "expected a vulnerability: none, ns, ew or both": "on attend une vulnérabilité : none, ns, ew ou both",
  "expected the dealer: N, E, S or W": "on attend le donneur : N, E, S ou W",
  "a board number, 1 to 9999": "un numéro de donne de 1 à 9999",
  'missing member "board"': 'membre "board" manquant',
  "this list": "cette liste",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'on attend un numéro, et un montant avec son unité : "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "un tournoi",
  "this JSON is not UTF-8: read as Windows-1252": "ce JSON n’est pas en UTF-8 : lu comme Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'ce JSON n’est pas un tournoi : on attend les membres "event", "scoring" et "boards"',
  "unknown member '%s' in %s: ignored": "membre « {1} » inconnu dans {2} : ignoré",
  "expected %s": "on attend {1}",
  "expected a number: 12.5": "on attend un nombre : 12.5",
  "expected an id of at most 16 letters and digits%s": "on attend un numéro d’au plus 16 lettres et chiffres{1}",
  ", or two ids joined by +": ", ou deux numéros joints par +",
  "an auction or a play of cards": "une enchère ou un jeu de la carte",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'premier joueur manquant : on attend "first":"N", "E", "S" ou "W"',
  'expected an amount: 3.5, or "3%"': 'on attend un montant : 3.5, ou "3%"',
  "expected a stratum: A, B or C": "on attend une série : A, B ou C",
  "the list of who plays": "la liste des participants",
  'missing member "id"': 'membre "id" manquant',
  "the text ends inside a string": "le texte finit dans une chaîne",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'chaîne non terminée : on attend " avant la fin de la ligne',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "séquence d’échappement impossible après la barre oblique inverse",
  "a byte that is not UTF-8": "un octet qui n’est pas en UTF-8",
  "expected a number like 12, -12.5 or 1e3": "on attend un nombre comme 12, -12.5 ou 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "on attend une valeur : une chaîne, un nombre, une accolade, un crochet, true, false ou null",
  "nested too deeply: at most 2048 levels": "imbrication trop profonde : 2048 niveaux au plus",
  "nested too deeply: at most 64 levels": "imbrication trop profonde : 64 niveaux au plus",
  "expected a colon after the name of a member": "on attend deux-points après le nom d’un membre",
  "expected the name of a member in quotes": "on attend le nom d’un membre entre guillemets",
  "expected a comma and the next member, or }": "on attend une virgule et le membre suivant, ou une accolade fermante",
  "expected a comma and the next value, or ]": "on attend une virgule et la valeur suivante, ou ]",
  "expected a comma, or the end": "on attend une virgule, ou la fin",
  "expected the end of the text after the value": "on attend la fin du texte après la valeur",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "ignoré : on attend une clé de deux lettres, une barre, une valeur et une barre : mb|1C|",
  "invalid board %s: expected 1 to %s": "donne {1} impossible : on attend de 1 à {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} joueurs, alors qu’il y en a 4 à une table et 8 dans deux salles : un nom contient-il une virgule ? Les derniers sont ignorés",
  "a list after its boards: left out": "une liste après ses donnes : ignorée",
  "%s comment%s (nt, at) left out": "{1} {1|commentaire ignoré|commentaires ignorés} (nt, at)",
  "%s %s left out: an auction has at most %s": "{1} {2} : ignorées ; une enchère en a {3} au plus",
  "explanations are": "explications",
  "explanation is": "explication",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "résultat « {1} » illisible : on attend comme 4SN= ou 3NEx-2, PASS, ou A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "aucune donne pour cette entrée : la liste a plus d’entrées que de donnes, ou un numéro impossible",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "enchère « {1} » illisible : on attend comme 1C ou 3N, p, d ou r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "le lien ne contient pas de donne : l’ouvrir dans un navigateur et enregistrer la donne elle-même",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "report « {1} » impossible : on attend un nombre, comme 12 ou 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} {1|résultat|résultats} d’une salle sans table dans ce fichier : non comparés, restes d’un match précédent",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "main illisible : on attend les couleurs et leurs cartes, une fois chacune, comme SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "une carte dans deux mains, ou plus de 13 dans une : la donne est ignorée",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "vulnérabilité « {1} » inconnue : on attend o, n, e ou b (personne, N-S, E-O, tous)",
  "cards played without a contract: left out": "cartes jouées sans contrat : ignorées",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", et une carte précédente ne fournit pas : le jeu est ignoré à partir de là",
  "invalid card '%s': expected one like SK or D10": "carte « {1} » impossible : on attend comme SK ou D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "nombre de levées « {1} » impossible : on attend les levées du déclarant, de 0 à 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "la revendication donne {1} levées au déclarant, mais d’après les cartes il en a gagné {2} et perdu {3}",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "la donne {1} a un autre donneur ou une autre vulnérabilité que plus haut : les premiers sont gardés",
  "board %s has different cards than above: numbered %s":
    "la donne {1} a d’autres cartes que plus haut : numérotée {2}",
  "board %s has different cards than above: left out": "la donne {1} a d’autres cartes que plus haut : ignorée",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "donne {1} : la liste des résultats a {2}, ce qui diffère des enchères et des levées ; la liste vaut",
  "board %s has no result%s": "la donne {1} n’a pas de résultat{2}",
  ": expected mc and the tricks that declarer took": " : on attend mc et les levées du déclarant",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "on attend N, E, S ou W",
  "expected None, NS, EW or All": "on attend None, NS, EW ou All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "la donne {1} a d’autres cartes ou une autre vulnérabilité que plus haut : numérotée {2}",
  "; accepted, and reported once": " ; accepté, et signalé une fois",
  "too many inherited values: at most 256": "trop de valeurs héritées : 256 au plus",
  "this tag has a value in each game: # and ## are not allowed":
    "cette balise a une valeur dans chaque partie : # et ## ne vont pas",
  "this tag has a value in each game: # is not allowed": "cette balise a une valeur dans chaque partie : # ne va pas",
  "a value too long to be inherited: at most 255 characters":
    "une valeur trop longue pour être héritée : 255 caractères au plus",
  "upper and lower case matter in names of tags: expected %s":
    "majuscules et minuscules comptent dans les noms de balises : on attend {1}",
  "duplicate tag in the same game: ignored": "balise en double dans la même partie : ignorée",
  "unterminated comment: expected } after this {": "commentaire non terminé : on attend l’accolade fermante",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'on attend le nom d’une balise, de lettres, chiffres et _ : [Event "Soirée du club"]',
  "expected a value in quotes after the name of the tag":
    "on attend une valeur entre guillemets après le nom de la balise",
  'unterminated value: expected " and ] before the end of the line':
    'valeur non terminée : on attend " et ] avant la fin de la ligne',
  "expected ] after the value of the tag": "on attend ] après la valeur de la balise",
  "too many tags in one game: at most %s": "trop de balises dans une partie : {1} au plus",
  "board %s: line %s already has a result of this table: this one replaces it":
    "donne {1} : la ligne {2} a déjà un résultat de cette table : celui-ci le remplace",
  "expected a date like 2026.11.19, with ? for unknown parts":
    "on attend une date comme 2026.11.19, avec ? pour l’inconnu",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "mode de calcul « {1} » inconnu : on attend MP, IMP, BAM, Rubber, Chicago et leurs variantes",
  "scoring by %s is not supported": "le mode de calcul {1} n’est pas pris en charge",
  "teams are not scored by matchpoints: read as IMPs":
    "les équipes ne se calculent pas en points de match : lu comme IMP",
  "expected a number, NS and a number, EW and a number, or both":
    "on attend un nombre, NS et un nombre, EW et un nombre, ou les deux",
  "expected the opening leader: N, E, S or W": "on attend l’entameur : N, E, S ou W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "ni une balise ni une partie de section : on attend [, ou un signe de commentaire",
  "another game starts here: expected an empty line before it":
    "une autre partie commence ici : on attend une ligne vide avant",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4": "on attend les levées du déclarant, de 0 à 13, ou NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'déclarant manquant : on attend [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "on attend Pass, ou un contrat comme 4S, 3NTX ou 6DXX",
  "expected - for no contract": "on attend - pour l’absence de contrat",
  "expected declarer's tricks, 0 to 13": "on attend les levées du déclarant, de 0 à 13",
  "expected declarer: N, E, S or W": "on attend le déclarant : N, E, S ou W",
  "expected a number, ? or -": "on attend un nombre, ? ou -",
  "expected the number of times it was made, 1 to 1000": "on attend le nombre de fois, de 1 à 1000",
  "%s cells in a row of %s columns": "{1} cellules dans une ligne de {2} colonnes",
  "others play in this room on the board above: read as the other room":
    "d’autres jouent dans cette salle à la donne précédente : lu comme l’autre salle",
  "board %s was already played in both rooms by these teams: numbered %s":
    "la donne {1} a déjà été jouée dans les deux salles par ces équipes : numérotée {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "on attend une vulnérabilité : None, NS, EW ou All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "numéro de donne manquant : on attend BOARD_NUMBER au début de BOARD",
  "missing seat of a hand: expected N, E, S or W": "position d’une main manquante : on attend N, E, S ou W",
  "a hand has at most 13 cards": "une main a au plus 13 cartes",
  "the hands of board %s: %s": "les mains de la donne {1} : {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "la ligne n’a pas de DIRECTION : la première d’une donne est lue comme NS, la seconde comme EW",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "points de match sans contrat ni points : lus comme un pourcentage des {1} que se partagent les camps, ici et plus bas",
  "a score without a result or percentages like A6040: read as not played":
    "une marque sans résultat ni pourcentages comme A6040 : lue comme non jouée",
  "missing number of tricks: only the points are used": "nombre de levées manquant : seuls les points sont utilisés",
  "expected points, or percentages of both sides: 420, A6040":
    "on attend des points, ou les pourcentages des deux camps : 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "une ligne sans résultat pour une paire exempte : ignorée, ici et plus bas",
  "expected a contract: 4H, 3NTX, Passed": "on attend un contrat : 4H, 3NTX, Passed",
  ". Only the points are used": ". Seuls les points sont utilisés",
  "missing ids: expected %s": "numéros manquants : on attend {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM et OPPOSING_TEAM dans le match, avant ses donnes",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER et EW_PAIR_NUMBER, d’au plus 16 lettres et chiffres",
  "expected 1 or 2 winners": "on attend 1 ou 2 vainqueurs",
  "unknown type of event '%s': read as %s": "type de tournoi « {1} » inconnu : lu comme {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMP sans méthode : lus comme Butler ; on attend CROSS_IMPS pour des IMP croisés",
  "unknown scoring '%s': read as %s": "mode de calcul « {1} » inconnu : lu comme {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "les paires sont classées par donnes, pas par points de victoire : ceux du fichier sont gardés tels quels",
  "the file does not name a scale of victory points: using %s":
    "le fichier ne nomme pas d’échelle de points de victoire : on prend {1}",
  "the participants are teams: read as a teams event":
    "les participants sont des équipes : lu comme un tournoi par équipes",
  "ladders are not supported: read as matches of teams":
    "les échelles ne sont pas prises en charge : lu comme des matchs d’équipes",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "les séances reprennent les numéros : la donne 1 de la deuxième devient 801, de la troisième 1601, etc.",
  "expected a number or a short name: at most %s bytes": "on attend un nombre ou un nom court : {1} octets au plus",
  "'%s' is not a number: ignored": "« {1} » n’est pas un nombre : ignoré",
  "the file has another event%s%s%s: only the first is read":
    "le fichier a un autre tournoi{1}{2}{3} : seul le premier est lu",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS et RESULT ne sont pas de l’USEBIO : on attend un BOARD par donne, avec un TRAVELLER_LINE par résultat",
  "elements are nested too deeply": "les éléments sont trop imbriqués",
  "expected a USEBIO element": "on attend un élément USEBIO",
  "XML is not supported in this build": "XML n’est pas pris en charge ici",
  "the file has no EVENT element": "le fichier n’a pas d’élément EVENT",
  "too many elements that are not USEBIO: at most %s": "trop d’éléments hors USEBIO : {1} au plus",
  "the adjustment has no unit: it is kept but does not count":
    "l’ajustement n’a pas d’unité : il est gardé mais ne compte pas",
  "missing id: expected a %s of at most 16 letters and digits":
    "numéro manquant : on attend un {1} d’au plus 16 lettres et chiffres",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} est insuffisant sur {3}{4} (loi 18)",
  "nothing to double: there is no bid yet": "rien à contrer : il n’y a pas encore d’enchère",
  "cannot double: the last bid was not made by an opponent":
    "contre impossible : la dernière enchère n’est pas d’un adversaire",
  "the bid is already doubled": "l’enchère est déjà contrée",
  "nothing to redouble: there is no double": "rien à surcontrer : il n’y a pas de contre",
  "the bid is already redoubled": "l’enchère est déjà surcontrée",
  "cannot redouble: the double was not made by an opponent":
    "surcontre impossible : le contre n’est pas d’un adversaire",
  "invalid call": "enchère impossible",
  "a call after the auction ended (Law 39)": "une enchère après la fin (loi 39)",
  "too many calls for an auction": "trop d’enchères",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "enchère « {1} » impossible : on attend une enchère de 1C à 7NT, ou Pass, X ou XX",
  "invalid card": "carte impossible",
  "%s%s was already played": "{1}{2} est déjà jouée",
  "%s%s is not in %s's hand": "{1}{2} n’est pas dans la main : {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "carte impossible : on attend une couleur et une valeur, SK ou H10, ou - pour aucune",
  "a card is missing before this one": "il manque une carte avant celle-ci",
  "invalid card: expected a suit and a rank, SK, HT or C10":
    "carte impossible : on attend une couleur et une valeur, SK, HT ou C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "carte « {1} » impossible : on attend A K Q J T 9 8 7 6 5 4 3 2, ou un point avant la couleur suivante",
  "%s is dealt twice: %s already has it": "{1} est donnée deux fois : {2} l’a déjà",
  "more than 13 cards in %s's hand": "plus de 13 cartes dans la main : {1}",
  "expected a space after -": "on attend une espace après -",
  "too many suits: a hand is spades.hearts.diamonds.clubs": "trop de couleurs : une main est pique.cœur.carreau.trèfle",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "on attend un point : une main est pique.cœur.carreau.trèfle, ou -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "on attend N, E, S ou W et deux-points avant la première main : N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "il manque une main ({1}) : on attend des cartes ou -",
  "unexpected text after the fourth hand": "texte inattendu après la quatrième main",
  "this format cannot be read": "ce format ne peut pas être lu",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'on attend une ligne de journal sur une séance ou un mouvement : "movement howell pairs 10"',
  "the movement of the file is left out: %s": "le mouvement du fichier est ignoré : {1}",
  "the number of a session, 1 to 99": "le numéro d’une séance, de 1 à 99",
};
