# shellcheck shell=bash
# Bash completion for oddtrick. It asks the command itself for its commands and options, and needs
# nothing but bash. To try it: source completions/oddtrick.bash

# Reads lines into COMPREPLY.
_oddtrick_add() {
    local line
    while IFS= read -r line; do
        [[ -n $line ]] && COMPREPLY+=("$line")
    done
}

# Offers those of the words in $1 that begin with $2.
_oddtrick_offer() {
    _oddtrick_add < <(compgen -W "$1" -- "$2")
}

# Offers files that begin with $1. Bash puts a slash behind folders, and quotes what needs it.
_oddtrick_files() {
    compopt -o filenames 2>/dev/null
    _oddtrick_add < <(compgen -f -- "$1")
}

# The one of the words in $1 that is $2, or the only one that begins so: sc is score, --fo is --format.
# What is none of them is printed as it is.
_oddtrick_whole() {
    local word found=''
    for word in $1; do
        [[ $word == "$2" ]] && found='' && break
        [[ $word == "$2"* ]] || continue
        [[ -n $found ]] && found='' && break
        found=$word
    done
    printf '%s\n' "${found:-$2}"
}

# Offers the values of option $2 of command $1 that begin with $3, asking program $4. False if the option takes none.
_oddtrick_value() {
    case $1:$2 in
    table:--format | rank:--format | season:--format | boards:--format | card:--format | why:--format | whatif:--format | check:--format) _oddtrick_offer 'text json csv html' "$3" ;;
    batch:--format | help:--format) _oddtrick_offer 'text' "$3" ;;
    rubber:--format | chicago:--format) _oddtrick_offer 'text json html svg' "$3" ;;
    rubber:--after | rubber:-a | chicago:--after | chicago:-a) _oddtrick_offer 'bonus' "$3" ;;
    rank:--strat) _oddtrick_offer 'A B C' "$3" ;;
    season:--by) _oddtrick_offer 'player pair' "$3" ;;
    season:--points | season:-p) _oddtrick_offer 'percent rank' "$3" ;;
    season:--aliases) _oddtrick_files "$3" ;;
    season:--best | season:-b | season:--of | season:--least) ;; # numbers
    rank:--winners) _oddtrick_offer '1 2' "$3" ;;
    rank:--section | rank:-s) ;; # letters
    rubber:--explain | rubber:-e | chicago:--explain | chicago:-e) ;; # a number
    serve:--log-format) _oddtrick_offer 'text json journald' "$3" ;;
    serve:--db | serve:-d | serve:--site | serve:--tls-cert | serve:--tls-key | serve:--log) _oddtrick_files "$3" ;;
    serve:--listen | serve:-l | serve:--host | serve:--trusted-proxy | serve:--metrics-from) ;; # addresses and names
    db:--keep) ;; # a number
    movement:--format) _oddtrick_offer 'text json csv html svg' "$3" ;;
    movement:--form) _oddtrick_offer "$("$4" help --words forms 2>/dev/null)" "$3" ;;
    movement:--winners) _oddtrick_offer '1 2' "$3" ;;
    movement:--tables | movement:--pairs | movement:--players | movement:--teams | movement:--boards | movement:--rounds | movement:--sets) ;; # numbers
    movement:--arrow-switch | movement:--phantom | movement:--sections | movement:--segments | movement:--minutes) ;;                           # numbers
    movement:--from | movement:--add-pair | movement:--remove-pair | movement:--played | movement:--choose) ;;                                  # numbers and ids
    draw:--format) _oddtrick_offer 'text json csv' "$3" ;;
    draw:--method) _oddtrick_offer 'top-down rank rank-squares vp vp-squares seeded random' "$3" ;;
    draw:--odd) _oddtrick_offer 'bye triangle long-triangle' "$3" ;;
    draw:--seed | draw:--bye | draw:--match | draw:--apart | draw:--table | draw:--without | draw:--round | draw:--boards) ;; # numbers and ids
    *:--format) _oddtrick_offer 'text json' "$3" ;;
    *:--cache) _oddtrick_files "$3" ;;
    *:--color) _oddtrick_offer 'auto always never' "$3" ;;
    score:--vul | score:-v | batch:--vul | batch:-v) _oddtrick_offer 'none ns ew both yes no' "$3" ;;
    vp:--scale | vp:-s)
        _oddtrick_offer "$("$4" help --words scales 2>/dev/null)" "$3"
        _oddtrick_files "$3"
        ;;
    vp:--boards | vp:-b) ;; # a number
    *) return 1 ;;
    esac
}

_oddtrick() {
    local IFS=$' \t\n'
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local program=${COMP_WORDS[0]/#\~\//$HOME/} command w i options='' others=''
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        _oddtrick_offer "$("$program" help --words 2>/dev/null) --help --version" "$word"
        return
    fi
    command=$(_oddtrick_whole "$("$program" help --words 2>/dev/null)" "${COMP_WORDS[1]}")
    for w in $("$program" help --words "$command" 2>/dev/null); do
        if [[ $w == -* ]]; then options+=" $w"; else others+=" $w"; fi
    done

    # Bash takes --format=json for three words: --format, = and json.
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]] && ((COMP_CWORD > 2)); then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 2; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == -- ]] && options='' && before='' # no options stand behind it
    done
    if [[ $before == --?* ]]; then
        before=$(_oddtrick_whole "$options" "$before")
    fi
    _oddtrick_value "$command" "$before" "$word" "$program" && return

    if [[ $word == -* && -n $options ]]; then
        _oddtrick_offer "$options" "$word"
    elif [[ $command == help ]]; then
        _oddtrick_offer "$others" "$word"
    elif [[ $command == db ]]; then
        if ((COMP_CWORD == 2)); then _oddtrick_offer 'check copy backup restore recover' "$word"; else _oddtrick_files "$word"; fi
    elif [[ $command == movement ]]; then
        if ((COMP_CWORD == 2)); then _oddtrick_offer "$("$program" help --words kinds 2>/dev/null) prove change" "$word"; else _oddtrick_files "$word"; fi
    elif [[ " batch draw rubber chicago rank boards card why whatif check " == *" $command "* ]]; then
        _oddtrick_files "$word"
    fi
}

complete -F _oddtrick oddtrick
