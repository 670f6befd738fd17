# USEBIO: what a file published stays as it is, and what comes back is what was there.

# Nothing is lost that is not listed, by a checker of its own
$ python3 tests/model/usebio_trip.py oddtrick 25
25 files, 0 of them lose something that is not listed

# Scores that a file states are kept, right or wrong; --recompute lists what it changes
$ cd $TMP; printf '<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS><SCORE>430</SCORE><NS_MATCH_POINTS>77</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS></TRAVELLER_LINE>\n<TRAVELLER_LINE><NS_PAIR_NUMBER>3</NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>9</TRICKS><SCORE>-50</SCORE><NS_MATCH_POINTS>0</NS_MATCH_POINTS><EW_MATCH_POINTS>2</EW_MATCH_POINTS></TRAVELLER_LINE>\n</BOARD></EVENT></USEBIO>\n' >a.xml; oddtrick convert a.xml b.xml; grep -E 'SCORE|POINTS' b.xml
<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
<SCORE>430</SCORE>
<NS_MATCH_POINTS>77</NS_MATCH_POINTS>
<EW_MATCH_POINTS>0</EW_MATCH_POINTS>
<SCORE>-50</SCORE>
<NS_MATCH_POINTS>0</NS_MATCH_POINTS>
<EW_MATCH_POINTS>2</EW_MATCH_POINTS>
$ cd $TMP; oddtrick convert --recompute a.xml c.xml; grep -E 'SCORE>|POINTS' c.xml
<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>
<TOTAL_SCORE>2</TOTAL_SCORE>
<TOTAL_SCORE>0</TOTAL_SCORE>
<TOTAL_SCORE>0</TOTAL_SCORE>
<TOTAL_SCORE>2</TOTAL_SCORE>
<SCORE>420</SCORE>
<NS_MATCH_POINTS>2</NS_MATCH_POINTS>
<EW_MATCH_POINTS>0</EW_MATCH_POINTS>
<SCORE>-50</SCORE>
<NS_MATCH_POINTS>0</NS_MATCH_POINTS>
<EW_MATCH_POINTS>2</EW_MATCH_POINTS>
2> c.xml: recomputed: board 1, 1 v 2: points 430, now 420
2> c.xml: recomputed: board 1, 1 v 2: North-South's matchpoints 77, now 2
# The event computes anew, and lists it too
$ cd $TMP; oddtrick convert a.xml a.event; oddtrick convert a.event d.xml; cmp c.xml d.xml
2> d.xml: recomputed: board 1, 1 v 2: points 430, now 420
2> d.xml: recomputed: board 1, 1 v 2: North-South's matchpoints 77, now 2
# Other formats have what the file states
$ cd $TMP; oddtrick convert --to csv a.xml - | tail -n 2
1,1,2,4S,N,=,10,430,77,0
1,3,4,4S,N,-1,9,-50,0,2

# A pair that sits out has a line without opponents
$ cd $TMP; printf '<USEBIO Version="1.2"><EVENT EVENT_TYPE="PAIRS"><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE><NS_PAIR_NUMBER>1</NS_PAIR_NUMBER><EW_PAIR_NUMBER>2</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT><PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>\n<TRAVELLER_LINE><NS_PAIR_NUMBER></NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><CONTRACT></CONTRACT><SCORE></SCORE></TRAVELLER_LINE>\n<TRAVELLER_LINE><NS_PAIR_NUMBER></NS_PAIR_NUMBER><EW_PAIR_NUMBER></EW_PAIR_NUMBER></TRAVELLER_LINE>\n</BOARD></EVENT></USEBIO>\n' >sits.xml; oddtrick convert --to event sits.xml -
scoring matchpoints
board 1
1 2 4S N =
2> sits.xml:3:1: warning: a line without a result for a pair that sits out: ignored, here and below
2>   <TRAVELLER_LINE><NS_PAIR_NUMBER></NS_PAIR_NUMBER><EW_PAIR_NUMBER>4</EW_PAIR_NUMBER><CONTRACT></CONTRACT><SCORE></SCORE></TRAVELLER_LINE>
2>   ^

# Rulings, wrong directions and line-ups come back
$ cd $TMP; printf 'scoring matchpoints\nboard 1\n1 2 4S N =\n3 4 weighted 60%% 4S N = 40%% 4S N -1\n5 6 4S N -1\nboard 2\n1 4 3NT N = wrong direction\n3 6 62.5%%/37.5%%\n5 2 ave+/ave-\n' >r.event; oddtrick convert r.event r.xml; grep -E '>A|oddtrick' r.xml; oddtrick audit r.xml | head -n 1; oddtrick convert --to event r.xml - | grep -E '^board|^[1-6] [1-6]'
<SCORE>A5545</SCORE>
<?oddtrick weighted 60% 4S N = 40% 4S N -1?>
<?oddtrick 3NT N = wrong direction?>
<SCORE>A6337</SCORE>
<?oddtrick 62.5%/37.5%?>
<SCORE>A6040</SCORE>
<?oddtrick ave+/ave-?>
r.xml: 39 of 39 scores are right, with matchpoints 2-1-0, own-average on
board 1
1 2 4S N =
3 4 weighted 60% 4S N = 40% 4S N -1
5 6 4S N -1
board 2
1 4 3NT N = wrong direction
3 6 62.5%/37.5%
5 2 ave+/ave-
$ cd $TMP; printf 'team 1 Ash: Ann, Bo, Cy, Di\nteam 2 Elm: Ed, Flo, Gus, Hal\nround 1\nlineup 1 NS Ann & Bo\nlineup 2 EW Ed & Flo\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' >t.event; oddtrick convert t.event t.xml; grep oddtrick t.xml; oddtrick convert --to event t.xml - | grep lineup
<?oddtrick lineup 1 NS Ann & Bo?>
<?oddtrick lineup 2 EW Ed & Flo?>
lineup 1 NS Ann & Bo
lineup 2 EW Ed & Flo

# Cross-IMPs of lines and averages of boards beside matchpoints: kept, and audited. 420, 450 and -50 are 1, 10 and 11 IMPs apart
$ oddtrick audit tests/golden/formats/usebio_cross.xml | head -n 1
tests/golden/formats/usebio_cross.xml: 16 of 16 scores are right, with matchpoints 2-1-0
$ cd $TMP; sed -e 's/>4.50</>5.50</' -e 's/AGE>270</AGE>370</' $OLDPWD/tests/golden/formats/usebio_cross.xml >wrong.xml; oddtrick audit --ascii wrong.xml | grep says
wrong.xml:7: imps: board 1, 1 v 2, 4S N =, NS_CROSS_IMP_POINTS: the file says 5.5, it is 4.5
wrong.xml:12: score: board 1, BOARD_AVERAGE: the file says 370, it is 273.3333
$ cd $TMP; oddtrick convert $OLDPWD/tests/golden/formats/usebio_cross.xml cross.xml; oddtrick convert cross.xml cross.event; oddtrick convert cross.event again.xml; for f in cross again; do grep -cE 'CROSS_IMP_POINTS|BOARD_AVERAGE' $f.xml; done
7
7
# Of teams, also of their pairs, and what they won: a win is 1, a draw 0.5
$ oddtrick audit tests/golden/formats/usebio_team_pairs.xml | head -n 1
tests/golden/formats/usebio_team_pairs.xml: 18 of 18 scores are right, with imps
$ cd $TMP; sed -e 's/DRAWS>1.5</DRAWS>2</' -e 's/PAIR_IMPS>11</PAIR_IMPS>12</' -e 's/>10<.NS_CROSS/>9<\/NS_CROSS/' $OLDPWD/tests/golden/formats/usebio_team_pairs.xml >wrong.xml; oddtrick audit --ascii wrong.xml | grep says
wrong.xml:6: score: team 1, WINS_OR_DRAWS: the file says 2, it is 1.5
wrong.xml:7: imps: team 1, PAIR/PAIR_IMPS: the file says 12, it is 11
wrong.xml:15: imps: round 1, board 1, 1 v 2, 4S N =, NS_CROSS_IMP_POINTS: the file says 9, it is 10
$ cd $TMP; oddtrick convert $OLDPWD/tests/golden/formats/usebio_team_pairs.xml pairs.xml; oddtrick convert pairs.xml pairs.event; oddtrick convert pairs.event again2.xml; for f in $OLDPWD/tests/golden/formats/usebio_team_pairs pairs again2; do grep -oE '<(WINS_OR_DRAWS|PAIR_NUMBER|PAIR_IMPS|NS_PAIR_NUMBER|EW_CROSS_IMP_POINTS)>[^<]*' $f.xml | sort | cksum; done | uniq | wc -l
1
# TEAM_POINTS is defined nowhere: matches (here a win 2, a draw 1), IMPs won, their net, if most teams have that. Team 1 wins 10 IMPs
# and draws, 2 loses 10 and wins 5, 3 wins 1 and draws, 4 loses 1 and 5
$ oddtrick audit tests/golden/formats/usebio_team_points.xml
tests/golden/formats/usebio_team_points.xml: 4 of 4 scores are right, with imps
$ points() { sed -E "/Ash/s/>[0-9]+</>$1</; /Elm/s/>[0-9]+</>$2</; /Fir/s/>[0-9]+</>$3</; /Oak/s/>[0-9]+</>$4</" tests/golden/formats/usebio_team_points.xml | oddtrick audit --ascii -; }; points 10 5 1 0; points 10 -5 1 -6; points 1.5 1 1.5 0; points 3 2 3 1 | head -n 1; points 10 2 77 5
-: 4 of 4 scores are right, with imps
-: 4 of 4 scores are right, with imps
-: 4 of 4 scores are right, with imps
-:9: score: team 4, TEAM_POINTS: the file says 1, it is 0
-: the file has no scores to compare; 8 results
   TEAM_POINTS follow no known method and were not compared
# Numbers that follow no known method are one remark
$ cd $TMP; sed -E 's/(NS|EW)_CROSS_IMP_POINTS>[-0-9.]+</\1_CROSS_IMP_POINTS>77</' $OLDPWD/tests/golden/formats/usebio_cross.xml | sed -E 's/EW_CROSS_IMP_POINTS>[-0-9.]+</EW_CROSS_IMP_POINTS>77</' >other.xml; oddtrick audit other.xml | tail -n +2
   without effect on these scores: unit 0.01, round away
   NS_CROSS_IMP_POINTS and EW_CROSS_IMP_POINTS follow no known method and were not compared
