# Movements and sessions in the log: the examples, missing results, lines that do not fit. The standings of the examples were computed
# by a separate script, with fractions, from the results and the rules of docs/EVENTS.md.

# A half table, and a pair that comes late
$ oddtrick rank examples/late.event
Example: A pair comes late
24 November 2026. Matchpoints, 16 pairs, 24 boards

North-South
Rank  Pair  Names           MP  Max      %  Boards
  1   5     Ida & Jon   208.84  336  62.15      24
  2   1     Ada & Ben   206.13  336  61.35      24
  3   4     Gus & Hal   169.85  336  50.55      24
  4   3     Eve & Finn  164.28  336  48.89      24
  5   7     May & Ned   157.41  336  46.85      24
  6   6     Kay & Leo   144.28  336  42.94      24
  7   8     Ola & Pat   108.00  252  42.86      18
  8   2     Cleo & Dan  143.13  336  42.60      24

East-West
Rank  Pair  Names           MP  Max      %  Boards
  1   1     Quin & Ray  197.87  336  58.89      24
  2   8     Eli & Flo   160.58  294  54.62      21
  3   7     Cal & Dot   149.57  294  50.87      21
  4   5     Yan & Zoe   167.72  336  49.92      24
  5   3     Una & Vic   165.87  336  49.37      24
  6   6     Abe & Bea   164.59  336  48.99      24
  7   4     Wes & Xia   157.72  336  46.94      24
  8   2     Sue & Tom   138.16  336  41.12      24

Settings: rules wbf, neuberg on, expected auto, E 8, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank --format json examples/late.event | sed -n 2,3p
  {"direction":"NS","rank":1,"tied":false,"id":"5","names":["Ida","Jon"],"score":208.84,"max":336.00,"percent":62.15,"boards":24,"section":""},
  {"direction":"NS","rank":2,"tied":false,"id":"1","names":["Ada","Ben"],"score":206.13,"max":336.00,"percent":61.35,"boards":24,"section":""},
$ oddtrick boards --missing examples/late.event | sed -n 4p
Nothing is missing.
$ oddtrick check examples/late.event | sed -n 4p
No problems found.

# Ten pairs, two results are missing
$ oddtrick rank examples/ten.event | sed -n 4,14p
Rank  Pair  Names          MP  Max      %  Boards
  1=  1     Ann & Bob  117.00  208  56.25      26
  1=  10    Ted & Una  117.00  208  56.25      26
  3   2     Cat & Don  119.00  216  55.09      27
  4   6     Kit & Lou  110.75  208  53.25      26
  5   3     Eva & Fay  114.75  216  53.13      27
  6   7     Mia & Nat  112.25  216  51.97      27
  7   5     Ivy & Jim  111.00  216  51.39      27
  8   9     Roy & Sal  106.00  208  50.96      26
  9   8     Oli & Pam   86.00  216  39.81      27
 10   4     Gil & Hub   70.25  216  32.52      27
$ oddtrick boards --missing examples/ten.event
Example: Ten pairs
25 November 2026. Matchpoints, 10 pairs, 27 boards

Round  Table  N-S  E-W  Missing
    3      3  6    1    14
    9      1  10   9    27

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick boards --missing --format csv examples/ten.event
round,table,ns,ew,missing
3,3,6,1,14
9,1,10,9,27
$ oddtrick boards --missing --format html examples/ten.event | grep -c '<tr'
3
$ oddtrick check examples/ten.event | sed -n 4,7p
To look at
Line  Round  Board  Kind     What
          3     14  missing  6 v 1: no result on board 14, table 3 in round 3
          9     27  missing  10 v 9: no result on board 27, table 1 in round 9
$ (cat examples/ten.event; echo 'unplayed not played') | oddtrick boards --missing - | sed -n 4p
Nothing is missing.

# A qualifying session and two finals
$ oddtrick rank examples/finals.event
Example: Qualifying and finals
28 November 2026. Matchpoints, 8 pairs, 38 boards

Final A
Rank  Pair  Names           MP  Max      %     S1     S2     S3  Boards
  1   7     Mia & Nat  21.4286   36  59.52  53.57  62.50             26
  2   4     Gil & Hub  19.5714   36  54.37  54.76  54.17             26
  3   3     Eva & Fay  19.4286   36  53.97  53.57  54.17             26
  4   5     Ivy & Jim  13.7143   36  38.10  55.95  29.17             26

Final B
Rank  Pair  Names           MP  Max      %     S1     S2     S3  Boards
  1   8     Oli & Pam  22.0000   36  61.11  50.00         66.67      26
  2   2     Cat & Don  18.8571   36  52.38  40.48         58.33      26
  3   1     Ann & Bob  15.2857   36  42.46  44.05         41.67      26
  4   6     Kit & Lou  13.7143   36  38.10  47.62         33.33      26

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share,
  combine ebu apart
$ oddtrick rank --format json examples/finals.event | sed -n 2p
  {"direction":"","rank":1,"tied":false,"id":"7","names":["Mia","Nat"],"score":21.4286,"max":36.00,"percent":59.52,"boards":26,"section":"","session":2,"sessions":[{"session":1,"score":45,"max":84,"percent":53.57,"boards":14},{"session":2,"score":15,"max":24,"percent":62.5,"boards":12}]},
$ oddtrick rank --format csv examples/finals.event | head -2
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,session_1,session_2,session_3,boards,carryover,handicap,penalty,tie_break
1,false,,,7,Mia & Nat,,,,21.4286,36,59.52,53.57,62.50,,26,,,,
$ oddtrick boards examples/finals.event 3:1
Example: Qualifying and finals
28 November 2026. Matchpoints, 8 pairs, 38 boards

Board 1, session 3, dealer North, none vulnerable; top 2
                      Score      MP
N-S  E-W  Result    N-S  E-W  N-S  E-W   N-S %
2    6    3NT E =        400    2    0  100.00
8    1    3NT E +1       430    0    2    0.00

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share,
  combine ebu apart
$ sed 's/ebu apart/full/' examples/finals.event | oddtrick rank - | sed -n 4,8p
Rank  Pair  Names      MP  Max      %     S1     S2     S3  Boards
  1   7     Mia & Nat  60  108  55.56  53.57  62.50             26
  2   4     Gil & Hub  59  108  54.63  54.76  54.17             26
  3=  3     Eva & Fay  58  108  53.70  53.57  54.17             26
  3=  8     Oli & Pam  58  108  53.70  50.00         66.67      26
$ oddtrick why examples/finals.event 7 | sed -n 7,13p
    21.4286  The total
  60 of 108    boards that were compared: 26
   -38.5714    earlier sessions count by half of their percentage (combine ebu)

      59.52  The total in per cent, rounded to 0.01: 100 x 21.4286 / 36
         36    what they could have had: on the boards that were compared: 108 -
               72
$ oddtrick check examples/finals.event | sed -n 4p
No problems found.

# What does not fit: a warning in a file, refused as a line
$ sed '/^board 1$/,/^board 2$/s/^1 /4 /' examples/late.event | oddtrick rank - 2>&1 >/dev/null | head -4
stdin:27:1: warning: 4 and 1 do not meet on board 1: expected 4 7 or 1 1, or board 19 to 21; end the line with 'forced' if it is right
  4 1  4H E -1
  ^
$ oddtrick whatif examples/late.event 'board 4: 2 5 4S N ='
Example: A pair comes late
24 November 2026. Matchpoints, 16 pairs, 24 boards

What if board 4: 2 5 4S N =
  Wrong: 2 and 5 do not meet on board 4: expected 2 2 or 7 5, or board 19 to 21; end the line with 'forced' if it is right

Settings: rules wbf, neuberg on, expected auto, E 8, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> candidate 1:1:1: 2 and 5 do not meet on board 4: expected 2 2 or 7 5, or board 19 to 21; end the line with 'forced' if it is right
2>   board 4: 2 5 4S N =
2>   ^
[2]
$ oddtrick whatif examples/late.event 'board 4: 2 5 4S N = forced' | head -1
Example: A pair comes late

# Nothing is lost in another log
$ for e in late ten finals; do oddtrick convert --to event examples/$e.event $TMP/$e.event; oddtrick rank $TMP/$e.event | cmp - <(oddtrick rank examples/$e.event); done
# a number that several sessions have: all of them, or the session is named
$ oddtrick boards examples/finals.event 1 | grep '^Board'
Board 1, session 1, dealer North, none vulnerable; top 6
Board 1, session 2, dealer North, none vulnerable; top 2
Board 1, session 3, dealer North, none vulnerable; top 2
$ oddtrick boards examples/finals.event 2:1 --format json | sed -n 2p
 {"board":1,"session":2,"dealer":"N","vul":"none","top":2,"results":[
$ oddtrick why examples/finals.event 7 1
2> oddtrick why: board 1 is in 2 sessions: expected the session, too, one of 1:1, 2:1
[2]
$ oddtrick why examples/finals.event 7 2:1 | sed -n 4,5p
      1  Board 1: pair 7, North-South against 3: 3♦ E =
           line 96 of the log
$ oddtrick why examples/finals.event 7 13 | sed -n 4p
      4  Board 13: pair 7, East-West against 8: 3♦ E =
$ oddtrick why examples/finals.event 7 3:1
2> oddtrick why: pair 7 has no score on board 1
[2]
$ oddtrick why examples/finals.event 7 9:1
2> oddtrick why: no board 1 in session 9
[2]
$ oddtrick why examples/finals.event 7 x:1
2> oddtrick why: invalid session 'x': expected a whole number from 1 to 99
[2]
$ oddtrick boards examples/finals.event 2:99
2> oddtrick boards: no board 99 in session 2
[2]
$ oddtrick card examples/finals.event 7 --format csv | sed -n '1,2p;16p'
id,round,session,board,vul,direction,opponents,opponent_names,result,lead,score,value,max,percent
7,,1,1,none,NS,2,Cat & Don,4H N -1,,-50,2,6,33.33
7,,2,1,none,NS,3,Eva & Fay,3D E =,,-110,1,2,50.00

# hands and par name the session of a board, too
$ printf 'session 1\nboard 1\ndeal N:AKQ2.KQJ.A32.K32 JT98.T98.JT9.JT9 7654.A765.KQ8.A8 3.432.7654.Q7654\n1 2 4S N =\nsession 2\nboard 1\ndeal N:JT98.T98.JT9.JT9 AKQ2.KQJ.A32.K32 3.432.7654.Q7654 7654.A765.KQ8.A8\n1 3 4H N =\nboard 2\n1 3 pass\n' >$TMP/two.event; oddtrick hands --ascii $TMP/two.event 1 | sed -n 3,4p
Board 1:1   S AKQ2                     Board 2:1   S JT98
Dealer N    H KQJ                      Dealer N    H T98
$ oddtrick hands --ascii $TMP/two.event 2:1 | sed -n 3p
Board 2:1   S JT98
$ oddtrick hands $TMP/two.event 1 --format json | grep -o '"board":1,"session":[0-9]'
"board":1,"session":1
"board":1,"session":2
$ oddtrick hands $TMP/two.event 1 --format html | grep -o 'aria-label="Board[^"]*"'
aria-label="Boards"
aria-label="Board 1:1"
aria-label="Board 2:1"
$ oddtrick hands $TMP/two.event 2:2
2> oddtrick hands: the cards of board 2 are unknown
[2]
$ oddtrick par $TMP/two.event 1
2> oddtrick par: board 1 is in 2 sessions: expected the session, too, such as 1:1
[2]
$ oddtrick whatif $TMP/two.event $'session 1\nboard 1: 1 2 4S N +1' | grep -c Instead
1

# A round without its word is not taken for a contract
$ (cat examples/ten.event; echo 'unplayed 3 average') | oddtrick rank -
2> stdin:177:10: expected an outcome for boards without a result: unplayed not played, unplayed round 7 ave/ave, unplayed by 14 ave-/ave+
2>   unplayed 3 average
2>            ^
[2]
