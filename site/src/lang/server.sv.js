// Swedish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "servern är skrivskyddad",
  "this request was sent by a page of another site": "begäran kom från en sida på en annan webbplats",
  "the database cannot be read now: try again in a moment": "databasen kan inte läsas just nu: försök igen om en stund",
  "the code of this table is no longer valid: ask the director": "bordskoden gäller inte längre: fråga tävlingsledaren",
  "only the director may do this: log in first": "bara tävlingsledaren får göra detta: logga in först",
  "only a director may do this: ask one": "bara en tävlingsledare får göra detta: fråga en",
  "the server is out of memory": "servern har slut på minne",
  "no event with that name": "ingen tävling med det namnet",
  "too many requests are waiting: try again in a moment": "för många väntar: försök igen om en stund",
  "the server is stopping": "servern stannar",
  "there is nothing at this address": "inget finns på den här adressen",
  "the body is too large: at most 1 MB": "sändningen är för stor: högst 1 MB",
  "wrong password": "fel lösenord",
  "too many login attempts: wait a little": "för många inloggningsförsök: vänta lite",
  "the password was changed in the meantime": "lösenordet har ändrats under tiden",
  "the link was used already": "länken är redan använd",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once": "svaret kräver för mycket minne: be om mindre åt gången",
  "the answer is too long: ask for less at once": "svaret är för långt: be om mindre åt gången",
  "the answer takes too long: ask for less at once": "svaret tar för lång tid: be om mindre åt gången",
  "this board has no result at this table in this round": "brickan har inget resultat vid bordet i den här ronden",
  "the log is too long: ask for a part of it with from and count":
    "loggen är för lång: be om en del med from och count",
  "too many streams are open from this address": "för många anslutningar är öppna från adressen",
  "too many candidates: at most 200 lines at once": "för många kandidater: högst 200 rader åt gången",
  "the line is too long: at most 4000 bytes": "raden är för lång: högst 4000 byte",
  "the text is too long: at most 20000 bytes": "texten är för lång: högst 20000 byte",
  "the log has grown in the meantime: look at it, and try again":
    "loggen har växt under tiden: titta på den och försök igen",
  "an event with that name already exists": "en tävling med det namnet finns redan",
  "this key was used for other lines": "nyckeln har använts för andra rader",
  "an assistant enters and corrects results: ask a director for other lines":
    "en assistent matar in och rättar resultat: fråga en tävlingsledare om andra rader",
  "out of memory for these lines: try again later": "för lite minne för raderna: försök senare",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "tävlingen har ingen förflyttning: klockan följer dess ronder",
  "a name is too long": "ett namn är för långt",
  "this link is not for signing in: ask the director": "länken är inte för anmälan: fråga tävlingsledaren",
  "nobody has signed in with this key": "ingen har anmält sig med den nyckeln",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "ange hela minuter upp till 600, och pauser som ”4 15”: 15 minuter efter rond 4",
  "the list is full: at most %s": "listan är full: högst {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "det finns redan {1} konton: ta bort några först",
  "a password has at least %s characters": "ett lösenord har minst {1} tecken",

  // Tables (server/table_paths.c)
  "only tables can call the director": "bara bord kallar på tävlingsledaren",
  "this table is no longer calling": "bordet kallar inte längre",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "loggen är för lång för detta: den har mer än {1} MB",
  "the log is too long for this: it has more than %s lines": "loggen är för lång för detta: den har mer än {1} rader",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "sidorna tar för lång tid: använd ”oddtrick publish” på en annan dator",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "sidorna är för stora för servern: använd ”oddtrick publish” på en annan dator",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "tävlingen har {1} brickor och deltagare, fler än de {2} som servern gör sidor av: använd ”oddtrick publish” på en annan dator",
  "solving the deals takes too long: publish without par and makeable contracts":
    "att räkna ut parresultat och möjliga kontrakt tar för lång tid: publicera utan dem",
  "the scorecards take too long to make": "scorekorten tar för lång tid",
  "this server cannot publish pages": "servern publicerar ingenting",
  "too many pages are being made: try again in a moment": "för många sidor görs just nu: försök igen om en stund",
  "the event cannot be scored": "tävlingen kan inte räknas ut",
  "a file cannot be written": "en fil kan inte skrivas",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "e-post om tävlingen skickas fortfarande, eller för mycket om andra: vänta på den",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "servern skickar ingen e-post: starta den med --smtp VÄRD:PORT och --mail-from ADRESS",
  "it may have arrived: the connection or the server ended while it was sent":
    "den har kanske kommit fram: anslutningen eller servern avbröts medan den skickades",
  "this is not a mail address": "det är ingen e-postadress",
  "another server sends this mail, or it was replaced": "en annan server skickar e-posten, eller så har den ersatts",
  "out of memory to send mail": "det finns inget minne för att skicka e-post",
  "the server was stopped": "servern stoppades",
  "the mail server refused it: %s": "e-postservern vägrade: {1}",
  "the mail server does not accept the user name and the password: %s":
    "e-postservern godtar inte användaren och lösenordet: {1}",
  "there is no safe connection to the mail server: %s": "det finns ingen säker anslutning till e-postservern: {1}",
  "the mail server cannot be reached: %s": "e-postservern kan inte nås: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "en av tävlingarna har fel i sin logg",
  "the logs of these events are too long together: at most 500000 lines":
    "loggarna för tävlingarna är tillsammans för långa: högst 500000 rader",
  "too many events at once: name at most 200 of them": "för många tävlingar på en gång: ange högst 200",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "för lite minne för tävlingen: försök senare",
  "the database does not have all lines yet: try again in a moment":
    "databasen har inte alla rader än: försök igen om en stund",
  "unknown error": "det är okänt varför det misslyckades",
  "%s; it may or may not be stored: send it again with the same key":
    "{1}; det är okänt om det har sparats: skicka det igen",
  "the length of the log has changed: nothing was added": "loggen är inte så lång som den var: inget lades till",
  "the event no longer exists": "tävlingen finns inte längre",
  "no space left on the disk": "disken är full",
  "no space left on the disk of the database": "databasens disk är full",
  "the database does not answer": "databasen svarar inte",
  "the connection to the database was lost": "anslutningen till databasen bröts",
  "the standby of the database has not confirmed it": "reservdatabasen har inte bekräftat det",
  "another server is changing the same rows: try again in a moment":
    "en annan server ändrar samma sak: försök igen om en stund",
};
