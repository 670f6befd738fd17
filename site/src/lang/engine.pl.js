// Polish: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "wynik",
  level: "wysokość",
  strain: "miano",
  doubling: "kontra",
  declarer: "rozgrywający",
  outcome: "liczba lew",
  "declarer or outcome": "rozgrywający lub liczba lew",
  "number of tricks": "liczba lew",
  player: "gracz",
  honors: "honory",
  "North-South": "N-S",
  "East-West": "E-W",
  " and ": " i ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} „{2}”, tak być nie może: {3}",
  "missing %s: %s": "brakuje: {1}; {2}",
  "invalid %s: %s": "{1} – nie da się odczytać: {2}",
  "expected C, D, H, S or NT after the level": "po wysokości angielskie litery C, D, H, S albo NT",
  "invalid strain '%s': did you mean %s?": "nieznane miano „{1}”: czy chodziło o „{2}”?",
  "expected a contract, like 4S or 3NT, or pass": "oczekiwano kontraktu, np. 4S albo 3NT, lub pass",
  "a contract is for 1 to 7 odd tricks": "kontrakt ma wysokość od 1 do 7",
  "expected X or XX, or * or **": "oczekiwano X lub XX, albo * lub **",
  "expected X for doubled, XX for redoubled": "X to kontra, XX to rekontra",
  "expected N, E, S or W after 'by'": "po „by” oczekiwano N, E, S lub W",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} nie może mieć tylu nadróbek: najwyżej {3}",
  "%s%s cannot go down that many: at most %s": "{1}{2} nie można przegrać tak wysoko: najwyżej bez {3}",
  "a grand slam cannot have overtricks": "szlem nie może mieć nadróbek",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "„made” liczy lewy ponad sześć, a {1}{2} wymaga {3}: oczekiwano made {4} lub więcej, albo down 1",
  "'made' counts the tricks above six: at most 7": "„made” liczy lewy ponad sześć: najwyżej 7",
  "a deal has 13 tricks": "rozdanie ma 13 lew",
  "expected the overtricks, like +1; just made is =": "oczekiwano nadróbek, np. +1; równo to =",
  "expected the undertricks, like -1; just made is =": "oczekiwano wpadki, np. -1; równo to =",
  "expected the odd tricks made, like made 4": "oczekiwano lew ponad sześć, np. made 4",
  "expected the undertricks, like down 1": "oczekiwano wpadki, np. down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "oczekiwano N, E, S lub W, albo =, +1, -1, made 4, down 1 czy 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "oczekiwano =, +1, -1, made 4, down 1 albo 10 tricks",
  "unexpected '%s' after the result": "niepotrzebne „{1}” po wyniku",
  "expected who held the honors: N, E, S or W": "oczekiwano, kto miał honory: N, E, S lub W",
  "aces count at notrump; four trump honors are 100, five 150":
    "asy liczą się w bez atu; cztery honory atutowe to 100, pięć 150",
  "they are worth 100 or 150": "są warte 100 albo 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "nieznane założenia „{1}”: oczekiwano none, ns, ew lub both, yes lub no dla strony rozgrywającego, albo numeru rozdania",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "oczekiwano punktów honorowych, 0 do 40, np. hcp 26 albo hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "przy czterech pasach nie ma rozgrywającego: podaj stronę punktów, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "brakuje rozgrywającego: zapis wymaga N, E, S lub W po kontrakcie",
  "honors do not count in a duplicate-style Chicago": "honory nie liczą się w Chicago z zapisem turniejowym",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "Chicago w IMP-ach wymaga punktów honorowych: dodaj hcp 26 albo hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "zbędny tekst po rozdaniu: oczekiwano honors E 150, hcp 26 albo nic",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honory podane dwa razy: tylko jeden gracz może mieć cztery honory atutowe albo wszystkie asy",
  "honors must come before hcp": "honors musi stać przed hcp",
  "the side of We must be given before the first deal": "strona My musi być podana przed pierwszym rozdaniem",
  "We and They cannot sit in the same direction": "My i Oni nie mogą siedzieć w tym samym kierunku",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "oczekiwano numeru poprawianego rozdania i wyniku: correct 3 5C W -1",
  "no end comes before this line": "przed tym wierszem nie ma zakończenia",
  "no deal with this number comes before this line": "przed tym wierszem nie ma rozdania o tym numerze",
  "no deal comes before this line": "przed tym wierszem nie ma rozdania",
  "the last end was already taken back": "ostatnie zakończenie zostało już wycofane",
  "unexpected text after void": "zbędny tekst po void",
  "an end can only be withdrawn: correct end void": "zakończenie można tylko wycofać: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "oczekiwano partscores 100, albo partscores 50 jak w dawnych przepisach",
  "expected partscores carry, or partscores bonus (50 each)":
    "oczekiwano partscores carry, albo partscores bonus (po 50)",
  "part-scores do not carry in duplicate style or in IMPs":
    "częściówki nie przechodzą dalej w zapisie turniejowym ani w IMP-ach",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "oczekiwano vulnerable dealer albo vulnerable nondealer (rozdania 2 i 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "oczekiwano liczby rozdań Chicago: deals 4 albo deals 6",
  "unexpected text after the dealer": "zbędny tekst po rozdającym",
  "expected the first dealer: dealer N, E, S or W": "oczekiwano pierwszego rozdającego: dealer N, E, S lub W",
  "unexpected text after duplicate": "zbędny tekst po duplicate",
  "expected the name of a file with expected scores, or nothing":
    "oczekiwano nazwy pliku z oczekiwanymi zapisami albo nic",
  "this log is a Chicago: keep a rubber in a separate log": "to jest zapis Chicago: robra prowadź w osobnym",
  "this log is a rubber: keep a Chicago in a separate log": "to jest zapis robra: Chicago prowadź w osobnym",
  "unexpected text after end": "zbędny tekst po end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "oczekiwano rozdania, np. 4SX N +1, albo we, they, end czy correct",
  "unknown keyword '%s': did you mean %s?": "nieznane słowo „{1}”: czy chodziło o „{2}”?",
  "this is a rule of Chicago: a rubber does not have it": "to zasada Chicago: rober jej nie ma",
  "rules must come before the first deal": "zasady muszą być przed pierwszym rozdaniem",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate": "honory liczą się tylko w robrze, nie w turnieju",
  "a passed-out deal has no trumps, so nobody scores honors":
    "przy czterech pasach nie ma atutów: nikt nie zapisuje honorów",
  "declarer is not named: the side that scores the honors is unknown":
    "nie podano rozgrywającego: nie wiadomo, kto zapisuje honory",
  "honors need the player who held them: north, east, south or west":
    "do honorów potrzeba, kto je miał: north, east, south lub west",
  "at notrump only four aces in one hand count: 150": "w bez atu liczą się tylko cztery asy w jednej ręce: 150",
  "honors are worth 100 or 150, not %s": "honory są warte 100 albo 150, nie {1}",
  "impossible result for a deal of bridge": "taki wynik w brydżu jest niemożliwy",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "nie podano rozgrywającego, więc „{1} po partii” jest niejasne: podaj go albo użyj yes lub no dla jego strony",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "to rozdanie wygrywa robra, a premia zależy od obu stron: podaj ns, ew albo both",
  "there is no such deal, or it was taken back": "nie ma takiego rozdania albo zostało wycofane",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "ten stół nie gra żadnych rozdań",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "rozdania {1} nie ma przy tym stole w rundzie {2}: powinny być od {3} do {4}; inne może poprawić sędzia",
  "the director has ruled on board %s": "sędzia rozstrzygnął rozdanie {1}",
  "board %s has a result already": "rozdanie {1} ma już wynik",
  "board %s was changed meanwhile": "rozdanie {1} zostało w międzyczasie zmienione",
  "no table %s: the movement has %s tables": "nie ma stołu {1}: schemat ma {2} {2|stół|stoły|stołów}",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "turniej nie ma schematu: potrzebny wiersz jak movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "brakuje rozgrywającego: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "oczekiwano numeru, najwyżej 16 liter i cyfr, albo dwóch połączonych znakiem +",
  "expected acbl or the end of the line": "oczekiwano acbl albo końca wiersza",
  "expected the end of the line": "oczekiwano końca wiersza",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "oczekiwano punktacji: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps albo patton",
  "expected 1 or 2": "oczekiwano 1 albo 2",
  "expected the end of the line after 1 or 2": "po 1 albo 2 oczekiwano końca wiersza",
  "expected an id of letters and digits, then the names": "oczekiwano numeru z liter i cyfr, potem nazwisk",
  "expected an id of letters and digits, a name, a colon, and the players":
    "oczekiwano numeru, nazwy, dwukropka i graczy",
  "expected an id of letters and digits": "oczekiwano numeru z liter i cyfr",
  "expected the end of the line, or void, after the id of the phantom":
    "po numerze pary widmo oczekiwano końca wiersza albo void",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "oczekiwano numeru, wielkości i powodu: penalty 8 25% wolna gra",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "oczekiwano wielkości (25% maksa, 5 mp, 3 imps, 1 vp albo 50 points) albo void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "wielkość nie ma jednostki: oczekiwano %, mp, imps, vp albo points",
  "a penalty is subtracted: expected an amount without a minus sign":
    "kara jest odejmowana: oczekiwano wielkości bez minusa",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "oczekiwano numeru i wielkości: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "oczekiwano wielkości: 12.5, 3%, 5 mp, 3 imps albo 1 vp",
  "expected the end of the line after the amount": "po wielkości oczekiwano końca wiersza",
  "expected an id and a stratum: strat 8 B": "oczekiwano numeru i kategorii: strat 8 B",
  "expected a stratum (A, B or C) or void": "oczekiwano kategorii (A, B albo C) albo void",
  "expected the end of the line after the stratum": "po kategorii oczekiwano końca wiersza",
  "expected the id of the team that has no match: bye 7": "oczekiwano numeru drużyny pauzującej: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "oczekiwano VP albo procentu maksimum: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "oczekiwano numeru drużyny, NS albo EW, i graczy: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "oczekiwano NS albo EW, potem graczy",
  "expected the end of the line after the name of the scale": "po nazwie skali oczekiwano końca wiersza",
  "expected a scale: %s, or a file": "oczekiwano skali: {1}, albo pliku",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "oczekiwano ustawienia i jego wartości: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =": "oczekiwano numerów obu stron i wyniku: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =": "oczekiwano numeru pary E-W i wyniku: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "nie wybrano rozdania: po wierszu rundy oczekiwano najpierw wiersza „board 1”",
  "no board selected: expected a line like 'board 1' before it":
    "nie wybrano rozdania: wcześniej oczekiwano wiersza „board 1”",
  "expected a result: 4S N =, pass, ave+/ave-, not played": "oczekiwano wyniku: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "oczekiwano nazwy grupy z liter i cyfr: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "oczekiwano rozdającego, N, E, S albo W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "oczekiwano założeń: board 2 vul none, ns, ew albo both",
  "expected a board number, 1 to 9999": "oczekiwano numeru rozdania od 1 do 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "oczekiwano końca wiersza, grupy (board 2 group B), rozdającego, założeń, albo dwukropka i wiersza protokołu rozdania",
  "out of memory": "brak pamięci",
  "expected a round number, 1 to 9999": "oczekiwano numeru rundy od 1 do 9999",
  "expected the end of the line, or a board, after the round number":
    "po numerze rundy oczekiwano końca wiersza albo rozdania",
  "expected the number of a session and optionally a title: session 2 Final":
    "oczekiwano numeru sesji i ewentualnie tytułu: session 2 Finał",
  "expected the number of a session, 1 to 99": "oczekiwano numeru sesji od 1 do 99",
  "expected apart or the end of the line": "oczekiwano apart albo końca wiersza",
  "expected how sessions are combined: full, mean, ebu or last":
    "oczekiwano, jak wyniki sesji dają jeden: full, mean, ebu albo last",
  "expected a round and a movement: from round 3 movement own":
    "oczekiwano rundy i schematu: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "oczekiwano rundy i stołu: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "oczekiwano numeru, stołu i linii: seat 14 table 3 NS; w systemie pucharowym seat 14 seed 1; albo seat 14 void",
  "expected the end of the line after the direction": "po linii NS/EW oczekiwano końca wiersza",
  "expected the end of the line after the seed": "po numerze rozstawienia oczekiwano końca wiersza",
  "expected NS or EW; of individuals N, S, E or W": "oczekiwano NS albo EW; w turnieju indywidualnym N, S, E albo W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "oczekiwano, co z rozdaniami bez wyniku: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "po by oczekiwano numeru: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "oczekiwano numeru i numerów członkowskich: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "nie wybrano rozdania: przed kartami oczekiwano wiersza „board 1”",
  "of no board selected: expected a line like 'board 1' before it":
    "nie wybrano rozdania: wcześniej oczekiwano wiersza „board 1”",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "oczekiwano rozdającego i zapowiedzi: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "oczekiwano wistującego i kart, po cztery na lewę: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "oczekiwano nazwy i tekstu: tag site Klub",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "oczekiwano numeru, nazwy i tekstu: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "oczekiwano rodzaju wartości: score, mp, imps, percent, vp, rank albo boards",
  "expected a number, or - for no value": "oczekiwano liczby albo - dla braku",
  "expected at most two numbers": "oczekiwano najwyżej dwóch liczb",
  "no result selected: expected a line of a traveller above it":
    "nie wybrano wyniku: powyżej oczekiwano wiersza z wynikiem",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "oczekiwano numeru, rodzaju wartości i liczby: total 7 mp 123.5",
  "expected the end of the line after the number": "po liczbie oczekiwano końca wiersza",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "oczekiwano dwóch numerów, rodzaju wartości i dwóch liczb: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "oczekiwano punktów N-S, wielokrotności 10 do 7600: score 420 albo score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "brakuje rozgrywającego: po kontrakcie potrzebne N, E, S albo W",
  "too many parts: a weighted score has at most 8": "za dużo części: wynik ważony ma ich najwyżej 8",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "oczekiwano wagi, najwyżej dwa miejsca po przecinku, i wyniku: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "suma wag to {1},{2}{3} %: oczekiwano 100 %",
  "expected a percentage from 0 to 100": "oczekiwano procentu od 0 do 100",
  "expected IMPs from -24 to 24": "oczekiwano IMP-ów od -24 do 24",
  "unexpected text after the result": "zbędny tekst po wyniku",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "oczekiwano wyniku N-S, ukośnika i wyniku E-W: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "oczekiwano wistu, karty jak HK, S10 albo c2",
  "expected 'wrong direction'": "oczekiwano „wrong direction”",
  "expected the offending side: offending NS or offending EW":
    "oczekiwano strony wykraczającej: offending NS albo offending EW",
  "unexpected text after forced": "zbędny tekst po forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending i forced mogą wystąpić tylko raz",
  "only a weighted score can name the offending side": "tylko wynik ważony może wskazać stronę wykraczającą",
  "expected 'not played'": "oczekiwano „not played”",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "zbędny tekst po wyniku: oczekiwano lead HK, wrong direction albo nic",

  // Events (lib/event)
  pair: "para",
  team: "drużyna",
  "%s and %s sit the other way on board %s": "{1} i {2} siedzą odwrotnie w rozdaniu {3}",
  "%s and %s do not meet on board %s": "{1} i {2} nie spotykają się w rozdaniu {3}",
  "board %s is not played: the movement has %s boards, up to board %s":
    "rozdanie {1} nie jest grane: schemat ma {2} {2|rozdanie|rozdania|rozdań}, do rozdania {3}",
  ", or board %s to %s": ", albo rozdania {1} do {2}",
  ", or board %s": ", albo rozdanie {1}",
  " in round %s": " w rundzie {1}",
  " or %s": " albo {1}",
  ": expected %s": ": oczekiwano {1}",
  ": neither plays it": ": żadna jej nie gra",
  "teams %s and %s do not meet in round %s": "drużyny {1} i {2} nie spotykają się w rundzie {3}",
  ": neither has a match in it": ": żadna nie ma w niej meczu",
  "%s; end the line with 'forced' if it is right": "{1}; jeśli to prawda, zakończ wiersz słowem „forced”",
  "'%s' is the same player twice: expected two players, 1+5": "„{1}” to dwa razy ten sam gracz: oczekiwano dwóch, 1+5",
  "'%s' is one player: expected two players, 1+5": "„{1}” to jeden gracz: oczekiwano dwóch, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "„{1}” to dwóch graczy: oczekiwano numeru pary albo drużyny",
  "'%s' sits in the other direction": "„{1}” siedzi na drugiej linii",
  "'%s' plays against itself: expected another contestant": "„{1}” gra przeciw sobie: oczekiwano innego przeciwnika",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} nie ma nazwiska, a prawie wszystkie inne mają: zły numer?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} „{2}” – nieznany numer: nie ma takiego wiersza ani wyniku",
  "the event has no %s '%s'": "turniej nie ma takiego numeru ({1} „{2}”)",
  "expected the id of one contestant": "oczekiwano jednego numeru",
  "ambiguous id: with two winners there are NS%s and EW%s":
    "numer niejednoznaczny: przy dwóch zwycięzcach są NS{1} i EW{2}",
  "ambiguous id: there are NS%s and EW%s": "numer niejednoznaczny: są NS{1} i EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "rozdanie {1} ma już wyniki: założenia muszą być przed nimi",
  "no earlier line of this kind can be taken back": "żadnego wcześniejszego wiersza tego rodzaju nie da się wycofać",
  "no round selected: expected a line like 'round 1' before a bye":
    "nie wybrano rundy: przed pauzą oczekiwano wiersza „round 1”",
  "then %s:%s:%s: %s": "wtedy wiersz {2}, kolumna {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "która runda? Oczekiwano jej przed rozdaniem: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "które rozdanie? Oczekiwano go przed wierszem: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". Czy chodziło o {1}?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, wist {2}: wistuje {3}, a nie ma tej karty",
  "; %s has it": "; ma ją {1}",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} z {2} wistów nie ma w ręce wistującego: czy to te karty grano?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} z {2} wyników różni się o {3} lew lub więcej od widnego: czy to te karty grano?",
  "; they have board%s %s": "; mają {1|rozdanie|rozdania} {2}",
  "%s: no result on board%s %s": "{1}: brak wyniku w {2|rozdaniu|rozdaniach} {3}",
  "; the other table has one": "; drugi stół go ma",
  ", which corrects line %s: did it belong to this table?": ", który poprawia wiersz {1}: czy był z tego stołu?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} i {2}: brak wyniku w {3|rozdaniu|rozdaniach} {4} i mniej wyników niż większość: czy tam się spotkali?",
  "%s is in %s and in %s": "{1} jest tu: {2}, i tu: {3}",
  "%s: a result, %s, against the phantom; it does not count": "{1}: wynik {2} przeciw parze widmo; nie liczy się",
  "no other score is within 3 IMPs of %s": "żaden inny zapis nie leży w granicach 3 IMP-ów od {1}",
  "no contract gives %s points on this board": "żaden kontrakt nie daje {1} punktów w tym rozdaniu",
  "%s is %s points for North-South, and the line says %s": "{1} to {2} punktów dla N-S, a wiersz podaje {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: spotkali się już w rundzie {2} i znowu w rundzie {3}",
  "they play this board in round %s at table %s, not in round %s":
    "grają to rozdanie w rundzie {1} przy stole {2}, nie w rundzie {3}",
  "%s also plays board %s in line %s": "{1} gra rozdanie {2} także w wierszu {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: brak wyniku w {2|rozdaniu|rozdaniach} {3}, stół {4} w rundzie {5}",
  ". Was %s meant? %s has no result there": ". Czy chodziło o {1}? {2} nie ma tam wyniku",
  ". Was board %s meant? They have no result on it": ". Czy chodziło o rozdanie {1}? Nie mają tam wyniku",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Czy zamieniono N-S z E-W? {1} nie ma tam wyniku",
  "%s also plays board %s in line %s, against %s": "{1} gra rozdanie {2} także w wierszu {3}, przeciw {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} jest w rundzie {2} przy dwóch stołach: rozdanie {3} w wierszu {4} jest przeciw {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} ma rozdanie {2}, które idzie z tym, w wierszu {3} przeciw {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: mają też {2|rozdanie|rozdania} {3}, czego nikt inny nie gra razem z {4}",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1}: siedzą odwrotnie, {2}, w rozdaniu {3} w wierszu {4}",
  "; if it was %s: ": "; jeśli to było {1}: ",
  "%s is unlike all others: ": "{1} różni się od wszystkich innych: ",
  "no other is declared by %s": "żadnego innego nie grają {1}",
  "no other is in %s by %s": "żaden inny nie jest w {1} przez {2}",
  "no other score is within 3 IMPs": "żaden inny zapis nie leży w granicach 3 IMP-ów",
  "other declarers in %s took %s to %s tricks": "inni rozgrywający w {1} wzięli {2} do {3} lew",
  "other declarers in %s took %s tricks": "inni rozgrywający w {1} wzięli {2} {2|lewę|lewy|lew}",
  "%s is %s trick%s, and %s can be made": "{1} to {2} {2|lewa|lewy|lew}, a można wziąć {4}",
  "; the others in %s took %s to %s": "; inni w {1} wzięli {2} do {3}",
  "; the other one in %s took %s": "; drugi w {1} wziął {2}",
  "; the others in %s took %s": "; inni w {1} wzięli {2}",
  "no rank changes": "żadne miejsce się nie zmienia",
  "%s from %s to %s": "{1} z {2} na {3}",
  ", %s rank changes": ", zmienia się {1} miejsce",
  ", %s ranks change": ", {1|zmienia|zmieniają|zmienia} się {1} {1|miejsce|miejsca|miejsc}",
  ", another winner": ", inny zwycięzca",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "My",
  They: "Oni",
  "%s are not vulnerable.": "{1}: przed partią.",
  "%s are not vulnerable: no game yet.": "{1}: przed partią, jeszcze bez wygranej partii.",
  "%s are vulnerable: one game, deal %s.": "{1}: po partii, jedna wygrana partia, rozdanie {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: po partii, czwarte rozdanie.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1}: po partii, jak wszyscy w czwartym i szóstym rozdaniu.",
  "%s are vulnerable: the other side deals.": "{1}: po partii, rozdaje druga strona.",
  "%s are vulnerable: their side deals.": "{1}: po partii, rozdaje ta strona.",
  "%s have %s below the line: deal %s.": "{1}: {2} pod kreską (rozdanie {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S mają {1} punktów honorowych, które obiecują {2}. Zapisują {3}: {4} {5}, {6} IMP.",
  less: "mniej",
  more: "więcej",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: kto na nią trafia, pauzuje",
  "has all results": "ma wszystkie wyniki",
  "halves of IMPs go to the other side": "połówki IMP-ów dla drugiej strony",
  "passed out": "cztery pasy",
  "Law 12C2: artificial scores of both sides": "Przepis 12C2: wyniki rozjemcze obu stron",
  "no score for anyone": "nikt nie dostaje wyniku",
  "takes the line back": "wycofuje wiersz",
  "score 420: North-South's points, without a contract": "score 420: punkty N-S, bez kontraktu",
  "ranked among all": "klasyfikowany wśród wszystkich",
  "also among B and C": "także wśród B i C",
  "also among C": "także wśród C",
  "takes the last one back": "wycofuje ostatni",
  "the next name": "następne nazwisko",
  "the next result": "następny wynik",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "brak pamięci do obliczenia lew",
  "the worker could not be started": "nie udało się rozpocząć obliczeń",
};
