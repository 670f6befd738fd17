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
    "ein Rundpasse hat keinen Alleinspieler: die Seite der Punkte angeben, hcp NS 26",
  "missing declarer: the sheet needs N, E, S or W after the contract":
    "es fehlt der Alleinspieler: das Blatt braucht N, E, S oder W hinter dem Kontrakt",
  "honors do not count in a duplicate-style Chicago": "Honneurs zählen nicht im Chicago nach Turnierart",
  "a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26":
    "ein Chicago in IMPs braucht die Figurenpunkte: hcp 26 oder hcp NS 26 anfügen",
  "unexpected text after a deal: expected honors E 150, hcp 26, or nothing":
    "Text hinter dem Spiel: erwartet wird honors E 150, hcp 26 oder nichts",
  "honors given twice: only one player can hold four honors of the trump suit, or all aces":
    "Honneurs zweimal: nur ein Spieler kann vier Trumpfhonneurs oder alle Asse haben",
  "honors must come before hcp": "honors muss vor hcp stehen",
  "the side of We must be given before the first deal": "die Seite von Wir muss vor dem ersten Spiel stehen",
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
    "Teilpunkte werden nach Turnierart und in IMPs nicht mitgenommen",
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
    "dies ist das Protokoll eines Chicago: für ein Rubber ein eigenes nehmen",
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
    "ein Rundpasse hat keinen Trumpf: niemand schreibt Honneurs",
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
    "dieses Spiel gewinnt das Rubber, und die Prämie hängt von beiden Seiten ab: ns, ew oder both angeben",
  "there is no such deal, or it was taken back": "dieses Spiel gibt es nicht, oder es wurde zurückgenommen",

  // Tables (lib/report/table_entry.c)
  "this table plays no boards": "dieser Tisch spielt keine Boards",
  "board %s is not at this table in round %s: expected %s to %s; the director can correct other boards":
    "Board {1} ist in Runde {2} nicht an diesem Tisch: erwartet werden {3} bis {4}; andere Boards kann der Turnierleiter ändern",
  "the director has ruled on board %s": "der Turnierleiter hat über Board {1} entschieden",
  "board %s has a result already": "Board {1} hat schon ein Ergebnis",
  "board %s was changed meanwhile": "Board {1} wurde inzwischen geändert",
  "no table %s: the movement has %s tables": "keinen Tisch {1}: das Movement hat {2} Tische",
  "the event has no movement: expected a line like movement mitchell tables 7 boards 28":
    "das Turnier hat kein Movement: es braucht eine Zeile wie movement mitchell tables 7 boards 28",
  "expected the declarer: 4S N =": "der Alleinspieler fehlt: 4S N =",
};
