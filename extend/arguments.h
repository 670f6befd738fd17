/* Arguments that functions of other programs take as text. Each function returns ODD_OK, or a code with what is wrong in *error. */
#ifndef ODD_EXTEND_ARGUMENTS_H
#define ODD_EXTEND_ARGUMENTS_H

#include "oddtrick.h"

/* A result and its vulnerability, which can be scored together.
 *   error    columns count in the result; 0 if the vulnerability is wrong */
int odd_argument_deal(odd_deal *out, odd_text result, odd_text vul, odd_error *error);

/* A VP scale: a name, or the rows of a scale of one's own, which contain a blank. */
int odd_argument_scale(odd_vp_scale *out, odd_text name, int boards, odd_error *error);

/* N, E, S or W, in any case; C, D, H, S, NT or N. */
int odd_argument_seat(odd_seat *out, odd_text text, odd_error *error);
int odd_argument_strain(odd_strain *out, odd_text text, odd_error *error);

/* Hands, of which one may be missing if the others are complete. */
int odd_argument_hands(odd_hands *out, odd_text text, odd_error *error);

#endif
