# oddtrick score: the score of results.

# One result, with and without quotes
$ oddtrick score 4S N =
4♠ N =   none vulnerable   N-S  +420
$ oddtrick score '4S N ='
4♠ N =   none vulnerable   N-S  +420
$ oddtrick score -v both 4SX N +1
4♠X N +1   both vulnerable   N-S  +990
$ oddtrick score '4S N =' 3nt w -2 pass 4S=
4♠ N =     none vulnerable   N-S       +420
3NT W -2   none vulnerable   N-S       +100
pass       none vulnerable   N-S          0
4♠ =       none vulnerable   declarer  +420

# Every notation of a result
$ oddtrick score 4S N = '4♠X N +1' 3nt w -2 6Dxx by S made 6 2H E down 3 1NT N 8 tricks pass
4♠ N =     none vulnerable   N-S  +420
4♠X N +1   none vulnerable   N-S  +690
3NT W -2   none vulnerable   N-S  +100
6♦XX S =   none vulnerable   N-S +1380
2♥ E -3    none vulnerable   N-S  +150
1NT N +1   none vulnerable   N-S  +120
pass       none vulnerable   N-S     0
$ oddtrick score 4SN= 4♠XN+1 3NW-2 3NN= 4S=
4♠ N =     none vulnerable   N-S       +420
4♠X N +1   none vulnerable   N-S       +690
3NT W -2   none vulnerable   N-S       +100
3NT N =    none vulnerable   N-S       +400
4♠ =       none vulnerable   declarer  +420
$ oddtrick score 1C N = 1D N = 1H N = 1S N = 1N N = 1NT N =
1♣ N =    none vulnerable   N-S   +70
1♦ N =    none vulnerable   N-S   +70
1♥ N =    none vulnerable   N-S   +80
1♠ N =    none vulnerable   N-S   +80
1NT N =   none vulnerable   N-S   +90
1NT N =   none vulnerable   N-S   +90
$ oddtrick score 1♣ N = 1♦ N = 1♥ N = 1♠ N =
1♣ N =   none vulnerable   N-S   +70
1♦ N =   none vulnerable   N-S   +70
1♥ N =   none vulnerable   N-S   +80
1♠ N =   none vulnerable   N-S   +80
$ oddtrick score 1♧ N = 1♢ N = 1♡ N = 1♤ N =
1♣ N =   none vulnerable   N-S   +70
1♦ N =   none vulnerable   N-S   +70
1♥ N =   none vulnerable   N-S   +80
1♠ N =   none vulnerable   N-S   +80
$ oddtrick score 1c n = 1d e = 1h s = 1s w = 1n n = 1nT w =
1♣ N =    none vulnerable   N-S   +70
1♦ E =    none vulnerable   N-S   -70
1♥ S =    none vulnerable   N-S   +80
1♠ W =    none vulnerable   N-S   -80
1NT N =   none vulnerable   N-S   +90
1NT W =   none vulnerable   N-S   -90
$ oddtrick score 2SX N = 2Sx N = '2S* N =' 2SXX N = 2Sxx N = '2S** N ='
2♠X N =    none vulnerable   N-S  +470
2♠X N =    none vulnerable   N-S  +470
2♠X N =    none vulnerable   N-S  +470
2♠XX N =   none vulnerable   N-S  +640
2♠XX N =   none vulnerable   N-S  +640
2♠XX N =   none vulnerable   N-S  +640
$ oddtrick score 4S by N = 4S BY n = 4SbyN=
4♠ N =   none vulnerable   N-S  +420
4♠ N =   none vulnerable   N-S  +420
4♠ N =   none vulnerable   N-S  +420
$ oddtrick score 4S N -2 4S N −2 4S N –2 4S N down 2 4S N 8 tricks
4♠ N -2   none vulnerable   N-S  -100
4♠ N -2   none vulnerable   N-S  -100
4♠ N -2   none vulnerable   N-S  -100
4♠ N -2   none vulnerable   N-S  -100
4♠ N -2   none vulnerable   N-S  -100
$ oddtrick score 4S N +1 4S N made 5 4S N 11 tricks
4♠ N +1   none vulnerable   N-S  +450
4♠ N +1   none vulnerable   N-S  +450
4♠ N +1   none vulnerable   N-S  +450
$ oddtrick score pass PASS passed passed out all pass
pass   none vulnerable   N-S     0
pass   none vulnerable   N-S     0
pass   none vulnerable   N-S     0
pass   none vulnerable   N-S     0
pass   none vulnerable   N-S     0
$ oddtrick score 4 spades by North = '3 no-trump by West -1'
4♠ N =     none vulnerable   N-S  +420
3NT W -1   none vulnerable   N-S   +50
$ oddtrick score ' 4 S  N  = '
4♠ N =   none vulnerable   N-S  +420
$ oddtrick score 7NT N 0 tricks 1C N 1 trick
7NT N -13   none vulnerable   N-S  -650
1♣ N -6     none vulnerable   N-S  -300

# The ends of the table
$ oddtrick score -v both 7NTXX N = 7NTXX N -13 1C N -7 1C N +6 1CXX N +6
7NTXX N =     both vulnerable   N-S +2980
7NTXX N -13   both vulnerable   N-S -7600
1♣ N -7       both vulnerable   N-S  -700
1♣ N +6       both vulnerable   N-S  +190
1♣XX N +6     both vulnerable   N-S +2630
$ oddtrick score -v none 7NTXX N = 7NTXX N -13 1C N -7 1C N +6 1CXX N +6
7NTXX N =     none vulnerable   N-S +2280
7NTXX N -13   none vulnerable   N-S -7000
1♣ N -7       none vulnerable   N-S  -350
1♣ N +6       none vulnerable   N-S  +190
1♣XX N +6     none vulnerable   N-S +1430
$ oddtrick score 3NT N = 3C N = 5C N = 4H N = 6D N = 7S N =
3NT N =   none vulnerable   N-S  +400
3♣ N =    none vulnerable   N-S  +110
5♣ N =    none vulnerable   N-S  +400
4♥ N =    none vulnerable   N-S  +420
6♦ N =    none vulnerable   N-S  +920
7♠ N =    none vulnerable   N-S +1510
$ oddtrick score -v yes 3NT N = 3C N = 5C N = 4H N = 6D N = 7S N =
3NT N =   declarer vulnerable   N-S  +600
3♣ N =    declarer vulnerable   N-S  +110
5♣ N =    declarer vulnerable   N-S  +600
4♥ N =    declarer vulnerable   N-S  +620
6♦ N =    declarer vulnerable   N-S +1370
7♠ N =    declarer vulnerable   N-S +2210
$ oddtrick score 4SX N -1 4SX N -2 4SX N -3 4SX N -4 4SXX N -4
4♠X N -1    none vulnerable   N-S  -100
4♠X N -2    none vulnerable   N-S  -300
4♠X N -3    none vulnerable   N-S  -500
4♠X N -4    none vulnerable   N-S  -800
4♠XX N -4   none vulnerable   N-S -1600
$ oddtrick score -v yes 4SX N -1 4SX N -2 4SX N -3 4SX N -4 4SXX N -4
4♠X N -1    declarer vulnerable   N-S  -200
4♠X N -2    declarer vulnerable   N-S  -500
4♠X N -3    declarer vulnerable   N-S  -800
4♠X N -4    declarer vulnerable   N-S -1100
4♠XX N -4   declarer vulnerable   N-S -2200

# Vulnerability by name
$ oddtrick score -v none 4S N = 4S E =
4♠ N =   none vulnerable   N-S  +420
4♠ E =   none vulnerable   N-S  -420
$ oddtrick score -v ns 4S N = 4S E =
4♠ N =   N-S vulnerable   N-S  +620
4♠ E =   N-S vulnerable   N-S  -420
$ oddtrick score -v ew 4S N = 4S E =
4♠ N =   E-W vulnerable   N-S  +420
4♠ E =   E-W vulnerable   N-S  -620
$ oddtrick score -v both 4S N = 4S E =
4♠ N =   both vulnerable   N-S  +620
4♠ E =   both vulnerable   N-S  -620
$ oddtrick score -v - 4S N =
4♠ N =   none vulnerable   N-S  +420
$ oddtrick score -v n-s 4S N =
4♠ N =   N-S vulnerable   N-S  +620
$ oddtrick score -v e-w 4S N =
4♠ N =   E-W vulnerable   N-S  +420
$ oddtrick score -v all 4S N =
4♠ N =   both vulnerable   N-S  +620
$ oddtrick score -v NS 4S N =
4♠ N =   N-S vulnerable   N-S  +620
$ oddtrick score --vul ns 4S N =
4♠ N =   N-S vulnerable   N-S  +620
$ oddtrick score --vul=ns 4S N =
4♠ N =   N-S vulnerable   N-S  +620
$ oddtrick score -vns 4S N =
4♠ N =   N-S vulnerable   N-S  +620

# Vulnerability of declarer's side
$ oddtrick score -v yes 4S E = 4S=
4♠ E =   declarer vulnerable   N-S       -620
4♠ =     declarer vulnerable   declarer  +620
$ oddtrick score -v no 4S E = 4S=
4♠ E =   declarer not vulnerable   N-S       -420
4♠ =     declarer not vulnerable   declarer  +420

# Vulnerability by board: the cycle of 16
$ for b in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 32; do oddtrick score -v $b 4S N =; done
4♠ N =   board 1, dealer North, none vulnerable   N-S  +420
4♠ N =   board 2, dealer East, N-S vulnerable   N-S  +620
4♠ N =   board 3, dealer South, E-W vulnerable   N-S  +420
4♠ N =   board 4, dealer West, both vulnerable   N-S  +620
4♠ N =   board 5, dealer North, N-S vulnerable   N-S  +620
4♠ N =   board 6, dealer East, E-W vulnerable   N-S  +420
4♠ N =   board 7, dealer South, both vulnerable   N-S  +620
4♠ N =   board 8, dealer West, none vulnerable   N-S  +420
4♠ N =   board 9, dealer North, E-W vulnerable   N-S  +420
4♠ N =   board 10, dealer East, both vulnerable   N-S  +620
4♠ N =   board 11, dealer South, none vulnerable   N-S  +420
4♠ N =   board 12, dealer West, N-S vulnerable   N-S  +620
4♠ N =   board 13, dealer North, both vulnerable   N-S  +620
4♠ N =   board 14, dealer East, none vulnerable   N-S  +420
4♠ N =   board 15, dealer South, N-S vulnerable   N-S  +620
4♠ N =   board 16, dealer West, E-W vulnerable   N-S  +420
4♠ N =   board 17, dealer North, none vulnerable   N-S  +420
4♠ N =   board 32, dealer West, E-W vulnerable   N-S  +420
$ oddtrick score -v 7 --format json pass
[{"result":"pass","vul":"both","score":0,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":0,"honors":0,"rubber":0}}]
$ oddtrick score -v 99999999 4S N =
4♠ N =   board 99999999, dealer South, N-S vulnerable   N-S  +620

# Declarer is not named
$ oddtrick score 4S= 4SX-1
4♠ =     none vulnerable   declarer  +420
4♠X -1   none vulnerable   declarer  -100
$ oddtrick score -v both 4S= 4SX-1
4♠ =     both vulnerable   declarer  +620
4♠X -1   both vulnerable   declarer  -200
$ oddtrick score -v 7 4S=
4♠ =   board 7, dealer South, both vulnerable   declarer  +620

# Options may stand anywhere and be shortened
$ oddtrick score 4S -v both N +1
4♠ N +1   both vulnerable   N-S  +650
$ oddtrick score 4S N --vu both +1
4♠ N +1   both vulnerable   N-S  +650
$ oddtrick sc 4S N -1
4♠ N -1   none vulnerable   N-S   -50
$ oddtrick sc 4S N -1
4♠ N -1   none vulnerable   N-S   -50
$ oddtrick score -v both -- 4S N -1
4♠ N -1   both vulnerable   N-S  -100
$ oddtrick score 4S N -- -1
4♠ N -1   none vulnerable   N-S   -50
$ oddtrick score 4S -1
4♠ -1   none vulnerable   declarer   -50

# --ascii
$ oddtrick score --ascii 4♠X N +1 3♦ W -1 pass 3NT E =
4SX N +1   none vulnerable   N-S  +690
3D W -1    none vulnerable   N-S   +50
pass       none vulnerable   N-S     0
3NT E =    none vulnerable   N-S  -400
$ oddtrick score --ascii --explain 2♥ N =
2H N =   none vulnerable   8 tricks bid, 8 taken

  N-S    60   Contract points    2 x 30 = 60
              30 a trick in hearts (Law 77, Trick Score)
  N-S    50   Part-score bonus   50
              contract points 60, below 100 (Law 77, Partscore)
     ------
  N-S  +110   and E-W -110

# --explain
$ oddtrick score --explain -v both 4SX N +1
4♠X N +1   both vulnerable   10 tricks bid, 11 taken: 1 overtrick

  N-S   240   Contract points    4 x 30 x 2 = 240
              30 a trick in spades, times 2 doubled (Law 77, Trick Score)
  N-S   200   Overtricks         1 x 200 = 200
              doubled, vulnerable (Law 77, Overtricks)
  N-S    50   (Re)doubled bonus  50
              for making a doubled contract (Law 77, Fulfilling Contract)
  N-S   500   Game bonus         500
              contract points 240, 100 or more; vulnerable (Law 77, Game)
     ------
  N-S  +990   and E-W -990
$ oddtrick score -e 1NT N +2
1NT N +2   none vulnerable   7 tricks bid, 9 taken: 2 overtricks

  N-S    40   Contract points    40
              40 for the first trick at notrump, 30 for each more
              (Law 77, Trick Score)
  N-S    60   Overtricks         2 x 30 = 60
              trick value, 30 in notrump (Law 77, Overtricks)
  N-S    50   Part-score bonus   50
              contract points 40, below 100 (Law 77, Partscore)
     ------
  N-S  +150   and E-W -150
$ oddtrick score -e -v 3 6DXX E =
6♦XX E =   board 3, dealer South, E-W vulnerable   12 tricks bid, 12 taken

  E-W   480   Contract points    6 x 20 x 4 = 480
              20 a trick in diamonds, times 4 redoubled (Law 77, Trick Score)
  E-W   750   Slam bonus         750
              small slam bid and made, vulnerable (Law 77, Slams)
  E-W   100   (Re)doubled bonus  100
              for making a redoubled contract (Law 77, Fulfilling Contract)
  E-W   500   Game bonus         500
              contract points 480, 100 or more; vulnerable (Law 77, Game)
     ------
  N-S -1830   and E-W +1830
$ oddtrick score -e -v none 2HX W -5
2♥X W -5   none vulnerable   8 tricks bid, 3 taken: 5 undertricks

  N-S  1100   Undertricks        100 + 2 x 200 + 2 x 300 = 1100
              100 for the first, 200 for each more, 300 from the fourth on; doubled, not vulnerable
              (Law 77, Undertricks)
     ------
  N-S +1100   and E-W -1100
$ oddtrick score -e -v ew 2HX W -5
2♥X W -5   E-W vulnerable   8 tricks bid, 3 taken: 5 undertricks

  N-S  1400   Undertricks        200 + 4 x 300 = 1400
              200 for the first, 300 for each more; doubled, vulnerable
              (Law 77, Undertricks)
     ------
  N-S +1400   and E-W -1400
$ oddtrick score -e -v none 3NTXX S -4
3NTXX S -4   none vulnerable   9 tricks bid, 5 taken: 4 undertricks

  E-W  1600   Undertricks        200 + 2 x 400 + 600 = 1600
              200 for the first, 400 for each more, 600 from the fourth on; redoubled, not vulnerable
              (Law 77, Undertricks)
     ------
  N-S -1600   and E-W +1600
$ oddtrick score -e -v yes 7NT=
7NT =   declarer vulnerable   13 tricks bid, 13 taken

  declarer    220   Contract points    40 + 6 x 30 = 220
                    40 for the first trick at notrump, 30 for each more
                    (Law 77, Trick Score)
  declarer   1500   Slam bonus         1500
                    grand slam bid and made, vulnerable (Law 77, Slams)
  declarer    500   Game bonus         500
                    contract points 220, 100 or more; vulnerable (Law 77, Game)
           ------
  declarer  +2220   and defenders -2220
$ oddtrick score -e 3C-1
3♣ -1   none vulnerable   9 tricks bid, 8 taken: 1 undertrick

  defenders    50   Undertricks        50
                    50 each; undoubled, not vulnerable (Law 77, Undertricks)
           ------
  declarer    -50   and defenders +50
$ oddtrick score -e pass
pass   none vulnerable

  passed out: both sides score 0
$ oddtrick score -e 4S N = 3NT W -1
4♠ N =   none vulnerable   10 tricks bid, 10 taken

  N-S   120   Contract points    4 x 30 = 120
              30 a trick in spades (Law 77, Trick Score)
  N-S   300   Game bonus         300
              contract points 120, 100 or more; not vulnerable (Law 77, Game)
     ------
  N-S  +420   and E-W -420

3NT W -1   none vulnerable   9 tricks bid, 8 taken: 1 undertrick

  N-S    50   Undertricks        50
              50 each; undoubled, not vulnerable (Law 77, Undertricks)
     ------
  N-S   +50   and E-W -50

# JSON
$ oddtrick score --format json -v both '4SX N +1'
[{"result":"4SX N +1","vul":"both","score":990,"elements":{"contract":240,"overtricks":200,"slam":0,"insult":50,"penalty":0,"partscore":0,"game":500,"honors":0,"rubber":0}}]
$ oddtrick score --format=json 4♠ N = 3nt w -2 pass 4S=
[{"result":"4S N =","vul":"none","score":420,"elements":{"contract":120,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":300,"honors":0,"rubber":0}},
 {"result":"3NT W -2","vul":"none","score":100,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":100,"partscore":0,"game":0,"honors":0,"rubber":0}},
 {"result":"pass","vul":"none","score":0,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":0,"honors":0,"rubber":0}},
 {"result":"4S =","vul":"none","score":420,"elements":{"contract":120,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":300,"honors":0,"rubber":0}}]
$ oddtrick score --format json -v 2 6H E = 7NTXX W -3
[{"result":"6H E =","vul":"ns","score":-980,"elements":{"contract":180,"overtricks":0,"slam":500,"insult":0,"penalty":0,"partscore":0,"game":300,"honors":0,"rubber":0}},
 {"result":"7NTXX W -3","vul":"ns","score":1000,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":1000,"partscore":0,"game":0,"honors":0,"rubber":0}}]
$ oddtrick score --format json --explain -v both 4SX N +1
[{"result":"4SX N +1","vul":"both","score":990,"elements":{"contract":240,"overtricks":200,"slam":0,"insult":50,"penalty":0,"partscore":0,"game":500,"honors":0,"rubber":0},"steps":[{"element":"contract","side":"ns","points":240,"sum":"4 x 30 x 2 = 240","why":"30 a trick in spades, times 2 doubled","law":"Law 77, Trick Score","name":"Contract points"},{"element":"overtricks","side":"ns","points":200,"sum":"1 x 200 = 200","why":"doubled, vulnerable","law":"Law 77, Overtricks","name":"Overtricks"},{"element":"insult","side":"ns","points":50,"sum":"50","why":"for making a doubled contract","law":"Law 77, Fulfilling Contract","name":"(Re)doubled bonus"},{"element":"game","side":"ns","points":500,"sum":"500","why":"contract points 240, 100 or more; vulnerable","law":"Law 77, Game","name":"Game bonus"}]}]
$ oddtrick score --format json --explain 4S-1
[{"result":"4S -1","vul":"none","score":-50,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":50,"partscore":0,"game":0,"honors":0,"rubber":0},"steps":[{"element":"penalty","side":"defenders","points":50,"sum":"50","why":"50 each; undoubled, not vulnerable","law":"Law 77, Undertricks","name":"Undertricks"}]}]
$ oddtrick score --format json --explain pass
[{"result":"pass","vul":"none","score":0,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":0,"honors":0,"rubber":0},"steps":[]}]
$ oddtrick score --format text 4S N =
4♠ N =   none vulnerable   N-S  +420

# Standard input: a line or more results each, comments, empty lines
$ printf '4S N =\n3nt w -2\npass\n' | oddtrick score -
4♠ N =     none vulnerable   N-S  +420
3NT W -2   none vulnerable   N-S  +100
pass       none vulnerable   N-S     0
$ printf '4S N =   # just made\n\n# nothing here\n3nt w -2 pass\n' | oddtrick score -
4♠ N =     none vulnerable   N-S  +420
3NT W -2   none vulnerable   N-S  +100
pass       none vulnerable   N-S     0
$ printf '4S N =\r\n3nt w -2\r\n' | oddtrick score -
4♠ N =     none vulnerable   N-S  +420
3NT W -2   none vulnerable   N-S  +100
$ printf '4S N =\r\n3nt w -2' | oddtrick score - --format json
[{"result":"4S N =","vul":"none","score":420,"elements":{"contract":120,"overtricks":0,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":300,"honors":0,"rubber":0}},
 {"result":"3NT W -2","vul":"none","score":100,"elements":{"contract":0,"overtricks":0,"slam":0,"insult":0,"penalty":100,"partscore":0,"game":0,"honors":0,"rubber":0}}]
$ printf '4S N =' | oddtrick score - --explain
4♠ N =   none vulnerable   10 tricks bid, 10 taken

  N-S   120   Contract points    4 x 30 = 120
              30 a trick in spades (Law 77, Trick Score)
  N-S   300   Game bonus         300
              contract points 120, 100 or more; not vulnerable (Law 77, Game)
     ------
  N-S  +420   and E-W -420
$ printf '' | oddtrick score -
$ printf '' | oddtrick score --format json -
[]
$ printf '4S N =\n5Z N =\n4S N -11\n' | oddtrick score -
2> stdin:2:2: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   5Z N =
2>    ^
2> stdin:3:6: 4S cannot go down that many: at most 10
2>   4S N -11
2>        ^
[2]
$ printf '4S N = 5♥ Q =\n' | oddtrick score -
2> stdin:1:11: invalid declarer or outcome 'Q': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2>   4S N = 5♥ Q =
2>             ^
[2]

# A NUL byte is no blank, and nothing behind it may be lost
$ printf '4S N =\0 3NT N =\n' | oddtrick score - >/dev/null 2>&1
[2]

# --inverse
$ oddtrick score --inverse 980
N-S +980
  N-S   6♥ 6♠                   =     not vulnerable
  N-S   1NTX                    +4    vulnerable
  N-S   2♣X 2♦X                 +4    vulnerable
$ oddtrick score -i 420 -50
N-S +420
  N-S   4♥ 4♠                   =     not vulnerable
  N-S   5♣ 5♦                   +1    not vulnerable
N-S -50
  N-S   any contract            -1    not vulnerable
$ oddtrick score -i -- -990
N-S -990
  E-W   6NT                     =     not vulnerable
  E-W   2NTX                    +5    not vulnerable
  E-W   4♥X 4♠X                 +1    vulnerable
$ oddtrick score -i +620
N-S +620
  N-S   4♥ 4♠                   =     vulnerable
  N-S   5♣ 5♦                   +1    vulnerable
$ oddtrick score -i 500
N-S +500
  E-W   any from the 4 level    -10   not vulnerable
  E-W   any contract            -5    vulnerable
  E-W   any contract X          -3    not vulnerable
  E-W   any contract X          -2    vulnerable
$ oddtrick score -i 500 -v ew
N-S +500
  E-W   any contract            -5    vulnerable
  E-W   any contract X          -2    vulnerable
$ oddtrick score -i 500 -v none
N-S +500
  E-W   any from the 4 level    -10   not vulnerable
  E-W   any contract X          -3    not vulnerable
$ oddtrick score -i 500 -v yes
N-S +500
  E-W   any contract            -5    vulnerable
  E-W   any contract X          -2    vulnerable
$ oddtrick score -i 110 -v 1
N-S +110
  N-S   1♣ 1♦                   +2    not vulnerable
  N-S   1♥ 1♠                   +1    not vulnerable
  N-S   2♣ 2♦                   +1    not vulnerable
  N-S   2♥ 2♠                   =     not vulnerable
  N-S   3♣ 3♦                   =     not vulnerable
$ oddtrick score -i --ascii 1430
N-S +1430
  N-S   6H 6S                   =     vulnerable
  N-S   1CXX 1DXX               +6    not vulnerable
  N-S   1CXX 1DXX               +3    vulnerable
$ oddtrick score -i 7600 -7600
N-S +7600
  E-W   any from the 7 level XX -13   vulnerable
N-S -7600
  N-S   any from the 7 level XX -13   vulnerable
$ oddtrick score -i 2980
N-S +2980
  N-S   7NTXX                   =     vulnerable
$ oddtrick score -i 0
N-S 0
  passed out
$ oddtrick score -i 0 --format json
[{"score":0,"results":[{"result":"pass","side":"","vul":""}]}]
$ oddtrick score -i --format json 1520 -2220
[{"score":1520,"results":[{"result":"7NT =","side":"ns","vul":"no"},{"result":"1HXX +5","side":"ns","vul":"no"},{"result":"1SXX +5","side":"ns","vul":"no"},{"result":"4NTXX +3","side":"ns","vul":"no"},{"result":"1HXX +2","side":"ns","vul":"yes"},{"result":"1SXX +2","side":"ns","vul":"yes"},{"result":"4NTXX +1","side":"ns","vul":"yes"}]},
 {"score":-2220,"results":[{"result":"7NT =","side":"ew","vul":"yes"}]}]
$ oddtrick score -i --format json -v none 650 -v both
[{"score":650,"results":[{"result":"4H +1","side":"ns","vul":"yes"},{"result":"4S +1","side":"ns","vul":"yes"},{"result":"5H =","side":"ns","vul":"yes"},{"result":"5S =","side":"ns","vul":"yes"}]}]

# --inverse, and no result gives it
$ oddtrick score -i 985
N-S +985
  no result gives this; the nearest scores are +980 and +990
[1]
$ oddtrick score -i 10
N-S +10
  no result gives this; the nearest scores are -50 and +50
[1]
$ oddtrick score -i 620 -v none
N-S +620
  no result gives this; the nearest scores are +610 and +630
[1]
$ oddtrick score -i 420 985
N-S +420
  N-S   4♥ 4♠                   =     not vulnerable
  N-S   5♣ 5♦                   +1    not vulnerable
N-S +985
  no result gives this; the nearest scores are +980 and +990
[1]
$ oddtrick score -i 985 --format json
[{"score":985,"results":[]}]
[1]

# --inverse beyond the ends of the table, at once
$ timeout 2 oddtrick score -i 100000
N-S +100000
  no result gives this; the nearest score is +7600
[1]
$ timeout 2 oddtrick score -i -- -7610
N-S -7610
  no result gives this; the nearest score is -7600
[1]

# --inverse reads standard input too, as it says
$ printf '980\n' | oddtrick score -i - >/dev/null

# --inverse: what is wrong
$ oddtrick score -i
2> oddtrick score: expected a score, like 980, or - to read standard input
[2]
$ oddtrick score -i 4S=
2> oddtrick score: invalid score '4S=': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i ''
2> oddtrick score: invalid score '': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i 1e3
2> oddtrick score: invalid score '1e3': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i 100001
2> oddtrick score: invalid score '100001': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i 99999999999999999999
2> oddtrick score: invalid score '99999999999999999999': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i -- -99999999999999999999
2> oddtrick score: invalid score '-99999999999999999999': expected a whole number from -100000 to 100000
[2]
$ oddtrick score -i -r 980
2> oddtrick score: --inverse searches duplicate scores: it cannot be combined with --rubber
[2]

# --rubber
$ oddtrick score --rubber 4S N =
4♠ N =   none vulnerable   N-S  +120
$ oddtrick score -r 2NT N +1
2NT N +1   none vulnerable   N-S  +100
$ oddtrick score -r -v both '6D E = honors E 150'
6♦ E =   both vulnerable   N-S -1520
$ oddtrick score -r -e -v both 6D E = honors E 150
6♦ E =   both vulnerable   12 tricks bid, 12 taken

  E-W   120   Contract points    6 x 20 = 120, below the line
              20 a trick in diamonds (Law 81, Trick Score)
  E-W   750   Slam bonus         750, above the line
              small slam bid and made, vulnerable (Law 81, Slams)
  E-W   150   Honors             150, above the line
              all five trump honors in one hand, East's (Law 81, Honors)
  E-W   500   Rubber bonus       500, above the line
              second game; opponents have one (Law 74, The Rubber)
     ------
  N-S -1520   and E-W +1520
$ oddtrick score -r -e -v ns 4SX S +1
4♠X S +1   N-S vulnerable   10 tricks bid, 11 taken: 1 overtrick

  N-S   240   Contract points    4 x 30 x 2 = 240, below the line
              30 a trick in spades, times 2 doubled (Law 81, Trick Score)
  N-S   200   Overtricks         1 x 200 = 200, above the line
              doubled, vulnerable (Law 81, Overtricks)
  N-S    50   (Re)doubled bonus  50, above the line
              for making a doubled contract (Law 81, Fulfilling Contract)
  N-S   700   Rubber bonus       700, above the line
              second game; opponents have none (Law 74, The Rubber)
     ------
  N-S +1190   and E-W -1190
$ oddtrick score -r -v ns 4H N =
4♥ N =   N-S vulnerable   N-S  +820
$ oddtrick score -r -v ew 4H N =
4♥ N =   E-W vulnerable   N-S  +120
$ oddtrick score -r -v both 4H N =
4♥ N =   both vulnerable   N-S  +620
$ oddtrick score -r -v both 3H N =
3♥ N =   both vulnerable   N-S   +90
$ oddtrick score -r -v ns 5C N -2 honours W 100
5♣ N -2   N-S vulnerable   N-S  -300
$ oddtrick score -r -e 3NT N -1 honors S 150
3NT N -1   none vulnerable   9 tricks bid, 8 taken: 1 undertrick

  E-W    50   Undertricks        50, above the line
              50 each; undoubled, not vulnerable (Law 81, Undertricks)
  N-S   150   Honors             150, above the line
              all four aces in one hand, South's (Law 81, Honors)
     ------
  N-S  +100   and E-W -100
$ oddtrick score -r '4S N = honors N 100' '4S N = honors E 100' pass
4♠ N =   none vulnerable   N-S  +220
4♠ N =   none vulnerable   N-S   +20
pass     none vulnerable   N-S     0
$ oddtrick score -r 4S= 4S-1
4♠ =    none vulnerable   declarer  +120
4♠ -1   none vulnerable   declarer   -50
$ oddtrick score -r --format json -v both '6D E = honors E 150'
[{"result":"6D E =","vul":"both","score":-1520,"elements":{"contract":120,"overtricks":0,"slam":750,"insult":0,"penalty":0,"partscore":0,"game":0,"honors":150,"rubber":500}}]
$ oddtrick score -r --format json 2NT N +1
[{"result":"2NT N +1","vul":"none","score":100,"elements":{"contract":70,"overtricks":30,"slam":0,"insult":0,"penalty":0,"partscore":0,"game":0,"honors":0,"rubber":0}}]
$ printf '2NT N +1\n6D E = honors E 150\n' | oddtrick score -r -
2NT N +1   none vulnerable   N-S  +100
6♦ E =     none vulnerable   N-S  -770

# --rubber: what is wrong
$ oddtrick score 4S N = honors N 100
2> arguments:1:1: honors score only at rubber bridge, not at duplicate
2>   4S N = honors N 100
2>   ^
[2]
$ oddtrick score -r 4S N = honors
2> arguments:1:14: missing player: expected who held the honors: N, E, S or W
2>   4S N = honors
2>                ^
[2]
$ oddtrick score -r 4S N = honors Q 100
2> arguments:1:15: invalid player 'Q': expected who held the honors: N, E, S or W
2>   4S N = honors Q 100
2>                 ^
[2]
$ oddtrick score -r 4S N = honors N
2> arguments:1:16: missing honors: they are worth 100 or 150
2>   4S N = honors N
2>                  ^
[2]
$ oddtrick score -r 4S N = honors N 120
2> arguments:1:17: invalid honors '120': they are worth 100 or 150
2>   4S N = honors N 120
2>                   ^
[2]
$ oddtrick score -r 3NT N = honors N 100
2> arguments:1:1: at notrump only four aces in one hand count: 150
2>   3NT N = honors N 100
2>   ^
[2]
$ oddtrick score -r 4S = honors N 100
2> arguments:1:1: declarer is not named: the side that scores the honors is unknown
2>   4S = honors N 100
2>   ^
[2]
$ oddtrick score -r pass honors N 100
2> arguments:1:1: a passed-out deal has no trumps, so nobody scores honors
2>   pass honors N 100
2>   ^
[2]
$ oddtrick score -r -v yes 4S N =
2> arguments:1:1: this deal wins the rubber, and the bonus depends on both sides: use ns, ew or both vulnerable
2>   4S N =
2>   ^
[2]
$ oddtrick score -r 4S N = honors N 100x
2> arguments:1:20: unexpected 'x' after the result
2>   4S N = honors N 100x
2>                      ^
[2]
