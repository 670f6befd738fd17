/* Sheets in German, French, Dutch, Polish, Spanish, Italian and Swedish. What a letter of a contract means is not guessed:
 * 4C is four hearts in French and four clubs in English. The headings say which languages may be meant, and the letters of all
 * contracts in the sheet which of their alphabets; where what is left does not agree, the sheet is refused. */
#include "exchange/csv/grid_words.h"
#include "base/scan.h"
#include "base/writer.h"

enum { DE = 1, FR = 2, NL = 4, PL = 8, ES = 16, IT = 32, SV = 64, ALL = 127 };

/* ---- Headings ---------------------------------------------------------------------------------- */

/* Without accents, blanks and signs. */
static const struct {
    const char *name;
    unsigned languages;
    odd_column column;
    odd_side side;
} words[] = {
    {"donne", FR, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"etui", FR, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"boardnr", DE | NL, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"spel", NL, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"rozdanie", PL, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"mano", ES | IT, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"estuche", ES, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"bricka", SV, ODD_COLUMN_BOARD, ODD_NO_SIDE},
    {"runde", DE, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"tour", FR, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"ronde", NL, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"runda", PL, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"ronda", ES, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"turno", IT, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"rond", SV, ODD_COLUMN_ROUND, ODD_NO_SIDE},
    {"tisch", DE, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"tafel", NL, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"stol", PL, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"mesa", ES, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"tavolo", IT, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"bord", SV, ODD_COLUMN_TABLE, ODD_NO_SIDE},
    {"kontrakt", DE | PL | SV, ODD_COLUMN_CONTRACT, ODD_NO_SIDE},
    {"contrat", FR, ODD_COLUMN_CONTRACT, ODD_NO_SIDE},
    {"contrato", ES, ODD_COLUMN_CONTRACT, ODD_NO_SIDE},
    {"contratto", IT, ODD_COLUMN_CONTRACT, ODD_NO_SIDE},
    {"bud", SV, ODD_COLUMN_CONTRACT, ODD_NO_SIDE},
    {"alleinspieler", DE, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"von", DE, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"declarant", FR, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"leider", NL, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"door", NL, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"rozgrywajacy", PL, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"declarante", ES, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"dichiarante", IT, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"spelforare", SV, ODD_COLUMN_DECLARER, ODD_NO_SIDE},
    {"ergebnis", DE, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"resultat", FR | DE | SV, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"resultaat", NL, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"wynik", PL, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"resultado", ES, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"risultato", IT, ODD_COLUMN_RESULT, ODD_NO_SIDE},
    {"stiche", DE, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"levees", FR, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"plis", FR, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"slagen", NL, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"lewy", PL, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"bazas", ES, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"prese", IT, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"stick", SV, ODD_COLUMN_TRICKS, ODD_NO_SIDE},
    {"ausspiel", DE, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"entame", FR, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"uitkomst", NL, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"wist", PL, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"salida", ES, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"attacco", IT, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"utspel", SV, ODD_COLUMN_LEAD, ODD_NO_SIDE},
    {"teiler", DE, ODD_COLUMN_DEALER, ODD_NO_SIDE},
    {"donneur", FR, ODD_COLUMN_DEALER, ODD_NO_SIDE},
    {"gever", NL, ODD_COLUMN_DEALER, ODD_NO_SIDE},
    {"nord", DE | FR | IT | SV, ODD_COLUMN_NORTH, ODD_NO_SIDE},
    {"noord", NL, ODD_COLUMN_NORTH, ODD_NO_SIDE},
    {"norte", ES, ODD_COLUMN_NORTH, ODD_NO_SIDE},
    {"ost", DE | SV, ODD_COLUMN_EAST, ODD_NO_SIDE},
    {"oost", NL, ODD_COLUMN_EAST, ODD_NO_SIDE},
    {"est", FR | IT, ODD_COLUMN_EAST, ODD_NO_SIDE},
    {"este", ES, ODD_COLUMN_EAST, ODD_NO_SIDE},
    {"sud", DE | FR | IT, ODD_COLUMN_SOUTH, ODD_NO_SIDE},
    {"zuid", NL, ODD_COLUMN_SOUTH, ODD_NO_SIDE},
    {"sur", ES, ODD_COLUMN_SOUTH, ODD_NO_SIDE},
    {"syd", SV, ODD_COLUMN_SOUTH, ODD_NO_SIDE},
    {"ouest", FR, ODD_COLUMN_WEST, ODD_NO_SIDE},
    {"oeste", ES, ODD_COLUMN_WEST, ODD_NO_SIDE},
    {"ovest", IT, ODD_COLUMN_WEST, ODD_NO_SIDE},
    {"vast", SV, ODD_COLUMN_WEST, ODD_NO_SIDE},
    {"ow", DE | NL, ODD_COLUMN_ID, ODD_EW},
    {"eo", FR | ES | IT, ODD_COLUMN_ID, ODD_EW},
    {"ov", SV, ODD_COLUMN_ID, ODD_EW},
    {"we", PL, ODD_COLUMN_ID, ODD_EW},
    {"paarns", DE | NL, ODD_COLUMN_ID, ODD_NS},
    {"nspaar", DE | NL, ODD_COLUMN_ID, ODD_NS},
    {"paarow", DE | NL, ODD_COLUMN_ID, ODD_EW},
    {"owpaar", DE | NL, ODD_COLUMN_ID, ODD_EW},
    {"paarnz", NL, ODD_COLUMN_ID, ODD_NS},
    {"nz", NL, ODD_COLUMN_ID, ODD_NS},
    {"pairens", FR, ODD_COLUMN_ID, ODD_NS},
    {"paireeo", FR, ODD_COLUMN_ID, ODD_EW},
    {"parans", PL, ODD_COLUMN_ID, ODD_NS},
    {"parawe", PL, ODD_COLUMN_ID, ODD_EW},
    {"parejans", ES, ODD_COLUMN_ID, ODD_NS},
    {"parejaeo", ES, ODD_COLUMN_ID, ODD_EW},
    {"coppians", IT, ODD_COLUMN_ID, ODD_NS},
    {"coppiaeo", IT, ODD_COLUMN_ID, ODD_EW},
    {"parns", SV, ODD_COLUMN_ID, ODD_NS},
    {"parov", SV, ODD_COLUMN_ID, ODD_EW},
};

unsigned odd_heading_foreign(odd_text name, odd_heading *heading) {
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (odd_text_is(name, words[i].name)) {
            *heading = (odd_heading){words[i].column, words[i].side, words[i].languages};
            return words[i].languages;
        }
    return 0;
}

/* ---- Contracts --------------------------------------------------------------------------------- */

/* Clubs, diamonds, hearts, spades as each alphabet has them. English is the first. */
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

/* The letter behind the level of a contract, upper case; '\0' if there is none, or if it is no trumps, in any language. */
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

/* Whether an alphabet has all of the letters. */
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

static void see_contracts(odd_sheet *sheet, odd_rows *here, bool seen[26]) {
    *here = sheet->rows;
    while (odd_rows_next(&sheet->rows)) {
        size_t at, len;
        odd_text cell = odd_sheet_cell(sheet, ODD_COLUMN_CONTRACT, ODD_NO_SIDE);
        char letter = strain_letter(cell, &at, &len);
        if (letter != '\0')
            seen[letter - 'A'] = true;
    }
    sheet->rows = *here;
}

bool odd_sheet_learn(odd_sheet *sheet, odd_rows *here) {
    bool seen[26] = {false};
    int found = -1;
    sheet->alphabet = ENGLISH;
    see_contracts(sheet, here, seen);
    if (sheet->languages == 0 && has_all(ENGLISH, seen))
        return true;
    for (int i = 0; i < ALPHABETS; i++) {
        if ((sheet->languages != 0 && (sheet->languages & alphabets[i].languages) == 0) || !has_all(i, seen))
            continue;
        if (found >= 0 && !agree(found, i, seen)) {
            odd_source_refuse(sheet->in, ODD_E_SYNTAX, sheet->rows.line, 1,
                              "what the letters of contracts mean cannot be told: %s; or %s",
                              alphabets[found].name, alphabets[i].name);
            return false;
        }
        found = i;
    }
    if (found < 0)
        return true; /* each contract that cannot be read is said */
    sheet->alphabet = found;
    if (found != ENGLISH)
        odd_source_wrong(sheet->in, true, ODD_E_SYNTAX, sheet->rows.line, 1, "contracts are read as %s",
                         alphabets[found].name);
    return true;
}

odd_text odd_sheet_translate(const odd_sheet *sheet, odd_text contract, char *room, size_t cap) {
    size_t at, len;
    char letter = strain_letter(contract, &at, &len);
    int strain = letter != '\0' ? strain_in(sheet->alphabet, letter) : -1;
    bool notrump = letter == '\0' && len == 2;
    odd_writer w = odd_writer_on(room, cap);
    if (!notrump && (strain < 0 || sheet->alphabet == ENGLISH))
        return contract;
    odd_put_format(&w, "%.*s%s%.*s", (int)at, contract.text,
                   notrump ? "NT" : (const char *[]){"C", "D", "H", "S"}[strain],
                   (int)(contract.len - at - len), contract.text + at + len);
    return w.len < cap ? (odd_text){room, w.len} : contract;
}

odd_text odd_sheet_translate_card(const odd_sheet *sheet, odd_text card, char *room, size_t cap) {
    char letter =
        card.len > 0 && odd_is_letter(card.text[0]) ? (char)(odd_lower(card.text[0]) - 'a' + 'A') : '\0';
    int suit = letter != '\0' && sheet->alphabet != ENGLISH ? strain_in(sheet->alphabet, letter) : -1;
    if (suit < 0 || card.len >= cap)
        return card;
    room[0] = alphabets[ENGLISH].letters[suit];
    for (size_t i = 1; i < card.len; i++)
        room[i] = card.text[i];
    return (odd_text){room, card.len};
}

/* ---- Seats ------------------------------------------------------------------------------------- */

odd_text odd_sheet_foreign_seat(const odd_sheet *sheet, odd_text cell) {
    static const struct {
        const char *letter, *seat;
        unsigned languages;
    } seats[] = {{"o", "E", DE | NL}, {"o", "W", FR | ES | IT}, {"z", "S", NL},
                 {"v", "W", SV},      {"\xC3\x96", "E", SV},    {"\xC3\xB6", "E", SV}};
    for (size_t i = 0; i < sizeof seats / sizeof seats[0]; i++) {
        odd_scan s = {cell.text, cell.len, 0};
        bool meant = sheet->languages != 0 && (sheet->languages & ~seats[i].languages) == 0;
        if (meant && (odd_scan_bytes(&s, seats[i].letter) ||
                      (cell.len > 0 && odd_lower(cell.text[0]) == seats[i].letter[0])))
            return (odd_text){seats[i].seat, 1};
    }
    return cell;
}
