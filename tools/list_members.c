/* Prints the description of the JSON answers (lib/report/members.h) as JSON, for tools/gen_members. It is compiled with
 * ODD_DESCRIBE, and so are the lists of columns. */
#include <stdio.h>

#include "report/columns.h"

static void put_string(const char *key, const char *text, const char *after) {
    printf("\"%s\": ", key);
    if (text == NULL) {
        printf("null%s", after);
        return;
    }
    putchar('"');
    for (; *text != '\0'; text++)
        printf(*text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
    printf("\"%s", after);
}

static void put_member(const char *before, const char *key, const char *type, const char *meaning) {
    printf("%s\n   {", before);
    put_string("key", key, ", ");
    put_string("type", type, ", ");
    put_string("meaning", meaning, "}");
}

/* Writes the columns in the order of the answer. */
static void put_columns(const odd_column_list *list) {
    const char *before = "";
    for (int group = -9; group <= 9; group++)
        for (size_t i = 0; i < list->count; i++) {
            const odd_grid_column *c = &list->columns[i];
            if (c->group != group || (c->where & ODD_GRID_JSON) == 0)
                continue;
            put_member(before, c->key, c->type, c->meaning);
            before = ",";
        }
}

static void put_objects(const char *before, const odd_object *objects, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const odd_object *object = &objects[i];
        printf("%s\n {", i > 0 ? "," : before);
        put_string("name", object->name, ", ");
        put_string("extends", object->extends, ", ");
        put_string("alias", object->alias, ", ");
        put_string("meaning", object->meaning, ", \"members\": [");
        if (object->columns != NULL)
            put_columns(object->columns);
        for (size_t k = 0; k < object->own_count; k++)
            put_member(k > 0 ? "," : "", object->own[k].key, object->own[k].type, object->own[k].meaning);
        printf("]}");
    }
}

int main(void) {
    printf("[");
    put_objects("", odd_objects, odd_object_count);
    put_objects(",", odd_movement_objects, odd_movement_object_count);
    put_objects(",", odd_several_objects, odd_several_object_count);
    printf("\n]\n");
    return 0;
}
