# oddtrick audit: what is wrong in somebody's results. What is found is in tests/unit/event/test_audit.c.

$ printf 'event A\nscoring matchpoints\npair 1 A & B\npair 2 C & D\npair 3 E & F\npair 4 G & H\ntotal 1 rank 1\ntotal 3 rank 2\nboard 1\n1 2 4S N =\nsaid score 420\nsaid mp 2 0\n3 4 4S N -1\nsaid score -50\nsaid mp 1 2\nboard 2\n1 2 3NT W +1\nsaid score -630\n3 4 2S W =\nsaid score -110\n' >$TMP/a.event; cd $TMP; oddtrick audit a.event
a.event:8: rank: pair 3: the file says 2nd, it should be 1st
a.event:15: mp: board 1, 3 v 4, 4♠ N -1, North-South: the file says 1 mp, it should be 0 mp; with the stated value, pair 3 stays 1st
a.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
a.event: 7 of 10 scores are right, with matchpoints 2-1-0
   without effect on these scores: unit 0.01, round away, tie-break share

3 findings in 1 of 1 file: 1 score, 1 mp, 1 rank. 7 of 10 scores are right, of 4 results.
[1]
$ cd $TMP; oddtrick audit --format json a.event
{"files":[
 {"file":"a.event","format":"event","results":4,"values":10,"right":7,"scoring":"matchpoints 2-1-0","expected":2,"settings":{},"undetermined":{"unit":"0.01","round":"away","tie-break":"share"},"remarks":[],"append":[],"findings":[
   {"kind":"rank","line":8,"board":0,"round":0,"message":"pair 3: the file says 2nd, it should be 1st","effect":""},
   {"kind":"mp","line":15,"board":1,"round":0,"message":"board 1, 3 v 4, 4♠ N -1, North-South: the file says 1 mp, it should be 0 mp","effect":"with the stated value, pair 3 stays 1st"},
   {"kind":"score","line":18,"board":2,"round":0,"message":"board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430","effect":"with the stated value, no rank changes"}]}],
 "summary":{"files":1,"unread":0,"results":4,"values":10,"right":7,"findings":3,"kinds":{"score":1,"mp":1,"rank":1}}}
[1]
# Several files, each in its place
$ cd $TMP; for i in 1 2 3 4 5 6 7; do cp a.event $i.event; done; echo 'bored 1' >3.event; oddtrick audit -q --ascii ?.event | grep -v ': mp' ; oddtrick audit --format json ?.event 2>/dev/null | grep -c '"file":'
1.event:8: rank: pair 3: the file says 2nd, it should be 1st
1.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
2.event:8: rank: pair 3: the file says 2nd, it should be 1st
2.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
4.event:8: rank: pair 3: the file says 2nd, it should be 1st
4.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
5.event:8: rank: pair 3: the file says 2nd, it should be 1st
5.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
6.event:8: rank: pair 3: the file says 2nd, it should be 1st
6.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
7.event:8: rank: pair 3: the file says 2nd, it should be 1st
7.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes
a.event:8: rank: pair 3: the file says 2nd, it should be 1st
a.event:18: score: board 2, 1 v 2, 3NT W +1: the file says -630, it should be -430; with the stated value, no rank changes

21 findings in 7 of 8 files: 7 score, 7 mp, 7 rank. 49 of 70 scores are right, of 28 results; 1 file could not be read.
7
2> 3.event:1:1: unknown keyword 'bored': did you mean board?
2>   bored 1
2>   ^
$ cd $TMP; oddtrick audit --format json none.event a.event 2>/dev/null | head -2 | cut -c1-20
{"files":[
 {"file":"a.event","
$ cd $TMP; oddtrick audit none.event a.event 2>&1 >/dev/null; oddtrick audit --quiet $OLDPWD/examples/tuesday.event; echo $?
oddtrick audit: cannot read none.event: No such file or directory
0
$ oddtrick audit
2> oddtrick audit: expected one or more files: oddtrick audit club.pbn results.xml
[2]

# What a file states of tricks and par: par against its own table, and both against double dummy where that is asked for
$ printf '[Event "Club"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653"]\n[OptimumScore "NS 110"]\n[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n' >$TMP/s.pbn; for row in N.6.10.8.5.4 E.5.5.3.8.8 S.6.10.8.5.4 W.4.5.3.8.8; do set -- ${row//./ }; printf "$1 %s\n" "NT $2" "S $3" "H $4" "D $5" "C $6"; done >>$TMP/s.pbn; printf '\n[Event "Club"]\n[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal "N:AKQ2.JT9.876.543 - - -"]\n[OptimumScore "EW 90"]\n' >>$TMP/s.pbn; cd $TMP; oddtrick audit s.pbn
s.pbn:6: par: board 1, par: the file says N-S +110, but by its own tricks it should be N-S +420
s.pbn: the file has no scores to compare; 0 results

1 finding in 1 of 1 file: 1 par. 0 of 0 scores are right, of 0 results.
[1]
# The tables of other programs: Ability and Minimax; both of PBN's table and DoubleDummyTricks; columns that mean something else
$ cd $TMP; d='[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:KJ93.963.J97.AKQ A4.Q.AQT653.9742 862.AK7542.842.T QT75.JT8.K.J8653"]\n'; printf "$d"'[Ability "N:6A854 E:55388 S:6A854 W:45388"]\n[Minimax "2SS110"]\n' >a.pbn; printf "$d"'[DoubleDummyTricks "6A8546A8545538845388"]\n[OptimumResultTable "Declarer;Denomination;Result"]\nN NT 6\nN S 10\n' >b.pbn; printf "$d"'[OptimumResultTable "Declarer Suit Tricks"]\nN S 0\n' >c.pbn; for f in a b c; do oddtrick audit $f.pbn; oddtrick audit --par --no-cache $f.pbn; done
a.pbn:6: par: board 1, par: the file says N-S +110, but by its own tricks it should be N-S +420
a.pbn: the file has no scores to compare; 0 results

1 finding in 1 of 1 file: 1 par. 0 of 0 scores are right, of 0 results.
a.pbn:5: par: board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7
a.pbn:6: par: board 1, par: the file says N-S +110, double dummy says N-S +100
a.pbn: the file has no scores to compare; 0 results

2 findings in 1 of 1 file: 2 par. 0 of 0 scores are right, of 0 results.
b.pbn: the file has no scores to compare; 0 results
b.pbn:5: par: board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7
b.pbn: the file has no scores to compare; 0 results

1 finding in 1 of 1 file: 1 par. 0 of 0 scores are right, of 0 results.
c.pbn: the file has no scores to compare; 0 results
c.pbn: the file has no scores to compare; 0 results
$ cd $TMP; oddtrick audit -q --par --no-cache s.pbn s.pbn
s.pbn:6: par: board 1, par: the file says N-S +110, double dummy says N-S +100
s.pbn:7: par: board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7
s.pbn:6: par: board 1, par: the file says N-S +110, double dummy says N-S +100
s.pbn:7: par: board 1, tricks: the file says NT E 5, ♠ N-S 10; double dummy says NT E 4, ♠ N-S 7

4 findings in 2 of 2 files: 4 par. 0 of 0 scores are right, of 0 results.
[1]
$ oddtrick audit --par --no-cache --ascii --format json $TMP/s.pbn | grep '"kind"'
   {"kind":"par","line":6,"board":1,"round":0,"message":"board 1, par: the file says N-S +110, double dummy says N-S +100","effect":""},
   {"kind":"par","line":7,"board":1,"round":0,"message":"board 1, tricks: the file says NT E 5, S N-S 10; double dummy says NT E 4, S N-S 7","effect":""}]}],
$ sed 's/NS 110/NS 420/' $TMP/s.pbn | oddtrick audit -
-: the file has no scores to compare; 0 results

# IMPs without a sign, as some archives have them: a remark, and one that is wrong is found
$ cd $TMP; (echo 'scoring imps'; echo 'team 1 Ash'; echo 'team 2 Elm'; for i in 1 2 3 4 5 6; do printf 'board %d\n1 2 4S N -1\n2 1 4S N =\n' $i; done) >unsigned.event; oddtrick convert unsigned.event unsigned.pbn; sed -i -E 's/(ScoreIMP "NS) -?([0-9]+)[^"]*/\1 \2/' unsigned.pbn; grep -c 'ScoreIMP.*-' unsigned.pbn; oddtrick audit unsigned.pbn | grep -e sign -e findings
0
unsigned.pbn: 24 of 24 scores are right, with imps
   IMPs of lines have no sign: they do not say who won them
$ cd $TMP; sed -i '0,/ScoreIMP "NS [0-9]*"/s//ScoreIMP "NS 7"/' unsigned.pbn; oddtrick audit --ascii unsigned.pbn | grep says
unsigned.pbn:21: imps: board 1, 1 v 2, 4S N -1, North-South: the file says 7 IMPs, it should be 10 IMPs; with the stated value, team 1 stays 2nd
