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

# Prints what --help of command $1 of program $3 says of option $2: its value and its description. Prints nothing if the option
# takes no value.
_oddtrick_about() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^\ {2}(-[A-Za-z0-9],\ |\ {4})--([a-z-]+)\ ([A-Z][^\ ]*\ +.*) ]]; then
            [[ $2 == "--${BASH_REMATCH[2]}" || $2, == "${BASH_REMATCH[1]% }" ]] && printf '%s\n' "${BASH_REMATCH[2]} ${BASH_REMATCH[3]}"
        fi
    done < <("$3" "$1" --help 2>/dev/null)
}

# Offers the values of option $2 of command $1 that begin with $3, asking program $4. False if the option takes none.
_oddtrick_value() {
    local option value about
    [[ $2 == -* ]] || return 1
    read -r option value about < <(_oddtrick_about "$1" "$2" "$4")
    case $1:$option in
    *:) return 1 ;;
    *:format) _oddtrick_offer "${about##*: }" "$3" ;;
    *:color) _oddtrick_offer 'auto always never' "$3" ;;
    *:vul) _oddtrick_offer 'none ns ew both yes no' "$3" ;;
    *:after) _oddtrick_offer 'bonus' "$3" ;;
    *:winners) _oddtrick_offer '1 2' "$3" ;;
    *:awards) _oddtrick_offer "$("$4" help --words awards 2>/dev/null)" "$3" ;;
    convert:to | convert:from) _oddtrick_offer "$("$4" help --words formats 2>/dev/null)" "$3" ;;
    draw:method) _oddtrick_offer 'top-down rank rank-squares vp vp-squares seeded random' "$3" ;;
    draw:odd) _oddtrick_offer 'bye triangle long-triangle' "$3" ;;
    movement:form) _oddtrick_offer "$("$4" help --words forms 2>/dev/null)" "$3" ;;
    publish:language) _oddtrick_offer 'en de es fr it nl pl sv' "$3" ;;
    rank:strat) _oddtrick_offer 'A B C' "$3" ;;
    season:by) _oddtrick_offer 'player pair' "$3" ;;
    season:points) _oddtrick_offer 'percent rank' "$3" ;;
    serve:log-format) _oddtrick_offer 'text json journald' "$3" ;;
    vp:scale) _oddtrick_offer "$("$4" help --words scales 2>/dev/null)" "$3" ;;
    esac
    case $value in
    FILE | DIR | DB | SCALE | TABLE) _oddtrick_files "$3" ;;
    esac
}

_oddtrick() {
    local IFS=$' \t\n'
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local program=${COMP_WORDS[0]/#\~\//$HOME/} command w i options='' others='' known
    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        _oddtrick_offer "$("$program" help --words 2>/dev/null) --help --version" "$word"
        return
    fi
    command=$(_oddtrick_whole "$("$program" help --words 2>/dev/null)" "${COMP_WORDS[1]}")
    for w in $("$program" help --words "$command" 2>/dev/null); do
        if [[ $w == -* ]]; then options+=" $w"; else others+=" $w"; fi
    done
    known=$options

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
        return
    fi
    case $command:$COMP_CWORD in
    help:*) _oddtrick_offer "$others" "$word" ;;
    db:2) _oddtrick_offer 'check copy backup restore recover' "$word" ;;
    paper:2) _oddtrick_offer 'tables guides travellers slips names bracket' "$word" ;;
    movement:2) _oddtrick_offer "$("$program" help --words kinds 2>/dev/null) prove change" "$word" ;;
    score:* | table:* | imp:* | vp:* | serve:*) ;; # no files
    *) [[ -n $known ]] && _oddtrick_files "$word" ;;
    esac
}

complete -F _oddtrick oddtrick
