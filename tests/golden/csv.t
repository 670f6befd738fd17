# oddtrick convert: CSV, and BridgeWebs CSV.

# Columns in any order and under the usual names; semicolons and decimal commas; quotes; a section; a column of its own
$ oddtrick convert --to event tests/golden/formats/club.csv -
round 1
board 1
A1 A2 4S N = lead HK
tag table 1
tag csv:Scorer's_mood good
said score 420 -
said mp 12.5 7.5
A3 A4 4SX N -1
tag table 2
said score -100 -
said mp 0 20
round 2
board 2
A1 A3 3NT W +2 lead ST
tag table 1
tag csv:Scorer's_mood two\x0alines
said score -460 -
A2 A4 pass
tag table 2
said score 0 -
round 3
board 3
A1 A4 60%/40%
tag table 1
A2 A3 score 50
tag table 2
said score 50 -
pair A1 Ann Lee & Bo Park
pair A3 Ed & Flo
pair A2 Cy Dunn & Di "Ace" Eck
pair A4 Gus & Hal
2> tests/golden/formats/club.csv:1:1: warning: a column is kept unread, since the heading is unknown: Scorer's mood
2>   Board;Section;Table;Rd;N/S Pair No.;E/W Pair No.;North;South;East;West;Contract;By;Result;Lead;NS Score;EW Score;NS MP;EW MP;Scorer's mood
2>   ^
# Tabs, all of a result in one cell, two winners; UTF-16 from a spreadsheet
$ oddtrick convert --to event tests/golden/formats/tabs.csv -
board 1
NS1 EW1 4S N =
said score 420 -
NS2 EW2 4S N =
said score 420 -
board 2
NS1 EW2 ave+/ave-
NS2 EW1 not played
winners 2
$ oddtrick convert --to event tests/golden/formats/excel.csv -
board 1
1 2 3NT E =
3 4 3NT E -1
pair 1 Jörg & Zoë
# Names alone, and numbers of players
$ cd $TMP; printf 'board,north,south,east,west,contract,by,made\n1,Ann,Bo,Cy,Di,4S,N,4\n2,Ann,Bo,Ed,Flo,1NT,E,0\n' >a.csv; oddtrick convert --to event a.csv -
board 1
1 2 4S N =
pair 1 Ann & Bo
pair 2 Cy & Di
pair 3 Ed & Flo
2> a.csv:3: left out: '1NT E made 0': invalid number of tricks '0': expected the odd tricks made, like made 4
2> a.csv: 1 item was left out
[1]
$ cd $TMP; printf 'board,n,s,e,w,contract,by,result\n1,1,5,2,6,4S,N,=\n' >a.csv; oddtrick convert --to event a.csv -
board 1
1+5 2+6 4S N =
# A spreadsheet makes 1 of +1: the score tells which was meant
$ cd $TMP; printf 'board,ns,ew,contract,by,result,score\n1,1,2,4S,N,1,450\n1,3,4,4S,N,10,420\n1,5,6,1NT,N,2,150\n1,7,8,1NT,N,2,\n' >a.csv; oddtrick convert --to event a.csv -
board 1
1 2 4S N +1
said score 450 -
3 4 4S N =
said score 420 -
5 6 1NT N +2
said score 150 -
7 8 1NT N +2
2> a.csv:5:13: warning: numbers below 7 without a sign are read as overtricks, as here '2'
2>   1,7,8,1NT,N,2,
2>               ^
# Adjusted scores
$ cd $TMP; printf 'board,ns,ew,contract\n1,1,2,A60 40\n' >b.csv; oddtrick convert --to event b.csv -
2> b.csv:2: 'A60 40': invalid result 'A': expected a contract, like 4S or 3NT, or pass
[2]
$ cd $TMP; printf 'board,ns,ew,contract,score\n1,1,2,60/40,\n1,3,4,A4060,\n1,5,6,,60%%-40%%\n1,7,8,ave,\n1,9,10,A+/A-,\n1,11,12,Av-+,\n1,13,14,average plus,\n1,15,16,np,\n1,17,18,weighted 60%% 4S N = 40%% 4S N -1,\n1,19,20,score -50,\n' >a.csv; oddtrick convert --to event a.csv -
board 1
1 2 60%/40%
3 4 40%/60%
5 6 60%/40%
7 8 ave/ave
9 10 ave+/ave-
11 12 ave-/ave+
13 14 ave+/ave-
15 16 not played
17 18 weighted 60% 4S N = 40% 4S N -1
19 20 score -50
2> a.csv:8:9: warning: 'average plus' is read as North-South's score, and the opposite as East-West's
2>   1,13,14,average plus,
2>           ^
# Hands, vulnerability and dealer of boards, groups
$ cd $TMP; printf 'board,dealer,vul,group,ns,ew,contract,by,result,deal\n1,W,b,A,1,2,4S=,N,,S:AKQJT98765432... - - -\n1,W,b,,3,4,4S,S,made 4,\n1,,all,,5,6,4SN=,,,\n7,,,,,,,,,N:.AKQJT98765432.. - - -\n' >a.csv; oddtrick convert --to event a.csv -
board 1 group A dealer W vul both
deal W:- - - AKQJT98765432...
1 2 4S N =
board 1
3 4 4S S =
5 6 4S N =
board 7
deal S:- - .AKQJT98765432.. -
# BridgeWebs
$ oddtrick convert --to event tests/golden/formats/club.bw.csv -
tag program ScoreMaster 3.1
date 2026-11-17
event Tuesday Pairs
tag director Pat Jones
tag scorer Sam Hill
tag bridgewebs:weather wet
total NS1 rank 1
total NS1 mp 3
total NS1 percent 75
total NS2 rank 2
total NS2 mp 1
total NS2 percent 25
total EW1 rank 1=
total EW1 mp 2
total EW1 percent 50
total EW2 rank 1=
total EW2 mp 2
total EW2 percent 50
board 1
1 1 4S N = lead HK
said score 420 -
said mp 2 0
2 2 4S N -1 lead CA
said score -50 -
said mp 0 2
board 2
1 2 3NTX W -1 lead S4
said score 100 -
said mp 1 1
2 1 60%/40%
winners 2
pair NS1 Ann Lee & Bo Park
pair NS2 Cy Dunn & Di Eck
pair EW1 Ed Fox & Flo Gray
pair EW2 Gus Hay & Hal Ink

# Writing: what is read again is the same event, but for what is listed
$ oddtrick convert --to csv examples/howell.event - | head -4
board,ns,ew,ns names,ew names,contract,declarer,result,tricks,lead,score,ns mp,ew mp,ns percent,ew percent
1,7,3,Ida Cole & Jo Drake,Ann York & Bo Zorn,3NT,S,+1,10,S7,430,2,4,33.33,66.67
1,9,2,Meg Gray & Ned Heath,Cleo Voss & Dan Wade,3NT,S,+2,11,C5,460,6,0,100,0
1,6,5,Gus Ash & Hal Birch,Eva Dunn & Finn Eck,3NT,S,+1,10,C5,430,2,4,33.33,66.67
2> stdout: not carried over: the title
2> stdout: not carried over: the date
2> stdout: not carried over: that somebody is a phantom
$ cd $TMP; oddtrick convert $OLDPWD/examples/individual.event i.csv; oddtrick rank --format csv i.csv >2; cd $OLDPWD; oddtrick rank --format csv examples/individual.event | cmp - $TMP/2
2> i.csv: not carried over: the title
2> i.csv: not carried over: the date
$ cd $TMP; oddtrick convert $OLDPWD/examples/tuesday.event t.csv; oddtrick boards --format csv t.csv | sed 's/,[0-9]*$//' >2; cd $OLDPWD; oddtrick boards --format csv examples/tuesday.event | sed 's/,[0-9]*$//' | cmp - $TMP/2
2> t.csv: not carried over: the title
2> t.csv: not carried over: the date
2> t.csv: not carried over: 10 strata
2> t.csv: not carried over: 2 penalties
$ cp tests/golden/formats/club.csv $TMP; cd $TMP; oddtrick convert club.csv 1.csv; oddtrick convert 1.csv 2.csv; cmp 1.csv 2.csv; cat 1.csv
board,round,ns,ew,ns names,ew names,contract,declarer,result,tricks,lead,score,ns mp,ew mp,table,Scorer's_mood
1,1,A1,A2,Ann Lee & Bo Park,"Cy Dunn & Di ""Ace"" Eck",4S,N,=,10,HK,420,12.5,7.5,1,good
1,1,A3,A4,Ed & Flo,Gus & Hal,4SX,N,-1,9,,-100,0,20,2,
2,2,A1,A3,Ann Lee & Bo Park,Ed & Flo,3NT,W,+2,11,ST,-460,,,1,"two
lines"
2,2,A2,A4,"Cy Dunn & Di ""Ace"" Eck",Gus & Hal,pass,,,,,0,,,2,
3,3,A1,A4,Ann Lee & Bo Park,Gus & Hal,60%/40%,,,,,,,,1,
3,3,A2,A3,"Cy Dunn & Di ""Ace"" Eck",Ed & Flo,score 50,,,,,50,,,2,
2> club.csv:1:1: warning: a column is kept unread, since the heading is unknown: Scorer's mood
2>   Board;Section;Table;Rd;N/S Pair No.;E/W Pair No.;North;South;East;West;Contract;By;Result;Lead;NS Score;EW Score;NS MP;EW MP;Scorer's mood
2>   ^
2> 1.csv:1:1: warning: a column is kept unread, since the heading is unknown: Scorer's_mood
2>   board,round,ns,ew,ns names,ew names,contract,declarer,result,tricks,lead,score,ns mp,ew mp,table,Scorer's_mood
2>   ^

# What is wrong: each in one way
$ cd $TMP; printf 'board,ns,ew,contract\nx,1,2,4SN=\n,1,2,4SN=\n1,1,,4SN=\n1,1,2!,4SN=\n1,1,2,4ZN=\n1,1,2,4S=\n1,1,2,\n0,1,2,pass\n' >a.csv; oddtrick rank a.csv
2> a.csv:2:1: invalid board 'x': expected a number, 1 to 9999
2>   x,1,2,4SN=
2>   ^
2> a.csv:3:1: missing board number
2>   ,1,2,4SN=
2>   ^
2> a.csv:4:5: missing players: expected an id or names in both directions
2>   1,1,,4SN=
2>       ^
2> a.csv:5:5: invalid id '2!': expected letters and digits, at most 16
2>   1,1,2!,4SN=
2>       ^
2> a.csv:6: '4ZN=': invalid strain 'ZN': expected C, D, H, S or NT after the level
2> a.csv:7: '4S=': missing declarer: a traveller needs N, E, S or W after the contract
2> a.csv:8:7: warning: no result: read as not played
2>   1,1,2,
2>         ^
2> a.csv:9:1: invalid board '0': expected a number, 1 to 9999
2>   0,1,2,pass
2>   ^
[2]
$ cd $TMP; printf 'board,contract,score,made\n1,4SN=,,\n' >a.csv; oddtrick convert --from csv --to event a.csv -
2> a.csv:1:1: missing columns for the players: expected headings like board, ns, ew, contract, by, result
2>   board,contract,score,made
2>   ^
[2]
$ cd $TMP; printf 'ns,ew,contract\n1,2,4SN=\n' >a.csv; oddtrick convert --from csv --to event a.csv -
2> a.csv:1:1: missing column for the board number: expected headings like board, ns, ew, contract, by, result
2>   ns,ew,contract
2>   ^
[2]
$ cd $TMP; printf 'board,ns,ew,contract,lead,vul,deal,round,group\n1,1,2,4SN=,XX,,,,\n1,3,4,4SN=,,q,,,\n1,5,6,4SN=,,both,,,\n1,7,8,4SN=,,,N:AX,,\n1,9,10,4SN=,,,,x,\n1,9,10,4SN=,,,,,+\n' >a.csv; oddtrick rank a.csv
Matchpoints, 8 pairs, 1 board

Rank  Pair  MP  Max      %  Boards
  1=  1      3    6  50.00       1
  1=  2      3    6  50.00       1
  1=  3      3    6  50.00       1
  1=  4      3    6  50.00       1
  1=  5      3    6  50.00       1
  1=  6      3    6  50.00       1
  1=  7      3    6  50.00       1
  1=  8      3    6  50.00       1

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> a.csv:2:12: warning: invalid card 'XX': expected the lead, like HK or S10
2>   1,1,2,4SN=,XX,,,,
2>              ^
2> a.csv:3:13: warning: invalid vulnerability 'q': expected none, ns, ew or both
2>   1,3,4,4SN=,,q,,,
2>               ^
2> a.csv:4:13: warning: 'both' differs from the vulnerability of this board in rows above: the first one is kept
2>   1,5,6,4SN=,,both,,,
2>               ^
2> a.csv:5:14: warning: invalid deal 'N:AX': expected hands like N:AKQ2.JT9.876.543 ...
2>   1,7,8,4SN=,,,N:AX,,
2>                ^
2> a.csv:6:16: left out: invalid round 'x': expected a number, 1 to 9999
2>   1,9,10,4SN=,,,,x,
2>                  ^
2> a.csv:7:17: left out: invalid group '+': expected letters and digits
2>   1,9,10,4SN=,,,,,+
2>                   ^
2> a.csv: 2 items were left out
[1]
$ cd $TMP; printf '#TITLE,A\n#WINNERS,3\nrow\n#SCORES\nPos,Name1\n1,Ann\n#TRAVELLERS\n1,2,4SN=\n#BOARD,x\n' >b.csv; oddtrick rank b.csv
2> b.csv:2:1: warning: expected one winner or two: #WINNERS,1 or #WINNERS,2
2>   #WINNERS,3
2>   ^
2> b.csv:3:1: warning: a row without a # line above it: left out
2>   row
2>   ^
2> b.csv:5:1: missing column for the pair numbers: expected a heading Pair
2>   Pos,Name1
2>   ^
2> b.csv:8:1: a row of a traveller without headings above it: expected NS, EW and so on
2>   1,2,4SN=
2>   ^
2> b.csv:9:1: missing board number: expected a line like #BOARD,7
2>   #BOARD,x
2>   ^
[2]
$ cd $TMP; printf '#TITLE,A\n#SCORES\nPos,Pair\n1,a b\n#TRAVELLERS\nNS,EW,Bid\n1,2,4SN=\n' >b.csv; oddtrick rank b.csv
2> b.csv:4:1: invalid pair 'a b': expected letters and digits
2>   1,a b
2>   ^
2> b.csv:7:1: missing board number
2>   1,2,4SN=
2>   ^
[2]
$ cd $TMP; printf 'board,ns team,ew team,contract\n1,Ash,Ash,4SN=\n' >a.csv; oddtrick rank a.csv
2> a.csv:2:1: '1' plays against itself: expected another contestant
2>   1,Ash,Ash,4SN=
2>   ^
[2]
# Neither a log nor any other table is taken for one
$ cd $TMP; printf 'board\t1\n1\t2\t4S N =\n' >log; oddtrick rank log | sed -n 3,5p; printf 'name,score\nAnn,3\n' >other; oddtrick convert --to event other -
Rank  Pair  MP  Max     %  Boards
  1=  1      0    0  0.00       1
  1=  2      0    0  0.00       1
2> oddtrick convert: other: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
[2]

# A table of a Bridgemate's database as mdb-export writes it: declarer's seat and number, sections by number, remarks, rows that are erased
$ cd $TMP; printf 'ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks,Erased\n1,1,1,1,1,1,3,1,"N","4 H","=","SA","",0\n2,1,1,1,1,1,3,1,"N","4 H","=","SA","Result erased",1\n3,1,1,1,1,1,3,1,"N","4 H","+1","S10","",0\n4,1,2,1,1,2,4,4,"","3 NT x","-2","","",0\n5,1,1,1,2,1,3,0,"","PASS","","","",0\n6,1,2,1,2,2,4,0,"","","","","60%%-40%%",0\n7,1,2,1,3,2,4,0,"","","","","Not played",0\n8,1,1,1,3,1,3,1,"S","1 NT","+2","D2","Wrong direction",0\n9,1,1,1,4,1,3,0,"","","","","Result erased",1\n' >received.csv; oddtrick convert --to event received.csv - 2>/dev/null | grep -v '^tag'
round 1
board 1
A1 A3 4H N = lead SA
A1 A3 4H N = lead SA
A1 A3 void
A1 A3 4H N +1 lead ST
A2 A4 3NTX E -2
board 2
A1 A3 pass
A2 A4 60%/40%
board 3
A2 A4 not played
A1 A3 1NT S +2 wrong direction lead D2
board 4
A1 A3 not played
A1 A3 void

# Names where numbers are expected; who declared before or behind the contract; points of a side
$ cd $TMP; printf 'Board,NS,EW,Result\n1,Ann Lee & Bo Park,Cy Dunn & Di Fox,4\xe2\x99\xa5+1 by N\n1,Ed Hall & Flo King,gus_77 & hal,4H by South -1\n2,Ann Lee & Bo Park,gus_77 & hal,N 4S =\n2,Ed Hall & Flo King,Cy Dunn & Di Fox,W3NTX-2\n3,Ann Lee & Bo Park,gus_77 & hal,NS 420\n3,Ed Hall & Flo King,Cy Dunn & Di Fox,EW +50\n' >names.csv; oddtrick convert --to event names.csv -
board 1
1 2 4H N +1
3 4 4H S -1
board 2
1 4 4S N =
3 2 3NTX W -2
board 3
1 4 score 420
3 2 score -50
pair 1 Ann Lee & Bo Park
pair 3 Ed Hall & Flo King
pair 2 Cy Dunn & Di Fox
pair 4 gus_77 & hal
$ cd $TMP; printf 'Board,NS,EW,Contract,Result\n1,1,2,4H by N,+1\n1,3,4,E 3NT*,-1\n2,1,4,57.5/42.5,\n' >by.csv; oddtrick convert --to event by.csv -
board 1
1 2 4H N +1
3 4 3NTX E -1
board 2
1 4 57.5%/42.5%

# A title and remarks above the headings; and a list that has no results
$ cd $TMP; printf 'Tuesday Pairs, 17 November;;;;\nDirector: Bo;;;;\n\nTables;2;;;\nBoard;NS;EW;Contract;By;Result\n1;1;2;4H;N;=\n' >above.csv; oddtrick convert --to event above.csv -
event Tuesday Pairs, 17 November
tag remark Director: Bo
board 1
1 2 4H N =
2> above.csv:4:1: warning: a line above the headings is left out
2>   Tables;2;;;
2>   ^
$ cd $TMP; printf 'Rank,Pair,Names,Score\n1,3,Ann & Bo,60.25\n' >ranks.csv; oddtrick rank ranks.csv
2> ranks.csv:1:1: missing column for the board number: expected headings like board, ns, ew, contract, by, result
2>   Rank,Pair,Names,Score
2>   ^
[2]

# Tables without headings: salliere's, and what Bridgemates export
$ cd $TMP; printf '1,1,2,4HX,N,10\n1,3,4,3NT-1,S\n2,1,4,PASS,,\n2,3,2,2S,W,8,,110,0,2\n' >bare.csv; oddtrick convert --to event bare.csv -
board 1
1 2 4HX N =
3 4 3NT S -1
board 2
1 4 pass
3 2 2S W =
said score -110 -
said mp 0 2
2> bare.csv:1:1: warning: no headings: read as board, ns, ew, contract, by, tricks, scores
2>   1,1,2,4HX,N,10
2>   ^
$ cd $TMP; printf '1;1;1;1;1;1;3;1;"N";"4 H";"=";"SA";""\n2;1;2;1;1;2;4;4;"E";"3 NT x";"-2";"";""\n' >bare.csv; oddtrick convert --to event bare.csv -
round 1
board 1
A1 A3 4H N = lead SA
tag table 1
tag csv:id 1
A2 A4 3NTX E -2
tag table 2
tag csv:id 2
2> bare.csv:1:1: warning: no headings: read as a list of results from Bridgemates
2>   1;1;1;1;1;1;3;1;"N";"4 H";"=";"SA";""
2>   ^

# Level, suit and doubles in cells of their own; doubles in words and signs
$ cd $TMP; printf 'Board,NS,EW,Level,Suit,Dbl,Declarer,+/-\n1,1,2,4,H,X,N,=\n2,1,2,3,NT,,S,-1\n3,1,2,Pass,,,,\n4,1,2,2,Spades,0,S,=\n5,1,2,5,\xe2\x99\xa6,2,W,-3\n' >parts.csv; oddtrick convert --to event parts.csv -
board 1
1 2 4HX N =
board 2
1 2 3NT S -1
board 3
1 2 pass
board 4
1 2 2S S =
board 5
1 2 5DXX W -3
$ cd $TMP; printf 'Board,NS,EW,Contract,X,By,Made/Down\n1,1,2,4H dbl,,N,+1\n2,1,2,4\xe2\x99\xa0\xc3\x97\xc3\x97,,E,-1\n3,1,2,1NT redoubled,,S,=\n4,1,2,2C,x,W,=\n' >doubles.csv; oddtrick convert --to event doubles.csv -
board 1
1 2 4HX N +1
board 2
1 2 4SXX E -1
board 3
1 2 1NTXX S =
board 4
1 2 2CX W =

# IMPs and no matchpoints
$ cd $TMP; printf 'board,ns,ew,contract,by,result,imps\n1,1,2,4H,N,+1,4.5\n1,3,4,4H,N,-1,-5.5\n' >imps.csv; oddtrick rank imps.csv | head -1
Cross-IMPs, 4 pairs, 1 board
2> imps.csv:1:1: warning: fractional IMPs and no matchpoints: scored by cross-IMPs
2>   board,ns,ew,contract,by,result,imps
2>   ^
$ cd $TMP; printf 'board,ns,ew,contract,by,result,ns imps,ew imps\n1,1,2,4H,N,+1,6,-6\n1,3,4,4H,N,-1,-6,6\n' >imps.csv; oddtrick rank imps.csv | head -1
Butler IMPs, 4 pairs, 1 board
2> imps.csv:1:1: warning: whole IMPs and no matchpoints: scored by Butler
2>   board,ns,ew,contract,by,result,ns imps,ew imps
2>   ^
# Teams with matchpoints are scored by board-a-match: a board won is 2, as published
$ cd $TMP; printf 'round,board,ns,ew,ns team,ew team,contract,declarer,tricks,ns mp,ew mp\n1,1,1,2,Ash,Elm,4S,N,10,2,0\n1,1,2,1,Elm,Ash,4S,N,9,0,2\n1,2,1,2,Ash,Elm,3NT,N,9,1,1\n1,2,2,1,Elm,Ash,3NT,N,9,1,2\n' >bam.csv; oddtrick audit bam.csv; oddtrick rank --format csv bam.csv 2>/dev/null
bam.csv:5: mp: round 1, board 2, 2 v 1, 3NT N =, East-West: the file says 2 mp, it should be 1 mp; with the stated value, team 1 stays 1st
bam.csv: 7 of 8 scores are right, with bam, bam 2
   without effect on these scores: unit 0.01, round away

1 finding in 1 of 1 file: 1 mp. 7 of 8 scores are right, of 4 results.
rank,tied,direction,section,id,names,players,strat,rank_b,rank_c,score,boards,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,1,Ash,,,,,3,2,1,1,,,,
2,false,,,2,Elm,,,,,1,2,0,1,,,,
2> bam.csv:1:1: warning: matchpoints of teams and no IMPs: scored by board-a-match
2>   round,board,ns,ew,ns team,ew team,contract,declarer,tricks,ns mp,ew mp
2>   ^

# The mark with which spreadsheets and some editors begin a file is no part of its first line
$ printf '\xef\xbb\xbfround,table,ns,ew,first,last\r\n1,1,1,2,1,2\r\n' | oddtrick movement prove - | grep '^No'
No faults.
$ printf '\xef\xbb\xbf0 10 10\r\n3 11 9\r\n' > $TMP/my.vp; oddtrick vp --scale $TMP/my.vp --boards 8 3
   +3 IMPs  11.00 - 9.00
$ printf '\xef\xbb\xbf4S N =\r\n3NT N -1\r\n' | oddtrick score -
4♠ N =     none vulnerable   N-S  +420
3NT N -1   none vulnerable   N-S   -50
$ printf '\xef\xbb\xbf4S N =\tboth\r\n4S N =\tnone\n' | oddtrick batch
4S N =	both	620
4S N =	none	420
