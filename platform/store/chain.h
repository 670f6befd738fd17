/* The hash chain of an event's log. Each line has a hash over the hash before it and all that the line says, and the first
 * one follows the hash of the event's name and the time of its creation. So a line that was changed, removed, inserted or moved
 * no longer fits, nor does the head of the chain, which the event keeps, fit a log that was cut off. It shows damage and
 * changes by other programs; it is no signature, since anybody can compute it. */
#ifndef ODD_PLATFORM_STORE_CHAIN_H
#define ODD_PLATFORM_STORE_CHAIN_H

#include "oddtrick.h"

enum { ODD_CHAIN_BYTES = 32 }; /* BLAKE2b-256 */

typedef struct odd_chain {
    unsigned char hash[ODD_CHAIN_BYTES]; /* of the line of that number; of the event itself where it is 0 */
    int64_t number;
} odd_chain;

/* What a line says, besides its number. */
typedef struct odd_link {
    int64_t time_ms;
    odd_text author, text;
    odd_text key;  /* of the addition that begins here; empty: none does, or it has no key */
    int64_t count; /* how many lines that has; 0: no addition begins here */
} odd_link;

/* Before the first use. False if the library cannot be used. */
bool odd_chain_ready(void);

void odd_chain_start(odd_chain *chain, odd_text name, int64_t created_ms);
void odd_chain_add(odd_chain *chain, const odd_link *line);

/* Whether the chain has come to this hash. */
bool odd_chain_is(const odd_chain *chain, odd_text hash);

#endif
