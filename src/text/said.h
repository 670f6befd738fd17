/* The words for scores that a file itself gives. */
#ifndef ODD_TEXT_SAID_H
#define ODD_TEXT_SAID_H

#include "oddtrick_event.h"

/* "score" "mp" "imps" "percent" "vp" "rank" "boards" */
extern const char *const odd_said_words[ODD_SAID_COUNT];

#endif
