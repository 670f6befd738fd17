/* The tables of a database of events, and how those of earlier versions become the present ones. */
#ifndef ODD_PLATFORM_STORE_SCHEMA_H
#define ODD_PLATFORM_STORE_SCHEMA_H

#include "platform/store/sqlite.h"

extern const odd_db_kind odd_log_kind;

#endif
