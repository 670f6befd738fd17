# Bridgemate files, through every command that reads events

$ python3 tests/bws/make.py tests/bws/example.txt $TMP/club.bws; cd $TMP; oddtrick rank club.bws
Tuesday Pairs
2026-11-17. Matchpoints, 4 pairs, 4 boards

North-South
Rank  Pair  Names                  MP  Max      %  Boards
  1   2                           6.0    8  75.00       4
  2   1     Ann Lee & Bo Park     3.2    6  53.33       3

East-West
Rank  Pair  Names                  MP  Max      %  Boards
  1   2                           2.8    6  46.67       3
  2   1     Cy Dunn & Zoë Łuczak  2.0    8  25.00       4

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> club.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again

$ cd $TMP; oddtrick boards club.bws 4
Tuesday Pairs
2026-11-17. Matchpoints, 4 pairs, 4 boards

Board 4, dealer West, both vulnerable; top 2, 1 result of 2
                               Score       MP
Round  N-S  E-W  Result       N-S  E-W  N-S  E-W  N-S %
    1  2    2    6♠X S +1    1860         1    1  50.00
    2  1    2    not played

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> club.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again

$ cd $TMP; oddtrick convert --to event club.bws -
scoring matchpoints
event Tuesday Pairs
tag time 19:30
date 2026-11-17
winners 2
board 1
deal N:AKQ2.KQJ.A32.K32 JT98.T98.JT9.JT9 7654.A765.KQ8.A8 3.432.7654.Q7654
round 1
board 1
1 1 4H N = lead SA
tag table 1
board 3
2 2 3NTX E -2 lead CT
tag table 2
board 2
1 1 pass
tag table 1
board 4
2 2 6SXX S +1
tag table 2
2 2 void
2 2 6SX S +1
tag table 2
round 2
board 3
1 2 60%/40%
tag table 1
board 4
1 2 not played
tag table 1
board 1
2 1 1NT W -1 wrong direction lead D2
tag table 2
board 2
2 1 2S N +2
tag table 2
tag bws:ExternalUpdate yes
pair NS1 Ann Lee & Bo Park
numbers NS1 1001 1002
pair EW1 Cy Dunn & Zoë Łuczak
numbers EW1 1003 -
total NS1 rank 1
about NS1 bws:Score 58.33
2> club.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again

# Access 97
$ sed 's/Ł/L/' tests/bws/example.txt >$TMP/old.txt; python3 tests/bws/make.py --jet 3 $TMP/old.txt $TMP/old.bws; cd $TMP; oddtrick rank --format csv old.bws
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,false,NS,,2,,,,,6.0,8,75.00,4,,,,
2,false,NS,,1,Ann Lee & Bo Park,,,,3.2,6,53.33,3,,,,
1,false,EW,,2,,,,,2.8,6,46.67,3,,,,
2,false,EW,,1,Cy Dunn & Zoë Luczak,,,,2.0,8,25.00,4,,,,
2> old.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again

# what another program writes, with other columns, types and tables; and the same in Access 97
$ python3 tests/bws/make.py tests/bws/other.txt $TMP/other.bws; oddtrick convert --to event $TMP/other.bws -; python3 tests/bws/make.py --jet 3 tests/bws/other.txt $TMP/other97.bws; cd $TMP; oddtrick convert --to event other97.bws - >other97.event; oddtrick convert --to event other.bws - | cmp - other97.event
date 2026-11-17
movement own
row 1 1 1 2 1-2
row 1 2 3 - 3-4
row 2 1 3 1 3-4
row 2 2 - 2 5-6
row 3 1 2 3 5-6
round 1
board 1
1 2 4H N +1 lead ST
tag table 1
auction N 1H Pass 4H Pass Pass Pass
board 2
1 2 3NTX S =
tag table 1
1 2 void
1 2 3NTX S -1
tag table 1
round 2
board 3
3 1 4H E =
tag table 1
board 4
3 1 not played
tag table 1
round 3
board 5
2 3 pass
tag table 1
board 6
2 3 50%/60%
tag table 1
pair 1 Ann Lee & Bo Park
numbers 1 1001 -
pair 3 Cy Dunn
numbers 3 1003
total 1 rank 1=
about 1 bws:Score 66.67
total 3 rank 1=
about 3 bws:Score 66.67

# from standard input, and by what is in it
$ cp $TMP/club.bws $TMP/club; oddtrick rank --format csv - <$TMP/club
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,false,NS,,2,,,,,6.0,8,75.00,4,,,,
2,false,NS,,1,Ann Lee & Bo Park,,,,3.2,6,53.33,3,,,,
1,false,EW,,2,,,,,2.8,6,46.67,3,,,,
2,false,EW,,1,Cy Dunn & Zoë Łuczak,,,,2.0,8,25.00,4,,,,
2> stdin: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again

# rows that are wrong
$ sed 's/4 H, =/4 H, +7/; s/60%-40%/half/' tests/bws/example.txt >$TMP/wrong.txt; python3 tests/bws/make.py $TMP/wrong.txt $TMP/wrong.bws; cd $TMP; oddtrick rank wrong.bws
Tuesday Pairs
2026-11-17. Matchpoints, 4 pairs, 4 boards

North-South
Rank  Pair  Names                 MP  Max      %  Boards
  1   2                            5    8  62.50       4
  2   1     Ann Lee & Bo Park      0    2   0.00       1

East-West
Rank  Pair  Names                 MP  Max      %  Boards
  1=  1     Cy Dunn & Zoë Łuczak   3    6  50.00       3
  1=  2                            2    4  50.00       2

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> wrong.bws: left out: ReceivedData, row 1, table 1, round 1, board 1: contract '4 H', result '+7': 4H cannot have that many overtricks: at most 3
2> wrong.bws: warning: ReceivedData, row 9, table 1, round 2, board 3: no contract, and the remark 'half' gives no score: read as not played
2> wrong.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again
2> wrong.bws: 1 item was left out
[1]

# a warning that is an error if the file is to be as the guide says
$ sed 's/, Not played,/, "",/' tests/bws/example.txt >$TMP/empty.txt; python3 tests/bws/make.py $TMP/empty.txt $TMP/empty.bws; cd $TMP; oddtrick convert empty.bws empty.event; oddtrick convert --strict --force empty.bws empty.event
2> empty.bws: warning: ReceivedData, row 6, table 1, round 2, board 4: neither a contract nor a remark: read as not played
2> empty.bws: warning: the movement of the file is left out: round 2, table 1: pair EW2 plays boards 3 to 4 again
2> empty.bws: ReceivedData, row 6, table 1, round 2, board 4: neither a contract nor a remark: read as not played
[2]

# databases of something else, cut off, of a version to come, and without a catalog
$ printf '[Customers]\nID, Name\n1, Ann\n' >$TMP/shop.txt; python3 tests/bws/make.py $TMP/shop.txt $TMP/shop.mdb; cd $TMP; oddtrick rank shop.mdb
2> shop.mdb: the database has no table ReceivedData
[2]

$ cd $TMP; head -c 20000 club.bws >cut.bws; oddtrick rank cut.bws
2> cut.bws: the database is truncated: 20000 bytes are not a whole number of pages of 4096 bytes
[2]

$ cd $TMP; { head -c 20 club.bws; printf '\t'; tail -c +22 club.bws; } >future.bws; oddtrick rank future.bws
2> future.bws: an Access database of unknown version 9
[2]

$ cd $TMP; { head -c 8192 club.bws; head -c 40960 /dev/zero; } >empty.bws; oddtrick rank empty.bws
2> empty.bws: the database is damaged: table ReceivedData cannot be read
[2]

# RoundData is the movement: what is missing follows from it, and a log of the file has its rows
$ oddtrick convert examples/ten.event $TMP/ten.bws; oddtrick boards --missing $TMP/ten.bws | sed -n 4,6p
Round  Table  N-S  E-W  Missing
    3      3  6    1    14
    9      1  10   9    27
$ oddtrick convert --to event $TMP/ten.bws $TMP/ten.event; grep -c ^row $TMP/ten.event; oddtrick rank $TMP/ten.event | sed -n 4,14p | cmp - <(oddtrick rank examples/ten.event | sed -n 4,14p)
45
$ oddtrick convert examples/late.event $TMP/late.bws; oddtrick rank $TMP/late.bws | sed -n 4,23p | cmp - <(oddtrick rank examples/late.event | sed -n 4,23p); oddtrick check $TMP/late.bws | sed -n 4p
No problems found.
$ oddtrick whatif $TMP/late.bws 'board 4: 2 5 4S N =' 2>&1 | grep Wrong
  Wrong: 2 and 5 do not meet on board 4: expected 2 2 or 7 5, or board 19 to 21; end the line with 'forced' if it is right
# before anything is played
$ sed '/^board 1$/,$d' examples/late.event | oddtrick convert - $TMP/early.bws; oddtrick boards --missing $TMP/early.bws | sed -n 4p
62 tables of rounds that have not begun.
$ (cd $TMP; oddtrick convert $OLDPWD/examples/cup.event cup.bws; oddtrick movement prove cup.bws | sed -n 1,2p)
Own movement, 8 tables, 4 rounds of 8 boards
6 teams, 32 boards of which each plays 16 to 32, about 232 minutes.
2> cup.bws: not carried over: 8 IMP slips
# sections, of which one has no result yet
$ printf 'movement mitchell tables 6 sections 2 boards 9\nboard 1\nA1 A1 4S N =\n' | oddtrick convert - $TMP/two.bws; oddtrick convert --to event $TMP/two.bws - | sed -n '/^winners/,/^row 1 B1/p'
winners 2
movement own
row 1 A1 NSA1 EWA1 1-3
row 1 A2 NSA2 EWA2 4-6
row 1 A3 NSA3 EWA3 7-9
row 1 B1 NSB1 EWB1 1-3

# Of two winners, the number of a missing pair is that of another pair, too: N-S 7 plays, where E-W 7 is missing
$ printf 'movement mitchell tables 7 boards 28 phantom EW7\n' > $TMP/half.event; oddtrick convert $TMP/half.event $TMP/half.bws; oddtrick movement prove $TMP/half.bws | sed -n 2,4p
13 pairs, 28 boards of which each plays 24 to 28, two winners, about 210 minutes.

No faults.
$ oddtrick paper guides $TMP/half.bws NS7 | sed -n 4,7p
Round  Table  Sit      Against  Boards
    1  7      sit out           25-28
    2  7      N-S      EW6      1-4
    3  7      N-S      EW5      5-8
