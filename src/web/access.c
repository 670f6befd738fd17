/* Logging in and out, and setting the password. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "view/json.h"
#include "web/call.h"

/* {"director":true,"name":"Ann","csrf":"..."} */
static odd_web_response tell(const odd_call *c, const odd_director *director) {
    odd_out o = {0};
    char token[ODD_TOKEN_MAX];
    odd_web_token(c->web, token);
    odd_out_char(&o, '{');
    odd_json_bool(&o, "director", director != NULL);
    if (director != NULL) {
        odd_json_word(&o, "name", director->author);
        odd_json_word(&o, "csrf", director->csrf);
    }
    odd_json_bool(&o, "read_only", c->web->read_only);
    odd_json_bool(&o, "setup", token[0] != '\0');
    odd_out_text(&o, "}\n");
    return odd_respond_json(200, &o);
}

void odd_call_session(odd_call *c) {
    bool known = odd_auth_session(c->web->auth, c->request, &c->director);
    odd_call_answer(c, tell(c, known ? &c->director : NULL));
}

/* Whether the address may try now. False after an answer. */
static bool may_try(odd_call *c) {
    int wait_s = odd_auth_wait_s(c->web->auth, c->request->from, c->request->now_ms);
    if (wait_s == 0)
        return true;
    odd_web_response response = odd_respond_error(429, "too_often", "too many tries: wait a little");
    response.retry_after_s = wait_s;
    odd_call_answer(c, response);
    return false;
}

/* A session for who has shown the password. */
static bool begin(odd_call *c, odd_text name, odd_web_response *response, int status) {
    odd_error error = {0};
    char cookie[sizeof response->cookie];
    if (odd_auth_begin(c->web->auth, name, c->request->now_ms, cookie, &c->director, &error) != ODD_OK) {
        *response = odd_respond_wrong(507, "storage", &error);
        return false;
    }
    *response = tell(c, &c->director);
    response->status = status;
    memcpy(response->cookie, cookie, sizeof cookie);
    return true;
}

void odd_call_login(odd_call *c) {
    odd_text password = {0}, name = {0};
    odd_web_response response;
    if (!may_try(c))
        return;
    if (!odd_fields_text(c->fields, "password", &password) || !odd_fields_text(c->fields, "name", &name) ||
        password.text == NULL || name.len > ODD_AUTHOR_MAX) {
        odd_call_refuse(c, 400, "fields",
                        "expected {\"password\":\"...\"}, and perhaps a \"name\" of up to 40 bytes");
        return;
    }
    if (!odd_auth_is(c->web->auth, password)) {
        odd_call_refuse(c, 401, "password", "this is not the password");
        return;
    }
    odd_auth_succeeded(c->web->auth, c->request->from);
    begin(c, name, &response, 200);
    odd_call_answer(c, response);
}

void odd_call_logout(odd_call *c) {
    odd_auth_end(c->web->auth, c->request);
    odd_web_response response = tell(c, NULL);
    strcpy(response.cookie, "oddtrick=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    odd_call_answer(c, response);
}

void odd_call_password(odd_call *c) {
    odd_text old = {0}, new = {0}, name = odd_text_of(c->director.author);
    odd_error error = {0};
    odd_web_response response;
    if (!may_try(c))
        return;
    if (!odd_fields_text(c->fields, "old", &old) || !odd_fields_text(c->fields, "new", &new) ||
        new.text == NULL) {
        odd_call_refuse(c, 400, "fields", "expected {\"old\":\"...\",\"new\":\"...\"}");
        return;
    }
    if (!odd_auth_is(c->web->auth, old)) {
        odd_call_refuse(c, 401, "password", "this is not the password");
        return;
    }
    odd_auth_succeeded(c->web->auth, c->request->from);
    int code = odd_auth_set(c->web->auth, new, &error);
    if (code == ODD_OK)
        begin(c, name, &response, 200);
    else
        response = odd_respond_wrong(code == ODD_E_SYNTAX ? 422 : 507, "password", &error);
    odd_call_answer(c, response);
}

/* ---- The one-time link --------------------------------------------------------------------------- */

static odd_web_response used_up(const odd_call *c) {
    return odd_respond(403, odd_page_used(c->web->assets));
}

void odd_call_setup_form(odd_call *c) {
    char token[ODD_TOKEN_MAX];
    bool good = odd_query_value(c->request->target, "token", token, sizeof token) &&
                odd_auth_token_is(c->web->auth, odd_text_of(token)) && !c->web->read_only;
    odd_call_answer(c, good ? odd_respond(200, odd_page_setup(c->web->assets, token, "")) : used_up(c));
}

/* A value of a form that was sent: it is written like a query. */
static bool form_value(const odd_call *c, const char *name, char *value, size_t cap) {
    odd_out form = {0};
    odd_out_char(&form, '?');
    if (c->request->body.len > 0)
        odd_out_bytes(&form, c->request->body.text, c->request->body.len);
    odd_out_char(&form, '\0');
    bool found = odd_query_value(form.text, name, value, cap);
    odd_out_free(&form);
    return found;
}

void odd_call_setup(odd_call *c) {
    char token[ODD_TOKEN_MAX], password[ODD_PASSWORD_MOST + 1] = "", again[ODD_PASSWORD_MOST + 1] = "";
    odd_error error = {0};
    odd_web_response response;
    if (!may_try(c))
        return;
    if (!form_value(c, "token", token, sizeof token) ||
        !odd_auth_token_is(c->web->auth, odd_text_of(token))) {
        odd_call_answer(c, used_up(c));
        return;
    }
    odd_auth_succeeded(c->web->auth, c->request->from);
    bool both =
        form_value(c, "password", password, sizeof password) && form_value(c, "again", again, sizeof again);
    if (!both || strcmp(password, again) != 0) {
        odd_call_answer(c, odd_respond(422, odd_page_setup(c->web->assets, token, "Both must be the same.")));
        return;
    }
    int code = odd_auth_set(c->web->auth, odd_text_of(password), &error);
    if (code != ODD_OK)
        response = odd_respond(code == ODD_E_SYNTAX ? 422 : 507,
                               odd_page_setup(c->web->assets, token, error.message));
    else if (begin(c, (odd_text){0}, &response, 303))
        response.location = "/#/events";
    odd_call_answer(c, response);
}
