# oddtrick par: what can be made, and par. That tables and par are right is tested in tests/unit/deal/test_dd.c and test_par.c.

# Partners in one row where they take the same; several contracts; a deal that lacks a hand, and one that lacks two
$ printf 'event Deals\nboard 1\ndeal N:AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ 7654.87.T9.KT986\n1 2 2S E =\nboard 2\ndeal N:AKQJT98765432... .AKQJT98765432.. - ...AKQJT98765432\nboard 3\ndeal N:AKQJT98765432... - - ...AKQJT98765432\nboard 4\n1 2 pass\nboard 5\ndeal S:KJ962.A4.K83.J72 T7.QJ873.A92.QT4 A853.K95.QT4.K95 Q4.T62.J765.A863\n' >$TMP/a.event; oddtrick par $TMP/a.event
Deals
Matchpoints, 2 pairs, 5 boards

                                                           Par
Board  Dealer  Vul   By    ♣   ♦   ♥   ♠  NT    N-S  Contract
    1  N       none  N-S   4   8   8   4   5   -100  3♦X N-S -1
                                                     3♥X N-S -1
                     E-W   7   4   3   8   5
    2  E       ns    N-S   0  13   0  13   0  +2210  7♠ N-S =
                     E-W  13   0  13   0   0
    3  S       ew    N-S                             some cards are unknown
                     E-W
    5  N       ns    N     7   8   7  10   9   +620  4♠ N-S =
                     S     8   8   7  10   9
                     E-W   5   5   6   3   4
$ oddtrick par --ascii $TMP/a.event 2
Deals
Matchpoints, 2 pairs, 5 boards

                                                   Par
Board  Dealer  Vul  By    C   D   H   S  NT    N-S  Contract
    2  E       ns   N-S   0  13   0  13   0  +2210  7S N-S =
                    E-W  13   0  13   0   0
$ oddtrick par --format csv $TMP/a.event 1 2 3
board,round,group,dealer,vul,declarer,clubs,diamonds,hearts,spades,nt,par,contracts,stated_par
1,,,N,none,N,4,8,8,4,5,-100,"3DX N-S -1, 3HX N-S -1",
1,,,N,none,S,4,8,8,4,5,-100,"3DX N-S -1, 3HX N-S -1",
1,,,N,none,E,7,4,3,8,5,-100,"3DX N-S -1, 3HX N-S -1",
1,,,N,none,W,7,4,3,8,5,-100,"3DX N-S -1, 3HX N-S -1",
2,,,E,ns,N,0,13,0,13,0,2210,7S N-S =,
2,,,E,ns,S,0,13,0,13,0,2210,7S N-S =,
2,,,E,ns,E,13,0,13,0,0,2210,7S N-S =,
2,,,E,ns,W,13,0,13,0,0,2210,7S N-S =,
3,,,S,ew,N,,,,,,,,
3,,,S,ew,S,,,,,,,,
3,,,S,ew,E,,,,,,,,
3,,,S,ew,W,,,,,,,,
$ oddtrick par --format json $TMP/a.event 2 3
{"event":"Deals","scoring":"matchpoints","date":"","deals":[
 {"board":2,"dealer":"E","vul":"ns","deal":"E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432...","tricks":{"N":{"C":0,"D":13,"H":0,"S":13,"NT":0},"E":{"C":13,"D":0,"H":13,"S":0,"NT":0},"S":{"C":0,"D":13,"H":0,"S":13,"NT":0},"W":{"C":13,"D":0,"H":13,"S":0,"NT":0}},"par":{"score":2210,"contracts":["7S N =","7S S ="]}},
 {"board":3,"dealer":"S","vul":"ew","deal":"S:- ...AKQJT98765432 AKQJT98765432... -"}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"1","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick par --format html $TMP/a.event 1 | sed -n '/<tbody>/,/<.tbody>/p'
<tbody>
<tr><td>1</td><td class="left roomy">N</td><td class="left roomy">none</td><td class="left">N-S</td><td>4</td><td>8</td><td>8</td><td>4</td><td>5</td><td>&minus;100</td><td class="what">3<span class="red">♦</span>X N-S -1<br>3<span class="red">♥</span>X N-S -1</td></tr>
<tr><td></td><td class="left roomy"></td><td class="left roomy"></td><td class="left">E-W</td><td>7</td><td>4</td><td>3</td><td>8</td><td>5</td><td></td><td class="what"></td></tr>
</tbody>

# The last deal of a board stands; rounds and groups have their own
$ printf 'event T\nscoring imps\nteam 1 A\nteam 2 B\nround 1\nboard 1\ndeal N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\nround 2\nboard 1\ndeal E:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\ndeal W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\n' | oddtrick par --no-cache -
T
1 board

                                                           Par
Board  Round  Dealer  Vul   By    ♣   ♦   ♥   ♠  NT    N-S  Contract
    1      1  N       none  N-S   0  13   0  13   0  +1510  7♠ N-S =
                            E-W  13   0  13   0   0
    1      2  N       none  N-S  13   0  13   0   0  -1510  7♠ E-W =
                            E-W   0  13   0  13   0

# Solved deals are kept in the user's cache, and found again, whatever file has them; none is beside the file
$ export XDG_CACHE_HOME=$TMP/caches; oddtrick par --no-cache $TMP/a.event 2 >/dev/null; ls $TMP | grep -e event -e caches
a.event
$ export XDG_CACHE_HOME=$TMP/caches; oddtrick par $TMP/a.event 1 2 5 >$TMP/first; ls $TMP | grep event; ls $TMP/caches/oddtrick; cp $TMP/a.event $TMP/z.event; oddtrick par $TMP/z.event 1 2 5 | diff $TMP/first -; script -qec "oddtrick par - <$TMP/a.event" /dev/null | grep -c Solving
a.event
deals.sqlite
0
[1]
$ cd $TMP; rm z.event; export XDG_CACHE_HOME=$TMP/caches2; oddtrick par --cache a.event.dd.sqlite a.event 2 | tail -1; ls $TMP | grep -e event -e caches2; oddtrick par --cache no/folder a.event 2 | tail -1
                    E-W  13   0  13   0   0
a.event
a.event.dd.sqlite
                    E-W  13   0  13   0   0
2> no/folder: warning: cannot be written here: solved deals are not stored

# Where the user can have no cache, there is none
$ cd $TMP; unset XDG_CACHE_HOME XDG_STATE_HOME; HOME=$TMP/a.event oddtrick par a.event 2 | tail -1; HOME= oddtrick par a.event 2 | tail -1; mkdir -m 700 home; XDG_CACHE_HOME=relative HOME=$TMP/home oddtrick par a.event 2 | tail -1; find home -type f | sort
                    E-W  13   0  13   0   0
                    E-W  13   0  13   0   0
                    E-W  13   0  13   0   0
home/.cache/oddtrick/deals.sqlite
home/.local/state/oddtrick/cache.key

# What is wrong with the cache is a warning
$ cd $TMP; echo 'not a file of deals' >b.sqlite; oddtrick par --cache b.sqlite a.event 2 | tail -2; cat b.sqlite
    2  E       ns   N-S   0  13   0  13   0  +2210  7♠ N-S =
                    E-W  13   0  13   0   0
not a file of deals
2> b.sqlite: warning: is damaged, or is not a file of solved deals: delete it to start a new one
$ cd $TMP; mkdir -p bad/oddtrick/deals.sqlite; XDG_CACHE_HOME=$TMP/bad oddtrick par a.event 2 2>&1 | sed "s|$TMP/||" | grep warning
bad/oddtrick/deals.sqlite: warning: is not an ordinary file: solved deals are not stored

# On a terminal, how far it is
$ script -qec "oddtrick par --no-cache -j 1 $TMP/a.event" /dev/null | tr '\r' '\n' | sed 's/\x1b\[K//g; s/[0-9]* s left/N s left/' | grep Solving | sed -n '1p;$p'
Solving [                              ] 0 of 3 deals
Solving [##############################] 3 of 3 deals, N s left

# Errors
$ oddtrick par
2> oddtrick par: expected a file, - for standard input, or a deal, and optionally board numbers
[2]
$ oddtrick par $TMP/a.event 9
2> oddtrick par: no board 9: the event has boards 1 to 5
[2]
$ oddtrick par $TMP/a.event 4
2> oddtrick par: the file has no cards of these boards
[2]
$ oddtrick par examples/tuesday.event
2> oddtrick par: the file has no cards: expected lines like deal N:AKQ2.JT9.876.543 ...
[2]
$ oddtrick par -j 0 $TMP/a.event
2> oddtrick par: invalid number of threads '0': expected a whole number from 1 to 1000
[2]
$ oddtrick boards -j 0 examples/monday.event 1
2> oddtrick boards: invalid number of threads '0': expected a whole number from 1 to 1000
[2]
$ oddtrick hands --cache $TMP/x --no-cache examples/monday.event 1
2> oddtrick hands: expected --cache or --no-cache, not both
[2]
$ printf 'board 1\ndeal N:AKA... - - -\n' | oddtrick par -
2> stdin:2:10: SA is dealt twice: North already has it
2>   deal N:AKA... - - -
2>            ^
[2]

# What the file states: no more than that is known of board 2, and double dummy contradicts it on board 1
$ printf '[Event "Club"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653"]\n[OptimumScore "NS 110"]\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n' >$TMP/s.pbn; for row in N.6.10.8.5.4 E.5.5.3.8.8 S.6.10.8.5.4 W.4.5.3.8.8; do set -- ${row//./ }; printf "$1 %s\n" "NT $2" "S $3" "H $4" "D $5" "C $6"; done >>$TMP/s.pbn; printf '\n[Event "Club"]\n[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "N:AKQ2.JT9.876.543 - - -"]\n[OptimumScore "EW 90"]\n' >>$TMP/s.pbn; oddtrick par --no-cache $TMP/s.pbn
Club
2 boards

                                                      Par
Board  Dealer  Vul   By   ♣  ♦  ♥  ♠  NT   N-S  Contract
    1  N       none  N-S  4  5  8  7   6  +100  3♣X E-W -1
                                                3♦X E-W -1
                     E-W  8  8  3  5   4
    2  E       ns    N-S                   -90  as stated in the file
                     E-W

Board 1, par: the file says N-S +110, double dummy says N-S +100
Board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7
$ oddtrick par --no-cache --ascii $TMP/s.pbn 1 | tail -2; oddtrick par --no-cache $TMP/s.pbn 2 | grep -c 'file says'
Board 1, par: the file says N-S +110, double dummy says N-S +100
Board 1, tricks: the file says NT E 5, S N-S 10; double dummy says NT E 4, S N-S 7
0
[1]
$ oddtrick par --no-cache --format html $TMP/s.pbn | grep 'file says'
<p class="figures">Board 1, par: the file says N-S +110, double dummy says N-S +100</p>
<p class="figures">Board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7</p>
$ oddtrick par --no-cache --format csv $TMP/s.pbn | cut -d, -f 1,6-12,14-
board,declarer,clubs,diamonds,hearts,spades,nt,par,stated_par
1,N,4,5,8,7,6,100, 3DX E-W -1",110
1,S,4,5,8,7,6,100, 3DX E-W -1",110
1,E,8,8,3,5,4,100, 3DX E-W -1",110
1,W,8,8,3,5,4,100, 3DX E-W -1",110
2,N,,,,,,,-90
2,S,,,,,,,-90
2,E,,,,,,,-90
2,W,,,,,,,-90
$ oddtrick par --no-cache --format json $TMP/s.pbn | grep -o '"stated.*'
"stated_tricks":{"N":{"C":4,"D":5,"H":8,"S":10,"NT":6},"E":{"C":8,"D":8,"H":3,"S":5,"NT":5},"S":{"C":4,"D":5,"H":8,"S":10,"NT":6},"W":{"C":8,"D":8,"H":3,"S":5,"NT":4}},"stated_par":110},
"stated_par":-90}],

# Leads and plays. North has all spades but the two, East has that one and all hearts but the two. In notrump by West a spade takes twelve
# tricks, and then East has a heart: declarer makes one. After the heart East takes twelve and has the two of spades left. In spades
# both are the same, since North ruffs hearts. In hearts East draws North's two, and loses only to a spade.
$ printf 'event Leads\nboard 1\ndeal N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. -\n1 2 1NT W +5 lead H2\ncards N H2 HA D2 C2 S2 D3 C3 SA\n3 4 1NT W -6 lead SA\ncards N SA\n5 6 1S W -6\n7 8 pass\n9 10 7H E -1 lead CA\n11 12 ave/ave\n' >$TMP/l.event; oddtrick par --leads $TMP/l.event
Leads
Matchpoints, 12 pairs, 1 board

                                                           Leads
Board  N-S  E-W  Result    Lead  Cost  Tricks  Best           Beating it
    1  1    2    1NT W +5  ♥2      11       1  ♠AKQJT9876543  ♠AKQJT9876543
    1  3    4    1NT W -6  ♠A       0       1  ♠AKQJT9876543  ♠AKQJT9876543
    1  5    6    1♠ W -6                    1  any            any
    1  9    10   7♥ E -1   ♣A              12  any            any
$ oddtrick par --leads --format csv $TMP/l.event 1 | head -4; oddtrick par --leads --ascii $TMP/l.event | grep -c 'SAKQJT9876543  SAK'
board,round,group,ns,ew,result,lead,lead_cost,tricks,best,beats,line
1,,,1,2,1NT W +5,H2,11,1,SAKQJT9876543,SAKQJT9876543,4
1,,,3,4,1NT W -6,SA,0,1,SAKQJT9876543,SAKQJT9876543,6
1,,,5,6,1S W -6,,,1,any,any,8
2
$ sed 's/^9 10 .*/9 10 5H E +1/' $TMP/l.event | oddtrick par --leads --format json - | grep -o -e '"lead":"H2","lead_cost":11,"tricks":1,"best":..SA","SK"' -e '{"card":"S3","tricks":1,"cost":0},{"card":"H2","tricks":12,"cost":11}],"line":4' -e '"result":"5H E +1","lead":"","tricks":12,"best":..DA"' -e '"beats":..,"cards":.{"card":"DA"' | sort -u
"beats":[],"cards":[{"card":"DA"
"lead":"H2","lead_cost":11,"tricks":1,"best":["SA","SK"
"result":"5H E +1","lead":"","tricks":12,"best":["DA"
{"card":"S3","tricks":1,"cost":0},{"card":"H2","tricks":12,"cost":11}],"line":4
$ oddtrick par --play $TMP/l.event
Leads
Matchpoints, 12 pairs, 1 board

Board 1, N-S 1, E-W 2: 1NT W +5, double dummy 1 trick
Trick  Lead  Cards        Makes  Cost
    1  N     ♥2 ♥A ♦2 ♣2     12  N ♥2 11
    2  E     ♠2 ♦3 ♣3 ♠A      1  E ♠2 11

Board 1, N-S 3, E-W 4: 1NT W -6, double dummy 1 trick
Trick  Lead  Cards  Makes  Cost
    1  N     ♠A         1
$ oddtrick par --play --format csv $TMP/l.event | sed -n '1,3p;6p;$p'
board,round,group,ns,ew,result,trick,seat,card,tricks,cost,line
1,,,1,2,1NT W +5,1,N,H2,12,11,4
1,,,1,2,1NT W +5,1,E,HA,12,0,4
1,,,1,2,1NT W +5,2,E,S2,1,11,4
1,,,3,4,1NT W -6,1,N,SA,1,0,6
$ oddtrick par --play --format json $TMP/l.event | grep '"ns":"3"'
 {"board":1,"ns":"3","ew":"4","result":"1NT W -6","judged":{"tricks":1,"cards":[{"seat":"N","card":"SA","tricks":1,"cost":0}]},"line":6}],
$ oddtrick par --play --format html $TMP/l.event | grep -e '<h2>' -e '<td>2</td>'
<h2>Board 1, N-S 1, E-W 2: 1NT W +5, double dummy 1 trick</h2>
<tr><td>2</td><td class="left">E</td><td class="what">♠2 <span class="red">♦</span>3 ♣3 ♠A</td><td>1</td><td class="what">E ♠2 11</td></tr>
<h2>Board 1, N-S 3, E-W 4: 1NT W -6, double dummy 1 trick</h2>

# East does not follow to a spade, which costs nothing; a play that is not of these hands, and one by another leader
$ printf 'board 1\ndeal N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. -\n1 2 1NT W -6\ncards N SA HA\n3 4 1NT W -6\ncards N S2\n5 6 1NT W -6\ncards E HA\n' | oddtrick par --play - | tail -3; echo ${PIPESTATUS[1]}
Board 1, N-S 1, E-W 2: 1NT W -6, double dummy 1 trick
Trick  Lead  Cards  Makes  Cost
    1  N     ♠A ♥A      1
1
2> stdin:6: warning: S2 is not in North's hand
2> stdin:8: warning: the play begins with East, but North leads against this declarer
$ printf 'board 1\ndeal N:AKQJT9876543.2.. 2.AKQJT9876543.. ..AKQJT98765432. -\n3 4 1NT W -6\ncards N S2\n' | oddtrick par --play -
2> stdin:4: warning: S2 is not in North's hand
[2]
$ diff <(oddtrick par --leads $TMP/l.event | tail -6) <(oddtrick boards --leads $TMP/l.event | tail -9 | head -6)
$ diff <(oddtrick par --play $TMP/l.event | tail -8) <(oddtrick boards --play $TMP/l.event | tail -11 | head -8)
$ diff <(oddtrick par --leads $TMP/l.event | tail -6) <(oddtrick hands --leads $TMP/l.event | tail -9 | head -6)
$ oddtrick hands --play --no-results $TMP/l.event | tail -9

Board 1, N-S 1, E-W 2: 1NT W +5, double dummy 1 trick
Trick  Lead  Cards        Makes  Cost
    1  N     ♥2 ♥A ♦2 ♣2     12  N ♥2 11
    2  E     ♠2 ♦3 ♣3 ♠A      1  E ♠2 11

Board 1, N-S 3, E-W 4: 1NT W -6, double dummy 1 trick
Trick  Lead  Cards  Makes  Cost
    1  N     ♠A         1
$ oddtrick boards --leads --format html $TMP/l.event | grep -c -e '<th scope="col" class="what">Beating it' -e 'any</td><td class="what">any</td></tr>'
3
$ oddtrick boards --leads --play $TMP/l.event
2> oddtrick boards: expected --leads or --play, not both
[2]
$ oddtrick boards --leads --format json $TMP/l.event
2> oddtrick boards: --leads is for text and pages: expected oddtrick par --leads for JSON
[2]
$ oddtrick hands --play $TMP/a.event 1
2> oddtrick hands: no result has a play and the cards of all hands: a log has lines like cards W HK H2 HA H5 below a result
[2]
$ script -qec "oddtrick par --play -j 1 $TMP/l.event" /dev/null | tr '\r' '\n' | sed 's/\x1b\[K//g; s/[0-9]* s left/N s left/' | grep Solving | sed -n '1p;$p'
Solving [                              ] 0 of 2 plays
Solving [##############################] 2 of 2 plays, N s left
$ oddtrick par --leads --play $TMP/l.event
2> oddtrick par: expected --leads or --play, not both
[2]
$ oddtrick par --play $TMP/a.event
2> oddtrick par: no result has a play and the cards of all hands: a log has lines like cards W HK H2 HA H5 below a result
[2]
$ oddtrick par --leads $TMP/a.event 2 4
2> oddtrick par: no result has a contract and the cards of all hands: expected lines like deal N:AKQ2.JT9.876.543 ...
[2]
$ oddtrick par --leads $TMP/a.event 9
2> oddtrick par: no board 9: the event has boards 1 to 5
[2]

# A deal instead of a file: on board 1, or on another; an unknown hand is what is left
$ oddtrick par 'N:AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ -'
1 board

                                                 Par
Board  Dealer  Vul   By   ♣  ♦  ♥  ♠  NT   N-S  Contract
    1  N       none  N-S  4  8  8  4   5  -100  3♦X N-S -1
                                                3♥X N-S -1
                     E-W  7  4  3  8   5
$ oddtrick par --format csv 'W:7654.87.T9.KT986 AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ' 5 | cut -d, -f1,4-12 | tail -1
5,N,ns,W,7,4,3,8,5,-110
$ oddtrick par 'N:AKQ2.JT9.876.543 JT98.AKQ.543.AA2 3.65432.AKQJ2.QJ -'
2> arguments:1:34: CA is dealt twice: East already has it
2>   N:AKQ2.JT9.876.543 JT98.AKQ.543.AA2 3.65432.AKQJ2.QJ -
2>                                    ^
[2]
$ oddtrick par 'N:AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ -' 0
2> oddtrick par: invalid board '0': expected a whole number from 1 to 9999
[2]
$ oddtrick par 'N:AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ -' 3 4
2> oddtrick par: expected a deal and at most one board number
[2]
$ oddtrick par --leads 'N:AKQ2.JT9.876.543 JT98.AKQ.543.A72 3.65432.AKQJ2.QJ -'
2> oddtrick par: --leads judges results: expected a file instead of a deal
[2]
