# PBN: which games are results of which boards, and whose.

# Both games of a board say the open room, and others play: the second one is the closed room. One without a room, too
$ oddtrick convert --to event tests/golden/formats/rooms.pbn - | grep '^[b1-9l]'
board 1
lineup 1 NS Ann & Bo
lineup 2 EW Cy & Di
1 2 4S N =
lineup 2 NS Eve & Fay
lineup 1 EW Gus & Hal
2 1 4S N -1
board 2
1 2 4S N =
2 1 4S N -1
2> tests/golden/formats/rooms.pbn:20:8: warning: [Room "Open"]: others play in this room on the board above: read as the other room
2>   [Room "Open"]
2>          ^
# The same four again are the same table: the second result stands, and it is said
$ cd $TMP; printf '[Board "1"]\n[North "Ann"]\n[South "Bo"]\n[East "Cy"]\n[West "Di"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n\n[Board "1"]\n[North "Ann"]\n[South "Bo"]\n[East "Cy"]\n[West "Di"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "9"]\n' | oddtrick rank --format csv - | cut -d, -f1,5,6
rank,id,names
1,1,Ann & Bo
1,2,Cy & Di
2> stdin:10:2: warning: board 1: line 7 already has a result of this table: this one replaces it
2>   [Board "1"]
2>    ^
# The same number with other cards, or another vulnerability, is another board, and is not compared with the first
$ oddtrick convert --to event tests/golden/formats/deals.pbn - | grep '^[bdt1-9]'
board 1
deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876
1 2 4S N = lead HA
board 801
deal N:JT98.AKQ.5432.A2 AKQ2.JT9.876.543 543.432.AKQ.KQJT 76.8765.JT9.9876
3 4 4S N = lead SA
tag pbn:Board 1
board 1601 vul both
5 6 4S N =
tag pbn:Board 1
board 1
7 8 4S N = lead HK
2> tests/golden/formats/deals.pbn:15:2: warning: board 1 has different cards or vulnerability than above: numbered 801
2>   [Board "1"]
2>    ^
2> tests/golden/formats/deals.pbn:29:2: warning: board 1 has different cards or vulnerability than above: numbered 1601
2>   [Board "1"]
2>    ^
$ oddtrick audit tests/golden/formats/deals.pbn 2>/dev/null
tests/golden/formats/deals.pbn: the file has no scores to compare; 4 results
# The numbers of the file come out again
$ cd $TMP; oddtrick convert $OLDPWD/tests/golden/formats/deals.pbn deals.event 2>/dev/null; oddtrick convert --to pbn deals.event - 2>/dev/null | tr -d '\r' | grep '^.Board'
[Board "1"]
[Board "1"]
[Board "1"]
[Board "1"]
# Rows without a number are nobody that the totals have
$ printf '[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n1 2 4S N 10\n? ? 4S N 9\n? ? 4S N 8\n[TotalScoreTable "PairId;Names"]\n1 "Ann & Bo"\n2 "Cy & Di"\n3 "Eve & Fay"\n4 "Gus & Hal"\n' | oddtrick rank --format csv - | cut -d, -f1,5,6
rank,id,names
1,1,Ann & Bo
1,x6,
3,x3,
3,x4,
5,2,Cy & Di
5,x5,
# Players who are not known are nobody that another game has
$ printf '[Board "1"]\n[North "Ann"]\n[South "Bo"]\n[East "?"]\n[West "?"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n\n[Board "1"]\n[North "Cy"]\n[South "Di"]\n[East "?"]\n[West "?"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "9"]\n' | oddtrick rank --format csv - | cut -d, -f1,5,6
rank,id,names
1,1,Ann & Bo
1,4,
3,2,
3,3,Cy & Di
# Four players of one name are two pairs
$ printf '[Board "1"]\n[North "Bot"]\n[South "Bot"]\n[East "Bot"]\n[West "Bot"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n' | oddtrick convert --to event - -
pair 1 Bot & Bot
pair 2 Bot & Bot
board 1
1 2 4S N =
# The words of Scoring mean the same in any order
$ for s in 'IMP;Butler-2;Mean' 'Mean;Butler-2;IMP' 'Butler-2;Mean;IMP' 'IMP;Mean;Butler-2'; do printf '[Board "1"]\n[Scoring "%s"]\n[Contract "Pass"]\n' "$s" | oddtrick convert --to event - - | grep '^s' | tr '\n' ' '; done
scoring butler set datum trim1 scoring butler set datum trim1 scoring butler set datum trim1 scoring butler set datum trim1 
%
# A vulnerability that is not said is that of the points
$ printf '[Board "1"]\n[Vulnerable ""]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n[Score "NS 620"]\n' >$TMP/vul.pbn; oddtrick convert --to event $TMP/vul.pbn - | grep '^b'; cd $TMP; oddtrick audit vul.pbn
board 1 vul ns
vul.pbn: 1 of 1 scores are right, with matchpoints 2-1-0
   without effect on these scores: unit 0.01, round away
# One deal for both games of a board
$ printf '[Board "1"]\n[Deal "N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876"]\n[North "Ann"]\n[South "Bo"]\n[East "Cy"]\n[West "Di"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n\n[Board "1"]\n[Deal "#"]\n[North "Eve"]\n[South "Fay"]\n[East "Gus"]\n[West "Hal"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "9"]\n' | oddtrick convert --to event - - | grep '^[bd1-9]'
board 1
deal N:AKQ2.JT9.876.543 JT98.AKQ.5432.A2 543.432.AKQ.KQJT 76.8765.JT9.9876
1 2 4S N =
3 4 4S N -1
2> stdin:12:8: warning: [Deal "#"]: this tag has a value in each game: # is not allowed; accepted, and reported once
2>   [Deal "#"]
2>          ^
# Players who are not known are not those of the game before, for teams either
$ t() { printf '[Event "Cup"]\n[Board "%s"]\n[HomeTeam "Reds"]\n[VisitTeam "Blues"]\n[Room "Open"]\n[North "%s"]\n[South "%s"]\n[Contract "Pass"]\n\n' "$@"; }; { t 1 Ann Bo; t 2 '?' '?'; } >$TMP/unknown.pbn; cd $TMP; oddtrick convert unknown.pbn unknown.event; oddtrick convert --to pbn unknown.event - | tr -d '\r' | grep -e Board -e North -e South
[Board "1"]
[North "Ann"]
[South "Bo"]
[Board "2"]
[North "?"]
[South "?"]
# What PBN cannot say is listed
$ printf 'tag lin:xx y\ntag session Second\nboard 1\n1 2 pass\n' | oddtrick convert --to pbn - - | tr -d '\r' | grep Session
[Session "Second"]
2> stdout: not carried over: a tag

# Two winners of whom no number is in both directions: a tag says it
$ cd $TMP; printf 'winners 2\npair NS1 Ann & Bo\npair EW6 Ed & Flo\npair NS2 Cy & Di\npair EW7 Gus & Hal\nboard 1\n1 6 4S N =\n2 7 4S N -1\n' >two.event; oddtrick convert two.event two.pbn; grep Winners two.pbn | tr -d '\r'; oddtrick convert --to event two.pbn - | grep -e winners -e pair; oddtrick audit two.pbn | head -n 1
[Winners "2"]
winners 2
pair NS1 Ann & Bo
pair NS2 Cy & Di
pair EW7 Gus & Hal
pair EW6 Ed & Flo
two.pbn: 26 of 26 scores are right, with matchpoints 2-1-0
# A deal is passed out if the auction says so and no contract is stated; not if the auction has a bid or is not complete
$ printf '[Board "1"]\n[Declarer ""]\n[Contract ""]\n[Result ""]\n[Auction "N"]\nPass Pass Pass Pass\n\n[Board "2"]\n[Auction "E"]\nAP\n\n[Board "3"]\n[Auction "S"]\nPass Pass\n*\n\n[Board "4"]\n[Auction "W"]\nPass 1C AP\n' | oddtrick convert --to event - - | grep -E '^(board|1 2)'
board 1
1 2 pass
board 2
1 2 pass
board 3
board 4
