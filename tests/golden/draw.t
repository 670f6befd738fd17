# oddtrick draw: the next round of a Swiss event.

# After five rounds of eight teams: 1 has met all but 3 and 7; 5, 6 and 8 have met all but each other, so one rematch is needed
$ oddtrick draw examples/swiss.event
Round 6: the first meets the next one not yet met, and so on down; the default

Table  Home  Away
    1     7     1
    2     6     5
    3     4     2
    4     8     3  rematch

A rematch cannot be avoided. In each of these groups some have not met, but each has an
odd number, so one of each needs an opponent from outside:
  1 4 2 7 3
  6 5 8
Outside there are only: none

Lines for the log:
round 6
[1]
$ oddtrick draw examples/swiss.event --format json
{"round":6,"matches":[{"table":1,"home":"7","away":"1"},{"table":2,"home":"6","away":"5"},{"table":3,"home":"4","away":"2"},{"table":4,"home":"8","away":"3","rematch":true}],"bye":[],"rematches":1,"method":"top-down","lines":["round 6"],"groups":[["1","4","2","7","3"],["6","5","8"]],"between":[]}
[1]

# Without 8, nobody need meet again: 6 has met all but 5, and of 1 3 2 4 7, a ring, the last one has the bye
$ oddtrick draw examples/swiss.event --method vp --without 8 --format csv
table,home,away,note
1,7,1,
2,6,5,
3,4,2,
,3,,bye

# Round 5 with the results of four: nobody need meet again
$ sed '/^round 5/,$d' examples/swiss.event >$TMP/four.event; oddtrick rank $TMP/four.event --format csv | cut -d, -f 1,5 | head -n 9
rank,id
1,1
2,6
3,4
4,8
5,2
6,5
7,7
8,3
$ oddtrick draw $TMP/four.event --boards 33-40
Round 5: the first meets the next one not yet met, and so on down; the default

Table  Home  Away
    1     8     1
    2     6     4
    3     5     2
    4     7     3

Lines for the log:
row 5 1 8 1 33-40
row 5 2 1 8 33-40
row 5 3 6 4 33-40
row 5 4 4 6 33-40
row 5 5 5 2 33-40
row 5 6 2 5 33-40
row 5 7 7 3 33-40
row 5 8 3 7 33-40
$ oddtrick draw $TMP/four.event --match 1-3 --apart 8-2 --table 7=1 --format json
{"round":5,"matches":[{"table":1,"home":"7","away":"4"},{"table":2,"home":"1","away":"3","given":true},{"table":3,"home":"8","away":"6"},{"table":4,"home":"5","away":"2"}],"bye":[],"rematches":0,"method":"top-down","lines":["round 5"]}

# A round behind: the standings of round 4 draw round 6
$ oddtrick draw examples/swiss.event --lagged --rematches --format json
{"round":6,"matches":[{"table":1,"home":"6","away":"1","rematch":true},{"table":2,"home":"8","away":"4","rematch":true},{"table":3,"home":"5","away":"2","rematch":true},{"table":4,"home":"7","away":"3","rematch":true}],"bye":[],"rematches":4,"method":"top-down","lines":["round 6"]}
$ oddtrick draw $TMP/four.event --round 6 --rematches --format json
{"round":6,"matches":[{"table":1,"home":"6","away":"1","rematch":true},{"table":2,"home":"8","away":"4","rematch":true},{"table":3,"home":"5","away":"2"},{"table":4,"home":"7","away":"3"}],"bye":[],"rematches":2,"method":"top-down","lines":["round 6"]}

# Nine teams: bye and triangle; first round by a seed, or seeded
$ for i in 1 2 3 4 5 6 7 8 9; do echo "team $i Team $i"; done | sed '1i scoring imps' >$TMP/nine.event; oddtrick draw $TMP/nine.event --method seeded
Round 1: the first half meets the second half: 1 v n/2 + 1, 2 v n/2 + 2

Table  Home  Away
    1     1     5
    2     2     6
    3     3     7
    4     4     8

Bye: 9

Lines for the log:
round 1
$ oddtrick draw $TMP/nine.event --seed 7 --format json >$TMP/one; oddtrick draw $TMP/nine.event --seed 7 --format json | cmp - $TMP/one && cut -c 1-10 $TMP/one
{"round":1
$ oddtrick draw $TMP/nine.event --method seeded --odd triangle --format csv
table,home,away,note
1,1,4,
2,2,5,
3,3,6,
4,7,8,half a match
5,8,9,half a match
6,9,7,half a match
$ oddtrick draw $TMP/nine.event --method seeded --bye 1 --format json
{"round":1,"matches":[{"table":1,"home":"2","away":"6"},{"table":2,"home":"3","away":"7"},{"table":3,"home":"4","away":"8"},{"table":4,"home":"5","away":"9"}],"bye":["1"],"rematches":0,"method":"seeded","lines":["round 1"]}

# What cannot be
$ oddtrick draw examples/tuesday.event
2> oddtrick draw: the event has two winners: a draw is for one field
[2]
$ oddtrick draw examples/individual.event
2> oddtrick draw: an individual is not drawn: a draw is for pairs and teams
[2]
$ oddtrick draw examples/howell.event
2> oddtrick draw: the results have no rounds: a draw needs lines such as 'round 1' before them
[2]
$ oddtrick draw $TMP/nine.event --bye 12
2> oddtrick draw: the event has no team '12'
[2]
$ oddtrick draw $TMP/nine.event --match 1
2> oddtrick draw: invalid --match '1': expected two ids, such as 1-4
[2]
$ oddtrick draw $TMP/nine.event --match 1-2 --match 1-3
2> oddtrick draw: 1 has two matches, or a match and the bye
[2]
$ oddtrick draw $TMP/nine.event --method best
2> oddtrick draw: invalid --method 'best': expected one of: top-down rank rank-squares vp vp-squares seeded random
[2]
$ oddtrick draw $TMP/nine.event --seed x
2> oddtrick draw: invalid seed 'x': expected a whole number of up to 15 digits
[2]
$ oddtrick draw $TMP/nine.event --odd both
2> oddtrick draw: invalid --odd 'both': expected one of: bye triangle long-triangle
[2]
$ oddtrick draw $TMP/nine.event --table 3
2> oddtrick draw: invalid --table '3': expected an id and its table, such as 7=3
[2]
$ oddtrick draw $TMP/nine.event --boards 9-1
2> oddtrick draw: invalid boards '9-1': expected the first and the last board of a match: 1-8
[2]
$ echo 'scoring imps' | oddtrick draw -
2> oddtrick draw: nobody to draw: expected lines such as 'team 1 Ash'
[2]
$ echo 'movement swiss pairs 12 rounds 5 boards 40' | oddtrick draw -
2> oddtrick draw: nobody to draw: expected lines such as 'pair 1 Ann Lee & Bo Park'
[2]
$ oddtrick draw
2> oddtrick draw: expected a file, or - for standard input
[2]

# A Swiss movement: rows are lines of the log, and the next draw knows them, though they have no results yet
$ printf '%s\n' 'scoring imps' 'movement swiss teams 5 rounds 3 sets 4' 'team 1 A' 'team 2 B' 'team 3 C' 'team 4 D' 'team 5 E' >$TMP/five.event
> for round in 1 2 3; do oddtrick draw $TMP/five.event --method seeded --boards $((4 * round - 3))-$((4 * round)) | sed '1,/^Lines/d' >>$TMP/five.event; done
> grep row $TMP/five.event; oddtrick movement prove $TMP/five.event | sed -n 4p; oddtrick draw $TMP/five.event --format json | cut -c 1-11
row 1 1 1 3 1-4
row 1 2 3 1 1-4
row 1 3 2 4 1-4
row 1 4 4 2 1-4
row 2 1 1 2 5-8
row 2 2 2 1 5-8
row 2 3 3 5 5-8
row 2 4 5 3 5-8
row 3 1 4 1 9-12
row 3 2 1 4 9-12
row 3 3 5 2 9-12
row 3 4 2 5 9-12
No faults.
{"round":4,
