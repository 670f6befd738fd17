/* Times for people, in the time zone of the machine. Published pages have no script, so they cannot use the reader's zone. */
#include <time.h>

#include "base/out.h"
#include "cli/output.h"

size_t odd_local_moment(char *out, size_t cap, int64_t time_s) {
    time_t time = (time_t)time_s;
    struct tm local;
    char zone[16];
    tzset();
    if (localtime_r(&time, &local) == NULL || strftime(zone, sizeof zone, "%Z", &local) == 0) {
        odd_writer w = odd_writer_on(out, cap);
        odd_moment_write(&w, time_s, ' ', " UTC");
        return w.len;
    }
    bool named =
        zone[0] != '+' && zone[0] != '-'; /* some zones have no name: "-03" is three hours behind UTC */
    size_t len = strftime(out, cap, local.tm_sec == 0 ? "%Y-%m-%d %H:%M" : "%Y-%m-%d %H:%M:%S", &local);
    odd_writer rest = odd_writer_on(out + len, cap - len);
    odd_put_format(&rest, named ? " %s" : " UTC%s", zone);
    return len + rest.len;
}
