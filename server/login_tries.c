/* Allowances that time refills. */
#include "server/login_tries.h"

#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>

enum {
    TRIES = 5,      /* in a row */
    TRY_MS = 12000, /* then one in so many milliseconds */
    TOGETHER = 40,  /* the same of all strangers together, since each costs time and memory */
    TOGETHER_MS = 1500
};

static void refill(odd_allowance *a, int64_t now_ms, int64_t most_ms) {
    int64_t passed = now_ms > a->at_ms ? now_ms - a->at_ms : 0;
    a->left_ms = a->left_ms + passed < most_ms ? a->left_ms + passed : most_ms;
    a->at_ms = now_ms;
}

/* Who has one IPv6 address has all 2^64 of its network: they count as one. */
static void name_stranger(char whose[ODD_TRIES_NAME], const char *from) {
    struct in6_addr address;
    char text[INET6_ADDRSTRLEN] = "";
    if (inet_pton(AF_INET6, from, &address) == 1) {
        memset(address.s6_addr + 8, 0, 8);
        inet_ntop(AF_INET6, &address, text, sizeof text);
        snprintf(whose, ODD_TRIES_NAME, "%s/64", text);
    } else {
        snprintf(whose, ODD_TRIES_NAME, "%s", from[0] != '\0' ? from : "?");
    }
}

/* Its own, or NULL. */
static odd_allowance *find(odd_allowance list[ODD_TRIES_PLACES], const char *whose) {
    for (int i = 0; i < ODD_TRIES_PLACES; i++)
        if (strcmp(list[i].whose, whose) == 0)
            return &list[i];
    return NULL;
}

/* Its own, or the place of the one that has tried least lately. */
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
    t->together = (odd_allowance){.left_ms = (int64_t)TOGETHER * TOGETHER_MS, .at_ms = now_ms};
}

int odd_tries_take(odd_tries *t, const char *from, const char *device, int64_t now_ms) {
    char whose[ODD_TRIES_NAME];
    name_stranger(whose, from);
    odd_allowance *a =
        device != NULL ? find_or_make(t->devices, device, now_ms) : find_or_make(t->strangers, whose, now_ms);
    int64_t wait_ms = a->left_ms < TRY_MS ? TRY_MS - a->left_ms : 0;
    refill(&t->together, now_ms, (int64_t)TOGETHER * TOGETHER_MS);
    if (device == NULL && wait_ms == 0 && t->together.left_ms < TOGETHER_MS)
        wait_ms = TOGETHER_MS - t->together.left_ms;
    if (wait_ms > 0)
        return (int)((wait_ms + 999) / 1000);
    a->left_ms -= TRY_MS;
    if (device == NULL)
        t->together.left_ms -= TOGETHER_MS;
    return 0;
}

void odd_tries_give(odd_tries *t, const char *from, const char *device) {
    char whose[ODD_TRIES_NAME];
    name_stranger(whose, from);
    odd_allowance *a = device != NULL ? find(t->devices, device) : find(t->strangers, whose);
    if (a != NULL)
        a->left_ms += TRY_MS;
    if (device == NULL)
        t->together.left_ms += TOGETHER_MS;
}
