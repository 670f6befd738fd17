/* The names of the columns of a grid of results. Case, blanks and most signs do not matter, and a side may
 * precede or follow the name: "NS pair", "pair_ns", "N/S No.". */
#include "base/text.h"
#include "exchange/csv/grid_read.h"

typedef struct heading_name {
    const char *names; /* a bar between them */
    odd_column column;
} heading_name;

/* Columns without a side, or of North-South if the heading names no side. */
static const heading_name names[] = {
    {"board|boardno|boardnumber|boardnum|bd|bdno|brd", ODD_COLUMN_BOARD},
    {"deal|hands|handrecord|pbn", ODD_COLUMN_DEAL},
    {"round|roundno|roundnumber|rnd|rd", ODD_COLUMN_ROUND},
    {"group", ODD_COLUMN_GROUP},
    {"section|sec", ODD_COLUMN_SECTION},
    {"table|tableno|tablenumber|tbl", ODD_COLUMN_TABLE},
    {"remark|remarks|note|notes|comment", ODD_COLUMN_REMARK},
    {"dealer|dlr", ODD_COLUMN_DEALER},
    {"vul|vuln|vulnerable|vulnerability", ODD_COLUMN_VUL},
    {"contract|finalcontract|bid", ODD_COLUMN_CONTRACT},
    {"level", ODD_COLUMN_LEVEL},
    {"suit|strain|denomination|denom|trumps", ODD_COLUMN_STRAIN},
    {"doubled|double|dbl|x", ODD_COLUMN_DOUBLED},
    {"declarer|decl|dec|by|playedby|declaredby", ODD_COLUMN_DECLARER},
    {"nsew|declarerdirection|declarerseat", ODD_COLUMN_DIRECTION},
    {"result|outcome|madedown|res", ODD_COLUMN_RESULT},
    {"tricks|trickstaken|trickswon|tks|trks", ODD_COLUMN_TRICKS},
    {"made", ODD_COLUMN_MADE},
    {"lead|ld|openinglead|leadcard", ODD_COLUMN_LEAD},
    {"erased", ODD_COLUMN_ERASED},
    {"n|north|northname|northplayer|playernorth", ODD_COLUMN_NORTH},
    {"e|east|eastname|eastplayer|playereast", ODD_COLUMN_EAST},
    {"s|south|southname|southplayer|playersouth", ODD_COLUMN_SOUTH},
    {"w|west|westname|westplayer|playerwest", ODD_COLUMN_WEST},
    {"rank|position|pos|place", ODD_COLUMN_RANK},
    {"boards|boardsplayed", ODD_COLUMN_BOARDS},
    {"score|points", ODD_COLUMN_SCORE},
    {"mp|mps|matchpoints", ODD_COLUMN_MP},
    {"imp|imps|ximps|crossimps", ODD_COLUMN_IMPS},
    {"%|pct|percent|percentage", ODD_COLUMN_PERCENT},
};

/* Columns of a side. */
static const heading_name sided[] = {
    {"|pair|pairs|pairno|pairnumber|pairid|number|no|id", ODD_COLUMN_ID},
    {"name|names|players|pairname|pairnames", ODD_COLUMN_NAMES},
    {"team|teamname", ODD_COLUMN_TEAM},
    {"score|points|pts|sc|plus", ODD_COLUMN_SCORE},
    {"mp|mps|matchpoints|matchpts", ODD_COLUMN_MP},
    {"imp|imps|ximps|crossimps", ODD_COLUMN_IMPS},
    {"%|pct|percent|percentage", ODD_COLUMN_PERCENT},
};

/* The headings of BridgeWebs' web pages: for the side that scores above zero, and for the other. */
static const struct {
    const char *name;
    odd_heading heading;
} signs[] = {
    {"+sc", {ODD_COLUMN_SCORE, ODD_NS, 0}},
    {"-sc", {ODD_COLUMN_SCORE, ODD_EW, 0}},
    {"+", {ODD_COLUMN_MP, ODD_NS, 0}},
    {"-", {ODD_COLUMN_MP, ODD_EW, 0}},
};

enum { NAME_MAX = 32 };

/* A Latin letter without its accent; NUL for other characters. */
static char without_accent(uint32_t c) {
    static const struct {
        uint16_t from, to;
        char letter;
    } ranges[] = {{0xE0, 0xE5, 'a'},   {0xE7, 0xE7, 'c'},   {0xE8, 0xEB, 'e'},   {0xEC, 0xEF, 'i'},
                  {0xF1, 0xF1, 'n'},   {0xF2, 0xF6, 'o'},   {0xF8, 0xF8, 'o'},   {0xF9, 0xFC, 'u'},
                  {0x104, 0x105, 'a'}, {0x106, 0x107, 'c'}, {0x118, 0x119, 'e'}, {0x141, 0x142, 'l'},
                  {0x143, 0x144, 'n'}, {0x15A, 0x15B, 's'}, {0x179, 0x17C, 'z'}};
    if (c >= 0xC0 && c <= 0xDE)
        c += 0x20;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++)
        if (c >= ranges[i].from && c <= ranges[i].to)
            return ranges[i].letter;
    return '\0';
}

/* Lower-case letters, digits and per cent; a sign only if the name begins with it. Returns the length, 0 if there is
 * nothing or too much. */
static size_t simplify(char out[NAME_MAX], odd_text text) {
    size_t len = 0;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.text[i];
        if ((unsigned char)c >= 0x80) {
            uint32_t wide;
            size_t size = odd_utf8_next(&wide, text.text + i, text.len - i);
            c = without_accent(wide) != '\0' ? without_accent(wide) : c;
            i += (unsigned char)c < 0x80 ? size - 1 : 0;
        }
        bool sign = len == 0 && (c == '+' || c == '-');
        if (!odd_is_letter(c) && !odd_is_digit(c) && c != '%' && !sign && (unsigned char)c < 0x80)
            continue;
        if (len + 1 == NAME_MAX)
            return 0;
        out[len++] = odd_lower(c);
    }
    out[len] = '\0';
    return len;
}

static odd_column column_of(odd_text text, const heading_name *list, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (odd_text_among(text, list[i].names) >= 0)
            return list[i].column;
    return ODD_COLUMN_OTHER;
}

/* Removes a side from the front or the end of a heading, and returns it. */
static odd_side take_side(odd_text *text) {
    static const struct {
        const char *word;
        odd_side side;
    } words[] = {{"northsouth", ODD_NS}, {"eastwest", ODD_EW}, {"ns", ODD_NS}, {"ew", ODD_EW}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        size_t len = 0;
        while (words[i].word[len] != '\0')
            len++;
        if (text->len < len)
            continue;
        if (odd_text_is((odd_text){text->text, len}, words[i].word)) {
            *text = (odd_text){text->text + len, text->len - len};
            return words[i].side;
        }
        if (odd_text_is((odd_text){text->text + text->len - len, len}, words[i].word)) {
            text->len -= len;
            return words[i].side;
        }
    }
    return ODD_NO_SIDE;
}

odd_heading odd_heading_parse(odd_text text) {
    char simple[NAME_MAX];
    size_t len = simplify(simple, text);
    odd_text name = {simple, len};
    if (len == 0)
        return (odd_heading){ODD_COLUMN_OTHER, ODD_NO_SIDE, 0};
    if (odd_text_is(odd_text_trim(text), "+/-")) /* because it begins like a column of BridgeWebs */
        return (odd_heading){ODD_COLUMN_RESULT, ODD_NO_SIDE, 0};
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++)
        if (odd_text_is(name, signs[i].name))
            return signs[i].heading;
    odd_column column = column_of(name, names, sizeof names / sizeof names[0]);
    if (column != ODD_COLUMN_OTHER)
        return (odd_heading){column, column > ODD_COLUMN_SCORE ? ODD_NS : ODD_NO_SIDE, 0};
    odd_heading foreign;
    if (odd_heading_foreign(name, &foreign) != 0)
        return foreign;
    odd_side side = take_side(&name);
    column = side != ODD_NO_SIDE ? column_of(name, sided, sizeof sided / sizeof sided[0]) : ODD_COLUMN_OTHER;
    return (odd_heading){column, column != ODD_COLUMN_OTHER ? side : ODD_NO_SIDE, 0};
}
