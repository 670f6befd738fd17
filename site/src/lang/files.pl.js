// Polish: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "brak numeru rozdania: oczekiwano wiersza jak #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2":
    "oczekiwano jednego lub dwóch zwycięzców: #WINNERS,1 lub #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair": "brak kolumny numerów par: oczekiwano nagłówka Pair",
  "invalid pair '%s': expected letters and digits": "niewłaściwa para „{1}”: oczekiwano liter i cyfr",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "wiersz wyników bez nagłówków powyżej: oczekiwano NS, EW i tak dalej",
  "a row without a # line above it: left out": "wiersz bez wiersza # powyżej: pominięty",
  "%s kept unread, since the heading is unknown: %s": "{1}: zachowano bez odczytu, bo nagłówek jest nieznany: {2}",
  "columns are": "kolumny",
  "a column is": "kolumna",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "punkty meczowe drużyn i brak IMP-ów: liczone jako board-a-match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs":
    "ułamkowe IMP-y i brak punktów meczowych: liczone jako cross-IMP",
  "whole IMPs and no matchpoints: scored by Butler": "pełne IMP-y i brak punktów meczowych: liczone jako Butler",
  "a line above the headings is left out": "pominięto wiersz nad nagłówkami",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "brak kolumn graczy: oczekiwano nagłówków jak board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "brak kolumny numeru rozdania: oczekiwano nagłówków jak board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "brak nagłówków: odczytano jako board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "brak nagłówków: odczytano jako listę wyników z Bridgemate’ów",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "liczby poniżej 7 bez znaku odczytano jako nadróbki, jak tu „{1}”",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "„{1}” odczytano jako zapis N-S, a przeciwny jako E-W",
  "no result: read as not played%s": "brak wyniku: odczytano jako nierozegrane{1}",
  "too long for a result": "za długie jak na wynik",
  "invalid id '%s': expected letters and digits, at most 16":
    "niewłaściwy numer „{1}”: oczekiwano liter i cyfr, najwyżej 16",
  "missing players: expected an id or names in both directions%s":
    "brak graczy: oczekiwano numeru lub nazwisk na obu liniach{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "nieznane założenia „{1}”: oczekiwano none, ns, ew lub both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "„{1}” różni się od założeń tego rozdania wyżej: zachowano pierwsze",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "niewłaściwy rozkład „{1}”: oczekiwano rąk jak N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10": "niewłaściwa karta „{1}”: oczekiwano wistu, jak HK lub S10",
  "invalid group '%s': expected letters and digits": "niewłaściwa grupa „{1}”: oczekiwano liter i cyfr",
  "more than 128 cells: the rest is left out%s": "ponad 128 komórek: resztę pominięto{1}",
  "invalid board '%s': expected a number, 1 to 9999": "niewłaściwe rozdanie „{1}”: oczekiwano liczby od 1 do 9999",
  "invalid round '%s': expected a number, 1 to 9999": "niewłaściwa runda „{1}”: oczekiwano liczby od 1 do 9999",
  "missing board number%s": "brak numeru rozdania{1}",
  "the letters of contracts are ambiguous: %s; or %s": "litery kontraktów są niejednoznaczne: {1}; albo {2}",
  "contracts are read as %s": "kontrakty odczytano jako {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "numeru rundy od 1 do 9999",
  "the lead: %s": "wist: {1}",
  'missing result: expected "result":"4S N ="': 'brak wyniku: oczekiwano "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id': 'brak numerów: oczekiwano "ns" i "ew", każde z numerem',
  "expected a vulnerability: none, ns, ew or both": "oczekiwano założeń: none, ns, ew lub both",
  "expected the dealer: N, E, S or W": "oczekiwano rozdającego: N, E, S lub W",
  "a board number, 1 to 9999": "numeru rozdania od 1 do 9999",
  'missing member "board"': 'brak pola "board"',
  "this list": "tej liście",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'oczekiwano numeru i ilości z jednostką: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "turnieju",
  "this JSON is not UTF-8: read as Windows-1252": "ten JSON nie jest w UTF-8: odczytano jako Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'ten JSON nie jest turniejem: oczekiwano "event", "scoring" i "boards"',
  "unknown member '%s' in %s: ignored": "nieznane pole „{1}” w {2}: pominięte",
  "expected %s": "oczekiwano {1}",
  "expected a number: 12.5": "oczekiwano liczby: 12.5",
  "expected an id of at most 16 letters and digits%s": "oczekiwano numeru z najwyżej 16 liter i cyfr{1}",
  ", or two ids joined by +": ", albo dwóch numerów z + pomiędzy",
  "an auction or a play of cards": "licytacji lub rozgrywce",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'brak pierwszego gracza: oczekiwano "first":"N", "E", "S" lub "W"',
  'expected an amount: 3.5, or "3%"': 'oczekiwano ilości: 3.5 albo "3%"',
  "expected a stratum: A, B or C": "oczekiwano kategorii: A, B lub C",
  "the list of who plays": "liście grających",
  'missing member "id"': 'brak pola "id"',
  "the text ends inside a string": "tekst kończy się wewnątrz napisu",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'niezamknięty napis: oczekiwano " przed końcem wiersza',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "niewłaściwa sekwencja po ukośniku wstecznym",
  "a byte that is not UTF-8": "bajt, który nie jest UTF-8",
  "expected a number like 12, -12.5 or 1e3": "oczekiwano liczby jak 12, -12.5 lub 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "oczekiwano wartości: napisu, liczby, nawiasu klamrowego lub kwadratowego, true, false lub null",
  "nested too deeply: at most 2048 levels": "za głęboko zagnieżdżone: najwyżej 2048 poziomów",
  "nested too deeply: at most 64 levels": "za głęboko zagnieżdżone: najwyżej 64 poziomy",
  "expected a colon after the name of a member": "po nazwie pola oczekiwano dwukropka",
  "expected the name of a member in quotes": "oczekiwano nazwy pola w cudzysłowie",
  "expected a comma and the next member, or }": "oczekiwano przecinka i następnego pola albo nawiasu zamykającego",
  "expected a comma and the next value, or ]": "oczekiwano przecinka i następnej wartości albo ]",
  "expected a comma, or the end": "oczekiwano przecinka albo końca",
  "expected the end of the text after the value": "po wartości oczekiwano końca tekstu",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "pominięto: oczekiwano klucza z dwóch liter, kreski, wartości i kreski: mb|1C|",
  "invalid board %s: expected 1 to %s": "niewłaściwe rozdanie {1}: oczekiwano od 1 do {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} graczy, a przy stole jest 4, w dwóch pokojach 8: czy nazwisko zawiera przecinek? Ostatnich pominięto",
  "a list after its boards: left out": "lista po swoich rozdaniach: pominięta",
  "%s comment%s (nt, at) left out": "pominięto komentarze (nt, at): {1}",
  "%s %s left out: an auction has at most %s": "{1} {2}: pominięto; licytacja ma najwyżej {3}",
  "explanations are": "objaśnień",
  "explanation is": "objaśnienie",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "niewłaściwy wynik „{1}”: oczekiwano jak 4SN= lub 3NEx-2, PASS albo A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "brak rozdania dla tej pozycji: lista ma więcej pozycji niż rozdań albo zły numer",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "niewłaściwa zapowiedź „{1}”: oczekiwano odzywki jak 1C lub 3N, p, d lub r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "link nie zawiera rozdania: otwórz go w przeglądarce i zapisz samo rozdanie",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "niewłaściwe carry-over „{1}”: oczekiwano liczby, jak 12 lub 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "wyniki ({1}) pokoju bez stołu w tym pliku: nie porównano, zostały z wcześniejszego meczu",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "niewłaściwa ręka: oczekiwano kolorów i ich kart, każdej raz, jak SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "karta w dwóch rękach albo ponad 13 w jednej: rozkład pominięto",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "nieznane założenia „{1}”: oczekiwano o, n, e lub b (żadna, N-S, E-W, obie)",
  "cards played without a contract: left out": "karty zagrane bez kontraktu: pominięte",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", a wcześniejsza karta nie jest do koloru: rozgrywkę od tego miejsca pominięto",
  "invalid card '%s': expected one like SK or D10": "niewłaściwa karta „{1}”: oczekiwano jak SK lub D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "niewłaściwa liczba lew „{1}”: oczekiwano lew rozgrywającego, 0 do 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "claim daje rozgrywającemu {1} lew, a według kart wygrał {2} i przegrał {3}",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "rozdanie {1} ma innego rozdającego lub założenia niż wyżej: zachowano pierwsze",
  "board %s has different cards than above: numbered %s": "rozdanie {1} ma inne karty niż wyżej: numer {2}",
  "board %s has different cards than above: left out": "rozdanie {1} ma inne karty niż wyżej: pominięte",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "rozdanie {1}: lista wyników ma {2}, inaczej niż licytacja i lewy; użyto listy",
  "board %s has no result%s": "rozdanie {1} nie ma wyniku{2}",
  ": expected mc and the tricks that declarer took": ": oczekiwano mc i lew rozgrywającego",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "oczekiwano N, E, S lub W",
  "expected None, NS, EW or All": "oczekiwano None, NS, EW lub All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "rozdanie {1} ma inne karty lub założenia niż wyżej: numer {2}",
  "; accepted, and reported once": "; przyjęto, zgłoszono raz",
  "too many inherited values: at most 256": "za dużo dziedziczonych wartości: najwyżej 256",
  "this tag has a value in each game: # and ## are not allowed":
    "ten znacznik ma wartość w każdej grze: # i ## niedozwolone",
  "this tag has a value in each game: # is not allowed": "ten znacznik ma wartość w każdej grze: # niedozwolone",
  "a value too long to be inherited: at most 255 characters": "wartość za długa do dziedziczenia: najwyżej 255 znaków",
  "upper and lower case matter in names of tags: expected %s":
    "wielkość liter w nazwach znaczników ma znaczenie: oczekiwano {1}",
  "duplicate tag in the same game: ignored": "powtórzony znacznik w tej samej grze: pominięty",
  "unterminated comment: expected } after this {": "niezamknięty komentarz: oczekiwano nawiasu zamykającego",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'oczekiwano nazwy znacznika z liter, cyfr i _: [Event "Wieczór klubowy"]',
  "expected a value in quotes after the name of the tag": "po nazwie znacznika oczekiwano wartości w cudzysłowie",
  'unterminated value: expected " and ] before the end of the line':
    'niezamknięta wartość: oczekiwano " i ] przed końcem wiersza',
  "expected ] after the value of the tag": "po wartości znacznika oczekiwano ]",
  "too many tags in one game: at most %s": "za dużo znaczników w jednej grze: najwyżej {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "rozdanie {1}: wiersz {2} ma już wynik tego stołu: ten go zastępuje",
  "expected a date like 2026.11.19, with ? for unknown parts": "oczekiwano daty jak 2026.11.19, z ? za nieznane",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "nieznana punktacja „{1}”: oczekiwano MP, IMP, BAM, Rubber, Chicago i ich odmian",
  "scoring by %s is not supported": "punktacja {1} nie jest obsługiwana",
  "teams are not scored by matchpoints: read as IMPs": "drużyn nie liczy się na punkty meczowe: odczytano jako IMP-y",
  "expected a number, NS and a number, EW and a number, or both":
    "oczekiwano liczby, NS i liczby, EW i liczby albo obu",
  "expected the opening leader: N, E, S or W": "oczekiwano wistującego: N, E, S lub W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "ani znacznik, ani część sekcji: oczekiwano [ albo znaku komentarza",
  "another game starts here: expected an empty line before it":
    "tu zaczyna się inna gra: wcześniej oczekiwano pustego wiersza",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4": "oczekiwano lew rozgrywającego, 0 do 13, albo NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'brak rozgrywającego: oczekiwano [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "oczekiwano Pass albo kontraktu jak 4S, 3NTX lub 6DXX",
  "expected - for no contract": "oczekiwano - za brak kontraktu",
  "expected declarer's tricks, 0 to 13": "oczekiwano lew rozgrywającego, 0 do 13",
  "expected declarer: N, E, S or W": "oczekiwano rozgrywającego: N, E, S lub W",
  "expected a number, ? or -": "oczekiwano liczby, ? lub -",
  "expected the number of times it was made, 1 to 1000": "oczekiwano liczby powtórzeń, 1 do 1000",
  "%s cells in a row of %s columns": "{1} komórek w wierszu o {2} kolumnach",
  "others play in this room on the board above: read as the other room":
    "w rozdaniu wyżej w tym pokoju grają inni: odczytano jako drugi pokój",
  "board %s was already played in both rooms by these teams: numbered %s":
    "rozdanie {1} te drużyny grały już w obu pokojach: numer {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "oczekiwano założeń: None, NS, EW lub All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "brak numeru rozdania: oczekiwano BOARD_NUMBER na początku BOARD",
  "missing seat of a hand: expected N, E, S or W": "brak miejsca ręki: oczekiwano N, E, S lub W",
  "a hand has at most 13 cards": "ręka ma najwyżej 13 kart",
  "the hands of board %s: %s": "ręce rozdania {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "wiersz nie ma DIRECTION: pierwszy w rozdaniu odczytano jako N-S, drugi jako E-W",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "punkty meczowe bez kontraktu i zapisu: odczytano jako procent z {1} dzielonych przez obie strony, tu i niżej",
  "a score without a result or percentages like A6040: read as not played":
    "zapis bez wyniku i procentów jak A6040: odczytano jako nierozegrane",
  "missing number of tricks: only the points are used": "brak liczby lew: użyto tylko punktów",
  "expected points, or percentages of both sides: 420, A6040":
    "oczekiwano punktów albo procentów obu stron: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "wiersz bez wyniku dla pary pauzującej: pominięto, tu i niżej",
  "expected a contract: 4H, 3NTX, Passed": "oczekiwano kontraktu: 4H, 3NTX, Passed",
  ". Only the points are used": ". Użyto tylko punktów",
  "missing ids: expected %s": "brak numerów: oczekiwano {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM i OPPOSING_TEAM w meczu, przed rozdaniami",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER i EW_PAIR_NUMBER, z najwyżej 16 liter i cyfr",
  "expected 1 or 2 winners": "oczekiwano 1 lub 2 zwycięzców",
  "unknown type of event '%s': read as %s": "nieznany rodzaj turnieju „{1}”: odczytano jako {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMP-y bez metody: odczytano jako Butler; dla cross-IMP oczekiwano CROSS_IMPS",
  "unknown scoring '%s': read as %s": "nieznana punktacja „{1}”: odczytano jako {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "pary są klasyfikowane według rozdań, nie VP z meczów: VP zachowano jak w pliku",
  "the file does not name a scale of victory points: using %s": "plik nie podaje skali VP: użyto {1}",
  "the participants are teams: read as a teams event": "uczestnicy to drużyny: odczytano jako turniej drużyn",
  "ladders are not supported: read as matches of teams": "drabinki nie są obsługiwane: odczytano jako mecze drużyn",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "sesje powtarzają numery: rozdanie 1 drugiej sesji to 801, trzeciej 1601 i tak dalej",
  "expected a number or a short name: at most %s bytes": "oczekiwano liczby lub krótkiej nazwy: najwyżej {1} bajtów",
  "'%s' is not a number: ignored": "„{1}” nie jest liczbą: pominięto",
  "the file has another event%s%s%s: only the first is read": "plik ma inny turniej{1}{2}{3}: odczytano tylko pierwszy",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS i RESULT to nie USEBIO: oczekiwano BOARD na rozdanie i TRAVELLER_LINE na wynik",
  "elements are nested too deeply": "elementy są za głęboko zagnieżdżone",
  "expected a USEBIO element": "oczekiwano elementu USEBIO",
  "XML is not supported in this build": "XML nie jest tu obsługiwany",
  "the file has no EVENT element": "plik nie ma elementu EVENT",
  "too many elements that are not USEBIO: at most %s": "za dużo elementów spoza USEBIO: najwyżej {1}",
  "the adjustment has no unit: it is kept but does not count":
    "korekta nie ma jednostki: zachowano ją, ale się nie liczy",
  "missing id: expected a %s of at most 16 letters and digits":
    "brak numeru: oczekiwano {1} z najwyżej 16 liter i cyfr",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} jest niewystarczające po {3}{4} (przepis 18)",
  "nothing to double: there is no bid yet": "nie ma czego kontrować: nie było jeszcze odzywki",
  "cannot double: the last bid was not made by an opponent":
    "nie można kontrować: ostatnia odzywka nie była przeciwnika",
  "the bid is already doubled": "odzywka jest już skontrowana",
  "nothing to redouble: there is no double": "nie ma czego rekontrować: nie ma kontry",
  "the bid is already redoubled": "odzywka jest już zrekontrowana",
  "cannot redouble: the double was not made by an opponent": "nie można rekontrować: kontra nie była przeciwnika",
  "invalid call": "niewłaściwa zapowiedź",
  "a call after the auction ended (Law 39)": "zapowiedź po zakończeniu licytacji (przepis 39)",
  "too many calls for an auction": "za dużo zapowiedzi jak na licytację",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "niewłaściwa zapowiedź „{1}”: oczekiwano odzywki od 1C do 7NT albo Pass, X lub XX",
  "invalid card": "niewłaściwa karta",
  "%s%s was already played": "{1}{2} już zagrano",
  "%s%s is not in %s's hand": "{1}{2}: tej karty nie ma {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "niewłaściwa karta: oczekiwano koloru i wysokości, SK lub H10, albo - za żadną",
  "a card is missing before this one": "przed tą brakuje karty",
  "invalid card: expected a suit and a rank, SK, HT or C10":
    "niewłaściwa karta: oczekiwano koloru i wysokości, SK, HT lub C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "niewłaściwa karta „{1}”: oczekiwano A K Q J T 9 8 7 6 5 4 3 2 albo kropki przed następnym kolorem",
  "%s is dealt twice: %s already has it": "{1} rozdano dwa razy: {2} już ją ma",
  "more than 13 cards in %s's hand": "ponad 13 kart w ręce: {1}",
  "expected a space after -": "po - oczekiwano odstępu",
  "too many suits: a hand is spades.hearts.diamonds.clubs": "za dużo kolorów: ręka to piki.kiery.kara.trefle",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "oczekiwano kropki: ręka to piki.kiery.kara.trefle albo -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "przed pierwszą ręką oczekiwano N, E, S lub W i dwukropka: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "brak ręki ({1}): oczekiwano kart albo -",
  "unexpected text after the fourth hand": "nieoczekiwany tekst po czwartej ręce",
  "this format cannot be read": "tego formatu nie można odczytać",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'oczekiwano wiersza o sesji lub schemacie: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "schemat z pliku pominięto: {1}",
  "the number of a session, 1 to 99": "numeru sesji od 1 do 99",
};
