/* What a writer cannot carry over, counted by kind of fact and said once each. Knows no format. */
#ifndef ODD_EXCHANGE_LOSSES_H
#define ODD_EXCHANGE_LOSSES_H

#include "record/file_format.h"

typedef struct odd_lost {
    size_t counts[ODD_FACT_COUNT];
} odd_lost;

/* Says how many facts of each kind were counted. */
void odd_lost_tell(const odd_lost *lost, const odd_target *out);

/* For writers, who number nobody and hear of nothing wrong. */
odd_taker odd_lost_taker(void *owner, void (*take)(void *owner, const odd_record *record));

#endif
