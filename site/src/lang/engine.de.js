// German: what the engine says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Words
  result: "Ergebnis",
  level: "Stufe",
  strain: "Farbe",
  doubling: "Kontra",
  declarer: "Alleinspieler",
  outcome: "Stichzahl",
  "declarer or outcome": "Alleinspieler oder Stichzahl",
  "number of tricks": "Stichzahl",
  player: "Spieler",
  honors: "Honneurs",
  "North-South": "Nord-Süd",
  "East-West": "Ost-West",
  " and ": " und ",

  // Results (lib/log/notation.c)
  "invalid %s '%s': %s": "{1} „{2}“ geht nicht: {3}",
  "missing %s: %s": "es fehlt: {1}; {2}",
  "invalid %s: %s": "{1} nicht lesbar: {2}",
  "expected C, D, H, S or NT after the level": "hinter der Stufe die englischen Buchstaben C, D, H, S oder NT",
  "invalid strain '%s': did you mean %s?": "Farbe „{1}“ gibt es nicht: war „{2}“ gemeint?",
  "expected a contract, like 4S or 3NT, or pass": "erwartet wird ein Kontrakt wie 4S oder 3NT, oder pass",
  "a contract is for 1 to 7 odd tricks": "ein Kontrakt geht von 1 bis 7",
  "expected X or XX, or * or **": "erwartet wird X oder XX, oder * oder **",
  "expected X for doubled, XX for redoubled": "X heißt kontriert, XX rekontriert",
  "expected N, E, S or W after 'by'": "hinter „by“ wird N, E, S oder W erwartet",
  "%s%s cannot have that many overtricks: at most %s": "{1}{2} kann nicht so viele Überstiche haben: höchstens {3}",
  "%s%s cannot go down that many: at most %s": "{1}{2} kann nicht so oft fallen: höchstens {3}",
  "a grand slam cannot have overtricks": "ein Großschlemm hat keine Überstiche",
  "'made' counts odd tricks and %s%s needs %s: expected made %s or more, or down 1":
    "„made“ zählt die Stiche über sechs, und {1}{2} braucht {3}: erwartet wird made {4} oder mehr, oder down 1",
  "'made' counts the tricks above six: at most 7": "„made“ zählt die Stiche über sechs: höchstens 7",
  "a deal has 13 tricks": "ein Spiel hat 13 Stiche",
  "expected the overtricks, like +1; just made is =": "erwartet werden die Überstiche, wie +1; genau erfüllt ist =",
  "expected the undertricks, like -1; just made is =": "erwartet werden die Faller, wie -1; genau erfüllt ist =",
  "expected the odd tricks made, like made 4": "erwartet werden die Stiche über sechs, wie made 4",
  "expected the undertricks, like down 1": "erwartet werden die Faller, wie down 1",
  "expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks":
    "erwartet wird N, E, S oder W, oder =, +1, -1, made 4, down 1 oder 10 tricks",
  "expected =, +1, -1, made 4, down 1 or 10 tricks": "erwartet wird =, +1, -1, made 4, down 1 oder 10 tricks",
  "unexpected '%s' after the result": "„{1}“ hinter dem Ergebnis ist zu viel",
  "expected who held the honors: N, E, S or W": "erwartet wird, wer die Honneurs hatte: N, E, S oder W",
  "aces count at notrump; four trump honors are 100, five 150":
    "Asse zählen in Sans Atout; vier Trumpfhonneurs sind 100, fünf 150",
  "they are worth 100 or 150": "sie zählen 100 oder 150",
  "invalid vulnerability '%s': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1":
    "Gefahrenlage „{1}“ gibt es nicht: erwartet wird none, ns, ew oder both, yes oder no für die Seite des Alleinspielers, oder eine Boardnummer",

  // Sheets (lib/log/session_log.c)
  "expected high-card points, 0 to 40, like hcp 26 or hcp NS 26":
    "erwartet werden Figurenpunkte, 0 bis 40, wie hcp 26 oder hcp NS 26",
  "a passed-out deal has no declarer: name the side of the points, hcp NS 26":
    "ein durchgepasstes Spiel hat keinen Alleinspieler: die Seite der Punkte angeben, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "es fehlt der Alleinspieler: der Zettel braucht N, E, S oder W hinter dem Kontrakt",
  "honors do not count in a duplicate-style Chicago": "Honneurs zählen nicht im Chicago nach Turnierart",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "ein Chicago in IMPs braucht die Figurenpunkte: hcp 26 oder hcp NS 26 anfügen",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "Text hinter dem Spiel: erwartet wird honors E 150, hcp 26 oder nichts",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "Honneurs zweimal: nur ein Spieler kann vier Trumpfhonneurs oder alle Asse haben",
  "honors must come before hcp": "honors muss vor hcp stehen",
  "the side of We must be given before the first deal": "die Seite von Wir muss vor dem ersten Spiel stehen",
  "We and They cannot sit in the same direction": "Wir und Sie können nicht in derselben Richtung sitzen",
  "expected the deal to correct and its result: correct 3 5C W -1":
    "erwartet wird das Spiel, das zu berichtigen ist, und sein Ergebnis: correct 3 5C W -1",
  "no end comes before this line": "vor dieser Zeile steht kein Ende",
  "no deal with this number comes before this line": "vor dieser Zeile steht kein Spiel mit dieser Nummer",
  "no deal comes before this line": "vor dieser Zeile steht kein Spiel",
  "the last end was already taken back": "das letzte Ende wurde schon zurückgenommen",
  "unexpected text after void": "Text hinter void",
  "an end can only be withdrawn: correct end void": "ein Ende kann nur zurückgenommen werden: correct end void",
  "expected partscores 100, or partscores 50 as in older laws":
    "erwartet wird partscores 100, oder partscores 50 wie in älteren Regeln",
  "expected partscores carry, or partscores bonus (50 each)":
    "erwartet wird partscores carry, oder partscores bonus (je 50)",
  "part-scores do not carry in duplicate style or in IMPs":
    "Teilkontrakte bleiben nach Turnierart und in IMPs nicht stehen",
  "expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)":
    "erwartet wird vulnerable dealer oder vulnerable nondealer (Spiele 2 und 3)",
  "expected the number of deals in a Chicago: deals 4, or deals 6":
    "erwartet wird die Zahl der Spiele eines Chicago: deals 4 oder deals 6",
  "unexpected text after the dealer": "Text hinter dem Teiler",
  "expected the first dealer: dealer N, E, S or W": "erwartet wird der erste Teiler: dealer N, E, S oder W",
  "unexpected text after duplicate": "Text hinter duplicate",
  "expected the name of a file with expected scores, or nothing":
    "erwartet wird der Name einer Datei mit erwarteten Punkten, oder nichts",
  "this log is a Chicago: keep a rubber in a separate log":
    "dies ist das Protokoll eines Chicago: für einen Rubber ein eigenes nehmen",
  "this log is a rubber: keep a Chicago in a separate log":
    "dies ist das Protokoll eines Rubbers: für ein Chicago ein eigenes nehmen",
  "unexpected text after end": "Text hinter end",
  "expected a deal, like 4SX N +1, or we, they, end or correct":
    "erwartet wird ein Spiel wie 4SX N +1, oder we, they, end oder correct",
  "unknown keyword '%s': did you mean %s?": "Wort „{1}“ unbekannt: war „{2}“ gemeint?",
  "this is a rule of Chicago: a rubber does not have it": "das ist eine Regel des Chicago: ein Rubber hat sie nicht",
  "rules must come before the first deal": "Regeln müssen vor dem ersten Spiel stehen",

  // Deals (lib/score/score.c)
  "honors score only at rubber bridge, not at duplicate": "Honneurs zählen nur im Rubberbridge, nicht im Turnier",
  "a passed-out deal has no trumps, so nobody scores honors":
    "ein durchgepasstes Spiel hat keinen Trumpf: niemand schreibt Honneurs",
  "declarer is not named: the side that scores the honors is unknown":
    "der Alleinspieler fehlt: es ist nicht bekannt, wer die Honneurs schreibt",
  "honors need the player who held them: north, east, south or west":
    "zu Honneurs gehört, wer sie hatte: north, east, south oder west",
  "at notrump only four aces in one hand count: 150": "in Sans Atout zählen nur vier Asse in einer Hand: 150",
  "honors are worth 100 or 150, not %s": "Honneurs zählen 100 oder 150, nicht {1}",
  "impossible result for a deal of bridge": "dieses Ergebnis gibt es im Bridge nicht",
  "declarer is not named, so '%s vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side":
    "der Alleinspieler fehlt, „{1} in Gefahr“ ist daher mehrdeutig: ihn nennen, oder yes oder no für seine Seite",
  "this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable":
    "dieses Spiel gewinnt den Rubber, und die Prämie hängt von beiden Seiten ab: ns, ew oder both angeben",
  "there is no such deal, or it was taken back": "dieses Spiel gibt es nicht, oder es wurde zurückgenommen",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "dieser Tisch spielt keine Boards",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "Board {1} ist in Runde {2} nicht an diesem Tisch: erwartet werden {3} bis {4}; andere Boards kann der Turnierleiter ändern",
  "the director has ruled on board %s": "der Turnierleiter hat über Board {1} entschieden",
  "board %s has a result already": "Board {1} hat schon ein Ergebnis",
  "board %s was changed meanwhile": "Board {1} wurde inzwischen geändert",
  "no table %s: the movement has %s tables": "kein Tisch {1}: das Movement hat {2} Tische",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "das Turnier hat kein Movement: es braucht eine Zeile wie movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "der Alleinspieler fehlt: 4S N =",
  // Lines of an event (lib/log)
  "expected an id of at most 16 letters and digits, or two ids joined by +":
    "erwartet wird eine Nummer aus höchstens 16 Buchstaben und Ziffern, oder zwei mit + dazwischen",
  "expected acbl or the end of the line": "erwartet wird acbl oder das Ende der Zeile",
  "expected the end of the line": "erwartet wird das Ende der Zeile",
  "expected a scoring: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps or patton":
    "erwartet wird eine Wertung: matchpoints, matchpoints acbl, cross-imps, butler, bam, points, imps oder patton",
  "expected 1 or 2": "erwartet wird 1 oder 2",
  "expected the end of the line after 1 or 2": "hinter 1 oder 2 wird das Ende der Zeile erwartet",
  "expected an id of letters and digits, then the names":
    "erwartet wird eine Nummer aus Buchstaben und Ziffern, dann die Namen",
  "expected an id of letters and digits, a name, a colon, and the players":
    "erwartet wird eine Nummer, ein Name, ein Doppelpunkt und die Spieler",
  "expected an id of letters and digits": "erwartet wird eine Nummer aus Buchstaben und Ziffern",
  "expected the end of the line, or void, after the id of the phantom":
    "hinter der Nummer des Phantoms wird das Ende der Zeile oder void erwartet",
  "expected an id, an amount and a reason: penalty 8 25% slow play":
    "erwartet werden Nummer, Betrag und Grund: penalty 8 25% zu langsam",
  "expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void":
    "erwartet wird ein Betrag (25% eines Tops, 5 mp, 3 imps, 1 vp oder 50 points) oder void",
  "the amount has no unit: expected %, mp, imps, vp or points after it":
    "der Betrag hat keine Einheit: erwartet wird %, mp, imps, vp oder points dahinter",
  "a penalty is subtracted: expected an amount without a minus sign":
    "eine Strafe wird abgezogen: erwartet wird ein Betrag ohne Minus",
  "expected an id and an amount: carryover 8 12.5, handicap 8 3%":
    "erwartet werden Nummer und Betrag: carryover 8 12.5, handicap 8 3%",
  "expected an amount: 12.5, 3%, 5 mp, 3 imps or 1 vp": "erwartet wird ein Betrag: 12.5, 3%, 5 mp, 3 imps oder 1 vp",
  "expected the end of the line after the amount": "hinter dem Betrag wird das Ende der Zeile erwartet",
  "expected an id and a stratum: strat 8 B": "erwartet werden Nummer und Klasse: strat 8 B",
  "expected a stratum (A, B or C) or void": "erwartet wird eine Klasse (A, B oder C) oder void",
  "expected the end of the line after the stratum": "hinter der Klasse wird das Ende der Zeile erwartet",
  "expected the id of the team that has no match: bye 7": "erwartet wird die Nummer des Teams ohne Kampf: bye 7",
  "expected victory points, or a percentage of the maximum: bye 7 12 vp, bye 7 60%":
    "erwartet werden Siegpunkte oder ein Prozentsatz des Höchsten: bye 7 12 vp, bye 7 60%",
  "expected the id of a team, NS or EW, and the players: lineup 7 NS Ann & Bo":
    "erwartet werden die Nummer eines Teams, NS oder EW, und die Spieler: lineup 7 NS Ann & Bo",
  "expected NS or EW, then the players": "erwartet wird NS oder EW, dann die Spieler",
  "expected the end of the line after the name of the scale":
    "hinter dem Namen der Skala wird das Ende der Zeile erwartet",
  "expected a scale: %s, or a file": "erwartet wird eine Skala: {1}, oder eine Datei",
  "expected a setting and its value: set neuberg on (oddtrick help settings lists them)":
    "erwartet werden eine Einstellung und ihr Wert: set neuberg on",
  "expected the ids of both sides and a result: 1 8 4S N =":
    "erwartet werden die Nummern beider Seiten und ein Ergebnis: 1 8 4S N =",
  "expected East-West's id and a result: 1 8 4S N =":
    "erwartet werden die Nummer von Ost-West und ein Ergebnis: 1 8 4S N =",
  "no board selected: after a round line, expected a line like 'board 1' first":
    "kein Board gewählt: nach einer Rundenzeile wird zuerst eine Zeile wie „board 1“ erwartet",
  "no board selected: expected a line like 'board 1' before it":
    "kein Board gewählt: davor wird eine Zeile wie „board 1“ erwartet",
  "expected a result: 4S N =, pass, ave+/ave-, not played":
    "erwartet wird ein Ergebnis: 4S N =, pass, ave+/ave-, not played",
  "expected the name of a group, letters and digits: board 2 group B":
    "erwartet wird der Name einer Gruppe aus Buchstaben und Ziffern: board 2 group B",
  "expected the dealer, N, E, S or W: board 2 dealer E": "erwartet wird der Teiler, N, E, S oder W: board 2 dealer E",
  "expected a vulnerability: board 2 vul none, ns, ew or both":
    "erwartet wird eine Gefahrenlage: board 2 vul none, ns, ew oder both",
  "expected a board number, 1 to 9999": "erwartet wird eine Boardnummer von 1 bis 9999",
  "expected the end of the line, a group (board 2 group B), a dealer, a vulnerability, or a colon and a line of the traveller":
    "erwartet wird das Ende der Zeile, eine Gruppe (board 2 group B), ein Teiler, eine Gefahrenlage, oder ein Doppelpunkt und eine Zeile des Boardzettels",
  "out of memory": "zu wenig Speicher",
  "expected a round number, 1 to 9999": "erwartet wird eine Rundennummer von 1 bis 9999",
  "expected the end of the line, or a board, after the round number":
    "hinter der Rundennummer wird das Ende der Zeile oder ein Board erwartet",
  "expected the number of a session and optionally a title: session 2 Final":
    "erwartet wird die Nummer eines Durchgangs, wenn gewünscht mit Titel: session 2 Finale",
  "expected the number of a session, 1 to 99": "erwartet wird die Nummer eines Durchgangs von 1 bis 99",
  "expected apart or the end of the line": "erwartet wird apart oder das Ende der Zeile",
  "expected how sessions are combined: full, mean, ebu or last":
    "erwartet wird, wie die Summen der Durchgänge eine werden: full, mean, ebu oder last",
  "expected a round and a movement: from round 3 movement own":
    "erwartet werden eine Runde und ein Movement: from round 3 movement own",
  "expected a round and a table: row 1 1 void": "erwartet werden eine Runde und ein Tisch: row 1 1 void",
  "expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void":
    "erwartet werden Nummer, Tisch und Richtung: seat 14 table 3 NS; im K.-o. seat 14 seed 1; oder seat 14 void",
  "expected the end of the line after the direction": "hinter der Richtung wird das Ende der Zeile erwartet",
  "expected the end of the line after the seed": "hinter der Setznummer wird das Ende der Zeile erwartet",
  "expected NS or EW; of individuals N, S, E or W": "erwartet wird NS oder EW; bei Individualturnieren N, S, E oder W",
  "expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+":
    "erwartet wird, was aus Boards ohne Ergebnis wird: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+",
  "expected an id after by: unplayed by 14 not played":
    "hinter by wird eine Nummer erwartet: unplayed by 14 not played",
  "expected an id and the players' membership numbers: numbers 7 12345 67890":
    "erwartet werden Nummer und Mitgliedsnummern: numbers 7 12345 67890",
  "no board selected: expected a line like 'board 1' before a deal":
    "kein Board gewählt: vor den Karten wird eine Zeile wie „board 1“ erwartet",
  "of no board selected: expected a line like 'board 1' before it":
    "kein Board gewählt: davor wird eine Zeile wie „board 1“ erwartet",
  "expected the dealer and the calls: auction N 1S pass 4S ap":
    "erwartet werden der Teiler und die Ansagen: auction N 1S pass 4S ap",
  "expected the player on lead and the cards, four to a trick: cards W SK S2 S5 S3":
    "erwartet werden der Ausspieler und die Karten, vier je Stich: cards W SK S2 S5 S3",
  "expected a tag name and a text: tag site The Club": "erwartet werden ein Name und ein Text: tag site Der Club",
  "expected an id, a tag name and a text: about 7 club Riverside":
    "erwartet werden Nummer, Name und Text: about 7 club Riverside",
  "expected a kind of value: score, mp, imps, percent, vp, rank or boards":
    "erwartet wird eine Art von Wert: score, mp, imps, percent, vp, rank oder boards",
  "expected a number, or - for no value": "erwartet wird eine Zahl, oder - für keine",
  "expected at most two numbers": "erwartet werden höchstens zwei Zahlen",
  "no result selected: expected a line of a traveller above it":
    "kein Ergebnis gewählt: darüber wird eine Ergebniszeile erwartet",
  "expected an id, a kind of value and a number: total 7 mp 123.5":
    "erwartet werden Nummer, Art des Werts und Zahl: total 7 mp 123.5",
  "expected the end of the line after the number": "hinter der Zahl wird das Ende der Zeile erwartet",
  "expected two ids, a kind of value and two numbers: match 1 2 vp 14.5 5.5":
    "erwartet werden zwei Nummern, Art des Werts und zwei Zahlen: match 1 2 vp 14.5 5.5",
  "expected North-South's points, a multiple of 10 up to 7600: score 420 or score -50":
    "erwartet werden die Punkte von Nord-Süd, durch 10 teilbar, bis 7600: score 420 oder score -50",
  "missing declarer: a traveller needs N, E, S or W after the contract":
    "es fehlt der Alleinspieler: hinter den Kontrakt gehört N, E, S oder W",
  "too many parts: a weighted score has at most 8": "zu viele Teile: eine gewichtete Wertung hat höchstens 8",
  "expected a weight, with at most two decimals, and a result: 60% 4S N =":
    "erwartet werden ein Gewicht mit höchstens zwei Nachkommastellen und ein Ergebnis: 60% 4S N =",
  "the weights add up to %s.%s%s %: expected 100 %": "die Gewichte ergeben {1},{2}{3} %: erwartet werden 100 %",
  "expected a percentage from 0 to 100": "erwartet wird ein Prozentsatz von 0 bis 100",
  "expected IMPs from -24 to 24": "erwartet werden IMPs von -24 bis 24",
  "unexpected text after the result": "Text hinter dem Ergebnis",
  "expected North-South's score, a slash and East-West's score: ave+/ave-":
    "erwartet werden die Wertung von Nord-Süd, ein Schrägstrich und die von Ost-West: ave+/ave-",
  "expected the lead, a card like HK, S10 or c2": "erwartet wird das Ausspiel, eine Karte wie HK, S10 oder c2",
  "expected 'wrong direction'": "erwartet wird „wrong direction“",
  "expected the offending side: offending NS or offending EW":
    "erwartet wird die schuldige Seite: offending NS oder offending EW",
  "unexpected text after forced": "Text hinter forced",
  "lead, wrong direction, offending and forced may appear only once each":
    "lead, wrong direction, offending und forced dürfen je nur einmal stehen",
  "only a weighted score can name the offending side": "nur eine gewichtete Wertung kann die schuldige Seite nennen",
  "expected 'not played'": "erwartet wird „not played“",
  "unexpected text after the result: expected lead HK, wrong direction, or nothing":
    "Text hinter dem Ergebnis: erwartet wird lead HK, wrong direction oder nichts",

  // Events (lib/event)
  pair: "Paar",
  team: "Team",
  "%s and %s sit the other way on board %s": "{1} und {2} sitzen bei Board {3} anders herum",
  "%s and %s do not meet on board %s": "{1} und {2} treffen sich bei Board {3} nicht",
  "board %s is not played: the movement has %s boards, up to board %s":
    "Board {1} wird nicht gespielt: das Movement hat {2} {2|Board|Boards}, bis Board {3}",
  ", or board %s to %s": ", oder Board {1} bis {2}",
  ", or board %s": ", oder Board {1}",
  " in round %s": " in Runde {1}",
  " or %s": " oder {1}",
  ": expected %s": ": erwartet wird {1}",
  ": neither plays it": ": keines spielt es",
  "teams %s and %s do not meet in round %s": "die Teams {1} und {2} treffen sich in Runde {3} nicht",
  ": neither has a match in it": ": keines hat darin einen Kampf",
  "%s; end the line with 'forced' if it is right": "{1}; ist es richtig, die Zeile mit „forced“ beenden",
  "'%s' is the same player twice: expected two players, 1+5":
    "„{1}“ ist zweimal derselbe Spieler: erwartet werden zwei, 1+5",
  "'%s' is one player: expected two players, 1+5": "„{1}“ ist ein Spieler: erwartet werden zwei, 1+5",
  "'%s' is two players: expected the id of one pair or team":
    "„{1}“ sind zwei Spieler: erwartet wird die Nummer eines Paars oder Teams",
  "'%s' sits in the other direction": "„{1}“ sitzt in der anderen Richtung",
  "'%s' plays against itself: expected another contestant":
    "„{1}“ spielt gegen sich selbst: erwartet wird ein anderer Gegner",
  "%s has no name, but nearly all others have one: wrong id?":
    "{1} hat keinen Namen, fast alle anderen haben einen: falsche Nummer?",
  "unknown %s '%s': no line names it, and it has no result":
    "{1} „{2}“ unbekannt: keine Zeile nennt es, und es hat kein Ergebnis",
  "the event has no %s '%s'": "das Turnier hat kein {1} „{2}“",
  "expected the id of one contestant": "erwartet wird eine einzige Nummer",
  "ambiguous id: with two winners there are NS%s and EW%s":
    "Nummer mehrdeutig: bei zwei Siegern gibt es NS{1} und EW{2}",
  "ambiguous id: there are NS%s and EW%s": "Nummer mehrdeutig: es gibt NS{1} und EW{2}",
  "board %s already has results: its vulnerability must come before them":
    "Board {1} hat schon Ergebnisse: die Gefahrenlage muss davor stehen",
  "no earlier line of this kind can be taken back": "keine frühere Zeile dieser Art kann zurückgenommen werden",
  "no round selected: expected a line like 'round 1' before a bye":
    "keine Runde gewählt: vor einem Freilos wird eine Zeile wie „round 1“ erwartet",
  "then %s:%s:%s: %s": "dann Zeile {2}, Spalte {3}: {4} ({1})",
  "which round? Expected it before the board: round 2 board 12: 1 2 4S N =":
    "welche Runde? Sie wird vor dem Board erwartet: round 2 board 12: 1 2 4S N =",
  "which board? Expected it before the line: board 12: 7 14 4S N -1":
    "welches Board? Es wird vor der Zeile erwartet: board 12: 7 14 4S N -1",

  // What a director should look at (lib/event/check)
  ". Was %s meant?": ". War {1} gemeint?",
  "%s, lead %s: %s is on lead and does not hold that card":
    "{1}, Ausspiel {2}: {3} spielt aus und hat diese Karte nicht",
  "; %s has it": "; {1} hat sie",
  "%s of %s leads are not in the hand of the player on lead: are these the cards that were played?":
    "{1} von {2} Ausspielen sind nicht in der Hand des Ausspielers: wurden diese Karten gespielt?",
  "%s of %s results are %s or more tricks from the double-dummy tricks: are these the cards that were played?":
    "{1} von {2} Ergebnissen sind {3} oder mehr Stiche vom Double-Dummy entfernt: wurden diese Karten gespielt?",
  "; they have board%s %s": "; sie haben {1|Board|die Boards} {2}",
  "%s: no result on board%s %s": "{1}: kein Ergebnis bei {2|Board|den Boards} {3}",
  "; the other table has one": "; der andere Tisch hat eines",
  ", which corrects line %s: did it belong to this table?": ", das Zeile {1} berichtigt: gehörte es zu diesem Tisch?",
  "%s and %s: no result on board%s %s, and they have fewer results than most others: did they meet there?":
    "{1} und {2}: kein Ergebnis bei {3|Board|den Boards} {4}, und weniger Ergebnisse als die meisten: trafen sie sich dort?",
  "%s is in %s and in %s": "{1} ist in {2} und in {3}",
  "%s: a result, %s, against the phantom; it does not count":
    "{1}: ein Ergebnis, {2}, gegen das Phantom; es zählt nicht",
  "no other score is within 3 IMPs of %s": "keine andere Anschrift liegt innerhalb von 3 IMPs von {1}",
  "no contract gives %s points on this board": "kein Kontrakt gibt {1} Punkte bei diesem Board",
  "%s is %s points for North-South, and the line says %s": "{1} sind {2} Punkte für Nord-Süd, und die Zeile sagt {3}",
  "%s: they already met in round %s, and meet again in round %s":
    "{1}: sie trafen sich schon in Runde {2} und wieder in Runde {3}",
  "they play this board in round %s at table %s, not in round %s":
    "sie spielen dieses Board in Runde {1} an Tisch {2}, nicht in Runde {3}",
  "%s also plays board %s in line %s": "{1} spielt Board {2} auch in Zeile {3}",
  "%s: no result on board%s %s, table %s in round %s":
    "{1}: kein Ergebnis bei {2|Board|den Boards} {3}, Tisch {4} in Runde {5}",
  ". Was %s meant? %s has no result there": ". War {1} gemeint? {2} hat dort kein Ergebnis",
  ". Was board %s meant? They have no result on it": ". War Board {1} gemeint? Dort haben sie kein Ergebnis",
  ". Are North-South and East-West mixed up? %s has no result there":
    ". Sind Nord-Süd und Ost-West vertauscht? {1} hat dort kein Ergebnis",
  "%s also plays board %s in line %s, against %s": "{1} spielt Board {2} auch in Zeile {3}, gegen {4}",
  "%s is at two tables in round %s: board %s in line %s is against %s":
    "{1} ist in Runde {2} an zwei Tischen: Board {3} in Zeile {4} ist gegen {5}",
  "%s has board %s, which goes with this one, in line %s against %s":
    "{1} hat Board {2}, das zu diesem gehört, in Zeile {3} gegen {4}",
  "%s: they also have board%s %s, which nobody else plays together with %s":
    "{1}: sie haben auch {2|Board|die Boards} {3}, was sonst niemand mit {4} spielt",
  "%s: they sit the other way round, %s, on board %s in line %s":
    "{1}: sie sitzen anders herum, {2}, bei Board {3} in Zeile {4}",
  "; if it was %s: ": "; wenn es {1} war: ",
  "%s is unlike all others: ": "{1} ist anders als alle anderen: ",
  "no other is declared by %s": "kein anderer wird von {1} gespielt",
  "no other is in %s by %s": "kein anderer ist in {1} von {2}",
  "no other score is within 3 IMPs": "keine andere Anschrift liegt innerhalb von 3 IMPs",
  "other declarers in %s took %s to %s tricks": "andere Alleinspieler in {1} machten {2} bis {3} Stiche",
  "other declarers in %s took %s tricks": "andere Alleinspieler in {1} machten {2} Stiche",
  "%s is %s trick%s, and %s can be made": "{1} sind {2} {2|Stich|Stiche}, und {4} sind möglich",
  "; the others in %s took %s to %s": "; die anderen in {1} machten {2} bis {3}",
  "; the other one in %s took %s": "; der andere in {1} machte {2}",
  "; the others in %s took %s": "; die anderen in {1} machten {2}",
  "no rank changes": "kein Rang ändert sich",
  "%s from %s to %s": "{1} von {2} auf {3}",
  ", %s rank changes": ", {1} Rang ändert sich",
  ", %s ranks change": ", {1} Ränge ändern sich",
  ", another winner": ", ein anderer Sieger",
  "%s v %s: ": "{1} – {2}: ",

  // A deal of a sheet (lib/report/deal_explain.c)
  We: "Wir",
  They: "Sie",
  "%s are not vulnerable.": "{1}: nicht in Gefahr.",
  "%s are not vulnerable: no game yet.": "{1}: nicht in Gefahr, noch kein Vollspiel.",
  "%s are vulnerable: one game, deal %s.": "{1}: in Gefahr, ein Vollspiel, Spiel {2}.",
  "%s are vulnerable: the fourth deal.": "{1}: in Gefahr, das vierte Spiel.",
  "%s are vulnerable: all are on the fourth and the sixth deal.":
    "{1}: in Gefahr, wie alle im vierten und sechsten Spiel.",
  "%s are vulnerable: the other side deals.": "{1}: in Gefahr, die andere Seite teilt.",
  "%s are vulnerable: their side deals.": "{1}: in Gefahr, diese Seite teilt.",
  "%s have %s below the line: deal %s.": "{1}: {2} unter dem Strich (Spiel {3}).",
  "N-S have %s high-card points, which promise them %s. They score %s: %s %s, %s IMP%s.":
    "N-S haben {1} Figurenpunkte, die {2} versprechen. Sie schreiben {3}: {4} {5}, {6} IMPs.",
  less: "weniger",
  more: "mehr",

  // What may come next in a line (lib/report/line_completion.c)
  "phantom 14: whoever meets it sits out": "phantom 14: wer darauf trifft, setzt aus",
  "has all results": "hat alle Ergebnisse",
  "halves of IMPs go to the other side": "halbe IMPs gehen an die andere Seite",
  "passed out": "durchgepasst",
  "Law 12C2: artificial scores of both sides": "§ 12C2: künstliche Wertungen beider Seiten",
  "no score for anyone": "keine Wertung für beide Seiten",
  "takes the line back": "nimmt die Zeile zurück",
  "score 420: North-South's points, without a contract": "score 420: Punkte von Nord-Süd, ohne Kontrakt",
  "ranked among all": "unter allen gewertet",
  "also among B and C": "auch unter B und C",
  "also among C": "auch unter C",
  "takes the last one back": "nimmt die letzte zurück",
  "the next name": "der nächste Name",
  "the next result": "das nächste Ergebnis",

  // The double-dummy solver (wasm/dd.js, dd-browser.js)
  "no memory for the double-dummy solver": "kein Speicher zum Ausrechnen der Stiche",
  "the worker could not be started": "die Berechnung konnte nicht gestartet werden",
};
