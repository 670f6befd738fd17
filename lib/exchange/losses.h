/* What a writer cannot carry over, counted by kind of fact and said once each. Knows no format. */
#ifndef ODD_EXCHANGE_LOSSES_H
#define ODD_EXCHANGE_LOSSES_H

#include "record/file_format.h"

typedef struct odd_lost {
    size_t counts[ODD_FACT_COUNT];
} odd_lost;

/* Says how many facts of each kind were counted. */
void odd_lost_tell(const odd_lost *lost, const odd_target *out);

/* Has the event tell a writer, which takes each record and numbers nobody. */
typedef void odd_take(void *owner, const odd_record *record);
void odd_tell(const odd_teller *from, unsigned what, void *owner, odd_take *take);

#endif
