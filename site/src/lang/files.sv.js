// Swedish: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "bricknummer saknas: väntade en rad som #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2": "väntade en eller två vinnare: #WINNERS,1 eller #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair": "kolumn med parnummer saknas: väntade en rubrik Pair",
  "invalid pair '%s': expected letters and digits": "par ”{1}” går inte: väntade bokstäver och siffror",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "en resultatrad utan rubriker ovanför: väntade NS, EW och så vidare",
  "a row without a # line above it: left out": "en rad utan #-rad ovanför: utelämnad",
  "%s kept unread, since the heading is unknown: %s": "{1} kvar oläst, eftersom rubriken är okänd: {2}",
  "columns are": "kolumner är",
  "a column is": "en kolumn är",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "matchpoäng för lag och inga IMP: räknas som board-a-match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs": "brutna IMP och inga matchpoäng: räknas som cross-IMP",
  "whole IMPs and no matchpoints: scored by Butler": "hela IMP och inga matchpoäng: räknas som Butler",
  "a line above the headings is left out": "en rad ovanför rubrikerna utelämnas",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "kolumner för spelarna saknas: väntade rubriker som board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "kolumn för bricknummer saknas: väntade rubriker som board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "inga rubriker: läst som board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates": "inga rubriker: läst som en resultatlista från Bridgemate",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "tal under 7 utan tecken läses som övertrick, som här ”{1}”",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "”{1}” läses som Nord-Syds poäng, och motsatsen som Öst-Västs",
  "no result: read as not played%s": "inget resultat: läst som inte spelad{1}",
  "too long for a result": "för långt för ett resultat",
  "invalid id '%s': expected letters and digits, at most 16":
    "nummer ”{1}” går inte: väntade bokstäver och siffror, högst 16",
  "missing players: expected an id or names in both directions%s":
    "spelare saknas: väntade ett nummer eller namn i båda riktningarna{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "okänd zonställning ”{1}”: väntade none, ns, ew eller both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "”{1}” skiljer sig från brickans zonställning ovan: den första behålls",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "giv ”{1}” går inte: väntade händer som N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10": "kort ”{1}” går inte: väntade utspelet, som HK eller S10",
  "invalid group '%s': expected letters and digits": "grupp ”{1}” går inte: väntade bokstäver och siffror",
  "more than 128 cells: the rest is left out%s": "fler än 128 celler: resten utelämnas{1}",
  "invalid board '%s': expected a number, 1 to 9999": "bricka ”{1}” går inte: väntade ett tal från 1 till 9999",
  "invalid round '%s': expected a number, 1 to 9999": "rond ”{1}” går inte: väntade ett tal från 1 till 9999",
  "missing board number%s": "bricknummer saknas{1}",
  "the letters of contracts are ambiguous: %s; or %s": "kontraktens bokstäver är tvetydiga: {1}; eller {2}",
  "contracts are read as %s": "kontrakt läses som {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "en ronds nummer, 1 till 9999",
  "the lead: %s": "utspelet: {1}",
  'missing result: expected "result":"4S N ="': 'resultat saknas: väntade "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'nummer saknas: väntade "ns" och "ew", vardera med ett nummer',
  "expected a vulnerability: none, ns, ew or both": "väntade en zonställning: none, ns, ew eller both",
  "expected the dealer: N, E, S or W": "väntade givaren: N, E, S eller W",
  "a board number, 1 to 9999": "ett bricknummer från 1 till 9999",
  'missing member "board"': 'medlem "board" saknas',
  "this list": "den här listan",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'väntade ett nummer, och ett belopp med enhet: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "en tävling",
  "this JSON is not UTF-8: read as Windows-1252": "denna JSON är inte UTF-8: läst som Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'denna JSON är ingen tävling: väntade "event", "scoring" och "boards"',
  "unknown member '%s' in %s: ignored": "okänd medlem ”{1}” i {2}: ignorerad",
  "expected %s": "väntade {1}",
  "expected a number: 12.5": "väntade ett tal: 12.5",
  "expected an id of at most 16 letters and digits%s": "väntade ett nummer med högst 16 bokstäver och siffror{1}",
  ", or two ids joined by +": ", eller två nummer med + emellan",
  "an auction or a play of cards": "en budgivning eller ett spel",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'första spelaren saknas: väntade "first":"N", "E", "S" eller "W"',
  'expected an amount: 3.5, or "3%"': 'väntade ett belopp: 3.5, eller "3%"',
  "expected a stratum: A, B or C": "väntade en klass: A, B eller C",
  "the list of who plays": "listan över deltagare",
  'missing member "id"': 'medlem "id" saknas',
  "the text ends inside a string": "texten slutar inne i en sträng",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'oavslutad sträng: väntade " före radens slut',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "ogiltig följd efter omvänt snedstreck",
  "a byte that is not UTF-8": "en byte som inte är UTF-8",
  "expected a number like 12, -12.5 or 1e3": "väntade ett tal som 12, -12.5 eller 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "väntade ett värde: sträng, tal, klammer, hakparentes, true, false eller null",
  "nested too deeply: at most 2048 levels": "för djupt nästlat: högst 2048 nivåer",
  "nested too deeply: at most 64 levels": "för djupt nästlat: högst 64 nivåer",
  "expected a colon after the name of a member": "väntade ett kolon efter medlemmens namn",
  "expected the name of a member in quotes": "väntade en medlems namn inom citattecken",
  "expected a comma and the next member, or }": "väntade ett komma och nästa medlem, eller slutklammer",
  "expected a comma and the next value, or ]": "väntade ett komma och nästa värde, eller ]",
  "expected a comma, or the end": "väntade ett komma, eller slutet",
  "expected the end of the text after the value": "väntade textens slut efter värdet",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "utelämnat: väntade en nyckel på två bokstäver, ett streck, ett värde och ett streck: mb|1C|",
  "invalid board %s: expected 1 to %s": "bricka {1} går inte: väntade 1 till {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} spelare, fast det är 4 vid ett bord och 8 i två rum: har ett namn ett komma? De sista utelämnas",
  "a list after its boards: left out": "en lista efter sina brickor: utelämnad",
  "%s comment%s (nt, at) left out": "{1} {1|kommentar|kommentarer} (nt, at) utelämnade",
  "%s %s left out: an auction has at most %s": "{1} {2} utelämnade: en budgivning har högst {3}",
  "explanations are": "förklaringar är",
  "explanation is": "förklaring är",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "resultat ”{1}” går inte: väntade ett som 4SN= eller 3NEx-2, PASS, eller A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "ingen bricka för posten: listan har fler poster än brickor, eller ett ogiltigt nummer",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "bud ”{1}” går inte: väntade ett som 1C eller 3N, p, d eller r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "länken innehåller ingen giv: öppna den i en webbläsare och spara given",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "överföring ”{1}” går inte: väntade ett tal, som 12 eller 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} resultat från ett rum utan bord i filen: jämförs inte, rester från en tidigare match",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "handen går inte: väntade färger och deras kort, ett av varje, som SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "ett kort i två händer, eller fler än 13 i en: given utelämnas",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "okänd zonställning ”{1}”: väntade o, n, e eller b (ingen, N-S, Ö-V, alla)",
  "cards played without a contract: left out": "spelade kort utan kontrakt: utelämnade",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", och ett kort före följer inte färg: spelet utelämnas därifrån",
  "invalid card '%s': expected one like SK or D10": "kort ”{1}” går inte: väntade ett som SK eller D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "antal stick ”{1}” går inte: väntade spelförarens stick, 0 till 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "claimen ger spelföraren {1} stick, men korten ger {2} vunna och {3} förlorade",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "bricka {1} har annan givare eller zonställning än ovan: den första behålls",
  "board %s has different cards than above: numbered %s": "bricka {1} har andra kort än ovan: numreras {2}",
  "board %s has different cards than above: left out": "bricka {1} har andra kort än ovan: utelämnad",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "bricka {1}: resultatlistan har {2}, vilket skiljer sig från bud och stick; listan gäller",
  "board %s has no result%s": "bricka {1} har inget resultat{2}",
  ": expected mc and the tricks that declarer took": ": väntade mc och spelförarens stick",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "väntade N, E, S eller W",
  "expected None, NS, EW or All": "väntade None, NS, EW eller All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "bricka {1} har andra kort eller zonställning än ovan: numreras {2}",
  "; accepted, and reported once": "; godtaget, och sagt en gång",
  "too many inherited values: at most 256": "för många ärvda värden: högst 256",
  "this tag has a value in each game: # and ## are not allowed":
    "taggen har ett värde i varje giv: # och ## är inte tillåtna",
  "this tag has a value in each game: # is not allowed": "taggen har ett värde i varje giv: # är inte tillåtet",
  "a value too long to be inherited: at most 255 characters": "ett värde för långt att ärva: högst 255 tecken",
  "upper and lower case matter in names of tags: expected %s":
    "stora och små bokstäver räknas i taggars namn: väntade {1}",
  "duplicate tag in the same game: ignored": "dubbel tagg i samma giv: ignorerad",
  "unterminated comment: expected } after this {": "oavslutad kommentar: väntade slutklammer",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'väntade en taggs namn, av bokstäver, siffror och _: [Event "Klubbkväll"]',
  "expected a value in quotes after the name of the tag": "väntade ett värde inom citattecken efter taggens namn",
  'unterminated value: expected " and ] before the end of the line':
    'oavslutat värde: väntade " och ] före radens slut',
  "expected ] after the value of the tag": "väntade ] efter taggens värde",
  "too many tags in one game: at most %s": "för många taggar i en giv: högst {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "bricka {1}: rad {2} har redan ett resultat från bordet: det här ersätter det",
  "expected a date like 2026.11.19, with ? for unknown parts": "väntade ett datum som 2026.11.19, med ? för det okända",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "okänd beräkning ”{1}”: väntade MP, IMP, BAM, Rubber, Chicago och deras varianter",
  "scoring by %s is not supported": "beräkning {1} stöds inte",
  "teams are not scored by matchpoints: read as IMPs": "lag räknas inte i matchpoäng: läst som IMP",
  "expected a number, NS and a number, EW and a number, or both":
    "väntade ett tal, NS och ett tal, EW och ett tal, eller båda",
  "expected the opening leader: N, E, S or W": "väntade vem som spelar ut: N, E, S eller W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "varken tagg eller del av ett avsnitt: väntade [, eller tecknet för en kommentar",
  "another game starts here: expected an empty line before it": "här börjar en annan giv: väntade en tom rad före",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4": "väntade spelförarens stick, 0 till 13, eller NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'spelförare saknas: väntade [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "väntade Pass, eller ett kontrakt som 4S, 3NTX eller 6DXX",
  "expected - for no contract": "väntade - för inget kontrakt",
  "expected declarer's tricks, 0 to 13": "väntade spelförarens stick, 0 till 13",
  "expected declarer: N, E, S or W": "väntade spelföraren: N, E, S eller W",
  "expected a number, ? or -": "väntade ett tal, ? eller -",
  "expected the number of times it was made, 1 to 1000": "väntade antalet gånger, 1 till 1000",
  "%s cells in a row of %s columns": "{1} celler i en rad med {2} kolumner",
  "others play in this room on the board above: read as the other room":
    "på brickan ovan spelar andra i det här rummet: läst som det andra rummet",
  "board %s was already played in both rooms by these teams: numbered %s":
    "bricka {1} är redan spelad i båda rummen av lagen: numreras {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "väntade en zonställning: None, NS, EW eller All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "bricknummer saknas: väntade BOARD_NUMBER först i BOARD",
  "missing seat of a hand: expected N, E, S or W": "en hands plats saknas: väntade N, E, S eller W",
  "a hand has at most 13 cards": "en hand har högst 13 kort",
  "the hands of board %s: %s": "händerna på bricka {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "raden saknar DIRECTION: brickans första läses som NS, den andra som EW",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "matchpoäng utan kontrakt eller poäng: läst som procent av de {1} som sidorna delar, här och nedan",
  "a score without a result or percentages like A6040: read as not played":
    "en poäng utan resultat eller procent som A6040: läst som inte spelad",
  "missing number of tricks: only the points are used": "antal stick saknas: bara poängen används",
  "expected points, or percentages of both sides: 420, A6040": "väntade poäng, eller båda sidors procent: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "en rad utan resultat för ett par som sitter över: ignorerad, här och nedan",
  "expected a contract: 4H, 3NTX, Passed": "väntade ett kontrakt: 4H, 3NTX, Passed",
  ". Only the points are used": ". Bara poängen används",
  "missing ids: expected %s": "nummer saknas: väntade {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM och OPPOSING_TEAM i matchen, före dess brickor",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER och EW_PAIR_NUMBER, med högst 16 bokstäver och siffror",
  "expected 1 or 2 winners": "väntade 1 eller 2 vinnare",
  "unknown type of event '%s': read as %s": "okänd tävlingstyp ”{1}”: läst som {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMP utan metod: läst som Butler; för cross-IMP väntades CROSS_IMPS",
  "unknown scoring '%s': read as %s": "okänd beräkning ”{1}”: läst som {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "par rangordnas efter brickor, inte efter matchers VP: dessa behålls som i filen",
  "the file does not name a scale of victory points: using %s": "filen anger ingen VP-skala: använder {1}",
  "the participants are teams: read as a teams event": "deltagarna är lag: läst som lagtävling",
  "ladders are not supported: read as matches of teams": "stegar stöds inte: läst som lagmatcher",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "sessioner återanvänder nummer: bricka 1 i den andra blir 801, i den tredje 1601, och så vidare",
  "expected a number or a short name: at most %s bytes": "väntade ett tal eller ett kort namn: högst {1} byte",
  "'%s' is not a number: ignored": "”{1}” är inget tal: ignorerat",
  "the file has another event%s%s%s: only the first is read":
    "filen har en annan tävling{1}{2}{3}: bara den första läses",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS och RESULT är inte USEBIO: väntade en BOARD per bricka, med en TRAVELLER_LINE per resultat",
  "elements are nested too deeply": "element är för djupt nästlade",
  "expected a USEBIO element": "väntade ett USEBIO-element",
  "XML is not supported in this build": "XML stöds inte här",
  "the file has no EVENT element": "filen har inget EVENT-element",
  "too many elements that are not USEBIO: at most %s": "för många element som inte är USEBIO: högst {1}",
  "the adjustment has no unit: it is kept but does not count": "justeringen saknar enhet: den behålls men räknas inte",
  "missing id: expected a %s of at most 16 letters and digits":
    "nummer saknas: väntade ett {1} med högst 16 bokstäver och siffror",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} är otillräckligt över {3}{4} (lag 18)",
  "nothing to double: there is no bid yet": "inget att dubbla: det finns inget bud än",
  "cannot double: the last bid was not made by an opponent":
    "kan inte dubbla: sista budet kom inte från en motståndare",
  "the bid is already doubled": "budet är redan dubblat",
  "nothing to redouble: there is no double": "inget att redubbla: det finns ingen dubbling",
  "the bid is already redoubled": "budet är redan redubblat",
  "cannot redouble: the double was not made by an opponent":
    "kan inte redubbla: dubblingen kom inte från en motståndare",
  "invalid call": "ogiltigt bud",
  "a call after the auction ended (Law 39)": "ett bud efter budgivningens slut (lag 39)",
  "too many calls for an auction": "för många bud för en budgivning",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "bud ”{1}” går inte: väntade ett bud från 1C till 7NT, eller Pass, X eller XX",
  "invalid card": "ogiltigt kort",
  "%s%s was already played": "{1}{2} är redan spelat",
  "%s%s is not in %s's hand": "{1}{2} finns inte i handen: {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "ogiltigt kort: väntade färg och valör, SK eller H10, eller - för inget",
  "a card is missing before this one": "ett kort saknas före detta",
  "invalid card: expected a suit and a rank, SK, HT or C10": "ogiltigt kort: väntade färg och valör, SK, HT eller C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "kort ”{1}” går inte: väntade A K Q J T 9 8 7 6 5 4 3 2, eller en punkt före nästa färg",
  "%s is dealt twice: %s already has it": "{1} är utdelat två gånger: {2} har det redan",
  "more than 13 cards in %s's hand": "fler än 13 kort i handen: {1}",
  "expected a space after -": "väntade ett blanksteg efter -",
  "too many suits: a hand is spades.hearts.diamonds.clubs": "för många färger: en hand är spader.hjärter.ruter.klöver",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "väntade en punkt: en hand är spader.hjärter.ruter.klöver, eller -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "väntade N, E, S eller W och ett kolon före första handen: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "handen saknas ({1}): väntade kort eller -",
  "unexpected text after the fourth hand": "oväntad text efter den fjärde handen",
  "this format cannot be read": "formatet kan inte läsas",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'väntade en rad om en session eller en förflyttning: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "filens förflyttning utelämnas: {1}",
  "the number of a session, 1 to 99": "en sessions nummer, 1 till 99",
};
