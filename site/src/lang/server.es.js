// Spanish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "este servidor es de solo lectura",
  "this request was sent by a page of another site": "esta petición la envió una página de otro sitio",
  "the database cannot be read now: try again in a moment":
    "la base de datos no se puede leer ahora: inténtelo en un momento",
  "this code of a table is not valid any more: ask the director": "este código de mesa ya no vale: pregunte al árbitro",
  "only the director may do this: log in first": "solo el árbitro puede hacerlo: inicie sesión primero",
  "only a director may do this: ask one": "solo un árbitro puede hacerlo: pídalo",
  "the server is out of memory": "el servidor no tiene memoria",
  "no event of that name": "ningún torneo con ese nombre",
  "too many requests are waiting: try again in a moment": "demasiadas peticiones en espera: inténtelo en un momento",
  "the server is stopping": "el servidor se está parando",
  "nothing is at this address": "no hay nada en esta dirección",
  "the body is too large: at most 1 MB": "el envío es demasiado grande: como mucho 1 MB",
  "wrong password": "contraseña incorrecta",
  "too many login attempts: wait a little": "demasiados intentos de acceso: espere un poco",
  "the password was changed in the meantime": "la contraseña se cambió entretanto",
  "the link was used already": "el enlace ya se usó",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "la respuesta necesita demasiada memoria: pida menos a la vez",
  "the answer is too long: ask for less at once": "la respuesta es demasiado larga: pida menos a la vez",
  "the answer takes too long: ask for less at once": "la respuesta tarda demasiado: pida menos a la vez",
  "this board has no result at this table in this round": "esta mano no tiene resultado en esta mesa en esta ronda",
  "the log is too long: ask for a part of it with from and count":
    "el registro es demasiado largo: pida una parte con from y count",
  "too many streams are open from this address": "demasiadas conexiones abiertas desde esta dirección",
  "too many candidates: at most 200 lines at once": "demasiados candidatos: como mucho 200 líneas a la vez",
  "the line is too long: at most 4000 bytes": "la línea es demasiado larga: como mucho 4000 bytes",
  "the text is too long: at most 20000 bytes": "el texto es demasiado largo: como mucho 20000 bytes",
  "the log has grown in between: look at it, and try again":
    "el registro ha crecido entretanto: mírelo e inténtelo de nuevo",
  "an event of that name exists already": "ya existe un torneo con ese nombre",
  "this key was used for other lines": "esta clave se usó para otras líneas",
  "an assistant enters and corrects results: ask a director for other lines":
    "un asistente introduce y corrige resultados: para otras líneas pida a un árbitro",
  "out of memory for these lines: try again later": "sin memoria para estas líneas: inténtelo más tarde",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds": "el torneo no tiene movimiento: el reloj sigue sus rondas",
  "a name is too long": "un nombre es demasiado largo",
  "this link is not for signing in: ask the director": "este enlace no es para inscribirse: pregunte al árbitro",
  "nobody has signed in with this key": "nadie se ha inscrito con esta clave",
};
