/* From the text of a log to a session, for the commands that show one and for playing. */
#include <stdlib.h>
#include <string.h>

#include "cli/file.h"
#include "cli/session.h"

bool odd_session_load(odd_session *s, odd_session_kind kind, odd_item **items, odd_error *errors,
                      size_t errors_cap, const char *text, size_t len) {
    *items = odd_big_alloc((odd_session_items(text, len) + 1) * sizeof **items);
    if (*items == NULL)
        return false;
    odd_session_read(s, kind, *items, errors, errors_cap, text, len);
    return true;
}

/* A table is looked for beside the log that names it. */
static bool table_path(char *path, size_t cap, const char *log_path, odd_text table) {
    const char *slash = strrchr(log_path, '/');
    int folder = table.text[0] == '/' || slash == NULL ? 0 : (int)(slash - log_path) + 1;
    return snprintf(path, cap, "%.*s%.*s", folder, log_path, (int)table.len, table.text) < (int)cap;
}

bool odd_session_expected(const odd_args *args, const char *log_path, odd_session *s) {
    char path[4096];
    odd_error error;
    size_t len;
    if (s->table.len == 0)
        return true;
    if (!table_path(path, sizeof path, log_path, s->table)) {
        odd_complain(args, "the name of the table is too long");
        return false;
    }
    char *text = odd_file_read(args, path, &len);
    if (text == NULL)
        return false;
    int code = odd_expected_parse(&s->expected, text, len, &error);
    if (code != ODD_OK)
        odd_complain_at(path, &error, NULL, 0);
    free(text);
    return code == ODD_OK;
}
