# the examples, as they look in a terminal
$ oddtrick rank examples/tuesday.event
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

North-South
Rank  Pair  Names                   B  C      MP  Max      %  Boards  Penalty
  1   2     Cy Dunn & Di Eck              431.58  624  69.16      26
  2   6     Kit Gray & Lou Heath          367.95  624  58.97      26
  3   8     Oda Knox & Pam Lake     1  1  325.68  624  52.19      26
  4   4     Gus Cole & Hal Drake          311.20  600  51.87      25
  5   7     Meg Irwin & Ned Jay           318.65  624  51.07      26
  6   5     Ida Elm & Jo Frost      2     312.53  624  50.08      26
  7   12    Wyn Stone & Xan Thorn   3     310.95  624  49.83      26
  8   13    Yves Usher & Zoe Vale         301.62  624  48.34      26
  9   11    Una Quill & Vic Reed    4  2  300.95  624  48.23      26
 10   3     Eva Ash & Finn Birch    5     298.28  624  47.80      26
 11   10    Sue Oaks & Ted Pike           265.18  624  42.50      26
 12   1     Ann Lee & Bo Park             254.53  624  40.79      26
 13   9     Quin Moss & Rex North         241.28  624  38.67      26     -6.0

East-West
Rank  Pair  Names                   B  C      MP  Max      %  Boards  Penalty
  1   6     Ken Hill & Liv Isle     1  1  374.72  624  60.05      26
  2   7     Max Jung & Nell Kerr          363.02  624  58.18      26
  3   3     Edie Brook & Fay Cliff        359.22  624  57.57      26
  4   1     Abe West & Bea Yew            351.05  624  56.26      26
  5   13    Ben Voss & Cleo Wade    2  2  334.98  624  53.68      26     -2.4
  6   12    Zed Tarn & Amy Upton          327.05  624  52.41      26
  7   10    Tom Pond & Uma Quirk    3     303.17  624  48.58      26
  8   2     Cal Wren & Dot Arch     4     296.47  624  47.51      26
  9   5     Ian Field & June Glen         288.72  624  46.27      26
 10   11    Val Ridge & Walt Sands        282.05  624  45.20      26
 11   9     Ray Nash & Sal Orr      5     262.15  624  42.01      26
 12   8     Otto Lamb & Peg Marsh         246.80  600  41.13      25
 13   4     Gil Dale & Hope East          249.82  624  40.04      26

Penalties
Pair  Penalty         MP  For
NS9   25% of a top    -6  slow play
EW13  10% of a top  -2.4  a telephone rang

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank examples/howell.event
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

Rank  Pair  Names                    MP  Max      %  Boards
  1   3     Ann York & Bo Zorn    87.00  138  63.04      23
  2   6     Gus Ash & Hal Birch   80.66  138  58.45      23
  3   5     Eva Dunn & Finn Eck   77.34  144  53.71      24
  4   7     Ida Cole & Jo Drake   76.33  144  53.01      24
  5   9     Meg Gray & Ned Heath  70.67  138  51.21      23
  6   2     Cleo Voss & Dan Wade  69.27  138  50.20      23
  7   8     Kit Elm & Lou Frost   59.33  138  42.99      23
  8   4     Cy Lee & Di Park      57.67  144  40.05      24
  9   1     Amy Tarn & Ben Upton  51.73  138  37.49      23

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank examples/swiss.event
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

                                                        IMPs    Matches
Rank  Team  Name     Players                     VP  Won  Lost  Won  Of  Penalty
  1   1     Ash      Hal Cole, Ida Drake,     74.12   97    26    5   5
                     Jo Elm, Kit Frost
  2   6     Fir      Bea West, Cal Yew,       62.27   94    52    3   5
                     Dot Wren, Edie Arch
  3   4     Dogwood  Ted Oaks, Una Pike,      59.55   77    43    3   5
                     Vic Quill, Wyn Reed
  4   5     Elm      Xan Stone, Yves Thorn,   46.74   54    68    3   5
                     Zoe Usher, Abe Vale
  5   8     Hazel    June Field, Ken Glen,    46.42   52    62    2   5
                     Liv Hill, Max Isle
  6   2     Birch    Lou Gray, Meg Heath,     44.08   48    69    2   5
                     Ned Irwin, Oda Jay
  7   7     Gorse    Fay Brook, Gil Cliff,    35.47   39    80    0   5
                     Hope Dale, Ian East
  8   3     Cedar    Pam Knox, Quin Lake,     30.35   49   110    2   5       -1
                     Rex Moss, Sue North

Matches
                                        IMPs        VP
Round     Team        Team     Boards
    1  3  Cedar    5  Elm           8  14  12  10.86   9.14
    1  6  Fir      7  Gorse         8  13   6  12.77   7.23
    1  1  Ash      2  Birch         8  21   1  16.46   3.54
    1  4  Dogwood  8  Hazel         8  21   1  16.46   3.54
    2  1  Ash      4  Dogwood       8  13   4  13.45   6.55
    2  3  Cedar    6  Fir           8  14  35   3.32  16.68
    2  5  Elm      7  Gorse         8   8   7  10.44   9.56
    2  2  Birch    8  Hazel         8  13   3  13.78   6.22
    3  1  Ash      6  Fir           8  18   8  13.78   6.22
    3  4  Dogwood  5  Elm           8   8  14   7.58  12.42
    3  2  Birch    7  Gorse         8  24   3  16.68   3.32
    3  3  Cedar    8  Hazel         8   2  20   4.00  16.00
    4  1  Ash      5  Elm           8  31   7  17.31   2.69
    4  2  Birch    6  Fir           8   2  29   2.13  17.87
    4  3  Cedar    4  Dogwood       8   6  32   2.31  17.69
    4  7  Gorse    8  Hazel         8  12  22   6.22  13.78
    5  1  Ash      8  Hazel         8  14   6  13.12   6.88
    5  4  Dogwood  6  Fir           8  12   9  11.27   8.73
    5  2  Birch    5  Elm           8   8  13   7.95  12.05
    5  3  Cedar    7  Gorse         8  13  11  10.86   9.14

Penalties
Team  Penalty  VP  For
3     1 VP     -1  late for the fourth match

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf
$ oddtrick rank examples/individual.event
New Year Individual
2 January 2027. Matchpoints, 12 players, 22 boards

Rank  Player  Name       MP  Max      %  Boards
  1=  5       Cy Park    51   88  57.95      22
  1=  9       Oda Jay    51   88  57.95      22
  3   10      Rex Moss   50   88  56.82      22
  4=  4       Dan York   49   88  55.68      22
  4=  8       Lou Gray   49   88  55.68      22
  6   1       Sal Orr    45   88  51.14      22
  7   2       Val Ridge  43   88  48.86      22
  8   12      Xan Stone  42   88  47.73      22
  9   7       Ida Drake  40   88  45.45      22
 10   11      Una Pike   38   88  43.18      22
 11   6       Finn Ash   37   88  42.05      22
 12   3       Amy Upton  33   88  37.50      22

Settings: rules wbf, neuberg on, expected auto, E 3, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank examples/butler.event
Winter Butler
24 November 2026. Butler IMPs, 12 pairs, 22 boards

Rank  Pair  Names                  IMPs  Boards
  1   10    Amy Upton & Ben Voss    +37      22
  2   6     Peg Marsh & Ray Nash    +30      22
  3   5     Nell Kerr & Otto Lamb   +13      22
  4   9     Walt Sands & Zed Tarn    +9      22
  5=  8     Uma Quirk & Val Ridge    +6      22
  5=  11    Cleo Wade & Dan York     +6      22
  7   4     Liv Isle & Max Jung      +5      22
  8   7     Sal Orr & Tom Pond       -4      22
  9   2     Hope East & Ian Field    -8      22
 10   1     Fay Cliff & Gil Dale    -25      22
 11   3     June Glen & Ken Hill    -33      22
 12   12    Ann Zorn & Bo Lee       -36      22

Settings: rules wbf, expected auto, E 6, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum trim1, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share

# every example in the other formats, to the byte; the pages were looked at as pictures
$ for e in tuesday howell swiss individual butler; do for f in json csv html; do oddtrick rank --format $f examples/$e.event | cmp - tests/golden/files/$e.rank.$f; done; done

# what scripts rely on
$ oddtrick rank --format json examples/howell.event
{"event":"Thursday Afternoon","scoring":"matchpoints","date":"19 November 2026","standings":[
  {"direction":"","rank":1,"tied":false,"id":"3","names":["Ann York","Bo Zorn"],"score":87.00,"max":138.00,"percent":63.04,"boards":23,"section":""},
  {"direction":"","rank":2,"tied":false,"id":"6","names":["Gus Ash","Hal Birch"],"score":80.66,"max":138.00,"percent":58.45,"boards":23,"section":""},
  {"direction":"","rank":3,"tied":false,"id":"5","names":["Eva Dunn","Finn Eck"],"score":77.34,"max":144.00,"percent":53.71,"boards":24,"section":""},
  {"direction":"","rank":4,"tied":false,"id":"7","names":["Ida Cole","Jo Drake"],"score":76.33,"max":144.00,"percent":53.01,"boards":24,"section":""},
  {"direction":"","rank":5,"tied":false,"id":"9","names":["Meg Gray","Ned Heath"],"score":70.67,"max":138.00,"percent":51.21,"boards":23,"section":""},
  {"direction":"","rank":6,"tied":false,"id":"2","names":["Cleo Voss","Dan Wade"],"score":69.27,"max":138.00,"percent":50.20,"boards":23,"section":""},
  {"direction":"","rank":7,"tied":false,"id":"8","names":["Kit Elm","Lou Frost"],"score":59.33,"max":138.00,"percent":42.99,"boards":23,"section":""},
  {"direction":"","rank":8,"tied":false,"id":"4","names":["Cy Lee","Di Park"],"score":57.67,"max":144.00,"percent":40.05,"boards":24,"section":""},
  {"direction":"","rank":9,"tied":false,"id":"1","names":["Amy Tarn","Ben Upton"],"score":51.73,"max":138.00,"percent":37.49,"boards":23,"section":""}],
 "penalties":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"4","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick rank --format csv examples/swiss.event
rank,tied,direction,section,id,names,players,strat,rank_b,rank_c,score,boards,imps_won,imps_lost,wins,matches,carryover,handicap,penalty,tie_break
1,false,,,1,Ash,"Hal Cole, Ida Drake, Jo Elm, Kit Frost",,,,74.12,40,97,26,5,5,,,,
2,false,,,6,Fir,"Bea West, Cal Yew, Dot Wren, Edie Arch",,,,62.27,40,94,52,3,5,,,,
3,false,,,4,Dogwood,"Ted Oaks, Una Pike, Vic Quill, Wyn Reed",,,,59.55,40,77,43,3,5,,,,
4,false,,,5,Elm,"Xan Stone, Yves Thorn, Zoe Usher, Abe Vale",,,,46.74,40,54,68,3,5,,,,
5,false,,,8,Hazel,"June Field, Ken Glen, Liv Hill, Max Isle",,,,46.42,40,52,62,2,5,,,,
6,false,,,2,Birch,"Lou Gray, Meg Heath, Ned Irwin, Oda Jay",,,,44.08,40,48,69,2,5,,,,
7,false,,,7,Gorse,"Fay Brook, Gil Cliff, Hope Dale, Ian East",,,,35.47,40,39,80,0,5,,,,
8,false,,,3,Cedar,"Pam Knox, Quin Lake, Rex Moss, Sue North",,,,30.35,40,49,110,2,5,,,1,
$ oddtrick rank --matches --format csv examples/swiss.event | head -4
round,team_1,name_1,team_2,name_2,boards,won_1,won_2,vp_1,vp_2
1,3,Cedar,5,Elm,8,14,12,10.86,9.14
1,6,Fir,7,Gorse,8,13,6,12.77,7.23
1,1,Ash,2,Birch,8,21,1,16.46,3.54
$ oddtrick rank --matches examples/swiss.event | head -8
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

Matches
                                        IMPs        VP
Round     Team        Team     Boards
    1  3  Cedar    5  Elm           8  14  12  10.86   9.14
    1  6  Fir      7  Gorse         8  13   6  12.77   7.23

# totals are the sums of what boards gives, and penalties
$ for e in tuesday howell; do oddtrick boards --format csv examples/$e.event | awk -F, -v two=$(grep -c '^winners  2' examples/$e.event) 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} $at["ns_score"] != "" {sum[(two ? "NS" : "") $at["ns"]] += $at["ns_score"]; sum[(two ? "EW" : "") $at["ew"]] += $at["ew_score"]} END {for (p in sum) printf "%s %.2f\n", p, sum[p]}' | sort >$TMP/sums; oddtrick rank --format csv examples/$e.event | awk -F, 'NR == 1 {for (i = 1; i <= NF; i++) at[$i] = i; next} {printf "%s%s %.2f\n", $at["direction"], $at["id"], $at["score"] + (at["penalty"] ? $at["penalty"] : 0)}' | sort | diff $TMP/sums -; done

# one stratum, one section; sections apart, a handicap, a carry-over, nobody's names
$ oddtrick rank --strat b examples/tuesday.event | head -12
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

North-South
Rank  Pair  Names                  B  C      MP  Max      %  Boards  Penalty
  1   8     Oda Knox & Pam Lake    1  1  325.68  624  52.19      26
  2   5     Ida Elm & Jo Frost     2     312.53  624  50.08      26
  3   12    Wyn Stone & Xan Thorn  3     310.95  624  49.83      26
  4   11    Una Quill & Vic Reed   4  2  300.95  624  48.23      26
  5   3     Eva Ash & Finn Birch   5     298.28  624  47.80      26

East-West
$ cat >$TMP/sections.event <<END
> event Two sections
> scoring matchpoints
> winners 2
> set sections apart
> pair NSA1 Ann Lee & Bo Park
> board 1
> A1 A1 4S N =
> A2 A2 4S N +1
> B1 B1 4S N -1
> B2 B2 3NT N =
> board 2
> A1 A2 4S N =
> A2 A1 4S N +1
> B1 B2 4S N +2
> B2 B1 3NT N =
> handicap NSA1 3%
> carryover NSB1 2.5
> END
> oddtrick rank $TMP/sections.event; oddtrick rank --section b --format csv $TMP/sections.event
Two sections
Matchpoints, 8 pairs, 2 boards

North-South, section A
Rank  Pair  Names                 MP   Max       %  Boards  Carried  Handicap
  1   A2                       10.00  12.0   83.33       2
  2   A1    Ann Lee & Bo Park   6.36  12.0   53.00       2                +3%

East-West, section A
Rank  Pair  Names                 MP   Max       %  Boards  Carried  Handicap
  1=  A1                        4.00  12.0   33.33       2
  1=  A2                        4.00  12.0   33.33       2

North-South, section B
Rank  Pair  Names                 MP   Max       %  Boards  Carried  Handicap
  1   B1                        8.50  14.5   58.62       2     +2.5
  2   B2                        2.00  14.5   13.79       2

East-West, section B
Rank  Pair  Names                 MP   Max       %  Boards  Carried  Handicap
  1   B1                       12.00  12.0  100.00       2
  2   B2                        4.00  12.0   33.33       2

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections apart, tie-break share
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,false,NS,B,B1,,,,,8.5,14.5,58.62,2,2.5,,,
2,false,NS,B,B2,,,,,2.0,14.5,13.79,2,,,,
1,false,EW,B,B1,,,,,12.0,12.0,100.00,2,,,,
2,false,EW,B,B2,,,,,4.0,12.0,33.33,2,,,,

# teams: a bye, a penalty within a match, a scale from a file, ties broken
$ cat >$TMP/teams.event <<END
> event Three Teams
> scoring imps
> vp $PWD/examples/club10.vp
> set tie-break match,quotient
> team 1 Ash
> team 2 Birch
> team 3 Cedar
> round 1
> bye 3
> board 1
> 1 2 4S N =
> 2 1 4S N -1
> board 2
> 1 2 4S N +1
> 2 1 4S N =
> board 3
> 1 2 3NT N =
> 2 1 3NT N =
> board 4
> 1 2 pass
> 2 1 pass
> round 2
> bye 1
> penalty 2 3 imps slow play
> board 1
> 3 2 4S N =
> 2 3 ave+/ave-
> board 2
> 3 2 4S N +1
> 2 3 4S N =
> board 3
> 3 2 3NT N =
> 2 3 3NT N =
> board 4
> 3 2 pass
> board 5
> 3 2 weighted 60% 4S N = 40% 4S N -1
> 2 3 4S N =
> END
> oddtrick rank $TMP/teams.event | sed '/^Settings/,$d'; oddtrick rank --format json $TMP/teams.event | grep -v settings
Three Teams
IMPs, 3 teams, 5 boards

                          IMPs    Matches
Rank  Team  Name   VP  Won  Lost  Won  Of  Tie
  1   1     Ash    14   11     0    1   2
  2   2     Birch   9    8    12    1   2  match 7
  3   3     Cedar   9    1     8    0   2  match 3

Matches
                                    IMPs     Net     VP
Round     Team      Team   Boards
    1  1  Ash    2  Birch       4  11  0  +11  -11  8  2
    1  3  Cedar     bye                             6
    2  2  Birch  3  Cedar       4   8  1   +4   -7  7  3
    2  1  Ash       bye                             6

Penalties
Round  Team  Penalty  VP  For
    2  2     3 IMPs       slow play

{"event":"Three Teams","scoring":"imps","date":"","standings":[
  {"direction":"","rank":1,"tied":false,"id":"1","names":[],"score":14.00,"boards":4,"section":"","team":"Ash","vp":14.00,"imps_won":11,"imps_lost":0,"matches":2,"wins":1},
  {"direction":"","rank":2,"tied":false,"id":"2","names":[],"score":9.00,"boards":8,"section":"","team":"Birch","vp":9.00,"imps_won":8,"imps_lost":12,"matches":2,"wins":1,"tie_break":{"by":"match","value":7}},
  {"direction":"","rank":3,"tied":false,"id":"3","names":[],"score":9.00,"boards":4,"section":"","team":"Cedar","vp":9.00,"imps_won":1,"imps_lost":8,"matches":2,"wins":0,"tie_break":{"by":"match","value":3}}],
 "matches":[
  {"round":1,"teams":["1","2"],"boards":4,"length":4,"won":[11,0],"net":[11,-11],"vp":[8,2]},
  {"round":1,"teams":["3"],"boards":0,"won":[0,0],"net":[0,0],"vp":[6,0]},
  {"round":2,"teams":["2","3"],"boards":4,"length":5,"won":[8,1],"net":[4,-7],"vp":[7,3]},
  {"round":2,"teams":["1"],"boards":0,"won":[0,0],"net":[0,0],"vp":[6,0]}],
 "penalties":[
  {"direction":"","id":"2","penalty":"3 IMPs","taken":0.00,"round":2,"line":24,"reason":"slow play"}],
$ sed 's/scoring imps/scoring patton/; /^vp/d; /^bye/d; /^penalty/d' $TMP/teams.event | oddtrick rank - | head -14
Three Teams
Patton, 3 teams, 5 boards

                           Matches
Rank  Team  Name   Points  Won  Of
  1   1     Ash      10.0    1   1
  2   2     Birch     9.6    1   2
  3   3     Cedar     4.4    0   1

Matches
                                    Points   Match
Round     Team      Team   Boards
    1  1  Ash    2  Birch       4  6.0  2.0   4  0
    2  2  Birch  3  Cedar       4  3.6  4.4   4  0

# who plays in other scripts, and at length, keeps the columns
$ printf 'scoring cross-imps\npair 1 山田花子 & 佐藤一郎\npair 2 Alexandrina Featherstonehaugh & Bartholomew Cholmondeley-Warner the Third of that Name\npair 3 Zoe\314\210 & Jose\314\201\nboard 1\n1 2 4S N =\n3 4 4S N -1\nboard 2\n1 3 4H N =\n' | oddtrick rank -
Cross-IMPs, 4 pairs, 2 boards

Rank  Pair  Names                                          IMPs  A board  Boards
  1   4                                                     +10   +10.00       1
  2   1     山田花子 & 佐藤一郎                             +10    +5.00       2
  3   3     Zoë & José                                      -10    -5.00       2
  4   2     Alexandrina Featherstonehaugh &                 -10   -10.00       1
            Bartholomew Cholmondeley-Warner the Third of
            that Name

Settings: rules wbf, expected auto, E 2, round away, groups ebu,
  fewer-results as-is, own-average on, average-imps 3, imp-unit 0.01,
  weighted-halves favour, cross-imps average, imp-cap off, compare field,
  sections across, tie-break share
# names are nobody's markup, quotes or columns
$ printf 'event <b>"Q"</b>\npair 1 <script>x</script> & "B, C"\npair 2 A\\\\B & \001\377\nboard 1\n1 2 4S N =\n' >$TMP/names.event; oddtrick rank $TMP/names.event | head -6; oddtrick rank --format csv $TMP/names.event; oddtrick rank --format json $TMP/names.event | head -3; oddtrick rank --format html $TMP/names.event | grep -c '<script\|<b>'
<b>"Q"</b>
Matchpoints, 2 pairs, 1 board

Rank  Pair  Names                        MP  Max     %  Boards
  1=  1     <script>x</script> & "B, C"   0    0  0.00       1
  1=  2     A\\B & ␁�                     0    0  0.00       1
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,true,,,1,"<script>x</script> & ""B, C""",,,,0,0,0.00,1,,,,
1,true,,,2,A\\B & �,,,,0,0,0.00,1,,,,
{"event":"<b>\"Q\"</b>","scoring":"matchpoints","date":"","standings":[
  {"direction":"","rank":1,"tied":true,"id":"1","names":["<script>x<","script>","\"B","C\""],"score":0.00,"max":0.00,"percent":0.00,"boards":1,"section":""},
  {"direction":"","rank":1,"tied":true,"id":"2","names":["A\\\\B","\u0001�"],"score":0.00,"max":0.00,"percent":0.00,"boards":1,"section":""}],
0
[1]
# nothing yet
$ printf 'event Next week\n' | oddtrick rank - | head -4
Next week
Matchpoints, 0 boards

No results yet.
$ printf '' | oddtrick rank --format csv -
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
$ printf '' | oddtrick rank --format html - | grep -c 'No results yet'
1

# what is wrong is shown where it is, and nothing else is printed
$ printf 'scoring matchpoints\nboard 1\n1 2 4S N =\n5 6 4S Q =\nfoo 7\nset neuberg maybe\n' | oddtrick rank -
2> stdin:4:8: invalid declarer or outcome 'Q': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2>   5 6 4S Q =
2>          ^
2> stdin:5:6: expected a result: 4S N =, pass, ave+/ave-, not played
2>   foo 7
2>        ^
2> stdin:6:13: invalid value for neuberg: expected one of: on simple off
2>   set neuberg maybe
2>               ^
[2]
$ printf 'board 1\n1 2 4S N =\n3 4 4S N -1\nset datum mean\n' | oddtrick rank --format csv -
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,true,,,1,,,,,2,2,100.00,1,,,,
1,true,,,4,,,,,2,2,100.00,1,,,,
3,true,,,2,,,,,0,2,0.00,1,,,,
3,true,,,3,,,,,0,2,0.00,1,,,,
2> stdin:4:1: warning: scoring matchpoints does not use the setting datum
2>   set datum mean
2>   ^
$ printf 'scoring imps\nvp no.vp\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N =\n' | oddtrick rank -
2> oddtrick rank: cannot read no.vp: No such file or directory
[2]
$ printf 'scoring imps\nvp %s/bad.vp\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N =\n' $TMP >$TMP/scale.event; printf '0 5 5\nx 6 4\n' >$TMP/bad.vp; oddtrick rank $TMP/scale.event 2>&1 | sed "s|$TMP|TMP|"
TMP/scale.event:2:1: expected a margin in IMPs (0 to 9999), the winner's VPs and the loser's VPs, like '0 10 10'
  vp TMP/bad.vp
  ^
$ oddtrick rank
2> oddtrick rank: expected a file, or - for standard input
[2]
$ oddtrick rank a.event b.event
2> oddtrick rank: cannot read a.event: No such file or directory
[2]
$ oddtrick rank no.event
2> oddtrick rank: cannot read no.event: No such file or directory
[2]
$ oddtrick rank --strat D examples/tuesday.event
2> oddtrick rank: invalid stratum 'D': expected A, B or C
[2]
$ oddtrick rank --strat B examples/howell.event
2> oddtrick rank: stratum B is empty
[2]
$ oddtrick rank --section Z examples/howell.event
2> oddtrick rank: section 'Z' is empty
[2]
$ oddtrick rank --matches examples/howell.event
2> oddtrick rank: --matches is for teams, and pairs with a vp scale; this is an event of pairs
[2]
$ oddtrick rank --format svg examples/howell.event
2> oddtrick rank: invalid --format 'svg': expected one of: text json csv html
[2]

# The teams' Butler: the datum of 420 and -50 is 190; of 0 and 400 it is 200
$ printf 'scoring imps\nteam 1 Ash: Ann, Bo, Cy, Di\nteam 2 Elm: Ed, Fay, Gus, Hal\nround 1\nlineup 1 NS Ann & Bo\nlineup 1 EW Cy & Di\nlineup 2 NS Ed & Fay\nlineup 2 EW Gus & Hal\nboard 1\n1 2 4S N =\n2 1 4S N -1\nround 2\nlineup 1 NS Ann & Di\nboard 1\n1 2 pass\n2 1 3NT S =\n' | oddtrick rank --butler -
Butler IMPs, 5 pairs, 2 boards

Rank  Pair  Names      IMPs  A board  Boards
  1   1P1   Ann & Bo     +6    +6.00       1
  2   1P2   Cy & Di      +1    +0.50       2
  3=  2P1   Ed & Fay     -1    -0.50       2
  3=  2P2   Gus & Hal    -1    -0.50       2
  5   1P3   Ann & Di     -5    -5.00       1

Settings: rules wbf, expected auto, E 2, round away, fewer-results as-is,
  own-average on, average-imps 3, imp-unit 0.01, weighted-halves favour,
  datum mean, datum-unit 10, datum-round same, compare field, sections across,
  tie-break share
$ oddtrick rank --butler examples/swiss.event | head -8
Autumn Swiss Teams
21 November 2026. Butler IMPs, 16 pairs, 40 boards

Rank  Pair  Names        IMPs  Boards
  1   4NS   Dogwood N-S   +54      40
  2   1NS   Ash N-S       +44      40
  3   1EW   Ash E-W       +37      40
  4=  6EW   Fir E-W       +26      40
$ oddtrick rank --butler examples/tuesday.event
2> oddtrick rank: --butler is for teams; this is an event of pairs
[2]

# An id that is nobody, a bye that is corrected, one for a team that has a match, a mark at the start of the file
$ printf 'winners 2\nboard 1\n1 2 pass\npenalty 9 25%% x\nstrat NS8 B\n' | oddtrick rank - | sed -n 3,5p
North-South
Rank  Pair  MP  Max     %  Boards
  1   1      0    0  0.00       1
2> stdin:4:1: warning: unknown pair '9': no line names it, and it has no result
2>   penalty 9 25% x
2>   ^
2> stdin:5:1: warning: unknown pair 'NS8': no line names it, and it has no result
2>   strat NS8 B
2>   ^
$ (cat examples/swiss.event; printf 'round 9\nbye 3\nbye 3 13\nbye 77\n') | oddtrick rank - | grep Cedar | head -1
  7   3     Cedar    Pam Knox, Quin Lake,     43.35   49   110    2   6       -1
2> stdin:389:1: warning: unknown team '77': no line names it, and it has no result
2>   bye 77
2>   ^
$ (cat examples/swiss.event; echo bye 3) | oddtrick rank -
2> stdin:386:1: the team has a bye and a match in round 5
2>   bye 3
2>   ^
[2]
$ printf '\357\273\277event Marked\nboard 1\n1 2 pass\n3 4 4S N =\n' | oddtrick rank - | head -1
Marked

# What does not go together: ranked by victory points without a scale, by a quotient without IMPs; and nothing lost
$ printf 'scoring imps\nset rank-by vp\nboard 1\n1 2 pass\n2 1 1NT N =\n' | oddtrick rank -
2> stdin:2:1: victory points need a scale: expected a line like vp wbf
2>   set rank-by vp
2>   ^
[2]
$ printf 'scoring bam\nset rank-by quotient\nteam 1 Ash\nboard 1\n1 2 pass\n2 1 1NT N =\n' | oddtrick rank -
2> stdin:2:1: only scoring imps can be ranked by this value: expected auto or wins
2>   set rank-by quotient
2>   ^
[2]
$ printf 'scoring imps\nset rank-by quotient\nboard 1\n1 2 pass\n2 1 1NT N =\n' | oddtrick rank - | sed -n 3,6p
                         IMPs    Matches
Rank  Team  Quotient  Won  Lost  Won  Of
  1   2          all    3     0    1   1
  2   1            0    0     3    0   1
$ printf 'scoring imps\nset rank-by quotient\nboard 1\n1 2 pass\n2 1 1NT N =\n' | oddtrick rank --format json - | sed -n 2p
  {"direction":"","rank":1,"tied":false,"id":"2","names":[],"score":null,"boards":1,"section":"","team":"","imps_won":3,"imps_lost":0,"matches":1,"wins":1},

# What was said of somebody is taken back by void, the last first; what was not said cannot be
$ printf 'board 1\n1 2 4S N =\n3 4 pass\npenalty 1 25%% late\npenalty 1 10%% slow\npenalty 1 void\nphantom 4\nphantom 4 void\nstrat 2 B\nstrat 2 void\n' | oddtrick rank -
Matchpoints, 4 pairs, 1 board

Rank  Pair   MP  Max       %  Boards  Penalty
  1   4     2.0    2  100.00       1
  2   1     1.5    2   75.00       1     -0.5
  3=  2     0.0    2    0.00       1
  3=  3     0.0    2    0.00       1

Penalties
Pair  Penalty         MP  For
1     25% of a top  -0.5  late

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ printf 'board 1\n1 2 4S N =\n3 4 pass\npenalty 1 25%% late\npenalty 1 void\npenalty 1 void\n' | oddtrick rank -
2> stdin:6:9: no earlier line of this kind can be taken back
2>   penalty 1 void
2>           ^
[2]
$ printf 'board 1\n1 2 4S N =\npenalty 1 void slow\n' | oddtrick rank -
2> stdin:3:11: expected an amount (25% of a top, 5 mp, 3 imps, 1 vp or 50 points) or void
2>   penalty 1 void slow
2>             ^
[2]

# A scale of one's own in the log itself; what is wrong in it
$ printf 'scoring imps\nvp rows 0 10 10; 3 11.5 8.5; 9 13 7\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' | oddtrick rank - | sed -n 3,6p
                   IMPs    Matches
Rank  Team  VP  Won  Lost  Won  Of
  1   1     13   10     0    1   1
  2   2      7    0    10    0   1
$ printf 'scoring imps\nvp rows 0 10 10; 3 9 11\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' | oddtrick rank -
2> stdin:2:1: a greater margin must not give the winner less or the loser more than the row above
2>   vp rows 0 10 10; 3 9 11
2>   ^
[2]
$ printf 'scoring imps\nvp rows boards 2-3; 0 10 10\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' | oddtrick rank - 2>&1 | head -2
stdin:2:1: warning: round 1, teams 1 and 2 have no victory points: the scale has no 'boards' line for 1 boards: it has 2-3
  vp rows boards 2-3; 0 10 10

# Names that would turn text round or steer a terminal are shown as what they are; JSON has them escaped
$ printf 'event T\npair 1 \033[31mRed & \342\200\256olleH\npair 2 =1+1 & @x\nboard 1\n1 2 4S N =\n' > $TMP/odd.event
$ oddtrick rank $TMP/odd.event | sed -n 5,6p
  1=  1     ␛[31mRed & <U+202E>olleH   0    0  0.00       1
  1=  2     =1+1 & @x                  0    0  0.00       1
$ oddtrick rank --format json $TMP/odd.event | sed -n 's/.*"names":\(.*\],\)"score.*/\1/p'
["\u001b[31mRed","\u202eolleH"],
["=1+1","@x"],

# Cells that a spreadsheet would take for formulas have an apostrophe before them, unless one wants them raw
$ oddtrick rank --format csv $TMP/odd.event | cut -d, -f6 | tail -1
'=1+1 & @x
$ oddtrick rank --format csv --raw-csv $TMP/odd.event | cut -d, -f6 | tail -1
=1+1 & @x
$ oddtrick convert --to csv $TMP/odd.event - 2>/dev/null | cut -d, -f5-8 | tail -1
'=1+1 & @x,4S,N,=
$ oddtrick convert --to csv --raw-csv $TMP/odd.event - 2>/dev/null | cut -d, -f5-8 | tail -1
=1+1 & @x,4S,N,=
$ oddtrick convert --to csv $TMP/odd.event - 2>/dev/null | oddtrick rank --format csv --raw-csv - | cut -d, -f6 | tail -1
=1+1 & @x

# a board that was not played does not make a match shorter: 6 boards, of which 5 were compared
$ (printf 'scoring imps\nvp acbl20\nround 1\n'; for b in 1 2 3 4 5; do printf 'board %d\n1 2 4S N =\n2 1 4S N =\n' $b; done; printf 'board 6\n1 2 not played\n') | oddtrick rank --matches - | sed -n 3,6p
Matches
                                 IMPs    VP
Round     Team     Team  Boards
    1  1  1     2  2          5  0  0  10  10
$ (printf 'scoring imps\nvp acbl20\nround 1\n'; for b in 1 2 3 4 5; do printf 'board %d\n1 2 4S N =\n2 1 4S N =\n' $b; done) >$TMP/short.event; oddtrick rank --matches $TMP/short.event 2>/dev/null | sed '/^Settings/,$d'; oddtrick rank $TMP/short.event 2>/dev/null >$TMP/short.out; echo $?
IMPs, 2 teams, 5 boards

Matches
                                 IMPs  VP
Round     Team     Team  Boards
    1  1  1     2  2          5  0  0

1
$ (printf 'scoring imps\nvp acbl20\nround 1\n'; for b in 1 2 3 4 5; do printf 'board %d\n1 2 4S N =\n2 1 4S N =\n' $b; done) | oddtrick rank - 2>&1 >/dev/null | head -1
stdin:2:1: warning: round 1, teams 1 and 2 have no victory points: the acbl20 scale is published for 6 to 11 boards, not 5; give your own scale in a file
$ (printf 'scoring imps\nvp acbl20\nround 1\n'; for b in 1 2 3 4 5; do printf 'board %d\n1 2 4S N =\n2 1 4S N =\n' $b; done; printf 'round 2\nboard 1: 1 2 pass\n') | oddtrick rank -
2> stdin:2:1: round 1, teams 1 and 2 have no victory points: the acbl20 scale is published for 6 to 11 boards, not 5; give your own scale in a file
2>   vp acbl20
2>   ^
[2]

# pairs whose matches have no rounds
$ printf 'scoring butler\nvp acbl20\nboard 1\n1 2 4S N =\n3 4 4S N +1\n' | oddtrick rank - 2>&1 >/dev/null | head -1
stdin:2:1: warning: pairs 1 and 2 have no victory points: the acbl20 scale is published for 6 to 11 boards, not 1; give your own scale in a file

# three teams in a round, for the EBU: 10-0 each
$ (printf 'scoring imps\nvp wbf-discrete\nset rules ebu\nround 1\n'; for b in 1 2 3; do printf 'board %d\n1 2 pass\n2 1 pass\n2 3 pass\n3 2 pass\n3 1 pass\n1 3 pass\n' $b; done; printf 'board 1\n1 2 4S N +1\n') | oddtrick rank --matches - | sed -n 3,8p
Matches
                                  IMPs   VP
Round     Team     Team  Boards
    1  1  1     2  2          3  10  0  9  1
    1  2  2     3  3          3   0  0  5  5
    1  1  1     3  3          3   0  0  5  5

# a knock-out: margins that do not balance are averaged, and somebody has to win
$ printf 'scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 split score 20 / score -430\n2 1 pass\n' | oddtrick rank - | sed '/^Settings/,$d;/^$/d'
IMPs, 2 teams, 1 board
                     IMPs    Matches
Rank  Team  IMPs  Won  Lost  Won  Of
  1   2      4.5   10     0    1   1
  2   1     -4.5    1     0    0   1
Matches
                                  IMPs      Net
Round     Team     Team  Boards
    1  1  1     2  2          1  1  10  -4.5  +4.5

$ printf 'scoring imps\nset format knock-out\nround 1\nboard 1\n1 2 pass\n2 1 pass\n' | oddtrick rank --format json - | grep '{"round'
  {"round":1,"teams":["1","2"],"boards":1,"tied":true,"won":[0,0],"net":[0,0]}],
2> stdin:2:1: warning: round 1, teams 1 and 2 are level: a knock-out needs a winner
2>   set format knock-out
2>   ^

# halves of weighted IMPs go towards the side that did not offend
$ for o in '' ' offending NS' ' offending EW'; do printf 'scoring imps\nvp wbf\nboard 1\n1 2 weighted 50%% score 420 50%% pass%s\n2 1 pass\n' "$o" | oddtrick boards - | sed -n 6,7p; done
1    2    50% score 420             +5   -5
          50% pass
1    2    50% score 420             +4   -4
          50% pass
1    2    50% score 420             +5   -5
          50% pass
$ printf 'board 1\n1 2 4S N = offending NS\n' | oddtrick rank -
2> stdin:2:12: only a weighted score can name the offending side
2>   1 2 4S N = offending NS
2>              ^
[2]
$ printf 'board 1\n1 2 weighted 50%% pass 50%% 4S N = offending both\n' | oddtrick rank -
2> stdin:2:44: expected the offending side: offending NS or offending EW
2>   1 2 weighted 50% pass 50% 4S N = offending both
2>                                              ^
[2]

# who is level with somebody of another stratum is not tied in their own
$ printf 'scoring points\nstrat 2 B\nboard 1\n1 3 score 50\n2 4 score 50\n' | oddtrick rank --strat B - | sed -n 3,4p
Rank  Pair  B  C  Points  Boards
  1   2     1        +50       1

# a carry-over in per cent
$ printf 'board 1\n1 2 4S N =\n3 4 pass\ncarryover 1 50%%\ncarryover 3 25%%\n' | oddtrick rank - | sed -n 3,7p
Rank  Pair   MP  Max       %  Boards  Carried
  1   1     3.0    3  100.00       1       +1
  2   4     2.0    3   66.67       1
  3   3     0.5    3   16.67       1     +0.5
  4   2     0.0    3    0.00       1

# One line under a wrong id: the top of the other boards stays, and rank questions the id, in JSON too
$ printf 'pair 1 A & B\npair 2 C & D\npair 3 E & F\npair 4 G & H\nboard 1\n1 2 4S N =\n3 4 4S N =\nboard 2\n1 2 3NT N =\n3 4 3NT N -1\nboard 3\n1 2 2H N =\n3 4 2H N =\n77 3 2H N +1\n' > $TMP/slip.event; oddtrick rank $TMP/slip.event 2>&1 | sed -e 's/^.*slip.event/slip.event/' -e '/^Settings/,$d' | grep .
slip.event:14:1: warning: pair 77 has no name, but nearly all others have one: wrong id?
  77 3 2H N +1
  ^
Matchpoints, 5 pairs, 3 boards
Rank  Pair  Names  MP  Max       %  Boards
  1   77            4    4  100.00       1
  2   4     G & H   6    8   75.00       3
  3=  1     A & B   4    8   50.00       3
  3=  2     C & D   4    8   50.00       3
  5   3     E & F   2   12   16.67       4

$ oddtrick rank --format json $TMP/slip.event 2>/dev/null | sed -n -e 's/.*\("unnamed":true,"id":"77"\).*/\1/p' -e '/"warnings"/,/}]/p'
"unnamed":true,"id":"77"
 "penalties":[],"warnings":[
  {"line":14,"column":1,"message":"pair 77 has no name, but nearly all others have one: wrong id?","template":"%s has no name, but nearly all others have one: wrong id?","values":["pair 77"],"text":"77 3 2H N +1"}],

# Options that do not go together
$ oddtrick rank --matches --butler examples/swiss.event
2> oddtrick rank: expected --matches or --butler, not both
[2]
