/* Cells of spreadsheets. */
#include "base/text.h"

/* -3, +12.5, -50%: spreadsheets show these as what they are. */
static bool is_number(odd_text cell) {
    size_t at = cell.text[0] == '+' || cell.text[0] == '-', digits = 0, points = 0;
    for (; at < cell.len && (odd_is_digit(cell.text[at]) || cell.text[at] == '.'); at++) {
        digits += odd_is_digit(cell.text[at]);
        points += cell.text[at] == '.';
    }
    at += at < cell.len && cell.text[at] == '%';
    return digits > 0 && points < 2 && at == cell.len;
}

bool odd_cell_is_formula(odd_text cell) {
    while (cell.len > 0 && cell.text[0] == '\'')
        cell = (odd_text){cell.text + 1, cell.len - 1};
    if (cell.len < 2)
        return false;
    char c = cell.text[0];
    return (c == '=' || c == '+' || c == '-' || c == '@' || c == '\t' || c == '\r') && !is_number(cell);
}

odd_text odd_cell_without_guard(odd_text cell) {
    bool guarded = cell.len > 0 && cell.text[0] == '\'' && odd_cell_is_formula(cell);
    return guarded ? (odd_text){cell.text + 1, cell.len - 1} : cell;
}
