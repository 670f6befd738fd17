/* Comparing the scores of a board: window functions, and the aggregate odd_field with functions that look a score up in it. The aggregate can
 * be computed by parallel workers. */
#include "sql/postgresql/extension.h"

#include <stdlib.h>

#include "libpq/pqformat.h"
#include "windowapi.h"

#include "sql/row_lists.h"

int16_t odd_pg_score_of(int32 score) {
    if (score < INT16_MIN || score > INT16_MAX)
        ereport(ERROR, errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE),
                errmsg("a score is a whole number from -32768 to 32767"));
    return (int16_t)score;
}

/* ---- Window functions ---------------------------------------------------------------------------------------------- */

typedef enum method { MATCHPOINTS, CROSS_IMPS, BUTLER } method;

/* The values of a partition, by row. */
typedef struct partition {
    bool compared;
    bool *null;
    int32 *values;
} partition;

/* Reads all rows. Returns the number of those that have a score. */
static size_t read_scores(WindowObject window, int64 rows, bool *null, int16_t *scores) {
    size_t count = 0;
    for (int64 i = 0; i < rows; i++) {
        bool outside;
        Datum score =
            WinGetFuncArgInPartition(window, 0, (int)i, WINDOW_SEEK_HEAD, false, &null[i], &outside);
        if (!null[i])
            scores[count++] = odd_pg_score_of(DatumGetInt32(score));
    }
    return count;
}

/* Compares the scores, and assigns the results to all rows. */
static void compare(partition *p, method how, int64 rows, const int16_t *scores, size_t count) {
    int8_t *imps = how == BUTLER ? palloc(count + 1) : NULL;
    if (how == MATCHPOINTS)
        odd_matchpoints(p->values, scores, count);
    else if (how == CROSS_IMPS)
        odd_cross_imps(p->values, scores, count);
    else
        odd_butler(imps, NULL, scores, count);
    for (int64 i = rows; i-- > 0;)
        if (!p->null[i]) {
            count--;
            p->values[i] = how == BUTLER ? imps[count] : p->values[count];
        }
}

/* Returns the memory of a partition: the head, then the values, then the NULLs. */
static partition *partition_of(WindowObject window, method how) {
    int64 rows = WinGetPartitionRowCount(window);
    partition *p =
        WinGetPartitionLocalMemory(window, MAXALIGN(sizeof *p) + (Size)rows * (sizeof(int32) + sizeof(bool)));
    if (p->compared)
        return p;
    p->values = (int32 *)((char *)p + MAXALIGN(sizeof *p));
    p->null = (bool *)(p->values + rows);
    int16_t *scores = palloc((Size)rows * sizeof *scores);
    size_t count = read_scores(window, rows, p->null, scores);
    compare(p, how, rows, scores, count);
    pfree(scores);
    p->compared = true;
    return p;
}

static Datum current_value(FunctionCallInfo fcinfo, method how) {
    WindowObject window = PG_WINDOW_OBJECT();
    const partition *p = partition_of(window, how);
    int64 row = WinGetCurrentPosition(window);
    if (p->null[row])
        PG_RETURN_NULL();
    PG_RETURN_INT32(p->values[row]);
}

ODD_PG_FUNCTION(matchpoints) {
    return current_value(fcinfo, MATCHPOINTS);
}

ODD_PG_FUNCTION(cross_imps) {
    return current_value(fcinfo, CROSS_IMPS);
}

ODD_PG_FUNCTION(butler) {
    return current_value(fcinfo, BUTLER);
}

/* ---- The aggregate odd_field ------------------------------------------------------------------------------------------ */

/* The scores so far. */
typedef struct scores {
    int16_t *list;
    size_t count, cap;
} scores;

MemoryContext odd_pg_aggregate_memory(FunctionCallInfo fcinfo) {
    MemoryContext memory;
    if (!AggCheckCallContext(fcinfo, &memory))
        elog(ERROR, "called outside an aggregate");
    return memory;
}

static scores *new_scores(MemoryContext memory, size_t cap) {
    scores *s = MemoryContextAlloc(memory, sizeof *s);
    s->count = 0;
    s->cap = cap < 8 ? 8 : cap;
    s->list = MemoryContextAllocHuge(memory, s->cap * sizeof *s->list);
    return s;
}

static void make_room(scores *s, size_t more) {
    if (s->count + more <= s->cap)
        return;
    s->cap = s->cap * 2 > s->count + more ? s->cap * 2 : s->count + more;
    s->list = repalloc_huge(s->list, s->cap * sizeof *s->list);
}

ODD_PG_FUNCTION(field_step) {
    scores *s =
        PG_ARGISNULL(0) ? new_scores(odd_pg_aggregate_memory(fcinfo), 0) : (scores *)PG_GETARG_POINTER(0);
    if (!PG_ARGISNULL(1)) {
        int16_t score = odd_pg_score_of(PG_GETARG_INT32(1));
        make_room(s, 1);
        s->list[s->count++] = score;
    }
    PG_RETURN_POINTER(s);
}

static void append(scores *s, const int16_t *list, size_t count) {
    make_room(s, count);
    memcpy(s->list + s->count, list, count * sizeof *list);
    s->count += count;
}

ODD_PG_FUNCTION(field_combine) {
    const scores *other = PG_ARGISNULL(1) ? NULL : (const scores *)PG_GETARG_POINTER(1);
    MemoryContext memory = odd_pg_aggregate_memory(fcinfo);
    scores *s = PG_ARGISNULL(0) ? NULL : (scores *)PG_GETARG_POINTER(0);
    if (s == NULL)
        s = new_scores(memory, other != NULL ? other->count : 0);
    if (other != NULL)
        append(s, other->list, other->count);
    PG_RETURN_POINTER(s);
}

ODD_PG_FUNCTION(field_serialize) {
    const scores *s = (const scores *)PG_GETARG_POINTER(0);
    size_t len = s->count * sizeof *s->list;
    bytea *bytes = palloc(VARHDRSZ + len);
    SET_VARSIZE(bytes, VARHDRSZ + len);
    memcpy(VARDATA(bytes), s->list, len);
    PG_RETURN_BYTEA_P(bytes);
}

ODD_PG_FUNCTION(field_deserialize) {
    const bytea *bytes = PG_GETARG_BYTEA_PP(0);
    size_t count = VARSIZE_ANY_EXHDR(bytes) / sizeof(int16_t);
    scores *s = new_scores(odd_pg_aggregate_memory(fcinfo), count);
    memcpy(s->list, VARDATA_ANY(bytes), count * sizeof(int16_t));
    s->count = count;
    PG_RETURN_POINTER(s);
}

ODD_PG_FUNCTION(field_end) {
    const scores *s = PG_ARGISNULL(0) ? NULL : (const scores *)PG_GETARG_POINTER(0);
    size_t len;
    if (s == NULL || s->count == 0)
        PG_RETURN_NULL();
    void *field = odd_field_make(&len, s->list, s->count);
    bytea *bytes = field != NULL ? palloc_extended(VARHDRSZ + len, MCXT_ALLOC_NO_OOM) : NULL;
    if (bytes != NULL) {
        SET_VARSIZE(bytes, VARHDRSZ + len);
        memcpy(VARDATA(bytes), field, len);
    }
    free(field);
    if (bytes == NULL)
        ereport(ERROR, errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory"));
    PG_RETURN_BYTEA_P(bytes);
}

/* ---- A score in its field ---------------------------------------------------------------------------------------------- */

static bool look_up(FunctionCallInfo fcinfo, odd_field_entry *entry, bool tries) {
    const bytea *bytes = PG_GETARG_BYTEA_PP(1);
    odd_error error;
    if (odd_field_find(entry, VARDATA_ANY(bytes), VARSIZE_ANY_EXHDR(bytes), PG_GETARG_INT32(0), &error) ==
        ODD_OK)
        return true;
    if (!tries)
        odd_pg_fail(&error);
    return false;
}

#define IN_FIELD(function, member, tries)    \
    ODD_PG_FUNCTION(function) {              \
        odd_field_entry entry;               \
        if (!look_up(fcinfo, &entry, tries)) \
            PG_RETURN_NULL();                \
        PG_RETURN_INT32(entry.member);       \
    }

IN_FIELD(matchpoints_in, matchpoints, false)
IN_FIELD(try_matchpoints_in, matchpoints, true)
IN_FIELD(cross_imps_in, cross_imps, false)
IN_FIELD(try_cross_imps_in, cross_imps, true)
IN_FIELD(butler_in, butler, false)
IN_FIELD(try_butler_in, butler, true)
