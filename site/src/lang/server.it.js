// Italian: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "questo server è in sola lettura",
  "this request was sent by a page of another site": "questa richiesta viene da una pagina di un altro sito",
  "the database cannot be read now: try again in a moment":
    "il database ora non si può leggere: riprova tra un momento",
  "the code of this table is no longer valid: ask the director":
    "questo codice del tavolo non vale più: chiedi all’arbitro",
  "only the director may do this: log in first": "può farlo solo l’arbitro: prima accedi",
  "only a director may do this: ask one": "può farlo solo un arbitro: chiedi a lui",
  "the server is out of memory": "il server non ha più memoria",
  "no event with that name": "nessun torneo con quel nome",
  "too many requests are waiting: try again in a moment": "troppe richieste in attesa: riprova tra un momento",
  "the server is stopping": "il server si sta fermando",
  "there is nothing at this address": "a questo indirizzo non c’è nulla",
  "the body is too large: at most 1 MB": "l’invio è troppo grande: al massimo 1 MB",
  "wrong password": "password errata",
  "too many login attempts: wait a little": "troppi tentativi di accesso: attendi un po’",
  "the password was changed in the meantime": "la password è stata cambiata nel frattempo",
  "the link was used already": "il link è già stato usato",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "la risposta richiede troppa memoria: chiedi meno per volta",
  "the answer is too long: ask for less at once": "la risposta è troppo lunga: chiedi meno per volta",
  "the answer takes too long: ask for less at once": "la risposta richiede troppo tempo: chiedi meno per volta",
  "this board has no result at this table in this round":
    "questo board non ha risultato a questo tavolo in questo turno",
  "the log is too long: ask for a part of it with from and count":
    "il registro è troppo lungo: chiedine una parte con from e count",
  "too many streams are open from this address": "troppe connessioni aperte da questo indirizzo",
  "too many candidates: at most 200 lines at once": "troppi candidati: al massimo 200 righe per volta",
  "the line is too long: at most 4000 bytes": "la riga è troppo lunga: al massimo 4000 byte",
  "the text is too long: at most 20000 bytes": "il testo è troppo lungo: al massimo 20000 byte",
  "the log has grown in the meantime: look at it, and try again":
    "il registro è cresciuto nel frattempo: guardalo e riprova",
  "an event with that name already exists": "un torneo con quel nome esiste già",
  "this key was used for other lines": "questa chiave è stata usata per altre righe",
  "an assistant enters and corrects results: ask a director for other lines":
    "un assistente inserisce e corregge risultati: per altre righe chiedi a un arbitro",
  "out of memory for these lines: try again later": "memoria insufficiente per queste righe: riprova più tardi",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "il torneo non ha movimento: l’orologio segue i suoi turni",
  "a name is too long": "un nome è troppo lungo",
  "this link is not for signing in: ask the director": "questo link non serve per iscriversi: chiedi all’arbitro",
  "nobody has signed in with this key": "nessuno si è iscritto con questa chiave",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "servono minuti interi fino a 600, e pause come «4 15»: 15 minuti dopo il turno 4",
  "the list is full: at most %s": "la lista è piena: al massimo {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "ci sono già {1} account: prima rimuovine qualcuno",
  "a password has at least %s characters": "una password ha almeno {1} caratteri",

  // Tables (server/table_paths.c)
  "only tables can call the director": "solo i tavoli chiamano l’arbitro",
  "this table is no longer calling": "questo tavolo non chiama più",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "il registro è troppo lungo per questo: ha più di {1} MB",
  "the log is too long for this: it has more than %s lines":
    "il registro è troppo lungo per questo: ha più di {1} righe",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "le pagine richiedono troppo tempo: usa «oddtrick publish» su un altro computer",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "le pagine sono troppo grandi per il server: usa «oddtrick publish» su un altro computer",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "il torneo ha {1} board e partecipanti, più dei {2} di cui il server fa pagine: usa «oddtrick publish» su un altro computer",
  "solving the deals takes too long: publish without par and makeable contracts":
    "calcolare il par e i contratti realizzabili richiede troppo tempo: pubblica senza",
  "the scorecards take too long to make": "gli score richiedono troppo tempo",
  "this server cannot publish pages": "questo server non pubblica nulla",
  "too many pages are being made: try again in a moment": "si stanno facendo troppe pagine: riprova tra un momento",
  "the event cannot be scored": "il torneo non si può calcolare",
  "a file cannot be written": "un file non si può scrivere",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "si stanno ancora inviando e-mail di questo torneo, o troppe di altri: attendi",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "questo server non invia e-mail: avvialo con --smtp HOST:PORTA e --mail-from INDIRIZZO",
  "it may have arrived: the connection or the server ended while it was sent":
    "forse è arrivata: la connessione o il server si è fermato durante l’invio",
  "this is not a mail address": "questo non è un indirizzo e-mail",
  "another server sends this mail, or it was replaced": "un altro server invia questa e-mail, o è stata sostituita",
  "out of memory to send mail": "manca memoria per inviare e-mail",
  "the server was stopped": "il server è stato fermato",
  "the mail server refused it: %s": "il server di posta l’ha rifiutata: {1}",
  "the mail server does not accept the user name and the password: %s":
    "il server di posta non accetta utente e password: {1}",
  "there is no safe connection to the mail server: %s": "non c’è una connessione sicura al server di posta: {1}",
  "the mail server cannot be reached: %s": "il server di posta non è raggiungibile: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "uno dei tornei ha errori nel suo registro",
  "the logs of these events are too long together: at most 500000 lines":
    "i registri di questi tornei insieme sono troppo lunghi: al massimo 500000 righe",
  "too many events at once: name at most 200 of them": "troppi tornei per volta: indicane al massimo 200",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "memoria insufficiente per questo torneo: riprova più tardi",
  "the database does not have all lines yet: try again in a moment":
    "il database non ha ancora tutte le righe: riprova tra un momento",
  "unknown error": "non si sa perché non è riuscito",
  "%s; it may or may not be stored: send it again with the same key": "{1}; non si sa se è salvato: invia di nuovo",
  "the length of the log has changed: nothing was added": "il registro non è lungo come prima: nulla è stato aggiunto",
  "the event no longer exists": "il torneo non c’è più",
  "no space left on the disk": "non c’è più spazio sul disco",
  "no space left on the disk of the database": "non c’è più spazio sul disco del database",
  "the database does not answer": "il database non risponde",
  "the connection to the database was lost": "la connessione al database si è interrotta",
  "the standby of the database has not confirmed it": "il database di riserva non l’ha confermato",
  "another server is changing the same rows: try again in a moment":
    "un altro server sta cambiando la stessa cosa: riprova tra un momento",
};
