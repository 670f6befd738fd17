/* The tables of a database of events, and how those of earlier versions become the present ones. */
#ifndef ODD_STORE_SCHEMA_H
#define ODD_STORE_SCHEMA_H

#include "store/sqlite.h"

extern const odd_db_kind odd_log_kind;

#endif
