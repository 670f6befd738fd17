/* The words for scores that a file itself gives. */
#ifndef ODD_LOG_STATED_WORDS_H
#define ODD_LOG_STATED_WORDS_H

#include "oddtrick_event.h"

/* "score" "mp" "imps" "percent" "vp" "rank" "boards" */
extern const char *const odd_said_words[ODD_SAID_COUNT];

#endif
