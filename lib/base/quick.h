/* Whether ways that only save time are there, beside those that do the same for all input. They are left out where a small
 * program is worth more than a quick one, as in a browser (ODD_SMALL). */
#ifndef ODD_BASE_QUICK_H
#define ODD_BASE_QUICK_H

#ifdef ODD_SMALL
enum { ODD_QUICK = 0 };
#else
enum { ODD_QUICK = 1 };
#endif

#endif
