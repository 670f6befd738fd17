// Swedish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "servern är skrivskyddad",
  "this request was sent by a page of another site": "begäran kom från en sida på en annan webbplats",
  "the database cannot be read now: try again in a moment": "databasen kan inte läsas just nu: försök igen om en stund",
  "this code of a table is not valid any more: ask the director":
    "bordskoden gäller inte längre: fråga tävlingsledaren",
  "only the director may do this: log in first": "bara tävlingsledaren får göra detta: logga in först",
  "only a director may do this: ask one": "bara en tävlingsledare får göra detta: fråga en",
  "the server is out of memory": "servern har slut på minne",
  "no event of that name": "ingen tävling med det namnet",
  "too many requests are waiting: try again in a moment": "för många väntar: försök igen om en stund",
  "the server is stopping": "servern stannar",
  "nothing is at this address": "inget finns på den här adressen",
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
  "the log has grown in between: look at it, and try again":
    "loggen har växt under tiden: titta på den och försök igen",
  "an event of that name exists already": "en tävling med det namnet finns redan",
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
};
