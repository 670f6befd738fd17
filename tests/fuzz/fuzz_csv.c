/* Fuzz target: any bytes as a table of results. What can be scored is the same as a log, and can be written and read again. */
#include "exchange.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    odd_format_detect(bytes, size);
    exchange_as_log("csv", bytes, size);
    exchange("csv", NULL, bytes, size, false);
    return 0;
}
