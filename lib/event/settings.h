/* The settings of an event: one table says all about each of them. */
#ifndef ODD_EVENT_SETTINGS_H
#define ODD_EVENT_SETTINGS_H

#include "oddtrick_event.h"

/* What holds where a log says nothing: the rules of the WBF. */
void odd_settings_start(odd_settings *s);

/* `set NAME VALUE`. Columns of errors: 1 is the first character of the name or of the value, and *in_value says
 * which. */
int odd_settings_change(odd_settings *s, odd_text name, odd_text value, odd_setting_name *which,
                        bool *in_value, odd_error *error);

#endif
