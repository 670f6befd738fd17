// German: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "dieser Server nimmt keine Änderungen an",
  "this request was sent by a page of another site": "diese Anfrage kam von einer Seite einer anderen Website",
  "the database cannot be read now: try again in a moment":
    "die Datenbank kann gerade nicht gelesen werden: gleich noch einmal versuchen",
  "this code of a table is not valid any more: ask the director":
    "dieser Tischcode gilt nicht mehr: den Turnierleiter fragen",
  "only the director may do this: log in first": "das darf nur der Turnierleiter: zuerst anmelden",
  "only a director may do this: ask one": "das darf nur ein Turnierleiter: einen fragen",
  "the server is out of memory": "der Server hat keinen Speicher mehr",
  "no event of that name": "kein Turnier dieses Namens",
  "too many requests are waiting: try again in a moment": "zu viele Anfragen warten: gleich noch einmal versuchen",
  "the server is stopping": "der Server hält an",
  "nothing is at this address": "unter dieser Adresse ist nichts",
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
  "the log has grown in between: look at it, and try again":
    "das Protokoll ist inzwischen gewachsen: ansehen und noch einmal versuchen",
  "an event of that name exists already": "ein Turnier dieses Namens gibt es schon",
  "this key was used for other lines": "dieser Schlüssel wurde für andere Zeilen benutzt",
  "an assistant enters and corrects results: ask a director for other lines":
    "ein Assistent gibt Ergebnisse ein und berichtigt sie: für andere Zeilen einen Turnierleiter fragen",
  "out of memory for these lines: try again later": "zu wenig Speicher für diese Zeilen: später noch einmal versuchen",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "das Turnier hat kein Movement: die Uhr folgt seinen Runden",
  "a name is too long": "ein Name ist zu lang",
  "this link is not for signing in: ask the director": "dieser Link ist nicht zum Anmelden: den Turnierleiter fragen",
  "nobody has signed in with this key": "mit diesem Schlüssel hat sich niemand angemeldet",
};
