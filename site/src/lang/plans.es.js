// Spanish: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} en un torneo de: {2}; un torneo tiene una sola clase de participantes",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "esta puntuación no es para equipos: se espera scoring imps, bam, points o patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "esta puntuación es solo para equipos: se espera scoring matchpoints, cross-imps, butler, bam o points",
  "only an event of pairs can have two winners": "solo un torneo de parejas puede tener dos ganadores",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "los puntos de victoria requieren scoring imps, o parejas con scoring matchpoints, cross-imps o butler",
  "pairs that play for victory points have one winner":
    "las parejas que juegan por puntos de victoria tienen un ganador",
  "victory points need a scale: expected a line like vp wbf":
    "los puntos de victoria requieren una escala: se espera una línea como vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "solo scoring imps puede clasificarse así: se espera auto o wins",
  "scoring %s does not use the setting %s": "scoring {1} no usa el ajuste {2}",
  "expected per cent or mp": "se espera un porcentaje o mp",
  "expected imps": "se espera imps",
  "expected mp": "se espera mp",
  "expected points": "se espera points",
  "expected imps, or vp where there is a scale": "se espera imps, o vp si hay una escala",
  "expected vp": "se espera vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "ninguna ronda elegida: donde los IMP no clasifican, una penalización en IMP va tras la línea de su ronda",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "solo los encuentros tienen descansos: una pareja sin rivales no necesita línea, salvo con escala vp",
  "too many groups: at most 255": "demasiados grupos: como mucho 255",
  "too many deals of board %s: at most 1000": "demasiadas distribuciones de la mano {1}: como mucho 1000",
  "too many ids: an event has at most %s": "demasiados números: un torneo tiene como mucho {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} no usa IMP: se espera ave+, ave, ave- o un porcentaje",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "la diferencia de un encuentro es para equipos: se espera una adjudicación por bando: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "un número de este torneo es demasiado grande para ser exacto: menos resultados o pesos más sencillos",
  "round %s, %s %s and %s have no victory points: %s": "ronda {1}, {2} {3} y {4} no tienen puntos de victoria: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} y {3} no tienen puntos de victoria: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "no se puede leer la escala: se espera un archivo con ese nombre, o sus filas: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "la escala es para porcentajes: scoring {1} necesita una para IMP, como wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "la escala es para IMP: scoring {1} necesita una para porcentajes, como ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: un descanso y un encuentro en la ronda {2}",
  "the team has %s in this round: %s": "el equipo tiene {1} en esta ronda: {2}",
  "no match": "ningún encuentro",
  "two matches": "dos encuentros",
  "expected a penalty in vp, or below another round": "se espera una penalización en vp, o bajo otra ronda",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "ronda {1}, los equipos {2} y {3} empatan: una eliminatoria necesita un ganador",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "nada que cambiar: antes se espera una línea como «movement mitchell tables 7 boards 28»",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "la línea {1} ya tiene el movimiento: «from round 3 movement ...» lo cambia, o «movement void» antes de esta línea",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "la línea {1} tiene el movimiento desde la ronda {2}: se espera una ronda posterior, o «from round {3} movement void» antes de esta línea",
  "too many rows: your own movement has at most 20000": "demasiadas filas: un movimiento propio tiene como mucho 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "ningún movimiento con filas: antes se espera una línea como «movement own»",
  "expected round %s, where the movement begins, or a later one":
    "se espera la ronda {1} o una posterior, desde la que vale el movimiento",
  "the missing boards are unknown: expected a movement line before it":
    "ningún movimiento dice qué manos faltan: antes se espera una línea movement",
  "the movement has no such board: expected one of its rounds and contestants":
    "el movimiento no tiene esa mano: se espera una de sus rondas y participantes",
  "too many tables and rounds in this movement": "demasiadas mesas y rondas en este movimiento",
  "this movement is not for such an event: expected one of pairs":
    "este movimiento no es para ese torneo: se espera uno de parejas",
  "this movement is not for such an event: expected one of teams":
    "este movimiento no es para ese torneo: se espera uno de equipos",
  "this movement is not for such an event: expected one of individuals":
    "este movimiento no es para ese torneo: se espera uno individual",
  "the movement has no such place: nobody starts there": "el movimiento no tiene ese sitio: nadie empieza ahí",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "el movimiento tiene dos ganadores, el torneo uno: se espera winners 1 en esta línea",
  "the movement has one winner, the event has two: expected another movement":
    "el movimiento tiene un ganador, el torneo dos: se espera otro movimiento",
  "the movement has %s rounds: there is no round %s to begin with":
    "el movimiento tiene {1} rondas: no hay ronda {2} con que empezar",
  "round %s, table %s: %s": "ronda {1}, mesa {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} no tiene porcentajes: se espera combine full o combine last",
  "too many boards: an event has at most %s": "demasiadas manos: un torneo tiene como mucho {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "la mano {1} está en {2} sesiones: se espera también la sesión, una de {3}",
  "no board %s in session %s": "ninguna mano {1} en la sesión {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "valor no válido para {1}: se espera off, o una fecha y una hora con Z para UTC o con la diferencia con UTC, como 2026-11-20T22:00Z o 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "valor imposible para {1}: se espera {2}{3}",
  "one or more of, separated by commas: ": "uno o más de, separados por comas: ",
  "one of: ": "uno de: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "valor imposible para {1}: se espera un número{2} de {3} a {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "se esperan hasta 16 porcentajes crecientes: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "ajuste «{1}» desconocido: {2}{3}{4}",
  "did you mean ": "¿quiso decir ",
  "oddtrick help settings lists them": "oddtrick help settings los enumera",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "el encuentro tiene manos además de sus IMP: se espera la diferencia, o las manos",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "no se conoce la longitud del encuentro: se espera una línea como set match-boards 8, o un movimiento",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} no tiene forma {2}: quite la forma",
  "%s has no form %s: it has %s": "{1} no tiene forma {2}: tiene {3}",
  "%s has no %s: expected %s": "{1} no tiene {2}: se espera {3}",
  "expected a whole number from %s to %s after '%s'": "se espera un número entero de {1} a {2} tras «{3}»",
  "invalid number": "número imposible",
  "missing number": "falta el número",
  "invalid id": "número imposible",
  "missing id": "falta el número",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "tras «phantom» se espera la pareja que falta, como EW7 o 14",
  "unknown word": "palabra desconocida",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "se espera una forma como skip, o tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments o phantom",
  "unknown movement": "movimiento desconocido",
  "missing movement": "falta el movimiento",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "se espera mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out u own",
  "%s has no form %s": "{1} no tiene forma {2}",
  "invalid word '%s': expected %s": "palabra imposible «{1}»: se espera {2}",
  "missing word: expected %s": "falta una palabra: se espera {1}",
  "the number of a round, 1 to 250": "el número de una ronda, de 1 a 250",
  "a table, such as 3, or B3 in a section": "una mesa, como 3, o B3 en una sección",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "un número de como mucho 16 letras y cifras, dos unidos por +, o - para nadie",
  "boards, such as 4-6 or 4, or - if they are not known yet": "manos, como 4-6 o 4, o - si aún no se conocen",
  "shared, switched, or the end of the line": "shared, switched, o el fin de la línea",
  "rounds are 1 to 250": "las rondas van de 1 a 250",
  "tables are 1 to 999": "las mesas van de 1 a 999",
  "sections are A to Z": "las secciones van de A a Z",
  "boards are 1 to 9999, the first one before the last one": "las manos van de 1 a 9999, la primera antes de la última",
  "an id has at most 16 letters and digits": "un número tiene como mucho 16 letras y cifras",
  "nobody sits there: name somebody, or leave the row out": "nadie se sienta ahí: nombre a alguien, o quite la fila",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "todas las filas tienen dos números por bando, o ninguna; y todas una sección, o ninguna",
  "individuals need two ids for a side, such as 1+5": "los individuales necesitan dos números por bando, como 1+5",
  "there are more than 2000 contestants": "hay más de 2000 participantes",
  "your own movement has 1 to %s rows, not %s": "un movimiento propio tiene de 1 a {1} filas, no {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "un movimiento propio se compone de filas: row RONDA MESA NS EO PRIMERA-ÚLTIMA, como row 1 1 10 1 1-3",
  "board %s": "mano {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "no se indica ninguna clase de movimiento",
  "no such form of a movement": "no existe esa forma de movimiento",
  "%s: numbers of a movement are 1 to %s": "{1}: los números de un movimiento van de 1 a {2}",
  "%s rounds are too many: at most %s": "{1} rondas son demasiadas: como mucho {2}",
  "there is no such movement: %s": "no existe ese movimiento: {1}",
  "%s is for %s, not for %s": "{1} es para {2}, no para {3}",
  pairs: "parejas",
  teams: "equipos",
  players: "jugadores",
  "%s has one winner, not %s": "{1} tiene un ganador, no {2}",
  "%s has no sections: leave them out": "{1} no tiene secciones: quítelas",
  "%s has no segments: leave them out": "{1} no tiene segmentos: quítelos",
  "%s arrow-switched rounds are too many: there are %s": "{1} rondas con cambio de orientación son demasiadas: hay {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} necesita un número impar de parejas, al menos 9: {2} mesas y una pareja más",
  "%s has one winner: pairs sit in both directions": "{1} tiene un ganador: las parejas se sientan en ambas líneas",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "las rondas cambiadas dan un ganador: quite el cambio, o los dos ganadores",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "no hay {1} de {2} mesas y {3} rondas: menos rondas podrían servir",
  "%s needs %s, not %s": "{1} necesita {2}, no {3}",
  "an even number of tables": "un número par de mesas",
  "an odd number of tables": "un número impar de mesas",
  "at least 3 tables": "al menos 3 mesas",
  "at least 4 tables": "al menos 4 mesas",
  "at least 5 tables": "al menos 5 mesas",
  "at least 6 tables": "al menos 6 mesas",
  "a %s of %s tables": "un {1} de {2} mesas",
  "a barometer of %s tables": "un barómetro de {1} mesas",
  "%s needs 2 or 3 tables, not %s": "{1} necesita 2 o 3 mesas, no {2}",
  "%s tables are too many for a %s: at most %s": "{1} mesas son demasiadas para un {2}: como mucho {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "un {1} tiene sus propios cambios: quite arrow-switch, o diga 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "no se encontró un howell de {1} mesas y {2} rondas: otras rondas podrían servir",
  "a %showell of %s tables": "un {1}howell de {2} mesas",
  "how many players does the individual have?": "¿cuántos jugadores tiene el individual?",
  "%s player%s: an individual has 6 to %s players": "{1} {1|jugador|jugadores}: un individual tiene de 6 a {3}",
  "%s players do not fit %s tables: %s would": "{1} jugadores no encajan en {2} mesas: {3} sí",
  "individuals are not arrow-switched: leave arrow-switch out":
    "los individuales no cambian de orientación: quite arrow-switch",
  "phantom: players are numbered 1 to %s": "phantom: los jugadores se numeran de 1 a {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "no falta ningún jugador: hay sitio para {1}, así que quite el phantom",
  "there is no %s for %s players: it has %s players%s": "no hay {1} para {2} jugadores: tiene {3}{4}",
  " and so on": " y así sucesivamente",
  "an individual of %s tables": "un individual de {1} mesas",
  "a swiss of %s %s": "un suizo de {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "un encuentro de {1} manos no tiene {2} {2|segmento igual|segmentos iguales}: {4} manos serían {5} segmentos de {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "una eliminatoria de {1} equipos tiene {2} {2|fase|fases} de {4} segmentos, no {5} rondas",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} rondas de {2} manos son {3} manos, no {4}: quite uno de los números",
  "%s boards do not fit %s%s: %s": "{1} manos no encajan en {2}{3}: {4}",
  " in so many rounds": " en tantas rondas",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|ronda|rondas} de {5})",
  "%s has %s rounds, not %s": "{1} tiene {2} rondas, no {3}",
  "%s has %s to %s rounds%s, not %s": "{1} tiene de {2} a {3} rondas{4}, no {5}",
  ", an even number": ", un número par",
  ", an odd number": ", un número impar",
  "%s sets of %s boards are too many: at most %s boards":
    "{1} juegos de {2} manos son demasiados: como mucho {3} manos",
  "how many tables or pairs does the %s have?": "¿cuántas mesas o parejas tiene el {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|mesa|mesas}: un {3} necesita al menos {4} mesas",
  "%s tables are too many: at most %s": "{1} mesas son demasiadas: como mucho {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} parejas no encajan en {2} mesas: {3} o {4} sí",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "no falta ninguna pareja: {1} parejas son {2} mesas completas, así que quite el phantom",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "las parejas de un {1} no tienen línea: diga cuál falta por su número, como phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: hay {2} sitios{3}",
  " in each direction": " en cada línea",
  "section %s: %s": "sección {1}: {2}",
  "%s sections are too many: at most %s": "{1} secciones son demasiadas: como mucho {2}",
  "how many tables or contestants do the %s sections have?": "¿cuántas mesas o participantes tienen las {1} secciones?",
  "how many teams does the %s have?": "¿cuántos equipos tiene el {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|equipo|equipos}: un {3} tiene de {4} a {5} equipos",
  "%s teams do not fit %s tables: %s would": "{1} equipos no encajan en {2} mesas: {3} sí",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "los equipos no tienen phantom: diga cuántos hay; si son impares, uno descansa",
  "teams are not arrow-switched: leave arrow-switch out": "los equipos no cambian de orientación: quite arrow-switch",
  "%s teams need no %s: leave the form out": "{1} equipos no necesitan {2}: quite la forma",
  "a round-robin of %s teams": "una liga de {1} equipos",
  "no triangles for %s teams were found: bye would fit": "no se encontraron triángulos para {1} equipos: bye serviría",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} es para un número {2} de equipos, no {3}: {4} serviría",
  "%s teams are too many for a whist: at most %s": "{1} equipos son demasiados para un whist: como mucho {2}",
  "a whist of %s teams": "un whist de {1} equipos",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s": "nada cabe en {1} minutos: lo más corto duraría {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "nada cabe en {1} minutos: solo {2} {2|mano duraría|manos durarían} {4}",
  "nothing fits: %s": "nada encaja: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "nada encaja: ningún número de rondas da de {1} a {2} manos a cada uno",
  "tables or pairs": "mesas o parejas",
  "how many %s are there?": "¿cuántos hay: {1}?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "falta el movimiento: primero se espera una clase, como howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "palabra «{1}» desconocida: se espera {2}",
  "'%s' needs a value": "«{1}» necesita un valor",
  "invalid %s '%s': expected a whole number from %s to %s":
    "{1} «{2}» imposible: se espera un número entero de {3} a {4}",
  round: "ronda",
  "number of rounds": "número de rondas",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "el movimiento aún no tiene rivales: no hay nada que cambiar",
  "round %s: the movement has rounds 1 to %s": "ronda {1}: el movimiento tiene las rondas 1 a {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} rondas: las rondas 1 a {2} ya se han jugado, y {3} es el máximo",
  "only pairs can join in mid-session: this is a movement of %ss":
    "solo pueden llegar parejas a mitad de sesión: este movimiento es de: {1}",
  "too many contestants: at most %s": "demasiados participantes: como mucho {1}",
  "invalid id '%s': expected up to 16 letters and digits": "«{1}» no es un número: se esperan hasta 16 letras y cifras",
  "nothing to merge: the movement has no sections": "nada que unir: el movimiento no tiene secciones",
  "pair %s is in the movement already": "la pareja {1} ya está en el movimiento",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "pareja {1}: con dos ganadores el número de una pareja empieza por NS o EW",
  "there is no %s %s in the movement": "no hay {1} {2} en el movimiento",
  "%s %s cannot leave twice": "{1} {2} no puede irse dos veces",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "no hay continuación: para la ronda {1} no quedan manos que nadie allí conozca",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "el torneo no tiene movimiento: se espera una línea como «movement mitchell tables 7 boards 28»",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "falta la ronda: {1}from RONDA, la primera ronda que puede cambiar",
  "%splayed '%s': %s": "{1}played «{2}»: {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: no hay {2} {3} en el movimiento",
  "round %s is not played yet": "la ronda {1} aún no se ha jugado",
  "the movement has no table %s in round %s": "el movimiento no tiene mesa {1} en la ronda {2}",
  "a fixed match names an entry that does not exist": "un enfrentamiento fijado nombra a un inscrito que no existe",
  "nobody plays against themselves": "nadie juega contra sí mismo",
  "both stay at the same table": "ambos se quedan en la misma mesa",
  "%s has two matches, or a match and the bye": "{1} tiene dos encuentros, o un encuentro y el descanso",
  "neither can move to the other's table": "ninguno puede pasar a la mesa del otro",
  "they are to be kept apart": "no deben enfrentarse",
  "a draw needs 2 to %s contestants, not %s": "un sorteo necesita de 2 a {1} que jueguen, no {2}",
  "the bye names an entry that does not exist": "el descanso es para un inscrito que no existe",
  "the entries are not in the order of their scores": "los inscritos no están en el orden de sus resultados",
  "with this bye, %s are left: an odd number cannot be drawn":
    "con este descanso quedan {1}: un número impar no se puede sortear",
  "one is left: a triangle needs three": "queda uno: un triángulo necesita tres",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "no todos pueden tener rival: demasiados no deben enfrentarse, o se quedan en su mesa",
  "no three can meet each other: too many are to be kept apart":
    "ningún trío es posible: demasiados no deben enfrentarse",
  "invalid %s%s '%s': expected %s": "{1}{2} «{3}» imposible: se espera {4}",
  "%s does not play in this round": "{1} no juega en esta ronda",
  "two ids, such as 1-4": "dos números, como 1-4",
  "an id and its table, such as 7=3": "un número y su mesa, como 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "semilla «{1}» imposible: se espera un número entero de hasta 15 cifras",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "manos «{1}» imposibles: se espera la primera y la última mano de un encuentro: 1-8",
  "the event cannot be scored without round %s": "el torneo no se puede calcular sin la ronda {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "un individual no se sortea: el sorteo es para parejas y equipos",
  "the event has two winners: a draw is for one field":
    "el torneo tiene dos ganadores: el sorteo es para un solo campo",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "los resultados no tienen rondas: el sorteo necesita líneas como «round 1» antes",
  "nobody to draw: expected lines such as 'team 1 Ash'": "nadie que sortear: se esperan líneas como «team 1 Ash»",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "nadie que sortear: se esperan líneas como «pair 1 Ann Lee & Bo Park»",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "un encuentro tiene de 1 a {1} manos, no {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "la escala {1} se publica para {2} a {3} manos, no {4}; dé la suya en un archivo",
  "only these have a scale for half matches: %s": "solo estas tienen escala para medios encuentros: {1}",
  "half a match has 1 to %s boards, not %s": "medio encuentro tiene de 1 a {1} manos, no {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "se espera el número de manos de las filas siguientes, como «boards 6-8» o «boards 9»",
  "rows must come after a 'boards' line where the scale has one":
    "las filas van tras una línea «boards» si la escala la tiene",
  "an earlier 'boards' line already covers this number of boards": "una línea «boards» anterior ya cubre este número",
  "the first row must be for 50 per cent": "la primera fila debe ser para el 50 por ciento",
  "the first row must be for margin 0": "la primera fila debe ser para diferencia 0",
  "margin 0 is a draw: both sides must get the same": "diferencia 0 es empate: ambos bandos reciben lo mismo",
  "margins must increase from row to row": "las diferencias deben crecer de fila en fila",
  "a greater margin must not give the winner less or the loser more than the row above":
    "una diferencia mayor no debe dar menos al ganador ni más al perdedor que la fila anterior",
  "too many rows: at most 480": "demasiadas filas: como mucho 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "se espera un porcentaje de 50 a 100, sus PV y los PV de otro tanto bajo 50, como «50 10 10»",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "se espera una diferencia en IMP (0 a 9999), los PV del ganador y del perdedor, como «0 10 10»",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "se esperan los PV del ganador, como 12, 12.5 o 12.34, hasta 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "se esperan los PV del perdedor, como 8, 7.5 o 7.66, hasta 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "texto inesperado: una fila es diferencia, PV del ganador y PV del perdedor",
  "unexpected text: expected 'percent' alone": "texto inesperado: se espera solo «percent»",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "la escala no tiene línea «boards» para {1} manos: tiene {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'": "la escala no tiene filas: se esperan filas como «0 10 10»",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} equipos jugarían más de {2} rondas de triángulos: bye vale siempre",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 equipos no tienen triángulos: los otros dos se enfrentarían en ambas rondas; los tienen 3, 7, 9, 11 ..., y bye vale siempre",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "solo una eliminatoria tiene cabezas de serie: se esperan mesa y línea, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "la eliminatoria tiene {1} equipos: no hay cabeza de serie {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "no hay individual para {1} jugadores: lo hay para 6 a 28, y un arcoíris para 41 a 44 o 49 a 52",

  // A season (lib/event/season.c)
  "no name": "ningún nombre",
  "not two names": "menos de dos nombres",
  "%s: %s has %s: left out": "{1}: {2} tiene {3}: se omite",
  "%s has two numbers, %s and %s: one person?": "{1} tiene dos números, {2} y {3}: ¿una sola persona?",
  "%s and %s: one person?": "{1} y {2}: ¿una sola persona?",
  "%s: %s has two results: the better one counts": "{1}: {2} tiene dos resultados: cuenta el mejor",
  "a season has 1 to %s evenings, not %s": "una temporada tiene de 1 a {1} veladas, no {2}",
  "there are %s evenings, more than the %s of the season": "hay {1} veladas, más que las {2} de la temporada",
  "the best %s cannot count in a season of %s evenings":
    "los mejores {1} no pueden contar en una temporada de {2} veladas",
  "%s has no percentages: expected points by rank": "{1} no tiene porcentajes: se esperan puntos por puesto",
  "%s is not an event of pairs: expected a season of players":
    "{1} no es un torneo de parejas: se espera una temporada de jugadores",
};
