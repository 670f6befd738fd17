# six clubs in one simultaneous
$ oddtrick rank examples/simultaneous/*.event
Example Simultaneous
2026-11-17. Matchpoints, 34 pairs, 6 clubs, 6 boards

Rank  In club  Pair  Club         Names                 MP  Max      %  Boards  Penalty
  1        1   NS3   Hazel Green  Gus Dogwood &     155.75  192  81.12       6
                                  Ann Quince
  2        1   4     Cedars       May Cedar &       141.75  192  73.83       6
                                  Pat Gorse
  3        1   EW1   Birchwood    Ann Sorrel &      136.56  192  71.13       6
                                  Bea Teasel
  4        1   EW2   Fernhill     Tim Rowan &       133.56  192  69.56       6
                                  Val Hazel
  5        2   EW3   Fernhill     Bea Cedar &       129.56  192  67.48       6
                                  Win Nutmeg
  6        2   NS1   Birchwood    Val Nutmeg &      116.75  192  60.81       6
                                  Sue Juniper
  7        1   EW1   Ashford      Ida Cedar &       116.56  192  60.71       6
                                  May Willow
  8        2   NS2   Ashford      Pat Maple &       111.44  192  58.04       6
                                  Val Maple
  9        1   3     Elm Lane     Win Teasel &      110.31  192  57.45       6       -8
                                  Val Quince
 10        2   6     Elm Lane     Fay Juniper &     108.31  192  56.41       6
                                  Tim Fir
 11        2   3     Cedars       Gus Pine &        105.44  192  54.92       6
                                  Una Beech
 12        2   EW1   Hazel Green  Ida Rowan &       105.25  192  54.82       6
                                  Ora Rowan
 13        3   5     Elm Lane     Gus Hazel &       104.44  192  54.40       6
                                  Una Elder
 14        3   NS1   Ashford      Rob Cedar &       102.00  192  53.13       6
                                  Jo Hazel
 15        3   EW1   Fernhill     Tim Pine &        101.25  192  52.73       6
                                  Sue Beech
 16        4   NS3   Fernhill     Hal Sorrel &      100.75  192  52.47       6
                                  Tim Yarrow
 17        3   NS2   Birchwood    Fay Teasel &       99.20  192  51.67       6
                                  Hal Oak
 18        4   EW2   Birchwood    Una Sorrel &       93.80  192  48.85       6
                                  Jo Maple
 19        3   EW3   Hazel Green  May Alder &        91.00  192  47.40       6
                                  Lou Rowan
 20=       4   4     Elm Lane     Ann Yarrow &       89.56  192  46.65       6
                                  Sue Quince
 20=       4   EW2   Ashford      Ed Fir &           89.56  192  46.65       6
                                  Tim Willow
 22        5   1     Elm Lane     Ann Vetch &        85.69  192  44.63       6
                                  Gus Cedar
 23        5   NS3   Birchwood    Rob Nutmeg &       85.44  192  44.50       6
                                  Ned Vetch
 24        5   NS3   Ashford      Bea Quince &       83.44  192  43.46       6
                                  Ann Willow
 25        4   NS1   Hazel Green  Lou Nutmeg &       77.00  192  40.10       6
                                  Sue Gorse
 26        5   NS2   Hazel Green  Ora Yarrow &       73.31  192  38.18       6       -8
                                  Ora Larch
 27        6   EW3   Ashford      Win Oak &          73.00  192  38.02       6
                                  Kit Pine
 28        6   2     Elm Lane     Kit Larch &        69.69  192  36.30       6
                                  Fay Alder
 29        3   1     Cedars       Ora Oak &          69.56  192  36.23       6
                                  Fay Larch
 30        4   2     Cedars       May Fir &          67.25  192  35.03       6
                                  Bea Alder
 31        6   EW2   Hazel Green  Jo Oak &           65.69  192  34.21       6
                                  Ed Hazel
 32        5   NS1   Fernhill     Cy Ivy & Gus Ivy   63.44  192  33.04       6
 33        6   NS2   Fernhill     Rob Teasel &       47.44  192  24.71       6
                                  Rob Ivy
 34        6   EW3   Birchwood    Kit Sorrel &       44.25  192  23.05       6
                                  Win Sorrel

Penalties
Pair  Club         Penalty       MP  For
3     Elm Lane     25% of a top  -8  slow play
NS2   Hazel Green  25% of a top  -8  late

Settings: rules wbf, neuberg on, expected auto, E 17, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share

# a list for each club
$ oddtrick rank --clubs examples/simultaneous/*.event | sed -n 1,24p
Example Simultaneous
2026-11-17. Matchpoints, 34 pairs, 6 clubs, 6 boards

Ashford

Rank  Field  Pair  Names                         MP  Max      %  Boards  Penalty
  1       7  EW1   Ida Cedar & May Willow    116.56  192  60.71       6
  2       8  NS2   Pat Maple & Val Maple     111.44  192  58.04       6
  3      14  NS1   Rob Cedar & Jo Hazel      102.00  192  53.13       6
  4     20=  EW2   Ed Fir & Tim Willow        89.56  192  46.65       6
  5      24  NS3   Bea Quince & Ann Willow    83.44  192  43.46       6
  6      27  EW3   Win Oak & Kit Pine         73.00  192  38.02       6

Birchwood

Rank  Field  Pair  Names                         MP  Max      %  Boards  Penalty
  1       3  EW1   Ann Sorrel & Bea Teasel   136.56  192  71.13       6
  2       6  NS1   Val Nutmeg & Sue Juniper  116.75  192  60.81       6
  3      17  NS2   Fay Teasel & Hal Oak       99.20  192  51.67       6
  4      18  EW2   Una Sorrel & Jo Maple      93.80  192  48.85       6
  5      23  NS3   Rob Nutmeg & Ned Vetch     85.44  192  44.50       6
  6      34  EW3   Kit Sorrel & Win Sorrel    44.25  192  23.05       6

Cedars

# clubs with two winners only: two lists, or one
$ oddtrick rank --format csv examples/simultaneous/ash.event examples/simultaneous/hazel.event
rank,club_rank,tied,direction,section,id,club,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,1,false,NS,,3,Hazel Green,Gus Dogwood & Ann Quince,,,,48.0,60,80.00,6,,,,
2,1,false,NS,,2,Ashford,Pat Maple & Val Maple,,,,31.0,60,51.67,6,,,,
3,2,false,NS,,1,Ashford,Rob Cedar & Jo Hazel,,,,30.0,60,50.00,6,,,,
4,2,true,NS,,1,Hazel Green,Lou Nutmeg & Sue Gorse,,,,23.0,60,38.33,6,,,,
4,3,true,NS,,3,Ashford,Bea Quince & Ann Willow,,,,23.0,60,38.33,6,,,,
6,3,false,NS,,2,Hazel Green,Ora Yarrow & Ora Larch,,,,22.5,60,37.50,6,,,2.5,
1,1,false,EW,,1,Ashford,Ida Cedar & May Willow,,,,41.0,60,68.33,6,,,,
2,1,false,EW,,1,Hazel Green,Ida Rowan & Ora Rowan,,,,35.0,60,58.33,6,,,,
3,2,false,EW,,2,Ashford,Ed Fir & Tim Willow,,,,32.0,60,53.33,6,,,,
4,2,false,EW,,3,Hazel Green,May Alder & Lou Rowan,,,,29.0,60,48.33,6,,,,
5,3,false,EW,,3,Ashford,Win Oak & Kit Pine,,,,23.0,60,38.33,6,,,,
6,3,false,EW,,2,Hazel Green,Jo Oak & Ed Hazel,,,,20.0,60,33.33,6,,,,

$ oddtrick rank --winners 1 --format json examples/simultaneous/ash.event examples/simultaneous/hazel.event | head -4
{"event":"Example Simultaneous","scoring":"matchpoints","date":"2026-11-17","standings":[
  {"direction":"","rank":1,"tied":false,"id":"NS3","names":["Gus Dogwood","Ann Quince"],"score":48.00,"max":60.00,"percent":80.00,"boards":6,"section":"","penalty":0.00,"club_rank":1,"club":"Hazel Green"},
  {"direction":"","rank":2,"tied":false,"id":"EW1","names":["Ida Cedar","May Willow"],"score":41.00,"max":60.00,"percent":68.33,"boards":6,"section":"","penalty":0.00,"club_rank":1,"club":"Ashford"},
  {"direction":"","rank":3,"tied":false,"id":"EW1","names":["Ida Rowan","Ora Rowan"],"score":35.00,"max":60.00,"percent":58.33,"boards":6,"section":"","penalty":0.00,"club_rank":2,"club":"Hazel Green"},

$ oddtrick rank --format html examples/simultaneous/ash.event examples/simultaneous/hazel.event | sed -n '/<h1>/,/<\/tr>/p' | head -12
<h1><bdi>Example Simultaneous</bdi></h1>
<p class="about"><bdi>2026-11-17</bdi>. Matchpoints, 12 pairs, 2 clubs, 6 boards</p>
</header>
<main>
<h2>North-South</h2>
<table class="list">
<thead>
<tr><th scope="col">Rank</th><th scope="col">In club</th><th scope="col" class="left">Pair</th><th scope="col" class="name">Club</th><th scope="col" class="name">Names</th><th scope="col">MP</th><th scope="col" class="roomy">Max</th><th scope="col" class="key">%</th><th scope="col" class="roomy">Boards</th><th scope="col" class="roomy">Penalty</th></tr>

# a board, a scorecard and an explanation in the field
$ oddtrick boards examples/simultaneous/*.event 6 | head -12
Example Simultaneous
2026-11-17. Matchpoints, 34 pairs, 6 clubs, 6 boards

Board 6, dealer East, E-W vulnerable; top 32
                                   Score      MP
Club         N-S  E-W  Result    N-S  E-W  N-S  E-W  N-S %
Cedars       1    2    1NT W +1       120    3   29   9.38
Elm Lane     1    5    2♠ S -1         50   14   18  43.75
Cedars       4    3    2♠ S =    110        28    4  87.50
Elm Lane     4    2    1NT W -1  100        20   12  62.50
Elm Lane     6    3    2♠ S =    110        28    4  87.50
Ashford      NS1  EW2  2♠ S -1         50   14   18  43.75

$ oddtrick boards --format json examples/simultaneous/ash.event examples/simultaneous/elm.event 6 | head -4
{"event":"Example Simultaneous","scoring":"matchpoints","date":"2026-11-17","boards":[
 {"board":6,"dealer":"E","vul":"ew","top":10,"results":[
   {"ns":"1","ew":"5","result":"2S S -1","score":-50,"ns_score":1,"ew_score":9,"lead":"","ns_percent":10.00,"ew_percent":90.00,"line":35,"club":"Elm Lane"},
   {"ns":"4","ew":"2","result":"1NT W -1","score":100,"ns_score":5,"ew_score":5,"lead":"","ns_percent":50.00,"ew_percent":50.00,"line":34,"club":"Elm Lane"},

$ oddtrick card examples/simultaneous/*.event 4@cedars | head -14
Example Simultaneous
2026-11-17. Matchpoints, 34 pairs, 6 clubs, 6 boards

Pair 4, Cedars: May Cedar & Pat Gorse
Rank 2 of 34. 141.75 of 192 MP, 73.83 %, 6 boards.

Board  Dir  Vs                        Result   Score      MP      %
    1  N-S  1   Ora Oak & Fay Larch   4♠ S =    +420   24.00  75.00
    2  N-S  1   Ora Oak & Fay Larch   4♥ E -1    +50   25.00  78.13
    3  N-S  2   May Fir & Bea Alder   pass         0   24.00  75.00
    4  N-S  2   May Fir & Bea Alder   6♥ N =   +1430   28.75  89.84
    5  N-S  3   Gus Pine & Una Beech  5♣ N =    +600   12.00  37.50
    6  N-S  3   Gus Pine & Una Beech  2♠ S =    +110   28.00  87.50
Total                                                 141.75  73.83

$ oddtrick why examples/simultaneous/*.event NS1@1 3 | sed -n 4,20p
     14  Board 3: pair NS1 (Ashford), North-South against EW3 (Ashford): 2♠ N -1
           line 22 of the log

    -50  The score of 2♠ N -1, not vulnerable
     50    Undertricks, 50 each; undoubled, not vulnerable (Law 77, Undertricks)

     14  The comparison of -50 with 16 other results, M (Law 78A)
      0    against +110, higher (3 (Cedars), NS3 (Hazel Green)): 2 x 0
      0    against 0, higher (NS2 (Ashford), NS2 (Birchwood), 4 (Cedars), 5 (Elm
           Lane), NS3 (Fernhill)): 5 x 0
      4    against -50, equal (NS1 (Birchwood), 6 (Elm Lane), 3 (Elm Lane), NS1
           (Fernhill)): 4 x 1
     10    against -110, lower (NS3 (Ashford), NS3 (Birchwood), NS2 (Fernhill),
           NS2 (Hazel Green), NS1 (Hazel Green)): 5 x 2

     14  What the board gives
     14    all 17 results are there, M (set neuberg on)

$ oddtrick why examples/simultaneous/*.event 'NS2@hazel green' | sed -n 4,9p
       38.18 %  pair NS2 (Hazel Green) has rank 26 of 34
       40.10 %    before: pair NS1 (Hazel Green), rank 25
       38.02 %    behind: pair EW3 (Ashford), rank 27

         73.31  The total
  81.31 of 192    boards that were compared: 6

# ids: which club
$ oddtrick why examples/simultaneous/*.event NS1 3
2> oddtrick why: ambiguous id: several clubs have 'NS1': add the club, as in NS1@1
[2]

$ oddtrick why examples/simultaneous/*.event 1@nowhere 3
2> oddtrick why: no club 'nowhere': expected its name, or 1 to 6
[2]

$ oddtrick why examples/simultaneous/*.event 9@2
2> oddtrick why: that club has no '9'
[2]

$ oddtrick card examples/simultaneous/ash.event examples/simultaneous/birch.event 2@1
2> oddtrick card: ambiguous id: there are NS2 and EW2
[2]

# a file read as a club of another format; two clubs of the same name
$ oddtrick convert --to pbn examples/simultaneous/elm.event "$TMP/elm.pbn" 2>/dev/null; oddtrick rank examples/simultaneous/cedar.event "$TMP/elm.pbn" examples/simultaneous/elm.event --format csv | cut -d, -f1,2,6,7 | head -12
rank,club_rank,id,club
1,1,4,Cedars
2,1,3,elm
3,2,5,elm
3,1,5,Elm Lane
3,2,6,elm
3,1,6,Elm Lane
7,2,3,Cedars
8,3,3,Elm Lane
9,4,4,elm
9,4,4,Elm Lane
11,5,2,elm

# files that do not fit
$ oddtrick rank examples/simultaneous/ash.event examples/butler.event
2> oddtrick rank: the scoring differs: matchpoints at Ashford and butler at butler: expected one scoring
[2]

$ oddtrick rank examples/simultaneous/ash.event examples/swiss.event
2> oddtrick rank: swiss is an event of teams with victory points: a simultaneous is of pairs or individuals, without victory points
[2]

$ oddtrick rank examples/simultaneous/ash.event examples/individual.event
2> oddtrick rank: Ashford is an event of pairs and individual of individuals: expected one kind
[2]

$ sed 's/^winners.*/&\nset neuberg off/' examples/simultaneous/hazel.event >"$TMP/off.event"; oddtrick rank examples/simultaneous/ash.event "$TMP/off.event"
2> oddtrick rank: the settings differ: neuberg is on at Ashford and off at Hazel Green: a simultaneous needs the same rules
[2]

$ printf '%s\n' 'scoring matchpoints' 'board 1' 'deal N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432' '1 2 4S N =' '3 4 4S N =' >"$TMP/one.event"
> printf '%s\n' 'scoring matchpoints' 'board 1' 'deal N:.AKQJT98765432.. AKQJT98765432... ..AKQJT98765432. ...AKQJT98765432' '1 2 4H N =' >"$TMP/two.event"
> oddtrick rank "$TMP/one.event" "$TMP/two.event"
2> oddtrick rank: board 1 has other cards at two than at one: these clubs did not play the same boards
[2]

$ printf '%s\n' 'scoring matchpoints' 'board 1' '1 2 4S N =' 'carryover 1 3' >"$TMP/carry.event"; oddtrick rank "$TMP/carry.event" examples/howell.event
2> oddtrick rank: carry: a carry-over in matchpoints does not fit the field: expected per cent
[2]

$ printf 'scoring matchpoints\n' >"$TMP/none.event"; oddtrick rank examples/howell.event "$TMP/none.event"
2> oddtrick rank: none has no results yet
[2]

$ oddtrick rank examples/howell.event "$TMP/nofile.event" 2>&1 | sed "s|$TMP/||"
oddtrick rank: cannot read nofile.event: No such file or directory

$ printf '%s\n' 'board 1' '1 2 4S N ?' >"$TMP/bad.event"; oddtrick rank examples/howell.event "$TMP/bad.event" 2>&1 | sed "s|$TMP/||"
bad.event:2:10: invalid outcome '?': expected =, +1, -1, made 4, down 1 or 10 tricks
  1 2 4S N ?
           ^

$ oddtrick rank --clubs examples/howell.event
2> oddtrick rank: --winners and --clubs are for the files of several clubs
[2]

$ oddtrick rank --winners 3 examples/howell.event examples/howell.event
2> oddtrick rank: invalid number of winners '3': expected 1 or 2
[2]

$ oddtrick rank --winners 2 examples/simultaneous/*.event
2> oddtrick rank: Cedars has one winner: expected two winners in all clubs, or one list
[2]

$ oddtrick rank --butler examples/simultaneous/*.event
2> oddtrick rank: --butler is for teams; this is an event of pairs
[2]

$ oddtrick rank
2> oddtrick rank: expected a file, or - for standard input
[2]
