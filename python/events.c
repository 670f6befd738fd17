/* Events: opening the bytes of a file, and answering requests. An event is a capsule; the class oddtrick.Event holds it, and a lock, because the
 * interpreter may run other threads while an event works. */
#include "binding.h"

#include <stdlib.h>
#include <string.h>

#include "extend/extend.h"
#include "platform/archive.h"
#include "platform/memory.h"
#include "platform/access.h"

static const odd_host formats = {.xml = odd_xml_read, .table = odd_mdb_table};

static const char capsule_name[] = "oddtrick.event";

typedef struct event {
    odd_loaded_event loaded;
    char *folder;
} event;

static void close_event(event *e) {
    odd_loaded_event_close(&e->loaded);
    free(e->folder);
    free(e);
}

static void drop_capsule(PyObject *capsule) {
    close_event(PyCapsule_GetPointer(capsule, capsule_name));
}

/* An open event. NULL after an exception. */
static odd_loaded_event *loaded_of(PyObject *capsule) {
    event *e = PyCapsule_GetPointer(capsule, capsule_name);
    if (e != NULL && e->loaded.event == NULL) {
        PyErr_SetString(PyExc_ValueError, "the event is closed, because memory ran out");
        return NULL;
    }
    return e != NULL ? &e->loaded : NULL;
}

/* A copy of the folder's name, which may be missing. False after an exception. */
static bool take_folder(event *e, const char *folder) {
    if (folder == NULL)
        return true;
    e->folder = malloc(strlen(folder) + 1);
    if (e->folder == NULL) {
        PyErr_NoMemory();
        return false;
    }
    e->loaded.folder = strcpy(e->folder, folder);
    return true;
}

static event *new_event(const char *folder) {
    event *e = calloc(1, sizeof *e);
    if (e == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    e->loaded.formats = &formats;
    if (take_folder(e, folder))
        return e;
    close_event(e);
    return NULL;
}

/* Returns (event, None), or (event, (message, code, line, column)) for one that has errors. */
ODD_PY_FUNCTION(event_open) {
    static char *names[] = {"data", "folder", NULL};
    const char *bytes, *folder;
    Py_ssize_t len;
    odd_error error = {0};
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "y#z", names, &bytes, &len, &folder))
        return NULL;
    event *e = new_event(folder);
    if (e == NULL)
        return NULL;
    int code;
    Py_BEGIN_ALLOW_THREADS;
    code = odd_loaded_event_open(&e->loaded, bytes, (size_t)len, &error);
    Py_END_ALLOW_THREADS;
    if (e->loaded.event == NULL) {
        close_event(e);
        return odd_py_fail(module, &error);
    }
    PyObject *capsule = PyCapsule_New(e, capsule_name, drop_capsule);
    if (capsule == NULL) {
        close_event(e);
        return NULL;
    }
    if (code == ODD_OK)
        return Py_BuildValue("NO", capsule, Py_None);
    return Py_BuildValue("N(siii)", capsule, error.message, error.code, error.line, error.column);
}

/* ---- Requests ---------------------------------------------------------------------------------------- */

typedef struct request_call {
    odd_open_event *event;
    odd_text text;
    odd_out out;
    int code;
    odd_error error;
} request_call;

static void ask_work(void *owner) {
    request_call *a = owner;
    odd_request request;
    a->code = odd_request_parse(&request, a->text.text, a->text.len, &a->error);
    if (a->code == ODD_OK)
        odd_open_event_ask(a->event, &request, &a->out); /* an error is an answer */
}

static void append_work(void *owner) {
    request_call *a = owner;
    odd_open_event_append(a->event, a->text.text, a->text.len, &a->out);
}

static void log_work(void *owner) {
    request_call *a = owner;
    odd_open_event_text(a->event, &a->out);
}

/* Runs work on an event, without the lock of the interpreter. Returns its text. */
static PyObject *run(PyObject *module, odd_loaded_event *l, request_call *a, void (*work)(void *owner)) {
    int code;
    a->event = l->event;
    a->out = (odd_out)ODD_HEAP_OUT;
    Py_BEGIN_ALLOW_THREADS;
    code = odd_loaded_event_run(l, work, a, &a->error);
    Py_END_ALLOW_THREADS;
    if (code == ODD_OK && a->code == ODD_OK)
        return odd_py_take(&a->out);
    odd_out_free(&a->out);
    return odd_py_fail(module, &a->error);
}

static PyObject *run_with_text(PyObject *module, PyObject *args, PyObject *keywords,
                               void (*work)(void *owner)) {
    static char *names[] = {"event", "text", NULL};
    PyObject *capsule;
    request_call a = {0};
    Py_ssize_t len;
    odd_loaded_event *l;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "Os#", names, &capsule, &a.text.text, &len) ||
        (l = loaded_of(capsule)) == NULL)
        return NULL;
    a.text.len = (size_t)len;
    return run(module, l, &a, work);
}

ODD_PY_FUNCTION(event_ask) {
    return run_with_text(module, args, keywords, ask_work);
}

ODD_PY_FUNCTION(event_append) {
    return run_with_text(module, args, keywords, append_work);
}

ODD_PY_FUNCTION(event_log) {
    static char *names[] = {"event", NULL};
    PyObject *capsule;
    request_call a = {0};
    odd_loaded_event *l;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O", names, &capsule) ||
        (l = loaded_of(capsule)) == NULL)
        return NULL;
    return run(module, l, &a, log_work);
}

/* ---- Other formats ----------------------------------------------------------------------------------- */

typedef struct export_call {
    request_call a;
    int format;
    odd_out lost; /* a line for each thing that the format cannot express */
} export_call;

static void put(void *owner, const char *bytes, size_t len) {
    odd_out_bytes(&((export_call *)owner)->a.out, bytes, len);
}

static void lose(void *owner, const char *what) {
    odd_out_text(&((export_call *)owner)->lost, what);
    odd_out_char(&((export_call *)owner)->lost, '\n');
}

static void *take_block(void *owner, size_t bytes) {
    return odd_budget_take(owner, bytes);
}

static void export_work(void *owner) {
    export_call *e = owner;
    odd_arena arena = {.more = take_block};
    odd_sink sink = {.owner = e, .put = put, .lost = lose};
    e->a.code = odd_event_export(odd_open_event_current(e->a.event), e->format, &arena, &sink, &e->a.error);
}

/* Returns (bytes, what was lost). */
ODD_PY_FUNCTION(event_export) {
    static char *names[] = {"event", "format", NULL};
    PyObject *capsule;
    const char *name;
    export_call e = {.a = {.out = ODD_HEAP_OUT}, .lost = ODD_HEAP_OUT};
    odd_loaded_event *l;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "Os", names, &capsule, &name) ||
        (l = loaded_of(capsule)) == NULL)
        return NULL;
    e.format = odd_format_named(name);
    if (e.format < 0 || !odd_format_about(e.format)->writes)
        return PyErr_Format(PyExc_ValueError, "format '%s' cannot be written", name);
    if (odd_open_event_code(l->event) != ODD_OK) {
        odd_error error = odd_open_event_error(l->event);
        return odd_py_fail(module, &error);
    }
    e.a.event = l->event;
    int code;
    Py_BEGIN_ALLOW_THREADS;
    code = odd_loaded_event_run(l, export_work, &e, &e.a.error);
    Py_END_ALLOW_THREADS;
    PyObject *result = code == ODD_OK && e.a.code == ODD_OK
                           ? Py_BuildValue("y#N", e.a.out.text, (Py_ssize_t)e.a.out.len, odd_py_take(&e.lost))
                           : odd_py_fail(module, &e.a.error);
    odd_out_free(&e.a.out);
    odd_out_free(&e.lost);
    return result;
}

ODD_PY_FUNCTION(audit) {
    static char *names[] = {"data", "folder", NULL};
    const char *bytes, *folder;
    Py_ssize_t len;
    odd_error error = {0};
    odd_loaded_event l = {.formats = &formats};
    odd_out out = ODD_HEAP_OUT;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "y#z", names, &bytes, &len, &folder))
        return NULL;
    l.folder = folder;
    int code;
    Py_BEGIN_ALLOW_THREADS;
    code = odd_loaded_event_audit(&l, bytes, (size_t)len, &out, &error);
    Py_END_ALLOW_THREADS;
    if (code == ODD_OK)
        return odd_py_take(&out);
    odd_out_free(&out);
    return odd_py_fail(module, &error);
}
