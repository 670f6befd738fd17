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
    "se espera partscores carry, o partscores bonus (50 cada una)",
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
};
