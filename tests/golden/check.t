# oddtrick check: what a director should look at.

# The examples
$ oddtrick check examples/howell.event
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

To look at
Line  Board  Kind     What
  98     13  missing  1 v 9: no result on board 13; they have boards 14 and 15
 152     22  missing  2 v 8: no result on board 22; they have boards 23 and 24

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
[1]
$ oddtrick check examples/tuesday.event
Tuesday Pairs
17 November 2026. Matchpoints, 26 pairs, 26 boards

No problems found.

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
$ oddtrick check examples/swiss.event
Autumn Swiss Teams
21 November 2026. IMPs, 8 teams, 40 boards

No problems found.

Settings: rules wbf, round away, average-imps 3, imp-unit 0.01,
  weighted-halves favour, format swiss, rank-by auto, match-boards auto,
  half-match whole, bye 60, bye-win-loss 60, tie-break share, vp wbf
$ oddtrick check examples/butler.event | sed -n 4p
No problems found.
$ oddtrick check examples/individual.event | sed -n 4p
No problems found.

# Slips: another id, and a name twice; the wrong way round, and an id that nobody has; a result against a phantom
$ sed -e '/^board 20$/,/^$/s/^1 7 /1 6 /' -e 's/^pair 9 .*/pair 9   Meg Gray \& Ann  york/' examples/howell.event | oddtrick check -
Thursday Afternoon
19 November 2026. Matchpoints, 9 pairs, 27 boards

To look at
Line  Board  Kind       What
  14         same-name  Ann York is in pair 3 and in pair 9
  98     13  missing    1 v 9: no result on board 13; they have boards 14 and 15
 135     20  twice      1 v 6: pair 6 also plays board 20 in line 133, against
                        8. Was 7 meant? 1 v 7 has no result there
 152     22  missing    2 v 8: no result on board 22; they have boards 23 and 24

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
[1]
$ sed -e '/^board 6$/,/^$/s/^1 3 /3 1 /' -e '/^board 25$/,/^$/s/^3 9 /3 99 /' examples/howell.event | oddtrick check -
Thursday Afternoon
19 November 2026. Matchpoints, 10 pairs, 27 boards

To look at
Line  Board  Kind     What
  52      6  turned   3 v 1: they sit the other way round, 1 v 3, on board 4 in
                      line 40
  98     13  missing  1 v 9: no result on board 13; they have boards 14 and 15
 152     22  missing  2 v 8: no result on board 22; they have boards 23 and 24
 164     25  stray    3 v 99: pair 3 has board 26, which goes with this one, in
                      line 170 against 9. Was 9 meant? 3 v 9 has no result there

Settings: rules wbf, neuberg on, expected auto, E 4, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
2> stdin:164:1: warning: pair 99 has no name, but nearly all others have one: wrong id?
2>   3 99    2C S =       lead S4
2>   ^
[1]
$ sed '/^board 11$/a 2 10   4S N =' examples/howell.event | oddtrick check - | sed -n 4,7p
To look at
Line  Board  Kind     What
  80     11  phantom  2 v 10: a result, 4♠ N =, against the phantom; it does not
                      count

# Teams: a table without the other one, and one that was entered for the other
$ sed '0,/^2 1 /{/^2 1 /d}' examples/swiss.event | oddtrick check - | sed -n 4,7p
To look at
Line  Round  Board  Kind       What
  23      1      1  one-table  2 v 1: no result on board 1; the other table has
                               one
$ sed '0,/^2 1 /s/^2 1 /1 2 /' examples/swiss.event | oddtrick check - | sed -n 4,8p
To look at
Line  Round  Board  Kind       What
  24      1      1  one-table  2 v 1: no result on board 1; the other table has
                               one, which corrects line 23: did it belong to
                               this table?

# A contract by the wrong side: what would change
$ sed '/^board 10$/,/^$/s/^\(5 [0-9]* *4H\) W /\1 N /' examples/tuesday.event | oddtrick check - | sed -n 4,11p
Results unlike all others: possible entry errors
Line  Board  Kind    What
 185     10  unlike  5 v 5: 4♥ N +1 is unlike all others: no other is declared
                     by North-South; if it was 4♥ W +1: N-S 11 from 8th to 9th,
                     4 ranks change

Settings: rules wbf, neuberg on, expected auto, E 13, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share



# JSON, CSV and HTML
$ oddtrick check --format json examples/tuesday.event
{"event":"Tuesday Pairs","scoring":"matchpoints","date":"17 November 2026","findings":[],
 "settings":{"rules":"wbf","neuberg":"on","expected":"auto","E":"13","unit":"0.01","round":"away","groups":"ebu","own-average":"on","compare":"field","sections":"across","tie-break":"share"}}
$ oddtrick check --format csv examples/howell.event
line,board,kind,message,text,other_line
98,13,missing,1 v 9: no result on board 13; they have boards 14 and 15,1 9    1NT W =      lead D3,
152,22,missing,2 v 8: no result on board 22; they have boards 23 and 24,2 8    3H W +2      lead S5,
[1]
$ oddtrick check --format html examples/howell.event | sed -n '/<main>/,/<\/main>/p'
<main>
<h2>To look at</h2>
<table class="list narrow">
<thead>
<tr><th scope="col">Line</th><th scope="col">Board</th><th scope="col" class="left roomy">Kind</th><th scope="col" class="prose">What</th><th scope="col" class="left roomy">In the log</th></tr>
</thead>
<tbody>
<tr><td>98</td><td>13</td><td class="left roomy">missing</td><td class="prose">1 v 9: no result on board 13; they have boards 14 and 15</td><td class="left roomy">1 9    1NT W =      lead D3</td></tr>
<tr><td>152</td><td>22</td><td class="left roomy">missing</td><td class="prose">2 v 8: no result on board 22; they have boards 23 and 24</td><td class="left roomy">2 8    3H W +2      lead S5</td></tr>
</tbody>
</table>
</main>
$ oddtrick check --format json examples/butler.event | head -1
{"event":"Winter Butler","scoring":"butler","date":"24 November 2026","findings":[],

# What is wrong
$ oddtrick check
2> oddtrick check: expected a file, or - for standard input
[2]
$ oddtrick check nosuch.event
2> oddtrick check: cannot read nosuch.event: No such file or directory
[2]
$ printf 'board 1\n1 2 4Z N =\n' | oddtrick check -
2> stdin:2:6: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   1 2 4Z N =
2>        ^
[2]

# Cards: a lead that the leader does not have, tricks that nobody else took, and the cards of another board
$ sed -e '/^board 3$/,/^$/s/^2 3 .*/2 3    2S N -3   lead H3/' -e '/^board 4$/,/^$/s/^4 1 .*/4 1    2C S -2   lead HA/' -e '/^board 5$/,/^$/s/lead .*/lead D3/' examples/monday.event >$TMP/slips.event; oddtrick check --no-cache $TMP/slips.event
Monday Evening
23 November 2026. Matchpoints, 10 pairs, 15 boards

To look at
Line  Board  Kind    What
  36      3  tricks  2 v 3: 2♠ N -3 is 5 tricks, and 9 can be made; the others
                     in ♠ took 9 to 10. Was 2♠ N +3 meant?
  46      4  lead    4 v 1: 2♣ S -2, lead ♥A: West is on lead and does not hold
                     that card; East has it. Was 2♣ N -2 meant?
  50      5  lead    3 of 5 leads are not in the hand of the player on lead: are
                     these the cards that were played?

Settings: rules wbf, neuberg on, expected auto, E 5, unit 0.01, round away,
  groups ebu, own-average on, compare field, sections across, tie-break share
[1]
$ oddtrick check --no-par $TMP/slips.event | sed -n 4,9p
To look at
Line  Board  Kind  What
  46      4  lead  4 v 1: 2♣ S -2, lead ♥A: West is on lead and does not hold
                   that card; East has it. Was 2♣ N -2 meant?
  50      5  lead  3 of 5 leads are not in the hand of the player on lead: are
                   these the cards that were played?
$ oddtrick check --no-cache --format json $TMP/slips.event | grep -E '"(lead|tricks)"'
  {"kind":"tricks","line":36,"board":3,"round":0,"message":"2 v 3: 2♠ N -3 is 5 tricks, and 9 can be made; the others in ♠ took 9 to 10. Was 2♠ N +3 meant?","template":"%s%s%s%s","values":[{"template":"%s v %s: ","values":["2","3"]},{"template":"%s is %s trick%s, and %s can be made","values":["2♠ N -3","5","s","9"]},{"template":"; the others in %s took %s to %s","values":["♠","9","10"]},{"template":". Was %s meant?","values":["2♠ N +3"]}],"text":"2 3    2S N -3   lead H3"},
  {"kind":"lead","line":46,"board":4,"round":0,"message":"4 v 1: 2♣ S -2, lead ♥A: West is on lead and does not hold that card; East has it. Was 2♣ N -2 meant?","template":"%s%s%s%s","values":[{"template":"%s v %s: ","values":["4","1"]},{"template":"%s, lead %s: %s is on lead and does not hold that card","values":["2♣ S -2","♥A","West"]},{"template":"; %s has it","values":["East"]},{"template":". Was %s meant?","values":["2♣ N -2"]}],"text":"4 1    2C S -2   lead HA"},
  {"kind":"lead","line":50,"board":5,"round":0,"message":"3 of 5 leads are not in the hand of the player on lead: are these the cards that were played?","template":"%s of %s leads are not in the hand of the player on lead: are these the cards that were played?","values":["3","5"],"text":"deal N:75.9632.AKQ84.J5 J62.AJ4.JT652.93 T93.T5.73.AKT742 AKQ84.KQ87.9.Q86"}],
$ oddtrick check --no-cache --ascii --format csv $TMP/slips.event
line,board,kind,message,text,other_line
36,3,tricks,"2 v 3: 2S N -3 is 5 tricks, and 9 can be made; the others in S took 9 to 10. Was 2S N +3 meant?",2 3    2S N -3   lead H3,
46,4,lead,"4 v 1: 2C S -2, lead HA: West is on lead and does not hold that card; East has it. Was 2C N -2 meant?",4 1    2C S -2   lead HA,
50,5,lead,3 of 5 leads are not in the hand of the player on lead: are these the cards that were played?,deal N:75.9632.AKQ84.J5 J62.AJ4.JT652.93 T93.T5.73.AKT742 AKQ84.KQ87.9.Q86,
[1]
$ oddtrick check --help
usage: oddtrick check [--no-par] FILE

Reads the log of an event and looks for errors: boards played twice, missing results,
lines that contradict the movement, sides swapped, players in two pairs, and results
unlike all others that would match them with another declarer or sign, with the effect on
the ranking. If the cards are known, also finds leads that the player did not hold, and
tricks far from the double-dummy result. Exits with 1 if there are findings.

Example: oddtrick check tuesday.event

      --no-par           skip checks that need double-dummy tricks: no deal is solved
      --cache FILE       store solved deals in FILE instead of the user's cache
      --no-cache         do not read or write a cache of solved deals
  -j, --threads N        number of deals to solve in parallel; default: one per processor
      --strict           refuse a file with unreadable items instead of leaving them out
      --encoding NAME    encoding of FILE if not UTF-8: windows-1250, iso-8859-2 ...
      --format FORMAT    output format: text json csv html
      --ascii            use letters for suit symbols: 4SX N +1
      --color WHEN       use colors: auto (on a terminal), always or never
  -h, --help             show this help
      --raw-csv          CSV: do not escape cells that a spreadsheet would read as formulas

# Points that no contract gives, with another sign, and beside a contract; with what was probably meant
$ printf 'board 1\n1 2 score 420\n3 4 score 450\n5 6 score 420\n7 8 score 4200\n9 10 score -420\n11 12 score 430\n13 14 4S N =\nsaid score 620\n' | oddtrick check - | sed -n '/^Line/,/^$/{/./p}'
Line  Board  Kind    What
   5      1  points  7 v 8: no contract gives 4200 points on this board. Was 420
                     meant?
   6      1  points  9 v 10: no other score is within 3 IMPs of -420. Was 420
                     meant?
   8      1  points  13 v 14: 4♠ N = is 420 points for North-South, and the line
                     says 620


# Two teams that meet again, where nobody else does
$ { echo scoring imps; for r in 1 2 3; do echo round $r; case $r in 1) m='1.2 3.4 5.6 7.8';; 2) m='1.3 2.4 5.7 6.8';; 3) m='1.2 3.5 4.7 6.8';; esac; for p in $m; do a=${p%.*}; b=${p#*.}; echo board $r; echo "$a $b 3NT N ="; echo "$b $a 3NT N +1"; done; done; } | oddtrick check - | sed -n '/^Line/,/^$/{/./p}'
Line  Round  Board  Kind     What
  30      3      3  rematch  1 v 2: they already met in round 1, and meet again
                             in round 3
  39      3      3  rematch  6 v 8: they already met in round 2, and meet again
                             in round 3

# Calls and cards that a table recorded show what happened there: no slip of the pen. Half of the cards are enough, calls alone
# tell contract and declarer
$ cd $TMP; printf 'board 1\n1 2 2S N +2\n3 4 2S N +2\n5 6 2S N +1\n7 8 2S N +2\n9 10 2S N -2\n' >slip.event; oddtrick check --no-par --ascii slip.event | grep -o '9 v 10.*'
9 v 10: 2S N -2 is unlike all others: no other score is
$ cd $TMP; (cat slip.event; printf 'auction N 2S p p p\n') >called.event; oddtrick check --no-par --ascii called.event | grep -o '9 v 10.*'
9 v 10: 2S N -2 is unlike all others: no other score is
$ cd $TMP; (cat called.event; printf 'cards E HA H2 H3 H4 HK H5 H6 H7 HQ H8 H9 HT CA C2 C3 C4 CK C5 C6 C7 CQ C8 C9 CT DA D2 D3 D4\n') >recorded.event; oddtrick check --no-par --ascii recorded.event | grep -c '9 v 10'
0
[1]
$ cd $TMP; sed -e 's/9 10 2S N -2/9 10 2S E +2/' -e 's/auction N/auction E/' called.event >declarer.event; sed /auction/d declarer.event >no-calls.event; for f in declarer no-calls; do oddtrick check --no-par --ascii $f.event | grep -c '9 v 10'; done
0
1
# Pairs that are drawn together again for a whole round are no mistake, if nobody is missing
$ printf '%s\n' 'scoring matchpoints' 'board 1' '1 2 1NT N =' '3 4 1NT N +1' '5 6 1NT S =' '7 8 2NT N =' 'board 2' '1 2 1NT N =' '3 4 1NT N +1' '5 6 1NT S =' '7 8 2NT N =' 'board 3' '1 3 1NT N =' '2 4 1NT N +1' '5 7 1NT S =' '6 8 2NT N =' 'board 4' '1 3 1NT N =' '2 4 1NT N +1' '5 7 1NT S =' '6 8 2NT N =' 'board 5' '1 4 1NT N =' '2 3 1NT N +1' '5 8 1NT S =' '6 7 2NT N =' 'board 6' '1 4 1NT N =' '2 3 1NT N +1' '5 8 1NT S =' '6 7 2NT N =' 'board 7' '1 2 1NT N =' '3 5 1NT N +1' '4 6 1NT S =' '7 8 2NT N =' 'board 8' '1 2 1NT N =' '3 5 1NT N +1' '4 6 1NT S =' '7 8 2NT N =' >$TMP/drawn.event; oddtrick check $TMP/drawn.event | sed -n 3p; sed 41d $TMP/drawn.event | oddtrick check - | grep -c 'stray .* 1 v 2:'
No problems found.
1
