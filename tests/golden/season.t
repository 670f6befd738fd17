# a season of four evenings
$ oddtrick season --best 3 --of 6 --least 2 --aliases examples/season/people.txt examples/season/*.event
Season
Best 3 of 6 evenings, 4 played, at least 2, mean of percentages

Rank  Player      Number      %  Played  Counted  Evenings
  1   Eva Ash             72.22       4        3  75.00 70.83 70.83 (50.00)
  2   Finn Birch          65.28       4        3  75.00 70.83 50.00 (50.00)
  3   Gus Cole            63.89       4        3  70.83 70.83 (41.67) 50.00
  4=  Ann Lee     100001  55.56       4        3  54.17 62.50 50.00 (45.83)
  4=  Bo Park     100002  55.56       4        3  54.17 62.50 50.00 (37.50)
  6   Hal Drake           54.17       4        3  70.83 (20.83) 41.67 50.00
  7=  Meg Irwin           52.09       2        2  - 29.17 - 75.00
  7=  Ned Jay             52.09       2        2  - 29.17 - 75.00
  9   Kit Gray            52.08       2        2  33.33 - 70.83 -
 10   Ida Elm             51.39       4        3  (16.67) 70.83 41.67 41.67
 11=  Cy Dunn             47.22       4        3  50.00 45.83 45.83 (37.50)
 11=  Di Eck              47.22       4        3  50.00 45.83 45.83 (45.83)
 13   Lou Heath           41.67       2        2  33.33 - 50.00 -
 14   Jo Frost            34.72       4        3  (16.67) 20.83 41.67 41.67

Evenings:
  1  2026-10, 2026-10-06, 6 pairs
  2  2026-11, 2026-11-03, 6 pairs
  3  2026-12, 2026-12-01, 6 pairs
  4  2027-01, 2027-01-05, 6 pairs

# without aliases, spellings are questioned
$ oddtrick season --best 2 examples/season/*.event | tail -4
  1  2026-10, 2026-10-06, 6 pairs
  2  2026-11, 2026-11-03, 6 pairs
  3  2026-12, 2026-12-01, 6 pairs
  4  2027-01, 2027-01-05, 6 pairs
2> oddtrick season: warning: Cy Dunn and Cy Dun: one person?
2> oddtrick season: warning: Lou Heath and L. Heath: one person?

# by pair, points by place; csv, json, html
$ oddtrick season --by pair --points 10,7,5,3 --format csv --aliases examples/season/people.txt examples/season/*.event
rank,tied,name,number,score,played,counted,evenings
1,false,Eva Ash & Finn Birch,,24.5,3,3,10.0;8.5;;6.0
2,false,Ann Lee & Bo Park,100001 100002,16.0,3,3,5.0;5.0;6.0;
3,false,Gus Cole & Hal Drake,,13.0,3,3,7.0;;0.0;6.0
4,true,Eva Ash & Kit Gray,,10.0,1,1,;;10.0;
4,true,Meg Irwin & Ned Jay,,10.0,2,2,;0.0;;10.0
6,false,Cy Dunn & Di Eck,,9.0,3,3,3.0;3.0;3.0;
7,false,Gus Cole & Ida Elm,,8.5,1,1,;8.5;;
8,false,Finn Birch & Lou Heath,,6.0,1,1,;;6.0;
9,false,Ann Lee & Di Eck,100001 -,3.0,1,1,;;;3.0
10,true,Bo Park & Cy Dunn,100002 -,0.0,1,1,;;;0.0
10,true,Hal Drake & Jo Frost,,0.0,1,1,;0.0;;
10,true,Ida Elm & Jo Frost,,0.0,3,3,0.0;;0.0;0.0
10,true,Kit Gray & Lou Heath,,0.0,1,1,0.0;;;

$ oddtrick season --points rank --format json examples/season/2026-10.event examples/season/2026-11.event 2>/dev/null | sed -n '1,5p;$p'
{"by":"player","points":"rank","best":2,"of":2,"least":1,"evenings":[
  {"name":"2026-10","event":"First Tuesday","date":"2026-10-06","contestants":6},
  {"name":"2026-11","event":"First Tuesday","date":"2026-11-03","contestants":6}],"season":[
  {"rank":1,"tied":true,"names":["Eva Ash"],"numbers":[""],"score":9.5,"played":2,"counted":2,"results":[{"evening":1,"id":"3","rank":1,"points":5,"counted":true},{"evening":2,"id":"3","rank":1,"points":4.5,"counted":true}]},
  {"rank":1,"tied":true,"names":["Finn Birch"],"numbers":[""],"score":9.5,"played":2,"counted":2,"results":[{"evening":1,"id":"3","rank":1,"points":5,"counted":true},{"evening":2,"id":"3","rank":1,"points":4.5,"counted":true}]},
  {"kind":"spelling","message":"Cy Dunn and Cy Dun: one person?","template":"%s and %s: one person?","values":["Cy Dunn","Cy Dun"]}]}

$ oddtrick season --format html --aliases examples/season/people.txt examples/season/*.event | sed -n '/<h1>/,/<\/thead>/p;/Evenings:/p'
<h1><bdi>Season</bdi></h1>
<p class="about">4 evenings, mean of percentages</p>
</header>
<main>
<table class="list">
<thead>
<tr><th scope="col">Rank</th><th scope="col" class="name">Player</th><th scope="col" class="left roomy">Number</th><th scope="col" class="key">%</th><th scope="col">Played</th><th scope="col" class="prose roomy">Evenings</th></tr>
</thead>
<p>Evenings: 1 2026-10, 2026-10-06, 6 pairs; 2 2026-11, 2026-11-03, 6 pairs; 3 2026-12, 2026-12-01, 6 pairs; 4 2027-01, 2027-01-05, 6 pairs.</p>

# people: two numbers, twice on an evening, no name
$ printf '%s\n' 'pair 1 Ann Lee & Bo Park' 'numbers 1 1 2' 'pair 2 ann lee & Cy Dunn' 'numbers 2 7 -' 'board 1' '1 2 4S N =' '3 4 4S N -1' >"$TMP/a.event"
> printf '%s\n' 'pair 1 Bo Park & Di Eck' 'pair 2 Bo Park & Cy Dunn' 'board 1' '1 2 4S N =' >"$TMP/b.event"
> oddtrick season "$TMP/a.event" "$TMP/b.event" | sed -n 4,10p
Rank  Player   Number       %  Played  Evenings
  1   Ann Lee  1       100.00       1  100.00 -
  2   Bo Park  2        50.00       2  100.00 0.00
  3=  Ann Lee  7         0.00       1  0.00 -
  3=  Cy Dunn            0.00       2  0.00 0.00
  3=  Di Eck             0.00       1  - 0.00

2> oddtrick season: warning: a: pair 4 has no name: left out
2> oddtrick season: warning: a: pair 3 has no name: left out
2> oddtrick season: warning: Ann Lee has two numbers, 1 and 7: one person?
2> oddtrick season: warning: b: Bo Park has two results: the better one counts

# what does not fit
$ oddtrick season examples/swiss.event
2> oddtrick season: swiss has no percentages: expected points by rank
[2]

$ oddtrick season --points rank --by pair examples/individual.event
2> oddtrick season: individual is not an event of pairs: expected a season of players
[2]

$ oddtrick season --points rank examples/butler.event | sed -n 1,5p
Season
1 evening, points by rank, 1 for each contestant beaten

Rank  Player      Points  Played  Evenings
  1=  Amy Upton     11.0       1  11.0

$ oddtrick season --best 5 --of 4 examples/season/*.event
2> oddtrick season: the best 5 cannot count in a season of 4 evenings
[2]

$ oddtrick season --of 3 examples/season/*.event
2> oddtrick season: there are 4 evenings, more than the 3 of the season
[2]

$ oddtrick season --best 0 examples/season/*.event
2> oddtrick season: invalid number of best results '0': expected a whole number from 1 to 1000
[2]

$ oddtrick season --points 10,7,x examples/season/*.event
2> oddtrick season: invalid points '10,7,x': expected percent, rank, or points by place, separated by commas: 10,7,5,3
[2]

$ oddtrick season --points '' examples/season/*.event
2> oddtrick season: invalid points '': expected percent, rank, or points by place, separated by commas: 10,7,5,3
[2]

$ oddtrick season --by team examples/season/*.event
2> oddtrick season: invalid kind 'team': expected player or pair
[2]

$ printf 'Ann Lee = Anne Lee\nBo Park\n' >"$TMP/people"; oddtrick season --aliases "$TMP/people" examples/season/*.event 2>&1 | sed "s|$TMP/||"
people:2:8: expected = and another name of the same person: Ann Lee = Anne Lee
  Bo Park
         ^

$ oddtrick season --aliases nofile examples/season/*.event
2> oddtrick season: cannot read nofile: No such file or directory
[2]

$ printf 'board 1\n1 2 4S\n' >"$TMP/bad.event"; oddtrick season "$TMP/bad.event" 2>&1 | sed "s|$TMP/||"
bad.event:2:7: missing outcome: expected =, +1, -1, made 4, down 1 or 10 tricks
  1 2 4S
        ^

$ oddtrick season
2> oddtrick season: expected the files of a season: oddtrick season --best 8 2026-10.event 2026-11.event
[2]
