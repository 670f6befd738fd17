"""Scores, a board and an event in Python: make python, then PYTHONPATH=build/python python3 examples/score.py"""
import oddtrick

print(oddtrick.score("4SX N +1", vul="both"))
# prints: 990
print(list(oddtrick.matchpoints([420, 450, 420, -50])))
# prints: [3, 6, 3, 0]

with oddtrick.Event("board 1\n1 2 4S N =\n3 4 4S N -1\n5 6 4S N +1") as event:
    for row in event.standings()["standings"][:2]:
        print(row["rank"], row["id"], row["percent"])
# prints: 1 4 100.0
# prints: 1 5 100.0

try:
    oddtrick.score("4S N +9")
except oddtrick.OddtrickError as error:
    print(error.column, error.message)
# prints: 6 4S cannot have that many overtricks: at most 3
