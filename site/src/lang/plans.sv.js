// Swedish: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} i en tävling med: {2}; en tävling har bara ett slags deltagare",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "den beräkningen är inte för lag: väntade scoring imps, bam, points eller patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "den beräkningen är bara för lag: väntade scoring matchpoints, cross-imps, butler, bam eller points",
  "only an event of pairs can have two winners": "bara en partävling kan ha två vinnare",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "VP kräver scoring imps, eller par med scoring matchpoints, cross-imps eller butler",
  "pairs that play for victory points have one winner": "par som spelar om VP har en vinnare",
  "victory points need a scale: expected a line like vp wbf": "VP kräver en skala: väntade en rad som vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "bara scoring imps kan rangordnas så: väntade auto eller wins",
  "scoring %s does not use the setting %s": "scoring {1} använder inte inställningen {2}",
  "expected per cent or mp": "väntade procent eller mp",
  "expected imps": "väntade imps",
  "expected mp": "väntade mp",
  "expected points": "väntade points",
  "expected imps, or vp where there is a scale": "väntade imps, eller vp där det finns en skala",
  "expected vp": "väntade vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "ingen rond vald: där IMP inte rangordnar ska ett straff i IMP stå efter rondens rad",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "bara matcher har frironder: ett par utan motståndare behöver ingen rad, utom med en vp-skala",
  "too many groups: at most 255": "för många grupper: högst 255",
  "too many deals of board %s: at most 1000": "för många givar på bricka {1}: högst 1000",
  "too many ids: an event has at most %s": "för många nummer: en tävling har högst {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} använder inte IMP: väntade ave+, ave, ave- eller en procent",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "en matchs skillnad är för lag: väntade en tilldelning för varje sida: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "ett tal i tävlingen är för stort för att vara exakt: färre resultat eller enklare vikter",
  "round %s, %s %s and %s have no victory points: %s": "rond {1}, {2} {3} och {4} har inga VP: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} och {3} har inga VP: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "skalan kan inte läsas: väntade en fil med det namnet, eller dess rader: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "skalan är för procent: scoring {1} kräver en för IMP, som wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "skalan är för IMP: scoring {1} kräver en för procent, som ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: en frirond och en match i rond {2}",
  "the team has %s in this round: %s": "laget har {1} i den här ronden: {2}",
  "no match": "ingen match",
  "two matches": "två matcher",
  "expected a penalty in vp, or below another round": "väntade ett straff i vp, eller under en annan rond",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "rond {1}, lagen {2} och {3} är lika: en utslagsmatch kräver en vinnare",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "inget att ändra: före den väntades en rad som ”movement mitchell tables 7 boards 28”",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "rad {1} har redan förflyttningen: ”from round 3 movement ...” ändrar den, eller ”movement void” före raden",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "rad {1} har förflyttningen från rond {2}: väntade en senare rond, eller ”from round {3} movement void” före raden",
  "too many rows: your own movement has at most 20000": "för många rader: en egen förflyttning har högst 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "ingen förflyttning med rader: före den väntades en rad som ”movement own”",
  "expected round %s, where the movement begins, or a later one":
    "väntade rond {1} eller en senare, från vilken förflyttningen gäller",
  "the missing boards are unknown: expected a movement line before it":
    "ingen förflyttning säger vilka brickor som saknas: före den väntades en movement-rad",
  "the movement has no such board: expected one of its rounds and contestants":
    "förflyttningen har ingen sådan bricka: väntade en av dess ronder och deltagare",
  "too many tables and rounds in this movement": "för många bord och ronder i förflyttningen",
  "this movement is not for such an event: expected one of pairs":
    "förflyttningen passar inte tävlingen: väntade en för par",
  "this movement is not for such an event: expected one of teams":
    "förflyttningen passar inte tävlingen: väntade en för lag",
  "this movement is not for such an event: expected one of individuals":
    "förflyttningen passar inte tävlingen: väntade en individuell",
  "the movement has no such place: nobody starts there": "förflyttningen har ingen sådan plats: ingen börjar där",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "förflyttningen har två vinnare, tävlingen en: väntade winners 1 på raden",
  "the movement has one winner, the event has two: expected another movement":
    "förflyttningen har en vinnare, tävlingen två: väntade en annan förflyttning",
  "the movement has %s rounds: there is no round %s to begin with":
    "förflyttningen har {1} ronder: det finns ingen rond {2} att börja med",
  "round %s, table %s: %s": "rond {1}, bord {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} har inga procent: väntade combine full eller combine last",
  "too many boards: an event has at most %s": "för många brickor: en tävling har högst {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "bricka {1} finns i {2} sessioner: väntade även sessionen, en av {3}",
  "no board %s in session %s": "ingen bricka {1} i session {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "ogiltigt värde för {1}: off väntas, eller datum och tid med Z för UTC eller med skillnaden till UTC, som 2026-11-20T22:00Z eller 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "ogiltigt värde för {1}: väntade {2}{3}",
  "one or more of, separated by commas: ": "ett eller flera av, skilda av kommatecken: ",
  "one of: ": "ett av: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "ogiltigt värde för {1}: väntade ett{2} tal från {3} till {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "väntade upp till 16 stigande procenttal: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "okänd inställning ”{1}”: {2}{3}{4}",
  "did you mean ": "menades ",
  "oddtrick help settings lists them": "oddtrick help settings räknar upp dem",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "matchen har brickor utöver sina IMP: väntade matchens skillnad, eller brickorna",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "matchens längd är okänd: väntade en rad som set match-boards 8, eller en förflyttning",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} har ingen form {2}: utelämna formen",
  "%s has no form %s: it has %s": "{1} har ingen form {2}: den har {3}",
  "%s has no %s: expected %s": "{1} har ingen {2}: väntade {3}",
  "expected a whole number from %s to %s after '%s'": "väntade ett heltal från {1} till {2} efter ”{3}”",
  "invalid number": "ogiltigt tal",
  "missing number": "tal saknas",
  "invalid id": "ogiltigt nummer",
  "missing id": "nummer saknas",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "efter ”phantom” väntades paret som saknas, som EW7 eller 14",
  "unknown word": "okänt ord",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "väntade en form som skip, eller tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments eller phantom",
  "unknown movement": "okänd förflyttning",
  "missing movement": "förflyttning saknas",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "väntade mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out eller own",
  "%s has no form %s": "{1} har ingen form {2}",
  "invalid word '%s': expected %s": "ogiltigt ord ”{1}”: väntade {2}",
  "missing word: expected %s": "ord saknas: väntade {1}",
  "the number of a round, 1 to 250": "en ronds nummer, 1 till 250",
  "a table, such as 3, or B3 in a section": "ett bord, som 3, eller B3 i en sektion",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "ett nummer med högst 16 bokstäver och siffror, två med + emellan, eller - för ingen",
  "boards, such as 4-6 or 4, or - if they are not known yet":
    "brickor, som 4-6 eller 4, eller - om de inte är kända än",
  "shared, switched, or the end of the line": "shared, switched, eller radens slut",
  "rounds are 1 to 250": "ronder är 1 till 250",
  "tables are 1 to 999": "bord är 1 till 999",
  "sections are A to Z": "sektioner är A till Z",
  "boards are 1 to 9999, the first one before the last one": "brickor är 1 till 9999, den första före den sista",
  "an id has at most 16 letters and digits": "ett nummer har högst 16 bokstäver och siffror",
  "nobody sits there: name somebody, or leave the row out": "ingen sitter där: ange någon, eller utelämna raden",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "alla rader har två nummer för en sida, eller ingen; och alla en sektion, eller ingen",
  "individuals need two ids for a side, such as 1+5": "individuella tävlingar kräver två nummer per sida, som 1+5",
  "there are more than 2000 contestants": "det finns fler än 2000 deltagare",
  "your own movement has 1 to %s rows, not %s": "en egen förflyttning har 1 till {1} rader, inte {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "en egen förflyttning består av rader: row ROND BORD NS ÖV FÖRSTA-SISTA, som row 1 1 10 1 1-3",
  "board %s": "bricka {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "ingen sorts förflyttning angiven",
  "no such form of a movement": "en sådan form av förflyttning finns inte",
  "%s: numbers of a movement are 1 to %s": "{1}: en förflyttnings tal är 1 till {2}",
  "%s rounds are too many: at most %s": "{1} ronder är för många: högst {2}",
  "there is no such movement: %s": "en sådan förflyttning finns inte: {1}",
  "%s is for %s, not for %s": "{1} är för {2}, inte för {3}",
  pairs: "par",
  teams: "lag",
  players: "spelare",
  "%s has one winner, not %s": "{1} har en vinnare, inte {2}",
  "%s has no sections: leave them out": "{1} har inga sektioner: utelämna dem",
  "%s has no segments: leave them out": "{1} har inga segment: utelämna dem",
  "%s arrow-switched rounds are too many: there are %s": "{1} ronder med arrow-switch är för många: det finns {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} kräver ett udda antal par, minst 9: {2} bord och ett par till",
  "%s has one winner: pairs sit in both directions": "{1} har en vinnare: paren sitter i båda riktningarna",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "arrow-switch ger en vinnare: utelämna den, eller de två vinnarna",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "det finns ingen {1} för {2} bord och {3} ronder: färre ronder kan passa",
  "%s needs %s, not %s": "{1} kräver {2}, inte {3}",
  "an even number of tables": "ett jämnt antal bord",
  "an odd number of tables": "ett udda antal bord",
  "at least 3 tables": "minst 3 bord",
  "at least 4 tables": "minst 4 bord",
  "at least 5 tables": "minst 5 bord",
  "at least 6 tables": "minst 6 bord",
  "a %s of %s tables": "en {1} för {2} bord",
  "a barometer of %s tables": "en barometer för {1} bord",
  "%s needs 2 or 3 tables, not %s": "{1} kräver 2 eller 3 bord, inte {2}",
  "%s tables are too many for a %s: at most %s": "{1} bord är för många för en {2}: högst {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "en {1} har egna arrow-switch: utelämna det, eller ange 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "ingen howell för {1} bord och {2} ronder hittades: andra ronder kan passa",
  "a %showell of %s tables": "en {1}howell för {2} bord",
  "how many players does the individual have?": "hur många spelare har den individuella tävlingen?",
  "%s player%s: an individual has 6 to %s players": "{1} spelare: en individuell tävling har 6 till {3}",
  "%s players do not fit %s tables: %s would": "{1} spelare passar inte {2} bord: {3} gör det",
  "individuals are not arrow-switched: leave arrow-switch out":
    "individuella tävlingar har ingen arrow-switch: utelämna den",
  "phantom: players are numbered 1 to %s": "phantom: spelarna är numrerade 1 till {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "ingen spelare saknas: det finns plats för {1}, så utelämna phantom",
  "there is no %s for %s players: it has %s players%s": "det finns ingen {1} för {2} spelare: den har {3}{4}",
  " and so on": " och så vidare",
  "an individual of %s tables": "en individuell tävling med {1} bord",
  "a swiss of %s %s": "en schweizer med {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "en match på {1} brickor har inte {2} lika långa segment: {4} brickor vore {5} segment om {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "en utslagning med {1} lag har {2} {2|steg|steg} om {4} segment, inte {5} ronder",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} ronder om {2} brickor är {3} brickor, inte {4}: utelämna ett av talen",
  "%s boards do not fit %s%s: %s": "{1} brickor passar inte {2}{3}: {4}",
  " in so many rounds": " på så många ronder",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|rond|ronder} om {5})",
  "%s has %s rounds, not %s": "{1} har {2} ronder, inte {3}",
  "%s has %s to %s rounds%s, not %s": "{1} har {2} till {3} ronder{4}, inte {5}",
  ", an even number": ", ett jämnt antal",
  ", an odd number": ", ett udda antal",
  "%s sets of %s boards are too many: at most %s boards":
    "{1} uppsättningar om {2} brickor är för många: högst {3} brickor",
  "how many tables or pairs does the %s have?": "hur många bord eller par har {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} bord: en {3} kräver minst {4} bord",
  "%s tables are too many: at most %s": "{1} bord är för många: högst {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} par passar inte {2} bord: {3} eller {4} gör det",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "inget par saknas: {1} par är {2} fulla bord, så utelämna phantom",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "par i en {1} har ingen riktning: ange det som saknas med nummer, som phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: det finns {2} platser{3}",
  " in each direction": " i varje riktning",
  "section %s: %s": "sektion {1}: {2}",
  "%s sections are too many: at most %s": "{1} sektioner är för många: högst {2}",
  "how many tables or contestants do the %s sections have?": "hur många bord eller deltagare har de {1} sektionerna?",
  "how many teams does the %s have?": "hur många lag har {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} lag: en {3} har {4} till {5} lag",
  "%s teams do not fit %s tables: %s would": "{1} lag passar inte {2} bord: {3} gör det",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "lag har inget phantom: ange hur många de är; vid udda antal sitter ett över",
  "teams are not arrow-switched: leave arrow-switch out": "lag har ingen arrow-switch: utelämna den",
  "%s teams need no %s: leave the form out": "{1} lag behöver ingen {2}: utelämna formen",
  "a round-robin of %s teams": "en alla-möter-alla med {1} lag",
  "no triangles for %s teams were found: bye would fit": "inga trianglar för {1} lag hittades: bye passar",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} är för ett {2} antal lag, inte {3}: {4} passar",
  "%s teams are too many for a whist: at most %s": "{1} lag är för många för en whist: högst {2}",
  "a whist of %s teams": "en whist med {1} lag",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s": "inget ryms på {1} minuter: det kortaste tar {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "inget ryms på {1} minuter: {2} {2|bricka tar|brickor tar} ensamma {4}",
  "nothing fits: %s": "inget passar: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "inget passar: inget antal ronder ger var och en {1} till {2} brickor",
  "tables or pairs": "bord eller par",
  "how many %s are there?": "hur många {1} finns det?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "förflyttning saknas: först väntades en sort, som howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "okänt ord ”{1}”: väntade {2}",
  "'%s' needs a value": "”{1}” kräver ett värde",
  "invalid %s '%s': expected a whole number from %s to %s": "{1} ”{2}” går inte: väntade ett heltal från {3} till {4}",
  round: "rond",
  "number of rounds": "antal ronder",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "förflyttningen har inga motståndare än: det finns inget att ändra",
  "round %s: the movement has rounds 1 to %s": "rond {1}: förflyttningen har ronderna 1 till {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} ronder: ronderna 1 till {2} är redan spelade, och {3} är flest",
  "only pairs can join in mid-session: this is a movement of %ss":
    "bara par kan komma mitt i: den här förflyttningen är för: {1}",
  "too many contestants: at most %s": "för många deltagare: högst {1}",
  "invalid id '%s': expected up to 16 letters and digits":
    "”{1}” är inget nummer: väntade upp till 16 bokstäver och siffror",
  "nothing to merge: the movement has no sections": "inget att slå ihop: förflyttningen har inga sektioner",
  "pair %s is in the movement already": "par {1} är redan med i förflyttningen",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "par {1}: med två vinnare börjar ett pars nummer med NS eller EW",
  "there is no %s %s in the movement": "det finns ingen {1} {2} i förflyttningen",
  "%s %s cannot leave twice": "{1} {2} kan inte lämna två gånger",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "det finns ingen fortsättning: för rond {1} finns inga brickor kvar som ingen där känner till",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "tävlingen har ingen förflyttning: väntade en rad som ”movement mitchell tables 7 boards 28”",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "rond saknas: {1}from ROND, den första rond som kan ändras",
  "%splayed '%s': %s": "{1}played ”{2}”: {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: det finns ingen {2} {3} i förflyttningen",
  "round %s is not played yet": "rond {1} är inte spelad än",
  "the movement has no table %s in round %s": "förflyttningen har inget bord {1} i rond {2}",
  "a fixed match names an entry that does not exist": "en parning anger en deltagare som inte finns",
  "nobody plays against themselves": "ingen spelar mot sig själv",
  "both stay at the same table": "båda stannar vid samma bord",
  "%s has two matches, or a match and the bye": "{1} har två matcher, eller en match och frironden",
  "neither can move to the other's table": "ingen kan flytta till den andras bord",
  "they are to be kept apart": "de ska hållas isär",
  "a draw needs 2 to %s contestants, not %s": "en lottning kräver 2 till {1} som spelar, inte {2}",
  "the bye names an entry that does not exist": "frironden är för en deltagare som inte finns",
  "the entries are not in the order of their scores": "deltagarna är inte i resultatordning",
  "with this bye, %s are left: an odd number cannot be drawn":
    "med den frironden återstår {1}: ett udda antal kan inte lottas",
  "one is left: a triangle needs three": "en blir över: en triangel kräver tre",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "alla kan inte få en motståndare: för många ska hållas isär, eller stanna vid sina bord",
  "no three can meet each other: too many are to be kept apart": "inga tre kan mötas: för många ska hållas isär",
  "invalid %s%s '%s': expected %s": "{1}{2} ”{3}” går inte: väntade {4}",
  "%s does not play in this round": "{1} spelar inte i den här ronden",
  "two ids, such as 1-4": "två nummer, som 1-4",
  "an id and its table, such as 7=3": "ett nummer och dess bord, som 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "startvärdet ”{1}” går inte: väntade ett heltal med högst 15 siffror",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "brickor ”{1}” går inte: väntade matchens första och sista bricka: 1-8",
  "the event cannot be scored without round %s": "tävlingen kan inte räknas utan rond {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "en individuell tävling lottas inte: en lottning är för par och lag",
  "the event has two winners: a draw is for one field": "tävlingen har två vinnare: en lottning är för ett fält",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "resultaten har inga ronder: en lottning kräver rader som ”round 1” före dem",
  "nobody to draw: expected lines such as 'team 1 Ash'": "ingen att lotta: väntade rader som ”team 1 Ash”",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "ingen att lotta: väntade rader som ”pair 1 Ann Lee & Bo Park”",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "en match har 1 till {1} brickor, inte {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "skalan {1} finns för {2} till {3} brickor, inte {4}; ange en egen i en fil",
  "only these have a scale for half matches: %s": "bara dessa har en skala för halva matcher: {1}",
  "half a match has 1 to %s boards, not %s": "en halv match har 1 till {1} brickor, inte {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "väntade antalet brickor för raderna nedan, som ”boards 6-8” eller ”boards 9”",
  "rows must come after a 'boards' line where the scale has one":
    "rader ska stå efter en ”boards”-rad där skalan har en",
  "an earlier 'boards' line already covers this number of boards": "en tidigare ”boards”-rad täcker redan antalet",
  "the first row must be for 50 per cent": "första raden måste vara för 50 procent",
  "the first row must be for margin 0": "första raden måste vara för skillnad 0",
  "margin 0 is a draw: both sides must get the same": "skillnad 0 är oavgjort: båda sidor ska få lika",
  "margins must increase from row to row": "skillnaderna måste öka rad för rad",
  "a greater margin must not give the winner less or the loser more than the row above":
    "en större skillnad får inte ge vinnaren mindre eller förloraren mer än raden ovan",
  "too many rows: at most 480": "för många rader: högst 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "väntade en procent från 50 till 100, dess VP och VP för lika mycket under 50, som ”50 10 10”",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "väntade en skillnad i IMP (0 till 9999), vinnarens och förlorarens VP, som ”0 10 10”",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "väntade vinnarens VP, som 12, 12.5 eller 12.34, upp till 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "väntade förlorarens VP, som 8, 7.5 eller 7.66, upp till 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "oväntad text: en rad är skillnad, vinnarens VP och förlorarens VP",
  "unexpected text: expected 'percent' alone": "oväntad text: väntade enbart ”percent”",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "skalan har ingen ”boards”-rad för {1} brickor: den har {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'": "skalan har inga rader: väntade rader som ”0 10 10”",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} lag skulle spela fler än {2} ronder i trianglar: bye passar alltid",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 lag har inga trianglar: de två andra skulle mötas i båda ronderna; 3, 7, 9, 11 ... lag har dem, och bye passar alltid",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "bara en utslagning har seedning: väntade ett bord och en riktning, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "utslagningen har {1} lag: det finns ingen seedning {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "det finns ingen individuell tävling för {1} spelare: 6 till 28 har en, och 41 till 44 eller 49 till 52 en regnbåge",

  // A season (lib/event/season.c)
  "no name": "inget namn",
  "not two names": "inte två namn",
  "%s: %s has %s: left out": "{1}: {2} har {3}: utelämnat",
  "%s has two numbers, %s and %s: one person?": "{1} har två nummer, {2} och {3}: en person?",
  "%s and %s: one person?": "{1} och {2}: en person?",
  "%s: %s has two results: the better one counts": "{1}: {2} har två resultat: det bättre räknas",
  "a season has 1 to %s evenings, not %s": "en säsong har 1 till {1} kvällar, inte {2}",
  "there are %s evenings, more than the %s of the season": "det finns {1} kvällar, fler än säsongens {2}",
  "the best %s cannot count in a season of %s evenings": "de bästa {1} kan inte räknas i en säsong med {2} kvällar",
  "%s has no percentages: expected points by rank": "{1} har inga procent: poäng efter placering väntas",
  "%s is not an event of pairs: expected a season of players": "{1} är ingen partävling: en säsong för spelare väntas",
};
