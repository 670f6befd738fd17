/* Handlers for accounts, for logging out everywhere, and for directors who play in an event. */
#include <stdio.h>
#include <stdlib.h>

#include "base/out.h"
#include "base/text.h"
#include "report/columns.h"
#include "server/handlers.h"

/* ---- The lists ------------------------------------------------------------------------------------ */

static const char *role_word(odd_role role) {
    return role == ODD_ROLE_DIRECTOR ? "director" : "assistant";
}

static bool put_account(void *owner, odd_text name, odd_role role) {
    odd_out *o = owner;
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_member(o, "name", name);
    odd_json_word(o, "role", role_word(role));
    odd_out_char(o, '}');
    return true;
}

static bool put_session(void *owner, const odd_director *who, int64_t since_ms) {
    odd_out *o = owner;
    char since[ODD_TIME_TEXT];
    odd_time_write(since, since_ms);
    odd_json_next(o);
    odd_out_char(o, '{');
    odd_json_word(o, "name", who->author);
    odd_json_word(o, "role", role_word(who->role));
    odd_json_bool(o, "playing", who->playing);
    odd_json_word(o, "since", since);
    odd_out_char(o, '}');
    return true;
}

static void answer_accounts(odd_call *c) {
    odd_out o = ODD_HEAP_OUT;
    odd_error error = {0};
    odd_out_char(&o, '{');
    odd_json_open(&o, "accounts", '[');
    int code = odd_auth_accounts(c->server->auth, put_account, &o, &error);
    odd_out_char(&o, ']');
    odd_json_open(&o, "sessions", '[');
    if (code == ODD_OK)
        code = odd_auth_sessions(c->server->auth, c->request->now_ms, put_session, &o, &error);
    odd_out_text(&o, "]}\n");
    odd_http_response response =
        code == ODD_OK ? odd_respond_json(200, &o) : odd_respond_failure(503, "storage", &error);
    odd_out_free(&o);
    odd_call_answer(c, response);
}

ODD_HANDLER(accounts) {
    answer_accounts(call);
}

/* ---- Changes --------------------------------------------------------------------------------------- */

/* Answers a change with the new list. */
static void answer_change(odd_call *c, int code, const odd_error *error) {
    if (code == ODD_OK)
        answer_accounts(c);
    else if (code == ODD_E_SYNTAX || code == ODD_E_REFERENCE)
        odd_call_answer(c, odd_respond_failure(422, "account", error));
    else
        odd_call_answer(c, odd_respond_failure(507, "storage", error));
}

/* No account is called "director": that is the name of those who log in without one. */
static bool read_name(odd_call *c, odd_text *name) {
    return odd_fields_text(c->fields, "name", name) && name->text != NULL && name->len > 0 &&
           odd_author_good(*name) && !odd_same_letters(*name, odd_text_of("director"));
}

ODD_HANDLER(put_account) {
    odd_text name = {0}, role = {0}, password = {0};
    odd_error error = {0};
    bool good = read_name(call, &name) && odd_fields_text(call->fields, "role", &role) &&
                odd_fields_text(call->fields, "password", &password) && password.text != NULL;
    bool director = odd_text_is(role, "director");
    if (!good || (!director && !odd_text_is(role, "assistant")))
        odd_call_refuse(
            call, 400, "fields",
            "expected {\"name\":\"Ann\",\"role\":\"assistant\",\"password\":\"...\"}: a name of up to "
            "40 bytes, and director or assistant");
    else
        answer_change(call,
                      odd_auth_put_account(call->server->auth, name,
                                           director ? ODD_ROLE_DIRECTOR : ODD_ROLE_ASSISTANT, password,
                                           &error),
                      &error);
}

ODD_HANDLER(remove_account) {
    odd_text name = {0};
    odd_error error = {0};
    if (!read_name(call, &name))
        odd_call_refuse(call, 400, "fields", "expected {\"name\":\"Ann\"}");
    else
        answer_change(call, odd_auth_remove_account(call->server->auth, name, &error), &error);
}

ODD_HANDLER(log_out_all) {
    odd_text name = {0};
    odd_error error = {0};
    if (!odd_fields_text(call->fields, "name", &name) || name.text == NULL || !odd_author_good(name))
        odd_call_refuse(call, 400, "fields", "expected {\"name\":\"Ann\"}, or an empty name for everybody");
    else
        answer_change(call, odd_auth_log_out_all(call->server->auth, name, &error), &error);
}

ODD_HANDLER(play) {
    odd_error error = {0};
    if (odd_auth_play(call->server->auth, call->request, &call->director, &error) != ODD_OK) {
        odd_call_answer(call, odd_respond_failure(507, "storage", &error));
        return;
    }
    odd_handle_session(call);
}
