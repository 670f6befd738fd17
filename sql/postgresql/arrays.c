/* The results of a board as an array: functions that score and compare them, and an aggregate that collects whole numbers, which parallel workers can
 * compute. With arrays PostgreSQL handles a board at a time, not a row. */
#include "sql/postgresql/extension.h"

#include "catalog/pg_type.h"
#include "utils/array.h"
#include "utils/memutils.h"

/* ---- Functions of arrays ------------------------------------------------------------------------------------------ */

/* An array argument: its numbers without NULLs, and a bitmap of the NULLs. */
typedef struct elements {
    const int32 *values;
    size_t count, all;
    const bits8 *present; /* NULL: nothing is NULL */
} elements;

static elements read_array(const ArrayType *array) {
    if (ARR_NDIM(array) > 1)
        ereport(ERROR, errcode(ERRCODE_ARRAY_SUBSCRIPT_ERROR),
                errmsg("expected the results of a board: an array of one dimension"));
    elements e = {.values = (const int32 *)ARR_DATA_PTR(array),
                  .all = ARR_NDIM(array) == 0 ? 0 : (size_t)ARR_DIMS(array)[0],
                  .present = ARR_NULLBITMAP(array)};
    for (size_t i = 0; i < e.all; i++)
        e.count += e.present == NULL || (e.present[i / 8] >> i % 8 & 1) != 0;
    return e;
}

static int16_t *scores_of(const elements *e) {
    int16_t *scores = palloc(e->count * sizeof *scores + 1);
    for (size_t i = 0; i < e->count; i++)
        scores[i] = odd_pg_score_of(e->values[i]);
    return scores;
}

/* Makes an array of whole numbers from those that are not NULL. */
static ArrayType *make_array(const int32 *values, size_t count, size_t all, const bits8 *present) {
    size_t bits = (all + 7) / 8;
    size_t head = present != NULL ? ARR_OVERHEAD_WITHNULLS(1, (int)all) : ARR_OVERHEAD_NONULLS(1);
    size_t bytes = head + count * sizeof *values;
    if (all == 0)
        return construct_empty_array(INT4OID);
    if (!AllocSizeIsValid(bytes))
        ereport(ERROR, errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("too many results for an array"));
    ArrayType *array = palloc0(bytes);
    SET_VARSIZE(array, bytes);
    array->ndim = 1;
    array->dataoffset = present != NULL ? (int32)head : 0;
    array->elemtype = INT4OID;
    ARR_DIMS(array)[0] = (int)all;
    ARR_LBOUND(array)[0] = 1;
    if (present != NULL)
        memcpy(ARR_LBOUND(array) + 1, present, bits); /* where ARR_NULLBITMAP is */
    memcpy(ARR_DATA_PTR(array), values, count * sizeof *values);
    return array;
}

/* Defines a function that returns an array of the same length, computed by one function of the library. */
#define ARRAY_FUNCTION(function, work)                                     \
    ODD_PG_FUNCTION(function) {                                            \
        elements e = read_array(PG_GETARG_ARRAYTYPE_P(0));                 \
        int32 *out = palloc(e.count * sizeof *out + 1);                    \
        work(out, &e);                                                     \
        PG_RETURN_ARRAYTYPE_P(make_array(out, e.count, e.all, e.present)); \
    }

static void matchpoints(int32 *out, const elements *e) {
    odd_matchpoints(out, scores_of(e), e->count);
}

static void cross_imps(int32 *out, const elements *e) {
    odd_cross_imps(out, scores_of(e), e->count);
}

static void butler(int32 *out, const elements *e) {
    int8_t *imps = palloc(e->count + 1);
    odd_butler(imps, NULL, scores_of(e), e->count);
    for (size_t i = 0; i < e->count; i++)
        out[i] = imps[i];
}

static void score_packed(int32 *out, const elements *e) {
    odd_packed *packed = palloc(e->count * sizeof *packed + 1);
    int16_t *points = palloc(e->count * sizeof *points + 1);
    for (size_t i = 0; i < e->count; i++)
        packed[i] = odd_pg_packed_of(e->values[i]);
    odd_score_many(points, packed, e->count);
    for (size_t i = 0; i < e->count; i++)
        out[i] = points[i];
}

ARRAY_FUNCTION(matchpoints_array, matchpoints)
ARRAY_FUNCTION(cross_imps_array, cross_imps)
ARRAY_FUNCTION(butler_array, butler)
ARRAY_FUNCTION(score_array, score_packed)

/* ---- The aggregate odd_array ---------------------------------------------------------------------------------------- */

/* The values so far: those that are not NULL, and a bitmap. */
typedef struct numbers {
    int32 *values;
    bits8 *present; /* NULL: no value is NULL so far */
    size_t count, all, cap;
} numbers;

static numbers *new_numbers(MemoryContext memory, size_t cap) {
    numbers *n = MemoryContextAllocZero(memory, sizeof *n);
    n->cap = cap < 8 ? 8 : (cap + 7) / 8 * 8;
    n->values = MemoryContextAllocHuge(memory, n->cap * sizeof *n->values);
    return n;
}

static void make_room(numbers *n, size_t more) {
    if (n->all + more <= n->cap)
        return;
    size_t cap = n->cap * 2 > n->all + more ? n->cap * 2 : (n->all + more + 7) / 8 * 8;
    n->values = repalloc_huge(n->values, cap * sizeof *n->values);
    if (n->present != NULL) {
        n->present = repalloc_huge(n->present, cap / 8);
        memset(n->present + n->cap / 8, 0, (cap - n->cap) / 8);
    }
    n->cap = cap;
}

static void set_present(numbers *n, size_t at) {
    n->present[at / 8] = (bits8)(n->present[at / 8] | 1 << at % 8);
}

/* Creates the bitmap of NULLs. */
static void note_nulls(numbers *n, MemoryContext memory) {
    if (n->present != NULL)
        return;
    n->present = MemoryContextAllocExtended(memory, n->cap / 8, MCXT_ALLOC_HUGE | MCXT_ALLOC_ZERO);
    for (size_t i = 0; i < n->all; i++)
        set_present(n, i);
}

static void add(numbers *n, int32 value) {
    if (n->present != NULL)
        set_present(n, n->all);
    n->values[n->count++] = value;
    n->all++;
}

ODD_PG_FUNCTION(array_step) {
    numbers *n =
        PG_ARGISNULL(0) ? new_numbers(odd_pg_aggregate_memory(fcinfo), 0) : (numbers *)PG_GETARG_POINTER(0);
    make_room(n, 1);
    if (!PG_ARGISNULL(1)) {
        add(n, PG_GETARG_INT32(1));
    } else {
        note_nulls(n, odd_pg_aggregate_memory(fcinfo));
        n->all++;
    }
    PG_RETURN_POINTER(n);
}

/* Appends the values of another state, in their order. */
static void append(numbers *n, const numbers *other, MemoryContext memory) {
    make_room(n, other->all);
    if (other->present != NULL)
        note_nulls(n, memory);
    for (size_t i = 0, at = 0; i < other->all; i++)
        if (other->present == NULL || (other->present[i / 8] >> i % 8 & 1) != 0)
            add(n, other->values[at++]);
        else
            n->all++;
}

ODD_PG_FUNCTION(array_combine) {
    const numbers *other = PG_ARGISNULL(1) ? NULL : (const numbers *)PG_GETARG_POINTER(1);
    MemoryContext memory = odd_pg_aggregate_memory(fcinfo);
    numbers *n = PG_ARGISNULL(0) ? NULL : (numbers *)PG_GETARG_POINTER(0);
    if (n == NULL)
        n = new_numbers(memory, other != NULL ? other->all : 0);
    if (other != NULL)
        append(n, other, memory);
    PG_RETURN_POINTER(n);
}

/* The head of a serialized state: the number of values, and of those that are not NULL; the bitmap, if there are NULLs, and
 * the values follow. */
typedef struct parcel {
    uint64_t count, all;
} parcel;

ODD_PG_FUNCTION(array_serialize) {
    const numbers *n = (const numbers *)PG_GETARG_POINTER(0);
    parcel head = {n->count, n->all};
    size_t bits = n->present != NULL ? (n->all + 7) / 8 : 0, values = n->count * sizeof *n->values;
    bytea *bytes = palloc(VARHDRSZ + sizeof head + bits + values);
    SET_VARSIZE(bytes, VARHDRSZ + sizeof head + bits + values);
    memcpy(VARDATA(bytes), &head, sizeof head);
    if (bits > 0)
        memcpy(VARDATA(bytes) + sizeof head, n->present, bits);
    memcpy(VARDATA(bytes) + sizeof head + bits, n->values, values);
    PG_RETURN_BYTEA_P(bytes);
}

/* Reads only what workers have written: SQL cannot pass values of the type internal. */
ODD_PG_FUNCTION(array_deserialize) {
    const bytea *bytes = PG_GETARG_BYTEA_PP(0);
    const char *at = VARDATA_ANY(bytes);
    MemoryContext memory = odd_pg_aggregate_memory(fcinfo);
    parcel head;
    if (VARSIZE_ANY_EXHDR(bytes) < sizeof head)
        elog(ERROR, "not a state of odd_array");
    memcpy(&head, at, sizeof head);
    size_t bits = head.count < head.all ? (head.all + 7) / 8 : 0;
    if (VARSIZE_ANY_EXHDR(bytes) != sizeof head + bits + head.count * sizeof(int32))
        elog(ERROR, "not a state of odd_array");
    numbers *n = new_numbers(memory, head.all);
    if (bits > 0) {
        note_nulls(n, memory);
        memcpy(n->present, at + sizeof head, bits);
    }
    memcpy(n->values, at + sizeof head + bits, head.count * sizeof(int32));
    n->count = head.count;
    n->all = head.all;
    PG_RETURN_POINTER(n);
}

ODD_PG_FUNCTION(array_end) {
    const numbers *n = PG_ARGISNULL(0) ? NULL : (const numbers *)PG_GETARG_POINTER(0);
    if (n == NULL)
        PG_RETURN_NULL();
    if (n->all > MaxArraySize)
        ereport(ERROR, errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("too many results for an array"));
    PG_RETURN_ARRAYTYPE_P(make_array(n->values, n->count, n->all, n->count < n->all ? n->present : NULL));
}
