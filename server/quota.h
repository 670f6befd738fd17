/* How much of something each address has, and all together: places of viewers, bytes of requests that wait. */
#ifndef ODD_SERVER_QUOTA_H
#define ODD_SERVER_QUOTA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A number that stands for an address. Those of one network of IPv6 (/64), which are one client's, have the same. */
uint64_t odd_address_number(const char *address);

typedef struct odd_quota odd_quota;

/* At most so much of all, and of each. */
odd_quota *odd_quota_open(size_t all, size_t each);
void odd_quota_close(odd_quota *quota);

/* False if that would be too much: then nothing is taken. */
bool odd_quota_take(odd_quota *quota, uint64_t address, size_t amount);
void odd_quota_give(odd_quota *quota, uint64_t address, size_t amount);

#endif
