/* Fuzz target: any bytes as a file with a movement. What is read can be proved and measured, and goes on after an accident without a
 * board that somebody plays again. */
#include "fuzz.h"
#include "oddtrick_plan.h"
#include "platform/memory.h"

static bool plays(const odd_movement *m, const odd_move *move, unsigned who, int board) {
    bool there = move->ns[0] == who || (m->contest != ODD_TEAMS && move->ew[0] == who) ||
                 (move->ns[1] == who && who > 0) || (move->ew[1] == who && who > 0);
    return there && move->first > 0 && board >= move->first && board <= move->last;
}

/* Boards of rounds to come that were played before, or are twice. */
static void check_boards(const odd_movement *m, int from) {
    for (size_t i = 0; i < m->move_count && m->move_count <= 60; i++)
        for (size_t k = 0; k < m->move_count; k++) {
            const odd_move *x = &m->moves[i], *y = &m->moves[k];
            if (x->round < from || i == k || x->first == 0)
                continue;
            require(!plays(m, y, x->ns[0], x->first) && !plays(m, y, x->ns[0], x->last));
        }
}

static void check_change(const odd_movement *m, odd_arena *arena, int from) {
    odd_continuations list;
    odd_error error = {0};
    odd_accident accident = {.from = from};
    int code = odd_movement_change(&list, m, &accident, arena, &error);
    require(code == ODD_OK ? list.count > 0 : error.message[0] != '\0');
    for (size_t i = 0; code == ODD_OK && i < list.count; i++)
        check_boards(&list.list[i].movement, from);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    odd_blocks blocks = {0};
    odd_arena arena = odd_blocks_arena(&blocks);
    odd_movement m;
    odd_error error = {0};
    odd_movement_own own = {0};
    int code = odd_movement_read(&m, &own, (const char *)data, size, &arena, &error);
    if (code == ODD_OK) {
        odd_faults faults;
        odd_balance balance;
        require(odd_movement_prove(&faults, &m, &arena) == ODD_OK);
        require(odd_movement_balance(&balance, &m, &arena) == ODD_OK);
        check_change(&m, &arena, 1 + (int)(size % 3));
    } else {
        require(error.code == code && error.message[0] != '\0');
        require(error.line >= 0 && (size_t)error.line <= size + 1);
    }
    odd_blocks_free(&blocks);
    return 0;
}
