/* Standard output and standard error: colours, widths, numbers, JSON strings, marked errors. */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"
#include "cli/output.h"

static bool colors, four_colors;

static const char *const codes[ODD_PAINT_COUNT] = {"",         "\033[1m",  "\033[2m", "\033[31m",
                                                   "\033[32m", "\033[34m", "\033[33m"};

void odd_term_start(const char *when) {
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    bool wanted = (no_color == NULL || no_color[0] == '\0') && (term == NULL || strcmp(term, "dumb") != 0);
    colors = wanted && isatty(STDOUT_FILENO);
    if (when != NULL && strcmp(when, "auto") != 0)
        colors = strcmp(when, "always") == 0;
}

int odd_term_columns(void) {
    struct winsize size;
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
    return 80;
}

void odd_paint_text(odd_paint paint, const char *text) {
    static odd_out out = ODD_HEAP_OUT;
    odd_out_paint(&out, paint, text);
    odd_out_flush(&out);
}

void odd_out_paint(odd_out *o, odd_paint paint, const char *text) {
    bool painted = colors && paint != ODD_PLAIN;
    if (painted)
        odd_out_text(o, codes[paint]);
    odd_out_text(o, text);
    if (painted)
        odd_out_text(o, "\033[0m");
}

bool odd_term_colors(void) {
    return colors;
}

void odd_term_four_colors(void) {
    four_colors = true;
}

odd_paint odd_suit_paint(odd_strain strain) {
    static const odd_paint two[ODD_STRAIN_COUNT] = {[ODD_HEARTS] = ODD_RED, [ODD_DIAMONDS] = ODD_RED};
    static const odd_paint four[ODD_STRAIN_COUNT] = {[ODD_CLUBS] = ODD_GREEN,
                                                     [ODD_DIAMONDS] = ODD_YELLOW,
                                                     [ODD_HEARTS] = ODD_RED,
                                                     [ODD_SPADES] = ODD_BLUE};
    return (four_colors ? four : two)[strain];
}

const char *odd_suit_class(odd_strain strain) {
    static const char *const two[ODD_STRAIN_COUNT] = {[ODD_HEARTS] = "red", [ODD_DIAMONDS] = "red"};
    static const char *const four[ODD_STRAIN_COUNT] = {
        [ODD_CLUBS] = "club", [ODD_DIAMONDS] = "diamond", [ODD_HEARTS] = "heart", [ODD_SPADES] = "spade"};
    return (four_colors ? four : two)[strain];
}

void odd_print_strain(odd_strain strain, odd_style style) {
    odd_paint_text(odd_suit_paint(strain), odd_strain_text(strain, style));
}

int odd_result_width(odd_result r, odd_style style) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, style);
    return odd_text_width(text);
}

void odd_pad(int columns) {
    for (; columns > 0; columns--)
        putchar(' ');
}

void odd_print_result(odd_result r, odd_style style, int width) {
    char text[ODD_RESULT_MAX];
    odd_result_format(text, sizeof text, r, style);
    if (r.level == 0) {
        fputs(text, stdout);
    } else {
        putchar(text[0]);
        odd_print_strain(r.strain, style);
        fputs(text + 1 + strlen(odd_strain_text(r.strain, style)), stdout);
    }
    odd_pad(width - odd_text_width(text));
}

const char *odd_vul_words(odd_vul v) {
    static const char *const words[ODD_VUL_COUNT] = {
        "none vulnerable", "N-S vulnerable",          "E-W vulnerable",
        "both vulnerable", "declarer not vulnerable", "declarer vulnerable",
    };
    return words[v];
}

void odd_print_step(const char *who, int who_width, const odd_step *step, const char *where) {
    enum { WIDTH = 80 };
    char points[16], law[40];
    snprintf(points, sizeof points, "%6d", step->points);
    snprintf(law, sizeof law, "(%s)", step->law);
    printf("  %-*s", who_width, who);
    odd_paint_text(ODD_BOLD, points);
    printf("   %-19s%s%s%s\n", odd_element_name(step->element), step->sum, where[0] != '\0' ? ", " : "",
           where);
    int indent = who_width + 11, width = indent + (int)(strlen(step->why) + 1 + strlen(law));
    printf("%*s%s%s%*s", indent, "", step->why, width > WIDTH ? "\n" : " ", width > WIDTH ? indent : 0, "");
    odd_paint_text(ODD_DIM, law);
    putchar('\n');
}

void odd_print_x100(int x100) {
    int size = x100 < 0 ? -x100 : x100;
    printf("%s%d.%02d", x100 < 0 ? "-" : "", size / 100, size % 100);
}

void odd_print_safe(const char *text, size_t len) {
    static odd_out out = ODD_HEAP_OUT;
    odd_out_safe(&out, (odd_text){text, len});
    odd_out_flush(&out);
}

/* Writes the contents of a file so that a terminal accepts them: bytes that are not UTF-8 are taken as Windows-1252, as
 * readers do, and control characters become a dot. Each is one character, so that columns stay the same. */
static void put_clean(const char *text, size_t len) {
    for (size_t at = 0; at < len;) {
        char shown[4];
        uint32_t c;
        size_t size = odd_utf8_next(&c, text + at, len - at);
        if (c == ODD_UTF8_REPLACEMENT && size == 1)
            c = odd_windows_1252((unsigned char)text[at]);
        at += size;
        if (odd_is_control(c) || odd_is_override(c) || c == ODD_UTF8_REPLACEMENT)
            c = c == '\t' ? ' ' : '.';
        size = odd_utf8_put(shown, c);
        fwrite(shown, 1, size, stderr);
    }
}

/* Prints the text on a line of its own, and a mark under it. */
static void point_at(const char *text, size_t len, int column) {
    fputs("  ", stderr);
    put_clean(text, len);
    fprintf(stderr, "\n  %*s^\n", column - 1, "");
}

static void complain_at(const char *place, const char *what, const odd_error *error, const char *text,
                        size_t len) {
    put_clean(place, strlen(place));
    if (error->line > 0)
        fprintf(stderr, ":%d", error->line);
    if (error->line > 0 && error->column > 0)
        fprintf(stderr, ":%d", error->column);
    fprintf(stderr, ": %s", what);
    put_clean(error->message, strlen(error->message));
    fputc('\n', stderr);
    enum { SHOWN_MAX = 200 }; /* a longer text would not help */
    if (text != NULL && error->column > 0 && len <= SHOWN_MAX)
        point_at(text, len, error->column);
}

int odd_complain_at(const char *place, const odd_error *error, const char *text, size_t len) {
    complain_at(place, "", error, text, len);
    return ODD_EXIT_CANNOT;
}

void odd_left_out_at(const char *place, const odd_error *error, const char *text, size_t len) {
    complain_at(place, "left out: ", error, text, len);
}

void odd_warn_at(const char *place, const odd_error *error, const char *text, size_t len) {
    complain_at(place, "warning: ", error, text, len);
}
