/* Fuzz target: any bytes as a packed file and as a text of unknown encoding. What is unpacked keeps within its limits; what is
 * decoded is UTF-8. */
#include "fuzz.h"

#include "platform/archive.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const char *bytes = (const char *)data;
    odd_error error = {0};
    char *out;
    size_t len;
    int code = odd_archive_unpack(&out, &len, bytes, size, &error);
    require(code == ODD_OK || (out == NULL && error.message[0] != '\0'));
    require(out == NULL || len <= ODD_INFLATE_MAX + size + 1);
    free(out);
    odd_charset_guess guess = odd_charset_detect(bytes, size);
    for (int c = 0; c < ODD_CHARSET_COUNT; c++) {
        char *text = odd_charset_decode((odd_charset)c, bytes, size, &len);
        require(odd_charset_is_utf8(text, len));
        require((odd_charset)c != guess.charset || guess.charset != ODD_UTF8 || len == size);
        free(text);
    }
    return 0;
}
