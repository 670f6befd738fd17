# Scoring while playing: oddtrick rubber --play.

# A whole rubber, from a pipe: the lines are in the file as they were typed
$ grep -v '^rubber' examples/friday.rubber | oddtrick rubber --play $TMP/friday.rubber | sed "s|$TMP/||"
A new file: friday.rubber
Deal 1, North deals, nobody is vulnerable
We are Ann & Bo.
They are Cy & Di.
Deal 1: 2NT N +1: We 70 below, 30 above; Rubber 1: We 100, They 0.
Deal 2: 4♥ W =: They 120 below; Rubber 1: We 100, They 120.
Deal 3: 5♣ W -2: We 200 above; Rubber 1: We 300, They 120.
Deal 4: 4♠X S +1: We 240 below, 150 above; Rubber 1: We 690, They 120.
Deal 5: 3♣ N +1: We 60 below, 20 above; Rubber 1: We 770, They 120.
Deal 6: 6♦ E =: They 120 below, 1400 above; Rubber 1 is over: We 770, They 1640.
$ (echo rubber; grep -v '^rubber' examples/friday.rubber) | cmp - $TMP/friday.rubber && oddtrick rubber --totals $TMP/friday.rubber
We 770
They 1640
$ echo show | oddtrick rubber --play $TMP/friday.rubber | grep -E ' 770 |win by'
         770     │       1640
  They win by 870: 9 hundreds.
         770     │       1640
  They win by 870: 9 hundreds.
$ ls $TMP | grep friday
friday.rubber

# Going on with a file: the sheet first, then who deals the next
$ printf 'rubber\nwe Ann & Bo\nthey Cy & Di\n2NT N +1\n4H W =\n2S S =\n' >$TMP/on.rubber; oddtrick rubber --play $TMP/on.rubber </dev/null

        We       │      They
     Ann & Bo    │    Cy & Di
  ───────────────────────────────
          30     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
          70     │        120
  ───────────────────────────────
          60     │
  ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
         160     │        120

  Rubber not finished.

Deal 4, West deals, They are vulnerable; We have 60 below the line
$ printf 'rubber\nwe EW\n2NT N +1\n1S E =\n' >$TMP/ew.rubber; oddtrick rubber --ascii --play $TMP/ew.rubber </dev/null | tail -1
Deal 3, South deals, nobody is vulnerable; We have 30 below the line, They 70
$ printf 'dealer E\n4S N =\n4H W =\n' | oddtrick rubber --play $TMP/both.rubber >/dev/null; oddtrick rubber --play $TMP/both.rubber </dev/null | tail -1
Deal 3, West deals, both sides are vulnerable
$ printf '4S N =\npass\n2H E =\n' | oddtrick chicago --ascii --play $TMP/c.chicago | sed "s|$TMP/||"; oddtrick chicago --play $TMP/c.chicago </dev/null | tail -1; cat $TMP/c.chicago
A new file: c.chicago
Deal 1, North deals, nobody is vulnerable
Deal 1: 4S N =: We 120 below, 300 above; Chicago 1: We 420, They 0.
Deal 2: pass; Chicago 1: We 420, They 0.
Deal 3: 2H E =: They 60 below; Chicago 1: We 420, They 60.
Deal 4, South deals, We are vulnerable; They have 60 below the line
chicago
4S N =
pass
2H E =
$ cp examples/club.chicago $TMP; oddtrick rubber --play $TMP/club.chicago </dev/null | tail -1
Chicago 3, deal 10, North deals, nobody is vulnerable

# Lines that are wrong: the error, and nothing is stored
$ printf '4S N =\n' | oddtrick rubber --play $TMP/wrong.rubber >/dev/null; cp $TMP/wrong.rubber $TMP/wrong.before
$ printf '4Z N =\n   5S N +9\n4S =\ncorrect 7 4S N =\nudno\nchicago\npartscores bonus\n4S\x01 N =\n' | oddtrick rubber --play $TMP/wrong.rubber >$TMP/said
2> stdin:1:2: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   4Z N =
2>    ^
2> stdin:2:9: 5S cannot have that many overtricks: at most 2
2>      5S N +9
2>           ^
2> stdin:3:1: missing declarer: the sheet needs N, E, S or W after the contract
2>   4S =
2>   ^
2> stdin:4:9: no deal with this number comes before this line
2>   correct 7 4S N =
2>           ^
2> stdin:5:1: unknown command 'udno': did you mean undo?
2>   udno
2>   ^
2> stdin:6:1: this log is a rubber: keep a Chicago in a separate log
2>   chicago
2>   ^
2> stdin:7:1: rules must come before the first deal
2>   partscores bonus
2>   ^
2> stdin:8:3: invalid character in a line
2>   4S. N =
2>     ^
[2]
$ printf 'we \xff\n' | oddtrick rubber --play $TMP/wrong.rubber 2>&1 >/dev/null | head -1
stdin:1:4: invalid character in a line
$ for c in '\xed\xa0\x80' '\xe0\x80\xaf' '\xf4\x90\x80\x80' '\xc2\x9b'; do printf "we A$c\n" | oddtrick rubber --play $TMP/wrong.rubber 2>&1 >/dev/null | head -1; done
stdin:1:5: invalid character in a line
stdin:1:5: invalid character in a line
stdin:1:5: invalid character in a line
stdin:1:5: invalid character in a line
$ cmp $TMP/wrong.rubber $TMP/wrong.before; tail -n 1 $TMP/said
Deal 2, East deals, We are vulnerable
$ printf 'end\nend\nundo\nundo\nundo\n' | oddtrick rubber --play $TMP/wrong.rubber | tail -3
Rubber ended: We 300 above; Rubber 1 is over: We 420, They 0.
The end is taken back; Rubber 1: We 120, They 0.
Deal 1 is taken back.
2> stdin:2:1: there is nothing to end: no deal has been played
2>   end
2>   ^
2> oddtrick rubber: nothing to undo
$ printf '\n\n   \nquit\n4S N =\n' | oddtrick rubber --play $TMP/wrong.before | tail -1; wc -l <$TMP/wrong.before
Deal 2, East deals, We are vulnerable
2

# A line that was wrong before is reported at the start, and does no harm
$ printf 'rubber\n4Q N =\n' >$TMP/bad.rubber; printf '4S N =\n4Q N =\n' | oddtrick rubber --play $TMP/bad.rubber 2>&1 | sed "s|$TMP/||"; cat $TMP/bad.rubber
bad.rubber:2:2: invalid strain 'Q': expected C, D, H, S or NT after the level
Deal 1, North deals, nobody is vulnerable
Deal 1: 4♠ N =: We 120 below; Rubber 1: We 120, They 0.
stdin:2:2: invalid strain 'Q': expected C, D, H, S or NT after the level
  4Q N =
   ^
rubber
4Q N =
4S N =

# undo: a deal, an end, a correction; again and again
$ printf '2NT N +1\nundo\nundo\n' | oddtrick rubber --ascii --play $TMP/u1.rubber | tail -n +3; cat $TMP/u1.rubber
Deal 1: 2NT N +1: We 70 below, 30 above; Rubber 1: We 100, They 0.
Deal 1 is taken back.
rubber
2NT N +1
correct 1 void
2> oddtrick rubber: nothing to undo
$ printf '1C N =\n2C N =\n3C N =\nundo\nundo\nundo\n' | oddtrick rubber --play $TMP/u2.rubber | tail -3; tail -3 $TMP/u2.rubber
Deal 3 is taken back; Rubber 1: We 60, They 0.
Deal 2 is taken back; Rubber 1: We 20, They 0.
Deal 1 is taken back.
correct 3 void
correct 2 void
correct 1 void
$ printf '2NT N +1\nend\nundo\nundo\n' | oddtrick rubber --play $TMP/u3.rubber >/dev/null; cat $TMP/u3.rubber
rubber
2NT N +1
end
correct end void
correct 1 void
$ printf '2NT N +1 honors N 150 # all aces\ncorrect 1 2NT N =\ncorrect 1 2NT N -1\nundo\nundo\nundo\n' | oddtrick rubber --play $TMP/u4.rubber >/dev/null; cat $TMP/u4.rubber
rubber
2NT N +1 honors N 150 # all aces
correct 1 2NT N =
correct 1 2NT N -1
correct 1 2NT N =
correct 1 2NT N +1 honors N 150
correct 1 void
$ printf '1C N =\ncorrect 1 void\nundo\n' | oddtrick rubber --play $TMP/u5.rubber >/dev/null; cat $TMP/u5.rubber
rubber
1C N =
correct 1 void
correct 1 1C N =
$ printf '1C N =\nend\ncorrect end void\nundo\n' | oddtrick rubber --play $TMP/u6.rubber | tail -1; cat $TMP/u6.rubber
Rubber ended: We 100 above; Rubber 1 is over: We 120, They 0.
rubber
1C N =
end
correct end void
end
$ printf '1C N =\nend\n2C N =\ncorrect end void\nundo\n' | oddtrick rubber --play $TMP/u7.rubber >/dev/null
2> oddtrick rubber: this cannot be undone by a line of the log
[2]
$ printf 'undo\n' | oddtrick rubber --play $TMP/u2.rubber >/dev/null; tail -1 $TMP/u2.rubber
correct 1 void
2> oddtrick rubber: nothing to undo

# The other commands
$ printf 'deals\nexplain 2\n' | oddtrick rubber --play $TMP/on.rubber | tail -n +18
   2   E     4♥ W =       none        120                      120
   3   S     2♠ S =       ew           60               60
Total                                                  160     120
Deal 2: 4♥ W =, dealt by East

  We are not vulnerable: no game yet.
  We have 70 below the line: deal 1.
  They are not vulnerable: no game yet.

  They   120   Contract points    4 x 30 = 120, below the line
               30 a trick in hearts (Law 81, Trick Score)
      ------
  We       0   They 120

  They win a game.
$ printf 'explain\nexplain 9\nexplain two\n' | oddtrick rubber --play $TMP/on.rubber >/dev/null
2> oddtrick rubber: missing deal number: use explain 3
2> oddtrick rubber: deal 9 does not count: it does not exist or was taken back
2> oddtrick rubber: missing deal number: use explain 3
[2]
$ printf '?\n' | oddtrick rubber --play $TMP/on.rubber | tail -13
  4sx s +1         a deal, any notation
  4h w = honors w 100
  pass             passed out
  we Ann & Bo      who plays North-South
  they Cy & Di     and East-West
  end              ends an unfinished rubber
  correct 3 5c w -1
  correct 3 void   deal 3 did not count
  undo             takes back the last line
  show             the whole sheet
  deals            lists the deals
  explain 3        the score of deal 3
  quit             or ctrl-D
$ printf 'SHOW\n  Deals  \nQuit\nnonsense\n' | oddtrick rubber --play $TMP/on.rubber >/dev/null

# A table of expected scores that the log names
$ printf 'imps '$PWD'/examples/expected.hcp\n4S N = hcp 26\n' | oddtrick chicago --ascii --play $TMP/i.chicago | tail -1; oddtrick chicago $TMP/i.chicago | grep win
Deal 1: 4S N =: We 1 IMP; Chicago 1: We 1, They 0.
[1]
$ printf 'imps %s/none.hcp\n' $TMP | oddtrick chicago --play $TMP/i2.chicago 2>&1 >/dev/null | sed "s|$TMP/||"; cat $TMP/i2.chicago
oddtrick chicago: cannot read none.hcp: No such file or directory
stdin:1: cannot read the expected scores
chicago

# A last line without its end gets one first
$ printf 'rubber\n4S N =' >$TMP/open.rubber; printf '3NT S =' | oddtrick rubber --play $TMP/open.rubber >/dev/null; cat $TMP/open.rubber
rubber
4S N =
3NT S =
$ : >$TMP/empty.rubber; oddtrick chicago --play $TMP/empty.rubber </dev/null; cat $TMP/empty.rubber
Deal 1, North deals, nobody is vulnerable
chicago

# No room: nothing is stored of a line that does not fit, and the next one that does is whole
$ (echo rubber; yes '# -----------------------------' | head -n 31; echo '4S N =') >$TMP/full.rubber; wc -c <$TMP/full.rubber
1006
$ (ulimit -f 1; printf '4H W =\n5C W -2 # a line that is too long\nundo\n4H W =\n' | oddtrick rubber --play $TMP/full.rubber 2>&1 >/dev/null) | sed "s|$TMP/||"; tail -n 3 $TMP/full.rubber
oddtrick rubber: nothing was stored in full.rubber: no space left for the line
oddtrick rubber: nothing was stored in full.rubber: no space left for the line
4S N =
4H W =
4H W =
$ (ulimit -f 0; oddtrick rubber --play $TMP/none.rubber </dev/null 2>&1) | sed "s|$TMP/||"; ls $TMP/none.rubber 2>&1 | sed "s|$TMP/||"
oddtrick rubber: nothing was stored in none.rubber: File too large
ls: cannot access 'none.rubber': No such file or directory

# What is no file to play into
$ oddtrick rubber --play examples </dev/null
2> oddtrick rubber: cannot write to examples: Is a directory
[2]
$ oddtrick rubber --play /dev/full </dev/null
2> oddtrick rubber: cannot play into /dev/full: not a regular file
[2]
$ oddtrick rubber --play no/such/place </dev/null
2> oddtrick rubber: cannot create no/such/place: No such file or directory
[2]
$ mkfifo $TMP/pipe; oddtrick rubber --play $TMP/pipe </dev/null 2>&1 | sed "s|$TMP/||"
oddtrick rubber: cannot play into pipe: not a regular file

# Removed while playing: said at once; save makes it anew with all its lines
$ mkfifo $TMP/in; cat $TMP/u1.rubber >$TMP/gone.rubber; oddtrick rubber --play $TMP/gone.rubber <$TMP/in >$TMP/said 2>$TMP/told & exec 3>$TMP/in
> echo '1C N =' >&3; timeout 20 bash -c 'until grep -q 1C $TMP/gone.rubber; do sleep 0.01; done'
> rm $TMP/gone.rubber; printf '2C N =\nsave\n3C N =\nsave\n' >&3; exec 3>&-; wait
> sed "s|$TMP/||" $TMP/told; cat $TMP/gone.rubber
oddtrick rubber: nothing was stored: gone.rubber was removed; 'save' creates it again, with all its lines
oddtrick rubber: nothing was saved: gone.rubber exists: every line was stored when it was typed
rubber
2NT N +1
correct 1 void
1C N =
3C N =

# Replaced while playing: the new file is read, and no line of it lost
$ cat $TMP/u1.rubber >$TMP/swap.rubber; oddtrick rubber --play $TMP/swap.rubber <$TMP/in >$TMP/said 2>$TMP/told & exec 3>$TMP/in
> echo '1C N =' >&3; timeout 20 bash -c 'until grep -q 1C $TMP/swap.rubber; do sleep 0.01; done'
> printf 'rubber\n7NT S =\n' >$TMP/other; mv $TMP/other $TMP/swap.rubber; printf '2C N =\n3C N =\n' >&3; exec 3>&-; wait
> sed "s|$TMP/||" $TMP/told; cat $TMP/swap.rubber; tail -1 $TMP/said | sed 's/:.*//'
oddtrick rubber: another program has replaced swap.rubber: nothing was stored
rubber
7NT S =
3C N =
Deal 2

# Two at once: every line of both, and each whole
$ for who in N S; do yes "1C $who =" | head -50 | oddtrick rubber --play $TMP/two.rubber >/dev/null & done; wait
> sort $TMP/two.rubber | uniq -c | sed 's/^ *//'
50 1C N =
50 1C S =
1 rubber

# Killed at any moment: what was stored is there, and readable
$ for ms in 020 040 060 080 100 130 160 200; do yes '1C N =' | oddtrick rubber --play $TMP/killed.rubber >/dev/null 2>&1 & sleep 0.$ms; kill -9 $!; wait; done 2>/dev/null
> sort -u $TMP/killed.rubber; oddtrick rubber --totals $TMP/killed.rubber >/dev/null
1C N =
rubber

# Read at any moment
$ yes '1C N =' | head -60 | oddtrick rubber --play $TMP/read.rubber >/dev/null & for i in $(seq 20); do
> [ ! -s $TMP/read.rubber ] || oddtrick rubber --totals $TMP/read.rubber >/dev/null || echo bad; done; wait

# On a terminal: left and right, insert, backspace; home, end, delete; the same with ctrl
$ tests/play "oddtrick rubber --play $TMP/t1.rubber" <<'END'
> see deal 1> 
> type 4s  =\x1b[D\x1b[Dnx\x7f\r
> see deal 2> 
> type xnt w -1\x1b[H\x1b[3~3\x1b[F\b2\r
> see deal 3> 
> type h w =\x1bOH3\x1bOF\x1b[D\x1b[C\x1b[C\x7f+1\r
> see deal 4> 
> type xc s -1\x01\x04\x04\x06\x022c\x05\x02\x02\x0b+1\r
> see deal 5> 
> type 7nt n = oops\x152h s\x17e =\x1b[99~\x1b[200~\x1b\r
> see deal 6> 
> type 2♥ S =\x1b[1;5D\x02\x02\x02\x02\x1b[3;5~♠\r
> see deal 7> 
> type we Zoë\x7f\xff\xc3(\x7fé & Jürgen\r
> see We are Zoé & Jürgen
> see deal 7> 
> type they Cy\r
> see They are Cy
> see deal 7> 
> type \x04
> END
$ cat $TMP/t1.rubber
rubber
4s n =
3nt w -2
3h w +1
2c s +1
2h e =
2♠ S =
we Zoé & Jürgen
they Cy

# On a terminal: history, with what the log had before; what was being typed comes back
$ tests/play "oddtrick rubber --play $TMP/t1.rubber" <<'END'
> see deal 7> 
> type 1c\x1b[A\x1b[A\x1b[B\x1b[B n =\r
> see deal 8> 
> type \x1b[A\x1b[A\x1b[A\x1b[A\r
> see deal 9> 
> type \x10\x0e\x10\x7f\x7f\x7f\x7f\x7f 1nt n =\x01\x0b\x03
> see ^C
> see deal 9> 
> type \x0c\x03
> see 'quit' or ctrl-D leaves
> type quit\r
> END
$ tail -2 $TMP/t1.rubber
1c n =
2♠ S =

# On a terminal: a line that is longer than the screen
$ tests/play "oddtrick rubber --play $TMP/t7.rubber" <<'END'
> see deal 1> 
> type 4s n = # a note that goes on and on until it has left the screen to the right, and on
> see <e that goes on
> type \x1b[H\x7f\x04\x045h
> see >
> type \r
> see deal 2> 
> type \x04
> END
$ cat $TMP/t7.rubber
rubber
5h n = # a note that goes on and on until it has left the screen to the right, and on

# On a terminal: a wrong line is given back at the place of the error, and is in the history
$ tests/play "oddtrick rubber --play $TMP/t2.rubber" <<'END'
> see deal 1> 
> type 4z n =\r
> see          ^
> see invalid strain 'z'
> see deal 1> 4z n =
> type \x04s\r
> see deal 2> 
> type \x1b[A\x1b[A\x05\x7f+1\x01\x06\x04h\r
> see deal 3> 
> type 5c w\x03
> see ^C
> see deal 3> 
> type undo\r
> see Deal 2 is taken back
> see deal 3> 
> type quit\r
> END
$ cat $TMP/t2.rubber
rubber
4s n =
4h n +1
correct 2 void

# On a terminal: a line whose first word is wrong is only in the history; Ctrl-U clears a line wherever the cursor is
$ tests/play "oddtrick rubber --play $TMP/t9.rubber" <<'END'
> see deal 1> 
> type fuor spades\r
> see expected a deal
> see deal 1> 
> type 4s n =\r
> see deal 2> 
> type 3z w =\r
> see deal 2> 3z w =
> type \x153nt w =\r
> see deal 3> 
> type \x1b[A\x1b[A\x1b[A\x1b[A
> see fuor spades
> type \x15quit\r
> END
$ cat $TMP/t9.rubber
rubber
4s n =
3nt w =

# On a terminal: what others added is shown before the line is stored
$ tests/play "oddtrick rubber --play $TMP/t3.rubber" <<END
> see deal 1> 
> type 4s n =\\r
> see deal 2> 
> do echo '3nt w =' >>$TMP/t3.rubber
> type 3nt w =\\r
> see Another program has added
> see not stored yet
> see deal 3> 3nt w =
> type \\x15pass\\r
> see deal 4> 
> type quit\\r
> END
$ cat $TMP/t3.rubber
rubber
4s n =
3nt w =
pass

# On a terminal: where there is no room the line is given back
$ tests/play "bash -c 'ulimit -f 1; exec oddtrick rubber --play $TMP/full.rubber'" <<'END'
> see deal 4> 
> type 4h w =\r
> see Nothing was stored
> see deal 4> 4h w =
> type \x03
> see ^C
> see deal 4> 
> type \x04
> END
$ tail -n 1 $TMP/full.rubber
4H W =

# A terminal without a cursor to move: prompts, but no keys
$ TERM_OF_TEST=dumb tests/play "oddtrick rubber --play $TMP/t4.rubber" <<'END'
> see deal 1> 
> type 4s n =\n
> see We 120 below
> see Deal 2, East deals, We are vulnerable
> see deal 2> 
> type \x04
> END
$ cat $TMP/t4.rubber
rubber
4s n =

# The terminal is as it was: after quit, an end of input, and signals; and while it is stopped
$ for way in 'type quit\r' 'type \x04' 'do kill -TERM $(cat $TMP/pid)' 'do kill -HUP $(cat $TMP/pid)' 'do kill -INT $(cat $TMP/pid)'; do
> tests/play "stty -g >$TMP/a; bash -c 'echo \$\$ >$TMP/pid; exec oddtrick rubber --play $TMP/t5.rubber'; stty -g >$TMP/b" <<END
> see deal 1> 
> $way
> END
> cmp $TMP/a $TMP/b && echo same; done
same
same
same
same
same
$ tests/play "stty -g >$TMP/a; bash -mc 'oddtrick rubber --play $TMP/t6.rubber; stty -g >$TMP/b; fg'" <<END
> see deal 1> 
> type 4s \\x1a
> see deal 1> 4s 
> type n =\\r
> see deal 2> 
> type quit\\r
> END
> cmp $TMP/a $TMP/b && cat $TMP/t6.rubber
rubber
4s n =
