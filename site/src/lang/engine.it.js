// Italian: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "risultato",
  level: "livello",
  strain: "seme",
  doubling: "contro",
  declarer: "giocante",
  outcome: "numero di prese",
  "declarer or outcome": "giocante o numero di prese",
  "number of tricks": "numero di prese",
  player: "giocatore",
  honors: "onori",
  "North-South": "Nord-Sud",
  "East-West": "Est-Ovest",
  " and ": " e ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} «{2}» impossibile: {3}",
  "missing %s: %s": "manca: {1}; {2}",
  "invalid %s: %s": "{1} illeggibile: {2}",
  "expected C, D, H, S or NT after the level": "dopo il livello, le lettere inglesi C, D, H, S o NT",
  "invalid strain '%s': did you mean %s?": "seme «{1}» sconosciuto: intendevi «{2}»?",
  "expected a contract, like 4S or 3NT, or pass": "si aspetta un contratto come 4S o 3NT, oppure pass",
  "a contract is for 1 to 7 odd tricks": "un contratto va da 1 a 7",
  "expected X or XX, or * or **": "si aspetta X o XX, oppure * o **",
  "expected X for doubled, XX for redoubled": "X per contrato, XX per surcontrato",
  "expected N, E, S or W after 'by'": "dopo «by» si aspetta N, E, S o W",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} non può avere tante prese in più: al massimo {3}",
  "%s%s cannot go down that many: at most %s": "{1}{2} non può andare down di tanto: al massimo {3}",
  "a grand slam cannot have overtricks": "un grande slam non ha prese in più",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "«made» conta le prese oltre sei, e {1}{2} ne richiede {3}: si aspetta made {4} o più, oppure down 1",
  "'made' counts the tricks above six: at most 7": "«made» conta le prese oltre sei: al massimo 7",
  "a deal has 13 tricks": "una mano ha 13 prese",
  "expected the overtricks, like +1; just made is =": "si aspettano le prese in più, come +1; solo mantenuto è =",
  "expected the undertricks, like -1; just made is =": "si aspettano i down, come -1; solo mantenuto è =",
  "expected the odd tricks made, like made 4": "si aspettano le prese oltre sei, come made 4",
  "expected the undertricks, like down 1": "si aspettano i down, come down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "si aspetta N, E, S o W, oppure =, +1, -1, made 4, down 1 o 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "si aspetta =, +1, -1, made 4, down 1 o 10 tricks",
  "unexpected '%s' after the result": "«{1}» di troppo dopo il risultato",
  "expected who held the honors: N, E, S or W": "si aspetta chi aveva gli onori: N, E, S o W",
  "aces count at notrump; four trump honors are 100, five 150":
    "gli assi contano a senza; quattro onori di atout valgono 100, cinque 150",
  "they are worth 100 or 150": "valgono 100 o 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "vulnerabilità «{1}» sconosciuta: si aspetta none, ns, ew o both, yes o no per la linea del giocante, o un numero di board",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "si aspettano punti onori, da 0 a 40, come hcp 26 o hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "se tutti passano non c’è giocante: indica la linea dei punti, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "manca il giocante: il foglio vuole N, E, S o W dopo il contratto",
  "honors do not count in a duplicate-style Chicago": "gli onori non contano nel Chicago in stile duplicato",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "un Chicago in IMP vuole i punti onori: aggiungi hcp 26, o hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "testo di troppo dopo la mano: si aspetta honors E 150, hcp 26, o niente",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "onori due volte: un solo giocatore può avere quattro onori di atout, o tutti gli assi",
  "honors must come before hcp": "honors deve stare prima di hcp",
  "the side of We must be given before the first deal": "la linea di Noi va data prima della prima mano",
  "We and They cannot sit in the same direction": "Noi e Loro non possono sedere nella stessa linea",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "si aspetta la mano da correggere e il risultato: correct 3 5C W -1",
  "no end comes before this line": "non c’è una fine prima di questa riga",
  "no deal with this number comes before this line": "non c’è una mano con questo numero prima di questa riga",
  "no deal comes before this line": "non c’è nessuna mano prima di questa riga",
  "the last end was already taken back": "l’ultima fine è già stata ritirata",
  "unexpected text after void": "testo di troppo dopo void",
  "an end can only be withdrawn: correct end void": "una fine si può solo ritirare: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "si aspetta partscores 100, o partscores 50 come nelle vecchie leggi",
  "expected partscores carry, or partscores bonus (50 each)":
    "si aspetta partscores carry, o partscores bonus (50 ciascuna)",
  "part-scores do not carry in duplicate style or in IMPs": "i parziali non si conservano in stile duplicato né in IMP",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "si aspetta vulnerable dealer o vulnerable nondealer (mani 2 e 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "si aspetta il numero di mani di un Chicago: deals 4, o deals 6",
  "unexpected text after the dealer": "testo di troppo dopo il mazziere",
  "expected the first dealer: dealer N, E, S or W": "si aspetta il primo mazziere: dealer N, E, S o W",
  "unexpected text after duplicate": "testo di troppo dopo duplicate",
  "expected the name of a file with expected scores, or nothing":
    "si aspetta il nome di un file di punti attesi, o niente",
  "this log is a Chicago: keep a rubber in a separate log":
    "questo registro è di un Chicago: tieni il rubber in un altro",
  "this log is a rubber: keep a Chicago in a separate log":
    "questo registro è di un rubber: tieni il Chicago in un altro",
  "unexpected text after end": "testo di troppo dopo end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "si aspetta una mano, come 4SX N +1, oppure we, they, end o correct",
  "unknown keyword '%s': did you mean %s?": "parola «{1}» sconosciuta: intendevi «{2}»?",
  "this is a rule of Chicago: a rubber does not have it": "è una regola del Chicago: un rubber non ce l’ha",
  "rules must come before the first deal": "le regole vanno prima della prima mano",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate": "gli onori contano solo nel rubber, non nel duplicato",
  "a passed-out deal has no trumps, so nobody scores honors": "se tutti passano non c’è atout: nessuno segna onori",
  "declarer is not named: the side that scores the honors is unknown":
    "il giocante non è indicato: non si sa chi segna gli onori",
  "honors need the player who held them: north, east, south or west":
    "per gli onori serve chi li aveva: north, east, south o west",
  "at notrump only four aces in one hand count: 150": "a senza contano solo quattro assi in una mano: 150",
  "honors are worth 100 or 150, not %s": "gli onori valgono 100 o 150, non {1}",
  "impossible result for a deal of bridge": "questo risultato è impossibile nel bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "il giocante non è indicato, quindi «{1} in zona» è ambiguo: indicalo, o usa yes o no per la sua linea",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "questa mano vince il rubber, e il premio dipende da entrambe le linee: usa ns, ew o both",
  "there is no such deal, or it was taken back": "questa mano non esiste, o è stata ritirata",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "questo tavolo non gioca board",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "il board {1} non è a questo tavolo nel turno {2}: sono attesi da {3} a {4}; l’arbitro può correggere gli altri board",
  "the director has ruled on board %s": "l’arbitro ha deciso sul board {1}",
  "board %s has a result already": "il board {1} ha già un risultato",
  "board %s was changed meanwhile": "il board {1} è stato cambiato nel frattempo",
  "no table %s: the movement has %s tables": "non c’è il tavolo {1}: il movimento ha {2} tavoli",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "il torneo non ha un movimento: serve una riga come movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "manca il giocante: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "si aspetta un numero di al massimo 16 lettere e cifre, o due uniti da +",
  "expected acbl or the end of the line": "si aspetta acbl o la fine della riga",
  "expected the end of the line": "si aspetta la fine della riga",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "si aspetta un calcolo: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps o patton",
  "expected 1 or 2": "si aspetta 1 o 2",
  "expected the end of the line after 1 or 2": "dopo 1 o 2 si aspetta la fine della riga",
  "expected an id of letters and digits, then the names": "si aspetta un numero di lettere e cifre, poi i nomi",
  "expected an id of letters and digits, a name, a colon, and the players":
    "si aspetta un numero, un nome, due punti e i giocatori",
  "expected an id of letters and digits": "si aspetta un numero di lettere e cifre",
  "expected the end of the line, or void, after the id of the phantom":
    "dopo il numero della coppia fantasma si aspetta la fine della riga o void",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "si aspettano numero, quantità e motivo: penalty 8 25% gioco lento",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "si aspetta una quantità (25% di un top, 5 mp, 3 imps, 1 vp o 50 points) o void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "la quantità non ha unità: si aspetta %, mp, imps, vp o points",
  "a penalty is subtracted: expected an amount without a minus sign":
    "una penalità si sottrae: si aspetta una quantità senza meno",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "si aspettano numero e quantità: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "si aspetta una quantità: 12.5, 3%, 5 mp, 3 imps o 1 vp",
  "expected the end of the line after the amount": "dopo la quantità si aspetta la fine della riga",
  "expected an id and a stratum: strat 8 B": "si aspettano numero e fascia: strat 8 B",
  "expected a stratum (A, B or C) or void": "si aspetta una fascia (A, B o C) o void",
  "expected the end of the line after the stratum": "dopo la fascia si aspetta la fine della riga",
  "expected the id of the team that has no match: bye 7": "si aspetta il numero della squadra che riposa: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "si aspettano victory point, o una percentuale del massimo: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "si aspetta il numero di una squadra, NS o EW, e i giocatori: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "si aspetta NS o EW, poi i giocatori",
  "expected the end of the line after the name of the scale": "dopo il nome della scala si aspetta la fine della riga",
  "expected a scale: %s, or a file": "si aspetta una scala: {1}, o un file",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "si aspetta un’impostazione e il suo valore: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =":
    "si aspettano i numeri delle due linee e un risultato: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =": "si aspetta il numero di Est-Ovest e un risultato: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "nessun board scelto: dopo una riga di turno si aspetta prima una come «board 1»",
  "no board selected: expected a line like 'board 1' before it":
    "nessun board scelto: prima si aspetta una riga come «board 1»",
  "expected a result: 4S N =, pass, ave+/ave-, not played":
    "si aspetta un risultato: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "si aspetta il nome di un gruppo, lettere e cifre: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "si aspetta il mazziere, N, E, S o W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "si aspetta una vulnerabilità: board 2 vul none, ns, ew o both",
  "expected a board number, 1 to 9999": "si aspetta un numero di board da 1 a 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "si aspetta la fine della riga, un gruppo (board 2 group B), un mazziere, una vulnerabilità, o due punti e una riga dello score",
  "out of memory": "memoria insufficiente",
  "expected a round number, 1 to 9999": "si aspetta un numero di turno da 1 a 9999",
  "expected the end of the line, or a board, after the round number":
    "dopo il numero di turno si aspetta la fine della riga o un board",
  "expected the number of a session and optionally a title: session 2 Final":
    "si aspetta il numero di una sessione e, se si vuole, un titolo: session 2 Finale",
  "expected the number of a session, 1 to 99": "si aspetta il numero di una sessione, da 1 a 99",
  "expected apart or the end of the line": "si aspetta apart o la fine della riga",
  "expected how sessions are combined: full, mean, ebu or last":
    "si aspetta come i totali delle sessioni ne fanno uno: full, mean, ebu o last",
  "expected a round and a movement: from round 3 movement own":
    "si aspettano un turno e un movimento: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "si aspettano un turno e un tavolo: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "si aspettano numero, tavolo e linea: seat 14 table 3 NS; di un’eliminazione diretta seat 14 seed 1; o seat 14 void",
  "expected the end of the line after the direction": "dopo la linea NS o EW si aspetta la fine della riga",
  "expected the end of the line after the seed": "dopo la testa di serie si aspetta la fine della riga",
  "expected NS or EW; of individuals N, S, E or W": "si aspetta NS o EW; nell’individuale N, S, E o W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "si aspetta cosa fare dei board senza risultato: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "dopo by si aspetta un numero: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "si aspettano numero e numeri di tessera: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "nessun board scelto: prima delle carte si aspetta una riga come «board 1»",
  "of no board selected: expected a line like 'board 1' before it":
    "nessun board scelto: prima si aspetta una riga come «board 1»",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "si aspettano il mazziere e le dichiarazioni: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "si aspettano chi attacca e le carte, quattro per presa: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "si aspettano un nome e un testo: tag site Il Circolo",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "si aspettano numero, nome e testo: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "si aspetta un tipo di valore: score, mp, imps, percent, vp, rank o boards",
  "expected a number, or - for no value": "si aspetta un numero, o - per nessuno",
  "expected at most two numbers": "si aspettano al massimo due numeri",
  "no result selected: expected a line of a traveller above it":
    "nessun risultato scelto: sopra si aspetta una riga con un risultato",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "si aspettano numero, tipo di valore e cifra: total 7 mp 123.5",
  "expected the end of the line after the number": "dopo il numero si aspetta la fine della riga",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "si aspettano due numeri, tipo di valore e due cifre: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "si aspettano i punti di Nord-Sud, un multiplo di 10 fino a 7600: score 420 o score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "manca il giocante: dopo il contratto ci vuole N, E, S o W",
  "too many parts: a weighted score has at most 8": "troppe parti: un punteggio ponderato ne ha al massimo 8",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "si aspettano un peso, con al massimo due decimali, e un risultato: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "i pesi sommano a {1},{2}{3} %: si aspetta 100 %",
  "expected a percentage from 0 to 100": "si aspetta una percentuale da 0 a 100",
  "expected IMPs from -24 to 24": "si aspettano IMP da -24 a 24",
  "unexpected text after the result": "testo di troppo dopo il risultato",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "si aspettano il punteggio di Nord-Sud, una barra e quello di Est-Ovest: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "si aspetta l’attacco, una carta come HK, S10 o c2",
  "expected 'wrong direction'": "si aspetta «wrong direction»",
  "expected the offending side: offending NS or offending EW":
    "si aspetta la linea colpevole: offending NS o offending EW",
  "unexpected text after forced": "testo di troppo dopo forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending e forced possono comparire una volta sola",
  "only a weighted score can name the offending side": "solo un punteggio ponderato può indicare la linea colpevole",
  "expected 'not played'": "si aspetta «not played»",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "testo di troppo dopo il risultato: si aspetta lead HK, wrong direction, o niente",

  // Events (lib/event)
  pair: "coppia",
  team: "squadra",
  "%s and %s sit the other way on board %s": "{1} e {2} siedono al contrario nel board {3}",
  "%s and %s do not meet on board %s": "{1} e {2} non si incontrano nel board {3}",
  "board %s is not played: the movement has %s boards, up to board %s":
    "il board {1} non si gioca: il movimento ha {2} board, fino al board {3}",
  ", or board %s to %s": ", o i board da {1} a {2}",
  ", or board %s": ", o il board {1}",
  " in round %s": " nel turno {1}",
  " or %s": " o {1}",
  ": expected %s": ": si aspetta {1}",
  ": neither plays it": ": nessuna la gioca",
  "teams %s and %s do not meet in round %s": "le squadre {1} e {2} non si incontrano nel turno {3}",
  ": neither has a match in it": ": nessuna vi ha un incontro",
  "%s; end the line with 'forced' if it is right": "{1}; se è giusto, termina la riga con «forced»",
  "'%s' is the same player twice: expected two players, 1+5":
    "«{1}» è due volte lo stesso giocatore: se ne aspettano due, 1+5",
  "'%s' is one player: expected two players, 1+5": "«{1}» è un giocatore: se ne aspettano due, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "«{1}» sono due giocatori: si aspetta il numero di una coppia o squadra",
  "'%s' sits in the other direction": "«{1}» siede nell’altra linea",
  "'%s' plays against itself: expected another contestant":
    "«{1}» gioca contro se stessa: si aspetta un altro avversario",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} non ha nome, quasi tutte le altre sì: numero sbagliato?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} «{2}»: sconosciuto, nessuna riga lo nomina e non ha risultati",
  "the event has no %s '%s'": "il torneo non ha {1} «{2}»",
  "expected the id of one contestant": "si aspetta un solo numero",
  "ambiguous id: with two winners there are NS%s and EW%s": "numero ambiguo: con due vincitori ci sono NS{1} e EW{2}",
  "ambiguous id: there are NS%s and EW%s": "numero ambiguo: ci sono NS{1} e EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "il board {1} ha già risultati: la vulnerabilità va prima",
  "no earlier line of this kind can be taken back": "nessuna riga precedente di questo tipo può essere ritirata",
  "no round selected: expected a line like 'round 1' before a bye":
    "nessun turno scelto: prima di un riposo si aspetta una riga come «round 1»",
  "then %s:%s:%s: %s": "allora riga {2}, colonna {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "quale turno? Si aspetta prima del board: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "quale board? Si aspetta prima della riga: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". Era {1}?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, attacco {2}: attacca {3} e non ha quella carta",
  "; %s has it": "; ce l’ha {1}",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} attacchi su {2} non sono nella mano di chi attacca: sono queste le carte giocate?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} risultati su {2} distano {3} o più prese da quelle a carte viste: sono queste le carte giocate?",
  "; they have board%s %s": "; hanno {1|il board|i board} {2}",
  "%s: no result on board%s %s": "{1}: nessun risultato {2|nel board|nei board} {3}",
  "; the other table has one": "; l’altro tavolo ne ha uno",
  ", which corrects line %s: did it belong to this table?": ", che corregge la riga {1}: era di questo tavolo?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} e {2}: nessun risultato {3|nel board|nei board} {4}, e meno risultati della maggior parte: si sono incontrati lì?",
  "%s is in %s and in %s": "{1} è in {2} e in {3}",
  "%s: a result, %s, against the phantom; it does not count": "{1}: un risultato, {2}, contro il fantasma; non conta",
  "no other score is within 3 IMPs of %s": "nessun altro punteggio è entro 3 IMP da {1}",
  "no contract gives %s points on this board": "nessun contratto dà {1} punti in questo board",
  "%s is %s points for North-South, and the line says %s": "{1} vale {2} punti per Nord-Sud, e la riga dice {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: si sono già incontrati nel turno {2}, e di nuovo nel {3}",
  "they play this board in round %s at table %s, not in round %s":
    "giocano questo board nel turno {1} al tavolo {2}, non nel turno {3}",
  "%s also plays board %s in line %s": "{1} gioca il board {2} anche nella riga {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: nessun risultato {2|nel board|nei board} {3}, tavolo {4} nel turno {5}",
  ". Was %s meant? %s has no result there": ". Era {1}? {2} non ha un risultato lì",
  ". Was board %s meant? They have no result on it": ". Era il board {1}? Non vi hanno un risultato",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Nord-Sud ed Est-Ovest sono scambiati? {1} non ha un risultato lì",
  "%s also plays board %s in line %s, against %s": "{1} gioca il board {2} anche nella riga {3}, contro {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} è a due tavoli nel turno {2}: il board {3} nella riga {4} è contro {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} ha il board {2}, che va con questo, nella riga {3} contro {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: hanno anche {2|il board|i board} {3}, che nessun altro gioca con {4}",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1}: siedono al contrario, {2}, nel board {3}, riga {4}",
  "; if it was %s: ": "; se era {1}: ",
  "%s is unlike all others: ": "{1} è diverso da tutti gli altri: ",
  "no other is declared by %s": "nessun altro è giocato da {1}",
  "no other is in %s by %s": "nessun altro è a {1} da {2}",
  "no other score is within 3 IMPs": "nessun altro punteggio è entro 3 IMP",
  "other declarers in %s took %s to %s tricks": "gli altri giocanti a {1} hanno fatto da {2} a {3} prese",
  "other declarers in %s took %s tricks": "gli altri giocanti a {1} hanno fatto {2} prese",
  "%s is %s trick%s, and %s can be made": "{1} sono {2} {2|presa|prese}, e se ne possono fare {4}",
  "; the others in %s took %s to %s": "; gli altri a {1} ne hanno fatte da {2} a {3}",
  "; the other one in %s took %s": "; l’altro a {1} ne ha fatte {2}",
  "; the others in %s took %s": "; gli altri a {1} ne hanno fatte {2}",
  "no rank changes": "nessun posto cambia",
  "%s from %s to %s": "{1} dal {2} al {3}",
  ", %s rank changes": ", cambia {1} posto",
  ", %s ranks change": ", cambiano {1} posti",
  ", another winner": ", un altro vincitore",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Noi",
  They: "Loro",
  "%s are not vulnerable.": "{1}: in prima.",
  "%s are not vulnerable: no game yet.": "{1}: in prima, ancora nessuna manche.",
  "%s are vulnerable: one game, deal %s.": "{1}: in zona, una manche, mano {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: in zona, la quarta mano.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1}: in zona, come tutti nella quarta e nella sesta mano.",
  "%s are vulnerable: the other side deals.": "{1}: in zona, il mazziere è dell’altra linea.",
  "%s are vulnerable: their side deals.": "{1}: in zona, il mazziere è di questa linea.",
  "%s have %s below the line: deal %s.": "{1}: {2} sotto la linea (mano {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S hanno {1} punti onori, che promettono {2}. Segnano {3}: {4} {5}, {6} IMP.",
  less: "meno",
  more: "più",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: chi la incontra riposa",
  "has all results": "ha tutti i risultati",
  "halves of IMPs go to the other side": "i mezzi IMP vanno all’altra linea",
  "passed out": "passo generale",
  "Law 12C2: artificial scores of both sides": "Articolo 12C2: punteggi arbitrali delle due linee",
  "no score for anyone": "nessun punteggio per nessuno",
  "takes the line back": "ritira la riga",
  "score 420: North-South's points, without a contract": "score 420: punti di Nord-Sud, senza contratto",
  "ranked among all": "in classifica fra tutti",
  "also among B and C": "anche fra B e C",
  "also among C": "anche fra C",
  "takes the last one back": "ritira l’ultima",
  "the next name": "il nome successivo",
  "the next result": "il risultato successivo",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "memoria insufficiente per calcolare le prese",
  "the worker could not be started": "non è stato possibile avviare il calcolo",
};
