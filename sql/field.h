/* A field: all scores of a board, compared. Databases keep it as a value of bytes, which an aggregate makes once for each board; what a row
 * gets is then looked up by its score. Knows nothing of any database. */
#ifndef ODD_SQL_FIELD_H
#define ODD_SQL_FIELD_H

#include "oddtrick.h"

/* What each row with a score gets. */
typedef struct odd_field_entry {
    int16_t score;
    int16_t butler;
    int32_t matchpoints;
    int32_t cross_imps;
} odd_field_entry;

/* Compares scores.
 *   len      set to the number of bytes
 *   returns  new memory, which the caller frees; NULL if there is none */
void *odd_field_make(size_t *len, const int16_t *scores, size_t count);

/* Looks a score up.
 *   bytes    at any alignment; may be anything: what is not a field is found out
 *   returns  ODD_OK; ODD_E_SYNTAX if the bytes are not a field, ODD_E_REFERENCE if the field does not have the score */
int odd_field_find(odd_field_entry *out, const void *bytes, size_t len, int score, odd_error *error);

#endif
