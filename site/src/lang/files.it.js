// Italian: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "numero di board mancante: si aspetta una riga come #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2": "si aspettano uno o due vincitori: #WINNERS,1 o #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair":
    "manca la colonna dei numeri di coppia: si aspetta un’intestazione Pair",
  "invalid pair '%s': expected letters and digits": "coppia «{1}» impossibile: si aspettano lettere e cifre",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "una riga di risultati senza intestazioni sopra: si aspettano NS, EW e così via",
  "a row without a # line above it: left out": "una riga senza riga # sopra: tralasciata",
  "%s kept unread, since the heading is unknown: %s": "{1} non letta, perché l’intestazione è sconosciuta: {2}",
  "columns are": "colonne",
  "a column is": "colonna",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "matchpoint di squadre e nessun IMP: calcolo board-a-match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs": "IMP frazionari e nessun matchpoint: calcolo cross-IMP",
  "whole IMPs and no matchpoints: scored by Butler": "IMP interi e nessun matchpoint: calcolo Butler",
  "a line above the headings is left out": "una riga sopra le intestazioni è tralasciata",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "mancano le colonne dei giocatori: si aspettano intestazioni come board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "manca la colonna del numero di board: si aspettano intestazioni come board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "nessuna intestazione: letto come board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "nessuna intestazione: letto come elenco di risultati da Bridgemate",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "i numeri sotto 7 senza segno sono letti come prese in più, come qui «{1}»",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "«{1}» è letto come punteggio di Nord-Sud, e l’opposto come di Est-Ovest",
  "no result: read as not played%s": "nessun risultato: letto come non giocato{1}",
  "too long for a result": "troppo lungo per un risultato",
  "invalid id '%s': expected letters and digits, at most 16":
    "numero «{1}» impossibile: si aspettano lettere e cifre, al massimo 16",
  "missing players: expected an id or names in both directions%s":
    "mancano i giocatori: si aspetta un numero o nomi su entrambe le linee{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "vulnerabilità «{1}» sconosciuta: si aspetta none, ns, ew o both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "«{1}» differisce dalla vulnerabilità di questo board sopra: resta la prima",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "distribuzione «{1}» impossibile: si aspettano mani come N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10":
    "carta «{1}» impossibile: si aspetta l’attacco, come HK o S10",
  "invalid group '%s': expected letters and digits": "gruppo «{1}» impossibile: si aspettano lettere e cifre",
  "more than 128 cells: the rest is left out%s": "più di 128 celle: il resto è tralasciato{1}",
  "invalid board '%s': expected a number, 1 to 9999": "board «{1}» impossibile: si aspetta un numero da 1 a 9999",
  "invalid round '%s': expected a number, 1 to 9999": "turno «{1}» impossibile: si aspetta un numero da 1 a 9999",
  "missing board number%s": "numero di board mancante{1}",
  "the letters of contracts are ambiguous: %s; or %s": "le lettere dei contratti sono ambigue: {1}; o {2}",
  "contracts are read as %s": "i contratti sono letti come {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "il numero di un turno, da 1 a 9999",
  "the lead: %s": "l’attacco: {1}",
  'missing result: expected "result":"4S N ="': 'risultato mancante: si aspetta "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'mancano i numeri: si aspettano "ns" e "ew", ciascuno con un numero',
  "expected a vulnerability: none, ns, ew or both": "si aspetta una vulnerabilità: none, ns, ew o both",
  "expected the dealer: N, E, S or W": "si aspetta il mazziere: N, E, S o W",
  "a board number, 1 to 9999": "un numero di board da 1 a 9999",
  'missing member "board"': 'manca il membro "board"',
  "this list": "questo elenco",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'si aspetta un numero, e una quantità con unità: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "un torneo",
  "this JSON is not UTF-8: read as Windows-1252": "questo JSON non è UTF-8: letto come Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'questo JSON non è un torneo: si aspettano "event", "scoring" e "boards"',
  "unknown member '%s' in %s: ignored": "membro «{1}» sconosciuto in {2}: ignorato",
  "expected %s": "si aspetta {1}",
  "expected a number: 12.5": "si aspetta un numero: 12.5",
  "expected an id of at most 16 letters and digits%s": "si aspetta un numero di al massimo 16 lettere e cifre{1}",
  ", or two ids joined by +": ", o due numeri uniti da +",
  "an auction or a play of cards": "una licita o un gioco della carta",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'manca il primo giocatore: si aspetta "first":"N", "E", "S" o "W"',
  'expected an amount: 3.5, or "3%"': 'si aspetta una quantità: 3.5, o "3%"',
  "expected a stratum: A, B or C": "si aspetta una fascia: A, B o C",
  "the list of who plays": "l’elenco dei partecipanti",
  'missing member "id"': 'manca il membro "id"',
  "the text ends inside a string": "il testo finisce dentro una stringa",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'stringa non chiusa: si aspetta " prima della fine della riga',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "sequenza non valida dopo la barra inversa",
  "a byte that is not UTF-8": "un byte che non è UTF-8",
  "expected a number like 12, -12.5 or 1e3": "si aspetta un numero come 12, -12.5 o 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "si aspetta un valore: stringa, numero, graffa, quadra, true, false o null",
  "nested too deeply: at most 2048 levels": "annidato troppo a fondo: al massimo 2048 livelli",
  "nested too deeply: at most 64 levels": "annidato troppo a fondo: al massimo 64 livelli",
  "expected a colon after the name of a member": "si aspettano i due punti dopo il nome di un membro",
  "expected the name of a member in quotes": "si aspetta il nome di un membro tra virgolette",
  "expected a comma and the next member, or }": "si aspetta una virgola e il membro seguente, o la graffa chiusa",
  "expected a comma and the next value, or ]": "si aspetta una virgola e il valore seguente, o ]",
  "expected a comma, or the end": "si aspetta una virgola, o la fine",
  "expected the end of the text after the value": "dopo il valore si aspetta la fine del testo",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "tralasciato: si aspetta una chiave di due lettere, una barra, un valore e una barra: mb|1C|",
  "invalid board %s: expected 1 to %s": "board {1} impossibile: si aspetta da 1 a {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} giocatori, mentre sono 4 a un tavolo e 8 in due sale: un nome contiene una virgola? Gli ultimi sono tralasciati",
  "a list after its boards: left out": "un elenco dopo i suoi board: tralasciato",
  "%s comment%s (nt, at) left out": "{1} {1|commento tralasciato|commenti tralasciati} (nt, at)",
  "%s %s left out: an auction has at most %s": "{1} {2}: tralasciate; una licita ne ha al massimo {3}",
  "explanations are": "spiegazioni",
  "explanation is": "spiegazione",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "risultato «{1}» impossibile: se ne aspetta uno come 4SN= o 3NEx-2, PASS, o A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "nessun board per questa voce: l’elenco ha più voci che board, o un numero non valido",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "dichiarazione «{1}» impossibile: se ne aspetta una come 1C o 3N, p, d o r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "il link non contiene una mano: aprilo in un browser e salva la mano stessa",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "riporto «{1}» impossibile: si aspetta un numero, come 12 o 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} {1|risultato|risultati} di una sala senza tavolo in questo file: non confrontati, resti di un incontro precedente",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "mano impossibile: si aspettano semi e carte, una volta ciascuna, come SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "una carta in due mani, o più di 13 in una: la distribuzione è tralasciata",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "vulnerabilità «{1}» sconosciuta: si aspetta o, n, e o b (nessuno, N-S, E-O, tutti)",
  "cards played without a contract: left out": "carte giocate senza contratto: tralasciate",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", e una carta precedente non risponde al seme: il gioco è tralasciato da lì",
  "invalid card '%s': expected one like SK or D10": "carta «{1}» impossibile: se ne aspetta una come SK o D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "numero di prese «{1}» impossibile: si aspettano le prese del giocante, da 0 a 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "la richiesta dà {1} prese al giocante, ma secondo le carte ne ha vinte {2} e perse {3}",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "il board {1} ha un altro mazziere o vulnerabilità rispetto a sopra: restano i primi",
  "board %s has different cards than above: numbered %s": "il board {1} ha altre carte rispetto a sopra: numerato {2}",
  "board %s has different cards than above: left out": "il board {1} ha altre carte rispetto a sopra: tralasciato",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "board {1}: l’elenco dei risultati ha {2}, diverso da licita e prese; vale l’elenco",
  "board %s has no result%s": "il board {1} non ha risultato{2}",
  ": expected mc and the tricks that declarer took": ": si aspetta mc e le prese del giocante",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "si aspetta N, E, S o W",
  "expected None, NS, EW or All": "si aspetta None, NS, EW o All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "il board {1} ha altre carte o vulnerabilità rispetto a sopra: numerato {2}",
  "; accepted, and reported once": "; accettato, e segnalato una volta",
  "too many inherited values: at most 256": "troppi valori ereditati: al massimo 256",
  "this tag has a value in each game: # and ## are not allowed":
    "questo tag ha un valore in ogni partita: # e ## non valgono",
  "this tag has a value in each game: # is not allowed": "questo tag ha un valore in ogni partita: # non vale",
  "a value too long to be inherited: at most 255 characters":
    "un valore troppo lungo da ereditare: al massimo 255 caratteri",
  "upper and lower case matter in names of tags: expected %s":
    "maiuscole e minuscole contano nei nomi dei tag: si aspetta {1}",
  "duplicate tag in the same game: ignored": "tag doppio nella stessa partita: ignorato",
  "unterminated comment: expected } after this {": "commento non chiuso: si aspetta la graffa chiusa",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'si aspetta il nome di un tag, di lettere, cifre e _: [Event "Serata del circolo"]',
  "expected a value in quotes after the name of the tag": "dopo il nome del tag si aspetta un valore tra virgolette",
  'unterminated value: expected " and ] before the end of the line':
    'valore non chiuso: si aspettano " e ] prima della fine della riga',
  "expected ] after the value of the tag": "dopo il valore del tag si aspetta ]",
  "too many tags in one game: at most %s": "troppi tag in una partita: al massimo {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "board {1}: la riga {2} ha già un risultato di questo tavolo: questo lo sostituisce",
  "expected a date like 2026.11.19, with ? for unknown parts":
    "si aspetta una data come 2026.11.19, con ? per l’ignoto",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "calcolo «{1}» sconosciuto: si aspetta MP, IMP, BAM, Rubber, Chicago e varianti",
  "scoring by %s is not supported": "il calcolo {1} non è supportato",
  "teams are not scored by matchpoints: read as IMPs": "le squadre non si calcolano a matchpoint: letto come IMP",
  "expected a number, NS and a number, EW and a number, or both":
    "si aspetta un numero, NS e un numero, EW e un numero, o entrambi",
  "expected the opening leader: N, E, S or W": "si aspetta chi attacca: N, E, S o W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "né un tag né parte di una sezione: si aspetta [, o il segno di un commento",
  "another game starts here: expected an empty line before it":
    "qui inizia un’altra partita: prima si aspetta una riga vuota",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4": "si aspettano le prese del giocante, da 0 a 13, o NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'giocante mancante: si aspetta [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "si aspetta Pass, o un contratto come 4S, 3NTX o 6DXX",
  "expected - for no contract": "si aspetta - per nessun contratto",
  "expected declarer's tricks, 0 to 13": "si aspettano le prese del giocante, da 0 a 13",
  "expected declarer: N, E, S or W": "si aspetta il giocante: N, E, S o W",
  "expected a number, ? or -": "si aspetta un numero, ? o -",
  "expected the number of times it was made, 1 to 1000": "si aspetta il numero di volte, da 1 a 1000",
  "%s cells in a row of %s columns": "{1} celle in una riga di {2} colonne",
  "others play in this room on the board above: read as the other room":
    "nel board sopra altri giocano in questa sala: letto come l’altra sala",
  "board %s was already played in both rooms by these teams: numbered %s":
    "il board {1} è già stato giocato in entrambe le sale da queste squadre: numerato {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "si aspetta una vulnerabilità: None, NS, EW o All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "numero di board mancante: si aspetta BOARD_NUMBER all’inizio di BOARD",
  "missing seat of a hand: expected N, E, S or W": "manca il posto di una mano: si aspetta N, E, S o W",
  "a hand has at most 13 cards": "una mano ha al massimo 13 carte",
  "the hands of board %s: %s": "le mani del board {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "la riga non ha DIRECTION: la prima di un board è letta come N-S, la seconda come E-O",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "matchpoint senza contratto né punti: letti come percentuale dei {1} che le due linee dividono, qui e sotto",
  "a score without a result or percentages like A6040: read as not played":
    "un punteggio senza risultato né percentuali come A6040: letto come non giocato",
  "missing number of tricks: only the points are used": "numero di prese mancante: si usano solo i punti",
  "expected points, or percentages of both sides: 420, A6040":
    "si aspettano punti, o percentuali delle due linee: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "una riga senza risultato per una coppia a riposo: ignorata, qui e sotto",
  "expected a contract: 4H, 3NTX, Passed": "si aspetta un contratto: 4H, 3NTX, Passed",
  ". Only the points are used": ". Si usano solo i punti",
  "missing ids: expected %s": "mancano i numeri: si aspetta {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM e OPPOSING_TEAM nell’incontro, prima dei board",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER e EW_PAIR_NUMBER, di al massimo 16 lettere e cifre",
  "expected 1 or 2 winners": "si aspettano 1 o 2 vincitori",
  "unknown type of event '%s': read as %s": "tipo di torneo «{1}» sconosciuto: letto come {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMP senza metodo: letto come Butler; per cross-IMP si aspetta CROSS_IMPS",
  "unknown scoring '%s': read as %s": "calcolo «{1}» sconosciuto: letto come {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "le coppie si ordinano per board, non per victory point: questi restano come nel file",
  "the file does not name a scale of victory points: using %s":
    "il file non nomina una scala di victory point: si usa {1}",
  "the participants are teams: read as a teams event": "i partecipanti sono squadre: letto come torneo a squadre",
  "ladders are not supported: read as matches of teams": "le scale non sono supportate: letto come incontri di squadre",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "le sessioni ripetono i numeri: il board 1 della seconda diventa 801, della terza 1601, e così via",
  "expected a number or a short name: at most %s bytes": "si aspetta un numero o un nome breve: al massimo {1} byte",
  "'%s' is not a number: ignored": "«{1}» non è un numero: ignorato",
  "the file has another event%s%s%s: only the first is read":
    "il file ha un altro torneo{1}{2}{3}: si legge solo il primo",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS e RESULT non sono USEBIO: si aspetta un BOARD per board, con un TRAVELLER_LINE per risultato",
  "elements are nested too deeply": "gli elementi sono annidati troppo a fondo",
  "expected a USEBIO element": "si aspetta un elemento USEBIO",
  "XML is not supported in this build": "XML non è supportato qui",
  "the file has no EVENT element": "il file non ha un elemento EVENT",
  "too many elements that are not USEBIO: at most %s": "troppi elementi che non sono USEBIO: al massimo {1}",
  "the adjustment has no unit: it is kept but does not count": "la correzione non ha unità: resta ma non conta",
  "missing id: expected a %s of at most 16 letters and digits":
    "numero mancante: si aspetta un {1} di al massimo 16 lettere e cifre",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} è insufficiente su {3}{4} (articolo 18)",
  "nothing to double: there is no bid yet": "niente da contrare: non c’è ancora una dichiarazione",
  "cannot double: the last bid was not made by an opponent":
    "non si può contrare: l’ultima dichiarazione non era di un avversario",
  "the bid is already doubled": "la dichiarazione è già contrata",
  "nothing to redouble: there is no double": "niente da surcontrare: non c’è un contro",
  "the bid is already redoubled": "la dichiarazione è già surcontrata",
  "cannot redouble: the double was not made by an opponent":
    "non si può surcontrare: il contro non era di un avversario",
  "invalid call": "dichiarazione non valida",
  "a call after the auction ended (Law 39)": "una dichiarazione dopo la fine della licita (articolo 39)",
  "too many calls for an auction": "troppe dichiarazioni per una licita",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "dichiarazione «{1}» impossibile: si aspetta da 1C a 7NT, o Pass, X o XX",
  "invalid card": "carta non valida",
  "%s%s was already played": "{1}{2} è già stata giocata",
  "%s%s is not in %s's hand": "{1}{2} non è nella mano: {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "carta non valida: si aspettano seme e valore, SK o H10, o - per nessuna",
  "a card is missing before this one": "manca una carta prima di questa",
  "invalid card: expected a suit and a rank, SK, HT or C10":
    "carta non valida: si aspettano seme e valore, SK, HT o C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "carta «{1}» impossibile: si aspetta A K Q J T 9 8 7 6 5 4 3 2, o un punto prima del seme seguente",
  "%s is dealt twice: %s already has it": "{1} è data due volte: {2} l’ha già",
  "more than 13 cards in %s's hand": "più di 13 carte nella mano: {1}",
  "expected a space after -": "dopo - si aspetta uno spazio",
  "too many suits: a hand is spades.hearts.diamonds.clubs": "troppi semi: una mano è picche.cuori.quadri.fiori",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "si aspetta un punto: una mano è picche.cuori.quadri.fiori, o -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "prima della prima mano si aspetta N, E, S o W e due punti: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "manca la mano ({1}): si aspettano carte o -",
  "unexpected text after the fourth hand": "testo inatteso dopo la quarta mano",
  "this format cannot be read": "questo formato non si può leggere",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'si aspetta una riga su una sessione o un movimento: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "il movimento del file è tralasciato: {1}",
  "the number of a session, 1 to 99": "il numero di una sessione, da 1 a 99",
};
