/* The formats of other programs. */
#ifndef ODD_FORMATS_ALL_H
#define ODD_FORMATS_ALL_H

#include "core/format.h"

#endif
