/* Parses XML with expat; the only file that uses it. Files are not trusted. Entities and default attributes that a file declares
 * are refused, because a few bytes could repeat them many times. So are elements nested too deep, and what expat would have to
 * keep: long tags, many attributes, many different names. Nothing is fetched. */
#include "platform/archive.h"
#include "base/out.h"
#include "base/hash.h"
#include "base/text.h"
#include "platform/memory.h"

#include <expat.h>
#include <string.h>

enum {
    DEPTH_MAX = 64,
    ATTRIBUTES_MAX = 64,
    NAMES_MAX = 1024, /* of elements and attributes: expat keeps each one to the end */
    TAG_MAX = 1 << 16,
    PIECE = 1 << 15,
    UNREAD_MAX = 4 * TAG_MAX /* expat may wait for twice as much input before it parses a tag again */
};

typedef struct reading {
    XML_Parser parser;
    const odd_xml *handler;
    odd_error *error;
    int code; /* what stopped it */
    int depth;
    bool mark; /* the file begins with a byte order mark, which expat counts as a column */
    uint64_t seed;
    uint64_t names[2 * NAMES_MAX]; /* hashed; 0: none */
    int name_count;
} reading;

static const char too_long[] = "a tag or a comment is too long: expected its end within 64 kB";

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

/* Counts a name; false if there are too many. Names with the same hash count once. */
static bool take_name(reading *r, odd_text name) {
    enum { SLOTS = 2 * NAMES_MAX };
    if (r->code != ODD_OK)
        return false;
    uint64_t hash = odd_hash_quick(name, r->seed) | 1;
    size_t at = (size_t)(hash >> 1) & (SLOTS - 1);
    while (r->names[at] != 0 && r->names[at] != hash)
        at = odd_slot_next(at, 1, SLOTS);
    if (r->names[at] == hash)
        return true;
    r->names[at] = hash;
    if (r->name_count++ < NAMES_MAX)
        return true;
    refuse(r, "too many different names of elements and attributes: at most 1024");
    return false;
}

/* ---- What expat calls -------------------------------------------------------------------------- */

static void XMLCALL receive_start(void *owner, const XML_Char *name, const XML_Char **attributes) {
    reading *r = owner;
    odd_text element = odd_text_of(name), texts[2 * ATTRIBUTES_MAX];
    size_t count = 0;
    if (r->code != ODD_OK) /* stopped, but expat may still report what it has read */
        return;
    if (++r->depth > DEPTH_MAX) {
        refuse(r, "elements are nested too deeply: at most 64");
        return;
    }
    if (XML_GetCurrentByteCount(r->parser) > TAG_MAX) {
        refuse(r, too_long);
        return;
    }
    bool few = take_name(r, element);
    for (; few && count < 2 * ATTRIBUTES_MAX && attributes[count] != NULL; count++) {
        texts[count] = odd_text_of(attributes[count]);
        few = count % 2 == 1 || take_name(r, texts[count]);
    }
    if (!few)
        return;
    if (attributes[count] != NULL)
        refuse(r, "too many attributes: at most 64");
    else if (!r->handler->start(r->handler->owner, line_of(r), column_of(r), element, texts, count))
        stop(r);
}

static void XMLCALL receive_end(void *owner, const XML_Char *name) {
    reading *r = owner;
    r->depth--;
    if (r->code == ODD_OK && !r->handler->end(r->handler->owner, odd_text_of(name)))
        stop(r);
}

static void XMLCALL receive_text(void *owner, const XML_Char *text, int len) {
    reading *r = owner;
    if (r->code == ODD_OK && !r->handler->text(r->handler->owner, (odd_text){text, (size_t)len}))
        stop(r);
}

/* Reports our own instruction, <?oddtrick text?>, as an element ?oddtrick, a name that no element can have. Ignores others. */
static void XMLCALL receive_instruction(void *owner, const XML_Char *target, const XML_Char *data) {
    reading *r = owner;
    odd_text name = {"?oddtrick", 9};
    if (r->code != ODD_OK || strcmp(target, name.text + 1) != 0)
        return;
    if (!r->handler->start(r->handler->owner, line_of(r), column_of(r), name, NULL, 0) ||
        !r->handler->text(r->handler->owner, odd_text_of(data)) || !r->handler->end(r->handler->owner, name))
        stop(r);
}

static void XMLCALL receive_entity(void *owner, const XML_Char *name, int is_parameter, const XML_Char *value,
                                   int len, const XML_Char *base, const XML_Char *system_id,
                                   const XML_Char *public_id, const XML_Char *notation) {
    (void)name, (void)is_parameter, (void)value, (void)len;
    (void)base, (void)system_id, (void)public_id, (void)notation;
    refuse(owner, "a file must not declare its own entities");
}

static void XMLCALL receive_declared(void *owner, const XML_Char *element, const XML_Char *name,
                                     const XML_Char *type, const XML_Char *value, int is_required) {
    (void)element, (void)type, (void)is_required;
    if (value != NULL)
        refuse(owner, "a file must not declare its own attribute values");
    else
        take_name(owner, odd_text_of(name));
}

/* An entity such as &eacute; of an external document type, which is not read: its meaning is unknown. */
static void XMLCALL receive_skipped(void *owner, const XML_Char *name, int is_parameter) {
    reading *r = owner;
    if (is_parameter || r->code != ODD_OK)
        return;
    odd_text parts[] = {{"&", 1}, odd_text_of(name), {";", 1}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (!r->handler->text(r->handler->owner, parts[i]))
            stop(r);
}

/* ---- Encodings --------------------------------------------------------------------------------- */

/* Windows-1252, which expat does not know and many programs write. */
static int XMLCALL know_encoding(void *owner, const XML_Char *name, XML_Encoding *info) {
    (void)owner;
    if (!odd_same_letters(odd_text_of(name), odd_text_of("windows-1252")) &&
        !odd_same_letters(odd_text_of(name), odd_text_of("cp1252")))
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
    if (r->code != ODD_OK || what == XML_ERROR_ABORTED) /* the handler asked to stop */
        return r->code;
    if (what == XML_ERROR_NO_MEMORY)
        return odd_fail(r->error, ODD_E_MEMORY, 0, 0, "out of memory");
    return odd_fail(r->error, ODD_E_SYNTAX, line_of(r), column_of(r), "not well-formed XML: %s",
                    XML_ErrorString(what));
}

/* Whether expat has too much unparsed input. */
static bool is_stuck(const reading *r, size_t given) {
    XML_Index at = XML_GetCurrentByteIndex(r->parser);
    return at >= 0 && given - (size_t)at > UNREAD_MAX;
}

static int read_pieces(reading *r, const char *bytes, size_t len) {
    size_t given = 0;
    while (r->code == ODD_OK) {
        size_t piece = len - given < PIECE ? len - given : PIECE;
        bool last = given + piece == len;
        if (XML_Parse(r->parser, bytes + given, (int)piece, last) != XML_STATUS_OK)
            return explain(r);
        given += piece;
        if (last)
            break;
        if (is_stuck(r, given))
            refuse(r, too_long);
    }
    return r->code;
}

int odd_xml_read(void *owner, const char *bytes, size_t len, const odd_xml *handler, odd_error *error) {
    (void)owner;
    reading r = {.parser = XML_ParserCreate(NULL), .handler = handler, .error = error, .seed = odd_seed()};
    if (r.parser == NULL)
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "out of memory");
    r.mark = len > 2 && (memcmp(bytes, "\xEF\xBB\xBF", 3) == 0 || memcmp(bytes, "\xFE\xFF", 2) == 0 ||
                         memcmp(bytes, "\xFF\xFE", 2) == 0);
    XML_SetUserData(r.parser, &r);
    XML_SetElementHandler(r.parser, receive_start, receive_end);
    XML_SetCharacterDataHandler(r.parser, receive_text);
    XML_SetProcessingInstructionHandler(r.parser, receive_instruction);
    XML_SetEntityDeclHandler(r.parser, receive_entity);
    XML_SetAttlistDeclHandler(r.parser, receive_declared);
    XML_SetSkippedEntityHandler(r.parser, receive_skipped);
    XML_SetUnknownEncodingHandler(r.parser, know_encoding, NULL);
    int code = read_pieces(&r, bytes, len);
    XML_ParserFree(r.parser);
    return code;
}
