/* Seasons: the results of people in several events, of which the best count. */
#include "base/frac.h"
#include "base/out.h"
#include "base/arena.h"
#include "event/event_inner.h"
#include "event/season_inner.h"

enum { PLAYERS_MAX = 16, QUESTIONS_MAX = 1000, COMPARED_MAX = 5000 };

/* One person's appearance in an event. */
typedef struct mention {
    uint32_t evening, who; /* contestant */
    uint32_t name, number; /* keys, or ODD_NOBODY */
    uint32_t person;       /* by index */
    uint32_t partner;      /* of a pair: the other mention, by index; ODD_NOBODY if there is none */
} mention;

/* A result that is not assigned to a row yet. */
typedef struct entry {
    uint32_t people[2];
    odd_season_result result;
} entry;

typedef struct season_builder {
    odd_season *s;
    odd_arena *arena;
    odd_people people;
    mention *mentions;
    size_t mention_count, mention_cap;
    entry *entries;
    size_t entry_count;
    size_t question_cap;
    bool no_memory;
} season_builder;

static const odd_event *event_of(const season_builder *m, uint32_t evening) {
    return m->s->evenings[evening].event;
}

/* ---- Questions ------------------------------------------------------------------------------------- */

static void ask(season_builder *m, odd_question q, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static void ask(season_builder *m, odd_question q, const char *format, ...) {
    char text[400];
    odd_writer w = odd_message_on(text, sizeof text, &q.marks);
    va_list args;
    va_start(args, format);
    odd_put_vformat(&w, format, args);
    va_end(args);
    size_t len = w.len < sizeof text ? w.len : sizeof text - 1;
    if (m->s->question_count >= QUESTIONS_MAX)
        return;
    if (w.len >= sizeof text)
        q.marks.count = ODD_MARKS_MAX + 1; /* the text is cut: it is not translated */
    char *kept = odd_arena_take(m->arena, len + 1, 1);
    odd_question *list = odd_arena_grow(m->arena, m->s->questions, m->s->question_count,
                                        m->s->question_count + 1, &m->question_cap, sizeof *list);
    m->no_memory = m->no_memory || kept == NULL || list == NULL;
    if (m->no_memory)
        return;
    odd_copy(kept, text, len);
    kept[len] = '\0';
    q.text = (odd_text){kept, len};
    m->s->questions = list;
    list[m->s->question_count++] = q;
}

#define TEXT(t) (int)(t).len, (t).text

/* ---- Who was there --------------------------------------------------------------------------------- */

/* Returns by contestant the numbers of their players, separated by blanks. NULL without memory. */
static odd_text *numbers_in(season_builder *m, const odd_event *e) {
    odd_text *numbers = ODD_TAKE(m->arena, e->about.contestant_count + 1, odd_text);
    m->no_memory = m->no_memory || numbers == NULL;
    for (size_t i = 0; i < e->about.note_count && numbers != NULL; i++) {
        const odd_note *n = &e->notes[i];
        uint32_t who;
        if (n->kind != ODD_NOTE_NUMBERS || n->about != ODD_ABOUT_CONTESTANT)
            continue;
        odd_text id = e->facts.tokens[n->of].text;
        if (odd_event_find(e, &who, id.text, id.len, NULL) == ODD_OK)
            numbers[who] = n->text;
    }
    return numbers;
}

static odd_text next_word(odd_text *rest) {
    *rest = odd_text_trim(*rest);
    odd_text word = {rest->text, 0};
    while (word.len < rest->len && (unsigned char)word.text[word.len] > ' ')
        word.len++;
    *rest = odd_text_from(*rest, word.len);
    return word;
}

static void add_mention(season_builder *m, uint32_t evening, uint32_t who, odd_text name, odd_text number) {
    mention *list = odd_arena_grow(m->arena, m->mentions, m->mention_count, m->mention_count + 1,
                                   &m->mention_cap, sizeof *list);
    if (list == NULL) {
        m->no_memory = true;
        return;
    }
    bool numbered = number.len > 0 && !odd_text_is(number, "-");
    m->mentions = list;
    list[m->mention_count++] =
        (mention){.evening = evening,
                  .who = who,
                  .name = odd_text_trim(name).len > 0 ? odd_people_key(&m->people, name, false) : ODD_NOBODY,
                  .number = numbered ? odd_people_key(&m->people, number, true) : ODD_NOBODY,
                  .partner = ODD_NOBODY};
}

/* The players of a ranked contestant. If pairs are wanted, each must have two. */
static void mention_players(season_builder *m, uint32_t evening, uint32_t who, odd_text numbers) {
    const odd_event *e = event_of(m, evening);
    odd_text names[PLAYERS_MAX];
    size_t count = odd_players_split(names, PLAYERS_MAX, odd_contestant_at(e, who)->players),
           first = m->mention_count;
    count = count < PLAYERS_MAX ? count : PLAYERS_MAX;
    for (size_t i = 0; i < count || (i < PLAYERS_MAX && odd_text_trim(numbers).len > 0); i++) {
        odd_text number = next_word(&numbers);
        add_mention(m, evening, who, i < count ? names[i] : (odd_text){0}, number);
    }
    size_t found = 0;
    for (size_t i = first; i < m->mention_count; i++)
        found += m->mentions[i].name != ODD_NOBODY || m->mentions[i].number != ODD_NOBODY;
    if (m->no_memory)
        return;
    if (found == 2 && m->mention_count - first == 2 && m->s->rules.pairs) {
        m->mentions[first].partner = (uint32_t)first + 1;
    } else if (found == 0 || m->s->rules.pairs) {
        char words[64];
        odd_contestant_format(words, sizeof words, e, who);
        m->mention_count = first;
        ask(m, (odd_question){.kind = ODD_QUESTION_NOBODY, .evening = evening}, "%.*s: %s has %s: left out",
            TEXT(m->s->evenings[evening].name), words, found == 0 ? "no name" : "not two names");
    }
}

static void mention_all(season_builder *m) {
    for (uint32_t i = 0; i < m->s->evening_count && !m->no_memory; i++) {
        const odd_event *e = event_of(m, i);
        const odd_text *numbers = numbers_in(m, e);
        for (size_t n = 0; n < odd_event_about(e)->standing_count && !m->no_memory; n++)
            mention_players(m, i, e->standings[n].who, numbers[e->standings[n].who]);
    }
    m->no_memory = m->no_memory || m->people.no_memory;
}

/* ---- Who is who ------------------------------------------------------------------------------------ */

/* A name that was seen with one number means that person even without it; a name with two numbers does
 * not. */
static void join_numbers(season_builder *m) {
    odd_people *p = &m->people;
    for (size_t i = 0; i < m->mention_count; i++) {
        const mention *x = &m->mentions[i];
        if (x->name == ODD_NOBODY || x->number == ODD_NOBODY)
            continue;
        odd_person_key *name = &p->keys[x->name];
        if (name->number == 0) {
            name->number = x->number + 1;
        } else if (!name->two_numbers &&
                   odd_people_first(p, name->number - 1) != odd_people_first(p, x->number)) {
            odd_text one = p->keys[name->number - 1].written, two = p->keys[x->number].written;
            name->two_numbers = true;
            ask(m, (odd_question){.kind = ODD_QUESTION_NUMBER, .evening = x->evening, .names = {one, two}},
                "%.*s has two numbers, %.*s and %.*s: one person?", TEXT(name->written), TEXT(one),
                TEXT(two));
        }
    }
    for (size_t i = 0; i < p->count; i++)
        if (p->keys[i].number != 0 && !p->keys[i].two_numbers)
            odd_people_join(p, (uint32_t)i, p->keys[i].number - 1);
}

static void name_people(season_builder *m) {
    odd_people *p = &m->people;
    odd_season *s = m->s;
    s->people = ODD_TAKE(m->arena, p->count + 1, odd_person);
    m->no_memory = m->no_memory || s->people == NULL;
    for (size_t i = 0; i < m->mention_count && !m->no_memory; i++) {
        mention *x = &m->mentions[i];
        odd_person_key *first = &p->keys[odd_people_first(p, x->number != ODD_NOBODY ? x->number : x->name)];
        if (first->person == 0)
            first->person = (uint32_t)++s->person_count;
        odd_person *person = &s->people[x->person = first->person - 1];
        if (person->name.len == 0 && x->name != ODD_NOBODY)
            person->name = p->keys[x->name].written;
        if (person->number.len == 0 && x->number != ODD_NOBODY)
            person->number = p->keys[x->number].written;
    }
    for (size_t i = 0; i < p->count && !m->no_memory; i++) {
        const odd_person_key *k = &p->keys[i];
        uint32_t person = p->keys[odd_people_first(p, (uint32_t)i)].person;
        if (person != 0 && k->called && !k->is_number)
            s->people[person - 1].name = k->written;
    }
}

/* ---- Spellings ------------------------------------------------------------------------------------- */

/* Attendance: for each person, a bit for each event. */
typedef struct attendance {
    uint64_t *bits;
    size_t words; /* per person */
} attendance;

static attendance find_attendance(season_builder *m) {
    attendance a = {.words = (m->s->evening_count + 63) / 64};
    a.bits = ODD_TAKE(m->arena, a.words * m->s->person_count + 1, uint64_t);
    m->no_memory = m->no_memory || a.bits == NULL;
    for (size_t i = 0; i < m->mention_count && !m->no_memory; i++) {
        const mention *x = &m->mentions[i];
        a.bits[a.words * x->person + x->evening / 64] |= UINT64_C(1) << x->evening % 64;
    }
    return a;
}

/* Two names in the same event are two people. */
static bool were_together(const attendance *a, uint32_t one, uint32_t two) {
    for (size_t i = 0; i < a->words; i++)
        if ((a->bits[a->words * one + i] & a->bits[a->words * two + i]) != 0)
            return true;
    return false;
}

/* Returns the letters of a name as bits: similar names differ in few of them. */
static uint64_t bag_of(odd_text name) {
    uint64_t bag = 0;
    for (size_t i = 0; i < name.len; i++)
        bag |= UINT64_C(1) << ((unsigned char)name.text[i] & 63);
    return bag;
}

static int bits_of(uint64_t word) {
    int bits = 0;
    for (; word != 0; word &= word - 1)
        bits++;
    return bits;
}

/* Names with initials are compared whatever their letters are, because initials hide letters. */
static bool has_initial(odd_text name) {
    for (size_t i = 1; i <= name.len; i++)
        if ((i == name.len || name.text[i] == ' ' || name.text[i] == '.') &&
            (i == 1 || name.text[i - 2] == ' '))
            return true;
    return false;
}

/* By person: the name in normal form, and its letters. */
typedef struct spelling {
    odd_text name;
    uint64_t bag;
} spelling;

static bool may_be_one(const season_builder *m, const spelling *all, uint32_t i, uint32_t j) {
    enum { DIFFERENT = 4 };
    const odd_person *people = m->s->people;
    bool initials = all[i].bag == UINT64_MAX || all[j].bag == UINT64_MAX;
    if (!initials && bits_of(all[i].bag ^ all[j].bag) > DIFFERENT)
        return false;
    bool numbered = people[i].number.len > 0 && people[j].number.len > 0;
    return all[i].name.len > 0 && all[j].name.len > 0 && !numbered &&
           odd_names_alike(all[i].name, all[j].name);
}

static void question_spellings(season_builder *m) {
    odd_season *s = m->s;
    spelling *all = ODD_TAKE(m->arena, s->person_count + 1, spelling);
    attendance when = find_attendance(m);
    m->no_memory = m->no_memory || all == NULL;
    for (size_t i = 0; i < m->mention_count && !m->no_memory; i++) {
        const mention *x = &m->mentions[i];
        if (x->name != ODD_NOBODY && all[x->person].name.len == 0)
            all[x->person].name = m->people.keys[x->name].text;
    }
    for (size_t i = 0; i < s->person_count && !m->no_memory; i++)
        all[i].bag = has_initial(all[i].name) ? UINT64_MAX : bag_of(all[i].name);
    for (uint32_t i = 0; i < s->person_count && i < COMPARED_MAX && !m->no_memory; i++)
        for (uint32_t j = 0; j < i && s->question_count < QUESTIONS_MAX; j++) {
            if (!may_be_one(m, all, i, j) || were_together(&when, i, j))
                continue;
            odd_text one = s->people[j].name, two = s->people[i].name;
            ask(m, (odd_question){.kind = ODD_QUESTION_SPELLING, .evening = ODD_NOBODY, .names = {one, two}},
                "%.*s and %.*s: one person?", TEXT(one), TEXT(two));
        }
}

/* ---- What an evening gives --------------------------------------------------------------------------- */

/* Counts how many of the same list are behind, and how many others share the rank. */
static void count_list(const odd_event *e, const odd_standing *own, int *behind, int *sharing) {
    *behind = *sharing = 0;
    for (size_t i = 0; i < odd_event_about(e)->standing_count; i++) {
        const odd_standing *s = odd_standing_at(e, i);
        if (s->field != own->field || s == own)
            continue;
        *behind += s->rank > own->rank;
        *sharing += s->rank == own->rank;
    }
}

/* Contestants who share a rank share the points of its places. */
static odd_amount place_points(const odd_season_rules *rules, int rank, int sharing) {
    odd_wide sum = 0;
    int64_t units = 0;
    for (int place = rank; place <= rank + sharing && place <= rules->place_count; place++)
        sum += rules->places[place - 1];
    odd_frac_round(&units, odd_frac_wide(sum, sharing + 1), odd_frac_whole(1), ODD_HALVES_UP,
                   odd_frac_whole(0));
    return units;
}

static odd_amount value_of(const odd_season_rules *rules, const odd_event *e, uint32_t who) {
    const odd_standing *s = odd_event_standing(e, who);
    int behind, sharing;
    switch (rules->points) {
    case ODD_SEASON_PERCENT:
        return s->percent_x100 * (odd_amount)(ODD_ONE / 100);
    case ODD_SEASON_BEATEN:
        count_list(e, s, &behind, &sharing);
        return behind * (odd_amount)ODD_ONE + sharing * (odd_amount)(ODD_ONE / 2);
    case ODD_SEASON_PLACES:
        count_list(e, s, &behind, &sharing);
        return place_points(rules, s->rank, sharing);
    case ODD_SEASON_AWARDS:
        return odd_award_of(e, rules->awards, s);
    }
    return 0;
}

static void list_entries(season_builder *m) {
    m->entries = ODD_TAKE(m->arena, m->mention_count + 1, entry);
    m->no_memory = m->no_memory || m->entries == NULL;
    for (size_t i = 0; i < m->mention_count && !m->no_memory; i++) {
        const mention *x = &m->mentions[i];
        if (m->s->rules.pairs && x->partner == ODD_NOBODY)
            continue;
        uint32_t one = x->person, two = m->s->rules.pairs ? m->mentions[x->partner].person : ODD_NOBODY;
        odd_season_result r = {x->evening, x->who, value_of(&m->s->rules, event_of(m, x->evening), x->who),
                               false};
        m->entries[m->entry_count++] = (entry){{one < two ? one : two, one < two ? two : one}, r};
    }
}

/* ---- Rows -------------------------------------------------------------------------------------------- */

static bool same_people(const entry *a, const entry *b) {
    return a->people[0] == b->people[0] && a->people[1] == b->people[1];
}

/* Orders by person, then by event, the better result first. */
static bool entries_in_order(const void *owner, uint32_t a, uint32_t b) {
    const entry *x = &((const season_builder *)owner)->entries[a],
                *y = &((const season_builder *)owner)->entries[b];
    for (int i = 0; i < 2; i++)
        if (x->people[i] != y->people[i])
            return x->people[i] < y->people[i];
    if (x->result.evening != y->result.evening)
        return x->result.evening < y->result.evening;
    return x->result.value >= y->result.value;
}

static void put_people(odd_writer *w, const odd_season *s, const uint32_t people[2]) {
    for (int i = 0; i < 2 && people[i] != ODD_NOBODY; i++) {
        const odd_person *p = &s->people[people[i]];
        odd_text name = p->name.len > 0 ? p->name : p->number;
        odd_put_text(w, i > 0 ? " & " : "");
        odd_put_bytes(w, name.text, name.len);
    }
}

static void add_result(season_builder *m, odd_season_row *row, const entry *x) {
    odd_season *s = m->s;
    if (row->played > 0 && s->results[s->result_count - 1].evening == x->result.evening) {
        char who[200];
        odd_writer w = odd_writer_on(who, sizeof who);
        put_people(&w, s, row->people);
        ask(m, (odd_question){.kind = ODD_QUESTION_TWICE, .evening = x->result.evening},
            "%.*s: %s has two results: the better one counts", TEXT(s->evenings[x->result.evening].name),
            who);
        return;
    }
    s->results[s->result_count++] = x->result;
    row->played++;
}

/* Marks the best results; of equal ones, the earlier. */
static void choose_best(odd_season *s, odd_season_row *row) {
    odd_season_result *own = &s->results[row->first];
    int wanted = s->rules.best > 0 && s->rules.best < row->played ? s->rules.best : row->played;
    for (; row->counted < wanted; row->counted++) {
        odd_season_result *best = NULL;
        for (int i = 0; i < row->played; i++)
            if (!own[i].counted && (best == NULL || own[i].value > best->value))
                best = &own[i];
        if (best == NULL) /* cannot happen: fewer are wanted than there are */
            break;
        best->counted = true;
        row->sum += best->value;
    }
    int64_t hundredths = 0;
    row->score = row->sum;
    if (s->rules.points == ODD_SEASON_PERCENT && row->counted > 0) {
        odd_frac_round(&hundredths, odd_frac_of(row->sum, row->counted), odd_frac_whole(ODD_ONE / 100),
                       ODD_HALVES_UP, odd_frac_whole(0));
        row->score = hundredths * (ODD_ONE / 100);
    }
}

static void make_rows(season_builder *m) {
    odd_season *s = m->s;
    uint32_t *order = odd_sort_numbers(m->arena, m->entry_count, entries_in_order, m);
    s->rows = ODD_TAKE(m->arena, m->entry_count + 1, odd_season_row);
    s->results = ODD_TAKE(m->arena, m->entry_count + 1, odd_season_result);
    m->no_memory =
        m->no_memory || (order == NULL && m->entry_count > 0) || s->rows == NULL || s->results == NULL;
    for (size_t i = 0; i < m->entry_count && !m->no_memory; i++) {
        const entry *x = &m->entries[order[i]];
        if (i == 0 || !same_people(x, &m->entries[order[i - 1]]))
            s->rows[s->row_count++] =
                (odd_season_row){.people = {x->people[0], x->people[1]}, .first = s->result_count};
        add_result(m, &s->rows[s->row_count - 1], x);
    }
    for (size_t i = 0; i < s->row_count && !m->no_memory; i++)
        choose_best(s, &s->rows[i]);
}

/* ---- Ranks ------------------------------------------------------------------------------------------- */

/* Returns more than 0 if a is better: by the exact mean, or by the sum. */
static int compare_rows(const odd_season *s, const odd_season_row *a, const odd_season_row *b) {
    bool mean = s->rules.points == ODD_SEASON_PERCENT;
    odd_wide one = (odd_wide)a->sum * (mean ? b->counted : 1),
             two = (odd_wide)b->sum * (mean ? a->counted : 1);
    return (one > two) - (one < two);
}

static bool has_enough(const odd_season *s, const odd_season_row *r) {
    return r->played >= s->rules.least;
}

static bool rows_in_order(const void *owner, uint32_t a, uint32_t b) {
    const odd_season *s = owner;
    const odd_season_row *x = &s->rows[a], *y = &s->rows[b];
    if (has_enough(s, x) != has_enough(s, y))
        return has_enough(s, x);
    int better = compare_rows(s, x, y);
    if (better != 0)
        return better > 0;
    char one[200], two[200];
    odd_writer v = odd_writer_on(one, sizeof one), w = odd_writer_on(two, sizeof two);
    put_people(&v, s, x->people);
    put_people(&w, s, y->people);
    return odd_text_compare(odd_text_of(one), odd_text_of(two)) <= 0;
}

static void rank_rows(season_builder *m) {
    odd_season *s = m->s;
    uint32_t *order = odd_sort_numbers(m->arena, s->row_count, rows_in_order, s);
    odd_season_row *rows = ODD_TAKE(m->arena, s->row_count + 1, odd_season_row);
    m->no_memory = m->no_memory || (order == NULL && s->row_count > 0) || rows == NULL;
    for (size_t i = 0; i < s->row_count && !m->no_memory; i++) {
        rows[i] = s->rows[order[i]];
        if (!has_enough(s, &rows[i]))
            continue;
        rows[i].tied = i > 0 && compare_rows(s, &rows[i], &rows[i - 1]) == 0;
        rows[i].rank = rows[i].tied ? rows[i - 1].rank : (int)i + 1;
        if (rows[i].tied)
            rows[i - 1].tied = true;
    }
    s->rows = m->no_memory ? s->rows : rows;
}

/* ---- All of it --------------------------------------------------------------------------------------- */

static int check_rules(const odd_season *s, odd_error *error) {
    const odd_season_rules *r = &s->rules;
    if (s->evening_count == 0 || s->evening_count > ODD_EVENINGS_MAX)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "a season has 1 to %d evenings, not %d",
                        ODD_EVENINGS_MAX, (int)s->evening_count);
    if (r->of > 0 && s->evening_count > (size_t)r->of)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "there are %d evenings, more than the %d of the season",
                        (int)s->evening_count, r->of);
    if (r->of > 0 && r->best > r->of)
        return odd_fail(error, ODD_E_REFERENCE, 0, 0, "the best %d cannot count in a season of %d evenings",
                        r->best, r->of);
    for (size_t i = 0; i < s->evening_count; i++) {
        const odd_event_info *about = odd_event_about(s->evenings[i].event);
        bool percent =
            about->scoring == ODD_MATCHPOINTS || (about->scoring == ODD_BAM && about->contest != ODD_TEAMS);
        odd_text name = s->evenings[i].name;
        if (r->points == ODD_SEASON_PERCENT && (!percent || about->has_vp))
            return odd_fail(error, ODD_E_REFERENCE, 0, 0, "%.*s has no percentages: expected points by rank",
                            TEXT(name));
        if (r->points == ODD_SEASON_AWARDS) {
            int code = odd_award_check(s->evenings[i].event, r->awards, error);
            if (code != ODD_OK)
                return code;
        }
        if (r->pairs && about->contest != ODD_PAIRS)
            return odd_fail(error, ODD_E_REFERENCE, 0, 0,
                            "%.*s is not an event of pairs: expected a season of players", TEXT(name));
    }
    return ODD_OK;
}

int odd_season_make(odd_season *out, const odd_evening *evenings, size_t count, const odd_season_rules *rules,
                    odd_arena *arena, odd_error *error) {
    *out = (odd_season){.rules = *rules, .evenings = evenings, .evening_count = count};
    out->rules.least = rules->least > 0 ? rules->least : 1;
    season_builder m = {.s = out, .arena = arena, .people = {.arena = arena}};
    int code = check_rules(out, error);
    if (code == ODD_OK)
        code = odd_people_aliases(&m.people, rules->aliases, error);
    if (code == ODD_OK) {
        mention_all(&m);
        static void (*const steps[])(season_builder *) = {join_numbers, name_people, question_spellings,
                                                          list_entries, make_rows,   rank_rows};
        for (size_t i = 0; i < sizeof steps / sizeof steps[0] && !m.no_memory; i++)
            steps[i](&m);
        code = m.no_memory ? ODD_E_MEMORY : ODD_OK;
    }
    return code == ODD_E_MEMORY ? odd_fail(error, ODD_E_MEMORY, 0, 0, "no memory") : code;
}
