# two rounds of four, a deal passed out and dealt again
$ oddtrick chicago examples/club.chicago
Tuesday at the club

  Chicago 1

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
                 │        100
                 │        300
         300     │        150
          30     │         60
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          60     │
          60     │
  ───────────────────────────────
                 │        100
  ───────────────────────────────
                 │         40
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         450     │        750

  They win by 300: 3 hundreds.

  Chicago 2

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
         500     │
          30     │
         300     │
         500     │
         300     │         20
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         120     │
  ───────────────────────────────
         120     │         40
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        1870     │         60

  We win by 1810: 18 hundreds.

  Session: We 2320, They 810.

  In hundreds:
    Ann                        +15
    Bo                         +15
    Cy                         -15
    Di                         -15
$ oddtrick chicago --deals examples/club.chicago
Tuesday at the club

Chicago 1
Deal   Dlr   Result       Vul    contract     over     slam  penalty   honors     part     game      We    They
   1   N     2♠ N =       none         60                                                            60
   2   E     pass         ew
   3   E     2♥ S +1      ew           60       30                                          300     390
   4   S     3NT W +2     ns          100       60                        150               300             610
   5   W     1NT E =      both         40                                          100                      140
Total                                                                                               450     750

Chicago 2
Deal   Dlr   Result       Vul    contract     over     slam  penalty   honors     part     game      We    They
   6   N     4♠X W -2     none                                   300                                300
   7   E     6♣ N =       ew          120               500                                 300     920
   8   S     2♦ E +1      ns           40       20                                                           60
   9   W     4♥ S +1      both        120       30                                          500     650
Total                                                                                              1870      60
$ oddtrick chicago --format json examples/club.chicago
{"chicagos":[{"finished":true,"deals":[
  {"deal":1,"result":"2S N =","vul":"none","we":{"above":0,"below":60},"they":{"above":0,"below":0},"dealer":"N","line":4},
  {"deal":2,"result":"pass","vul":"ew","we":{"above":0,"below":0},"they":{"above":0,"below":0},"dealer":"E","line":5},
  {"deal":3,"result":"2H S +1","vul":"ew","we":{"above":330,"below":60},"they":{"above":0,"below":0},"dealer":"E","line":6},
  {"deal":4,"result":"3NT W +2","vul":"ns","we":{"above":0,"below":0},"they":{"above":510,"below":100},"dealer":"S","line":7,"honors":{"player":"E","points":150}},
  {"deal":5,"result":"1NT E =","vul":"both","we":{"above":0,"below":0},"they":{"above":100,"below":40},"dealer":"W","line":8}],
 "bonus":{"we":0,"they":0},"total":{"we":450,"they":750},"names":{"we":"Ann & Bo","they":"Cy & Di"}},
 {"finished":true,"deals":[
  {"deal":6,"result":"4SX W -2","vul":"none","we":{"above":300,"below":0},"they":{"above":0,"below":0},"dealer":"N","line":9},
  {"deal":7,"result":"6C N =","vul":"ew","we":{"above":800,"below":120},"they":{"above":0,"below":0},"dealer":"E","line":10},
  {"deal":8,"result":"2D E +1","vul":"ns","we":{"above":0,"below":0},"they":{"above":20,"below":40},"dealer":"S","line":11},
  {"deal":9,"result":"4H S +1","vul":"both","we":{"above":530,"below":120},"they":{"above":0,"below":0},"dealer":"W","line":12}],
 "bonus":{"we":0,"they":0},"total":{"we":1870,"they":60},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
 "total":{"we":2320,"they":810},"title":"Tuesday at the club",
 "players":[{"name":"Ann","hundreds":15},{"name":"Bo","hundreds":15},{"name":"Cy","hundreds":-15},{"name":"Di","hundreds":-15}],
 "corrections":[],"left_out":[]}
$ oddtrick chicago --explain 3 examples/club.chicago
Deal 3: 2♥ S +1, dealt by East

  We are not vulnerable.
  We have 60 below the line: deal 1.
  They are vulnerable: their side deals.

  We      60   Contract points    2 x 30 = 60, below the line
               30 a trick in hearts (Law 81, Trick Score)
  We      30   Overtricks         1 x 30 = 30, above the line
               trick value, 30 in hearts (Law 81, Overtricks)
  We     300   Game bonus         300, above the line
               game: 120 below the line, with what was carried (Chicago)
      ------
  We     390   They 0

  We win a game.
$ oddtrick chicago --explain 5 examples/club.chicago
Deal 5: 1NT E =, dealt by West

  We are vulnerable: the fourth deal.
  They are vulnerable: the fourth deal.

  They    40   Contract points    40, below the line
               40 for the first trick at notrump, 30 for each more
               (Law 81, Trick Score)
  They   100   Part-score bonus   100, above the line
               for a part-score on the fourth deal (Chicago)
      ------
  We       0   They 140
$ oddtrick chicago --after 4 examples/club.chicago
Tuesday at the club

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
                 │        300
         300     │        150
          30     │         60
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          60     │
          60     │
  ───────────────────────────────
                 │        100
  ───────────────────────────────
# the other rules
$ oddtrick chicago examples/cavendish.chicago
Cavendish rules

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
         200     │
         500     │
          50     │         50
         300     │         20
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         100     │         60
  ───────────────────────────────
         120     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        1270     │        130

  We win by 1140: 11 hundreds.

  In hundreds:
    Ann                        +11
    Bo                         +11
    Cy                         -11
    Di                         -11
$ oddtrick chicago --deals examples/cavendish.chicago
Cavendish rules

Deal   Dlr   Result       Vul    contract     over     dbld  penalty     part     game      We    They
   1   S     3♣ N +1      none         60       20                         50                      130
   2   W     3NT E =      ns          100                                          300     400
   3   N     2♠X W =      ew          120                50                        500     670
   4   E     5♦ S -2      both                                   200                       200
Total                                                                                     1270     130
$ oddtrick chicago --format json examples/cavendish.chicago
{"chicagos":[{"finished":true,"deals":[
  {"deal":1,"result":"3C N +1","vul":"none","we":{"above":0,"below":0},"they":{"above":70,"below":60},"dealer":"S","line":7},
  {"deal":2,"result":"3NT E =","vul":"ns","we":{"above":300,"below":100},"they":{"above":0,"below":0},"dealer":"W","line":8},
  {"deal":3,"result":"2SX W =","vul":"ew","we":{"above":550,"below":120},"they":{"above":0,"below":0},"dealer":"N","line":9},
  {"deal":4,"result":"5D S -2","vul":"both","we":{"above":200,"below":0},"they":{"above":0,"below":0},"dealer":"E","line":10}],
 "bonus":{"we":0,"they":0},"total":{"we":1270,"they":130},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
 "total":{"we":1270,"they":130},"title":"Cavendish rules",
 "players":[{"name":"Ann","hundreds":11},{"name":"Bo","hundreds":11},{"name":"Cy","hundreds":-11},{"name":"Di","hundreds":-11}],
 "corrections":[],"left_out":[]}
$ oddtrick chicago --explain 1 examples/cavendish.chicago
Deal 1: 3♣ N +1, dealt by South

  We are not vulnerable.
  They are not vulnerable.

  They    60   Contract points    3 x 20 = 60, below the line
               20 a trick in clubs (Law 81, Trick Score)
  They    20   Overtricks         1 x 20 = 20, above the line
               trick value, 20 in clubs (Law 81, Overtricks)
  They    50   Part-score bonus   50, above the line
               for a part-score (Chicago)
      ------
  We       0   They 130
# IMPs against an expected score
$ oddtrick chicago examples/imps.chicago
IMPs against the cards

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
           6     │
          12     │
           5     │
           5     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          28     │          0

  We win by 28 IMPs.

  In IMPs:
    Ann                        +28
    Bo                         +28
    Cy                         -28
    Di                         -28
$ oddtrick chicago --deals examples/imps.chicago
IMPs against the cards

Deal   Dlr   Result       Vul        hcp  N-S pts expected      We    They
   1   N     4♠ N =       none     NS 24      420      200       6
   2   E     3NT E -1     ew       EW 26      100     -600      12
   3   S     2♥ S +1      ns       NS 19      140      -50       5
   4   W     1NT W -2     both     EW 20      200        0       5
Total                                                           28       0
$ oddtrick chicago --format json examples/imps.chicago
{"chicagos":[{"finished":true,"deals":[
  {"deal":1,"result":"4S N =","vul":"none","we":{"above":300,"below":120},"they":{"above":0,"below":0},"dealer":"N","line":5,"hcp":{"side":"ns","points":24},"expected":200,"imps":6},
  {"deal":2,"result":"3NT E -1","vul":"ew","we":{"above":100,"below":0},"they":{"above":0,"below":0},"dealer":"E","line":6,"hcp":{"side":"ew","points":26},"expected":-600,"imps":12},
  {"deal":3,"result":"2H S +1","vul":"ns","we":{"above":80,"below":60},"they":{"above":0,"below":0},"dealer":"S","line":7,"hcp":{"side":"ns","points":19},"expected":-50,"imps":5},
  {"deal":4,"result":"1NT W -2","vul":"both","we":{"above":200,"below":0},"they":{"above":0,"below":0},"dealer":"W","line":8,"hcp":{"side":"ew","points":20},"expected":0,"imps":5}],
 "bonus":{"we":0,"they":0},"total":{"we":28,"they":0},"names":{"we":"Ann & Bo","they":"Cy & Di"}}],
 "total":{"we":28,"they":0},"title":"IMPs against the cards",
 "players":[{"name":"Ann","imps":28},{"name":"Bo","imps":28},{"name":"Cy","imps":-28},{"name":"Di","imps":-28}],
 "corrections":[],"left_out":[]}
$ oddtrick chicago --explain 2 examples/imps.chicago
Deal 2: 3NT E -1, dealt by East

  We are not vulnerable.
  They are vulnerable: their side deals.

  We     100   Undertricks        100, above the line
               100 each; undoubled, vulnerable (Law 81, Undertricks)
      ------
  We     100   They 0

  N-S have 14 high-card points, which promise them -600. They score 100: 700 more, 12 IMPs.
$ printf 'chicago\nimps\n4S N = hcp 24\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul        hcp  N-S pts expected      We    They
   1   N     4♠ N =       none     NS 24      420      200       6
Total                                                            6       0
$ printf 'chicago\nimps nowhere.hcp\n4S N = hcp 24\n' | oddtrick chicago -
2> oddtrick chicago: cannot read nowhere.hcp: No such file or directory
[2]
$ printf '20 0 0\n19 5 5\n' >$TMP/bad.hcp; printf 'chicago\nimps '$TMP'/bad.hcp\n4S N = hcp 24\n' | oddtrick chicago - 2>&1 | sed "s|$TMP|TMP|"
TMP/bad.hcp:2:1: high-card points must increase from row to row, from 20 to 40
# duplicate style has no honors
$ printf 'chicago\nduplicate\n2S N =\n2S N = honors N 100\n4S E =\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul    contract     part     game      We    They
   1   N     2♠ N =       none         60       50              110
   2   E     4♠ E =       ew          120               500             620
Total                                                           110     620

  Line 4 was left out: 2S N = honors N 100
2> stdin:4:1: honors do not count in a duplicate-style Chicago
[2]
# a part-score on the fourth deal gets 100, unless it completes a game
$ printf 'chicago\npass\n2S N =\n4S E -1\n4S E -1\n2S S =\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul    contract  penalty     game      We    They
   1   N     pass         none
   2   N     2♠ N =       none         60                        60
   3   E     4♠ E -1      ew                   100              100
   4   S     4♠ E -1      ns                    50               50
   5   W     2♠ S =       both         60               500     560
Total                                                           770       0
$ printf 'chicago\n4S E -1\n4S E -1\n4S E -1\n2S S =\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul    contract  penalty     part      We    They
   1   N     4♠ E -1      none                  50               50
   2   E     4♠ E -1      ew                   100              100
   3   S     4♠ E -1      ns                    50               50
   4   W     2♠ S =       both         60               100     160
Total                                                           360       0
# wrong rules
$ printf 'chicago\npartscores carries\nvulnerable both\ndealer X\nimps\n4S N =\n4S N = hcp 41\n' | oddtrick chicago - >/dev/null
2> stdin:2:12: expected partscores carry, or partscores bonus (50 each)
2> stdin:3:12: expected vulnerable dealer or vulnerable nondealer (deals 2 and 3)
2> stdin:4:8: expected the first dealer: dealer N, E, S or W
2> stdin:6:7: a Chicago in IMPs needs the high-card points: add hcp 26, or hcp NS 26
2> stdin:7:12: expected high-card points, 0 to 40, like hcp 26 or hcp NS 26
[2]
$ printf 'chicago\n4S N =\npartscores bonus\n' | oddtrick chicago --totals -
We 420
They 0
2> stdin:3:1: rules must come before the first deal
[2]
$ printf 'rubber Friday\n4S N =\n' | oddtrick chicago - | head -3
Friday

        We       │      They
# totals are what the session counts
$ oddtrick chicago --totals examples/imps.chicago
We 28
They 0
$ oddtrick chicago --totals examples/club.chicago
We 2320
They 810
# a table is looked for beside the log
$ cd / && oddtrick chicago --totals $OLDPWD/examples/imps.chicago
We 28
They 0
$ printf 'chicago\nimps -\n' | oddtrick chicago --totals -
We 0
They 0
2> stdin:2:6: expected the name of a file with expected scores, or nothing
[2]
# rules that contradict each other
$ printf 'chicago\nimps\npartscores carry\n2S N = hcp 20\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul        hcp  N-S pts expected      We    They
   1   N     2♠ N =       none     NS 20      110        0       3
Total                                                            3       0

  Line 3 was left out: partscores carry
2> stdin:3:1: part-scores do not carry in duplicate style or in IMPs
[2]
# a deal that was corrected to a pass, and one that was passed out
$ printf 'chicago\nimps\n4S N = hcp 24\npass hcp NS 20\n3C W = hcp 20\ncorrect 3 pass\n' | oddtrick chicago --deals -
Deal   Dlr   Result       Vul        hcp  N-S pts expected      We    They
   1   N     4♠ N =       none     NS 24      420      200       6
   2   E     pass         ew       NS 20
   3   E     pass         ew                                                corrected, line 6
Total                                                            6       0

  Corrections:
    line 6: deal 3 is pass, not 3♣ W = (line 5)

# six deals; and who deals first may change between Chicagos
$ printf 'chicago\ndeals 6\n1NT N -1\n1NT N -1\n1NT N -1\n2S N =\n2H S =\n1C E =\n' | oddtrick chicago --format json - | grep -o '"vul":"[a-z]*"\|"above":[0-9]*,"below":[0-9]*\|"dealer":"[A-Z]"' | paste -sd' ' | fold -sw 120 | sed 's/ $//'
"vul":"none" "above":0,"below":0 "above":50,"below":0 "dealer":"N" "vul":"ew" "above":0,"below":0 "above":50,"below":0
"dealer":"E" "vul":"ns" "above":0,"below":0 "above":100,"below":0 "dealer":"S" "vul":"both" "above":0,"below":60
"above":0,"below":0 "dealer":"W" "vul":"none" "above":300,"below":60 "above":0,"below":0 "dealer":"N" "vul":"both"
"above":0,"below":0 "above":100,"below":20 "dealer":"E"
$ printf 'chicago\n1NT N -1\ndealer S\n1NT N -1\n1NT N -1\n1NT N -1\n1NT N -1\n1NT N -1\n' | oddtrick chicago --format json - | grep -o '"vul":"[a-z]*"\|"dealer":"[A-Z]"' | paste -sd' ' | fold -sw 120 | sed 's/ $//'
"vul":"none" "dealer":"N" "vul":"ew" "dealer":"E" "vul":"ns" "dealer":"S" "vul":"both" "dealer":"W" "vul":"none"
"dealer":"S" "vul":"ew" "dealer":"W"
$ printf 'chicago\ndeals 5\n' | oddtrick chicago - >/dev/null
2> stdin:2:7: expected the number of deals in a Chicago: deals 4, or deals 6
[2]
$ printf 'chicago\n1NT N -1\ndeals 6\n' | oddtrick chicago - >/dev/null
2> stdin:3:1: rules must come before the first deal
[2]
