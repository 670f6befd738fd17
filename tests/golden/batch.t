# oddtrick batch: a result a line.

# Good lines
$ printf '4SX N +1\tboth\n3nt w -2\t7\npass\tnone\n' | oddtrick batch
4SX N +1	both	990
3nt w -2	7	200
pass	none	0
$ printf '4S N =\tboth\n4S N =\tns\n4S N =\tew\n4S N =\tnone\n4S N =\t-\n4S N =\tall\n4S N =\tn-s\n4S N =\te-w\n' | oddtrick batch
4S N =	both	620
4S N =	ns	620
4S N =	ew	420
4S N =	none	420
4S N =	-	420
4S N =	all	620
4S N =	n-s	620
4S N =	e-w	420
$ printf '4S E =\tyes\n4S E =\tno\n4S E =\t4\n4S E =\t2\n' | oddtrick batch
4S E =	yes	-620
4S E =	no	-420
4S E =	4	-620
4S E =	2	-420
$ printf '4SN=\tboth\n4♠XN+1\tboth\n3NW-2\tboth\n3NN=\tboth\n6Dxx by S made 6\tnone\n2H E down 3\tnone\n1NT N 8 tricks\tnone\nall pass\t1\n' | oddtrick batch
4SN=	both	620
4♠XN+1	both	990
3NW-2	both	200
3NN=	both	600
6Dxx by S made 6	none	1380
2H E down 3	none	150
1NT N 8 tricks	none	120
all pass	1	0
$ printf '7NTXX N -13\tboth\n7NTXX E -13\tboth\n7NTXX N =\tboth\n1CX W +6\tew\n' | oddtrick ba
7NTXX N -13	both	-7600
7NTXX E -13	both	7600
7NTXX N =	both	2980
1CX W +6	ew	-1340

# The same words again, in other company
$ printf '4S N =\tboth\n4S E =\tns\n4S N =\tns\n4S E =\tboth\n4S W =\tew\n4S S =\tew\n' | oddtrick batch
4S N =	both	620
4S E =	ns	-420
4S N =	ns	620
4S E =	both	-620
4S W =	ew	-620
4S S =	ew	420
$ printf '4SX N =\tboth\n4S XN =\tboth\n4SXN=\tboth\n4 SXN =\tboth\n4 S X N =\tboth\n' | oddtrick batch
4SX N =	both	790
4S XN =	both	790
4SXN=	both	790
4 SXN =	both	790
4 S X N =	both	790
$ for v in none ns ew both; do for d in N E S W; do printf '3NT %s +1\t%s\n3NTX %s -2\t%s\n' $d $v $d $v; done; done | oddtrick batch --scores | paste -sd' '
430 -300 -430 300 430 -300 -430 300 630 -500 -430 300 630 -500 -430 300 430 -300 -630 500 430 -300 -630 500 630 -500 -630 500 630 -500 -630 500

# --scores
$ printf '4SX N +1\tboth\n3nt w -2\t7\npass\tnone\n' | oddtrick batch --scores
990
200
0
$ printf '4S N =\tboth\tAnn\tBo\n' | oddtrick batch -s
620
$ printf '4S N =\tboth\n5Z N =\tboth\n3NT N =\tboth\n' | oddtrick batch -s
620
?
600
2> stdin:2:2: invalid strain 'Z': expected C, D, H, S or NT after the level
[1]

# -v: lines that give no vulnerability
$ printf '4S N =\n3NT W -2\npass\n' | oddtrick batch -v both
4S N =	620
3NT W -2	200
pass	0
$ printf '4S N =\n4S N =\tnone\n' | oddtrick batch --vul both
4S N =	620
4S N =	none	420
$ printf '4S N =\n' | oddtrick batch -v 2
4S N =	620
$ printf '4S N =\n' | oddtrick batch
4S N =	?
2> stdin:1:7: missing vulnerability: expected RESULT, a tab and VUL, or the option -v
[1]
$ printf '4S N =\t\n' | oddtrick batch -v both
4S N =		?
2> stdin:1:8: invalid vulnerability '': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[1]
$ printf '4S N =\n' | oddtrick batch -v bth
2> oddtrick batch: invalid vulnerability 'bth': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]

# --declarer
$ printf '4S=\tboth\n4S E =\tboth\n4S E -1\tew\n4S N -1\tns\npass\tboth\n' | oddtrick batch --declarer
4S=	both	620
4S E =	both	620
4S E -1	ew	-100
4S N -1	ns	-100
pass	both	0
$ printf '4S=\tyes\n4SX-1\tno\n' | oddtrick batch -d -s
620
-100
$ printf '4S=\tns\n4S=\tyes\n4S=\tew\n' | oddtrick batch -d
4S=	ns	?
4S=	yes	620
4S=	ew	?
2> stdin:1:1: declarer is not named, so 'North-South vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side
2> stdin:3:1: declarer is not named, so 'East-West vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side
[1]
$ printf '4S=\tboth\n' | oddtrick batch
4S=	both	?
2> stdin:1:1: missing declarer: North-South's score needs one; or use the option --declarer
[1]

# Further columns are carried along
$ printf '4S N =\tboth\tAnn & Bo\t12\n4S N =\tboth\tCy & Di\t13\n4S N =\tboth\t\n' | oddtrick batch
4S N =	both	Ann & Bo	12	620
4S N =	both	Cy & Di	13	620
4S N =	both		620
$ printf '4S N =\tboth\t5Z\n5Z N =\tboth\tx\n' | oddtrick batch
4S N =	both	5Z	620
5Z N =	both	x	?
2> stdin:2:2: invalid strain 'Z': expected C, D, H, S or NT after the level
[1]

# Line ends
$ printf '4S N =\tboth\r\n4S N -1\tboth\r\n' | oddtrick batch | od -An -c
   4   S       N       =  \t   b   o   t   h  \t   6   2   0  \n
   4   S       N       -   1  \t   b   o   t   h  \t   -   1   0
   0  \n
$ printf '4S N =\tboth\r\n4S N =\tboth\n4S N =\tboth' | oddtrick batch
4S N =	both	620
4S N =	both	620
4S N =	both	620
$ printf '4S N =\r\n' | oddtrick batch -v ns
4S N =	620
$ printf '4S N =\tboth' | oddtrick batch -s | od -An -c
   6   2   0  \n

# Nothing, and empty lines
$ printf '' | oddtrick batch
$ printf '' | oddtrick batch --scores
$ printf '\n\n4S N =\tboth\n\n' | oddtrick batch
	?
	?
4S N =	both	620
	?
2> stdin:1:1: missing result: expected a contract, like 4S or 3NT, or pass
2> stdin:2:1: missing result: expected a contract, like 4S or 3NT, or pass
2> stdin:4:1: missing result: expected a contract, like 4S or 3NT, or pass
[1]
$ printf ' \n' | oddtrick batch
 	?
2> stdin:1:2: missing result: expected a contract, like 4S or 3NT, or pass
[1]
$ printf '\tboth\n\t\n' | oddtrick batch
	both	?
		?
2> stdin:1:1: missing result: expected a contract, like 4S or 3NT, or pass
2> stdin:2:1: missing result: expected a contract, like 4S or 3NT, or pass
[1]

# Bad lines: the line, the column, a ?, and exit 1
$ printf '4Z N =\tboth\n4♠ N =\tbth\n4♠ N +9\tns\n4S N =\tboth\n4 spaeds N =\tns\n' | oddtrick batch
4Z N =	both	?
4♠ N =	bth	?
4♠ N +9	ns	?
4S N =	both	620
4 spaeds N =	ns	?
2> stdin:1:2: invalid strain 'Z': expected C, D, H, S or NT after the level
2> stdin:2:8: invalid vulnerability 'bth': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
2> stdin:3:6: 4S cannot have that many overtricks: at most 3
2> stdin:5:3: invalid strain 'spaeds': did you mean spades?
[1]
$ printf '4S N =\tboth\n4S N = x\tboth\n4S N =\tboth x\n4S N = both\n' | oddtrick batch
4S N =	both	620
4S N = x	both	?
4S N =	both x	?
4S N = both	?
2> stdin:2:8: unexpected 'x' after the result
2> stdin:3:8: invalid vulnerability 'both x': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
2> stdin:4:8: unexpected 'both' after the result
[1]
$ printf '4S N =\t0\n4S N =\t99999999999999999999\n8S N =\tboth\n' | oddtrick batch
4S N =	0	?
4S N =	99999999999999999999	?
8S N =	both	?
2> stdin:1:8: invalid vulnerability '0': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
2> stdin:2:8: invalid vulnerability '99999999999999999999': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
2> stdin:3:1: invalid level '8': a contract is for 1 to 7 odd tricks
[1]
$ printf '# a comment\n' | oddtrick batch -s
?
2> stdin:1:1: invalid result '#': expected a contract, like 4S or 3NT, or pass
[1]
$ yes '4Z N =' | head -3000 | oddtrick batch 2>&1 >/dev/null | tail -1
stdin:3000:2: invalid strain 'Z': expected C, D, H, S or NT after the level

# What was met before does not make a bad line good
$ printf '4spadesX by N -1\tns\n4spadesX by N -1 ns\n4spadesX by N -10ns\n4spadesX by N -1Qns\n' | oddtrick batch
4spadesX by N -1	ns	-200
4spadesX by N -1 ns	?
4spadesX by N -10ns	?
4spadesX by N -1Qns	?
2> stdin:2:18: unexpected 'ns' after the result
2> stdin:3:18: unexpected 'ns' after the result
2> stdin:4:17: unexpected 'Qns' after the result
[1]

# NUL bytes
$ printf '4S N =\0\tboth\n\0\n4S\0 N =\tboth\n4S N =\tbo\0th\n' | oddtrick batch 2>/dev/null | tr '\0' @
4S N =@	both	?
@	?
4S@ N =	both	?
4S N =	bo@th	?
$ printf '4S N =\tboth\n4S\0 N =\tboth\n4S N =\0\tboth\n4S N =\tboth\0\n' | oddtrick batch 2>/dev/null | tr '\0' @
4S N =	both	620
4S@ N =	both	?
4S N =@	both	?
4S N =	both@	?

# Bytes that are no UTF-8
$ printf '4S\xff N =\tboth\n4S N =\t\xff\n4S N =\tboth\t\xff\n' | oddtrick batch 2>&1 | LC_ALL=C tr -d '\377'
4S N =	both	?
4S N =		?
4S N =	both		620
stdin:1:3: invalid outcome '': expected =, +1, -1, made 4, down 1 or 10 tricks
stdin:2:8: invalid vulnerability '': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
$ printf '4\xe2\x99 N =\tboth\n4\xe2' | oddtrick batch -s 2>/dev/null
?
?
[1]

# Long lines
$ (printf '4S N =\tboth\t'; head -c 60000 /dev/zero | tr '\0' x; printf '\n3NT N =\tboth\n') | oddtrick batch | tail -c 30
xxxxxxxx	620
3NT N =	both	600
$ (head -c 70000 /dev/zero | tr '\0' x; printf '\n4S N =\tboth\n') | oddtrick batch | cut -c1-20
xxxxxxxxxxxxxxxxxxxx
4S N =	both	620
2> stdin:1:1: line too long: expected fewer than 65536 bytes
$ (head -c 70000 /dev/zero | tr '\0' x; printf '\n4S N =\tboth\n') | oddtrick batch 2>/dev/null | wc -c
70019
$ (head -c 70000 /dev/zero | tr '\0' x; printf '\n4S N =\tboth\n') | oddtrick batch --scores
?
620
2> stdin:1:1: line too long: expected fewer than 65536 bytes
[1]
$ (printf '4S N =\tboth\n'; head -c 70000 /dev/zero | tr '\0' x; printf '\n4S N =\tboth\n4S N -1\tboth') | oddtrick batch -s
620
?
620
-100
2> stdin:2:1: line too long: expected fewer than 65536 bytes
[1]
$ for n in 65523 65524; do (printf '4S N =\tboth\t'; head -c $n /dev/zero | tr '\0' x; printf '\n3NT N =\tboth') | oddtrick batch -s; done
620
600
?
600
2> stdin:1:1: line too long: expected fewer than 65536 bytes
[1]
$ (printf '4S N =\tboth\n'; head -c 300000 /dev/zero | tr '\0' x) | oddtrick batch -s
620
?
2> stdin:2:1: line too long: expected fewer than 65536 bytes
[1]
$ (head -c 70000 /dev/zero | tr '\0' x; echo; head -c 70000 /dev/zero | tr '\0' y; echo; yes '4S N =' | head -20000) | oddtrick batch -s -v both 2>/dev/null | sort | uniq -c | sed 's/^ *//'
20000 620
2 ?

# Many lines
$ yes $'4S N =\tboth' | head -200000 | oddtrick batch -s | uniq -c | sed 's/^ *//'
200000 620
$ for i in $(seq 300); do printf '4S N =\tboth\tA%d\n' $i; done | oddtrick batch | tail -1
4S N =	both	A300	620

# Files
$ (cd "$TMP" && printf '4S N =\tboth\n' >a.txt && printf '4Z N =\tboth\n3NT N =\tnone' >b.txt && oddtrick batch a.txt b.txt a.txt)
4S N =	both	620
4Z N =	both	?
3NT N =	none	400
4S N =	both	620
2> b.txt:1:2: invalid strain 'Z': expected C, D, H, S or NT after the level
[1]
$ (cd "$TMP" && printf '4S N =\tboth\n' >a.txt && printf '3NT N =\tnone\n' | oddtrick batch a.txt -)
4S N =	both	620
3NT N =	none	400
$ printf '4S N =\tboth\n' | oddtrick batch -
4S N =	both	620
$ oddtrick batch nope.txt
2> oddtrick batch: cannot read nope.txt: No such file or directory
[2]
$ printf '4S N =\tboth\n' | oddtrick batch - nope.txt
4S N =	both	620
2> oddtrick batch: cannot read nope.txt: No such file or directory
[2]
$ printf '4Z N =\tboth\n' | oddtrick batch - nope.txt
4Z N =	both	?
2> stdin:1:2: invalid strain 'Z': expected C, D, H, S or NT after the level
2> oddtrick batch: cannot read nope.txt: No such file or directory
[2]
$ oddtrick batch /
2> oddtrick batch: cannot read /: Is a directory
[2]
$ oddtrick batch ''
2> oddtrick batch: cannot read : No such file or directory
[2]
$ oddtrick batch <&-
2> oddtrick batch: cannot read standard input: Bad file descriptor
[2]

# A contract that was read before, without a rest, long after it
$ (printf '7NT N -13\tnone\n'; yes $'7NT N =\tnone' | head -1000; printf '7NT\n') | oddtrick batch -s | tail -1
?
2> stdin:1002:4: missing outcome: expected =, +1, -1, made 4, down 1 or 10 tricks

# Output that nobody reads, and output that cannot be written
$ yes $'4S N =\tboth' | oddtrick batch | head -1
4S N =	both	620
$ (printf '4S N =\tboth\n' | oddtrick batch | true); echo done
done
$ printf '4S N =\tboth\n' | oddtrick batch >/dev/full
2> oddtrick batch: cannot write the output: No space left on device
[2]
$ yes $'4S N =\tboth' | oddtrick batch >/dev/full
2> oddtrick batch: cannot write the output: No space left on device
[2]
$ printf '4S N =\tboth\n' | oddtrick batch >&-
2> oddtrick batch: cannot write the output: Bad file descriptor
[2]

# What was read is answered before more is waited for
$ (printf '4S N =\tboth\n'; sleep 2; printf '3NT N =\tboth\n') | oddtrick batch -s | (read -t 1 first && echo "$first"; cat)
620
600

# The common options
$ printf '4♠ N =\tboth\n' | oddtrick batch --ascii --color always --format text
4♠ N =	both	620
