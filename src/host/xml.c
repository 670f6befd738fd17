/* XML by expat. The only file that knows it. A file may be anybody's: entities of its own are refused, and so is what
 * is nested too deep or has too many attributes; nothing is fetched. */
#include "host/xml.h"
#include "base/error.h"
#include "base/scan.h"
#include "base/utf8.h"

#include <expat.h>
#include <string.h>

enum { DEPTH_MAX = 64, ATTRIBUTES_MAX = 64, PIECE = 1 << 20 };

typedef struct reading {
    XML_Parser parser;
    const odd_xml *hearer;
    odd_error *error;
    int code;  /* what stopped it */
    int depth; /* */
    bool mark; /* the file begins with a byte-order mark, which expat counts as a column */
} reading;

static int line_of(const reading *r) {
    return (int)XML_GetCurrentLineNumber(r->parser);
}

static int column_of(const reading *r) {
    int column = (int)XML_GetCurrentColumnNumber(r->parser) + 1;
    return r->mark && column > 1 && line_of(r) == 1 ? column - 1 : column;
}

static void stop(reading *r) {
    XML_StopParser(r->parser, XML_FALSE);
}

static void refuse(reading *r, const char *why) {
    if (r->code == ODD_OK)
        r->code = odd_fail(r->error, ODD_E_SYNTAX, line_of(r), column_of(r), "%s", why);
    stop(r);
}

static odd_text text_of(const char *text) {
    return (odd_text){text, strlen(text)};
}

/* ---- What expat calls -------------------------------------------------------------------------- */

static void XMLCALL hear_start(void *owner, const XML_Char *name, const XML_Char **attributes) {
    reading *r = owner;
    odd_text texts[2 * ATTRIBUTES_MAX];
    size_t count = 0;
    if (r->code != ODD_OK) /* stopped: expat may still say what it has read */
        return;
    if (++r->depth > DEPTH_MAX) {
        refuse(r, "elements are nested too deep: at most 64");
        return;
    }
    for (; count < 2 * ATTRIBUTES_MAX && attributes[count] != NULL; count++)
        texts[count] = text_of(attributes[count]);
    if (attributes[count] != NULL)
        refuse(r, "too many attributes: at most 64");
    else if (!r->hearer->start(r->hearer->owner, line_of(r), column_of(r), text_of(name), texts, count))
        stop(r);
}

static void XMLCALL hear_end(void *owner, const XML_Char *name) {
    reading *r = owner;
    r->depth--;
    if (r->code == ODD_OK && !r->hearer->end(r->hearer->owner, text_of(name)))
        stop(r);
}

static void XMLCALL hear_text(void *owner, const XML_Char *text, int len) {
    reading *r = owner;
    if (r->code == ODD_OK && !r->hearer->text(r->hearer->owner, (odd_text){text, (size_t)len}))
        stop(r);
}

static void XMLCALL hear_entity(void *owner, const XML_Char *name, int is_parameter, const XML_Char *value,
                                int len, const XML_Char *base, const XML_Char *system_id,
                                const XML_Char *public_id, const XML_Char *notation) {
    (void)name, (void)is_parameter, (void)value, (void)len;
    (void)base, (void)system_id, (void)public_id, (void)notation;
    refuse(owner, "a file may not declare entities of its own");
}

/* &eacute; where the document type is elsewhere: it is not read, so that nobody knows what it means. */
static void XMLCALL hear_skipped(void *owner, const XML_Char *name, int is_parameter) {
    reading *r = owner;
    if (is_parameter || r->code != ODD_OK)
        return;
    odd_text parts[] = {{"&", 1}, text_of(name), {";", 1}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (!r->hearer->text(r->hearer->owner, parts[i]))
            stop(r);
}

/* ---- Encodings --------------------------------------------------------------------------------- */

/* The one that expat does not know, and that many programs write. */
static int XMLCALL know_encoding(void *owner, const XML_Char *name, XML_Encoding *info) {
    (void)owner;
    if (!odd_same_letters(text_of(name), text_of("windows-1252")) &&
        !odd_same_letters(text_of(name), text_of("cp1252")))
        return XML_STATUS_ERROR;
    for (int i = 0; i < 256; i++) {
        uint32_t c = odd_windows_1252((unsigned char)i);
        info->map[i] = c == ODD_UTF8_REPLACEMENT ? -1 : (int)c;
    }
    info->data = NULL;
    info->convert = NULL;
    info->release = NULL;
    return XML_STATUS_OK;
}

/* ---- Reading ----------------------------------------------------------------------------------- */

static int explain(const reading *r) {
    enum XML_Error what = XML_GetErrorCode(r->parser);
    if (r->code != ODD_OK || what == XML_ERROR_ABORTED) /* the hearer has heard enough */
        return r->code;
    if (what == XML_ERROR_NO_MEMORY)
        return odd_fail(r->error, ODD_E_MEMORY, 0, 0, "there is no memory left");
    return odd_fail(r->error, ODD_E_SYNTAX, line_of(r), column_of(r), "this is no well-formed XML: %s",
                    XML_ErrorString(what));
}

int odd_xml_read(void *owner, const char *bytes, size_t len, const odd_xml *hearer, odd_error *error) {
    (void)owner;
    reading r = {.parser = XML_ParserCreate(NULL), .hearer = hearer, .error = error};
    if (r.parser == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "there is no memory left");
    r.mark = len > 2 && (memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 || memcmp(bytes, "\xFE\xFF", 2) == 0 ||
                         memcmp(bytes, "\xFF\xFE", 2) == 0);
    XML_SetUserData(r.parser, &r);
    XML_SetElementHandler(r.parser, hear_start, hear_end);
    XML_SetCharacterDataHandler(r.parser, hear_text);
    XML_SetEntityDeclHandler(r.parser, hear_entity);
    XML_SetSkippedEntityHandler(r.parser, hear_skipped);
    XML_SetUnknownEncodingHandler(r.parser, know_encoding, NULL);
    int code = ODD_OK;
    bool last = false;
    while (!last && code == ODD_OK) {
        size_t piece = len < PIECE ? len : PIECE;
        last = piece == len;
        enum XML_Status status = XML_Parse(r.parser, bytes, (int)piece, last);
        bytes += piece;
        len -= piece;
        if (status != XML_STATUS_OK) {
            code = explain(&r);
            last = true;
        }
    }
    XML_ParserFree(r.parser);
    return code;
}
