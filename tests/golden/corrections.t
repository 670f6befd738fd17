# The correction period: provisional until its end, final from then on, and what has changed since the results were first shown.
$ printf '%s\n' 'event Tuesday' 'pair 1 Ann Lee & Bo Park' 'pair 2 Cy Dunn & Di Eck' 'pair 3 Eva Ash & Finn Birch' 'pair 4 Gus Cole & Hal Drake' 'board 1' '1 2 4S N =' '3 4 4S N +1' 'board 2' '1 2 3NT N =' '3 4 3NT N -1' '1 2 3NT N +1' >$TMP/play.event; { cat $TMP/play.event; printf '%s\n' 'set status provisional' 'set corrections-until 2026-11-20T23:00+01:00' 'board 1' '1 2 4S N -1 # the table was asked' 'penalty 3 25% slow play' 'pair 4 Gus Cole & Harry Drake' 'set neuberg off' 'set neuberg simple' 'set show-hands end' 'board 2: 3 4 void'; } >$TMP/after.event
$ oddtrick rank --at 2026-11-20T21:59:59Z $TMP/after.event
Tuesday
Provisional results until 2026-11-20 22:00 UTC. Matchpoints, 4 pairs, 2 boards

Rank  Pair  Names                    MP  Max      %  Boards  Penalty
  1=  2     Cy Dunn & Di Eck        3.0    4  75.00       2
  1=  3     Eva Ash & Finn Birch    1.5    2  75.00       1     -0.5
  3   1     Ann Lee & Bo Park       1.0    4  25.00       2
  4   4     Gus Cole & Harry Drake  0.0    2   0.00       1

Penalties
Pair  Penalty         MP  For
3     25% of a top  -0.5  slow play

Changes since the results were first shown as provisional
Line  Board  N-S  E-W  Was                                      Is
  16      1    1    2  4♠ N =                                   4♠ N -1
  17                                                            Pair 3, Eva Ash & Finn Birch: penalty 25% of a top, slow play
  18                   Pair 4: Gus Cole & Hal Drake             Pair 4: Gus Cole & Harry Drake
  19                                                            Boards with fewer results: not adjusted
  20                   Boards with fewer results: not adjusted  Boards with fewer results: a simple factor
  22      2    3    4  3NT N -1                                 void

Settings: rules wbf, neuberg simple, expected auto, E 2, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick rank --at 2026-11-20T22:00Z $TMP/after.event | sed -n 2p
Final results. Matchpoints, 4 pairs, 2 boards
$ oddtrick rank --at 2027-01-01T00:00+14:00 --format json $TMP/after.event | head -1
{"event":"Tuesday","scoring":"matchpoints","date":"","status":"final","corrections_until":"2026-11-20T22:00Z","standings":[
$ oddtrick rank --at 2026-11-20T20:00Z --format json $TMP/after.event | sed -n '/changes/,/settings/p'
 "changes":[
  {"line":16,"kind":"result","board":1,"ns":"1","ew":"2","was":"4S N =","is":"4S N -1"},
  {"line":17,"kind":"penalty","was":"","is":"penalty 3 25% slow play","is_said":[{"before":"","words":"Pair @","value":"3","who":true},{"before":", ","text":"Eva Ash & Finn Birch"},{"before":": ","words":"penalty"},{"before":" ","words":"#% of a top","value":"25"},{"before":", ","text":"slow play"}]},
  {"line":18,"kind":"pair","was":"pair 4 Gus Cole & Hal Drake","is":"pair 4 Gus Cole & Harry Drake","was_said":[{"before":"","words":"Pair @","value":"4","who":true},{"before":": ","text":"Gus Cole & Hal Drake"}],"is_said":[{"before":"","words":"Pair @","value":"4","who":true},{"before":": ","text":"Gus Cole & Harry Drake"}]},
  {"line":19,"kind":"set","was":"","is":"set neuberg off","is_said":[{"before":"","words":"Boards with fewer results"},{"before":": ","words":"not adjusted"}]},
  {"line":20,"kind":"set","was":"set neuberg off","is":"set neuberg simple","was_said":[{"before":"","words":"Boards with fewer results"},{"before":": ","words":"not adjusted"}],"is_said":[{"before":"","words":"Boards with fewer results"},{"before":": ","words":"a simple factor"}]},
  {"line":22,"kind":"result","board":2,"ns":"3","ew":"4","was":"3NT N -1","is":"void"}],
 "settings":{"rules":"wbf","neuberg":"simple","expected":"auto","E":"2","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick boards --no-par --at 2026-11-20T20:00Z $TMP/after.event 2 | sed -n '2p;/Changes/,/^$/{/./p;}'
Provisional results until 2026-11-20 22:00 UTC. Matchpoints, 4 pairs, 2 boards
Changes since the results were first shown as provisional
Line  Board  N-S  E-W  Was       Is
  22      2    3    4  3NT N -1  void

$ oddtrick boards --no-par --at 2026-11-20T20:00Z --format json $TMP/after.event 1 | grep -A1 changes
 "changes":[
  {"line":16,"kind":"result","board":1,"ns":"1","ew":"2","was":"4S N =","is":"4S N -1"}],
$ oddtrick rank --at 2026-11-20T20:00Z --format html $TMP/after.event | grep -c 'Changes since'
1

# While the event is played there is neither; and a time alone does not end the play.
$ oddtrick rank --format json $TMP/play.event | grep -c -e changes -e status
0
[1]
$ echo 'set corrections-until 2001-01-01T00:00Z' | cat $TMP/play.event - | oddtrick rank --format json - | grep -c -e changes -e status -e corrections
0
[1]
$ echo 'set status final' | cat $TMP/play.event - | oddtrick rank --format json - | grep -c -e '"status":"final"' -e '"changes":\[\]'
2
$ printf '%s\n' 'set status final' 'set corrections-until 2099-01-01T00:00Z' | cat $TMP/play.event - | oddtrick rank - | sed -n 2p
Final results. Matchpoints, 4 pairs, 2 boards

# Taken back: the list begins anew.
$ printf '%s\n' 'set status playing' 'board 2: 3 4 3NT N =' 'set status provisional' 'penalty 1 1 mp' | cat $TMP/after.event - | oddtrick rank - | sed -n '/Changes/,/^$/{/./p;}'
Changes since the results were first shown as provisional
Line  Board  N-S  E-W  Was  Is
  26                        Pair 1, Ann Lee & Bo Park: penalty 1 MP


# A database knows who and when; after the end of the period, the list says so.
$ oddtrick import $TMP/after.event $TMP/club.db#tuesday >/dev/null; oddtrick rank $TMP/club.db#tuesday | sed -n '/Changes/,/^$/p' | head -3 | sed 's/20[0-9-]* [0-9:]* UTC/TIME/'
Changes since the results were first shown as provisional
Line  When                  By      Board  N-S  E-W  Was                                      Is
  16  TIME  import      1    1    2  4♠ N =                                   4♠ N -1
$ sed 's/2026-11-20T23:00+01:00/2001-01-01T00:00Z/' $TMP/after.event >$TMP/late.event; oddtrick import $TMP/late.event $TMP/club.db#late >/dev/null; oddtrick rank $TMP/club.db#late | grep -c 'after the correction period'
6

# Times are those of the machine's zone, with its name; a zone without a name is said by its distance. Files have UTC.
$ TZ=CET-1 oddtrick rank --at 2026-11-20T20:00Z $TMP/after.event | sed -n 2p; TZ='<-03>3' oddtrick rank --at 2026-11-20T20:00Z $TMP/after.event | sed -n 2p
Provisional results until 2026-11-20 23:00 CET. Matchpoints, 4 pairs, 2 boards
Provisional results until 2026-11-20 19:00 UTC-03. Matchpoints, 4 pairs, 2 boards
$ changed() { oddtrick rank $TMP/club.db#tuesday | sed -n 's/^  16  \(20.*\) \([A-Z]*\)  import .*/\1 \2/p'; }; utc=$(TZ=UTC changed) cet=$(TZ=CET-1 changed); echo ${cet#*:*[0-9] }; test "$(date -ud "${utc% UTC} UTC 1 hour" '+%F %H:%M')" = "${cet% CET}" && echo an hour later
CET
an hour later
$ TZ=CET-1 oddtrick publish --at 2026-11-20T20:00Z --language de $TMP/after.event $TMP/german >/dev/null; grep -o 'Vorläufige Ergebnisse bis [^.<]*' $TMP/german/index.html | head -1; sed -n '/Änderungen/,/<.table>/p' $TMP/german/index.html | grep -o '<td class="what">.*Strafe.*' | sed -e 's/<[^>]*>//g'
Vorläufige Ergebnisse bis 2026-11-20 23:00 CET
Paar 3, Eva Ash &amp; Finn Birch: Strafe 25 % eines Tops, slow play
$ TZ=CET-1 oddtrick rank --at 2026-11-20T20:00Z --format json $TMP/after.event | grep -o '"corrections_until":"[^"]*"'
"corrections_until":"2026-11-20T22:00Z"

# What is wrong
$ oddtrick rank --at yesterday $TMP/after.event
2> oddtrick rank: invalid time 'yesterday': expected a date and a time with Z for UTC, such as 2026-11-20T22:00Z
[2]
$ echo 'set corrections-until 2026-11-20 22:00' | cat $TMP/play.event - | oddtrick rank -
2> stdin:13:23: invalid value for corrections-until: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00
2>   set corrections-until 2026-11-20 22:00
2>                         ^
[2]
$ echo 'set corrections-until 2026-11-20T22:00' | cat $TMP/play.event - | oddtrick rank -
2> stdin:13:23: invalid value for corrections-until: expected off, or a date and a time with Z for UTC or with the distance from UTC, such as 2026-11-20T22:00Z or 2026-11-20T23:00+01:00
2>   set corrections-until 2026-11-20T22:00
2>                         ^
[2]
$ echo 'set corrections-until off' | cat $TMP/after.event - | oddtrick rank - | sed -n 2p
Provisional results. Matchpoints, 4 pairs, 2 boards

# Published: the same in one zip file, with the list of changes and the state of the results on every page.
$ oddtrick publish --at 2026-11-20T20:00Z --format json $TMP/after.event $TMP/pages | sed "s|$TMP|TMP|"; oddtrick publish --zip --at 2026-11-20T20:00Z $TMP/after.event $TMP/pages.zip | sed "s|$TMP|TMP|"
{"folder":"TMP/pages","pages":10,"files":14}
TMP/pages.zip: 10 pages and 4 files for other programs.
$ grep -l 'Provisional results until 2026-11-20 22:00 UTC' $TMP/pages/*.html | wc -l; grep -l 'Changes since' $TMP/pages/*.html | sed 's|.*/||'
10
history.html
index.html
$ oddtrick publish --zip $TMP/after.event $TMP/pages.zip 2>&1 | sed "s|$TMP|TMP|"
oddtrick publish: TMP/pages.zip already exists: --force replaces it
