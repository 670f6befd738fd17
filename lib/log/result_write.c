/* Writes results in their canonical form. */
#include "base/out.h"
#include "oddtrick.h"

enum { BOOK = 6 };

size_t odd_result_format(char *buf, size_t cap, odd_result r, odd_style style) {
    odd_writer w = odd_writer_on(buf, cap);
    if (!odd_result_valid(r) || r.level == 0) {
        odd_put_text(&w, "pass");
        return w.len;
    }
    odd_put_format(&w, "%d%s%s ", r.level, odd_strain_text(r.strain, style), odd_doubling_text(r.doubling));
    if (r.declarer != ODD_NO_SEAT)
        odd_put_format(&w, "%s ", odd_seat_text(r.declarer));
    int over = r.tricks - BOOK - r.level;
    if (over == 0)
        odd_put_char(&w, '=');
    else
        odd_put_format(&w, "%s%d", over > 0 ? "+" : "", over);
    return w.len;
}
