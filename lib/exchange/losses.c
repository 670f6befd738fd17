/* Counts what a writer cannot express, by kind of fact, and reports each kind once. Knows no format. */
#include "exchange/field_text.h"

static const struct {
    odd_fact fact;
    const char *one, *many;
} kinds[] = {
    {ODD_FACT_TITLE, "the title", "titles"},
    {ODD_FACT_DATE, "the date", "dates"},
    {ODD_FACT_SCORING, "how it is scored", "ways of scoring"},
    {ODD_FACT_WINNERS, "that there are two winners", "numbers of winners"},
    {ODD_FACT_VP, "the scale of victory points", "scales of victory points"},
    {ODD_FACT_SET, "a setting", "settings"},
    {ODD_FACT_PAIR, "the names of a pair", "pairs' names"},
    {ODD_FACT_TEAM, "the players of a team", "teams' players"},
    {ODD_FACT_PLAYER, "the name of a player", "players' names"},
    {ODD_FACT_NUMBERS, "the numbers of a contestant's players", "contestants' players' numbers"},
    {ODD_FACT_CARRYOVER, "a carry-over", "carry-overs"},
    {ODD_FACT_HANDICAP, "a handicap", "handicaps"},
    {ODD_FACT_STRAT, "a stratum", "strata"},
    {ODD_FACT_PHANTOM, "that somebody is a phantom", "phantoms"},
    {ODD_FACT_LINEUP, "a line-up", "line-ups"},
    {ODD_FACT_BYE, "a bye", "byes"},
    {ODD_FACT_PENALTY, "a penalty", "penalties"},
    {ODD_FACT_SESSION, "a session", "sessions"},
    {ODD_FACT_MOVEMENT, "the movement", "movements"},
    {ODD_FACT_BOARD, "the round or group of a board", "boards' rounds or groups"},
    {ODD_FACT_DEAL, "the hands of a board", "boards' hands"},
    {ODD_FACT_PLAY, "a result", "results"},
    {ODD_FACT_AUCTION, "an auction", "auctions"},
    {ODD_FACT_CARDS, "the play of a board", "boards' play"},
    {ODD_FACT_TAG, "a tag", "tags"},
};

void odd_losses_report(const odd_losses *lost, const odd_target *out) {
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        odd_target_report_loss(out, lost->counts[kinds[i].fact], kinds[i].one, kinds[i].many);
}

static uint32_t no_seat(void *owner, odd_text id, int direction, uint32_t line) {
    (void)owner;
    (void)id;
    (void)direction;
    (void)line;
    return 0;
}

void odd_send_records(const odd_record_source *from, unsigned what, void *owner, odd_take *take) {
    odd_record_receiver taker = {.owner = owner, .take = take, .seat = no_seat};
    from->send(from->owner, &taker, what);
}
