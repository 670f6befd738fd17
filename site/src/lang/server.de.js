// German: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "dieser Server nimmt keine Änderungen an",
  "this request was sent by a page of another site": "diese Anfrage kam von einer Seite einer anderen Website",
  "the database cannot be read now: try again in a moment":
    "die Datenbank kann gerade nicht gelesen werden: gleich noch einmal versuchen",
  "the code of this table is no longer valid: ask the director":
    "dieser Tischcode gilt nicht mehr: den Turnierleiter fragen",
  "only the director may do this: log in first": "das darf nur der Turnierleiter: zuerst anmelden",
  "only a director may do this: ask one": "das darf nur ein Turnierleiter: einen fragen",
  "the server is out of memory": "der Server hat keinen Speicher mehr",
  "no event with that name": "kein Turnier dieses Namens",
  "too many requests are waiting: try again in a moment": "zu viele Anfragen warten: gleich noch einmal versuchen",
  "the server is stopping": "der Server hält an",
  "there is nothing at this address": "unter dieser Adresse ist nichts",
  "the body is too large: at most 1 MB": "die Sendung ist zu groß: höchstens 1 MB",
  "wrong password": "falsches Passwort",
  "too many login attempts: wait a little": "zu viele Anmeldeversuche: ein wenig warten",
  "the password was changed in the meantime": "das Passwort wurde inzwischen geändert",
  "the link was used already": "der Link wurde schon benutzt",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "die Antwort braucht zu viel Speicher: weniger auf einmal verlangen",
  "the answer is too long: ask for less at once": "die Antwort ist zu lang: weniger auf einmal verlangen",
  "the answer takes too long: ask for less at once": "die Antwort dauert zu lange: weniger auf einmal verlangen",
  "this board has no result at this table in this round":
    "dieses Board hat an diesem Tisch in dieser Runde kein Ergebnis",
  "the log is too long: ask for a part of it with from and count":
    "das Protokoll ist zu lang: einen Teil mit from und count verlangen",
  "too many streams are open from this address": "zu viele Verbindungen von dieser Adresse sind offen",
  "too many candidates: at most 200 lines at once": "zu viele Kandidaten: höchstens 200 Zeilen auf einmal",
  "the line is too long: at most 4000 bytes": "die Zeile ist zu lang: höchstens 4000 Bytes",
  "the text is too long: at most 20000 bytes": "der Text ist zu lang: höchstens 20000 Bytes",
  "the log has grown in the meantime: look at it, and try again":
    "das Protokoll ist inzwischen gewachsen: ansehen und noch einmal versuchen",
  "an event with that name already exists": "ein Turnier dieses Namens gibt es schon",
  "this key was used for other lines": "dieser Schlüssel wurde für andere Zeilen benutzt",
  "an assistant enters and corrects results: ask a director for other lines":
    "ein Helfer gibt Ergebnisse ein und berichtigt sie: für andere Zeilen einen Turnierleiter fragen",
  "out of memory for these lines: try again later": "zu wenig Speicher für diese Zeilen: später noch einmal versuchen",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "das Turnier hat kein Movement: die Uhr folgt seinen Runden",
  "a name is too long": "ein Name ist zu lang",
  "this link is not for signing in: ask the director": "dieser Link ist nicht zum Anmelden: den Turnierleiter fragen",
  "nobody has signed in with this key": "mit diesem Schlüssel hat sich niemand angemeldet",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "ganze Minuten bis 600 eingeben, und Pausen wie „4 15“: 15 Minuten nach Runde 4",
  "the list is full: at most %s": "die Liste ist voll: höchstens {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "es gibt schon {1} Konten: zuerst einige entfernen",
  "a password has at least %s characters": "ein Passwort hat mindestens {1} Zeichen",

  // Tables (server/table_paths.c)
  "only tables can call the director": "nur Tische rufen den Turnierleiter",
  "this table is no longer calling": "dieser Tisch ruft nicht mehr",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "das Protokoll ist dafür zu lang: es hat mehr als {1} MB",
  "the log is too long for this: it has more than %s lines":
    "das Protokoll ist dafür zu lang: es hat mehr als {1} Zeilen",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "die Seiten brauchen zu lange: „oddtrick publish“ auf einem anderen Rechner benutzen",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "die Seiten sind zu groß für den Server: „oddtrick publish“ auf einem anderen Rechner benutzen",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "das Turnier hat {1} Boards und Teilnehmer, mehr als die {2}, von denen der Server Seiten macht: „oddtrick publish“ auf einem anderen Rechner benutzen",
  "solving the deals takes too long: publish without par and makeable contracts":
    "Par und erfüllbare Kontrakte zu berechnen dauert zu lange: ohne beides veröffentlichen",
  "the scorecards take too long to make": "die Scorekarten brauchen zu lange",
  "this server cannot publish pages": "dieser Server veröffentlicht nichts",
  "too many pages are being made: try again in a moment":
    "gerade werden zu viele Seiten gemacht: gleich noch einmal versuchen",
  "the event cannot be scored": "das Turnier kann nicht abgerechnet werden",
  "a file cannot be written": "eine Datei kann nicht geschrieben werden",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "Mails dieses Turniers werden noch gesendet, oder zu viele von anderen: darauf warten",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "dieser Server sendet keine Mails: mit --smtp HOST:PORT und --mail-from ADRESSE starten",
  "it may have arrived: the connection or the server ended while it was sent":
    "sie ist vielleicht angekommen: die Verbindung oder der Server endete beim Senden",
  "this is not a mail address": "das ist keine Mailadresse",
  "another server sends this mail, or it was replaced": "ein anderer Server sendet diese Mail, oder sie wurde ersetzt",
  "out of memory to send mail": "zum Senden von Mails fehlt Speicher",
  "the server was stopped": "der Server wurde angehalten",
  "the mail server refused it: %s": "der Mailserver hat sie abgelehnt: {1}",
  "the mail server does not accept the user name and the password: %s":
    "der Mailserver nimmt Benutzer und Passwort nicht an: {1}",
  "there is no safe connection to the mail server: %s": "es gibt keine sichere Verbindung zum Mailserver: {1}",
  "the mail server cannot be reached: %s": "der Mailserver ist nicht zu erreichen: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "eines der Turniere hat Fehler in seinem Protokoll",
  "the logs of these events are too long together: at most 500000 lines":
    "die Protokolle dieser Turniere sind zusammen zu lang: höchstens 500000 Zeilen",
  "too many events at once: name at most 200 of them": "zu viele Turniere auf einmal: höchstens 200 nennen",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "zu wenig Speicher für dieses Turnier: später noch einmal versuchen",
  "the database does not have all lines yet: try again in a moment":
    "die Datenbank hat noch nicht alle Zeilen: gleich noch einmal versuchen",
  "unknown error": "es ist nicht bekannt, warum das misslang",
  "%s; it may or may not be stored: send it again with the same key":
    "{1}; ob es gespeichert ist, ist nicht bekannt: noch einmal senden",
  "the length of the log has changed: nothing was added":
    "das Protokoll ist nicht so lang wie zuvor: nichts wurde angefügt",
  "the event no longer exists": "das Turnier ist nicht mehr da",
  "no space left on the disk": "auf der Festplatte ist kein Platz mehr",
  "no space left on the disk of the database": "auf der Festplatte der Datenbank ist kein Platz mehr",
  "the database does not answer": "die Datenbank antwortet nicht",
  "the connection to the database was lost": "die Verbindung zur Datenbank ist abgebrochen",
  "the standby of the database has not confirmed it": "die Zweitdatenbank hat es nicht bestätigt",
  "another server is changing the same rows: try again in a moment":
    "ein anderer Server ändert gerade dasselbe: gleich noch einmal versuchen",
};
