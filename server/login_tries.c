/* Allowances that time refills: in memory, or in a database that several servers share. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/auth.h"

enum {
    TRIES = 5,      /* tries in a row */
    TRY_MS = 12000, /* then one try in so many milliseconds */
    SHARED = 40,    /* tries of all strangers together, since each try costs time and memory */
    SHARED_MS = 1500
};

static void refill(odd_allowance *a, int64_t now_ms, int64_t most_ms) {
    int64_t passed = now_ms > a->at_ms ? now_ms - a->at_ms : 0;
    a->left_ms = a->left_ms + passed < most_ms ? a->left_ms + passed : most_ms;
    a->at_ms = now_ms;
}

static odd_allowance *find(odd_allowance list[ODD_TRIES_PLACES], const char *whose) {
    for (int i = 0; i < ODD_TRIES_PLACES; i++)
        if (strcmp(list[i].whose, whose) == 0)
            return &list[i];
    return NULL;
}

/* Returns the allowance with this name, refilled. A new one replaces the least recently used. */
static odd_allowance *find_or_make(odd_allowance list[ODD_TRIES_PLACES], const char *whose, int64_t now_ms) {
    odd_allowance *found = find(list, whose);
    if (found == NULL) {
        found = &list[0];
        for (int i = 1; i < ODD_TRIES_PLACES; i++)
            if (list[i].whose[0] == '\0' || (found->whose[0] != '\0' && list[i].at_ms < found->at_ms))
                found = &list[i];
        *found = (odd_allowance){.left_ms = (int64_t)TRIES * TRY_MS, .at_ms = now_ms};
        snprintf(found->whose, sizeof found->whose, "%s", whose);
    }
    refill(found, now_ms, (int64_t)TRIES * TRY_MS);
    return found;
}

void odd_tries_start(odd_tries *t, int64_t now_ms) {
    memset(t, 0, sizeof *t);
    t->shared = (odd_allowance){.left_ms = (int64_t)SHARED * SHARED_MS, .at_ms = now_ms};
}

/* Milliseconds until the next try is allowed. */
static int64_t wait_for(const odd_allowance *a, int64_t try_ms) {
    return a->left_ms < try_ms ? try_ms - a->left_ms : 0;
}

static int take_from(odd_allowance *own, odd_allowance *second, int64_t second_try_ms) {
    int64_t wait_ms = wait_for(own, TRY_MS);
    if (wait_ms == 0 && second != NULL)
        wait_ms = wait_for(second, second_try_ms);
    if (wait_ms > 0)
        return (int)((wait_ms + 999) / 1000);
    own->left_ms -= TRY_MS;
    if (second != NULL)
        second->left_ms -= second_try_ms;
    return 0;
}

int odd_tries_take(odd_tries *t, const odd_login_client *who, int64_t now_ms) {
    char address[ODD_ADDRESS_TEXT];
    if (who->device != NULL)
        return take_from(find_or_make(t->devices, who->device, now_ms), NULL, 0);
    odd_address_network(address, who->from);
    odd_allowance *own = find_or_make(t->strangers, address, now_ms);
    odd_allowance *network = who->network != NULL ? find_or_make(t->networks, who->network, now_ms) : NULL;
    refill(&t->shared, now_ms, (int64_t)SHARED * SHARED_MS);
    if (network != NULL && wait_for(network, TRY_MS) == 0)
        return take_from(own, network, TRY_MS);
    return take_from(own, &t->shared, SHARED_MS);
}

void odd_tries_return(odd_tries *t, const odd_login_client *who) {
    char address[ODD_ADDRESS_TEXT];
    odd_address_network(address, who->from);
    odd_allowance *own = who->device != NULL ? find(t->devices, who->device) : find(t->strangers, address);
    odd_allowance *network = who->network != NULL ? find(t->networks, who->network) : NULL;
    if (own != NULL)
        own->left_ms += TRY_MS;
    if (who->device == NULL && network != NULL)
        network->left_ms += TRY_MS;
    else if (who->device == NULL)
        t->shared.left_ms += SHARED_MS;
}

/* ---- In a database ------------------------------------------------------------------------------- */

#define TRY "try "

enum {
    FULL_MS = TRIES * TRY_MS,
    NAME_BYTES = 2 * ODD_TRIES_NAME,
    AT_ONCE = 16 /* expired values that one try removes */
};
_Static_assert(SHARED *SHARED_MS <= FULL_MS, "after this time each allowance is full");

/* An allowance, and the name of its stored value. */
typedef struct named_allowance {
    odd_allowance *allowance;
    char name[NAME_BYTES];
} named_allowance;

static void add_counted(named_allowance *list, size_t *count, odd_allowance *allowance, const char *kind,
                        const char *whose) {
    if (whose == NULL)
        return;
    snprintf(allowance->whose, sizeof allowance->whose, "%s", whose);
    list[*count].allowance = allowance;
    snprintf(list[(*count)++].name, NAME_BYTES, TRY "%s %s", kind, whose);
}

/* "48000 1794864436707": the remaining allowance, and its time. */
static bool take_value(void *owner, odd_text name, odd_text value, int64_t until_ms) {
    odd_allowance *a = owner;
    char text[64], *end = text;
    (void)name, (void)until_ms;
    snprintf(text, sizeof text, "%.*s", (int)value.len, value.text);
    a->left_ms = strtoll(text, &end, 10);
    a->at_ms = strtoll(end, NULL, 10);
    return true;
}

int odd_tries_count(odd_store *store, const odd_login_client *who, int64_t now_ms, bool takes, int *wait_s,
                    odd_error *error) {
    odd_tries *t = odd_alloc(1, sizeof *t);
    named_allowance list[4];
    size_t count = 0;
    char address[ODD_ADDRESS_TEXT], value[64];
    int code = takes ? odd_store_forget(store, odd_text_of(TRY), AT_ONCE, now_ms, error) : ODD_OK;
    odd_tries_start(t, now_ms);
    odd_address_network(address, who->from);
    add_counted(list, &count, &t->shared, "all", "strangers");
    add_counted(list, &count, &t->devices[0], "device", who->device);
    add_counted(list, &count, &t->networks[0], "network", who->network);
    add_counted(list, &count, &t->strangers[0], "address", who->device == NULL ? address : NULL);
    for (size_t i = 0; i < count && code == ODD_OK; i++) {
        list[i].allowance->left_ms = FULL_MS; /* unless a stored value says less */
        list[i].allowance->at_ms = now_ms;
        code = odd_store_value(store, odd_text_of(list[i].name), take_value, list[i].allowance, error);
    }
    *wait_s = takes ? odd_tries_take(t, who, now_ms) : 0;
    if (!takes)
        odd_tries_return(t, who);
    for (size_t i = 0; i < count && code == ODD_OK && *wait_s == 0; i++) {
        snprintf(value, sizeof value, "%lld %lld", (long long)list[i].allowance->left_ms,
                 (long long)list[i].allowance->at_ms);
        code = odd_store_keep(store, odd_text_of(list[i].name), odd_text_of(value), now_ms + FULL_MS, error);
    }
    free(t);
    return code;
}
