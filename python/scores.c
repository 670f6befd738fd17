/* Scores of single results, scales, and the sheets of rubber bridge and Chicago. */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

#include "extend/extend.h"
#include "platform/memory.h"
#include "report/columns.h"
#include "report/score_sheet.h"

/* ---- Scores ------------------------------------------------------------------------------------------ */

/* Parses and checks (result, vul, game). False after an exception. */
static bool read_deal(PyObject *module, PyObject *args, PyObject *keywords, odd_deal *deal) {
    static char *names[] = {"result", "vul", "game", NULL};
    odd_text text;
    PyObject *vul = NULL;
    const char *game = "duplicate";
    odd_error error;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O&|Os", names, odd_py_take_text, &text, &vul, &game))
        return false;
    *deal = (odd_deal){0};
    if (!odd_py_vul(module, vul, &deal->vul))
        return false;
    if (strcmp(game, "rubber") == 0) {
        deal->game = ODD_RUBBER_BRIDGE;
    } else if (strcmp(game, "duplicate") != 0) {
        PyErr_Format(PyExc_ValueError, "unknown game '%s': expected duplicate or rubber", game);
        return false;
    }
    if (odd_deal_parse(deal, text.text, text.len, &error) != ODD_OK ||
        odd_deal_check(deal, &error) != ODD_OK) {
        odd_py_fail(module, &error);
        return false;
    }
    return true;
}

ODD_PY_FUNCTION(score) {
    odd_deal deal;
    if (!read_deal(module, args, keywords, &deal))
        return NULL;
    return PyLong_FromLong(odd_deal_score(&deal));
}

static void say_steps(odd_out *o, const void *deal) {
    odd_deal_json(o, deal, true);
}

ODD_PY_FUNCTION(explain) {
    odd_deal deal;
    return read_deal(module, args, keywords, &deal) ? odd_py_say(say_steps, &deal) : NULL;
}

static const char *const strains[ODD_STRAIN_COUNT] = {"", "C", "D", "H", "S", "NT"};

/* Returns (canonical text, level, strain, doubling, declarer, tricks). */
ODD_PY_FUNCTION(parse) {
    static char *names[] = {"result", NULL};
    odd_text text;
    odd_result r;
    odd_error error;
    char canonical[ODD_RESULT_MAX];
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O&", names, odd_py_take_text, &text))
        return NULL;
    if (odd_result_parse(&r, text.text, text.len, &error) != ODD_OK)
        return odd_py_fail(module, &error);
    odd_result_format(canonical, sizeof canonical, r, ODD_ASCII);
    return Py_BuildValue("sisssi", canonical, r.level, strains[r.strain], odd_doubling_text(r.doubling),
                         odd_seat_text(r.declarer), r.tricks);
}

ODD_PY_FUNCTION(pack) {
    odd_deal deal;
    if (!read_deal(module, args, keywords, &deal))
        return NULL;
    return PyLong_FromLong(odd_pack(deal.result, deal.vul));
}

ODD_PY_FUNCTION(unpack) {
    static char *names[] = {"packed", NULL};
    unsigned short packed;
    odd_vul vul;
    char text[ODD_RESULT_MAX];
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "H", names, &packed))
        return NULL;
    odd_result r = odd_unpack(packed, &vul);
    odd_result_format(text, sizeof text, r, ODD_ASCII);
    return Py_BuildValue("ss", text, odd_vul_text(vul));
}

/* Returns the results that give a score as a list of (result, vul). */
ODD_PY_FUNCTION(inverse) {
    static char *names[] = {"score", "vul", NULL};
    odd_candidate found[ODD_CANDIDATES_MAX];
    int score;
    PyObject *given = Py_None;
    odd_vul vul = ODD_VUL_COUNT;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "i|O", names, &score, &given) ||
        (given != Py_None && !odd_py_vul(module, given, &vul)))
        return NULL;
    size_t count = odd_score_inverse(found, ODD_CANDIDATES_MAX, score, vul);
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list != NULL && i < count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result_format(text, sizeof text, found[i].result, ODD_ASCII);
        PyObject *item = Py_BuildValue("ss", text, odd_vul_text(found[i].vul));
        if (item == NULL || PyList_SetItem(list, (Py_ssize_t)i, item) != 0)
            Py_CLEAR(list);
    }
    return list;
}

static void say_table(odd_out *o, const void *data) {
    (void)data;
    odd_table_json(o);
}

ODD_PY_FUNCTION(table) {
    static char *names[] = {NULL};
    (void)module;
    return PyArg_ParseTupleAndKeywords(args, keywords, "", names) ? odd_py_say(say_table, NULL) : NULL;
}

/* ---- Scales ------------------------------------------------------------------------------------------ */

ODD_PY_FUNCTION(imp) {
    static char *names[] = {"difference", NULL};
    int difference;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "i", names, &difference))
        return NULL;
    return PyLong_FromLong(odd_imp(difference));
}

bool odd_py_scale(PyObject *module, odd_vp_scale *scale, odd_text name, int boards) {
    odd_error error;
    if (odd_argument_scale(scale, name, boards, &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

/* Returns (own, other), in hundredths. */
ODD_PY_FUNCTION(vp) {
    static char *names[] = {"imps", "boards", "scale", NULL};
    odd_vp_scale scale;
    int imps, boards;
    odd_text name;
    Py_ssize_t len;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iis#", names, &imps, &boards, &name.text, &len))
        return NULL;
    name.len = (size_t)len;
    if (!odd_py_scale(module, &scale, name, boards))
        return NULL;
    odd_vp vp = odd_vp_for(&scale, imps);
    return Py_BuildValue("ii", vp.own_x100, vp.other_x100);
}

/* Returns (gives, least, most), in hundredths and IMPs; None for a limit that does not exist. */
ODD_PY_FUNCTION(vp_needed) {
    static char *names[] = {"vp_x100", "boards", "scale", NULL};
    odd_vp_scale scale;
    odd_vp_need need;
    odd_error error;
    int wanted, boards;
    odd_text name;
    Py_ssize_t len;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "iis#", names, &wanted, &boards, &name.text, &len))
        return NULL;
    name.len = (size_t)len;
    if (!odd_py_scale(module, &scale, name, boards))
        return NULL;
    if (odd_vp_needed(&need, &scale, wanted, &error) != ODD_OK)
        return odd_py_fail(module, &error);
    PyObject *least = need.open_below ? Py_BuildValue("") : PyLong_FromLong(need.least_imps);
    PyObject *most = need.open_above ? Py_BuildValue("") : PyLong_FromLong(need.most_imps);
    return Py_BuildValue("iNN", need.gives_x100, least, most);
}

/* ---- Rubber bridge and Chicago ------------------------------------------------------------------------- */

typedef struct sheet_work {
    odd_text log;
    odd_session_kind kind;
    odd_out out;
    odd_error error;
} sheet_work;

static void *take_block(void *owner, size_t bytes) {
    return odd_budget_take(owner, bytes);
}

static void write_sheets(void *owner) {
    sheet_work *w = owner;
    odd_arena arena = {.more = take_block};
    odd_session session;
    odd_item *items = odd_budget_take(NULL, (odd_session_items(w->log.text, w->log.len) + 1) * sizeof *items);
    if (odd_session_read(&session, w->kind, items, &w->error, 1, w->log.text, w->log.len) != ODD_OK)
        return;
    odd_sheets sheets = odd_sheets_build(&session, &arena, ODD_AFTER_ALL);
    odd_sheets_json(&w->out, &sheets);
}

ODD_PY_FUNCTION(session) {
    static char *names[] = {"log", "kind", NULL};
    odd_budget budget = {0};
    sheet_work w = {.out = ODD_HEAP_OUT};
    Py_ssize_t len;
    int chicago;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "s#p", names, &w.log.text, &len, &chicago))
        return NULL;
    w.log.len = (size_t)len;
    w.kind = chicago ? ODD_SESSION_CHICAGO : ODD_SESSION_RUBBER;
    bool done = odd_budget_run(&budget, write_sheets, &w) == ODD_BUDGET_DONE;
    odd_budget_free(&budget);
    if (done && w.error.code == ODD_OK)
        return odd_py_take(&w.out);
    odd_out_free(&w.out);
    return done ? odd_py_fail(module, &w.error) : PyErr_NoMemory();
}
