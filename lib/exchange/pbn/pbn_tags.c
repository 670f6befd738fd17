/* The tags of the standard: their names and properties. */
#include "base/text.h"
#include "exchange/pbn/pbn.h"

enum { PREFIX = 4 };

#define ROW(kind, name, flags) [PBN_##kind] = {"pbn:" name, sizeof "pbn:" name - 1, flags},
static const struct {
    const char *name; /* in the form of a record: the part after the colon is the tag's own name */
    unsigned char len;
    unsigned char flags;
} tags[PBN_KINDS] = {PBN_TAGS(ROW)};

const char *odd_pbn_name(odd_pbn_kind kind) {
    return kind != PBN_OTHER ? tags[kind].name + PREFIX : NULL;
}

odd_text odd_pbn_record_name(odd_pbn_kind kind) {
    return (odd_text){tags[kind].name, tags[kind].len};
}

bool odd_pbn_never_inherits(odd_pbn_kind kind) {
    return (tags[kind].flags & PBN_NEVER_INHERITS) != 0;
}

bool odd_pbn_of_event(odd_pbn_kind kind) {
    return (tags[kind].flags & PBN_OF_EVENT) != 0;
}

odd_pbn_kind odd_pbn_kind_like(odd_text name) {
    for (int kind = PBN_EVENT; kind < PBN_KINDS; kind++)
        if (odd_text_is(name, tags[kind].name + PREFIX))
            return (odd_pbn_kind)kind;
    return PBN_OTHER;
}
