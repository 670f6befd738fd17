// Polish: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "ten serwer jest tylko do odczytu",
  "this request was sent by a page of another site": "to żądanie wysłała strona innej witryny",
  "the database cannot be read now: try again in a moment": "bazy danych nie można teraz odczytać: spróbuj za chwilę",
  "the code of this table is no longer valid: ask the director": "ten kod stołu już nie działa: zapytaj sędziego",
  "only the director may do this: log in first": "może to zrobić tylko sędzia: najpierw się zaloguj",
  "only a director may do this: ask one": "może to zrobić tylko sędzia: poproś sędziego",
  "the server is out of memory": "serwerowi brakuje pamięci",
  "no event with that name": "nie ma turnieju o tej nazwie",
  "too many requests are waiting: try again in a moment": "za dużo żądań czeka: spróbuj za chwilę",
  "the server is stopping": "serwer się zatrzymuje",
  "there is nothing at this address": "pod tym adresem nic nie ma",
  "the body is too large: at most 1 MB": "przesyłka jest za duża: najwyżej 1 MB",
  "wrong password": "złe hasło",
  "too many login attempts: wait a little": "za dużo prób logowania: chwilę poczekaj",
  "the password was changed in the meantime": "hasło w międzyczasie zmieniono",
  "the link was used already": "link został już użyty",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once": "odpowiedź wymaga zbyt dużo pamięci: poproś o mniej naraz",
  "the answer is too long: ask for less at once": "odpowiedź jest za długa: poproś o mniej naraz",
  "the answer takes too long: ask for less at once": "odpowiedź trwa za długo: poproś o mniej naraz",
  "this board has no result at this table in this round": "to rozdanie nie ma wyniku przy tym stole w tej rundzie",
  "the log is too long: ask for a part of it with from and count":
    "dziennik jest za długi: poproś o część przez from i count",
  "too many streams are open from this address": "za dużo otwartych połączeń z tego adresu",
  "too many candidates: at most 200 lines at once": "za dużo propozycji: najwyżej 200 wierszy naraz",
  "the line is too long: at most 4000 bytes": "wiersz jest za długi: najwyżej 4000 bajtów",
  "the text is too long: at most 20000 bytes": "tekst jest za długi: najwyżej 20000 bajtów",
  "the log has grown in the meantime: look at it, and try again":
    "dziennik w międzyczasie urósł: obejrzyj go i spróbuj ponownie",
  "an event with that name already exists": "turniej o tej nazwie już istnieje",
  "this key was used for other lines": "tego klucza użyto do innych wierszy",
  "an assistant enters and corrects results: ask a director for other lines":
    "asystent wpisuje i poprawia wyniki: o inne wiersze poproś sędziego",
  "out of memory for these lines: try again later": "za mało pamięci na te wiersze: spróbuj później",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds": "turniej nie ma schematu: zegar idzie za jego rundami",
  "a name is too long": "nazwisko jest za długie",
  "this link is not for signing in: ask the director": "ten link nie służy do zgłoszeń: zapytaj sędziego",
  "nobody has signed in with this key": "nikt się nie zgłosił z tym kluczem",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "podaj pełne minuty do 600, a przerwy jak „4 15”: 15 minut po rundzie 4",
  "the list is full: at most %s": "lista jest pełna: najwyżej {1}",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "jest już {1} kont: najpierw usuń kilka",
  "a password has at least %s characters": "hasło ma co najmniej {1} znaków",

  // Tables (server/table_paths.c)
  "only tables can call the director": "sędziego wzywają tylko stoły",
  "this table is no longer calling": "ten stół już nie wzywa",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "dziennik jest na to za długi: ma ponad {1} MB",
  "the log is too long for this: it has more than %s lines": "dziennik jest na to za długi: ma ponad {1} wierszy",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "strony powstają za długo: użyj „oddtrick publish” na innym komputerze",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "strony są za duże dla serwera: użyj „oddtrick publish” na innym komputerze",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "turniej ma {1} rozdań i uczestników, więcej niż {2}, z których serwer robi strony: użyj „oddtrick publish” na innym komputerze",
  "solving the deals takes too long: publish without par and makeable contracts":
    "obliczenie minimaksu i kontraktów do wygrania trwa za długo: opublikuj bez nich",
  "the scorecards take too long to make": "karty wyników powstają za długo",
  "this server cannot publish pages": "ten serwer nic nie publikuje",
  "too many pages are being made: try again in a moment": "powstaje za dużo stron naraz: spróbuj za chwilę",
  "the event cannot be scored": "turnieju nie można obliczyć",
  "a file cannot be written": "nie można zapisać pliku",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "e-maile tego turnieju są jeszcze wysyłane albo jest za dużo innych: poczekaj",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "ten serwer nie wysyła e-maili: uruchom go z --smtp HOST:PORT i --mail-from ADRES",
  "it may have arrived: the connection or the server ended while it was sent":
    "mógł dotrzeć: połączenie lub serwer przerwał wysyłanie",
  "this is not a mail address": "to nie jest adres e-mail",
  "another server sends this mail, or it was replaced": "tego e-maila wysyła inny serwer albo został zastąpiony",
  "out of memory to send mail": "brak pamięci do wysyłania e-maili",
  "the server was stopped": "serwer został zatrzymany",
  "the mail server refused it: %s": "serwer poczty go odrzucił: {1}",
  "the mail server does not accept the user name and the password: %s":
    "serwer poczty nie przyjmuje użytkownika i hasła: {1}",
  "there is no safe connection to the mail server: %s": "nie ma bezpiecznego połączenia z serwerem poczty: {1}",
  "the mail server cannot be reached: %s": "nie można połączyć się z serwerem poczty: {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "jeden z turniejów ma błędy w dzienniku",
  "the logs of these events are too long together: at most 500000 lines":
    "dzienniki tych turniejów są razem za długie: najwyżej 500000 wierszy",
  "too many events at once: name at most 200 of them": "za dużo turniejów naraz: podaj najwyżej 200",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "za mało pamięci na ten turniej: spróbuj później",
  "the database does not have all lines yet: try again in a moment":
    "baza danych nie ma jeszcze wszystkich wierszy: spróbuj za chwilę",
  "unknown error": "nie wiadomo, dlaczego się nie udało",
  "%s; it may or may not be stored: send it again with the same key": "{1}; nie wiadomo, czy zapisano: wyślij ponownie",
  "the length of the log has changed: nothing was added": "dziennik nie jest tak długi jak był: nic nie dodano",
  "the event no longer exists": "turnieju już nie ma",
  "no space left on the disk": "na dysku nie ma miejsca",
  "no space left on the disk of the database": "na dysku bazy danych nie ma miejsca",
  "the database does not answer": "baza danych nie odpowiada",
  "the connection to the database was lost": "utracono połączenie z bazą danych",
  "the standby of the database has not confirmed it": "zapasowa baza danych tego nie potwierdziła",
  "another server is changing the same rows: try again in a moment": "inny serwer zmienia to samo: spróbuj za chwilę",
};
