/* Parses requests and composes responses. */
#include "server/http.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "report/columns.h"
#include "platform/store/event_store.h"

enum { AWAY_RETRY_S = 1 }; /* Retry-After while the database is unreachable */

/* ---- Requests ---------------------------------------------------------------------------------- */

int64_t odd_now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int64_t odd_tick_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000 + 1;
}

void odd_time_write(char text[ODD_TIME_TEXT], int64_t time_ms) {
    time_t seconds = (time_t)(time_ms / 1000);
    struct tm parts;
    gmtime_r(&seconds, &parts);
    size_t len = strftime(text, ODD_TIME_TEXT, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(text + len, ODD_TIME_TEXT - len, ".%03dZ", (int)(time_ms % 1000));
}

odd_text odd_request_header(const odd_http_request *request, const char *name) {
    const char *value = request->header(request, name);
    return value != NULL ? (odd_text){value, strlen(value)} : (odd_text){0};
}

static int hex_digit(char c) {
    if (odd_is_digit(c))
        return c - '0';
    c = odd_lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Copies text and decodes escapes, up to the end or one of the bytes in `until`. Returns the number of bytes read; -1 if the
 * result does not fit, or contains a control character or an incomplete escape. */
static int unescape(char *to, size_t cap, const char *from, const char *until, bool plus_is_blank) {
    size_t len = 0;
    const char *at = from;
    for (; *at != '\0' && strchr(until, *at) == NULL; at++) {
        int c = (unsigned char)*at;
        if (c == '%') {
            int high = hex_digit(at[1]), low = high >= 0 ? hex_digit(at[2]) : -1;
            if (low < 0)
                return -1;
            c = high * 16 + low;
            at += 2;
        } else if (c == '+' && plus_is_blank) {
            c = ' ';
        }
        if (c < 0x20 || c == 0x7F || len + 1 >= cap)
            return -1;
        to[len++] = (char)c;
    }
    to[len] = '\0';
    return (int)(at - from);
}

bool odd_path_read(odd_path *path, const char *target) {
    path->count = 0;
    if (target[0] != '/')
        return false;
    for (const char *at = target; *at == '/';) {
        at++;
        if ((*at == '\0' || *at == '?') && path->count == 0)
            return true;
        if (path->count == ODD_PATH_PARTS)
            return false;
        char *part = path->part[path->count++];
        int len = unescape(part, ODD_PART_MAX, at, "/?", false);
        if (len <= 0 || part[0] == '.' || strpbrk(part, "/\\") != NULL)
            return false;
        at += len;
    }
    return true;
}

bool odd_query_value(const char *target, const char *name, char *value, size_t cap) {
    size_t len = strlen(name);
    const char *at = strchr(target, '?');
    while (at != NULL) {
        at++;
        if (strncmp(at, name, len) == 0 && at[len] == '=')
            return unescape(value, cap, at + len + 1, "&", true) >= 0;
        at = strchr(at, '&');
    }
    return false;
}

odd_text odd_cookie_value(const odd_http_request *request, const char *name) {
    odd_text all = odd_request_header(request, "Cookie");
    size_t len = strlen(name);
    for (const char *at = all.text; at != NULL && *at != '\0';) {
        at += strspn(at, "; ");
        size_t size = strcspn(at, ";");
        if (size > len && strncmp(at, name, len) == 0 && at[len] == '=')
            return (odd_text){at + len + 1, size - len - 1};
        at += size;
    }
    return (odd_text){0};
}

bool odd_request_accepts_gzip(const odd_http_request *request) {
    odd_text accepted = odd_request_header(request, "Accept-Encoding");
    const char *at = accepted.text != NULL ? strstr(accepted.text, "gzip") : NULL;
    return at != NULL && (strncmp(at + 4, ";q=", 3) != 0 || strtod(at + 7, NULL) > 0);
}

bool odd_request_has_etag_of(const odd_http_request *request, const odd_body *body) {
    odd_text known = odd_request_header(request, "If-None-Match");
    return body->etag[0] != '\0' && known.len > 0 && strstr(known.text, body->etag) != NULL;
}

/* ---- Bodies ------------------------------------------------------------------------------------ */

odd_body *odd_body_keep(odd_body *body) {
    atomic_fetch_add_explicit(&body->references, 1, memory_order_relaxed);
    return body;
}

void odd_body_release(odd_body *body) {
    if (body == NULL || atomic_fetch_sub_explicit(&body->references, 1, memory_order_acq_rel) > 1)
        return;
    if (body->prepared != NULL)
        body->free_prepared(body->prepared); /* this also frees the bytes when they are sent */
    else if (body->owned)
        free((char *)(uintptr_t)body->bytes);
    free(body);
}

odd_body *odd_body_of(const char *bytes, size_t len, const char *type) {
    odd_body *body = odd_alloc(1, sizeof *body);
    atomic_init(&body->references, 1);
    body->bytes = bytes;
    body->len = len;
    body->type = type;
    body->cache = "no-store";
    return body;
}

odd_body *odd_body_take(odd_out *text, const char *type) {
    if (text->text == NULL)
        odd_out_room(text, 1);
    odd_body *body = odd_body_of(text->text, text->len, type);
    body->owned = true;
    *text = (odd_out)ODD_HEAP_OUT;
    return body;
}

/* ---- Responses --------------------------------------------------------------------------------- */

const char *const odd_response_headers[][2] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; "
     "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
     "frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"X-Frame-Options", "DENY"},
    {"Referrer-Policy", "same-origin"}, /* without it, the forms of these pages would send no origin */
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    {NULL, NULL},
};

odd_http_response odd_respond(int status, odd_body *body) {
    return (odd_http_response){.status = status, .body = body};
}

odd_http_response odd_respond_json(int status, odd_out *json) {
    return odd_respond(status, odd_body_take(json, ODD_JSON_TYPE));
}

odd_http_response odd_respond_failure(int status, const char *kind, const odd_error *error) {
    odd_out o = ODD_HEAP_OUT;
    odd_out_char(&o, '{');
    odd_json_open(&o, "error", '{');
    odd_json_word(&o, "kind", kind);
    if (error->message[0] != '\0')
        odd_json_message(&o, error->message, &error->marks);
    else
        odd_json_word(&o, "message", "unknown error");
    if (error->line > 0) {
        odd_json_int(&o, "line", error->line);
        odd_json_int(&o, "column", error->column);
    }
    odd_out_text(&o, "}}\n");
    bool away = error->code == ODD_E_AWAY || error->code == ODD_E_UNCERTAIN;
    odd_http_response response = odd_respond_json(away ? 503 : status, &o);
    response.retry_after_s = away ? AWAY_RETRY_S : 0;
    response.of_storage = strcmp(kind, "storage") == 0;
    snprintf(response.log_message, sizeof response.log_message, "%.*s", (int)sizeof response.log_message - 1,
             error->message);
    return response;
}

odd_http_response odd_respond_error(int status, const char *kind, const char *message) {
    odd_error error = {0};
    strncpy(error.message, message, sizeof error.message - 1);
    return odd_respond_failure(status, kind, &error);
}
