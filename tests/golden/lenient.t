# Files with an item that cannot be read: it is left out, named with its place, and the exit code is 1.

# One mistyped card of a hand in USEBIO: the results stand, and the hands of the other boards
$ cd $TMP; printf '<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS">\n<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>\n<HAND><DIRECTION>N</DIRECTION><SPADES>AKQ</SPADES><HEARTS>AKQ</HEARTS><DIAMONDS>AKQ</DIAMONDS><CLUBS>AKQX</CLUBS></HAND>\n</BOARD></EVENT></USEBIO>\n' >hand.xml; oddtrick convert --to event hand.xml -
scoring matchpoints
board 1
1 2 4S N =
2> hand.xml:2:1: left out: the hands of board 1: invalid card 'X': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit
2>   <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
2>   ^
2> hand.xml: 1 item was left out
[1]
$ cd $TMP; oddtrick convert --strict --to event hand.xml -
2> hand.xml:2:1: the hands of board 1: invalid card 'X': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit
2>   <BOARD><BOARD_NUMBER>1</BOARD_NUMBER>
2>   ^
[2]

# A result of LIN without an outcome
$ cd $TMP; printf 'vg|Cup,1,I,1,2,Reds,0,Blues,0|\nrs|3NS-1,1NS+1,2NS,4HN=|\npn|A,B,C,D,E,F,G,H|\n' >cup.lin; oddtrick rank cup.lin >/dev/null
2> cup.lin:2:16: left out: invalid result '2NS': expected one like 4SN= or 3NEx-2, PASS, or A==
2>   rs|3NS-1,1NS+1,2NS,4HN=|
2>                  ^
2> cup.lin: 1 item was left out
[1]
$ cd $TMP; oddtrick rank --strict cup.lin
2> cup.lin:2:16: invalid result '2NS': expected one like 4SN= or 3NEx-2, PASS, or A==
2>   rs|3NS-1,1NS+1,2NS,4HN=|
2>                  ^
[2]

# Two lines of an individual that cannot be
$ cd $TMP; printf 'Board,NS,EW,Contract,By,Tricks\n1,1+2,3+4,4S,N,10\n1,5+6,7+8,4S,N,9\n1,5+5,7+8,4S,N,9\n2,1+2,1+4,4S,N,9\n2,5+6,7+8,4S,N,9\n' >individual.csv; oddtrick check individual.csv 2>/dev/null
Matchpoints, 8 players, 2 boards

Left out: 2 unreadable items of the file
Line  Column  What
   4       1  '5+5' is the same player twice: expected two players, 1+5
   5       1  '1+4' plays against itself: expected another contestant

To look at
Line  Board  Kind     What
   2      2  missing  1+2 v 3+4: no result on board 2; they have board 1

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
[1]
$ cd $TMP; oddtrick check --format json individual.csv 2>/dev/null | grep -A2 left_out
 "left_out_count":2,"left_out":[
  {"line":4,"column":1,"message":"'5+5' is the same player twice: expected two players, 1+5","template":"'%s' is the same player twice: expected two players, 1+5","values":["5+5"],"text":"1,5+5,7+8,4S,N,9"},
  {"line":5,"column":1,"message":"'1+4' plays against itself: expected another contestant","template":"'%s' plays against itself: expected another contestant","values":["1+4"],"text":"2,1+2,1+4,4S,N,9"}],

# What is left is a log that can be read
$ cd $TMP; oddtrick convert individual.csv left.event; oddtrick rank left.event | sed -n 3,5p
Rank  Player  MP  Max       %  Boards
  1=  1        2    2  100.00       1
  1=  2        2    2  100.00       1
2> individual.csv:4:1: left out: '5+5' is the same player twice: expected two players, 1+5
2>   1,5+5,7+8,4S,N,9
2>   ^
2> individual.csv:5:1: left out: '1+4' plays against itself: expected another contestant
2>   2,1+2,1+4,4S,N,9
2>   ^
2> individual.csv: 2 items were left out
$ cd $TMP; cat left.event
board 1
1+2 3+4 4S N =
5+6 7+8 4S N -1
board 2
5+6 7+8 4S N -1

# Hands need no results to be right
$ cd $TMP; printf '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]\n[North "Guest"]\n[South "Guest"]\n[East "Guest"]\n[West "Guest"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n\n[Board "2"]\n[Deal "#"]\n' >guests.pbn; oddtrick hands --no-par --no-results guests.pbn
Matchpoints, 2 pairs, 2 boards

Board 1     ♠ AKQJ                     Board 2     ♠ AKQJ
Dealer N    ♥ AKQ                      Dealer E    ♥ AKQ
None vul    ♦ AKQ                      N-S vul     ♦ AKQ
            ♣ AKQ                                  ♣ AKQ
not known               not known      not known               not known



            not known                              not known
    37                                     37
  ?     ?                                ?     ?
     ?                                      ?
2> guests.pbn:14:8: warning: [Deal "#"]: this tag has a value in each game: # is not allowed; accepted, and reported once
2>   [Deal "#"]
2>          ^

# Nothing left: the file is refused
$ cd $TMP; printf 'board,ns,ew,contract,by,tricks\n1,1,2,8S,N,10\n' >none.csv; oddtrick rank none.csv
2> none.csv:2: '8S N 10 tricks': invalid level '8': a contract is for 1 to 7 odd tricks
[2]
$ cd $TMP; printf '{"a":[1,2]}' >other.json; oddtrick rank other.json
2> other.json:1:1: this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}
2>   {"a":[1,2]}
2>   ^
[2]

# The audit counts them
$ cd $TMP; oddtrick audit individual.csv 2>/dev/null
individual.csv: the file has no scores to compare; 5 results

0 findings in 0 of 1 file. 0 of 0 scores are right, of 5 results; 2 items were left out.
[1]
