/* Fields by jansson. This file alone knows it. */
#include "server/json_fields.h"

#include <jansson.h>

#include "base/error.h"

static json_t *object(const odd_fields *fields) {
    return (json_t *)(uintptr_t)fields;
}

odd_fields *odd_fields_read(odd_text body, odd_error *error) {
    json_error_t wrong;
    json_t *root = json_loadb(body.text != NULL ? body.text : "", body.len, JSON_REJECT_DUPLICATES, &wrong);
    if (root == NULL)
        odd_fail(error, ODD_E_SYNTAX, wrong.line > 0 ? wrong.line : 1, wrong.column > 0 ? wrong.column : 1,
                 "no JSON: %s", wrong.text);
    else if (!json_is_object(root))
        odd_fail(error, ODD_E_SYNTAX, 1, 1, "expected an object: {...}");
    if (json_is_object(root))
        return (odd_fields *)root;
    json_decref(root);
    return NULL;
}

void odd_fields_close(odd_fields *fields) {
    json_decref(object(fields));
}

bool odd_fields_text(const odd_fields *fields, const char *name, odd_text *out) {
    json_t *value = json_object_get(object(fields), name);
    if (json_is_string(value))
        *out = (odd_text){json_string_value(value), json_string_length(value)};
    return value == NULL || json_is_string(value);
}

bool odd_fields_int(const odd_fields *fields, const char *name, int64_t *out) {
    json_t *value = json_object_get(object(fields), name);
    if (json_is_integer(value))
        *out = json_integer_value(value);
    return value == NULL || json_is_integer(value);
}

int odd_fields_list(const odd_fields *fields, const char *name) {
    json_t *list = json_object_get(object(fields), name);
    return list == NULL ? 0 : json_is_array(list) ? (int)json_array_size(list) : -1;
}

odd_text odd_fields_item(const odd_fields *fields, const char *name, int at) {
    json_t *item = json_array_get(json_object_get(object(fields), name), (size_t)at);
    return json_is_string(item) ? (odd_text){json_string_value(item), json_string_length(item)}
                                : (odd_text){0};
}
