/* oddtrick_review.h - looking through an event that was scored: why a number is what it is, what a line would change, what a
 * director should look at, and what is wrong in somebody's results. A part of oddtrick_event.h, which includes it; its
 * conventions hold here, too. */
#ifndef ODDTRICK_REVIEW_H
#define ODDTRICK_REVIEW_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Why: how a number came about -------------------------------------------------------------- */

typedef struct odd_reason {
    int level;         /* 0: a heading; 1: what stands below it; 2 and 3: the parts of that */
    const char *text;  /* "Boards that were compared: 24" */
    const char *value; /* a number, and perhaps more words: "188.5 of 288"; may be empty */
    const char *law;   /* "Law 78A", "set neuberg on"; may be empty */
    const char
        *sum; /* the arithmetic of the value: "(5 x 13 + 13 - 12) / 12"; where the text has "rounded to 0.01",
                        * the value is rounded so; may be empty */
    bool adds; /* the values of the lines one level below this one add up to its own */
} odd_reason;

typedef struct odd_reasons {
    odd_reason *list;
    size_t count;
    size_t cap;
} odd_reasons;

/* Explains a contestant's rank: totals, adjustments, boards.
 *   out      is filled; its list and texts are in the arena, and good as long as its blocks
 *   e        an event that was scored
 *   who      a contestant, by index
 *   error    says why there is no answer; may be NULL
 *   returns  ODD_OK, ODD_E_REFERENCE if they have no standing, or ODD_E_MEMORY */
ODD_API int odd_event_why(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who,
                          odd_style style, odd_error *error);

/* Explains what a board gave a contestant: the contract, its score, the comparison with every other result. Otherwise as
 * odd_event_why.
 *   board    its number */
ODD_API int odd_event_why_board(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who,
                                int board, odd_style style, odd_error *error);

/* ---- What a line would change ------------------------------------------------------------------ */

/* A contestant before and after. [0] is before, [1] after. */
typedef struct odd_change {
    const odd_standing *standing[2]; /* NULL: they had, or have, none */
    odd_amount gain; /* per cent where there are percentages, otherwise what they are ranked by */
} odd_change;

typedef struct odd_changes {
    odd_change *list; /* who gains or loses most is first */
    size_t count;
    size_t ranks;    /* of them, those who have another rank */
    bool winner;     /* somebody else is first, or not alone, or no longer */
    bool comparable; /* both events are scored alike: without that, no gains */
} odd_changes;

/* Compares two events that were scored, such as a log without and with a ruling. Contestants are the same by id and direction.
 *   out      is filled with those whose standing is not the same; the list is in the arena and points into both events
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_changes(odd_changes *out, const odd_event *before, const odd_event *after,
                              odd_arena *arena);

/* ---- What a director should look at ------------------------------------------------------------ */

typedef enum odd_finding_kind {
    ODD_FOUND_TWICE,      /* somebody plays a board twice */
    ODD_FOUND_TWO_TABLES, /* somebody meets two opponents in a round */
    ODD_FOUND_STRAY,      /* a line that is not as the movement goes: another board, or somebody else */
    ODD_FOUND_TURNED,  /* North-South and East-West are the other way round on the other boards of the set */
    ODD_FOUND_MISSING, /* no result where the movement has one */
    ODD_FOUND_ONE_TABLE, /* teams: the other table has no result */
    ODD_FOUND_PHANTOM,   /* a result against nobody */
    ODD_FOUND_SAME_NAME, /* a player in two pairs or teams */
    ODD_FOUND_NO_NAME,   /* an id that has no name, where the others have one */
    ODD_FOUND_UNLIKE,    /* a result that the others of the board speak against */
    ODD_FOUND_LEAD,      /* a lead that the leader does not have */
    ODD_FOUND_TRICKS,    /* tricks far from what can be made, and from what others made */
    ODD_FOUND_POINTS,    /* points that no contract gives, or not the one beside them, or unlike all others */
    ODD_FOUND_REMATCH,   /* two who meet in two rounds, where others meet once */
    ODD_FOUND_COUNT
} odd_finding_kind;

/* "twice" "two-tables" "stray" "turned" "missing" "one-table" "phantom" "same-name" "no-name" "unlike"
 * "lead" "tricks" "points" "rematch" */
ODD_API const char *odd_finding_text(odd_finding_kind kind);

/* What may have been meant, and what would change then. */
typedef struct odd_alternative {
    odd_result result;
    size_t ranks;           /* that would change */
    size_t places;          /* by how many places, all together */
    bool winner;            /* somebody else would be first */
    uint32_t who;           /* the contestant who would move farthest; ODD_NOBODY: nobody would */
    int rank_from, rank_to; /* of that one */
} odd_alternative;

typedef struct odd_finding {
    odd_finding_kind kind;
    uint32_t line;       /* of the log; 0: none */
    uint32_t other_line; /* one that it contradicts, or is like; 0: none */
    int board;           /* 0: none */
    int round;           /* 0: none */
    const char *message; /* "3 v 12: pair 12 also plays board 8 in line 81, against 5" */
    odd_alternative instead[2];
    int instead_count; /* 0 for all but unlike results */
} odd_finding;

typedef struct odd_findings {
    odd_finding
        *list; /* what is wrong with lines, by line; then unlike results, those that matter most first */
    size_t count;
    size_t cap;
} odd_findings;

/* Looks through an event that was scored. The movement is inferred from what most lines have in common. To see what another
 * result would change, the event is scored with it, and then as it was: pointers to its items are not good afterwards.
 *   out      is filled; the list and the messages are in the arena
 *   style    of suits in messages
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_findings(odd_findings *out, odd_event *e, odd_arena *arena, odd_style style);

/* ---- What is wrong in somebody's results ------------------------------------------------------- */

typedef enum odd_audit_kind {
    ODD_AUDIT_SCORE, /* as odd_said_kind: what the file says is not what is right */
    ODD_AUDIT_MP,
    ODD_AUDIT_IMPS,
    ODD_AUDIT_PERCENT,
    ODD_AUDIT_VP,
    ODD_AUDIT_RANK,
    ODD_AUDIT_BOARDS,
    ODD_AUDIT_AUCTION,  /* a call that the Laws do not allow */
    ODD_AUDIT_CONTRACT, /* not that of the auction */
    ODD_AUDIT_LEAD,     /* not in the leader's hand, or not the first card */
    ODD_AUDIT_PLAY,     /* a card twice, or not in the hand, or a revoke */
    ODD_AUDIT_TRICKS,   /* not what the cards that were played allow */
    ODD_AUDIT_DEAL,     /* not 52 cards, 13 each */
    ODD_AUDIT_PAR,      /* stated tricks that are not double dummy, or a stated par that does not follow */
    ODD_AUDIT_COUNT
} odd_audit_kind;

/* "score" "mp" "imps" "percent" "vp" "rank" "boards" "auction" "contract" "lead" "play" "tricks" "deal" "par" */
ODD_API const char *odd_audit_text(odd_audit_kind kind);

typedef struct odd_audit_finding {
    odd_audit_kind kind;
    uint32_t line;       /* of the file */
    int board, round;    /* 0: none */
    const char *message; /* "board 3, 7 v 12, 4S N =: the file says 430, it is 420" */
    const char *effect;  /* what it does to the ranking: "with it, pair 7 from 4th to 3rd"; may be empty */
} odd_audit_finding;

typedef struct odd_audit {
    odd_audit_finding *list; /* by line */
    size_t count, cap;
    size_t counts[ODD_AUDIT_COUNT]; /* by kind */
    size_t values, right;           /* scores that the file gives, and those of them that are right */
    size_t others;                  /* that it gives in a unit that the event does not have: not looked at */
    bool *determined;     /* by odd_setting_name: settings that the file does not say, but its scores do */
    bool *tried;          /* the same: those that other values were tried of */
    const char **remarks; /* conventions that the file follows, and what was not compared, a sentence each */
    size_t remark_count, remark_cap;
    const char *
        *append; /* lines for the log of the event with which it reproduces the file: "set neuberg off" */
    size_t append_count, append_cap;
    bool form_determined,
        vp_determined; /* the same of 2-1-0 or 1-1/2-0, and of the scale of victory points */
} odd_audit;

/* Recomputes all that a file says about an event that was read and scored: scores, matchpoints, IMPs, victory points,
 * totals, ranks, contracts, leads and tricks. What the file states of tricks and par is compared with the tables that were
 * given before (odd_event_dd), and par otherwise with the file's own table.
 *   out      is filled; lists and texts are in the arena
 *   e        settings that the file does not say are chosen such that most of its scores are right, and the event is left
 *            scored with them
 *   style    of suits in messages
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_audit(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style);

/* Compares tricks and par alone, and leaves the settings as they are; otherwise as odd_event_audit. */
ODD_API int odd_event_audit_par(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style);

#ifdef __cplusplus
}
#endif

#endif
