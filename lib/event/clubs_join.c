/* A simultaneous: the events of several clubs that played the same boards as one event, in which each result
 * is compared with those of all clubs. Pair 7 of the second club has the id 7@2. */
#include "base/out.h"
#include "event/event_inner.h"

enum { ID_ROOM = 2 * (ODD_ID_MAX + 2 + 12) }; /* both players of a side, each with a direction and a club */

typedef struct club_join {
    odd_event *field;
    const odd_club *clubs;
    size_t club;       /* whose records are taken, by index */
    odd_error *error;  /* the first error */
    bool directed;     /* the club has two winners but the field one: NS7 and EW7 are different pairs there */
    uint32_t *told_by; /* by board number: the club that first stated its vulnerability, plus one */
    uint32_t *dealt_by; /* the same for its cards */
} club_join;

static int refuse(club_join *j, int code, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Keeps the first error. */
static int refuse(club_join *j, int code, const char *format, ...) {
    if (j->error->code != ODD_OK)
        return j->error->code;
    va_list args;
    va_start(args, format);
    *j->error = (odd_error){.code = code};
    odd_error_say(j->error, format, args);
    va_end(args);
    return code;
}

#define NAME(club) (int)(club)->name.len, (club)->name.text

/* ---- What the clubs must have in common -------------------------------------------------------------- */

/* Returns whether a setting holds only for a club's own event: in the field, all results are compared with
 * each other, and the expected number of results is that of the field. */
static bool is_local(odd_setting_name name) {
    return name == ODD_SET_RULES || name == ODD_SET_EXPECTED || name == ODD_SET_COMPARE ||
           name == ODD_SET_SECTIONS;
}

static bool same_settings(club_join *j, const odd_club *first, const odd_club *club) {
    for (int i = 0; i < ODD_SET_COUNT; i++) {
        odd_setting_name name = (odd_setting_name)i;
        char one[128], two[128];
        if (is_local(name) || !odd_setting_about(name)->used[first->event->about.scoring])
            continue;
        odd_settings_format(one, sizeof one, &first->event->settings, name);
        odd_settings_format(two, sizeof two, &club->event->settings, name);
        if (!odd_text_same(odd_text_of(one), odd_text_of(two))) {
            refuse(
                j, ODD_E_REFERENCE,
                "the settings differ: %s is %s at %.*s and %s at %.*s: a simultaneous needs the same rules",
                odd_setting_about(name)->name, one, NAME(first), two, NAME(club));
            return false;
        }
    }
    return true;
}

static const char *contest_words(odd_contest contest) {
    return contest == ODD_TEAMS ? "teams" : contest == ODD_INDIVIDUALS ? "individuals" : "pairs";
}

static bool fits(club_join *j, const odd_club *first, const odd_club *club) {
    const odd_event_info *one = &first->event->about, *two = &club->event->about;
    if (two->contest == ODD_TEAMS || two->has_vp)
        refuse(j, ODD_E_REFERENCE,
               "%.*s is an event of %s%s: a simultaneous is of pairs or individuals, without victory points",
               NAME(club), contest_words(two->contest), two->has_vp ? " with victory points" : "");
    else if (two->standing_count == 0)
        refuse(j, ODD_E_REFERENCE, "%.*s has no results yet", NAME(club));
    else if (one->contest != two->contest)
        refuse(j, ODD_E_REFERENCE, "%.*s is an event of %s and %.*s of %s: expected one kind", NAME(first),
               contest_words(one->contest), NAME(club), contest_words(two->contest));
    else if (one->scoring != two->scoring || one->acbl != two->acbl)
        refuse(j, ODD_E_REFERENCE, "the scoring differs: %s%s at %.*s and %s%s at %.*s: expected one scoring",
               odd_scoring_text(one->scoring), one->acbl ? " acbl" : "", NAME(first),
               odd_scoring_text(two->scoring), two->acbl ? " acbl" : "", NAME(club));
    else
        return same_settings(j, first, club);
    return false;
}

/* ---- Ids and texts of the field ---------------------------------------------------------------------- */

/* Makes "7@2", "NS7@2" or "1@2+5@2" in the arena, because the field points to it. */
static odd_text id_in_field(club_join *j, odd_text id, odd_side direction) {
    char text[ID_ROOM];
    odd_writer w = odd_writer_on(text, sizeof text);
    if (direction != ODD_NO_SIDE && (j->directed || j->field->about.winners == 2))
        odd_put_text(&w, direction == ODD_NS ? "NS" : "EW");
    for (size_t i = 0; i <= id.len; i++) {
        if (i == id.len || id.text[i] == '+')
            odd_put_format(&w, "@%d", (int)j->club + 1);
        if (i < id.len)
            odd_put_char(&w, id.text[i]);
    }
    char *kept = w.len < sizeof text ? odd_arena_take(j->field->arena, w.len, 1) : NULL;
    if (kept == NULL) {
        j->field->no_memory = true;
        return (odd_text){0};
    }
    odd_copy(kept, text, w.len);
    return (odd_text){kept, w.len};
}

/* ---- Records of a club ------------------------------------------------------------------------------- */

/* The direction of an id in a play is that of its seat. */
static void take_play(club_join *j, odd_record *r) {
    odd_play told = r->play;
    r->play.next = r->play.worth = 0;
    r->play.sits_out = r->play.corrected = false;
    for (int d = 0; d < 2; d++) {
        r->id[d] = id_in_field(j, r->id[d], j->directed ? (d == 0 ? ODD_NS : ODD_EW) : ODD_NO_SIDE);
        r->play.seat[d] = odd_event_token(j->field, r->id[d], told.line);
    }
    odd_event_take(j->field, r);
}

/* If several clubs state the cards of a board, they must be the same. Those of a group of a fouled board belong to the club. */
static void take_deal(club_join *j, odd_record *r) {
    const odd_board *b = odd_event_board_of(j->field, r);
    const odd_board_deal *known = b != NULL && r->group.len == 0 ? odd_event_deal(j->field, b, 0, 0) : NULL;
    r->round = 0;
    for (int seat = 0; known != NULL && seat < ODD_SEAT_COUNT; seat++) {
        uint64_t one = known->deal.hand[seat], two = r->deal.hand[seat];
        if (one == 0 || two == 0 || one == two)
            continue;
        refuse(j, ODD_E_CARDS,
               "board %d has other cards at %.*s than at %.*s: these clubs did not play the same boards",
               r->board, NAME(&j->clubs[j->club]), NAME(&j->clubs[j->dealt_by[r->board] - 1]));
        return;
    }
    if (known != NULL)
        return;
    if (r->group.len == 0)
        j->dealt_by[r->board] = (uint32_t)j->club + 1;
    odd_event_take(j->field, r);
}

static void take_board(club_join *j, odd_record *r) {
    odd_board *b = odd_event_board_of(j->field, r);
    uint32_t *first = &j->told_by[r->board];
    if (b != NULL && *first != 0 && (b->vul != r->vul || b->dealer != r->dealer)) {
        refuse(j, ODD_E_VUL, "board %d: dealer %s, vulnerable %s at %.*s, but dealer %s, %s at %.*s",
               r->board, odd_seat_text(r->dealer), odd_vul_text(r->vul), NAME(&j->clubs[j->club]),
               odd_seat_text(b->dealer), odd_vul_text(b->vul), NAME(&j->clubs[*first - 1]));
        return;
    }
    if (*first == 0)
        odd_event_take(j->field, r);
    *first = *first == 0 ? (uint32_t)j->club + 1 : *first;
}

/* A penalty in matchpoints becomes the same share of a top in the field. */
static void take_penalty(club_join *j, odd_record *r) {
    const odd_event *e = j->clubs[j->club].event;
    odd_amount top = odd_top_for(e, e->about.expected, 0);
    int64_t percent = 0;
    if (e->about.scoring == ODD_MATCHPOINTS && r->unit == ODD_UNIT_MP && top > 0) {
        odd_frac_round(&percent, odd_frac_wide((odd_wide)r->amount * 100, top), odd_frac_of(1, ODD_ONE),
                       ODD_HALVES_AWAY, odd_frac_whole(0));
        r->amount = percent;
        r->unit = ODD_UNIT_PERCENT;
    }
    odd_event_take(j->field, r);
}

/* An amount from elsewhere must be a share if scores depend on the number of results. */
static void take_added(club_join *j, const odd_record *r) {
    const odd_club *club = &j->clubs[j->club];
    if (club->event->about.scoring == ODD_MATCHPOINTS && r->unit != ODD_UNIT_PERCENT)
        refuse(j, ODD_E_REFERENCE, "%.*s: a %s in matchpoints does not fit the field: expected per cent",
               NAME(club), r->fact == ODD_FACT_CARRYOVER ? "carry-over" : "handicap");
    odd_event_take(j->field, r);
}

/* Groups of a fouled board belong to the club: the same letter in another club means other cards. */
static odd_text group_in_field(club_join *j, odd_text group) {
    return group.len > 0 ? id_in_field(j, group, ODD_NO_SIDE) : group;
}

static void receive(void *owner, const odd_record *told) {
    club_join *j = owner;
    odd_record r = *told;
    bool event = told->about == ODD_ABOUT_EVENT;
    r.line = r.line > 0 ? r.line : 1;
    r.group = group_in_field(j, r.group);
    switch (r.fact) {
    case ODD_FACT_PLAY:
        take_play(j, &r);
        break;
    case ODD_FACT_BOARD:
        take_board(j, &r);
        break;
    case ODD_FACT_DEAL:
        take_deal(j, &r);
        break;
    case ODD_FACT_PENALTY:
    case ODD_FACT_CARRYOVER:
    case ODD_FACT_HANDICAP:
    case ODD_FACT_PAIR:
    case ODD_FACT_PLAYER:
    case ODD_FACT_PHANTOM:
    case ODD_FACT_STRAT:
    case ODD_FACT_NUMBERS:
    case ODD_FACT_TAG:
        if (r.id[0].len > 0)
            r.id[0] = id_in_field(j, r.id[0], r.direction);
        if (r.fact == ODD_FACT_PENALTY)
            take_penalty(j, &r);
        else if (r.fact == ODD_FACT_CARRYOVER || r.fact == ODD_FACT_HANDICAP)
            take_added(j, &r);
        else if (r.fact != ODD_FACT_TAG || !event)
            odd_event_take(j->field, &r);
        break;
    case ODD_FACT_AUCTION:
    case ODD_FACT_CARDS:
    case ODD_FACT_SESSION:
    case ODD_FACT_COMBINE:
        odd_event_take(j->field, &r);
        break;
    case ODD_FACT_MOVEMENT: /* only for the club */
    case ODD_FACT_ROW:
    case ODD_FACT_SEAT:
    case ODD_FACT_UNPLAYED:
    case ODD_FACT_TITLE: /* for the field as a whole, or only for teams */
    case ODD_FACT_DATE:
    case ODD_FACT_SCORING:
    case ODD_FACT_WINNERS:
    case ODD_FACT_TEAM:
    case ODD_FACT_BYE:
    case ODD_FACT_LINEUP:
    case ODD_FACT_VP:
    case ODD_FACT_SET:
    case ODD_FACT_STATED:
    case ODD_FACT_COUNT:
        break;
    }
}

/* ---- All clubs --------------------------------------------------------------------------------------- */

static odd_text common(const odd_club *clubs, size_t count, bool date) {
    odd_text first = date ? clubs[0].event->about.date : clubs[0].event->about.title;
    for (size_t i = 1; i < count; i++)
        if (!odd_text_same(first, date ? clubs[i].event->about.date : clubs[i].event->about.title))
            return (odd_text){0};
    return first;
}

static bool begin_field(club_join *j, size_t count, int winners) {
    odd_event *field = j->field;
    const odd_event *first = j->clubs[0].event;
    odd_text *names = ODD_TAKE(field->arena, count, odd_text);
    j->told_by = ODD_TAKE(field->arena, ODD_BOARDS_END, uint32_t);
    j->dealt_by = ODD_TAKE(field->arena, ODD_BOARDS_END, uint32_t);
    if (names == NULL || j->told_by == NULL || j->dealt_by == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        names[i] = j->clubs[i].name;
    field->clubs = names;
    field->about.club_count = count;
    field->about.title = common(j->clubs, count, false);
    field->about.date = common(j->clubs, count, true);
    field->settings = first->settings;
    for (int i = 1; i < ODD_SET_COUNT; i++)
        if (is_local((odd_setting_name)i)) {
            field->settings.value[i] = 0;
            field->settings.given[i] = false;
        }
    odd_event_take(field, &(odd_record){.fact = ODD_FACT_SCORING,
                                        .line = 1,
                                        .number = (int)first->about.scoring,
                                        .acbl = first->about.acbl});
    odd_event_take(field, &(odd_record){.fact = ODD_FACT_WINNERS, .line = 1, .number = winners});
    return true;
}

/* Passes the records of a club's event to the field. Refuses it if it does not match the first club's. */
static void send_club(club_join *j, const odd_club *club, int winners, odd_arena *arena) {
    bool told[ODD_RECORDS_ALL + 1] = {false};
    odd_event_source telling = {club->event, arena, false, NULL, told};
    odd_record_receiver taker = {.owner = j, .take = receive};
    if (winners == 2 && club->event->about.winners == 1)
        refuse(j, ODD_E_REFERENCE, "%.*s has one winner: expected two winners in all clubs, or one list",
               NAME(club));
    j->directed = club->event->about.winners == 2 && j->field->about.winners == 1;
    if (j->error->code == ODD_OK && fits(j, &j->clubs[0], club))
        odd_event_send(&telling, &taker,
                       ODD_RECORDS_CONTESTANTS | ODD_RECORDS_BOARDS | ODD_RECORDS_PENALTIES);
}

int odd_event_join(odd_event **out, const odd_club *clubs, size_t count, int winners, odd_arena *arena,
                   odd_error *error) {
    odd_error found = {0};
    club_join j = {.clubs = clubs, .error = &found, .field = count > 0 ? odd_event_new(arena) : NULL};
    *out = NULL;
    for (size_t i = 0; i < count && winners == 0; i++)
        winners = clubs[i].event->about.winners == 2 ? 0 : 1;
    if (count == 0)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "a simultaneous needs a club");
    if (j.field == NULL || !begin_field(&j, count, winners == 1 ? 1 : 2))
        return odd_fail(error, ODD_E_MEMORY, 0, 0, "no memory");
    for (j.club = 0; j.club < count && found.code == ODD_OK; j.club++)
        send_club(&j, &clubs[j.club], winners, arena);
    if (found.code == ODD_OK && j.field->no_memory)
        odd_fail(&found, ODD_E_MEMORY, 0, 0, "no memory");
    if (found.code != ODD_OK && error != NULL)
        *error = found;
    *out = found.code == ODD_OK ? j.field : NULL;
    return found.code;
}
