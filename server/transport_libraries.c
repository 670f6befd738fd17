/* Loads libmicrohttpd and GnuTLS when a server starts. Their functions have their own names here and call those of the loaded
 * libraries, so the files that use them need not know. */
#pragma GCC visibility push( \
    hidden) /* the loaded libraries must not find these functions in place of their own */
#include <gnutls/abstract.h>
#include <gnutls/gnutls.h>
#include <microhttpd.h>
#pragma GCC visibility pop

#include <pthread.h>

#include "base/out.h"
#include "platform/process.h"
#include "server/transport.h"

/* F(result, return, name, parameters, arguments) for each function that is used; without `return` if it returns nothing. */
// clang-format off
#define HTTP_FUNCTIONS(F) \
    F(enum MHD_Result, return, MHD_add_response_header, \
      (struct MHD_Response *made, const char *name, const char *value), (made, name, value)) \
    F(struct MHD_Response *, return, MHD_create_response_from_buffer, \
      (size_t size, void *bytes, enum MHD_ResponseMemoryMode mode), (size, bytes, mode)) \
    F(struct MHD_Response *, return, MHD_create_response_from_callback, \
      (uint64_t size, size_t piece, MHD_ContentReaderCallback read, void *owner, \
       MHD_ContentReaderFreeCallback end), (size, piece, read, owner, end)) \
    F(void,, MHD_destroy_response, (struct MHD_Response *made), (made)) \
    F(const union MHD_ConnectionInfo *, return, MHD_get_connection_info, \
      (struct MHD_Connection *connection, enum MHD_ConnectionInfoType type, ...), (connection, type)) \
    F(int, return, MHD_get_connection_values_n, \
      (struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIteratorN take, void *owner), \
      (connection, kind, take, owner)) \
    F(const char *, return, MHD_get_version, (void), ()) \
    F(const char *, return, MHD_lookup_connection_value, \
      (struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key), (connection, kind, key)) \
    F(enum MHD_Result, return, MHD_queue_response, \
      (struct MHD_Connection *connection, unsigned status, struct MHD_Response *made), \
      (connection, status, made)) \
    F(void,, MHD_resume_connection, (struct MHD_Connection *connection), (connection)) \
    F(struct MHD_Daemon *, return, MHD_start_daemon_va, \
      (unsigned flags, uint16_t port, MHD_AcceptPolicyCallback accept, void *accept_owner, \
       MHD_AccessHandlerCallback handle, void *owner, va_list options), \
      (flags, port, accept, accept_owner, handle, owner, options)) \
    F(void,, MHD_stop_daemon, (struct MHD_Daemon *daemon), (daemon)) \
    F(void,, MHD_suspend_connection, (struct MHD_Connection *connection), (connection))

#define TLS_FUNCTIONS(F) \
    F(int, return, gnutls_load_file, (const char *path, gnutls_datum_t *bytes), (path, bytes)) \
    F(void,, gnutls_memset, (void *bytes, int value, size_t size), (bytes, value, size)) \
    F(void,, gnutls_pcert_deinit, (gnutls_pcert_st *certificate), (certificate)) \
    F(int, return, gnutls_pcert_list_import_x509_raw, \
      (gnutls_pcert_st *chain, unsigned *count, const gnutls_datum_t *bytes, gnutls_x509_crt_fmt_t format, \
       unsigned flags), (chain, count, bytes, format, flags)) \
    F(void,, gnutls_privkey_deinit, (gnutls_privkey_t key), (key)) \
    F(int, return, gnutls_privkey_import_x509_raw, \
      (gnutls_privkey_t key, const gnutls_datum_t *bytes, gnutls_x509_crt_fmt_t format, const char *password, \
       unsigned flags), (key, bytes, format, password, flags)) \
    F(int, return, gnutls_privkey_init, (gnutls_privkey_t *key), (key)) \
    F(void,, gnutls_pubkey_deinit, (gnutls_pubkey_t key), (key)) \
    F(int, return, gnutls_pubkey_get_key_id, \
      (gnutls_pubkey_t key, unsigned flags, unsigned char *id, size_t *size), (key, flags, id, size)) \
    F(int, return, gnutls_pubkey_import_privkey, \
      (gnutls_pubkey_t key, gnutls_privkey_t of, unsigned usage, unsigned flags), (key, of, usage, flags)) \
    F(int, return, gnutls_pubkey_init, (gnutls_pubkey_t *key), (key)) \
    F(const char *, return, gnutls_strerror, (int error), (error))
// clang-format on

#define POINTER(result, give, name, parameters, arguments) __typeof__(name) *name;
#define NAME(result, give, name, parameters, arguments)    #name,
#define HTTP_CALL(result, give, name, parameters, arguments) \
    result name parameters {                                 \
        give http.name arguments;                            \
    }
#define TLS_CALL(result, give, name, parameters, arguments) \
    result name parameters {                                \
        give tls.name arguments;                            \
    }

static struct { HTTP_FUNCTIONS(POINTER) } http;
static struct { TLS_FUNCTIONS(POINTER) } tls;

static const char *const http_names[] = {HTTP_FUNCTIONS(NAME)};
static const char *const tls_names[] = {TLS_FUNCTIONS(NAME)};

enum {
    HTTP_COUNT = sizeof http_names / sizeof http_names[0],
    TLS_COUNT = sizeof tls_names / sizeof tls_names[0]
};
_Static_assert(sizeof http == HTTP_COUNT * sizeof(void *) && sizeof tls == TLS_COUNT * sizeof(void *),
               "a pointer for each name");

/* ---- By their own names ---------------------------------------------------------------------------- */

HTTP_FUNCTIONS(HTTP_CALL)
TLS_FUNCTIONS(TLS_CALL)

struct MHD_Daemon *MHD_start_daemon(unsigned flags, uint16_t port, MHD_AcceptPolicyCallback accept,
                                    void *accept_owner, MHD_AccessHandlerCallback handle, void *owner, ...) {
    va_list options;
    va_start(options, owner);
    struct MHD_Daemon *daemon =
        MHD_start_daemon_va(flags, port, accept, accept_owner, handle, owner, options);
    va_end(options);
    return daemon;
}

gnutls_free_function gnutls_free;

/* ---- Loading ------------------------------------------------------------------------------------- */

static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool loaded;

static void load(void) {
    static const char *const variables[] = {"gnutls_free"};
    gnutls_free_function *free_function;
    loaded = odd_library_load("libmicrohttpd.so.12", http_names, HTTP_COUNT, &http) &&
             odd_library_load("libgnutls.so.30", tls_names, TLS_COUNT, &tls) &&
             odd_library_load("libgnutls.so.30", variables, 1, &free_function);
    if (loaded)
        gnutls_free = *free_function;
}

int odd_transport_load(odd_error *error) {
    pthread_once(&once, load);
    return loaded
               ? ODD_OK
               : odd_fail(
                     error, ODD_E_OUTSIDE, 0, 0,
                     "libmicrohttpd and GnuTLS are needed to serve: install libmicrohttpd12 and libgnutls30");
}
