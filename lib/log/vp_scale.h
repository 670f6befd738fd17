/* Reading a victory point scale, and what it is for. */
#ifndef ODD_LOG_VP_SCALE_H
#define ODD_LOG_VP_SCALE_H

#include "oddtrick.h"

/* As odd_vp_scale_parse. Where the scale has no column for so many boards, *longest is set to the longest match that it
 * has one for. */
int odd_vp_scale_read(odd_vp_scale *out, const char *text, size_t len, int boards, int *longest,
                      odd_error *error);

#endif
