/* Fuzz target: any bytes as a victory point scale. The first byte, which is part of the text, also chooses
 * the number of boards. What is accepted must be a scale that can be asked for every margin. */
#include <limits.h>

#include "fuzz.h"
#include "oddtrick.h"

static void check_error(const odd_error *error, int code, size_t size) {
    require(code >= ODD_E_SYNTAX && code <= ODD_E_UNREACHABLE);
    require(error->code == code);
    require(error->line >= 0 && (size_t)error->line <= size + 1);
    require(error->column >= 0 && (size_t)error->column <= size + 1);
    require(memchr(error->message, '\0', sizeof error->message) != NULL);
    require(error->message[0] != '\0');
}

static void check_rows(const odd_vp_scale *s) {
    require(s->count >= 1 && s->count <= ODD_VP_ROWS_MAX);
    require(s->rows[0].from_imps == 0 && s->rows[0].winner_x100 == s->rows[0].loser_x100);
    for (int i = 0; i < s->count; i++) {
        require(s->rows[i].loser_x100 >= 0 && s->rows[i].winner_x100 >= s->rows[i].loser_x100);
        if (i == 0)
            continue;
        require(s->rows[i].from_imps > s->rows[i - 1].from_imps);
        require(s->rows[i].winner_x100 >= s->rows[i - 1].winner_x100);
        require(s->rows[i].loser_x100 <= s->rows[i - 1].loser_x100);
    }
}

static void check_margin(const odd_vp_scale *s, int imps) {
    odd_vp won = odd_vp_for(s, imps), lost = odd_vp_for(s, -imps);
    require(won.own_x100 == lost.other_x100 && won.other_x100 == lost.own_x100);
    const odd_vp_row *row = s->rows;
    while (row + 1 < s->rows + s->count && row[1].from_imps <= imps)
        row++;
    require(won.own_x100 == row->winner_x100 && won.other_x100 == row->loser_x100);
}

static void check_needed(const odd_vp_scale *s, int vp_x100) {
    odd_vp_need need;
    odd_error error;
    int code = odd_vp_needed(&need, s, vp_x100, &error);
    if (code != ODD_OK) {
        require(code == ODD_E_UNREACHABLE && vp_x100 > s->rows[s->count - 1].winner_x100);
        return;
    }
    require(need.gives_x100 >= vp_x100 && need.least_imps <= need.most_imps);
    require(odd_vp_for(s, need.least_imps).own_x100 == need.gives_x100);
    require(odd_vp_for(s, need.most_imps).own_x100 == need.gives_x100);
    require(need.open_below || odd_vp_for(s, need.least_imps - 1).own_x100 < vp_x100);
    require(need.open_above || odd_vp_for(s, need.most_imps + 1).own_x100 > need.gives_x100);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static odd_vp_scale s;
    odd_error error;
    int boards = size > 0 ? data[0] : 8;
    int code = odd_vp_scale_parse(&s, (const char *)data, size, boards, &error);
    if (code != ODD_OK) {
        check_error(&error, code, size);
        return 0;
    }
    check_rows(&s);
    int last = s.rows[s.count - 1].from_imps;
    for (int imps = 0; imps <= last + 1; imps += 1 + last / 100)
        check_margin(&s, imps);
    check_margin(&s, INT_MAX);
    odd_vp_for(&s, INT_MIN);
    check_needed(&s, 0);
    check_needed(&s, s.rows[0].winner_x100);
    check_needed(&s, s.rows[s.count - 1].winner_x100);
    check_needed(&s, s.rows[s.count - 1].winner_x100 + 1);
    return 0;
}
