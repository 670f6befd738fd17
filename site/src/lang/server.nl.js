// Dutch: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "deze server is alleen-lezen",
  "this request was sent by a page of another site": "dit verzoek kwam van een pagina van een andere site",
  "the database cannot be read now: try again in a moment":
    "de database kan nu niet gelezen worden: probeer het zo opnieuw",
  "this code of a table is not valid any more: ask the director":
    "deze tafelcode is niet meer geldig: vraag de wedstrijdleider",
  "only the director may do this: log in first": "dit mag alleen de wedstrijdleider: log eerst in",
  "only a director may do this: ask one": "dit mag alleen een wedstrijdleider: vraag er een",
  "the server is out of memory": "de server heeft geen geheugen meer",
  "no event of that name": "geen toernooi met die naam",
  "too many requests are waiting: try again in a moment": "te veel verzoeken wachten: probeer het zo opnieuw",
  "the server is stopping": "de server stopt",
  "nothing is at this address": "op dit adres is niets",
  "the body is too large: at most 1 MB": "de zending is te groot: hoogstens 1 MB",
  "wrong password": "verkeerd wachtwoord",
  "too many login attempts: wait a little": "te veel inlogpogingen: wacht even",
  "the password was changed in the meantime": "het wachtwoord is intussen gewijzigd",
  "the link was used already": "de link is al gebruikt",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "het antwoord vraagt te veel geheugen: vraag minder tegelijk",
  "the answer is too long: ask for less at once": "het antwoord is te lang: vraag minder tegelijk",
  "the answer takes too long: ask for less at once": "het antwoord duurt te lang: vraag minder tegelijk",
  "this board has no result at this table in this round": "dit spel heeft geen resultaat aan deze tafel in deze ronde",
  "the log is too long: ask for a part of it with from and count":
    "het logboek is te lang: vraag een deel met from en count",
  "too many streams are open from this address": "te veel verbindingen vanaf dit adres zijn open",
  "too many candidates: at most 200 lines at once": "te veel kandidaten: hoogstens 200 regels tegelijk",
  "the line is too long: at most 4000 bytes": "de regel is te lang: hoogstens 4000 bytes",
  "the text is too long: at most 20000 bytes": "de tekst is te lang: hoogstens 20000 bytes",
  "the log has grown in between: look at it, and try again":
    "het logboek is intussen gegroeid: bekijk het en probeer opnieuw",
  "an event of that name exists already": "er is al een toernooi met die naam",
  "this key was used for other lines": "deze sleutel is voor andere regels gebruikt",
  "an assistant enters and corrects results: ask a director for other lines":
    "een assistent voert resultaten in en verbetert ze: vraag een wedstrijdleider voor andere regels",
  "out of memory for these lines: try again later": "te weinig geheugen voor deze regels: probeer het later opnieuw",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "het toernooi heeft geen schema: de klok volgt zijn ronden",
  "a name is too long": "een naam is te lang",
  "this link is not for signing in: ask the director": "deze link is niet om aan te melden: vraag de wedstrijdleider",
  "nobody has signed in with this key": "niemand heeft zich met deze sleutel aangemeld",
};
