/* Title and date where no tag says them: BridgeComposer has them in escaped lines, and many files that it wrote nowhere else.
 * The lines are kept as all others are. */
#include "base/scan.h"
#include "formats/pbn_reader.h"

bool odd_pbn_date(const odd_source *in, odd_text *date) {
    static const char form[] = "dddd.dd.dd";
    char text[10];
    bool whole = true;
    if (date->len != sizeof text)
        return false;
    for (size_t i = 0; i < sizeof text; i++) {
        char c = date->text[i];
        if (form[i] == '.' ? c != '.' : !odd_is_digit(c) && c != '?')
            return false;
        whole = whole && c != '?';
        text[i] = c == '.' ? '-' : c;
    }
    if (whole)
        *date = odd_source_keep(in, (odd_text){text, sizeof text});
    return true;
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
    if (!rd->has_told[PBN_DATE] && date.len > 0 && odd_pbn_date(rd->in, &date)) {
        odd_pbn_start(rd, ODD_FACT_DATE, rd->heading_line[1])->text = date;
        odd_pbn_give(rd);
    }
}
