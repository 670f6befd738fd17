// Polish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "ten serwer jest tylko do odczytu",
  "this request was sent by a page of another site": "to żądanie wysłała strona innej witryny",
  "the database cannot be read now: try again in a moment": "bazy danych nie można teraz odczytać: spróbować za chwilę",
  "this code of a table is not valid any more: ask the director": "ten kod stołu już nie działa: zapytać sędziego",
  "only the director may do this: log in first": "może to zrobić tylko sędzia: najpierw się zalogować",
  "only a director may do this: ask one": "może to zrobić tylko sędzia: poprosić sędziego",
  "the server is out of memory": "serwerowi brakuje pamięci",
  "no event of that name": "nie ma turnieju o tej nazwie",
  "too many requests are waiting: try again in a moment": "za dużo żądań czeka: spróbować za chwilę",
  "the server is stopping": "serwer się zatrzymuje",
  "nothing is at this address": "pod tym adresem nic nie ma",
  "the body is too large: at most 1 MB": "przesyłka jest za duża: najwyżej 1 MB",
  "wrong password": "złe hasło",
  "too many login attempts: wait a little": "za dużo prób logowania: chwilę poczekać",
  "the password was changed in the meantime": "hasło w międzyczasie zmieniono",
  "the link was used already": "odnośnik został już użyty",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once": "odpowiedź wymaga zbyt dużo pamięci: prosić o mniej naraz",
  "the answer is too long: ask for less at once": "odpowiedź jest za długa: prosić o mniej naraz",
  "the answer takes too long: ask for less at once": "odpowiedź trwa za długo: prosić o mniej naraz",
  "this board has no result at this table in this round": "to rozdanie nie ma wyniku przy tym stole w tej rundzie",
  "the log is too long: ask for a part of it with from and count":
    "dziennik jest za długi: prosić o część przez from i count",
  "too many streams are open from this address": "za dużo otwartych połączeń z tego adresu",
  "too many candidates: at most 200 lines at once": "za dużo propozycji: najwyżej 200 wierszy naraz",
  "the line is too long: at most 4000 bytes": "wiersz jest za długi: najwyżej 4000 bajtów",
  "the text is too long: at most 20000 bytes": "tekst jest za długi: najwyżej 20000 bajtów",
  "the log has grown in between: look at it, and try again":
    "dziennik w międzyczasie urósł: obejrzeć i spróbować ponownie",
  "an event of that name exists already": "turniej o tej nazwie już istnieje",
  "this key was used for other lines": "tego klucza użyto do innych wierszy",
  "an assistant enters and corrects results: ask a director for other lines":
    "asystent wpisuje i poprawia wyniki: o inne wiersze prosić sędziego",
  "out of memory for these lines: try again later": "za mało pamięci na te wiersze: spróbować później",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds": "turniej nie ma ruchu: zegar idzie za jego rundami",
  "a name is too long": "nazwisko jest za długie",
  "this link is not for signing in: ask the director": "ten odnośnik nie służy do zgłoszeń: zapytać sędziego",
  "nobody has signed in with this key": "nikt się nie zgłosił z tym kluczem",
};
