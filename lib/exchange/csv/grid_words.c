/* Grids in German, French, Dutch, Polish, Spanish, Italian and Swedish. The meaning of a letter in a contract
 * is not guessed: 4C is four hearts in French and four clubs in English. The headings show which languages are
 * possible, and the letters of all contracts in the grid which of their alphabets is used; if the remaining
 * ones disagree, the grid is refused. */
#include "exchange/csv/grid_read.h"
#include "base/text.h"
#include "base/out.h"

enum { DE = 1, FR = 2, NL = 4, PL = 8, ES = 16, IT = 32, SV = 64, ALL = 127, LANGUAGES = 7 };

/* ---- Headings ---------------------------------------------------------------------------------- */

/* Headings without accents, blanks and signs, in each language, separated by bars: the languages are in the order of their
 * bits. */
static const struct {
    odd_column column;
    odd_side side;
    const char *names[LANGUAGES];
} words[] = {
    {ODD_COLUMN_BOARD,
     ODD_NO_SIDE,
     {"boardnr", "donne|etui", "boardnr|spel", "rozdanie", "mano|estuche", "mano", "bricka"}},
    {ODD_COLUMN_ROUND, ODD_NO_SIDE, {"runde", "tour", "ronde", "runda", "ronda", "turno", "rond"}},
    {ODD_COLUMN_TABLE, ODD_NO_SIDE, {"tisch", "", "tafel", "stol", "mesa", "tavolo", "bord"}},
    {ODD_COLUMN_CONTRACT,
     ODD_NO_SIDE,
     {"kontrakt", "contrat", "", "kontrakt", "contrato", "contratto", "kontrakt|bud"}},
    {ODD_COLUMN_DECLARER,
     ODD_NO_SIDE,
     {"alleinspieler|von", "declarant", "leider|door", "rozgrywajacy", "declarante", "dichiarante",
      "spelforare"}},
    {ODD_COLUMN_RESULT,
     ODD_NO_SIDE,
     {"ergebnis|resultat", "resultat", "resultaat", "wynik", "resultado", "risultato", "resultat"}},
    {ODD_COLUMN_TRICKS, ODD_NO_SIDE, {"stiche", "levees|plis", "slagen", "lewy", "bazas", "prese", "stick"}},
    {ODD_COLUMN_LEAD, ODD_NO_SIDE, {"ausspiel", "entame", "uitkomst", "wist", "salida", "attacco", "utspel"}},
    {ODD_COLUMN_DEALER, ODD_NO_SIDE, {"teiler", "donneur", "gever", "", "", "", ""}},
    {ODD_COLUMN_NORTH, ODD_NO_SIDE, {"nord", "nord", "noord", "", "norte", "nord", "nord"}},
    {ODD_COLUMN_EAST, ODD_NO_SIDE, {"ost", "est", "oost", "", "este", "est", "ost"}},
    {ODD_COLUMN_SOUTH, ODD_NO_SIDE, {"sud", "sud", "zuid", "", "sur", "sud", "syd"}},
    {ODD_COLUMN_WEST, ODD_NO_SIDE, {"", "ouest", "", "", "oeste", "ovest", "vast"}},
    {ODD_COLUMN_ID,
     ODD_EW,
     {"ow|paarow|owpaar", "eo|paireeo", "ow|paarow|owpaar", "we|parawe", "eo|parejaeo", "eo|coppiaeo",
      "ov|parov"}},
    {ODD_COLUMN_ID,
     ODD_NS,
     {"paarns|nspaar", "pairens", "paarns|nspaar|paarnz|nz", "parans", "parejans", "coppians", "parns"}},
};

unsigned odd_heading_foreign(odd_text name, odd_heading *heading) {
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        *heading = (odd_heading){words[i].column, words[i].side, 0};
        for (unsigned language = 0; language < LANGUAGES; language++)
            if (odd_text_among(name, words[i].names[language]) >= 0)
                heading->languages |= 1U << language;
        if (heading->languages != 0)
            return heading->languages;
    }
    return 0;
}

/* ---- Contracts --------------------------------------------------------------------------------- */

/* Clubs, diamonds, hearts, spades in each alphabet. English is the first. */
static const struct {
    const char *letters;
    unsigned languages;
    const char *name;
} alphabets[] = {
    {"CDHS", ALL, "C clubs, D diamonds, H hearts, S spades"},
    {"TKCP", DE | FR | PL, "T clubs, K diamonds, C hearts, P spades"},
    {"TKHP", DE, "T clubs, K diamonds, H hearts, P spades"},
    {"TDCP", ES, "T clubs, D diamonds, C hearts, P spades"},
    {"FQCP", IT, "F clubs, Q diamonds, C hearts, P spades"},
    {"KRHS", NL | SV, "K clubs, R diamonds, H hearts, S spades"},
};
enum { ALPHABETS = sizeof alphabets / sizeof alphabets[0], ENGLISH = 0 };

/* Returns the letter after the level of a contract, in upper case; '\0' if there is none, or if it means notrump in any
 * language. */
static char strain_letter(odd_text contract, size_t *at, size_t *len) {
    static const char *const notrump[] = {"SA", "ST", "BA", "NT", "N"};
    odd_scan s = {contract.text, contract.len, 0};
    int level = odd_scan_number(&s);
    odd_scan_blanks(&s);
    *at = s.at;
    *len = 0;
    if (level < 1 || level > 7 || !odd_is_letter(odd_scan_peek(&s)))
        return '\0';
    for (size_t i = 0; i < sizeof notrump / sizeof notrump[0]; i++) {
        *len = notrump[i][1] != '\0' ? 2 : 1;
        if (s.len - s.at >= *len &&
            odd_same_letters((odd_text){s.text + s.at, *len}, (odd_text){notrump[i], *len}))
            return '\0';
    }
    *len = 1;
    return (char)(odd_lower(odd_scan_peek(&s)) - 'a' + 'A');
}

static int strain_in(int alphabet, char letter) {
    for (int i = 0; i < 4; i++)
        if (alphabets[alphabet].letters[i] == letter)
            return i;
    return -1;
}

/* Returns whether an alphabet has all of the letters. */
static bool has_all(int alphabet, const bool seen[26]) {
    for (int i = 0; i < 26; i++)
        if (seen[i] && strain_in(alphabet, (char)('A' + i)) < 0)
            return false;
    return true;
}

static bool agree(int a, int b, const bool seen[26]) {
    for (int i = 0; i < 26; i++)
        if (seen[i] && strain_in(a, (char)('A' + i)) != strain_in(b, (char)('A' + i)))
            return false;
    return true;
}

static void see_contracts(odd_csv_grid *grid, odd_rows *here, bool seen[26]) {
    *here = grid->rows;
    while (odd_rows_next(&grid->rows)) {
        size_t at, len;
        odd_text cell = odd_csv_grid_cell(grid, ODD_COLUMN_CONTRACT, ODD_NO_SIDE);
        char letter = strain_letter(cell, &at, &len);
        if (letter != '\0')
            seen[letter - 'A'] = true;
    }
    grid->rows = *here;
}

bool odd_csv_grid_learn(odd_csv_grid *grid, odd_rows *here) {
    bool seen[26] = {false};
    int found = -1;
    grid->alphabet = ENGLISH;
    see_contracts(grid, here, seen);
    if (grid->languages == 0 && has_all(ENGLISH, seen))
        return true;
    for (int i = 0; i < ALPHABETS; i++) {
        if ((grid->languages != 0 && (grid->languages & alphabets[i].languages) == 0) || !has_all(i, seen))
            continue;
        if (found >= 0 && !agree(found, i, seen)) {
            odd_source_refuse(grid->in, ODD_E_SYNTAX, grid->rows.line, 1,
                              "the letters of contracts are ambiguous: %s; or %s", alphabets[found].name,
                              alphabets[i].name);
            return false;
        }
        found = i;
    }
    if (found < 0)
        return true; /* each unreadable contract is reported */
    grid->alphabet = found;
    if (found != ENGLISH)
        odd_source_wrong(grid->in, true, ODD_E_SYNTAX, grid->rows.line, 1, "contracts are read as %s",
                         alphabets[found].name);
    return true;
}

odd_text odd_csv_grid_translate(const odd_csv_grid *grid, odd_text contract, char *room, size_t cap) {
    size_t at, len;
    char letter = strain_letter(contract, &at, &len);
    int strain = letter != '\0' ? strain_in(grid->alphabet, letter) : -1;
    bool notrump = letter == '\0' && len == 2;
    odd_writer w = odd_writer_on(room, cap);
    if (!notrump && (strain < 0 || grid->alphabet == ENGLISH))
        return contract;
    odd_put_format(&w, "%.*s%s%.*s", (int)at, contract.text,
                   notrump ? "NT" : (const char *[]){"C", "D", "H", "S"}[strain],
                   (int)(contract.len - at - len), contract.text + at + len);
    return w.len < cap ? (odd_text){room, w.len} : contract;
}

odd_text odd_csv_grid_translate_card(const odd_csv_grid *grid, odd_text card, char *room, size_t cap) {
    char letter =
        card.len > 0 && odd_is_letter(card.text[0]) ? (char)(odd_lower(card.text[0]) - 'a' + 'A') : '\0';
    int suit = letter != '\0' && grid->alphabet != ENGLISH ? strain_in(grid->alphabet, letter) : -1;
    if (suit < 0 || card.len >= cap)
        return card;
    room[0] = alphabets[ENGLISH].letters[suit];
    for (size_t i = 1; i < card.len; i++)
        room[i] = card.text[i];
    return (odd_text){room, card.len};
}

/* ---- Seats ------------------------------------------------------------------------------------- */

odd_text odd_csv_grid_foreign_seat(const odd_csv_grid *grid, odd_text cell) {
    static const struct {
        const char *letter, *seat;
        unsigned languages;
    } seats[] = {{"o", "E", DE | NL}, {"o", "W", FR | ES | IT}, {"z", "S", NL},
                 {"v", "W", SV},      {"\xC3\x96", "E", SV},    {"\xC3\xB6", "E", SV}};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        odd_scan s = {cell.text, cell.len, 0};
        bool meant = grid->languages != 0 && (grid->languages & ~seats[i].languages) == 0;
        if (meant && (odd_scan_bytes(&s, seats[i].letter) ||
                      (cell.len > 0 && odd_lower(cell.text[0]) == seats[i].letter[0])))
            return (odd_text){seats[i].seat, 1};
    }
    return cell;
}
