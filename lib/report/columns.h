/* Lists of columns. A list describes what is shown of each row of something - a standing, a line of a traveller - once:
 * text, CSV, HTML and JSON are written from it, and so are the member lists of docs/API.md, the schemas of
 * docs/openapi.json and the types of wasm/event.d.ts (tools/gen_members). To add a column, add a line to the list and a
 * function that writes its cell, then run `make docs`.
 *
 * Objects that exist in JSON alone are written by functions of their own; their members are described in
 * report/members.c. */
#ifndef ODD_REPORT_COLUMNS_H
#define ODD_REPORT_COLUMNS_H

#include "base/out.h"

/* ==== Lists of columns =========================================================================== */

typedef enum odd_cell {
    ODD_CELL_RIGHT, /* numbers */
    ODD_CELL_LEFT,  /* short words */
    ODD_CELL_NAME,  /* text that people wrote: left-aligned, on several lines if it is too long for one */
    ODD_CELL_PROSE, /* sentences: the same, but a line may end after any word */
    /* contracts and cards: left-aligned, hearts and diamonds in red, one line for each if there are several */
    ODD_CELL_RESULT
} odd_cell;

/* The isolates of Unicode: on a page, in a cell of results, they enclose text that people wrote, in which letters are not
 * suits, and words of the program, which are not parts of a result. */
#define ODD_ISOLATE     "\xE2\x81\xA8"
#define ODD_WORDS       "\xE2\x81\xA6"
#define ODD_ISOLATE_END "\xE2\x81\xA9"

/* Where a column is shown. */
enum {
    ODD_GRID_TEXT = 1,
    ODD_GRID_CSV = 2,
    ODD_GRID_HTML = 4,
    ODD_GRID_ALL = 7,   /* these three */
    ODD_GRID_ROOMY = 8, /* on a page only if there is room: not on a telephone */
    ODD_GRID_KEY = 16,  /* on a page in stronger type: the most important column */
    ODD_GRID_JSON = 32,
    ODD_GRID_EVERY = ODD_GRID_ALL | ODD_GRID_JSON
};

/* The cell to be written. */
typedef struct odd_cell_ref {
    const void *data;
    size_t row;
    int which;       /* of the column */
    unsigned format; /* ODD_GRID_TEXT, _CSV, _HTML or _JSON */
    odd_style style; /* for contracts and cards */
} odd_cell_ref;

static inline bool odd_cell_ref_csv(const odd_cell_ref *at) {
    return at->format == ODD_GRID_CSV;
}

static inline bool odd_cell_ref_json(const odd_cell_ref *at) {
    return at->format == ODD_GRID_JSON;
}

typedef struct odd_grid_column {
    const char *head; /* "Score" */
    const char *over; /* a heading over neighbouring columns that have the same one; NULL: none */
    const char *key;  /* in CSV and JSON: "score"; may be NULL if it is in neither */
    odd_cell cell;
    unsigned where;
    int which; /* distinguishes similar columns */
    /* Returns whether the table has this column; NULL: always. */
    bool (*shown)(const odd_cell_ref *at);
    /* Writes the cell. In JSON it writes the value, and nothing if this row does not have the member. */
    void (*put)(odd_out *o, const odd_cell_ref *at);
    /* Adapts a copy of the column, such as its head, to what is shown; may be NULL. */
    void (*fit)(struct odd_grid_column *column, const void *data);
    int group; /* the order of members in JSON: by group, then as in the list */
    /* For the documents: the type of the value in JSON, as TypeScript writes it, with a ? in front if rows may lack the
     * member; and what it means. NULL otherwise. */
    const char *type, *meaning;
} odd_grid_column;

/* The last two members of a column. The texts are compiled only for the tool that writes the documents. */
#ifdef ODD_DESCRIBE
#define ODD_IS(is, means) .type = (is), .meaning = (means)
#else
#define ODD_IS(is, means) .type = NULL
#endif

/* A list, of at most ODD_GRID_COLUMNS columns. */
typedef struct odd_column_list {
    const odd_grid_column *columns;
    size_t count;
} odd_column_list;

#define ODD_COLUMN_LIST(columns) \
    { columns, sizeof columns / sizeof columns[0] }

enum { ODD_GRID_COLUMNS = 32 };

/* ---- JSON (columns.c) ---------------------------------------------------------------------------- */

/* The columns of a list that are members in JSON, in order. */
typedef struct odd_members {
    const void *data;
    const odd_grid_column *columns[ODD_GRID_COLUMNS];
    size_t count;
    int which; /* added to that of each column, to choose one of several parts of a row; initially 0 */
} odd_members;

odd_members odd_members_of(const odd_column_list *list, const void *data);

/* Write a row as an object: {"rank":1,"tied":false,...}; the second function writes it on its own line, as an element of a
 * list. */
void odd_members_put(odd_out *o, const odd_members *m, size_t row);
void odd_members_line(odd_out *o, const odd_members *m, size_t row, int blanks);

/* ---- Cells (columns.c) --------------------------------------------------------------------------- */

/* Write text that people wrote: in JSON as a string, in text without characters that would disturb a terminal. The second
 * function is for words of the program. */
void odd_cell_people(odd_out *o, const odd_cell_ref *at, odd_text text);
void odd_cell_word(odd_out *o, const odd_cell_ref *at, const char *word);

/* Writes a number if it is positive; otherwise nothing. */
void odd_cell_positive(odd_out *o, int64_t number);

/* ---- Escaping (escape.c) ------------------------------------------------------------------------- */

/* Writes text that people wrote to a terminal. Bytes that are not UTF-8 become U+FFFD; control characters are shown as their
 * pictures, and characters that change the direction of text as <U+202E>. */
void odd_out_safe(odd_out *o, odd_text text);

/* Writes text that people wrote as a field of RFC 4180. A field that a spreadsheet would take for a formula gets an
 * apostrophe before it, unless it is to be raw. */
void odd_out_csv(odd_out *o, odd_text text, bool raw);

/* ==== The description of JSON answers, for the tool that writes the documents ==================== */

/* Type and meaning are as in odd_grid_column; `integer` is a number without decimals. */
typedef struct odd_member {
    const char *key, *type, *meaning;
} odd_member;

typedef struct odd_object {
    const char *name;    /* "Standing" */
    const char *extends; /* the object whose members it also has; NULL: none */
    const char *alias;   /* it is not an object, but this type */
    const char *meaning;
    const odd_column_list *columns; /* its members, or */
    const odd_member *own;
    size_t own_count;
} odd_object;

/* The members of an object, from an array of odd_member. */
#define ODD_OWN(members) .own = members, .own_count = sizeof members / sizeof members[0]

/* The meaning of the members `template` and `values` of a message. */
#define ODD_TEMPLATE_IS "the message with %s for each value, for translation; left out if it has no values"
#define ODD_VALUES_ARE  "the values of the template; one may be a message itself"

extern const odd_object odd_objects[], odd_movement_objects[], odd_several_objects[];
extern const size_t odd_object_count, odd_movement_object_count, odd_several_object_count;

/* ==== Messages in JSON (json_members.c) ========================================================== */

/* Write "message":"...", and if it has values also "template":"... %s ...","values":["..."]; the last two alone as the
 * values of members that a row may lack. */
void odd_json_message(odd_out *o, const char *text, const odd_marks *marks);
void odd_cell_template(odd_out *o, const char *text, const odd_marks *marks);
void odd_cell_values(odd_out *o, const char *text, const odd_marks *marks);

/* Write {"code":3,"line":2,"column":2,"message":"..."}, and {"error":{...}}. */
void odd_error_json(odd_out *o, const odd_error *error);
void odd_failure_json(odd_out *o, const odd_error *error);

#endif
