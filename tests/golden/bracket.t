# Knock-outs: seeds, segments, the next stage, and the bracket on paper. Of six teams the seeds 1 and 2 have byes, and 4 meets 5, 3
# meets 6. Dogwood beats Ash by 12 - 9, Cedar beats Fir by 8 - 5, Elm beats Dogwood by 30 - 3, Cedar beats Birch by 41 - 20.

$ oddtrick rank examples/cup.event
Example: Club Cup
17 November 2026. IMPs, 6 teams, 1 board

                              IMPs    Matches
Rank  Team  Name     IMPs  Won  Lost  Won  Of
  1=  3     Cedar      24   49    25    2   2
  1=  5     Elm        27   30     3    1   1
  3=  2     Birch     -21   20    41    0   1
  3=  4     Dogwood   -24   15    39    1   2
  5=  1     Ash        -3    9    12    0   1
  5=  6     Fir        -3    5     8    0   1

Matches
                                        IMPs
Round     Team        Team     Boards
    1  1  Ash      4  Dogwood       8   0  12
    1  3  Cedar    6  Fir           8   0   5
    2  1  Ash      4  Dogwood       8   9   0
    2  3  Cedar    6  Fir           8   8   0
    3  4  Dogwood  5  Elm           8   3   0
    3  2  Birch    3  Cedar         8  20   0
    4  4  Dogwood  5  Elm           8   0  30
    4  2  Birch    3  Cedar         8   0  41

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format knock-out, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share
$ oddtrick paper bracket examples/cup.event
Example: Club Cup
17 November 2026. IMPs, 6 teams, 1 board

Quarter-finals, rounds 1 to 2
Match  Seed  Home           Seed  Away       Segments  Margin  Winner
    1     1  5     Elm            bye                          5
    2     4  4     Dogwood     5  1     Ash    +12 -9      +3  4
    3     2  2     Birch          bye                          2
    4     3  3     Cedar       6  6     Fir     -5 +8      +3  3

Semi-finals, rounds 3 to 4
Match  Seed  Home         Seed  Away           Segments  Margin  Winner
    1     1  5     Elm       4  4     Dogwood    -3 +30     +27  5
    2     2  2     Birch     3  3     Cedar     +20 -41     -21  3

Final, rounds 5 to 6
Match  Seed  Home       Seed  Away         Segments  Margin  Winner
    1     1  5     Elm     3  3     Cedar       . .
$ oddtrick paper bracket examples/cup.event --format csv
stage,match,seed,home,home_name,away_seed,away,away_name,segments,margin,winner
1,1,1,5,Elm,,bye,,,,5
1,2,4,4,Dogwood,5,1,Ash,+12 -9,+3,4
1,3,2,2,Birch,,bye,,,,2
1,4,3,3,Cedar,6,6,Fir,-5 +8,+3,3
2,1,1,5,Elm,4,4,Dogwood,-3 +30,+27,5
2,2,2,2,Birch,3,3,Cedar,+20 -41,-21,3
3,1,1,5,Elm,3,3,Cedar,. .,,
$ oddtrick paper bracket examples/cup.event --format svg | grep -c '<path'
11
$ oddtrick paper bracket examples/cup.event --format svg | grep -o '>[0-9] *[A-Z][a-z]*<\|>[+-][0-9]*<' | tr -d '<>' | paste -sd,
4  Dogwood,+3,5  Ash,-3,3  Cedar,+3,6  Fir,-3,1  Elm,+27,4  Dogwood,-27,2  Birch,-21,3  Cedar,+21,1  Elm,3  Cedar
$ oddtrick paper bracket examples/cup.event --format html | grep -c '<section class="sheet">'
1
$ printf 'movement knock-out teams 40 boards 24\n' | oddtrick paper bracket - --format html | grep '<h2>'
<h2>Round of 64, places 1 to 16</h2>
<h2>Round of 64, places 17 to 32</h2>
<h2>Round of 64, places 33 to 48</h2>
<h2>Round of 64, places 49 to 64</h2>
<h2>Semi-finals</h2>
$ oddtrick draw examples/cup.event
Stage 3, rounds 5 to 6: the winners of the previous stage

Table  Home  Away
    1     5     3  over two rounds

Lines for the log:
row 5 1 5 3 33-40
row 5 2 3 5 33-40
row 6 1 5 3 41-48
row 6 2 3 5 41-48
$ oddtrick draw examples/cup.event --format json
{"round":5,"matches":[{"table":1,"home":"5","away":"3","rounds":2}],"bye":[],"rematches":0,"method":"knock-out","lines":["row 5 1 5 3 33-40","row 5 2 3 5 33-40","row 6 1 5 3 41-48","row 6 2 3 5 41-48"]}
$ oddtrick check examples/cup.event | sed -n 4p
No problems found.
$ oddtrick boards --missing examples/cup.event | sed -n 4p
Nothing is missing.
$ oddtrick paper guides examples/cup.event 4 | sed -n 4,9p
Team 4
Dogwood
Round  Table  Sit       Against  Boards
    1  3, 4   N-S, E-W  1        1-8     share the boards
    2  3, 4   N-S, E-W  1        9-16    share the boards
    3  1, 2   E-W, N-S  5        17-24   share the boards
$ oddtrick paper tables examples/cup.event 1 | sed -n 4,9p
Table 1
Knock-out, 8 tables, 4 rounds of 8 boards
Round  N-S  E-W  Boards  N-S go to  E-W go to  Boards go to
    3  5    4    17-24   stay       stay       not played    share the boards
    4  5    4    25-32                                       share the boards

# One match in several segments needs a winner of all of them
$ sed 's/^3 6 8 imps/3 6 5 imps/; /^row/d; /^round 3/,$d' examples/cup.event | oddtrick paper bracket - | sed -n '/^Quarter/,/^$/p'
Quarter-finals, rounds 1 to 2
Match  Seed  Home           Seed  Away       Segments  Margin  Winner
    1     1  5     Elm            bye                          5
    2     4  4     Dogwood     5  1     Ash    +12 -9      +3  4
    3     2  2     Birch          bye                          2
    4     3  3     Cedar       6  6     Fir     -5 +5       0

2> stdin: warning: round 1, teams 3 and 6 are level: a knock-out needs a winner
$ sed '/^row/d; /^round 3/,$d' examples/cup.event | oddtrick draw - | sed -n 1,5p
Stage 2, rounds 3 to 4: the winners of the previous stage

Table  Home  Away
    1     5     4  over two rounds
    2     2     3  over two rounds



# What does not fit
$ sed 's/^3 6 8 imps/3 1 8 imps/' examples/cup.event | oddtrick rank - 2>&1 >/dev/null | head -3
stdin:21:1: warning: teams 3 and 1 do not meet in round 2: expected 1 4; end the line with 'forced' if it is right
  3 1 8 imps
  ^
$ sed 's/seed 1/seed 7/' examples/cup.event | oddtrick rank -
2> stdin:13:1: the knock-out has 6 teams: there is no seed 7
2>   seat 5 seed 7
2>   ^
[2]
$ printf 'movement howell pairs 8\nseat 5 seed 1\n' | oddtrick rank -
2> stdin:2:1: only a knock-out has seeds: expected a table and a direction, seat 14 table 3 NS
2>   seat 5 seed 1
2>   ^
[2]
$ printf 'seat 5 seed\n' | oddtrick rank -
2> stdin:1:12: expected an id, a table and a direction: seat 14 table 3 NS; of a knock-out seat 14 seed 1; or seat 14 void
2>   seat 5 seed
2>              ^
[2]
$ oddtrick draw examples/cup.event --method random
2> oddtrick draw: a knock-out is not drawn, its next stage follows from results: leave --method out
[2]
$ (cat examples/cup.event; oddtrick draw examples/cup.event | grep ^row; printf 'round 5\n5 3 1 imps\nround 6\n3 5 10 imps\n') | oddtrick draw -
2> oddtrick draw: the knock-out is over: 3 has won
[2]
$ sed '/^round 2/,$d' examples/cup.event | oddtrick draw -
2> oddtrick draw: no match of the next stage is known yet: both of its teams must have won
[2]
$ oddtrick paper bracket examples/ten.event
2> oddtrick paper: the event is not a knock-out: expected a line like movement knock-out teams 8 boards 24
[2]
$ oddtrick paper bracket examples/cup.event 3
2> oddtrick paper: unexpected '3': a bracket is printed whole
[2]
$ oddtrick paper tables examples/cup.event --format svg
2> oddtrick paper: svg is for the bracket: expected text, html, csv or json
[2]

# Nothing is lost in another log
$ oddtrick convert --to event examples/cup.event $TMP/cup.event; oddtrick paper bracket $TMP/cup.event | cmp - <(oddtrick paper bracket examples/cup.event)
