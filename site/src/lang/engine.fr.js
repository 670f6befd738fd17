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
  "invalid %s '%s': %s": "{1} « {2} » impossible : {3}",
  "missing %s: %s": "il manque : {1} ; {2}",
  "invalid %s: %s": "{1} illisible : {2}",
  "expected C, D, H, S or NT after the level": "après le palier, les lettres anglaises C, D, H, S ou NT",
  "invalid strain '%s': did you mean %s?": "couleur « {1} » inconnue : vouliez-vous écrire « {2} » ?",
  "expected a contract, like 4S or 3NT, or pass": "on attend un contrat comme 4S ou 3NT, ou pass",
  "a contract is for 1 to 7 odd tricks": "un contrat va du palier 1 au palier 7",
  "expected X or XX, or * or **": "on attend X ou XX, ou bien * ou **",
  "expected X for doubled, XX for redoubled": "X pour contré, XX pour surcontré",
  "expected N, E, S or W after 'by'": "on attend N, E, S ou W après « by »",
  "%s%s cannot have that many overtricks: at most %s":
    "{1}{2} ne peut pas faire autant de levées de mieux : {3} au plus",
  "%s%s cannot go down that many: at most %s": "{1}{2} ne peut pas chuter d’autant : {3} au plus",
  "a grand slam cannot have overtricks": "un grand chelem n’a pas de levée de mieux",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "« made » compte les levées au-dessus de six et {1}{2} en demande {3} : on attend made {4} ou plus, ou down 1",
  "'made' counts the tricks above six: at most 7": "« made » compte les levées au-dessus de six : 7 au plus",
  "a deal has 13 tricks": "une donne a 13 levées",
  "expected the overtricks, like +1; just made is =": "on attend les levées de mieux, comme +1 ; juste fait s’écrit =",
  "expected the undertricks, like -1; just made is =": "on attend les levées de chute, comme -1 ; juste fait s’écrit =",
  "expected the odd tricks made, like made 4": "on attend les levées faites au-dessus de six, comme made 4",
  "expected the undertricks, like down 1": "on attend les levées de chute, comme down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "on attend N, E, S ou W, ou bien =, +1, -1, made 4, down 1 ou 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "on attend =, +1, -1, made 4, down 1 ou 10 tricks",
  "unexpected '%s' after the result": "« {1} » n’a pas sa place après le résultat",
  "expected who held the honors: N, E, S or W": "on attend le joueur qui avait les honneurs : N, E, S ou W",
  "aces count at notrump; four trump honors are 100, five 150":
    "les as comptent à sans-atout ; quatre honneurs d’atout valent 100, cinq 150",
  "they are worth 100 or 150": "ils valent 100 ou 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "vulnérabilité « {1} » inconnue : on attend none, ns, ew ou both, yes ou no pour le camp du déclarant, ou un numéro de donne",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "on attend des points d’honneur, de 0 à 40, comme hcp 26 ou hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "un passe général n’a pas de déclarant : nommez le camp des points, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "il manque le déclarant : la feuille demande N, E, S ou W après le contrat",
  "honors do not count in a duplicate-style Chicago":
    "les honneurs ne comptent pas dans un Chicago à la manière du duplicate",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "un Chicago en IMP demande les points d’honneur : ajoutez hcp 26, ou hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "texte en trop après la donne : on attend honors E 150, hcp 26, ou rien",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honneurs donnés deux fois : un seul joueur peut avoir quatre honneurs d’atout, ou tous les as",
  "honors must come before hcp": "honors doit venir avant hcp",
  "the side of We must be given before the first deal": "le camp de Nous doit être donné avant la première donne",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "on attend la donne à corriger et son résultat : correct 3 5C W -1",
  "no end comes before this line": "il n’y a pas de fin avant cette ligne",
  "no deal with this number comes before this line": "il n’y a pas de donne de ce numéro avant cette ligne",
  "no deal comes before this line": "il n’y a pas de donne avant cette ligne",
  "the last end was already taken back": "la dernière fin a déjà été annulée",
  "unexpected text after void": "texte en trop après void",
  "an end can only be withdrawn: correct end void": "une fin ne peut qu’être annulée : correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "on attend partscores 100, ou partscores 50 comme dans les lois anciennes",
  "expected partscores carry, or partscores bonus (50 each)":
    "on attend partscores carry, ou partscores bonus (50 chacune)",
  "part-scores do not carry in duplicate style or in IMPs":
    "les marques partielles ne se gardent ni en duplicate ni en IMP",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "on attend vulnerable dealer ou vulnerable nondealer (donnes 2 et 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "on attend le nombre de donnes d’un Chicago : deals 4, ou deals 6",
  "unexpected text after the dealer": "texte en trop après le donneur",
  "expected the first dealer: dealer N, E, S or W": "on attend le premier donneur : dealer N, E, S ou W",
  "unexpected text after duplicate": "texte en trop après duplicate",
  "expected the name of a file with expected scores, or nothing":
    "on attend le nom d’un fichier de marques attendues, ou rien",
  "this log is a Chicago: keep a rubber in a separate log": "ce journal est un Chicago : tenez le robre dans un autre",
  "this log is a rubber: keep a Chicago in a separate log": "ce journal est un robre : tenez le Chicago dans un autre",
  "unexpected text after end": "texte en trop après end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "on attend une donne, comme 4SX N +1, ou we, they, end ou correct",
  "unknown keyword '%s': did you mean %s?": "mot « {1} » inconnu : vouliez-vous écrire « {2} » ?",
  "this is a rule of Chicago: a rubber does not have it": "c’est une règle du Chicago : un robre ne l’a pas",
  "rules must come before the first deal": "les règles doivent venir avant la première donne",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate":
    "les honneurs ne se marquent qu’en partie libre, pas en duplicate",
  "a passed-out deal has no trumps, so nobody scores honors":
    "un passe général n’a pas d’atout : personne ne marque d’honneurs",
  "declarer is not named: the side that scores the honors is unknown":
    "le déclarant n’est pas nommé : on ne sait pas qui marque les honneurs",
  "honors need the player who held them: north, east, south or west":
    "pour les honneurs, nommez le joueur qui les avait : north, east, south ou west",
  "at notrump only four aces in one hand count: 150": "à sans-atout, seuls quatre as dans une main comptent : 150",
  "honors are worth 100 or 150, not %s": "les honneurs valent 100 ou 150, pas {1}",
  "impossible result for a deal of bridge": "ce résultat est impossible au bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "le déclarant n’est pas nommé, « {1} vulnérable » est donc ambigu : nommez-le, ou dites yes ou no pour son camp",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "cette donne gagne le robre, et la prime dépend des deux camps : dites ns, ew ou both",
  "there is no such deal, or it was taken back": "cette donne n’existe pas, ou elle a été annulée",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "cette table ne joue aucune donne",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "la donne {1} n’est pas à cette table au tour {2} : de {3} à {4} ; l’arbitre peut corriger les autres donnes",
  "the director has ruled on board %s": "l’arbitre a décidé pour la donne {1}",
  "board %s has a result already": "la donne {1} a déjà un résultat",
  "board %s was changed meanwhile": "la donne {1} a été changée entre-temps",
  "no table %s: the movement has %s tables": "pas de table {1} : le mouvement a {2} tables",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "le tournoi n’a pas de mouvement : il faut une ligne comme movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "il manque le déclarant : 4S N =",
};
