/* Solved deals in an SQLite file: 13 bytes for the hands, 10 for the tricks, and a seal over both. A row that the disk damaged or
 * somebody else wrote is not used. */
#include "platform/double_dummy.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "platform/store/database.h"

enum {
    VERSION = 2,              /* of the schema: PRAGMA user_version */
    APPLICATION = 0x4F444444, /* "ODDD": PRAGMA application_id, which file(1) shows */
    KEY_BYTES = 13,           /* two bits for each card */
    TRICKS_BYTES = 10,        /* four bits for each number of tricks */
    VALUE_BYTES = TRICKS_BYTES + ODD_SEAL_BYTES
};

struct odd_cache {
    odd_db *db;
    odd_query *find, *add;
    unsigned char secret[ODD_SEAL_KEY_BYTES];
};

/* ---- Deals and tables as bytes ------------------------------------------------------------------ */

/* Writes who holds each card: two bits per card, four cards in a byte, from the two of clubs on. Returns false if a card is
 * held by nobody or by two, or if a hand does not have 13 cards. */
static bool key_of(unsigned char key[KEY_BYTES], const odd_hands *hands) {
    int cards[ODD_SEAT_COUNT] = {0};
    memset(key, 0, KEY_BYTES);
    for (int card = 0; card < ODD_CARDS; card++) {
        int holder = ODD_NO_SEAT;
        for (int seat = ODD_NORTH; seat <= ODD_WEST; seat++)
            if ((hands->hand[seat] & ODD_CARD_BIT(card)) != 0 && ++cards[holder = seat] > ODD_RANKS)
                return false;
        if (holder == ODD_NO_SEAT)
            return false;
        key[card / 4] = (unsigned char)(key[card / 4] | (holder - ODD_NORTH) << card % 4 * 2);
    }
    return cards[ODD_NORTH] + cards[ODD_EAST] + cards[ODD_SOUTH] + cards[ODD_WEST] == ODD_CARDS;
}

/* Returns the nth number of tricks, from 0: clubs to notrump, and North to West in each strain. */
static uint8_t *nth(odd_dd *table, int n) {
    return &table->tricks[ODD_CLUBS + n / 4][ODD_NORTH + n % 4];
}

static void put_seal(const odd_cache *c, unsigned char value[VALUE_BYTES],
                     const unsigned char key[KEY_BYTES]) {
    unsigned char both[KEY_BYTES + TRICKS_BYTES];
    memcpy(both, key, KEY_BYTES);
    memcpy(both + KEY_BYTES, value, TRICKS_BYTES);
    odd_seal(value + TRICKS_BYTES, c->secret, both, sizeof both);
}

static bool pack(const odd_cache *c, unsigned char value[VALUE_BYTES], const unsigned char key[KEY_BYTES],
                 odd_dd table) {
    memset(value, 0, VALUE_BYTES);
    for (int n = 0; n < 2 * TRICKS_BYTES; n++) {
        if (*nth(&table, n) > ODD_RANKS)
            return false;
        value[n / 2] = (unsigned char)(value[n / 2] | *nth(&table, n) << n % 2 * 4);
    }
    put_seal(c, value, key);
    return true;
}

static bool unpack(const odd_cache *c, odd_dd *table, const unsigned char key[KEY_BYTES],
                   const unsigned char *value) {
    unsigned char expected[VALUE_BYTES];
    memcpy(expected, value, TRICKS_BYTES);
    put_seal(c, expected, key);
    memset(table, ODD_DD_UNKNOWN, sizeof *table);
    for (int n = 0; n < 2 * TRICKS_BYTES; n++)
        *nth(table, n) = value[n / 2] >> n % 2 * 4 & 15;
    return odd_seal_equals(expected + TRICKS_BYTES, value + TRICKS_BYTES);
}

/* ---- Opening ----------------------------------------------------------------------------------- */

_Static_assert(KEY_BYTES == 13 && VALUE_BYTES == 26, "as the schema says");

static const char schema[] = "CREATE TABLE solved (deal BLOB PRIMARY KEY CHECK (length(deal) = 13),"
                             " tricks BLOB NOT NULL CHECK (length(tricks) = 26)) STRICT, WITHOUT ROWID;";

/* Removes the deals of version 1, which have no seal: they are solved again. */
static int from_version_1(odd_db *db, odd_error *notice) {
    return odd_db_run(db, "DROP TABLE solved") && odd_db_run(db, schema) ? ODD_OK : odd_db_failed(db, notice);
}

static const odd_db_kind solved = {
    .what = "file of solved deals",
    .damaged = "is damaged, or is not a file of solved deals: delete it to start a new one",
    .unwritable = "cannot be written here: solved deals are not stored",
    .schema = schema,
    .migrate = from_version_1,
    .application = APPLICATION,
    .version = VERSION,
    .durable = "NORMAL",
    .guarded = true,
};

odd_cache *odd_cache_open(const char *path, odd_error *notice) {
    odd_cache *c = calloc(1, sizeof *c);
    if (c == NULL) {
        odd_fail(notice, ODD_E_MEMORY, 0, 0, "out of memory");
        return NULL;
    }
    if (odd_seal_key(c->secret, notice) == ODD_OK)
        c->db = odd_db_open(path, &solved, ODD_DB_WRITE, notice);
    if (c->db != NULL) {
        c->find = odd_query_open(c->db, "SELECT tricks FROM solved WHERE deal = ?");
        c->add = odd_query_open(c->db, "INSERT OR REPLACE INTO solved VALUES (?, ?)");
        if (c->find != NULL && c->add != NULL)
            return c;
        odd_db_failed(c->db, notice);
    }
    odd_cache_close(c);
    return NULL;
}

void odd_cache_close(odd_cache *c) {
    if (c == NULL)
        return;
    odd_query_close(c->find);
    odd_query_close(c->add);
    odd_db_close(c->db);
    free(c);
}

/* ---- Deals ------------------------------------------------------------------------------------- */

static bool find_one(odd_cache *c, odd_dd *table, const odd_hands *hands, odd_error *notice) {
    unsigned char key[KEY_BYTES];
    if (!key_of(key, hands))
        return false;
    odd_query_bytes(c->find, 1, key, sizeof key);
    odd_step_result step = odd_query_step(c->find);
    odd_text value = step == ODD_ROW ? odd_query_get(c->find, 0) : (odd_text){0};
    bool found = value.len == VALUE_BYTES && unpack(c, table, key, (const unsigned char *)value.text);
    if (step == ODD_FAILED)
        odd_db_failed(c->db, notice);
    odd_query_reset(c->find);
    return found;
}

size_t odd_cache_find(odd_cache *c, odd_dd *tables, bool *found, const odd_hands *hands, size_t count,
                      odd_error *notice) {
    size_t all = 0;
    notice->code = ODD_OK;
    for (size_t i = 0; i < count; i++) {
        found[i] = find_one(c, &tables[i], &hands[i], notice);
        all += found[i];
    }
    return all;
}

static bool add_one(odd_cache *c, const odd_dd *table, const odd_hands *hands) {
    unsigned char key[KEY_BYTES], tricks[VALUE_BYTES];
    if (!key_of(key, hands) || !pack(c, tricks, key, *table))
        return true; /* nothing to store */
    odd_query_bytes(c->add, 1, key, sizeof key);
    odd_query_bytes(c->add, 2, tricks, sizeof tricks);
    return odd_query_run(c->add);
}

int odd_cache_add(odd_cache *c, const odd_dd *tables, const odd_hands *hands, size_t count,
                  odd_error *notice) {
    bool good = odd_db_run(c->db, "BEGIN IMMEDIATE");
    for (size_t i = 0; i < count && good; i++)
        good = add_one(c, &tables[i], &hands[i]);
    if (good && odd_db_run(c->db, "COMMIT"))
        return ODD_OK;
    int code = odd_db_failed(c->db, notice);
    odd_db_run(c->db, "ROLLBACK");
    return code;
}
