/* The settings of an event: one table says all about each of them. */
#ifndef ODD_EVENT_SETTINGS_H
#define ODD_EVENT_SETTINGS_H

#include "oddtrick_event.h"

/* As they stand. A word is its place in the list of words, a number an odd_amount; 0 is auto or off. */
typedef struct odd_settings {
    int64_t value[ODD_SET_COUNT];
    bool given[ODD_SET_COUNT]; /* the log says so itself; otherwise it is of the rules */
    int ties[ODD_TIES_MAX];    /* odd_tie_break, as many as value[ODD_SET_TIE_BREAK] */
    odd_amount patton_steps[ODD_PATTON_STEPS_MAX];
} odd_settings;

/* What holds where a log says nothing: the rules of the WBF. */
void odd_settings_start(odd_settings *s);

/* `set NAME VALUE`. Columns of errors: 1 is the first character of the name or of the value, and *in_value says
 * which. */
int odd_settings_change(odd_settings *s, odd_text name, odd_text value, odd_setting_name *which,
                        bool *in_value, odd_error *error);

/* What one is set to, as it would be written. Returns the length. */
size_t odd_settings_format(char *buf, size_t cap, const odd_settings *s, odd_setting_name name);

#endif
