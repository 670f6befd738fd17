/* Points that a file states and that its contracts do not give. Its other numbers may follow from either: so
 * the event is scored with the points of the file while settings are searched, and with the right ones at the
 * end. */
#include "base/text.h"
#include "event/audit/audit.h"

enum { POINTS_MAX = 7600 };

/* Finds boards whose vulnerability the file declares unknown: the one that follows from the number is only likely. */
static bool find_boards(odd_auditor *a) {
    const odd_event *e = a->e;
    a->any_vul = ODD_TAKE(a->arena, e->about.board_count + 1, bool);
    if (a->any_vul == NULL)
        return false;
    for (size_t i = 0; i < e->about.board_count; i++)
        a->any_vul[i] = false;
    for (size_t i = 0; i < e->about.note_count; i++) {
        const odd_note *n = &e->notes[i];
        bool of_play = n->about == ODD_ABOUT_PLAY;
        if (n->kind == ODD_NOTE_TAG && odd_text_is(n->name, "pbn:Vulnerable") &&
            (of_play || n->about == ODD_ABOUT_BOARD))
            a->any_vul[of_play ? e->plays[n->of].board : n->of] = true;
    }
    return true;
}

bool odd_audit_points_fit(const odd_auditor *a, uint32_t board, odd_result result, int pts) {
    odd_vul vul = a->e->boards[board].vul;
    if (!a->any_vul[board])
        return odd_score(result, vul) == pts;
    return odd_score(result, ODD_VUL_NONE) == pts || odd_score(result, ODD_VUL_BOTH) == pts;
}

/* Finds the points that the file states for a line, as North-South's. Returns false if it is not a score, or
 * if it is right. */
static bool other_points(const odd_auditor *a, const odd_stated_score *said, int *pts) {
    if (said->about != ODD_ABOUT_PLAY || said->kind != ODD_STATED_SCORE ||
        !(said->there[0] || said->there[1]))
        return false;
    const odd_play *p = &a->e->plays[said->of[0]];
    odd_amount amount = said->there[0] ? said->amount[0] : -said->amount[1];
    if (p->corrected || p->kind != ODD_PLAYED || p->bare)
        return false;
    *pts = (int)(amount / ODD_ONE);
    return amount % ODD_ONE == 0 && *pts >= -POINTS_MAX && *pts <= POINTS_MAX && *pts != p->score_pts;
}

bool odd_audit_points_start(odd_auditor *a) {
    odd_event *e = a->e;
    a->points = ODD_TAKE(a->arena, e->about.stated_count + 1, odd_points);
    a->fine = ODD_TAKE(a->arena, e->about.stated_count + 1, uint8_t);
    if (!find_boards(a) || a->points == NULL || a->fine == NULL)
        return false;
    for (size_t i = 0; i < e->about.stated_count; i++) {
        int pts;
        a->fine[i] = 0;
        if (!other_points(a, &e->stated[i], &pts))
            continue;
        odd_play *p = &e->plays[e->stated[i].of[0]];
        a->points[a->points_count++] = (odd_points){e->stated[i].of[0], p->score_pts, (int16_t)pts, true};
        p->bare = true; /* so that a second score of the line does not count as another one */
    }
    return true;
}

/* Counts the wrong scores of lines by board, and all other wrong scores after the last board. */
static void count_wrong(odd_auditor *a, uint32_t *wrong) {
    const odd_event *e = a->e;
    for (size_t i = 0; i <= e->about.board_count; i++)
        wrong[i] = 0;
    for (size_t i = 0; i < e->about.stated_count; i++) {
        const odd_stated_score *said = &e->stated[i];
        bool of_play = said->about == ODD_ABOUT_PLAY;
        for (int n = 0; n < odd_audit_numbers(said) && !(of_play && said->kind == ODD_STATED_SCORE); n++) {
            odd_amount right;
            if (said->there[n] && odd_audit_right(a, said, n, ODD_READ_PLAIN, &right) &&
                !odd_audit_close(a, said, ODD_DIGITS_ROUNDED, right, said->amount[n]))
                wrong[of_play ? e->plays[said->of[0]].board : e->about.board_count]++;
        }
    }
}

/* Decides for each board whether the file's other scores follow from its points, or only the points are a slip. */
void odd_audit_choose_points(odd_auditor *a) {
    size_t boards = a->e->about.board_count;
    uint32_t *stated = ODD_TAKE(a->arena, boards + 1, uint32_t);
    uint32_t *right = ODD_TAKE(a->arena, boards + 1, uint32_t);
    if (stated == NULL || right == NULL) {
        a->no_memory = true;
        return;
    }
    odd_audit_take_points(a, false);
    if (a->points_count == 0)
        return;
    count_wrong(a, right);
    odd_audit_take_points(a, true);
    count_wrong(a, stated);
    for (size_t i = 0; i < a->points_count; i++) {
        uint32_t b = a->e->plays[a->points[i].play].board;
        bool alike = stated[b] == right[b];
        a->points[i].follow = alike ? stated[boards] < right[boards] : stated[b] < right[b];
    }
    odd_audit_take_points(a, true);
}

void odd_audit_take_points(odd_auditor *a, bool stated) {
    for (size_t i = 0; i < a->points_count; i++) {
        odd_play *p = &a->e->plays[a->points[i].play];
        p->bare = stated && a->points[i].follow;
        p->score_pts = p->bare ? a->points[i].stated : a->points[i].right;
    }
    if (a->points_count == 0)
        return;
    a->e->derived.changed = true;
    if (odd_event_score(a->e) == ODD_E_MEMORY)
        a->no_memory = true;
}

bool odd_audit_points_of(const odd_auditor *a, uint32_t play, int *pts) {
    const odd_play *p = &a->e->plays[play];
    *pts = p->score_pts;
    if (p->kind != ODD_PLAYED || !p->bare)
        return p->kind == ODD_PLAYED;
    for (size_t i = 0; i < a->points_count; i++)
        if (a->points[i].play == play) {
            *pts = a->points[i].right;
            return true;
        }
    return false;
}
