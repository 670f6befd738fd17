# oddtrick convert: from one format to another. What each format says is in its own file.

# Lines from which nothing is computed
$ cd $TMP; printf 'board 1 dealer X\nboard 1 vul yes\nboard 1 vul\ndeal N:AK.. - - -\nauction Q p\nboard 2\ndeal N:AKX.. - - -\nauction Q p\nsaid mp 3\n1 2 pass\nsaid moop 3\nsaid mp x\nsaid mp 1 2 3\ntotal 1 mp\ntag\nabout 1\nmatch 1 vp 3\nnumbers\n' >bad.event; oddtrick rank bad.event
2> bad.event:1:16: expected the dealer, N, E, S or W: board 2 dealer E
2>   board 1 dealer X
2>                  ^
2> bad.event:2:13: expected a vulnerability: board 2 vul none, ns, ew or both
2>   board 1 vul yes
2>               ^
2> bad.event:3:12: expected a vulnerability: board 2 vul none, ns, ew or both
2>   board 1 vul
2>              ^
2> bad.event:4:1: no board selected: expected a line like 'board 1' before a deal
2>   deal N:AK.. - - -
2>   ^
2> bad.event:5:1: of no board selected: expected a line like 'board 1' before it
2>   auction Q p
2>   ^
2> bad.event:7:10: invalid card 'X': expected A K Q J T 9 8 7 6 5 4 3 2, or a dot before the next suit
2>   deal N:AKX.. - - -
2>            ^
2> bad.event:8:9: expected the dealer and the calls: auction N 1S pass 4S ap
2>   auction Q p
2>           ^
2> bad.event:9:1: no result selected: expected a line of a traveller above it
2>   said mp 3
2>   ^
2> bad.event:11:6: expected a kind of value: score, mp, imps, percent, vp, rank or boards
2>   said moop 3
2>        ^
2> bad.event:12:9: expected a number, or - for no value
2>   said mp x
2>           ^
2> bad.event:13:13: expected at most two numbers
2>   said mp 1 2 3
2>               ^
2> bad.event:14:11: expected a number, or - for no value
2>   total 1 mp
2>             ^
2> bad.event:15:4: expected a tag name and a text: tag site The Club
2>   tag
2>      ^
2> bad.event:16:8: expected a tag name and a text: tag site The Club
2>   about 1
2>          ^
2> bad.event:17:12: expected a kind of value: score, mp, imps, percent, vp, rank or boards
2>   match 1 vp 3
2>              ^
2> bad.event:18:8: expected an id and the players' membership numbers: numbers 7 12345 67890
2>   numbers
2>          ^
[2]
# Wrong arguments
$ oddtrick convert
2> oddtrick convert: expected two files: oddtrick convert club.bws club.event
[2]
$ oddtrick convert examples/tuesday.event
2> oddtrick convert: expected two files: oddtrick convert club.bws club.event
[2]
$ oddtrick convert examples/tuesday.event -
2> oddtrick convert: standard output has no file name: name the format with --to
[2]
$ oddtrick convert --to nothing examples/tuesday.event -
2> oddtrick convert: 'nothing' does not name a format that can be written: expected one of event, pbn, lin, usebio, bws, csv, json, as the ending of the file or with --to
[2]
$ cd $TMP; oddtrick convert $OLDPWD/examples/tuesday.event x.doc
2> oddtrick convert: 'x.doc' does not name a format that can be written: expected one of event, pbn, lin, usebio, bws, csv, json, as the ending of the file or with --to
[2]
$ cd $TMP; oddtrick convert none.event x.event
2> oddtrick convert: cannot read none.event: No such file or directory
[2]
$ cd $TMP; printf 'a\000b' >binary; oddtrick convert --to event binary -
2> oddtrick convert: binary: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
[2]
# Nothing is replaced unless that is said, and nothing is written if anything is wrong
$ cd $TMP; printf 'board 1\n1 2 4S N =\n' >a.event; oddtrick convert a.event b.event; oddtrick convert a.event b.event; oddtrick convert --force a.event b.event; cmp a.event b.event; ls b.*
b.event
2> oddtrick convert: b.event already exists: --force replaces it
$ cd $TMP; oddtrick convert --force bad.event b.event 2>/dev/null; echo $?; cmp a.event b.event
2
$ cd $TMP; oddtrick convert --to event a.event -
board 1
1 2 4S N =
