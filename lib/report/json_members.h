/* Members of JSON objects. Knows nothing about bridge. */
#ifndef ODD_REPORT_JSON_MEMBERS_H
#define ODD_REPORT_JSON_MEMBERS_H

#include "base/out.h"

/* Each writes a comma where one is needed, the key, and its value. */
void odd_json_key(odd_out *o, const char *key);
void odd_json_member(odd_out *o, const char *key, odd_text value);
void odd_json_word(odd_out *o, const char *key, const char *value);
void odd_json_int(odd_out *o, const char *key, int64_t value);
void odd_json_bool(odd_out *o, const char *key, bool value);

/* A member that is an object or a list begins: "key":{ or "key":[ */
void odd_json_open(odd_out *o, const char *key, char bracket);

/* Before an element of a list. */
void odd_json_next(odd_out *o);

/* {"code":3,"line":2,"column":2,"message":"..."} */
void odd_error_json(odd_out *o, const odd_error *error);

#endif
