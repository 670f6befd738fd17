// Dutch: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "deze server is alleen-lezen",
  "this request was sent by a page of another site": "dit verzoek kwam van een pagina van een andere site",
  "the database cannot be read now: try again in a moment":
    "de database kan nu niet gelezen worden: probeer het zo opnieuw",
  "the code of this table is no longer valid: ask the director": "deze tafelcode is niet meer geldig: vraag de arbiter",
  "only the director may do this: log in first": "dit mag alleen de arbiter: log eerst in",
  "only a director may do this: ask one": "dit mag alleen een arbiter: vraag er een",
  "the server is out of memory": "de server heeft geen geheugen meer",
  "no event with that name": "geen toernooi met die naam",
  "too many requests are waiting: try again in a moment": "te veel verzoeken wachten: probeer het zo opnieuw",
  "the server is stopping": "de server stopt",
  "there is nothing at this address": "op dit adres is niets",
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
  "the log has grown in the meantime: look at it, and try again":
    "het logboek is intussen gegroeid: bekijk het en probeer opnieuw",
  "an event with that name already exists": "er is al een toernooi met die naam",
  "this key was used for other lines": "deze sleutel is voor andere regels gebruikt",
  "an assistant enters and corrects results: ask a director for other lines":
    "een assistent voert resultaten in en verbetert ze: vraag een arbiter voor andere regels",
  "out of memory for these lines: try again later": "te weinig geheugen voor deze regels: probeer het later opnieuw",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "het toernooi heeft geen schema: de klok volgt zijn rondes",
  "a name is too long": "een naam is te lang",
  "this link is not for signing in: ask the director": "deze link is niet om aan te melden: vraag de arbiter",
  "nobody has signed in with this key": "niemand heeft zich met deze sleutel aangemeld",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "vul hele minuten tot 600 in, en pauzes als '4 15': 15 minuten na ronde 4",
  "the list is full: at most %s": "de lijst is vol: hoogstens {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "er zijn al {1} accounts: verwijder er eerst enkele",
  "a password has at least %s characters": "een wachtwoord heeft minstens {1} tekens",

  // Tables (server/table_paths.c)
  "only tables can call the director": "alleen tafels roepen de arbiter",
  "this table is no longer calling": "deze tafel roept niet meer",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "het logboek is hiervoor te lang: het heeft meer dan {1} MB",
  "the log is too long for this: it has more than %s lines":
    "het logboek is hiervoor te lang: het heeft meer dan {1} regels",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "de pagina’s duren te lang: gebruik 'oddtrick publish' op een andere computer",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "de pagina’s zijn te groot voor de server: gebruik 'oddtrick publish' op een andere computer",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "het toernooi heeft {1} spellen en deelnemers, meer dan de {2} waarvan de server pagina’s maakt: gebruik 'oddtrick publish' op een andere computer",
  "solving the deals takes too long: publish without par and makeable contracts":
    "par en haalbare contracten berekenen duurt te lang: publiceer zonder",
  "the scorecards take too long to make": "de scorekaarten duren te lang",
  "this server cannot publish pages": "deze server publiceert niets",
  "too many pages are being made: try again in a moment": "er worden te veel pagina’s gemaakt: probeer het zo opnieuw",
  "the event cannot be scored": "het toernooi kan niet worden uitgerekend",
  "a file cannot be written": "een bestand kan niet worden geschreven",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "er worden nog mails van dit toernooi verstuurd, of te veel van andere: wacht daarop",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "deze server verstuurt geen mail: start hem met --smtp HOST:POORT en --mail-from ADRES",
  "it may have arrived: the connection or the server ended while it was sent":
    "hij is misschien aangekomen: de verbinding of de server stopte tijdens het versturen",
  "this is not a mail address": "dit is geen mailadres",
  "another server sends this mail, or it was replaced": "een andere server verstuurt deze mail, of hij is vervangen",
  "out of memory to send mail": "er is geen geheugen om mail te versturen",
  "the server was stopped": "de server is gestopt",
  "the mail server refused it: %s": "de mailserver weigerde hem: {1}",
  "the mail server does not accept the user name and the password: %s":
    "de mailserver aanvaardt gebruiker en wachtwoord niet: {1}",
  "there is no safe connection to the mail server: %s": "er is geen veilige verbinding met de mailserver: {1}",
  "the mail server cannot be reached: %s": "de mailserver is niet te bereiken: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "een van de toernooien heeft fouten in zijn logboek",
  "the logs of these events are too long together: at most 500000 lines":
    "de logboeken van deze toernooien zijn samen te lang: hoogstens 500000 regels",
  "too many events at once: name at most 200 of them": "te veel toernooien tegelijk: noem er hoogstens 200",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "te weinig geheugen voor dit toernooi: probeer het later opnieuw",
  "the database does not have all lines yet: try again in a moment":
    "de database heeft nog niet alle regels: probeer het zo opnieuw",
  "unknown error": "het is niet bekend waarom dit mislukte",
  "%s; it may or may not be stored: send it again with the same key":
    "{1}; het is niet bekend of het bewaard is: stuur het opnieuw",
  "the length of the log has changed: nothing was added":
    "het logboek is niet zo lang als het was: er is niets toegevoegd",
  "the event no longer exists": "het toernooi is er niet meer",
  "no space left on the disk": "er is geen ruimte meer op de schijf",
  "no space left on the disk of the database": "er is geen ruimte meer op de schijf van de database",
  "the database does not answer": "de database antwoordt niet",
  "the connection to the database was lost": "de verbinding met de database is verbroken",
  "the standby of the database has not confirmed it": "de reservedatabase heeft het niet bevestigd",
  "another server is changing the same rows: try again in a moment":
    "een andere server wijzigt hetzelfde: probeer het zo opnieuw",
};
