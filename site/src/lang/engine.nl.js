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
    "de leider ontbreekt: het briefje heeft N, E, S of W nodig na het contract",
  "honors do not count in a duplicate-style Chicago": "honneurs tellen niet in een Chicago met wedstrijdtelling",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "een Chicago in imps heeft de honneurpunten nodig: voeg hcp 26 of hcp NS 26 toe",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "tekst na het spel: verwacht wordt honors E 150, hcp 26 of niets",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honneurs twee keer: slechts één speler kan vier troefhonneurs of alle azen hebben",
  "honors must come before hcp": "honors moet voor hcp staan",
  "the side of We must be given before the first deal": "de kant van Wij moet voor het eerste spel staan",
  "We and They cannot sit in the same direction": "Wij en Zij kunnen niet in dezelfde richting zitten",
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
    "dit is het logboek van een Chicago: houd een robber apart bij",
  "this log is a rubber: keep a Chicago in a separate log":
    "dit is het logboek van een robber: houd een Chicago apart bij",
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
    "spel {1} is in ronde {2} niet aan deze tafel: verwacht worden {3} t/m {4}; de arbiter kan andere spellen corrigeren",
  "the director has ruled on board %s": "de arbiter heeft over spel {1} beslist",
  "board %s has a result already": "spel {1} heeft al een resultaat",
  "board %s was changed meanwhile": "spel {1} is intussen gewijzigd",
  "no table %s: the movement has %s tables": "geen tafel {1}: het schema heeft {2} tafels",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "het toernooi heeft geen schema: er is een regel nodig als movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "de leider ontbreekt: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "verwacht wordt een nummer van hoogstens 16 letters en cijfers, of twee met + ertussen",
  "expected acbl or the end of the line": "verwacht wordt acbl of het einde van de regel",
  "expected the end of the line": "verwacht wordt het einde van de regel",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "verwacht wordt een telling: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps of patton",
  "expected 1 or 2": "verwacht wordt 1 of 2",
  "expected the end of the line after 1 or 2": "na 1 of 2 wordt het einde van de regel verwacht",
  "expected an id of letters and digits, then the names":
    "verwacht wordt een nummer van letters en cijfers, dan de namen",
  "expected an id of letters and digits, a name, a colon, and the players":
    "verwacht wordt een nummer, een naam, een dubbele punt en de spelers",
  "expected an id of letters and digits": "verwacht wordt een nummer van letters en cijfers",
  "expected the end of the line, or void, after the id of the phantom":
    "na het nummer van het spookpaar wordt het einde van de regel of void verwacht",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "verwacht worden nummer, bedrag en reden: penalty 8 25% traag spel",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "verwacht wordt een bedrag (25% van een top, 5 mp, 3 imps, 1 vp of 50 points) of void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "het bedrag heeft geen eenheid: verwacht wordt %, mp, imps, vp of points",
  "a penalty is subtracted: expected an amount without a minus sign":
    "een straf wordt afgetrokken: verwacht wordt een bedrag zonder minteken",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "verwacht worden nummer en bedrag: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "verwacht wordt een bedrag: 12.5, 3%, 5 mp, 3 imps of 1 vp",
  "expected the end of the line after the amount": "na het bedrag wordt het einde van de regel verwacht",
  "expected an id and a stratum: strat 8 B": "verwacht worden nummer en klasse: strat 8 B",
  "expected a stratum (A, B or C) or void": "verwacht wordt een klasse (A, B of C) of void",
  "expected the end of the line after the stratum": "na de klasse wordt het einde van de regel verwacht",
  "expected the id of the team that has no match: bye 7":
    "verwacht wordt het nummer van het team zonder wedstrijd: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "verwacht worden VP’s, of een percentage van het maximum: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "verwacht worden het nummer van een team, NS of EW, en de spelers: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "verwacht wordt NS of EW, dan de spelers",
  "expected the end of the line after the name of the scale":
    "na de naam van de schaal wordt het einde van de regel verwacht",
  "expected a scale: %s, or a file": "verwacht wordt een schaal: {1}, of een bestand",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "verwacht worden een instelling en haar waarde: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =":
    "verwacht worden de nummers van beide kanten en een resultaat: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =":
    "verwacht worden het nummer van Oost-West en een resultaat: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "geen spel gekozen: na een ronderegel wordt eerst een regel als 'board 1' verwacht",
  "no board selected: expected a line like 'board 1' before it":
    "geen spel gekozen: ervoor wordt een regel als 'board 1' verwacht",
  "expected a result: 4S N =, pass, ave+/ave-, not played":
    "verwacht wordt een resultaat: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "verwacht wordt de naam van een groep, letters en cijfers: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "verwacht wordt de gever, N, E, S of W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "verwacht wordt een kwetsbaarheid: board 2 vul none, ns, ew of both",
  "expected a board number, 1 to 9999": "verwacht wordt een spelnummer van 1 tot 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "verwacht wordt het einde van de regel, een groep (board 2 group B), een gever, een kwetsbaarheid, of een dubbele punt en een regel van het spelbriefje",
  "out of memory": "te weinig geheugen",
  "expected a round number, 1 to 9999": "verwacht wordt een rondenummer van 1 tot 9999",
  "expected the end of the line, or a board, after the round number":
    "na het rondenummer wordt het einde van de regel of een spel verwacht",
  "expected the number of a session and optionally a title: session 2 Final":
    "verwacht wordt het nummer van een zitting, eventueel met titel: session 2 Finale",
  "expected the number of a session, 1 to 99": "verwacht wordt het nummer van een zitting, 1 tot 99",
  "expected apart or the end of the line": "verwacht wordt apart of het einde van de regel",
  "expected how sessions are combined: full, mean, ebu or last":
    "verwacht wordt hoe de totalen van zittingen er één worden: full, mean, ebu of last",
  "expected a round and a movement: from round 3 movement own":
    "verwacht worden een ronde en een schema: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "verwacht worden een ronde en een tafel: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "verwacht worden nummer, tafel en richting: seat 14 table 3 NS; van een knock-out seat 14 seed 1; of seat 14 void",
  "expected the end of the line after the direction": "na de richting wordt het einde van de regel verwacht",
  "expected the end of the line after the seed": "na de plaatsing wordt het einde van de regel verwacht",
  "expected NS or EW; of individuals N, S, E or W": "verwacht wordt NS of EW; bij individueel N, S, E of W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "verwacht wordt wat er met spellen zonder resultaat gebeurt: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "na by wordt een nummer verwacht: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "verwacht worden nummer en lidmaatschapsnummers: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "geen spel gekozen: voor de kaarten wordt een regel als 'board 1' verwacht",
  "of no board selected: expected a line like 'board 1' before it":
    "geen spel gekozen: ervoor wordt een regel als 'board 1' verwacht",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "verwacht worden de gever en de biedingen: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "verwacht worden de uitkomer en de kaarten, vier per slag: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "verwacht worden een naam en een tekst: tag site De Club",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "verwacht worden nummer, naam en tekst: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "verwacht wordt een soort waarde: score, mp, imps, percent, vp, rank of boards",
  "expected a number, or - for no value": "verwacht wordt een getal, of - voor geen",
  "expected at most two numbers": "verwacht worden hoogstens twee getallen",
  "no result selected: expected a line of a traveller above it":
    "geen resultaat gekozen: erboven wordt een resultaatregel verwacht",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "verwacht worden nummer, soort waarde en getal: total 7 mp 123.5",
  "expected the end of the line after the number": "na het getal wordt het einde van de regel verwacht",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "verwacht worden twee nummers, soort waarde en twee getallen: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "verwacht worden de punten van Noord-Zuid, een veelvoud van 10 tot 7600: score 420 of score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "de leider ontbreekt: na het contract hoort N, E, S of W",
  "too many parts: a weighted score has at most 8": "te veel delen: een gewogen score heeft er hoogstens 8",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "verwacht worden een gewicht met hoogstens twee decimalen en een resultaat: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "de gewichten zijn samen {1},{2}{3} %: verwacht wordt 100 %",
  "expected a percentage from 0 to 100": "verwacht wordt een percentage van 0 tot 100",
  "expected IMPs from -24 to 24": "verwacht worden imps van -24 tot 24",
  "unexpected text after the result": "tekst na het resultaat",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "verwacht worden de score van Noord-Zuid, een schuine streep en die van Oost-West: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "verwacht wordt de uitkomst, een kaart als HK, S10 of c2",
  "expected 'wrong direction'": "verwacht wordt 'wrong direction'",
  "expected the offending side: offending NS or offending EW":
    "verwacht wordt de overtredende kant: offending NS of offending EW",
  "unexpected text after forced": "tekst na forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending en forced mogen elk maar één keer voorkomen",
  "only a weighted score can name the offending side": "alleen een gewogen score kan de overtredende kant noemen",
  "expected 'not played'": "verwacht wordt 'not played'",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "tekst na het resultaat: verwacht wordt lead HK, wrong direction of niets",

  // Events (lib/event)
  pair: "paar",
  team: "team",
  "%s and %s sit the other way on board %s": "{1} en {2} zitten andersom op spel {3}",
  "%s and %s do not meet on board %s": "{1} en {2} spelen spel {3} niet tegen elkaar",
  "board %s is not played: the movement has %s boards, up to board %s":
    "spel {1} wordt niet gespeeld: het schema heeft {2} {2|spel|spellen}, tot en met spel {3}",
  ", or board %s to %s": ", of spel {1} t/m {2}",
  ", or board %s": ", of spel {1}",
  " in round %s": " in ronde {1}",
  " or %s": " of {1}",
  ": expected %s": ": verwacht wordt {1}",
  ": neither plays it": ": geen van beide speelt het",
  "teams %s and %s do not meet in round %s": "teams {1} en {2} spelen in ronde {3} niet tegen elkaar",
  ": neither has a match in it": ": geen van beide heeft er een wedstrijd",
  "%s; end the line with 'forced' if it is right": "{1}; is het juist, sluit de regel dan af met 'forced'",
  "'%s' is the same player twice: expected two players, 1+5":
    "'{1}' is tweemaal dezelfde speler: verwacht worden er twee, 1+5",
  "'%s' is one player: expected two players, 1+5": "'{1}' is één speler: verwacht worden er twee, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "'{1}' zijn twee spelers: verwacht wordt het nummer van één paar of team",
  "'%s' sits in the other direction": "'{1}' zit in de andere richting",
  "'%s' plays against itself: expected another contestant":
    "'{1}' speelt tegen zichzelf: verwacht wordt een andere tegenstander",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} heeft geen naam, bijna alle andere wel: verkeerd nummer?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} '{2}' onbekend: geen regel noemt het, en het heeft geen resultaat",
  "the event has no %s '%s'": "het toernooi heeft geen {1} '{2}'",
  "expected the id of one contestant": "verwacht wordt één nummer",
  "ambiguous id: with two winners there are NS%s and EW%s":
    "nummer dubbelzinnig: met twee winnaars zijn er NS{1} en EW{2}",
  "ambiguous id: there are NS%s and EW%s": "nummer dubbelzinnig: er zijn NS{1} en EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "spel {1} heeft al resultaten: de kwetsbaarheid moet ervoor staan",
  "no earlier line of this kind can be taken back": "geen eerdere regel van deze soort kan worden teruggenomen",
  "no round selected: expected a line like 'round 1' before a bye":
    "geen ronde gekozen: voor een bye wordt een regel als 'round 1' verwacht",
  "then %s:%s:%s: %s": "dan regel {2}, kolom {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "welke ronde? Die wordt voor het spel verwacht: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "welk spel? Dat wordt voor de regel verwacht: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". Was {1} bedoeld?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, uitkomst {2}: {3} komt uit en heeft die kaart niet",
  "; %s has it": "; {1} heeft hem",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} van {2} uitkomsten zitten niet in de hand van de uitkomer: zijn dit de gespeelde kaarten?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} van {2} resultaten liggen {3} of meer slagen van double dummy: zijn dit de gespeelde kaarten?",
  "; they have board%s %s": "; ze hebben {1|spel|de spellen} {2}",
  "%s: no result on board%s %s": "{1}: geen resultaat op {2|spel|de spellen} {3}",
  "; the other table has one": "; de andere tafel heeft er een",
  ", which corrects line %s: did it belong to this table?": ", dat regel {1} verbetert: hoorde het bij deze tafel?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} en {2}: geen resultaat op {3|spel|de spellen} {4}, en minder resultaten dan de meeste: speelden ze daar tegen elkaar?",
  "%s is in %s and in %s": "{1} zit in {2} en in {3}",
  "%s: a result, %s, against the phantom; it does not count":
    "{1}: een resultaat, {2}, tegen het spookpaar; het telt niet",
  "no other score is within 3 IMPs of %s": "geen andere score ligt binnen 3 imps van {1}",
  "no contract gives %s points on this board": "geen contract geeft {1} punten op dit spel",
  "%s is %s points for North-South, and the line says %s": "{1} is {2} punten voor Noord-Zuid, en de regel zegt {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: ze speelden al in ronde {2} tegen elkaar, en weer in ronde {3}",
  "they play this board in round %s at table %s, not in round %s":
    "ze spelen dit spel in ronde {1} aan tafel {2}, niet in ronde {3}",
  "%s also plays board %s in line %s": "{1} speelt spel {2} ook in regel {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: geen resultaat op {2|spel|de spellen} {3}, tafel {4} in ronde {5}",
  ". Was %s meant? %s has no result there": ". Was {1} bedoeld? {2} heeft daar geen resultaat",
  ". Was board %s meant? They have no result on it": ". Was spel {1} bedoeld? Daar hebben ze geen resultaat",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Zijn Noord-Zuid en Oost-West verwisseld? {1} heeft daar geen resultaat",
  "%s also plays board %s in line %s, against %s": "{1} speelt spel {2} ook in regel {3}, tegen {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} zit in ronde {2} aan twee tafels: spel {3} in regel {4} is tegen {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} heeft spel {2}, dat bij dit hoort, in regel {3} tegen {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: ze hebben ook {2|spel|de spellen} {3}, wat niemand anders met {4} speelt",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1}: ze zitten andersom, {2}, op spel {3} in regel {4}",
  "; if it was %s: ": "; als het {1} was: ",
  "%s is unlike all others: ": "{1} wijkt af van alle andere: ",
  "no other is declared by %s": "geen ander wordt door {1} gespeeld",
  "no other is in %s by %s": "geen ander is in {1} door {2}",
  "no other score is within 3 IMPs": "geen andere score ligt binnen 3 imps",
  "other declarers in %s took %s to %s tricks": "andere leiders in {1} maakten {2} tot {3} slagen",
  "other declarers in %s took %s tricks": "andere leiders in {1} maakten {2} slagen",
  "%s is %s trick%s, and %s can be made": "{1} is {2} {2|slag|slagen}, en {4} zijn mogelijk",
  "; the others in %s took %s to %s": "; de andere in {1} maakten er {2} tot {3}",
  "; the other one in %s took %s": "; de andere in {1} maakte er {2}",
  "; the others in %s took %s": "; de andere in {1} maakten er {2}",
  "no rank changes": "geen plaats verandert",
  "%s from %s to %s": "{1} van {2} naar {3}",
  ", %s rank changes": ", {1} plaats verandert",
  ", %s ranks change": ", {1} plaatsen veranderen",
  ", another winner": ", een andere winnaar",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Wij",
  They: "Zij",
  "%s are not vulnerable.": "{1}: niet kwetsbaar.",
  "%s are not vulnerable: no game yet.": "{1}: niet kwetsbaar, nog geen manche.",
  "%s are vulnerable: one game, deal %s.": "{1}: kwetsbaar, één manche, spel {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: kwetsbaar, het vierde spel.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1}: kwetsbaar, zoals allen in het vierde en zesde spel.",
  "%s are vulnerable: the other side deals.": "{1}: kwetsbaar, de andere kant geeft.",
  "%s are vulnerable: their side deals.": "{1}: kwetsbaar, deze kant geeft.",
  "%s have %s below the line: deal %s.": "{1}: {2} onder de streep (spel {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-Z hebben {1} honneurpunten, die {2} beloven. Ze scoren {3}: {4} {5}, {6} imps.",
  less: "minder",
  more: "meer",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: wie daartegen speelt, zit stil",
  "has all results": "heeft alle resultaten",
  "halves of IMPs go to the other side": "halve imps gaan naar de andere kant",
  "passed out": "rondpas",
  "Law 12C2: artificial scores of both sides": "Artikel 12C2: kunstmatige scores van beide kanten",
  "no score for anyone": "geen score voor wie dan ook",
  "takes the line back": "neemt de regel terug",
  "score 420: North-South's points, without a contract": "score 420: punten van Noord-Zuid, zonder contract",
  "ranked among all": "gerangschikt onder allen",
  "also among B and C": "ook onder B en C",
  "also among C": "ook onder C",
  "takes the last one back": "neemt de laatste terug",
  "the next name": "de volgende naam",
  "the next result": "het volgende resultaat",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "geen geheugen om de slagen uit te rekenen",
  "the worker could not be started": "de berekening kon niet worden gestart",
};
