-- The functions of Oddtrick. All are immutable and parallel safe; strict, so NULL gives NULL.
\echo Use "CREATE EXTENSION oddtrick" to load this file. \quit

-- ---- Scores ----

CREATE FUNCTION odd_score(result text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_score' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_score(result text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_score' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_score(result text, board integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_score_board' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_score(result text, board integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_score_board' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_score(packed integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_score_packed' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_score(packed integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_score_packed' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_pack(result text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_pack' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_pack(result text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_pack' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_unpack(packed integer) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_unpack' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_unpack(packed integer) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_try_unpack' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_explain(result text, vul text) RETURNS json
    AS 'MODULE_PATHNAME', 'odd_pg_explain' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10;
CREATE FUNCTION odd_try_explain(result text, vul text) RETURNS json
    AS 'MODULE_PATHNAME', 'odd_pg_try_explain' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10;
CREATE FUNCTION odd_result(result text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_result' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_result(result text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_try_result' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_imp(difference integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_imp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_vp(imps integer, boards integer) RETURNS numeric
    AS 'MODULE_PATHNAME', 'odd_pg_vp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_vp(imps integer, boards integer) RETURNS numeric
    AS 'MODULE_PATHNAME', 'odd_pg_try_vp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_vp(imps integer, boards integer, scale text) RETURNS numeric
    AS 'MODULE_PATHNAME', 'odd_pg_vp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_vp(imps integer, boards integer, scale text) RETURNS numeric
    AS 'MODULE_PATHNAME', 'odd_pg_try_vp' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_elements(of_result text, of_vul text,
        OUT score integer, OUT contract integer, OUT overtricks integer, OUT slam integer, OUT insult integer,
        OUT penalty integer, OUT partscore integer, OUT game integer)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_elements' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 ROWS 1;
CREATE FUNCTION odd_try_elements(of_result text, of_vul text,
        OUT score integer, OUT contract integer, OUT overtricks integer, OUT slam integer, OUT insult integer,
        OUT penalty integer, OUT partscore integer, OUT game integer)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_try_elements' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10 ROWS 1;
CREATE FUNCTION odd_inverse(of_score text,
        OUT result text, OUT vul text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_inverse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 20;
CREATE FUNCTION odd_try_inverse(of_score text,
        OUT result text, OUT vul text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_try_inverse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 20;
CREATE FUNCTION odd_inverse(of_score text, of_vul text,
        OUT result text, OUT vul text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_inverse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 20;
CREATE FUNCTION odd_try_inverse(of_score text, of_vul text,
        OUT result text, OUT vul text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_try_inverse' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100 ROWS 20;

-- ---- Double dummy and par ----

CREATE FUNCTION odd_dd(deal text) RETURNS json
    AS 'MODULE_PATHNAME', 'odd_pg_dd' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_try_dd(deal text) RETURNS json
    AS 'MODULE_PATHNAME', 'odd_pg_try_dd' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_dd(deal text, declarer text, strain text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_dd_contract' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000;
CREATE FUNCTION odd_try_dd(deal text, declarer text, strain text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_dd_contract' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000;
CREATE FUNCTION odd_par(deal text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_par' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_try_par(deal text, vul text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_par' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_par(deal text, vul text, dealer text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_par' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_try_par(deal text, vul text, dealer text) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_par' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_par_contracts(deal text, vul text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_par_contracts' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_try_par_contracts(deal text, vul text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_try_par_contracts' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_par_contracts(deal text, vul text, dealer text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_par_contracts' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;
CREATE FUNCTION odd_try_par_contracts(deal text, vul text, dealer text) RETURNS text
    AS 'MODULE_PATHNAME', 'odd_pg_try_par_contracts' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100000;

-- ---- Comparing the scores of a board ----

CREATE FUNCTION odd_matchpoints(score integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_matchpoints' LANGUAGE C WINDOW IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_cross_imps(score integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_cross_imps' LANGUAGE C WINDOW IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_butler(score integer) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_butler' LANGUAGE C WINDOW IMMUTABLE PARALLEL SAFE;

CREATE FUNCTION odd_field_step(internal, integer) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_field_step' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_field_combine(internal, internal) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_field_combine' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_field_serialize(internal) RETURNS bytea
    AS 'MODULE_PATHNAME', 'odd_pg_field_serialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_field_deserialize(bytea, internal) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_field_deserialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_field_end(internal) RETURNS bytea
    AS 'MODULE_PATHNAME', 'odd_pg_field_end' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE AGGREGATE odd_field(integer) (
    SFUNC = odd_field_step, STYPE = internal, FINALFUNC = odd_field_end, FINALFUNC_MODIFY = READ_ONLY, COMBINEFUNC = odd_field_combine,
    SERIALFUNC = odd_field_serialize, DESERIALFUNC = odd_field_deserialize, PARALLEL = SAFE);

CREATE FUNCTION odd_matchpoints(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_matchpoints_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_matchpoints(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_matchpoints_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_cross_imps(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_cross_imps_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_cross_imps(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_cross_imps_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_butler(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_butler_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_try_butler(score integer, field bytea) RETURNS integer
    AS 'MODULE_PATHNAME', 'odd_pg_try_butler_in' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;

-- The results of a board as an array.
CREATE FUNCTION odd_score(packed integer[]) RETURNS integer[]
    AS 'MODULE_PATHNAME', 'odd_pg_score_array' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100;
CREATE FUNCTION odd_matchpoints(scores integer[]) RETURNS integer[]
    AS 'MODULE_PATHNAME', 'odd_pg_matchpoints_array' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100;
CREATE FUNCTION odd_cross_imps(scores integer[]) RETURNS integer[]
    AS 'MODULE_PATHNAME', 'odd_pg_cross_imps_array' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100;
CREATE FUNCTION odd_butler(scores integer[]) RETURNS integer[]
    AS 'MODULE_PATHNAME', 'odd_pg_butler_array' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 100;

CREATE FUNCTION odd_array_step(internal, integer) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_array_step' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_array_combine(internal, internal) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_array_combine' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE FUNCTION odd_array_serialize(internal) RETURNS bytea
    AS 'MODULE_PATHNAME', 'odd_pg_array_serialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_array_deserialize(bytea, internal) RETURNS internal
    AS 'MODULE_PATHNAME', 'odd_pg_array_deserialize' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_array_end(internal) RETURNS integer[]
    AS 'MODULE_PATHNAME', 'odd_pg_array_end' LANGUAGE C IMMUTABLE PARALLEL SAFE;
CREATE AGGREGATE odd_array(integer) (
    SFUNC = odd_array_step, STYPE = internal, SSPACE = 4096, FINALFUNC = odd_array_end, FINALFUNC_MODIFY = READ_ONLY,
    COMBINEFUNC = odd_array_combine, SERIALFUNC = odd_array_serialize, DESERIALFUNC = odd_array_deserialize, PARALLEL = SAFE);

-- ---- Events ----

CREATE FUNCTION odd_event_results(file text,
        OUT board integer, OUT round integer, OUT dealer text, OUT vul text, OUT ns text, OUT ew text, OUT result text,
        OUT score integer, OUT ns_score numeric, OUT ew_score numeric, OUT lead text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_event_results' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 500;
CREATE FUNCTION odd_try_event_results(file text,
        OUT board integer, OUT round integer, OUT dealer text, OUT vul text, OUT ns text, OUT ew text, OUT result text,
        OUT score integer, OUT ns_score numeric, OUT ew_score numeric, OUT lead text)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_try_event_results' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 500;
CREATE FUNCTION odd_event_standings(file text,
        OUT direction text, OUT rank integer, OUT tied boolean, OUT id text, OUT names text, OUT score numeric, OUT max numeric,
        OUT percent numeric, OUT boards integer, OUT vp numeric)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_event_standings' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 50;
CREATE FUNCTION odd_try_event_standings(file text,
        OUT direction text, OUT rank integer, OUT tied boolean, OUT id text, OUT names text, OUT score numeric, OUT max numeric,
        OUT percent numeric, OUT boards integer, OUT vp numeric)
    RETURNS SETOF record AS 'MODULE_PATHNAME', 'odd_pg_try_event_standings' LANGUAGE C IMMUTABLE STRICT PARALLEL SAFE COST 10000 ROWS 50;

-- Numbers as arguments of odd_inverse.
CREATE FUNCTION odd_inverse(of_score integer, OUT result text, OUT vul text) RETURNS SETOF record
    AS 'SELECT * FROM odd_inverse(of_score::text)' LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE;
CREATE FUNCTION odd_inverse(of_score integer, of_vul text, OUT result text, OUT vul text) RETURNS SETOF record
    AS 'SELECT * FROM odd_inverse(of_score::text, of_vul)' LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE;
