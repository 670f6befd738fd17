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
  "expected the undertricks, like -1; just made is =": "betsticken väntas, som -1; jämnt hem är =",
  "expected the odd tricks made, like made 4": "sticken över sex väntas, som made 4",
  "expected the undertricks, like down 1": "betsticken väntas, som down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "N, E, S eller W väntas, eller =, +1, -1, made 4, down 1 eller 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "=, +1, -1, made 4, down 1 eller 10 tricks väntas",
  "unexpected '%s' after the result": "”{1}” efter resultatet hör inte dit",
  "expected who held the honors: N, E, S or W": "vem som hade honnörerna väntas: N, E, S eller W",
  "aces count at notrump; four trump honors are 100, five 150":
    "essen räknas i sang; fyra trumfhonnörer är 100, fem 150",
  "they are worth 100 or 150": "de är värda 100 eller 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "zonställningen ”{1}” finns inte: none, ns, ew eller both väntas, yes eller no för spelförarens sida, eller ett bricknummer",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "honnörspoäng väntas, 0 till 40, som hcp 26 eller hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "en rundpass har ingen spelförare: ange poängens sida, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "spelföraren saknas: protokollet behöver N, E, S eller W efter kontraktet",
  "honors do not count in a duplicate-style Chicago": "honnörer räknas inte i Chicago med tävlingspoäng",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "en Chicago i IMP behöver honnörspoängen: lägg till hcp 26 eller hcp NS 26",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "text efter given: honors E 150, hcp 26 eller ingenting väntas",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "honnörer två gånger: bara en spelare kan ha fyra trumfhonnörer, eller alla ess",
  "honors must come before hcp": "honors ska stå före hcp",
  "the side of We must be given before the first deal": "Vi-sidan ska anges före den första given",
  "We and They cannot sit in the same direction": "Vi och De kan inte sitta i samma riktning",
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
  "part-scores do not carry in duplicate style or in IMPs": "delkontrakt följer inte med i tävlingspoäng eller IMP",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "vulnerable dealer eller vulnerable nondealer väntas (giv 2 och 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "antalet givar i en Chicago väntas: deals 4 eller deals 6",
  "unexpected text after the dealer": "text efter givaren",
  "expected the first dealer: dealer N, E, S or W": "den första givaren väntas: dealer N, E, S eller W",
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
    "spelföraren saknas, så ”{1} i zonen” är tvetydigt: ange spelföraren, eller yes eller no för dennes sida",
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
  "no table %s: the movement has %s tables": "inget bord {1}: förflyttningen har {2} bord",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "tävlingen har ingen förflyttning: det behövs en rad som movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "spelföraren saknas: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "ett nummer med högst 16 bokstäver och siffror väntas, eller två med + emellan",
  "expected acbl or the end of the line": "acbl eller radens slut väntas",
  "expected the end of the line": "radens slut väntas",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "en beräkning väntas: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps eller patton",
  "expected 1 or 2": "1 eller 2 väntas",
  "expected the end of the line after 1 or 2": "efter 1 eller 2 väntas radens slut",
  "expected an id of letters and digits, then the names": "ett nummer av bokstäver och siffror väntas, sedan namnen",
  "expected an id of letters and digits, a name, a colon, and the players":
    "ett nummer, ett namn, ett kolon och spelarna väntas",
  "expected an id of letters and digits": "ett nummer av bokstäver och siffror väntas",
  "expected the end of the line, or void, after the id of the phantom":
    "efter fantomens nummer väntas radens slut eller void",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "nummer, belopp och skäl väntas: penalty 8 25% långsamt spel",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "ett belopp väntas (25% av en topp, 5 mp, 3 imps, 1 vp eller 50 points) eller void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "beloppet har ingen enhet: %, mp, imps, vp eller points väntas",
  "a penalty is subtracted: expected an amount without a minus sign":
    "ett straff dras av: ett belopp utan minustecken väntas",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "nummer och belopp väntas: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "ett belopp väntas: 12.5, 3%, 5 mp, 3 imps eller 1 vp",
  "expected the end of the line after the amount": "efter beloppet väntas radens slut",
  "expected an id and a stratum: strat 8 B": "nummer och klass väntas: strat 8 B",
  "expected a stratum (A, B or C) or void": "en klass (A, B eller C) eller void väntas",
  "expected the end of the line after the stratum": "efter klassen väntas radens slut",
  "expected the id of the team that has no match: bye 7": "numret på laget utan match väntas: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "segerpoäng väntas, eller en procent av det högsta: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "ett lags nummer, NS eller EW, och spelarna väntas: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "NS eller EW väntas, sedan spelarna",
  "expected the end of the line after the name of the scale": "efter skalans namn väntas radens slut",
  "expected a scale: %s, or a file": "en skala väntas: {1}, eller en fil",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "en inställning och dess värde väntas: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =": "båda sidors nummer och ett resultat väntas: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =": "Öst-Västs nummer och ett resultat väntas: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "ingen bricka vald: efter en rondrad väntas först en rad som ”board 1”",
  "no board selected: expected a line like 'board 1' before it": "ingen bricka vald: en rad som ”board 1” väntas före",
  "expected a result: 4S N =, pass, ave+/ave-, not played": "ett resultat väntas: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "en grupps namn väntas, bokstäver och siffror: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "givaren väntas, N, E, S eller W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "en zonställning väntas: board 2 vul none, ns, ew eller both",
  "expected a board number, 1 to 9999": "ett bricknummer väntas, 1 till 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "radens slut, en grupp (board 2 group B), en givare, en zonställning, eller ett kolon och en rad ur brickprotokollet väntas",
  "out of memory": "för lite minne",
  "expected a round number, 1 to 9999": "ett rondnummer väntas, 1 till 9999",
  "expected the end of the line, or a board, after the round number":
    "efter rondnumret väntas radens slut eller en bricka",
  "expected the number of a session and optionally a title: session 2 Final":
    "en sessions nummer väntas, gärna med titel: session 2 Final",
  "expected the number of a session, 1 to 99": "en sessions nummer väntas, 1 till 99",
  "expected apart or the end of the line": "apart eller radens slut väntas",
  "expected how sessions are combined: full, mean, ebu or last":
    "hur sessionernas summor blir en väntas: full, mean, ebu eller last",
  "expected a round and a movement: from round 3 movement own":
    "en rond och en förflyttning väntas: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "en rond och ett bord väntas: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "nummer, bord och riktning väntas: seat 14 table 3 NS; i en utslagning seat 14 seed 1; eller seat 14 void",
  "expected the end of the line after the direction": "efter riktningen väntas radens slut",
  "expected the end of the line after the seed": "efter seedningen väntas radens slut",
  "expected NS or EW; of individuals N, S, E or W": "NS eller EW väntas; i individuellt N, S, E eller W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "vad som sker med brickor utan resultat väntas: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played": "efter by väntas ett nummer: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "nummer och medlemsnummer väntas: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "ingen bricka vald: en rad som ”board 1” väntas före korten",
  "of no board selected: expected a line like 'board 1' before it":
    "ingen bricka vald: en rad som ”board 1” väntas före",
  "expected the dealer and the calls: auction N 1S pass 4S ap": "givaren och buden väntas: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "utspelaren och korten väntas, fyra per stick: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "ett namn och en text väntas: tag site Klubben",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "nummer, namn och text väntas: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "ett slags värde väntas: score, mp, imps, percent, vp, rank eller boards",
  "expected a number, or - for no value": "ett tal väntas, eller - för inget",
  "expected at most two numbers": "högst två tal väntas",
  "no result selected: expected a line of a traveller above it": "inget resultat valt: en resultatrad väntas ovanför",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "nummer, slags värde och tal väntas: total 7 mp 123.5",
  "expected the end of the line after the number": "efter talet väntas radens slut",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "två nummer, slags värde och två tal väntas: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "Nord-Syds poäng väntas, en multipel av 10 upp till 7600: score 420 eller score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "spelföraren saknas: N, E, S eller W behövs efter kontraktet",
  "too many parts: a weighted score has at most 8": "för många delar: en viktad poäng har högst 8",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "en vikt med högst två decimaler och ett resultat väntas: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "vikterna blir {1},{2}{3} %: 100 % väntas",
  "expected a percentage from 0 to 100": "en procent från 0 till 100 väntas",
  "expected IMPs from -24 to 24": "IMP från -24 till 24 väntas",
  "unexpected text after the result": "text efter resultatet",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "Nord-Syds poäng, ett snedstreck och Öst-Västs väntas: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "utspelet väntas, ett kort som HK, S10 eller c2",
  "expected 'wrong direction'": "”wrong direction” väntas",
  "expected the offending side: offending NS or offending EW":
    "den felande sidan väntas: offending NS eller offending EW",
  "unexpected text after forced": "text efter forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending och forced får bara stå en gång var",
  "only a weighted score can name the offending side": "bara en viktad poäng kan ange den felande sidan",
  "expected 'not played'": "”not played” väntas",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "text efter resultatet: lead HK, wrong direction eller ingenting väntas",

  // Events (lib/event)
  pair: "par",
  team: "lag",
  "%s and %s sit the other way on board %s": "{1} och {2} sitter tvärtom på bricka {3}",
  "%s and %s do not meet on board %s": "{1} och {2} möts inte på bricka {3}",
  "board %s is not played: the movement has %s boards, up to board %s":
    "bricka {1} spelas inte: förflyttningen har {2} {2|bricka|brickor}, till bricka {3}",
  ", or board %s to %s": ", eller bricka {1} till {2}",
  ", or board %s": ", eller bricka {1}",
  " in round %s": " i rond {1}",
  " or %s": " eller {1}",
  ": expected %s": ": {1} väntas",
  ": neither plays it": ": ingen spelar den",
  "teams %s and %s do not meet in round %s": "lagen {1} och {2} möts inte i rond {3}",
  ": neither has a match in it": ": inget av dem har någon match i den",
  "%s; end the line with 'forced' if it is right": "{1}; stämmer det, avsluta raden med ”forced”",
  "'%s' is the same player twice: expected two players, 1+5": "”{1}” är samma spelare två gånger: två väntas, 1+5",
  "'%s' is one player: expected two players, 1+5": "”{1}” är en spelare: två väntas, 1+5",
  "'%s' is two players: expected the id of one pair or team": "”{1}” är två spelare: ett pars eller lags nummer väntas",
  "'%s' sits in the other direction": "”{1}” sitter i den andra riktningen",
  "'%s' plays against itself: expected another contestant": "”{1}” spelar mot sig själv: en annan motståndare väntas",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} saknar namn, nästan alla andra har ett: fel nummer?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} ”{2}” är okänt: ingen rad nämner det, och det har inget resultat",
  "the event has no %s '%s'": "tävlingen har inget {1} ”{2}”",
  "expected the id of one contestant": "ett enda nummer väntas",
  "ambiguous id: with two winners there are NS%s and EW%s": "tvetydigt nummer: med två vinnare finns NS{1} och EW{2}",
  "ambiguous id: there are NS%s and EW%s": "tvetydigt nummer: det finns NS{1} och EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "bricka {1} har redan resultat: zonställningen ska stå före dem",
  "no earlier line of this kind can be taken back": "ingen tidigare rad av det slaget kan tas tillbaka",
  "no round selected: expected a line like 'round 1' before a bye":
    "ingen rond vald: en rad som ”round 1” väntas före en frirond",
  "then %s:%s:%s: %s": "då rad {2}, kolumn {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "vilken rond? Den väntas före brickan: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "vilken bricka? Den väntas före raden: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". Menades {1}?",
  "%s, lead %s: %s is on lead and does not hold that card": "{1}, utspel {2}: {3} spelar ut och har inte det kortet",
  "; %s has it": "; {1} har det",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} av {2} utspel finns inte på utspelarens hand: är det de här korten som spelades?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} av {2} resultat är {3} stick eller mer från double dummy: är det de här korten som spelades?",
  "; they have board%s %s": "; de har {1|bricka|brickorna} {2}",
  "%s: no result on board%s %s": "{1}: inget resultat på {2|bricka|brickorna} {3}",
  "; the other table has one": "; det andra bordet har ett",
  ", which corrects line %s: did it belong to this table?": ", som rättar rad {1}: hörde det till det här bordet?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} och {2}: inget resultat på {3|bricka|brickorna} {4}, och färre resultat än de flesta: möttes de där?",
  "%s is in %s and in %s": "{1} är i {2} och i {3}",
  "%s: a result, %s, against the phantom; it does not count": "{1}: ett resultat, {2}, mot fantomen; det räknas inte",
  "no other score is within 3 IMPs of %s": "ingen annan poäng är inom 3 IMP från {1}",
  "no contract gives %s points on this board": "inget kontrakt ger {1} poäng på den här brickan",
  "%s is %s points for North-South, and the line says %s": "{1} är {2} poäng för Nord-Syd, och raden säger {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: de möttes redan i rond {2}, och igen i rond {3}",
  "they play this board in round %s at table %s, not in round %s":
    "de spelar brickan i rond {1} vid bord {2}, inte i rond {3}",
  "%s also plays board %s in line %s": "{1} spelar bricka {2} även på rad {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: inget resultat på {2|bricka|brickorna} {3}, bord {4} i rond {5}",
  ". Was %s meant? %s has no result there": ". Menades {1}? {2} har inget resultat där",
  ". Was board %s meant? They have no result on it": ". Menades bricka {1}? De har inget resultat där",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Är Nord-Syd och Öst-Väst förväxlade? {1} har inget resultat där",
  "%s also plays board %s in line %s, against %s": "{1} spelar bricka {2} även på rad {3}, mot {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} är vid två bord i rond {2}: bricka {3} på rad {4} är mot {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} har bricka {2}, som hör ihop med den här, på rad {3} mot {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: de har också {2|bricka|brickorna} {3}, som ingen annan spelar med {4}",
  "%s: they sit the other way round, %s, on board %s in line %s": "{1}: de sitter tvärtom, {2}, på bricka {3}, rad {4}",
  "; if it was %s: ": "; om det var {1}: ",
  "%s is unlike all others: ": "{1} är olikt alla andra: ",
  "no other is declared by %s": "inget annat spelas av {1}",
  "no other is in %s by %s": "inget annat är i {1} av {2}",
  "no other score is within 3 IMPs": "ingen annan poäng är inom 3 IMP",
  "other declarers in %s took %s to %s tricks": "andra spelförare i {1} tog {2} till {3} stick",
  "other declarers in %s took %s tricks": "andra spelförare i {1} tog {2} stick",
  "%s is %s trick%s, and %s can be made": "{1} är {2} stick, och {4} går att ta",
  "; the others in %s took %s to %s": "; de andra i {1} tog {2} till {3}",
  "; the other one in %s took %s": "; den andra i {1} tog {2}",
  "; the others in %s took %s": "; de andra i {1} tog {2}",
  "no rank changes": "ingen placering ändras",
  "%s from %s to %s": "{1} från {2} till {3}",
  ", %s rank changes": ", {1} placering ändras",
  ", %s ranks change": ", {1} placeringar ändras",
  ", another winner": ", en annan vinnare",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Vi",
  They: "De",
  "%s are not vulnerable.": "{1}: utanför zonen.",
  "%s are not vulnerable: no game yet.": "{1}: utanför zonen, ingen utgång än.",
  "%s are vulnerable: one game, deal %s.": "{1}: i zonen, en utgång, giv {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: i zonen, den fjärde given.",
  "%s are vulnerable: all are on the fourth and the sixth deal.": "{1}: i zonen, som alla i fjärde och sjätte given.",
  "%s are vulnerable: the other side deals.": "{1}: i zonen, den andra sidan ger.",
  "%s are vulnerable: their side deals.": "{1}: i zonen, den sidan ger.",
  "%s have %s below the line: deal %s.": "{1}: {2} under strecket (giv {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S har {1} honnörspoäng, som lovar {2}. De får {3}: {4} {5}, {6} IMP.",
  less: "mindre",
  more: "mer",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: den som möter det sitter över",
  "has all results": "har alla resultat",
  "halves of IMPs go to the other side": "halva IMP går till den andra sidan",
  "passed out": "rundpass",
  "Law 12C2: artificial scores of both sides": "Lag 12C2: konstlade poäng för båda sidor",
  "no score for anyone": "ingen poäng för någon",
  "takes the line back": "tar tillbaka raden",
  "score 420: North-South's points, without a contract": "score 420: Nord-Syds poäng, utan kontrakt",
  "ranked among all": "rankad bland alla",
  "also among B and C": "även bland B och C",
  "also among C": "även bland C",
  "takes the last one back": "tar tillbaka den sista",
  "the next name": "nästa namn",
  "the next result": "nästa resultat",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "inget minne för att räkna ut sticken",
  "the worker could not be started": "beräkningen kunde inte startas",
};
