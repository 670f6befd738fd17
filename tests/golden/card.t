# a pair of a two-winner event, a pair that sits out, a team, a player, a pair in IMPs
$ oddtrick card examples/tuesday.event NS10
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

Pair NS10: Sue Oaks & Ted Pike
Rank 11 of 13, North-South. 265.18 of 624 MP, 42.50 %, 26 boards.

Board  Vs                          Result     Lead  Score      MP       %
    1  6   Ken Hill & Liv Isle     3NT E +1   ♠5     -430    0.00    0.00
    2  6   Ken Hill & Liv Isle     3NT N -1   ♦Q     -100    5.00   20.83
    3  5   Ian Field & June Glen   5♣X W -4   ♠K    +1100   24.00  100.00
    4  5   Ian Field & June Glen   5♦X S -4   ♠J    -1100    1.00    4.17
    5  4   Gil Dale & Hope East    ave+/ave-                14.40   60.00
    6  4   Gil Dale & Hope East    3NT N =           +400   13.00   54.17
    7  3   Edie Brook & Fay Cliff  3♣ S -1    ♦2     -100    1.00    4.17
    8  3   Edie Brook & Fay Cliff  2NT W =    ♠4     -120   11.00   45.83
    9  2   Cal Wren & Dot Arch     2NT E =    ♠4     -120   13.00   54.17
   10  2   Cal Wren & Dot Arch     4♥ W +2    ♠2     -680   11.00   45.83
   11  1   Abe West & Bea Yew      2♠ W +1    ♦2     -140    7.00   29.17
   12  1   Abe West & Bea Yew      3♠ S -3    ♣J     -300    0.00    0.00
   13  13  Ben Voss & Cleo Wade    3NT E -2   ♠2     +200   19.00   79.17
   14  13  Ben Voss & Cleo Wade    4♠ E =     ♥7     -420    7.70   32.08
   15  12  Zed Tarn & Amy Upton    2♣ W =     ♠4      -90   22.00   91.67
   16  12  Zed Tarn & Amy Upton    3♦ S -1    ♠J      -50   15.00   62.50
   17  11  Val Ridge & Walt Sands  1NT N =    ♠6      +90   12.00   50.00
   18  11  Val Ridge & Walt Sands  2♠ N -1    ♦5     -100    7.00   29.17
   19  10  Tom Pond & Uma Quirk    3♦X N -2   ♥5     -300    0.00    0.00
   20  10  Tom Pond & Uma Quirk    2NT W -1   ♥K     +100    8.00   33.33
   21  9   Ray Nash & Sal Orr      3♥ S +1    ♠3     +170   13.00   54.17
   22  9   Ray Nash & Sal Orr      5♣X N -2   ♠3     -300   10.00   41.67
   23  8   Otto Lamb & Peg Marsh   3NT S +2   ♠5     +660   20.00   83.33
   24  8   Otto Lamb & Peg Marsh   4♠ S +3    ♥4     +510   23.00   95.83
   25  7   Max Jung & Nell Kerr    1NT S =    ♣8      +90    8.00   33.33
   26  7   Max Jung & Nell Kerr    2♣ W +1           -110    0.08    0.33
Total                                                      265.18   42.50

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick card examples/howell.event 9
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

Pair 9: Meg Gray & Ned Heath
Rank 5 of 9. 70.67 of 138 MP, 51.21 %, 23 boards.

Board  Dir  Vs                        Result     Lead  Score     MP       %
    1  N-S  2   Cleo Voss & Dan Wade  3NT S +2   ♣5     +460   6.00  100.00
    2  N-S  2   Cleo Voss & Dan Wade  2♥ W +4    ♠2     -230   6.00  100.00
    3  N-S  2   Cleo Voss & Dan Wade  4♥ N +1    ♠8     +450   3.00   50.00
    7  N-S  5   Eva Dunn & Finn Eck   2♠ W +1    ♥5     -140   1.00   16.67
    8  N-S  5   Eva Dunn & Finn Eck   2NT W +1   ♥6     -150   1.67   27.83
    9  N-S  5   Eva Dunn & Finn Eck   3♦ E -1    ♠5     +100   4.00   66.67
   10  N-S  8   Kit Elm & Lou Frost   4♠ E =     ♦2     -620   4.00   66.67
   11  N-S  8   Kit Elm & Lou Frost   2NT S -1   ♠3      -50   3.00   50.00
   12  N-S  8   Kit Elm & Lou Frost   3NTX N -2  ♣9     -500   0.00    0.00
   14  E-W  1   Amy Tarn & Ben Upton  1NT W =    ♦3      +90   6.00  100.00
   15  E-W  1   Amy Tarn & Ben Upton  3NT E +1   ♥3     +430   5.00   83.33
   16  N-S  6   Gus Ash & Hal Birch   2NT W +1   ♠J     -150   0.00    0.00
   17  N-S  6   Gus Ash & Hal Birch   3NT S =    ♠5     +400   1.67   27.83
   18  N-S  6   Gus Ash & Hal Birch   3♠ N -1    ♦5     -100   1.00   16.67
   19  E-W  4   Cy Lee & Di Park      4♥ S -3    ♠8     +150   6.00  100.00
   20  E-W  4   Cy Lee & Di Park      4♠ W -1    ♥2     -100   1.00   16.67
   21  E-W  4   Cy Lee & Di Park      3♠ N +1    ♥3     -170   3.00   50.00
   22  E-W  7   Ida Cole & Jo Drake   3♦ W =     ♥7     +110   0.33    5.50
   23  E-W  7   Ida Cole & Jo Drake   2♥ W +2           +170   4.00   66.67
   24  E-W  7   Ida Cole & Jo Drake   2♠ S +1    ♣2     -140   5.00   83.33
   25  E-W  3   Ann York & Bo Zorn    2♣ S =     ♠4      -90   2.00   33.33
   26  E-W  3   Ann York & Bo Zorn    6♣ W =     ♦5    +1370   4.00   66.67
   27  E-W  3   Ann York & Bo Zorn    3NT E =    ♥2     +400   3.00   50.00
Total                                                         70.67   51.21

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick card examples/swiss.event 3
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

Team 3: Cedar
Rank 8 of 8. 30.35 VP, 40 boards.

Matches
                            IMPs        VP
Round     Team     Boards
    1  5  Elm           8  14  12  10.86   9.14
    2  6  Fir           8  14  35   3.32  16.68
    3  8  Hazel         8   2  20   4.00  16.00
    4  4  Dogwood       8   6  32   2.31  17.69
    5  7  Gorse         8  13  11  10.86   9.14

Boards
                             N-S              E-W
  Board  Vs           Result     Score  Result    Score  IMPs
      1  5   Elm      4♥ E +1     -450  4♥ E =     +420    -1
      2  5   Elm      4♥ S +1     +650  4♥ S +1    -650     0
      3  5   Elm      3♦ E -1     +100  1NT W +2   +150    +6
      4  5   Elm      2♥ E +2     -170  2♥ E +2    +170     0
      5  5   Elm      2♠ N =      +110  3♠ N -2    +200    +7
      6  5   Elm      2NT N -3    -150  3♣ S =     -110    -6
      7  5   Elm      2NT N +2    +180  2NT S +1   -150    +1
      8  5   Elm      3♦ N -2     -100  3♦ N =     -110    -5
Round 1                                                    +2
      9  6   Fir      3NT S +1    +430  3NT S +2   -460    -1
     10  6   Fir      2♣ E +2     -130  3♣ E =     +110    -1
     11  6   Fir      3♠X N -3    -500  3♦ E +1    +130    -9
     12  6   Fir      2♥X N -2    -500  3♣ E -3    -150   -12
     13  6   Fir      1NT S =      +90  2♠ W =     +110    +5
     14  6   Fir      4♥ N =      +420  2NT N +1   -150    +7
     15  6   Fir      4♠ N -1     -100  4♠ N =     -620   -12
     16  6   Fir      1NT N +2    +150  1NT N =     -90    +2
Round 2                                                   -21
     17  8   Hazel    4♥ S -1      -50  4♥ S =     -420   -10
     18  8   Hazel    2♥ S +1     +140  2♥ S +1    -140     0
     19  8   Hazel    1NT N +1    +120  1NT N =     -90    +1
     20  8   Hazel    2♥ S -1     -100  3♥ S -1    +100     0
     21  8   Hazel    2♥ W +1     -140  2♥ W +2    +170    +1
     22  8   Hazel    2♥ S =      +110  2♥ S +1    -140    -1
     23  8   Hazel    2♥ S -1     -100  2♥ S =     -110    -5
     24  8   Hazel    2NTX S -2   -300  3NT S -3   +150    -4
Round 3                                                   -18
     25  4   Dogwood  5♣X W -3    +800  5♣X W -4  -1100    -7
     26  4   Dogwood  3NT N -1    -100  3NT N =    -600   -12
     27  4   Dogwood  1NT W =      -90  1NT W =     +90     0
     28  4   Dogwood  3NT E =     -400  3NT E +1   +430    +1
     29  4   Dogwood  3♦ W -1     +100  2♦ W =      +90    +5
     30  4   Dogwood  1NT W -1     +50  1NT E -2   -100    -2
     31  4   Dogwood  3♥ E +1     -170  3♠ N +1    -170    -8
     32  4   Dogwood  2NT E -1    +100  2NT E -2   -200    -3
Round 4                                                   -26
     33  7   Gorse    2NT S -1     -50  3NT S -3   +150    +3
     34  7   Gorse    3♠ S -1     -100  2♠ S +1    -140    -6
     35  7   Gorse    2♣ W =       -90  3♣ W -1    -100    -5
     36  7   Gorse    2♠ S +1     +140  2♠ S =     -110    +1
     37  7   Gorse    4♠ N +1     +650  4♠ N =     -620    +1
     38  7   Gorse    1NT N +2    +150  2NT N =    -120    +1
     39  7   Gorse    3♣ S -1     -100  1NT N -1   +100     0
     40  7   Gorse    4♥ N =      +420  2♥ N +1    -140    +7
Round 5                                                    +2
  Total                                                   -61

Penalties
Penalty  VP  For
1 VP     -1  late for the fourth match

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf
$ oddtrick card examples/individual.event 11
New Year Individual
2 January 2027. Matchpoints, 12 players, 22 boards

Player 11: Una Pike
Rank 10 of 12. 38 of 88 MP, 43.18 %, 22 boards.

   Board  Dir  With             Vs     Result    Lead  Score  MP       %
       1  N-S  5     Cy Park    6+9    3NT W -1  ♣8      +50   2   50.00
       2  N-S  5     Cy Park    6+9    3NT S -1  ♦4     -100   1   25.00
 Round 1                                                       3   37.50
       3  N-S  4     Dan York   8+9    2♥ S +1   ♠3     +140   0    0.00
       4  N-S  4     Dan York   8+9    4♠ E +1   ♣4     -650   3   75.00
 Round 2                                                       3   37.50
       5  E-W  8     Lou Gray   7+2    3♥ W +1   ♣4     +170   4  100.00
       6  E-W  8     Lou Gray   7+2    4♠ W +3   ♥Q     +710   2   50.00
 Round 3                                                       6   75.00
       7  E-W  10    Rex Moss   6+2    3♣ N -2   ♥Q     +200   3   75.00
       8  E-W  10    Rex Moss   6+2    3NT S +1  ♦6     -430   3   75.00
 Round 4                                                       6   75.00
       9  N-S  1     Sal Orr    7+3    ave/ave                 2   50.00
      10  N-S  1     Sal Orr    7+3    2NT W -1  ♦3     +100   3   75.00
 Round 5                                                       5   62.50
      11  N-S  3     Amy Upton  10+5   4♠ W +1   ♣9     -450   0    0.00
      12  N-S  3     Amy Upton  10+5   2NT N -1  ♦6     -100   0    0.00
 Round 6                                                       0    0.00
      13  N-S  6     Finn Ash   1+4    3♠ W =    ♥Q     -140   4  100.00
      14  N-S  6     Finn Ash   1+4    4♥ N =    ♠3     +420   1   25.00
 Round 7                                                       5   62.50
      15  N-S  9     Oda Jay    12+8   3NT S -2  ♣T     -200   0    0.00
      16  N-S  9     Oda Jay    12+8   2♥ W =    ♠K     -110   1   25.00
 Round 8                                                       1   12.50
      17  E-W  7     Ida Drake  4+5    4♥ W +1   ♣8     +450   1   25.00
      18  E-W  7     Ida Drake  4+5    3♦X E -2  ♠4     -300   0    0.00
 Round 9                                                       1   12.50
      19  N-S  2     Val Ridge  12+10  4♥ S =    ♦J     +420   3   75.00
      20  N-S  2     Val Ridge  12+10  2♠ S +1   ♣2     +140   2   50.00
Round 10                                                       5   62.50
      21  N-S  12    Xan Stone  1+3    3NT N -2         -200   1   25.00
      22  N-S  12    Xan Stone  1+3    3♠ E -1   ♥8     +100   2   50.00
Round 11                                                       3   37.50
   Total                                                      38   43.18

Settings: rules wbf, neuberg on, expected auto, E 3, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick card examples/butler.event 11
Winter Butler
24 November 2026. Butler IMPs, 12 pairs, 22 boards

Pair 11: Cleo Wade & Dan York
Rank 5= of 12. +6 IMPs, 22 boards.

Board  Dir  Vs                         Result     Lead  Score  IMPs
    1  N-S  2   Hope East & Ian Field  5♣X E -2   ♦4     +300    -2
    2  N-S  2   Hope East & Ian Field  pass                 0    +3
    3  E-W  4   Liv Isle & Max Jung    2NT N +1   ♥4     -150    +1
    4  E-W  4   Liv Isle & Max Jung    3NT E =    ♥4     +600    +3
    5  N-S  6   Peg Marsh & Ray Nash   3NT N -3   ♣8     -300     0
    6  N-S  6   Peg Marsh & Ray Nash   2♠ W +1           -140    -1
    7  N-S  8   Uma Quirk & Val Ridge  ave+/ave-                 +3
    8  N-S  8   Uma Quirk & Val Ridge  1NT S +1   ♣7     +120     0
    9  N-S  10  Amy Upton & Ben Voss   2♠ W +1    ♥A     -140    -1
   10  N-S  10  Amy Upton & Ben Voss   2♠ E =     ♣4     -110    +1
   11  E-W  1   Fay Cliff & Gil Dale   3NT W -1   ♣8      -50     0
   12  E-W  1   Fay Cliff & Gil Dale   3♥ E +2    ♣3     +200     0
   13  E-W  3   June Glen & Ken Hill   4♠ S +1    ♦2     -650     0
   14  E-W  3   June Glen & Ken Hill   2♠ E =     ♣A     +110    +3
   15  E-W  5   Nell Kerr & Otto Lamb  4♥ N =     ♦2     -620    -8
   16  E-W  5   Nell Kerr & Otto Lamb  2NT N -1   ♣2      +50    +1
   17  N-S  7   Sal Orr & Tom Pond     2NT N -1   ♦2      -50    -4
   18  N-S  7   Sal Orr & Tom Pond     4♠ W =     ♦3     -420     0
   19  E-W  9   Walt Sands & Zed Tarn  1NT E =    ♥7      +90     0
   20  E-W  9   Walt Sands & Zed Tarn  3♠ W =     ♦5     +140     0
   21  E-W  12  Ann Zorn & Bo Lee      4♠ W +1    ♥3     +450    +3
   22  E-W  12  Ann Zorn & Bo Lee      2♠ W +1    ♦3     +140    +4
Total                                                            +6

Settings: rules wbf, expected auto, E 6, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum trim1, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share
# several, and all
$ oddtrick card examples/tuesday.event ns9 EW13 | grep -A1 '^Pair\|^Penal'
Pair NS9: Quin Moss & Rex North
Rank 13 of 13, North-South. 241.28 of 624 MP, 38.67 %, 26 boards.
--
Penalties
Penalty       MP  For
25% of a top  -6  slow play
--
Pair EW13: Ben Voss & Cleo Wade
Rank 5 of 13, East-West. 334.98 of 624 MP, 53.68 %, 26 boards.
--
Penalties
Penalty         MP  For
10% of a top  -2.4  a telephone rang
$ oddtrick card --all examples/tuesday.event | grep -A1 '^Pair'
Pair NS2: Cy Dunn & Di Eck
Rank 1 of 13, North-South. 431.58 of 624 MP, 69.16 %, 26 boards.
--
Pair NS6: Kit Gray & Lou Heath
Rank 2 of 13, North-South. 367.95 of 624 MP, 58.97 %, 26 boards.
--
Pair NS8: Oda Knox & Pam Lake
Rank 3 of 13, North-South. 325.68 of 624 MP, 52.19 %, 26 boards.
--
Pair NS4: Gus Cole & Hal Drake
Rank 4 of 13, North-South. 311.2 of 600 MP, 51.87 %, 25 boards.
--
Pair NS7: Meg Irwin & Ned Jay
Rank 5 of 13, North-South. 318.65 of 624 MP, 51.07 %, 26 boards.
--
Pair NS5: Ida Elm & Jo Frost
Rank 6 of 13, North-South. 312.53 of 624 MP, 50.08 %, 26 boards.
--
Pair NS12: Wyn Stone & Xan Thorn
Rank 7 of 13, North-South. 310.95 of 624 MP, 49.83 %, 26 boards.
--
Pair NS13: Yves Usher & Zoe Vale
Rank 8 of 13, North-South. 301.62 of 624 MP, 48.34 %, 26 boards.
--
Pair NS11: Una Quill & Vic Reed
Rank 9 of 13, North-South. 300.95 of 624 MP, 48.23 %, 26 boards.
--
Pair NS3: Eva Ash & Finn Birch
Rank 10 of 13, North-South. 298.28 of 624 MP, 47.80 %, 26 boards.
--
Pair NS10: Sue Oaks & Ted Pike
Rank 11 of 13, North-South. 265.18 of 624 MP, 42.50 %, 26 boards.
--
Pair NS1: Ann Lee & Bo Park
Rank 12 of 13, North-South. 254.53 of 624 MP, 40.79 %, 26 boards.
--
Pair NS9: Quin Moss & Rex North
Rank 13 of 13, North-South. 241.28 of 624 MP, 38.67 %, 26 boards.
--
Pair EW6: Ken Hill & Liv Isle
Rank 1 of 13, East-West. 374.72 of 624 MP, 60.05 %, 26 boards.
--
Pair EW7: Max Jung & Nell Kerr
Rank 2 of 13, East-West. 363.02 of 624 MP, 58.18 %, 26 boards.
--
Pair EW3: Edie Brook & Fay Cliff
Rank 3 of 13, East-West. 359.22 of 624 MP, 57.57 %, 26 boards.
--
Pair EW1: Abe West & Bea Yew
Rank 4 of 13, East-West. 351.05 of 624 MP, 56.26 %, 26 boards.
--
Pair EW13: Ben Voss & Cleo Wade
Rank 5 of 13, East-West. 334.98 of 624 MP, 53.68 %, 26 boards.
--
Pair EW12: Zed Tarn & Amy Upton
Rank 6 of 13, East-West. 327.05 of 624 MP, 52.41 %, 26 boards.
--
Pair EW10: Tom Pond & Uma Quirk
Rank 7 of 13, East-West. 303.17 of 624 MP, 48.58 %, 26 boards.
--
Pair EW2: Cal Wren & Dot Arch
Rank 8 of 13, East-West. 296.47 of 624 MP, 47.51 %, 26 boards.
--
Pair EW5: Ian Field & June Glen
Rank 9 of 13, East-West. 288.72 of 624 MP, 46.27 %, 26 boards.
--
Pair EW11: Val Ridge & Walt Sands
Rank 10 of 13, East-West. 282.05 of 624 MP, 45.20 %, 26 boards.
--
Pair EW9: Ray Nash & Sal Orr
Rank 11 of 13, East-West. 262.15 of 624 MP, 42.01 %, 26 boards.
--
Pair EW8: Otto Lamb & Peg Marsh
Rank 12 of 13, East-West. 246.8 of 600 MP, 41.13 %, 25 boards.
--
Pair EW4: Gil Dale & Hope East
Rank 13 of 13, East-West. 249.82 of 624 MP, 40.04 %, 26 boards.

# every kind in the other formats, to the byte; the pages were looked at as pictures
$ for f in csv html; do
>   oddtrick card --format $f examples/tuesday.event NS10 EW13 | cmp - tests/golden/files/tuesday.card.$f
>   oddtrick card --format $f examples/howell.event 9 | cmp - tests/golden/files/howell.card.$f
>   oddtrick card --format $f examples/swiss.event 3 | cmp - tests/golden/files/swiss.card.$f
>   oddtrick card --format $f examples/individual.event 11 | cmp - tests/golden/files/individual.card.$f
>   oddtrick card --format $f examples/butler.event 11 | cmp - tests/golden/files/butler.card.$f
> done

# what scripts rely on
$ oddtrick card --format json examples/howell.event 9
{"event":"Thursday Afternoon","scoring":"matchpoints","date":"19 November 2026","cards":[
 {"direction":"","id":"9","names":["Meg Gray","Ned Heath"],"rank":5,"tied":false,"score":70.67,"max":138.00,"percent":51.21,"boards":23,"results":[
   {"board":1,"opponents":"2","direction":"NS","result":"3NT S +2","score":460,"lead":"C5","value":6,"max":6,"percent":100.00},
   {"board":2,"opponents":"2","direction":"NS","result":"2H W +4","score":-230,"lead":"S2","value":6,"max":6,"percent":100.00},
   {"board":3,"opponents":"2","direction":"NS","result":"4H N +1","score":450,"lead":"S8","value":3,"max":6,"percent":50.00},
   {"board":7,"opponents":"5","direction":"NS","result":"2S W +1","score":-140,"lead":"H5","value":1,"max":6,"percent":16.67},
   {"board":8,"opponents":"5","direction":"NS","result":"2NT W +1","score":-150,"lead":"H6","value":1.67,"max":6,"percent":27.83},
   {"board":9,"opponents":"5","direction":"NS","result":"3D E -1","score":100,"lead":"S5","value":4,"max":6,"percent":66.67},
   {"board":10,"opponents":"8","direction":"NS","result":"4S E =","score":-620,"lead":"D2","value":4,"max":6,"percent":66.67},
   {"board":11,"opponents":"8","direction":"NS","result":"2NT S -1","score":-50,"lead":"S3","value":3,"max":6,"percent":50.00},
   {"board":12,"opponents":"8","direction":"NS","result":"3NTX N -2","score":-500,"lead":"C9","value":0,"max":6,"percent":0.00},
   {"board":14,"opponents":"1","direction":"EW","result":"1NT W =","score":90,"lead":"D3","value":6,"max":6,"percent":100.00},
   {"board":15,"opponents":"1","direction":"EW","result":"3NT E +1","score":430,"lead":"H3","value":5,"max":6,"percent":83.33},
   {"board":16,"opponents":"6","direction":"NS","result":"2NT W +1","score":-150,"lead":"SJ","value":0,"max":6,"percent":0.00},
   {"board":17,"opponents":"6","direction":"NS","result":"3NT S =","score":400,"lead":"S5","value":1.67,"max":6,"percent":27.83},
   {"board":18,"opponents":"6","direction":"NS","result":"3S N -1","score":-100,"lead":"D5","value":1,"max":6,"percent":16.67},
   {"board":19,"opponents":"4","direction":"EW","result":"4H S -3","score":150,"lead":"S8","value":6,"max":6,"percent":100.00},
   {"board":20,"opponents":"4","direction":"EW","result":"4S W -1","score":-100,"lead":"H2","value":1,"max":6,"percent":16.67},
   {"board":21,"opponents":"4","direction":"EW","result":"3S N +1","score":-170,"lead":"H3","value":3,"max":6,"percent":50.00},
   {"board":22,"opponents":"7","direction":"EW","result":"3D W =","score":110,"lead":"H7","value":0.33,"max":6,"percent":5.50},
   {"board":23,"opponents":"7","direction":"EW","result":"2H W +2","score":170,"lead":"","value":4,"max":6,"percent":66.67},
   {"board":24,"opponents":"7","direction":"EW","result":"2S S +1","score":-140,"lead":"C2","value":5,"max":6,"percent":83.33},
   {"board":25,"opponents":"3","direction":"EW","result":"2C S =","score":-90,"lead":"S4","value":2,"max":6,"percent":33.33},
   {"board":26,"opponents":"3","direction":"EW","result":"6C W =","score":1370,"lead":"D5","value":4,"max":6,"percent":66.67},
   {"board":27,"opponents":"3","direction":"EW","result":"3NT E =","score":400,"lead":"H2","value":3,"max":6,"percent":50.00}],"rounds":[],
 "penalties":[]}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"4","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick card --format json examples/swiss.event 3 | sed -n '1,4p;/rounds/,$p'
{"event":"Autumn Swiss Teams","scoring":"imps","date":"21 November 2026","cards":[
 {"direction":"","id":"3","team":"Cedar","names":["Pam Knox","Quin Lake","Rex Moss","Sue North"],"rank":8,"tied":false,"score":30.35,"boards":40,"results":[
   {"board":1,"round":1,"opponents":"5","tables":[{"direction":"NS","result":"4H E +1","score":-450,"lead":"S4"},{"direction":"EW","result":"4H E =","score":420,"lead":"C4"}],"value":-1},
   {"board":2,"round":1,"opponents":"5","tables":[{"direction":"NS","result":"4H S +1","score":650,"lead":"DA"},{"direction":"EW","result":"4H S +1","score":-650,"lead":"S3"}],"value":0},
   {"board":40,"round":5,"opponents":"7","tables":[{"direction":"NS","result":"4H N =","score":420,"lead":"D2"},{"direction":"EW","result":"2H N +1","score":-140,"lead":"D2"}],"value":7}],"rounds":[{"round":1,"boards":8,"value":2},{"round":2,"boards":8,"value":-21},{"round":3,"boards":8,"value":-18},{"round":4,"boards":8,"value":-26},{"round":5,"boards":8,"value":2}],
 "matches":[
  {"round":1,"teams":["3","5"],"boards":8,"length":8,"won":[14,12],"net":[2,-2],"vp":[10.86,9.14]},
  {"round":2,"teams":["3","6"],"boards":8,"length":8,"won":[14,35],"net":[-21,21],"vp":[3.32,16.68]},
  {"round":3,"teams":["3","8"],"boards":8,"length":8,"won":[2,20],"net":[-18,18],"vp":[4,16]},
  {"round":4,"teams":["3","4"],"boards":8,"length":8,"won":[6,32],"net":[-26,26],"vp":[2.31,17.69]},
  {"round":5,"teams":["3","7"],"boards":8,"length":8,"won":[13,11],"net":[2,-2],"vp":[10.86,9.14]}],
 "penalties":[
  {"direction":"","id":"3","penalty":"1 VP","taken":1.00,"round":0,"line":15,"reason":"late for the fourth match"}]}],
 "settings":{"rules":"wbf","round":"away","average-imps":"3","imp-unit":"0.01","weighted-halves":"favour","format":"swiss","rank-by":"auto","match-boards":"auto","half-match":"whole","bye":"60","bye-win-loss":"60","tie-break":"share","vp":"wbf"}}
$ oddtrick card --format json examples/individual.event 11 | sed -n 3,4p
   {"board":1,"round":1,"opponents":"6+9","partner":"5","direction":"NS","result":"3NT W -1","score":50,"lead":"C8","value":2,"max":4,"percent":50.00},
   {"board":2,"round":1,"opponents":"6+9","partner":"5","direction":"NS","result":"3NT S -1","score":-100,"lead":"D4","value":1,"max":4,"percent":25.00},
$ oddtrick card --format csv examples/tuesday.event NS10 | head -3
id,round,board,vul,direction,opponents,opponent_names,result,lead,score,value,max,percent
NS10,,1,none,NS,6,Ken Hill & Liv Isle,3NT E +1,S5,-430,0,24,0.00
NS10,,2,ns,NS,6,Ken Hill & Liv Isle,3NT N -1,DQ,-100,5,24,20.83
# what the cards of all add up to is what the standings say
$ for e in tuesday howell individual butler; do oddtrick card --all --format csv examples/$e.event | awk -F, 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} {sum[$at["id"]] += $at["value"]} END {for (p in sum) printf "%s %.2f\n", p, sum[p]}' | sort >$TMP/sums; oddtrick rank --format csv examples/$e.event | awk -F, 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} {printf "%s%s %.2f\n", $at["direction"], $at["id"], $at["score"] + $at["penalty"]}' | sort | diff $TMP/sums -; done

# what is in a total besides boards; a phantom; a team's bye; sitting the wrong way
$ printf 'pair 1 Ann & Bo\nboard 1\n1 2 4S N =\n3 4 4S N -1 wrong direction\n5 6 ave/ave\ncarryover 1 3.5\nhandicap 1 2%%\npenalty 1 10%% late\nphantom 7\n8 7 not played\n' >$TMP/added.event; oddtrick card $TMP/added.event 1 3 7 8
Matchpoints, 6 pairs, 1 board

Pair 1: Ann & Bo
Rank 1 of 6. 6.68 of 7.5 MP, 89.07 %, 1 board.

Board  Dir  Vs    Result  Score   MP      %
    1  N-S  2     4♠ N =   +420  3.5  87.50
Total                            3.5  87.50

Carried over +3.5, handicap +0.08 MP.

Penalties
Penalty         MP  For
10% of a top  -0.4  late

Pair 3
Rank 2 of 6. 3.5 of 7.5 MP, 46.67 %, 1 board.

Board  Dir  Vs    Result           Score   MP      %
    1  N-S  4     4♠ N -1            +50  3.5  87.50
                  wrong direction
Total                                     3.5  87.50

Pair 7
A phantom: whoever meets it sits out.

Board  Dir  Vs    Result      Score  MP  %
    1  E-W  8     not played
Total                                 0

Pair 8
Not ranked.

Board  Dir  Vs    Result      Score  MP  %
    1  N-S  7     not played
Total                                 0

Settings: rules wbf, neuberg on, expected auto, E 3, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ printf 'scoring imps\nvp wbf\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\nbye 3\n' | oddtrick card - 3
IMPs, 3 teams, 1 board

Team 3
Rank 2 of 3. 12 VP, 0 boards.

Matches
                       IMPs   VP
Round    Team  Boards
    1    bye                 12

Boards
                N-S            E-W
Board  Vs  Result  Score  Result  Score  IMPs
Total                                       0

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf

# wrong arguments
$ oddtrick card examples/tuesday.event
2> oddtrick card: expected a file, or - for standard input, and an id: oddtrick card FILE ID
[2]
$ oddtrick card
2> oddtrick card: expected a file, or - for standard input, and an id: oddtrick card FILE ID
[2]
$ oddtrick card --all examples/tuesday.event NS1
2> oddtrick card: expected one file and no ids: --all selects everybody
[2]
$ oddtrick card examples/tuesday.event 7
2> oddtrick card: ambiguous id: there are NS7 and EW7
[2]
$ oddtrick card examples/tuesday.event NS77
2> oddtrick card: the event has no pair 'NS77'
[2]
$ oddtrick card examples/howell.event Ann
2> oddtrick card: the event has no pair 'Ann': did you mean 3 (Ann York & Bo Zorn)?
[2]
$ oddtrick card no.event 1
2> oddtrick card: cannot read no.event: No such file or directory
[2]
$ printf 'scoring imps\nteam 1 Ash\nteam 2 Elm\nboard 1\n1 2 not played\n2 1 ave+/ave-\n' | oddtrick card - 1
IMPs, 2 teams, 1 board

Team 1: Ash
Rank 2 of 2. 0 IMPs, 1 board.

Matches
                 IMPs
   Team  Boards
2  Elm        1  0  3

Boards
                       N-S                E-W
Board  Vs       Result      Score  Result     Score  IMPs
    1  2   Elm  not played         ave+/ave-           -3
Total                                                  -3

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share
$ oddtrick card --help
usage: oddtrick card FILE... ID...
       oddtrick card --all FILE...

Reads the log of an event and prints everything that ID played: opponents, result, lead,
score, and matchpoints or IMPs, with the sum of each round if the log has rounds, the total and the
rank. For a team, prints its matches and then its boards. In a two-winner event, NS7 and
EW7 are two pairs. Several files are the clubs of a simultaneous: 7@2 or 7@NAME is pair 7 of that
club.

Example: oddtrick card tuesday.event NS7

  -a, --all              print the scorecards of everybody, in the order of the standings
      --strict           refuse a file with unreadable items instead of leaving them out
      --encoding NAME    encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    output format: text json csv html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
      --raw-csv          CSV: do not escape cells that a spreadsheet would read as formulas
