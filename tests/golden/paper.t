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
round,ns,ew,contract,declarer,lead,tricks,ns_score,ew_score
1,NS3,EW3,,,,,,
2,NS2,EW1,,,,,,
3,NS1,EW2,,,,,,

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
2> oddtrick paper: the movement has no table of that name
[2]
$ printf 'movement mitchell tables 3 boards 3\n' | oddtrick paper tables --session 2 -
2> oddtrick paper: the event has no movement in that session: expected a line like movement mitchell tables 7 boards 28
[2]
$ oddtrick paper cards examples/tuesday.event
2> oddtrick paper: invalid kind 'cards': expected tables, guides, travellers, slips, names or bracket
[2]
$ oddtrick paper tables
2> oddtrick paper: expected a kind and a file: oddtrick paper guides tuesday.event
[2]
