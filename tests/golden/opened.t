# What is done with a file before it is read: unpacked, its format found, its text in UTF-8.

# Compressed files
$ cd $TMP; printf 'board,ns,ew,contract\n1,1,2,4SN=\n1,3,4,4SN-1\n' >club.csv; gzip -k club.csv; oddtrick rank club.csv.gz | sed -n 3,4p
Rank  Pair  MP  Max       %  Boards
  1=  1      2    2  100.00       1
$ cd $TMP; python3 -c 'import zipfile; z = zipfile.ZipFile("club.zip", "w"); z.write("club.csv"); z.writestr("readme.txt", "Results"); z.close()'; oddtrick rank club.zip | sed -n 3,4p
Rank  Pair  MP  Max       %  Boards
  1=  1      2    2  100.00       1
$ cd $TMP; python3 -c 'import zipfile; z = zipfile.ZipFile("two.zip", "w"); z.write("club.csv"); z.write("club.csv", "other.csv"); z.close()'; oddtrick rank two.zip
2> oddtrick rank: two.zip: the archive has several files: unpack the one you want: club.csv, other.csv
[2]
$ cd $TMP; head -c 40 club.csv.gz >cut.gz; oddtrick rank cut.gz
2> oddtrick rank: cut.gz: the compressed file is damaged or truncated
[2]
$ cd $TMP; head -c 100 club.zip >cut.zip; oddtrick rank cut.zip
2> oddtrick rank: cut.zip: the zip archive is damaged or truncated: it has no directory
[2]
$ cd $TMP; head -c 5000000 /dev/zero | gzip >bomb.gz; oddtrick rank bomb.gz
2> oddtrick rank: bomb.gz: it unpacks to more than 64 MB or to 200 times its size: unpack it yourself
[2]

# Files that are not results
$ cd $TMP; : >empty.bws; oddtrick rank empty.bws
2> oddtrick rank: empty.bws is empty
[2]
$ cd $TMP; printf ' \n' >empty.pbn; oddtrick rank empty.pbn
2> oddtrick rank: empty.pbn is empty
[2]
$ cd $TMP; printf '<!DOCTYPE html>\n<html><head><title>Results</title></head>\n<body><table><tr><td>1</td></tr></table></body></html>\n' >page.pbn; oddtrick rank page.pbn
2> oddtrick rank: page.pbn is a web page: expected the file with the results instead
[2]
$ cd $TMP; printf '<?xml version="1.0"?>\n<!-- saved -->\n<html xmlns="x"></html>\n' | oddtrick rank -
2> oddtrick rank: stdin is a web page: expected the file with the results instead
[2]
$ cd $TMP; printf '{"name":"package","version":"1.0","players":12}' | oddtrick rank -
2> stdin:1:1: this JSON is not an event: expected {"event":"...","scoring":"...","boards":[{"board":1,"results":[...]}]}
2>   {"name":"package","version":"1.0","players":12}
2>   ^
[2]
$ cd $TMP; printf '%%PDF-1.7\n' >a.pdf; oddtrick rank a.pdf
2> oddtrick rank: a.pdf is a PDF document: expected the file that it was printed from
[2]
$ cd $TMP; printf 'abc\000' >a; oddtrick rank a
2> oddtrick rank: a: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
[2]
$ cd $TMP; python3 -c 'import random, sys; r = random.Random(7); sys.stdout.buffer.write(bytes(r.randrange(1, 256) for _ in range(400)))' >noise; for c in rank check 'convert --to event'; do oddtrick $c noise $([ "$c" = "${c#convert}" ] || echo -) >/dev/null; echo $?; done
2
2
2
2> oddtrick rank: noise: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
2> oddtrick check: noise: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
2> oddtrick convert: noise: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
# A text without a good line at its beginning is not a log; its errors would not help
$ cd $TMP; printf '# Minutes\n\nThe committee met on Monday.\n4 members were there.\nNobody kept the score.\n' >minutes.md; oddtrick rank minutes.md
2> oddtrick rank: minutes.md: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
[2]
$ cd $TMP; oddtrick check - <minutes.md
2> oddtrick check: stdin: unrecognized file format: expected one of event, pbn, lin, usebio, bws, csv, bridgewebs, json
[2]
# A log with bad lines has their errors: if one of the first lines is good,
$ cd $TMP; printf 'evnt Tuesday\nboad 1\nboard 1\n1 2 4S N =\n' | oddtrick rank -
2> stdin:1:1: unknown keyword 'evnt': did you mean event?
2>   evnt Tuesday
2>   ^
2> stdin:2:1: unknown keyword 'boad': did you mean board?
2>   boad 1
2>   ^
[2]
# if it begins with results,
$ cd $TMP; printf '1 2 4S N =\n3 4 4S N +1\n' | oddtrick rank -
2> stdin:1:1: no board selected: expected a line like 'board 1' before it
2>   1 2 4S N =
2>   ^
2> stdin:2:1: no board selected: expected a line like 'board 1' before it
2>   3 4 4S N +1
2>   ^
[2]
# if its name or an option says that it is a log, or if it has only one line
$ cd $TMP; cp minutes.md minutes.event; oddtrick rank minutes.event 2>&1 | grep -c '^minutes.event:'
3
$ cd $TMP; oddtrick convert --from event --to pbn minutes.md - 2>&1 | grep -c '^minutes.md:'
3
$ cd $TMP; head -n 3 minutes.md | oddtrick rank -
2> stdin:3:1: no board selected: expected a line like 'board 1' before it
2>   The committee met on Monday.
2>   ^
[2]

# An empty log is an event without results
$ cd $TMP; : >empty.event; oddtrick rank empty.event | sed -n 3p
No results yet.

# Encodings: by the letters of the names
$ cd $TMP; printf 'board,ns,ew,contract,north,south\n1,1,2,4SN=,\243ukasz,D\271browski\n' >polish.csv; oddtrick convert --to event polish.csv - | tail -n 1
pair 1 Łukasz & Dąbrowski
2> polish.csv: warning: not UTF-8: read as windows-1250
$ cd $TMP; printf 'board,ns,ew,contract,north,south\n1,1,2,4SN=,\336ahin,Y\375lmaz G\366k\347e\n' >turkish.csv; oddtrick convert --to event turkish.csv - | tail -n 1
pair 1 Şahin & Yılmaz Gökçe
2> turkish.csv: warning: not UTF-8: read as windows-1254
$ cd $TMP; printf 'board,ns,ew,contract,north,south\n1,1,2,4SN=,J\366rg,M\374ller\n' >german.csv; oddtrick convert --to event german.csv - | tail -n 1
pair 1 Jörg & Müller
2> german.csv: warning: not UTF-8: read as windows-1252
$ cd $TMP; printf 'board,ns,ew,contract,north,south\n1,1,2,4SN=,Ann,Y\375ld\375z\n' >doubt.csv; oddtrick convert --to event doubt.csv - | tail -n 1
pair 1 Ann & Yýldýz
2> doubt.csv: warning: not UTF-8: read as windows-1252; other possible encodings: windows-1254: choose with --encoding NAME
$ cd $TMP; oddtrick convert --encoding windows-1254 --to event doubt.csv - | tail -n 1
pair 1 Ann & Yıldız
$ cd $TMP; oddtrick rank --encoding klingon doubt.csv
2> oddtrick rank: unknown encoding 'klingon': expected one of utf-8, utf-16le, utf-16be, windows-1250, windows-1252, windows-1254, iso-8859-1, iso-8859-2, iso-8859-9, iso-8859-15
[2]
$ cd $TMP; printf '<?xml version="1.0" encoding="utf-8"?>\n<USEBIO><EVENT EVENT_TYPE="PAIRS"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>J\366rg</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS></EVENT></USEBIO>\n' >declared.xml; oddtrick convert --to event declared.xml -
scoring matchpoints
pair 1 Jörg
2> declared.xml: warning: not UTF-8: read as windows-1252
$ cd $TMP; printf '<?xml version="1.0" encoding="windows-1250"?>\n<USEBIO><EVENT EVENT_TYPE="PAIRS"><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER><PLAYER><PLAYER_NAME>\243ukasz</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS></EVENT></USEBIO>\n' >declared.xml; oddtrick convert --to event declared.xml -
scoring matchpoints
pair 1 Łukasz
