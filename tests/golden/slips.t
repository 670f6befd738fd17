# Swiss teams by IMP slips: nine teams, five rounds
$ oddtrick rank examples/slips.event | sed -n 4,14p
                             IMPs    Matches
Rank  Team  Name      VP  Won  Lost  Won  Of
  1   6     Hazel  70.87   61     0  3.5   5
  2   5     Fir    65.45   84    25  3.5   5
  3   9     Oak    63.82   78    28    3   5
  4   7     Larch  63.27   68    17    2   5
  5   4     Elm    54.20   83    74    3   5
  6   3     Cedar  47.64   31    37    2   5
  7   1     Ash    39.44   37    76    2   5
  8   2     Birch  35.20   22    87    1   5
  9   8     Maple  20.11    0   120    0   5


$ oddtrick rank --matches --format csv examples/slips.event | sed -n '1,3p;/^3,/p'
round,team_1,name_1,team_2,name_2,boards,won_1,won_2,vp_1,vp_2
1,1,Ash,2,Birch,8,34,0,18.97,1.03
1,3,Cedar,4,Elm,8,0,13,5.32,14.68
3,2,Birch,9,Oak,8,0,38,0.50,19.50
3,4,Elm,8,Maple,8,39,0,19.62,0.38
3,5,Fir,7,Larch,8,0,25,2.50,17.50
3,1,Ash,3,Cedar,8,0,7,7.23,12.77
3,6,Hazel,,bye,,,,12.00,

$ oddtrick why examples/slips.event 3 | sed -n '/^ .*The total/,/^$/p' | head -n -1
      47.64  The total
       5.32    round 1 against team 4: margin -13 on the scale of 8 boards
          0      won on 8 boards
        -13      lost
        -13      the margin: 0 - 13
        3.1    round 2 against team 2: margin -22 on the scale of 8 boards
          0      won on 8 boards
        -22      lost
        -22      the margin: 0 - 22
      12.77    round 3 against team 1: margin +7 on the scale of 8 boards
         +7      won on 8 boards
          0      lost
         +7      the margin: 7 - 0
       9.14    round 4 against team 9: margin -2 on the scale of 8 boards
          0      won on 8 boards
         -2      lost
         -2      the margin: 0 - 2
      17.31    round 5 against team 8: margin +24 on the scale of 8 boards
        +24      won on 8 boards
          0      lost
        +24      the margin: 24 - 0


$ oddtrick rank --format json examples/slips.event | sed -n '1,2p'
{"event":"Swiss Teams by slips","scoring":"imps","date":"2026-11-17","standings":[
  {"direction":"","rank":1,"tied":false,"id":"6","names":[],"score":70.87,"boards":32,"section":"","team":"Hazel","vp":70.87,"imps_won":61,"imps_lost":0,"matches":5,"wins":3.5},

$ oddtrick convert --to event examples/slips.event - | oddtrick rank --format csv - | head -3
rank,tied,direction,section,id,names,players,strat,rank_b,rank_c,score,boards,imps_won,imps_lost,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,6,Hazel,,,,,70.87,32,61,0,3.5,5,,,,
2,false,,,5,Fir,,,,,65.45,40,84,25,3.5,5,,,,

$ oddtrick boards --format csv examples/slips.event | head -3
board,dealer,vul,round,group,ns,ew,result,lead,score,ns_score,ew_score,line
1,N,none,1,,1,2,34 imps,,,34,-34,17
1,N,none,1,,3,4,'-13 imps,,,-13,13,18

# what does not fit
$ printf 'scoring imps\nvp wbf\nround 1\n1 2 24 imps\n' | oddtrick rank -
2> stdin:4:1: the length of the match is not known: expected a line like set match-boards 8, or a movement
2>   1 2 24 imps
2>   ^
[2]

$ printf 'scoring imps\nset match-boards 8\nround 1\n1 2 24 imps\nboard 2\n1 2 4S N =\n2 1 4S N -1\n' | oddtrick rank -
2> stdin:4:1: the match has boards besides its IMPs: expected the margin of a match, or its boards
2>   1 2 24 imps
2>   ^
[2]

$ printf 'scoring butler\nboard 1\n1 2 4S N =\n3 4 24 imps\n' | oddtrick rank -
2> stdin:4:1: the margin of a match is for teams: expected an award for each side: 3 imps/-3 imps
2>   3 4 24 imps
2>   ^
[2]

$ printf 'scoring imps\nset match-boards 8\nround 1\n1 2 24 imp points\n' | oddtrick rank -
2> stdin:4:1: no board selected: after a round line, expected a line like 'board 1' first
2>   1 2 24 imp points
2>   ^
[2]

$ printf 'scoring imps\nset match-boards 8\nround 1\n1 2 4S N =\n' | oddtrick rank -
2> stdin:4:1: no board selected: after a round line, expected a line like 'board 1' first
2>   1 2 4S N =
2>   ^
[2]

$ printf 'scoring imps\nset match-boards 8\nround 1\n1 2 99999999999 imps\n' | oddtrick rank -
2> stdin:4:1: no board selected: after a round line, expected a line like 'board 1' first
2>   1 2 99999999999 imps
2>   ^
[2]

# The line of a whole match is no artificial score of a board
$ printf 'scoring imps\nvp wbf\nset match-boards 8\nround 1\n1 2 10 imps\n' | oddtrick why - 2 1 | sed -n 3,7p
  -10  Board 1: team 2, East-West against 1: 10 imps
         line 5 of the log

  -10  The margin of the match
  -10    line 5: an amount of IMPs
