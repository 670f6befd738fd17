/* Sends mails with libcurl, which is loaded when it is first needed. */
#include "platform/smtp.h"

#include <string.h>

#include "base/out.h"
#include "base/text.h"
#include "platform/process.h"

bool odd_smtp_is_address(odd_text text) {
    enum { LONGEST = 254 };
    size_t at = 0, ats = 0;
    for (size_t i = 0; i < text.len; i++) {
        unsigned char c = (unsigned char)text.text[i];
        if (c <= ' ' || c >= 127 || strchr("<>()[],;:\\\"", c) != NULL)
            return false;
        if (c == '@') {
            at = i;
            ats++;
        }
    }
    return ats == 1 && at > 0 && at + 1 < text.len && text.len <= LONGEST && text.text[0] != '-';
}

#ifdef ODD_WITH_CURL
#include <curl/curl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/socket.h>

static struct {
    CURLcode (*global_init)(long);
    CURL *(*init)(void);
    CURLcode (*set)(CURL *, CURLoption, ...);
    CURLcode (*perform)(CURL *);
    CURLcode (*get)(CURL *, CURLINFO, ...);
    void (*cleanup)(CURL *);
    const char *(*words)(CURLcode);
    struct curl_slist *(*append)(struct curl_slist *, const char *);
    void (*free_list)(struct curl_slist *);
} curl;

static const char *const names[] = {"curl_global_init",   "curl_easy_init",    "curl_easy_setopt",
                                    "curl_easy_perform",  "curl_easy_getinfo", "curl_easy_cleanup",
                                    "curl_easy_strerror", "curl_slist_append", "curl_slist_free_all"};

enum { FUNCTIONS = sizeof names / sizeof names[0] };
_Static_assert(sizeof curl == FUNCTIONS * sizeof(void *), "a pointer for each name");

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool loaded;

static void load(void) {
    loaded = (odd_library_load("libcurl-gnutls.so.4", names, FUNCTIONS, &curl) ||
              odd_library_load("libcurl.so.4", names, FUNCTIONS, &curl)) &&
             curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int odd_smtp_load(odd_error *error) {
    pthread_once(&once, load);
    return loaded ? ODD_OK
                  : odd_fail(error, ODD_E_OUTSIDE, 0, 0,
                             "libcurl is needed to send mail: install libcurl3-gnutls");
}

/* ---- One mail -------------------------------------------------------------------------------------- */

typedef struct mail_upload {
    odd_text message;
    size_t at;
    bool ended; /* libcurl has been told that there is no more: it has sent the end of the message */
    int socket;
    bool (*go_on)(void *owner);
    void *owner;
} mail_upload;

static size_t read_some(char *to, size_t size, size_t count, void *owner) {
    mail_upload *s = owner;
    size_t left = s->message.len - s->at, some = size * count < left ? size * count : left;
    memcpy(to, s->message.text + s->at, some);
    s->at += some;
    s->ended = some == 0;
    return some;
}

static int note_socket(void *owner, curl_socket_t socket, curlsocktype type) {
    mail_upload *s = owner;
    (void)type;
    s->socket = socket;
    return CURL_SOCKOPT_OK;
}

/* Ends the transfer if go_on says so. libcurl would still send QUIT and wait for the answer, so the socket is shut down. */
static int look(void *owner, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d) {
    const mail_upload *s = owner;
    (void)a, (void)b, (void)c, (void)d;
    if (s->go_on == NULL || s->go_on(s->owner))
        return 0;
    if (s->socket >= 0)
        shutdown(s->socket, SHUT_RDWR);
    return 1;
}

static void set_all(CURL *c, const odd_smtp *smtp, struct curl_slist *to, mail_upload *s, char *words) {
    curl.set(c, CURLOPT_URL, smtp->url);
    curl.set(c, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl.set(c, CURLOPT_NOSIGNAL, 1L);
    curl.set(c, CURLOPT_CONNECTTIMEOUT, (long)smtp->timeout_s);
    curl.set(c, CURLOPT_TIMEOUT, (long)smtp->timeout_s);
    curl.set(c, CURLOPT_USE_SSL, (long)(smtp->starttls ? CURLUSESSL_ALL : CURLUSESSL_TRY));
    if (smtp->authorities != NULL)
        curl.set(c, CURLOPT_CAINFO, smtp->authorities);
    if (smtp->user != NULL) {
        curl.set(c, CURLOPT_USERNAME, smtp->user);
        curl.set(c, CURLOPT_PASSWORD, smtp->password != NULL ? smtp->password : "");
    }
    curl.set(c, CURLOPT_MAIL_FROM, smtp->from);
    curl.set(c, CURLOPT_MAIL_RCPT, to);
    curl.set(c, CURLOPT_READFUNCTION, read_some);
    curl.set(c, CURLOPT_READDATA, s);
    curl.set(c, CURLOPT_UPLOAD, 1L);
    curl.set(c, CURLOPT_NOPROGRESS, 0L);
    curl.set(c, CURLOPT_XFERINFOFUNCTION, look);
    curl.set(c, CURLOPT_XFERINFODATA, s);
    curl.set(c, CURLOPT_SOCKOPTFUNCTION, note_socket);
    curl.set(c, CURLOPT_SOCKOPTDATA, s);
    curl.set(c, CURLOPT_ERRORBUFFER, words);
}

/* Reports an error with the words of libcurl or of the mail server. */
static int fail(odd_error *error, CURLcode result, long code, const char *words) {
    int kind = code >= 500 && code < 600 ? ODD_E_REFERENCE : ODD_E_OUTSIDE;
    if (result == CURLE_LOGIN_DENIED)
        return odd_fail(error, kind, 0, 0,
                        "the mail server does not accept the user name and the password: %s", words);
    if (code >= 400)
        return odd_fail(error, kind, 0, 0, "the mail server refused it: %s", words);
    if (result == CURLE_PEER_FAILED_VERIFICATION || result == CURLE_USE_SSL_FAILED ||
        result == CURLE_SSL_CONNECT_ERROR)
        return odd_fail(error, kind, 0, 0, "there is no safe connection to the mail server: %s", words);
    return odd_fail(error, kind, 0, 0, "the mail server cannot be reached: %s", words);
}

int odd_smtp_send(const odd_smtp *smtp, const char *to, odd_text message, bool (*go_on)(void *owner),
                  void *owner, bool *unsure, odd_error *error) {
    char words[CURL_ERROR_SIZE] = "";
    long code = 0;
    if (odd_smtp_load(error) != ODD_OK)
        return ODD_E_OUTSIDE;
    mail_upload s = {.message = message, .socket = -1, .go_on = go_on, .owner = owner};
    CURL *c = curl.init();
    struct curl_slist *list = curl.append(NULL, to);
    if (c == NULL || list == NULL) {
        curl.free_list(list);
        if (c != NULL)
            curl.cleanup(c);
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "out of memory to send mail");
    }
    set_all(c, smtp, list, &s, words);
    CURLcode result = curl.perform(c);
    curl.get(c, CURLINFO_RESPONSE_CODE, &code);
    curl.free_list(list);
    curl.cleanup(c);
    if (result == CURLE_OK)
        return ODD_OK;
    *unsure = s.ended && code < 400; /* a refusal is an answer */
    if (result == CURLE_ABORTED_BY_CALLBACK)
        return odd_fail(error, ODD_E_STOPPED, 0, 0, "the server was stopped");
    return fail(error, result, code, words[0] != '\0' ? words : curl.words(result));
}

#else

int odd_smtp_load(odd_error *error) {
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "this oddtrick was built without libcurl, which sends mail");
}

int odd_smtp_send(const odd_smtp *smtp, const char *to, odd_text message, bool (*go_on)(void *owner),
                  void *owner, bool *unsure, odd_error *error) {
    (void)smtp, (void)to, (void)message, (void)go_on, (void)owner, (void)unsure;
    return odd_smtp_load(error);
}

#endif
