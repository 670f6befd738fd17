// Dutch: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "resultaat",
  level: "hoogte",
  strain: "kleur",
  doubling: "doublet",
  declarer: "leider",
  outcome: "aantal slagen",
  "declarer or outcome": "leider of aantal slagen",
  "number of tricks": "aantal slagen",
  player: "speler",
  honors: "honneurs",
  "North-South": "Noord-Zuid",
  "East-West": "Oost-West",
  " and ": " en ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} '{2}' kan niet: {3}",
  "missing %s: %s": "ontbreekt: {1}; {2}",
  "invalid %s: %s": "{1} onleesbaar: {2}",
  "expected C, D, H, S or NT after the level": "na de hoogte de Engelse letters C, D, H, S of NT",
  "invalid strain '%s': did you mean %s?": "kleur '{1}' bestaat niet: bedoelde u '{2}'?",
  "expected a contract, like 4S or 3NT, or pass": "verwacht wordt een contract als 4S of 3NT, of pass",
  "a contract is for 1 to 7 odd tricks": "een contract gaat van 1 tot 7",
  "expected X or XX, or * or **": "verwacht wordt X of XX, of * of **",
  "expected X for doubled, XX for redoubled": "X is gedoubleerd, XX geredoubleerd",
  "expected N, E, S or W after 'by'": "na 'by' wordt N, E, S of W verwacht",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} kan niet zoveel overslagen hebben: hoogstens {3}",
  "%s%s cannot go down that many: at most %s": "{1}{2} kan niet zoveel down gaan: hoogstens {3}",
  "a grand slam cannot have overtricks": "een groot slem heeft geen overslagen",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "'made' telt de slagen boven zes, en {1}{2} heeft er {3} nodig: verwacht wordt made {4} of meer, of down 1",
  "'made' counts the tricks above six: at most 7": "'made' telt de slagen boven zes: hoogstens 7",
  "a deal has 13 tricks": "een spel heeft 13 slagen",
  "expected the overtricks, like +1; just made is =": "verwacht worden de overslagen, zoals +1; precies gemaakt is =",
  "expected the undertricks, like -1; just made is =": "verwacht worden de downslagen, zoals -1; precies gemaakt is =",
  "expected the odd tricks made, like made 4": "verwacht worden de slagen boven zes, zoals made 4",
  "expected the undertricks, like down 1": "verwacht worden de downslagen, zoals down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "verwacht wordt N, E, S of W, of =, +1, -1, made 4, down 1 of 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "verwacht wordt =, +1, -1, made 4, down 1 of 10 tricks",
  "unexpected '%s' after the result": "'{1}' na het resultaat hoort daar niet",
  "expected who held the honors: N, E, S or W": "verwacht wordt wie de honneurs had: N, E, S of W",
  "aces count at notrump; four trump honors are 100, five 150":
    "azen tellen in sans atout; vier troefhonneurs zijn 100, vijf 150",
  "they are worth 100 or 150": "ze zijn 100 of 150 waard",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "kwetsbaarheid '{1}' bestaat niet: verwacht wordt none, ns, ew of both, yes of no voor de leider, of een spelnummer",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "verwacht worden honneurpunten, 0 tot 40, zoals hcp 26 of hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "een rondpas heeft geen leider: noem de kant van de punten, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "de leider ontbreekt: het blad heeft N, E, S of W nodig na het contract",
  "honors do not count in a duplicate-style Chicago": "honneurs tellen niet in een Chicago met wedstrijdtelling",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "een Chicago in imps heeft de honneurpunten nodig: voeg hcp 26 of hcp NS 26 toe",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "tekst na het spel: verwacht wordt honors E 150, hcp 26 of niets",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honneurs twee keer: slechts één speler kan vier troefhonneurs of alle azen hebben",
  "honors must come before hcp": "honors moet voor hcp staan",
  "the side of We must be given before the first deal": "de kant van Wij moet voor het eerste spel staan",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "verwacht wordt het te verbeteren spel en zijn resultaat: correct 3 5C W -1",
  "no end comes before this line": "er staat geen einde voor deze regel",
  "no deal with this number comes before this line": "er staat geen spel met dit nummer voor deze regel",
  "no deal comes before this line": "er staat geen spel voor deze regel",
  "the last end was already taken back": "het laatste einde is al teruggenomen",
  "unexpected text after void": "tekst na void",
  "an end can only be withdrawn: correct end void": "een einde kan alleen worden teruggenomen: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "verwacht wordt partscores 100, of partscores 50 zoals in oudere regels",
  "expected partscores carry, or partscores bonus (50 each)":
    "verwacht wordt partscores carry, of partscores bonus (elk 50)",
  "part-scores do not carry in duplicate style or in IMPs": "deelscores tellen niet door bij wedstrijdtelling of imps",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "verwacht wordt vulnerable dealer of vulnerable nondealer (spel 2 en 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "verwacht wordt het aantal spellen van een Chicago: deals 4, of deals 6",
  "unexpected text after the dealer": "tekst na de gever",
  "expected the first dealer: dealer N, E, S or W": "verwacht wordt de eerste gever: dealer N, E, S of W",
  "unexpected text after duplicate": "tekst na duplicate",
  "expected the name of a file with expected scores, or nothing":
    "verwacht wordt de naam van een bestand met verwachte scores, of niets",
  "this log is a Chicago: keep a rubber in a separate log":
    "dit is het verslag van een Chicago: houd een robber apart bij",
  "this log is a rubber: keep a Chicago in a separate log":
    "dit is het verslag van een robber: houd een Chicago apart bij",
  "unexpected text after end": "tekst na end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "verwacht wordt een spel, zoals 4SX N +1, of we, they, end of correct",
  "unknown keyword '%s': did you mean %s?": "woord '{1}' onbekend: bedoelde u '{2}'?",
  "this is a rule of Chicago: a rubber does not have it": "dat is een regel van Chicago: een robber heeft die niet",
  "rules must come before the first deal": "regels moeten voor het eerste spel staan",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate":
    "honneurs tellen alleen bij robberbridge, niet bij wedstrijdbridge",
  "a passed-out deal has no trumps, so nobody scores honors": "een rondpas heeft geen troef: niemand schrijft honneurs",
  "declarer is not named: the side that scores the honors is unknown":
    "de leider ontbreekt: onbekend is wie de honneurs schrijft",
  "honors need the player who held them: north, east, south or west":
    "bij honneurs hoort wie ze had: north, east, south of west",
  "at notrump only four aces in one hand count: 150": "in sans atout tellen alleen vier azen in één hand: 150",
  "honors are worth 100 or 150, not %s": "honneurs zijn 100 of 150 waard, niet {1}",
  "impossible result for a deal of bridge": "dit resultaat kan niet bij bridge",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "de leider ontbreekt, '{1} kwetsbaar' is dus dubbelzinnig: noem de leider, of yes of no voor zijn kant",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "dit spel wint de robber, en de premie hangt van beide kanten af: gebruik ns, ew of both",
  "there is no such deal, or it was taken back": "dit spel bestaat niet, of het is teruggenomen",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "deze tafel speelt geen spellen",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "spel {1} is in ronde {2} niet aan deze tafel: verwacht worden {3} tot {4}; de leider kan andere spellen corrigeren",
  "the director has ruled on board %s": "de leider heeft over spel {1} beslist",
  "board %s has a result already": "spel {1} heeft al een uitslag",
  "board %s was changed meanwhile": "spel {1} is intussen gewijzigd",
  "no table %s: the movement has %s tables": "geen tafel {1}: het schema heeft {2} tafels",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "de wedstrijd heeft geen schema: er is een regel nodig als movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "de leider van het spel ontbreekt: 4S N =",
};
