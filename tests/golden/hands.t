# oddtrick hands: hand records. That every card is shown once is tested in tests/check_hands.

# Side by side; without results; in colours
$ oddtrick hands --no-cache examples/monday.event 3 4
Monday Evening
23 November 2026. Matchpoints, 10 pairs, 15 boards

Board 3     ♠ A98653                   Board 4     ♠ QJ2
Dealer S    ♥ J9                       Dealer W    ♥ T5
E-W vul     ♦ KQT8                     Both vul    ♦ AT96
            ♣ 7                                    ♣ AJ53
♠ —                     ♠ KJT4         ♠ A765                  ♠ T9
♥ Q4                    ♥ T653         ♥ 92                    ♥ AKQJ86
♦ 76543                 ♦ A9           ♦ K7                    ♦ QJ432
♣ KQJ643                ♣ AT2          ♣ QT962                 ♣ —
            ♠ Q72         ♣ ♦ ♥ ♠ NT               ♠ K843        ♣ ♦ ♥ ♠ NT
    10      ♥ AK872     N - - 1 3  -       12      ♥ 743       N 1 - - 1  -
  8    12   ♦ J2        S - - 1 3  -     9    13   ♦ 85        S 1 - - 1  -
    10      ♣ 985       E 3 2 - -  1        6      ♣ K874      E - 3 4 -  1
                        W 3 2 - -  1                           W - 4 4 -  1
Par N-S +140: 3♠ N-S =                 Par N-S -620: 4♥ E-W =

N-S  E-W  Result    Lead  Score  MP    N-S  E-W  Result    Lead  Score  MP
1    1    2♠ S +1   ♣K     +140   3    1    5    3♣X N -3  ♥A     -800   0
2    3    2♠ N =    ♥3     +110   0    2    2    2♣ N -1   ♥A     -100   6
3    5    2♠ N +2   ♥3     +170   7    3    4    2♣ N =    ♥A      +90   8
4    2    2♠ S +1   ♣K     +140   3    4    1    2♣ N -2   ♥A     -200   3
5    4    1♠ N +3   ♥3     +170   7    5    3    2♣ N -2   ♥A     -200   3

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick hands --no-results --no-par --ascii examples/monday.event 3
Monday Evening
23 November 2026. Matchpoints, 10 pairs, 15 boards

Board 3     S A98653
Dealer S    H J9
E-W vul     D KQT8
            C 7
S -                     S KJT4
H Q4                    H T653
D 76543                 D A9
C KQJ643                C AT2
            S Q72
    10      H AK872
  8    12   D J2
    10      C 985
$ oddtrick hands --no-par --four-colors --color always examples/monday.event 4 | sed -n 4,21p
[1mBoard 4[0m     [34m♠[0m QJ2
Dealer W    [31m♥[0m T5
Both vul    [33m♦[0m AT96
            [32m♣[0m AJ53
[34m♠[0m A765                  [34m♠[0m T9
[31m♥[0m 92                    [31m♥[0m AKQJ86
[33m♦[0m K7                    [33m♦[0m QJ432
[32m♣[0m QT962                 [32m♣[0m —
            [34m♠[0m K843
    [2m12[0m      [31m♥[0m 743
 [2m 9[0m    [2m13[0m   [33m♦[0m 85
    [2m 6[0m      [32m♣[0m K874

[1mN-S  E-W  Result    Lead  Score  MP[0m
1    5    3[32m♣[0mX N -3  [31m♥[0mA     -800   0
2    2    2[32m♣[0m N -1   [31m♥[0mA     -100   6
3    4    2[32m♣[0m N =    [31m♥[0mA      +90   8
4    1    2[32m♣[0m N -2   [31m♥[0mA     -200   3

# A long suit makes room for itself; voids, hands that are not known, a fouled board and a round; what is not 52 cards is not solved
$ printf 'event Strange cards\nboard 1\ndeal N:AKQJT98765432... .AKQJT98765432.. ...AKQJT98765432 -\nboard 2\ndeal N:AKQ2.JT9.876.543 - - -\nboard 3 group B\ndeal S:KJ962.A4.K83.J72 T7.QJ873.A92.QT4 A853.K95.QT4.K95 Q4.T62.J765.A863\nround 2\nboard 4\ndeal E:2... - - 3...\n' >$TMP/odd.event; oddtrick hands --no-cache $TMP/odd.event
Strange cards
4 boards

Board 1     ♠ AKQJT98765432
Dealer N    ♥ —
None vul    ♦ —
            ♣ —
♠ —                     ♠ —
♥ —                     ♥ AKQJT98765432
♦ AKQJT98765432         ♦ —
♣ —                     ♣ —
            ♠ —                ♣ ♦ ♥ ♠ NT
    10      ♥ —              N 7 - - 7  -
 10    10   ♦ —              S 7 - - 7  -
    10      ♣ AKQJT98765432  E - 7 7 -  -
                             W - 7 7 -  -
Par N-S +1510: 7♠ N-S =

Board 2     ♠ AKQ2
Dealer E    ♥ JT9
N-S vul     ♦ 876
            ♣ 543
not known               not known



            not known
    10
  ?     ?
     ?

Board 3     ♠ A853
Dealer S    ♥ K95
E-W vul     ♦ QT4
Group B     ♣ K95
♠ T7                    ♠ Q4
♥ QJ873                 ♥ T62
♦ A92                   ♦ J765
♣ QT4                   ♣ A863
            ♠ KJ962       ♣ ♦ ♥ ♠ NT
    12      ♥ A4        N 1 2 1 4  3
  9     7   ♦ K83       S 2 2 1 4  3
    12      ♣ J72       E - - - -  -
                        W - - - -  -
Par N-S +420: 4♠ N-S =

Board 4     ♠ 3
Dealer W    ♥ —
Both vul    ♦ —
Round 2     ♣ —
not known               ♠ 2
                        ♥ —
                        ♦ —
                        ♣ —
            not known
     0
  ?     0
     ?

# Results by the cards that they were played with; a ruling takes several lines
$ printf 'board 1\ndeal N:AKQ2.JT9.876.543 - - -\n1 2 4S N =\n3 4 weighted 50%% 4S N = 50%% 4S N -1\n9 10 ave+/ave-\nboard 1 group B\ndeal N:543.876.JT9.AKQ2 - - -\n5 6 1NT S +1 lead HK\n7 8 pass\n' | oddtrick hands -
Matchpoints, 10 pairs, 1 board

Board 1     ♠ AKQ2
Dealer N    ♥ JT9
None vul    ♦ 876
            ♣ 543
not known               not known



            not known
    10
  ?     ?
     ?

Group  N-S  E-W  Result       Lead  Score    MP
       1    2    4♠ N =              +420  5.25
       3    4    50% 4♠ N =                2.75
                 50% 4♠ N -1
       9    10   ave+/ave-                 4.80

Board 1     ♠ 543
Dealer N    ♥ 876
None vul    ♦ JT9
Group B     ♣ AKQ2
not known               not known



            not known
    10
  ?     ?
     ?

Group  N-S  E-W  Result       Lead  Score    MP
B      5    6    1NT S +1     ♥K     +120  6.50
B      7    8    pass                   0  1.50

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share

# What the file states, where it cannot be solved
$ printf '[Event "Club"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQ2.JT9.876.543 - - -"]\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n' >$TMP/a.pbn; for seat in N E S W; do for strain in NT S H D C; do echo $seat $strain 7; done; done >>$TMP/a.pbn; oddtrick hands $TMP/a.pbn
Club
1 board

Board 1     ♠ AKQ2
Dealer N    ♥ JT9
None vul    ♦ 876
            ♣ 543
not known               not known



            not known     ♣ ♦ ♥ ♠ NT
    10                  N 1 1 1 1  1
  ?     ?               S 1 1 1 1  1
     ?                  E 1 1 1 1  1
                        W 1 1 1 1  1
Par N-S +90: 1NT N =
$ sed 5d $TMP/a.pbn | oddtrick hands -
2> oddtrick hands: stdin has no cards: a log gives them in lines like deal N:AKQ2.JT9.876.543 ...
[2]
$ head -17 $TMP/a.pbn | oddtrick hands - | grep -c Par
0
[1]

# Par that the file states, where it is another and where nothing else is known
$ printf '[Event "Club"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653"]\n[OptimumScore "NS 110"]\n\n[Event "Club"]\n[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "N:AKQ2.JT9.876.543 - - -"]\n[OptimumScore "EW 2C; -90"]\n' >$TMP/b.pbn; oddtrick hands --no-cache $TMP/b.pbn 1 | tail -3; oddtrick hands --no-cache $TMP/b.pbn 2 | tail -2; oddtrick boards --no-cache $TMP/b.pbn | grep Par
Par N-S +100: 3♣X E-W -1,
    3♦X E-W -1;
    the file says N-S +110
     ?
Par N-S -90, as stated in the file
Makeable    ♣ ♦ ♥ ♠ NT   Par N-S +100: 3♣X E-W -1, 3♦X E-W -1; the file says N-S +110
Par N-S -90, as stated in the file
$ oddtrick hands --no-cache --format json $TMP/b.pbn | grep -o '"stated_par":[-0-9]*'; oddtrick hands --no-cache --format html $TMP/b.pbn | grep 'class="par"'; oddtrick boards --no-cache --format html $TMP/b.pbn | grep 'class="par"'
"stated_par":110
"stated_par":-90
<p class="par">Par N-S +100: 3♣X E-W -1, 3<span class="red">♦</span>X E-W -1; the file says N-S +110</p>
<p class="par">Par N-S -90, as stated in the file</p>
<div><p class="par">Par N-S +100: 3♣X E-W -1, 3<span class="red">♦</span>X E-W -1; the file says N-S +110</p>
<div><p class="par">Par N-S -90, as stated in the file</p>
$ sed 's/NS 110/NS 100/' $TMP/b.pbn | oddtrick hands --no-cache - 1 | grep -c says; oddtrick hands --no-par $TMP/b.pbn | grep -c Par
0
0
[1]
$ for score in 'EW 90' 'EW -50' 'ns +50' 'NS 4S; 420' 0 90 'NS 4S' 'NS 90000' 'NS' ''; do echo "$score:" $(sed "s/EW 2C; -90/$score/" $TMP/b.pbn | oddtrick hands --no-cache - 2 | grep Par); done
EW 90: Par N-S -90, as stated in the file
EW -50: Par N-S +50, as stated in the file
ns +50: Par N-S +50, as stated in the file
NS 4S; 420: Par N-S +420, as stated in the file
0: Par N-S 0, as stated in the file
90:
NS 4S:
NS 90000:
NS:
:

# Pages
$ oddtrick hands --no-cache --format html examples/monday.event 1 2 3 | cmp - tests/golden/files/monday.hands.html
$ oddtrick hands --no-par --no-results --four-colors --format html examples/monday.event 1 2 3 | cmp - tests/golden/files/monday.cards.html
$ oddtrick hands --no-cache --format html examples/monday.event | xmllint --html --noout - 2>&1 | grep -v 'Tag .* invalid' | grep error
[1]

# JSON
$ oddtrick hands --no-cache --format json examples/monday.event 3
{"event":"Monday Evening","scoring":"matchpoints","date":"23 November 2026","hands":[
 {"board":3,"dealer":"S","vul":"ew","deal":"S:Q72.AK872.J2.985 .Q4.76543.KQJ643 A98653.J9.KQT8.7 KJT4.T653.A9.AT2","hcp":{"N":10,"E":12,"S":10,"W":8},"tricks":{"N":{"C":4,"D":5,"H":7,"S":9,"NT":5},"E":{"C":9,"D":8,"H":6,"S":4,"NT":7},"S":{"C":4,"D":5,"H":7,"S":9,"NT":5},"W":{"C":9,"D":8,"H":6,"S":4,"NT":7}},"par":{"score":140,"contracts":["3S N =","3S S ="]},"results":[
   {"ns":"1","ew":"1","result":"2S S +1","score":140,"ns_score":3,"ew_score":5,"lead":"CK","ns_percent":37.50,"ew_percent":62.50,"line":35},
   {"ns":"2","ew":"3","result":"2S N =","score":110,"ns_score":0,"ew_score":8,"lead":"H3","ns_percent":0.00,"ew_percent":100.00,"line":36},
   {"ns":"3","ew":"5","result":"2S N +2","score":170,"ns_score":7,"ew_score":1,"lead":"H3","ns_percent":87.50,"ew_percent":12.50,"line":37},
   {"ns":"4","ew":"2","result":"2S S +1","score":140,"ns_score":3,"ew_score":5,"lead":"CK","ns_percent":37.50,"ew_percent":62.50,"line":38},
   {"ns":"5","ew":"4","result":"1S N +3","score":170,"ns_score":7,"ew_score":1,"lead":"H3","ns_percent":87.50,"ew_percent":12.50,"line":39}]}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"5","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick hands --no-par --no-results --format json examples/monday.event 3 | head -2
{"event":"Monday Evening","scoring":"matchpoints","date":"23 November 2026","hands":[
 {"board":3,"dealer":"S","vul":"ew","deal":"S:Q72.AK872.J2.985 .Q4.76543.KQJ643 A98653.J9.KQT8.7 KJT4.T653.A9.AT2","hcp":{"N":10,"E":12,"S":10,"W":8}}],

# Solved deals are kept in the user's cache: nothing is written beside the file
$ mkdir $TMP/shared; cp examples/monday.event $TMP/shared; chmod a-w $TMP/shared; export XDG_CACHE_HOME=$TMP/own; oddtrick hands $TMP/shared/monday.event 1 >$TMP/first; ls $TMP/shared; ls $TMP/own/oddtrick; oddtrick hands $TMP/shared/monday.event 1 | cmp - $TMP/first
monday.event
deals.sqlite

# No cards, no such board, no file
$ oddtrick hands examples/tuesday.event
2> oddtrick hands: examples/tuesday.event has no cards: a log gives them in lines like deal N:AKQ2.JT9.876.543 ...
[2]
$ printf 'board 1\n1 2 pass\nboard 2\ndeal N:AKQ2.JT9.876.543 - - -\n' | oddtrick hands - 1
2> oddtrick hands: the cards of board 1 are unknown
[2]
$ oddtrick hands examples/monday.event 16
2> oddtrick hands: no board 16: the event has boards 1 to 15
[2]
$ oddtrick hands
2> oddtrick hands: expected a file, or - for standard input, and optionally board numbers
[2]
$ oddtrick hands --help
usage: oddtrick hands [--no-results] [--leads | --play] [--no-par] [--four-colors] FILE [N...]

Prints the cards of each board of an event, or of boards N..., as a hand diagram: North
above, South below; with high-card points, the makeable contracts of each player, par, and
the results of the board. --leads adds which opening leads beat the contracts that were
played, and --play what each card of the recorded plays cost. --format html is a page for
screens, phones and printing on A4.

Example: oddtrick hands --format html monday.event >hands.html

  -n, --no-results       print only the cards: more boards fit on a page
  -l, --leads            print below each board which opening leads beat the contract
  -p, --play             print below each board what each card of recorded plays cost
      --no-par           omit par and makeable contracts: no deal is solved
  -4, --four-colors      use a separate color for each suit
      --cache FILE       store solved deals in FILE instead of the user's cache
      --no-cache         do not read or write a cache of solved deals
  -j, --threads N        number of deals to solve in parallel; default: one per processor
      --strict           refuse a file with unreadable items instead of leaving them out
      --encoding NAME    encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    output format: text json html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
