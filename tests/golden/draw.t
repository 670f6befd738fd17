# oddtrick draw: the next round of a Swiss event.

# After five rounds of eight teams: 1 has met all but 3 and 7; 5, 6 and 8 have met all but each other, so one rematch is needed
$ oddtrick draw examples/swiss.event
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw examples/swiss.event --format json
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw examples/swiss.event --method vp --without 8 --format csv
2> bash: line 1: oddtrick: command not found
[127]

# Round 5 with the results of four: nobody need meet again
$ sed '/^round 5/,$d' examples/swiss.event >$TMP/four.event; oddtrick rank $TMP/four.event --format csv | cut -d, -f 1-4 | head -n 9
2> bash: line 1: oddtrick: command not found
$ oddtrick draw $TMP/four.event --boards 33-40
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/four.event --match 1-3 --apart 8-2 --table 7=1 --format json
2> bash: line 1: oddtrick: command not found
[127]

# A round behind: the standings of round 4 draw round 6
$ oddtrick draw examples/swiss.event --lagged --rematches --format json
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/four.event --round 6 --rematches --format json
2> bash: line 1: oddtrick: command not found
[127]

# Nine teams: bye and triangle; first round by a seed, or seeded
$ for i in 1 2 3 4 5 6 7 8 9; do echo "team $i Team $i"; done | sed '1i scoring imps' >$TMP/nine.event; oddtrick draw $TMP/nine.event --method seeded
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --seed 7 --format json >$TMP/one; oddtrick draw $TMP/nine.event --seed 7 --format json | cmp - $TMP/one && cut -c 1-10 $TMP/one
2> bash: line 1: oddtrick: command not found
2> bash: line 1: oddtrick: command not found
$ oddtrick draw $TMP/nine.event --method seeded --odd triangle --format csv
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --method seeded --bye 1 --format json
2> bash: line 1: oddtrick: command not found
[127]

# What cannot be
$ oddtrick draw examples/tuesday.event
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw examples/individual.event
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw examples/howell.event
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --bye 12
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --match 1
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --match 1-2 --match 1-3
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --method best
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --seed x
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --odd both
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --table 3
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw $TMP/nine.event --boards 9-1
2> bash: line 1: oddtrick: command not found
[127]
$ echo 'scoring imps' | oddtrick draw -
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick draw
2> bash: line 1: oddtrick: command not found
[127]
