// Spanish: the settings of an event (include/oddtrick_settings.h): their titles, the names of their values, and what they are for.
// A key is the English text.
export default {
  "Rules of": "Reglas",
  "the World Bridge Federation": "de la Federación Mundial (WBF)",
  "the English Bridge Union": "de la federación inglesa (EBU)",
  "the American Contract Bridge League": "de la federación americana (ACBL)",
  "The defaults of an authority. Applies to all settings that the log does not set, wherever the line is.":
    "Los valores de una federación. Cambia todas las demás reglas que el registro no fija por sí mismo, estén donde estén.",
  "Boards with fewer results": "Manos con menos resultados",
  "Neuberg's formula": "fórmula de Neuberg",
  "a simple factor": "un factor simple",
  "not adjusted": "sin ajuste",
  "Boards with fewer results than expected: Neuberg's formula (M * E + E - A) / A; the simple factor (E - 1) / (A - 1); or no adjustment, and the board has a smaller top.":
    "Manos con menos resultados de los esperados: fórmula de Neuberg (M × E + E − A) / A; el factor simple (E − 1) / (A − 1); o sin ajuste, y la mano tiene un top menor.",
  "Results expected on a board": "Resultados esperados en una mano",
  "as most boards have": "como la mayoría de las manos",
  "a number": "un número",
  "The number of results expected on a board. Auto: as many as the movement has; without a movement, the number that more than half of the boards have, or else the most that any board has.":
    "El número de resultados esperados en una mano. Como la mayoría de las manos: tantos como tiene el movimiento; sin movimiento, el número que tiene más de la mitad de las manos, o si no el mayor.",
  "Matchpoints are rounded to": "Los matchpoints se redondean a",
  "The unit to which a board's matchpoints are rounded.":
    "La unidad a la que se redondean los matchpoints de una mano.",
  "Exact halves are rounded": "Las mitades exactas se redondean",
  "away from the average": "alejándose de la media",
  "to the even unit": "a la unidad par",
  up: "hacia arriba",
  "Where exact halves go when a board's score is rounded: away from the average, to the even unit, or up.":
    "Adónde van las mitades exactas cuando se redondea el resultado de una mano: alejándose de la media, a la unidad par o hacia arriba.",
  "Small groups of a fouled board": "Grupos pequeños de una mano alterada",
  "as in England": "como en Inglaterra",
  "as in America": "como en América",
  "Small groups of a fouled board. One result: average plus (ebu) or 60 % (acbl). Two, 65 and 55 %, and three, 70, 60 and 50 %: if they are at most a third of those expected (ebu), or two always and three if another group is larger (acbl). At cross-IMPs: times E / A (ebu), or by comparisons (acbl).":
    "Grupos pequeños de una mano alterada. Un resultado: media más (Inglaterra) o 60 % (América). Dos: 65 y 55 %; tres: 70, 60 y 50 %; en Inglaterra si son como mucho un tercio de los esperados, en América dos siempre y tres si otro grupo es mayor. En Cross-IMP: por E / A (Inglaterra) o por comparaciones (América).",
  "Boards with fewer results, in IMPs": "Manos con menos resultados, en IMP",
  "compared as they are": "comparadas tal como están",
  "as if all had been there": "como si estuvieran todos",
  "Boards with fewer results than expected, at cross-IMPs and Butler: compared as they are; or each counts E / A times, as if all had been there.":
    "Manos con menos resultados de los esperados, en Cross-IMP y Butler: comparadas tal como están; o cada una cuenta E / A veces, como si estuvieran todos.",
  "Average plus and average minus": "Media más y media menos",
  "the pair's own percentage if that is better or worse": "el porcentaje propio de la pareja si es mejor o peor",
  "60 % and 40 % for all": "60 % y 40 % para todos",
  "Average plus is the pair's own percentage on the other boards if that is more than 60 %; average minus, if it is less than 40 %.":
    "La media más es el porcentaje propio de la pareja en las demás manos si pasa de 60 %; la media menos, si no llega a 40 %.",
  "IMPs of an average plus": "IMP de una media más",
  "The IMPs of an average plus.": "Los IMP de una media más.",
  "IMPs are rounded to": "Los IMP se redondean a",
  "The unit to which a board's IMPs are rounded if they are not converted to victory points.":
    "La unidad a la que se redondean los IMP de una mano cuando no se convierten en puntos de victoria.",
  "Halves of weighted IMPs": "Mitades de los IMP ponderados",
  "for the side that did not offend": "para el bando no infractor",
  "rounded like other halves": "redondeadas como las demás",
  "Where exact halves of a weighted score in IMPs go if the ruling says who offended: towards the side that did not, or the same as round.":
    "Adónde van las mitades exactas de una puntuación ponderada en IMP si la decisión dice quién cometió la infracción: al bando no infractor, o como las demás mitades.",
  "Cross-IMPs of a board": "Cross-IMP de una mano",
  "the average of all comparisons": "la media de todas las comparaciones",
  "the sum of all comparisons": "la suma de todas las comparaciones",
  "the sum divided by the results": "la suma dividida por los resultados",
  "The sum of the IMPs of all comparisons divided by their number; the sum itself; or divided by the number of results.":
    "La suma de los IMP de todas las comparaciones dividida por su número; la suma misma; o dividida por el número de resultados.",
  "Most IMPs in one comparison": "Máximo de IMP en una comparación",
  "no limit": "sin límite",
  "The maximum number of IMPs in one comparison.": "El máximo de IMP en una comparación.",
  "Datum of a board": "Datum de una mano",
  "the mean of all scores": "la media de todas las anotaciones",
  "without the highest and the lowest": "sin la más alta y la más baja",
  "without 5 % at each end": "sin el 5 % de cada extremo",
  "the middle score": "la anotación central",
  "where all IMPs sum to zero": "donde los IMP suman cero",
  "Butler's datum: the mean of all scores; without the highest and the lowest; without 5 % at each end; the middle one; or the one for which all IMPs sum to zero, or as close to zero as possible.":
    "El datum del Butler: la media de todas las anotaciones; sin la más alta y la más baja; sin el 5 % de cada extremo; la central; o el valor para el que todos los IMP suman cero, o lo más cerca posible.",
  "The datum is rounded to": "El datum se redondea a",
  "The unit to which the datum is rounded.": "La unidad a la que se redondea el datum.",
  "Halves of the datum are rounded": "Las mitades del datum se redondean",
  "away from zero": "alejándose de cero",
  "like other halves": "como las demás mitades",
  "Where exact halves go when the datum is rounded: away from zero, to the even unit, up, or the same as round.":
    "Adónde van las mitades exactas cuando se redondea el datum: alejándose de cero, a la unidad par, hacia arriba, o como las demás mitades.",
  "Results are compared": "Los resultados se comparan",
  "across the whole field": "en todo el campo",
  "within sections": "dentro de cada sección",
  "Results are compared across the whole field, or within sections.":
    "Los resultados se comparan en todo el campo, o dentro de cada sección.",
  "Sections are ranked": "Las secciones se clasifican",
  together: "juntas",
  "each apart": "cada una aparte",
  "Sections are ranked together, or separately.": "Las secciones se clasifican juntas, o cada una aparte.",
  "Kind of teams event": "Tipo de torneo por equipos",
  Swiss: "suizo",
  "all play all": "todos contra todos",
  "knock-out": "eliminatoria",
  "The kind of teams event. In a knock-out, teams are ranked by the last round they played.":
    "El tipo de torneo por equipos. En una eliminatoria, los equipos se clasifican por la última ronda que jugaron.",
  "Teams are ranked by": "Los equipos se clasifican por",
  "what the event has": "lo que tiene el torneo",
  "victory points": "puntos de victoria",
  IMPs: "IMP",
  "IMPs won divided by IMPs lost": "IMP ganados divididos por perdidos",
  "matches won": "encuentros ganados",
  "What teams are ranked by. Auto: victory points if there is a scale, else the sum of IMPs or points.":
    "Por qué se clasifican los equipos. Lo que tiene el torneo: puntos de victoria si hay una escala; si no, la suma de IMP o puntos.",
  "Boards in a match": "Manos de un encuentro",
  "as many as were scheduled": "tantas como estaban previstas",
  "The length of a match for its victory points. Auto: as many boards as were scheduled, compared or not; in a numbered round, as many as its longest match has.":
    "La duración de un encuentro para sus puntos de victoria. Tantas como estaban previstas: todas las manos previstas, comparadas o no; en una ronda numerada, tantas como tiene su encuentro más largo.",
  "Two opponents in one round": "Dos rivales en una ronda",
  "each match in full": "cada encuentro entero",
  "half the victory points each": "la mitad de los puntos de victoria cada uno",
  "a scale of their own": "una escala propia",
  "Two opponents in one round: each match counts in full; for half its victory points; or by a separate 10-0 scale (wbf and wbf-discrete; half for other scales).":
    "Dos rivales en una ronda: cada encuentro cuenta entero; por la mitad de sus puntos de victoria; o según una escala propia de 10 a 0 (para las escalas WBF; la mitad para otras).",
  "A bye, in per cent of the most": "Descanso, en tanto por ciento del máximo",
  "The victory points for a bye, as a percentage of the maximum of the scale.":
    "Los puntos de victoria de un descanso, en tanto por ciento del máximo de la escala.",
  "A bye on the win-loss scale, in per cent": "Descanso en la escala victoria-derrota, en tanto por ciento",
  "The same for the win-loss scale, unless only bye is set.":
    "Lo mismo para la escala victoria-derrota, salvo que solo se haya fijado el otro descanso.",
  "A board won is worth": "Una mano ganada vale",
  "The value of a board won; a tied board is worth half of it.":
    "El valor de una mano ganada; una empatada vale la mitad.",
  "Patton: a board won is worth": "Patton: una mano ganada vale",
  "Patton: the value of a board won.": "Patton: el valor de una mano ganada.",
  "Patton: points shared for the match": "Patton: puntos repartidos por el encuentro",
  "Patton: the points that both teams share for the whole match.":
    "Patton: los puntos que ambos equipos se reparten por todo el encuentro.",
  "Patton: the difference is measured by": "Patton: la diferencia se mide por",
  "all swings": "todos los swings",
  "the points of both teams": "los puntos de ambos equipos",
  "Patton: the difference is measured by the sum of all swings, or of both teams' points.":
    "Patton: la diferencia se mide por la suma de todos los swings, o de los puntos de ambos equipos.",
  "Patton: percentages for a further share": "Patton: porcentajes para una parte más",
  "a list of percentages": "una lista de porcentajes",
  "Patton: the percentages that the ratio must reach, each for a further share of the pool.":
    "Patton: los porcentajes que debe alcanzar la proporción, cada uno para una parte más de los puntos repartidos.",
  "Ties are broken by": "Los empates se deshacen por",
  "nothing: they share the rank": "nada: comparten el puesto",
  "results against each other": "los resultados entre ellos",
  "the scores of their opponents": "los resultados de sus rivales",
  "IMPs or points over all boards": "IMP o puntos de todas las manos",
  "who did better on more boards": "quién lo hizo mejor en más manos",
  "boards on which nobody did better": "manos en las que nadie lo hizo mejor",
  "How ties are broken, in this order, separated by commas: results against each other; the sum of their opponents' scores; IMPs or points over all boards; IMPs won divided by IMPs lost; matches won; who did better on more boards; boards on which nobody did better. Share: ties are not broken.":
    "Qué deshace los empates, en este orden, separado por comas: los resultados entre ellos (match); la suma de los resultados de sus rivales (opponents); IMP o puntos de todas las manos (basic); IMP ganados divididos por perdidos (quotient); encuentros ganados (wins); quién lo hizo mejor en más manos (countback); manos en las que nadie lo hizo mejor (tops). Con share, los empates quedan.",
  "The results of a board are shown": "Los resultados de una mano se ven",
  always: "siempre",
  "to those who have played it": "cuando uno la ha jugado",
  "after the round": "después de la ronda",
  "after the session": "después de la sesión",
  "When a server shows the results of a board to viewers other than directors. Own: to those at a table after they have played it, and to everybody after all have. Round: after the round in which they were played. End: after the session.":
    "Cuándo muestra un servidor los resultados de una mano a quien no es árbitro: siempre; a los de una mesa cuando la han jugado, y a todos cuando la han jugado todos; después de la ronda en que se jugó; o después de la sesión.",
  "The standings are shown": "La clasificación se ve",
  "at any time": "en todo momento",
  "after each round": "después de cada ronda",
  "Which results a server counts in the standings for viewers other than directors: all; those of finished rounds; or those of finished sessions.":
    "Qué cuenta en la clasificación que un servidor muestra a quien no es árbitro: todos los resultados; los de rondas terminadas; o los de sesiones terminadas.",
  "The hands of a board are shown": "Las cartas de una mano se ven",
  "after all have played it": "cuando todos la han jugado",
  "When a server shows the cards of a board to viewers other than directors: always; after everybody has played it; or after the session.":
    "Cuándo muestra un servidor las cartas de una mano a quien no es árbitro: siempre; cuando la han jugado todos los que la juegan; o después de la sesión.",
  "The results are": "Los resultados son",
  "of an event in progress": "de un torneo en curso",
  provisional: "provisionales",
  final: "definitivos",
  "Whether results can still change. Provisional: play is over, and the correction period is running. Final: it is over, too. With either, everything is shown.":
    "Si los resultados aún pueden cambiar. Provisionales: el juego ha terminado y corre el plazo de correcciones. Definitivos: ha vencido. En ambos casos se muestra todo.",
  "Corrections are accepted until": "Se admiten correcciones hasta",
  "no time is set": "sin hora fijada",
  "a time": "una hora",
  "The end of the correction period, a date and a time with Z for UTC or with the offset from UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Provisional results become final at that time.":
    "El fin del plazo de correcciones: fecha y hora, con Z para UTC o con la diferencia con UTC: 2026-11-20T22:00Z, 2026-11-20T23:00+01:00. Desde entonces los resultados provisionales son definitivos.",
};
