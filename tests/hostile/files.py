"""Hostile files of a given size: many of something, or long, or deep. Each is a trick of a format; most are valid in that format, so
that they are read to the end. Nothing here is random: a number selects one of many."""

import os
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "bws"))

import jet
import make as description


def letters(number, width=0):
    """A number as letters: 0 is a, 25 z, 26 ba."""
    text = ""
    while number > 0 or not text:
        number, digit = divmod(number, 26)
        text = chr(ord("a") + digit) + text
    return text.rjust(width, "a")


def repeat(size, make, head="", tail=""):
    """make(0), make(1), ... between a head and a tail, until it is about so many bytes."""
    parts, total, number = [head], len(head) + len(tail), 0
    while total < size:
        part = make(number)
        parts.append(part)
        total += len(part)
        number += 1
    parts.append(tail)
    return "".join(parts)


RESULTS = ("4S N =", "3NT W +1", "2H E -1", "6D S -3", "pass", "1C N +2")
DEAL = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"


def result(number):
    return RESULTS[number % len(RESULTS)]


# ---- The log of an event ----

EVENT = {
    "ids": lambda n: repeat(n, lambda i: "%d %d %s\n" % (2 * i, 2 * i + 1, result(i)), "board 1\n"),
    "named ids": lambda n: repeat(n, lambda i: "%s1 %s2 %s\n" % (letters(i), letters(i), result(i)), "board 1\n"),
    "sections": lambda n: repeat(n, lambda i: "%s1 %s2 %s\n" % (letters(i), letters(i), result(i)),
                                 "set compare section\nboard 1\n"),
    "pairs": lambda n: repeat(n, lambda i: "pair %d A & B\n" % i),
    "pairs that play": lambda n: repeat(n // 2, lambda i: "pair %d A\n" % i) + "board 1\n"
    + repeat(n // 2, lambda i: "%d %d %s\n" % (2 * i, 2 * i + 1, result(i))),
    "boards": lambda n: repeat(n, lambda i: "board %d\n1 2 4S N =\n" % (i % 9999 + 1)),
    "boards and groups": lambda n: repeat(n, lambda i: "board %d group G%d\n1 2 4S N =\n" % (i % 9999 + 1, i % 250)),
    "groups": lambda n: repeat(n, lambda i: "board 1 group G%d\n%d %d 4S N =\n" % (i, 2 * i, 2 * i + 1)),
    "corrections": lambda n: repeat(n, lambda i: "1 2 %s\n" % result(i), "board 1\n"),
    "results taken back": lambda n: repeat(n, lambda i: "1 2 %s\n1 2 void\n" % result(i), "winners 2\nboard 1\n"),
    "penalties": lambda n: repeat(n, lambda i: "penalty 1 1 mp\n", "board 1\n1 2 4S N =\n3 4 pass\n"),
    "penalties of nobody": lambda n: repeat(n, lambda i: "penalty %d 1 mp\n" % (i + 9), "board 1\n1 2 4S N =\n"),
    "penalties of two winners": lambda n: repeat(
        n, lambda i: "penalty %d 1 mp\n" % (i % 1000 + 1),
        "winners 2\nboard 1\n" + repeat(n // 2, lambda i: "%d %d pass\n" % (i % 1000 + 1, i % 1000 + 1))),
    "names of two winners": lambda n: repeat(
        n, lambda i: "pair %d A & B\n" % (i + 1), "winners 2\nboard 1\n"
        + repeat(n // 2, lambda i: "%d %d pass\n" % (i + 1, i + 1))),
    "one team against many, to be checked": lambda n: repeat(
        n, lambda i: "1 %d 4S N =\n%d 1 4S N -1\n" % (i + 2, i + 2), "scoring imps\nround 1\nboard 1\n"),
    "one team against many, a round each, to be checked": lambda n: repeat(
        n, lambda i: "round %d\nboard 1\n1 %d 4S N =\n%d 1 4S N -1\n" % (i % 9999 + 1, i + 2, i + 2), "scoring imps\n"),
    "two who meet on all boards, to be checked": lambda n: repeat(
        n, lambda i: "board %d\n1 2 4S N =\n%d %d pass\n%d %d pass\n" % (i % 9999 + 1, 4 * i + 3, 4 * i + 4, 4 * i + 5, 4 * i + 6)),
    "carry-overs": lambda n: repeat(n, lambda i: "carryover %d 1\n" % i),
    "settings": lambda n: repeat(n, lambda i: "set neuberg on\n"),
    "errors": lambda n: repeat(n, lambda i: "1 2 9S N =\n", "board 1\n"),
    "words that are none": lambda n: repeat(n, lambda i: "zz\n"),
    "rulings": lambda n: repeat(n, lambda i: "%d %d split 4S N = / 4S N -1\n" % (2 * i, 2 * i + 1), "board 1\n"),
    "weighted scores": lambda n: repeat(n, lambda i: "%d %d weighted 60%% 4S N = 40%% 4S N -1\n" % (2 * i, 2 * i + 1),
                                        "board 1\n"),
    "averages": lambda n: repeat(n, lambda i: "%d %d ave+/ave-\n" % (2 * i, 2 * i + 1), "board 1\n"),
    "rounds": lambda n: repeat(n, lambda i: "round %d\nboard 1\n1 2 4S N =\n2 1 pass\n" % (i % 9999 + 1),
                               "scoring imps\n"),
    "teams": lambda n: repeat(n, lambda i: "%d %d 4S N =\n" % (2 * i, 2 * i + 1), "scoring imps\nround 1\nboard 1\n"),
    "matches": lambda n: repeat(n, lambda i: "%d %d pass\n%d %d 4S N =\n" % (2 * i, 2 * i + 1, 2 * i + 1, 2 * i),
                                "scoring imps\nvp wbf\nround 1\nboard 1\n"),
    "all against one": lambda n: repeat(n, lambda i: "1 %d pass\n%d 1 4S N =\n" % (i + 2, i + 2),
                                        "scoring imps\nvp wbf\nround 1\nboard 1\n"),
    "individuals": lambda n: repeat(n, lambda i: "%d+%d %d+%d pass\n" % (4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3),
                                    "board 1\n"),
    "partners": lambda n: repeat(n, lambda i: "1+%d 2+%d pass\n" % (i + 3, i + 3), "board 1\n"),
    "byes": lambda n: repeat(n, lambda i: "bye %d\n" % i, "scoring imps\nround 1\n"),
    "line-ups": lambda n: repeat(n, lambda i: "lineup 1 NS A & B\n", "scoring imps\nround 1\nboard 1\n1 2 pass\n2 1 pass\n"),
    "hands": lambda n: repeat(n, lambda i: "deal %s\n" % DEAL, "board 1\n"),
    "hands by group": lambda n: repeat(n, lambda i: "board 1 group G%d\ndeal %s\n" % (i % 250, DEAL)),
    "hands by round": lambda n: repeat(n, lambda i: "round %d\nboard 1\ndeal %s\n" % (i % 9999 + 1, DEAL)),
    "tags": lambda n: repeat(n, lambda i: "tag a b\n", "board 1\n1 2 4S N =\n"),
    "tags of ids": lambda n: repeat(n, lambda i: "tag %d a b\n" % i),
    "comments": lambda n: repeat(n, lambda i: "#\n"),
    "empty lines": lambda n: "\n" * n,
    "one line": lambda n: "board 1\n1 2 4S N = " + "x" * n,
    "one long comment": lambda n: "board 1\n1 2 4S N = #" + "x" * n,
    "a long name": lambda n: "pair 1 " + "x" * n,
    "a long title": lambda n: "event " + "x" * n + "\nboard 1\n1 2 4S N =\n3 4 pass\n",
    "a huge board": lambda n: repeat(n, lambda i: "board 99999999999999999999\n"),
    "a huge round": lambda n: repeat(n, lambda i: "round 99999999999999999999\n"),
    "vulnerabilities": lambda n: repeat(n, lambda i: "vulnerable ns\n", "board 1\n"),
    "strata": lambda n: repeat(n, lambda i: "strat %d B\n" % i),
    "handicaps": lambda n: repeat(n, lambda i: "handicap %d 1%%\n" % i),
}

# ---- PBN ----

PBN_HEAD = '% PBN 2.1\n% EXPORT\n[Event "A"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Scoring "MP"]\n'


def pbn_game(number, rest):
    return '[Board "%d"]\n%s\n\n' % (number, rest)


def pbn_players(number):
    return "".join('[%s "%s%d"]\n' % (seat, seat[0], number) for seat in ("West", "North", "East", "South"))


PBN_ROWS = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'

PBN = {
    "games": lambda n: repeat(n, lambda i: pbn_game(i % 9999 + 1, '[PairNS "1"]\n[PairEW "2"]\n[Declarer "N"]\n[Contract "4S"]\n'
                                                                   '[Result "10"]')),
    "short games": lambda n: repeat(n, lambda i: '[Board "1"]\n\n', PBN_HEAD),
    "empty games": lambda n: repeat(n, lambda i: '{}\n\n', PBN_HEAD),
    "players": lambda n: repeat(n, lambda i: pbn_players(i) + pbn_game(1, '[Declarer "N"]\n[Contract "4S"]\n[Result "10"]')),
    "short names": lambda n: repeat(n, lambda i: '[North "%s"]\n[East "%s"]\n[Contract "Pass"]\n[Board "1"]\n\n' % (letters(i), letters(i, 5))),
    "teams": lambda n: repeat(n, lambda i: '[HomeTeam "%d"]\n[VisitTeam "x%d"]\n[Room "Open"]\n' % (i, i)
                              + pbn_game(1, '[Contract "Pass"]'), '[Scoring "IMP"]\n'),
    "rounds": lambda n: repeat(n, lambda i: '[Round "%s"]\n[HomeTeam "A"]\n[VisitTeam "B"]\n[Room "Open"]\n' % letters(i)
                               + pbn_game(1, '[Contract "Pass"]'), '[Scoring "IMP"]\n'),
    "rows": lambda n: repeat(n, lambda i: "%d %d 4S N 10\n" % (i + 1, i + 1), PBN_HEAD + PBN_ROWS),
    "short rows": lambda n: repeat(n, lambda i: "1 2 P\n", PBN_HEAD + '[ScoreTable "PairId_NS;PairId_EW;Contract"]\n'),
    "rows of sections": lambda n: repeat(n, lambda i: "%s 1 2 4S N 10\n" % letters(i),
                                         PBN_HEAD + '[ScoreTable "Section;PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'),
    "rows of names": lambda n: repeat(n, lambda i: '"%s" "x%s" 4S N 10\n' % (letters(i), letters(i)),
                                      PBN_HEAD + '[ScoreTable "Names_NS;Names_EW;Contract;Declarer;Result"]\n'),
    "one row": lambda n: repeat(n, lambda i: "x ", PBN_HEAD + PBN_ROWS),
    "columns": lambda n: PBN_HEAD + repeat(n, lambda i: "C%d;" % i, '[ScoreTable "', '"]\n1 2 3\n'),
    "columns and rows": lambda n: PBN_HEAD + repeat(n // 2, lambda i: "C%d;" % i, '[ScoreTable "', '"]\n') + "x\n" * (n // 4),
    "totals": lambda n: repeat(n, lambda i: "1 %d 50\n" % (i + 1), PBN_HEAD + '[TotalScoreTable "Rank;PairId;TotalPercentage"]\n'),
    "totals of one": lambda n: repeat(n, lambda i: "1 1 50\n", PBN_HEAD + '[TotalScoreTable "Rank;PairId;TotalPercentage"]\n'),
    "tags": lambda n: repeat(n, lambda i: '[T%d "x"]\n' % i, PBN_HEAD),
    "one tag": lambda n: repeat(n, lambda i: '[T "x"]\n', PBN_HEAD),
    "tags without a value": lambda n: repeat(n, lambda i: "[T]\n", PBN_HEAD),
    "tags of games": lambda n: repeat(n, lambda i: pbn_game(i % 99 + 1, '[T%d "x"]' % i)),
    "teams and stages of games before": lambda n: repeat(
        n // 2, lambda i: '[Stage "%d"]\n[Contract "Pass"]\n\n' % (i % 2),
        '[Event "%s"]\n[HomeTeam "%s"]\n[VisitTeam "V"]\n[Board "1"]\n[Contract "Pass"]\n\n' % ("e" * (n // 4), "h" * (n // 4))),
    "stages that go on": lambda n: repeat(
        n, lambda i: '[Contract "Pass"]\n\n',
        '[Stage "A"]\n[HomeTeam "H"]\n[VisitTeam "V"]\n[Board "1"]\n[Contract "Pass"]\n\n[Stage "%s"]\n[Contract "Pass"]\n\n' % ("s" * 250)),
    "short teams of games before": lambda n: repeat(
        n, lambda i: '[Contract "Pass"]\n\n', '[HomeTeam "%s"]\n[VisitTeam "V"]\n[Board "1"]\n[Contract "Pass"]\n\n' % ("h" * 250)),
    "results without tricks": lambda n: repeat(n, lambda i: pbn_game(1, '[Declarer "N"]\n[Contract "7S"]\n[Play "E"]\n'
                                               + "".join("H%s D%s C%s S%s\n" % (r, r, r, r) for r in "23456789TJQKA"))),
    "inherited values": lambda n: repeat(n, lambda i: pbn_game(i % 99 + 1, '[Site "#"]\n[Event "#"]'), PBN_HEAD),
    "inherited values of many tags": lambda n: repeat(n // 2, lambda i: '[T%d "##x"]\n' % i, PBN_HEAD)
    + repeat(n // 2, lambda i: '\n[Board "%d"]\n[T%d "#"]\n' % (i % 99 + 1, i)),
    "defaults": lambda n: repeat(n, lambda i: '[T%d "##x"]\n' % i, PBN_HEAD),
    "defaults and games": lambda n: repeat(n // 2, lambda i: '[T%d "##x"]\n' % i, PBN_HEAD)
    + repeat(n // 2, lambda i: '\n[Board "%d"]\n' % (i % 99 + 1)),
    "a long default and games": lambda n: PBN_HEAD + '[T "##%s"]\n' % ("x" * (n // 2))
    + repeat(n // 2, lambda i: '\n[Board "%d"]\n' % (i % 99 + 1)),
    "a long name and games": lambda n: '[Event "##%s"]\n' % ("x" * (n // 2))
    + repeat(n // 2, lambda i: '[Board "%d"]\n[Contract "Pass"]\n[North "A"]\n[East "B"]\n\n' % (i % 99 + 1)),
    "comments": lambda n: repeat(n, lambda i: "{}\n", PBN_HEAD),
    "comments of games": lambda n: repeat(n, lambda i: "[Board \"1\"]\n{a}\n;b\n\n"),
    "an open comment": lambda n: PBN_HEAD + "{" * n,
    "open comments": lambda n: repeat(n, lambda i: "{{\n\n"),
    "escaped lines": lambda n: "%\n" * (n // 2),
    "empty lines": lambda n: PBN_HEAD + "\n" * n,
    "an open string": lambda n: PBN_HEAD + '[T "' + "x" * n,
    "open strings": lambda n: repeat(n, lambda i: '[T "x\n', PBN_HEAD),
    "open brackets": lambda n: PBN_HEAD + "[" * n,
    "brackets": lambda n: PBN_HEAD + "[]" * (n // 2),
    "quotes": lambda n: PBN_HEAD + '"' * n,
    "backslashes": lambda n: PBN_HEAD + '[T "' + "\\" * n + '"]\n',
    "a long line": lambda n: PBN_HEAD + "x" * n,
    "calls": lambda n: PBN_HEAD + '[Auction "N"]\n' + "Pass " * (n // 5),
    "calls with notes": lambda n: PBN_HEAD + '[Auction "N"]\n' + repeat(n, lambda i: "Pass =%d=\n" % (i % 32 + 1)),
    "notes": lambda n: PBN_HEAD + '[Auction "N"]\nPass\n' + repeat(n, lambda i: '[Note "%d:x"]\n' % (i % 32 + 1)),
    "cards": lambda n: PBN_HEAD + '[Play "W"]\n' + "SA " * (n // 3),
    "sections": lambda n: repeat(n, lambda i: '[X%d ""]\na\n' % i, PBN_HEAD),
    "errors": lambda n: repeat(n, lambda i: pbn_game(1, '[Contract "9S"]\n[Declarer "N"]\n[Result "99"]')),
    "huge boards": lambda n: repeat(n, lambda i: '[Board "99999999999999999999"]\n[Contract "Pass"]\n\n'),
    "boards that are names": lambda n: repeat(n, lambda i: '[Board "%s"]\n[Contract "Pass"]\n\n' % letters(i)),
    "hands": lambda n: repeat(n, lambda i: pbn_game(i % 9999 + 1, '[Dealer "N"]\n[Deal "%s"]' % DEAL)),
    "hands of one board": lambda n: repeat(n, lambda i: pbn_game(1, '[Dealer "N"]\n[Deal "%s"]' % DEAL)),
    "scorings": lambda n: repeat(n, lambda i: "MP1;", PBN_HEAD + '[Scoring "', '"]\n'),
}

# ---- LIN ----

LIN_HAND = "md|3SAKQJHT98D765C432,ST98H765D432CAKQJ,S765H432DAKQJCT98,|"

LIN = {
    "segments": lambda n: repeat(n, lambda i: "vg|A,B,I,1,1,%d,0,x%d,0|\nrs|4SN=,4SE-1|\n" % (i, i)),
    "segments alone": lambda n: repeat(n, lambda i: "vg|A,%d,I,1,1,C,0,D,0|\n" % i),
    "segments of pairs": lambda n: repeat(n, lambda i: "vg|A,B,P,1,1|\nrs|4SN=,|\nmp|50,|\n"),
    "tables": lambda n: repeat(n, lambda i: "qx|o%d|" % (i % 9999 + 1) + LIN_HAND + "\n"),
    "short tables": lambda n: repeat(n, lambda i: "qx|o%d|mb|p|mb|p|mb|p|mb|p|\n" % (i % 9999 + 1)),
    "pairs": lambda n: repeat(n, lambda i: "pn|a%d,b%d,c%d,d%d|mb|ppp1S|mb|ppp|mc|9|\n" % (i, i, i, i)),
    "short names": lambda n: repeat(n, lambda i: "pn|,,%s,|mb|pppp|\n" % letters(i)),
    "results": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\nrs|" + "p," * (n // 2) + "|\n",
    "results of a board": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\nbn|" + "1," * (n // 4) + "|\nrs|" + "p,p," * (n // 8) + "|\n",
    "wrong results": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\nrs|" + "z," * (n // 2) + "|\n",
    "board numbers": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\nbn|" + repeat(n, lambda i: "%d," % (i % 9999 + 1)) + "|\nrs|p,p|\n",
    "players": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\npw|" + repeat(n, lambda i: "x%d," % i) + "|\nrs|p,p|\n",
    "players of a team": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\n" + repeat(n, lambda i: "qx|o%d|pn|a%d,b%d,c%d,d%d|mb|pppp|\n"
                                                                         % (i % 9999 + 1, i, i, i, i)),
    "matchpoints": lambda n: "vg|A,B,P,1,9999|\nmp|" + "1," * (n // 2) + "|\nrs|p,p|\n",
    "players of many teams": lambda n: repeat(n, lambda i: "vg|A,,I,1,1,%d,,x%d|pn|a,b,c,d,e,f,g,h|rs|p,p|\n" % (i, i)),
    "long names": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\n" + repeat(n, lambda i: "qx|o%d|pn|%s%d,b,c,d|mb|pppp|\n"
                                                                  % (i + 1, "x" * (n // 60), i)),
    "long names of all tables": lambda n: ("pw|" + ",".join(name + "x" * (n // 800) for name in "abcd") + "|\n"
                                           + repeat(n // 2, lambda i: "qx|o%d|mb|pppp|\n" % (i % 9999 + 1))),
    "long names of all results": lambda n: ("pw|" + ",".join(name + "x" * (n // 800) for name in "abcd") + "|\n"
                                            + "rs|" + "p," * (n // 4) + "|\n"),
    "calls": lambda n: LIN_HAND + "mb|p|" * (n // 5),
    "calls in one": lambda n: LIN_HAND + "mb|" + "p" * n + "|",
    "explanations": lambda n: LIN_HAND + "mb|1C!|an|x|" * (n // 12),
    "cards": lambda n: LIN_HAND + "mb|1N|mb|p|mb|p|mb|p|" + "pc|SA|" * (n // 6),
    "comments": lambda n: "vg|A,B,I,1,1,C,0,D,0|" + "nt|x|" * (n // 5),
    "other keys": lambda n: LIN_HAND + "zz|x|" * (n // 5),
    "other keys of the event": lambda n: "vg|A,B,I,1,1,C,0,D,0|" + "zz|x|" * (n // 5),
    "other keys of tables": lambda n: repeat(n, lambda i: LIN_HAND + "mb|pppp|zz|x|pn||"),
    "keys that are none": lambda n: LIN_HAND + "toolong|x|" * (n // 10),
    "bars": lambda n: LIN_HAND + "|" * n,
    "no bars": lambda n: "vg|" + "x" * n,
    "commas": lambda n: "vg|" + "," * n + "|",
    "hands": lambda n: repeat(n, lambda i: LIN_HAND + "ah|Board %d|mb|pppp|\n" % (i % 9999 + 1)),
    "hands of one board": lambda n: repeat(n, lambda i: LIN_HAND + "ah|Board 1|mb|pppp|\n"),
    "wrong hands": lambda n: repeat(n, lambda i: "md|3SAA,SAA,|mb|p|mb|p|mb|p|mb|p|\n"),
    "huge boards": lambda n: repeat(n, lambda i: "qx|o99999999999999999999|mb|pppp|\n"),
    "links": lambda n: repeat(n, lambda i: "http://x/?lin=pn%7CA,B,C,D%7Cmb%7Cp%7Cmb%7Cp%7Cmb%7Cp%7Cmb%7Cp%7C\n"),
    "links with parameters": lambda n: repeat(n, lambda i: "http://x/handviewer.html?n=sAKQ&a=1c(x)ppp&b=%d&p=sa{y}\n" % (i % 9999 + 1)),
    "many parameters": lambda n: "http://x/handviewer.html?n=sAKQ" + "&a=1c" * (n // 5),
    "many brackets": lambda n: "http://x/handviewer.html?a=" + "(" * (n // 2) + ")" * (n // 2),
    "a long link": lambda n: "http://x/?lin=pn%7CA,B,C,D%7C" + "mb%7Cp%7C" * (n // 9),
    "a link without one": lambda n: "http://x/?lin=pn%7CA,B,C,D%7C\n" + "&lin" * (n // 4),
    "line-ups": lambda n: "vg|A,B,I,1,9999,C,0,D,0|\n" + repeat(n, lambda i: "qx|o%d|pn|A%d,B,C,D|mb|pppp|\n"
                                                                % (i % 9999 + 1, i % 2)),
}

# ---- USEBIO ----

USEBIO_HEAD = '<?xml version="1.0"?><USEBIO Version="1.2"><CLUB><CLUB_NAME>A</CLUB_NAME></CLUB><EVENT EVENT_TYPE="MP_PAIRS">'
USEBIO_TAIL = "</EVENT></USEBIO>"


def usebio(size, make, head="", tail=""):
    return repeat(size, make, USEBIO_HEAD + head, tail + USEBIO_TAIL)


def usebio_line(ns, ew):
    return ("<TRAVELLER_LINE><NS_PAIR_NUMBER>%s</NS_PAIR_NUMBER><EW_PAIR_NUMBER>%s</EW_PAIR_NUMBER><CONTRACT>4S</CONTRACT>"
            "<PLAYED_BY>N</PLAYED_BY><TRICKS>10</TRICKS></TRAVELLER_LINE>" % (ns, ew))


def usebio_short(ns, ew):
    return ("<TRAVELLER_LINE><NS_PAIR_NUMBER>%s</NS_PAIR_NUMBER><EW_PAIR_NUMBER>%s</EW_PAIR_NUMBER><SCORE>50</SCORE></TRAVELLER_LINE>"
            % (ns, ew))


USEBIO_BOARD = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>"

USEBIO = {
    "lines": lambda n: usebio(n, lambda i: usebio_line(i + 1, i + 1), USEBIO_BOARD, "</BOARD>"),
    "short lines": lambda n: usebio(n, lambda i: usebio_short(letters(i), letters(i, 6)), USEBIO_BOARD, "</BOARD>"),
    "empty lines": lambda n: usebio(n, lambda i: "<TRAVELLER_LINE/>", USEBIO_BOARD, "</BOARD>"),
    "tables in lines": lambda n: usebio(n, lambda i: usebio_short("1", "2").replace("<SCORE>", "<LIN_DATA>md|3SAK,,,|mb|1Nppp|pc|SA|</LIN_DATA><SCORE>"),
                                        USEBIO_BOARD, "</BOARD>"),
    "a long table": lambda n: usebio(1, lambda i: usebio_short("1", "2").replace("<SCORE>", "<LIN_DATA>%s</LIN_DATA><SCORE>" % ("mb|p|" * (n // 5))),
                                     USEBIO_BOARD, "</BOARD>"),
    "boards": lambda n: usebio(n, lambda i: "<BOARD><BOARD_NUMBER>%d</BOARD_NUMBER>%s</BOARD>" % (i % 9999 + 1, usebio_line(1, 2))),
    "empty boards": lambda n: usebio(n, lambda i: "<BOARD/>"),
    "huge boards": lambda n: usebio(n, lambda i: "<BOARD><BOARD_NUMBER>99999999999</BOARD_NUMBER>%s</BOARD>" % usebio_line(1, 2)),
    "sections": lambda n: usebio(n, lambda i: "<SECTION SECTION_ID='%s'>%s%s</BOARD></SECTION>" % (
        letters(i), USEBIO_BOARD, usebio_line(1, 2))),
    "sections with participants": lambda n: usebio(n, lambda i: (
        "<SECTION SECTION_ID='%s'><PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR></PARTICIPANTS>%s%s</BOARD></SECTION>"
        % (letters(i), USEBIO_BOARD, usebio_line(1, 2)))),
    "sessions": lambda n: usebio(n, lambda i: "<SESSION>%s%s</BOARD></SESSION>" % (USEBIO_BOARD, usebio_line(1, 2))),
    "a long section": lambda n: usebio(n, lambda i: "<PAIR PAIR_NUMBER='1'/>",
                                       "<SECTION><SECTION_ID>%s</SECTION_ID><PARTICIPANTS>" % ("-" * (n // 2)),
                                       "</PARTICIPANTS></SECTION>"),
    "a long team": lambda n: usebio(n, lambda i: "<TRAVELLER_LINE SCORE='0'/>",
                                    "<MATCH><TEAM>%s1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>%s" % ("-" * (n // 2), USEBIO_BOARD),
                                    "</BOARD></MATCH>"),
    "events": lambda n: repeat(n, lambda i: "<EVENT><BOARD/></EVENT>", '<?xml version="1.0"?><USEBIO Version="1.2">', "</USEBIO>"),
    "matches": lambda n: usebio(n, lambda i: "<MATCH><ROUND_NUMBER>%d</ROUND_NUMBER><TEAM>1</TEAM><OPPOSING_TEAM>2</OPPOSING_TEAM>"
                                             "%s<TRAVELLER_LINE/></BOARD></MATCH>" % (i + 1, USEBIO_BOARD)),
    "participants": lambda n: usebio(n, lambda i: "<PAIR><PAIR_NUMBER>%d</PAIR_NUMBER></PAIR>" % i, "<PARTICIPANTS>",
                                     "</PARTICIPANTS>"),
    "participants of one number": lambda n: usebio(n, lambda i: "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER></PAIR>", "<PARTICIPANTS>",
                                                   "</PARTICIPANTS>"),
    "empty participants": lambda n: usebio(n, lambda i: "<PAIR/>", "<PARTICIPANTS>", "</PARTICIPANTS>"),
    "players": lambda n: usebio(n, lambda i: "<PLAYER><PLAYER_NAME>A</PLAYER_NAME></PLAYER>",
                                "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>", "</PAIR></PARTICIPANTS>"),
    "adjustments": lambda n: usebio(n, lambda i: "<ADJUSTMENT><ADJUSTMENT_VALUE>-1</ADJUSTMENT_VALUE></ADJUSTMENT>",
                                    "<PARTICIPANTS><PAIR><PAIR_NUMBER>1</PAIR_NUMBER>", "</PAIR></PARTICIPANTS>"),
    "elements that are not known": lambda n: usebio(n, lambda i: "<X%d>a</X%d>" % (i, i)),
    "one that is not known": lambda n: usebio(n, lambda i: "<X>a</X>"),
    "not known, of lines": lambda n: usebio(n, lambda i: "<X>a</X>", USEBIO_BOARD + "<TRAVELLER_LINE>", "</TRAVELLER_LINE></BOARD>"),
    "not known, of participants": lambda n: usebio(n, lambda i: "<X>a</X>", "<PARTICIPANTS><PAIR>", "</PAIR></PARTICIPANTS>"),
    "nested": lambda n: '<USEBIO Version="1.2"><EVENT>' + "<A>" * (n // 7) + "</A>" * (n // 7) + USEBIO_TAIL,
    "nested and open": lambda n: '<USEBIO Version="1.2"><EVENT>' + "<A>" * (n // 3),
    "attributes": lambda n: USEBIO_HEAD + "<A " + repeat(n, lambda i: 'a%d="" ' % i) + "/>" + USEBIO_TAIL,
    "different attributes": lambda n: usebio(n, lambda i: '<A a%d=""/>' % i),
    "declared attributes": lambda n: ("<!DOCTYPE USEBIO [<!ATTLIST A " + repeat(n, lambda i: "a%d CDATA #IMPLIED " % i)
                                      + ">]><USEBIO/>"),
    "values of attributes": lambda n: ('<!DOCTYPE USEBIO [<!ATTLIST A a CDATA "%s">]><USEBIO><EVENT>%s</EVENT></USEBIO>'
                                       % ("x" * 1000, "<A/>" * (n // 4))),
    "entities": lambda n: ('<?xml version="1.0"?><!DOCTYPE USEBIO [<!ENTITY a "%s"><!ENTITY b "%s">]><USEBIO>&b;</USEBIO>'
                           % ("x" * (n // 2), "&a;" * (n // 6))),
    "comments": lambda n: usebio(n, lambda i: "<!---->"),
    "a long comment": lambda n: USEBIO_HEAD + "<!--" + "x" * n + "-->" + USEBIO_TAIL,
    "a long name": lambda n: USEBIO_HEAD + "<EVENT_DESCRIPTION>" + "x" * n + "</EVENT_DESCRIPTION>" + USEBIO_TAIL,
    "an open name": lambda n: USEBIO_HEAD + "<" + "x" * n,
    "hands": lambda n: usebio(n, lambda i: "<BOARD><BOARD_NUMBER>%d</BOARD_NUMBER><HAND><DIRECTION>North</DIRECTION><SPADES>AK"
                                           "</SPADES></HAND></BOARD>" % (i % 9999 + 1), "<HANDSET>", "</HANDSET>"),
    "blanks": lambda n: USEBIO_HEAD + " " * n + USEBIO_TAIL,
    "references": lambda n: USEBIO_HEAD + "<EVENT_DESCRIPTION>" + "&#65;" * (n // 5) + "</EVENT_DESCRIPTION>" + USEBIO_TAIL,
}

# ---- Tables ----

CSV_HEAD = "board,ns,ew,contract,by,result\n"

CSV = {
    "ids": lambda n: repeat(n, lambda i: "1,%d,%d,4S,N,=\n" % (2 * i + 1, 2 * i + 2), CSV_HEAD),
    "short rows": lambda n: repeat(n, lambda i: "1,%s,%s,P\n" % (letters(i), letters(i, 5)), "board,ns,ew,contract\n"),
    "sections": lambda n: repeat(n, lambda i: "%s,1,1,2,pass\n" % letters(i), "section,board,ns,ew,contract\n"),
    "names": lambda n: repeat(n, lambda i: "1,%s,%s,pass\n" % (letters(i), letters(i, 5)), "board,ns names,ew names,contract\n"),
    "players": lambda n: repeat(n, lambda i: "1,a%d,b%d,c%d,d%d,pass\n" % (i, i, i, i), "board,north,south,east,west,contract\n"),
    "individuals": lambda n: repeat(n, lambda i: "1,%d,%d,%d,%d,pass\n" % (4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3),
                                    "board,north,south,east,west,contract\n"),
    "teams": lambda n: repeat(n, lambda i: "1,a%d,b%d,pass\nb%d,a%d,pass\n" % (i, i, i, i), "board,ns team,ew team,contract\n"),
    "boards": lambda n: repeat(n, lambda i: "%d,1,2,4S,N,=\n" % (i % 9999 + 1), CSV_HEAD),
    "boards and rounds": lambda n: repeat(n, lambda i: "%d,%d,1,2,pass\n" % (i % 9999 + 1, i % 9999 + 1), "board,round,ns,ew,contract\n"),
    "columns": lambda n: repeat(n // 2, lambda i: "x%d," % i, "board,ns,ew,contract,") + "\n" + "1,1,2,pass," + "y," * (n // 4) + "\n",
    "columns and rows": lambda n: repeat(n // 2, lambda i: "x%d," % i, "board,ns,ew,contract,") + "\n" + "1,1,2,pass\n" * (n // 24),
    "tags": lambda n: repeat(n, lambda i: "1,1,2,pass,a,b,c,d,e,f,g,h\n", "board,ns,ew,contract,a,b,c,d,e,f,g,h\n"),
    "cells": lambda n: CSV_HEAD + "," * n,
    "quotes": lambda n: CSV_HEAD + '"' * n,
    "an open quote": lambda n: CSV_HEAD + '1,1,2,"' + "x\n" * (n // 2),
    "open quotes": lambda n: CSV_HEAD + '"a' * (n // 2),
    "quoted cells": lambda n: repeat(n, lambda i: '"1","%d","%d","4S","N","="\n' % (2 * i + 1, 2 * i + 2), CSV_HEAD),
    "quotes in cells": lambda n: repeat(n, lambda i: '1,1,2,pass,"""a"""\n', "board,ns,ew,contract,a\n"),
    "empty lines": lambda n: CSV_HEAD + "\n" * n,
    "a long line": lambda n: CSV_HEAD + "1,1,2," + "x" * n,
    "long headings": lambda n: "board,ns,ew,contract," + "x" * n + "\n1,1,2,pass,a\n",
    "errors": lambda n: repeat(n, lambda i: "x,1,2,9S,N,=\n", CSV_HEAD),
    "huge boards": lambda n: repeat(n, lambda i: "99999999999999999999,1,2,pass\n", CSV_HEAD),
    "two winners": lambda n: repeat(n, lambda i: "1,%d,%d,pass\n" % (i + 1, i + 1), "board,ns,ew,contract\n"),
    "names of numbers": lambda n: repeat(n, lambda i: "1,1,2,a%d,b%d,pass\n" % (i, i), "board,ns,ew,ns names,ew names,contract\n"),
    "hands": lambda n: repeat(n, lambda i: "%d,1,2,pass,%s\n" % (i % 9999 + 1, DEAL), "board,ns,ew,contract,deal\n"),
    "hands of one board": lambda n: repeat(n, lambda i: "1,%d,%d,pass,%s\n" % (2 * i, 2 * i + 1, DEAL), "board,ns,ew,contract,deal\n"),
    "groups": lambda n: repeat(n, lambda i: "1,G%d,%d,%d,pass\n" % (i, 2 * i, 2 * i + 1), "board,group,ns,ew,contract\n"),
    "UTF-16": lambda n: repeat(n // 2, lambda i: "1,%d,%d,4S,N,=\n" % (2 * i + 1, 2 * i + 2), "\ufeff" + CSV_HEAD).encode("utf-16-le"),
    "Latin-1": lambda n: repeat(n, lambda i: "1,%d,%d,4S,N,=,\xe4\n" % (2 * i + 1, 2 * i + 2),
                                "board,ns,ew,contract,by,result,x\n").encode("latin-1"),
}

BRIDGEWEBS_HEAD = "#VERSION,x\n#TITLE,A\n#DATE,17/11/2026\n"
BRIDGEWEBS_ROWS = BRIDGEWEBS_HEAD + "#TRAVELLERS\nNS,EW,Bid,By,Tks\n#BOARD,1\n"

BRIDGEWEBS = {
    "rows": lambda n: repeat(n, lambda i: "%d,%d,4S,N,10\n" % (i, i), BRIDGEWEBS_ROWS),
    "short rows": lambda n: repeat(n, lambda i: "%s,%s,P\n" % (letters(i), letters(i, 5)), BRIDGEWEBS_ROWS),
    "boards": lambda n: repeat(n, lambda i: "#BOARD,%d\n1,2,4S,N,10\n" % (i % 9999 + 1), BRIDGEWEBS_ROWS),
    "huge boards": lambda n: repeat(n, lambda i: "#BOARD,99999999999999\n", BRIDGEWEBS_ROWS),
    "standings": lambda n: repeat(n, lambda i: "1,%d,A,B,50\n" % i, BRIDGEWEBS_HEAD + "#SCORES\nPosition,Pair,Name1,Name2,Percent\n"),
    "standings of one": lambda n: repeat(n, lambda i: "1,1,A,B,50\n", BRIDGEWEBS_HEAD + "#SCORES\nPosition,Pair,Name1,Name2,Percent\n"),
    "many standings": lambda n: repeat(n, lambda i: "#SCORES\nPosition,Pair\n1,1\n", BRIDGEWEBS_HEAD),
    "headings": lambda n: repeat(n, lambda i: "#TRAVELLERS\nNS,EW,Bid\n", BRIDGEWEBS_HEAD),
    "other lines": lambda n: repeat(n, lambda i: "#X%d,a\n" % i, BRIDGEWEBS_HEAD),
    "columns": lambda n: repeat(n, lambda i: "x%d," % i, BRIDGEWEBS_HEAD + "#TRAVELLERS\nNS,EW,Bid,") + "\n#BOARD,1\n1,2,pass\n",
    "board formats": lambda n: repeat(n, lambda i: "x%d," % i, BRIDGEWEBS_HEAD + "#BOARDFORMAT,") + "\n#BOARD,1\n",
    "rows without a place": lambda n: repeat(n, lambda i: "a,b\n", BRIDGEWEBS_HEAD),
    "errors": lambda n: repeat(n, lambda i: "1,2,9S,N,10\n", BRIDGEWEBS_ROWS),
}

# ---- JSON ----


def json_results(size, make, head='{"event":"A","boards":[{"board":1,"results":[', tail="]}]}"):
    return repeat(size, lambda i: ("," if i > 0 else "") + make(i), head, tail)


JSON = {
    "results": lambda n: json_results(n, lambda i: '{"ns":"%d","ew":"%d","result":"4S N ="}' % (2 * i, 2 * i + 1)),
    "boards": lambda n: json_results(n, lambda i: '{"board":%d,"results":[{"ns":"1","ew":"2","result":"pass"}]}' % (i % 9999 + 1),
                                     '{"event":"A","boards":[', "]}"),
    "empty boards": lambda n: json_results(n, lambda i: "{}", '{"event":"A","boards":[', "]}"),
    "empty results": lambda n: json_results(n, lambda i: "{}"),
    "pairs": lambda n: json_results(n, lambda i: '{"id":"%d"}' % i, '{"event":"A","pairs":[', "]}"),
    "names": lambda n: json_results(n, lambda i: '"a"', '{"event":"A","pairs":[{"id":"1","names":[', "]}]}"),
    "players": lambda n: json_results(n, lambda i: '"a%d"' % i, '{"event":"A","teams":[{"id":"1","name":"b","names":[', "]}]}"),
    "standings": lambda n: json_results(n, lambda i: '{"id":"%d","rank":1,"score":1}' % i, '{"event":"A","standings":[', "]}"),
    "penalties": lambda n: json_results(n, lambda i: '{"id":"%d","penalty":"1 mp"}' % i, '{"event":"A","penalties":[', "]}"),
    "matches": lambda n: json_results(n, lambda i: '{"teams":["%d","%d"],"won":[1,2]}' % (2 * i, 2 * i + 1),
                                      '{"event":"A","matches":[', "]}"),
    "tags": lambda n: json_results(n, lambda i: '"a%d":"b"' % i, '{"event":"A","tags":{', "}}"),
    "tags of one name": lambda n: json_results(n, lambda i: '"b"', '{"event":"A","tags":{"a":[', "]}}"),
    "settings": lambda n: json_results(n, lambda i: '"a%d":"b"' % i, '{"event":"A","settings":{', "}}"),
    "members that are not known": lambda n: json_results(n, lambda i: '"a%d":1' % i, '{"event":"A",', "}"),
    "members of one name": lambda n: json_results(n, lambda i: '"event":"A"', '{"event":"A",', "}"),
    "results many times": lambda n: json_results(n, lambda i: '"results":[{"ns":"1","ew":"2","result":"pass"}]',
                                                 '{"event":"A","boards":[{"board":1,', "}]}"),
    "members before the board": lambda n: json_results(n, lambda i: '"results":[]', '{"event":"A","boards":[{', ',"board":1}]}'),
    "boards before the board": lambda n: json_results(
        n, lambda i: '{"ns":"%d","ew":"%d","result":"pass"}' % (2 * i, 2 * i + 1), '{"event":"A","boards":[{"results":[',
        '],"board":1}]}'),
    "boards before who plays": lambda n: json_results(
        n, lambda i: '{"ns":"%d","ew":"%d","result":"pass"}' % (2 * i, 2 * i + 1), '{"boards":[{"results":[',
        '],"board":1}],"players":[],"event":"A"}'),
    "nested": lambda n: '{"event":"A","x":' + "[" * (n // 2) + "]" * (n // 2) + "}",
    "nested and open": lambda n: '{"event":"A","x":' + '{"a":' * (n // 5),
    "numbers": lambda n: json_results(n, lambda i: "1", '{"event":"A","x":[', "]}"),
    "a long number": lambda n: '{"event":"A","winners":' + "1" * n + "}",
    "a long text": lambda n: '{"event":"' + "x" * n + '"}',
    "escapes": lambda n: '{"event":"' + "\\u0041" * (n // 6) + '"}',
    "backslashes": lambda n: '{"event":"' + "\\\\" * (n // 2) + '"}',
    "an open text": lambda n: '{"event":"A","x":"' + "x" * n,
    "blanks": lambda n: '{"event":"A",' + " \n" * (n // 2) + '"boards":[]}',
    "commas": lambda n: '{"event":"A","boards":[' + "," * n + "]}",
    "errors": lambda n: json_results(n, lambda i: '{"ns":"1","ew":"2","result":"9S N ="}'),
    "calls": lambda n: json_results(
        n, lambda i: '"a"', '{"event":"A","boards":[{"board":1,"results":[{"ns":"1","ew":"2","result":"pass","auction":[', "]}]}]}"),
    "line-ups": lambda n: json_results(n, lambda i: '{"id":"%d","players":"A","round":1}' % (i + 1),
                                       '{"event":"A","scoring":"imps","lineups":[', "]}"),
    "hands of one board": lambda n: json_results(n, lambda i: '{"board":1,"deal":"%s"}' % DEAL, '{"event":"A","boards":[', "]}"),
}

# ---- Bridgemate files ----

BWS_ONE = "[ReceivedData]\nID, Section, Table, Round, Board, PairNS, PairEW, Contract\n1,1,1,1,1,1,2,PASS\n"
BWS_SEAT = "[RoundData]\nRound, NSPair, EWPair\n-1,1,2\n"  # of tables and rounds that have no number


class Database(jet.Database):
    """Rows that are alike are made once."""

    def __init__(self):
        super().__init__()
        self.made = {}

    def row(self, columns, values):
        key = (id(columns), *values)
        if key not in self.made:
            self.made[key] = super().row(columns, values)
        return self.made[key]


class Shared(jet.Database):
    """All memos are in the same place: that of the first row, which was deleted."""

    place = 0

    def pack(self, table, first):
        self.place = first << 8
        return super().pack(table, first)

    def row(self, columns, values):
        return b"\xff\xfe" + b"x" * 3000 if values == SHARED else super().row(columns, values)

    def variable(self, column, value):
        return struct.pack("<III", 0x40000000, self.place, 0) if column.type == jet.MEMO else super().variable(column, value)


SHARED = ["what is shared"]


def bws(size, name, columns, make, others="", database=Database):
    """A table of make(0), make(1), ..., and others that are described."""
    database = database()
    table = jet.Table(name, [description.column(name, column) for column in columns.split(", ")])
    if isinstance(database, Shared):
        table.rows.append(jet.Row(SHARED, deleted=True))
    total, number = 0, 0
    while total < size:
        table.rows.append(jet.Row(make(number)))
        total += len(database.row(table.columns, table.rows[-1].values)) + 2
        number += 1
    for each in [*description.read(others), table]:
        database.add(each)
    return database.to_bytes()


BWS = {
    "results": lambda n: bws(n, "ReceivedData", "ID, Section, Table, Round, Board, PairNS, PairEW, Contract",
                             lambda i: [i + 1, 1, i % 30000 + 1, 1, 1, i % 15000 * 2 + 1, i % 15000 * 2 + 2, "PASS"]),
    "short results": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte",
                                   lambda i: [1, i % 250 + 1, (i + 1) % 250 + 1]),
    "results that were erased": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte, Erased",
                                              lambda i: [1, i % 250 + 1, (i + 1) % 250 + 1, True]),
    "erased, and nothing else": lambda n: bws(n, "ReceivedData", "Erased", lambda i: [True]),
    "results of pairs that are not said": lambda n: bws(n, "ReceivedData", "Board byte", lambda i: [i % 250 + 1], BWS_SEAT),
    "corrections": lambda n: bws(n, "ReceivedData", "Table byte, Round byte, Board byte, PairNS byte, PairEW byte",
                                 lambda i: [1, 1, 1, i % 250 + 1, (i + 1) % 250 + 1]),
    "results in no order": lambda n: bws(n, "ReceivedData", "ID, Board byte, PairNS byte, PairEW byte",
                                         lambda i: [i * 7919 % 1000003, i * 31 % 250 + 1, i * 17 % 250 + 1, i * 13 % 250 + 1]),
    "sections": lambda n: bws(n, "ReceivedData", "Section, Board byte, PairNS byte, PairEW byte",
                              lambda i: [i * 31 % 700 + 1, 1, 1, 2]),
    "too many sections": lambda n: bws(n, "ReceivedData", "Section, Board byte, PairNS byte, PairEW byte",
                                       lambda i: [i * 31 % 30000, 1, 1, 2]),
    "individuals": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte, South byte, West byte",
                                 lambda i: [1, i % 50 + 1, i % 50 + 51, i % 50 + 101, i % 50 + 151]),
    "rulings": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte, Remarks",
                             lambda i: [1, i % 250 + 1, (i + 1) % 250 + 1, "60/40"]),
    "remarks": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte, Contract, Remarks",
                             lambda i: [1, i % 250 + 1, (i + 1) % 250 + 1, "P", "x" * (i % 255)]),
    "errors": lambda n: bws(n, "ReceivedData", "Board text(1)", lambda i: ["x"]),
    "rounds": lambda n: bws(n, "RoundData", "Section byte, Table byte", lambda i: [1, i % 250], BWS_ONE),
    "rounds in no order": lambda n: bws(n, "RoundData", "Table byte, NSPair byte, EWPair byte",
                                        lambda i: [i * 31 % 250, i * 17 % 250, i * 13 % 250], BWS_ONE),
    "players": lambda n: bws(n, "PlayerNumbers", "Section byte, Table byte", lambda i: [1, i % 250], BWS_ONE),
    "players with numbers": lambda n: bws(n, "PlayerNumbers", "Direction, Number", lambda i: ["NESW"[i % 4], str(i % 10)],
                                          BWS_ONE + "[RoundData]\nNSPair, EWPair\n1,2\n"),
    "players of everybody": lambda n: bws(
        n // 2, "PlayerNumbers", "Table, Direction, Number", lambda i: [i // 4 % 30000, "NESW"[i % 4], str(i % 10)],
        BWS_ONE + repeat(n // 4, lambda i: "%d,%d,%d\n" % (i % 30000, i % 15000 * 2 + 1, i % 15000 * 2 + 2),
                         "[RoundData]\nTable, NSPair, EWPair\n")),
    "one name for all": lambda n: bws(
        n // 2, "PlayerNumbers", "Table, Direction, Number", lambda i: [i // 2 % 30000, "NE"[i % 2], "1"],
        BWS_ONE + repeat(n // 4, lambda i: "%d,%d,%d\n" % (i % 30000, i % 15000 * 2 + 1, i % 15000 * 2 + 2),
                         "[RoundData]\nTable, NSPair, EWPair\n") + "[PlayerNames]\nID, Name memo\n1,%s\n" % ("x" * 3000)),
    "names in one place": lambda n: bws(n, "PlayerNames", "ID, Name memo", lambda i: [i, ""], BWS_ONE, Shared),
    "remarks in one place": lambda n: bws(n, "ReceivedData", "Board byte, PairNS byte, PairEW byte, Contract, Remarks memo",
                                          lambda i: [1, 1, 2, "PASS", ""], "", Shared),
    "names": lambda n: bws(n, "PlayerNames", "ID, strID", lambda i: [i, None], BWS_ONE),
    "short names": lambda n: bws(n, "PlayerNames", "ID byte", lambda i: [i % 250], BWS_ONE),
    "hands without cards": lambda n: bws(n, "HandRecord", "Section byte, Board byte", lambda i: [1, i % 250], BWS_ONE),
    "hands": lambda n: bws(n, "HandRecord", "Board byte, NorthSpades, EastHearts, SouthDiamonds, WestClubs",
                           lambda i: [i % 250, *["AKQJT98765432"] * 4], BWS_ONE),
    "ranks": lambda n: bws(n, "Results", "Section byte, Number byte", lambda i: [1, i % 250], BWS_ONE),
    "ranks and scores": lambda n: bws(n, "Results", "Number byte, Score, Rank", lambda i: [i % 250, "5", "1"], BWS_ONE),
    "the table of sections": lambda n: bws(n, "Section", "ID byte", lambda i: [i % 250], BWS_ONE),
    "sessions": lambda n: bws(n, "Session", "ID byte", lambda i: [i % 250], BWS_ONE),
}

FORMATS = {"event": EVENT, "pbn": PBN, "lin": LIN, "usebio": USEBIO, "csv": CSV, "bridgewebs": BRIDGEWEBS, "json": JSON,
           "bws": BWS}
EVERYTHING = [(name, trick, make) for name, tricks in FORMATS.items() for trick, make in tricks.items()]


def content(make, size):
    made = make(size)
    return made if isinstance(made, bytes) else made.encode("utf-8")
