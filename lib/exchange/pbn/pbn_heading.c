/* Title and date if no tag states them: BridgeComposer writes them in escaped lines, and often nowhere else.
 * These lines are also kept like all others. */
#include "base/text.h"
#include "exchange/pbn/pbn_reader.h"

odd_pbn_conformity odd_pbn_date(const odd_source *in, odd_text *date) {
    static const char form[] = "????.??.??";
    bool standard = date->len == sizeof form - 1;
    for (size_t i = 0; standard && i < date->len; i++) {
        char c = date->text[i];
        standard = c == form[i] || (form[i] == '?' && odd_is_digit(c));
    }
    bool known = odd_source_date(in, date);
    return standard ? PBN_EXACT : known ? PBN_LENIENT : PBN_BAD;
}

/* The text after a word and a blank, without quotes around it; empty if the line does not begin with the word. */
static odd_text behind_word(odd_text line, const char *word) {
    odd_scan s = {line.text, line.len, 0};
    if (!odd_scan_bytes(&s, word) || !odd_scan_bytes(&s, " "))
        return (odd_text){0};
    return odd_text_unquote(odd_text_trim((odd_text){s.text + s.at, s.len - s.at}));
}

void odd_pbn_take_heading(odd_pbn_reader *rd, odd_text escaped, uint32_t line) {
    static const char *const words[] = {"HRTitleEvent", "HRTitleDate"};
    for (int i = 0; i < 2; i++)
        if (rd->heading[i].len == 0) {
            rd->heading[i] = behind_word(escaped, words[i]);
            rd->heading_line[i] = line;
        }
}

void odd_pbn_send_heading(odd_pbn_reader *rd) {
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
