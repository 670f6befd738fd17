/* Prints the paths of the API (server/paths.c) as JSON, an object a line, for tools/describe_paths. */
#include <stdio.h>

#include "platform/memory.h"
#include "report/columns.h"
#include "server/handlers.h"

static const char *const access_names[] = {[ODD_FOR_READING] = "anybody",
                                           [ODD_FOR_CHANGES] = "anybody",
                                           [ODD_FOR_DIRECTOR] = "director",
                                           [ODD_FOR_STAFF] = "assistant",
                                           [ODD_FOR_TABLE] = "table"};

int main(void) {
    for (const odd_server_path *p = odd_server_paths; p->path != NULL; p++) {
        odd_out o = ODD_HEAP_OUT;
        if (p->schema[0] == '\0')
            continue;
        odd_out_char(&o, '{');
        odd_json_word(&o, "method", p->method == ODD_GET ? "get" : "post");
        odd_json_word(&o, "path", p->path);
        odd_json_word(&o, "access", access_names[p->access]);
        odd_json_word(&o, "description", p->description);
        odd_json_word(&o, "schema", p->schema);
        odd_json_word(&o, "errors", p->errors);
        odd_json_word(&o, "query", p->query);
        odd_json_word(&o, "body", p->body);
        odd_out_text(&o, "}\n");
        fwrite(o.text, 1, o.len, stdout);
        odd_out_free(&o);
    }
    return 0;
}
