/* Writes mails in the format of RFC 5322 and MIME. All text that people wrote is encoded, so that it cannot add
 * a header or end the message. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "server/mail.h"

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static void put_base64(odd_out *o, const char *bytes, size_t len) {
    for (size_t i = 0; i < len; i += 3) {
        unsigned b[3] = {0};
        for (size_t k = 0; k < 3 && i + k < len; k++)
            b[k] = (unsigned char)bytes[i + k];
        unsigned all = b[0] << 16 | b[1] << 8 | b[2];
        odd_out_char(o, digits[all >> 18 & 63]);
        odd_out_char(o, digits[all >> 12 & 63]);
        odd_out_char(o, i + 1 < len ? digits[all >> 6 & 63] : '=');
        odd_out_char(o, i + 2 < len ? digits[all & 63] : '=');
    }
}

/* Writes encoded words as in RFC 2047, each of whole characters and at most 75 bytes. */
static void put_words(odd_out *o, odd_text text) {
    enum { BYTES = 42 };
    for (size_t at = 0, len; at < text.len; at += len) {
        len = text.len - at < BYTES ? text.len - at : BYTES;
        while (at + len < text.len && len > 1 && ((unsigned char)text.text[at + len] & 0xC0) == 0x80)
            len--;
        odd_out_text(o, at > 0 ? "\r\n =?UTF-8?B?" : "=?UTF-8?B?");
        put_base64(o, text.text + at, len);
        odd_out_text(o, "?=");
    }
}

static void put_date(odd_out *o, int64_t now_ms) {
    static const char days[] = "SunMonTueWedThuFriSat", months[] = "JanFebMarAprMayJunJulAugSepOctNovDec";
    time_t now = (time_t)(now_ms / 1000);
    struct tm t;
    if (gmtime_r(&now, &t) == NULL)
        return;
    char text[80];
    snprintf(text, sizeof text, "Date: %.3s, %d %.3s %d %02d:%02d:%02d +0000\r\n", days + 3 * t.tm_wday,
             t.tm_mday, months + 3 * t.tm_mon, t.tm_year + 1900, t.tm_hour, t.tm_min, t.tm_sec);
    odd_out_text(o, text);
}

/* Lines of base64 are 76 bytes long, made from 57. */
static void put_body(odd_out *o, odd_text text) {
    enum { BYTES = 57 };
    for (size_t at = 0; at < text.len; at += BYTES) {
        put_base64(o, text.text + at, text.len - at < BYTES ? text.len - at : BYTES);
        odd_out_text(o, "\r\n");
    }
}

static void put_lines(odd_out *o, odd_text text) {
    for (size_t i = 0; i < text.len; i++) {
        if (text.text[i] == '\n' && (i == 0 || text.text[i - 1] != '\r'))
            odd_out_char(o, '\r');
        odd_out_char(o, text.text[i]);
    }
}

static void put_header(odd_out *o, const char *name, const char *value, const char *more, const char *end) {
    odd_out_text(o, name);
    odd_out_text(o, value);
    odd_out_text(o, more);
    odd_out_text(o, end);
}

void odd_mail_write(odd_out *o, const odd_mail_text *mail) {
    odd_out body = ODD_HEAP_OUT;
    const char *domain = strchr(mail->from, '@');
    char id[40];
    snprintf(id, sizeof id, "%016llx.%llx", (unsigned long long)mail->number,
             (unsigned long long)mail->now_ms);
    put_date(o, mail->now_ms);
    put_header(o, "From: <", mail->from, "", ">\r\n");
    put_header(o, "To: <", mail->to, "", ">\r\nSubject: ");
    put_words(o, mail->subject);
    put_header(o, "\r\nMessage-ID: <", id, domain != NULL ? domain : "@localhost", ">\r\n");
    odd_out_text(o, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
                    "Content-Transfer-Encoding: base64\r\nAuto-Submitted: auto-generated\r\n\r\n");
    put_lines(&body, mail->text);
    if (mail->text.len > 0)
        odd_out_text(&body, "\r\n\r\n");
    put_lines(&body, mail->card);
    put_body(o, (odd_text){body.text, body.len});
    odd_out_free(&body);
}
