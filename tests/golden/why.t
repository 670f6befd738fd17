# oddtrick why: how a number came about, for each kind of event and ruling.

# From a rank to its boards
$ oddtrick why examples/tuesday.event NS9 | head -20
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

        38.67 %  N-S 9 has rank 13 of 13
        40.79 %    before: N-S 1, rank 12

         241.28  The total
  247.28 of 624    boards that were compared: 26
             -6    penalty, line 443: 25 % of a top, slow play: -25 x 24 / 100
                   (Law 90)

          38.67  The total in per cent, rounded to 0.01: 100 x 241.28 / 624

         247.28  Board by board
        6 of 24    board 1, N-S against 4: 3NT E =, -400
        5 of 24    board 2, N-S against 4: 3NT N -1, -100
        1 of 24    board 3, N-S against 3: 2♥ S +1, +140
        1 of 24    board 4, N-S against 3: 5♦X S -4, -1100
      5.5 of 24    board 5, N-S against 2: 1NT N -2, -200
       13 of 24    board 6, N-S against 2: 3NT N =, +400

# A board with fewer results than expected: Neuberg with its numbers
$ oddtrick why examples/tuesday.event NS3 5
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

    5.5  Board 5: N-S 3, North-South against 3: 1NT N -2
           line 108 of the log

   -200  The score of 1NT N -2, vulnerable
    200    Undertricks, 100 each; undoubled, vulnerable: 2 x 100 (Law 77,
           Undertricks)

      5  The comparison of -200 with 11 other results, M (Law 78A)
      0    against -100, higher (2, 4, 5, 7, 12, 13): 6 x 0
      5    against -200, equal (1, 6, 8, 9, 11): 5 x 1

    5.5  What the board gives
    5.5    12 results of 13 expected, (M x E + E - A) / A: (5 x 13 + 13 - 12) /
           12 (set neuberg on)
    5.5    rounded to 0.01, halves away from the average (set round)
  22.92    in per cent of a top, rounded to 0.01: 100 x 5.5 / 24

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share

# Teams: matches, and a board of one
$ oddtrick why examples/swiss.event 1 | head -24
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

  74.12 VPs  team 1 has rank 1 of 8
  62.27 VPs    behind: team 6, rank 2

      74.12  The total
      16.46    round 1 against team 2: margin +20 on the scale of 8 boards
        +21      won on 8 boards
         -1      lost
        +20      the margin: 21 - 1
      13.45    round 2 against team 4: margin +9 on the scale of 8 boards
        +13      won on 8 boards
         -4      lost
         +9      the margin: 13 - 4
      13.78    round 3 against team 6: margin +10 on the scale of 8 boards
        +18      won on 8 boards
         -8      lost
        +10      the margin: 18 - 8
      17.31    round 4 against team 5: margin +24 on the scale of 8 boards
        +31      won on 8 boards
         -7      lost
        +24      the margin: 31 - 7
      13.12    round 5 against team 8: margin +8 on the scale of 8 boards
$ oddtrick why examples/swiss.event 1 1
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

    -1  Board 1: team 1, North-South against 2: 4♥ E +1
          line 23 of the log

        The other table, line 24: 4♥ E =

  -450  The score of 4♥ E +1, not vulnerable: -(120 + 30 + 300)
   120    Contract points, 30 a trick in hearts: 4 x 30 (Law 77, Trick Score)
    30    Overtricks, trick value, 30 in hearts: 1 x 30 (Law 77, Overtricks)
   300    Game bonus, contract points 120, 100 or more; not vulnerable (Law 77,
          Game)

  +420  The score of 4♥ E =, not vulnerable: 120 + 300
   120    Contract points, 30 a trick in hearts: 4 x 30 (Law 77, Trick Score)
   300    Game bonus, contract points 120, 100 or more; not vulnerable (Law 77,
          Game)

    -1  The comparison of both tables (Law 78B)
    -1    scores -450 and +420, a difference of -30

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf

# Butler, with its datum
$ oddtrick why --ascii examples/butler.event 1 1
Winter Butler
24 November 2026. Butler IMPs, 12 pairs, 22 boards

     -2  Board 1: pair 1, East-West against 12: 4S S =
           line 22 of the log

   -420  The score of 4S S =, not vulnerable: -(120 + 300)
    120    Contract points, 30 a trick in spades: 4 x 30 (Law 77, Trick Score)
    300    Game bonus, contract points 120, 100 or more; not vulnerable (Law 77,
           Game)

  -1440  The sum of the scores, without some at both ends (set datum)
      0    score -450 (4), without 1 at the end: 0 x -450
   -840    score -420 (5, itself): 2 x -420
   -600    score -300 (2, 6): 2 x -300
      0    score -100 (10), without 1 at the end: 0 x -100

   -360  The mean of 4 results: -1440 / 4 (set datum)

   -360  The datum, rounded to 10, halves away from 0 (set datum-unit)

     -2  The comparison with the datum (Law 78B)
     -2    score -420 against -360, a difference of -60

     -2  What the board gives
     -2    rounded to 0.01, halves away from the average (set round)

Settings: rules wbf, expected auto, E 6, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum trim1, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share

# An individual
$ oddtrick why examples/individual.event 3 | head -12
New Year Individual
2 January 2027. Matchpoints, 12 players, 22 boards

   37.50 %  player 3 has rank 12 of 12
   42.05 %    before: player 6, rank 11

        33  The total
  31 of 84    boards that were compared: 21
        +2    artificial scores: 1 (Law 12C2)

     37.50  The total in per cent, rounded to 0.01: 100 x 33 / 88
        88    what they could have had: on the boards that were compared and

# Cross-IMPs, a weighted score, an average plus, a group of one
$ printf 'scoring cross-imps\nboard 1\n1 2 4S N =\n3 4 4S N -1\n5 6 weighted 60%% 4S N = 40%% 4S N -1\n7 8 ave+/ave-\n' | oddtrick why - 5 1
Cross-IMPs, 8 pairs, 1 board

     1  Board 1: pair 5, North-South against 6: weighted 60% 4♠ N = 40% 4♠ N -1
          line 5 of the log

  +420  60 % of 4♠ N =: 120 + 300
   120    Contract points, 30 a trick in spades: 4 x 30 (Law 77, Trick Score)
   300    Game bonus, contract points 120, 100 or more; not vulnerable (Law 77,
          Game)

   -50  40 % of 4♠ N -1
    50    Undertricks, 50 each; undoubled, not vulnerable (Law 77, Undertricks)

    10  The comparison of +420 with 2 other results (Law 78B)
     0    against +420, a difference of 0 (1): 1 x 0
   +10    against -50, a difference of +470 (3): 1 x 10

   -10  The comparison of -50 with 2 other results (Law 78B)
   -10    against +420, a difference of -470 (1): 1 x -10
     0    against -50, a difference of 0 (3): 1 x 0

     2  M, the weighted mean over the parts: 0.6 x 10 + 0.4 x -10 (Law 12C1(c))

     1  What the board gives
     1    divided by the 2 comparisons: 2 / 2 (set cross-imps)
     1    rounded to 0.01, halves away from the average (set round)

Settings: rules wbf, expected auto, E 4, round away, groups ebu,
  fewer-results as-is, own-average on, average-imps 3, imp-unit 0.01,
  weighted-halves favour, cross-imps average, imp-cap off, compare field,
  sections across, tie-break share
$ printf 'scoring cross-imps\nboard 1\n1 2 4S N =\n3 4 4S N -1\n7 8 ave+/ave-\n' | oddtrick why - 7 1
Cross-IMPs, 6 pairs, 1 board

  3  Board 1: pair 7, North-South against 8: ave+/ave-
       line 5 of the log

  3  An artificial score: average plus: at least 60 %, or their own average if
     that is better (Law 12C2)
  3    3 IMPs for each 10 % above 50 %: (60 - 50) / 10 x 3 (set average-imps)
  3    rounded to 0.01, halves away from the average (set round)

Settings: rules wbf, expected auto, E 3, round away, groups ebu,
  fewer-results as-is, own-average on, average-imps 3, imp-unit 0.01,
  weighted-halves favour, cross-imps average, imp-cap off, compare field,
  sections across, tie-break share
$ printf 'scoring matchpoints\nboard 1\n1 2 4S N =\n3 4 4S N -1\n5 6 pass\n7 8 pass\nboard 1 group B\n9 10 4S E =\n' | oddtrick why - 9 1
Matchpoints, 10 pairs, 1 board

    4.8  Board 1: pair 9, North-South against 10: 4♠ E =
           line 8 of the log

    4.8  An artificial score: average plus: at least 60 %, or their own average
         if that is better (Law 12C2)
           the only result of its group of a fouled board (Law 87B, set groups)
    4.8    60 % of a top: 60 x 8 / 100 (Law 12C2)
    4.8    rounded to 0.01, halves away from the average (set round)
  60.00    in per cent of a top, rounded to 0.01: 100 x 4.8 / 8

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share

# Formats
$ oddtrick why --format json examples/tuesday.event NS3 5
{"event":"Tuesday Pairs","scoring":"matchpoints","date":"17 November 2026","id":"3","direction":"NS","board":5,"reasons":[{"level":0,"text":"Board 5: N-S 3, North-South against 3: 1NT N -2","template":"Board %s: %s, %s against %s: %s","values":["5","N-S 3","North-South","3","1NT N -2"],"value":"5.5","law":"","sum":"","adds":false},{"level":1,"text":"line 108 of the log","template":"line %s of the log","values":["108"],"value":"","law":"","sum":"","adds":false},{"level":0,"text":"The score of 1NT N -2, vulnerable","template":"The score of %s, %s","values":["1NT N -2","vulnerable"],"value":"-200","law":"","sum":"-200","adds":false},{"level":1,"text":"Undertricks, 100 each; undoubled, vulnerable","template":"%s, %s","values":["Undertricks","100 each; undoubled, vulnerable"],"value":"200","law":"Law 77, Undertricks","sum":"2 x 100","adds":false},{"level":0,"text":"The comparison of -200 with 11 other results, M","template":"The comparison of %s with %s other result%s%s","values":["-200","11","s",", M"],"value":"5","law":"Law 78A","sum":"","adds":true},{"level":1,"text":"against -100, higher (2, 4, 5, 7, 12, 13)","template":"against %s, %s (%s)","values":["-100","higher","2, 4, 5, 7, 12, 13"],"value":"0","law":"","sum":"6 x 0","adds":false},{"level":1,"text":"against -200, equal (1, 6, 8, 9, 11)","template":"against %s, %s (%s)","values":["-200","equal","1, 6, 8, 9, 11"],"value":"5","law":"","sum":"5 x 1","adds":false},{"level":0,"text":"What the board gives","value":"5.5","law":"","sum":"","adds":false},{"level":1,"text":"12 results of 13 expected, (M x E + E - A) / A","template":"%s results of %s expected, (M x E + E - A) / A%s","values":["12","13",""],"value":"5.5","law":"set neuberg on","sum":"(5 x 13 + 13 - 12) / 12","adds":false},{"level":1,"text":"rounded to 0.01, halves away from the average","template":"rounded to %s, halves %s","values":["0.01","away from the average"],"value":"5.5","law":"set round","sum":"5.5","adds":false},{"level":1,"text":"in per cent of a top, rounded to 0.01","value":"22.92","law":"","sum":"100 x 5.5 / 24","adds":false}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"13","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick why --format csv examples/tuesday.event NS3 5
level,text,value,law,sum
0,"Board 5: N-S 3, North-South against 3: 1NT N -2",5.5,,
1,line 108 of the log,,,
0,"The score of 1NT N -2, vulnerable",-200,,-200
1,"Undertricks, 100 each; undoubled, vulnerable",200,"Law 77, Undertricks",2 x 100
0,"The comparison of -200 with 11 other results, M",5,Law 78A,
1,"against -100, higher (2, 4, 5, 7, 12, 13)",0,,6 x 0
1,"against -200, equal (1, 6, 8, 9, 11)",5,,5 x 1
0,What the board gives,5.5,,
1,"12 results of 13 expected, (M x E + E - A) / A",5.5,set neuberg on,(5 x 13 + 13 - 12) / 12
1,"rounded to 0.01, halves away from the average",5.5,set round,5.5
1,"in per cent of a top, rounded to 0.01",22.92,,100 x 5.5 / 24
$ oddtrick why --format html examples/tuesday.event NS3 5 | diff - tests/golden/files/why.html

# Wrong arguments
$ oddtrick why examples/tuesday.event
2> oddtrick why: expected a file, an id and optionally a board: oddtrick why tuesday.event 7 12
[2]
$ oddtrick why examples/tuesday.event 3
2> oddtrick why: ambiguous id: there are NS3 and EW3
[2]
$ oddtrick why examples/tuesday.event NS99
2> oddtrick why: the event has no pair 'NS99'
[2]
$ oddtrick why examples/tuesday.event NS3 99
2> oddtrick why: the event has no board 99
[2]
$ oddtrick why examples/tuesday.event NS3 x
2> oddtrick why: invalid board 'x': expected a whole number from 1 to 9999
[2]

# one of a unit is singular
$ for u in vp imps; do for n in 1 2; do printf 'scoring imps\nvp wbf\nteam 1 A: a, b\nteam 2 B: c, d\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\npenalty 1 %s %s late\n' $n $u | oddtrick why - 1 | grep -o 'penalty, line 9: [^,]*'; done; done
penalty, line 9: 1 VP
penalty, line 9: 2 VPs
penalty, line 9: 1 IMP
penalty, line 9: 2 IMPs
$ printf 'scoring bam\nteam 1 A: a, b\nteam 2 B: c, d\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' > $TMP/one.event; oddtrick why $TMP/one.event 1 | grep -o '2 to 0 over.*'
2 to 0 over 1 board
$ printf 'board 1\n1 2 4S N =\n3 4 4S N -1\nboard 2\n1 3 ave+/ave-\n' > $TMP/one.event; oddtrick why $TMP/one.event 1 2 | grep -o 'as on.*a top:'
as on the 1 board compared: 2 of 2, of a top:
$ sed '1i scoring cross-imps' $TMP/one.event | oddtrick why - 1 2 | grep 'their average on'
  10    their average on the 1 board compared: 10 / 1 (set own-average)
