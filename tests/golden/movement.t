# oddtrick movement: making, choosing, proving and changing movements.

# A kind: as text; with an empty place, sit-outs; shared boards; the plan of each; the matrix
$ oddtrick movement mitchell --pairs 7 --boards 8 --winners 1
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell share --tables 4 --sets 2 --balance
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell tables 3 sets 2 --guide | sed -n '/Pair EW3/,$p'
2> bash: line 1: oddtrick: command not found

# The published Howell of 5 tables: quality 83.3
$ oddtrick movement howell --pairs 10 --boards 27 | sed -n 1,3p
2> bash: line 1: oddtrick: command not found

# Other formats
$ oddtrick movement mitchell --tables 3 --sets 2 --rounds 2 --format csv
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --pairs 5 --sets 1 --rounds 2 --winners 1 --format json
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement howell --pairs 10 --boards 27 --format json | python3 -c '
> import json, sys
> m = json.load(sys.stdin)
> print({k: m[k] for k in ("kind", "winners", "tables", "rounds", "boards", "quality")}, len(m["schedule"]), m["sits"])
> print(sorted(m["schedule"][0]))'
2> bash: line 1: oddtrick: command not found
2> Traceback (most recent call last):
2>   File "<string>", line 3, in <module>
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 293, in load
2>     return loads(fp.read(),
2>            ^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 346, in loads
2>     return _default_decoder.decode(s)
2>            ^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 337, in decode
2>     obj, end = self.raw_decode(s, idx=_w(s, 0).end())
2>                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 355, in raw_decode
2>     raise JSONDecodeError("Expecting value", s, err.value) from None
2> json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
[1]
$ oddtrick movement mitchell --tables 3 --format svg | head -n 1 | cut -c 1-60
2> bash: line 1: oddtrick: command not found
$ oddtrick movement mitchell --tables 3 --format html | grep -c '<tr>'
0
2> bash: line 1: oddtrick: command not found
[1]

# What fits
$ oddtrick movement --pairs 15 --boards 26 | sed -n 1,9p
2> bash: line 1: oddtrick: command not found
$ oddtrick movement --pairs 15 --boards 26 --format json | python3 -c '
> import json, sys
> p = json.load(sys.stdin)["proposals"]
> print(len(p), [k for k in ("kind", "winners", "tables", "rounds", "boards", "quality", "name", "why") if k not in p[0]])
> print("schedule" in p[0], p[0]["line"])'
2> bash: line 1: oddtrick: command not found
2> Traceback (most recent call last):
2>   File "<string>", line 3, in <module>
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 293, in load
2>     return loads(fp.read(),
2>            ^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 346, in loads
2>     return _default_decoder.decode(s)
2>            ^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 337, in decode
2>     obj, end = self.raw_decode(s, idx=_w(s, 0).end())
2>                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 355, in raw_decode
2>     raise JSONDecodeError("Expecting value", s, err.value) from None
2> json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
[1]
$ oddtrick movement --tables 9 --boards 27 --winners 2 | sed -n 1,4p
2> bash: line 1: oddtrick: command not found

# Impossible numbers, contradictory options
$ oddtrick movement mitchell --tables 14 --rounds 27 --sets 3
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --tables 7 --boards 27
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement --pairs 12 --players 12
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --players 12
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement michell --tables 7
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --form twist --tables 7
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --tables 7 --phantom X
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --tables 0
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --tables 7 --minutes 100
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement --pairs 14 --minutes 10
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement --pairs 14 --boards 26 --format svg
2> bash: line 1: oddtrick: command not found
[127]

# The prover: what the command writes has no faults, in JSON and CSV
$ for kind in 'mitchell --tables 7' 'mitchell --pairs 13' 'mitchell share --tables 6 --winners 1' 'howell --pairs 9'; do
>     oddtrick movement $kind --format json | oddtrick movement prove - --format json | cut -c 1-12
>     oddtrick movement $kind --format csv | oddtrick movement prove --share - >/dev/null || echo faults
> done
faults
faults
faults
faults
2> bash: line 2: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 2: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 3: oddtrick: command not found

# Planted faults
$ oddtrick movement mitchell --tables 5 --sets 2 --format csv | sed 's/^2,3,NS3,EW2,7,8$/2,3,NS3,EW2,5,6/' | oddtrick movement prove -
2> bash: line 1: oddtrick: command not found
2> bash: line 1: oddtrick: command not found
[127]
$ printf '%s\n' round,table,ns,ew,first,last 1,1,1,2,1,2 1,2,3,1,3,4 2,1,1,2,3,4 | oddtrick movement prove - --format json
2> bash: line 1: oddtrick: command not found
[127]
$ printf '%s\n' 'event Own' 'movement own' 'row 1 1 1 2 1-2' 'row 1 2 3 4 3-4' 'row 2 1 1 4 3-4' 'row 2 2 3 2 1-2' | oddtrick movement prove - --format csv
2> bash: line 1: oddtrick: command not found
[127]
$ printf '%s\n' 'event Seven' 'movement mitchell tables 7 boards 28' | oddtrick movement prove - | sed -n 1,6p
2> bash: line 1: oddtrick: command not found
$ python3 tests/bws/make.py tests/bws/example.txt $TMP/club.bws; oddtrick movement prove $TMP/club.bws
2> bash: line 1: oddtrick: command not found
[127]
$ sed 's/^1, 2, 2, 2, 1, 1, 2,/1, 2, 2, 2, 1, 3, 4,/' tests/bws/example.txt >$TMP/fault.txt; python3 tests/bws/make.py $TMP/fault.txt $TMP/fault.bws
> oddtrick movement prove $TMP/fault.bws --format csv
2> bash: line 2: oddtrick: command not found
[127]

# Files that are none
$ echo hello | oddtrick movement prove -
2> bash: line 1: oddtrick: command not found
[127]
$ printf '%s\n' round,table,ns,ew,first,last 1,1,1,2,1,2 2,x,1,2,3,4 | oddtrick movement prove -
2> bash: line 1: oddtrick: command not found
[127]
$ echo '{"schedule":[{"round":1,"table":1,"ns":"1","ew":"2","boards":[1,3]}]}' | oddtrick movement prove -
2> bash: line 1: oddtrick: command not found
[127]
$ printf '%s\n' 'event Without' 'pair 1 A & B' | oddtrick movement prove -
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement prove /nowhere
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement prove
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement prove a --tables 7
2> bash: line 1: oddtrick: command not found
[127]

# A latecomer takes the empty place; a rover at full tables; a pair leaves
$ oddtrick movement mitchell --pairs 9 --sets 2 --winners 1 --format json >$TMP/half.json; oddtrick movement change $TMP/half.json --from 3 --add-pair 5
2> bash: line 1: oddtrick: command not found
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement mitchell --tables 5 --sets 2 --format json >$TMP/full.json; oddtrick movement change $TMP/full.json --from 3 --add-pair NS6 --format csv | sed -n '/^3,/,$p'
2> bash: line 1: oddtrick: command not found
2> bash: line 1: oddtrick: command not found
$ oddtrick movement change $TMP/full.json --from 4 --remove-pair EW2 --format json | python3 -c '
> import json, sys
> c = json.load(sys.stdin)["continuations"]
> print(c[0]["name"], c[0]["lost"], [l["id"] for l in c[0]["losses"] if l["lost"] > 0], c[0]["lines"][0])'
2> bash: line 1: oddtrick: command not found
2> Traceback (most recent call last):
2>   File "<string>", line 3, in <module>
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 293, in load
2>     return loads(fp.read(),
2>            ^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/__init__.py", line 346, in loads
2>     return _default_decoder.decode(s)
2>            ^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 337, in decode
2>     obj, end = self.raw_decode(s, idx=_w(s, 0).end())
2>                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
2>   File "/root/.pyenv/versions/3.11.7/lib/python3.11/json/decoder.py", line 355, in raw_decode
2>     raise JSONDecodeError("Expecting value", s, err.value) from None
2> json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)
[1]

# Fewer rounds; wrong boards; what cannot be
$ oddtrick movement change $TMP/full.json --from 3 --rounds 3 | sed -n 1,3p
2> bash: line 1: oddtrick: command not found
$ oddtrick movement change $TMP/full.json --from 3 --played '2 1 NS1 EW5 5-6' --format csv | grep -c '^[3-5],.*NS1,'
0
2> bash: line 1: oddtrick: command not found
[1]
$ oddtrick movement change $TMP/full.json
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 9
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 2 --remove-pair 77
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 2 --add-pair NS1
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 4 --rounds 2
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 2 --played '2 1 NS1 EW5 5-6'
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 2 --played '1 1 NS1'
2> bash: line 1: oddtrick: command not found
[127]
$ oddtrick movement change $TMP/full.json --from 2 --choose 9
2> bash: line 1: oddtrick: command not found
[127]

# An event: the lines that are printed go on where it is
$ printf '%s\n' 'event Half' 'movement mitchell pairs 9 sets 2 winners 1' 'board 1' '1 6 4S N =' >$TMP/half.event
> oddtrick movement change $TMP/half.event --from 3 --add-pair 5 | sed '1,/^Lines/d' >>$TMP/half.event
> oddtrick movement prove $TMP/half.event | sed -n 1,4p; oddtrick movement change $TMP/half.event --from 4 --rounds 4 | sed -n 2p
2> bash: line 2: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
2> bash: line 3: oddtrick: command not found
