/* The duplicate table as the command prints it. */
#ifndef ODD_CLI_TABLE_H
#define ODD_CLI_TABLE_H

#include "cli/cli.h"
#include "view/table.h"

void odd_table_html(odd_style style);

#endif
