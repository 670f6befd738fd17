# master points: section awards of an ACBL club game
$ oddtrick masterpoints --awards acbl-club examples/tuesday.event | sed -n '1,10p;$p'
Tuesday Pairs
ACBL open club game, section awards, in MP

Rank    Id  Names                   Points
  1    NS2  Cy Dunn & Di Eck          1.30
  2    NS6  Kit Gray & Lou Heath      0.91
  3    NS8  Oda Knox & Pam Lake       0.65
  4    NS4  Gus Cole & Hal Drake      0.46
  5    NS7  Meg Irwin & Ned Jay       0.26
  6    NS5  Ida Elm & Jo Frost        0.00
By: ACBL Handbook of Rules and Regulations, chapter 4, masterpoint award regulations, I. Calculating the awards
$ oddtrick masterpoints --awards acbl-club examples/howell.event examples/individual.event --format csv | sed -n "1,6p;11p"
event,rank,tied,id,names,points
Thursday Afternoon,1,false,3,Ann York & Bo Zorn,0.90
Thursday Afternoon,2,false,6,Gus Ash & Hal Birch,0.63
Thursday Afternoon,3,false,5,Eva Dunn & Finn Eck,0.45
Thursday Afternoon,4,false,7,Ida Cole & Jo Drake,0.32
Thursday Afternoon,5,false,9,Meg Gray & Ned Heath,0.00
New Year Individual,1,true,5,Cy Park,1.02
$ oddtrick masterpoints --awards acbl-club examples/howell.event examples/individual.event --format json | head -4
{"events":[
 {"event":"Thursday Afternoon","title":"ACBL open club game, section awards","regulation":"ACBL Handbook of Rules and Regulations, chapter 4, masterpoint award regulations, I. Calculating the awards","unit":"MP","awards":[
  {"rank":1,"tied":false,"id":"3","names":["Ann York","Bo Zorn"],"points":0.90},
  {"rank":2,"tied":false,"id":"6","names":["Gus Ash","Hal Birch"],"points":0.63},
$ oddtrick masterpoints --awards acbl-club examples/howell.event --format html | grep -c '<td'
9
$ oddtrick masterpoints --awards acbl-invitational --print
title ACBL invitational club game, section awards
regulation ACBL Handbook of Rules and Regulations, chapter 4, masterpoint award regulations, I. Calculating the awards
unit MP
for pairs individuals
half-table full     # 7 1/2 tables of a Mitchell are 8 pairs in each group
least 5             # two and a half tables
depth 40%           # to the nearest, halves up
first 0.08 each     # for each pair in the group
most 1.20
shares 100% 70% 50% 35% then 1/place
round 0.01
# a file of one's own, for teams too
$ printf '%s\n' 'title Club league' 'regulation Rules of the club, 2026, 4' 'unit points' 'for teams' 'depth 1/2' 'step 6' 'round 1' >$TMP/our.awards; oddtrick masterpoints --awards $TMP/our.awards examples/swiss.event | head -9
Autumn Swiss Teams
Club league, in points

Rank  Id  Names                                       Points
  1    1  Hal Cole, Ida Drake, Jo Elm, Kit Frost          24
  2    6  Bea West, Cal Yew, Dot Wren, Edie Arch          18
  3    4  Ted Oaks, Una Pike, Vic Quill, Wyn Reed         12
  4    5  Xan Stone, Yves Thorn, Zoe Usher, Abe Vale       6
  5    8  June Field, Ken Glen, Liv Hill, Max Isle         0
# each award is explained
$ oddtrick why --awards acbl-club examples/tuesday.event NS4
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

   0.46  N-S 4 for rank 4 of 13, for each player of it (ACBL Handbook of Rules
         and Regulations, chapter 4, masterpoint award regulations, I.
         Calculating the awards)
     13    contestants are ranked together
      5    places have an award, rounded to 1: 0.4 x 13
    1.3    the first award: 0.1 x 13
   0.46    the award of the place, rounded
  0.455      place 4: 1.3 x 0.35

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick why --awards acbl-club examples/tuesday.event NS4 --format json | cut -c 1-250
{"event":"Tuesday Pairs","scoring":"matchpoints","date":"17 November 2026","id":"4","direction":"NS","reasons":[{"level":0,"text":"N-S 4 for rank 4 of 13, for each player of it","template":"%s for rank %s%s of %s, for each player of it","values":["N-
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"13","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick season --awards acbl-club --best 3 examples/season/*.event 2>/dev/null | head -7
Season
Best 3 of 4 evenings, master points

Rank  Player      Number  Points  Played  Counted  Evenings
  1   Eva Ash               1.71       4        3  0.60 0.51 0.60 (0.21)
  2   Finn Birch            1.32       4        3  0.60 0.51 0.21 (0.21)
  3   Gus Cole              1.14       4        3  0.42 0.51 (0.00) 0.21
# errors
$ oddtrick masterpoints examples/tuesday.event
2> oddtrick masterpoints: missing award table: use --awards acbl-club, or a file with the awards of a regulation
[2]
$ oddtrick masterpoints --awards ebu examples/tuesday.event
2> oddtrick masterpoints: unknown award table 'ebu': expected acbl-club, acbl-invitational, ebu-club, ebu-club-individual or a file such as ./our.awards
[2]
$ oddtrick masterpoints --awards acbl-club
2> oddtrick masterpoints: expected one or more files: oddtrick masterpoints --awards acbl-club tuesday.event
[2]
$ oddtrick masterpoints --awards acbl-club examples/tuesday.event examples/swiss.event
2> oddtrick masterpoints: examples/swiss.event: ACBL open club game, section awards has no awards for teams
[2]
$ printf 'regulation R\nfirst x\n' >$TMP/bad.awards; oddtrick masterpoints --awards $TMP/bad.awards examples/tuesday.event 2>&1 | sed "s|$TMP/||"
bad.awards:2:7: expected a number of points above 0, such as 0.10 or 6
$ oddtrick masterpoints --awards /nowhere/x.awards examples/tuesday.event
2> oddtrick masterpoints: cannot read /nowhere/x.awards: No such file or directory
[2]
$ oddtrick masterpoints --awards ./our --print
2> oddtrick masterpoints: --print is for built-in award tables: acbl-club, acbl-invitational, ebu-club, ebu-club-individual
[2]
$ oddtrick why --awards acbl-club examples/tuesday.event NS4 12
2> oddtrick why: --awards explains the master points of a rank: leave out the board
[2]
$ oddtrick season --awards acbl-club --points rank examples/season/*.event
2> oddtrick season: --awards and --points contradict each other: give one of them
[2]
$ oddtrick season --awards acbl-club examples/swiss.event
2> oddtrick season: ACBL open club game, section awards has no awards for teams
[2]

# The EBU's local points of ten pairs: a third of ten, rounded up, are four; 24, 18, 12 and 6, of which two share the first two
$ oddtrick masterpoints --awards ebu-club examples/ten.event | sed -n 4,9p
Rank  Id  Names      Points
  1=   1  Ann & Bob      21
  1=  10  Ted & Una      21
  3    2  Cat & Don      12
  4    6  Kit & Lou       6
  5    3  Eva & Fay       0
$ oddtrick why --awards ebu-club examples/ten.event 6 | grep -A3 'places have'
   4    places have an award, rounded to 1: 1/3 x 10
  24    the first award: 6 x 4
   6    the award of the place
   6      place 4: 24 x 0.25
$ oddtrick masterpoints --awards ebu-club examples/tuesday.event
2> oddtrick masterpoints: examples/tuesday.event: EBU club game, local points, pairs with one winner is for one winner, and the event has two
[2]
$ oddtrick masterpoints --awards ebu-club examples/individual.event
2> oddtrick masterpoints: examples/individual.event: EBU club game, local points, pairs with one winner has no awards for individuals
[2]
$ printf 'regulation Example, not of any federation\ntitle Example awards\nwinners 2\nboards 18-35\ndepth 1/3 up\nstep 10\nround 1\n' >$TMP/our.awards; oddtrick masterpoints --awards $TMP/our.awards examples/late.event | sed -n 1,9p
Example: A pair comes late
Example awards, in MP

Rank   Id  Names       Points
  1   NS5  Ida & Jon       30
  2   NS1  Ada & Ben       20
  3   NS4  Gus & Hal       10
  4   NS3  Eve & Finn       0
  5   NS7  May & Ned        0
