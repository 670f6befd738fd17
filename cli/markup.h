/* Text in HTML and SVG: escaped, made valid, and fitted into a width. Knows nothing about bridge. */
#ifndef ODD_CLI_MARKUP_H
#define ODD_CLI_MARKUP_H

#include "cli/cli.h"
#include "cli/standard_output.h"

/* Text that people wrote, for an element or a quoted attribute of HTML or XML. What is no UTF-8, or no character
 * that a document may have, becomes U+FFFD. The second form prints it. */
void odd_out_markup(odd_out *o, odd_text text);
void odd_markup_text(odd_text text);

/* The same for a C string. */
void odd_markup_string(const char *text);

/* Text broken into lines that are sure to fit, or as good as: a picture cannot measure. */
enum { ODD_FIT_LINES = 4 };

typedef struct odd_fit {
    int size; /* of the type, in pixels */
    int count;
    odd_text lines[ODD_FIT_LINES];
    bool cut; /* not all of it fits: the last line ends in an ellipsis */
} odd_fit;

/* Fits text into so many lines of that width, in the largest type from most down to least pixels. */
odd_fit odd_markup_fit(odd_text text, int width, int lines, int most, int least);

#endif
