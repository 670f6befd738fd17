/* Solved deals in an SQLite file: 13 bytes for who holds which card, 10 for the tricks and 4 to see that neither has
 * changed since. This file alone knows SQLite. */
#include "store/cache.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"

enum {
    VERSION = 1,              /* of the schema: PRAGMA user_version */
    APPLICATION = 0x4F444444, /* "ODDD": PRAGMA application_id, which file(1) shows */
    BUSY_MS = 5000,           /* how long to wait for another process that writes */
    KEY_BYTES = 13,           /* two bits a card */
    TRICKS_BYTES = 10,        /* four bits a number of tricks */
    CHECK_BYTES = 4,          /* behind them: a hash of deal and tricks */
    VALUE_BYTES = TRICKS_BYTES + CHECK_BYTES
};

struct odd_cache {
    sqlite3 *db;
    sqlite3_stmt *find;
    sqlite3_stmt *add;
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

static int failed(const odd_cache *c, odd_error *notice) {
    int code = sqlite3_errcode(c->db) & 0xFF;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        return odd_fail(notice, ODD_E_OUTSIDE, 0, 0,
                        "is damaged, or no file of solved deals: delete it to begin anew");
    if (code == SQLITE_CANTOPEN || code == SQLITE_READONLY || code == SQLITE_PERM)
        return odd_fail(notice, ODD_E_OUTSIDE, 0, 0,
                        "cannot be written here: deals that are solved are not kept");
    return odd_fail(notice, ODD_E_OUTSIDE, 0, 0, "%s", sqlite3_errmsg(c->db));
}

/* The number that a statement gives; -1 if it gives none. */
static int number(odd_cache *c, const char *sql) {
    sqlite3_stmt *statement = NULL;
    int value = -1;
    if (sqlite3_prepare_v2(c->db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
        value = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return value;
}

static bool run(odd_cache *c, const char *sql) {
    return sqlite3_exec(c->db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* The table of a new file, made in one transaction, so that no other process sees half of it: unless one was quicker. */
static int make(odd_cache *c, odd_error *notice) {
    char sql[400];
    sqlite3_snprintf(sizeof sql, sql,
                     "CREATE TABLE solved (deal BLOB PRIMARY KEY CHECK (length(deal) = %d),"
                     " tricks BLOB NOT NULL CHECK (length(tricks) = %d)) STRICT, WITHOUT ROWID;"
                     "PRAGMA application_id = %d; PRAGMA user_version = %d;",
                     KEY_BYTES, VALUE_BYTES, APPLICATION, VERSION);
    run(c, "PRAGMA journal_mode = WAL"); /* so that readers do not wait; without, it works as well */
    if (!run(c, "BEGIN IMMEDIATE"))
        return failed(c, notice);
    int tables = number(c, "SELECT count(*) FROM sqlite_schema");
    if (tables < 0 || (tables == 0 && !run(c, sql)) || !run(c, "COMMIT"))
        return failed(c, notice);
    return ODD_OK;
}

static int check(odd_cache *c, odd_error *notice) {
    int tables = number(c, "SELECT count(*) FROM sqlite_schema");
    int code = tables < 0 ? failed(c, notice) : tables == 0 ? make(c, notice) : ODD_OK;
    if (code != ODD_OK)
        return code;
    if (number(c, "PRAGMA application_id") != APPLICATION)
        return odd_fail(notice, ODD_E_OUTSIDE, 0, 0, "is no file of solved deals");
    return number(c, "PRAGMA user_version") > VERSION
               ? odd_fail(notice, ODD_E_OUTSIDE, 0, 0, "is from a later version of the program")
               : ODD_OK;
}

static int prepare(odd_cache *c, odd_error *notice) {
    sqlite3_db_config(c->db, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL); /* whatever the file may be */
    sqlite3_db_config(c->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
    sqlite3_busy_timeout(c->db, BUSY_MS);
    run(c, "PRAGMA synchronous = NORMAL");
    int code = check(c, notice);
    if (code != ODD_OK)
        return code;
    if (sqlite3_prepare_v2(c->db, "SELECT tricks FROM solved WHERE deal = ?", -1, &c->find, NULL) !=
            SQLITE_OK ||
        sqlite3_prepare_v2(c->db, "INSERT OR REPLACE INTO solved VALUES (?, ?)", -1, &c->add, NULL) !=
            SQLITE_OK)
        return failed(c, notice);
    return ODD_OK;
}

odd_cache *odd_cache_open(const char *path, odd_error *notice) {
    odd_cache *c = calloc(1, sizeof *c);
    if (c == NULL) {
        odd_fail(notice, ODD_E_MEMORY, 0, 0, "there is no memory left");
        return NULL;
    }
    int opened =
        sqlite3_open_v2(path, &c->db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, NULL);
    int code = opened == SQLITE_OK ? prepare(c, notice) : failed(c, notice);
    if (code == ODD_OK)
        return c;
    odd_cache_close(c);
    return NULL;
}

void odd_cache_close(odd_cache *c) {
    if (c == NULL)
        return;
    sqlite3_finalize(c->find);
    sqlite3_finalize(c->add);
    sqlite3_close(c->db);
    free(c);
}

/* ---- Deals ------------------------------------------------------------------------------------- */

static bool find_one(odd_cache *c, odd_dd *table, const odd_hands *hands, odd_error *notice) {
    unsigned char key[KEY_BYTES];
    if (!key_of(key, hands))
        return false;
    sqlite3_bind_blob(c->find, 1, key, sizeof key, SQLITE_STATIC);
    int step = sqlite3_step(c->find);
    bool found = step == SQLITE_ROW && sqlite3_column_bytes(c->find, 0) == VALUE_BYTES &&
                 unpack(table, key, sqlite3_column_blob(c->find, 0));
    if (step != SQLITE_ROW && step != SQLITE_DONE)
        failed(c, notice);
    sqlite3_reset(c->find);
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
    sqlite3_bind_blob(c->add, 1, key, sizeof key, SQLITE_STATIC);
    sqlite3_bind_blob(c->add, 2, tricks, sizeof tricks, SQLITE_STATIC);
    bool added = sqlite3_step(c->add) == SQLITE_DONE;
    sqlite3_reset(c->add);
    return added;
}

int odd_cache_add(odd_cache *c, const odd_dd *tables, const odd_hands *hands, size_t count,
                  odd_error *notice) {
    bool good = run(c, "BEGIN IMMEDIATE");
    for (size_t i = 0; i < count && good; i++)
        good = add_one(c, &tables[i], &hands[i]);
    if (good && run(c, "COMMIT"))
        return ODD_OK;
    int code = failed(c, notice);
    run(c, "ROLLBACK");
    return code;
}
