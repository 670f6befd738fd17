# the textbook rubber, and its panels: after each deal, before the totals, and in the end
$ oddtrick rubber examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          20     │
          50     │
         100     │        500
         200     │        150
          30     │        750
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
         240     │
  ───────────────────────────────
          60     │        120
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         770     │       1640

  They win by 870: 9 hundreds.

  In hundreds:
    Ann                         -9
    Bo                          -9
    Cy                          +9
    Di                          +9
$ oddtrick rubber --after 1 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │
$ oddtrick rubber --after 2 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
$ oddtrick rubber --after 3 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
         200     │
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
$ oddtrick rubber --after 4 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          50     │
         100     │
         200     │
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
         240     │
  ───────────────────────────────
$ oddtrick rubber --after 5 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          20     │
          50     │
         100     │
         200     │
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
         240     │
  ───────────────────────────────
          60     │
$ oddtrick rubber --after 6 examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          20     │
          50     │
         100     │
         200     │        150
          30     │        750
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
         240     │
  ───────────────────────────────
          60     │        120
  ───────────────────────────────
$ oddtrick rubber --after bonus examples/friday.rubber
Friday at the Lees

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          20     │
          50     │
         100     │        500
         200     │        150
          30     │        750
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
         240     │
  ───────────────────────────────
          60     │        120
  ───────────────────────────────
$ oddtrick rubber --deals examples/friday.rubber
Friday at the Lees

Deal   Dlr   Result       Vul    contract     over     slam     dbld  penalty   honors   rubber      We    They
   1   N     2NT N +1     none         70       30                                                  100
   2   E     4♥ W =       none        120                                                                   120
   3   S     5♣ W -2      ew                                              200                       200
   4   W     4♠X S +1     ew          240      100                50                                390
   5   N     3♣ N +1      both         60       20                                                   80
   6   E     6♦ E =       both        120               750                        150      500            1520
Total                                                                                               770    1640
$ oddtrick rubber --format json examples/friday.rubber
{"rubbers":[{"finished":true,"deals":[
  {"deal":1,"result":"2NT N +1","vul":"none","we":{"above":30,"below":70},"they":{"above":0,"below":0},"dealer":"N","line":4},
  {"deal":2,"result":"4H W =","vul":"none","we":{"above":0,"below":0},"they":{"above":0,"below":120},"dealer":"E","line":5},
  {"deal":3,"result":"5C W -2","vul":"ew","we":{"above":200,"below":0},"they":{"above":0,"below":0},"dealer":"S","line":6},
  {"deal":4,"result":"4SX S +1","vul":"ew","we":{"above":150,"below":240},"they":{"above":0,"below":0},"dealer":"W","line":7},
  {"deal":5,"result":"3C N +1","vul":"both","we":{"above":20,"below":60},"they":{"above":0,"below":0},"dealer":"N","line":8},
  {"deal":6,"result":"6D E =","vul":"both","we":{"above":0,"below":0},"they":{"above":900,"below":120},"dealer":"E","line":9,"honors":{"player":"E","points":150}}],
 "bonus":{"we":0,"they":500},"total":{"we":770,"they":1640},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
 "total":{"we":770,"they":1640},"title":"Friday at the Lees",
 "players":[{"name":"Ann","hundreds":-9},{"name":"Bo","hundreds":-9},{"name":"Cy","hundreds":9},{"name":"Di","hundreds":9}],
 "corrections":[],"left_out":[]}
$ oddtrick rubber --totals examples/friday.rubber
We 770
They 1640
$ oddtrick rubber --ascii examples/friday.rubber
Friday at the Lees

        We       |      They
     Ann & Bo    |    Cy & Di
  -------------------------------
          20     |
          50     |
         100     |        500
         200     |        150
          30     |        750
  ===============================
          70     |        120
  -------------------------------
         240     |
  -------------------------------
          60     |        120
  ===============================
         770     |       1640

  They win by 870: 9 hundreds.

  In hundreds:
    Ann                         -9
    Bo                          -9
    Cy                          +9
    Di                          +9
# every deal explained
$ for i in 1 2 3 4 5 6; do oddtrick rubber --explain $i examples/friday.rubber; done
Deal 1: 2NT N +1, dealt by North

  We are not vulnerable: no game yet.
  They are not vulnerable: no game yet.

  We      70   Contract points    40 + 1 x 30 = 70, below the line
               40 for the first trick at notrump, 30 for each more
               (Law 81, Trick Score)
  We      30   Overtricks         1 x 30 = 30, above the line
               trick value, 30 in notrump (Law 81, Overtricks)
      ------
  We     100   They 0
Deal 2: 4♥ W =, dealt by East

  We are not vulnerable: no game yet.
  We have 70 below the line: deal 1.
  They are not vulnerable: no game yet.

  They   120   Contract points    4 x 30 = 120, below the line
               30 a trick in hearts (Law 81, Trick Score)
      ------
  We       0   They 120

  They win a game.
Deal 3: 5♣ W -2, dealt by South

  We are not vulnerable: no game yet.
  They are vulnerable: one game, deal 2.

  We     200   Undertricks        2 x 100 = 200, above the line
               100 each; undoubled, vulnerable (Law 81, Undertricks)
      ------
  We     200   They 0
Deal 4: 4♠X S +1, dealt by West

  We are not vulnerable: no game yet.
  They are vulnerable: one game, deal 2.

  We     240   Contract points    4 x 30 x 2 = 240, below the line
               30 a trick in spades, times 2 doubled (Law 81, Trick Score)
  We     100   Overtricks         1 x 100 = 100, above the line
               doubled, not vulnerable (Law 81, Overtricks)
  We      50   (Re)doubled bonus  50, above the line
               for making a doubled contract (Law 81, Fulfilling Contract)
      ------
  We     390   They 0

  We win a game.
Deal 5: 3♣ N +1, dealt by North

  We are vulnerable: one game, deal 4.
  They are vulnerable: one game, deal 2.

  We      60   Contract points    3 x 20 = 60, below the line
               20 a trick in clubs (Law 81, Trick Score)
  We      20   Overtricks         1 x 20 = 20, above the line
               trick value, 20 in clubs (Law 81, Overtricks)
      ------
  We      80   They 0
Deal 6: 6♦ E =, dealt by East

  We are vulnerable: one game, deal 4.
  We have 60 below the line: deal 5.
  They are vulnerable: one game, deal 2.

  They   120   Contract points    6 x 20 = 120, below the line
               20 a trick in diamonds (Law 81, Trick Score)
  They   750   Slam bonus         750, above the line
               small slam bid and made, vulnerable (Law 81, Slams)
  They   150   Honors             150, above the line
               all five trump honors in one hand, East's (Law 81, Honors)
  They   500   Rubber bonus       500, above the line
               second game; the others have one (Law 74, The Rubber)
      ------
  We       0   They 1520

  They win a game and the rubber.
# several rubbers, partners that change, corrections, a rubber broken off
$ oddtrick rubber examples/evening.rubber
A long evening

  Rubber 1

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
         500     │
          60     │
         150     │
         500     │
          30     │
          30     │         50
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          40     │         60
          60     │
  ───────────────────────────────
                 │        120
  ───────────────────────────────
         120     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        1490     │        230

  We win by 1260: 13 hundreds.

  Rubber 2

        We       │      They
     Ann & Di    │    Cy & Bo
  ───────────────────────────────
         100     │        500
         500     │        200
          30     │        100
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         180     │
  ───────────────────────────────
                 │        480
  ───────────────────────────────
                 │        100
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         810     │       1380

  They win by 570: 6 hundreds.

  Rubber 3

        We       │      They
     Ann & Cy    │    Bo & Di
  ───────────────────────────────
         300     │        100
         200     │         40
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          90     │
         100     │
  ───────────────────────────────
                 │         40
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         690     │        180

  We win by 510: 5 hundreds.

  Session: We 2990, They 1790.

  In hundreds:
    Ann                        +12
    Bo                         +14
    Cy                          -2
    Di                         -24

  Corrections:
    line 18: deal 10 is 7♦ S -2, not 7♦ S -1 (line 16)
    line 27: deal 16 is void, not 1♥ S -1 (line 26)
$ oddtrick rubber --deals --ascii examples/evening.rubber
A long evening

Rubber 1
Deal   Dlr   Result       Vul    contract     over     slam     dbld  penalty   honors     part   rubber      We    They
   1   N     1NT S +1     none         40       30                                                            70
   2   E     2H E =       none         60                                                                             60
   3   S     2S N +1      none         60       30                                                            90
   4   W     pass         ns
   5   N     3NTX W -3    ns                                              500      150                       650
   6   E     2HX E =      ns          120                         50                                                 170
   7   S     4S S +2      both        120       60                                                   500     680
Total                                                                                                       1490     230

Rubber 2
Deal   Dlr   Result       Vul    contract     over     slam     dbld  penalty   honors     part   rubber      We    They
   8   N     6H N +1      none        180       30      500                        100                       810
   9   E     4HXX W =     ns          480                        100                                                 580
  10   S     7D S -2      both                                            200                                        200  corrected, line 18
  11   W     5C W =       both        100                                                            500             600
Total                                                                                                        810    1380

Rubber 3
Deal   Dlr   Result       Vul    contract     over     slam     dbld  penalty   honors     part   rubber      We    They
  12   N     3H N =       none         90                                                                     90
  13   E     4S E -4      none                                            200                                200
  14   S     3NT N =      none        100                                                                    100
  15   W     2D W +2      ns           40       40                                                                    80
             end                                                                            100      300     300     100
Total                                                                                                        690     180

  Corrections:
    line 18: deal 10 is 7D S -2, not 7D S -1 (line 16)
    line 27: deal 16 is void, not 1H S -1 (line 26)
$ oddtrick rubber --format json examples/evening.rubber
{"rubbers":[{"finished":true,"deals":[
  {"deal":1,"result":"1NT S +1","vul":"none","we":{"above":30,"below":40},"they":{"above":0,"below":0},"dealer":"N","line":4},
  {"deal":2,"result":"2H E =","vul":"none","we":{"above":0,"below":0},"they":{"above":0,"below":60},"dealer":"E","line":5},
  {"deal":3,"result":"2S N +1","vul":"none","we":{"above":30,"below":60},"they":{"above":0,"below":0},"dealer":"S","line":6},
  {"deal":4,"result":"pass","vul":"ns","we":{"above":0,"below":0},"they":{"above":0,"below":0},"dealer":"W","line":7},
  {"deal":5,"result":"3NTX W -3","vul":"ns","we":{"above":650,"below":0},"they":{"above":0,"below":0},"dealer":"N","line":8,"honors":{"player":"N","points":150}},
  {"deal":6,"result":"2HX E =","vul":"ns","we":{"above":0,"below":0},"they":{"above":50,"below":120},"dealer":"E","line":9},
  {"deal":7,"result":"4S S +2","vul":"both","we":{"above":60,"below":120},"they":{"above":0,"below":0},"dealer":"S","line":10}],
 "bonus":{"we":500,"they":0},"total":{"we":1490,"they":230},"names":{"we":"Ann & Bo","they":"Cy & Di"}},
 {"finished":true,"deals":[
  {"deal":8,"result":"6H N +1","vul":"none","we":{"above":630,"below":180},"they":{"above":0,"below":0},"dealer":"N","line":14,"honors":{"player":"S","points":100}},
  {"deal":9,"result":"4HXX W =","vul":"ns","we":{"above":0,"below":0},"they":{"above":100,"below":480},"dealer":"E","line":15},
  {"deal":10,"result":"7D S -2","vul":"both","we":{"above":0,"below":0},"they":{"above":200,"below":0},"dealer":"S","line":16,"corrected_by":18},
  {"deal":11,"result":"5C W =","vul":"both","we":{"above":0,"below":0},"they":{"above":0,"below":100},"dealer":"W","line":17}],
 "bonus":{"we":0,"they":500},"total":{"we":810,"they":1380},"names":{"we":"Ann & Di","they":"Cy & Bo"}},
 {"finished":true,"deals":[
  {"deal":12,"result":"3H N =","vul":"none","we":{"above":0,"below":90},"they":{"above":0,"below":0},"dealer":"N","line":22},
  {"deal":13,"result":"4S E -4","vul":"none","we":{"above":200,"below":0},"they":{"above":0,"below":0},"dealer":"E","line":23},
  {"deal":14,"result":"3NT N =","vul":"none","we":{"above":0,"below":100},"they":{"above":0,"below":0},"dealer":"S","line":24},
  {"deal":15,"result":"2D W +2","vul":"ns","we":{"above":0,"below":0},"they":{"above":40,"below":40},"dealer":"W","line":25}],
 "bonus":{"we":300,"they":100},"total":{"we":690,"they":180},"names":{"we":"Ann & Cy","they":"Bo & Di"}}],
 "total":{"we":2990,"they":1790},"title":"A long evening",
 "players":[{"name":"Ann","hundreds":12},{"name":"Bo","hundreds":14},{"name":"Cy","hundreds":-2},{"name":"Di","hundreds":-24}],
 "corrections":[{"line":18,"deal":10,"was":"7D S -1","now":"7D S -2"},{"line":27,"deal":16,"was":"1H S -1","now":"void"}],"left_out":[]}
$ oddtrick rubber --explain 3 examples/evening.rubber
Deal 3: 2♠ N +1, dealt by South

  We are not vulnerable: no game yet.
  We have 40 below the line: deal 1.
  They are not vulnerable: no game yet.
  They have 60 below the line: deal 2.

  We      60   Contract points    2 x 30 = 60, below the line
               30 a trick in spades (Law 81, Trick Score)
  We      30   Overtricks         1 x 30 = 30, above the line
               trick value, 30 in spades (Law 81, Overtricks)
      ------
  We      90   They 0

  We win a game.
$ oddtrick rubber --explain 10 examples/evening.rubber
Deal 10: 7♦ S -2, dealt by South, corrected by line 18

  We are vulnerable: one game, deal 8.
  They are vulnerable: one game, deal 9.

  They   200   Undertricks        2 x 100 = 200, above the line
               100 each; undoubled, vulnerable (Law 81, Undertricks)
      ------
  We       0   They 200
$ oddtrick rubber --explain 16 examples/evening.rubber
2> oddtrick rubber: deal 16 does not count: it does not exist or was taken back
[2]
# unfinished rubbers: nothing, a game, a part-score, both, one game each
$ printf 'end\n' | oddtrick rubber -
  No deals yet.
$ printf '4S N =\nend\n' | oddtrick rubber --totals -
We 420
They 0
$ printf '2S N =\nend\n' | oddtrick rubber --totals -
We 160
They 0
$ printf '4S N =\n2S E =\nend\n' | oddtrick rubber --totals -
We 420
They 160
$ printf '4S N =\n4H E =\n2S E =\nend\n' | oddtrick rubber --totals -
We 120
They 280
$ printf '4S N =\n4H E =\n2S E =\n2S N =\nend\n' | oddtrick rubber --totals -
We 180
They 180
$ printf '4S N =\n2S E =\n' | oddtrick rubber -
        We       │      They
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │
  ───────────────────────────────
                 │         60
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │         60

  Rubber not finished.
# the winner is the side with more points, whoever won the games
$ printf '4SXX E -5\n4S E =\n4S E =\n' | oddtrick rubber -
        We       │      They
  ───────────────────────────────
        2200     │        700
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                 │        120
  ───────────────────────────────
                 │        120
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        2200     │        940

  We win by 1260: 13 hundreds.
# an end that was none: the rubber goes on
$ printf '4S N =\nend\ncorrect end void\n4S N =\n' | oddtrick rubber --totals -
We 940
They 0
# a correction that changes who is vulnerable later
$ printf '4S N =\n3NT N -1\ncorrect 1 4S N -1\n' | oddtrick rubber --deals -
Deal   Dlr   Result       Vul     penalty      We    They
   1   N     4♠ N -1      none         50              50  corrected, line 3
   2   E     3NT N -1     none         50              50
Total                                           0     100

  Corrections:
    line 3: deal 1 is 4♠ N -1, not 4♠ N = (line 1)
# a deal corrected twice
$ printf '4S N =\ncorrect 1 4S N +1\ncorrect 1 4S N -1\n' | oddtrick rubber -
        We       │      They
  ───────────────────────────────
                 │         50
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
           0     │         50

  Rubber not finished.

  Corrections:
    line 2: deal 1 is 4♠ N +1, not 4♠ N = (line 1)
    line 3: deal 1 is 4♠ N -1, not 4♠ N +1 (line 2)
# wrong lines are told and left out; the rest is shown
$ printf 'rubber Bad\n4S N =\n5S Q =\nwee Ann\n3NT N +9\ncorrect 7 4S N =\n6D E = honors E 150 honors W 100\n6D E = honors E aces\n3NT E = honors E 100\n4S =\npass honors N 100\npartscores bonus\n' | oddtrick rubber -
Bad

        We       │      They
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │          0

  Rubber not finished.

  Line 3 was left out: 5S Q =
  Line 4 was left out: wee Ann
  Line 5 was left out: 3NT N +9
  Line 6 was left out: correct 7 4S N =
  Line 7 was left out: 6D E = honors E 150 honors W 100
  Line 8 was left out: 6D E = honors E aces
  Line 9 was left out: 3NT E = honors E 100
  Line 10 was left out: 4S =
  Line 11 was left out: pass honors N 100
  Line 12 was left out: partscores bonus
2> stdin:3:4: invalid declarer or outcome 'Q': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2> stdin:4:1: unknown keyword 'wee': did you mean we?
2> stdin:5:7: 3NT cannot have that many overtricks: at most 4
2> stdin:6:9: no deal with this number comes before this line
2> stdin:7:21: honors given twice: only one player can hold four honors of the trump suit, or all aces
2> stdin:8:17: invalid honors 'aces': aces count at notrump; four trump honors are 100, five 150
2> stdin:9:1: at notrump only four aces in one hand count: 150
2> stdin:10:1: missing declarer: the sheet needs N, E, S or W after the contract
2> stdin:11:1: a passed-out deal has no trumps, so nobody scores honors
2> stdin:12:1: rules must come before the first deal
[2]
$ printf 'chicago Wrong\n4S N =\n' | oddtrick rubber - | head -3
Wrong

        We       │      They
# arguments
$ oddtrick rubber
2> oddtrick rubber: expected one file, or - for standard input
[2]
$ oddtrick rubber one two
2> oddtrick rubber: expected one file, or - for standard input
[2]
$ oddtrick rubber nowhere.rubber
2> oddtrick rubber: cannot read nowhere.rubber: No such file or directory
[2]
$ oddtrick rubber --after 9 examples/friday.rubber
2> oddtrick rubber: invalid deal '9': expected a whole number from 1 to 6
[2]
$ oddtrick rubber --after x examples/friday.rubber
2> oddtrick rubber: invalid deal 'x': expected a whole number from 1 to 6
[2]
$ oddtrick rubber --explain 0 examples/friday.rubber
2> oddtrick rubber: invalid deal '0': expected a whole number from 1 to 6
[2]
$ oddtrick rubber --format xml examples/friday.rubber
2> oddtrick rubber: invalid --format 'xml': expected one of: text json html svg
[2]
$ oddtrick rubber /dev/null
  No deals yet.
$ oddtrick rubber --after 1 /dev/null
2> oddtrick rubber: no deals to show
[2]
# names are text, whatever they are
$ printf 'we <b>Ann</b> & "Bo"\nthey A very long name that goes on and on & another one that does too\n4S N =\n' | oddtrick rubber -
                We               │              They
        <b>Ann</b> & "Bo"        │ A very long name that goes on 
  ───────────────────────────────────────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                 120             │
  ───────────────────────────────────────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                 120             │                  0

  Rubber not finished.
$ printf 'we <b>Ann & "Bo"\\\nthey Zoë & 山田\n4S N =\n4S N =\n' | oddtrick rubber --format json -
{"rubbers":[{"finished":true,"deals":[
  {"deal":1,"result":"4S N =","vul":"none","we":{"above":0,"below":120},"they":{"above":0,"below":0},"dealer":"N","line":3},
  {"deal":2,"result":"4S N =","vul":"ns","we":{"above":0,"below":120},"they":{"above":0,"below":0},"dealer":"E","line":4}],
 "bonus":{"we":700,"they":0},"total":{"we":940,"they":0},"names":{"we":"<b>Ann & \"Bo\"\\","they":"Zoë & 山田"}}],
 "total":{"we":940,"they":0},"title":"",
 "players":[{"name":"<b>Ann","hundreds":9},{"name":"\"Bo\"\\","hundreds":9},{"name":"Zoë","hundreds":-9},{"name":"山田","hundreds":-9}],
 "corrections":[],"left_out":[]}
$ printf 'we EW Ann & Bo\nthey Cy & Di\n4S N =\n4S N =\n' | oddtrick rubber -
        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
                 │        700
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
                 │        120
  ───────────────────────────────
                 │        120
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
           0     │        940

  They win by 940: 9 hundreds.

  In hundreds:
    Ann                         -9
    Bo                          -9
    Cy                          +9
    Di                          +9
# line ends and comments
$ printf '# a comment\r\nrubber Title # another\r\n\r\n4S N = # and one\r\n' | oddtrick rubber -
Title

        We       │      They
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │          0

  Rubber not finished.
# help
$ oddtrick rubber --help
usage: oddtrick rubber [--after N | --deals | --explain N] FILE
       oddtrick rubber --play FILE

Reads the log of a session, one deal per line, and prints the score sheet: We and They,
contract points below the line, everything else above it. See 'man oddtrick-rubber'
for the lines of a log.

Example: oddtrick rubber --play friday.rubber

  -a, --after N          show the sheet as it was after deal N; 'bonus': before the totals
  -d, --deals            list the deals with every element of the score
  -e, --explain N        explain the score of deal N
  -p, --play             read deals at a prompt and append them to FILE
  -t, --totals           print only the totals
      --format FORMAT    output format: text json html svg
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
$ oddtrick chicago --help
usage: oddtrick chicago [--after N | --deals | --explain N] FILE
       oddtrick chicago --play FILE

Reads the log of a Chicago, one deal per line, and prints the score sheet. The log can
change the usual rules; see 'man oddtrick-chicago'.

Example: oddtrick chicago --play saturday.chicago

  -a, --after N          show the sheet as it was after deal N; 'bonus': before the totals
  -d, --deals            list the deals with every element of the score
  -e, --explain N        explain the score of deal N
  -p, --play             read deals at a prompt and append them to FILE
  -t, --totals           print only the totals
      --format FORMAT    output format: text json html svg
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
# names that are no UTF-8, in JSON
$ printf 'we A\377\300\200 & \355\240\200\nthey B\001 & C\n4S N =\n4S N =\n' | oddtrick rubber --format json - | tail -2
 "players":[{"name":"A���","hundreds":9},{"name":"���","hundreds":9},{"name":"B\u0001","hundreds":-9},{"name":"C","hundreds":-9}],
 "corrections":[],"left_out":[]}
# whose side We are, and who dealt first, hold for the whole log
$ printf '4S N =\n4S N =\nwe EW Ann & Di\ndealer S\n4S E =\n' | oddtrick rubber --totals -
We 940
They 120
2> stdin:3:4: the side of We must be given before the first deal
[2]
# They may have a side instead of We; both in the same direction cannot be
$ printf 'we NS Ann & Bo\nthey NS Cy & Di\n4S N =\n' | oddtrick rubber --totals -
We 120
They 0
2> stdin:2:6: We and They cannot sit in the same direction
[2]
$ printf '4S N =\nthey NS Cy & Di\n' | oddtrick rubber --totals -
We 120
They 0
2> stdin:2:6: the side of We must be given before the first deal
[2]
# names that come after the last deal of a rubber that goes on
$ printf '2S N =\nwe Ann & Bo\nthey Cy & Di\n' | oddtrick rubber - | head -3
        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
# settled only with as many names on both sides
$ printf 'we Ann & Bo\n4S N =\n4S N =\n' | oddtrick rubber - | tail -3
  We win by 940: 9 hundreds.

  Not settled: 1, because the two sides do not have the same number of names.
# earlier sheets have no settlement, and a deal that was taken back has no sheet
$ oddtrick rubber --after 6 --format json examples/friday.rubber | tail -4
 "bonus":{"we":0,"they":0},"total":{"we":770,"they":1140},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
 "total":{"we":770,"they":1140},"title":"Friday at the Lees",
 "players":[],
 "corrections":[],"left_out":[]}
$ oddtrick rubber --after 16 examples/evening.rubber
2> oddtrick rubber: deal 16 was taken back by line 27
[2]
# an end can be taken back once; a deal taken back can be put back
$ printf '4S N =\nend\ncorrect end void\ncorrect end void\n' | oddtrick rubber --totals -
We 120
They 0
2> stdin:4:9: the last end was already taken back
[2]
$ printf '4H n =\ncorrect 1 void\ncorrect 1 4h n=\n' | oddtrick rubber - | tail -3
  Corrections:
    line 2: deal 1 is void, not 4♥ N = (line 1)
    line 3: deal 1 is 4♥ N =, not void (line 2)
# options that do not go together
$ oddtrick rubber --totals --after 2 examples/friday.rubber
2> oddtrick rubber: --explain and --totals cannot be combined with each other, --after or --deals
[2]
$ oddtrick rubber --play --totals $TMP/none.rubber
2> oddtrick rubber: --play is a prompt: it cannot be combined with --after, --deals, --explain or --totals
[2]
$ oddtrick rubber --play --format html $TMP/none.rubber; ls $TMP/none.rubber 2>&1 | sed 's|.*: ||'
No such file or directory
2> oddtrick rubber: --play is a prompt: it cannot be combined with --format
$ oddtrick rubber --explain 2 --format json examples/friday.rubber
2> oddtrick rubber: --explain prints text
[2]
$ oddtrick rubber --totals --format json examples/friday.rubber
{"total":{"we":770,"they":1640}}
$ oddtrick rubber --play -
2> oddtrick rubber: --play appends to a log: name a file
[2]
# what would upset a terminal is not printed
$ printf 'rubber T\033[2J\nwe A\033 & B\nthey C & D\n4S N =\n4S N =\nx\033[1m\r\n' | oddtrick rubber - 2>/dev/null | tr -d '\n' | grep -c "$(printf '\033')\|$(printf '\r')"
0
[1]
# totals stop growing where numbers end
$ yes '7NTXX N -13' | head -400000 | oddtrick rubber --format json - | tail -3 | head -1
 "total":{"we":0,"they":2147483647},"title":"",
# many players
$ for i in $(seq 20000); do printf 'we a%d & b%d\nthey c%d & d%d\n4S N =\n4S N =\n' $i $i $i $i; done | oddtrick rubber - | tail -1
    d20000                      -9
$ printf 'we: Bob\n' | oddtrick rubber - >/dev/null
2> stdin:1:1: expected a deal, like 4SX N +1, or we, they, end or correct
[2]
# names in wide characters, and with accents that stand over a letter, keep the columns
$ printf 'we 山田花子 & 佐藤一郎\nthey Zoe\314\210 & Jose\314\201\n4S N =\n' | oddtrick rubber -
          We          │        They
  山田花子 & 佐藤一郎 │     Zoë & José
  ─────────────────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
           120        │
  ─────────────────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
           120        │            0

  Rubber not finished.
$ printf 'we 山田花子山田花子山田花子 & 佐藤一郎佐藤一郎\nthey A & B\n4S N =\n' | oddtrick rubber - | head -2
                We               │              They
  山田花子山田花子山田花子 & 佐  │             A & B

# older laws: 50 for the only part-score of an unfinished rubber; and who deals first in the next rubber
$ for p in 100 50; do printf 'rubber\npartscores %s\n2S N =\nend\n' $p | oddtrick rubber --format json - | grep -o '"total":{[^}]*}'; done
"total":{"we":160,"they":0}
"total":{"we":160,"they":0}
"total":{"we":110,"they":0}
"total":{"we":110,"they":0}
$ printf 'rubber\npartscores carry\n' | oddtrick rubber - >/dev/null
2> stdin:2:12: expected partscores 100, or partscores 50 as in older laws
[2]
$ printf 'rubber\n2S N =\nend\ndealer W\n2S N =\n' | oddtrick rubber --format json - | grep -o '"dealer":"[A-Z]"' | paste -sd' '
"dealer":"N" "dealer":"W"

# deals from another program's file: the rubber of the Friday example, without its honors
$ cd $TMP; for d in 'N 2NT 9' 'W 4H 10' 'W 5C 9' 'S 4SX 11' 'N 3C 10' 'E 6D 12'; do set -- $d; printf '[Event "Friday"]\n[North "Ann"]\n[East "Cy"]\n[South "Bo"]\n[West "Di"]\n[Scoring "Rubber"]\n[Declarer "%s"]\n[Contract "%s"]\n[Result "%s"]\n\n' $1 $2 $3; done >friday.pbn; oddtrick rubber --totals friday.pbn
We 770
They 1490
$ cd $TMP; oddtrick rubber --format json friday.pbn | grep -o '"bonus":.*'
"bonus":{"we":0,"they":500},"total":{"we":770,"they":1490},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
$ cd $TMP; printf '[Declarer "N"]\n[Contract "4S"]\n[Result "x"]\n\n' >bad.pbn; oddtrick rubber bad.pbn
2> bad.pbn:3:10: [Result "x"]: expected declarer's tricks, 0 to 13, or NS 9, EW 4
[2]
