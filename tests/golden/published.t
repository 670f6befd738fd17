# Conventions of programs that publish results: a small file for each. All of their scores are right, by that convention:
# there is no finding, and audit says which it is.

$ cd tests/golden/files/published; oddtrick audit percent.pbn
percent.pbn: 65 of 65 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.0001
   without effect on these scores: round away, tie-break share
   matchpoints of lines are percentages
   to reproduce these scores, append to the event:
   set unit 0.0001
$ cd tests/golden/files/published; oddtrick audit ascherman.pbn
ascherman.pbn: 33 of 33 scores are right, with matchpoints 2-1-0, unit 0.0001
   without effect on these scores: neuberg on 4, expected auto, round away
   percentages of lines are percentages that follow Ascherman: each result is also compared with itself
   to reproduce these scores, append to the event:
   set unit 0.0001
$ cd tests/golden/files/published; oddtrick audit raw-lines.pbn
raw-lines.pbn: 65 of 65 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.0001
   without effect on these scores: round away, tie-break share
   scores of lines follow different settings than totals: neuberg off, unit 0.01
   to reproduce these scores, append to the event:
   set unit 0.0001
$ cd tests/golden/files/published; oddtrick audit prorated.pbn
prorated.pbn: 65 of 65 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.0001
   without effect on these scores: round away, tie-break share
   matchpoints of contestants are prorated to 3 boards
   to reproduce these scores, append to the event:
   set unit 0.0001
$ cd tests/golden/files/published; oddtrick audit sessions.pbn
sessions.pbn: 33 of 33 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.0001
   without effect on these scores: round away, tie-break share
   totals and ranks cover other boards than those in the file and were not compared: pair 4 has 12 boards there, and 2 in the file
   to reproduce these scores, append to the event:
   set unit 0.0001
$ cd tests/golden/files/published; oddtrick audit one-result.pbn
one-result.pbn: 3 of 3 scores are right, with matchpoints 2-1-0
   without effect on these scores: neuberg on 1, expected auto, unit 0.01, round away
   scores of lines are compared with a field that is not in the file
$ cd tests/golden/files/published; oddtrick audit half-handicap.xml
half-handicap.xml: 65 of 65 scores are right, with matchpoints 2-1-0, neuberg on 4, unit 0.01
   without effect on these scores: round away, tie-break share
   totals include half of the handicap
   to reproduce these scores, append to the event:
   handicap 1 3%
   handicap 2 6%
   handicap 3 9%
   handicap 5 4.5%
   handicap 6 2%
   handicap 7 7.5%
   handicap 8 5%

# Tags of a game beside its table: 40 numbers of rows, 6 of tags
$ cd tests/golden/files/published; oddtrick audit game-tags.pbn
game-tags.pbn: 46 of 46 scores are right, with matchpoints 2-1-0
   without effect on these scores: unit 0.01, round away
$ sed -e 's/ScoreMP "EW 6"/ScoreMP "EW 5"/' -e 's/ScorePercentage "NS 50"/ScorePercentage "NS 55.5"/' tests/golden/files/published/game-tags.pbn | oddtrick audit -q -
-:11: percent: board 1, 4♠ N =: North-South: the file says 55.5, it should be 50
-:27: mp: board 2, 2♥ E =: East-West: the file says 5, it should be 6

2 findings in 1 of 1 file: 1 mp, 1 percent. 44 of 46 scores are right, of 8 results.
[1]

# Some programs write the matchpoints of the other side with a minus
$ sed -e 's/ScoreMP "NS 3"/ScoreMP "EW -3"/' -e 's/ScoreMP "EW 6"/ScoreMP "NS -6"/' tests/golden/files/published/game-tags.pbn | oddtrick audit - | head -1
-: 46 of 46 scores are right, with matchpoints 2-1-0

# What audit finds can be taken over, and appended: both give the standings of the file
$ oddtrick rank --as-audited --format csv tests/golden/files/published/half-handicap.xml | cut -d, -f1,5,10,12
rank,id,score,percent
1,4,9.00,75.00
2,6,8.24,68.67
3,1,10.54,58.56
4,8,10.23,56.83
5,5,9.48,52.67
6,2,8.75,48.61
7,7,8.35,46.39
8,3,7.95,44.17
$ f=tests/golden/files/published/half-handicap.xml; { oddtrick convert --to event $f - 2>/dev/null; oddtrick audit $f | sed "1,/append/d"; } >$TMP/h.event; oddtrick rank --format csv $TMP/h.event | cmp - <(oddtrick rank --as-audited --format csv $f) && echo same
same

# One session of several: Magic Contest has what belongs to the file beside the totals
$ cd tests/golden/files/published; oddtrick audit magic-session.pbn; sed 's/ 9.00$/ 9.01/' magic-session.pbn | oddtrick audit -q -
magic-session.pbn: 49 of 49 scores are right, with matchpoints 2-1-0, neuberg on 4
   without effect on these scores: unit 0.01, round away
-:13: mp: pair 4: the file says 9.01 mp, it should be 9 mp; with the stated value, pair 4 stays 1st

1 finding in 1 of 1 file: 1 mp. 48 of 49 scores are right, of 11 results.
[1]

# A percentage is compared with all of its digits: a third is 33.33333, and not 33.33353
$ for percent in 33.33333 33.33353; do printf 'board,ns,ew,contract,declarer,result,ns percent\n1,1,5,4S,N,+1,100\n1,2,6,4S,N,=,66.66667\n1,3,7,4S,N,-1,%s\n1,4,8,4S,N,-2,0\n' $percent | oddtrick audit -q -; done
-:4: percent: board 1, 3 v 7, 4♠ N -1, North-South: the file says 33.3335%, it should be 33.3333%

1 finding in 1 of 1 file: 1 percent. 3 of 4 scores are right, of 4 results.
[1]

# Where a whole column follows no method that is known, that is one finding
$ { echo board,ns,ew,contract,declarer,result,ns mp; for b in 1 2 3; do for t in 1 2 3 4; do echo $b,$t,$((t+4)),4S,N,-$t,$((t*b+7)).3; done; done; } | oddtrick audit -
-:2: mp: matchpoints of lines: 12 of 12 differ from the values computed from the results: probably another method; the first: board 1, 1 v 5, 4♠ N -1, North-South: the file says 8.3 mp, it should be 6 mp
-: 0 of 12 scores are right, with matchpoints 2-1-0
   without effect on these scores: neuberg on 4, expected auto, unit 0.01, round away

1 finding in 1 of 1 file: 1 mp. 0 of 12 scores are right, of 12 results.
[1]

# A slip in the points of a line is one finding, whether the other scores of its board follow from it or not
$ for mp in '4 2 0 6' '2 4 0 6'; do set -- $mp; printf 'board,ns,ew,contract,declarer,result,score,ns mp\n1,1,5,4S,N,=,420,%s\n1,2,6,4S,N,-1,430,%s\n1,3,7,4S,N,-2,-100,%s\n1,4,8,4S,N,+1,450,%s\n' $1 $2 $3 $4 | oddtrick audit - | grep -v 'of which'; done
-:3: score: board 1, 2 v 6, 4♠ N -1: the file says 430, it should be -50; with the stated value, pair 1 from 3rd to 5th, 4 ranks change
-: 7 of 8 scores are right, with matchpoints 2-1-0
   without effect on these scores: unit 0.01, round away

1 finding in 1 of 1 file: 1 score. 7 of 8 scores are right, of 4 results.
-:3: score: board 1, 2 v 6, 4♠ N -1: the file says 430, it should be -50; with the stated value, pair 1 from 3rd to 5th, 4 ranks change
-: 7 of 8 scores are right, with matchpoints 2-1-0
   without effect on these scores: unit 0.01, round away
   2 other scores follow from wrong points

1 finding in 1 of 1 file: 1 score. 7 of 8 scores are right, of 4 results.

# Vulnerability that a file says is not known: points with either are right, others are not
$ for pts in 420 620 430; do printf '[Board "2"]\n[Vulnerable ""]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n[Score "NS %s"]\n' $pts | oddtrick audit -q - | head -1; done
-:6: score: board 2, 1 v 2, 4♠ N =: the file says 430, it should be 620; with the stated value, no rank changes
