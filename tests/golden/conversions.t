# Every example through every format, and audited: what a file says of the scores, and what follows from its results. Differences
# are those that the list of what is lost explains.

# PBN
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/butler.event butler.pbn; oddtrick audit butler.pbn | grep -v '^   without effect'
butler.pbn: 431 of 431 scores are right, with butler, round away, average-imps 3, datum trim1, datum-unit 10, datum-round same
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/howell.event howell.pbn; oddtrick audit howell.pbn | grep -v '^   without effect'
howell.pbn: 560 of 560 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.01
2> howell.pbn: not carried over: that a pair is a phantom
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/individual.event individual.pbn; oddtrick audit individual.pbn | grep -v '^   without effect'
individual.pbn: 329 of 329 scores are right, with matchpoints 2-1-0
2> individual.pbn: not carried over: 66 rounds of results
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/monday.event monday.pbn; oddtrick audit monday.pbn | grep -v '^   without effect'
monday.pbn: 415 of 415 scores are right, with matchpoints 2-1-0
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/swiss.event swiss.pbn; oddtrick audit swiss.pbn | grep -v '^   without effect'
swiss.pbn: 960 of 960 scores are right, with imps
2> swiss.pbn: not carried over: a penalty
2> swiss.pbn: not carried over: 8 teams' players
2> swiss.pbn: not carried over: the scale of victory points
$ cd $TMP; oddtrick convert --to pbn $OLDPWD/examples/tuesday.event tuesday.pbn; oddtrick audit tuesday.pbn | grep -v '^   without effect'
tuesday.pbn:45: mp: N-S 9: the file says 241.28 mp, it should be 247.28 mp; with the stated value, N-S 9 stays 13th
tuesday.pbn:45: percent: N-S 9: the file says 38.67%, it should be 39.628%
tuesday.pbn:50: mp: E-W 13: the file says 334.98 mp, it should be 337.38 mp; with the stated value, E-W 13 stays 5th
tuesday.pbn:50: percent: E-W 13: the file says 53.68%, it should be 54.067%
tuesday.pbn: 1782 of 1786 scores are right, with matchpoints 2-1-0, neuberg on 13, unit 0.01

4 findings in 1 of 1 file: 2 mp, 2 percent. 1782 of 1786 scores are right, of 338 results.
2> tuesday.pbn: not carried over: 2 penalties
2> tuesday.pbn: not carried over: 10 strata of contestants

# USEBIO
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/butler.event butler.usebio; oddtrick audit butler.usebio | grep -v '^   without effect'
butler.usebio: 431 of 431 scores are right, with butler, round away, average-imps 3, datum trim1, datum-unit 10, datum-round same
   to reproduce these scores, append to the event:
   set datum trim1
2> butler.usebio: not carried over: a setting
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/howell.event howell.usebio; oddtrick audit howell.usebio | grep -v '^   without effect'
howell.usebio: 350 of 350 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.01
2> howell.usebio: not carried over: that a contestant is a phantom
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/individual.event individual.usebio; oddtrick audit individual.usebio | grep -v '^   without effect'
individual.usebio: 245 of 245 scores are right, with matchpoints 2-1-0, tie-break share
2> individual.usebio: not carried over: 66 rounds of results
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/monday.event monday.usebio; oddtrick audit monday.usebio | grep -v '^   without effect'
monday.usebio: 265 of 265 scores are right, with matchpoints 2-1-0
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/swiss.event swiss.usebio; oddtrick audit swiss.usebio | grep -v '^   without effect'
swiss.usebio: 1064 of 1064 scores are right, with imps, vp wbf
2> swiss.usebio: not carried over: the scale of victory points
2> swiss.usebio: not carried over: the reason and the round of a penalty, which becomes an adjustment
2> swiss.usebio:10:1: warning: the file does not name a scale of victory points: using wbf
2>   <MATCH_SCORING_METHOD>VPS</MATCH_SCORING_METHOD>
2>   ^
$ cd $TMP; oddtrick convert --to usebio $OLDPWD/examples/tuesday.event tuesday.usebio; oddtrick audit tuesday.usebio | grep -v '^   without effect' | tail -n 3
tuesday.usebio: 1112 of 1112 scores are right, with matchpoints 2-1-0, neuberg on 13, unit 0.01
2> tuesday.usebio: not carried over: 10 strata of contestants
2> tuesday.usebio: not carried over: 2 reasons and rounds of penalties, which become adjustments

# CSV
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/butler.event butler.csv; oddtrick audit butler.csv | grep -v '^   without effect'
butler.csv: 395 of 395 scores are right, with butler, round away, average-imps 3, datum trim1, datum-unit 10, datum-round same
   to reproduce these scores, append to the event:
   set datum trim1
2> butler.csv: not carried over: the title
2> butler.csv: not carried over: the date
2> butler.csv: not carried over: how it is scored
2> butler.csv: not carried over: a setting
2> butler.csv:1:1: warning: whole IMPs and no matchpoints: scored by Butler
2>   board,ns,ew,ns names,ew names,contract,declarer,result,tricks,lead,score,ns imps,ew imps
2>   ^
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/howell.event howell.csv; oddtrick audit howell.csv | grep -v '^   without effect'
howell.csv: 524 of 524 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.01
2> howell.csv: not carried over: the title
2> howell.csv: not carried over: the date
2> howell.csv: not carried over: that somebody is a phantom
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/individual.event individual.csv; oddtrick audit individual.csv | grep -v '^   without effect'
individual.csv: 329 of 329 scores are right, with matchpoints 2-1-0
2> individual.csv: not carried over: the title
2> individual.csv: not carried over: the date
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/monday.event monday.csv; oddtrick audit monday.csv | grep -v '^   without effect'
monday.csv: 375 of 375 scores are right, with matchpoints 2-1-0
2> monday.csv: not carried over: the title
2> monday.csv: not carried over: the date
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/swiss.event swiss.csv; oddtrick audit swiss.csv | grep -v '^   without effect'
swiss.csv: 960 of 960 scores are right, with imps
2> swiss.csv: not carried over: the title
2> swiss.csv: not carried over: the date
2> swiss.csv: not carried over: the scale of victory points
2> swiss.csv: not carried over: a penalty
$ cd $TMP; oddtrick convert --to csv $OLDPWD/examples/tuesday.event tuesday.csv; oddtrick audit tuesday.csv | grep -v '^   without effect'
tuesday.csv: 1682 of 1682 scores are right, with matchpoints 2-1-0, neuberg on 13, unit 0.01
2> tuesday.csv: not carried over: the title
2> tuesday.csv: not carried over: the date
2> tuesday.csv: not carried over: 10 strata
2> tuesday.csv: not carried over: 2 penalties

# JSON
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/butler.event butler.json; oddtrick audit butler.json | grep -v '^   without effect'
butler.json: 431 of 431 scores are right, with butler, round away, average-imps 3, datum trim1, datum-unit 10, datum-round same
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/howell.event howell.json; oddtrick audit howell.json | grep -v '^   without effect'
howell.json: 560 of 560 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.01
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/individual.event individual.json; oddtrick audit individual.json | grep -v '^   without effect'
individual.json: 377 of 377 scores are right, with matchpoints 2-1-0, tie-break share
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/monday.event monday.json; oddtrick audit monday.json | grep -v '^   without effect'
monday.json: 415 of 415 scores are right, with matchpoints 2-1-0
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/swiss.event swiss.json; oddtrick audit swiss.json | grep -v '^   without effect'
swiss.json: 1072 of 1072 scores are right, with imps, vp wbf
$ cd $TMP; oddtrick convert --to json $OLDPWD/examples/tuesday.event tuesday.json; oddtrick audit tuesday.json | grep -v '^   without effect'
tuesday.json: 1786 of 1786 scores are right, with matchpoints 2-1-0, neuberg on 13, unit 0.01

# Ids as long as they may be, of two winners: NS and EW stand before them where a file needs it
$ cd $TMP; printf 'winners 2\npair NSabcdefghijklmnop Ann & Bo\npair EWabcdefghijklmnop Cy & Di\nboard 1\nabcdefghijklmnop abcdefghijklmnop 4S N =\nb b 4S N -1\n' >long.event; oddtrick rank long.event >long; for f in pbn usebio csv json; do oddtrick convert --to $f long.event long.$f; oddtrick rank long.$f | cmp - long; done
$ cd $TMP; printf 'board,ns,ew,contract\n1,NSabcdefghijklmnop+5,2+3,pass\n' >plus.csv; oddtrick rank plus.csv
2> plus.csv:2:3: invalid id 'NSabcdefghijklmnop+5': expected letters and digits, at most 16
2>   1,NSabcdefghijklmnop+5,2+3,pass
2>     ^
[2]
# A name that is very long stands once in a table
$ cd $TMP; n=$(printf 'x%.0s' $(seq 300)); printf "pair 1 $n & Bo\npair 2 Cy & Di\nboard 1\n1 2 4S N =\n2 1 4S N =\nboard 2\n1 2 4S N -1\n" >names.event; oddtrick convert --to csv names.event - | sed "s/$n/LONG/" | cut -d, -f1-7
board,ns,ew,ns names,ew names,contract,declarer
1,1,2,LONG & Bo,Cy & Di,4S,N
1,2,1,Cy & Di,,4S,N
2,1,2,,Cy & Di,4S,N
$ cd $TMP; oddtrick convert --to csv names.event names.csv; oddtrick rank names.event >names; oddtrick rank names.csv | cmp - names

# A board of which there are only tags is carried over, too
$ cd $TMP; printf 'event Deals\nboard 3\ntag pbn:Deal N:?\nboard 4\ndeal N:AKQ2.JT9.876.543 - - -\n' >noted.event; for to in pbn json; do oddtrick convert -f noted.event noted.$to; oddtrick convert --to event noted.$to - 2>/dev/null | grep -v winners; done; oddtrick convert --to csv noted.event -
event Deals
scoring matchpoints
board 3
tag pbn:Deal N:?
board 4
deal W:- AKQ2.JT9.876.543 - -
event Deals
scoring matchpoints
board 3
tag pbn:Deal N:?
board 4
deal W:- AKQ2.JT9.876.543 - -
board,ns,ew,contract,deal
4,,,,W:- AKQ2.JT9.876.543 - -
2> stdout: not carried over: the title
2> stdout: not carried over: a tag

# Sessions, movements and IMP slips: all of them in JSON
$ for e in examples/*.event; do oddtrick convert $e $TMP/all.json --force; for c in rank 'boards --missing' 'movement prove'; do oddtrick $c $TMP/all.json 2>&1 | sed 's/all.json/x/' | cmp -s - <(oddtrick $c $e 2>&1) || { oddtrick $c $TMP/all.json 2>&1 | tail -n +4 | cmp -s - <(oddtrick $c $e 2>&1 | tail -n +4) || echo "$e: $c"; }; done; done
$ oddtrick convert examples/finals.event --to json - | grep -A4 plan
"plan":[
  "combine ebu apart",
  "session 1 Qualifying",
  "movement howell pairs 8 boards 14",
  "session 2 Final A",
# the movement of pairs in PBN and USEBIO
$ oddtrick convert examples/late.event $TMP/late.pbn; sed -n 1,4p $TMP/late.pbn; oddtrick boards --missing $TMP/late.pbn | sed -n 4p; oddtrick movement prove $TMP/late.pbn | sed -n 4p
% PBN 2.1
% EXPORT
%oddtrick movement mitchell share pairs 15 sets 3 phantom NS8
%oddtrick from round 3 movement mitchell share tables 8 sets 3
Nothing is missing.
No faults.
$ oddtrick convert examples/ten.event --to usebio $TMP/ten.xml; grep '?oddtrick' $TMP/ten.xml; oddtrick boards --missing $TMP/ten.xml | sed -n 4,6p
<?oddtrick movement howell pairs 10 boards 27?>
Round  Table  N-S  E-W  Missing
    3      3  6    1    14
    9      1  10   9    27
# and the number of winners, where the movement alone would say otherwise
$ printf '%s\n' 'scoring matchpoints' 'winners 2' 'movement own' 'row 1 1 NS1 EW1 1-1' 'row 1 2 NS2 EW2 2-2' 'row 2 1 NS1 EW2 3-3' 'row 2 2 NS2 EW1 4-4' 'board 1' '1 1 4S N =' 'board 2' '2 2 4S N -1' 'board 3' '1 2 pass' 'board 4' '2 1 1NT S +1' >$TMP/two.event; for x in pbn xml json; do oddtrick convert -f $TMP/two.event $TMP/two.$x; oddtrick rank $TMP/two.$x | cmp - <(oddtrick rank $TMP/two.event) && oddtrick boards --missing $TMP/two.$x | grep Nothing; done
Nothing is missing.
Nothing is missing.
Nothing is missing.
$ printf '%s\n' 'scoring matchpoints' 'winners 1' 'movement mitchell tables 3 boards 3' 'board 1' '1 4 4S N =' 'board 2' '2 5 4S N -1' >$TMP/one.event; for x in pbn xml json; do oddtrick convert -f $TMP/one.event $TMP/one.$x; oddtrick rank $TMP/one.$x | cmp - <(oddtrick rank $TMP/one.event) && oddtrick convert --to event $TMP/one.$x - | grep winners; done
winners 1
winners 1
winners 1
# What is written, read and written again is the same
$ again() { oddtrick convert -f $TMP/a.event $TMP/a.$1; oddtrick convert -f $TMP/a.$1 $TMP/b.event; oddtrick convert -f $TMP/b.event $TMP/b.$1; cmp $TMP/a.$1 $TMP/b.$1 && echo same; }; printf '%s\n' 'event Monday' 'scoring matchpoints' 'pair 1 Ann & Bo' 'pair 2 Cy & Di' 'board 1' '1 2 4S N =' >$TMP/a.event; again xml 2>/dev/null
same
# blanks around a title or an explanation
$ again() { oddtrick convert -f $TMP/a.event $TMP/a.$1; oddtrick convert -f $TMP/a.$1 $TMP/b.event; oddtrick convert -f $TMP/b.event $TMP/b.$1; cmp $TMP/a.$1 $TMP/b.$1 && echo same; }; printf '[Event "Monday "]\n[Board "1"]\n[Dealer "N"]\n[Deal "N:AQ32.K.AQ5.87652 KJ4.AJT6.JT4.KT9 T8.98742.8763.43 9765.Q53.K92.AQJ"]\n[Declarer "E"]\n[Contract "1NT"]\n[Result "7"]\n[Auction "N"]\nPass 1NT =1= AP\n[Note "1: 12-14 "]\n' >$TMP/blanks.pbn; oddtrick convert -f $TMP/blanks.pbn $TMP/a.event; again lin 2>/dev/null
same
# a tag without a value
$ again() { oddtrick convert -f $TMP/a.event $TMP/a.$1; oddtrick convert -f $TMP/a.$1 $TMP/b.event; oddtrick convert -f $TMP/b.event $TMP/b.$1; cmp $TMP/a.$1 $TMP/b.$1 && echo same; }; printf '%s\n' 'scoring matchpoints' 'board 1' '1 2 4S N =' 'tag pbn:Room' >$TMP/a.event; again csv 2>/dev/null
same
# games of a PBN file with other titles
$ printf '[Event "First"]\n[Board "1"]\n[Contract "Pass"]\n\n[Event "Second"]\n[Board "2"]\n[Contract "Pass"]\n' >$TMP/titles.pbn; oddtrick convert -f $TMP/titles.pbn $TMP/titles.event; oddtrick convert --to pbn $TMP/titles.event - | grep -E '^.(Event|Board)' | tr -d '\r'
[Event "First"]
[Board "1"]
[Event "Second"]
[Board "2"]
# players of an individual who had one partner only
$ printf '%s\n' 'scoring matchpoints' 'player 1 Ann' 'player 2 Bo' 'player 3 Cy' 'player 4 Di' 'board 1' '1+2 3+4 4S N =' >$TMP/players.event; oddtrick convert -f $TMP/players.event $TMP/players.pbn; oddtrick convert --to event $TMP/players.pbn - | grep -E '^player|^[0-9]' | sort
1+2 3+4 4S N =
player 1 Ann
player 2 Bo
player 3 Cy
player 4 Di
# the columns of a play without a result: North ruffs, and leads to the second trick
$ for c in '[Declarer "N"]\n[Contract "4S"]\n' '[Auction "N"]\n4S AP\n'; do printf '[Board "1"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n'"$c"'[Play "E"]\nH2 D2 C2 S2\nH3 D3 C3 S3\n*\n' >$TMP/ruff.pbn; oddtrick convert -f $TMP/ruff.pbn $TMP/ruff.event; grep cards $TMP/ruff.event; oddtrick convert --to pbn $TMP/ruff.event - | tr -d '\r' | tail -n 3; done
cards E H2 D2 C2 S2 S3 H3 D3 C3
H2 D2 C2 S2
H3 D3 C3 S3
*
cards E H2 D2 C2 S2 S3 H3 D3 C3
H2 D2 C2 S2
H3 D3 C3 S3
*
# IMP slips
$ grep -v '^bye\|^vp' examples/slips.event >$TMP/slips.event; cd $TMP; for f in slips.pbn slips.xml; do oddtrick convert $( [ $f = slips.xml ] && echo --to usebio ) slips.event $f; oddtrick rank $f 2>/dev/null | grep -A3 '^Rank'; done
Rank  Team  Name   IMPs  Won  Lost  Won  Of
  1   6     Hazel    61   61     0  3.5   4
  2   5     Fir      59   84    25  3.5   5
  3   7     Larch    51   68    17    2   4
Rank  Team  Name   IMPs  Won  Lost  Won  Of
  1   6     Hazel    61   61     0  3.5   4
  2   5     Fir      59   84    25  3.5   5
  3   7     Larch    51   68    17    2   4
$ cd $TMP; oddtrick convert $OLDPWD/examples/cup.event cup.pbn; oddtrick convert $OLDPWD/examples/finals.event finals.pbn
2> cup.pbn: not carried over: the movement
2> cup.pbn: not carried over: 8 numbers of boards that IMP slips are for
2> finals.pbn: not carried over: the sessions: a board number that is repeated in another session is one board
2> finals.pbn: not carried over: 3 movements
# a plan that is none, or has a fault
$ echo '{"event":"x","scoring":"matchpoints","plan":["movement howell","row 1","dance"],"boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"4S N ="}]}]}' | oddtrick rank - | sed -n 4,5p
Rank  Pair  MP  Max     %  Boards
  1=  1      0    0  0.00       1
2> stdin: warning: the movement of the file is left out: how many tables or pairs does the howell have?
2> stdin:1:64: warning: expected a line of a log about a session or a movement: "movement howell pairs 10"
2>   {"event":"x","scoring":"matchpoints","plan":["movement howell","row 1","dance"],"boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"4S N ="}]}]}
2>                                                                  ^
2> stdin:1:72: warning: expected a line of a log about a session or a movement: "movement howell pairs 10"
2>   {"event":"x","scoring":"matchpoints","plan":["movement howell","row 1","dance"],"boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"4S N ="}]}]}
2>                                                                          ^
$ echo '{"event":"x","scoring":"matchpoints","plan":["movement own","row 1 1 1 2 1-2","row 1 2 1 3 1-2"],"boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"4S N ="}]}]}' | oddtrick convert - --to event -
event x
scoring matchpoints
board 1
1 2 4S N =
2> stdin: warning: the movement of the file is left out: round 1, table 2: pair 1 is in two places
