// Spanish: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "resultado",
  level: "nivel",
  strain: "palo",
  doubling: "doblo",
  declarer: "declarante",
  outcome: "número de bazas",
  "declarer or outcome": "declarante o número de bazas",
  "number of tricks": "número de bazas",
  player: "jugador",
  honors: "honores",
  "North-South": "Norte-Sur",
  "East-West": "Este-Oeste",
  " and ": " y ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} «{2}» imposible: {3}",
  "missing %s: %s": "falta: {1}; {2}",
  "invalid %s: %s": "{1} ilegible: {2}",
  "expected C, D, H, S or NT after the level": "tras el nivel, las letras inglesas C, D, H, S o NT",
  "invalid strain '%s': did you mean %s?": "palo «{1}» desconocido: ¿quería escribir «{2}»?",
  "expected a contract, like 4S or 3NT, or pass": "se espera un contrato como 4S o 3NT, o pass",
  "a contract is for 1 to 7 odd tricks": "un contrato va de 1 a 7",
  "expected X or XX, or * or **": "se espera X o XX, o bien * o **",
  "expected X for doubled, XX for redoubled": "X es doblado, XX redoblado",
  "expected N, E, S or W after 'by'": "tras «by» se espera N, E, S o W",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} no puede tener tantas bazas de más: {3} como mucho",
  "%s%s cannot go down that many: at most %s": "{1}{2} no puede tener tantas multas: {3} como mucho",
  "a grand slam cannot have overtricks": "un gran slam no tiene bazas de más",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "«made» cuenta las bazas por encima de seis, y {1}{2} necesita {3}: se espera made {4} o más, o down 1",
  "'made' counts the tricks above six: at most 7": "«made» cuenta las bazas por encima de seis: 7 como mucho",
  "a deal has 13 tricks": "una mano tiene 13 bazas",
  "expected the overtricks, like +1; just made is =": "se esperan las bazas de más, como +1; justo cumplido es =",
  "expected the undertricks, like -1; just made is =": "se esperan las multas, como -1; justo cumplido es =",
  "expected the odd tricks made, like made 4": "se esperan las bazas por encima de seis, como made 4",
  "expected the undertricks, like down 1": "se esperan las multas, como down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "se espera N, E, S o W, o bien =, +1, -1, made 4, down 1 o 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "se espera =, +1, -1, made 4, down 1 o 10 tricks",
  "unexpected '%s' after the result": "«{1}» sobra tras el resultado",
  "expected who held the honors: N, E, S or W": "se espera quién tenía los honores: N, E, S o W",
  "aces count at notrump; four trump honors are 100, five 150":
    "los ases cuentan en sin triunfo; cuatro honores de triunfo son 100, cinco 150",
  "they are worth 100 or 150": "valen 100 o 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "vulnerabilidad «{1}» desconocida: se espera none, ns, ew o both, yes o no para el bando declarante, o un número de mano",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "se esperan puntos de honor, de 0 a 40, como hcp 26 o hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "si todos pasan no hay declarante: diga el bando de los puntos, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "falta el declarante: la hoja necesita N, E, S o W tras el contrato",
  "honors do not count in a duplicate-style Chicago": "los honores no cuentan en un Chicago al estilo duplicado",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "un Chicago en IMP necesita los puntos de honor: añada hcp 26, o hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "texto de más tras la mano: se espera honors E 150, hcp 26, o nada",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honores dos veces: solo un jugador puede tener cuatro honores de triunfo, o todos los ases",
  "honors must come before hcp": "honors debe ir antes de hcp",
  "the side of We must be given before the first deal": "el bando de Nosotros debe darse antes de la primera mano",
  "We and They cannot sit in the same direction": "Nosotros y Ellos no pueden estar en la misma línea",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "se espera la mano que se corrige y su resultado: correct 3 5C W -1",
  "no end comes before this line": "no hay un final antes de esta línea",
  "no deal with this number comes before this line": "no hay una mano con ese número antes de esta línea",
  "no deal comes before this line": "no hay ninguna mano antes de esta línea",
  "the last end was already taken back": "el último final ya se retiró",
  "unexpected text after void": "texto de más tras void",
  "an end can only be withdrawn: correct end void": "un final solo puede retirarse: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "se espera partscores 100, o partscores 50 como en las leyes antiguas",
  "expected partscores carry, or partscores bonus (50 each)":
    "se espera partscores carry, o partscores bonus (50 cada uno)",
  "part-scores do not carry in duplicate style or in IMPs":
    "los parciales no se conservan al estilo duplicado ni en IMP",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "se espera vulnerable dealer o vulnerable nondealer (manos 2 y 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "se espera el número de manos de un Chicago: deals 4, o deals 6",
  "unexpected text after the dealer": "texto de más tras el dador",
  "expected the first dealer: dealer N, E, S or W": "se espera el primer dador: dealer N, E, S o W",
  "unexpected text after duplicate": "texto de más tras duplicate",
  "expected the name of a file with expected scores, or nothing":
    "se espera el nombre de un archivo de puntos esperados, o nada",
  "this log is a Chicago: keep a rubber in a separate log": "este registro es de un Chicago: lleve el rubber en otro",
  "this log is a rubber: keep a Chicago in a separate log": "este registro es de un rubber: lleve el Chicago en otro",
  "unexpected text after end": "texto de más tras end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "se espera una mano, como 4SX N +1, o we, they, end o correct",
  "unknown keyword '%s': did you mean %s?": "palabra «{1}» desconocida: ¿quería escribir «{2}»?",
  "this is a rule of Chicago: a rubber does not have it": "es una regla del Chicago: un rubber no la tiene",
  "rules must come before the first deal": "las reglas deben ir antes de la primera mano",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate": "los honores solo cuentan en el rubber, no en duplicado",
  "a passed-out deal has no trumps, so nobody scores honors": "si todos pasan no hay triunfo: nadie anota honores",
  "declarer is not named: the side that scores the honors is unknown":
    "no se dice el declarante: no se sabe quién anota los honores",
  "honors need the player who held them: north, east, south or west":
    "los honores necesitan quién los tenía: north, east, south o west",
  "at notrump only four aces in one hand count: 150": "en sin triunfo solo cuentan cuatro ases en una mano: 150",
  "honors are worth 100 or 150, not %s": "los honores valen 100 o 150, no {1}",
  "impossible result for a deal of bridge": "ese resultado es imposible en bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "no se dice el declarante, así que «{1} vulnerable» es ambiguo: dígalo, o use yes o no para su bando",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "esta mano gana el rubber, y la prima depende de ambos bandos: use ns, ew o both",
  "there is no such deal, or it was taken back": "esa mano no existe, o se retiró",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "esta mesa no juega ninguna mano",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "la mano {1} no está en esta mesa en la ronda {2}: se esperan de {3} a {4}; el árbitro puede corregir otras manos",
  "the director has ruled on board %s": "el árbitro ha decidido sobre la mano {1}",
  "board %s has a result already": "la mano {1} ya tiene resultado",
  "board %s was changed meanwhile": "la mano {1} se ha cambiado entretanto",
  "no table %s: the movement has %s tables": "no hay mesa {1}: el movimiento tiene {2} mesas",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "el torneo no tiene movimiento: hace falta una línea como movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "falta el declarante: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "se espera un número de hasta 16 letras y cifras, o dos unidos por +",
  "expected acbl or the end of the line": "se espera acbl o el final de la línea",
  "expected the end of the line": "se espera el final de la línea",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "se espera una puntuación: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps o patton",
  "expected 1 or 2": "se espera 1 o 2",
  "expected the end of the line after 1 or 2": "tras 1 o 2 se espera el final de la línea",
  "expected an id of letters and digits, then the names":
    "se espera un número de letras y cifras, y después los nombres",
  "expected an id of letters and digits, a name, a colon, and the players":
    "se espera un número, un nombre, dos puntos y los jugadores",
  "expected an id of letters and digits": "se espera un número de letras y cifras",
  "expected the end of the line, or void, after the id of the phantom":
    "tras el número de la pareja fantasma se espera el final de la línea o void",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "se espera número, cantidad y motivo: penalty 8 25% juego lento",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "se espera una cantidad (25% de un top, 5 mp, 3 imps, 1 vp o 50 points) o void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "la cantidad no tiene unidad: se espera %, mp, imps, vp o points",
  "a penalty is subtracted: expected an amount without a minus sign":
    "una penalización se resta: se espera una cantidad sin signo menos",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "se espera número y cantidad: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "se espera una cantidad: 12.5, 3%, 5 mp, 3 imps o 1 vp",
  "expected the end of the line after the amount": "tras la cantidad se espera el final de la línea",
  "expected an id and a stratum: strat 8 B": "se espera número y categoría: strat 8 B",
  "expected a stratum (A, B or C) or void": "se espera una categoría (A, B o C) o void",
  "expected the end of the line after the stratum": "tras la categoría se espera el final de la línea",
  "expected the id of the team that has no match: bye 7": "se espera el número del equipo que descansa: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "se esperan puntos de victoria, o un porcentaje del máximo: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "se espera el número de un equipo, NS o EW, y los jugadores: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "se espera NS o EW, y después los jugadores",
  "expected the end of the line after the name of the scale":
    "tras el nombre de la escala se espera el final de la línea",
  "expected a scale: %s, or a file": "se espera una escala: {1}, o un archivo",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "se espera un ajuste y su valor: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =":
    "se esperan los números de ambos bandos y un resultado: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =": "se espera el número de Este-Oeste y un resultado: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "ninguna mano elegida: tras una línea de ronda se espera primero una como «board 1»",
  "no board selected: expected a line like 'board 1' before it":
    "ninguna mano elegida: antes se espera una línea como «board 1»",
  "expected a result: 4S N =, pass, ave+/ave-, not played":
    "se espera un resultado: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "se espera el nombre de un grupo, letras y cifras: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "se espera el dador, N, E, S o W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "se espera una vulnerabilidad: board 2 vul none, ns, ew o both",
  "expected a board number, 1 to 9999": "se espera un número de mano de 1 a 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "se espera el final de la línea, un grupo (board 2 group B), un dador, una vulnerabilidad, o dos puntos y una línea de la hoja de mano",
  "out of memory": "no hay memoria suficiente",
  "expected a round number, 1 to 9999": "se espera un número de ronda de 1 a 9999",
  "expected the end of the line, or a board, after the round number":
    "tras el número de ronda se espera el final de la línea o una mano",
  "expected the number of a session and optionally a title: session 2 Final":
    "se espera el número de una sesión y, si se quiere, un título: session 2 Final",
  "expected the number of a session, 1 to 99": "se espera el número de una sesión, de 1 a 99",
  "expected apart or the end of the line": "se espera apart o el final de la línea",
  "expected how sessions are combined: full, mean, ebu or last":
    "se espera cómo se combinan las sesiones: full, mean, ebu o last",
  "expected a round and a movement: from round 3 movement own":
    "se espera una ronda y un movimiento: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "se espera una ronda y una mesa: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "se espera número, mesa y línea: seat 14 table 3 NS; de una eliminatoria seat 14 seed 1; o seat 14 void",
  "expected the end of the line after the direction": "tras la línea NS o EW se espera el final",
  "expected the end of the line after the seed": "tras el cabeza de serie se espera el final",
  "expected NS or EW; of individuals N, S, E or W": "se espera NS o EW; en individual N, S, E o W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "se espera qué pasa con las manos sin resultado: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "tras by se espera un número: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "se espera número y números de federado: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "ninguna mano elegida: antes de las cartas se espera una línea como «board 1»",
  "of no board selected: expected a line like 'board 1' before it":
    "ninguna mano elegida: antes se espera una línea como «board 1»",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "se espera el dador y la subasta: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "se espera quien sale y las cartas, cuatro por baza: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "se espera un nombre y un texto: tag site El Club",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "se espera número, nombre y texto: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "se espera un tipo de valor: score, mp, imps, percent, vp, rank o boards",
  "expected a number, or - for no value": "se espera un número, o - para ninguno",
  "expected at most two numbers": "se esperan dos números como mucho",
  "no result selected: expected a line of a traveller above it":
    "ningún resultado elegido: encima se espera una línea con un resultado",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "se espera número, tipo de valor y cifra: total 7 mp 123.5",
  "expected the end of the line after the number": "tras el número se espera el final de la línea",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "se esperan dos números, tipo de valor y dos cifras: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "se esperan los puntos de Norte-Sur, un múltiplo de 10 hasta 7600: score 420 o score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "falta el declarante: tras el contrato hace falta N, E, S o W",
  "too many parts: a weighted score has at most 8": "demasiadas partes: una puntuación ponderada tiene 8 como mucho",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "se espera un peso, con dos decimales como mucho, y un resultado: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "los pesos suman {1},{2}{3} %: se espera 100 %",
  "expected a percentage from 0 to 100": "se espera un porcentaje de 0 a 100",
  "expected IMPs from -24 to 24": "se esperan IMP de -24 a 24",
  "unexpected text after the result": "texto de más tras el resultado",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "se espera la puntuación de Norte-Sur, una barra y la de Este-Oeste: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "se espera la salida, una carta como HK, S10 o c2",
  "expected 'wrong direction'": "se espera «wrong direction»",
  "expected the offending side: offending NS or offending EW":
    "se espera el bando infractor: offending NS o offending EW",
  "unexpected text after forced": "texto de más tras forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending y forced solo pueden aparecer una vez cada uno",
  "only a weighted score can name the offending side": "solo una puntuación ponderada puede nombrar al bando infractor",
  "expected 'not played'": "se espera «not played»",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "texto de más tras el resultado: se espera lead HK, wrong direction, o nada",

  // Events (lib/event)
  pair: "pareja",
  team: "equipo",
  "%s and %s sit the other way on board %s": "{1} y {2} se sientan al revés en la mano {3}",
  "%s and %s do not meet on board %s": "{1} y {2} no se enfrentan en la mano {3}",
  "board %s is not played: the movement has %s boards, up to board %s":
    "la mano {1} no se juega: el movimiento tiene {2} {2|mano|manos}, hasta la mano {3}",
  ", or board %s to %s": ", o las manos {1} a {2}",
  ", or board %s": ", o la mano {1}",
  " in round %s": " en la ronda {1}",
  " or %s": " o {1}",
  ": expected %s": ": se espera {1}",
  ": neither plays it": ": ninguna la juega",
  "teams %s and %s do not meet in round %s": "los equipos {1} y {2} no se enfrentan en la ronda {3}",
  ": neither has a match in it": ": ninguno tiene encuentro en ella",
  "%s; end the line with 'forced' if it is right": "{1}; si es correcto, termine la línea con «forced»",
  "'%s' is the same player twice: expected two players, 1+5":
    "«{1}» es el mismo jugador dos veces: se esperan dos, 1+5",
  "'%s' is one player: expected two players, 1+5": "«{1}» es un jugador: se esperan dos, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "«{1}» son dos jugadores: se espera el número de una pareja o equipo",
  "'%s' sits in the other direction": "«{1}» se sienta en la otra línea",
  "'%s' plays against itself: expected another contestant": "«{1}» juega contra sí misma: se espera otro rival",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} no tiene nombre, casi todas las demás sí: ¿número equivocado?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} «{2}» desconocido: ninguna línea lo nombra ni tiene resultado",
  "the event has no %s '%s'": "el torneo no tiene {1} «{2}»",
  "expected the id of one contestant": "se espera un solo número",
  "ambiguous id: with two winners there are NS%s and EW%s": "número ambiguo: con dos ganadores hay NS{1} y EW{2}",
  "ambiguous id: there are NS%s and EW%s": "número ambiguo: hay NS{1} y EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "la mano {1} ya tiene resultados: su vulnerabilidad debe ir antes",
  "no earlier line of this kind can be taken back": "ninguna línea anterior de este tipo puede retirarse",
  "no round selected: expected a line like 'round 1' before a bye":
    "ninguna ronda elegida: antes de un descanso se espera una línea como «round 1»",
  "then %s:%s:%s: %s": "entonces línea {2}, columna {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "¿qué ronda? Se espera antes de la mano: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "¿qué mano? Se espera antes de la línea: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". ¿Era {1}?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, salida {2}: sale {3} y no tiene esa carta",
  "; %s has it": "; la tiene {1}",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} de {2} salidas no están en la mano de quien sale: ¿son estas las cartas jugadas?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} de {2} resultados están a {3} bazas o más del doble muerto: ¿son estas las cartas jugadas?",
  "; they have board%s %s": "; tienen {1|la mano|las manos} {2}",
  "%s: no result on board%s %s": "{1}: sin resultado en {2|la mano|las manos} {3}",
  "; the other table has one": "; la otra mesa tiene uno",
  ", which corrects line %s: did it belong to this table?": ", que corrige la línea {1}: ¿era de esta mesa?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} y {2}: sin resultado en {3|la mano|las manos} {4}, y con menos resultados que la mayoría: ¿se enfrentaron ahí?",
  "%s is in %s and in %s": "{1} está en {2} y en {3}",
  "%s: a result, %s, against the phantom; it does not count":
    "{1}: un resultado, {2}, contra la pareja fantasma; no cuenta",
  "no other score is within 3 IMPs of %s": "ninguna otra puntuación está a menos de 3 IMP de {1}",
  "no contract gives %s points on this board": "ningún contrato da {1} puntos en esta mano",
  "%s is %s points for North-South, and the line says %s": "{1} son {2} puntos para Norte-Sur, y la línea dice {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: ya se enfrentaron en la ronda {2}, y otra vez en la {3}",
  "they play this board in round %s at table %s, not in round %s":
    "juegan esta mano en la ronda {1}, mesa {2}, no en la ronda {3}",
  "%s also plays board %s in line %s": "{1} juega también la mano {2} en la línea {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: sin resultado en {2|la mano|las manos} {3}, mesa {4} en la ronda {5}",
  ". Was %s meant? %s has no result there": ". ¿Era {1}? {2} no tiene resultado ahí",
  ". Was board %s meant? They have no result on it": ". ¿Era la mano {1}? No tienen resultado en ella",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". ¿Están cambiados Norte-Sur y Este-Oeste? {1} no tiene resultado ahí",
  "%s also plays board %s in line %s, against %s": "{1} juega también la mano {2} en la línea {3}, contra {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} está en dos mesas en la ronda {2}: la mano {3} de la línea {4} es contra {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} tiene la mano {2}, que va con esta, en la línea {3} contra {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: tienen también {2|la mano|las manos} {3}, que nadie más juega con {4}",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1}: se sientan al revés, {2}, en la mano {3} de la línea {4}",
  "; if it was %s: ": "; si fue {1}: ",
  "%s is unlike all others: ": "{1} es distinto de todos los demás: ",
  "no other is declared by %s": "ningún otro lo juega {1}",
  "no other is in %s by %s": "ningún otro es a {1} por {2}",
  "no other score is within 3 IMPs": "ninguna otra puntuación está a menos de 3 IMP",
  "other declarers in %s took %s to %s tricks": "otros declarantes a {1} hicieron de {2} a {3} bazas",
  "other declarers in %s took %s tricks": "otros declarantes a {1} hicieron {2} bazas",
  "%s is %s trick%s, and %s can be made": "{1} son {2} {2|baza|bazas}, y se pueden hacer {4}",
  "; the others in %s took %s to %s": "; los demás a {1} hicieron de {2} a {3}",
  "; the other one in %s took %s": "; el otro a {1} hizo {2}",
  "; the others in %s took %s": "; los demás a {1} hicieron {2}",
  "no rank changes": "ningún puesto cambia",
  "%s from %s to %s": "{1} del {2} al {3}",
  ", %s rank changes": ", cambia {1} puesto",
  ", %s ranks change": ", cambian {1} puestos",
  ", another winner": ", otro ganador",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Nosotros",
  They: "Ellos",
  "%s are not vulnerable.": "{1}: no vulnerables.",
  "%s are not vulnerable: no game yet.": "{1}: no vulnerables, todavía sin manga.",
  "%s are vulnerable: one game, deal %s.": "{1}: vulnerables, una manga, mano {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: vulnerables, la cuarta mano.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1}: vulnerables, como todos en la cuarta y la sexta mano.",
  "%s are vulnerable: the other side deals.": "{1}: vulnerables, da el otro bando.",
  "%s are vulnerable: their side deals.": "{1}: vulnerables, da este bando.",
  "%s have %s below the line: deal %s.": "{1}: {2} bajo la línea (mano {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S tienen {1} puntos de honor, que prometen {2}. Anotan {3}: {4} {5}, {6} IMP.",
  less: "menos",
  more: "más",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: quien se enfrenta a ella descansa",
  "has all results": "tiene todos los resultados",
  "halves of IMPs go to the other side": "los medios IMP van al otro bando",
  "passed out": "pasada",
  "Law 12C2: artificial scores of both sides": "Ley 12C2: puntuaciones artificiales de ambos bandos",
  "no score for anyone": "sin puntuación para nadie",
  "takes the line back": "retira la línea",
  "score 420: North-South's points, without a contract": "score 420: puntos de Norte-Sur, sin contrato",
  "ranked among all": "clasificado entre todos",
  "also among B and C": "también entre B y C",
  "also among C": "también entre C",
  "takes the last one back": "retira la última",
  "the next name": "el siguiente nombre",
  "the next result": "el siguiente resultado",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "sin memoria para calcular las bazas",
  "the worker could not be started": "no se pudo iniciar el cálculo",
};
