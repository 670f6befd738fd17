# oddtrick help: the overview, the commands, the reference cards.

$ oddtrick
oddtrick scores contract bridge.

usage: oddtrick COMMAND [ARGUMENT...]

  score        score results, or find the results that give a score
  table        print the complete table of duplicate scores
  imp          convert points to IMPs and back
  vp           convert IMPs to victory points and back
  batch        score a stream of results, one per line
  rubber       print the score sheet of rubber bridge
  chicago      print the score sheet of Chicago
  rank         print the standings of an event
  season       rank people over several events: a ladder or championship
  masterpoints compute the master points of a regulation
  boards       print the travellers of an event with all comparisons
  card         print the scorecard of a pair, a player or a team
  why          explain a rank, or a score on a board, step by step
  whatif       show how a line or a ruling would change the standings
  check        find what a director should look at before publishing
  audit        recompute and check the results in other programs' files
  par          print double-dummy tricks and par
  hands        print hand records: the cards, par and the results
  movement     make, choose, prove and change movements
  draw         draw the next round of a Swiss event, or of a knock-out
  convert      convert a file from one format to another
  import       store an event from a file in a database
  export       write the log of an event from a database to a file
  paper        print table cards, guide cards, travellers, slips and brackets
  publish      write an event as linked web pages into a folder
  serve        serve the events of a club to browsers
  db           check, copy, back up, restore or recover a database of events
  help         list the commands, describe one, or print a reference card

  oddtrick COMMAND --help    the usage of a command
  oddtrick help scoring      the reference card: every value of bridge scoring
  oddtrick help notation     how results and vulnerability are written
  oddtrick help settings     the settings of an event and their defaults
  oddtrick help scales       the scales of victory points
  oddtrick help formats      the file formats that can be read and written

Command names may be abbreviated if unambiguous. Try:

  oddtrick score --explain -v both 4SX N +1
$ oddtrick help
oddtrick scores contract bridge.

usage: oddtrick COMMAND [ARGUMENT...]

  score        score results, or find the results that give a score
  table        print the complete table of duplicate scores
  imp          convert points to IMPs and back
  vp           convert IMPs to victory points and back
  batch        score a stream of results, one per line
  rubber       print the score sheet of rubber bridge
  chicago      print the score sheet of Chicago
  rank         print the standings of an event
  season       rank people over several events: a ladder or championship
  masterpoints compute the master points of a regulation
  boards       print the travellers of an event with all comparisons
  card         print the scorecard of a pair, a player or a team
  why          explain a rank, or a score on a board, step by step
  whatif       show how a line or a ruling would change the standings
  check        find what a director should look at before publishing
  audit        recompute and check the results in other programs' files
  par          print double-dummy tricks and par
  hands        print hand records: the cards, par and the results
  movement     make, choose, prove and change movements
  draw         draw the next round of a Swiss event, or of a knock-out
  convert      convert a file from one format to another
  import       store an event from a file in a database
  export       write the log of an event from a database to a file
  paper        print table cards, guide cards, travellers, slips and brackets
  publish      write an event as linked web pages into a folder
  serve        serve the events of a club to browsers
  db           check, copy, back up, restore or recover a database of events
  help         list the commands, describe one, or print a reference card

  oddtrick COMMAND --help    the usage of a command
  oddtrick help scoring      the reference card: every value of bridge scoring
  oddtrick help notation     how results and vulnerability are written
  oddtrick help settings     the settings of an event and their defaults
  oddtrick help scales       the scales of victory points
  oddtrick help formats      the file formats that can be read and written

Command names may be abbreviated if unambiguous. Try:

  oddtrick score --explain -v both 4SX N +1
$ oddtrick --help | head -1
oddtrick scores contract bridge.
$ oddtrick -h | head -1
oddtrick scores contract bridge.
$ oddtrick --version
oddtrick 0.1.0

# Each command, in every way to ask
$ oddtrick help score
usage: oddtrick score [-v VUL] [--explain] RESULT...
       oddtrick score --inverse [-v VUL] SCORE...

A RESULT is a contract, declarer and outcome: 4SX N +1, 3nt w -2, 2H E down 3,
6Dxx by S made 6, 1NT N 8 tricks, pass. See 'oddtrick help notation'. Give any
number of them, with or without quotes, or - to read standard input, one per line.
The score is North-South's or, if no declarer is named, declarer's.
Without -v, nobody is vulnerable.

Example: oddtrick score --explain -v both 4SX N +1

  -v, --vul VUL          vulnerability: none ns ew both, yes no (declarer's side) or a board
  -e, --explain          show each element, its arithmetic and its law
  -i, --inverse          list the results that give these N-S scores
  -r, --rubber           score rubber bridge; a result may end 'honors E 150'
      --format FORMAT    output format: text json
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ oddtrick help table
usage: oddtrick table [--format FORMAT]

Prints every score of duplicate bridge: contracts made, undoubled, doubled (X) and redoubled
(XX), not vulnerable and vulnerable, and undertricks as the defenders score them. A wide
terminal shows two columns; html prints on one page.

Example: oddtrick table --format html >table.html

      --format FORMAT    output format: text json csv html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
      --raw-csv          CSV: do not escape cells that a spreadsheet would read as formulas
$ oddtrick help imp
usage: oddtrick imp [POINTS...]
       oddtrick imp --inverse IMPS...

Converts differences in points to International Match Points by the table of
Law 78B; without POINTS, prints that table.

Example: oddtrick imp 420 -90

  -i, --inverse          convert IMPs back to points
      --format FORMAT    output format: text json
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ oddtrick help vp
usage: oddtrick vp --boards N [--scale SCALE] [--half] [IMPS...]
       oddtrick vp --boards N [--scale SCALE] [--half] --inverse VPS...

Converts the margin of a match in IMPs to victory points; without IMPS, prints the
whole scale. Your own scale is a text file with one row per line: least margin,
winner's VPs, loser's VPs, starting at margin 0; '#' starts a comment; a line
'boards 6-8' limits the rows after it to matches of that length. After a line 'percent' at
the beginning, rows have percentages from 50 on; such a scale, like ebu-mp, is for pairs at
matchpoints, and IMPS are percentages.

Example: oddtrick vp --boards 24 17

  -b, --boards N         boards in the match
  -s, --scale SCALE      wbf (default), another one of 'oddtrick help scales', or a file
  -i, --inverse          print the margin needed for the given victory points
      --half             use the scale for half matches, 10-0, if SCALE has one
      --format FORMAT    output format: text json
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ oddtrick help batch
usage: oddtrick batch [--scores] [FILE...]

Reads lines of a result, a tab and a vulnerability from files or standard input, and
writes each line with a tab and North-South's score appended. Further columns are copied.
For an invalid line it writes ? and prints a message; the exit code is then 1.

Example: oddtrick batch <results.tsv >scores.tsv

  -s, --scores           print only the scores
  -v, --vul VUL          vulnerability for lines without one
  -d, --declarer         print declarer's score instead of North-South's
      --format FORMAT    output format: text
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ oddtrick help help
usage: oddtrick help [COMMAND | scoring | notation | settings | scales | formats]

Without a topic, lists the commands. 'scoring' is the reference card: trick values,
premiums, undertricks, honors, rubber bonuses and what game needs. 'notation' explains
how to write results and vulnerability, 'settings' lists the settings of an event,
'scales' the scales of victory points, 'formats' the file formats that can be read and
written.

Example: oddtrick help settings

      --words            list the words that may follow, for shell completion
      --format FORMAT    output format: text
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ for c in score table imp vp batch help; do cmp <(oddtrick help $c) <(oddtrick $c --help) && cmp <(oddtrick help $c) <(oddtrick $c -h) && echo $c; done
score
table
imp
vp
batch
help
$ oddtrick score --help 4S= | head -1
usage: oddtrick score [-v VUL] [--explain] RESULT...
$ oddtrick he t | head -1
usage: oddtrick table [--format FORMAT]

# The reference cards
$ oddtrick help scoring
EACH ODD TRICK BID AND MADE      undoubled   doubled   redoubled
  ♣ ♦  clubs, diamonds                20        40          80
  ♥ ♠  hearts, spades                 30        60         120
  NT   notrump, first trick           40        80         160
       notrump, each more             30        60         120
  100 or more from one contract is game, less is a part-score.

PREMIUMS FOR DECLARER'S SIDE           not vulnerable   vulnerable
  Small slam, bid and made                         500          750
  Grand slam, bid and made                        1000         1500
  Each overtrick, undoubled                trick value  trick value
                  doubled                          100          200
                  redoubled                        200          400
  Making a doubled contract                         50           50
  Making a redoubled contract                      100          100

AT DUPLICATE, ALSO                     not vulnerable   vulnerable
  Game, bid and made                               300          500
  Part-score                                        50           50

UNDERTRICKS, FOR THE DEFENDERS   undoubled   doubled   redoubled
  not vulnerable, first               50       100         200
        second and third              50       200         400
        fourth and more               50       300         600
  vulnerable, first                  100       200         400
        second and more              100       300         600

AT RUBBER BRIDGE, ALSO
  Rubber won, opponents without a game      700   (two-game rubber)
  Rubber won, opponents with one game       500   (three-game rubber)
  Unfinished rubber: the only game          300
  Unfinished rubber: the only part-score    100
  Honors in one hand, either side:
    four of the five trump honors           100   (A K Q J 10)
    all five trump honors                   150
    all four aces, at notrump               150
  No bonus for game or part-score; 100 points below the line win a game.

WHAT GAME NEEDS          contract   tricks   points a trick   high-card points
  ♣ ♦  clubs, diamonds      5♣ 5♦       11               20                 27
  ♥ ♠  hearts, spades       4♥ 4♠       10               30                 25
  NT   notrump                3NT        9      40, then 30                 25
$ oddtrick help scoring --ascii | grep -E '^  (C|H|NT)'
  C D  clubs, diamonds                20        40          80
  H S  hearts, spades                 30        60         120
  NT   notrump, first trick           40        80         160
  Honors in one hand, either side:
  C D  clubs, diamonds      5C 5D       11               20                 27
  H S  hearts, spades       4H 4S       10               30                 25
  NT   notrump                3NT        9      40, then 30                 25
$ oddtrick help notation
A RESULT   contract, declarer, outcome; blanks between them are optional
  4S N =      4♠X N +1      3nt w -2      6Dxx by S made 6      2H E down 3
  1NT N 8 tricks      4SN=      3NW-2      3NN= (3 notrump by North)      pass

CONTRACT
  level     1 to 7
  strain    C D H S N NT or the symbols ♣ ♦ ♥ ♠, or clubs ... notrump; any case
  doubling  X or *, XX or **

DECLARER   N E S W, 'by' before it if you like; without one the score is declarer's

OUTCOME
  =         just made
  +2 -1     over- and undertricks
  made 4    odd tricks, those above six
  down 1    undertricks
  10 tricks all of declarer's tricks
  pass      passed out; also passed, passed out, all pass

HONORS     at rubber bridge, after the result: honors E 150

VULNERABILITY
  none ns ew both   also - n-s e-w all
  yes no            for declarer's side
  1 2 3 ...         a board number, which gives dealer and vulnerability
$ oddtrick help notation --ascii | sed -n 2p
  4S N =      4SX N +1      3nt w -2      6Dxx by S made 6      2H E down 3
$ oddtrick help not | head -1
A RESULT   contract, declarer, outcome; blanks between them are optional
$ oddtrick help --color always notation | sed -n 's/\x1b/ESC/gp' | head -2
ESC[1mA RESULT   contract, declarer, outcome; blanks between them are optionalESC[0m
ESC[1mCONTRACTESC[0m

# Words for the shell
$ oddtrick help scales
SCALES   of victory points: oddtrick vp --scale NAME; vp NAME in an event's log

wbf           WBF continuous scale of 2013, 20.00 to 0.00; the default
wbf-discrete  WBF and EBU scale of whole numbers, 20 to 0
acbl20        ACBL 20 to 0, for 6 to 11 boards
acbl30        ACBL 30 to 0, for 6 to 11 boards
win-loss      1 for a win, 3/4 for a win by one or two IMPs, 1/2 for a tie
ebu-mp        EBU 20 to 0 for pairs at matchpoints, by percentage, for up to 27 boards

These have a scale of 10 to 0 for half matches: wbf, wbf-discrete, ebu-mp.
Your own scale is a file: see oddtrick-vp(1).
$ oddtrick help --words scales
wbf
wbf-discrete
acbl20
acbl30
win-loss
ebu-mp
$ oddtrick help --words
score
table
imp
vp
batch
rubber
chicago
rank
season
masterpoints
boards
card
why
whatif
check
audit
par
hands
movement
draw
convert
import
export
paper
publish
serve
db
help
$ oddtrick help --words score
--vul
--explain
--inverse
--rubber
--format
--ascii
--color
--help
$ oddtrick help --words table
--format
--ascii
--color
--help
--raw-csv
$ oddtrick help --words vp | head -3
--boards
--scale
--inverse
$ oddtrick help --words help
--words
--format
--ascii
--color
--help
score
table
imp
vp
batch
rubber
chicago
rank
season
masterpoints
boards
card
why
whatif
check
audit
par
hands
movement
draw
convert
import
export
paper
publish
serve
db
help
scoring
notation
settings
scales
formats
$ oddtrick help --words xyzzy
2> oddtrick: unknown command 'xyzzy': see 'oddtrick help'
[2]

# What is wrong
$ oddtrick help xyzzy
2> oddtrick: unknown command 'xyzzy': see 'oddtrick help'
[2]
$ oddtrick help score table
2> oddtrick help: one topic at a time: a command, scoring, notation, settings, scales or formats
[2]

# The settings of events: every one, with its values, its help, what each rules make it, and who uses it
$ oddtrick help settings | head -21
SETTINGS   in the log of an event: set NAME VALUE; the last one is used
  A log that does not set a value uses the default of its rules (wbf, ebu or
  acbl); without set rules, that of wbf.

rules            wbf ebu acbl
                 The defaults of an authority. Applies to all settings that the
                 log does not set, wherever the line is.
                 Used by all scorings.

neuberg          on simple off
                 Boards with fewer results than expected: Neuberg's formula (M *
                 E + E - A) / A; the simple factor (E - 1) / (A - 1); or no
                 adjustment, and the board has a smaller top.
                 wbf on, ebu on, acbl on. Used by matchpoints. Law 87B and
                 regulations.

expected         auto NUMBER
                 The number of results expected on a board. Auto: as many as the
                 movement has; without a movement, the number that more than
                 half of the boards have, or else the most that any board has.
                 wbf auto, ebu auto, acbl auto. Used by matchpoints, cross-imps,
$ oddtrick help settings | grep -c '^[a-z]'
35
$ oddtrick help settings | awk 'length($0) > 80'
$ oddtrick help sett | head -1
SETTINGS   in the log of an event: set NAME VALUE; the last one is used
$ oddtrick help rank
usage: oddtrick rank [--section S] [--strat X] FILE
       oddtrick rank [--clubs] [--winners N] FILE FILE...
       oddtrick rank --matches | --butler FILE

Reads the log of an event - pairs, teams or individuals - and prints the standings: ranks,
scores and percentages, broken ties, penalties, and the settings used. See
'man 5 oddtrick-event' for the lines of a log.
Several files are the clubs of a simultaneous: each result is compared with those of all
clubs, and the standings show the rank in the field and in the club.

Example: oddtrick rank tuesday.event

      --at TIME          show the event as of TIME, such as 2026-11-20T22:00Z, instead of now
      --as-audited       use the settings that reproduce the scores in the file, as found by audit
  -b, --butler           rank the pairs of a teams event by Butler, each table against the datum
      --clubs            with several files: print a list for each club
  -m, --matches          print the matches of a teams event instead of the standings
  -s, --section S        print only the contestants of section S
      --strat X          print only the contestants of stratum A, B or C, ranked among themselves
      --winners N        with several files: 1 list, or 2 (all clubs must have two winners)
      --strict           refuse a file with unreadable items instead of leaving them out
      --encoding NAME    encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    output format: text json csv html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
      --raw-csv          CSV: do not escape cells that a spreadsheet would read as formulas

# A name that is longer than its column
$ oddtrick help settings | grep -A1 '^corrections-until'
corrections-until off TIME
                 The end of the correction period, a date and a time with Z for

# Each command shows an example, and those with files that are in examples/ run
$ for c in $(oddtrick help --words); do oddtrick $c --help | grep -q "^Example: oddtrick $c " || echo "$c has no example"; done
$ cp examples/*.event $TMP; cd $TMP; for c in $(oddtrick help --words); do case $c in batch | rubber | chicago | season | audit | convert | export | serve | db) continue ;; esac; bash -c "$(oddtrick $c --help | sed -n 's/^Example: //p')" >/dev/null 2>$TMP/said; [ $? = 2 ] && cat $TMP/said; done; ls guides.html hands.html table.html results/index.html
guides.html
hands.html
results/index.html
table.html
