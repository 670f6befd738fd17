# pairs that play matches for victory points
$ oddtrick rank examples/swisspairs.event
Swiss Pairs
2026-11-17. Matchpoints, 9 pairs, 18 boards

                                               Matches
Rank  Pair  Names                  VP  Boards  Won  Of  Penalty
  1   9     Quin Moss & Rex North  40      12    2   3
  2   6     Kit Gray & Lou Heath   36      12    2   3
  3=  4     Gus Cole & Hal Drake   33      18    1   3       -1
  3=  5     Ida Elm & Jo Frost     33      18    2   3
  5   1     Ann Lee & Bo Park      29      18    1   3
  6=  2     Cy Dunn & Di Eck       28      18    2   3
  6=  3     Eva Ash & Finn Birch   28      18    1   3
  6=  7     Meg Irwin & Ned Jay    28      18    1   3
  9   8     Oda Knox & Pam Lake    20      12    0   3

Matches
                                                                MP               %         VP
Round     Pair                 Pair              Boards
    1  1  Ann Lee &         2  Cy Dunn & Di Eck       6  17.0000  19.0000  47.22  52.78   8  12
          Bo Park
    1  3  Eva Ash &         4  Gus Cole &             6  20.0000  16.0000  55.56  44.44  13   7
          Finn Birch           Hal Drake
    1  5  Ida Elm &         6  Kit Gray &             6  16.0000  20.0000  44.44  55.56   7  13
          Jo Frost             Lou Heath
    1  7  Meg Irwin &       8  Oda Knox &             6  19.0000  17.0000  52.78  47.22  12   8
          Ned Jay              Pam Lake
    1  9  Quin Moss &          bye                                                       12
          Rex North
    2  1  Ann Lee &         9  Quin Moss &            6  17.6667  18.3333  49.07  50.93   9  11
          Bo Park              Rex North
    2  2  Cy Dunn & Di Eck  3  Eva Ash &              6  19.6000  16.4000  54.44  45.56  13   7
                               Finn Birch
    2  4  Gus Cole &        5  Ida Elm &              6  16.3333  19.6667  45.37  54.63   7  13
          Hal Drake            Jo Frost
    2  6  Kit Gray &        7  Meg Irwin &            6  18.3333  17.6667  50.93  49.07  11   9
          Lou Heath            Ned Jay
    2  8  Oda Knox &           bye                                                       12
          Pam Lake
    3  1  Ann Lee &         3  Eva Ash &              6  19.0000  17.0000  52.78  47.22  12   8
          Bo Park              Finn Birch
    3  2  Cy Dunn & Di Eck  9  Quin Moss &            6  13.0000  23.0000  36.11  63.89   3  17
                               Rex North
    3  4  Gus Cole &        8  Oda Knox &             6  26.0000  10.0000  72.22  27.78  20   0
          Hal Drake            Pam Lake
    3  5  Ida Elm &         7  Meg Irwin &            6  20.0000  16.0000  55.56  44.44  13   7
          Jo Frost             Ned Jay
    3  6  Kit Gray &           bye                                                       12
          Lou Heath

Penalties
Pair  Penalty  VP  For
4     1 VP     -1  late play

Settings: rules ebu, neuberg on, expected auto, E 4, unit 0.0001, round away,
  groups ebu, own-average on, compare field, sections across, match-boards auto,
  half-match own, bye 60, tie-break share, vp ebu-mp

$ oddtrick rank --format csv examples/swisspairs.event
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,boards,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,9,Quin Moss & Rex North,,,,40,12,2,3,,,,
2,false,,,6,Kit Gray & Lou Heath,,,,36,12,2,3,,,,
3,true,,,4,Gus Cole & Hal Drake,,,,33,18,1,3,,,1,
3,true,,,5,Ida Elm & Jo Frost,,,,33,18,2,3,,,,
5,false,,,1,Ann Lee & Bo Park,,,,29,18,1,3,,,,
6,true,,,2,Cy Dunn & Di Eck,,,,28,18,2,3,,,,
6,true,,,3,Eva Ash & Finn Birch,,,,28,18,1,3,,,,
6,true,,,7,Meg Irwin & Ned Jay,,,,28,18,1,3,,,,
9,false,,,8,Oda Knox & Pam Lake,,,,20,12,0,3,,,,

$ oddtrick rank --matches --format csv examples/swisspairs.event | head -4
round,team_1,name_1,team_2,name_2,boards,won_1,won_2,percent_1,percent_2,vp_1,vp_2
1,1,Ann Lee & Bo Park,2,Cy Dunn & Di Eck,6,17.0000,19.0000,47.22,52.78,8,12
1,3,Eva Ash & Finn Birch,4,Gus Cole & Hal Drake,6,20.0000,16.0000,55.56,44.44,13,7
1,5,Ida Elm & Jo Frost,6,Kit Gray & Lou Heath,6,16.0000,20.0000,44.44,55.56,7,13

$ oddtrick rank --format json examples/swisspairs.event | sed -n '1,2p;/^ "matches"/,+2p'
{"event":"Swiss Pairs","scoring":"matchpoints","date":"2026-11-17","standings":[
  {"direction":"","rank":1,"tied":false,"id":"9","names":["Quin Moss","Rex North"],"score":40.00,"boards":12,"section":"","vp":40.00,"matches":3,"wins":2,"penalty":0.00},
 "matches":[
  {"round":1,"teams":["1","2"],"boards":6,"length":6,"won":[17,19],"percent":[47.22,52.78],"net":[17,19],"vp":[8,12]},
  {"round":1,"teams":["3","4"],"boards":6,"length":6,"won":[20,16],"percent":[55.56,44.44],"net":[20,16],"vp":[13,7]},

$ oddtrick why examples/swisspairs.event 4 | sed -n '4,21p'
       33 VPs  pair 4 has rank 3= of 9
       36 VPs    before: pair 6, rank 2
       33 VPs    level: pair 5, rank 3=

           33  The total
            7    round 1 against pair 3: 44.44 % on the scale of 6 boards
           16      matchpoints on 6 boards, of 36
        44.44      in per cent, rounded to 0.01, halves away from 50: 100 x 16 /
                   36
            7    round 2 against pair 5: 45.37 % on the scale of 6 boards
      16.3333      matchpoints on 6 boards, of 36
        45.37      in per cent, rounded to 0.01, halves away from 50: 100 x
                   16.3333 / 36
           20    round 3 against pair 8: 72.22 % on the scale of 6 boards
           26      matchpoints on 6 boards, of 36
        72.22      in per cent, rounded to 0.01, halves away from 50: 100 x 26 /
                   36
           -1    penalty, line 115: 1 VP, late play (Law 90)



$ oddtrick card examples/swisspairs.event 2 | sed -n '4,22p'
Pair 2: Cy Dunn & Di Eck
Rank 6= of 9. 28 VP, 18 boards.

Matches
                                             MP            %         VP
Round     Pair                   Boards
    1  1  Ann Lee & Bo Park           6  19.0  17.0  52.78  47.22  12   8
    2  3  Eva Ash & Finn Birch        6  19.6  16.4  54.44  45.56  13   7
    3  9  Quin Moss & Rex North       6  13.0  23.0  36.11  63.89   3  17

Boards
  Board  Dir  Vs                         Result     Score    MP       %
      1  E-W  1   Ann Lee & Bo Park      5♦ E -1      -50   4.0   66.67
      2  E-W  1   Ann Lee & Bo Park      4♠ N +1     -650   1.0   16.67
      3  E-W  1   Ann Lee & Bo Park      4♥ S -1      +50   4.0   66.67
      4  E-W  1   Ann Lee & Bo Park      4♠ N =      -620   2.0   33.33
      5  E-W  1   Ann Lee & Bo Park      4♥ S -1     +100   6.0  100.00
      6  E-W  1   Ann Lee & Bo Park      4♠ N +1     -450   2.0   33.33
Round 1                                                    19.0   52.78

# by cross-IMPs, on a scale of IMPs
$ sed 's/matchpoints/cross-imps/; s/ebu-mp/wbf-discrete/' examples/swisspairs.event | oddtrick rank --matches - | sed -n 4,9p
Matches
                                                                 IMPs       VP
Round     Pair                   Pair                 Boards
    1  1  Ann Lee & Bo Park   2  Cy Dunn & Di Eck          6  17.0  16.0  11   9
    1  3  Eva Ash &           4  Gus Cole &                6  21.0  17.3  12   8
          Finn Birch             Hal Drake

# the scale for percentages, and one of one's own
$ oddtrick vp --scale ebu-mp --boards 6 | sed -n 3,6p
Per cent       above   below
50.00-50.78    10.00   10.00
50.79-52.39    11.00    9.00
52.40-54.02    12.00    8.00

$ oddtrick vp --scale ebu-mp --boards 6 50.78 50.79 49.22 49.21 100 0
50.78 %  10.00
50.79 %  11.00
49.22 %  10.00
49.21 %  9.00
100.00 %  20.00
0.00 %  0.00

$ oddtrick vp --scale ebu-mp --boards 3 --half 48.41 48.40
48.41 %  5.00
48.40 %  4.00

$ printf 'percent\n50 5 5\n60.5 10 0\n' >"$TMP/own.vp"; oddtrick vp --scale "$TMP/own.vp" --boards 3 60.49 60.5 39.51 39.5 --format json
[{"percent":60.49,"vp":5.00},
 {"percent":60.50,"vp":10.00},
 {"percent":39.51,"vp":5.00},
 {"percent":39.50,"vp":0.00}]

$ sed 's/ebu-mp/rows percent; 50 5 5; 60.5 10 0/' examples/swisspairs.event | oddtrick rank --format csv - | head -3
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,boards,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,9,Quin Moss & Rex North,,,,21,12,2,3,,,,
2,false,,,4,Gus Cole & Hal Drake,,,,19,18,1,3,,,1,

# what does not fit
$ sed 's/ebu-mp/wbf/' examples/swisspairs.event | oddtrick rank - 2>&1 | head -2
stdin:5:1: the scale is for IMPs: scoring matchpoints needs one for percentages, like ebu-mp
  vp wbf

$ sed 's/matchpoints/cross-imps/' examples/swisspairs.event | oddtrick rank - 2>&1 | head -2
stdin:5:1: the scale is for percentages: scoring cross-imps needs one for IMPs, like wbf
  vp ebu-mp

$ sed 's/matchpoints/bam/' examples/swisspairs.event | oddtrick rank - 2>&1 | head -2
stdin:5:1: victory points need scoring imps, or pairs with scoring matchpoints, cross-imps or butler
  vp ebu-mp

$ sed 's/^vp.*/&\nwinners 2/' examples/swisspairs.event | oddtrick rank - 2>&1 | head -2
stdin:6:1: pairs that play for victory points have one winner
  winners 2

$ sed 's/1 vp late/25% late/' examples/swisspairs.event | oddtrick rank - 2>&1 | head -2
stdin:115:1: expected vp
  penalty 4 25% late play

$ printf 'scoring matchpoints\nround 1\nbye 3\nboard 1\n1 2 4S N =\n' | oddtrick rank - 2>&1 | head -2
stdin:3:1: only matches have byes: a pair without opponents needs no line, unless there is a vp scale
  bye 3

$ printf 'scoring matchpoints\nvp ebu-mp\nround 1\nbye 1\nboard 1\n1 2 4S N =\n' | oddtrick rank - 2>&1 | head -2
stdin:4:1: the pair has a bye and a match in round 1
  bye 1

$ printf 'percent\n0 10 10\n' >"$TMP/bad.vp"; oddtrick vp --scale "$TMP/bad.vp" --boards 3 2>&1 | sed "s|$TMP/||"
bad.vp:2:1: expected a percentage from 50 to 100, the VPs for it and the VPs for as much below 50, like '50 10 10'

$ printf 'percent x\n50 10 10\n' >"$TMP/bad.vp"; oddtrick vp --scale "$TMP/bad.vp" --boards 3 2>&1 | sed "s|$TMP/||"
bad.vp:1:9: unexpected text: expected 'percent' alone

$ oddtrick vp --scale ebu-mp --boards 8 --inverse 15
2> oddtrick vp: --inverse is for scales of IMPs: this one is for percentages
[2]

$ oddtrick vp --scale ebu-mp --boards 8 101
2> oddtrick vp: invalid percentage '101': expected a number from 0 to 100, like 55.5 or 47.22
[2]

$ oddtrick vp --scale ebu-mp --boards 28 55
2> oddtrick vp: the ebu-mp scale is published for 1 to 27 boards, not 28; give your own scale in a file
[2]
