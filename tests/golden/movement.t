# oddtrick movement: making, choosing, proving and changing movements.

# A kind: as text; with an empty place, sit-outs; shared boards; the plan of each; the matrix
$ oddtrick movement mitchell --pairs 7 --boards 8 --winners 1
Double weave Mitchell, 4 tables, 4 rounds of 2 boards
7 pairs, 8 boards of which each plays 6 to 8, one winner, no pair 4, about 64 minutes.
Balance: 38.1 of 100; the competition between any two who are ranked together is 0 to 8.

Round  Table 1      Table 2      Table 3
    1  1 v 5 (1-2)  2 v 6 (3-4)  3 v 7 (5-6)
    2  1 v 6 (7-8)  2 v 5 (5-6)  3 v 8 (3-4)
    3  1 v 7 (3-4)  2 v 8 (1-2)  3 v 5 (7-8)
    4  1 v 8 (5-6)  2 v 7 (7-8)  3 v 6 (1-2)

Sits out: round 1: 8; round 2: 7; round 3: 6; round 4: 5
$ oddtrick movement mitchell share --tables 4 --sets 2 --balance
Share-and-relay Mitchell, 4 tables, 4 rounds of 2 boards
8 pairs, 8 boards, two winners, about 64 minutes.
Balance: the competition between any two who are ranked together is 8.

Round  Table 1       Table 2       Table 3       Table 4
    1  1 v 1 (1-2)*  2 v 2 (3-4)   3 v 3 (7-8)   4 v 4 (1-2)*
    2  1 v 4 (3-4)*  2 v 1 (5-6)   3 v 2 (1-2)   4 v 3 (3-4)*
    3  1 v 3 (5-6)*  2 v 4 (7-8)   3 v 1 (3-4)   4 v 2 (5-6)*
    4  1 v 2 (7-8)*  2 v 3 (1-2)   3 v 4 (5-6)   4 v 1 (7-8)*

* shares its boards with another table.

    NS1 NS2 NS3 NS4 EW1 EW2 EW3 EW4
NS1   .   8   8   8   0   0   0   0
NS2   8   .   8   8   0   0   0   0
NS3   8   8   .   8   0   0   0   0
NS4   8   8   8   .   0   0   0   0
EW1   0   0   0   0   .   8   8   8
EW2   0   0   0   0   8   .   8   8
EW3   0   0   0   0   8   8   .   8
EW4   0   0   0   0   8   8   8   .
$ oddtrick movement mitchell tables 3 sets 2 --guide | sed -n '/Pair EW3/,$p'
Pair EW3
Round  Table  Sits  Against  Boards
    1      3  E-W       NS3  5-6
    2      1  E-W       NS1  3-4
    3      2  E-W       NS2  1-2

# The published Howell of 5 tables: quality 83.3
$ oddtrick movement howell --pairs 10 --boards 27 | sed -n 1,3p
Howell, 5 tables, 9 rounds of 3 boards
10 pairs, 27 boards, one winner, about 207 minutes.
Balance: 83.3 of 100; the competition between any two who are ranked together is 6 to 18.

# Individuals and teams; sections
$ oddtrick movement individual --players 8 --sets 3 --format json | python3 -c '
> import json, sys
> m = json.load(sys.stdin)
> ids = [i for r in m["schedule"] for s in ("ns", "ew") for i in r[s].split("+")]
> print(m["kind"], m["quality"], len(m["schedule"]), {ids.count(str(i)) for i in range(1, 9)})
> print(len({frozenset(r[s].split("+")) for r in m["schedule"] for s in ("ns", "ew")}), "partnerships")'
individual None 14 {7}
28 partnerships
$ oddtrick movement round-robin --teams 4 --sets 8
Round robin, 4 tables, 3 rounds of 8 boards
4 teams, 24 boards, about 174 minutes.

Round  Table 1         Table 2         Table 3         Table 4
    1  4 v 1 (1-8)*    1 v 4 (1-8)*    2 v 3 (1-8)*    3 v 2 (1-8)*
    2  3 v 4 (9-16)*   4 v 3 (9-16)*   1 v 2 (9-16)*   2 v 1 (9-16)*
    3  4 v 2 (17-24)*  2 v 4 (17-24)*  3 v 1 (17-24)*  1 v 3 (17-24)*

* shares its boards with another table.
$ oddtrick movement mitchell --tables 6 --sections 2 --sets 2 | sed -n 1,10p
Mitchell, 6 tables, 3 rounds of 2 boards
12 pairs, 2 sections, 6 boards, two winners, about 48 minutes.
Balance: the competition between any two who are ranked together is 6.

Round  Table A1       Table A2       Table A3
    1  A1 v A1 (1-2)  A2 v A2 (3-4)  A3 v A3 (5-6)
    2  A1 v A3 (3-4)  A2 v A1 (5-6)  A3 v A2 (1-2)
    3  A1 v A2 (5-6)  A2 v A3 (1-2)  A3 v A1 (3-4)

Round  Table B1       Table B2       Table B3

# Other formats
$ oddtrick movement mitchell --tables 3 --sets 2 --rounds 2 --format csv
round,table,ns,ew,first,last
1,1,NS1,EW1,1,2
1,2,NS2,EW2,3,4
1,3,NS3,EW3,5,6
2,1,NS1,EW3,3,4
2,2,NS2,EW1,5,6
2,3,NS3,EW2,1,2
$ oddtrick movement mitchell --pairs 5 --sets 1 --rounds 2 --winners 1 --format json
{"kind":"mitchell","winners":1,"tables":3,"rounds":2,"boards":3,"quality":6.7,"form":"plain","name":"Mitchell, 3 tables, 2 rounds of 1 board","contest":"pairs","phantom":"3","copies":1,"meetings":1,"minutes":18,"ids":["1","2","4","5","6"],"schedule":[{"round":1,"table":1,"ns":"1","ew":"4","boards":[1],"shared":false},{"round":1,"table":2,"ns":"2","ew":"5","boards":[2],"shared":false},{"round":2,"table":1,"ns":"1","ew":"6","boards":[2],"shared":false},{"round":2,"table":2,"ns":"2","ew":"4","boards":[3],"shared":false}],"sits":[{"round":1,"id":"6","table":3,"side":"EW","boards":[3]},{"round":2,"id":"5","table":3,"side":"EW","boards":[1]}],"line":"movement mitchell pairs 5 rounds 2 sets 1 winners 1"}
$ oddtrick movement howell --pairs 10 --boards 27 --format json | python3 -c '
> import json, sys
> m = json.load(sys.stdin)
> print({k: m[k] for k in ("kind", "winners", "tables", "rounds", "boards", "quality")}, len(m["schedule"]), m["sits"])
> print(sorted(m["schedule"][0]))'
{'kind': 'howell', 'winners': 1, 'tables': 5, 'rounds': 9, 'boards': 27, 'quality': 83.3} 45 []
['boards', 'ew', 'ns', 'round', 'shared', 'table']
$ oddtrick movement mitchell --tables 3 --format svg | head -n 1 | cut -c 1-60
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 182 182
$ oddtrick movement mitchell --tables 3 --format html | grep -c '<tr>'
4

# What fits
$ oddtrick movement --pairs 15 --boards 26 | sed -n 1,9p
 1  Howell, 8 tables, 13 rounds of 2 boards
    One winner, fairness 90.8, 24-26 boards each, 208 minutes
    Each meets 13 of 14 others; pairs are compared nearly equally; some sit out once.
    movement howell pairs 15 rounds 13 sets 2

 2  Share-and-relay Mitchell, 8 tables, 8 rounds of 3 boards
    Two winners, fairness 98.0, 21-24 boards each, 184 minutes
    North-South and East-West are ranked apart, and each meets 8 opponents; pairs are compared nearly equally; some sit out once.
    movement mitchell share pairs 15 rounds 8 sets 3 winners 2
$ oddtrick movement --pairs 15 --boards 26 --format json | python3 -c '
> import json, sys
> p = json.load(sys.stdin)["proposals"]
> print(len(p), [k for k in ("kind", "winners", "tables", "rounds", "boards", "quality", "name", "why") if k not in p[0]])
> print("schedule" in p[0], p[0]["line"])'
12 []
False movement howell pairs 15 rounds 13 sets 2
$ oddtrick movement --tables 9 --boards 27 --winners 2 | sed -n 1,4p
 1  Mitchell, 9 tables, 9 rounds of 3 boards
    Two winners, fairness 100.0, 27 boards each, 207 minutes
    North-South and East-West are ranked apart, and each meets 9 opponents; pairs are compared equally.
    movement mitchell plain tables 9 rounds 9 sets 3 winners 2

# Impossible numbers, contradictory options
$ oddtrick movement mitchell --tables 14 --rounds 27 --sets 3
2> oddtrick movement: a Share-and-relay Mitchell of 14 tables has 1 to 14 rounds, not 27
[2]
$ oddtrick movement mitchell --tables 7 --boards 27
2> oddtrick movement: 27 boards do not fit a Mitchell of 7 tables: 25 (5 rounds of 5) or 28 (7 rounds of 4) would
[2]
$ oddtrick movement --pairs 12 --players 12
2> oddtrick movement: --pairs and --players contradict each other: give one of them
[2]
$ oddtrick movement mitchell --players 12
2> oddtrick movement: mitchell is for pairs: use --pairs
[2]
$ oddtrick movement michell --tables 7
2> oddtrick movement: unknown movement 'michell': expected mitchell, howell, web, barometer, individual, round-robin, whist, swiss, knock-out or own
[2]
$ oddtrick movement mitchell --form twist --tables 7
2> oddtrick movement: unknown form 'twist': expected one of plain, skip, share, weave, hesitation, double-hesitation, blackpool, bowman, appendix, rover, bump, split, one-copy, balanced, rainbow, bye, triangle, american, relay
[2]
$ oddtrick movement mitchell --tables 7 --phantom X
2> oddtrick movement: invalid phantom 'X': expected the missing pair, such as EW7 or 14
[2]
$ oddtrick movement mitchell --tables 0
2> oddtrick movement: invalid tables '0': expected a whole number from 1 to 500
[2]
$ oddtrick movement mitchell --tables 7 --minutes 100
2> oddtrick movement: --minutes is not for making a movement
[2]
$ oddtrick movement
2> oddtrick movement: how many tables or pairs are there?
[2]
$ oddtrick movement --pairs 14 --minutes 10
2> oddtrick movement: nothing fits into 10 minutes: 1 board alone would take 7
[2]
$ oddtrick movement --pairs 14 --boards 26 --format svg
2> oddtrick movement: svg is for one movement: name its kind
[2]

# The prover: what the command writes has no faults, in JSON and CSV
$ for kind in 'mitchell --tables 7' 'mitchell --pairs 13' 'mitchell share --tables 6 --winners 1' 'howell --pairs 9' 'web --tables 14 --rounds 8' 'barometer --pairs 8' 'individual --players 12' 'round-robin --teams 7' 'whist --teams 7' 'mitchell --tables 12 --sections 2'; do
>     oddtrick movement $kind --format json | oddtrick movement prove - --format json | cut -c 1-12
>     oddtrick movement $kind --format csv | oddtrick movement prove --share - >/dev/null || echo faults
> done
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]
{"faults":[]

# Planted faults
$ oddtrick movement mitchell --tables 5 --sets 2 --format csv | sed 's/^2,3,NS3,EW2,7,8$/2,3,NS3,EW2,5,6/' | oddtrick movement prove -
Own movement, 5 tables, 5 rounds of 2 boards
10 pairs, 10 boards, two winners, about 80 minutes.

Kind           Round  Table  What
repeat-board       2      3  pair NS3 plays boards 5 to 6 again
shared-boards      2      3  boards 5 to 6 are at another table at the same
                             time, and not marked as shared
repeat-board       4      5  pair EW2 plays boards 5 to 6 again

Balance: the competition between any two who are ranked together is 10.

    NS1 NS2 NS3 NS4 NS5 EW1 EW2 EW3 EW4 EW5
NS1   .  10  10  10  10   0   0  -2   2   0
NS2  10   .  10  10  10   2   0   0   0  -2
NS3  10  10   .  10  10   0  -2   2   0   0
NS4  10  10  10   .  10   0   0   0  -2   2
NS5  10  10  10  10   .  -2   2   0   0   0
EW1   0   2   0   0  -2   .  10  10  10  10
EW2   0   0  -2   0   2  10   .  10  10  10
EW3  -2   0   2   0   0  10  10   .  10  10
EW4   2   0   0  -2   0  10  10  10   .  10
EW5   0  -2   0   2   0  10  10  10  10   .
[1]
$ printf '%s\n' round,table,ns,ew,first,last 1,1,1,2,1,2 1,2,3,1,3,4 2,1,1,2,3,4 | oddtrick movement prove - --format json
{"faults":[{"kind":"two-places","round":1,"table":2,"id":"1","boards":[],"message":"pair 1 is in two places"},{"kind":"repeat-board","round":2,"table":1,"id":"1","boards":[3,4],"message":"pair 1 plays boards 3 to 4 again"},{"kind":"repeat-opponents","round":2,"table":1,"id":"1","boards":[],"other":"2","message":"pair 1 meets pair 2 2 times: at most 1"},{"kind":"unequal","round":0,"table":0,"id":"3","boards":[],"message":"pair 3 plays 2 boards: at least 4 are expected"}],"quality":33.3,"tables":2,"rounds":2,"boards":4}
[1]
$ printf '%s\n' 'event Own' 'movement own' 'row 1 1 1 2 1-2' 'row 1 2 3 4 3-4' 'row 2 1 1 4 3-4' 'row 2 2 3 2 1-2' | oddtrick movement prove - --format csv
kind,round,table,id,boards,other,section,message
repeat-board,2,1,4,3-4,,,pair 4 plays boards 3 to 4 again
repeat-board,2,2,2,1-2,,,pair 2 plays boards 1 to 2 again
[1]
$ printf '%s\n' 'event Seven' 'movement mitchell tables 7 boards 28' | oddtrick movement prove - | sed -n 1,6p
Mitchell, 7 tables, 7 rounds of 4 boards
14 pairs, 28 boards, two winners, about 210 minutes.

No faults.

Balance: the competition between any two who are ranked together is 28.
$ python3 tests/bws/make.py tests/bws/example.txt $TMP/club.bws; oddtrick movement prove $TMP/club.bws
Own movement, 2 tables, 2 rounds of 2 boards
4 pairs, 4 boards, two winners, about 32 minutes.

Kind          Round  Table  What
repeat-board      2      1  pair EW2 plays boards 3 to 4 again
repeat-board      2      2  pair EW1 plays boards 1 to 2 again

Balance: the competition between any two who are ranked together is 0 to 4.

    NS1 NS2 EW1 EW2
NS1   .   4   0   0
NS2   4   .   0   0
EW1   0   0   .   0
EW2   0   0   0   .
[1]
$ sed 's/^1, 2, 2, 2, 1, 1, 2,/1, 2, 2, 2, 1, 3, 4,/' tests/bws/example.txt >$TMP/fault.txt; python3 tests/bws/make.py $TMP/fault.txt $TMP/fault.bws
> oddtrick movement prove $TMP/fault.bws --format csv
kind,round,table,id,boards,other,section,message
repeat-board,2,1,EW2,3-4,,,pair EW2 plays boards 3 to 4 again
repeat-board,2,2,NS2,3-4,,,pair NS2 plays boards 3 to 4 again
[1]

# Files that are none
$ echo hello | oddtrick movement prove -
2> oddtrick movement: - has no movement: expected JSON with a schedule, CSV that begins with round,table,ns,ew,first,last, an event with a line such as 'movement mitchell tables 7 boards 28', or a Bridgemate file
[2]
$ printf '%s\n' round,table,ns,ew,first,last 1,1,1,2,1,2 2,x,1,2,3,4 | oddtrick movement prove -
2> stdin:3:3: invalid table 'x': expected the number of a table, 1 to 500
[2]
$ echo '{"schedule":[{"round":1,"table":1,"ns":"1","ew":"2","boards":[1,3]}]}' | oddtrick movement prove -
2> stdin:1:62: invalid boards: expected numbers that follow each other: [1,2,3]
[2]
$ printf '%s\n' 'event Without' 'pair 1 A & B' | oddtrick movement prove -
2> oddtrick movement: - has no movement: expected JSON with a schedule, CSV that begins with round,table,ns,ew,first,last, an event with a line such as 'movement mitchell tables 7 boards 28', or a Bridgemate file
[2]
$ oddtrick movement prove /nowhere
2> oddtrick movement: cannot read /nowhere: No such file or directory
[2]
$ oddtrick movement prove
2> oddtrick movement: expected 'oddtrick movement prove FILE'
[2]
$ oddtrick movement prove a --tables 7
2> oddtrick movement: --tables is not for prove
[2]

# A latecomer takes the empty place; a rover at full tables; a pair leaves
$ oddtrick movement mitchell --pairs 9 --sets 2 --winners 1 --format json >$TMP/half.json; oddtrick movement change $TMP/half.json --from 3 --add-pair 5
1  keep
   The movement goes on; nobody loses a board.
Id  Planned  Boards  Lost  Sits  Rematches
6         8      10    -2     0          0
7         8      10    -2     0          0
8         8      10    -2     0          0
5         0       6    -6     0          0

2  rebuild
   Everybody is paired again; nobody loses a board; 3 meetings are repeated; tables share boards.
Id  Planned  Boards  Lost  Sits  Rematches
2        10      10     0     0          1
6         8      10    -2     0          1
7         8      10    -2     0          0
8         8      10    -2     0          2
10        8       8     0     0          2
5         0       6    -6     0          0

Lines for the log, continuation 1:
from round 3 movement own
row 3 1 1 9 5-6
row 3 2 2 10 7-8
row 3 3 3 6 9-10
row 3 4 4 7 1-2
row 3 5 5 8 3-4
row 4 1 1 8 7-8
row 4 2 2 9 9-10
row 4 3 3 10 1-2
row 4 4 4 6 3-4
row 4 5 5 7 5-6
row 5 1 7 1 9-10
row 5 2 8 2 1-2
row 5 3 9 3 3-4
row 5 4 10 4 5-6
row 5 5 6 5 7-8
$ oddtrick movement mitchell --tables 5 --sets 2 --format json >$TMP/full.json; oddtrick movement change $TMP/full.json --from 3 --add-pair NS6 --format csv | sed -n '/^3,/,$p'
3,1,NS6,EW4,5,6
3,2,NS2,EW5,7,8
3,3,NS3,EW1,9,10
3,4,NS4,EW2,1,2
3,5,NS5,EW3,3,4
4,1,NS1,EW3,7,8
4,2,NS2,EW4,9,10
4,3,NS6,EW5,1,2
4,4,NS4,EW1,3,4
4,5,NS5,EW2,5,6
5,1,NS1,EW2,9,10
5,2,NS2,EW3,1,2
5,3,NS3,EW4,3,4
5,4,NS4,EW5,5,6
5,5,NS6,EW1,7,8
$ oddtrick movement change $TMP/full.json --from 4 --remove-pair EW2 --format json | python3 -c '
> import json, sys
> c = json.load(sys.stdin)["continuations"]
> print(c[0]["name"], c[0]["lost"], [l["id"] for l in c[0]["losses"] if l["lost"] > 0], c[0]["lines"][0])'
keep 4 ['NS1', 'NS5', 'EW2'] from round 4 movement own

# A pair leaves in round 3: its places are left empty, it is not paired again by a later change, and it can come back to them
$ cd $TMP; printf 'event "Example"\nmovement mitchell tables 5 boards 20\n' >left.event; oddtrick movement change left.event --from 3 --remove-pair EW2 | sed -n '/^from/,$p' >lines; grep -e ' - ' lines; cat lines >>left.event
row 3 4 NS4 - 1-4
row 4 5 NS5 - 9-12
row 5 1 NS1 - 17-20
$ oddtrick movement change $TMP/left.event --from 4 --remove-pair NS3 --format json | grep -c '"[^"]*EW2 [^"]*"'
0
[1]
$ oddtrick movement change $TMP/left.event --from 4 --add-pair EW2 | grep '^row.*EW2'
row 4 5 NS5 EW2 9-12
row 5 1 NS1 EW2 17-20
$ oddtrick movement change $TMP/left.event --from 4 --remove-pair EW2
2> oddtrick movement: pair EW2 cannot leave twice
[2]

# Fewer rounds; wrong boards; what cannot be
$ oddtrick movement change $TMP/full.json --from 3 --rounds 3 | sed -n 1,3p
1  keep
   The movement goes on; 10 pairs lose up to 4 boards.
Id   Planned  Boards  Lost  Sits  Rematches
$ oddtrick movement change $TMP/full.json --from 3 --played '2 1 NS1 EW5 5-6' --format csv | grep -c '^[3-5],.*NS1,'
2
$ oddtrick movement change $TMP/full.json
2> oddtrick movement: missing round: use --from ROUND, the first round that can be changed
[2]
$ oddtrick movement change $TMP/full.json --from 9
2> oddtrick movement: round 9: the movement has rounds 1 to 5
[2]
$ oddtrick movement change $TMP/full.json --from 2 --remove-pair 77
2> oddtrick movement: there is no pair 77 in the movement
[2]
$ oddtrick movement change $TMP/full.json --from 2 --add-pair NS1
2> oddtrick movement: pair NS1 is in the movement already
[2]
$ oddtrick movement change $TMP/full.json --from 4 --rounds 2
2> oddtrick movement: 2 rounds: rounds 1 to 3 are played already, and there can be at most 250
[2]
$ oddtrick movement change $TMP/full.json --from 2 --played '2 1 NS1 EW5 5-6'
2> oddtrick movement: --played '2 1 NS1 EW5 5-6': round 2 is not played yet
[2]
$ oddtrick movement change $TMP/full.json --from 2 --played '1 1 NS1'
2> oddtrick movement: --played '1 1 NS1': missing word: expected an id of at most 16 letters and digits, two ids joined by +, or - for nobody
[2]
$ oddtrick movement change $TMP/full.json --from 2 --choose 9
2> oddtrick movement: invalid --choose 9: expected a continuation from 1 to 2
[2]

# An event: the lines that are printed go on where it is
$ printf '%s\n' 'event Half' 'movement mitchell pairs 9 sets 2 winners 1' 'board 1' '1 6 4S N =' >$TMP/half.event
> oddtrick movement change $TMP/half.event --from 3 --add-pair 5 | sed '1,/^Lines/d' >>$TMP/half.event
> oddtrick movement prove $TMP/half.event | sed -n 1,4p; oddtrick movement change $TMP/half.event --from 4 --rounds 4 | sed -n 2p
Own movement, 5 tables, 5 rounds of 2 boards
10 pairs, 10 boards of which each plays 6 to 10, one winner, about 80 minutes.

No faults.
   The movement goes on; 10 pairs lose up to 2 boards.

# Sections that are not there cannot be merged
$ printf 'movement mitchell tables 7 boards 28\n' | oddtrick movement change - --from 3 --merge
2> oddtrick movement: nothing to merge: the movement has no sections
[2]
