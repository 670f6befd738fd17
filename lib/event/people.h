/* Who is the same person in several events. */
#ifndef ODD_EVENT_PEOPLE_H
#define ODD_EVENT_PEOPLE_H

#include "base/hash.h"
#include "oddtrick_season.h"

/* A name or a number, by which people are known. */
typedef struct odd_person_key {
    odd_text text;    /* of a name: in lower case, with single blanks */
    odd_text written; /* as it was written first */
    bool is_number;
    uint32_t hash;
    uint32_t same;    /* another key of the same person, by index; itself: the first one */
    uint32_t number;  /* of a name: the number that it was seen with, by index + 1 */
    bool two_numbers; /* it was seen with two: then it stands for nobody in particular */
    bool called;      /* the aliases call the person so */
    uint32_t person;  /* of the first one of a person: index + 1 */
} odd_person_key;

typedef struct odd_people {
    odd_arena *arena;
    odd_person_key *keys;
    size_t count, cap;
    odd_lookup by_text;
    bool no_memory;
} odd_people;

/* The key of a name or a number, made if it is new; ODD_NOBODY if there is no memory. */
uint32_t odd_people_key(odd_people *p, odd_text text, bool is_number);

/* Both are of the same person. */
void odd_people_join(odd_people *p, uint32_t a, uint32_t b);

/* The first key of the same person. */
uint32_t odd_people_first(const odd_people *p, uint32_t key);

/* Reads aliases. Returns ODD_OK or the code of an error with its place. */
int odd_people_aliases(odd_people *p, odd_text text, odd_error *error);

/* Whether two names are nearly the same: one letter more, less, other or in another place, words in another order, or initials. */
bool odd_names_alike(odd_text a, odd_text b);

#endif
