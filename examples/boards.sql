-- Scores and matchpoints in SQL. SQLite: make sql, then .load build/oddtrick_sqlite; PostgreSQL: CREATE EXTENSION oddtrick.
CREATE TEMP TABLE results(board integer, pair integer, result text);
INSERT INTO results VALUES (1, 1, '4S N ='), (1, 2, '4S N +1'), (1, 3, '4S N ='), (1, 4, '5S N -1');

-- The score of each result: a declarer is named, so it is North-South's.
SELECT pair, odd_score(result, 'none') FROM results ORDER BY pair;
-- prints: 1|420
-- prints: 2|450
-- prints: 3|420
-- prints: 4|-50

-- Matchpoints, and IMPs against the datum. All scores of a board are its field; this form is for both databases.
SELECT pair, odd_matchpoints(score, field), odd_butler(score, field)
FROM (SELECT board, pair, odd_score(result, 'none') AS score FROM results) AS r
JOIN (SELECT board AS of, odd_field(odd_score(result, 'none')) AS field FROM results GROUP BY board) AS f ON of = board
ORDER BY pair;
-- prints: 1|3|3
-- prints: 2|6|4
-- prints: 3|3|3
-- prints: 4|0|-8

-- What cannot be read is NULL by the form with try.
SELECT coalesce(odd_try_score('4S N +9', 'none'), -1);
-- prints: -1

-- The results of an event, from a log, PBN, LIN or USEBIO.
SELECT ns, ew, score, CAST(ns_score AS integer) FROM odd_event_results('board 1
1 2 4S N =
3 4 4S N -1');
-- prints: 1|2|420|2
-- prints: 3|4|-50|0
