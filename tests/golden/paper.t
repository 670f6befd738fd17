# oddtrick paper: cards, travellers and slips of a movement. In a Mitchell of five tables with three boards a round, E-W go up a
# table and boards go down one.

# A guide card: pair E-W 2 meets N-S 2, 3, 4, 5, 1; its boards are 4-6, 10-12, 1-3, 7-9, 13-15
$ printf 'winners 2\npair EW2 Cy Example & Di Example\nmovement mitchell tables 5 boards 15\n' | oddtrick paper guides - ew2
Matchpoints, 0 boards

Pair EW2
Cy Example & Di Example
Round  Table  Sit  Against  Boards
    1  2      E-W  NS2      4-6
    2  3      E-W  NS3      10-12
    3  4      E-W  NS4      1-3
    4  5      E-W  NS5      7-9
    5  1      E-W  NS1      13-15

# A traveller, with a line for each time that the board is played
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper travellers - 3 --format csv
board,round,ns,ew,contract,declarer,lead,tricks,ns_score,ew_score
3,1,NS3,EW3,,,,,,
3,2,NS2,EW1,,,,,,
3,3,NS1,EW2,,,,,,

# Slips of one table
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper slips - 2 | grep -A3 Round
Round 1, table 2
N-S NS2   E-W EW2
Board  Dealer  Vul  Contract  By      Lead    Tricks  N-S +   E-W +
    2  E       N-S  ______    ______  ______  ______  ______  ______
--
Round 2, table 2
N-S NS2   E-W EW1
Board  Dealer  Vul  Contract  By      Lead    Tricks  N-S +   E-W +
    3  S       E-W  ______    ______  ______  ______  ______  ______
--
Round 3, table 2
N-S NS2   E-W EW3
Board  Dealer  Vul   Contract  By      Lead    Tricks  N-S +   E-W +
    1  N       none  ______    ______  ______  ______  ______  ______

# A page has a section for each sheet, and names are escaped
$ printf 'pair NS1 <b>Ann</b> & Bo\nwinners 2\nmovement mitchell tables 3 boards 3\n' | oddtrick paper names - --format html | grep -c -e '<section class="sheet">' -e '&lt;b&gt;Ann'
4

# What cannot be
$ printf 'board 1\n1 2 4S N =\n' | oddtrick paper tables -
2> oddtrick paper: the event has no movement: expected a line like movement mitchell tables 7 boards 28
[2]
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper tables - 9
2> oddtrick paper: the movement has no table '9'
[2]
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper tables --session 2 -
2> oddtrick paper: session 2 has no movement: expected a line like movement mitchell tables 7 boards 28
[2]
$ oddtrick paper cards examples/tuesday.event
2> oddtrick paper: invalid kind 'cards': expected tables, guides, travellers, slips, names or bracket
[2]
$ oddtrick paper tables
2> oddtrick paper: expected a kind and a file: oddtrick paper guides tuesday.event
[2]

# As JSON, for programs: the same facts, a sheet each
$ printf 'winners 2\npair EW2 Cy Example & Di Example\nmovement mitchell tables 5 boards 15\n' | oddtrick paper guides - ew2 --format json | sed '$d'
{"event":"","scoring":"matchpoints","date":"","paper":"guides","session":1,"movement":"Mitchell, 5 tables, 5 rounds of 3 boards","sheets":[
 {"title":"Pair EW2","id":"EW2","names":["Cy Example","Di Example"],"rows":[
   {"round":1,"table":"2","direction":"EW","opponents":"NS2","boards":[4,5,6]},
   {"round":2,"table":"3","direction":"EW","opponents":"NS3","boards":[10,11,12]},
   {"round":3,"table":"4","direction":"EW","opponents":"NS4","boards":[1,2,3]},
   {"round":4,"table":"5","direction":"EW","opponents":"NS5","boards":[7,8,9]},
   {"round":5,"table":"1","direction":"EW","opponents":"NS1","boards":[13,14,15]}]}],

# In CSV all sheets are one list: who sits where at the tables 2 and 3
$ printf 'winners 2\npair EW2 Cy Example & Di Example\nmovement mitchell tables 5 boards 15\n' | oddtrick paper names - 2 3 --format csv
table,seat,id,names
2,N-S,NS2,
2,E-W,EW2,Cy Example & Di Example
3,N-S,NS3,
3,E-W,EW3,

# The third round of table 1 is its last one; before it, E-W 1 goes to table 2 and the board to table 3
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper tables - 1 --format json | sed -n 3,5p
   {"round":1,"ns":"NS1","ew":"EW1","boards":[1],"ns_next":"1","ns_next_side":"NS","ew_next":"2","ew_next_side":"EW","boards_next":["3"]},
   {"round":2,"ns":"NS1","ew":"EW3","boards":[2],"ns_next":"1","ns_next_side":"NS","ew_next":"2","ew_next_side":"EW","boards_next":["3"]},
   {"round":3,"ns":"NS1","ew":"EW2","boards":[3]}]}],

# A name among several that the movement does not have
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper travellers - 1 2 4
2> oddtrick paper: the movement has no board '4'
[2]

# After a change in mid-session, only tables that share boards say so: here, nobody does
$ printf 'movement mitchell tables 5 boards 15 phantom EW5\n' > $TMP/late.event; oddtrick movement change $TMP/late.event --from 3 --add-pair EW5 | sed -n '/^from/,$p' >> $TMP/late.event; oddtrick paper tables $TMP/late.event 2 | sed -n 5,20p
Round  N-S  E-W  Boards  N-S go to  E-W go to    Boards go to
    1  NS2  EW2  4-6     stay       table 3 E-W  table 1
    2  NS2  EW1  7-9     stay       table 3 E-W  table 1
    3  NS2  EW5  10-12   stay       table 3 E-W  table 1
    4  NS2  EW4  13-15   stay       table 3 E-W  table 1
    5  NS2  EW3  1-3
