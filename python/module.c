/* The extension module oddtrick._oddtrick: its functions, its exception, and what all its parts need. */
#include "binding.h"

#include "extend/extend.h"
#include "platform/memory.h"

typedef struct module_state {
    PyObject *error; /* oddtrick.OddtrickError */
} module_state;

/* ---- Errors ---------------------------------------------------------------------------------------- */

static PyObject *fail_at(PyObject *module, const odd_error *error, int line) {
    const module_state *state = PyModule_GetState(module);
    if (error->code == ODD_E_MEMORY)
        return PyErr_NoMemory();
    PyObject *value =
        PyObject_CallFunction(state->error, "siii", error->message, error->code, line, error->column);
    if (value != NULL) {
        PyErr_SetObject(state->error, value);
        Py_DECREF(value);
    }
    return NULL;
}

PyObject *odd_py_fail(PyObject *module, const odd_error *error) {
    return fail_at(module, error, error->line);
}

PyObject *odd_py_fail_item(PyObject *module, const odd_error *error, Py_ssize_t item) {
    return fail_at(module, error, (int)item + 1);
}

/* ---- Arguments and results --------------------------------------------------------------------------- */

bool odd_py_text(PyObject *given, odd_text *out) {
    Py_ssize_t len;
    if (!PyUnicode_Check(given) && !PyBytes_Check(given)) {
        PyErr_Format(PyExc_TypeError, "expected a text, not %R", (PyObject *)Py_TYPE(given));
        return false;
    }
    if (!PyArg_Parse(given, "s#", &out->text, &len))
        return false;
    out->len = (size_t)len;
    return true;
}

int odd_py_take_text(PyObject *given, void *out) {
    return odd_py_text(given, out);
}

bool odd_py_vul(PyObject *module, PyObject *given, odd_vul *out) {
    odd_text text;
    odd_error error;
    *out = ODD_VUL_NONE;
    if (given == NULL)
        return true;
    if (PyLong_Check(given)) {
        long board = PyLong_AsLong(given);
        if (board == -1 && PyErr_Occurred() != NULL)
            return false;
        if (board < 1 || board > INT_MAX) {
            PyErr_SetString(PyExc_ValueError, "a board number is 1 or more");
            return false;
        }
        *out = odd_board_vul((int)board);
        return true;
    }
    if (!odd_py_text(given, &text))
        return false;
    if (odd_vul_parse(out, text.text, text.len, &error) == ODD_OK)
        return true;
    odd_py_fail(module, &error);
    return false;
}

PyObject *odd_py_take(odd_out *o) {
    PyObject *text = PyUnicode_DecodeUTF8(o->text != NULL ? o->text : "", (Py_ssize_t)o->len, "replace");
    odd_out_free(o);
    return text;
}

PyObject *odd_py_say(void (*say)(odd_out *o, const void *data), const void *data) {
    odd_out out;
    return odd_say(&out, say, data) ? odd_py_take(&out) : PyErr_NoMemory();
}

bool odd_py_go_on(void *data) {
    PyThreadState **state = data;
    PyEval_RestoreThread(*state);
    bool goes_on = PyErr_CheckSignals() == 0;
    *state = PyEval_SaveThread();
    return goes_on;
}

/* ---- The module -------------------------------------------------------------------------------------- */

#define FUNCTION(name) \
    { #name, (PyCFunction)(void (*)(void))odd_py_##name, METH_VARARGS | METH_KEYWORDS, NULL }
#define DOCUMENTED(name, text) \
    { #name, (PyCFunction)(void (*)(void))odd_py_##name, METH_VARARGS | METH_KEYWORDS, PyDoc_STR(text) }

static PyMethodDef functions[] = {
    DOCUMENTED(
        score,
        "score(result, vul='none')\n--\n\n"
        "Return the duplicate score of a result, a number of points.\n\n"
        "It is North-South's if a declarer is named, otherwise declarer's. `vul` is a vulnerability\n"
        "('none', 'ns', 'ew', 'both'; 'yes' or 'no' for declarer's side) or the number of the board.\n\n"
        ">>> score('4SX N +1', vul='both')\n"
        "990\n"
        ">>> score('3nt w -2', vul=7)\n"
        "200\n"),
    DOCUMENTED(imp, "imp(difference)\n--\n\n"
                    "Return the IMPs for a difference in points, with its sign.\n\n"
                    ">>> imp(420)\n"
                    "9\n"),
    FUNCTION(explain),
    FUNCTION(parse),
    FUNCTION(pack),
    FUNCTION(unpack),
    FUNCTION(inverse),
    FUNCTION(table),
    FUNCTION(vp),
    FUNCTION(vp_needed),
    FUNCTION(session),
    FUNCTION(score_packed),
    FUNCTION(score_texts),
    FUNCTION(pack_texts),
    FUNCTION(imp_many),
    FUNCTION(vp_many),
    FUNCTION(matchpoints),
    FUNCTION(cross_imps),
    FUNCTION(butler),
    FUNCTION(event_open),
    FUNCTION(event_ask),
    FUNCTION(event_append),
    FUNCTION(event_log),
    FUNCTION(event_export),
    FUNCTION(audit),
    FUNCTION(deal),
    FUNCTION(tricks),
    FUNCTION(tricks_many),
    FUNCTION(par),
    FUNCTION(cards),
    FUNCTION(play),
    {NULL, NULL, 0, NULL},
};

/* The exception is a class of Python, so that it can be documented and typed there. */
static int start(PyObject *module) {
    module_state *state = PyModule_GetState(module);
    PyObject *errors = PyImport_ImportModule("oddtrick._errors");
    if (errors == NULL)
        return -1;
    state->error = PyObject_GetAttrString(errors, "OddtrickError");
    Py_DECREF(errors);
    return state->error != NULL ? PyModule_AddStringConstant(module, "version", odd_version()) : -1;
}

static int traverse(PyObject *module, visitproc visit, void *arg) {
    module_state *state = PyModule_GetState(module);
    Py_VISIT(state->error);
    return 0;
}

static int clear(PyObject *module) {
    module_state *state = PyModule_GetState(module);
    Py_CLEAR(state->error);
    return 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)start}, {0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    .m_name = "oddtrick._oddtrick",
    .m_size = sizeof(module_state),
    .m_methods = functions,
    .m_slots = slots,
    .m_traverse = traverse,
    .m_clear = clear,
};

PyMODINIT_FUNC PyInit__oddtrick(void);

PyMODINIT_FUNC PyInit__oddtrick(void) {
    return PyModuleDef_Init(&definition);
}
