# oddtrick convert: LIN, the files of Bridge Base Online.

# Two rooms are a match of teams: the first one sits North-South in the open room. Lists, tables, carry-over, line-ups
$ oddtrick rank tests/golden/formats/match.lin
Spring Cup
IMPs, 2 teams, 4 boards

                                                     IMPs    Matches
Rank  Team  Name   Players                  IMPs  Won  Lost  Won  Of  Carried
  1   1     River  Nat, Sam, Elm, Wim, Ela  45.5   42     0    1   1     +3.5
  2   2     Hill   Eve, Wes, Noa, Sol        0.0    0    42    0   1

Matches
                                   IMPs
Round     Team      Team  Boards
    1  1  River  2  Hill       4  42  0

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share
2> tests/golden/formats/match.lin: warning: 2 comments (nt, at) left out
$ oddtrick convert --to event tests/golden/formats/match.lin -
event Spring Cup
tag session Final 2 of 2
carryover 1 3.5 imps
scoring imps
round 1
lineup 1 NS Nat & Sam
lineup 2 EW Eve & Wes
lineup 2 NS Noa & Sol
lineup 1 EW Elm & Wim
board 17
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
1 2 4S S = lead C4
auction N 1C =1= Pass 1D =2= Pass 1H Pass 1S =3= Pass 4S Pass Pass Pass
cards W C4 CA C9 C2
tag pbn:Note 1:strong, 16+
tag pbn:Note 2:0-7
tag pbn:Note 3:alert
lineup 2 NS Noa & Sol
lineup 1 EW Ela & Wim
2 1 4S N -1
auction N 1S Pass 4S Pass Pass Pass
board 18
1 2 3NTX E -2
auction E 3NT X Pass Pass Pass
lineup 2 NS Noa & Sol
lineup 1 EW Elm & Wim
2 1 pass
board 19
1 2 6HXX S =
2 1 6H W +1
board 20
1 2 ave+/ave-
2 1 2D E =
team 1 River: Nat, Sam, Elm, Wim, Ela
team 2 Hill: Eve, Wes, Noa, Sol
2> tests/golden/formats/match.lin: warning: 2 comments (nt, at) left out
# A table at a tourney: pairs, known by their names in whichever seats
$ oddtrick convert --to event tests/golden/formats/tourney.lin -
event \x2312 Pairs Monday
tag session Bridge Base Online
scoring matchpoints
board 1
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
pair 1 nan & sue
pair 2 ed & will
1 2 4H N +1 lead SJ
auction N 1NT =1= Pass 2D =2= Pass 3H Pass 4H Pass Pass Pass
cards E SJ S2 SA S5
tag pbn:Note 1:15-17
tag pbn:Note 2:transfer
tag lin:mp 61.2
board 2
deal E:T743.J86.J964.A8 J9.AQ975.AK8.Q93 KQ5.T42.QT53.K65 A862.K3.72.JT742
1 2 4H S =
auction E Pass 1H Pass 4H Pass Pass Pass
tag lin:mp 48.5
pair 3 ed & vic
board 7
1 3 3NT S +3
tag lin:mp 50
# All 52 cards, and no claim: the tricks are counted. The last trick plays itself
$ oddtrick convert --to event tests/golden/formats/played.lin -
board 3
deal S:J95.QJ32.74.9743 T4.KT8.AQ92.J865 K32.A7.8653.KQT2 AQ876.9654.KJT.A
pair 1 Nan & Sue
pair 2 Ed & Will
1 2 2H S -2 lead C5
auction S 1H Pass 2H Pass Pass Pass
cards W C5 CQ CA C3 S6 S9 S4 S3 H2 HT HA H6 C2 DK C9 CJ HK H7 H4 HQ D9 D3 DT D4 DJ D7 D2 D5 H5 HJ H8 S2 C7 C6 CK S7 SK SQ S5 ST CT S8 C4 C8 D8 SA SJ DQ DA D6 H9 H3
$ cd $TMP; sed 's/\(.*\)pg||pc.*/\1/' $OLDPWD/tests/golden/formats/played.lin >last.lin; oddtrick boards --ascii last.lin | sed -n 4,6p
                           Score      MP
N-S  E-W  Result   Lead  N-S  E-W  N-S  E-W  N-S %
1    2    2H S -2  C5         100    0    0
# Windows-1252, a dash for a pass, an unknown key, hands that are not whole
$ oddtrick convert --to event tests/golden/formats/latin1.lin -
board 5 dealer S vul both
deal S:2... 3... 4... 5...
pair 1 Cy & Ann
pair 2 Jörg & Bo
1 2 1S S +2
auction S 1S Pass Pass Pass
tag lin:zz kept
2> tests/golden/formats/latin1.lin: warning: not UTF-8: read as windows-1252
# A link of the hand viewer
$ oddtrick convert --to event tests/golden/formats/link.lin -
board 5 vul both
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
pair 1 Cy & Ann
pair 2 Di & Bo
1 2 pass
auction N Pass Pass Pass Pass
# Links with the deal in parameters of their own, as pages have them
$ oddtrick convert --to event tests/golden/formats/viewer.lin -
board 5 vul both
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
tag lin:pn Ann,Bo  Jr,Cy,Di
auction N 1NT =1= Pass 2D =2= Pass 3H Pass 4H Pass Pass Pass
cards E SJ S2 SA S5
tag pbn:Note 1:15-17 (balanced)
tag pbn:Note 2:♥
board 6 dealer N
deal N:AKQJT98765432... - - -
board 7
auction S 1C Pass
2> tests/golden/formats/viewer.lin: warning: 2 comments (nt, at) left out
2> tests/golden/formats/viewer.lin:1:4: warning: board 5 has no result: expected mc and the tricks that declarer took
2> tests/golden/formats/viewer.lin:3:4: warning: board 7 has no result: expected mc and the tricks that declarer took
2>   www.bridgebase.com/tools/handviewer.html?d=s&a=1cp?"
2>      ^
$ cd $TMP; echo 'https://www.bridgebase.com/tools/handviewer.html?linurl=http://x/y.lin' >far.lin; oddtrick rank far.lin
2> far.lin:1:1: the link contains no deal: open it in a browser and save the deal itself
2>   https://www.bridgebase.com/tools/handviewer.html?linurl=http://x/y.lin
2>   ^
[2]
# A lesson: texts, keys that are for the screen, comments between the keys, dashes that fill the columns of an auction, a card
# that is taken back, the 0 at the end
$ oddtrick convert --to event tests/golden/formats/lesson.lin -
event Two lessons
board 1
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
pair 1 Cy & Ann
pair 2 Di & Bo
1 2 4H N -1 lead SJ
auction N 1NT Pass 2D =1= Pass 3H Pass 4H Pass Pass Pass
cards E SJ S2 S4 S5
tag pbn:Note 1:hearts
board 2 dealer N vul none
deal N:Q85.K974.AK.AJ83 KJT3.T3.J8652.K9 962.AQ8652.QT.T2 A74.J.9743.Q7654
3 4 1C S = lead HJ
auction N Pass Pass 1C Pass Pass Pass
cards W HJ H4 H3 HA
2> tests/golden/formats/lesson.lin: warning: 5 comments (nt, at) left out
2> tests/golden/formats/lesson.lin:16:20: warning: left out: expected a key of two letters, a bar, a value and a bar: mb|1C|
2>   mb|--1c|nt|a bar | in a comment|mb|p|mb|p|mb|p|pc|h|pc|hh3hA|mc|7|pg||
2>                      ^
# A player's own tables: the same number with other cards is one more board, and its results are compared apart
$ cd $TMP; for i in SA42,SK53 SK53,SA42 SA42,SK53 SA4,SK5; do echo "pn|Ann,Bo,Cy,Di|md|3$i,,|ah|Board 5|sv|n|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||"; done >mine.lin; echo 'md|1SQJT,,,|mb|pppp|' >>mine.lin; oddtrick convert --to event mine.lin -
board 5
deal N:- - A42... K53...
pair 1 Cy & Ann
pair 2 Di & Bo
1 2 1NT N =
auction N 1NT Pass Pass Pass
board 805
deal N:- - K53... A42...
1 2 1NT N =
auction N 1NT Pass Pass Pass
board 5
1 2 1NT N =
auction N 1NT Pass Pass Pass
1 2 1NT N =
auction N 1NT Pass Pass Pass
board 6 dealer S
deal S:QJT... - - -
3 4 pass
auction S Pass Pass Pass Pass
2> mine.lin:2:4: warning: board 5 has different cards than above: numbered 805
2>   pn|Ann,Bo,Cy,Di|md|3SK53,SA42,,|ah|Board 5|sv|n|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||
2>      ^
2> mine.lin:4:4: warning: board 5 has different cards than above: left out
2>   pn|Ann,Bo,Cy,Di|md|3SA4,SK5,,|ah|Board 5|sv|n|mb|1N|mb|p|mb|p|mb|p|mc|7|pg||
2>      ^
# Deals alone, one after the other
$ cd $TMP; printf 'md|2SAKQ,,,|sv|n|pg||\nmd|3,HAKQ,,|pg||\n' >deals.lin; oddtrick convert --to event deals.lin -
board 1 dealer W vul ns
deal W:- - - AKQ...
board 2 dealer N
deal N:- - - .AKQ..

# Writing: lists, rooms and tables; what is read again is the same
$ oddtrick convert --to lin tests/golden/formats/tourney.lin -
vg|#12 Pairs Monday,Bridge Base Online,P,1,7,,,,|
rs|4HN+1,,4HS=,,3NS+3,|
mp|61.2,,48.5,,50,|
bn|1,2,7|
pg||
qx|o1|pn|sue,will,nan,ed|st||md|3S962HAQ8652DQTCT2,SA74HJD9743CQ7654,SQ85HK974DAKCAJ83,|rh||ah|Board 1|sv|o|mb|1N!|an|15-17|mb|p|mb|2D!|an|transfer|mb|p|mb|3H|mb|p|mb|4H|mb|p|mb|p|mb|p|pc|SJ|pc|S2|pc|SA|pc|S5|pg||mc|11|pg||
qx|o2|pn|sue,will,nan,ed|st||md|4SJ9HAQ975DAK8CQ93,SKQ5HT42DQT53CK65,SA862HK3D72CJT742,|rh||ah|Board 2|sv|n|mb|p|mb|1H|mb|p|mb|4H|mb|p|mb|p|mb|p|mc|10|pg||
qx|o7|pn|sue,vic,nan,ed|st||md|1,,,|rh||ah|Board 7|sv|b|pg||
# Cards are written as they were played, whoever led to a trick
$ cd $TMP; printf 'board 1\ndeal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876\npair 1 Ann & Bo\npair 2 Cy & Di\n1 2 4S N =\nauction N 1S p 4S ap\ncards E HA H2 H5 H9 D5 DA D9 D6 CK C6 C3 CA\n' >led.event; oddtrick convert --to lin led.event - | grep -o 'pc.*'; oddtrick audit led.event
pc|HA|pc|H2|pc|H5|pc|H9|pg||pc|D5|pc|DA|pc|D9|pc|D6|pg||pc|CK|pc|C6|pc|C3|pc|CA|pg||mc|10|pg||
led.event: the file has no scores to compare; 1 result
$ cd $TMP; printf 'board 1\ndeal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876\npair 1 Ann & Bo\npair 2 Cy & Di\n1 2 4S N =\nauction N 1S p 4S ap\ncards E HA H2 H5 H9 D5 DA D9 D6 CK C6\n' >led.event; oddtrick convert led.event led1.lin; oddtrick convert led1.lin led2.pbn; oddtrick convert led2.pbn led3.lin; oddtrick convert --to event led3.lin - | grep cards; tr -d '\r' <led2.pbn | sed -n '/Play/,/^\*/p'
cards E HA H2 H5 H9 D5 DA D9 D6 CK C6
[Play "E"]
HA H2 H5 H9
D5 DA D9 D6
- CK C6 -
*
2> led3.lin: not carried over: 5 tags
$ cp tests/golden/formats/match.lin $TMP; cd $TMP; oddtrick convert match.lin 1.lin; oddtrick convert 1.lin 2.lin; cmp 1.lin 2.lin; head -3 1.lin; oddtrick convert match.lin 1.event 2>/dev/null; oddtrick convert 1.lin 2.event; diff 1.event 2.event | sed 's/^/ /'
vg|Spring Cup,Final 2 of 2,I,17,20,River,3.5,Hill,0|
rs|4SS=,4SN-1,3NEx-2,PASS,6HSxx=,6HW+1,A+-,2DE=|
pn|Sam,Wes,Nat,Eve,Sol,Wim,Noa,Elm|
 18,19d17
 < lineup 2 NS Noa & Sol
 < lineup 1 EW Ela & Wim
 25,26d22
 < lineup 2 NS Noa & Sol
 < lineup 1 EW Elm & Wim
 34c30
 < team 1 River: Nat, Sam, Elm, Wim, Ela
 ---
 > team 1 River: Nat, Sam, Elm, Wim
2> match.lin: warning: 2 comments (nt, at) left out
2> 1.lin: not carried over: 4 line-ups
$ oddtrick convert --to lin examples/swiss.event - | head -3
vg|Autumn Swiss Teams,,I,1,40,,,,|
pg||
2> stdout: not carried over: the date
2> stdout: not carried over: the scale of victory points
2> stdout: not carried over: 8 teams' players
2> stdout: not carried over: a penalty
2> stdout: not carried over: the round or group of a board
2> stdout: not carried over: 320 results

# What is wrong: each in one way
$ cd $TMP; printf 'rs|4ZN=,|qx|o1|mb|p|mb|p|mb|p|mb|p|\n' >bad.lin; oddtrick rank bad.lin
2> bad.lin:1:4: invalid result '4ZN=': expected one like 4SN= or 3NEx-2, PASS, or A==
2>   rs|4ZN=,|qx|o1|mb|p|mb|p|mb|p|mb|p|
2>      ^
[2]
$ cd $TMP; printf 'rs|4S=,|qx|o1|mb|p|mb|p|mb|p|mb|p|\n' >bad.lin; oddtrick rank bad.lin
2> bad.lin:1:4: invalid result '4S=': expected one like 4SN= or 3NEx-2, PASS, or A==
2>   rs|4S=,|qx|o1|mb|p|mb|p|mb|p|mb|p|
2>      ^
[2]
$ cd $TMP; printf 'rs|4SN=,,4HN=,,|bn|1,none|qx|o1|mb|p|mb|p|mb|p|mb|p|\n' >bad.lin; oddtrick rank bad.lin
Matchpoints, 2 pairs, 1 board

Rank  Pair  MP  Max     %  Boards
  1=  1      0    0  0.00       1
  1=  2      0    0  0.00       1

Settings: rules wbf, neuberg on, expected auto, E 1, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> bad.lin:1:10: left out: no board for this entry: the list has more entries than boards, or an invalid number
2>   rs|4SN=,,4HN=,,|bn|1,none|qx|o1|mb|p|mb|p|mb|p|mb|p|
2>            ^
2> bad.lin:1:30: warning: board 1: the list of results has 4SN=, which differs from the calls and tricks; the list is used
2>   rs|4SN=,,4HN=,,|bn|1,none|qx|o1|mb|p|mb|p|mb|p|mb|p|
2>                                ^
2> bad.lin: 1 item was left out
[1]
$ cd $TMP; printf 'qx|o1|md|1SAKX,,,|sv|o|pg||\n' >bad.lin; oddtrick convert --to event bad.lin -
2> bad.lin:1:14: warning: invalid hand: expected suits and their cards, once each, like SAK4HQT92DJ3CA872
2>   qx|o1|md|1SAKX,,,|sv|o|pg||
2>                ^
$ cd $TMP; printf 'qx|o1|md|1SAK,SA,,|sv|o|pg||\n' >bad.lin; oddtrick convert --to event bad.lin -
2> bad.lin:1:11: warning: a card in two hands, or more than 13 in one: the deal is left out
2>   qx|o1|md|1SAK,SA,,|sv|o|pg||
2>             ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|q|pg||\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
2> bad.lin:1:21: warning: invalid vulnerability 'q': expected o, n, e or b (none, N-S, E-W, both)
2>   qx|o1|md|1SAK,,,|sv|q|pg||
2>                       ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|8C|mb|p|mc|9|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
auction S 1S Pass
2> bad.lin:1:4: warning: board 1 has no result
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|8C|mb|p|mc|9|
2>      ^
2> bad.lin:1:32: warning: invalid call '8C': expected a bid like 1C or 3N, p, d or r
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|8C|mb|p|mc|9|
2>                                  ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|1H|mb|p|mb|p|mb|p|mc|9|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
1 2 1H W +2
auction S 1S 1H ^I Pass Pass Pass
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|d|mb|1H|mb|p|mb|p|mb|p|mc|9|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
auction S X 1H Pass Pass Pass
2> bad.lin:1:4: warning: board 1 has no result
2>   qx|o1|md|1SAK,,,|sv|o|mb|d|mb|1H|mb|p|mb|p|mb|p|mc|9|
2>      ^
2> bad.lin:1:26: warning: nothing to double: there is no bid yet (Law 19)
2>   qx|o1|md|1SAK,,,|sv|o|mb|d|mb|1H|mb|p|mb|p|mb|p|mc|9|
2>                            ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|mc|14|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
auction S 1S Pass Pass Pass
2> bad.lin:1:4: warning: board 1 has no result: expected mc and the tricks that declarer took
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|mc|14|
2>      ^
2> bad.lin:1:47: warning: invalid number of tricks '14': expected declarer's tricks, 0 to 13
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|mc|14|
2>                                                 ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|SX|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
auction S 1S Pass Pass Pass
cards W S2
2> bad.lin:1:4: warning: board 1 has no result: expected mc and the tricks that declarer took
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|SX|
2>      ^
2> bad.lin:1:53: warning: invalid card 'SX': expected one like SK or D10
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|SX|
2>                                                       ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|S2|mc|7|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
1 2 1S S = lead S2
auction S 1S Pass Pass Pass
cards W S2
2> bad.lin:1:53: warning: S2 was already played
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2|pc|S2|mc|7|
2>                                                       ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|pc|S2|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
2> bad.lin:1:4: warning: board 1 has no result: expected mc and the tricks that declarer took
2>   qx|o1|md|1SAK,,,|sv|o|pc|S2|
2>      ^
2> bad.lin:1:26: warning: cards played without a contract: left out
2>   qx|o1|md|1SAK,,,|sv|o|pc|S2|
2>                            ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2S3S4S5|mc|13|\n' >bad.lin; oddtrick convert --to event bad.lin -
board 1 dealer S
deal S:AK... - - -
1 2 1S S +6 lead S2
auction S 1S Pass Pass Pass
cards W S2 S3 S4
2> bad.lin:1:53: warning: S5 is not in South's hand
2>   qx|o1|md|1SAK,,,|sv|o|mb|1S|mb|p|mb|p|mb|p|pc|S2S3S4S5|mc|13|
2>                                                       ^
$ cd $TMP; printf 'vg|A,B,I,1,1,X,q,Y,0|rs|4SN=,4SN=|pg||qx|o1|pg||\n' >bad.lin; oddtrick rank bad.lin | head -3
A
IMPs, 2 teams, 1 board

2> bad.lin:1:16: warning: invalid carry-over 'q': expected a number, like 12 or 12.5
2>   vg|A,B,I,1,1,X,q,Y,0|rs|4SN=,4SN=|pg||qx|o1|pg||
2>                  ^
$ cd $TMP; printf 'vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|qx|o1|mb|pppp|qx|c1|sv|b|mb|1Sppp|mc|7|rs|pass,pass|\n' >bad.lin; oddtrick convert --to event bad.lin -
event A
tag session B
scoring imps
round 1
board 1
1 2 4S N =
auction N Pass Pass Pass Pass
tag lin:result pass
2 1 4S N =
auction N 1S Pass Pass Pass
tag lin:result 1S N =
team 1 X: 
team 2 Y: 
2> bad.lin:1:38: warning: board 1: the list of results has 4SN=, which differs from the calls and tricks; the list is used
2>   vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|qx|o1|mb|pppp|qx|c1|sv|b|mb|1Sppp|mc|7|rs|pass,pass|
2>                                        ^
2> bad.lin:1:52: warning: board 1 has a different dealer or vulnerability than above: the first one is kept
2>   vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|qx|o1|mb|pppp|qx|c1|sv|b|mb|1Sppp|mc|7|rs|pass,pass|
2>                                                      ^
2> bad.lin:1:52: warning: board 1: the list of results has 4SN=, which differs from the calls and tricks; the list is used
2>   vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|qx|o1|mb|pppp|qx|c1|sv|b|mb|1Sppp|mc|7|rs|pass,pass|
2>                                                      ^
2> bad.lin:1:77: warning: a list after its boards: left out
2>   vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|qx|o1|mb|pppp|qx|c1|sv|b|mb|1Sppp|mc|7|rs|pass,pass|
2>                                                                               ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|o|pg||\nqx|c1|md|1SAQ,,,|pg||\n' >bad.lin; oddtrick convert --to event bad.lin -
scoring imps
round 1
board 1 dealer S
deal S:AK... - - -
team 1 Team 1: 
team 2 Team 2: 
2> bad.lin:2:4: warning: board 1 has different cards than above: left out
2>   qx|c1|md|1SAQ,,,|pg||
2>      ^
$ cd $TMP; printf 'vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|pn|Lee, A,Bo,Cy,Di,Ed,Flo,Gus,Hal|pg||\n' >bad.lin; oddtrick rank bad.lin | head -3
A
IMPs, 2 teams, 1 board

2> bad.lin:1:38: warning: 9 players instead of 4 at a table or 8 in two rooms: does a name contain a comma? The last ones are left out
2>   vg|A,B,I,1,1,X,0,Y,0|rs|4SN=,4SN=|pn|Lee, A,Bo,Cy,Di,Ed,Flo,Gus,Hal|pg||
2>                                        ^
$ cd $TMP; printf 'qx|o10000|md|1SAK,,,|sv|o|pg||what|ever|md|1\n' >bad.lin; oddtrick rank bad.lin
1 board

No results yet.

Settings: rules wbf, neuberg on, expected auto, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> bad.lin:1:4: warning: invalid board 10000: expected 1 to 9999
2>   qx|o10000|md|1SAK,,,|sv|o|pg||what|ever|md|1
2>      ^
2> bad.lin:1:31: warning: left out: expected a key of two letters, a bar, a value and a bar: mb|1C|
2>   qx|o10000|md|1SAK,,,|sv|o|pg||what|ever|md|1
2>                                 ^
2> bad.lin:1:36: warning: left out: expected a key of two letters, a bar, a value and a bar: mb|1C|
2>   qx|o10000|md|1SAK,,,|sv|o|pg||what|ever|md|1
2>                                      ^
$ cd $TMP; printf 'qx|o1|md|1SAK,,,|sv|q|pg||\n' >bad.lin; oddtrick convert --strict --to event bad.lin -
2> bad.lin:1:21: invalid vulnerability 'q': expected o, n, e or b (none, N-S, E-W, both)
2>   qx|o1|md|1SAK,,,|sv|q|pg||
2>                       ^
[2]
# Carry-overs are running totals: each side's own IMPs are added to its own, as the result of a match is said
$ printf 'vg|F,2,I,1,1,Reds,6,Blues,0|\nrs|3NS-1,1NS+1|\n' | oddtrick rank --format csv - | cut -d, -f1,6,11,13,14,17
rank,names,score,imps_won,imps_lost,carryover
1,Reds,6,0,5,6
2,Blues,5,5,0,
# The next segment carries on from there: 6 and 5, then 600 and 100 for Reds are 12 IMPs
$ printf 'vg|F,3,I,2,2,Reds,6,Blues,5|\nrs|3NS=,3NS-1|\n' | oddtrick rank --format csv - | cut -d, -f6,11
names,score
Reds,18
Blues,5
# Pairs (P) are not a match of two teams: two tables are compared by cross-IMPs
$ printf 'vg|Open Pairs,1,P,1,1,Team 1,0,Team 2,0|\nrs|3NS-1,1NS+1|\n' | oddtrick rank --format csv - | cut -d, -f1,5,10
rank,id,score
1,2,5
1,3,5
3,1,-5
3,4,-5
# Of pairs, a room without tables in the list has what was left there from an earlier match
$ printf 'vg|Open Pairs,1,P,1,1,Team 1,0,Team 2,0|\nrs|3NS-1,1NS+1|\npn|Sam,Wes,Nat,Eve,South,West,North,East|\nqx|o1|mb|pp3Nppp|mc|8|\n' | oddtrick convert --to event - -
event Open Pairs
tag session 1
scoring cross-imps
pair 1 Nat & Sam
pair 2 Eve & Wes
board 1
1 2 3NT S -1
auction N Pass Pass 3NT Pass Pass Pass
board 1
tag lin:rs 1NS+1
2> stdin:2:4: warning: 1 result of a room without a table in this file: left over from an earlier match, and not compared
2>   rs|3NS-1,1NS+1|
2>      ^
# A list that counts from 0 has nothing for board 0
$ printf 'vg|F,1,I,0,2,Reds,0,Blues,0|\nrs|,,4SN=,4SN-1,PASS,1NS=|\nqx|o1|mb|1Sp4Sppp|mc|10|\n' | oddtrick convert --to event - -
event F
tag session 1
scoring imps
round 1
board 1
1 2 4S N =
auction N 1S Pass 4S Pass Pass Pass
2 1 4S N -1
board 2
1 2 pass
2 1 1NT S =
team 1 Reds: 
team 2 Blues: 
# Tables and lists meet by the number of qx; ah says which board it is, also of the results that only the list has
$ printf 'vg|F,1,I,1,2,Reds,0,Blues,0|\nrs|4SN=,4SN-1,PASS,1NS=|\nqx|o1|ah|Board 49|mb|1Sp4Sppp|mc|10|qx|c1|ah|Board 49|mb|1Sp4Sppp|mc|9|\n' | oddtrick convert --to event - -
event F
tag session 1
scoring imps
round 1
board 49
1 2 4S N =
auction N 1S Pass 4S Pass Pass Pass
2 1 4S N -1
auction N 1S Pass 4S Pass Pass Pass
board 50
1 2 pass
2 1 1NT S =
team 1 Reds: 
team 2 Blues: 
# So does bn
$ printf 'vg|F,1,P,1,2,,,,|\nrs|4SN=,,PASS,|\nbn|21,22|\nqx|o1|mb|1Sp4Sppp|mc|10|qx|o2|mb|pppp|\n' | oddtrick convert --to event - -
event F
tag session 1
scoring matchpoints
board 21
1 2 4S N =
auction N 1S Pass 4S Pass Pass Pass
board 22
1 2 pass
auction E Pass Pass Pass Pass
# Where bn has boards several times, qx counts tables; names before qx are of the table behind it
$ cd $TMP; printf 'vg|Pairs,1,P,1,4,,0,,0|\nrs|4SN=,,3SN+1,,1NE=,,1NW+1,|\nbn|1,1,2,2|\npn|Ann,Bo,Cy,Di|qx|o1|md|3|mb|1Sp4Sppp|mc|10|\npn|Ed,Fay,Gil,Hal|qx|o2|md|3|mb|1Sp3Sppp|mc|10|\npn|Ann,Bo,Cy,Di|qx|o3|md|4|mb|1Nppp|mc|7|\npn|Ed,Fay,Gil,Hal|qx|o4|md|4|mb|pp1Nppp|mc|8|\n' >tables.lin; oddtrick convert --to event tables.lin -; oddtrick audit tables.lin
event Pairs
tag session 1
scoring matchpoints
pair 1 Cy & Ann
pair 2 Di & Bo
board 1
1 2 4S N =
auction N 1S Pass 4S Pass Pass Pass
pair 3 Gil & Ed
pair 4 Hal & Fay
3 4 3S N +1
auction N 1S Pass 3S Pass Pass Pass
board 2
1 2 1NT E =
auction E 1NT Pass Pass Pass
3 4 1NT W +1
auction E Pass Pass 1NT Pass Pass Pass
tables.lin: the file has no scores to compare; 4 results
# A list that is turned a seat against all auctions is one finding, and so are passes against contracts; below four they are told alone
$ cd $TMP; printf 'vg|Cup,1,I,1,2,Reds,0,Blues,0|\nrs|4SE=,4SE=,1NS=,2HW=|\nqx|o1|md|3|mb|1Sp4Sppp|mc|10|qx|c1|md|3|mb|1Sp4Sppp|mc|10|\nqx|o2|md|4|mb|1Nppp|mc|7|qx|c2|md|4|mb|p2Hppp|mc|8|\n' >turned.lin; oddtrick audit -q turned.lin 2>/dev/null
turned.lin:3: contract: 4 of 4 contracts name the left-hand opponent of the auction's declarer as declarer; the first: round 1, board 1, 1 v 2, 4♠ E =: the auction ended in 4♠ N

1 finding in 1 of 1 file: 1 contract. 0 of 0 scores are right, of 4 results.
[1]
$ cd $TMP; sed 's/^rs.*/rs|PASS,PASS,PASS,PASS|/' turned.lin >passes.lin; oddtrick audit -q passes.lin 2>/dev/null
passes.lin:3: contract: 4 of 4 passed-out boards have an auction that ends in a contract; the first: round 1, board 1, 1 v 2, pass: the auction ended in 4♠ N

1 finding in 1 of 1 file: 1 contract. 0 of 0 scores are right, of 4 results.
[1]
$ cd $TMP; sed 's/^rs.*/rs|4SN=,4SN=,1NS=,2HW=|/' turned.lin >two.lin; oddtrick audit -q two.lin 2>/dev/null
two.lin:4: contract: round 1, board 2, 1 v 2, 1NT S =: the auction ended in 1NT E
two.lin:4: contract: round 1, board 2, 2 v 1, 2♥ W =: the auction ended in 2♥ S

2 findings in 1 of 1 file: 2 contract. 0 of 0 scores are right, of 4 results.
[1]
# The session, and calls behind the end of an auction, come out again
$ cd $TMP; printf 'vg|Cup,Final 2 of 2,I,1,1,Reds,0,Blues,0|\nrs|4SN=,|\nqx|o1|mb|1Sp4Spppp|mc|10|\n' >session.lin; oddtrick convert session.lin session.event; oddtrick convert --to lin session.event - | grep -e vg -e mb; oddtrick convert --to pbn session.event - | tr -d '\r' | sed -n -e '/Session/p' -e '/Auction/,$p'
vg|Cup,Final 2 of 2,I,1,1,Reds,0,Blues,0|
qx|o1|st||md|3,,,|rh||ah|Board 1|sv|o|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|mb|p|mc|10|pg||
[Session "Final 2 of 2"]
[Auction "N"]
1S Pass 4S Pass
Pass Pass Pass
2> session.lin:3:18: warning: a call after the auction ended (Law 39)
2>   qx|o1|mb|1Sp4Spppp|mc|10|
2>                    ^
# A call that was alerted and explained leaves the alerts of the others as they are
$ printf 'qx|o1|md|3,,,|mb|1D!|mb|p|mb|1H!|mb|p!|an|waits|mb|p|mb|p|mc|7|\n' | oddtrick convert --to event - - | grep -e auction -e Note
auction N 1D =1= Pass 1H =1= Pass =2= Pass Pass
tag pbn:Note 1:alert
tag pbn:Note 2:waits
# The second team carries something over, the first one nothing: both keep their places
$ cd $TMP; printf 'vg|Cup,2,I,1,1,Reds,0,Blues,9|\nrs|3NS-1,1NS+1|\n' >places.lin; oddtrick convert places.lin places.event; oddtrick convert --to lin places.event - | head -2
vg|Cup,2,I,1,1,Reds,0,Blues,9|
rs|3NS-1,1NS+1|

# A play of which a card cannot be there is another deal's: no revoke. Calls begin with the dealer of their own table
$ cd $TMP; printf 'vg|Cup,Final,I,1,2,Reds,0,Blues,0|\nrs|4SN=,4SN+1,1NN+1,1NS+1|\npn|a,b,c,d,e,f,g,h|\nqx|o1|md|3S543H432DAKQCKQJT,S76H8765DJT9C9876,SAKQ2HJT9D876C543|sv|o|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|HA|pc|H2|pc|C6|pc|DJ|mc|10|\nqx|c1|md|3S543H432DAKQCKQJT,S76H8765DJT9C9876,SAKQ2HJT9D876C543|sv|o|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|HA|pc|H2|pc|H5|pc|H9|mc|11|\nqx|o2|md|3|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|8|\nqx|c2|md|1|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|8|\n' >dealer.lin; oddtrick audit dealer.lin; oddtrick convert --to event dealer.lin - 2>/dev/null | grep -E '^(cards|auction)'
dealer.lin: the file has no scores to compare; 4 results
auction N 1S Pass 4S Pass Pass Pass
cards E HA H2
auction N 1S Pass 4S Pass Pass Pass
cards E HA H2 H5 H9
auction N 1NT Pass Pass Pass
auction S 1NT Pass Pass Pass
2> dealer.lin:4:123: warning: DJ is not in North's hand, and a card before it does not follow suit: the play is left out from there on
2>   qx|o1|md|3S543H432DAKQCKQJT,S76H8765DJT9C9876,SAKQ2HJT9D876C543|sv|o|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|HA|pc|H2|pc|C6|pc|DJ|mc|10|
2>                                                                                                                             ^
2> dealer.lin:7:4: warning: board 2 has a different dealer or vulnerability than above: the first one is kept
2>   qx|c2|md|1|sv|o|mb|1N|mb|p|mb|p|mb|p|mc|8|
2>      ^
# A board has one dealer: calls of a table that had another are listed as lost
$ cd $TMP; oddtrick convert dealer.lin dealer.event 2>/dev/null; oddtrick convert dealer.event dealer2.lin
2> dealer2.lin: not carried over: an auction

# Nobody sits in both rooms of a match: the four of the open room, repeated above tables of the other or alone, are not there
$ cd $TMP; printf 'vg|Cup,1,I,1,2,Reds,0,Blues,0|\nrs|4SN=,4SN-1,PASS,1NS=|\npn|Ann,Bo,Cy,Di,Ed,Fay,Gil,Hal|\npn|Ann,Bo,Cy,Di|qx|o1|md|3|mb|1Sp4Sppp|mc|10|\npn|Ann,Bo,Cy,Di|qx|c1|md|3|mb|1Sp4Sppp|mc|9|\n' >rooms.lin; oddtrick convert --to event rooms.lin - | grep -e lineup -e team; oddtrick check rooms.lin | grep "No problems"
lineup 1 NS Cy & Ann
lineup 2 EW Di & Bo
lineup 2 NS Gil & Ed
lineup 1 EW Hal & Fay
team 1 Reds: Cy, Ann, Hal, Fay
team 2 Blues: Di, Bo, Gil, Ed
No problems found.
$ cd $TMP; printf 'vg|Cup,1,I,1,2,Reds,0,Blues,0|\nrs|4SN=,4SN-1,PASS,1NS=|\npn|Ann,Bo,Cy,Di,,,,|\nqx|o1|md|3|mb|1Sp4Sppp|mc|10|\nqx|c1|md|3|mb|1Sp4Sppp|mc|9|\n' | oddtrick convert --to event - - | grep -e lineup -e team
lineup 1 NS Cy & Ann
lineup 2 EW Di & Bo
team 1 Reds: Cy, Ann
team 2 Blues: Di, Bo

# The place of a key is right if its bar is on the next line
$ printf '%%%% a remark that ends as a key: pc\n|SK||mb|2H|pg||\n' >$TMP/key.lin; oddtrick rank $TMP/key.lin 2>&1 | grep -o '[0-9]*:[0-9]*: warning: board 1.*'
1:33: warning: board 1 has no result: expected mc and the tricks that declarer took
