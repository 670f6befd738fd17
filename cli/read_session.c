/* Reads the text of a log into a session, for the commands that show one and for playing. */
#include <stdlib.h>

#include "cli/files.h"

bool odd_session_load(odd_session *s, odd_session_kind kind, odd_item **items, odd_error *errors,
                      size_t errors_cap, const char *text, size_t len) {
    *items = odd_big_alloc((odd_session_items(text, len) + 1) * sizeof **items);
    if (*items == NULL)
        return false;
    odd_session_read(s, kind, *items, errors, errors_cap, text, len);
    return true;
}

bool odd_session_expected(const odd_args *args, const char *log_path, odd_session *s) {
    char path[4096];
    odd_error error;
    size_t len;
    if (s->table.len == 0)
        return true;
    char *text = odd_file_beside(args, log_path, s->table, path, sizeof path, &len);
    if (text == NULL)
        return false;
    int code = odd_expected_parse(&s->expected, text, len, &error);
    if (code != ODD_OK)
        odd_complain_at(path, &error, NULL, 0);
    free(text);
    return code == ODD_OK;
}
