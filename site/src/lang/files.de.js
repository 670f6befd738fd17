// German: other programs' files, cards, auctions and play. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Spreadsheets (lib/exchange/csv)
  "missing board number: expected a line like #BOARD,7": "Boardnummer fehlt: erwartet wird eine Zeile wie #BOARD,7",
  "expected one winner or two: #WINNERS,1 or #WINNERS,2":
    "erwartet werden ein oder zwei Sieger: #WINNERS,1 oder #WINNERS,2",
  "missing column for the pair numbers: expected a heading Pair":
    "Spalte der Paarnummern fehlt: erwartet wird eine Überschrift Pair",
  "invalid pair '%s': expected letters and digits": "Paar „{1}“ geht nicht: erwartet werden Buchstaben und Ziffern",
  "a row of a traveller without headings above it: expected NS, EW and so on":
    "eine Ergebniszeile ohne Überschriften darüber: erwartet werden NS, EW und so weiter",
  "a row without a # line above it: left out": "eine Zeile ohne #-Zeile darüber: weggelassen",
  "%s kept unread, since the heading is unknown: %s": "{1} ungelesen behalten, weil die Überschrift unbekannt ist: {2}",
  "columns are": "Spalten werden",
  "a column is": "eine Spalte wird",
  "matchpoints of teams and no IMPs: scored by board-a-match":
    "Matchpunkte von Teams und keine IMPs: gewertet als Board-a-Match",
  "fractional IMPs and no matchpoints: scored by cross-IMPs":
    "gebrochene IMPs und keine Matchpunkte: gewertet als Cross-IMPs",
  "whole IMPs and no matchpoints: scored by Butler": "ganze IMPs und keine Matchpunkte: gewertet als Butler",
  "a line above the headings is left out": "eine Zeile über den Überschriften wird weggelassen",
  "missing columns for the players: expected headings like board, ns, ew, contract, by, result":
    "Spalten der Spieler fehlen: erwartet werden Überschriften wie board, ns, ew, contract, by, result",
  "missing column for the board number: expected headings like board, ns, ew, contract, by, result":
    "Spalte der Boardnummer fehlt: erwartet werden Überschriften wie board, ns, ew, contract, by, result",
  "no headings: read as board, ns, ew, contract, by, tricks, scores":
    "keine Überschriften: gelesen als board, ns, ew, contract, by, tricks, scores",
  "no headings: read as a list of results from Bridgemates":
    "keine Überschriften: gelesen als Ergebnisliste von Bridgemates",
  "numbers below 7 without a sign are read as overtricks, as here '%s'":
    "Zahlen unter 7 ohne Vorzeichen werden als Überstiche gelesen, wie hier „{1}“",
  "'%s' is read as North-South's score, and the opposite as East-West's":
    "„{1}“ wird als Anschrift von Nord-Süd gelesen, und das Gegenteil als die von Ost-West",
  "no result: read as not played%s": "kein Ergebnis: gelesen als nicht gespielt{1}",
  "too long for a result": "zu lang für ein Ergebnis",
  "invalid id '%s': expected letters and digits, at most 16":
    "Nummer „{1}“ geht nicht: erwartet werden Buchstaben und Ziffern, höchstens 16",
  "missing players: expected an id or names in both directions%s":
    "Spieler fehlen: erwartet wird eine Nummer oder Namen in beiden Richtungen{1}",
  "invalid vulnerability '%s': expected none, ns, ew or both":
    "Gefahrenlage „{1}“ unbekannt: erwartet wird none, ns, ew oder both",
  "'%s' differs from the vulnerability of this board in rows above: the first one is kept":
    "„{1}“ weicht von der Gefahrenlage dieses Boards weiter oben ab: die erste gilt",
  "invalid deal '%s': expected hands like N:AKQ2.JT9.876.543 ...":
    "Verteilung „{1}“ geht nicht: erwartet werden Hände wie N:AKQ2.JT9.876.543 ...",
  "invalid card '%s': expected the lead, like HK or S10":
    "Karte „{1}“ geht nicht: erwartet wird das Ausspiel, etwa HK oder S10",
  "invalid group '%s': expected letters and digits": "Gruppe „{1}“ geht nicht: erwartet werden Buchstaben und Ziffern",
  "more than 128 cells: the rest is left out%s": "mehr als 128 Zellen: der Rest wird weggelassen{1}",
  "invalid board '%s': expected a number, 1 to 9999": "Board „{1}“ geht nicht: erwartet wird eine Zahl von 1 bis 9999",
  "invalid round '%s': expected a number, 1 to 9999": "Runde „{1}“ geht nicht: erwartet wird eine Zahl von 1 bis 9999",
  "missing board number%s": "Boardnummer fehlt{1}",
  "the letters of contracts are ambiguous: %s; or %s": "die Buchstaben der Kontrakte sind mehrdeutig: {1}; oder {2}",
  "contracts are read as %s": "Kontrakte werden gelesen als {1}",

  // JSON (lib/exchange/json, lib/base/json.c)
  "the number of a round, 1 to 9999": "die Nummer einer Runde, 1 bis 9999",
  "the lead: %s": "das Ausspiel: {1}",
  'missing result: expected "result":"4S N ="': 'Ergebnis fehlt: erwartet wird "result":"4S N ="',
  'missing ids: expected "ns" and "ew", each with an id':
    'Nummern fehlen: erwartet werden "ns" und "ew", je mit einer Nummer',
  "expected a vulnerability: none, ns, ew or both": "erwartet wird eine Gefahrenlage: none, ns, ew oder both",
  "expected the dealer: N, E, S or W": "erwartet wird der Teiler: N, E, S oder W",
  "a board number, 1 to 9999": "eine Boardnummer von 1 bis 9999",
  'missing member "board"': 'Element "board" fehlt',
  "this list": "dieser Liste",
  'expected an id, and an amount with its unit: "25%", "5 mp", "3 imps", "1 vp"':
    'erwartet wird eine Nummer, und ein Betrag mit Einheit: "25%", "5 mp", "3 imps", "1 vp"',
  "an event": "einem Turnier",
  "this JSON is not UTF-8: read as Windows-1252": "dieses JSON ist nicht UTF-8: gelesen als Windows-1252",
  'this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}':
    'dieses JSON ist kein Turnier: erwartet werden "event", "scoring" und "boards"',
  "unknown member '%s' in %s: ignored": "unbekanntes Element „{1}“ in {2}: ignoriert",
  "expected %s": "erwartet wird {1}",
  "expected a number: 12.5": "erwartet wird eine Zahl: 12.5",
  "expected an id of at most 16 letters and digits%s":
    "erwartet wird eine Nummer aus höchstens 16 Buchstaben und Ziffern{1}",
  ", or two ids joined by +": ", oder zwei Nummern mit + dazwischen",
  "an auction or a play of cards": "einer Reizung oder einem Abspiel",
  'missing first player: expected "first":"N", "E", "S" or "W"':
    'erster Spieler fehlt: erwartet wird "first":"N", "E", "S" oder "W"',
  'expected an amount: 3.5, or "3%"': 'erwartet wird ein Betrag: 3.5, oder "3%"',
  "expected a stratum: A, B or C": "erwartet wird eine Klasse: A, B oder C",
  "the list of who plays": "der Liste der Teilnehmer",
  'missing member "id"': 'Element "id" fehlt',
  "the text ends inside a string": "der Text endet in einer Zeichenkette",
  'unterminated string: expected " before the end of the line (\\n stands for a new line)':
    'Zeichenkette ohne Ende: erwartet wird " vor dem Ende der Zeile',
  'invalid escape: expected \\" \\\\ \\/ \\b \\f \\n \\r \\t or \\u and four digits':
    "ungültige Folge hinter dem umgekehrten Schrägstrich",
  "a byte that is not UTF-8": "ein Byte, das nicht UTF-8 ist",
  "expected a number like 12, -12.5 or 1e3": "erwartet wird eine Zahl wie 12, -12.5 oder 1e3",
  "expected a value: a string, a number, {, [, true, false or null":
    "erwartet wird ein Wert: Zeichenkette, Zahl, geschweifte oder eckige Klammer, true, false oder null",
  "nested too deeply: at most 2048 levels": "zu tief verschachtelt: höchstens 2048 Stufen",
  "nested too deeply: at most 64 levels": "zu tief verschachtelt: höchstens 64 Stufen",
  "expected a colon after the name of a member": "hinter dem Namen eines Elements wird ein Doppelpunkt erwartet",
  "expected the name of a member in quotes": "erwartet wird der Name eines Elements in Anführungszeichen",
  "expected a comma and the next member, or }":
    "erwartet wird ein Komma und das nächste Element, oder die schließende Klammer",
  "expected a comma and the next value, or ]": "erwartet wird ein Komma und der nächste Wert, oder ]",
  "expected a comma, or the end": "erwartet wird ein Komma, oder das Ende",
  "expected the end of the text after the value": "hinter dem Wert wird das Ende des Textes erwartet",

  // LIN (lib/exchange/lin)
  "left out: expected a key of two letters, a bar, a value and a bar: mb|1C|":
    "weggelassen: erwartet wird ein Schlüssel aus zwei Buchstaben, ein Strich, ein Wert und ein Strich: mb|1C|",
  "invalid board %s: expected 1 to %s": "Board {1} geht nicht: erwartet wird 1 bis {2}",
  "%s players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out":
    "{1} Spieler, obwohl an einem Tisch 4 und in zwei Räumen 8 sitzen: hat ein Name ein Komma? Die letzten werden weggelassen",
  "a list after its boards: left out": "eine Liste hinter ihren Boards: weggelassen",
  "%s comment%s (nt, at) left out": "{1} {1|Kommentar|Kommentare} (nt, at) weggelassen",
  "%s %s left out: an auction has at most %s": "{1} {2} weggelassen: eine Reizung hat höchstens {3}",
  "explanations are": "Erklärungen werden",
  "explanation is": "Erklärung wird",
  "invalid result '%s': expected one like 4SN= or 3NEx-2, PASS, or A==":
    "Ergebnis „{1}“ geht nicht: erwartet wird eines wie 4SN= oder 3NEx-2, PASS, oder A==",
  "no board for this entry: the list has more entries than boards, or an invalid number":
    "kein Board für diesen Eintrag: die Liste hat mehr Einträge als Boards, oder eine ungültige Nummer",
  "invalid call '%s': expected a bid like 1C or 3N, p, d or r":
    "Ansage „{1}“ geht nicht: erwartet wird ein Gebot wie 1C oder 3N, p, d oder r",
  "the link contains no deal: open it in a browser and save the deal itself":
    "der Link enthält keine Verteilung: im Browser öffnen und die Verteilung selbst speichern",
  "invalid carry-over '%s': expected a number, like 12 or 12.5":
    "Übertrag „{1}“ geht nicht: erwartet wird eine Zahl, etwa 12 oder 12.5",
  "%s result%s of a room without a table in this file: left over from an earlier match, and not compared":
    "{1} {1|Ergebnis|Ergebnisse} eines Raums ohne Tisch in dieser Datei: nicht verglichen, Rest eines früheren Kampfs",
  "invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872":
    "Hand geht nicht: erwartet werden Farben und ihre Karten, je einmal, etwa SAK4HQT92DJ3CA872",
  "a card in two hands, or more than 13 in one: the deal is left out":
    "eine Karte in zwei Händen, oder mehr als 13 in einer: die Verteilung wird weggelassen",
  "invalid vulnerability '%s': expected o, n, e or b (none, N-S, E-W, both)":
    "Gefahrenlage „{1}“ unbekannt: erwartet wird o, n, e oder b (keiner, N-S, O-W, alle)",
  "cards played without a contract: left out": "gespielte Karten ohne Kontrakt: weggelassen",
  ", and a card before it does not follow suit: the play is left out from there on":
    ", und eine Karte davor bedient nicht: das Abspiel wird ab dort weggelassen",
  "invalid card '%s': expected one like SK or D10": "Karte „{1}“ geht nicht: erwartet wird eine wie SK oder D10",
  "invalid number of tricks '%s': expected declarer's tricks, 0 to 13":
    "Stichzahl „{1}“ geht nicht: erwartet werden die Stiche des Alleinspielers, 0 bis 13",
  "the claim gives declarer %s tricks, but by the cards played declarer won %s and lost %s":
    "der Claim gibt dem Alleinspieler {1} Stiche, nach den Karten hat er {2} gewonnen und {3} verloren",
  "board %s has a different dealer or vulnerability than above: the first one is kept":
    "Board {1} hat einen anderen Teiler oder eine andere Gefahrenlage als oben: die ersten gelten",
  "board %s has different cards than above: numbered %s": "Board {1} hat andere Karten als oben: nummeriert {2}",
  "board %s has different cards than above: left out": "Board {1} hat andere Karten als oben: weggelassen",
  "board %s: the list of results has %s, which differs from the calls and tricks; the list is used":
    "Board {1}: die Ergebnisliste hat {2}, anders als Reizung und Stiche; die Liste gilt",
  "board %s has no result%s": "Board {1} hat kein Ergebnis{2}",
  ": expected mc and the tricks that declarer took": ": erwartet wird mc und die Stiche des Alleinspielers",

  // PBN (lib/exchange/pbn)
  "expected N, E, S or W": "erwartet wird N, E, S oder W",
  "expected None, NS, EW or All": "erwartet wird None, NS, EW oder All",
  "board %s has different cards or vulnerability than above: numbered %s":
    "Board {1} hat andere Karten oder eine andere Gefahrenlage als oben: nummeriert {2}",
  "; accepted, and reported once": "; angenommen, und einmal gemeldet",
  "too many inherited values: at most 256": "zu viele geerbte Werte: höchstens 256",
  "this tag has a value in each game: # and ## are not allowed":
    "dieses Tag hat in jedem Spiel einen Wert: # und ## sind nicht erlaubt",
  "this tag has a value in each game: # is not allowed":
    "dieses Tag hat in jedem Spiel einen Wert: # ist nicht erlaubt",
  "a value too long to be inherited: at most 255 characters":
    "ein Wert, der zu lang zum Erben ist: höchstens 255 Zeichen",
  "upper and lower case matter in names of tags: expected %s":
    "Groß- und Kleinschreibung zählt in Namen von Tags: erwartet wird {1}",
  "duplicate tag in the same game: ignored": "doppeltes Tag im selben Spiel: ignoriert",
  "unterminated comment: expected } after this {": "Kommentar ohne Ende: erwartet wird die schließende Klammer",
  'expected the name of a tag, of letters, digits and _: [Event "Club evening"]':
    'erwartet wird der Name eines Tags aus Buchstaben, Ziffern und _: [Event "Clubabend"]',
  "expected a value in quotes after the name of the tag":
    "hinter dem Namen des Tags wird ein Wert in Anführungszeichen erwartet",
  'unterminated value: expected " and ] before the end of the line':
    'Wert ohne Ende: erwartet werden " und ] vor dem Ende der Zeile',
  "expected ] after the value of the tag": "hinter dem Wert des Tags wird ] erwartet",
  "too many tags in one game: at most %s": "zu viele Tags in einem Spiel: höchstens {1}",
  "board %s: line %s already has a result of this table: this one replaces it":
    "Board {1}: Zeile {2} hat schon ein Ergebnis dieses Tischs: dieses ersetzt es",
  "expected a date like 2026.11.19, with ? for unknown parts":
    "erwartet wird ein Datum wie 2026.11.19, mit ? für Unbekanntes",
  "unknown scoring '%s': expected MP, IMP, BAM, Rubber, Chicago and their kinds":
    "Wertung „{1}“ unbekannt: erwartet werden MP, IMP, BAM, Rubber, Chicago und ihre Arten",
  "scoring by %s is not supported": "Wertung nach {1} wird nicht unterstützt",
  "teams are not scored by matchpoints: read as IMPs": "Teams werden nicht in Matchpunkten gewertet: gelesen als IMPs",
  "expected a number, NS and a number, EW and a number, or both":
    "erwartet wird eine Zahl, NS und eine Zahl, EW und eine Zahl, oder beides",
  "expected the opening leader: N, E, S or W": "erwartet wird der Ausspieler: N, E, S oder W",
  "neither a tag nor part of a section: expected [, or ; or { before a comment":
    "weder ein Tag noch Teil eines Abschnitts: erwartet wird [, oder das Zeichen eines Kommentars",
  "another game starts here: expected an empty line before it":
    "hier beginnt ein anderes Spiel: davor wird eine leere Zeile erwartet",
  "expected declarer's tricks, 0 to 13, or NS 9, EW 4":
    "erwartet werden die Stiche des Alleinspielers, 0 bis 13, oder NS 9, EW 4",
  'declarer is missing: expected [Declarer "S"]': 'Alleinspieler fehlt: erwartet wird [Declarer "S"]',
  "expected Pass, or a contract like 4S, 3NTX or 6DXX": "erwartet wird Pass, oder ein Kontrakt wie 4S, 3NTX oder 6DXX",
  "expected - for no contract": "erwartet wird - für keinen Kontrakt",
  "expected declarer's tricks, 0 to 13": "erwartet werden die Stiche des Alleinspielers, 0 bis 13",
  "expected declarer: N, E, S or W": "erwartet wird der Alleinspieler: N, E, S oder W",
  "expected a number, ? or -": "erwartet wird eine Zahl, ? oder -",
  "expected the number of times it was made, 1 to 1000": "erwartet wird, wie oft es vorkam, 1 bis 1000",
  "%s cells in a row of %s columns": "{1} Zellen in einer Zeile mit {2} Spalten",
  "others play in this room on the board above: read as the other room":
    "beim Board darüber spielen andere in diesem Raum: gelesen als der andere Raum",
  "board %s was already played in both rooms by these teams: numbered %s":
    "Board {1} wurde von diesen Teams schon in beiden Räumen gespielt: nummeriert {2}",

  // USEBIO (lib/exchange/usebio)
  "expected a vulnerability: None, NS, EW or All": "erwartet wird eine Gefahrenlage: None, NS, EW oder All",
  "missing board number: expected BOARD_NUMBER first in its BOARD":
    "Boardnummer fehlt: erwartet wird BOARD_NUMBER am Anfang von BOARD",
  "missing seat of a hand: expected N, E, S or W": "Platz einer Hand fehlt: erwartet wird N, E, S oder W",
  "a hand has at most 13 cards": "eine Hand hat höchstens 13 Karten",
  "the hands of board %s: %s": "die Hände von Board {1}: {2}",
  "the line has no DIRECTION: the first line of a board is read as NS, the second as EW":
    "die Zeile hat keine DIRECTION: die erste eines Boards gilt als NS, die zweite als EW",
  "matchpoints without a contract or points: read as a percentage of the %s that both sides share, here and below":
    "Matchpunkte ohne Kontrakt oder Punkte: gelesen als Prozent der {1}, die beide Seiten teilen, hier und weiter unten",
  "a score without a result or percentages like A6040: read as not played":
    "eine Anschrift ohne Ergebnis oder Prozente wie A6040: gelesen als nicht gespielt",
  "missing number of tricks: only the points are used": "Stichzahl fehlt: nur die Punkte werden verwendet",
  "expected points, or percentages of both sides: 420, A6040":
    "erwartet werden Punkte, oder Prozente beider Seiten: 420, A6040",
  "a line without a result for a pair that sits out: ignored, here and below":
    "eine Zeile ohne Ergebnis für ein aussetzendes Paar: ignoriert, hier und weiter unten",
  "expected a contract: 4H, 3NTX, Passed": "erwartet wird ein Kontrakt: 4H, 3NTX, Passed",
  ". Only the points are used": ". Nur die Punkte werden verwendet",
  "missing ids: expected %s": "Nummern fehlen: erwartet werden {1}",
  "TEAM and OPPOSING_TEAM in the match, before its boards": "TEAM und OPPOSING_TEAM im Kampf, vor seinen Boards",
  "NS_PAIR_NUMBER and EW_PAIR_NUMBER, of at most 16 letters and digits":
    "NS_PAIR_NUMBER und EW_PAIR_NUMBER, aus höchstens 16 Buchstaben und Ziffern",
  "expected 1 or 2 winners": "erwartet werden 1 oder 2 Sieger",
  "unknown type of event '%s': read as %s": "Turnierart „{1}“ unbekannt: gelesen als {2}",
  "IMPs without a method: read as Butler; expected CROSS_IMPS for cross-IMPs":
    "IMPs ohne Methode: gelesen als Butler; für Cross-IMPs wird CROSS_IMPS erwartet",
  "unknown scoring '%s': read as %s": "Wertung „{1}“ unbekannt: gelesen als {2}",
  "pairs are ranked by boards, not by victory points of matches: the victory points are kept as stated in the file":
    "Paare werden nach Boards gewertet, nicht nach Siegpunkten der Kämpfe: diese bleiben, wie die Datei sie hat",
  "the file does not name a scale of victory points: using %s":
    "die Datei nennt keine Skala der Siegpunkte: verwendet wird {1}",
  "the participants are teams: read as a teams event": "die Teilnehmer sind Teams: gelesen als Teamturnier",
  "ladders are not supported: read as matches of teams": "Ranglisten werden nicht unterstützt: gelesen als Teamkämpfe",
  "sessions reuse board numbers: board 1 of the second session becomes 801, of the third 1601, and so on":
    "Durchgänge wiederholen Boardnummern: Board 1 des zweiten wird 801, des dritten 1601, und so weiter",
  "expected a number or a short name: at most %s bytes":
    "erwartet wird eine Zahl oder ein kurzer Name: höchstens {1} Bytes",
  "'%s' is not a number: ignored": "„{1}“ ist keine Zahl: ignoriert",
  "the file has another event%s%s%s: only the first is read":
    "die Datei hat noch ein Turnier{1}{2}{3}: nur das erste wird gelesen",
  "BOARD_RESULTS and RESULT are not USEBIO: expected a BOARD for each board, with a TRAVELLER_LINE for each result":
    "BOARD_RESULTS und RESULT sind nicht USEBIO: erwartet wird ein BOARD je Board, mit einer TRAVELLER_LINE je Ergebnis",
  "elements are nested too deeply": "Elemente sind zu tief verschachtelt",
  "expected a USEBIO element": "erwartet wird ein USEBIO-Element",
  "XML is not supported in this build": "XML wird hier nicht unterstützt",
  "the file has no EVENT element": "die Datei hat kein EVENT-Element",
  "too many elements that are not USEBIO: at most %s": "zu viele Elemente, die nicht USEBIO sind: höchstens {1}",
  "the adjustment has no unit: it is kept but does not count":
    "die Anpassung hat keine Einheit: sie bleibt, zählt aber nicht",
  "missing id: expected a %s of at most 16 letters and digits":
    "Nummer fehlt: erwartet wird {1} aus höchstens 16 Buchstaben und Ziffern",

  // Cards, auctions and play (lib/deal)
  "%s%s is insufficient over %s%s (Law 18)": "{1}{2} ist ungenügend über {3}{4} (§ 18)",
  "nothing to double: there is no bid yet": "nichts zu kontrieren: es gibt noch kein Gebot",
  "cannot double: the last bid was not made by an opponent":
    "Kontra nicht möglich: das letzte Gebot war nicht vom Gegner",
  "the bid is already doubled": "das Gebot ist schon kontriert",
  "nothing to redouble: there is no double": "nichts zu rekontrieren: es gibt kein Kontra",
  "the bid is already redoubled": "das Gebot ist schon rekontriert",
  "cannot redouble: the double was not made by an opponent": "Rekontra nicht möglich: das Kontra war nicht vom Gegner",
  "invalid call": "ungültige Ansage",
  "a call after the auction ended (Law 39)": "eine Ansage nach dem Ende der Reizung (§ 39)",
  "too many calls for an auction": "zu viele Ansagen für eine Reizung",
  "invalid call '%s': expected a bid, 1C to 7NT, or Pass, X or XX":
    "Ansage „{1}“ geht nicht: erwartet wird ein Gebot von 1C bis 7NT, oder Pass, X oder XX",
  "invalid card": "ungültige Karte",
  "%s%s was already played": "{1}{2} ist schon gespielt",
  "%s%s is not in %s's hand": "{1}{2} ist nicht in der Hand: {3}",
  "invalid card: expected a suit and a rank, SK or H10, or - for none":
    "ungültige Karte: erwartet werden Farbe und Wert, SK oder H10, oder - für keine",
  "a card is missing before this one": "vor dieser fehlt eine Karte",
  "invalid card: expected a suit and a rank, SK, HT or C10":
    "ungültige Karte: erwartet werden Farbe und Wert, SK, HT oder C10",
  "invalid card '%s': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit":
    "Karte „{1}“ geht nicht: erwartet wird A K Q J T 9 8 7 6 5 4 3 2, oder ein Punkt vor der nächsten Farbe",
  "%s is dealt twice: %s already has it": "{1} ist zweimal verteilt: {2} hat sie schon",
  "more than 13 cards in %s's hand": "mehr als 13 Karten in der Hand: {1}",
  "expected a space after -": "hinter - wird ein Leerzeichen erwartet",
  "too many suits: a hand is spades.hearts.diamonds.clubs": "zu viele Farben: eine Hand ist Pik.Cœur.Karo.Treff",
  "expected a dot: a hand is spades.hearts.diamonds.clubs, or -":
    "erwartet wird ein Punkt: eine Hand ist Pik.Cœur.Karo.Treff, oder -",
  "expected N, E, S or W and a colon before the first hand: N:AKQ2.JT9.876.543":
    "vor der ersten Hand wird N, E, S oder W und ein Doppelpunkt erwartet: N:AKQ2.JT9.876.543",
  "%s's hand is missing: expected cards or -": "die Hand fehlt ({1}): erwartet werden Karten oder -",
  "unexpected text after the fourth hand": "unerwarteter Text hinter der vierten Hand",
  "this format cannot be read": "dieses Format kann nicht gelesen werden",

  // Movements of files
  'expected a line of a log about a session or a movement: "movement howell pairs 10"':
    'erwartet wird eine Zeile über einen Durchgang oder ein Movement: "movement howell pairs 10"',
  "the movement of the file is left out: %s": "das Movement der Datei wird weggelassen: {1}",
  "the number of a session, 1 to 99": "die Nummer eines Durchgangs, 1 bis 99",
};
