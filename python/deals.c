/* Deals, double dummy and par. The solver works without the lock of the interpreter, and Ctrl-C stops it. */
#include "binding.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "extend/extend.h"
#include "platform/double_dummy.h"
#include "platform/memory.h"
#include "report/report.h"

/* ---- The solver -------------------------------------------------------------------------------------- */

/* The memory of a solver that is not in use is kept for the next call: 62 MB cost more to touch again than a deal to solve. */
static _Atomic(void *) spare;

typedef struct solver_call {
    void *memory;
    odd_dd_solver *solver;
    PyThreadState *thread;
} solver_call;

static bool begin_solving(solver_call *s) {
    s->memory = atomic_exchange(&spare, NULL);
    if (s->memory == NULL)
        s->memory = malloc(ODD_DD_MEMORY);
    if (s->memory == NULL) {
        PyErr_NoMemory();
        return false;
    }
    s->solver = odd_dd_solver_start(s->memory, ODD_DD_MEMORY);
    odd_dd_solver_watch(s->solver, odd_py_go_on, &s->thread);
    s->thread = PyEval_SaveThread();
    return true;
}

/* False after an exception: code is that of the solver. */
static bool end_solving(PyObject *module, solver_call *s, int code, const odd_error *error) {
    PyEval_RestoreThread(s->thread);
    free(atomic_exchange(&spare, s->memory));
    if (code != ODD_OK && code != ODD_E_STOPPED) /* stopped: the exception is there already */
        odd_py_fail(module, error);
    return code == ODD_OK;
}

/* ---- Arguments --------------------------------------------------------------------------------------- */

/* Each reads an argument. False after an exception. */
static bool read_hands(PyObject *module, odd_hands *hands, const char *text, size_t len) {
    odd_error error;
    if (odd_argument_hands(hands, (odd_text){text, len}, &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

static bool read_seat(PyObject *module, odd_seat *seat, const char *text) {
    odd_error error;
    if (odd_argument_seat(seat, odd_text_of(text), &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

static bool read_strain(PyObject *module, odd_strain *strain, const char *text) {
    odd_error error;
    if (odd_argument_strain(strain, odd_text_of(text), &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

/* ---- Deals ------------------------------------------------------------------------------------------- */

/* Returns (canonical text, [(seat, spades, hearts, diamonds, clubs, points), ...]). */
ODD_PY_FUNCTION(deal) {
    static char *names[] = {"deal", NULL};
    odd_text text;
    odd_hands hands;
    char canonical[ODD_HANDS_MAX];
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O&", names, odd_py_take_text, &text) ||
        !read_hands(module, &hands, text.text, text.len))
        return NULL;
    PyObject *list = PyList_New(0);
    for (int seat = ODD_NORTH; list != NULL && seat <= ODD_WEST; seat++) {
        char suits[ODD_STRAIN_COUNT][ODD_HOLDING_MAX];
        uint64_t hand = hands.hand[seat];
        if (hand == 0)
            continue;
        for (int suit = ODD_CLUBS; suit <= ODD_SPADES; suit++)
            odd_holding_format(suits[suit], ODD_HOLDING_MAX, hand, (odd_strain)suit, false);
        PyObject *item =
            Py_BuildValue("sssssi", odd_seat_text((odd_seat)seat), suits[ODD_SPADES], suits[ODD_HEARTS],
                          suits[ODD_DIAMONDS], suits[ODD_CLUBS], odd_hcp(hand));
        if (item == NULL || PyList_Append(list, item) != 0)
            Py_CLEAR(list);
        Py_XDECREF(item);
    }
    odd_hands_format(canonical, sizeof canonical, &hands, ODD_NORTH);
    return list != NULL ? Py_BuildValue("sN", canonical, list) : NULL;
}

/* ---- Double dummy ------------------------------------------------------------------------------------ */

/* A table as 20 bytes: clubs to notrump, North to West in each. */
enum { ENTRIES = 20, SEATS = 4 };

static PyObject *table_object(const odd_dd *table) {
    char entries[ENTRIES];
    for (int i = 0; i < ENTRIES; i++)
        entries[i] = (char)table->tricks[ODD_CLUBS + i / SEATS][ODD_NORTH + i % SEATS];
    return PyBytes_FromStringAndSize(entries, ENTRIES);
}

ODD_PY_FUNCTION(tricks) {
    static char *names[] = {"deal", NULL};
    odd_text text;
    odd_hands hands;
    odd_dd table;
    odd_error error;
    solver_call s;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O&", names, odd_py_take_text, &text) ||
        !read_hands(module, &hands, text.text, text.len) || !begin_solving(&s))
        return NULL;
    int code = odd_dd_solve(&table, s.solver, &hands, &error);
    return end_solving(module, &s, code, &error) ? table_object(&table) : NULL;
}

/* Reads a list of deals into memory that the caller frees. NULL after an exception. */
static odd_hands *read_list(PyObject *module, PyObject *list, Py_ssize_t count) {
    odd_hands *hands = calloc((size_t)count + 1, sizeof *hands);
    odd_error error;
    if (hands == NULL)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; hands != NULL && i < count; i++) {
        odd_text text;
        PyObject *item = PyList_GetItem(list, i);
        bool good = item != NULL && odd_py_text(item, &text);
        if (good && odd_argument_hands(&hands[i], text, &error) != ODD_OK) {
            odd_py_fail_item(module, &error, i);
            good = false;
        }
        if (!good) {
            free(hands);
            hands = NULL;
        }
    }
    return hands;
}

static PyObject *table_list(const odd_dd *tables, Py_ssize_t count) {
    PyObject *list = PyList_New(count);
    for (Py_ssize_t i = 0; list != NULL && i < count; i++) {
        PyObject *item = table_object(&tables[i]);
        if (item == NULL || PyList_SetItem(list, i, item) != 0)
            Py_CLEAR(list);
    }
    return list;
}

ODD_PY_FUNCTION(tricks_many) {
    static char *names[] = {"deals", "threads", NULL};
    PyObject *list;
    int threads;
    odd_error error;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "Oi", names, &list, &threads))
        return NULL;
    Py_ssize_t count = PyList_Size(list);
    odd_hands *hands = count >= 0 ? read_list(module, list, count) : NULL;
    odd_dd *tables = hands != NULL ? malloc(((size_t)count + 1) * sizeof *tables) : NULL;
    if (tables == NULL) {
        free(hands);
        return PyErr_Occurred() != NULL ? NULL : PyErr_NoMemory();
    }
    PyThreadState *thread = PyEval_SaveThread();
    odd_dd_limits limits = {.threads = threads, .go_on = odd_py_go_on, .go_on_data = &thread};
    int code = odd_dd_solve_all(tables, hands, (size_t)count, limits, NULL, NULL, &error);
    PyEval_RestoreThread(thread);
    PyObject *result = code == ODD_OK          ? table_list(tables, count)
                       : code == ODD_E_STOPPED ? NULL
                                               : odd_py_fail(module, &error);
    free(tables);
    free(hands);
    return result;
}

/* Returns (score, [contract, ...]). */
ODD_PY_FUNCTION(par) {
    static char *names[] = {"table", "vul", "dealer", NULL};
    const char *entries, *dealer;
    Py_ssize_t len;
    PyObject *given;
    odd_dd table;
    odd_par par;
    odd_vul vul;
    odd_seat seat;
    odd_error error;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "y#Os", names, &entries, &len, &given, &dealer) ||
        !odd_py_vul(module, given, &vul) || !read_seat(module, &seat, dealer))
        return NULL;
    if (len != ENTRIES)
        return PyErr_Format(PyExc_ValueError, "table: expected %d numbers of tricks", ENTRIES);
    memset(&table, ODD_DD_UNKNOWN, sizeof table);
    for (int i = 0; i < ENTRIES; i++)
        table.tricks[ODD_CLUBS + i / SEATS][ODD_NORTH + i % SEATS] = (uint8_t)entries[i];
    if (odd_dd_par(&par, &table, seat, vul, &error) != ODD_OK)
        return odd_py_fail(module, &error);
    PyObject *list = PyList_New(par.count);
    for (int i = 0; list != NULL && i < par.count; i++) {
        char text[ODD_RESULT_MAX];
        odd_result_format(text, sizeof text, par.contracts[i], ODD_ASCII);
        PyObject *item = PyUnicode_FromString(text);
        if (item == NULL || PyList_SetItem(list, i, item) != 0)
            Py_CLEAR(list);
    }
    return list != NULL ? Py_BuildValue("iN", par.score_pts, list) : NULL;
}

/* ---- Positions and plays ----------------------------------------------------------------------------- */

typedef struct played_cards {
    odd_hands hands;
    odd_cardplay play;
    uint8_t cards[ODD_CARDS];
    odd_strain strain;
    odd_seat leader;
} played_cards;

/* Parses (deal, strain, leader, cards in the order of play). False after an exception. */
static bool read_play(PyObject *module, PyObject *args, PyObject *keywords, played_cards *p) {
    static char *names[] = {"deal", "strain", "leader", "cards", NULL};
    const char *deal, *strain, *leader, *cards;
    Py_ssize_t deal_len, cards_len;
    odd_error error;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "s#sss#", names, &deal, &deal_len, &strain, &leader,
                                     &cards, &cards_len) ||
        !read_strain(module, &p->strain, strain) || !read_seat(module, &p->leader, leader) ||
        !read_hands(module, &p->hands, deal, (size_t)deal_len))
        return false;
    if (odd_cardplay_parse_played(&p->play, p->cards, &p->hands, p->strain, p->leader, cards,
                                  (size_t)cards_len, &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

/* A play, and what its cards or those of a position are worth. */
typedef struct judged_play {
    played_cards p;
    uint8_t tricks[ODD_CARDS + 1];
} judged_play;

static void say_cards(odd_out *o, const void *data) {
    const judged_play *j = data;
    odd_out_char(o, '{');
    odd_json_word(o, "turn", odd_seat_text(j->p.play.turn));
    odd_json_card_worth(o, j->tricks);
    odd_out_char(o, '}');
}

static void say_play(odd_out *o, const void *data) {
    const judged_play *j = data;
    odd_seat declarer = odd_seat_left(odd_seat_left(odd_seat_left(j->p.leader)));
    odd_out_char(o, '{');
    odd_json_word(o, "declarer", odd_seat_text(declarer));
    odd_json_judged_play(o, j->tricks, &j->p.hands, j->p.strain, j->p.leader, j->p.cards,
                         (size_t)j->p.play.cards);
    odd_out_char(o, '}');
}

ODD_PY_FUNCTION(cards) {
    judged_play j;
    solver_call s;
    odd_error error;
    if (!read_play(module, args, keywords, &j.p) || !begin_solving(&s))
        return NULL;
    int code = odd_dd_solve_cards(j.tricks, s.solver, &j.p.play, &error);
    return end_solving(module, &s, code, &error) ? odd_py_say(say_cards, &j) : NULL;
}

ODD_PY_FUNCTION(play) {
    judged_play j;
    solver_call s;
    odd_error error;
    if (!read_play(module, args, keywords, &j.p) || !begin_solving(&s))
        return NULL;
    int code = odd_dd_solve_play(j.tricks, s.solver, &j.p.hands, j.p.strain, j.p.leader, j.p.cards,
                                 (size_t)j.p.play.cards, &error);
    return end_solving(module, &s, code, &error) ? odd_py_say(say_play, &j) : NULL;
}
