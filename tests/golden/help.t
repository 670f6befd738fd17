# oddtrick help: the overview, the commands, the reference cards.

$ oddtrick
oddtrick scores contract bridge.

usage: oddtrick COMMAND [ARGUMENT...]

  score    the score of results, or the results that give a score
  table    the whole duplicate table, as printed on club cards
  imp      points to IMPs, and back
  vp       IMPs to victory points, and back
  batch    score a stream of results, a line each
  rubber   the score sheet of rubber bridge
  chicago  the score sheet of Chicago
  rank     the standings of an event
  boards   the travellers of an event, every result compared
  card     the score card of a pair, a player or a team
  why      how a rank, or what a board gave, came about
  whatif   what a line or a ruling would change in the standings
  check    what a director should look at before the standings go out
  audit    recompute everything in somebody's results
  par      what can be made with the cards, and par
  hands    hand records: the cards, par, and the results
  convert  a file of one format as one of another
  import   an event from a file into a database
  export   the log of an event out of a database
  serve    the pages and the events of a club, for browsers
  db       whether a database of events is sound, and what can be saved of it
  help     this overview, a command, or a reference card

  oddtrick COMMAND --help    what it does and takes
  oddtrick help scoring      the reference card: every value of bridge scoring
  oddtrick help notation     how results and vulnerability are written
  oddtrick help settings     what an event may set, and what authorities choose
  oddtrick help scales       the scales of victory points
  oddtrick help formats      the files that are read and written

Commands may be shortened while unambiguous. For a start:

  oddtrick score --explain -v both 4SX N +1
$ oddtrick help
oddtrick scores contract bridge.

usage: oddtrick COMMAND [ARGUMENT...]

  score    the score of results, or the results that give a score
  table    the whole duplicate table, as printed on club cards
  imp      points to IMPs, and back
  vp       IMPs to victory points, and back
  batch    score a stream of results, a line each
  rubber   the score sheet of rubber bridge
  chicago  the score sheet of Chicago
  rank     the standings of an event
  boards   the travellers of an event, every result compared
  card     the score card of a pair, a player or a team
  why      how a rank, or what a board gave, came about
  whatif   what a line or a ruling would change in the standings
  check    what a director should look at before the standings go out
  audit    recompute everything in somebody's results
  par      what can be made with the cards, and par
  hands    hand records: the cards, par, and the results
  convert  a file of one format as one of another
  import   an event from a file into a database
  export   the log of an event out of a database
  serve    the pages and the events of a club, for browsers
  db       whether a database of events is sound, and what can be saved of it
  help     this overview, a command, or a reference card

  oddtrick COMMAND --help    what it does and takes
  oddtrick help scoring      the reference card: every value of bridge scoring
  oddtrick help notation     how results and vulnerability are written
  oddtrick help settings     what an event may set, and what authorities choose
  oddtrick help scales       the scales of victory points
  oddtrick help formats      the files that are read and written

Commands may be shortened while unambiguous. For a start:

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
number of them, with or without quotes, or - to read standard input, a line each.
The score is North-South's; where no declarer is named, declarer's.
Without -v, nobody is vulnerable.

  -v, --vul VUL          none ns ew both, yes no (declarer's side) or a board
  -e, --explain          each element, its arithmetic and its law
  -i, --inverse          the results that give these scores (of N-S)
  -r, --rubber           score rubber bridge; a result may end 'honors E 150'
      --format FORMAT    how to print: text json
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
$ oddtrick help table
usage: oddtrick table [--format FORMAT]

Every score of duplicate bridge: contracts made, undoubled, doubled (X) and redoubled
(XX), not vulnerable and vulnerable, and undertricks as the defenders score them. In a
wide terminal it stands in two columns; html prints on one page.

      --format FORMAT    how to print: text json csv html
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
      --raw-csv          CSV: keep cells that a spreadsheet would take for formulas as they are
$ oddtrick help imp
usage: oddtrick imp [POINTS...]
       oddtrick imp --inverse IMPS...

Turns differences in points into International Match Points by the table of
Law 78B; without POINTS, prints that table.

  -i, --inverse          the points that so many IMPs stand for
      --format FORMAT    how to print: text json
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
$ oddtrick help vp
usage: oddtrick vp --boards N [--scale SCALE] [--half] [IMPS...]
       oddtrick vp --boards N [--scale SCALE] [--half] --inverse VPS...

Turns the margin of a match in IMPs into victory points; without IMPS, prints the
whole scale. A scale of your own is a text file, a row a line: least margin,
winner's VPs, loser's VPs, from margin 0 on; '#' starts a comment; 'boards 6-8'
before rows makes them hold for matches of that length.

  -b, --boards N         boards in the match
  -s, --scale SCALE      wbf (default), another one of 'oddtrick help scales', or a file
  -i, --inverse          the margin that so many victory points need
      --half             half a match, one of two in a round: 10-0, of scales that have it
      --format FORMAT    how to print: text json
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
$ oddtrick help batch
usage: oddtrick batch [--scores] [FILE...]

Reads lines of a result, a tab and a vulnerability, from files or standard input, and
writes each with a tab and North-South's score. Further columns are carried along.
A line that is wrong gives ? and a message, and exit code 1 at the end.

  -s, --scores           print the scores alone
  -v, --vul VUL          the vulnerability of lines that give none
  -d, --declarer         print declarer's score, not North-South's
      --format FORMAT    how to print: text
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
$ oddtrick help help
usage: oddtrick help [COMMAND | scoring | notation | settings | scales | formats]

Without a topic, lists the commands. 'scoring' is the reference card: trick values,
premiums, undertricks, honors, rubber bonuses and what game needs. 'notation' tells
how results and vulnerability are written, 'settings' what the log of an event may set,
'scales' which scales of victory points there are, 'formats' which files are read and
written.

      --words            the words that may follow, for shell completion
      --format FORMAT    how to print: text
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
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

Half matches have a scale of 10 to 0: wbf and wbf-discrete.
A scale of your own is a file: see oddtrick-vp(1).
$ oddtrick help --words scales
wbf
wbf-discrete
acbl20
acbl30
win-loss
$ oddtrick help --words
score
table
imp
vp
batch
rubber
chicago
rank
boards
card
why
whatif
check
audit
par
hands
convert
import
export
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
boards
card
why
whatif
check
audit
par
hands
convert
import
export
serve
db
help
scoring
notation
settings
scales
formats
$ oddtrick help --words xyzzy
2> oddtrick: no command 'xyzzy': see 'oddtrick help'
[2]

# What is wrong
$ oddtrick help xyzzy
2> oddtrick: no command 'xyzzy': see 'oddtrick help'
[2]
$ oddtrick help score table
2> oddtrick help: one topic at a time: a command, scoring, notation, settings, scales or formats
[2]

# The settings of events: every one, with its values, its help, what each rules make it, and who uses it
$ oddtrick help settings | head -21
SETTINGS   in the log of an event: set NAME VALUE; the last one stands
  What a log does not set is as the rules have it: wbf, ebu or acbl; without
  set rules, as wbf has it.

rules            wbf ebu acbl
                 The usual choices of an authority: sets all the others,
                 whatever stands before or after it; what the log sets itself
                 stays.
                 Used by all scorings.

neuberg          on simple off
                 Boards with fewer results than expected: Neuberg's formula (M *
                 E + E - A) / A; the simple factor (E - 1) / (A - 1); or
                 nothing, and the board has a smaller top.
                 wbf on, ebu on, acbl on. Used by matchpoints. Law 87B and
                 regulations.

expected         auto NUMBER
                 How many results are expected on a board. Auto: as many as more
                 than half of the boards have; where there is no such number,
                 the most that any board has.
$ oddtrick help settings | grep -c '^[a-z]'
30
$ oddtrick help settings | awk 'length($0) > 80'
$ oddtrick help sett | head -1
SETTINGS   in the log of an event: set NAME VALUE; the last one stands
$ oddtrick help rank
usage: oddtrick rank [--section S] [--strat X] FILE
       oddtrick rank --matches | --butler FILE

Reads the log of an event - pairs, teams or individuals - and prints the standings: ranks,
scores and percentages, what broke a tie, penalties. Below them, the settings that they
depend on. See 'man 5 oddtrick-event' for the lines of a log.

      --as-audited       with the settings that reproduce the scores in the file, as audit finds them
  -b, --butler           the pairs of a teams event, each table compared with the datum
  -m, --matches          the matches of a teams event, and not the standings
  -s, --section S        only those of one section
      --strat X          only those of stratum A, B or C, ranked among themselves
      --strict           refuse a file with an item that cannot be read, which is left out otherwise
      --encoding NAME    of the text in FILE where it is not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    how to print: text json csv html
      --ascii            letters for suit symbols: 4SX N +1
      --color WHEN       auto (on a terminal), always or never
  -h, --help             show this
      --raw-csv          CSV: keep cells that a spreadsheet would take for formulas as they are
