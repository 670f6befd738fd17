# What is wrong, and what would be right: commands, options, operands.

# Commands
$ oddtrick scoer
2> oddtrick: unknown command 'scoer': did you mean score?
[2]
$ oddtrick tabel
2> oddtrick: unknown command 'tabel': did you mean table?
[2]
$ oddtrick vpp
2> oddtrick: unknown command 'vpp': did you mean vp?
[2]
$ oddtrick bach
2> oddtrick: unknown command 'bach': did you mean batch?
[2]
$ oddtrick HELP
2> oddtrick: unknown command 'HELP': did you mean help?
[2]
$ oddtrick xyzzy
2> oddtrick: unknown command 'xyzzy': see 'oddtrick help'
[2]
$ oddtrick x
2> oddtrick: unknown command 'x': see 'oddtrick help'
[2]
$ oddtrick ''
2> oddtrick: unknown command '': see 'oddtrick help'
[2]
$ oddtrick -x
2> oddtrick: unknown command '-x': see 'oddtrick help'
[2]
$ oddtrick -- score 4S=
2> oddtrick: unknown command '--': see 'oddtrick help'
[2]
$ oddtrick help scoer
2> oddtrick: unknown command 'scoer': did you mean score?
[2]

# Options
$ oddtrick score --explian 4S=
2> oddtrick score: unknown option --explian: did you mean --explain?
[2]
$ oddtrick score --fromat json 4S=
2> oddtrick score: unknown option --fromat: did you mean --format?
[2]
$ oddtrick score --xyzzy 4S=
2> oddtrick score: unknown option --xyzzy: see 'oddtrick score --help'
[2]
$ oddtrick score -x 4S=
2> oddtrick score: unknown option -x: see 'oddtrick score --help'
[2]
$ oddtrick table --vul both
2> oddtrick table: unknown option --vul: see 'oddtrick table --help'
[2]
$ oddtrick batch --score </dev/null
$ oddtrick batch --xscores </dev/null
2> oddtrick batch: unknown option --xscores: did you mean --scores?
[2]
$ oddtrick vp --bords 16
2> oddtrick vp: unknown option --bords: did you mean --boards?
[2]
$ oddtrick imp --invrese 3
2> oddtrick imp: unknown option --invrese: did you mean --inverse?
[2]

# Options without values, and values that are not expected
$ oddtrick score -v
2> oddtrick score: -v needs a value: -v VUL
[2]
$ oddtrick score --vul
2> oddtrick score: --vul needs a value: --vul VUL
[2]
$ oddtrick score 4S= --format
2> oddtrick score: --format needs a value: --format FORMAT
[2]
$ oddtrick score 4S= --color
2> oddtrick score: --color needs a value: --color WHEN
[2]
$ oddtrick vp --boards
2> oddtrick vp: --boards needs a value: --boards N
[2]
$ oddtrick vp -b 16 --scale
2> oddtrick vp: --scale needs a value: --scale SCALE
[2]
$ oddtrick score --explain=yes 4S=
2> oddtrick score: --explain takes no value
[2]
$ oddtrick score --ascii=no 4S=
2> oddtrick score: --ascii takes no value
[2]

# Formats and colours
$ oddtrick score --format xml 4S=
2> oddtrick score: invalid --format 'xml': expected one of: text json
[2]
$ oddtrick score --format csv 4S=
2> oddtrick score: invalid --format 'csv': expected one of: text json
[2]
$ oddtrick score --format '' 4S=
2> oddtrick score: invalid --format '': expected one of: text json
[2]
$ oddtrick score --format JSON 4S=
2> oddtrick score: invalid --format 'JSON': expected one of: text json
[2]
$ oddtrick table --format svg
2> oddtrick table: invalid --format 'svg': expected one of: text json csv html
[2]
$ oddtrick imp --format html 5
2> oddtrick imp: invalid --format 'html': expected one of: text json
[2]
$ oddtrick vp -b 16 --format csv 5
2> oddtrick vp: invalid --format 'csv': expected one of: text json
[2]
$ oddtrick batch --format json
2> oddtrick batch: invalid --format 'json': expected one of: text
[2]
$ oddtrick help --format json
2> oddtrick help: invalid --format 'json': expected one of: text
[2]
$ oddtrick score --color red 4S=
2> oddtrick score: invalid --color 'red': expected one of: auto always never
[2]

# No operands, and empty ones
$ oddtrick score
2> oddtrick score: expected a result, like '4SX N +1', or - to read standard input
[2]
$ oddtrick score -v both
2> oddtrick score: expected a result, like '4SX N +1', or - to read standard input
[2]
$ oddtrick imp ''
2> oddtrick imp: invalid difference '': expected a whole number from -1000000 to 1000000
[2]
$ oddtrick vp -b 16 ''
2> oddtrick vp: invalid margin in IMPs '': expected a whole number from -100000 to 100000
[2]
$ oddtrick table ''
2> oddtrick table: unexpected '': this command takes no arguments
[2]
$ oddtrick help ''
2> oddtrick: unknown command '': see 'oddtrick help'
[2]
$ oddtrick score '' 4S N = ''
4♠ N =   none vulnerable   N-S  +420

# An empty operand is no result
$ oddtrick score '' 2>/dev/null
[2]
$ oddtrick score '  ' 2>/dev/null
[2]

# Levels
$ oddtrick score 0S N =
2> arguments:1:1: invalid level '0': a contract is for 1 to 7 odd tricks
2>   0S N =
2>   ^
[2]
$ oddtrick score 8S N =
2> arguments:1:1: invalid level '8': a contract is for 1 to 7 odd tricks
2>   8S N =
2>   ^
[2]
$ oddtrick score 99999999999999999999S N =
2> arguments:1:1: invalid level '99999999999999999999': a contract is for 1 to 7 odd tricks
2>   99999999999999999999S N =
2>   ^
[2]
$ oddtrick score -1
2> arguments:1:1: invalid result '-': expected a contract, like 4S or 3NT, or pass
2>   -1
2>   ^
[2]

# Strains
$ oddtrick score 4 spaeds N =
2> arguments:1:3: invalid strain 'spaeds': did you mean spades?
2>   4 spaeds N =
2>     ^
[2]
$ oddtrick score 4 hartz N =
2> arguments:1:3: invalid strain 'hartz': did you mean hearts?
2>   4 hartz N =
2>     ^
[2]
$ oddtrick score 3 notrmp N =
2> arguments:1:3: invalid strain 'notrmp': did you mean notrump?
2>   3 notrmp N =
2>     ^
[2]
$ oddtrick score 4Z N =
2> arguments:1:2: invalid strain 'Z': expected C, D, H, S or NT after the level
2>   4Z N =
2>    ^
[2]
$ oddtrick score 4
2> arguments:1:2: missing strain: expected C, D, H, S or NT after the level
2>   4
2>    ^
[2]
$ oddtrick score 4 N =x
2> arguments:1:6: unexpected 'x' after the result
2>   4 N =x
2>        ^
[2]
$ oddtrick score '♠4 N ='
2> arguments:1:1: invalid result '♠': expected a contract, like 4S or 3NT, or pass
2>   ♠4 N =
2>   ^
[2]

# Doubling
$ oddtrick score 4SXXX N =
2> arguments:1:3: invalid doubling 'XXX': expected X for doubled, XX for redoubled
2>   4SXXX N =
2>     ^
[2]
$ oddtrick score '4Sx* N ='
2> arguments:1:3: invalid doubling 'x': expected X or XX, or * or **
2>   4Sx* N =
2>     ^
[2]
$ oddtrick score 4S X X N =
2> arguments:1:6: invalid declarer or outcome 'X': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2>   4S X X N =
2>        ^
[2]

# Declarer
$ oddtrick score 4S by =
2> arguments:1:7: invalid declarer '=': expected N, E, S or W after 'by'
2>   4S by =
2>         ^
[2]
$ oddtrick score 4S Q =
2> arguments:1:4: invalid declarer or outcome 'Q': expected N, E, S or W, or =, +1, -1, made 4, down 1 or 10 tricks
2>   4S Q =
2>      ^
[2]
$ oddtrick score 4SNS=
2> arguments:1:4: invalid outcome 'S': expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4SNS=
2>      ^
[2]
$ oddtrick score -v ns 4S=
2> arguments:1:1: declarer is not named, so 'North-South vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side
2>   4S=
2>   ^
[2]
$ oddtrick score -v 3 4S N = 4S=
2> arguments:1:8: declarer is not named, so 'East-West vulnerable' is ambiguous: name declarer, or use yes or no for declarer's side
2>   4S N = 4S=
2>          ^
[2]

# Outcomes
$ oddtrick score 4S N
2> arguments:1:5: missing outcome: expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4S N
2>       ^
[2]
$ oddtrick score 4S
2> arguments:1:3: missing outcome: expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4S
2>     ^
[2]
$ oddtrick score 4S N +4
2> arguments:1:6: 4S cannot have that many overtricks: at most 3
2>   4S N +4
2>        ^
[2]
$ oddtrick score 4S N +8
2> arguments:1:6: 4S cannot have that many overtricks: at most 3
2>   4S N +8
2>        ^
[2]
$ oddtrick score 7S N +1
2> arguments:1:6: a grand slam cannot have overtricks
2>   7S N +1
2>        ^
[2]
$ oddtrick score 1S N -8
2> arguments:1:6: 1S cannot go down that many: at most 7
2>   1S N -8
2>        ^
[2]
$ oddtrick score 4S N -14
2> arguments:1:6: 4S cannot go down that many: at most 10
2>   4S N -14
2>        ^
[2]
$ oddtrick score 4S N down 14
2> arguments:1:6: 4S cannot go down that many: at most 10
2>   4S N down 14
2>        ^
[2]
$ oddtrick score 4S N made 3
2> arguments:1:6: 'made' counts odd tricks and 4S needs 4: expected made 4 or more, or down 1
2>   4S N made 3
2>        ^
[2]
$ oddtrick score 4S N made 8 2>/dev/null
[2]
$ oddtrick score 4S N made 8 2>&1 | grep -c "too many odd tricks 'made'"
0
[1]
$ oddtrick score 4S N 14 tricks
2> arguments:1:6: invalid number of tricks '14': a deal has 13 tricks
2>   4S N 14 tricks
2>        ^
[2]
$ oddtrick score 4S N +0
2> arguments:1:7: invalid number of tricks '0': expected the overtricks, like +1; just made is =
2>   4S N +0
2>         ^
[2]
$ oddtrick score 4S N -0
2> arguments:1:7: invalid number of tricks '0': expected the undertricks, like -1; just made is =
2>   4S N -0
2>         ^
[2]
$ oddtrick score 4S N down 0
2> arguments:1:11: invalid number of tricks '0': expected the undertricks, like down 1
2>   4S N down 0
2>             ^
[2]
$ oddtrick score 4S N -
2> arguments:1:7: missing number of tricks: expected the undertricks, like -1; just made is =
2>   4S N -
2>         ^
[2]
$ oddtrick score 4S N made
2> arguments:1:10: missing number of tricks: expected the odd tricks made, like made 4
2>   4S N made
2>            ^
[2]
$ oddtrick score 4S N 10
2> arguments:1:6: invalid outcome '10': expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4S N 10
2>        ^
[2]
$ oddtrick score 4S N +99999999999999999999
2> arguments:1:6: 4S cannot have that many overtricks: at most 3
2>   4S N +99999999999999999999
2>        ^
[2]
$ oddtrick score 4S N = =
2> arguments:1:8: invalid result '=': expected a contract, like 4S or 3NT, or pass
2>   4S N = =
2>          ^
[2]
$ oddtrick score 4S N =5C E =
2> arguments:1:7: unexpected '5' after the result
2>   4S N =5C E =
2>         ^
[2]
$ oddtrick score pass out
2> arguments:1:6: invalid result 'out': expected a contract, like 4S or 3NT, or pass
2>   pass out
2>        ^
[2]
$ oddtrick score '4♠ N =' '5♥ E +9'
2> arguments:1:13: 5H cannot have that many overtricks: at most 2
2>   4♠ N = 5♥ E +9
2>               ^
[2]

# A hyphen among other operands
$ oddtrick score - 4S=
2> arguments:1:1: invalid result '-': expected a contract, like 4S or 3NT, or pass
2>   - 4S=
2>   ^
[2]
$ oddtrick score -- -v
2> arguments:1:1: invalid result '-': expected a contract, like 4S or 3NT, or pass
2>   -v
2>   ^
[2]

# Vulnerability
$ oddtrick score -v bth 4S=
2> oddtrick score: invalid vulnerability 'bth': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v '' 4S=
2> oddtrick score: invalid vulnerability '': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v 0 4S=
2> oddtrick score: invalid vulnerability '0': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v -1 4S=
2> oddtrick score: invalid vulnerability '-1': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v 1.5 4S=
2> oddtrick score: invalid vulnerability '1.5': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v 100000000 4S=
2> oddtrick score: invalid vulnerability '100000000': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v 99999999999999999999 4S=
2> oddtrick score: invalid vulnerability '99999999999999999999': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]
$ oddtrick score -v 'ns ew' 4S=
2> oddtrick score: invalid vulnerability 'ns ew': expected none, ns, ew or both, yes or no for declarer's side, or a board number from 1
[2]

# Bytes that are no text: the message stays one line
$ oddtrick score $'4S N \x01'
2> arguments:1:6: invalid outcome: expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4S N .
2>        ^
[2]
$ oddtrick score $'4S\e[31m N ='
2> arguments:1:3: invalid outcome: expected =, +1, -1, made 4, down 1 or 10 tricks
2>   4S.[31m N =
2>     ^
[2]
$ oddtrick score $'4S N =\tx'
2> arguments:1:8: invalid result 'x': expected a contract, like 4S or 3NT, or pass
2>   4S N = x
2>          ^
[2]
$ oddtrick score $'\xff\xfe' 2>&1 | wc -l
3

# Very long operands
$ oddtrick score "$(head -c 70000 /dev/zero | tr '\0' 4)" 2>&1 | head -1
arguments:1:1: invalid level '444444444444444444444444': a contract is for 1 to 7 odd tricks
$ oddtrick score "$(head -c 70000 /dev/zero | tr '\0' x)" 2>&1 | head -1
arguments:1:1: invalid result 'xxxxxxxxxxxxxxxxxxxxxxxx': expected a contract, like 4S or 3NT, or pass
$ oddtrick score "4S N $(head -c 70000 /dev/zero | tr '\0' ' ') =" --ascii
4S N =   none vulnerable   N-S  +420
$ for i in $(seq 2000); do echo 4S N =; done | xargs oddtrick score | sort | uniq -c | sed 's/^ *//'
2000 4♠ N =   none vulnerable   N-S  +420

# Output that cannot be written
$ oddtrick score 4S= >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick score 4S= --format json >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick table >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick table --format html >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick imp >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick vp -b 16 >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick help >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick --version >/dev/full
2> oddtrick: cannot write the output: No space left on device
[2]
$ oddtrick score 4S= >&-
2> oddtrick: cannot write the output: Bad file descriptor
[2]

# Input that cannot be read
$ oddtrick score - <&-
2> oddtrick score: cannot read standard input: Bad file descriptor
[2]
$ oddtrick score - </
2> oddtrick score: cannot read standard input: Is a directory
[2]

# A message goes to standard error and leaves standard output empty
$ oddtrick score 4S N = 5Z= 2>/dev/null
[2]
$ printf '4S N =\n5Z=\n' | oddtrick score - 2>/dev/null
[2]

# Lines that are no UTF-8 are shown as Windows-1252, and what would upset a terminal as dots
$ printf 'board 1\n1 2 4\xe9S N =\n1 2 \x804S \x81\x1b\xc2\x9b\n' | oddtrick rank -
2> stdin:2:6: invalid strain 'é': expected C, D, H, S or NT after the level
2>   1 2 4éS N =
2>        ^
2> stdin:3:5: invalid result '€': expected a contract, like 4S or 3NT, or pass
2>   1 2 €4S ...
2>       ^
[2]
$ printf '[Event "Club"]\n[Board "1"]\n[North "Zo\xeb"]\n[Declarer "N"]\n[Contract "\xc4S"]\n[Result "10"]\n' | oddtrick rank -
2> stdin: warning: not UTF-8: read as windows-1252
2> stdin:5:12: [Contract "ÄS"]: expected Pass, or a contract like 4S, 3NTX or 6DXX
2>   [Contract "ÄS"]
2>              ^
[2]

# Servers
$ oddtrick serve --db $TMP/none.db --listen 127.0.0.1:99999
2> oddtrick serve: invalid address '127.0.0.1:99999': expected one like 127.0.0.1:8080
[2]
$ oddtrick serve --db $TMP/none.db --site nowhere --listen 127.0.0.1:0
2> oddtrick serve: cannot read the pages in nowhere: No such file or directory
[2]
$ oddtrick serve --db $TMP/none.db --read-only --new-password --listen 127.0.0.1:0
2> oddtrick serve: --read-only refuses changes: it cannot be combined with --new-password
[2]

# Pages on standard output
$ cd $TMP; oddtrick publish examples/howell.event -
2> oddtrick publish: the pages are files: expected a folder or, with --zip, a file instead of -
[2]
