/* Fuzz target: any bytes as BridgeWebs CSV. What can be scored is the same as a log. */
#include "exchange.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    odd_format_detect(bytes, size);
    exchange_as_log("bridgewebs", bytes, size);
    return 0;
}
