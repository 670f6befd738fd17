/* Computes the table of lib/score/imp_table.c from the scale: the IMPs of every difference within its reach. */
#include <stdio.h>

#include "oddtrick.h"
#include "score/score.h"

int main(void) {
    for (int difference = -ODD_IMPS_REACH; difference <= ODD_IMPS_REACH; difference++)
        printf("%d,%c", odd_imp(difference), difference % 20 == 0 ? '\n' : ' ');
    return 0;
}
