/* Reads the rows of an SQLite file page by page. Nothing in the file is trusted: every length and offset is checked against the
 * size of the file. */
#include "platform/store/event_store_inner.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    HEADER_BYTES = 100, /* of the file, on page 1 */
    WAL_HEADER_BYTES = 32,
    FRAME_HEADER_BYTES = 24,
    USUAL_PAGE = 4096,
    PAYLOAD_MAX = 1 << 24 /* a longer row is damage */
};

typedef struct bytes {
    unsigned char *at;
    size_t len;
} bytes;

struct odd_pages {
    bytes file, wal;
    size_t page_bytes, usable; /* of a page, and the part of it that is used */
    size_t count;
    const unsigned char **page; /* by number, from 0 */
    void **copies;              /* rows that are on several pages */
    size_t copy_count, copied;  /* in bytes */
};

/* ---- Numbers ------------------------------------------------------------------------------------- */

static uint32_t big(const unsigned char *at, int count) {
    uint32_t value = 0;
    for (int i = 0; i < count; i++)
        value = value << 8 | at[i];
    return value;
}

/* Reads a number of variable length. Returns its length in bytes; 0 if it is cut off. */
static size_t varint(const unsigned char *at, size_t len, uint64_t *value) {
    *value = 0;
    for (size_t i = 0; i < len && i < 9; i++) {
        *value = i == 8 ? *value << 8 | at[i] : *value << 7 | (at[i] & 0x7F);
        if (i == 8 || (at[i] & 0x80) == 0)
            return i + 1;
    }
    return 0;
}

/* ---- The files ----------------------------------------------------------------------------------- */

/* Returns false and sets errno on failure. */
static bool read_file(bytes *b, const char *path) {
    struct stat info;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    bool good = fd >= 0 && fstat(fd, &info) == 0;
    if (good && !S_ISREG(info.st_mode)) {
        errno = EINVAL;
        good = false;
    }
    b->at = good ? malloc((size_t)info.st_size + 1) : NULL;
    for (ssize_t n = 1; b->at != NULL && n > 0 && b->len < (size_t)info.st_size;) {
        n = read(fd, b->at + b->len, (size_t)info.st_size - b->len);
        b->len += n > 0 ? (size_t)n : 0; /* a read error ends the file */
    }
    int why = errno;
    if (fd >= 0)
        close(fd);
    errno = why;
    return b->at != NULL;
}

static bool is_page_size(uint32_t size) {
    return size >= 512 && size <= 65536 && (size & (size - 1)) == 0;
}

/* Reads the header, or assumes the usual values if it is damaged. */
static void read_header(odd_pages *p) {
    uint32_t size = p->file.len >= HEADER_BYTES ? big(p->file.at + 16, 2) : 0;
    size = size == 1 ? 65536 : size;
    p->page_bytes = is_page_size(size) ? size : USUAL_PAGE;
    unsigned reserved = p->file.len >= HEADER_BYTES ? p->file.at[20] : 0;
    p->usable = p->page_bytes - (reserved <= 32 ? reserved : 0);
}

/* ---- The write-ahead log (-wal) -------------------------------------------------------------------- */

static uint32_t word(const unsigned char *at, bool big_end) {
    return big_end ? big(at, 4)
                   : (uint32_t)at[3] << 24 | (uint32_t)at[2] << 16 | (uint32_t)at[1] << 8 | at[0];
}

static void sum(uint32_t sums[2], const unsigned char *at, size_t len, bool big_end) {
    for (size_t i = 0; i + 8 <= len; i += 8) {
        sums[0] += word(at + i, big_end) + sums[1];
        sums[1] += word(at + i + 4, big_end) + sums[0];
    }
}

static bool sums_are(const uint32_t sums[2], const unsigned char *stored) {
    return big(stored, 4) == sums[0] && big(stored + 4, 4) == sums[1];
}

/* Returns how many frames belong to committed transactions. */
static size_t committed_frames(const odd_pages *p) {
    const unsigned char *at = p->wal.at;
    size_t frame = FRAME_HEADER_BYTES + p->page_bytes, committed = 0;
    uint32_t sums[2] = {0, 0}, magic = p->wal.len >= WAL_HEADER_BYTES ? big(at, 4) : 0;
    bool big_end = magic == 0x377F0683;
    if ((!big_end && magic != 0x377F0682) || big(at + 8, 4) != p->page_bytes)
        return 0;
    sum(sums, at, 24, big_end);
    if (!sums_are(sums, at + 24))
        return 0;
    for (size_t i = 0; WAL_HEADER_BYTES + (i + 1) * frame <= p->wal.len; i++) {
        const unsigned char *f = at + WAL_HEADER_BYTES + i * frame;
        sum(sums, f, 8, big_end);
        sum(sums, f + FRAME_HEADER_BYTES, p->page_bytes, big_end);
        if (memcmp(f + 8, at + 16, 8) != 0 || !sums_are(sums, f + 16))
            break;
        if (big(f + 4, 4) > 0)
            committed = i + 1;
    }
    return committed;
}

static bool lay_out(odd_pages *p) {
    size_t frame = FRAME_HEADER_BYTES + p->page_bytes, frames = committed_frames(p);
    p->count = (p->file.len + p->page_bytes - 1) / p->page_bytes;
    size_t in_file = p->file.len / p->page_bytes;
    for (size_t i = 0; i < frames; i++) {
        size_t number = big(p->wal.at + WAL_HEADER_BYTES + i * frame, 4);
        if (number > p->count && number <= p->count + frames)
            p->count = number;
    }
    p->page = calloc(p->count + 1, sizeof *p->page);
    for (size_t i = 0; p->page != NULL && i < in_file; i++)
        p->page[i] = p->file.at + i * p->page_bytes;
    for (size_t i = 0; p->page != NULL && i < frames; i++) {
        const unsigned char *f = p->wal.at + WAL_HEADER_BYTES + i * frame;
        size_t number = big(f, 4);
        if (number >= 1 && number <= p->count)
            p->page[number - 1] = f + FRAME_HEADER_BYTES;
    }
    return p->page != NULL;
}

odd_pages *odd_pages_open(const char *path) {
    char wal[PATH_MAX];
    odd_pages *p = calloc(1, sizeof *p);
    if (p == NULL)
        return NULL;
    bool good = read_file(&p->file, path);
    if (good) {
        read_header(p);
        if (snprintf(wal, sizeof wal, "%s-wal", path) < (int)sizeof wal)
            read_file(&p->wal, wal); /* it may be missing */
        good = lay_out(p);
    }
    if (good)
        return p;
    int why = errno;
    odd_pages_close(p);
    errno = why;
    return NULL;
}

void odd_pages_close(odd_pages *p) {
    if (p == NULL)
        return;
    for (size_t i = 0; i < p->copy_count; i++)
        free(p->copies[i]);
    free(p->copies);
    free(p->page);
    free(p->file.at);
    free(p->wal.at);
    free(p);
}

/* ---- Records ------------------------------------------------------------------------------------- */

static int64_t signed_number(const unsigned char *at, size_t len) {
    uint64_t value = len > 0 && (at[0] & 0x80) != 0 ? UINT64_MAX : 0;
    for (size_t i = 0; i < len; i++)
        value = value << 8 | at[i];
    return (int64_t)value;
}

/* Reads a value by its type in the record's header. Returns its length, or SIZE_MAX if our tables have no such type. */
static size_t read_value(odd_page_value *v, uint64_t type, const unsigned char *at, size_t len) {
    static const size_t sizes[] = {0, 1, 2, 3, 4, 6, 8};
    size_t size = type < 7 ? sizes[type] : type < 12 ? 0 : (size_t)((type - 12) / 2);
    if (type == 7 || type == 10 || type == 11 || size > len)
        return SIZE_MAX;
    *v = (odd_page_value){.type = type == 0 ? ODD_VALUE_NULL : ODD_VALUE_INT};
    if (type >= 12) {
        v->type = type % 2 == 0 ? ODD_VALUE_BLOB : ODD_VALUE_TEXT;
        v->bytes = (odd_text){(const char *)at, size};
    } else {
        v->number = type == 9 ? 1 : type == 8 ? 0 : signed_number(at, size);
    }
    return size;
}

static bool read_record(odd_page_row *row, const unsigned char *at, size_t len) {
    uint64_t head, type;
    size_t used = varint(at, len, &head), body = (size_t)head;
    if (used == 0 || head > len)
        return false;
    for (row->count = 0; used < (size_t)head; row->count++) {
        size_t n = varint(at + used, (size_t)head - used, &type);
        if (n == 0 || row->count == ODD_ROW_COLUMNS)
            return false;
        size_t size = read_value(&row->column[row->count], type, at + body, len - body);
        if (size == SIZE_MAX)
            return false;
        used += n;
        body += size;
    }
    return body == len;
}

/* ---- Cells --------------------------------------------------------------------------------------- */

/* How many bytes of a row are on the page of its cell. */
static size_t local_bytes(const odd_pages *p, size_t len, bool in_table) {
    size_t most = in_table ? p->usable - 35 : (p->usable - 12) * 64 / 255 - 23,
           least = (p->usable - 12) * 32 / 255 - 23;
    if (len <= most)
        return len;
    size_t local = least + (len - least) % (p->usable - 4);
    return local <= most ? local : least;
}

/* Joins a long row from its overflow pages. NULL if they are incomplete, or memory runs out. */
static unsigned char *join(odd_pages *p, const unsigned char *at, size_t local, size_t len) {
    bool likely = (p->copied += len) <= 4 * (p->file.len + p->wal.len); /* damaged pages may form a cycle */
    unsigned char *all = likely ? malloc(len) : NULL;
    void **copies = realloc(p->copies, (p->copy_count + 1) * sizeof *copies);
    p->copies = copies != NULL ? copies : p->copies;
    if (all == NULL || copies == NULL) {
        free(all);
        return NULL;
    }
    p->copies[p->copy_count++] = all;
    memcpy(all, at, local);
    for (uint32_t next = big(at + local, 4); local < len;) {
        size_t n = len - local < p->usable - 4 ? len - local : p->usable - 4;
        const unsigned char *page = next >= 1 && next <= p->count ? p->page[next - 1] : NULL;
        if (page == NULL)
            return NULL;
        memcpy(all + local, page + 4, n);
        local += n;
        next = big(page, 4);
    }
    return all;
}

static bool read_cell(odd_pages *p, const unsigned char *at, size_t room, int type, odd_page_row *row) {
    uint64_t len, rowid = 0;
    size_t used = type == 0x02 ? 4 : 0, n;
    if (room < used || (n = varint(at + used, room - used, &len)) == 0 || len > PAYLOAD_MAX)
        return false;
    used += n;
    row->in_table = type == 0x0D;
    if (row->in_table && (n = varint(at + used, room - used, &rowid)) == 0)
        return false;
    used += row->in_table ? n : 0;
    row->rowid = (int64_t)rowid;
    size_t local = local_bytes(p, (size_t)len, row->in_table);
    if (local + (local < len ? 4 : 0) > room - used)
        return false;
    const unsigned char *payload = local < len ? join(p, at + used, local, (size_t)len) : at + used;
    return payload != NULL && read_record(row, payload, (size_t)len);
}

bool odd_pages_rows(odd_pages *p, bool (*take)(void *owner, const odd_page_row *row), void *owner) {
    for (size_t number = 0; number < p->count; number++) {
        const unsigned char *page = p->page[number];
        size_t start = number == 0 ? HEADER_BYTES : 0;
        int type = page != NULL ? page[start] : 0;
        if (type != 0x02 && type != 0x0A && type != 0x0D)
            continue;
        size_t cells = big(page + start + 3, 2), list = start + (type == 0x02 ? 12 : 8);
        for (size_t i = 0; i < cells && list + 2 * i + 2 <= p->usable; i++) {
            odd_page_row row;
            size_t place = big(page + list + 2 * i, 2);
            if (place < p->usable && read_cell(p, page + place, p->usable - place, type, &row) &&
                !take(owner, &row))
                return false;
        }
    }
    return true;
}
