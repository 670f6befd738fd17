// Spanish: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "falta el número de mano: se espera una línea como #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2": "se esperan uno o dos ganadores: #WINNERS,1 o #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair":
    "falta la columna de números de pareja: se espera un título Pair",
  "invalid pair '%s': expected letters and digits": "pareja «{1}» imposible: se esperan letras y cifras",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "una fila de resultados sin títulos encima: se esperan NS, EW, etc.",
  "a row without a # line above it: left out": "una fila sin línea # encima: omitida",
  "%s kept unread, since the heading is unknown: %s": "{1} sin leer, porque el título es desconocido: {2}",
  "columns are": "columnas",
  "a column is": "columna",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "matchpoints de equipos y sin IMP: se calcula punto a mano",
  "fractional IMPs and no matchpoints: scored by cross-IMPs":
    "IMP fraccionarios y sin matchpoints: se calcula Cross-IMP",
  "whole IMPs and no matchpoints: scored by Butler": "IMP enteros y sin matchpoints: se calcula Butler",
  "a line above the headings is left out": "se omite una línea sobre los títulos",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "faltan las columnas de jugadores: se esperan títulos como board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "falta la columna del número de mano: se esperan títulos como board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "sin títulos: leído como board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "sin títulos: leído como lista de resultados de Bridgemate",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "los números menores de 7 sin signo se leen como bazas de más, como aquí «{1}»",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "«{1}» se lee como la anotación de Norte-Sur, y lo contrario como la de Este-Oeste",
  "no result: read as not played%s": "sin resultado: leído como no jugada{1}",
  "too long for a result": "demasiado largo para un resultado",
  "invalid id '%s': expected letters and digits, at most 16":
    "número «{1}» imposible: se esperan letras y cifras, como mucho 16",
  "missing players: expected an id or names in both directions%s":
    "faltan jugadores: se espera un número o nombres en ambas líneas{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "vulnerabilidad «{1}» desconocida: se espera none, ns, ew o both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "«{1}» difiere de la vulnerabilidad de esta mano más arriba: se mantiene la primera",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "reparto «{1}» imposible: se esperan manos como N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10": "carta «{1}» imposible: se espera la salida, como HK o S10",
  "invalid group '%s': expected letters and digits": "grupo «{1}» imposible: se esperan letras y cifras",
  "more than 128 cells: the rest is left out%s": "más de 128 celdas: el resto se omite{1}",
  "invalid board '%s': expected a number, 1 to 9999": "mano «{1}» imposible: se espera un número de 1 a 9999",
  "invalid round '%s': expected a number, 1 to 9999": "ronda «{1}» imposible: se espera un número de 1 a 9999",
  "missing board number%s": "falta el número de mano{1}",
  "the letters of contracts are ambiguous: %s; or %s": "las letras de los contratos son ambiguas: {1}; o {2}",
  "contracts are read as %s": "los contratos se leen como {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "el número de una ronda, de 1 a 9999",
  "the lead: %s": "la salida: {1}",
  'missing result: expected "result":"4S N ="': 'falta el resultado: se espera "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'faltan números: se esperan "ns" y "ew", cada uno con un número',
  "expected a vulnerability: none, ns, ew or both": "se espera una vulnerabilidad: none, ns, ew o both",
  "expected the dealer: N, E, S or W": "se espera el dador: N, E, S o W",
  "a board number, 1 to 9999": "un número de mano de 1 a 9999",
  'missing member "board"': 'falta el miembro "board"',
  "this list": "esta lista",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'se espera un número, y una cantidad con su unidad: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "un torneo",
  "this JSON is not UTF-8: read as Windows-1252": "este JSON no es UTF-8: leído como Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'este JSON no es un torneo: se esperan "event", "scoring" y "boards"',
  "unknown member '%s' in %s: ignored": "miembro «{1}» desconocido en {2}: ignorado",
  "expected %s": "se espera {1}",
  "expected a number: 12.5": "se espera un número: 12.5",
  "expected an id of at most 16 letters and digits%s": "se espera un número de como mucho 16 letras y cifras{1}",
  ", or two ids joined by +": ", o dos números unidos por +",
  "an auction or a play of cards": "una subasta o un carteo",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'falta el primer jugador: se espera "first":"N", "E", "S" o "W"',
  'expected an amount: 3.5, or "3%"': 'se espera una cantidad: 3.5, o "3%"',
  "expected a stratum: A, B or C": "se espera una categoría: A, B o C",
  "the list of who plays": "la lista de participantes",
  'missing member "id"': 'falta el miembro "id"',
  "the text ends inside a string": "el texto termina dentro de una cadena",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'cadena sin terminar: se espera " antes del fin de la línea',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "secuencia imposible tras la barra inversa",
  "a byte that is not UTF-8": "un byte que no es UTF-8",
  "expected a number like 12, -12.5 or 1e3": "se espera un número como 12, -12.5 o 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "se espera un valor: cadena, número, llave, corchete, true, false o null",
  "nested too deeply: at most 2048 levels": "anidado demasiado hondo: como mucho 2048 niveles",
  "nested too deeply: at most 64 levels": "anidado demasiado hondo: como mucho 64 niveles",
  "expected a colon after the name of a member": "se esperan dos puntos tras el nombre de un miembro",
  "expected the name of a member in quotes": "se espera el nombre de un miembro entre comillas",
  "expected a comma and the next member, or }": "se espera una coma y el miembro siguiente, o la llave de cierre",
  "expected a comma and the next value, or ]": "se espera una coma y el valor siguiente, o ]",
  "expected a comma, or the end": "se espera una coma, o el fin",
  "expected the end of the text after the value": "tras el valor se espera el fin del texto",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "omitido: se espera una clave de dos letras, una barra, un valor y una barra: mb|1C|",
  "invalid board %s: expected 1 to %s": "mano {1} imposible: se espera de 1 a {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} jugadores, cuando son 4 por mesa y 8 en dos salas: ¿un nombre lleva coma? Los últimos se omiten",
  "a list after its boards: left out": "una lista tras sus manos: omitida",
  "%s comment%s (nt, at) left out": "{1} {1|comentario omitido|comentarios omitidos} (nt, at)",
  "%s %s left out: an auction has at most %s": "{1} {2}: omitidas; una subasta tiene como mucho {3}",
  "explanations are": "explicaciones",
  "explanation is": "explicación",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "resultado «{1}» imposible: se espera uno como 4SN= o 3NEx-2, PASS, o A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "ninguna mano para esta entrada: la lista tiene más entradas que manos, o un número imposible",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "voz «{1}» imposible: se espera una como 1C o 3N, p, d o r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "el enlace no contiene ninguna mano: ábralo en un navegador y guarde la mano",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "arrastre «{1}» imposible: se espera un número, como 12 o 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} {1|resultado|resultados} de una sala sin mesa en este archivo: no se comparan, restos de un encuentro anterior",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "mano imposible: se esperan palos y sus cartas, una vez cada una, como SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "una carta en dos manos, o más de 13 en una: el reparto se omite",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "vulnerabilidad «{1}» desconocida: se espera o, n, e o b (nadie, N-S, E-O, todos)",
  "cards played without a contract: left out": "cartas jugadas sin contrato: omitidas",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", y una carta anterior no sirve el palo: el carteo se omite desde ahí",
  "invalid card '%s': expected one like SK or D10": "carta «{1}» imposible: se espera una como SK o D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "número de bazas «{1}» imposible: se esperan las bazas del declarante, de 0 a 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "la reclamación da {1} bazas al declarante, pero según las cartas ganó {2} y perdió {3}",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "la mano {1} tiene otro dador u otra vulnerabilidad que arriba: se mantiene lo primero",
  "board %s has different cards than above: numbered %s": "la mano {1} tiene otras cartas que arriba: se numera {2}",
  "board %s has different cards than above: left out": "la mano {1} tiene otras cartas que arriba: omitida",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "mano {1}: la lista de resultados tiene {2}, distinto de voces y bazas; vale la lista",
  "board %s has no result%s": "la mano {1} no tiene resultado{2}",
  ": expected mc and the tricks that declarer took": ": se espera mc y las bazas del declarante",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "se espera N, E, S o W",
  "expected None, NS, EW or All": "se espera None, NS, EW o All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "la mano {1} tiene otras cartas o vulnerabilidad que arriba: se numera {2}",
  "; accepted, and reported once": "; aceptado, y avisado una vez",
  "too many inherited values: at most 256": "demasiados valores heredados: como mucho 256",
  "this tag has a value in each game: # and ## are not allowed":
    "esta etiqueta tiene un valor en cada mano: # y ## no valen",
  "this tag has a value in each game: # is not allowed": "esta etiqueta tiene un valor en cada mano: # no vale",
  "a value too long to be inherited: at most 255 characters":
    "un valor demasiado largo para heredarse: como mucho 255 caracteres",
  "upper and lower case matter in names of tags: expected %s":
    "las mayúsculas importan en los nombres de etiquetas: se espera {1}",
  "duplicate tag in the same game: ignored": "etiqueta repetida en la misma mano: ignorada",
  "unterminated comment: expected } after this {": "comentario sin terminar: se espera la llave de cierre",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'se espera el nombre de una etiqueta, de letras, cifras y _: [Event "Noche del club"]',
  "expected a value in quotes after the name of the tag":
    "tras el nombre de la etiqueta se espera un valor entre comillas",
  'unterminated value: expected " and ] before the end of the line':
    'valor sin terminar: se esperan " y ] antes del fin de la línea',
  "expected ] after the value of the tag": "tras el valor de la etiqueta se espera ]",
  "too many tags in one game: at most %s": "demasiadas etiquetas en una mano: como mucho {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "mano {1}: la línea {2} ya tiene un resultado de esta mesa: este lo sustituye",
  "expected a date like 2026.11.19, with ? for unknown parts":
    "se espera una fecha como 2026.11.19, con ? para lo desconocido",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "puntuación «{1}» desconocida: se espera MP, IMP, BAM, Rubber, Chicago y sus variantes",
  "scoring by %s is not supported": "la puntuación {1} no se admite",
  "teams are not scored by matchpoints: read as IMPs": "los equipos no se calculan por matchpoints: leído como IMP",
  "expected a number, NS and a number, EW and a number, or both":
    "se espera un número, NS y un número, EW y un número, o ambos",
  "expected the opening leader: N, E, S or W": "se espera quién sale: N, E, S o W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "ni etiqueta ni parte de una sección: se espera [, o el signo de un comentario",
  "another game starts here: expected an empty line before it":
    "aquí empieza otra mano: antes se espera una línea vacía",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4": "se esperan las bazas del declarante, de 0 a 13, o NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'falta el declarante: se espera [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "se espera Pass, o un contrato como 4S, 3NTX o 6DXX",
  "expected - for no contract": "se espera - para ningún contrato",
  "expected declarer's tricks, 0 to 13": "se esperan las bazas del declarante, de 0 a 13",
  "expected declarer: N, E, S or W": "se espera el declarante: N, E, S o W",
  "expected a number, ? or -": "se espera un número, ? o -",
  "expected the number of times it was made, 1 to 1000": "se espera el número de veces, de 1 a 1000",
  "%s cells in a row of %s columns": "{1} celdas en una fila de {2} columnas",
  "others play in this room on the board above: read as the other room":
    "en la mano anterior juegan otros en esta sala: leído como la otra sala",
  "board %s was already played in both rooms by these teams: numbered %s":
    "la mano {1} ya la jugaron estos equipos en ambas salas: se numera {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "se espera una vulnerabilidad: None, NS, EW o All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "falta el número de mano: se espera BOARD_NUMBER al principio de BOARD",
  "missing seat of a hand: expected N, E, S or W": "falta el sitio de una mano: se espera N, E, S o W",
  "a hand has at most 13 cards": "una mano tiene como mucho 13 cartas",
  "the hands of board %s: %s": "las cartas de la mano {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "la línea no tiene DIRECTION: la primera de una mano se lee como NS, la segunda como EW",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "matchpoints sin contrato ni puntos: leídos como porcentaje de los {1} que comparten ambos bandos, aquí y abajo",
  "a score without a result or percentages like A6040: read as not played":
    "una anotación sin resultado ni porcentajes como A6040: leída como no jugada",
  "missing number of tricks: only the points are used": "falta el número de bazas: solo se usan los puntos",
  "expected points, or percentages of both sides: 420, A6040":
    "se esperan puntos, o porcentajes de ambos bandos: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "una línea sin resultado para una pareja que descansa: ignorada, aquí y abajo",
  "expected a contract: 4H, 3NTX, Passed": "se espera un contrato: 4H, 3NTX, Passed",
  ". Only the points are used": ". Solo se usan los puntos",
  "missing ids: expected %s": "faltan números: se espera {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM y OPPOSING_TEAM en el encuentro, antes de sus manos",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER y EW_PAIR_NUMBER, de como mucho 16 letras y cifras",
  "expected 1 or 2 winners": "se esperan 1 o 2 ganadores",
  "unknown type of event '%s': read as %s": "tipo de torneo «{1}» desconocido: leído como {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMP sin método: leído como Butler; para Cross-IMP se espera CROSS_IMPS",
  "unknown scoring '%s': read as %s": "puntuación «{1}» desconocida: leída como {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "las parejas se clasifican por manos, no por puntos de victoria: estos quedan como en el archivo",
  "the file does not name a scale of victory points: using %s":
    "el archivo no nombra una escala de puntos de victoria: se usa {1}",
  "the participants are teams: read as a teams event": "los participantes son equipos: leído como torneo de equipos",
  "ladders are not supported: read as matches of teams":
    "las escalerillas no se admiten: leído como encuentros de equipos",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "las sesiones repiten números: la mano 1 de la segunda pasa a 801, de la tercera a 1601, etc.",
  "expected a number or a short name: at most %s bytes": "se espera un número o un nombre corto: como mucho {1} bytes",
  "'%s' is not a number: ignored": "«{1}» no es un número: ignorado",
  "the file has another event%s%s%s: only the first is read":
    "el archivo tiene otro torneo{1}{2}{3}: solo se lee el primero",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS y RESULT no son USEBIO: se espera un BOARD por mano, con un TRAVELLER_LINE por resultado",
  "elements are nested too deeply": "los elementos están anidados demasiado hondo",
  "expected a USEBIO element": "se espera un elemento USEBIO",
  "XML is not supported in this build": "XML no se admite aquí",
  "the file has no EVENT element": "el archivo no tiene elemento EVENT",
  "too many elements that are not USEBIO: at most %s": "demasiados elementos que no son USEBIO: como mucho {1}",
  "the adjustment has no unit: it is kept but does not count": "el ajuste no tiene unidad: se guarda pero no cuenta",
  "missing id: expected a %s of at most 16 letters and digits":
    "falta el número: se espera un {1} de como mucho 16 letras y cifras",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} es insuficiente sobre {3}{4} (ley 18)",
  "nothing to double: there is no bid yet": "nada que doblar: aún no hay voz",
  "cannot double: the last bid was not made by an opponent": "no se puede doblar: la última voz no fue de un contrario",
  "the bid is already doubled": "la voz ya está doblada",
  "nothing to redouble: there is no double": "nada que redoblar: no hay doblo",
  "the bid is already redoubled": "la voz ya está redoblada",
  "cannot redouble: the double was not made by an opponent": "no se puede redoblar: el doblo no fue de un contrario",
  "invalid call": "voz imposible",
  "a call after the auction ended (Law 39)": "una voz tras el fin de la subasta (ley 39)",
  "too many calls for an auction": "demasiadas voces para una subasta",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "voz «{1}» imposible: se espera una voz de 1C a 7NT, o Pass, X o XX",
  "invalid card": "carta imposible",
  "%s%s was already played": "{1}{2} ya se jugó",
  "%s%s is not in %s's hand": "{1}{2} no está en la mano: {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "carta imposible: se esperan palo y valor, SK o H10, o - para ninguna",
  "a card is missing before this one": "falta una carta antes de esta",
  "invalid card: expected a suit and a rank, SK, HT or C10": "carta imposible: se esperan palo y valor, SK, HT o C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "carta «{1}» imposible: se espera A K Q J T 9 8 7 6 5 4 3 2, o un punto antes del palo siguiente",
  "%s is dealt twice: %s already has it": "{1} está repartida dos veces: {2} ya la tiene",
  "more than 13 cards in %s's hand": "más de 13 cartas en la mano: {1}",
  "expected a space after -": "tras - se espera un espacio",
  "too many suits: a hand is spades.hearts.diamonds.clubs":
    "demasiados palos: una mano es picas.corazones.diamantes.tréboles",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "se espera un punto: una mano es picas.corazones.diamantes.tréboles, o -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "antes de la primera mano se espera N, E, S o W y dos puntos: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "falta la mano ({1}): se esperan cartas o -",
  "unexpected text after the fourth hand": "texto inesperado tras la cuarta mano",
  "this format cannot be read": "este formato no se puede leer",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'se espera una línea sobre una sesión o un movimiento: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "el movimiento del archivo se omite: {1}",
  "the number of a session, 1 to 99": "el número de una sesión, de 1 a 99",
};
