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
  "invalid strain '%s': did you mean %s?": "seme «{1}» sconosciuto: intendeva «{2}»?",
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
  "expected the overtricks, like +1; just made is =": "si aspettano le prese in più, come +1; mantenuto giusto è =",
  "expected the undertricks, like -1; just made is =": "si aspettano i down, come -1; mantenuto giusto è =",
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
    "vulnerabilità «{1}» sconosciuta: si aspetta none, ns, ew o both, yes o no per la linea del giocante, o un numero di mano",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "si aspettano punti onori, da 0 a 40, come hcp 26 o hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "se tutti passano non c’è giocante: indichi la linea dei punti, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "manca il giocante: il foglio vuole N, E, S o W dopo il contratto",
  "honors do not count in a duplicate-style Chicago": "gli onori non contano nel Chicago in stile duplicato",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "un Chicago in IMP vuole i punti onori: aggiunga hcp 26, o hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "testo di troppo dopo la mano: si aspetta honors E 150, hcp 26, o niente",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "onori due volte: un solo giocatore può avere quattro onori di atout, o tutti gli assi",
  "honors must come before hcp": "honors deve stare prima di hcp",
  "the side of We must be given before the first deal": "la linea di Noi va data prima della prima mano",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "si aspetta la mano da correggere e il risultato: correct 3 5C W -1",
  "no end comes before this line": "non c’è una fine prima di questa riga",
  "no deal with this number comes before this line": "non c’è una mano con questo numero prima di questa riga",
  "no deal comes before this line": "non c’è nessuna mano prima di questa riga",
  "the last end was already taken back": "l’ultima fine è già stata annullata",
  "unexpected text after void": "testo di troppo dopo void",
  "an end can only be withdrawn: correct end void": "una fine si può solo annullare: correct end void",
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
    "questo registro è di un Chicago: tenga il rubber in un altro",
  "this log is a rubber: keep a Chicago in a separate log":
    "questo registro è di un rubber: tenga il Chicago in un altro",
  "unexpected text after end": "testo di troppo dopo end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "si aspetta una mano, come 4SX N +1, oppure we, they, end o correct",
  "unknown keyword '%s': did you mean %s?": "parola «{1}» sconosciuta: intendeva «{2}»?",
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
    "il giocante non è indicato, quindi «{1} in zona» è ambiguo: lo indichi, o usi yes o no per la sua linea",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "questa mano vince il rubber, e il premio dipende da entrambe le linee: usi ns, ew o both",
  "there is no such deal, or it was taken back": "questa mano non esiste, o è stata annullata",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "questo tavolo non gioca mani",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "la mano {1} non è a questo tavolo nel turno {2}: sono attese da {3} a {4}; l’arbitro può correggere le altre mani",
  "the director has ruled on board %s": "l’arbitro ha deciso sulla mano {1}",
  "board %s has a result already": "la mano {1} ha già un risultato",
  "board %s was changed meanwhile": "la mano {1} è stata cambiata nel frattempo",
  "no table %s: the movement has %s tables": "non c’è il tavolo {1}: il movimento ha {2} tavoli",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "il torneo non ha un movimento: serve una riga come movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "manca il giocante: 4S N =",
};
