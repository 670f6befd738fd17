# completions/oddtrick.bash: what the shell offers. Each case gives the words of a command line, the last
# one unfinished, and prints what it may become.

# Commands
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try ''; try s; try v; try --; try x
[--help --version audit batch boards card check chicago convert db draw export hands help imp import masterpoints movement paper par publish rank rubber score season serve table vp whatif why]
[score season serve]
[vp]
[--help --version]
[]

# Options of each command, and of a shortened one
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> for c in score table imp vp batch rank boards card whatif check help sc v; do try $c -; done
> try score --e; try score 4S N = --a; try score -v both --r; try score --x
[--ascii --color --explain --format --help --inverse --rubber --vul]
[--ascii --color --format --help --raw-csv]
[--ascii --color --format --help --inverse]
[--ascii --boards --color --format --half --help --inverse --scale]
[--ascii --color --declarer --format --help --scores --vul]
[--as-audited --ascii --at --butler --clubs --color --encoding --format --help --matches --raw-csv --section --strat --strict --winners]
[--ascii --at --by-score --cache --color --encoding --format --help --history --leads --missing --no-cache --no-par --play --raw-csv --strict --threads]
[--all --ascii --color --encoding --format --help --raw-csv --strict]
[--ascii --color --encoding --format --help --ranks --raw-csv --strict]
[--ascii --cache --color --encoding --format --help --no-cache --no-par --raw-csv --strict --threads]
[--ascii --color --format --help --words]
[--ascii --color --explain --format --help --inverse --rubber --vul]
[--ascii --boards --color --format --half --help --inverse --scale]
[--explain]
[--ascii]
[--rubber]
[]

# Nothing is offered where a result, a number or nothing is expected
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try score ''; try imp ''; try vp ''; try vp --boards ''; try vp -b ''; try table ''; try xyzzy -
[]
[]
[]
[]
[]
[]
[]


# Values of --format, by command
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> for c in score table imp vp batch rank boards card whatif check help t; do try $c --format ''; done
> try table --format c; try table --fo h
[json text]
[csv html json text]
[json text]
[json text]
[text]
[csv html json text]
[csv html json text]
[csv html json text]
[csv html json text]
[csv html json text]
[text]
[csv html json text]
[csv]
[html]

# Values behind an equals sign, which bash makes a word of its own
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try table --format =; try table --format = h; try score --color = a; try score --vul = n
[csv html json text]
[html]
[always auto]
[no none ns]

# Values of --color and --vul
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try score --color ''; try imp --col n; try score --vul ''; try score -v n; try batch -v e; try ba --vul b
[always auto never]
[never]
[both ew no none ns yes]
[no none ns]
[ew]
[both]

# Scales: names and files
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try vp --scale wb; try vp -s acbl; try vp -b 16 --scale examples/club; try v --sc examples/club10
> mkdir "$TMP/empty"; cd "$TMP/empty"; try vp --scale ''; touch 'a b.vp' wide.vp; try vp --scale 'a'; try vp --scale w
[wbf wbf-discrete]
[acbl20 acbl30]
[examples/club.chicago examples/club10.vp]
[examples/club10.vp]
[acbl20 acbl30 ebu-mp wbf wbf-discrete win-loss]
[a b.vp acbl20 acbl30]
[wbf wbf-discrete wide.vp win-loss]

# Files for batch
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> mkdir "$TMP/files"; cd "$TMP/files"; touch one.txt two.txt ./-three; mkdir folder
> try batch ''; try batch t; try batch --scores one; try ba f; try batch -- -t
[-three folder one.txt two.txt]
[two.txt]
[one.txt]
[folder]
[-three]

# Topics of help
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try help ''; try help sc; try h n; try help --w
[audit batch boards card check chicago convert db draw export formats hands help imp import masterpoints movement notation paper par publish rank rubber scales score scoring season serve settings table vp whatif why]
[scales score scoring]
[]
[--words]

# No options behind --
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try score -- -; try score -- --format j; try help -- not
[]
[]
[notation]

# It is registered, and leaves nothing but its own functions behind
$ . completions/oddtrick.bash; complete -p oddtrick; declare -F | cut -d' ' -f3; echo "[${word-}${before-}${command-}${options-}]"
complete -F _oddtrick oddtrick
_oddtrick
_oddtrick_about
_oddtrick_add
_oddtrick_files
_oddtrick_offer
_oddtrick_value
_oddtrick_whole
[]
$ (set -u; . completions/oddtrick.bash; COMP_WORDS=(oddtrick imp --inv) COMP_CWORD=2; _oddtrick; echo "${COMPREPLY[@]}")
--inverse

# In a shell at work
$ printf '. completions/oddtrick.bash\noddtrick tab\t --form\tcs\t| head -2\nexit\n' | TERM=dumb script -qec 'bash --norc --noprofile -i' /dev/null 2>/dev/null | tr -d '\r' | grep -c '^1C/1D,1,70,140,230,70,140,230$'
1

# Sessions: formats and files
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try rubber --format ''; try chic --after ''; try rubber --explain ''; try rubber examples/f
[html json svg text]
[bonus]
[]
[examples/finals.event examples/friday.rubber]

# Events: files, and the values of their options
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> try rank examples/tu; try boards --history examples/how; try card --all examples/sw; try whatif examples/bu; try check examples/ho; try rank --strat ''; try rank --section ''
[examples/tuesday.event]
[examples/howell.event]
[examples/swiss.event examples/swisspairs.event]
[examples/butler.event]
[examples/howell.event]
[A B C]
[]

# Files for each command that reads them, and the values of more options
$ . completions/oddtrick.bash; try() { COMP_WORDS=(oddtrick "$@") COMP_CWORD=$#; _oddtrick; echo "[$(printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd' ')]"; }
> for c in $(oddtrick help --words); do echo "$c $(try $c examples/fri)"; done | grep -v friday
> try paper g; try paper guides examples/ten; try db backup examples/ten; try movement change examples/ten
> try convert --to b; try convert -F li; try hands --format ''; try masterpoints --awards ebu; try publish --language f; try serve --db examples/ten; try rank --encoding ''; try draw --table ''
> for c in $(oddtrick help --words); do oddtrick $c --help | sed -n 's/^.\{6\}--\([a-z-]*\) [A-Z].*/\1/p' | while read -r o; do _oddtrick_value $c --$o '' oddtrick || echo "$c --$o"; done; done
score []
table []
imp []
vp []
movement []
paper []
serve []
db []
help []
[guides]
[examples/ten.event]
[examples/ten.event]
[examples/ten.event]
[bridgewebs bws]
[lin]
[html json text]
[ebu-club ebu-club-individual]
[fr]
[examples/ten.event]
[]
[]
