// Dutch: movements, draws, scales and settings. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Events (lib/event)
  "a %s in an event of %ss: an event has one kind of contestant":
    "{1} in een toernooi met: {2}; een toernooi heeft één soort deelnemers",
  "this scoring is not for teams: expected scoring imps, bam, points or patton":
    "deze telling is niet voor teams: verwacht wordt scoring imps, bam, points of patton",
  "this scoring is only for teams: expected scoring matchpoints, cross-imps, butler, bam or points":
    "deze telling is alleen voor teams: verwacht wordt scoring matchpoints, cross-imps, butler, bam of points",
  "only an event of pairs can have two winners": "alleen een parentoernooi kan twee winnaars hebben",
  "victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler":
    "VP’s vragen scoring imps, of paren met scoring matchpoints, cross-imps of butler",
  "pairs that play for victory points have one winner": "paren die om VP’s spelen hebben één winnaar",
  "victory points need a scale: expected a line like vp wbf":
    "VP’s vragen een schaal: verwacht wordt een regel als vp wbf",
  "only scoring imps can be ranked by this value: expected auto or wins":
    "alleen scoring imps kan hierop gerangschikt worden: verwacht wordt auto of wins",
  "scoring %s does not use the setting %s": "scoring {1} gebruikt de instelling {2} niet",
  "expected per cent or mp": "verwacht wordt procent of mp",
  "expected imps": "verwacht wordt imps",
  "expected mp": "verwacht wordt mp",
  "expected points": "verwacht wordt points",
  "expected imps, or vp where there is a scale": "verwacht wordt imps, of vp waar er een schaal is",
  "expected vp": "verwacht wordt vp",
  "no round selected: if IMPs do not decide the ranks, a penalty in IMPs must follow its round line":
    "geen ronde gekozen: waar imps niet rangschikken hoort een straf in imps na de regel van haar ronde",
  "only matches have byes: a pair without opponents needs no line, unless there is a vp scale":
    "alleen wedstrijden kennen een bye: een paar zonder tegenstander heeft geen regel nodig, tenzij er een vp-schaal is",
  "too many groups: at most 255": "te veel groepen: hoogstens 255",
  "too many deals of board %s: at most 1000": "te veel verdelingen van spel {1}: hoogstens 1000",
  "too many ids: an event has at most %s": "te veel nummers: een toernooi heeft er hoogstens {1}",
  "scoring %s does not use IMPs: expected ave+, ave, ave- or a percentage":
    "scoring {1} gebruikt geen imps: verwacht wordt ave+, ave, ave- of een percentage",
  "the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps":
    "het verschil van een wedstrijd is voor teams: verwacht wordt een toekenning per kant: 3 imps/-3 imps",
  "a number in this event is too large to be exact: use fewer results or simpler weights":
    "een getal in dit toernooi is te groot om exact te zijn: minder resultaten of eenvoudiger gewichten",
  "round %s, %s %s and %s have no victory points: %s": "ronde {1}, {2} {3} en {4} hebben geen VP’s: {5}",
  "%s %s and %s have no victory points: %s": "{1} {2} en {3} hebben geen VP’s: {4}",
  "the scale cannot be read: expected a file of that name, or its rows: vp rows 0 10 10; 3 11 9":
    "de schaal kan niet gelezen worden: verwacht wordt een bestand met die naam, of haar regels: vp rows 0 10 10; 3 11 9",
  "the scale is for percentages: scoring %s needs one for IMPs, like wbf":
    "de schaal is voor percentages: scoring {1} vraagt er een voor imps, zoals wbf",
  "the scale is for IMPs: scoring %s needs one for percentages, like ebu-mp":
    "de schaal is voor imps: scoring {1} vraagt er een voor percentages, zoals ebu-mp",
  "the %s has a bye and a match in round %s": "{1}: een bye en een wedstrijd in ronde {2}",
  "the team has %s in this round: %s": "het team heeft {1} in deze ronde: {2}",
  "no match": "geen wedstrijd",
  "two matches": "twee wedstrijden",
  "expected a penalty in vp, or below another round": "verwacht wordt een straf in vp, of onder een andere ronde",
  "round %s, teams %s and %s are level: a knock-out needs a winner":
    "ronde {1}, teams {2} en {3} staan gelijk: een knock-out vraagt een winnaar",
  "nothing to change: expected a line like 'movement mitchell tables 7 boards 28' before it":
    "niets te wijzigen: verwacht wordt eerst een regel als 'movement mitchell tables 7 boards 28'",
  "line %s has the movement already: expected 'from round 3 movement ...' to change it, or 'movement void' before this line":
    "regel {1} heeft het schema al: 'from round 3 movement ...' wijzigt het, of 'movement void' vóór deze regel",
  "line %s has the movement from round %s on: expected a later round, or 'from round %s movement void' before this line":
    "regel {1} heeft het schema vanaf ronde {2}: verwacht wordt een latere ronde, of 'from round {3} movement void' vóór deze regel",
  "too many rows: your own movement has at most 20000": "te veel rijen: een eigen schema heeft er hoogstens 20000",
  "no movement with rows: expected a line like 'movement own' before it":
    "geen schema met rijen: verwacht wordt eerst een regel als 'movement own'",
  "expected round %s, where the movement begins, or a later one":
    "verwacht wordt ronde {1} of een latere, vanaf waar het schema geldt",
  "the missing boards are unknown: expected a movement line before it":
    "geen schema zegt welke spellen ontbreken: verwacht wordt eerst een movement-regel",
  "the movement has no such board: expected one of its rounds and contestants":
    "het schema heeft dat spel niet: verwacht wordt een van zijn rondes en deelnemers",
  "too many tables and rounds in this movement": "te veel tafels en rondes in dit schema",
  "this movement is not for such an event: expected one of pairs":
    "dit schema past niet bij het toernooi: verwacht wordt er een voor paren",
  "this movement is not for such an event: expected one of teams":
    "dit schema past niet bij het toernooi: verwacht wordt er een voor teams",
  "this movement is not for such an event: expected one of individuals":
    "dit schema past niet bij het toernooi: verwacht wordt er een voor individuele toernooien",
  "the movement has no such place: nobody starts there": "het schema heeft die plaats niet: niemand begint daar",
  "the movement has two winners, the event has one: expected winners 1 in this line":
    "het schema heeft twee winnaars, het toernooi één: verwacht wordt winners 1 in deze regel",
  "the movement has one winner, the event has two: expected another movement":
    "het schema heeft één winnaar, het toernooi twee: verwacht wordt een ander schema",
  "the movement has %s rounds: there is no round %s to begin with":
    "het schema heeft {1} rondes: er is geen ronde {2} om mee te beginnen",
  "round %s, table %s: %s": "ronde {1}, tafel {2}: {3}",
  "scoring %s has no percentages: expected combine full or combine last":
    "scoring {1} heeft geen percentages: verwacht wordt combine full of combine last",
  "too many boards: an event has at most %s": "te veel spellen: een toernooi heeft er hoogstens {1}",
  "board %s is in %s sessions: expected the session, too, one of %s":
    "spel {1} is in {2} zittingen: verwacht wordt ook de zitting, een van {3}",
  "no board %s in session %s": "geen spel {1} in zitting {2}",
  "invalid value for %s: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00":
    "ongeldige waarde voor {1}: verwacht wordt off, of een datum en tijd met Z voor UTC of met het verschil met UTC, zoals 2026-11-20T22:00Z of 2026-11-20T23:00+01:00",
  "invalid value for %s: expected %s%s": "ongeldige waarde voor {1}: verwacht wordt {2}{3}",
  "one or more of, separated by commas: ": "een of meer van, gescheiden door komma's: ",
  "one of: ": "een van: ",
  "invalid value for %s: expected a%s number from %s to %s%s%s":
    "ongeldige waarde voor {1}: verwacht wordt een{2} getal van {3} tot {4}{5}{6}",
  "expected up to 16 percentages, each above the one before it: 5,15,30,50":
    "verwacht worden hoogstens 16 oplopende percentages: 5,15,30,50",
  "unknown setting '%s': %s%s%s": "instelling '{1}' onbekend: {2}{3}{4}",
  "did you mean ": "bedoelt u ",
  "oddtrick help settings lists them": "oddtrick help settings geeft de lijst",
  "the match has boards besides its IMPs: expected the margin of a match, or its boards":
    "de wedstrijd heeft spellen naast de imps: verwacht wordt het verschil, of de spellen",
  "the length of the match is not known: expected a line like set match-boards 8, or a movement":
    "de lengte van de wedstrijd is onbekend: verwacht wordt een regel als set match-boards 8, of een schema",

  // Movements in words (lib/movement/words.c, own.c, describe.c)
  "%s has no form %s: leave the form out": "{1} heeft geen vorm {2}: laat de vorm weg",
  "%s has no form %s: it has %s": "{1} heeft geen vorm {2}: het heeft {3}",
  "%s has no %s: expected %s": "{1} heeft geen {2}: verwacht wordt {3}",
  "expected a whole number from %s to %s after '%s'": "verwacht wordt een geheel getal van {1} tot {2} na '{3}'",
  "invalid number": "ongeldig getal",
  "missing number": "getal ontbreekt",
  "invalid id": "ongeldig nummer",
  "missing id": "nummer ontbreekt",
  "expected the missing pair after 'phantom', such as EW7 or 14":
    "verwacht wordt het ontbrekende paar na 'phantom', zoals EW7 of 14",
  "unknown word": "onbekend woord",
  "expected a form such as skip, or tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments or phantom":
    "verwacht wordt een vorm als skip, of tables, pairs, players, teams, boards, rounds, sets, winners, arrow-switch, sections, segments of phantom",
  "unknown movement": "onbekend schema",
  "missing movement": "schema ontbreekt",
  "expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own":
    "verwacht wordt mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out of own",
  "%s has no form %s": "{1} heeft geen vorm {2}",
  "invalid word '%s': expected %s": "ongeldig woord '{1}': verwacht wordt {2}",
  "missing word: expected %s": "woord ontbreekt: verwacht wordt {1}",
  "the number of a round, 1 to 250": "het nummer van een ronde, 1 tot 250",
  "a table, such as 3, or B3 in a section": "een tafel, zoals 3, of B3 in een lijn",
  "an id of at most 16 letters and digits, two ids joined by +, or - for nobody":
    "een nummer van hoogstens 16 letters en cijfers, twee met + ertussen, of - voor niemand",
  "boards, such as 4-6 or 4, or - if they are not known yet":
    "spellen, zoals 4-6 of 4, of - als ze nog niet bekend zijn",
  "shared, switched, or the end of the line": "shared, switched, of het einde van de regel",
  "rounds are 1 to 250": "rondes zijn 1 tot 250",
  "tables are 1 to 999": "tafels zijn 1 tot 999",
  "sections are A to Z": "lijnen zijn A tot Z",
  "boards are 1 to 9999, the first one before the last one": "spellen zijn 1 tot 9999, het eerste vóór het laatste",
  "an id has at most 16 letters and digits": "een nummer heeft hoogstens 16 letters en cijfers",
  "nobody sits there: name somebody, or leave the row out": "niemand zit daar: noem iemand, of laat de rij weg",
  "all rows have two ids for a side, or none; and all have a section, or none":
    "alle rijen hebben twee nummers per kant, of geen; en alle een lijn, of geen",
  "individuals need two ids for a side, such as 1+5": "individuele toernooien vragen twee nummers per kant, zoals 1+5",
  "there are more than 2000 contestants": "er zijn meer dan 2000 deelnemers",
  "your own movement has 1 to %s rows, not %s": "een eigen schema heeft 1 tot {1} rijen, niet {2}",
  "your own movement consists of rows: row ROUND TABLE NS EW FIRST-LAST, such as row 1 1 10 1 1-3":
    "een eigen schema bestaat uit rijen: row RONDE TAFEL NZ OW EERSTE-LAATSTE, zoals row 1 1 10 1 1-3",
  "board %s": "spel {1}",

  // Making movements (lib/movement)
  "no kind of movement is given": "geen soort schema opgegeven",
  "no such form of a movement": "die vorm van een schema bestaat niet",
  "%s: numbers of a movement are 1 to %s": "{1}: getallen van een schema zijn 1 tot {2}",
  "%s rounds are too many: at most %s": "{1} rondes is te veel: hoogstens {2}",
  "there is no such movement: %s": "dat schema bestaat niet: {1}",
  "%s is for %s, not for %s": "{1} is voor {2}, niet voor {3}",
  pairs: "paren",
  teams: "teams",
  players: "spelers",
  "%s has one winner, not %s": "{1} heeft één winnaar, niet {2}",
  "%s has no sections: leave them out": "{1} heeft geen lijnen: laat ze weg",
  "%s has no segments: leave them out": "{1} heeft geen segmenten: laat ze weg",
  "%s arrow-switched rounds are too many: there are %s": "{1} rondes met arrow-switch is te veel: er zijn er {2}",
  "%s needs an odd number of pairs, at least 9: %s tables and one pair more":
    "{1} vraagt een oneven aantal paren, minstens 9: {2} tafels en één paar meer",
  "%s has one winner: pairs sit in both directions": "{1} heeft één winnaar: paren zitten in beide richtingen",
  "arrow-switched rounds make one winner: leave out the switch, or the two winners":
    "arrow-switch geeft één winnaar: laat die weg, of de twee winnaars",
  "there is no %s of %s tables and %s rounds: fewer rounds may fit":
    "er is geen {1} van {2} tafels en {3} rondes: minder rondes passen misschien",
  "%s needs %s, not %s": "{1} vraagt {2}, niet {3}",
  "an even number of tables": "een even aantal tafels",
  "an odd number of tables": "een oneven aantal tafels",
  "at least 3 tables": "minstens 3 tafels",
  "at least 4 tables": "minstens 4 tafels",
  "at least 5 tables": "minstens 5 tafels",
  "at least 6 tables": "minstens 6 tafels",
  "a %s of %s tables": "een {1} van {2} tafels",
  "a barometer of %s tables": "een barometer van {1} tafels",
  "%s needs 2 or 3 tables, not %s": "{1} vraagt 2 of 3 tafels, niet {2}",
  "%s tables are too many for a %s: at most %s": "{1} tafels is te veel voor een {2}: hoogstens {3}",
  "a %s has its own arrow-switches: omit arrow-switch, or set it to 0":
    "een {1} heeft eigen arrow-switches: laat arrow-switch weg, of zeg 0",
  "no howell of %s tables and %s rounds was found: other rounds may fit":
    "geen howell van {1} tafels en {2} rondes gevonden: andere rondes passen misschien",
  "a %showell of %s tables": "een {1}howell van {2} tafels",
  "how many players does the individual have?": "hoeveel spelers heeft het individuele toernooi?",
  "%s player%s: an individual has 6 to %s players":
    "{1} {1|speler|spelers}: een individueel toernooi heeft er 6 tot {3}",
  "%s players do not fit %s tables: %s would": "{1} spelers passen niet bij {2} tafels: {3} wel",
  "individuals are not arrow-switched: leave arrow-switch out":
    "individuele toernooien kennen geen arrow-switch: laat die weg",
  "phantom: players are numbered 1 to %s": "phantom: spelers zijn genummerd van 1 tot {1}",
  "no player is missing: there are places for %s, so leave the phantom out":
    "geen speler ontbreekt: er is plaats voor {1}, dus laat het phantom weg",
  "there is no %s for %s players: it has %s players%s": "er is geen {1} voor {2} spelers: het heeft er {3}{4}",
  " and so on": " enzovoort",
  "an individual of %s tables": "een individueel toernooi van {1} tafels",
  "a swiss of %s %s": "een zwitsers van {1} {2}",
  "a match of %s boards does not have %s segment%s of the same length: %s boards would be %s segments of %s":
    "een wedstrijd van {1} spellen heeft geen {2} even lange {2|segment|segmenten}: {4} spellen zouden {5} segmenten van {6} zijn",
  "a knock-out of %s teams has %s stage%s of %s segments, not %s rounds":
    "een knock-out van {1} teams heeft {2} {2|fase|fasen} van {4} segmenten, niet {5} rondes",
  "%s rounds of %s boards are %s boards, not %s: leave one of the numbers out":
    "{1} rondes van {2} spellen zijn {3} spellen, niet {4}: laat een van de getallen weg",
  "%s boards do not fit %s%s: %s": "{1} spellen passen niet bij {2}{3}: {4}",
  " in so many rounds": " in zoveel rondes",
  "%s%s (%s round%s of %s)": "{1}{2} ({3} {3|ronde|rondes} van {5})",
  "%s has %s rounds, not %s": "{1} heeft {2} rondes, niet {3}",
  "%s has %s to %s rounds%s, not %s": "{1} heeft {2} tot {3} rondes{4}, niet {5}",
  ", an even number": ", een even aantal",
  ", an odd number": ", een oneven aantal",
  "%s sets of %s boards are too many: at most %s boards": "{1} sets van {2} spellen is te veel: hoogstens {3} spellen",
  "how many tables or pairs does the %s have?": "hoeveel tafels of paren heeft de {1}?",
  "%s table%s: a %s needs at least %s tables": "{1} {1|tafel|tafels}: een {3} vraagt minstens {4} tafels",
  "%s tables are too many: at most %s": "{1} tafels is te veel: hoogstens {2}",
  "%s pairs do not fit %s tables: %s or %s would": "{1} paren passen niet bij {2} tafels: {3} of {4} wel",
  "no pair is missing: %s pairs are %s full tables, so leave the phantom out":
    "geen paar ontbreekt: {1} paren zijn {2} volle tafels, dus laat het phantom weg",
  "pairs of a %s have no direction: give the number of the missing pair, such as phantom %s":
    "paren van een {1} hebben geen richting: noem het ontbrekende met zijn nummer, zoals phantom {2}",
  "phantom %s: there are %s places%s": "phantom {1}: er zijn {2} plaatsen{3}",
  " in each direction": " in elke richting",
  "section %s: %s": "lijn {1}: {2}",
  "%s sections are too many: at most %s": "{1} lijnen is te veel: hoogstens {2}",
  "how many tables or contestants do the %s sections have?": "hoeveel tafels of deelnemers hebben de {1} lijnen?",
  "how many teams does the %s have?": "hoeveel teams heeft de {1}?",
  "%s team%s: a %s has %s to %s teams": "{1} {1|team|teams}: een {3} heeft {4} tot {5} teams",
  "%s teams do not fit %s tables: %s would": "{1} teams passen niet bij {2} tafels: {3} wel",
  "teams have no phantom: give the number of teams; if it is odd, one sits out":
    "teams hebben geen phantom: zeg hoeveel het er zijn; bij een oneven aantal zit er één stil",
  "teams are not arrow-switched: leave arrow-switch out": "teams kennen geen arrow-switch: laat die weg",
  "%s teams need no %s: leave the form out": "{1} teams hebben geen {2} nodig: laat de vorm weg",
  "a round-robin of %s teams": "een round-robin van {1} teams",
  "no triangles for %s teams were found: bye would fit": "geen driehoeken voor {1} teams gevonden: bye kan wel",
  "%s is for an %s number of teams, not %s: %s would fit": "{1} is voor een {2} aantal teams, niet {3}: {4} past",
  "%s teams are too many for a whist: at most %s": "{1} teams is te veel voor een whist: hoogstens {2}",
  "a whist of %s teams": "een whist van {1} teams",

  // Choosing (lib/movement/propose.c, lib/report)
  "nothing fits into %s minutes: the shortest would take %s": "niets past in {1} minuten: het kortste duurt {2}",
  "nothing fits into %s minutes: %s board%s alone would take %s":
    "niets past in {1} minuten: {2} {2|spel duurt|spellen duren} alleen al {4}",
  "nothing fits: %s": "niets past: {1}",
  "nothing fits: no number of rounds gives %s to %s boards for each":
    "niets past: geen aantal rondes geeft ieder {1} tot {2} spellen",
  "tables or pairs": "tafels of paren",
  "how many %s are there?": "hoeveel {1} zijn er?",
  "missing movement: expected a kind first, such as howell pairs 10 boards 27":
    "schema ontbreekt: verwacht wordt eerst een soort, zoals howell pairs 10 boards 27",
  "unknown word '%s': expected %s": "onbekend woord '{1}': verwacht wordt {2}",
  "'%s' needs a value": "'{1}' vraagt een waarde",
  "invalid %s '%s': expected a whole number from %s to %s":
    "{1} '{2}' kan niet: verwacht wordt een geheel getal van {3} tot {4}",
  round: "ronde",
  "number of rounds": "aantal rondes",

  // Changing and drawing (lib/movement/change.c, draw.c, lib/report)
  "the movement has no opponents yet: there is nothing to change":
    "het schema heeft nog geen tegenstanders: er is niets te wijzigen",
  "round %s: the movement has rounds 1 to %s": "ronde {1}: het schema heeft rondes 1 tot {2}",
  "%s rounds: rounds 1 to %s are played already, and there can be at most %s":
    "{1} rondes: rondes 1 tot {2} zijn al gespeeld, en {3} is het hoogste",
  "only pairs can join in mid-session: this is a movement of %ss":
    "alleen paren kunnen tijdens de zitting komen: dit schema is voor: {1}",
  "too many contestants: at most %s": "te veel deelnemers: hoogstens {1}",
  "invalid id '%s': expected up to 16 letters and digits":
    "'{1}' is geen nummer: verwacht worden hoogstens 16 letters en cijfers",
  "nothing to merge: the movement has no sections": "niets samen te voegen: het schema heeft geen lijnen",
  "pair %s is in the movement already": "paar {1} zit al in het schema",
  "pair %s: with two winners the id of a pair begins with NS or EW":
    "paar {1}: bij twee winnaars begint het nummer van een paar met NS of EW",
  "there is no %s %s in the movement": "er is geen {1} {2} in het schema",
  "%s %s cannot leave twice": "{1} {2} kan niet twee keer weggaan",
  "no continuation is possible: round %s has no boards left that are new to everybody at a table":
    "er is geen vervolg: voor ronde {1} zijn er geen spellen over die niemand daar kent",
  "the event has no movement: expected a line such as 'movement mitchell tables 7 boards 28'":
    "het toernooi heeft geen schema: verwacht wordt een regel als 'movement mitchell tables 7 boards 28'",
  "missing round: use %sfrom ROUND, the first round that can be changed":
    "ronde ontbreekt: {1}from RONDE, de eerste ronde die kan wijzigen",
  "%splayed '%s': %s": "{1}played '{2}': {3}",
  "%splayed: there is no %s %s in the movement": "{1}played: er is geen {2} {3} in het schema",
  "round %s is not played yet": "ronde {1} is nog niet gespeeld",
  "the movement has no table %s in round %s": "het schema heeft geen tafel {1} in ronde {2}",
  "a fixed match names an entry that does not exist": "een paring noemt een deelnemer die er niet is",
  "nobody plays against themselves": "niemand speelt tegen zichzelf",
  "both stay at the same table": "beide blijven aan dezelfde tafel",
  "%s has two matches, or a match and the bye": "{1} heeft twee wedstrijden, of een wedstrijd en de bye",
  "neither can move to the other's table": "geen van beide kan naar de tafel van de ander",
  "they are to be kept apart": "ze moeten gescheiden blijven",
  "a draw needs 2 to %s contestants, not %s": "een loting vraagt 2 tot {1} deelnemers, niet {2}",
  "the bye names an entry that does not exist": "de bye is voor een deelnemer die er niet is",
  "the entries are not in the order of their scores": "de deelnemers staan niet op volgorde van hun scores",
  "with this bye, %s are left: an odd number cannot be drawn":
    "met deze bye blijven er {1} over: een oneven aantal kan niet geloot worden",
  "one is left: a triangle needs three": "er blijft één over: een driehoek vraagt er drie",
  "not everybody can have an opponent: too many are to be kept apart, or stay at their tables":
    "niet iedereen kan een tegenstander hebben: te veel moeten gescheiden blijven, of aan hun tafel",
  "no three can meet each other: too many are to be kept apart":
    "geen drietal kan elkaar treffen: te veel moeten gescheiden blijven",
  "invalid %s%s '%s': expected %s": "{1}{2} '{3}' kan niet: verwacht wordt {4}",
  "%s does not play in this round": "{1} speelt deze ronde niet",
  "two ids, such as 1-4": "twee nummers, zoals 1-4",
  "an id and its table, such as 7=3": "een nummer en zijn tafel, zoals 7=3",
  "invalid seed '%s': expected a whole number of up to 15 digits":
    "startgetal '{1}' kan niet: verwacht wordt een geheel getal van hoogstens 15 cijfers",
  "invalid boards '%s': expected the first and the last board of a match: 1-8":
    "spellen '{1}' kunnen niet: verwacht wordt het eerste en het laatste spel van een wedstrijd: 1-8",
  "the event cannot be scored without round %s": "het toernooi kan niet berekend worden zonder ronde {1}",
  "an individual is not drawn: a draw is for pairs and teams":
    "een individueel toernooi wordt niet geloot: dat is voor paren en teams",
  "the event has two winners: a draw is for one field": "het toernooi heeft twee winnaars: een loting is voor één veld",
  "the results have no rounds: a draw needs lines such as 'round 1' before them":
    "de resultaten hebben geen rondes: een loting vraagt regels als 'round 1' ervoor",
  "nobody to draw: expected lines such as 'team 1 Ash'": "niemand om te loten: verwacht worden regels als 'team 1 Ash'",
  "nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'":
    "niemand om te loten: verwacht worden regels als 'pair 1 Ann Lee & Bo Park'",

  // Scales (lib/score/vp.c, lib/log/vp_scale.c)
  "a match has 1 to %s boards, not %s": "een wedstrijd heeft 1 tot {1} spellen, niet {2}",
  "the %s scale is published for %s to %s boards, not %s; give your own scale in a file":
    "de schaal {1} bestaat voor {2} tot {3} spellen, niet {4}; geef een eigen schaal in een bestand",
  "only these have a scale for half matches: %s": "alleen deze hebben een schaal voor halve wedstrijden: {1}",
  "half a match has 1 to %s boards, not %s": "een halve wedstrijd heeft 1 tot {1} spellen, niet {2}",
  "expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'":
    "verwacht wordt het aantal spellen voor de rijen eronder, zoals 'boards 6-8' of 'boards 9'",
  "rows must come after a 'boards' line where the scale has one":
    "rijen horen na een 'boards'-regel waar de schaal er een heeft",
  "an earlier 'boards' line already covers this number of boards": "een eerdere 'boards'-regel omvat dit aantal al",
  "the first row must be for 50 per cent": "de eerste rij moet voor 50 procent zijn",
  "the first row must be for margin 0": "de eerste rij moet voor verschil 0 zijn",
  "margin 0 is a draw: both sides must get the same": "verschil 0 is gelijk: beide kanten krijgen evenveel",
  "margins must increase from row to row": "verschillen moeten per rij oplopen",
  "a greater margin must not give the winner less or the loser more than the row above":
    "een groter verschil mag de winnaar niet minder en de verliezer niet meer geven dan de rij erboven",
  "too many rows: at most 480": "te veel rijen: hoogstens 480",
  "expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'":
    "verwacht wordt een percentage van 50 tot 100, de VP daarvoor en die voor evenveel onder 50, zoals '50 10 10'",
  "expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'":
    "verwacht wordt een verschil in imps (0 tot 9999), de VP van winnaar en verliezer, zoals '0 10 10'",
  "expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99":
    "verwacht worden de VP van de winnaar, zoals 12, 12.5 of 12.34, tot 999.99",
  "expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99":
    "verwacht worden de VP van de verliezer, zoals 8, 7.5 of 7.66, tot 999.99",
  "unexpected text: a row is a margin, the winner's VPs and the loser's VPs":
    "onverwachte tekst: een rij heeft verschil, VP van winnaar en van verliezer",
  "unexpected text: expected 'percent' alone": "onverwachte tekst: verwacht wordt alleen 'percent'",
  "the scale has no 'boards' line for %s boards: it has %s%s":
    "de schaal heeft geen 'boards'-regel voor {1} spellen: zij heeft {2}{3}",
  "the scale has no rows: expected rows like '0 10 10'":
    "de schaal heeft geen rijen: verwacht worden rijen als '0 10 10'",

  // Triangles and knock-outs
  "%s teams would play more than %s rounds of triangles: bye fits any number of teams":
    "{1} teams zouden meer dan {2} rondes driehoeken spelen: bye past altijd",
  "5 teams have no triangles: the two others would meet in both rounds of a triangle; 3, 7, 9, 11 ... teams have them, and bye fits any number of teams":
    "5 teams hebben geen driehoeken: de twee andere zouden elkaar in beide rondes treffen; 3, 7, 9, 11 ... teams hebben ze, en bye past altijd",
  "only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS":
    "alleen een knock-out heeft geplaatsten: verwacht worden een tafel en een richting, seat 14 table 3 NS",
  "the knock-out has %s teams: there is no seed %s": "de knock-out heeft {1} teams: er is geen geplaatste {2}",
  "there is no individual for %s players: expected 6 to 28 or, for a rainbow, 41 to 44 or 49 to 52":
    "er is geen individueel toernooi voor {1} spelers: 6 tot 28 hebben er een, en 41 tot 44 of 49 tot 52 een regenboog",

  // A season (lib/event/season.c)
  "no name": "geen naam",
  "not two names": "geen twee namen",
  "%s: %s has %s: left out": "{1}: {2} heeft {3}: weggelaten",
  "%s has two numbers, %s and %s: one person?": "{1} heeft twee nummers, {2} en {3}: één persoon?",
  "%s and %s: one person?": "{1} en {2}: één persoon?",
  "%s: %s has two results: the better one counts": "{1}: {2} heeft twee resultaten: het beste telt",
  "a season has 1 to %s evenings, not %s": "een seizoen heeft 1 tot {1} avonden, niet {2}",
  "there are %s evenings, more than the %s of the season": "er zijn {1} avonden, meer dan de {2} van het seizoen",
  "the best %s cannot count in a season of %s evenings":
    "de beste {1} kunnen niet tellen in een seizoen van {2} avonden",
  "%s has no percentages: expected points by rank": "{1} heeft geen percentages: verwacht worden punten per plaats",
  "%s is not an event of pairs: expected a season of players":
    "{1} is geen parentoernooi: verwacht wordt een seizoen van spelers",
};
