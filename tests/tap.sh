# For checks in shell: report NAME, with what is wrong on standard input - nothing if all is well.
shopt -s lastpipe # so that report, at the end of a pipe, can set failed
failed=0
report() {
    local found
    found=$(cat)
    if [ -z "$found" ]; then
        echo "ok - $1"
    else
        echo "not ok - $1"
        sed 's/^/#   /' <<<"$found"
        failed=1
    fi
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
