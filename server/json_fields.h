/* The JSON that requests bring: an object of a few fields. */
#ifndef ODD_SERVER_JSON_FIELDS_H
#define ODD_SERVER_JSON_FIELDS_H

#include "oddtrick.h"

typedef struct odd_fields odd_fields;

/* NULL, with place and reason in error, if it is no object. */
odd_fields *odd_fields_read(odd_text body, odd_error *error);
void odd_fields_close(odd_fields *fields); /* NULL is nothing to close */

/* Each is false if the field is there and is none of that kind. One that is absent leaves *out as it was. Texts last as long
 * as the fields. */
bool odd_fields_text(const odd_fields *fields, const char *name, odd_text *out);
bool odd_fields_int(const odd_fields *fields, const char *name, int64_t *out);

/* A list of texts: how many there are, 0 also if there is no such field, -1 if it is no list. */
int odd_fields_list(const odd_fields *fields, const char *name);
odd_text odd_fields_item(const odd_fields *fields, const char *name,
                         int at); /* without a text if it is none */

#endif
