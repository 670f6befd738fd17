/* How often a password may be tried. Strangers have an allowance for each address, and one together; a device on which the
 * password was right before has an allowance of its own, which no stranger can use up. Time is monotonic and is the
 * caller's, and so is the lock. */
#ifndef ODD_SERVER_LOGIN_TRIES_H
#define ODD_SERVER_LOGIN_TRIES_H

#include <stdbool.h>
#include <stdint.h>

enum { ODD_TRIES_PLACES = 256, ODD_TRIES_NAME = 72 };

/* What is left, in milliseconds: one try costs some, and time gives them back. */
typedef struct odd_allowance {
    char whose[ODD_TRIES_NAME];
    int64_t left_ms, at_ms;
} odd_allowance;

typedef struct odd_tries {
    odd_allowance strangers[ODD_TRIES_PLACES], devices[ODD_TRIES_PLACES], together;
} odd_tries;

void odd_tries_start(odd_tries *tries, int64_t now_ms);

/* Takes a try: 0, or in how many seconds there will be one. From is the address of a stranger; device is not NULL for one
 * that is known. */
int odd_tries_take(odd_tries *tries, const char *from, const char *device, int64_t now_ms);

/* Gives a try back, since the password was right. */
void odd_tries_give(odd_tries *tries, const char *from, const char *device);

#endif
