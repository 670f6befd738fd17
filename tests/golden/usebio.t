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
2> sits.xml:3:1: warning: a line without both pairs and without a result is a pair that sits out: it is passed over, here and below
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
