// Italian: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "questo server è in sola lettura",
  "this request was sent by a page of another site": "questa richiesta viene da una pagina di un altro sito",
  "the database cannot be read now: try again in a moment":
    "il database ora non si può leggere: riprovare tra un momento",
  "this code of a table is not valid any more: ask the director":
    "questo codice del tavolo non vale più: chiedere all’arbitro",
  "only the director may do this: log in first": "può farlo solo l’arbitro: prima accedere",
  "only a director may do this: ask one": "può farlo solo un arbitro: chiederlo",
  "the server is out of memory": "il server non ha più memoria",
  "no event of that name": "nessun torneo con quel nome",
  "too many requests are waiting: try again in a moment": "troppe richieste in attesa: riprovare tra un momento",
  "the server is stopping": "il server si sta fermando",
  "nothing is at this address": "a questo indirizzo non c’è nulla",
  "the body is too large: at most 1 MB": "l’invio è troppo grande: al massimo 1 MB",
  "wrong password": "password errata",
  "too many login attempts: wait a little": "troppi tentativi di accesso: attendere un po’",
  "the password was changed in the meantime": "la password è stata cambiata nel frattempo",
  "the link was used already": "il link è già stato usato",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "la risposta richiede troppa memoria: chiedere meno per volta",
  "the answer is too long: ask for less at once": "la risposta è troppo lunga: chiedere meno per volta",
  "the answer takes too long: ask for less at once": "la risposta richiede troppo tempo: chiedere meno per volta",
  "this board has no result at this table in this round":
    "questa mano non ha risultato a questo tavolo in questo turno",
  "the log is too long: ask for a part of it with from and count":
    "il registro è troppo lungo: chiederne una parte con from e count",
  "too many streams are open from this address": "troppe connessioni aperte da questo indirizzo",
  "too many candidates: at most 200 lines at once": "troppi candidati: al massimo 200 righe per volta",
  "the line is too long: at most 4000 bytes": "la riga è troppo lunga: al massimo 4000 byte",
  "the text is too long: at most 20000 bytes": "il testo è troppo lungo: al massimo 20000 byte",
  "the log has grown in between: look at it, and try again":
    "il registro è cresciuto nel frattempo: guardarlo e riprovare",
  "an event of that name exists already": "un torneo con quel nome esiste già",
  "this key was used for other lines": "questa chiave è stata usata per altre righe",
  "an assistant enters and corrects results: ask a director for other lines":
    "un assistente inserisce e corregge risultati: per altre righe chiedere a un arbitro",
  "out of memory for these lines: try again later": "memoria insufficiente per queste righe: riprovare più tardi",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "il torneo non ha movimento: l’orologio segue i suoi turni",
  "a name is too long": "un nome è troppo lungo",
  "this link is not for signing in: ask the director": "questo link non serve per iscriversi: chiedere all’arbitro",
  "nobody has signed in with this key": "nessuno si è iscritto con questa chiave",
};
