/* Certificates by GnuTLS. Only this file uses it. */
#include "server/transport.h"

#include <errno.h>
#include <gnutls/abstract.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "platform/memory.h"

enum { CHAIN_MAX = 8, KEY_ID_BYTES = 64 };

const char odd_tls_priorities[] = "SECURE128:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2";

/* A loaded certificate. A connection may still use it after a newer one was loaded, so it stays until the end. */
typedef struct loaded_certificate {
    gnutls_pcert_st chain[CHAIN_MAX];
    unsigned count;
    gnutls_privkey_t key;
    struct loaded_certificate *older;
} loaded_certificate;

struct odd_tls {
    const char *certificate, *key;
    loaded_certificate *newest;
};

/* The certificate for new connections. It is global because GnuTLS's callback gets no pointer. */
static _Atomic(loaded_certificate *) shown;

/* ---- Loading ----------------------------------------------------------------------------------- */

static void unload(loaded_certificate *l) {
    for (unsigned i = 0; i < l->count; i++)
        gnutls_pcert_deinit(&l->chain[i]);
    if (l->key != NULL)
        gnutls_privkey_deinit(l->key);
    free(l);
}

static int read_file(const char *path, gnutls_datum_t *bytes, odd_error *error) {
    errno = 0;
    if (gnutls_load_file(path, bytes) >= 0)
        return ODD_OK;
    return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "cannot read '%s': %s", path,
                    errno != 0 ? strerror(errno) : "not a regular file");
}

static int read_chain(loaded_certificate *l, const char *path, odd_error *error) {
    gnutls_datum_t bytes;
    int code = read_file(path, &bytes, error);
    if (code != ODD_OK)
        return code;
    unsigned count = CHAIN_MAX;
    int made = gnutls_pcert_list_import_x509_raw(l->chain, &count, &bytes, GNUTLS_X509_FMT_PEM, 0);
    gnutls_free(bytes.data);
    if (made < 0)
        return odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no certificate in '%s': expected 1 to %d in PEM (%s)",
                        path, CHAIN_MAX, gnutls_strerror(made));
    l->count = count;
    return ODD_OK;
}

static int read_key(loaded_certificate *l, const char *path, odd_error *error) {
    gnutls_datum_t bytes;
    int code = read_file(path, &bytes, error);
    if (code != ODD_OK)
        return code;
    int made = gnutls_privkey_init(&l->key);
    if (made >= 0)
        made = gnutls_privkey_import_x509_raw(l->key, &bytes, GNUTLS_X509_FMT_PEM, NULL, 0);
    gnutls_memset(bytes.data, 0, bytes.size);
    gnutls_free(bytes.data);
    return made >= 0
               ? ODD_OK
               : odd_fail(error, ODD_E_OUTSIDE, 0, 0, "no key in '%s': %s; expected PEM without a password",
                          path, gnutls_strerror(made));
}

/* Whether the key matches the certificate. */
static bool belong_together(loaded_certificate *l) {
    unsigned char ids[2][KEY_ID_BYTES];
    size_t lens[2] = {KEY_ID_BYTES, KEY_ID_BYTES};
    gnutls_pubkey_t of_key;
    if (gnutls_pubkey_init(&of_key) < 0)
        return false;
    bool same = gnutls_pubkey_import_privkey(of_key, l->key, 0, 0) >= 0 &&
                gnutls_pubkey_get_key_id(of_key, 0, ids[0], &lens[0]) >= 0 &&
                gnutls_pubkey_get_key_id(l->chain[0].pubkey, 0, ids[1], &lens[1]) >= 0 &&
                lens[0] == lens[1] && memcmp(ids[0], ids[1], lens[0]) == 0;
    gnutls_pubkey_deinit(of_key);
    return same;
}

int odd_tls_reload(odd_tls *t, odd_error *error) {
    loaded_certificate *l = odd_alloc(1, sizeof *l);
    int code = read_chain(l, t->certificate, error);
    if (code == ODD_OK)
        code = read_key(l, t->key, error);
    if (code == ODD_OK && !belong_together(l))
        code = odd_fail(error, ODD_E_OUTSIDE, 0, 0, "the key in '%s' does not match the certificate in '%s'",
                        t->key, t->certificate);
    if (code != ODD_OK) {
        unload(l);
        return code;
    }
    l->older = t->newest;
    t->newest = l;
    atomic_store(&shown, l);
    return ODD_OK;
}

odd_tls *odd_tls_open(const char *certificate, const char *key, odd_error *error) {
    if (odd_transport_load(error) != ODD_OK)
        return NULL;
    odd_tls *t = odd_alloc(1, sizeof *t);
    t->certificate = certificate;
    t->key = key;
    if (odd_tls_reload(t, error) == ODD_OK)
        return t;
    free(t);
    return NULL;
}

void odd_tls_close(odd_tls *t) {
    if (t == NULL)
        return;
    atomic_store(&shown, NULL);
    for (loaded_certificate *l = t->newest, *older; l != NULL; l = older) {
        older = l->older;
        unload(l);
    }
    free(t);
}

/* ---- Showing ----------------------------------------------------------------------------------- */

static int retrieve(gnutls_session_t session, const gnutls_datum_t *authorities, int authority_count,
                    const gnutls_pk_algorithm_t *algorithms, int algorithm_count, gnutls_pcert_st **chain,
                    unsigned *count, gnutls_privkey_t *key) {
    loaded_certificate *l = atomic_load(&shown);
    (void)session;
    (void)authorities;
    (void)authority_count;
    (void)algorithms;
    (void)algorithm_count;
    if (l == NULL)
        return -1;
    *chain = l->chain;
    *count = l->count;
    *key = l->key;
    return 0;
}

void *odd_tls_retrieve(void) {
    gnutls_certificate_retrieve_function2 *function = retrieve;
    void *pointer;
    memcpy(&pointer, &function, sizeof pointer); /* ISO C has no cast between these pointers */
    return pointer;
}
