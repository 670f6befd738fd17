// Polish: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} w turnieju, w którym gra: {2}; turniej ma jeden rodzaj uczestników",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "ta punktacja nie jest dla drużyn: oczekiwano scoring imps, bam, points lub patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "ta punktacja jest tylko dla drużyn: oczekiwano scoring matchpoints, cross-imps, butler, bam lub points",
  "only an event of pairs can have two winners": "tylko turniej par może mieć dwóch zwycięzców",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "VP wymagają scoring imps albo par ze scoring matchpoints, cross-imps lub butler",
  "pairs that play for victory points have one winner": "pary grające na VP mają jednego zwycięzcę",
  "victory points need a scale: expected a line like vp wbf": "VP wymagają skali: oczekiwano wiersza jak vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "tylko scoring imps można tak klasyfikować: oczekiwano auto lub wins",
  "scoring %s does not use the setting %s": "scoring {1} nie używa ustawienia {2}",
  "expected per cent or mp": "oczekiwano procentu lub mp",
  "expected imps": "oczekiwano imps",
  "expected mp": "oczekiwano mp",
  "expected points": "oczekiwano points",
  "expected imps, or vp where there is a scale": "oczekiwano imps, albo vp, gdy jest skala",
  "expected vp": "oczekiwano vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "nie wybrano rundy: gdy IMP-y nie decydują o miejscu, kara w IMP-ach musi stać po wierszu rundy",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "pauzy są tylko w meczach: para bez przeciwnika nie potrzebuje wiersza, chyba że jest skala vp",
  "too many groups: at most 255": "za dużo grup: najwyżej 255",
  "too many deals of board %s: at most 1000": "za dużo rozkładów rozdania {1}: najwyżej 1000",
  "too many ids: an event has at most %s": "za dużo numerów: turniej ma najwyżej {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} nie używa IMP-ów: oczekiwano ave+, ave, ave- lub procentu",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "różnica meczu jest dla drużyn: oczekiwano wyniku dla każdej strony: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "liczba w tym turnieju jest zbyt duża, by była dokładna: mniej wyników albo prostsze wagi",
  "round %s, %s %s and %s have no victory points: %s": "runda {1}, {2} {3} i {4}: brak VP: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} i {3}: brak VP: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "nie można odczytać skali: oczekiwano pliku o tej nazwie albo jej wierszy: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "skala jest procentowa: scoring {1} wymaga skali dla IMP-ów, jak wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "skala jest dla IMP-ów: scoring {1} wymaga procentowej, jak ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: pauza i mecz w rundzie {2}",
  "the team has %s in this round: %s": "drużyna ma {1} w tej rundzie: {2}",
  "no match": "brak meczu",
  "two matches": "dwa mecze",
  "expected a penalty in vp, or below another round": "oczekiwano kary w vp albo pod inną rundą",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "runda {1}, drużyny {2} i {3} remisują: w pucharze musi być zwycięzca",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "nie ma czego zmieniać: wcześniej oczekiwano wiersza jak „movement mitchell tables 7 boards 28”",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "wiersz {1} ma już schemat: zmienia go „from round 3 movement ...” albo „movement void” przed tym wierszem",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "wiersz {1} ma schemat od rundy {2}: oczekiwano późniejszej rundy albo „from round {3} movement void” przed tym wierszem",
  "too many rows: your own movement has at most 20000": "za dużo wierszy: własny schemat ma najwyżej 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "brak schematu z wierszami: wcześniej oczekiwano wiersza jak „movement own”",
  "expected round %s, where the movement begins, or a later one":
    "oczekiwano rundy {1} lub późniejszej, od której obowiązuje schemat",
  "the missing boards are unknown: expected a movement line before it":
    "żaden schemat nie mówi, których rozdań brakuje: wcześniej oczekiwano wiersza movement",
  "the movement has no such board: expected one of its rounds and contestants":
    "schemat nie ma takiego rozdania: oczekiwano jednej z jego rund i uczestników",
  "too many tables and rounds in this movement": "za dużo stołów i rund w tym schemacie",
  "this movement is not for such an event: expected one of pairs":
    "ten schemat nie pasuje do turnieju: oczekiwano schematu dla par",
  "this movement is not for such an event: expected one of teams":
    "ten schemat nie pasuje do turnieju: oczekiwano schematu dla drużyn",
  "this movement is not for such an event: expected one of individuals":
    "ten schemat nie pasuje do turnieju: oczekiwano schematu indywidualnego",
  "the movement has no such place: nobody starts there": "schemat nie ma takiego miejsca: nikt tam nie zaczyna",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "schemat ma dwóch zwycięzców, turniej jednego: oczekiwano winners 1 w tym wierszu",
  "the movement has one winner, the event has two: expected another movement":
    "schemat ma jednego zwycięzcę, turniej dwóch: oczekiwano innego schematu",
  "the movement has %s rounds: there is no round %s to begin with":
    "schemat ma {1} rund: nie ma rundy {2}, od której by zacząć",
  "round %s, table %s: %s": "runda {1}, stół {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} nie ma procentów: oczekiwano combine full lub combine last",
  "too many boards: an event has at most %s": "za dużo rozdań: turniej ma najwyżej {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "rozdanie {1} jest w {2} sesjach: oczekiwano też sesji, jednej z {3}",
  "no board %s in session %s": "brak rozdania {1} w sesji {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "niepoprawna wartość dla {1}: oczekiwano off albo daty i godziny z Z dla UTC lub z różnicą względem UTC, na przykład 2026-11-20T22:00Z lub 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "niewłaściwa wartość {1}: oczekiwano {2}{3}",
  "one or more of, separated by commas: ": "jednej lub kilku, po przecinku: ",
  "one of: ": "jednej z: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "niewłaściwa wartość {1}: oczekiwano{2} liczby od {3} do {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "oczekiwano do 16 rosnących procentów: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "nieznane ustawienie „{1}”: {2}{3}{4}",
  "did you mean ": "czy chodziło o ",
  "oddtrick help settings lists them": "oddtrick help settings podaje listę",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "mecz ma rozdania obok IMP-ów: oczekiwano różnicy meczu albo rozdań",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "długość meczu nieznana: oczekiwano wiersza jak set match-boards 8 albo schematu",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} nie ma odmiany {2}: pomiń odmianę",
  "%s has no form %s: it has %s": "{1} nie ma odmiany {2}: ma {3}",
  "%s has no %s: expected %s": "{1} nie ma {2}: oczekiwano {3}",
  "expected a whole number from %s to %s after '%s'": "oczekiwano liczby całkowitej od {1} do {2} po „{3}”",
  "invalid number": "niewłaściwa liczba",
  "missing number": "brak liczby",
  "invalid id": "niewłaściwy numer",
  "missing id": "brak numeru",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "po „phantom” oczekiwano brakującej pary, jak EW7 lub 14",
  "unknown word": "nieznane słowo",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "oczekiwano odmiany jak skip albo tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments lub phantom",
  "unknown movement": "nieznany schemat",
  "missing movement": "brak schematu",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "oczekiwano mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out lub own",
  "%s has no form %s": "{1} nie ma odmiany {2}",
  "invalid word '%s': expected %s": "niewłaściwe słowo „{1}”: oczekiwano {2}",
  "missing word: expected %s": "brak słowa: oczekiwano {1}",
  "the number of a round, 1 to 250": "numeru rundy od 1 do 250",
  "a table, such as 3, or B3 in a section": "stołu, jak 3, albo B3 w sektorze",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "numeru z najwyżej 16 liter i cyfr, dwóch z + pomiędzy, albo - za nikogo",
  "boards, such as 4-6 or 4, or - if they are not known yet": "rozdań, jak 4-6 lub 4, albo - gdy nie są jeszcze znane",
  "shared, switched, or the end of the line": "shared, switched albo końca wiersza",
  "rounds are 1 to 250": "rundy są od 1 do 250",
  "tables are 1 to 999": "stoły są od 1 do 999",
  "sections are A to Z": "sektory są od A do Z",
  "boards are 1 to 9999, the first one before the last one": "rozdania są od 1 do 9999, pierwsze przed ostatnim",
  "an id has at most 16 letters and digits": "numer ma najwyżej 16 liter i cyfr",
  "nobody sits there: name somebody, or leave the row out": "nikt tam nie siedzi: podaj kogoś albo pomiń wiersz",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "wszystkie wiersze mają dwa numery na stronę albo żaden; i wszystkie sektor albo żaden",
  "individuals need two ids for a side, such as 1+5":
    "w turnieju indywidualnym trzeba dwóch numerów na stronę, jak 1+5",
  "there are more than 2000 contestants": "jest ponad 2000 uczestników",
  "your own movement has 1 to %s rows, not %s": "własny schemat ma od 1 do {1} wierszy, nie {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "własny schemat składa się z wierszy: row RUNDA STÓŁ NS EW PIERWSZE-OSTATNIE, jak row 1 1 10 1 1-3",
  "board %s": "rozdanie {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "nie podano rodzaju schematu",
  "no such form of a movement": "nie ma takiej odmiany schematu",
  "%s: numbers of a movement are 1 to %s": "{1}: liczby schematu są od 1 do {2}",
  "%s rounds are too many: at most %s": "{1} rund to za dużo: najwyżej {2}",
  "there is no such movement: %s": "nie ma takiego schematu: {1}",
  "%s is for %s, not for %s": "{1} jest dla: {2}, nie dla: {3}",
  pairs: "pary",
  teams: "drużyny",
  players: "gracze",
  "%s has one winner, not %s": "{1} ma jednego zwycięzcę, nie {2}",
  "%s has no sections: leave them out": "{1} nie ma sektorów: pomiń je",
  "%s has no segments: leave them out": "{1} nie ma segmentów: pomiń je",
  "%s arrow-switched rounds are too many: there are %s": "{1} rund z arrow-switch to za dużo: jest ich {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} wymaga nieparzystej liczby par, co najmniej 9: {2} stołów i jednej pary więcej",
  "%s has one winner: pairs sit in both directions": "{1} ma jednego zwycięzcę: pary siedzą na obu liniach",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "arrow-switch daje jednego zwycięzcę: pomiń go albo dwóch zwycięzców",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "nie ma {1} dla {2} stołów i {3} rund: może pasować mniej rund",
  "%s needs %s, not %s": "{1} wymaga {2}, nie {3}",
  "an even number of tables": "parzystej liczby stołów",
  "an odd number of tables": "nieparzystej liczby stołów",
  "at least 3 tables": "co najmniej 3 stołów",
  "at least 4 tables": "co najmniej 4 stołów",
  "at least 5 tables": "co najmniej 5 stołów",
  "at least 6 tables": "co najmniej 6 stołów",
  "a %s of %s tables": "{1} dla {2} stołów",
  "a barometer of %s tables": "barometr dla {1} stołów",
  "%s needs 2 or 3 tables, not %s": "{1} wymaga 2 lub 3 stołów, nie {2}",
  "%s tables are too many for a %s: at most %s": "{1} stołów to za dużo dla {2}: najwyżej {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "{1} ma własne arrow-switch: pomiń je albo podaj 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "nie znaleziono howella dla {1} stołów i {2} rund: inna liczba rund może pasować",
  "a %showell of %s tables": "{1}howell dla {2} stołów",
  "how many players does the individual have?": "ilu graczy ma turniej indywidualny?",
  "%s player%s: an individual has 6 to %s players": "{1} graczy: turniej indywidualny ma od 6 do {3}",
  "%s players do not fit %s tables: %s would": "{1} graczy nie pasuje do {2} stołów: {3} by pasowało",
  "individuals are not arrow-switched: leave arrow-switch out": "w turnieju indywidualnym nie ma arrow-switch: pomiń",
  "phantom: players are numbered 1 to %s": "phantom: gracze mają numery od 1 do {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "nie brakuje gracza: są miejsca dla {1}, więc pomiń phantom",
  "there is no %s for %s players: it has %s players%s": "nie ma {1} dla {2} graczy: ma {3}{4}",
  " and so on": " i tak dalej",
  "an individual of %s tables": "turniej indywidualny dla {1} stołów",
  "a swiss of %s %s": "swiss: {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "mecz z {1} rozdań nie ma {2} równych segmentów: {4} rozdań dałoby {5} segmentów po {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "puchar {1} drużyn ma {2} {2|etap|etapy|etapów} po {4} segmentów, nie {5} rund",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} rund po {2} rozdań to {3} rozdań, nie {4}: pomiń jedną z liczb",
  "%s boards do not fit %s%s: %s": "{1} rozdań nie pasuje: {2}{3}: {4}",
  " in so many rounds": " w tylu rundach",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|runda|rundy|rund} po {5})",
  "%s has %s rounds, not %s": "{1}: {2} rund, nie {3}",
  "%s has %s to %s rounds%s, not %s": "{1}: od {2} do {3} rund{4}, nie {5}",
  ", an even number": ", liczba parzysta",
  ", an odd number": ", liczba nieparzysta",
  "%s sets of %s boards are too many: at most %s boards": "{1} zestawów po {2} rozdań to za dużo: najwyżej {3} rozdań",
  "how many tables or pairs does the %s have?": "ile stołów lub par ma {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|stół|stoły|stołów}: {3} wymaga co najmniej {4} stołów",
  "%s tables are too many: at most %s": "{1} stołów to za dużo: najwyżej {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} par nie pasuje do {2} stołów: {3} lub {4} by pasowało",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "nie brakuje pary: {1} par to {2} pełnych stołów, więc pomiń phantom",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "pary w {1} nie mają linii: podaj brakującą numerem, jak phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: jest {2} miejsc{3}",
  " in each direction": " na każdej linii",
  "section %s: %s": "sektor {1}: {2}",
  "%s sections are too many: at most %s": "{1} sektorów to za dużo: najwyżej {2}",
  "how many tables or contestants do the %s sections have?": "ile stołów lub uczestników mają {1} sektory?",
  "how many teams does the %s have?": "ile drużyn ma {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|drużyna|drużyny|drużyn}: {3} ma od {4} do {5} drużyn",
  "%s teams do not fit %s tables: %s would": "{1} drużyn nie pasuje do {2} stołów: {3} by pasowało",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "drużyny nie mają phantomu: podaj, ile ich jest; przy nieparzystej jedna pauzuje",
  "teams are not arrow-switched: leave arrow-switch out": "drużyny nie mają arrow-switch: pomiń",
  "%s teams need no %s: leave the form out": "{1} drużyn nie potrzebuje {2}: pomiń odmianę",
  "a round-robin of %s teams": "każdy z każdym, {1} drużyn",
  "no triangles for %s teams were found: bye would fit": "nie znaleziono trójkątów dla {1} drużyn: pasuje bye",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} jest dla {2} liczby drużyn, nie {3}: pasuje {4}",
  "%s teams are too many for a whist: at most %s": "{1} drużyn to za dużo dla whista: najwyżej {2}",
  "a whist of %s teams": "whist {1} drużyn",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s":
    "nic nie mieści się w {1} minutach: najkrótszy trwałby {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "nic nie mieści się w {1} minutach: {2} {2|rozdanie trwałoby|rozdania trwałyby|rozdań trwałoby} {4}",
  "nothing fits: %s": "nic nie pasuje: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "nic nie pasuje: żadna liczba rund nie daje każdemu od {1} do {2} rozdań",
  "tables or pairs": "stołów lub par",
  "how many %s are there?": "ile jest: {1}?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "brak schematu: najpierw oczekiwano rodzaju, jak howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "nieznane słowo „{1}”: oczekiwano {2}",
  "'%s' needs a value": "„{1}” wymaga wartości",
  "invalid %s '%s': expected a whole number from %s to %s":
    "niewłaściwe {1} „{2}”: oczekiwano liczby całkowitej od {3} do {4}",
  round: "runda",
  "number of rounds": "liczba rund",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "schemat nie ma jeszcze przeciwników: nie ma czego zmieniać",
  "round %s: the movement has rounds 1 to %s": "runda {1}: schemat ma rundy od 1 do {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} rund: rundy od 1 do {2} są już rozegrane, a {3} to najwięcej",
  "only pairs can join in mid-session: this is a movement of %ss":
    "tylko pary mogą dojść w trakcie sesji: ten schemat jest dla: {1}",
  "too many contestants: at most %s": "za dużo uczestników: najwyżej {1}",
  "invalid id '%s': expected up to 16 letters and digits": "„{1}” nie jest numerem: oczekiwano do 16 liter i cyfr",
  "nothing to merge: the movement has no sections": "nie ma czego łączyć: schemat nie ma sektorów",
  "pair %s is in the movement already": "para {1} jest już w schemacie",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "para {1}: przy dwóch zwycięzcach numer pary zaczyna się od NS lub EW",
  "there is no %s %s in the movement": "w schemacie nie ma: {1} {2}",
  "%s %s cannot leave twice": "{1} {2} nie może odejść dwa razy",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "nie ma dalszego ciągu: na rundę {1} nie zostało rozdań, których nikt tam nie zna",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "turniej nie ma schematu: oczekiwano wiersza jak „movement mitchell tables 7 boards 28”",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "brak rundy: {1}from RUNDA, pierwsza runda, którą można zmienić",
  "%splayed '%s': %s": "{1}played „{2}”: {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: w schemacie nie ma: {2} {3}",
  "round %s is not played yet": "runda {1} nie jest jeszcze rozegrana",
  "the movement has no table %s in round %s": "schemat nie ma stołu {1} w rundzie {2}",
  "a fixed match names an entry that does not exist": "para wskazuje uczestnika, którego nie ma",
  "nobody plays against themselves": "nikt nie gra sam ze sobą",
  "both stay at the same table": "oboje zostają przy tym samym stole",
  "%s has two matches, or a match and the bye": "{1} ma dwa mecze albo mecz i pauzę",
  "neither can move to the other's table": "żadne nie może przejść do stołu drugiego",
  "they are to be kept apart": "mają się nie spotkać",
  "a draw needs 2 to %s contestants, not %s": "losowanie wymaga od 2 do {1} grających, nie {2}",
  "the bye names an entry that does not exist": "pauza jest dla uczestnika, którego nie ma",
  "the entries are not in the order of their scores": "uczestnicy nie są w kolejności wyników",
  "with this bye, %s are left: an odd number cannot be drawn":
    "z tą pauzą zostaje {1}: nieparzystej liczby nie można rozlosować",
  "one is left: a triangle needs three": "zostaje jeden: trójkąt wymaga trzech",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "nie każdy może mieć przeciwnika: zbyt wielu ma się nie spotkać albo zostać przy stole",
  "no three can meet each other: too many are to be kept apart":
    "żadna trójka nie może się spotkać: zbyt wielu ma się nie spotkać",
  "invalid %s%s '%s': expected %s": "niewłaściwe {1}{2} „{3}”: oczekiwano {4}",
  "%s does not play in this round": "{1} nie gra w tej rundzie",
  "two ids, such as 1-4": "dwóch numerów, jak 1-4",
  "an id and its table, such as 7=3": "numeru i stołu, jak 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "niewłaściwe ziarno „{1}”: oczekiwano liczby całkowitej do 15 cyfr",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "niewłaściwe rozdania „{1}”: oczekiwano pierwszego i ostatniego rozdania meczu: 1-8",
  "the event cannot be scored without round %s": "turnieju nie można policzyć bez rundy {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "turnieju indywidualnego się nie losuje: losowanie jest dla par i drużyn",
  "the event has two winners: a draw is for one field": "turniej ma dwóch zwycięzców: losowanie jest dla jednego pola",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "wyniki nie mają rund: losowanie wymaga wierszy jak „round 1” przed nimi",
  "nobody to draw: expected lines such as 'team 1 Ash'": "nie ma kogo losować: oczekiwano wierszy jak „team 1 Ash”",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "nie ma kogo losować: oczekiwano wierszy jak „pair 1 Ann Lee & Bo Park”",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "mecz ma od 1 do {1} rozdań, nie {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "skala {1} istnieje dla {2} do {3} rozdań, nie {4}; podaj własną w pliku",
  "only these have a scale for half matches: %s": "skalę dla połów meczu mają tylko: {1}",
  "half a match has 1 to %s boards, not %s": "pół meczu ma od 1 do {1} rozdań, nie {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "oczekiwano liczby rozdań dla wierszy poniżej, jak „boards 6-8” lub „boards 9”",
  "rows must come after a 'boards' line where the scale has one":
    "wiersze muszą stać po wierszu „boards”, jeśli skala go ma",
  "an earlier 'boards' line already covers this number of boards":
    "wcześniejszy wiersz „boards” obejmuje już tę liczbę",
  "the first row must be for 50 per cent": "pierwszy wiersz musi być dla 50 procent",
  "the first row must be for margin 0": "pierwszy wiersz musi być dla różnicy 0",
  "margin 0 is a draw: both sides must get the same": "różnica 0 to remis: obie strony muszą dostać tyle samo",
  "margins must increase from row to row": "różnice muszą rosnąć z wiersza na wiersz",
  "a greater margin must not give the winner less or the loser more than the row above":
    "większa różnica nie może dać zwycięzcy mniej ani przegranemu więcej niż wiersz wyżej",
  "too many rows: at most 480": "za dużo wierszy: najwyżej 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "oczekiwano procentu od 50 do 100, VP za niego i VP za tyle samo poniżej 50, jak „50 10 10”",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "oczekiwano różnicy w IMP-ach (0 do 9999), VP zwycięzcy i przegranego, jak „0 10 10”",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "oczekiwano VP zwycięzcy, jak 12, 12.5 lub 12.34, do 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "oczekiwano VP przegranego, jak 8, 7.5 lub 7.66, do 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "nieoczekiwany tekst: wiersz to różnica, VP zwycięzcy i VP przegranego",
  "unexpected text: expected 'percent' alone": "nieoczekiwany tekst: oczekiwano samego „percent”",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "skala nie ma wiersza „boards” dla {1} rozdań: ma {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'": "skala nie ma wierszy: oczekiwano wierszy jak „0 10 10”",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} drużyn grałoby ponad {2} rund trójkątów: bye pasuje zawsze",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 drużyn nie ma trójkątów: dwie pozostałe spotkałyby się w obu rundach; mają je 3, 7, 9, 11 ... drużyn, a bye pasuje zawsze",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "tylko puchar ma rozstawienie: oczekiwano stołu i linii, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "puchar ma {1} drużyn: nie ma rozstawienia {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "nie ma turnieju indywidualnego dla {1} graczy: jest dla 6 do 28, a tęcza dla 41 do 44 lub 49 do 52",

  // A season (lib/event/season.c)
  "no name": "brak nazwiska",
  "not two names": "brak dwóch nazwisk",
  "%s: %s has %s: left out": "{1}: {2}: {3}, pominięto",
  "%s has two numbers, %s and %s: one person?": "{1} ma dwa numery, {2} i {3}: jedna osoba?",
  "%s and %s: one person?": "{1} i {2}: jedna osoba?",
  "%s: %s has two results: the better one counts": "{1}: {2} ma dwa wyniki: liczy się lepszy",
  "a season has 1 to %s evenings, not %s": "sezon ma od 1 do {1} wieczorów, nie {2}",
  "there are %s evenings, more than the %s of the season": "jest {1} wieczorów, więcej niż {2} w sezonie",
  "the best %s cannot count in a season of %s evenings": "najlepsze {1} nie mogą liczyć się w sezonie z {2} wieczorów",
  "%s has no percentages: expected points by rank": "{1} nie ma procentów: oczekiwano punktów za miejsca",
  "%s is not an event of pairs: expected a season of players": "{1} nie jest turniejem par: oczekiwano sezonu graczy",
};
