"""Inputs for `oddtrick batch`, and what the Laws say of them: batch_lines.py KIND LINES SEED FILE SCORES.

Kinds: plain (as nearly all files are), forms (ways to write results, mixed), hostile (the same with errors, empty lines
and long ones, CR LF, NUL, further columns, and a last line without an end)."""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import laws

VULS = ["none", "ns", "ew", "both"]


def outcome(level, tricks):
    over = tricks - level - 6
    return "=" if over == 0 else "%+d" % over


def vul_word(chance, vul, declarer):
    """A way to say who is vulnerable: its name, a board that is so, or whether declarer is."""
    boards = [number for number in range(1, 41) if laws.board_vul(number) == vul]
    return chance.choice([vul, vul.upper(), str(chance.choice(boards)), "yes" if laws.vulnerable(vul, declarer) else "no"])


def line(chance, forms):
    level, strain = chance.randint(1, 7), chance.choice("CDHSN")
    doubled, declarer, tricks = chance.randint(0, 2), chance.choice("NESW"), chance.randint(0, 13)
    vul = chance.choice(VULS)
    blank = chance.choice(["", " ", " "]) if forms else " "
    nt = chance.choice(["N", "NT"]) if forms and blank else "NT"
    result = "%d%s%s%s%s%s%s" % (level, nt if strain == "N" else strain, "X" * doubled, blank, declarer, blank,
                                outcome(level, tricks))
    if forms and chance.random() < 0.1:
        result = result.lower()
    word = vul_word(chance, vul, declarer) if forms else vul
    return result + "\t" + word, str(laws.contract_score(level, strain, doubled, declarer, tricks, vul))


def spoil(chance, text, score):
    """A line that is wrong or unusual, and its score."""
    kind = chance.randint(0, 8)
    if kind == 0:
        return "", "?"
    if kind == 1:
        return text.replace(text[0], "8", 1), "?"
    if kind == 2:
        return text + "\r", score
    if kind == 3:
        return text + "\tAnn & Bo", score
    if kind == 4:
        return text + "\0", "?"
    if kind == 5:
        return "\0" + text, "?"
    if kind == 6:
        return text.split("\t")[0], "?"
    if kind == 7:
        return "é" * chance.randint(1, 30), "?"
    return ("4S N =" + " " * chance.choice([65535, 65536, 70000, 200000]) if chance.random() < 0.002 else "x"), "?"


def main(kind, lines, seed, path, scores_path):
    chance = random.Random(int(seed))
    written, scores = [], []
    for _ in range(int(lines)):
        text, score = line(chance, kind != "plain")
        if kind == "hostile" and chance.random() < 0.2:
            text, score = spoil(chance, text, score)
        written.append(text)
        scores.append(score)
    with open(path, "w", newline="") as out:
        out.write("\n".join(written) + ("" if kind == "hostile" else "\n"))
    with open(scores_path, "w") as out:
        out.write("\n".join(scores) + "\n")


main(*sys.argv[1:])
