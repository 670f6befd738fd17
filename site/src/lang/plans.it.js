// Italian: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} in un torneo di: {2}; un torneo ha un solo tipo di concorrenti",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "questo calcolo non è per squadre: si aspetta scoring imps, bam, points o patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "questo calcolo è solo per squadre: si aspetta scoring matchpoints, cross-imps, butler, bam o points",
  "only an event of pairs can have two winners": "solo un torneo a coppie può avere due vincitori",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "i victory point richiedono scoring imps, o coppie con scoring matchpoints, cross-imps o butler",
  "pairs that play for victory points have one winner": "le coppie che giocano per i victory point hanno un vincitore",
  "victory points need a scale: expected a line like vp wbf":
    "i victory point richiedono una scala: si aspetta una riga come vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "solo scoring imps può essere ordinato così: si aspetta auto o wins",
  "scoring %s does not use the setting %s": "scoring {1} non usa l’impostazione {2}",
  "expected per cent or mp": "si aspetta una percentuale o mp",
  "expected imps": "si aspetta imps",
  "expected mp": "si aspetta mp",
  "expected points": "si aspetta points",
  "expected imps, or vp where there is a scale": "si aspetta imps, o vp dove c’è una scala",
  "expected vp": "si aspetta vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "nessun turno scelto: dove gli IMP non classificano, una penalità in IMP va dopo la riga del suo turno",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "solo gli incontri hanno riposi: una coppia senza avversari non richiede una riga, salvo con una scala vp",
  "too many groups: at most 255": "troppi gruppi: al massimo 255",
  "too many deals of board %s: at most 1000": "troppe distribuzioni del board {1}: al massimo 1000",
  "too many ids: an event has at most %s": "troppi numeri: un torneo ne ha al massimo {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} non usa IMP: si aspetta ave+, ave, ave- o una percentuale",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "lo scarto di un incontro è per squadre: si aspetta un’assegnazione per linea: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "un numero di questo torneo è troppo grande per essere esatto: meno risultati o pesi più semplici",
  "round %s, %s %s and %s have no victory points: %s": "turno {1}, {2} {3} e {4} non hanno victory point: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} e {3} non hanno victory point: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "la scala non si legge: si aspetta un file con quel nome, o le sue righe: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "la scala è per percentuali: scoring {1} ne richiede una per IMP, come wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "la scala è per IMP: scoring {1} ne richiede una per percentuali, come ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: un riposo e un incontro nel turno {2}",
  "the team has %s in this round: %s": "la squadra ha {1} in questo turno: {2}",
  "no match": "nessun incontro",
  "two matches": "due incontri",
  "expected a penalty in vp, or below another round": "si aspetta una penalità in vp, o sotto un altro turno",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "turno {1}, le squadre {2} e {3} sono pari: un’eliminazione diretta richiede un vincitore",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "niente da cambiare: prima si aspetta una riga come «movement mitchell tables 7 boards 28»",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "la riga {1} ha già il movimento: «from round 3 movement ...» lo cambia, o «movement void» prima di questa riga",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "la riga {1} ha il movimento dal turno {2}: si aspetta un turno successivo, o «from round {3} movement void» prima di questa riga",
  "too many rows: your own movement has at most 20000": "troppe righe: un movimento proprio ne ha al massimo 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "nessun movimento con righe: prima si aspetta una riga come «movement own»",
  "expected round %s, where the movement begins, or a later one":
    "si aspetta il turno {1} o uno successivo, da cui vale il movimento",
  "the missing boards are unknown: expected a movement line before it":
    "nessun movimento dice quali board mancano: prima si aspetta una riga movement",
  "the movement has no such board: expected one of its rounds and contestants":
    "il movimento non ha quel board: si aspetta uno dei suoi turni e concorrenti",
  "too many tables and rounds in this movement": "troppi tavoli e turni in questo movimento",
  "this movement is not for such an event: expected one of pairs":
    "questo movimento non va per questo torneo: si aspetta uno a coppie",
  "this movement is not for such an event: expected one of teams":
    "questo movimento non va per questo torneo: si aspetta uno a squadre",
  "this movement is not for such an event: expected one of individuals":
    "questo movimento non va per questo torneo: si aspetta uno individuale",
  "the movement has no such place: nobody starts there": "il movimento non ha quel posto: nessuno vi inizia",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "il movimento ha due vincitori, il torneo uno: si aspetta winners 1 in questa riga",
  "the movement has one winner, the event has two: expected another movement":
    "il movimento ha un vincitore, il torneo due: si aspetta un altro movimento",
  "the movement has %s rounds: there is no round %s to begin with":
    "il movimento ha {1} turni: non c’è un turno {2} da cui iniziare",
  "round %s, table %s: %s": "turno {1}, tavolo {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} non ha percentuali: si aspetta combine full o combine last",
  "too many boards: an event has at most %s": "troppi board: un torneo ne ha al massimo {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "il board {1} è in {2} sessioni: si aspetta anche la sessione, una di {3}",
  "no board %s in session %s": "nessun board {1} nella sessione {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "valore non valido per {1}: si aspetta off, oppure data e ora con Z per UTC o con la differenza da UTC, come 2026-11-20T22:00Z o 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "valore impossibile per {1}: si aspetta {2}{3}",
  "one or more of, separated by commas: ": "uno o più tra, separati da virgole: ",
  "one of: ": "uno tra: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "valore impossibile per {1}: si aspetta un numero{2} da {3} a {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "si aspettano fino a 16 percentuali crescenti: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "impostazione «{1}» sconosciuta: {2}{3}{4}",
  "did you mean ": "forse intendevi ",
  "oddtrick help settings lists them": "oddtrick help settings le elenca",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "l’incontro ha board oltre agli IMP: si aspetta lo scarto, o i board",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "la lunghezza dell’incontro non è nota: si aspetta una riga come set match-boards 8, o un movimento",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} non ha la forma {2}: togli la forma",
  "%s has no form %s: it has %s": "{1} non ha la forma {2}: ha {3}",
  "%s has no %s: expected %s": "{1} non ha {2}: si aspetta {3}",
  "expected a whole number from %s to %s after '%s'": "si aspetta un numero intero da {1} a {2} dopo «{3}»",
  "invalid number": "numero non valido",
  "missing number": "numero mancante",
  "invalid id": "numero non valido",
  "missing id": "numero mancante",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "dopo «phantom» si aspetta la coppia mancante, come EW7 o 14",
  "unknown word": "parola sconosciuta",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "si aspetta una forma come skip, o tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments o phantom",
  "unknown movement": "movimento sconosciuto",
  "missing movement": "movimento mancante",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "si aspetta mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out o own",
  "%s has no form %s": "{1} non ha la forma {2}",
  "invalid word '%s': expected %s": "parola non valida «{1}»: si aspetta {2}",
  "missing word: expected %s": "parola mancante: si aspetta {1}",
  "the number of a round, 1 to 250": "il numero di un turno, da 1 a 250",
  "a table, such as 3, or B3 in a section": "un tavolo, come 3, o B3 in un girone",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "un numero di al massimo 16 lettere e cifre, due uniti da +, o - per nessuno",
  "boards, such as 4-6 or 4, or - if they are not known yet": "board, come 4-6 o 4, o - se non sono ancora noti",
  "shared, switched, or the end of the line": "shared, switched, o la fine della riga",
  "rounds are 1 to 250": "i turni vanno da 1 a 250",
  "tables are 1 to 999": "i tavoli vanno da 1 a 999",
  "sections are A to Z": "i gironi vanno da A a Z",
  "boards are 1 to 9999, the first one before the last one": "i board vanno da 1 a 9999, il primo prima dell’ultimo",
  "an id has at most 16 letters and digits": "un numero ha al massimo 16 lettere e cifre",
  "nobody sits there: name somebody, or leave the row out": "nessuno vi siede: nomina qualcuno, o togli la riga",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "tutte le righe hanno due numeri per linea, o nessuna; e tutte un girone, o nessuna",
  "individuals need two ids for a side, such as 1+5": "negli individuali servono due numeri per linea, come 1+5",
  "there are more than 2000 contestants": "ci sono più di 2000 concorrenti",
  "your own movement has 1 to %s rows, not %s": "un movimento proprio ha da 1 a {1} righe, non {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "un movimento proprio è fatto di righe: row TURNO TAVOLO NS EO PRIMA-ULTIMA, come row 1 1 10 1 1-3",
  "board %s": "board {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "nessun tipo di movimento indicato",
  "no such form of a movement": "questa forma di movimento non esiste",
  "%s: numbers of a movement are 1 to %s": "{1}: i numeri di un movimento vanno da 1 a {2}",
  "%s rounds are too many: at most %s": "{1} turni sono troppi: al massimo {2}",
  "there is no such movement: %s": "questo movimento non esiste: {1}",
  "%s is for %s, not for %s": "{1} è per {2}, non per {3}",
  pairs: "coppie",
  teams: "squadre",
  players: "giocatori",
  "%s has one winner, not %s": "{1} ha un vincitore, non {2}",
  "%s has no sections: leave them out": "{1} non ha gironi: toglili",
  "%s has no segments: leave them out": "{1} non ha segmenti: toglili",
  "%s arrow-switched rounds are too many: there are %s": "{1} turni con arrow-switch sono troppi: ce ne sono {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} richiede un numero dispari di coppie, almeno 9: {2} tavoli e una coppia in più",
  "%s has one winner: pairs sit in both directions": "{1} ha un vincitore: le coppie siedono su entrambe le linee",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "l’arrow-switch dà un vincitore: toglilo, o togli i due vincitori",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "non c’è un {1} di {2} tavoli e {3} turni: meno turni potrebbero andare",
  "%s needs %s, not %s": "{1} richiede {2}, non {3}",
  "an even number of tables": "un numero pari di tavoli",
  "an odd number of tables": "un numero dispari di tavoli",
  "at least 3 tables": "almeno 3 tavoli",
  "at least 4 tables": "almeno 4 tavoli",
  "at least 5 tables": "almeno 5 tavoli",
  "at least 6 tables": "almeno 6 tavoli",
  "a %s of %s tables": "un {1} di {2} tavoli",
  "a barometer of %s tables": "un barometro di {1} tavoli",
  "%s needs 2 or 3 tables, not %s": "{1} richiede 2 o 3 tavoli, non {2}",
  "%s tables are too many for a %s: at most %s": "{1} tavoli sono troppi per un {2}: al massimo {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "un {1} ha i suoi arrow-switch: toglilo, o indica 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "nessun howell di {1} tavoli e {2} turni trovato: altri turni potrebbero andare",
  "a %showell of %s tables": "un {1}howell di {2} tavoli",
  "how many players does the individual have?": "quanti giocatori ha l’individuale?",
  "%s player%s: an individual has 6 to %s players": "{1} {1|giocatore|giocatori}: un individuale ne ha da 6 a {3}",
  "%s players do not fit %s tables: %s would": "{1} giocatori non vanno per {2} tavoli: {3} sì",
  "individuals are not arrow-switched: leave arrow-switch out": "gli individuali non hanno arrow-switch: toglilo",
  "phantom: players are numbered 1 to %s": "phantom: i giocatori sono numerati da 1 a {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "nessun giocatore manca: ci sono posti per {1}, quindi togli il phantom",
  "there is no %s for %s players: it has %s players%s": "non c’è {1} per {2} giocatori: ne ha {3}{4}",
  " and so on": " e così via",
  "an individual of %s tables": "un individuale di {1} tavoli",
  "a swiss of %s %s": "uno svizzero di {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "un incontro di {1} board non ha {2} {2|segmento uguale|segmenti uguali}: {4} board sarebbero {5} segmenti di {6}",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "un’eliminazione diretta di {1} squadre ha {2} {2|fase|fasi} di {4} segmenti, non {5} turni",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} turni di {2} board sono {3} board, non {4}: togli uno dei numeri",
  "%s boards do not fit %s%s: %s": "{1} board non vanno per {2}{3}: {4}",
  " in so many rounds": " in tanti turni",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|turno|turni} di {5})",
  "%s has %s rounds, not %s": "{1} ha {2} turni, non {3}",
  "%s has %s to %s rounds%s, not %s": "{1} ha da {2} a {3} turni{4}, non {5}",
  ", an even number": ", un numero pari",
  ", an odd number": ", un numero dispari",
  "%s sets of %s boards are too many: at most %s boards": "{1} serie di {2} board sono troppe: al massimo {3} board",
  "how many tables or pairs does the %s have?": "quanti tavoli o coppie ha il {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|tavolo|tavoli}: un {3} richiede almeno {4} tavoli",
  "%s tables are too many: at most %s": "{1} tavoli sono troppi: al massimo {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} coppie non vanno per {2} tavoli: {3} o {4} sì",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "nessuna coppia manca: {1} coppie sono {2} tavoli pieni, quindi togli il phantom",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "le coppie di un {1} non hanno linea: indica quale manca col suo numero, come phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: ci sono {2} posti{3}",
  " in each direction": " su ogni linea",
  "section %s: %s": "girone {1}: {2}",
  "%s sections are too many: at most %s": "{1} gironi sono troppi: al massimo {2}",
  "how many tables or contestants do the %s sections have?": "quanti tavoli o concorrenti hanno i {1} gironi?",
  "how many teams does the %s have?": "quante squadre ha il {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|squadra|squadre}: un {3} ha da {4} a {5} squadre",
  "%s teams do not fit %s tables: %s would": "{1} squadre non vanno per {2} tavoli: {3} sì",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "le squadre non hanno phantom: indica quante sono; se sono dispari, una riposa",
  "teams are not arrow-switched: leave arrow-switch out": "le squadre non hanno arrow-switch: toglilo",
  "%s teams need no %s: leave the form out": "{1} squadre non richiedono {2}: togli la forma",
  "a round-robin of %s teams": "un girone all’italiana di {1} squadre",
  "no triangles for %s teams were found: bye would fit": "nessun triangolo trovato per {1} squadre: bye andrebbe",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} è per un numero {2} di squadre, non {3}: {4} andrebbe",
  "%s teams are too many for a whist: at most %s": "{1} squadre sono troppe per un whist: al massimo {2}",
  "a whist of %s teams": "un whist di {1} squadre",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s": "niente sta in {1} minuti: il più breve ne richiede {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "niente sta in {1} minuti: {2} board ne {2|richiede|richiedono} già {4}",
  "nothing fits: %s": "niente va bene: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "niente va bene: nessun numero di turni dà da {1} a {2} board a ciascuno",
  "tables or pairs": "tavoli o coppie",
  "how many %s are there?": "quanti sono: {1}?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "movimento mancante: prima si aspetta un tipo, come howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "parola «{1}» sconosciuta: si aspetta {2}",
  "'%s' needs a value": "«{1}» richiede un valore",
  "invalid %s '%s': expected a whole number from %s to %s":
    "{1} «{2}» impossibile: si aspetta un numero intero da {3} a {4}",
  round: "turno",
  "number of rounds": "numero di turni",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "il movimento non ha ancora avversari: non c’è nulla da cambiare",
  "round %s: the movement has rounds 1 to %s": "turno {1}: il movimento ha i turni da 1 a {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} turni: i turni da 1 a {2} sono già giocati, e {3} è il massimo",
  "only pairs can join in mid-session: this is a movement of %ss":
    "solo coppie possono arrivare a metà: questo movimento è per: {1}",
  "too many contestants: at most %s": "troppi concorrenti: al massimo {1}",
  "invalid id '%s': expected up to 16 letters and digits":
    "«{1}» non è un numero: si aspettano fino a 16 lettere e cifre",
  "nothing to merge: the movement has no sections": "niente da unire: il movimento non ha gironi",
  "pair %s is in the movement already": "la coppia {1} è già nel movimento",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "coppia {1}: con due vincitori il numero di una coppia inizia con NS o EW",
  "there is no %s %s in the movement": "non c’è {1} {2} nel movimento",
  "%s %s cannot leave twice": "{1} {2} non può andarsene due volte",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "non c’è un seguito: per il turno {1} non restano board che lì nessuno conosca",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "il torneo non ha movimento: si aspetta una riga come «movement mitchell tables 7 boards 28»",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "turno mancante: {1}from TURNO, il primo turno che può cambiare",
  "%splayed '%s': %s": "{1}played «{2}»: {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: non c’è {2} {3} nel movimento",
  "round %s is not played yet": "il turno {1} non è ancora giocato",
  "the movement has no table %s in round %s": "il movimento non ha il tavolo {1} nel turno {2}",
  "a fixed match names an entry that does not exist": "un abbinamento nomina un iscritto che non c’è",
  "nobody plays against themselves": "nessuno gioca contro se stesso",
  "both stay at the same table": "entrambi restano allo stesso tavolo",
  "%s has two matches, or a match and the bye": "{1} ha due incontri, o un incontro e il riposo",
  "neither can move to the other's table": "nessuno può passare al tavolo dell’altro",
  "they are to be kept apart": "non devono incontrarsi",
  "a draw needs 2 to %s contestants, not %s": "un sorteggio richiede da 2 a {1} che giocano, non {2}",
  "the bye names an entry that does not exist": "il riposo è per un iscritto che non c’è",
  "the entries are not in the order of their scores": "gli iscritti non sono in ordine di risultato",
  "with this bye, %s are left: an odd number cannot be drawn":
    "con questo riposo ne restano {1}: un numero dispari non si sorteggia",
  "one is left: a triangle needs three": "ne resta uno: un triangolo ne richiede tre",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "non tutti possono avere un avversario: troppi non devono incontrarsi, o restano al tavolo",
  "no three can meet each other: too many are to be kept apart":
    "nessun terzetto può incontrarsi: troppi non devono incontrarsi",
  "invalid %s%s '%s': expected %s": "{1}{2} «{3}» impossibile: si aspetta {4}",
  "%s does not play in this round": "{1} non gioca in questo turno",
  "two ids, such as 1-4": "due numeri, come 1-4",
  "an id and its table, such as 7=3": "un numero e il suo tavolo, come 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "seme «{1}» impossibile: si aspetta un numero intero di massimo 15 cifre",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "board «{1}» impossibili: si aspettano il primo e l’ultimo board di un incontro: 1-8",
  "the event cannot be scored without round %s": "il torneo non si può calcolare senza il turno {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "un individuale non si sorteggia: il sorteggio è per coppie e squadre",
  "the event has two winners: a draw is for one field": "il torneo ha due vincitori: il sorteggio è per un solo campo",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "i risultati non hanno turni: il sorteggio richiede righe come «round 1» prima",
  "nobody to draw: expected lines such as 'team 1 Ash'": "nessuno da sorteggiare: si aspettano righe come «team 1 Ash»",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "nessuno da sorteggiare: si aspettano righe come «pair 1 Ann Lee & Bo Park»",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "un incontro ha da 1 a {1} board, non {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "la scala {1} esiste per {2} a {3} board, non {4}; danne una tua in un file",
  "only these have a scale for half matches: %s": "solo queste hanno una scala per mezzi incontri: {1}",
  "half a match has 1 to %s boards, not %s": "mezzo incontro ha da 1 a {1} board, non {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "si aspetta il numero di board per le righe sotto, come «boards 6-8» o «boards 9»",
  "rows must come after a 'boards' line where the scale has one":
    "le righe vanno dopo una riga «boards» se la scala ne ha una",
  "an earlier 'boards' line already covers this number of boards":
    "una riga «boards» precedente copre già questo numero",
  "the first row must be for 50 per cent": "la prima riga deve essere per il 50 per cento",
  "the first row must be for margin 0": "la prima riga deve essere per scarto 0",
  "margin 0 is a draw: both sides must get the same": "scarto 0 è un pareggio: le due parti ricevono lo stesso",
  "margins must increase from row to row": "gli scarti devono crescere di riga in riga",
  "a greater margin must not give the winner less or the loser more than the row above":
    "uno scarto maggiore non può dare meno al vincitore o più al perdente della riga sopra",
  "too many rows: at most 480": "troppe righe: al massimo 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "si aspetta una percentuale da 50 a 100, i suoi VP e i VP per altrettanto sotto 50, come «50 10 10»",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "si aspetta uno scarto in IMP (0 a 9999), i VP del vincitore e del perdente, come «0 10 10»",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "si aspettano i VP del vincitore, come 12, 12.5 o 12.34, fino a 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "si aspettano i VP del perdente, come 8, 7.5 o 7.66, fino a 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "testo inatteso: una riga è scarto, VP del vincitore e VP del perdente",
  "unexpected text: expected 'percent' alone": "testo inatteso: si aspetta solo «percent»",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "la scala non ha una riga «boards» per {1} board: ha {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'": "la scala non ha righe: si aspettano righe come «0 10 10»",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} squadre giocherebbero più di {2} turni di triangoli: bye va sempre",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 squadre non hanno triangoli: le altre due si incontrerebbero in entrambi i turni; li hanno 3, 7, 9, 11 ..., e bye va sempre",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "solo un’eliminazione diretta ha teste di serie: si aspettano tavolo e linea, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s":
    "l’eliminazione diretta ha {1} squadre: non c’è testa di serie {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "non c’è un individuale per {1} giocatori: c’è per 6 a 28, e un arcobaleno per 41 a 44 o 49 a 52",

  // A season (lib/event/season.c)
  "no name": "nessun nome",
  "not two names": "meno di due nomi",
  "%s: %s has %s: left out": "{1}: {2} ha {3}: lasciato fuori",
  "%s has two numbers, %s and %s: one person?": "{1} ha due numeri, {2} e {3}: una sola persona?",
  "%s and %s: one person?": "{1} e {2}: una sola persona?",
  "%s: %s has two results: the better one counts": "{1}: {2} ha due risultati: conta il migliore",
  "a season has 1 to %s evenings, not %s": "una stagione ha da 1 a {1} serate, non {2}",
  "there are %s evenings, more than the %s of the season": "ci sono {1} serate, più delle {2} della stagione",
  "the best %s cannot count in a season of %s evenings":
    "i migliori {1} non possono contare in una stagione di {2} serate",
  "%s has no percentages: expected points by rank": "{1} non ha percentuali: si aspettano punti per posto",
  "%s is not an event of pairs: expected a season of players":
    "{1} non è un torneo a coppie: si aspetta una stagione di giocatori",
};
