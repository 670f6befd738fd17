# oddtrick whatif: what a line or a ruling would change.

# Two tables, a top of 2, all by hand: 1 goes from 0 to 2, and 3 from 2 to 0
$ printf 'event Four\npair 1 Ann Lee & Bo Park\npair 2 Cy Dunn & Di Eck\npair 3 Eva Ash & Finn Birch\npair 4 Gus Cole & Hal Drake\nboard 1\n1 2 4S N =\n3 4 4S N +1\n' > $TMP/four.event; oddtrick whatif $TMP/four.event 'board 1: 1 2 6S N ='
Four
Matchpoints, 4 pairs, 1 board

What if board 1: 1 2 6S N =
  4 ranks change; the winner changes.

  Board 1
                                N-S MP     E-W MP
  N-S  E-W  Result   Instead  now  then  now  then
  1    2    4♠ N =   6♠ N =     0     2    2     0
  3    4    4♠ N +1             2     0    0     2

                                 Rank           %
  Pair  Names                 now  then     now    then     Gain
  1     Ann Lee & Bo Park      3=    1=    0.00  100.00  +100.00
  4     Gus Cole & Hal Drake   3=    1=    0.00  100.00  +100.00
  2     Cy Dunn & Di Eck       1=    3=  100.00    0.00  -100.00
  3     Eva Ash & Finn Birch   1=    3=  100.00    0.00  -100.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# A weighted score: 40 % of 2 and 60 % of 0 are 0.8
$ oddtrick whatif $TMP/four.event 'board 1: 1 2 weighted 40% 6S N = 60% 4S N ='
Four
Matchpoints, 4 pairs, 1 board

What if board 1: 1 2 weighted 40% 6S N = 60% 4S N =
  No rank changes; the winner stays.

  Board 1
                                   N-S MP     E-W MP
  N-S  E-W  Result   Instead     now  then  now  then
  1    2    4♠ N =   40% 6♠ N =  0.0   0.8  2.0   1.2
                     60% 4♠ N =
  3    4    4♠ N +1              2.0   1.2  0.0   0.8

                                 Rank          %
  Pair  Names                 now  then     now   then    Gain
  2     Cy Dunn & Di Eck       1=        100.00  60.00  -40.00
  3     Eva Ash & Finn Birch   1=        100.00  60.00  -40.00
  1     Ann Lee & Bo Park      3=          0.00  40.00  +40.00
  4     Gus Cole & Hal Drake   3=          0.00  40.00  +40.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# Nothing changes
$ oddtrick whatif $TMP/four.event 'board 1: 1 2 4S S =' 'event Another'
Four
Matchpoints, 4 pairs, 1 board

All candidates

No candidate changes a rank.

Candidate 1: board 1: 1 2 4S S =
  Nothing changes in the standings.

  Board 1
                               N-S MP     E-W MP
  N-S  E-W  Result  Instead  now  then  now  then
  1    2    4♠ N =  4♠ S =     0     0    2     2

Candidate 2: event Another
  Nothing changes in the standings.

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# From standard input; several facts in one candidate; and a line that corrects nothing
$ oddtrick whatif - 'board 1: 1 2 pass; penalty 3 25% late # not; here' 'board 1: 5 6 4S N +2' < $TMP/four.event
Four
Matchpoints, 4 pairs, 1 board

All candidates
                                 Now      Candidate 1  Candidate 2
Pair  Names                 Rank       %  Rank      %  Rank      %
3     Eva Ash & Finn Birch    1=  100.00    2   75.00    3=  50.00
1     Ann Lee & Bo Park       3=    0.00    3=   0.00    5=   0.00

Candidate 1: board 1: 1 2 pass; penalty 3 25% late # not; here
  1 rank changes; the winner changes.

  Board 1
                               N-S MP     E-W MP
  N-S  E-W  Result  Instead  now  then  now  then
  1    2    4♠ N =  pass       0     0    2     2

                                 Rank           %
  Pair  Names                 now  then     now    then    Gain
  3     Eva Ash & Finn Birch   1=    2   100.00   75.00  -25.00
  2     Cy Dunn & Di Eck       1=    1   100.00  100.00    0.00

Candidate 2: board 1: 5 6 4S N +2
  4 ranks change; the winner changes. It corrects nothing: 5 v 6 had no line on board 1.

  Board 1
                                N-S MP     E-W MP
  N-S  E-W  Result   Instead  now  then  now  then
  5    6             4♠ N +2          4          0
  1    2    4♠ N =              0     0    2     4
  3    4    4♠ N +1             2     2    0     2

                                 Rank           %
  Pair  Names                 now  then     now    then    Gain
  5                            -     1=          100.00
  6                            -     5=            0.00
  4     Gus Cole & Hal Drake   3=          0.00   50.00  +50.00
  3     Eva Ash & Finn Birch   1=    3=  100.00   50.00  -50.00
  2     Cy Dunn & Di Eck       1=        100.00  100.00    0.00
  1     Ann Lee & Bo Park      3=    5=    0.00    0.00    0.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# A line that is taken back
$ oddtrick whatif $TMP/four.event 'board 1: 1 2 void'
Four
Matchpoints, 4 pairs, 1 board

What if board 1: 1 2 void
  3 ranks change; the winner changes.

  Board 1
                                   N-S MP     E-W MP
  N-S  E-W  Result   Instead     now  then  now  then
  1    2    4♠ N =   taken back    0          2
  3    4    4♠ N +1                2     0    0     0

                                 Rank          %
  Pair  Names                 now  then     now  then     Gain
  2     Cy Dunn & Di Eck       1=    -   100.00
  1     Ann Lee & Bo Park      3=    -     0.00
  3     Eva Ash & Finn Birch   1=        100.00  0.00  -100.00
  4     Gus Cole & Hal Drake   3=    1=    0.00  0.00     0.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share

# A committee compares candidates: those whose rank changes under any of them
$ oddtrick whatif --ranks examples/tuesday.event 'board 12: 7 8 weighted 60% 2S N = 40% 2S N -1' 'board 12: 7 8 2S N =' 'penalty NS8 25% slow play' 'set neuberg off'
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

All candidates
                                 Now      Candidate 1  Candidate 2  Candidate 3
Pair  Names                  Rank      %  Rank      %  Rank      %  Rank      %
NS8   Oda Knox & Pam Lake      3   52.19    4   51.94    4   51.87    4   51.23
NS4   Gus Cole & Hal Drake     4   51.87    5   51.67    5   51.53    3   51.87
NS7   Meg Irwin & Ned Jay      5   51.07    3   53.28    3   54.11    5   51.07
NS11  Una Quill & Vic Reed     9   48.23    9   47.97    9   47.91    9   48.23
EW8   Otto Lamb & Peg Marsh   12   41.13   13   38.83   13   37.97   12   41.13
EW4   Gil Dale & Hope East    13   40.04   12   40.23   12   40.36   13   40.04

                                 Now      Candidate 4
Pair  Names                  Rank      %  Rank      %
NS8   Oda Knox & Pam Lake      3   52.19    3   52.35
NS4   Gus Cole & Hal Drake     4   51.87    4   51.79
NS7   Meg Irwin & Ned Jay      5   51.07    5   51.03
NS11  Una Quill & Vic Reed     9   48.23    8=  48.18
EW8   Otto Lamb & Peg Marsh   12   41.13   12   41.19
EW4   Gil Dale & Hope East    13   40.04   13   40.02

Candidate 1: board 12: 7 8 weighted 60% 2S N = 40% 2S N -1
  5 ranks change; the winners stay.

                                  Rank          %
  Pair  Names                  now  then    now   then   Gain
  EW8   Otto Lamb & Peg Marsh  12    13   41.13  38.83  -2.30
  NS7   Meg Irwin & Ned Jay     5     3   51.07  53.28  +2.21
  NS8   Oda Knox & Pam Lake     3     4   52.19  51.94  -0.25
  NS4   Gus Cole & Hal Drake    4     5   51.87  51.67  -0.20
  EW4   Gil Dale & Hope East   13    12   40.04  40.23  +0.19

Candidate 2: board 12: 7 8 2S N =
  5 ranks change; the winners stay.

                                  Rank          %
  Pair  Names                  now  then    now   then   Gain
  EW8   Otto Lamb & Peg Marsh  12    13   41.13  37.97  -3.16
  NS7   Meg Irwin & Ned Jay     5     3   51.07  54.11  +3.04
  NS4   Gus Cole & Hal Drake    4     5   51.87  51.53  -0.34
  NS8   Oda Knox & Pam Lake     3     4   52.19  51.87  -0.32
  EW4   Gil Dale & Hope East   13    12   40.04  40.36  +0.32

Candidate 3: penalty NS8 25% slow play
  2 ranks change; the winners stay.

                                 Rank          %
  Pair  Names                 now  then    now   then   Gain
  NS8   Oda Knox & Pam Lake    3     4   52.19  51.23  -0.96
  NS4   Gus Cole & Hal Drake   4     3   51.87  51.87   0.00

Candidate 4: set neuberg off
  1 rank changes; the winners stay.

                                 Rank          %
  Pair  Names                 now  then    now   then   Gain
  NS11  Una Quill & Vic Reed   9     8=  48.23  48.18  -0.05

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# Artificial scores, a board of its own
$ oddtrick whatif examples/howell.event 'board 3: 6 5 ave+/ave-'
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

What if board 3: 6 5 ave+/ave-
  No rank changes; the winner stays.

  Board 3
                                  N-S MP     E-W MP
  N-S  E-W  Result   Instead    now  then  now  then
  6    5    4♥ N +1  ave+/ave-  3.0   3.6  3.0   2.4

                                Rank          %
  Pair  Names                now  then    now   then   Gain
  6     Gus Ash & Hal Birch   2         58.45  58.88  +0.43
  5     Eva Dunn & Finn Eck   3         53.71  53.29  -0.42

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
# Teams: both tables have the board's IMPs, and the match its victory points
$ oddtrick whatif examples/swiss.event 'round 1 board 3: 1 2 7NT N ='
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

What if round 1 board 3: 1 2 7NT N =
  No rank changes; the winner stays.

  Board 3
                                N-S IMPs   E-W IMPs
  N-S  E-W  Result    Instead  now  then  now  then
  1    2    1NT E +1  7NT N =    0   +17    0   -17
  2    1    1NT E +1             0   -17    0   +17

                  Rank         VP
  Team  Name   now  then    now   then   Gain
  1     Ash     1         74.12  77.03  +2.91
  2     Birch   6         44.08  41.17  -2.91

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf
# IMPs, and another scoring, of which only ranks can be compared
$ oddtrick whatif examples/butler.event 'board 1: 9 4 4S S -1' 'scoring points; set datum trim1' 2>/dev/null
Winter Butler
24 November 2026. Butler IMPs, 12 pairs, 22 boards

All candidates
                                 Now     Candidate 1  Candidate 2
Pair  Names                  Rank  IMPs   Rank  IMPs   Rank  IMPs
10    Amy Upton & Ben Voss     1     37     1     36      5
6     Peg Marsh & Ray Nash     2     30     2     27      1
5     Nell Kerr & Otto Lamb    3     13     4     11      8
9     Walt Sands & Zed Tarn    4      9     8     -2      3
8     Uma Quirk & Val Ridge    5=     6     6      8      9
11    Cleo Wade & Dan York     5=     6     5      9      7
4     Liv Isle & Max Jung      7      5     3     16      4
7     Sal Orr & Tom Pond       8     -4     7     -1      6
2     Hope East & Ian Field    9     -8     9    -11     10
1     Fay Cliff & Gil Dale    10    -25    10    -27     11
3     June Glen & Ken Hill    11    -33    11    -32      2

Candidate 1: board 1: 9 4 4S S -1
  5 ranks change; the winner stays.

  Board 1
                                N-S IMPs   E-W IMPs
  N-S  E-W  Result    Instead  now  then  now  then
  9    4    4♠ S +1   4♠ S -1   +3    -8   -3    +8
  12   1    4♠ S =              +2    +4   -2    -4
  8    5    4♠ S =              +2    +4   -2    -4
  11   2    5♣X E -2            -2    +1   +2    -1
  7    6    5♣X E -2            -2    +1   +2    -1
  3    10   5♣X E -1            -6    -5   +6    +5

                                  Rank       IMPs
  Pair  Names                  now  then  now  then  Gain
  4     Liv Isle & Max Jung     7     3    +5   +16   +11
  9     Walt Sands & Zed Tarn   4     8    +9    -2   -11
  7     Sal Orr & Tom Pond      8     7    -4    -1    +3
  6     Peg Marsh & Ray Nash    2         +30   +27    -3
  11    Cleo Wade & Dan York    5=    5    +6    +9    +3
  2     Hope East & Ian Field   9          -8   -11    -3
  5     Nell Kerr & Otto Lamb   3     4   +13   +11    -2
  8     Uma Quirk & Val Ridge   5=    6    +6    +8    +2
  1     Fay Cliff & Gil Dale   10         -25   -27    -2
  12    Ann Zorn & Bo Lee      12         -36   -34    +2
  10    Amy Upton & Ben Voss    1         +37   +36    -1
  3     June Glen & Ken Hill   11         -33   -32    +1

Candidate 2: scoring points; set datum trim1
  The scoring changes: only ranks can be compared. 11 ranks change; the winner changes.

                                  Rank
  Pair  Names                  now  then
  3     June Glen & Ken Hill    11     2
  5     Nell Kerr & Otto Lamb    3     8
  10    Amy Upton & Ben Voss     1     5
  8     Uma Quirk & Val Ridge   5=     9
  4     Liv Isle & Max Jung      7     4
  7     Sal Orr & Tom Pond       8     6
  11    Cleo Wade & Dan York    5=     7
  6     Peg Marsh & Ray Nash     2     1
  9     Walt Sands & Zed Tarn    4     3
  2     Hope East & Ian Field    9    10
  1     Fay Cliff & Gil Dale    10    11

Settings: rules wbf, expected auto, E 6, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum trim1, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share
# Letters for suits
$ oddtrick whatif --ascii examples/howell.event 'board 3: 6 5 4H N +2' | sed -n 4,12p
What if board 3: 6 5 4H N +2
  4 ranks change; the winner stays.

  Board 3
                                N-S MP     E-W MP
  N-S  E-W  Result   Instead  now  then  now  then
  6    5    4H N +1  4H N +2    3     6    3     0
  7    3    4H N +1             3     2    3     4
  9    2    4H N +1             3     2    3     4

# JSON, CSV and HTML
$ oddtrick whatif --format json $TMP/four.event 'board 1: 1 2 6S N ='
{"event":"Four","scoring":"matchpoints","date":"","candidates":[
  {"candidate":1,"line":"board 1: 1 2 6S N =","ranks_changed":4,"winner_changes":true,"comparable":true,"results":[
    {"board":1,"ns":"1","ew":"2","candidate":true,"before":{"result":"4S N =","ns_score":0,"ew_score":2},"after":{"result":"6S N =","ns_score":2,"ew_score":0}},
    {"board":1,"ns":"3","ew":"4","candidate":false,"before":{"result":"4S N +1","ns_score":2,"ew_score":0},"after":{"result":"4S N +1","ns_score":0,"ew_score":2}}],
   "changes":[
    {"direction":"","id":"1","names":["Ann Lee","Bo Park"],"before":{"rank":3,"tied":true,"score":0.00,"max":2.00,"percent":0.00},"after":{"rank":1,"tied":true,"score":2.00,"max":2.00,"percent":100.00},"gain":100.00},
    {"direction":"","id":"4","names":["Gus Cole","Hal Drake"],"before":{"rank":3,"tied":true,"score":0.00,"max":2.00,"percent":0.00},"after":{"rank":1,"tied":true,"score":2.00,"max":2.00,"percent":100.00},"gain":100.00},
    {"direction":"","id":"2","names":["Cy Dunn","Di Eck"],"before":{"rank":1,"tied":true,"score":2.00,"max":2.00,"percent":100.00},"after":{"rank":3,"tied":true,"score":0.00,"max":2.00,"percent":0.00},"gain":-100.00},
    {"direction":"","id":"3","names":["Eva Ash","Finn Birch"],"before":{"rank":1,"tied":true,"score":2.00,"max":2.00,"percent":100.00},"after":{"rank":3,"tied":true,"score":0.00,"max":2.00,"percent":0.00},"gain":-100.00}]}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"2","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick whatif --format json --ranks $TMP/four.event 'board 1: 5 6 4S N +2' 'bord 1'
{"event":"Four","scoring":"matchpoints","date":"","candidates":[
  {"candidate":1,"line":"board 1: 5 6 4S N +2","ranks_changed":4,"winner_changes":true,"comparable":true,"results":[],
   "changes":[
    {"direction":"","id":"5","names":[],"before":null,"after":{"rank":1,"tied":true,"score":4.00,"max":4.00,"percent":100.00}},
    {"direction":"","id":"6","names":[],"before":null,"after":{"rank":5,"tied":true,"score":0.00,"max":4.00,"percent":0.00}},
    {"direction":"","id":"3","names":["Eva Ash","Finn Birch"],"before":{"rank":1,"tied":true,"score":2.00,"max":2.00,"percent":100.00},"after":{"rank":3,"tied":true,"score":2.00,"max":4.00,"percent":50.00},"gain":-50.00},
    {"direction":"","id":"1","names":["Ann Lee","Bo Park"],"before":{"rank":3,"tied":true,"score":0.00,"max":2.00,"percent":0.00},"after":{"rank":5,"tied":true,"score":0.00,"max":4.00,"percent":0.00},"gain":0.00}]},
  {"candidate":2,"line":"bord 1","error":{"line":1,"column":1,"message":"unknown keyword 'bord': did you mean board?","template":"unknown keyword '%s': did you mean %s?","values":["bord","board"]}}],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"2","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
2> candidate 2:1:1: unknown keyword 'bord': did you mean board?
2>   bord 1
2>   ^
[2]
$ oddtrick whatif --format csv $TMP/four.event 'board 1: 1 2 6S N =' 'penalty 2 10% late'
candidate,direction,id,names,rank_before,rank_after,score_before,score_after,percent_before,percent_after,gain
1,,1,Ann Lee & Bo Park,3,1,0.0,2.0,0.00,100.00,100.00
1,,4,Gus Cole & Hal Drake,3,1,0.0,2.0,0.00,100.00,100.00
1,,2,Cy Dunn & Di Eck,1,3,2.0,0.0,100.00,0.00,-100.00
1,,3,Eva Ash & Finn Birch,1,3,2.0,0.0,100.00,0.00,-100.00
2,,2,Cy Dunn & Di Eck,1,2,2.0,1.8,100.00,90.00,-10.00
2,,3,Eva Ash & Finn Birch,1,1,2.0,2.0,100.00,100.00,0.00
$ oddtrick whatif --format csv --ranks examples/swiss.event 'vp wbf-discrete'
candidate,direction,id,names,rank_before,rank_after,score_before,score_after,gain
1,,8,Hazel,5,4,46.42,47.00,0.58
$ oddtrick whatif --format html $TMP/four.event 'board 1: 1 2 6H N = # <b>' 'board 1: 1 2 6Z N =' 2>/dev/null | sed -n '/<main>/,/<\/main>/p'
<main>
<section>
<h2>Candidate 1: <code>board 1: 1 2 6H N = # &lt;b&gt;</code></h2>
<p class="figures">4 ranks change; the winner changes.</p>
<h3>Board 1</h3>
<table class="list narrow">
<thead>
<tr><td></td><td></td><td></td><td></td><th class="over" colspan="2"><span>N-S MP</span></th><th class="over" colspan="2"><span>E-W MP</span></th></tr>
<tr><th scope="col" class="left">N-S</th><th scope="col" class="left">E-W</th><th scope="col" class="what">Result</th><th scope="col" class="what">Instead</th><th scope="col">now</th><th scope="col">then</th><th scope="col">now</th><th scope="col">then</th></tr>
</thead>
<tbody>
<tr><td class="left">1</td><td class="left">2</td><td class="what">4♠ N =</td><td class="what">6<span class="red">♥</span> N =</td><td>0</td><td>2</td><td>2</td><td>0</td></tr>
<tr><td class="left">3</td><td class="left">4</td><td class="what">4♠ N +1</td><td class="what"></td><td>2</td><td>0</td><td>0</td><td>2</td></tr>
</tbody>
</table>
<h3>Standings</h3>
<table class="list">
<thead>
<tr><td></td><td></td><th class="over" colspan="2"><span>Rank</span></th><th class="over" colspan="2"><span>%</span></th><td></td></tr>
<tr><th scope="col" class="left">Pair</th><th scope="col" class="name">Names</th><th scope="col">now</th><th scope="col" class="key">then</th><th scope="col">now</th><th scope="col">then</th><th scope="col">Gain</th></tr>
</thead>
<tbody>
<tr><td class="left">1</td><td class="name"><bdi>Ann Lee &amp; Bo Park</bdi></td><td>3=</td><td class="key">1=</td><td>0.00</td><td>100.00</td><td>+100.00</td></tr>
<tr><td class="left">4</td><td class="name"><bdi>Gus Cole &amp; Hal Drake</bdi></td><td>3=</td><td class="key">1=</td><td>0.00</td><td>100.00</td><td>+100.00</td></tr>
<tr><td class="left">2</td><td class="name"><bdi>Cy Dunn &amp; Di Eck</bdi></td><td>1=</td><td class="key">3=</td><td>100.00</td><td>0.00</td><td>&minus;100.00</td></tr>
<tr><td class="left">3</td><td class="name"><bdi>Eva Ash &amp; Finn Birch</bdi></td><td>1=</td><td class="key">3=</td><td>100.00</td><td>0.00</td><td>&minus;100.00</td></tr>
</tbody>
</table>
</section>
<section>
<h2>Candidate 2: <code>board 1: 1 2 6Z N =</code></h2>
<p class="figures bad">Wrong: invalid strain &#39;Z&#39;: expected C, D, H, S or NT after the level</p>
</section>
</main>

# What is wrong: the place is the candidate's, and the others are shown
$ oddtrick whatif --ranks $TMP/four.event 'board 1: 1 2 6Z N =' 'penalty 1 10%; board 1: 1 2 4S N 4' 'board 1: 1 2 6S N ='
Four
Matchpoints, 4 pairs, 1 board

Candidate 1: board 1: 1 2 6Z N =
  Wrong: invalid strain 'Z': expected C, D, H, S or NT after the level

Candidate 2: penalty 1 10%; board 1: 1 2 4S N 4
  Wrong: invalid outcome '4': expected =, +1, -1, made 4, down 1 or 10 tricks

Candidate 3: board 1: 1 2 6S N =
  4 ranks change; the winner changes.

                                 Rank           %
  Pair  Names                 now  then     now    then     Gain
  1     Ann Lee & Bo Park      3=    1=    0.00  100.00  +100.00
  4     Gus Cole & Hal Drake   3=    1=    0.00  100.00  +100.00
  2     Cy Dunn & Di Eck       1=    3=  100.00    0.00  -100.00
  3     Eva Ash & Finn Birch   1=    3=  100.00    0.00  -100.00

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> candidate 1:1:15: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   board 1: 1 2 6Z N =
2>                 ^
2> candidate 2:1:34: invalid outcome '4': expected =, +1, -1, made 4, down 1 or 10 tricks
2>   penalty 1 10%; board 1: 1 2 4S N 4
2>                                    ^
[2]
# Which board, which round? The end of the log does not count
$ oddtrick whatif $TMP/four.event '1 2 6S N =' 'set neuberg on; 1 2 6S N =' >/dev/null
2> candidate 1:1:1: which board? Expected it before the line: board 12: 7 14 4S N -1
2>   1 2 6S N =
2>   ^
2> candidate 2:1:17: which board? Expected it before the line: board 12: 7 14 4S N -1
2>   set neuberg on; 1 2 6S N =
2>                   ^
[2]
$ oddtrick whatif examples/swiss.event 'board 3: 1 2 7NT N =' >/dev/null
2> candidate 1:1:1: which round? Expected it before the board: round 2 board 12: 1 2 4S N =
2>   board 3: 1 2 7NT N =
2>   ^
[2]
# What a candidate makes wrong elsewhere
$ oddtrick whatif examples/howell.event 'winners 2' >/dev/null
2> candidate 1:1:1: then examples/howell.event:6:1: ambiguous id: with two winners there are NS1 and EW1
2>   winners 2
2>   ^
2> candidate 1:1:1: then examples/howell.event:7:1: ambiguous id: with two winners there are NS2 and EW2
2>   winners 2
2>   ^
2> candidate 1:1:1: then examples/howell.event:8:1: ambiguous id: with two winners there are NS3 and EW3
2>   winners 2
2>   ^
2> candidate 1:1:1: then examples/howell.event:9:1: ambiguous id: with two winners there are NS4 and EW4
2>   winners 2
2>   ^
2> candidate 1:1:1: then examples/howell.event:10:1: ambiguous id: with two winners there are NS5 and EW5
2>   winners 2
2>   ^
2> candidate 1: and 4 more
[2]
# Warnings, and a scale that is not there
$ oddtrick whatif $TMP/four.event 'set imp-cap 12'
Four
Matchpoints, 4 pairs, 1 board

What if set imp-cap 12
  Nothing changes in the standings.

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> candidate 1:1:1: warning: scoring matchpoints does not use the setting imp-cap
2>   set imp-cap 12
2>   ^
$ oddtrick whatif examples/swiss.event 'vp nowhere.vp' | sed -n 3,5p

What if vp nowhere.vp
  Wrong: the scale that it names cannot be read
2> oddtrick whatif: cannot read examples/nowhere.vp: No such file or directory
# Arguments
$ oddtrick whatif examples/howell.event
2> oddtrick whatif: expected a file, or - for standard input, and one or more candidates: 'board 12: 7 14 4S N -1'
[2]
$ oddtrick whatif nosuch.event 'board 1: 1 2 pass'
2> oddtrick whatif: cannot read nosuch.event: No such file or directory
[2]
$ printf 'board 1\n1 2 4Z N =\n' | oddtrick whatif - 'board 1: 1 2 pass'
2> stdin:2:6: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   1 2 4Z N =
2>        ^
[2]

# An empty candidate
$ oddtrick whatif examples/tuesday.event 'penalty NS1 5 mp' ' ; '
2> oddtrick whatif: candidate 2 is empty: expected a line of the log
[2]

# Boards of the movement that were not played: the movement says which
$ printf 'event Short\nmovement mitchell tables 3 boards 3\nboard 1: NS1 EW1 4S N =\nboard 1: NS3 EW2 4S N -1\nboard 2: NS2 EW2 3NT N =\nboard 2: NS1 EW3 3NT N +1\n' > $TMP/short.event
$ oddtrick whatif $TMP/short.event 'unplayed by NS2 ave-/ave+'
Short
Matchpoints, 6 pairs, 2 boards

What if unplayed by NS2 ave-/ave+
  No rank changes; the winners stay. It corrects nothing: 2 v 3 had no line on board 1. It corrects nothing: 2 v 1 had no line on board 3.

  Board 1
                                 N-S MP     E-W MP
  N-S  E-W  Result  Instead    now  then  now  then
  2    3            ave-/ave+        0.5        2.4

  Board 3
                                 N-S MP     E-W MP
  N-S  E-W  Result  Instead    now  then  now  then
  2    1            ave-/ave+        0.5        2.4

                  Rank          %
  Pair  Names  now  then    now   then    Gain
  EW1           2=        12.50  36.25  +23.75
  EW3           2=        12.50  36.25  +23.75
  NS2           2=        12.50  12.50    0.00

Settings: rules wbf, neuberg on, expected auto, E 3, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
