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
  player: "zawodnik",
  honors: "honory",
  "North-South": "NS",
  "East-West": "WE",
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
  "%s%s cannot go down that many: at most %s": "{1}{2} nie można przegrać tak wysoko: najwyżej bez {3}",
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
    "Chicago w impach wymaga punktów honorowych: dodaj hcp 26 albo hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "zbędny tekst po rozdaniu: oczekiwano honors E 150, hcp 26 albo nic",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honory podane dwa razy: tylko jeden zawodnik może mieć cztery honory atutowe albo wszystkie asy",
  "honors must come before hcp": "honors musi stać przed hcp",
  "the side of We must be given before the first deal": "strona My musi być podana przed pierwszym rozdaniem",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "oczekiwano numeru poprawianego rozdania i wyniku: correct 3 5C W -1",
  "no end comes before this line": "przed tą linią nie ma zakończenia",
  "no deal with this number comes before this line": "przed tą linią nie ma rozdania o tym numerze",
  "no deal comes before this line": "przed tą linią nie ma rozdania",
  "the last end was already taken back": "ostatnie zakończenie zostało już cofnięte",
  "unexpected text after void": "zbędny tekst po void",
  "an end can only be withdrawn: correct end void": "zakończenie można tylko cofnąć: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "oczekiwano partscores 100, albo partscores 50 jak w dawnych przepisach",
  "expected partscores carry, or partscores bonus (50 each)":
    "oczekiwano partscores carry, albo partscores bonus (po 50)",
  "part-scores do not carry in duplicate style or in IMPs":
    "zapisy częściowe nie przechodzą dalej w zapisie turniejowym ani w impach",
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
  "there is no such deal, or it was taken back": "nie ma takiego rozdania albo zostało cofnięte",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "ten stół nie gra żadnych rozdań",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "rozdania {1} nie ma przy tym stole w rundzie {2}: powinny być od {3} do {4}; inne może poprawić sędzia",
  "the director has ruled on board %s": "sędzia rozstrzygnął rozdanie {1}",
  "board %s has a result already": "rozdanie {1} ma już wynik",
  "board %s was changed meanwhile": "rozdanie {1} zostało w międzyczasie zmienione",
  "no table %s: the movement has %s tables": "nie ma stołu {1}: system ma {2} stołów",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "zawody nie mają systemu: potrzebny wiersz jak movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "brakuje rozgrywającego: 4S N =",
};
