// Swedish: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "resultat",
  level: "nivå",
  strain: "färg",
  doubling: "dubbling",
  declarer: "spelförare",
  outcome: "antal stick",
  "declarer or outcome": "spelförare eller antal stick",
  "number of tricks": "antal stick",
  player: "spelare",
  honors: "honnörer",
  "North-South": "Nord-Syd",
  "East-West": "Öst-Väst",
  " and ": " och ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} ”{2}” går inte: {3}",
  "missing %s: %s": "saknas: {1}; {2}",
  "invalid %s: %s": "{1} går inte att läsa: {2}",
  "expected C, D, H, S or NT after the level": "efter nivån de engelska bokstäverna C, D, H, S eller NT",
  "invalid strain '%s': did you mean %s?": "färgen ”{1}” finns inte: menade du ”{2}”?",
  "expected a contract, like 4S or 3NT, or pass": "ett kontrakt väntas, som 4S eller 3NT, eller pass",
  "a contract is for 1 to 7 odd tricks": "ett kontrakt går från 1 till 7",
  "expected X or XX, or * or **": "X eller XX väntas, eller * eller **",
  "expected X for doubled, XX for redoubled": "X betyder dubblat, XX redubblat",
  "expected N, E, S or W after 'by'": "efter ”by” väntas N, E, S eller W",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} kan inte ha så många övertrick: högst {3}",
  "%s%s cannot go down that many: at most %s": "{1}{2} kan inte gå så många bet: högst {3}",
  "a grand slam cannot have overtricks": "en storslam har inga övertrick",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "”made” räknar sticken över sex, och {1}{2} behöver {3}: made {4} eller mer väntas, eller down 1",
  "'made' counts the tricks above six: at most 7": "”made” räknar sticken över sex: högst 7",
  "a deal has 13 tricks": "en giv har 13 stick",
  "expected the overtricks, like +1; just made is =": "övertricken väntas, som +1; jämnt hem är =",
  "expected the undertricks, like -1; just made is =": "beten väntas, som -1; jämnt hem är =",
  "expected the odd tricks made, like made 4": "sticken över sex väntas, som made 4",
  "expected the undertricks, like down 1": "beten väntas, som down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "N, E, S eller W väntas, eller =, +1, -1, made 4, down 1 eller 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "=, +1, -1, made 4, down 1 eller 10 tricks väntas",
  "unexpected '%s' after the result": "”{1}” efter resultatet hör inte dit",
  "expected who held the honors: N, E, S or W": "vem som hade honnörerna väntas: N, E, S eller W",
  "aces count at notrump; four trump honors are 100, five 150":
    "essen räknas i sang; fyra trumfhonnörer är 100, fem 150",
  "they are worth 100 or 150": "de är värda 100 eller 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "zonen ”{1}” finns inte: none, ns, ew eller both väntas, yes eller no för spelförarens sida, eller ett bricknummer",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "honnörspoäng väntas, 0 till 40, som hcp 26 eller hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "en rundpass har ingen spelförare: ange poängens sida, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "spelföraren saknas: bladet behöver N, E, S eller W efter kontraktet",
  "honors do not count in a duplicate-style Chicago": "honnörer räknas inte i Chicago med tävlingspoäng",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "en Chicago i imps behöver honnörspoängen: lägg till hcp 26 eller hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "text efter given: honors E 150, hcp 26 eller ingenting väntas",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honnörer två gånger: bara en spelare kan ha fyra trumfhonnörer, eller alla ess",
  "honors must come before hcp": "honors ska stå före hcp",
  "the side of We must be given before the first deal": "Vi-sidan ska anges före den första given",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "given som ska rättas och dess resultat väntas: correct 3 5C W -1",
  "no end comes before this line": "det finns inget slut före den här raden",
  "no deal with this number comes before this line": "det finns ingen giv med det numret före den här raden",
  "no deal comes before this line": "det finns ingen giv före den här raden",
  "the last end was already taken back": "det sista slutet är redan taget tillbaka",
  "unexpected text after void": "text efter void",
  "an end can only be withdrawn: correct end void": "ett slut kan bara tas tillbaka: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "partscores 100 väntas, eller partscores 50 som i äldre lagar",
  "expected partscores carry, or partscores bonus (50 each)":
    "partscores carry väntas, eller partscores bonus (50 var)",
  "part-scores do not carry in duplicate style or in IMPs": "delkontrakt följer inte med i tävlingspoäng eller imps",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "vulnerable dealer eller vulnerable nondealer väntas (giv 2 och 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "antalet givar i en Chicago väntas: deals 4 eller deals 6",
  "unexpected text after the dealer": "text efter given",
  "expected the first dealer: dealer N, E, S or W": "den första given väntas: dealer N, E, S eller W",
  "unexpected text after duplicate": "text efter duplicate",
  "expected the name of a file with expected scores, or nothing":
    "namnet på en fil med väntade poäng väntas, eller ingenting",
  "this log is a Chicago: keep a rubber in a separate log": "det här är en Chicago: för en robber för sig",
  "this log is a rubber: keep a Chicago in a separate log": "det här är en robber: för en Chicago för sig",
  "unexpected text after end": "text efter end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "en giv väntas, som 4SX N +1, eller we, they, end eller correct",
  "unknown keyword '%s': did you mean %s?": "okänt ord ”{1}”: menade du ”{2}”?",
  "this is a rule of Chicago: a rubber does not have it": "det är en Chicagoregel: en robber har den inte",
  "rules must come before the first deal": "regler ska stå före den första given",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate": "honnörer räknas bara i robberbridge, inte i tävling",
  "a passed-out deal has no trumps, so nobody scores honors": "en rundpass har ingen trumf: ingen får honnörer",
  "declarer is not named: the side that scores the honors is unknown":
    "spelföraren saknas: det är okänt vem som får honnörerna",
  "honors need the player who held them: north, east, south or west":
    "honnörer behöver den som hade dem: north, east, south eller west",
  "at notrump only four aces in one hand count: 150": "i sang räknas bara fyra ess på en hand: 150",
  "honors are worth 100 or 150, not %s": "honnörer är värda 100 eller 150, inte {1}",
  "impossible result for a deal of bridge": "det resultatet är omöjligt i bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "spelföraren saknas, så ”{1} i zon” är tvetydigt: ange spelföraren, eller yes eller no för hans sida",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "given vinner robbern, och bonusen beror på båda sidor: använd ns, ew eller both",
  "there is no such deal, or it was taken back": "den given finns inte, eller togs tillbaka",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "det här bordet spelar inga brickor",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "bricka {1} är inte vid det här bordet i rond {2}: väntade är {3} till {4}; tävlingsledaren kan rätta andra brickor",
  "the director has ruled on board %s": "tävlingsledaren har dömt på bricka {1}",
  "board %s has a result already": "bricka {1} har redan ett resultat",
  "board %s was changed meanwhile": "bricka {1} har ändrats under tiden",
  "no table %s: the movement has %s tables": "inget bord {1}: schemat har {2} bord",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "tävlingen har inget schema: det behövs en rad som movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "spelföraren saknas: 4S N =",
};
