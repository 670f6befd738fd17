/* Handlers of logging in and out, and of setting the password. */
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "report/columns.h"
#include "server/handlers.h"

/* {"director":true,"name":"Ann","csrf":"..."} */
static odd_http_response respond_session(const odd_call *c, const odd_director *director) {
    odd_out o = ODD_HEAP_OUT;
    char token[ODD_TOKEN_MAX];
    odd_server_setup_token(c->server, token);
    odd_out_char(&o, '{');
    odd_json_bool(&o, "director", director != NULL);
    if (director != NULL) {
        odd_json_word(&o, "name", director->author);
        odd_json_word(&o, "csrf", director->csrf);
        odd_json_word(&o, "role", director->role == ODD_ROLE_DIRECTOR ? "director" : "assistant");
        odd_json_bool(&o, "playing", director->playing);
    }
    odd_json_bool(&o, "read_only", c->server->read_only);
    odd_json_bool(&o, "setup", token[0] != '\0');
    odd_out_text(&o, "}\n");
    return odd_respond_json(200, &o);
}

void odd_handle_session(odd_call *c) {
    odd_session_state state = odd_auth_session(c->server->auth, c->request, &c->director);
    if (state == ODD_SESSION_UNREADABLE)
        odd_call_refuse_for(c, 503, "storage", "the database cannot be read now: try again in a moment", 1);
    else
        odd_call_answer(c, respond_session(c, state == ODD_SESSION_OPEN ? &c->director : NULL));
}

/* Counts a try of the password. Returns false after an answer. */
static bool may_try(odd_call *c) {
    int wait_s = odd_auth_take_try(c->server->auth, c->request, c->device_known);
    if (wait_s == 0)
        return true;
    odd_call_refuse_for(c, 429, "too_often", "too many login attempts: wait a little", wait_s);
    return false;
}

static void run_job(odd_job *job) {
    odd_call *c = (odd_call *)job;
    c->work(c);
}

/* Passwords take time and memory, and storing may have to wait. One thread works for strangers and one for known devices, so
 * that neither delays readers. */
static void queue_login(odd_call *c, odd_jobs *jobs, void (*work)(odd_call *c)) {
    c->work = work;
    c->job.run = run_job;
    if (!odd_jobs_add(jobs, &c->job))
        odd_call_refuse(c, 503, "busy", "too many requests are waiting: try again in a moment");
}

/* Answers a login: a session, or an error. */
static odd_http_response respond_login(odd_call *c, int code, odd_login *login, const odd_error *error,
                                       const char *note) {
    if (code != ODD_OK)
        return code == ODD_E_REFERENCE ? odd_respond_error(401, "password", "wrong password")
               : code == ODD_E_SYNTAX  ? odd_respond_failure(422, "password", error)
                                       : odd_respond_failure(507, "storage", error);
    c->director = login->director;
    odd_http_response response = respond_session(c, &c->director);
    memcpy(response.cookie, login->cookie, sizeof response.cookie);
    memcpy(response.device, login->device, sizeof response.device);
    response.log_event = note;
    return response;
}

/* ---- Logging in and out -------------------------------------------------------------------------- */

/* A name stays in the log for ever: it must not contain characters that control a terminal or change the direction of text. */
bool odd_author_good(odd_text name) {
    uint32_t c;
    for (size_t at = 0; at < name.len;) {
        at += odd_utf8_next(&c, name.text + at, name.len - at);
        if (odd_is_control(c) || odd_is_override(c))
            return false;
    }
    return name.len <= ODD_AUTHOR_MAX;
}

static void log_in(odd_call *c) {
    if (odd_auth_shared(c->server->auth) && !may_try(c))
        return;
    odd_text password = {0};
    odd_error error = {0};
    odd_login login = {.request = c->request};
    odd_fields_text(c->fields, "password", &password);
    odd_fields_text(c->fields, "name", &login.author);
    int code = odd_auth_log_in(c->server->auth, password, &login, &error);
    if (code == ODD_OK)
        odd_auth_return_try(c->server->auth, c->request, c->device_known);
    odd_call_answer(c, respond_login(c, code, &login, &error, "login"));
}

void odd_handle_login(odd_call *c) {
    odd_text password = {0}, name = {0};
    if (!odd_fields_text(c->fields, "password", &password) || !odd_fields_text(c->fields, "name", &name) ||
        password.text == NULL || !odd_author_good(name)) {
        odd_call_refuse(c, 400, "fields",
                        "expected {\"password\":\"...\"}, with an optional \"name\" of up to 40 bytes");
        return;
    }
    c->device_known = odd_auth_device_known(c->server->auth, c->request);
    if (odd_auth_shared(c->server->auth) || may_try(c)) /* if shared, the login thread counts the try */
        queue_login(c, c->device_known ? c->server->login_jobs.known : c->server->login_jobs.strangers,
                    log_in);
}

static void log_out(odd_call *c) {
    char cookie[ODD_COOKIE_MAX];
    odd_error error = {0};
    if (odd_auth_log_out(c->server->auth, c->request, cookie, &error) != ODD_OK) {
        odd_call_answer(c, odd_respond_failure(507, "storage", &error));
        return;
    }
    odd_http_response response = respond_session(c, NULL);
    memcpy(response.cookie, cookie, sizeof response.cookie);
    response.log_event = "logout";
    odd_call_answer(c, response);
}

void odd_handle_logout(odd_call *c) {
    queue_login(c, c->server->login_jobs.known, log_out);
}

static void change_password(odd_call *c) {
    if (odd_auth_shared(c->server->auth) && !may_try(c))
        return;
    odd_text old = {0}, new = {0};
    odd_error error = {0};
    odd_director director = c->director; /* keeps the name */
    odd_login login = {.request = c->request, .author = odd_text_of(director.author)};
    login.director.playing = director.playing;
    odd_fields_text(c->fields, "old", &old);
    odd_fields_text(c->fields, "new", &new);
    int code = odd_auth_change_password(c->server->auth, old, new, &login, &error);
    if (code == ODD_OK || code == ODD_E_SYNTAX)
        odd_auth_return_try(c->server->auth, c->request, c->device_known);
    odd_call_answer(c, respond_login(c, code, &login, &error, "password"));
}

void odd_handle_password(odd_call *c) {
    odd_text old = {0}, new = {0};
    if (!odd_fields_text(c->fields, "old", &old) || !odd_fields_text(c->fields, "new", &new) ||
        new.text == NULL) {
        odd_call_refuse(c, 400, "fields", "expected {\"old\":\"...\",\"new\":\"...\"}");
        return;
    }
    c->device_known = odd_auth_device_known(c->server->auth, c->request);
    if (odd_auth_shared(c->server->auth) || may_try(c))
        queue_login(c, c->server->login_jobs.known, change_password);
}

/* ---- The one-time link --------------------------------------------------------------------------- */

static odd_text languages_of(const odd_call *c) {
    return odd_request_header(c->request, "Accept-Language");
}

static odd_body *setup_page(const odd_call *c, const char *token, odd_setup_outcome wrong,
                            const char *message) {
    return odd_page_setup(c->server->assets, languages_of(c), token, wrong, message);
}

static odd_http_response respond_link_used(const odd_call *c) {
    return odd_respond(403, odd_page_link_used(c->server->assets, languages_of(c)));
}

void odd_handle_setup_form(odd_call *c) {
    char token[ODD_TOKEN_MAX];
    bool good = odd_query_value(c->request->target, "token", token, sizeof token) &&
                odd_auth_is_setup_token(c->server->auth, odd_text_of(token)) && !c->server->read_only;
    odd_call_answer(c,
                    good ? odd_respond(200, setup_page(c, token, ODD_SETUP_GOOD, "")) : respond_link_used(c));
}

/* Reads a value of a form, which is encoded like a query. */
static bool form_value(const odd_call *c, const char *name, char *value, size_t cap) {
    odd_out form = ODD_HEAP_OUT;
    odd_out_char(&form, '?');
    if (c->request->body.len > 0)
        odd_out_bytes(&form, c->request->body.text, c->request->body.len);
    odd_out_char(&form, '\0');
    bool found = odd_query_value(form.text, name, value, cap);
    odd_out_free(&form);
    return found;
}

static void set_up(odd_call *c) {
    char token[ODD_TOKEN_MAX] = "", password[ODD_PASSWORD_MAX + 1] = "";
    odd_error error = {0};
    odd_login login = {.request = c->request};
    form_value(c, "token", token, sizeof token);
    form_value(c, "password", password, sizeof password);
    int code =
        odd_auth_set_password(c->server->auth, odd_text_of(token), odd_text_of(password), &login, &error);
    if (code == ODD_E_REFERENCE) {
        odd_call_answer(c, respond_link_used(c));
        return;
    }
    odd_http_response response = respond_login(c, code, &login, &error, "setup");
    if (code == ODD_OK) {
        response.status = 303;
        response.location = "/#/events";
    } else {
        odd_body_release(response.body);
        response.body = setup_page(c, token, ODD_SETUP_FAILED, error.message);
    }
    odd_call_answer(c, response);
}

void odd_handle_setup(odd_call *c) {
    char token[ODD_TOKEN_MAX], password[ODD_PASSWORD_MAX + 1] = "", again[ODD_PASSWORD_MAX + 1] = "";
    if (!form_value(c, "token", token, sizeof token) ||
        !odd_auth_is_setup_token(c->server->auth, odd_text_of(token))) {
        odd_call_answer(c, respond_link_used(c));
        return;
    }
    bool both =
        form_value(c, "password", password, sizeof password) && form_value(c, "again", again, sizeof again);
    if (!both || strcmp(password, again) != 0) {
        odd_call_answer(c, odd_respond(422, setup_page(c, token, ODD_SETUP_DIFFER, "")));
        return;
    }
    queue_login(c, c->server->login_jobs.known, set_up);
}
