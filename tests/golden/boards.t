# a fouled slip of everything: average plus, a weighted and a split score, corrections, a board not played
$ oddtrick boards --history examples/tuesday.event 5 14 18 22 26
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

Board 5, dealer North, N-S vulnerable; top 24, 12 results of 13
                                Score        MP
N-S  E-W  Result        Lead  N-S  E-W    N-S    E-W   N-S %
1    12   1NT N -2      ♣7         200   5.50  18.50   22.92
2    1    1NT N -1      ♣7         100  18.50   5.50   77.08
3    3    1NT N -2      ♣7         200   5.50  18.50   22.92
4    5    1NT N -1      ♣7         100  18.50   5.50   77.08
5    7    1NT N -1      ♣7         100  18.50   5.50   77.08
6    9    1NT N -2      ♣7         200   5.50  18.50   22.92
7    11   1NT N -1      ♣7         100  18.50   5.50   77.08
8    13   1NT N -2      ♣7         200   5.50  18.50   22.92
9    2    1NT N -2      ♣7         200   5.50  18.50   22.92
10   4    ave+/ave-                     14.40   9.60   60.00
11   6    1NT N -2      ♣7         200   5.50  18.50   22.92
12   8    1NT N -1      ♣7         100  18.50   5.50   77.08
13   10   1NT N -1      ♣7         100  18.50   5.50   77.08

Board 14, dealer East, none vulnerable; top 24
                                Score        MP
N-S  E-W  Result        Lead  N-S  E-W    N-S    E-W   N-S %
1    8    4♠ E =        ♥7         420   7.70  16.30   32.08
2    10   4♠ E -2       ♥7    100       24.00   0.00  100.00
3    12   4♠ E =        ♣2         420   7.70  16.30   32.08
4    1    4♠ E =        ♥7         420   7.70  16.30   32.08
5    3    4♠ E -1       ♥7     50       20.70   3.30   86.25
6    5    4♠ E =        ♥7         420   7.70  16.30   32.08
7    7    2♠ E +1       ♣2         140  17.40   6.60   72.50
8    9    70% 4♠ E =                    11.60  12.40   48.33
          30% 4♠ E -1
9    11   4♠ E =        ♥7         420   7.70  16.30   32.08
10   13   4♠ E =        ♥7         420   7.70  16.30   32.08
11   2    4♠ E =        ♥7         420   7.70  16.30   32.08
12   4    3NT E -1      ♥7     50       20.70   3.30   86.25
13   6    4♠ E =        ♥7         420   7.70  16.30   32.08

Board 18, dealer East, N-S vulnerable; top 24
                                Score        MP
N-S  E-W  Result        Lead  N-S  E-W    N-S    E-W   N-S %
1    6    3♣ E =        ♠2         110   2.00  22.00    8.33
2    8    1NT W -2      ♠5    100       20.00   4.00   83.33
3    10   3♣ E -1       ♥3     50       16.00   8.00   66.67
4    12   1NT W =       ♠5          90  11.00  13.00   45.83
5    1    2♣ E +1       ♥3         110   2.00  22.00    8.33
6    3    2♠ N -1       ♦5         100   7.00  17.00   29.17
7    5    1NT W -1      ♠5     50       16.00   8.00   66.67
8    7    2♣ E +1       ♠2         110   2.00  22.00    8.33
9    9    2♠ N =        ♦5    110       23.00   1.00   95.83
10   11   2♠ N -1       ♦5         100   7.00  17.00   29.17
11   13   1NT W =       ♠5          90  11.00  13.00   45.83
12   2    1NT W -1      ♠5     50       16.00   8.00   66.67
13   4    2♠ N =        ♦5    110       23.00   1.00   95.83

  Line  In the log
   302  2 8     pass                  corrected by line 437
   437  2 8     1NT W -1     lead S5  corrected by line 441
   441  2 8     1NT W -2     lead S5  stands

Board 22, dealer East, E-W vulnerable; top 24
                                Score        MP
N-S  E-W  Result        Lead  N-S  E-W    N-S    E-W   N-S %
1    4    5♣X N -3      ♦5         500   4.00  20.00   16.67
2    6    N-S: 3♥ W =                   16.00   2.00   66.67
          E-W: 4♥ W -1
3    8    3♥ W +1       ♣5         170  14.00  10.00   58.33
4    10   4♥ W -1       ♣5    100       23.00   2.00   95.83
5    12   4♥ W -1       ♣5    100       23.00   2.00   95.83
6    1    5♣X N -3      ♠3         500   4.00  20.00   16.67
7    3    5♣X N -2                 300  10.00  14.00   41.67
8    5    5♣X S -1      ♦K         100  20.00   6.00   83.33
9    7    4♥ W =        ♠4         620   0.00  24.00    0.00
10   9    5♣X N -2      ♠3         300  10.00  14.00   41.67
11   11   5♣X S -2                 300  10.00  14.00   41.67
12   13   2NT E =       ♠5         120  18.00   8.00   75.00
13   2    5♣X S -3      ♦K         500   4.00  20.00   16.67

Board 26, dealer East, both vulnerable; top 24, 12 results of 13
                                Score        MP
N-S  E-W  Result        Lead  N-S  E-W    N-S    E-W   N-S %
1    2    2♠ S -1       ♥7         100   3.33  20.67   13.88
2    4    3♣ W -1       ♠A    100       13.08  10.92   54.50
3    6    3♣ W -1       ♠A    100       13.08  10.92   54.50
4    8    not played
5    10   3♠ S -1       ♥7         100   3.33  20.67   13.88
6    12   3♣ W -2       ♠A    200       21.75   2.25   90.63
7    1    pass                  0        8.75  15.25   36.46
8    3    2♣ W =        ♥8          90   6.58  17.42   27.42
9    5    3♣ W -1       ♥8    100       13.08  10.92   54.50
10   7    2♣ W +1                  110   0.08  23.92    0.33
11   9    3♣ W -2       ♥8    200       21.75   2.25   90.63
12   11   3♣ W -2             200       21.75   2.25   90.63
13   13   2♠ S =              110       17.42   6.58   72.58

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick boards --by-score examples/tuesday.event 22 | head -17
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

Board 22, dealer East, E-W vulnerable; top 24
                                Score      MP
N-S  E-W  Result        Lead  N-S  E-W  N-S  E-W  N-S %
4    10   4♥ W -1       ♣5    100        23    2  95.83
5    12   4♥ W -1       ♣5    100        23    2  95.83
8    5    5♣X S -1      ♦K         100   20    6  83.33
12   13   2NT E =       ♠5         120   18    8  75.00
3    8    3♥ W +1       ♣5         170   14   10  58.33
7    3    5♣X N -2                 300   10   14  41.67
10   9    5♣X N -2      ♠3         300   10   14  41.67
11   11   5♣X S -2                 300   10   14  41.67
1    4    5♣X N -3      ♦5         500    4   20  16.67
6    1    5♣X N -3      ♠3         500    4   20  16.67
13   2    5♣X S -3      ♦K         500    4   20  16.67
$ oddtrick boards --ascii examples/tuesday.event 14 | sed -n 6,14p
N-S  E-W  Result       Lead  N-S  E-W   N-S   E-W   N-S %
1    8    4S E =       H7         420   7.7  16.3   32.08
2    10   4S E -2      H7    100       24.0   0.0  100.00
3    12   4S E =       C2         420   7.7  16.3   32.08
4    1    4S E =       H7         420   7.7  16.3   32.08
5    3    4S E -1      H7     50       20.7   3.3   86.25
6    5    4S E =       H7         420   7.7  16.3   32.08
7    7    2S E +1      C2         140  17.4   6.6   72.50
8    9    70% 4S E =                   11.6  12.4   48.33
$ oddtrick boards --color always examples/howell.event 8 | sed -n 4,8p
[1mBoard 8[0m, dealer West, none vulnerable; top 6, 3 results of 4
[2m                              Score       MP[0m
[1mN-S  E-W  Result      Lead  N-S  E-W   N-S   E-W  N-S %[0m
2    4    2NT W =     [31m♥[0m6         120  5.67  0.33  94.50
6    3    not played

# missing results, a board not played, a fixed percentage; teams, individuals, a datum
$ oddtrick boards examples/howell.event 8 13 17
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

Board 8, dealer West, none vulnerable; top 6, 3 results of 4
                              Score       MP
N-S  E-W  Result      Lead  N-S  E-W   N-S   E-W  N-S %
2    4    2NT W =     ♥6         120  5.67  0.33  94.50
6    3    not played
8    7    2NT W +1    ♥6         150  1.67  4.33  27.83
9    5    2NT W +1    ♥6         150  1.67  4.33  27.83

Board 13, dealer North, both vulnerable; top 6, 3 results of 4
                              Score       MP
N-S  E-W  Result      Lead  N-S  E-W   N-S   E-W  N-S %
2    7    2♥ E +1     ♠K         140  3.00  3.00  50.00
4    6    3♥ E -1     ♠K    100       5.67  0.33  94.50
8    5    2♥ E +2     ♠K         170  0.33  5.67   5.50

Board 17, dealer North, none vulnerable; top 6, 3 results of 4
                              Score       MP
N-S  E-W  Result      Lead  N-S  E-W   N-S   E-W  N-S %
2    1    60%/40%                     3.60  2.40  60.00
3    8    3NT S +1    ♦4    430       5.67  0.33  94.50
5    7    3NT N =           400       1.67  4.33  27.83
9    6    3NT S =     ♠5    400       1.67  4.33  27.83

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick boards examples/swiss.event 1 40
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

Board 1, dealer North, none vulnerable
                                  Score     IMPs
Round  N-S  E-W  Result   Lead  N-S  E-W  N-S  E-W
    1  1    2    4♥ E +1  ♦3         450   -1   +1
    1  2    1    4♥ E =   ♦3         420   +1   -1
    1  3    5    4♥ E +1  ♠4         450   -1   +1
    1  5    3    4♥ E =   ♣4         420   +1   -1
    1  4    8    6♥ E -2  ♦3    100        +2   -2
    1  8    4    6♥ E -1  ♣4     50        -2   +2
    1  6    7    4♥ E =   ♠4         420   +2   -2
    1  7    6    4♥ E +2             480   -2   +2

Board 40, dealer West, none vulnerable
                                  Score     IMPs
Round  N-S  E-W  Result   Lead  N-S  E-W  N-S  E-W
    5  1    8    2♥ N +2  ♦2    170        +1   -1
    5  8    1    3♥ N =   ♦2    140        -1   +1
    5  2    5    4♥ N -1  ♠3          50   -6   +6
    5  5    2    3♥ N +1  ♦2    170        +6   -6
    5  3    7    4♥ N =   ♦2    420        +7   -7
    5  7    3    2♥ N +1  ♦2    140        -7   +7
    5  4    6    4♥ N =   ♦2    420        +6   -6
    5  6    4    3♥ N +1  ♦2    170        -6   +6

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf
$ oddtrick boards examples/individual.event 9 10
New Year Individual
2 January 2027. Matchpoints, 12 players, 22 boards

Board 9, dealer North, E-W vulnerable; top 4, 2 results of 3
                                     Score      MP
Round  N-S   E-W   Result    Lead  N-S  E-W  N-S  E-W  N-S %
    5  9+4   10+2  2♥ S +2   ♦2    170         2    2  50.00
    5  11+1  7+3   ave/ave                     2    2  50.00
    5  12+5  6+8   2♥ S +2   ♦2    170         2    2  50.00

Board 10, dealer East, both vulnerable; top 4
                                     Score      MP
Round  N-S   E-W   Result    Lead  N-S  E-W  N-S  E-W  N-S %
    5  9+4   10+2  2NT W -1  ♠2    100         3    1  75.00
    5  11+1  7+3   2NT W -1  ♦3    100         3    1  75.00
    5  12+5  6+8   1NT E +1  ♥3         120    0    4   0.00

Settings: rules wbf, neuberg on, expected auto, E 3, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick boards examples/butler.event 7
Winter Butler
24 November 2026. Butler IMPs, 12 pairs, 22 boards

Board 7, dealer South, both vulnerable; datum +70
                             Score     IMPs
N-S  E-W  Result     Lead  N-S  E-W  N-S  E-W
1    7    2♦ W -2    ♥6    200        +4   -4
3    5    1NT W =    ♠K          90   -4   +4
6    2    1NT W -1   ♠K    100        +1   -1
10   9    2♦ E -3    ♥3    300        +6   -6
11   8    ave+/ave-                   +3   -3
12   4    1NT W =    ♠K          90   -4   +4

Settings: rules wbf, expected auto, E 6, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum trim1, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share

# every example in the other formats, to the byte; the pages were looked at as pictures
$ for e in tuesday howell swiss individual butler; do oddtrick boards --format csv examples/$e.event | cmp - tests/golden/files/$e.boards.csv; done
$ oddtrick boards --history --format html examples/tuesday.event 5 14 18 22 26 | cmp - tests/golden/files/tuesday.boards.html
$ oddtrick boards --format html examples/howell.event 8 13 17 | cmp - tests/golden/files/howell.boards.html
$ oddtrick boards --format html examples/swiss.event 1 40 | cmp - tests/golden/files/swiss.boards.html
$ oddtrick boards --format html examples/individual.event 9 10 | cmp - tests/golden/files/individual.boards.html
$ oddtrick boards --format html examples/butler.event 7 | cmp - tests/golden/files/butler.boards.html

# what scripts rely on
$ oddtrick boards --format json examples/howell.event 8 13
{"event":"Thursday Afternoon","scoring":"matchpoints","date":"19 November 2026","boards":[
 {"board":8,"dealer":"W","vul":"none","top":6,"results":[
   {"ns":"2","ew":"4","result":"2NT W =","score":-120,"ns_score":5.67,"ew_score":0.33,"lead":"H6","ns_percent":94.50,"ew_percent":5.50,"line":64},
   {"ns":"6","ew":"3","result":"not played","score":null,"ns_score":null,"ew_score":null,"lead":"","line":62},
   {"ns":"8","ew":"7","result":"2NT W +1","score":-150,"ns_score":1.67,"ew_score":4.33,"lead":"H6","ns_percent":27.83,"ew_percent":72.17,"line":65},
   {"ns":"9","ew":"5","result":"2NT W +1","score":-150,"ns_score":1.67,"ew_score":4.33,"lead":"H6","ns_percent":27.83,"ew_percent":72.17,"line":63}]},
 {"board":13,"dealer":"N","vul":"both","top":6,"results":[
   {"ns":"2","ew":"7","result":"2H E +1","score":-140,"ns_score":3,"ew_score":3,"lead":"SK","ns_percent":50.00,"ew_percent":50.00,"line":94},
   {"ns":"4","ew":"6","result":"3H E -1","score":100,"ns_score":5.67,"ew_score":0.33,"lead":"SK","ns_percent":94.50,"ew_percent":5.50,"line":92},
   {"ns":"8","ew":"5","result":"2H E +2","score":-170,"ns_score":0.33,"ew_score":5.67,"lead":"SK","ns_percent":5.50,"ew_percent":94.50,"line":93}]}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"4","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick boards --format json examples/swiss.event 1 | head -6
{"event":"Autumn Swiss Teams","scoring":"imps","date":"21 November 2026","boards":[
 {"board":1,"dealer":"N","vul":"none","results":[
   {"ns":"1","ew":"2","result":"4H E +1","score":-450,"ns_score":-1,"ew_score":1,"lead":"D3","round":1,"line":23},
   {"ns":"2","ew":"1","result":"4H E =","score":-420,"ns_score":1,"ew_score":-1,"lead":"D3","round":1,"line":24},
   {"ns":"3","ew":"5","result":"4H E +1","score":-450,"ns_score":-1,"ew_score":1,"lead":"S4","round":1,"line":19},
   {"ns":"5","ew":"3","result":"4H E =","score":-420,"ns_score":1,"ew_score":-1,"lead":"C4","round":1,"line":20},
$ oddtrick boards --format json --history examples/tuesday.event 18 | sed -n 2,3p
 {"board":18,"dealer":"E","vul":"ns","top":24,"results":[
   {"ns":"1","ew":"6","result":"3C E =","score":-110,"ns_score":2,"ew_score":22,"lead":"S2","ns_percent":8.33,"ew_percent":91.67,"line":301},
$ oddtrick boards --format json --history examples/tuesday.event 18 | grep -A3 history
  "history":[
   {"line":302,"text":"2 8     pass","ns":"2","ew":"8","result":"pass","corrected_by":437},
   {"line":437,"text":"2 8     1NT W -1     lead S5","ns":"2","ew":"8","result":"1NT W -1","corrected_by":441},
   {"line":441,"text":"2 8     1NT W -2     lead S5","ns":"2","ew":"8","result":"1NT W -2"}]}],
$ oddtrick boards --format csv examples/individual.event | head -4
board,dealer,vul,round,group,ns,ew,result,lead,score,ns_score,ew_score,ns_percent,line
1,N,none,1,,5+11,6+9,3NT W -1,C8,50,2,2,50.00,24
1,N,none,1,,7+8,3+10,3NT W -1,C8,50,2,2,50.00,23
1,N,none,1,,12+1,2+4,3NT W -1,C8,50,2,2,50.00,22
$ oddtrick boards --format csv --history examples/tuesday.event
board,line,text,status
6,131,11 6    3NT N -1,corrected by line 439
6,439,11 6    3NT N +1     lead H3,stands
18,302,2 8     pass,corrected by line 437
18,437,2 8     1NT W -1     lead S5,corrected by line 441
18,441,2 8     1NT W -2     lead S5,stands
# in JSON as in CSV
$ for e in tuesday howell swiss individual butler; do oddtrick boards --format json examples/$e.event | grep -o '"ns_score":[^,}]*' | cut -d: -f2 | sed 's/null//' >$TMP/json; oddtrick boards --format csv examples/$e.event | awk -F, 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} {print $at["ns_score"]}' | cmp $TMP/json -; done
# matchpoints of a board that is not split add up to a top for each result
$ for e in howell individual; do oddtrick boards --format csv examples/$e.event | awk -F, 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} $at["ns_score"] != "" {print $at["ns_score"] + $at["ew_score"]}' | sort | uniq -c; done
    105 6
     66 4

# a fouled board, one that was played the wrong way, points alone, a line taken back
$ cat >$TMP/fouled.event <<END
> scoring matchpoints
> board 1
> 1 2 4S N =
> 3 4 4S N -1
> 5 6 4S N +1
> board 1 group B
> 7 8 3NT S =
> 9 10 3NT S -1 wrong direction
> 11 12 score 420
> board 2
> 1 3 ave/ave
> 2 4 3NT N = lead h10
> 5 7 split weighted 50% 3NT N = 50% 3NT N -1 / ave-
> 6 8 pass
> 6 8 void
> END
> oddtrick boards --history $TMP/fouled.event; oddtrick boards --format csv $TMP/fouled.event
Matchpoints, 12 pairs, 2 boards

Board 1, dealer North, none vulnerable; top 10; compared in groups
                                           Score      MP
Group  N-S  E-W  Result            Lead  N-S  E-W  N-S  E-W  N-S %
       1    2    4♠ N =                  420       5.0  5.0  50.00
       3    4    4♠ N -1                       50  1.0  9.0  10.00
       5    6    4♠ N +1                 450       9.0  1.0  90.00
B      7    8    3NT S =                 400       5.0  5.0  50.00
B      9    10   3NT S -1                      50  9.0  1.0  90.00
                 wrong direction
B      11   12   score 420               420       9.0  1.0  90.00

Board 2, dealer East, N-S vulnerable; top 10, 2 results of 6
                                           Score      MP
Group  N-S  E-W  Result            Lead  N-S  E-W  N-S  E-W  N-S %
       1    3    ave/ave                           5.0  5.0  50.00
       2    4    3NT N =           ♥T    600       6.5  5.0  65.00
       5    7    N-S: 50% 3NT N =                  3.5  4.0  35.00
                 50% 3NT N -1
                 E-W: ave-

  Line  In the log
    14  6 8 pass    corrected by line 15
    15  6 8 void    taken back

Settings: rules wbf, neuberg on, expected auto, E 6, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
board,dealer,vul,round,group,ns,ew,result,lead,score,ns_score,ew_score,ns_percent,line
1,N,none,,,1,2,4S N =,,420,5,5,50.00,3
1,N,none,,,3,4,4S N -1,,-50,1,9,10.00,4
1,N,none,,,5,6,4S N +1,,450,9,1,90.00,5
1,N,none,,B,7,8,3NT S =,,400,5,5,50.00,7
1,N,none,,B,9,10,3NT S -1 wrong direction,,-50,9,1,90.00,8
1,N,none,,B,11,12,score 420,,420,9,1,90.00,9
2,E,ns,,,1,3,ave/ave,,,5,5,50.00,11
2,E,ns,,,2,4,3NT N =,HT,600,6.5,5,65.00,12
2,E,ns,,,5,7,split weighted 50% 3NT N = 50% 3NT N -1 / ave-,,,3.5,4,35.00,13

# nothing yet
$ printf 'event Next week\n' | oddtrick boards - | head -4
Next week
Matchpoints, 0 boards

No boards yet.
$ printf '' | oddtrick boards --format csv -
board,dealer,vul,round,group,ns,ew,result,lead,score,ns_score,ew_score,ns_percent,line
$ printf 'board 3\n' | oddtrick boards - 3
2> oddtrick boards: no board 3: the event has no boards yet
[2]

# wrong arguments
$ oddtrick boards
2> oddtrick boards: expected a file, or - for standard input, and optionally board numbers
[2]
$ oddtrick boards no.event
2> oddtrick boards: cannot read no.event: No such file or directory
[2]
$ oddtrick boards examples/howell.event 99
2> oddtrick boards: no board 99: the event has boards 1 to 27
[2]
$ oddtrick boards examples/howell.event 0
2> oddtrick boards: invalid board '0': expected a whole number from 1 to 9999
[2]
$ oddtrick boards examples/howell.event x
2> oddtrick boards: invalid board 'x': expected a whole number from 1 to 9999
[2]
$ printf 'board 1\n1 2 4S Z =\n' | oddtrick boards - 1
2> stdin:2:8: invalid declarer or outcome 'Z': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2>   1 2 4S Z =
2>          ^
[2]
$ printf 'scoring points\nboard 1\n1 2 4S N =\n3 4 ave+/ave-\n5 6 split ave / 4S N -1\n7 8 not played\n' | oddtrick boards -
Total points, 3 pairs, 1 board

Board 1, dealer North, none vulnerable
                          Score     Points
N-S  E-W  Result        N-S  E-W   N-S   E-W
1    2    4♠ N =        420       +420  -420
3    4    ave+/ave-
5    6    N-S: ave                       +50
          E-W: 4♠ N -1
7    8    not played

Settings: rules wbf, round away, compare field, sections across, format swiss,
  rank-by auto, bye 60, tie-break share
$ printf 'scoring points\nboard 1\n1 2 4S N =\n3 4 ave+/ave-\n5 6 split ave / 4S N -1\n7 8 not played\n' | oddtrick boards --format json -
{"event":"","scoring":"points","date":"","boards":[
 {"board":1,"dealer":"N","vul":"none","results":[
   {"ns":"1","ew":"2","result":"4S N =","score":420,"ns_score":420,"ew_score":-420,"lead":"","line":3},
   {"ns":"3","ew":"4","result":"ave+/ave-","score":null,"ns_score":null,"ew_score":null,"lead":"","line":4},
   {"ns":"5","ew":"6","result":"split ave / 4S N -1","score":null,"ns_score":null,"ew_score":50,"lead":"","line":5},
   {"ns":"7","ew":"8","result":"not played","score":null,"ns_score":null,"ew_score":null,"lead":"","line":6}]}],
 "settings":{"rules":"wbf","round":"away","compare":"field","sections":"across","format":"swiss","rank-by":"auto","bye":"60","tie-break":"share"}}
$ oddtrick boards --help
usage: oddtrick boards [--by-score] [--history] [--missing] [--leads | --play] [--no-par] FILE... [N...]

Reads the log of an event and prints the traveller of each board, or of boards N...: the
players, result, lead, score, and the matchpoints or IMPs of each side. --history adds
corrected results with their lines in the log. --missing lists the tables of the
movement that have no result yet, up to the last round that has begun; in JSON, the
whole schedule. If the cards are known, the makeable contracts and par are printed
below. --leads adds which opening leads beat the contracts that were played, and --play what
each card of the recorded plays cost. Several files are the clubs of a simultaneous.

Example: oddtrick boards tuesday.event 3 4

      --at TIME          show the event as of TIME, such as 2026-11-20T22:00Z, instead of now
  -s, --by-score         order results by North-South's score, not by number
  -H, --history          also show corrected results, with the lines of the log
  -m, --missing          show instead which results of the movement are missing
  -l, --leads            print below each board which opening leads beat the contract
  -p, --play             print below each board what each card of recorded plays cost
      --no-par           omit par and makeable contracts: no deal is solved
      --cache FILE       store solved deals in FILE instead of the user's cache
      --no-cache         do not read or write a cache of solved deals
  -j, --threads N        number of deals to solve in parallel; default: one per processor
      --strict           refuse a file with unreadable items instead of leaving them out
      --encoding NAME    encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    output format: text json csv html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
      --raw-csv          CSV: do not escape cells that a spreadsheet would read as formulas

# Where the cards are known: what can be made, and par
$ oddtrick boards --no-cache examples/monday.event 3 | sed -n 4,17p
Board 3, dealer South, E-W vulnerable; top 8
                           Score      MP
N-S  E-W  Result   Lead  N-S  E-W  N-S  E-W  N-S %
1    1    2♠ S +1  ♣K    140         3    5  37.50
2    3    2♠ N =   ♥3    110         0    8   0.00
3    5    2♠ N +2  ♥3    170         7    1  87.50
4    2    2♠ S +1  ♣K    140         3    5  37.50
5    4    1♠ N +3  ♥3    170         7    1  87.50

Makeable    ♣ ♦ ♥ ♠ NT   Par N-S +140: 3♠ N-S =
          N - - 1 3  -
          S - - 1 3  -
          E 3 2 - -  1
          W 3 2 - -  1
$ oddtrick boards --no-par examples/monday.event 3 | sed -n 4,17p
Board 3, dealer South, E-W vulnerable; top 8
                           Score      MP
N-S  E-W  Result   Lead  N-S  E-W  N-S  E-W  N-S %
1    1    2♠ S +1  ♣K    140         3    5  37.50
2    3    2♠ N =   ♥3    110         0    8   0.00
3    5    2♠ N +2  ♥3    170         7    1  87.50
4    2    2♠ S +1  ♣K    140         3    5  37.50
5    4    1♠ N +3  ♥3    170         7    1  87.50

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick boards --no-cache --format html examples/monday.event 3 | sed -n '/class="makeable"/,/^<\/div>/p'
<div class="makeable">
<table class="made" aria-label="Makeable contracts"><thead><tr><td></td><th scope="col">♣</th><th scope="col"><span class="red">♦</span></th><th scope="col"><span class="red">♥</span></th><th scope="col">♠</th><th scope="col">NT</th></tr></thead><tbody><tr><th scope="row">N</th><td class="none">&ndash;</td><td class="none">&ndash;</td><td>1</td><td>3</td><td class="none">&ndash;</td></tr><tr><th scope="row">S</th><td class="none">&ndash;</td><td class="none">&ndash;</td><td>1</td><td>3</td><td class="none">&ndash;</td></tr><tr><th scope="row">E</th><td>3</td><td>2</td><td class="none">&ndash;</td><td class="none">&ndash;</td><td>1</td></tr><tr><th scope="row">W</th><td>3</td><td>2</td><td class="none">&ndash;</td><td class="none">&ndash;</td><td>1</td></tr></tbody></table>
<div><p class="par">Par N-S +140: 3♠ N-S =</p>
</div>
$ printf 'board 1\ndeal N:A... K... Q... J...\n1 2 pass\nboard 2 group B\ndeal N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\n1 2 pass\nround 3\nboard 2\ndeal W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\n3 4 pass\n' >$TMP/two.event; oddtrick boards --ascii $TMP/two.event 2 1 | sed -n 3,26p
Board 2, dealer East, N-S vulnerable; top 2; compared in groups
                                  Score      MP
Round  Group  N-S  E-W  Result  N-S  E-W  N-S  E-W  N-S %
    3         3    4    pass      0       1.2  1.2  60.00
       B      1    2    pass      0       1.2  1.2  60.00

Makeable    C D H S NT   Par N-S +2210: 7S N-S =
          N - 7 - 7  -   Group B
          S - 7 - 7  -
          E 7 - 7 -  -
          W 7 - 7 -  -

Makeable    C D H S NT   Par N-S -1510: 7S E-W =
          N 7 - 7 -  -   Round 3
          S 7 - 7 -  -
          E - 7 - 7  -
          W - 7 - 7  -

Board 1, dealer North, none vulnerable; top 2, 1 result of 2
                                  Score      MP
Round  Group  N-S  E-W  Result  N-S  E-W  N-S  E-W  N-S %
              1    2    pass      0       1.0  1.0  50.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
$ oddtrick boards --format csv $TMP/two.event | cmp - <(oddtrick boards --format csv --no-par $TMP/two.event)

# Options that do not go together
$ oddtrick boards --missing --history examples/howell.event
2> oddtrick boards: --missing lists what has no result: it cannot be combined with --history
[2]
$ oddtrick boards --leads --missing examples/howell.event
2> oddtrick boards: --missing lists what has no result: it cannot be combined with --leads
[2]
