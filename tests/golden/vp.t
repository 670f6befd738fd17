# oddtrick vp: IMPs to victory points, and back.

# WBF, continuous
$ oddtrick vp --boards 16
wbf, 16 boards

IMPs          winner   loser    IMPs          winner   loser
   0           10.00   10.00      31           16.88    3.12
   1           10.31    9.69      32           17.03    2.97
   2           10.61    9.39      33           17.17    2.83
   3           10.91    9.09      34           17.31    2.69
   4           11.20    8.80      35           17.45    2.55
   5           11.48    8.52      36           17.59    2.41
   6           11.76    8.24      37           17.72    2.28
   7           12.03    7.97      38           17.85    2.15
   8           12.29    7.71      39           17.97    2.03
   9           12.55    7.45      40           18.09    1.91
  10           12.80    7.20      41           18.21    1.79
  11           13.04    6.96      42           18.33    1.67
  12           13.28    6.72      43           18.44    1.56
  13           13.52    6.48      44           18.55    1.45
  14           13.75    6.25      45           18.66    1.34
  15           13.97    6.03      46           18.77    1.23
  16           14.18    5.82      47           18.87    1.13
  17           14.39    5.61      48           18.97    1.03
  18           14.60    5.40      49           19.07    0.93
  19           14.80    5.20      50           19.16    0.84
  20           15.00    5.00      51           19.25    0.75
  21           15.19    4.81      52           19.34    0.66
  22           15.38    4.62      53           19.43    0.57
  23           15.56    4.44      54           19.52    0.48
  24           15.74    4.26      55           19.61    0.39
  25           15.92    4.08      56           19.69    0.31
  26           16.09    3.91      57           19.77    0.23
  27           16.26    3.74      58           19.85    0.15
  28           16.42    3.58      59           19.93    0.07
  29           16.58    3.42      60 or more   20.00    0.00
  30           16.73    3.27
$ oddtrick vp -b 8 0 1 2 10 20 41 42 43 44
    0 IMPs  10.00 - 10.00
   +1 IMP   10.44 - 9.56
   +2 IMPs  10.86 - 9.14
  +10 IMPs  13.78 - 6.22
  +20 IMPs  16.46 - 3.54
  +41 IMPs  19.85 - 0.15
  +42 IMPs  19.95 - 0.05
  +43 IMPs  20.00 - 0.00
  +44 IMPs  20.00 - 0.00
$ oddtrick vp -b 16 0 1 12 -12 59 60 -60 61
    0 IMPs  10.00 - 10.00
   +1 IMP   10.31 - 9.69
  +12 IMPs  13.28 - 6.72
  -12 IMPs   6.72 - 13.28
  +59 IMPs  19.93 - 0.07
  +60 IMPs  20.00 - 0.00
  -60 IMPs   0.00 - 20.00
  +61 IMPs  20.00 - 0.00
$ oddtrick vp -b 20 1 20 67 68
   +1 IMP   10.28 - 9.72
  +20 IMPs  14.58 - 5.42
  +67 IMPs  19.99 - 0.01
  +68 IMPs  20.00 - 0.00
$ oddtrick vp -b 24 1 20 38 73 74
   +1 IMP   10.25 - 9.75
  +20 IMPs  14.26 - 5.74
  +38 IMPs  16.89 - 3.11
  +73 IMPs  19.97 - 0.03
  +74 IMPs  20.00 - 0.00
$ oddtrick vp -b 32 1 20 84 85
   +1 IMP   10.22 - 9.78
  +20 IMPs  13.78 - 6.22
  +84 IMPs  19.95 - 0.05
  +85 IMPs  20.00 - 0.00
$ oddtrick vp -b 16 --scale wbf 12
  +12 IMPs  13.28 - 6.72
$ oddtrick vp -b 1 5 15
   +5 IMPs  15.00 - 5.00
  +15 IMPs  20.00 - 0.00
$ oddtrick vp -b 1000 1 474 475
   +1 IMP   10.04 - 9.96
 +474 IMPs  20.00 - 0.00
 +475 IMPs  20.00 - 0.00
$ oddtrick v -b16 5
   +5 IMPs  11.48 - 8.52
$ oddtrick vp -b 16 --ascii 5
   +5 IMPs  11.48 - 8.52
$ oddtrick vp -b 16 -- -5
   -5 IMPs   8.52 - 11.48
$ oddtrick vp -b 16 100000 -100000
+100000 IMPs  20.00 - 0.00
-100000 IMPs   0.00 - 20.00

# WBF, whole numbers
$ oddtrick vp -b 16 -s wbf-discrete
wbf-discrete, 16 boards

IMPs          winner   loser
   0 to 1      10.00   10.00
   2 to 4      11.00    9.00
   5 to 8      12.00    8.00
   9 to 12     13.00    7.00
  13 to 17     14.00    6.00
  18 to 22     15.00    5.00
  23 to 28     16.00    4.00
  29 to 35     17.00    3.00
  36 to 43     18.00    2.00
  44 to 53     19.00    1.00
  54 or more   20.00    0.00
$ oddtrick vp -b 8 -s wbf-discrete
wbf-discrete, 8 boards

IMPs          winner   loser
   0           10.00   10.00
   1 to 3      11.00    9.00
   4 to 6      12.00    8.00
   7 to 9      13.00    7.00
  10 to 12     14.00    6.00
  13 to 16     15.00    5.00
  17 to 20     16.00    4.00
  21 to 25     17.00    3.00
  26 to 30     18.00    2.00
  31 to 38     19.00    1.00
  39 or more   20.00    0.00
$ oddtrick vp -b 32 -s wbf-discrete 0 2 3 7 8 76 77
    0 IMPs  10.00 - 10.00
   +2 IMPs  10.00 - 10.00
   +3 IMPs  11.00 - 9.00
   +7 IMPs  11.00 - 9.00
   +8 IMPs  12.00 - 8.00
  +76 IMPs  19.00 - 1.00
  +77 IMPs  20.00 - 0.00
$ oddtrick vp -b 24 -s wbf-discrete -1 -2 -65 -66
   -1 IMP   10.00 - 10.00
   -2 IMPs   9.00 - 11.00
  -65 IMPs   1.00 - 19.00
  -66 IMPs   0.00 - 20.00

# ACBL
$ oddtrick vp -b 6 -s acbl20
acbl20, 6 boards

IMPs          winner   loser
   0           10.00   10.00
   1 to 2      11.00    9.00
   3 to 4      12.00    8.00
   5 to 7      13.00    7.00
   8 to 10     14.00    6.00
  11 to 13     15.00    5.00
  14 to 16     16.00    4.00
  17 to 19     17.00    3.00
  20 to 23     18.00    2.00
  24 to 27     19.00    1.00
  28 or more   20.00    0.00
$ oddtrick vp -b 11 -s acbl20
acbl20, 11 boards

IMPs          winner   loser
   0           10.00   10.00
   1 to 2      11.00    9.00
   3 to 5      12.00    8.00
   6 to 9      13.00    7.00
  10 to 13     14.00    6.00
  14 to 17     15.00    5.00
  18 to 21     16.00    4.00
  22 to 25     17.00    3.00
  26 to 30     18.00    2.00
  31 to 35     19.00    1.00
  36 or more   20.00    0.00
$ oddtrick vp -b 7 -s acbl20 0 1 3 27 28 -28
    0 IMPs  10.00 - 10.00
   +1 IMP   11.00 - 9.00
   +3 IMPs  12.00 - 8.00
  +27 IMPs  19.00 - 1.00
  +28 IMPs  20.00 - 0.00
  -28 IMPs   0.00 - 20.00
$ oddtrick vp -b 8 -s acbl30
acbl30, 8 boards

IMPs          winner   loser
   0           15.00   15.00
   1           18.00   12.00
   2           19.00   11.00
   3           20.00   10.00
   4           21.00    9.00
   5 to 6      22.00    8.00
   7 to 8      23.00    7.00
   9 to 10     24.00    6.00
  11 to 13     25.00    5.00
  14 to 16     26.00    4.00
  17 to 19     27.00    3.00
  20 to 23     28.00    2.00
  24 to 27     29.00    1.00
  28 or more   30.00    0.00
$ oddtrick vp -b 9 -s acbl30
acbl30, 9 boards

IMPs          winner   loser
   0           15.00   15.00
   1           18.00   12.00
   2           19.00   11.00
   3 to 4      20.00   10.00
   5 to 6      21.00    9.00
   7 to 8      22.00    8.00
   9 to 11     23.00    7.00
  12 to 14     24.00    6.00
  15 to 17     25.00    5.00
  18 to 21     26.00    4.00
  22 to 25     27.00    3.00
  26 to 30     28.00    2.00
  31 to 35     29.00    1.00
  36 or more   30.00    0.00
$ oddtrick vp -b 9 -s acbl30 0 1 -1 36
    0 IMPs  15.00 - 15.00
   +1 IMP   18.00 - 12.00
   -1 IMP   12.00 - 18.00
  +36 IMPs  30.00 - 0.00

# Win or loss
$ oddtrick vp -b 16 -s win-loss
win-loss, 16 boards

IMPs          winner   loser
   0            0.50    0.50
   1 to 2       0.75    0.25
   3 or more    1.00    0.00
$ oddtrick vp -b 16 -s win-loss 0 1 2 3 -1 -2 -3
    0 IMPs   0.50 - 0.50
   +1 IMP    0.75 - 0.25
   +2 IMPs   0.75 - 0.25
   +3 IMPs   1.00 - 0.00
   -1 IMP    0.25 - 0.75
   -2 IMPs   0.25 - 0.75
   -3 IMPs   0.00 - 1.00

# JSON
$ oddtrick vp -b 16 --format json 12 -12 0
[{"imps":12,"vp":13.28,"opponents":6.72},
 {"imps":-12,"vp":6.72,"opponents":13.28},
 {"imps":0,"vp":10.00,"opponents":10.00}]
$ oddtrick vp -b 16 -s win-loss --format json
{"scale":"win-loss","boards":16,"rows":[{"from":0,"winner":0.50,"loser":0.50},
 {"from":1,"winner":0.75,"loser":0.25},
 {"from":3,"winner":1.00,"loser":0.00}]}
$ oddtrick vp -b 7 -s examples/club10.vp --format json
{"scale":"examples/club10.vp","boards":7,"rows":[{"from":0,"winner":5.00,"loser":5.00},
 {"from":2,"winner":6.00,"loser":4.00},
 {"from":6,"winner":7.00,"loser":3.00},
 {"from":11,"winner":8.00,"loser":2.00},
 {"from":16,"winner":8.50,"loser":1.25},
 {"from":20,"winner":9.25,"loser":0.50},
 {"from":26,"winner":10.00,"loser":0.00}]}
$ oddtrick vp -b 16 --inverse --format json 15 12.5 0 20
[{"vp":15.00,"imps":20,"to":20,"gives":15.00},
 {"vp":12.50,"imps":9,"to":9,"gives":12.55},
 {"vp":0.00,"imps":null,"to":-60,"gives":0.00},
 {"vp":20.00,"imps":60,"to":null,"gives":20.00}]

# Back
$ oddtrick vp -b 16 --inverse 15 10 12.5 5 20 0 9.99
15.00 VP  +20 IMPs or more
10.00 VP  +0 IMPs or more
12.50 VP  +9 IMPs or more, which gives 12.55
 5.00 VP  -20 IMPs or more
20.00 VP  +60 IMPs or more
 0.00 VP  any margin: even the greatest loss gives 0.00
 9.99 VP  +0 IMPs or more, which gives 10.00
$ oddtrick vp -b 16 -s wbf-discrete -i 10 11 15 20 5 0
10.00 VP  -1 IMP or more; -1 to +1 give exactly this
11.00 VP  +2 IMPs or more; +2 to +4 give exactly this
15.00 VP  +18 IMPs or more; +18 to +22 give exactly this
20.00 VP  +54 IMPs or more
 5.00 VP  -22 IMPs or more; -22 to -18 give exactly this
 0.00 VP  any margin: even the greatest loss gives 0.00
$ oddtrick vp -b 9 -s acbl30 -i 15 16 18 12 30
15.00 VP  +0 IMPs or more
16.00 VP  +1 IMP or more, which gives 18.00
18.00 VP  +1 IMP or more
12.00 VP  -1 IMP or more
30.00 VP  +36 IMPs or more
$ oddtrick vp -b 16 -s win-loss -i 0.5 0.75 1 0.3 0
 0.50 VP  +0 IMPs or more
 0.75 VP  +1 IMP or more; +1 to +2 give exactly this
 1.00 VP  +3 IMPs or more
 0.30 VP  +0 IMPs or more, which gives 0.50
 0.00 VP  any margin: even the greatest loss gives 0.00
$ oddtrick vp -b 7 -s examples/club10.vp -i 5 8.5 9 10 1
 5.00 VP  -1 IMP or more; -1 to +1 give exactly this
 8.50 VP  +16 IMPs or more; +16 to +19 give exactly this
 9.00 VP  +20 IMPs or more, which gives 9.25
10.00 VP  +26 IMPs or more
 1.00 VP  -19 IMPs or more, which gives 1.25
$ oddtrick vp -b 16 -i 20.01
20.01 VP  no margin gives that many VPs: the scale ends at 20.00
[1]
$ oddtrick vp -b 16 -i 15 21
15.00 VP  +20 IMPs or more
21.00 VP  no margin gives that many VPs: the scale ends at 20.00
[1]
$ oddtrick vp -b 16 -s win-loss -i 1.01
 1.01 VP  no margin gives that many VPs: the scale ends at 1.00
[1]

# A scale of one's own
$ oddtrick vp -b 5 -s examples/club10.vp
examples/club10.vp, 5 boards

IMPs          winner   loser
   0            5.00    5.00
   1 to 3       6.00    4.00
   4 to 7       7.00    3.00
   8 to 12      8.00    2.00
  13 to 19      9.00    1.00
  20 or more   10.00    0.00
$ oddtrick vp -b 8 -s ./examples/club10.vp
./examples/club10.vp, 8 boards

IMPs          winner   loser
   0 to 1       5.00    5.00
   2 to 5       6.00    4.00
   6 to 10      7.00    3.00
  11 to 15      8.00    2.00
  16 to 19      8.50    1.25
  20 to 25      9.25    0.50
  26 or more   10.00    0.00
$ oddtrick vp -b 8 -s examples/club10.vp 0 1 2 16 26 -16
    0 IMPs   5.00 - 5.00
   +1 IMP    5.00 - 5.00
   +2 IMPs   6.00 - 4.00
  +16 IMPs   8.50 - 1.25
  +26 IMPs  10.00 - 0.00
  -16 IMPs   1.25 - 8.50
$ oddtrick vp -b 4 -s examples/club10.vp 1 3 4 19 20
   +1 IMP    6.00 - 4.00
   +3 IMPs   6.00 - 4.00
   +4 IMPs   7.00 - 3.00
  +19 IMPs   9.00 - 1.00
  +20 IMPs  10.00 - 0.00
$ printf '0 10 10\n5 15 5\n10 20 0\n' | oddtrick vp -b 4 -s -  7 -10
   +7 IMPs  15.00 - 5.00
  -10 IMPs   0.00 - 20.00
$ printf '0 10 10\r\n5 15.5 4.25\r\n' | oddtrick vp -b 4 -s - 5
   +5 IMPs  15.50 - 4.25
$ printf '# a comment\n\n  0\t10 10 # draw\n5 15 5' | oddtrick vp -b 4 -s - 5
   +5 IMPs  15.00 - 5.00
$ printf '0 1 1\n9999 999.99 0.01\n' | oddtrick vp -b 4 -s - 9998 9999
+9998 IMPs   1.00 - 1.00
+9999 IMPs  999.99 - 0.01
$ (cd "$TMP" && printf '0 10 10\n1 20 0\n' >plain.vp && oddtrick vp -b 4 -s plain.vp)
plain.vp, 4 boards

IMPs          winner   loser
   0           10.00   10.00
   1 or more   20.00    0.00

# A scale that is wrong
$ (cd "$TMP" && printf '0 10 10\n\n5 15 x\n' >bad.vp && oddtrick vp -b 4 -s bad.vp 7)
2> bad.vp:3:6: expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99
[2]
$ (cd "$TMP" && printf '0 10 10\n  5 y 5\n' >bad.vp && oddtrick vp -b 4 -s ./bad.vp)
2> ./bad.vp:2:5: expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99
[2]
$ oddtrick vp -b 16 -s examples/club10.vp 5
2> examples/club10.vp: the scale has no 'boards' line for 16 boards: it has 4-6, 7-8
[2]
$ printf '' | oddtrick vp -b 4 -s - 7
2> stdin: the scale has no rows: expected rows like '0 10 10'
[2]
$ printf '# nothing\n' | oddtrick vp -b 4 -s - 7
2> stdin: the scale has no rows: expected rows like '0 10 10'
[2]
$ printf '1 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:1: the first row must be for margin 0
[2]
$ printf '0 10 9\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:1: margin 0 is a draw: both sides must get the same
[2]
$ printf '0 10 10\n0 11 9\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:1: margins must increase from row to row
[2]
$ printf '0 10 10\n5 9 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:1: a greater margin must not give the winner less or the loser more than the row above
[2]
$ printf '0 10 10\n5 11 11\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:1: a greater margin must not give the winner less or the loser more than the row above
[2]
$ printf 'x 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:1: expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'
[2]
$ printf '0 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:5: expected the loser's VPs, like 8 or 7.5 or 7.66, up to 999.99
[2]
$ printf '0 10 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:9: unexpected text: a row is a margin, the winner's VPs and the loser's VPs
[2]
$ printf '0 10.123 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:3: expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99
[2]
$ printf '0 1000 1000\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:3: expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99
[2]
$ printf '10000 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:1: expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'
[2]
$ printf -- '-1 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:1: expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'
[2]
$ printf '0 10 10\n5 15\xff 5\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:5: expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99
[2]
$ printf '0 10 10\n5 15\0 5\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:5: expected the winner's VPs, like 12 or 12.5 or 12.34, up to 999.99
[2]
$ printf 'boards\n0 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:7: expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'
[2]
$ printf 'boards 8-6\n0 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:8: expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'
[2]
$ printf 'boards 4 5\n0 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:1:10: expected the number of boards that the rows below are for, like 'boards 6-8' or 'boards 9'
[2]
$ printf 'boards 4\n0 10 10\nboards 3-6\n0 5 5\n' | oddtrick vp -b 4 -s - 7
2> stdin:3:8: an earlier 'boards' line already covers this number of boards
[2]
$ printf '0 10 10\nboards 4\n0 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin:2:8: rows must come after a 'boards' line where the scale has one
[2]
$ printf 'boards 4\nboards 5\n0 10 10\n' | oddtrick vp -b 4 -s - 7
2> stdin: the scale has no rows: expected rows like '0 10 10'
[2]
$ (for i in $(seq 0 480); do echo "$i 10 10"; done) | oddtrick vp -b 4 -s - 7
2> stdin:481:1: too many rows: at most 480
[2]
$ head -c 20000000 /dev/zero | tr '\0' '\n' | oddtrick vp -b 4 -s - 7
2> stdin: the scale has no rows: expected rows like '0 10 10'
[2]

# What is wrong
$ oddtrick vp 10
2> oddtrick vp: missing number of boards: use --boards 16
[2]
$ oddtrick vp
2> oddtrick vp: missing number of boards: use --boards 16
[2]
$ oddtrick vp -b 16 -s acbl20 10
2> oddtrick vp: the acbl20 scale is published for 6 to 11 boards, not 16; give your own scale in a file
[2]
$ oddtrick vp -b 5 -s acbl30
2> oddtrick vp: the acbl30 scale is published for 6 to 11 boards, not 5; give your own scale in a file
[2]
$ oddtrick vp -b 16 -s nope 10
2> oddtrick vp: unknown scale 'nope': expected wbf, wbf-discrete, acbl20, acbl30, win-loss, ebu-mp or a file, like ./my.vp
[2]
$ oddtrick vp -b 16 -s '' 10
2> oddtrick vp: unknown scale '': expected wbf, wbf-discrete, acbl20, acbl30, win-loss, ebu-mp or a file, like ./my.vp
[2]
$ oddtrick vp -b 16 -s nope.vp 10
2> oddtrick vp: cannot read nope.vp: No such file or directory
[2]
$ oddtrick vp -b 16 -s examples/ 10
2> oddtrick vp: cannot read examples/: Is a directory
[2]
$ oddtrick vp -b 0 10
2> oddtrick vp: invalid number of boards '0': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b -1 10
2> oddtrick vp: invalid number of boards '-1': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b 1001 10
2> oddtrick vp: invalid number of boards '1001': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b 99999999999999999999 10
2> oddtrick vp: invalid number of boards '99999999999999999999': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b '' 10
2> oddtrick vp: invalid number of boards '': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b 16.5 10
2> oddtrick vp: invalid number of boards '16.5': expected a whole number from 1 to 1000
[2]
$ oddtrick vp -b 16 abc
2> oddtrick vp: invalid margin in IMPs 'abc': expected a whole number from -100000 to 100000
[2]
$ oddtrick vp -b 16 1.5
2> oddtrick vp: invalid margin in IMPs '1.5': expected a whole number from -100000 to 100000
[2]
$ oddtrick vp -b 16 100001
2> oddtrick vp: invalid margin in IMPs '100001': expected a whole number from -100000 to 100000
[2]
$ oddtrick vp -b 16 99999999999999999999
2> oddtrick vp: invalid margin in IMPs '99999999999999999999': expected a whole number from -100000 to 100000
[2]
$ oddtrick vp -b 16 -i
2> oddtrick vp: expected victory points, like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i abc
2> oddtrick vp: invalid number of victory points 'abc': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i ''
2> oddtrick vp: invalid number of victory points '': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i -- -5
2> oddtrick vp: invalid number of victory points '-5': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i 12.345
2> oddtrick vp: invalid number of victory points '12.345': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i 12.
2> oddtrick vp: invalid number of victory points '12.': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i .5
2> oddtrick vp: invalid number of victory points '.5': expected a number like 15 or 12.34
[2]
$ oddtrick vp -b 16 -i 99999999999999999999
2> oddtrick vp: invalid number of victory points '99999999999999999999': expected a number like 15 or 12.34
[2]
$ oddtrick vp --boards 8 --scale win-loss --half 3
2> oddtrick vp: only these have a scale for half matches: wbf, wbf-discrete, ebu-mp
[2]
