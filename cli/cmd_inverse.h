/* The other way round: oddtrick score --inverse. */
#ifndef ODD_CLI_CMD_INVERSE_H
#define ODD_CLI_CMD_INVERSE_H

#include "cli/cli.h"

/* Lists the results that give the scores in the operands. vul is ODD_VUL_COUNT where none was given. */
int odd_score_inverse_run(odd_args *args, odd_vul vul);

#endif
