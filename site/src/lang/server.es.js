// Spanish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "este servidor es de solo lectura",
  "this request was sent by a page of another site": "esta petición la envió una página de otro sitio",
  "the database cannot be read now: try again in a moment":
    "la base de datos no se puede leer ahora: inténtelo en un momento",
  "the code of this table is no longer valid: ask the director": "este código de mesa ya no vale: pregunte al árbitro",
  "only the director may do this: log in first": "solo el árbitro puede hacerlo: inicie sesión primero",
  "only a director may do this: ask one": "solo un árbitro puede hacerlo: pídalo",
  "the server is out of memory": "el servidor no tiene memoria",
  "no event with that name": "ningún torneo con ese nombre",
  "too many requests are waiting: try again in a moment": "demasiadas peticiones en espera: inténtelo en un momento",
  "the server is stopping": "el servidor se está parando",
  "there is nothing at this address": "no hay nada en esta dirección",
  "the body is too large: at most 1 MB": "el envío es demasiado grande: como mucho 1 MB",
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
  "the log has grown in the meantime: look at it, and try again":
    "el registro ha crecido entretanto: mírelo e inténtelo de nuevo",
  "an event with that name already exists": "ya existe un torneo con ese nombre",
  "this key was used for other lines": "esta clave se usó para otras líneas",
  "an assistant enters and corrects results: ask a director for other lines":
    "un ayudante introduce y corrige resultados: para otras líneas pida a un árbitro",
  "out of memory for these lines: try again later": "sin memoria para estas líneas: inténtelo más tarde",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds": "el torneo no tiene movimiento: el reloj sigue sus rondas",
  "a name is too long": "un nombre es demasiado largo",
  "this link is not for signing in: ask the director": "este enlace no es para inscribirse: pregunte al árbitro",
  "nobody has signed in with this key": "nadie se ha inscrito con esta clave",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "escriba minutos enteros hasta 600, y pausas como «4 15»: 15 minutos después de la ronda 4",
  "the list is full: at most %s": "la lista está llena: como mucho {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "ya hay {1} cuentas: quite alguna primero",
  "a password has at least %s characters": "una contraseña tiene al menos {1} caracteres",

  // Tables (server/table_paths.c)
  "only tables can call the director": "solo las mesas llaman al árbitro",
  "this table is no longer calling": "esta mesa ya no llama",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB":
    "el registro es demasiado largo para esto: tiene más de {1} MB",
  "the log is too long for this: it has more than %s lines":
    "el registro es demasiado largo para esto: tiene más de {1} líneas",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "las páginas tardan demasiado: use «oddtrick publish» en otro ordenador",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "las páginas son demasiado grandes para el servidor: use «oddtrick publish» en otro ordenador",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "el torneo tiene {1} manos y participantes, más de los {2} de los que el servidor hace páginas: use «oddtrick publish» en otro ordenador",
  "solving the deals takes too long: publish without par and makeable contracts":
    "calcular el par y los contratos posibles tarda demasiado: publique sin ellos",
  "the scorecards take too long to make": "las hojas de resultados tardan demasiado",
  "this server cannot publish pages": "este servidor no publica nada",
  "too many pages are being made: try again in a moment":
    "se están haciendo demasiadas páginas: inténtelo en un momento",
  "the event cannot be scored": "el torneo no se puede calcular",
  "a file cannot be written": "no se puede escribir un archivo",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "todavía se envían correos de este torneo, o demasiados de otros: espere",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "este servidor no envía correo: arránquelo con --smtp HOST:PUERTO y --mail-from DIRECCIÓN",
  "it may have arrived: the connection or the server ended while it was sent":
    "puede que haya llegado: la conexión o el servidor se cortó al enviarlo",
  "this is not a mail address": "esto no es una dirección de correo",
  "another server sends this mail, or it was replaced": "otro servidor envía este correo, o fue sustituido",
  "out of memory to send mail": "no hay memoria para enviar correo",
  "the server was stopped": "el servidor se paró",
  "the mail server refused it: %s": "el servidor de correo lo rechazó: {1}",
  "the mail server does not accept the user name and the password: %s":
    "el servidor de correo no acepta el usuario y la contraseña: {1}",
  "there is no safe connection to the mail server: %s": "no hay conexión segura con el servidor de correo: {1}",
  "the mail server cannot be reached: %s": "no se puede contactar con el servidor de correo: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "uno de los torneos tiene errores en su registro",
  "the logs of these events are too long together: at most 500000 lines":
    "los registros de estos torneos son demasiado largos juntos: como mucho 500000 líneas",
  "too many events at once: name at most 200 of them": "demasiados torneos a la vez: nombre como mucho 200",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "sin memoria para este torneo: inténtelo más tarde",
  "the database does not have all lines yet: try again in a moment":
    "la base de datos aún no tiene todas las líneas: inténtelo en un momento",
  "unknown error": "no se sabe por qué falló",
  "%s; it may or may not be stored: send it again with the same key":
    "{1}; no se sabe si está guardado: envíelo otra vez",
  "the length of the log has changed: nothing was added": "el registro no es tan largo como antes: no se añadió nada",
  "the event no longer exists": "el torneo ya no está",
  "no space left on the disk": "no queda espacio en el disco",
  "no space left on the disk of the database": "no queda espacio en el disco de la base de datos",
  "the database does not answer": "la base de datos no responde",
  "the connection to the database was lost": "se perdió la conexión con la base de datos",
  "the standby of the database has not confirmed it": "la base de datos de reserva no lo ha confirmado",
  "another server is changing the same rows: try again in a moment":
    "otro servidor cambia lo mismo: inténtelo en un momento",
};
