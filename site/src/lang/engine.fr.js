// French: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "résultat",
  level: "palier",
  strain: "couleur",
  doubling: "contre",
  declarer: "déclarant",
  outcome: "nombre de levées",
  "declarer or outcome": "déclarant ou nombre de levées",
  "number of tricks": "nombre de levées",
  player: "joueur",
  honors: "honneurs",
  "North-South": "Nord-Sud",
  "East-West": "Est-Ouest",
  " and ": " et ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} « {2} » impossible : {3}",
  "missing %s: %s": "il manque : {1} ; {2}",
  "invalid %s: %s": "{1} illisible : {2}",
  "expected C, D, H, S or NT after the level": "après le palier, les lettres anglaises C, D, H, S ou NT",
  "invalid strain '%s': did you mean %s?": "couleur « {1} » inconnue : vouliez-vous écrire « {2} » ?",
  "expected a contract, like 4S or 3NT, or pass": "on attend un contrat comme 4S ou 3NT, ou pass",
  "a contract is for 1 to 7 odd tricks": "un contrat va du palier 1 au palier 7",
  "expected X or XX, or * or **": "on attend X ou XX, ou bien * ou **",
  "expected X for doubled, XX for redoubled": "X pour contré, XX pour surcontré",
  "expected N, E, S or W after 'by'": "on attend N, E, S ou W après « by »",
  "%s%s cannot have that many overtricks: at most %s":
    "{1}{2} ne peut pas faire autant de levées de mieux : {3} au plus",
  "%s%s cannot go down that many: at most %s": "{1}{2} ne peut pas chuter d’autant : {3} au plus",
  "a grand slam cannot have overtricks": "un grand chelem n’a pas de levée de mieux",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "« made » compte les levées au-dessus de six et {1}{2} en demande {3} : on attend made {4} ou plus, ou down 1",
  "'made' counts the tricks above six: at most 7": "« made » compte les levées au-dessus de six : 7 au plus",
  "a deal has 13 tricks": "une donne a 13 levées",
  "expected the overtricks, like +1; just made is =": "on attend les levées de mieux, comme +1 ; juste fait s’écrit =",
  "expected the undertricks, like -1; just made is =": "on attend les levées de chute, comme -1 ; juste fait s’écrit =",
  "expected the odd tricks made, like made 4": "on attend les levées faites au-dessus de six, comme made 4",
  "expected the undertricks, like down 1": "on attend les levées de chute, comme down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "on attend N, E, S ou W, ou bien =, +1, -1, made 4, down 1 ou 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "on attend =, +1, -1, made 4, down 1 ou 10 tricks",
  "unexpected '%s' after the result": "« {1} » n’a pas sa place après le résultat",
  "expected who held the honors: N, E, S or W": "on attend le joueur qui avait les honneurs : N, E, S ou W",
  "aces count at notrump; four trump honors are 100, five 150":
    "les as comptent à sans-atout ; quatre honneurs d’atout valent 100, cinq 150",
  "they are worth 100 or 150": "ils valent 100 ou 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "vulnérabilité « {1} » inconnue : on attend none, ns, ew ou both, yes ou no pour le camp du déclarant, ou un numéro de donne",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "on attend des points d’honneurs, de 0 à 40, comme hcp 26 ou hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "un passe général n’a pas de déclarant : nommez le camp des points, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "il manque le déclarant : la feuille demande N, E, S ou W après le contrat",
  "honors do not count in a duplicate-style Chicago":
    "les honneurs ne comptent pas dans un Chicago à la manière du duplicate",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "un Chicago en IMP demande les points d’honneurs : ajoutez hcp 26, ou hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "texte en trop après la donne : on attend honors E 150, hcp 26, ou rien",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honneurs donnés deux fois : un seul joueur peut avoir quatre honneurs d’atout, ou tous les as",
  "honors must come before hcp": "honors doit venir avant hcp",
  "the side of We must be given before the first deal": "le camp de Nous doit être donné avant la première donne",
  "We and They cannot sit in the same direction": "Nous et Eux ne peuvent pas être dans la même ligne",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "on attend la donne à corriger et son résultat : correct 3 5C W -1",
  "no end comes before this line": "il n’y a pas de fin avant cette ligne",
  "no deal with this number comes before this line": "il n’y a pas de donne de ce numéro avant cette ligne",
  "no deal comes before this line": "il n’y a pas de donne avant cette ligne",
  "the last end was already taken back": "la dernière fin a déjà été retirée",
  "unexpected text after void": "texte en trop après void",
  "an end can only be withdrawn: correct end void": "une fin ne peut qu’être retirée : correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "on attend partscores 100, ou partscores 50 comme dans les lois anciennes",
  "expected partscores carry, or partscores bonus (50 each)":
    "on attend partscores carry, ou partscores bonus (50 chacune)",
  "part-scores do not carry in duplicate style or in IMPs": "les partielles ne se gardent ni en duplicate ni en IMP",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "on attend vulnerable dealer ou vulnerable nondealer (donnes 2 et 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "on attend le nombre de donnes d’un Chicago : deals 4, ou deals 6",
  "unexpected text after the dealer": "texte en trop après le donneur",
  "expected the first dealer: dealer N, E, S or W": "on attend le premier donneur : dealer N, E, S ou W",
  "unexpected text after duplicate": "texte en trop après duplicate",
  "expected the name of a file with expected scores, or nothing":
    "on attend le nom d’un fichier de marques attendues, ou rien",
  "this log is a Chicago: keep a rubber in a separate log": "ce journal est un Chicago : tenez le robre dans un autre",
  "this log is a rubber: keep a Chicago in a separate log": "ce journal est un robre : tenez le Chicago dans un autre",
  "unexpected text after end": "texte en trop après end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "on attend une donne, comme 4SX N +1, ou we, they, end ou correct",
  "unknown keyword '%s': did you mean %s?": "mot « {1} » inconnu : vouliez-vous écrire « {2} » ?",
  "this is a rule of Chicago: a rubber does not have it": "c’est une règle du Chicago : un robre ne l’a pas",
  "rules must come before the first deal": "les règles doivent venir avant la première donne",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate":
    "les honneurs ne se marquent qu’en partie libre, pas en duplicate",
  "a passed-out deal has no trumps, so nobody scores honors":
    "un passe général n’a pas d’atout : personne ne marque d’honneurs",
  "declarer is not named: the side that scores the honors is unknown":
    "le déclarant n’est pas nommé : on ne sait pas qui marque les honneurs",
  "honors need the player who held them: north, east, south or west":
    "pour les honneurs, nommez le joueur qui les avait : north, east, south ou west",
  "at notrump only four aces in one hand count: 150": "à sans-atout, seuls quatre as dans une main comptent : 150",
  "honors are worth 100 or 150, not %s": "les honneurs valent 100 ou 150, pas {1}",
  "impossible result for a deal of bridge": "ce résultat est impossible au bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "le déclarant n’est pas nommé, « {1} vulnérable » est donc ambigu : nommez-le, ou dites yes ou no pour son camp",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "cette donne gagne le robre, et la prime dépend des deux camps : dites ns, ew ou both",
  "there is no such deal, or it was taken back": "cette donne n’existe pas, ou elle a été retirée",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "cette table ne joue aucune donne",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "la donne {1} n’est pas à cette table au tour {2} : de {3} à {4} ; l’arbitre peut corriger les autres donnes",
  "the director has ruled on board %s": "l’arbitre a décidé pour la donne {1}",
  "board %s has a result already": "la donne {1} a déjà un résultat",
  "board %s was changed meanwhile": "la donne {1} a été changée entre-temps",
  "no table %s: the movement has %s tables": "pas de table {1} : le mouvement a {2} tables",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "le tournoi n’a pas de mouvement : il faut une ligne comme movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "il manque le déclarant : 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "on attend un numéro d’au plus 16 lettres et chiffres, ou deux reliés par +",
  "expected acbl or the end of the line": "on attend acbl ou la fin de la ligne",
  "expected the end of the line": "on attend la fin de la ligne",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "on attend un mode de calcul : matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps ou patton",
  "expected 1 or 2": "on attend 1 ou 2",
  "expected the end of the line after 1 or 2": "on attend la fin de la ligne après 1 ou 2",
  "expected an id of letters and digits, then the names": "on attend un numéro en lettres et chiffres, puis les noms",
  "expected an id of letters and digits, a name, a colon, and the players":
    "on attend un numéro, un nom, deux-points et les joueurs",
  "expected an id of letters and digits": "on attend un numéro en lettres et chiffres",
  "expected the end of the line, or void, after the id of the phantom":
    "on attend la fin de la ligne, ou void, après le numéro de la paire fantôme",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "on attend un numéro, un montant et un motif : penalty 8 25% jeu lent",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "on attend un montant (25% d’un top, 5 mp, 3 imps, 1 vp ou 50 points) ou void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "le montant n’a pas d’unité : on attend %, mp, imps, vp ou points",
  "a penalty is subtracted: expected an amount without a minus sign":
    "une pénalité se soustrait : on attend un montant sans signe moins",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "on attend un numéro et un montant : carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "on attend un montant : 12.5, 3%, 5 mp, 3 imps ou 1 vp",
  "expected the end of the line after the amount": "on attend la fin de la ligne après le montant",
  "expected an id and a stratum: strat 8 B": "on attend un numéro et une série : strat 8 B",
  "expected a stratum (A, B or C) or void": "on attend une série (A, B ou C) ou void",
  "expected the end of the line after the stratum": "on attend la fin de la ligne après la série",
  "expected the id of the team that has no match: bye 7": "on attend le numéro de l’équipe exempte : bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "on attend des points de victoire, ou un pourcentage du maximum : bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "on attend le numéro d’une équipe, NS ou EW, et les joueurs : lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "on attend NS ou EW, puis les joueurs",
  "expected the end of the line after the name of the scale": "on attend la fin de la ligne après le nom de l’échelle",
  "expected a scale: %s, or a file": "on attend une échelle : {1}, ou un fichier",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "on attend un réglage et sa valeur : set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =":
    "on attend les numéros des deux camps et un résultat : 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =": "on attend le numéro d’Est-Ouest et un résultat : 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "pas de donne choisie : après une ligne de tour, on attend d’abord une ligne comme « board 1 »",
  "no board selected: expected a line like 'board 1' before it":
    "pas de donne choisie : on attend une ligne comme « board 1 » avant",
  "expected a result: 4S N =, pass, ave+/ave-, not played":
    "on attend un résultat : 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "on attend le nom d’un groupe, lettres et chiffres : board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "on attend le donneur, N, E, S ou W : board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "on attend une vulnérabilité : board 2 vul none, ns, ew ou both",
  "expected a board number, 1 to 9999": "on attend un numéro de donne, de 1 à 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "on attend la fin de la ligne, un groupe (board 2 group B), un donneur, une vulnérabilité, ou deux-points et une ligne de la feuille ambulante",
  "out of memory": "plus assez de mémoire",
  "expected a round number, 1 to 9999": "on attend un numéro de tour, de 1 à 9999",
  "expected the end of the line, or a board, after the round number":
    "on attend la fin de la ligne, ou une donne, après le numéro de tour",
  "expected the number of a session and optionally a title: session 2 Final":
    "on attend le numéro d’une séance, et un titre si l’on veut : session 2 Finale",
  "expected the number of a session, 1 to 99": "on attend le numéro d’une séance, de 1 à 99",
  "expected apart or the end of the line": "on attend apart ou la fin de la ligne",
  "expected how sessions are combined: full, mean, ebu or last":
    "on attend la façon de réunir les séances : full, mean, ebu ou last",
  "expected a round and a movement: from round 3 movement own":
    "on attend un tour et un mouvement : from round 3 movement own",
  "expected a round and a table: row 1 1 void": "on attend un tour et une table : row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "on attend un numéro, une table et une ligne : seat 14 table 3 NS ; d’une élimination directe seat 14 seed 1 ; ou seat 14 void",
  "expected the end of the line after the direction": "on attend la fin de la ligne après la direction",
  "expected the end of the line after the seed": "on attend la fin de la ligne après la tête de série",
  "expected NS or EW; of individuals N, S, E or W": "on attend NS ou EW ; en individuel N, S, E ou W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "on attend le sort des donnes sans résultat : unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "on attend un numéro après by : unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "on attend un numéro et les numéros de licence : numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "pas de donne choisie : on attend une ligne comme « board 1 » avant les cartes",
  "of no board selected: expected a line like 'board 1' before it":
    "pas de donne choisie : on attend une ligne comme « board 1 » avant",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "on attend le donneur et les enchères : auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "on attend le joueur qui entame et les cartes, quatre par levée : cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "on attend un nom et un texte : tag site Le Club",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "on attend un numéro, un nom et un texte : about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "on attend une sorte de valeur : score, mp, imps, percent, vp, rank ou boards",
  "expected a number, or - for no value": "on attend un nombre, ou - pour rien",
  "expected at most two numbers": "on attend deux nombres au plus",
  "no result selected: expected a line of a traveller above it":
    "pas de résultat choisi : on attend une ligne de résultat au-dessus",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "on attend un numéro, une sorte de valeur et un nombre : total 7 mp 123.5",
  "expected the end of the line after the number": "on attend la fin de la ligne après le nombre",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "on attend deux numéros, une sorte de valeur et deux nombres : match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "on attend les points de Nord-Sud, un multiple de 10 jusqu’à 7600 : score 420 ou score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "il manque le déclarant : il faut N, E, S ou W après le contrat",
  "too many parts: a weighted score has at most 8": "trop de parties : une marque pondérée en a 8 au plus",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "on attend un poids, à deux décimales au plus, et un résultat : 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "la somme des poids est {1},{2}{3} % : on attend 100 %",
  "expected a percentage from 0 to 100": "on attend un pourcentage de 0 à 100",
  "expected IMPs from -24 to 24": "on attend des IMP de -24 à 24",
  "unexpected text after the result": "texte en trop après le résultat",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "on attend la marque de Nord-Sud, une barre et celle d’Est-Ouest : ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "on attend l’entame, une carte comme HK, S10 ou c2",
  "expected 'wrong direction'": "on attend « wrong direction »",
  "expected the offending side: offending NS or offending EW":
    "on attend le camp fautif : offending NS ou offending EW",
  "unexpected text after forced": "texte en trop après forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending et forced ne figurent qu’une fois chacun",
  "only a weighted score can name the offending side": "seule une marque pondérée peut nommer le camp fautif",
  "expected 'not played'": "on attend « not played »",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "texte en trop après le résultat : on attend lead HK, wrong direction, ou rien",

  // Events (lib/event)
  pair: "paire",
  team: "équipe",
  "%s and %s sit the other way on board %s": "{1} et {2} sont dans l’autre sens à la donne {3}",
  "%s and %s do not meet on board %s": "{1} et {2} ne se rencontrent pas à la donne {3}",
  "board %s is not played: the movement has %s boards, up to board %s":
    "la donne {1} ne se joue pas : le mouvement a {2} {2|donne|donnes}, jusqu’à la donne {3}",
  ", or board %s to %s": ", ou les donnes {1} à {2}",
  ", or board %s": ", ou la donne {1}",
  " in round %s": " au tour {1}",
  " or %s": " ou {1}",
  ": expected %s": " : on attend {1}",
  ": neither plays it": " : aucune ne la joue",
  "teams %s and %s do not meet in round %s": "les équipes {1} et {2} ne se rencontrent pas au tour {3}",
  ": neither has a match in it": " : aucune n’y a de match",
  "%s; end the line with 'forced' if it is right": "{1} ; si c’est juste, terminez la ligne par « forced »",
  "'%s' is the same player twice: expected two players, 1+5":
    "« {1} » désigne deux fois le même joueur : on attend deux joueurs, 1+5",
  "'%s' is one player: expected two players, 1+5": "« {1} » désigne un seul joueur : on attend deux joueurs, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "« {1} » désigne deux joueurs : on attend le numéro d’une paire ou d’une équipe",
  "'%s' sits in the other direction": "« {1} » est assise dans l’autre sens",
  "'%s' plays against itself: expected another contestant":
    "« {1} » joue contre elle-même : on attend un autre adversaire",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} n’a pas de nom, presque toutes les autres en ont un : mauvais numéro ?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} « {2} » inconnue : aucune ligne ne la nomme, et elle n’a pas de résultat",
  "the event has no %s '%s'": "absent du tournoi : {1} « {2} »",
  "expected the id of one contestant": "on attend un seul numéro",
  "ambiguous id: with two winners there are NS%s and EW%s":
    "numéro ambigu : avec deux vainqueurs il y a NS{1} et EW{2}",
  "ambiguous id: there are NS%s and EW%s": "numéro ambigu : il y a NS{1} et EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "la donne {1} a déjà des résultats : sa vulnérabilité doit venir avant",
  "no earlier line of this kind can be taken back": "aucune ligne précédente de cette sorte ne peut être retirée",
  "no round selected: expected a line like 'round 1' before a bye":
    "pas de tour choisi : on attend une ligne comme « round 1 » avant un exempt",
  "then %s:%s:%s: %s": "alors ligne {2}, colonne {3} : {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "quel tour ? On l’attend avant la donne : round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "quelle donne ? On l’attend avant la ligne : board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". Est-ce {1} ?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, entame {2} : {3} entame et n’a pas cette carte",
  "; %s has it": " ; {1} l’a",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} entames sur {2} ne sont pas dans la main de l’entameur : a-t-on bien joué ces cartes ?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} résultats sur {2} sont à {3} levées ou plus du double mort : a-t-on bien joué ces cartes ?",
  "; they have board%s %s": " ; ils ont {1|la donne|les donnes} {2}",
  "%s: no result on board%s %s": "{1} : pas de résultat {2|à la donne|aux donnes} {3}",
  "; the other table has one": " ; l’autre table en a un",
  ", which corrects line %s: did it belong to this table?": ", qui corrige la ligne {1} : était-ce pour cette table ?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} et {2} : pas de résultat {3|à la donne|aux donnes} {4}, et moins de résultats que la plupart : se sont-ils rencontrés là ?",
  "%s is in %s and in %s": "{1} est dans {2} et dans {3}",
  "%s: a result, %s, against the phantom; it does not count":
    "{1} : un résultat, {2}, contre la paire fantôme ; il ne compte pas",
  "no other score is within 3 IMPs of %s": "aucune autre marque n’est à moins de 3 IMP de {1}",
  "no contract gives %s points on this board": "aucun contrat ne donne {1} points à cette donne",
  "%s is %s points for North-South, and the line says %s": "{1} vaut {2} points pour Nord-Sud, et la ligne dit {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1} : déjà rencontrés au tour {2}, et de nouveau au tour {3}",
  "they play this board in round %s at table %s, not in round %s":
    "ils jouent cette donne au tour {1} à la table {2}, pas au tour {3}",
  "%s also plays board %s in line %s": "{1} joue aussi la donne {2} à la ligne {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1} : pas de résultat {2|à la donne|aux donnes} {3}, table {4} au tour {5}",
  ". Was %s meant? %s has no result there": ". Est-ce {1} ? {2} n’y a pas de résultat",
  ". Was board %s meant? They have no result on it": ". Est-ce la donne {1} ? Ils n’y ont pas de résultat",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Nord-Sud et Est-Ouest sont-ils inversés ? {1} n’y a pas de résultat",
  "%s also plays board %s in line %s, against %s": "{1} joue aussi la donne {2} à la ligne {3}, contre {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} est à deux tables au tour {2} : la donne {3} à la ligne {4} est contre {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} a la donne {2}, qui va avec celle-ci, à la ligne {3} contre {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1} : ils ont aussi {2|la donne|les donnes} {3}, que personne d’autre ne joue avec {4}",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1} : ils sont dans l’autre sens, {2}, à la donne {3}, ligne {4}",
  "; if it was %s: ": " ; si c’était {1} : ",
  "%s is unlike all others: ": "{1} ne ressemble à aucun autre : ",
  "no other is declared by %s": "aucun autre n’est joué par {1}",
  "no other is in %s by %s": "aucun autre n’est à {1} par {2}",
  "no other score is within 3 IMPs": "aucune autre marque n’est à moins de 3 IMP",
  "other declarers in %s took %s to %s tricks": "les autres à {1} ont fait {2} à {3} levées",
  "other declarers in %s took %s tricks": "les autres à {1} ont fait {2} levées",
  "%s is %s trick%s, and %s can be made": "{1} fait {2} {2|levée|levées}, et {4} sont possibles",
  "; the others in %s took %s to %s": " ; les autres à {1} en ont fait {2} à {3}",
  "; the other one in %s took %s": " ; l’autre à {1} en a fait {2}",
  "; the others in %s took %s": " ; les autres à {1} en ont fait {2}",
  "no rank changes": "aucun rang ne change",
  "%s from %s to %s": "{1} passe de {2} à {3}",
  ", %s rank changes": ", {1} rang change",
  ", %s ranks change": ", {1} rangs changent",
  ", another winner": ", un autre vainqueur",
  "%s v %s: ": "{1} – {2} : ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Nous",
  They: "Eux",
  "%s are not vulnerable.": "{1} : non vulnérables.",
  "%s are not vulnerable: no game yet.": "{1} : non vulnérables, pas encore de manche.",
  "%s are vulnerable: one game, deal %s.": "{1} : vulnérables, une manche, donne {2}.",
  "%s are vulnerable: the fourth deal.": "{1} : vulnérables, la quatrième donne.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1} : vulnérables, comme tous à la quatrième et à la sixième donne.",
  "%s are vulnerable: the other side deals.": "{1} : vulnérables, l’autre camp donne.",
  "%s are vulnerable: their side deals.": "{1} : vulnérables, ce camp donne.",
  "%s have %s below the line: deal %s.": "{1} : {2} sous la ligne (donne {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S ont {1} points d’honneurs, qui promettent {2}. Ils marquent {3} : {4} de {5}, {6} IMP.",
  less: "moins",
  more: "plus",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14 : qui la rencontre est exempt",
  "has all results": "a tous ses résultats",
  "halves of IMPs go to the other side": "les demi-IMP vont à l’autre camp",
  "passed out": "passe général",
  "Law 12C2: artificial scores of both sides": "Loi 12C2 : marques artificielles des deux camps",
  "no score for anyone": "aucune marque pour personne",
  "takes the line back": "retire la ligne",
  "score 420: North-South's points, without a contract": "score 420 : points de Nord-Sud, sans contrat",
  "ranked among all": "classé parmi tous",
  "also among B and C": "aussi parmi B et C",
  "also among C": "aussi parmi C",
  "takes the last one back": "retire la dernière",
  "the next name": "le nom suivant",
  "the next result": "le résultat suivant",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "pas assez de mémoire pour calculer les levées",
  "the worker could not be started": "le calcul n’a pas pu démarrer",
};
