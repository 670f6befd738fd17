/* Fuzz target: any bytes as an event in JSON. What can be scored is written and read again, and is the same then. */
#include "exchange.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    odd_format_detect(bytes, size);
    exchange("json", NULL, bytes, size, true);
    return 0;
}
