/* Many values at once, in buffers of the caller: numpy arrays, array.array, memoryview. Nothing is copied. */
#include "binding.h"

#include <string.h>

/* See binding.h. */
extern int PyObject_GetBuffer(PyObject *object, odd_py_buffer *view, int flags);
extern void PyBuffer_Release(odd_py_buffer *view);
enum {
    WRITABLE = 1,
    CONTIGUOUS = 4 | 8 | 0x10 | 0x20
}; /* PyBUF_WRITABLE; PyBUF_FORMAT | PyBUF_C_CONTIGUOUS */

/* ---- Buffers ----------------------------------------------------------------------------------------- */

/* A kind of array. */
typedef struct kind {
    const char *formats; /* the letters of the struct module that it may have */
    Py_ssize_t size;     /* of an item, in bytes */
    const char *name;    /* as numpy calls it */
} kind;

static const kind packed_results = {"H", 2, "uint16"}, points = {"h", 2, "int16"},
                  differences = {"il", 4, "int32"}, imps = {"b", 1, "int8"}, numbers = {"qQlLnN", 8, "int64"};

/* An array with its number of items. */
typedef struct view {
    odd_py_buffer buffer;
    Py_ssize_t count;
} view;

static bool has_format(const char *format, const kind *k) {
    if (format[0] == '@' || format[0] == '=')
        format++;
    return format[0] != '\0' && format[1] == '\0' && strchr(k->formats, format[0]) != NULL;
}

/* Opens an array; the caller releases it. False after an exception, and then there is nothing to release. */
static bool open_view(view *v, PyObject *object, const kind *k, bool writable, const char *what) {
    if (PyObject_GetBuffer(object, &v->buffer, CONTIGUOUS | (writable ? WRITABLE : 0)) != 0)
        return false;
    const char *format = v->buffer.format != NULL ? v->buffer.format : "B";
    if (!has_format(format, k) || v->buffer.itemsize != k->size) {
        PyErr_Format(PyExc_TypeError, "%s: expected an array of %s ('%c'), and this is one of '%s'", what,
                     k->name, k->formats[0], format);
        PyBuffer_Release(&v->buffer);
        return false;
    }
    v->count = v->buffer.len / k->size;
    return true;
}

static void release_two(view *in, view *out) {
    PyBuffer_Release(&in->buffer);
    PyBuffer_Release(&out->buffer);
}

/* Opens an array and the one for its results, which must not be the same memory. */
static bool open_two(view *in, PyObject *in_object, const kind *in_kind, view *out, PyObject *out_object,
                     const kind *out_kind, const char *what) {
    if (!open_view(in, in_object, in_kind, false, what))
        return false;
    if (!open_view(out, out_object, out_kind, true, "out")) {
        PyBuffer_Release(&in->buffer);
        return false;
    }
    const char *a = in->buffer.buf, *b = out->buffer.buf;
    bool apart = a + in->buffer.len <= b || b + out->buffer.len <= a;
    if (out->count == in->count && apart)
        return true;
    if (apart)
        PyErr_Format(PyExc_ValueError, "out has %zd items; expected %zd", out->count, in->count);
    else
        PyErr_SetString(PyExc_ValueError, "out must not share memory with the input");
    release_two(in, out);
    return false;
}

static PyObject *close_two(view *in, view *out) {
    release_two(in, out);
    Py_RETURN_NONE;
}

/* ---- Scores ------------------------------------------------------------------------------------------ */

ODD_PY_FUNCTION(score_packed) {
    static char *names[] = {"deals", "out", NULL};
    PyObject *deals, *scores;
    view in, out;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OO", names, &deals, &scores) ||
        !open_two(&in, deals, &packed_results, &out, scores, &points, "deals"))
        return NULL;
    Py_BEGIN_ALLOW_THREADS;
    odd_score_many(out.buffer.buf, in.buffer.buf, (size_t)in.count);
    Py_END_ALLOW_THREADS;
    return close_two(&in, &out);
}

/* Texts of results, and one vulnerability for all of them or one for each. */
typedef struct texts {
    PyObject *results, *vuls;
    Py_ssize_t count;
    bool one_vul;
    odd_vul vul;
} texts;

static bool open_texts(PyObject *module, texts *t) {
    if (!PyList_Check(t->results)) {
        PyErr_SetString(PyExc_TypeError, "results: expected a list of texts");
        return false;
    }
    t->count = PyList_Size(t->results);
    t->one_vul = !PyList_Check(t->vuls);
    if (t->one_vul)
        return odd_py_vul(module, t->vuls, &t->vul);
    if (PyList_Size(t->vuls) == t->count)
        return true;
    PyErr_Format(PyExc_ValueError, "vul has %zd items; expected one, or %zd", PyList_Size(t->vuls), t->count);
    return false;
}

static bool read_item(PyObject *module, const texts *t, Py_ssize_t i, odd_deal *deal) {
    odd_text text;
    odd_error error;
    *deal = (odd_deal){.vul = t->vul};
    PyObject *result = PyList_GetItem(t->results, i), *vul = t->one_vul ? NULL : PyList_GetItem(t->vuls, i);
    if (result == NULL || !odd_py_text(result, &text) ||
        (!t->one_vul && (vul == NULL || !odd_py_vul(module, vul, &deal->vul))))
        return false;
    if (odd_result_parse(&deal->result, text.text, text.len, &error) == ODD_OK &&
        odd_deal_check(deal, &error) == ODD_OK)
        return true;
    odd_py_fail_item(module, &error, i);
    return false;
}

static PyObject *from_texts(PyObject *module, PyObject *args, PyObject *keywords, bool pack) {
    static char *names[] = {"results", "vul", "out", NULL};
    texts t;
    PyObject *given;
    view out;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OOO", names, &t.results, &t.vuls, &given) ||
        !open_texts(module, &t) || !open_view(&out, given, pack ? &packed_results : &points, true, "out"))
        return NULL;
    odd_deal deal;
    Py_ssize_t done = 0;
    while (done < t.count && done < out.count && read_item(module, &t, done, &deal)) {
        if (pack)
            ((odd_packed *)out.buffer.buf)[done] = odd_pack(deal.result, deal.vul);
        else
            ((int16_t *)out.buffer.buf)[done] = (int16_t)odd_score(deal.result, deal.vul);
        done++;
    }
    bool whole = done == t.count && done == out.count;
    if (!whole && PyErr_Occurred() == NULL)
        PyErr_Format(PyExc_ValueError, "out has %zd items; expected %zd", out.count, t.count);
    PyBuffer_Release(&out.buffer);
    return whole ? Py_BuildValue("") : NULL;
}

ODD_PY_FUNCTION(score_texts) {
    return from_texts(module, args, keywords, false);
}

ODD_PY_FUNCTION(pack_texts) {
    return from_texts(module, args, keywords, true);
}

ODD_PY_FUNCTION(imp_many) {
    static char *names[] = {"differences", "out", NULL};
    PyObject *given, *result;
    view in, out;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OO", names, &given, &result) ||
        !open_two(&in, given, &differences, &out, result, &imps, "differences"))
        return NULL;
    Py_BEGIN_ALLOW_THREADS;
    odd_imp_many(out.buffer.buf, in.buffer.buf, (size_t)in.count);
    Py_END_ALLOW_THREADS;
    return close_two(&in, &out);
}

/* Sets out to the victory points of the own side, in hundredths. */
ODD_PY_FUNCTION(vp_many) {
    static char *names[] = {"imps", "boards", "scale", "out", NULL};
    PyObject *given, *result;
    view in, out;
    odd_vp_scale scale;
    int boards;
    odd_text name;
    Py_ssize_t len;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "Ois#O", names, &given, &boards, &name.text, &len,
                                     &result))
        return NULL;
    name.len = (size_t)len;
    if (!odd_py_scale(module, &scale, name, boards) ||
        !open_two(&in, given, &differences, &out, result, &differences, "imps"))
        return NULL;
    const int32_t *margins = in.buffer.buf;
    int32_t *vps = out.buffer.buf;
    Py_BEGIN_ALLOW_THREADS;
    for (Py_ssize_t i = 0; i < in.count; i++)
        vps[i] = odd_vp_for(&scale, margins[i]).own_x100;
    Py_END_ALLOW_THREADS;
    return close_two(&in, &out);
}

/* ---- Comparing the results of boards ----------------------------------------------------------------- */

/* The scores of one board, or of several: where each begins. */
typedef struct boards {
    view scores, out, starts;
    size_t one[2]; /* the starts of one board */
    const size_t *from;
    size_t count;
} boards;

static bool starts_fit(boards *b) {
    const int64_t *from = b->starts.buffer.buf;
    if (b->starts.count < 1) {
        PyErr_SetString(PyExc_ValueError, "starts: expected one number for each board, and the end");
        return false;
    }
    for (Py_ssize_t i = 0; i < b->starts.count; i++)
        if (from[i] < (i > 0 ? from[i - 1] : 0) || from[i] > b->scores.count) {
            PyErr_Format(PyExc_ValueError,
                         "starts[%zd] is %lld: expected numbers that do not fall, up to %zd", i,
                         (long long)from[i], b->scores.count);
            return false;
        }
    b->from = (const size_t *)b->starts.buffer.buf;
    b->count = (size_t)b->starts.count - 1;
    return true;
}

static void close_boards(boards *b, bool has_starts) {
    release_two(&b->scores, &b->out);
    if (has_starts)
        PyBuffer_Release(&b->starts.buffer);
}

static bool open_boards(boards *b, PyObject *scores, PyObject *starts, PyObject *out, const kind *out_kind) {
    _Static_assert(sizeof(size_t) == sizeof(int64_t), "starts are 64-bit numbers");
    if (!open_two(&b->scores, scores, &points, &b->out, out, out_kind, "scores"))
        return false;
    if (starts == Py_None) {
        b->one[0] = 0;
        b->one[1] = (size_t)b->scores.count;
        b->from = b->one;
        b->count = 1;
        return true;
    }
    if (!open_view(&b->starts, starts, &numbers, false, "starts")) {
        close_boards(b, false);
        return false;
    }
    if (starts_fit(b))
        return true;
    close_boards(b, true);
    return false;
}

typedef void compare_many(int32_t *out, const int16_t *scores, const size_t *starts, size_t boards);

static PyObject *compare(PyObject *args, PyObject *keywords, compare_many *run) {
    static char *names[] = {"scores", "starts", "out", NULL};
    PyObject *scores, *starts, *out;
    boards b;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OOO", names, &scores, &starts, &out) ||
        !open_boards(&b, scores, starts, out, &differences))
        return NULL;
    Py_BEGIN_ALLOW_THREADS;
    run(b.out.buffer.buf, b.scores.buffer.buf, b.from, b.count);
    Py_END_ALLOW_THREADS;
    close_boards(&b, starts != Py_None);
    Py_RETURN_NONE;
}

ODD_PY_FUNCTION(matchpoints) {
    (void)module;
    return compare(args, keywords, odd_matchpoints_many);
}

ODD_PY_FUNCTION(cross_imps) {
    (void)module;
    return compare(args, keywords, odd_cross_imps_many);
}

/* Sets out to IMPs, and datums, one for each board, to the datums. */
ODD_PY_FUNCTION(butler) {
    static char *names[] = {"scores", "starts", "out", "datums", NULL};
    PyObject *scores, *starts, *out, *given;
    boards b;
    view datums;
    (void)module;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "OOOO", names, &scores, &starts, &out, &given) ||
        !open_boards(&b, scores, starts, out, &imps))
        return NULL;
    bool fits = open_view(&datums, given, &differences, true, "datums");
    if (fits && (size_t)datums.count != b.count) {
        PyErr_Format(PyExc_ValueError, "datums has %zd items; expected %zd", datums.count,
                     (Py_ssize_t)b.count);
        PyBuffer_Release(&datums.buffer);
        fits = false;
    }
    if (fits) {
        Py_BEGIN_ALLOW_THREADS;
        odd_butler_many(b.out.buffer.buf, datums.buffer.buf, b.scores.buffer.buf, b.from, b.count);
        Py_END_ALLOW_THREADS;
        PyBuffer_Release(&datums.buffer);
    }
    close_boards(&b, starts != Py_None);
    return fits ? Py_BuildValue("") : NULL;
}
