# Events in a database: import, export, and all commands that read events.

$ cd $TMP; printf 'event  Two tables\nboard 1\n1 2 4S N =\n3 4 4S N -1\n' >a.event; oddtrick import a.event club.db#tuesday
$ cd $TMP; oddtrick export club.db#tuesday - | cmp - a.event
$ cd $TMP; oddtrick rank club.db#tuesday
Two tables
Matchpoints, 4 pairs, 1 board

Rank  Pair  MP  Max       %  Boards
  1=  1      2    2  100.00       1
  1=  4      2    2  100.00       1
  3=  2      0    2    0.00       1
  3=  3      0    2    0.00       1

Settings: rules wbf, neuberg on, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ cd $TMP; oddtrick convert club.db#tuesday b.event; cmp a.event b.event
# Windows' line ends are none of the lines
$ cd $TMP; printf 'board 1\r\n\r\n1 2 4S N =' >c.event; oddtrick import c.event club.db#c; oddtrick export club.db#c - | od -c | head -3
0000000   b   o   a   r   d       1  \n  \n   1       2       4   S    
0000020   N       =  \n
0000024
# What is not there, or cannot be
$ cd $TMP; oddtrick rank club.db
2> oddtrick rank: no event named in club.db: add its name after a #, like club.db#tuesday. Events: tuesday, c
[2]
$ cd $TMP; oddtrick rank club.db#monday
2> oddtrick rank: club.db has no event 'monday'. Events: tuesday, c
[2]
$ cd $TMP; oddtrick import a.event club.db#tuesday
2> oddtrick import: club.db already has an event 'tuesday': choose another name
[2]
$ cd $TMP; oddtrick import a.event club.db
2> oddtrick import: invalid destination 'club.db': expected a database, a # and a name of letters, digits, - _ and .: club.db#tuesday
[2]
$ cd $TMP; oddtrick import a.event 'club.db#../x'
2> oddtrick import: invalid destination 'club.db#../x': expected a database, a # and a name of letters, digits, - _ and .: club.db#tuesday
[2]
$ cd $TMP; printf 'nonsense\n' >bad.event; oddtrick import bad.event club.db#bad
2> bad.event:1:9: expected East-West's id and a result: 1 8 4S N =
2>   nonsense
2>           ^
[2]
$ cd $TMP; oddtrick rank club.db#bad
2> oddtrick rank: club.db has no event 'bad'. Events: tuesday, c
[2]
$ cd $TMP; oddtrick import none.event club.db#none
2> oddtrick import: cannot read none.event: No such file or directory
[2]
$ cd $TMP; oddtrick import a.event a.event#x
2> oddtrick import: cannot store it in a.event: is damaged, or is not a database of events
[2]
$ cd $TMP; oddtrick import a.event nowhere/club.db#x
2> oddtrick import: cannot store it in nowhere/club.db: No such file or directory
[2]
$ cd $TMP; oddtrick export a.event b.event
2> oddtrick export: invalid event 'a.event': expected a database that exists, a # and a name: club.db#tuesday
[2]
$ cd $TMP; oddtrick export club.db#tuesday b.event
2> oddtrick export: b.event already exists: --force replaces it
[2]
$ cd $TMP; oddtrick export --force club.db#tuesday b.event; cmp a.event b.event
$ oddtrick export
2> oddtrick export: expected an event and a file: oddtrick export club.db#tuesday tuesday.event
[2]
$ oddtrick import
2> oddtrick import: expected a file and a destination: oddtrick import tuesday.event club.db#tuesday
[2]
# A file whose name has a # is a file
$ cd $TMP; cp a.event 'a#1.event'; oddtrick rank --format csv 'a#1.event' | head -2
rank,tied,direction,section,id,names,strat,rank_b,rank_c,score,max,percent,boards,carryover,handicap,penalty,tie_break
1,true,,,1,,,,,2,2,100.00,1,,,,

# The rows of a scale in a file go into the log, since there is no file beside an event in a database
$ cp examples/club10.vp $TMP/own.vp; printf 'scoring imps\nvp own.vp\nset match-boards 5\nround 1\nboard 1\n1 2 4S N =\n2 1 4S N -1\n' >$TMP/own.event; oddtrick rank $TMP/own.event | sed -n 3,6p
                   IMPs    Matches
Rank  Team  VP  Won  Lost  Won  Of
  1   1      8   10     0    1   1
  2   2      2    0    10    0   1
$ oddtrick import $TMP/own.event $TMP/scale.db#own; rm $TMP/own.vp; oddtrick export $TMP/scale.db#own - | tail -1
vp rows boards 4-6; 0    5     5; 1    6     4; 4    7     3; 8    8     2; 13   9     1; 20   10    0; boards 7-8; 0    5     5; 2    6     4; 6    7     3; 11   8     2; 16   8.5   1.25; 20   9.25  0.5; 26   10    0
$ oddtrick rank $TMP/scale.db#own | sed -n 3,6p
                   IMPs    Matches
Rank  Team  VP  Won  Lost  Won  Of
  1   1      8   10     0    1   1
  2   2      2    0    10    0   1

# What is no database
$ cd $TMP; oddtrick export none.db#tuesday out.event
2> oddtrick export: invalid event 'none.db#tuesday': expected a database that exists, a # and a name: club.db#tuesday
[2]
$ cd $TMP; : >empty.db; oddtrick db check empty.db
empty.db is empty: restore a backup, or remove the file to start a new database
empty.db: 0 events, 0 lines: damaged
'oddtrick db recover empty.db NEW' saves what can be read.
[1]
$ cd $TMP; printf 'no database\n' >text.db; oddtrick db check text.db
text.db is damaged, or is not a database of events
text.db: 0 events, 0 lines: damaged
'oddtrick db recover text.db NEW' saves what can be read.
[1]
$ cd $TMP; mkdir folder; oddtrick db recover folder new.db
2> oddtrick db: cannot read folder: not a regular file
[2]
