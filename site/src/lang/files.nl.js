// Dutch: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "spelnummer ontbreekt: verwacht wordt een regel als #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2":
    "verwacht worden één of twee winnaars: #WINNERS,1 of #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair":
    "kolom met paarnummers ontbreekt: verwacht wordt een kop Pair",
  "invalid pair '%s': expected letters and digits": "paar '{1}' kan niet: verwacht worden letters en cijfers",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "een resultatenrij zonder koppen erboven: verwacht worden NS, EW enzovoort",
  "a row without a # line above it: left out": "een rij zonder #-regel erboven: weggelaten",
  "%s kept unread, since the heading is unknown: %s": "{1} ongelezen bewaard, omdat de kop onbekend is: {2}",
  "columns are": "kolommen worden",
  "a column is": "een kolom wordt",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "matchpunten van teams en geen imps: geteld als board-a-match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs":
    "gebroken imps en geen matchpunten: geteld als cross-imps",
  "whole IMPs and no matchpoints: scored by Butler": "hele imps en geen matchpunten: geteld als Butler",
  "a line above the headings is left out": "een regel boven de koppen wordt weggelaten",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "kolommen met spelers ontbreken: verwacht worden koppen als board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "kolom met het spelnummer ontbreekt: verwacht worden koppen als board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "geen koppen: gelezen als board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "geen koppen: gelezen als een resultatenlijst van Bridgemates",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "getallen onder 7 zonder teken worden als overslagen gelezen, zoals hier '{1}'",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "'{1}' wordt gelezen als de score van Noord-Zuid, en het omgekeerde als die van Oost-West",
  "no result: read as not played%s": "geen resultaat: gelezen als niet gespeeld{1}",
  "too long for a result": "te lang voor een resultaat",
  "invalid id '%s': expected letters and digits, at most 16":
    "nummer '{1}' kan niet: verwacht worden letters en cijfers, hoogstens 16",
  "missing players: expected an id or names in both directions%s":
    "spelers ontbreken: verwacht wordt een nummer of namen in beide richtingen{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "kwetsbaarheid '{1}' onbekend: verwacht wordt none, ns, ew of both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "'{1}' wijkt af van de kwetsbaarheid van dit spel hierboven: de eerste blijft",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "verdeling '{1}' kan niet: verwacht worden handen als N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10":
    "kaart '{1}' kan niet: verwacht wordt de uitkomst, zoals HK of S10",
  "invalid group '%s': expected letters and digits": "groep '{1}' kan niet: verwacht worden letters en cijfers",
  "more than 128 cells: the rest is left out%s": "meer dan 128 cellen: de rest wordt weggelaten{1}",
  "invalid board '%s': expected a number, 1 to 9999": "spel '{1}' kan niet: verwacht wordt een getal van 1 tot 9999",
  "invalid round '%s': expected a number, 1 to 9999": "ronde '{1}' kan niet: verwacht wordt een getal van 1 tot 9999",
  "missing board number%s": "spelnummer ontbreekt{1}",
  "the letters of contracts are ambiguous: %s; or %s": "de letters van contracten zijn dubbelzinnig: {1}; of {2}",
  "contracts are read as %s": "contracten worden gelezen als {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "het nummer van een ronde, 1 tot 9999",
  "the lead: %s": "de uitkomst: {1}",
  'missing result: expected "result":"4S N ="': 'resultaat ontbreekt: verwacht wordt "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'nummers ontbreken: verwacht worden "ns" en "ew", elk met een nummer',
  "expected a vulnerability: none, ns, ew or both": "verwacht wordt een kwetsbaarheid: none, ns, ew of both",
  "expected the dealer: N, E, S or W": "verwacht wordt de gever: N, E, S of W",
  "a board number, 1 to 9999": "een spelnummer van 1 tot 9999",
  'missing member "board"': 'lid "board" ontbreekt',
  "this list": "deze lijst",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'verwacht wordt een nummer, en een bedrag met eenheid: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "een toernooi",
  "this JSON is not UTF-8: read as Windows-1252": "deze JSON is geen UTF-8: gelezen als Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'deze JSON is geen toernooi: verwacht worden "event", "scoring" en "boards"',
  "unknown member '%s' in %s: ignored": "onbekend lid '{1}' in {2}: genegeerd",
  "expected %s": "verwacht wordt {1}",
  "expected a number: 12.5": "verwacht wordt een getal: 12.5",
  "expected an id of at most 16 letters and digits%s":
    "verwacht wordt een nummer van hoogstens 16 letters en cijfers{1}",
  ", or two ids joined by +": ", of twee nummers met + ertussen",
  "an auction or a play of cards": "een bieding of een afspel",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'eerste speler ontbreekt: verwacht wordt "first":"N", "E", "S" of "W"',
  'expected an amount: 3.5, or "3%"': 'verwacht wordt een bedrag: 3.5, of "3%"',
  "expected a stratum: A, B or C": "verwacht wordt een klasse: A, B of C",
  "the list of who plays": "de lijst van deelnemers",
  'missing member "id"': 'lid "id" ontbreekt',
  "the text ends inside a string": "de tekst eindigt in een tekenreeks",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'tekenreeks zonder einde: verwacht wordt " vóór het einde van de regel',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits': "ongeldige reeks na de backslash",
  "a byte that is not UTF-8": "een byte die geen UTF-8 is",
  "expected a number like 12, -12.5 or 1e3": "verwacht wordt een getal als 12, -12.5 of 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "verwacht wordt een waarde: tekenreeks, getal, accolade, haak, true, false of null",
  "nested too deeply: at most 2048 levels": "te diep genest: hoogstens 2048 niveaus",
  "nested too deeply: at most 64 levels": "te diep genest: hoogstens 64 niveaus",
  "expected a colon after the name of a member": "verwacht wordt een dubbele punt na de naam van een lid",
  "expected the name of a member in quotes": "verwacht wordt de naam van een lid tussen aanhalingstekens",
  "expected a comma and the next member, or }": "verwacht wordt een komma en het volgende lid, of de sluitaccolade",
  "expected a comma and the next value, or ]": "verwacht wordt een komma en de volgende waarde, of ]",
  "expected a comma, or the end": "verwacht wordt een komma, of het einde",
  "expected the end of the text after the value": "verwacht wordt het einde van de tekst na de waarde",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "weggelaten: verwacht wordt een sleutel van twee letters, een streep, een waarde en een streep: mb|1C|",
  "invalid board %s: expected 1 to %s": "spel {1} kan niet: verwacht wordt 1 tot {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} spelers, terwijl er 4 aan een tafel en 8 in twee zalen zijn: bevat een naam een komma? De laatste worden weggelaten",
  "a list after its boards: left out": "een lijst na haar spellen: weggelaten",
  "%s comment%s (nt, at) left out": "{1} {1|opmerking|opmerkingen} (nt, at) weggelaten",
  "%s %s left out: an auction has at most %s": "{1} {2} weggelaten: een bieding heeft er hoogstens {3}",
  "explanations are": "uitleggingen worden",
  "explanation is": "uitleg wordt",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "resultaat '{1}' kan niet: verwacht wordt er een als 4SN= of 3NEx-2, PASS, of A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "geen spel voor deze regel: de lijst heeft meer regels dan spellen, of een ongeldig nummer",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "bieding '{1}' kan niet: verwacht wordt een bod als 1C of 3N, p, d of r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "de link bevat geen spel: open hem in een browser en bewaar het spel zelf",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "carry-over '{1}' kan niet: verwacht wordt een getal, zoals 12 of 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} {1|resultaat|resultaten} van een zaal zonder tafel in dit bestand: niet vergeleken, over van een eerdere wedstrijd",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "hand kan niet: verwacht worden kleuren en hun kaarten, elk één keer, zoals SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "een kaart in twee handen, of meer dan 13 in één: de verdeling wordt weggelaten",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "kwetsbaarheid '{1}' onbekend: verwacht wordt o, n, e of b (niemand, N-Z, O-W, allen)",
  "cards played without a contract: left out": "gespeelde kaarten zonder contract: weggelaten",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", en een kaart ervoor bekent geen kleur: het afspel wordt vanaf daar weggelaten",
  "invalid card '%s': expected one like SK or D10": "kaart '{1}' kan niet: verwacht wordt er een als SK of D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "aantal slagen '{1}' kan niet: verwacht worden de slagen van de leider, 0 tot 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "de claim geeft de leider {1} slagen, maar volgens de kaarten won hij er {2} en verloor {3}",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "spel {1} heeft een andere gever of kwetsbaarheid dan hierboven: de eerste blijft",
  "board %s has different cards than above: numbered %s": "spel {1} heeft andere kaarten dan hierboven: genummerd {2}",
  "board %s has different cards than above: left out": "spel {1} heeft andere kaarten dan hierboven: weggelaten",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "spel {1}: de resultatenlijst heeft {2}, anders dan bieding en slagen; de lijst geldt",
  "board %s has no result%s": "spel {1} heeft geen resultaat{2}",
  ": expected mc and the tricks that declarer took": ": verwacht wordt mc en de slagen van de leider",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "verwacht wordt N, E, S of W",
  "expected None, NS, EW or All": "verwacht wordt None, NS, EW of All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "spel {1} heeft andere kaarten of kwetsbaarheid dan hierboven: genummerd {2}",
  "; accepted, and reported once": "; aanvaard, en één keer gemeld",
  "too many inherited values: at most 256": "te veel overgeërfde waarden: hoogstens 256",
  "this tag has a value in each game: # and ## are not allowed":
    "deze tag heeft in elk spel een waarde: # en ## mogen niet",
  "this tag has a value in each game: # is not allowed": "deze tag heeft in elk spel een waarde: # mag niet",
  "a value too long to be inherited: at most 255 characters":
    "een waarde te lang om over te erven: hoogstens 255 tekens",
  "upper and lower case matter in names of tags: expected %s":
    "hoofd- en kleine letters tellen in namen van tags: verwacht wordt {1}",
  "duplicate tag in the same game: ignored": "dubbele tag in hetzelfde spel: genegeerd",
  "unterminated comment: expected } after this {": "opmerking zonder einde: verwacht wordt de sluitaccolade",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'verwacht wordt de naam van een tag, van letters, cijfers en _: [Event "Clubavond"]',
  "expected a value in quotes after the name of the tag":
    "verwacht wordt een waarde tussen aanhalingstekens na de naam van de tag",
  'unterminated value: expected " and ] before the end of the line':
    'waarde zonder einde: verwacht worden " en ] vóór het einde van de regel',
  "expected ] after the value of the tag": "verwacht wordt ] na de waarde van de tag",
  "too many tags in one game: at most %s": "te veel tags in één spel: hoogstens {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "spel {1}: regel {2} heeft al een resultaat van deze tafel: dit vervangt het",
  "expected a date like 2026.11.19, with ? for unknown parts":
    "verwacht wordt een datum als 2026.11.19, met ? voor het onbekende",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "telling '{1}' onbekend: verwacht worden MP, IMP, BAM, Rubber, Chicago en hun soorten",
  "scoring by %s is not supported": "telling volgens {1} wordt niet ondersteund",
  "teams are not scored by matchpoints: read as IMPs": "teams worden niet in matchpunten geteld: gelezen als imps",
  "expected a number, NS and a number, EW and a number, or both":
    "verwacht wordt een getal, NS en een getal, EW en een getal, of beide",
  "expected the opening leader: N, E, S or W": "verwacht wordt wie uitkomt: N, E, S of W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "geen tag en geen deel van een sectie: verwacht wordt [, of het teken van een opmerking",
  "another game starts here: expected an empty line before it":
    "hier begint een ander spel: verwacht wordt een lege regel ervoor",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4":
    "verwacht worden de slagen van de leider, 0 tot 13, of NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'leider ontbreekt: verwacht wordt [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "verwacht wordt Pass, of een contract als 4S, 3NTX of 6DXX",
  "expected - for no contract": "verwacht wordt - voor geen contract",
  "expected declarer's tricks, 0 to 13": "verwacht worden de slagen van de leider, 0 tot 13",
  "expected declarer: N, E, S or W": "verwacht wordt de leider: N, E, S of W",
  "expected a number, ? or -": "verwacht wordt een getal, ? of -",
  "expected the number of times it was made, 1 to 1000": "verwacht wordt het aantal keren, 1 tot 1000",
  "%s cells in a row of %s columns": "{1} cellen in een rij van {2} kolommen",
  "others play in this room on the board above: read as the other room":
    "op het spel erboven spelen anderen in deze zaal: gelezen als de andere zaal",
  "board %s was already played in both rooms by these teams: numbered %s":
    "spel {1} is al in beide zalen door deze teams gespeeld: genummerd {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "verwacht wordt een kwetsbaarheid: None, NS, EW of All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "spelnummer ontbreekt: verwacht wordt BOARD_NUMBER aan het begin van BOARD",
  "missing seat of a hand: expected N, E, S or W": "plaats van een hand ontbreekt: verwacht wordt N, E, S of W",
  "a hand has at most 13 cards": "een hand heeft hoogstens 13 kaarten",
  "the hands of board %s: %s": "de handen van spel {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "de regel heeft geen DIRECTION: de eerste van een spel geldt als NS, de tweede als EW",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "matchpunten zonder contract of punten: gelezen als percentage van de {1} die beide kanten delen, hier en verderop",
  "a score without a result or percentages like A6040: read as not played":
    "een score zonder resultaat of percentages als A6040: gelezen als niet gespeeld",
  "missing number of tricks: only the points are used": "aantal slagen ontbreekt: alleen de punten worden gebruikt",
  "expected points, or percentages of both sides: 420, A6040":
    "verwacht worden punten, of percentages van beide kanten: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "een regel zonder resultaat voor een paar dat stilzit: genegeerd, hier en verderop",
  "expected a contract: 4H, 3NTX, Passed": "verwacht wordt een contract: 4H, 3NTX, Passed",
  ". Only the points are used": ". Alleen de punten worden gebruikt",
  "missing ids: expected %s": "nummers ontbreken: verwacht worden {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM en OPPOSING_TEAM in de wedstrijd, vóór de spellen",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER en EW_PAIR_NUMBER, van hoogstens 16 letters en cijfers",
  "expected 1 or 2 winners": "verwacht worden 1 of 2 winnaars",
  "unknown type of event '%s': read as %s": "soort toernooi '{1}' onbekend: gelezen als {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "imps zonder methode: gelezen als Butler; voor cross-imps wordt CROSS_IMPS verwacht",
  "unknown scoring '%s': read as %s": "telling '{1}' onbekend: gelezen als {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "paren worden op spellen gerangschikt, niet op VP’s van wedstrijden: die blijven zoals in het bestand",
  "the file does not name a scale of victory points: using %s":
    "het bestand noemt geen schaal van VP’s: gebruikt wordt {1}",
  "the participants are teams: read as a teams event": "de deelnemers zijn teams: gelezen als teamtoernooi",
  "ladders are not supported: read as matches of teams": "ladders worden niet ondersteund: gelezen als teamwedstrijden",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "zittingen herhalen spelnummers: spel 1 van de tweede wordt 801, van de derde 1601, enzovoort",
  "expected a number or a short name: at most %s bytes":
    "verwacht wordt een getal of een korte naam: hoogstens {1} bytes",
  "'%s' is not a number: ignored": "'{1}' is geen getal: genegeerd",
  "the file has another event%s%s%s: only the first is read":
    "het bestand heeft nog een toernooi{1}{2}{3}: alleen het eerste wordt gelezen",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS en RESULT zijn geen USEBIO: verwacht wordt een BOARD per spel, met een TRAVELLER_LINE per resultaat",
  "elements are nested too deeply": "elementen zijn te diep genest",
  "expected a USEBIO element": "verwacht wordt een USEBIO-element",
  "XML is not supported in this build": "XML wordt hier niet ondersteund",
  "the file has no EVENT element": "het bestand heeft geen EVENT-element",
  "too many elements that are not USEBIO: at most %s": "te veel elementen die geen USEBIO zijn: hoogstens {1}",
  "the adjustment has no unit: it is kept but does not count":
    "de aanpassing heeft geen eenheid: ze blijft, maar telt niet",
  "missing id: expected a %s of at most 16 letters and digits":
    "nummer ontbreekt: verwacht wordt een {1} van hoogstens 16 letters en cijfers",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} is onvoldoende over {3}{4} (artikel 18)",
  "nothing to double: there is no bid yet": "niets te doubleren: er is nog geen bod",
  "cannot double: the last bid was not made by an opponent":
    "doublet kan niet: het laatste bod was niet van een tegenstander",
  "the bid is already doubled": "het bod is al gedoubleerd",
  "nothing to redouble: there is no double": "niets te redoubleren: er is geen doublet",
  "the bid is already redoubled": "het bod is al geredoubleerd",
  "cannot redouble: the double was not made by an opponent":
    "redoublet kan niet: het doublet was niet van een tegenstander",
  "invalid call": "ongeldige bieding",
  "a call after the auction ended (Law 39)": "een bieding na het einde (artikel 39)",
  "too many calls for an auction": "te veel biedingen voor een bieding",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "bieding '{1}' kan niet: verwacht wordt een bod van 1C tot 7NT, of Pass, X of XX",
  "invalid card": "ongeldige kaart",
  "%s%s was already played": "{1}{2} is al gespeeld",
  "%s%s is not in %s's hand": "{1}{2} zit niet in de hand: {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "ongeldige kaart: verwacht worden kleur en waarde, SK of H10, of - voor geen",
  "a card is missing before this one": "vóór deze ontbreekt een kaart",
  "invalid card: expected a suit and a rank, SK, HT or C10":
    "ongeldige kaart: verwacht worden kleur en waarde, SK, HT of C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "kaart '{1}' kan niet: verwacht wordt A K Q J T 9 8 7 6 5 4 3 2, of een punt vóór de volgende kleur",
  "%s is dealt twice: %s already has it": "{1} is twee keer gedeeld: {2} heeft hem al",
  "more than 13 cards in %s's hand": "meer dan 13 kaarten in de hand: {1}",
  "expected a space after -": "verwacht wordt een spatie na -",
  "too many suits: a hand is spades.hearts.diamonds.clubs":
    "te veel kleuren: een hand is schoppen.harten.ruiten.klaveren",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "verwacht wordt een punt: een hand is schoppen.harten.ruiten.klaveren, of -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "verwacht wordt N, E, S of W en een dubbele punt vóór de eerste hand: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "de hand ontbreekt ({1}): verwacht worden kaarten of -",
  "unexpected text after the fourth hand": "onverwachte tekst na de vierde hand",
  "this format cannot be read": "dit formaat kan niet gelezen worden",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'verwacht wordt een regel over een zitting of een schema: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "het schema van het bestand wordt weggelaten: {1}",
  "the number of a session, 1 to 99": "het nummer van een zitting, 1 tot 99",
};
