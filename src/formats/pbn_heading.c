/* Title and date where no tag says them: BridgeComposer has them in escaped lines, and many files that it wrote nowhere else.
 * The lines are kept as all others are. */
#include "base/scan.h"
#include "formats/pbn_reader.h"

/* Whether a text begins so: d is a digit, ? a digit or a question mark. */
static bool begins(odd_text text, const char *form) {
    for (size_t i = 0; form[i] != '\0'; i++) {
        char c = i < text.len ? text.text[i] : '\0';
        bool good = form[i] == 'd'   ? odd_is_digit(c)
                    : form[i] == '?' ? odd_is_digit(c) || c == '?'
                                     : c == form[i];
        if (!good)
            return false;
    }
    return true;
}

/* The year, the month and the day stand there. */
static odd_text iso(const odd_source *in, odd_text date, size_t year, size_t month, size_t day) {
    char text[10];
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = i == 4 || i == 7 ? '-' : date.text[i < 4 ? year + i : i < 7 ? month + i - 5 : day + i - 8];
    return odd_source_keep(in, (odd_text){text, sizeof text});
}

odd_pbn_sure odd_pbn_date(const odd_source *in, odd_text *date) {
    enum { LEN = 10 };
    bool alone = date->len == LEN,
         with_time = date->len > LEN && (date->text[LEN] == ' ' || date->text[LEN] == 'T');
    if (alone && begins(*date, "dddd.dd.dd")) {
        *date = iso(in, *date, 0, 5, 8);
        return PBN_EXACT;
    }
    if (alone && begins(*date, "????.??.??"))
        return PBN_EXACT;
    if ((alone || with_time) && (begins(*date, "dddd-dd-dd") || begins(*date, "dddd.dd.dd")))
        *date = iso(in, *date, 0, 5, 8);
    else if ((alone || with_time) && begins(*date, "dd.dd.dddd"))
        *date = iso(in, *date, 6, 3, 0);
    else
        return PBN_BAD;
    return PBN_LENIENT;
}

/* What stands behind a word and blanks, without quotes around it; false if the line does not begin with the word. */
static bool behind_word(odd_text line, const char *word, odd_text *rest) {
    size_t at = 0;
    while (word[at] != '\0' && at < line.len && line.text[at] == word[at])
        at++;
    if (word[at] != '\0' || at == line.len || line.text[at] != ' ')
        return false;
    while (at < line.len && line.text[at] == ' ')
        at++;
    while (line.len > at && (unsigned char)line.text[line.len - 1] <= ' ')
        line.len--;
    if (line.len > at + 1 && line.text[at] == '"' && line.text[line.len - 1] == '"') {
        at++;
        line.len--;
    }
    *rest = (odd_text){line.text + at, line.len - at};
    return rest->len > 0;
}

void odd_pbn_take_heading(odd_pbn_reader *rd, odd_text escaped, uint32_t line) {
    static const char *const words[] = {"HRTitleEvent", "HRTitleDate"};
    for (int i = 0; i < 2; i++)
        if (rd->heading[i].len == 0 && behind_word(escaped, words[i], &rd->heading[i]))
            rd->heading_line[i] = line;
}

void odd_pbn_tell_heading(odd_pbn_reader *rd) {
    odd_text title = rd->heading[0], date = rd->heading[1];
    rd->board = rd->round = 0;
    if (!rd->has_told[PBN_EVENT] && title.len > 0) {
        odd_pbn_start(rd, ODD_FACT_TITLE, rd->heading_line[0])->text = odd_pbn_plain(rd->in, title);
        odd_pbn_give(rd);
    }
    if (!rd->has_told[PBN_DATE] && date.len > 0 && odd_pbn_date(rd->in, &date) != PBN_BAD) {
        odd_pbn_start(rd, ODD_FACT_DATE, rd->heading_line[1])->text = date;
        odd_pbn_give(rd);
    }
}
