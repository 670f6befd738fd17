/* Solved deals in an SQLite file: 13 bytes for who holds which card, 10 for the tricks and 4 to see that neither has
 * changed since. */
#include "store/cache.h"

#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "store/sqlite.h"

enum {
    VERSION = 1,              /* of the schema: PRAGMA user_version */
    APPLICATION = 0x4F444444, /* "ODDD": PRAGMA application_id, which file(1) shows */
    KEY_BYTES = 13,           /* two bits a card */
    TRICKS_BYTES = 10,        /* four bits a number of tricks */
    CHECK_BYTES = 4,          /* behind them: a hash of deal and tricks */
    VALUE_BYTES = TRICKS_BYTES + CHECK_BYTES
};

struct odd_cache {
    odd_db *db;
    odd_query *find, *add;
};

/* ---- Deals and tables as bytes ------------------------------------------------------------------ */

/* Two bits a card, from the two of clubs on, four cards a byte: who holds it. False if a card is held by nobody or by two,
 * or if a hand has more or fewer than 13. */
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

/* The nth number of tricks, from 0: clubs to notrump, North to West in each. */
static uint8_t *nth(odd_dd *table, int n) {
    return &table->tricks[ODD_CLUBS + n / 4][ODD_NORTH + n % 4];
}

/* Of the deal and its tricks, so that a disk that forgets a bit does not change a result. */
static uint32_t hash_of(const unsigned char key[KEY_BYTES], const unsigned char tricks[TRICKS_BYTES]) {
    uint32_t hash = 2166136261U;
    for (int i = 0; i < KEY_BYTES; i++)
        hash = (hash ^ key[i]) * 16777619U;
    for (int i = 0; i < TRICKS_BYTES; i++)
        hash = (hash ^ tricks[i]) * 16777619U;
    return hash;
}

static void put_hash(unsigned char value[VALUE_BYTES], const unsigned char key[KEY_BYTES]) {
    uint32_t hash = hash_of(key, value);
    for (int i = 0; i < CHECK_BYTES; i++)
        value[TRICKS_BYTES + i] = (unsigned char)(hash >> 8 * i);
}

static bool pack(unsigned char value[VALUE_BYTES], const unsigned char key[KEY_BYTES], odd_dd table) {
    memset(value, 0, VALUE_BYTES);
    for (int n = 0; n < 2 * TRICKS_BYTES; n++) {
        if (*nth(&table, n) > ODD_RANKS)
            return false;
        value[n / 2] = (unsigned char)(value[n / 2] | *nth(&table, n) << n % 2 * 4);
    }
    put_hash(value, key);
    return true;
}

static bool unpack(odd_dd *table, const unsigned char key[KEY_BYTES], const unsigned char *value) {
    unsigned char expected[VALUE_BYTES];
    memcpy(expected, value, TRICKS_BYTES);
    put_hash(expected, key);
    memset(table, ODD_DD_UNKNOWN, sizeof *table);
    for (int n = 0; n < 2 * TRICKS_BYTES; n++)
        *nth(table, n) = value[n / 2] >> n % 2 * 4 & 15;
    return memcmp(expected, value, VALUE_BYTES) == 0;
}

/* ---- Opening ----------------------------------------------------------------------------------- */

_Static_assert(KEY_BYTES == 13 && VALUE_BYTES == 14, "as the schema says");

static const odd_db_kind solved = {
    .what = "file of solved deals",
    .damaged = "is damaged, or no file of solved deals: delete it to begin anew",
    .unwritable = "cannot be written here: deals that are solved are not kept",
    .schema = "CREATE TABLE solved (deal BLOB PRIMARY KEY CHECK (length(deal) = 13),"
              " tricks BLOB NOT NULL CHECK (length(tricks) = 14)) STRICT, WITHOUT ROWID;",
    .application = APPLICATION,
    .version = VERSION,
    .durable = "NORMAL",
    .guarded = true,
};

odd_cache *odd_cache_open(const char *path, odd_error *notice) {
    odd_cache *c = calloc(1, sizeof *c);
    if (c == NULL) {
        odd_fail(notice, ODD_E_MEMORY, 0, 0, "there is no memory left");
        return NULL;
    }
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
    bool found = value.len == VALUE_BYTES && unpack(table, key, (const unsigned char *)value.text);
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
    if (!key_of(key, hands) || !pack(tricks, key, *table))
        return true; /* nothing to be kept */
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
