/* Shared by the files of the extension module. The module uses the stable ABI of Python 3.9: one build runs on all later versions.
 * Its functions take and return texts, numbers and buffers; oddtrick/__init__.py makes the interface of them. */
#ifndef ODD_PYTHON_BINDING_H
#define ODD_PYTHON_BINDING_H

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x03090000
#include <Python.h>

#include "oddtrick.h"

/* Buffers belong to the stable ABI since Python 3.11. The structure and the functions are the same in 3.9 and 3.10, whose headers
 * hide them from modules that use the stable ABI; headers of later versions do so for modules that want to run on 3.9. */
typedef struct odd_py_buffer {
    void *buf;
    PyObject *obj;
    Py_ssize_t len, itemsize;
    int readonly, ndim;
    char *format;
    Py_ssize_t *shape, *strides, *suboffsets;
    void *internal;
} odd_py_buffer;

/* A module function with keywords. */
#define ODD_PY_FUNCTION(name) PyObject *odd_py_##name(PyObject *module, PyObject *args, PyObject *keywords)

/* Raise oddtrick.OddtrickError, or MemoryError for ODD_E_MEMORY; return NULL. The second form is for an item of a list, whose number,
 * from 1, becomes the line. */
PyObject *odd_py_fail(PyObject *module, const odd_error *error);
PyObject *odd_py_fail_item(PyObject *module, const odd_error *error, Py_ssize_t item);

/* Reads a vulnerability: a text, or the number of a board. False after an exception. */
bool odd_py_vul(PyObject *module, PyObject *given, odd_vul *out);

/* Reads a text or an object that gives one. False after an exception. */
bool odd_py_text(PyObject *given, odd_text *out);

/* The same, for "O&" of PyArg_ParseTupleAndKeywords. */
int odd_py_take_text(PyObject *given, void *out);

/* Returns the text of a buffer as str, and frees the buffer. */
PyObject *odd_py_take(odd_out *o);

/* Returns the text that `say` writes as str. */
PyObject *odd_py_say(void (*say)(odd_out *o, const void *data), const void *data);

/* Tells whether the work may go on; to be called without the lock of the interpreter. False: a signal, such as Ctrl-C, has raised an
 * exception.
 *   state    of the thread, whose value is changed: a PyThreadState ** */
bool odd_py_go_on(void *state);

/* ---- The functions, by file ------------------------------------------------------------------------ */

/* scores.c */
ODD_PY_FUNCTION(score);
ODD_PY_FUNCTION(explain);
ODD_PY_FUNCTION(parse);
ODD_PY_FUNCTION(pack);
ODD_PY_FUNCTION(unpack);
ODD_PY_FUNCTION(inverse);
ODD_PY_FUNCTION(table);
ODD_PY_FUNCTION(imp);
ODD_PY_FUNCTION(vp);
ODD_PY_FUNCTION(vp_needed);
ODD_PY_FUNCTION(session);

/* arrays.c */
ODD_PY_FUNCTION(score_packed);
ODD_PY_FUNCTION(score_texts);
ODD_PY_FUNCTION(pack_texts);
ODD_PY_FUNCTION(imp_many);
ODD_PY_FUNCTION(vp_many);
ODD_PY_FUNCTION(matchpoints);
ODD_PY_FUNCTION(cross_imps);
ODD_PY_FUNCTION(butler);

/* events.c */
ODD_PY_FUNCTION(event_open);
ODD_PY_FUNCTION(event_ask);
ODD_PY_FUNCTION(event_append);
ODD_PY_FUNCTION(event_log);
ODD_PY_FUNCTION(event_export);
ODD_PY_FUNCTION(audit);

/* deals.c */
ODD_PY_FUNCTION(deal);
ODD_PY_FUNCTION(tricks);
ODD_PY_FUNCTION(tricks_many);
ODD_PY_FUNCTION(par);
ODD_PY_FUNCTION(cards);
ODD_PY_FUNCTION(play);

/* Reads the name of a VP scale, or the text of one's own if it has several words, and makes it. (scores.c) */
bool odd_py_scale(PyObject *module, odd_vp_scale *scale, odd_text name, int boards);

#endif
