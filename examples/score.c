/* Scores a result: cc score.c $(pkg-config --cflags --libs oddtrick)
 * prints: 4♠X N +1 scores 990 */
#include <oddtrick.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *text = "4sx by n made 5";
    char canonical[ODD_RESULT_MAX];
    odd_result r;
    odd_error why;
    if (odd_result_parse(&r, text, strlen(text), &why) != ODD_OK)
        return printf("column %d: %s\n", why.column, why.message), 1;
    odd_result_format(canonical, sizeof canonical, r, ODD_SYMBOLS);
    printf("%s scores %d\n", canonical, odd_score(r, odd_board_vul(7)));
}
