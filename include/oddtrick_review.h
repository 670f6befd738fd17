/* oddtrick_review.h - reviewing an event that was scored: explanations of numbers, the effect of a line, checks for a
 * director, and the audit of published results. A part of oddtrick_event.h, which includes it; the same conventions
 * apply. */
#ifndef ODDTRICK_REVIEW_H
#define ODDTRICK_REVIEW_H

#include "oddtrick_event.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Why: explaining a number ------------------------------------------------------------------ */

typedef struct odd_reason {
    int level;         /* 0: a heading; 1: below a heading; 2 and 3: parts of that */
    const char *text;  /* "Boards that were compared: 24" */
    const char *value; /* a number, possibly with words: "188.5 of 288"; may be empty */
    const char *law;   /* "Law 78A", "set neuberg on"; may be empty */
    /* The arithmetic of the value: "(5 x 13 + 13 - 12) / 12"; may be empty. If the text says "rounded to 0.01", the value
     * is the result rounded to that unit. */
    const char *sum;
    bool adds;              /* the values one level below add up to this value */
    const odd_marks *marks; /* of the text; never NULL */
} odd_reason;

typedef struct odd_reasons {
    odd_reason *list;
    size_t count;
    size_t cap;
} odd_reasons;

/* Explains a contestant's rank: totals, adjustments, boards.
 *   out      set; its list and texts are in the arena
 *   e        an event that was scored
 *   who      a contestant, by index
 *   style    of suits in texts
 *   returns  ODD_OK; ODD_E_REFERENCE if they have no standing; ODD_E_MEMORY */
ODD_API int odd_event_why(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who,
                          odd_style style, odd_error *error);

/* Explains a contestant's score on a board: the contract, its points, the comparison with every other result. The other
 * parameters are those of odd_event_why.
 *   board    its number, or ODD_BOARD_IN
 *   returns  ODD_OK; ODD_E_REFERENCE if they have no score on it, or play the number in several sessions; ODD_E_MEMORY */
ODD_API int odd_event_why_board(odd_reasons *out, const odd_event *e, odd_arena *arena, uint32_t who,
                                int board, odd_style style, odd_error *error);

/* ---- What viewers other than directors may see -------------------------------------------------------- */

/* The settings show-results, show-standings and show-hands say when viewers may see results, standings and cards. Lines that they may
 * not see yet are left out of the log, and everything that they see is computed from the rest. So no number can reveal a hidden result. */
typedef enum odd_visibility {
    ODD_VISIBLE_RESULTS, /* as show-results says: for travellers, lines, and numbers that follow from a single board */
    ODD_VISIBLE_STANDINGS, /* as show-standings says: for standings */
    ODD_VISIBLE_BOTH,      /* what both allow: for answers that show both, such as scorecards */
    ODD_VISIBLE_COUNT
} odd_visibility;

/* What a viewer of an event may see. All zero: the public, results. */
typedef struct odd_view_rights {
    odd_visibility what;
    const odd_board *played; /* the viewer has played this board; NULL: none */
    bool least;              /* show nothing that may be hidden */
} odd_view_rights;

/* Returns whether the settings of an event hide anything. */
ODD_API bool odd_event_hides(const odd_event *e);

/* Writes the log of an event as far as a viewer may see it. It has as many lines; those that the viewer may not see are empty.
 *   e        an event that was scored; if its log has an error, nothing is shown
 *   log, len the log that it was read from
 *   o        the log is appended; its lines end with line feeds
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_public_log(const odd_event *e, odd_arena *arena, const odd_view_rights *rights,
                                 const char *log, size_t len, odd_out *o);

/* Returns whether lines only enter, correct or take back results, without rulings, settings or names; false for lines that cannot
 * be read.
 *   arena    for the time of the call */
ODD_API bool odd_lines_are_results(odd_arena *arena, const char *text, size_t len);

/* ---- Comparing the standings of two events ------------------------------------------------------ */

/* A contestant whose standing changes: [0] is before, [1] is after. */
typedef struct odd_change {
    const odd_standing *standing[2]; /* NULL: no standing */
    odd_amount gain; /* in per cent if the standings have percentages, otherwise in their unit */
} odd_change;

typedef struct odd_changes {
    odd_change *list; /* largest gains and losses first */
    size_t count;
    size_t ranks;    /* how many of them change rank */
    bool winner;     /* first place changes hands, or becomes or ceases to be shared */
    bool comparable; /* both events have the same kind of scoring; otherwise gains are 0 */
} odd_changes;

/* Compares two events that were scored, such as a log without and with a ruling. Contestants are matched by id and direction.
 *   out      set to those whose standing differs; the list is in the arena and points into both events
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_changes(odd_changes *out, const odd_event *before, const odd_event *after,
                              odd_arena *arena);

/* ---- Checks for a director --------------------------------------------------------------------- */

typedef enum odd_finding_kind {
    ODD_FOUND_TWICE,      /* somebody plays a board twice */
    ODD_FOUND_TWO_TABLES, /* somebody meets two opponents in a round */
    ODD_FOUND_STRAY,      /* a line that does not fit the movement: a wrong board or contestant */
    ODD_FOUND_TURNED,     /* North-South and East-West are reversed on the other boards of the set */
    ODD_FOUND_MISSING,    /* no result although the movement has one */
    ODD_FOUND_ONE_TABLE,  /* teams: the other table has no result */
    ODD_FOUND_PHANTOM,    /* a result against a phantom */
    ODD_FOUND_SAME_NAME,  /* a player in two pairs or teams */
    ODD_FOUND_NO_NAME,    /* an id without a name, although the others have one */
    ODD_FOUND_UNLIKE,     /* a result unlike the other results of the board */
    ODD_FOUND_LEAD,       /* a lead that the leader does not hold */
    ODD_FOUND_TRICKS,     /* tricks far from double dummy and from other results */
    ODD_FOUND_POINTS, /* points that no contract gives, that differ from their contract, or unlike all others */
    ODD_FOUND_REMATCH, /* two who meet in two rounds, although others meet once */
    ODD_FOUND_COUNT
} odd_finding_kind;

/* Returns "twice", "two-tables", "stray", "turned", "missing", "one-table", "phantom", "same-name", "no-name", "unlike",
 * "lead", "tricks", "points" or "rematch". */
ODD_API const char *odd_finding_text(odd_finding_kind kind);

/* A result that may have been meant, and its effect. */
typedef struct odd_alternative {
    odd_result result;
    size_t ranks;           /* how many contestants would change rank */
    size_t places;          /* by how many places, in total */
    bool winner;            /* somebody else would be first */
    uint32_t who;           /* the contestant who would move farthest; ODD_NOBODY: nobody moves */
    int rank_from, rank_to; /* that contestant's rank before and after */
} odd_alternative;

typedef struct odd_finding {
    odd_finding_kind kind;
    uint32_t line;       /* of the log; 0: none */
    uint32_t other_line; /* a line that it contradicts or repeats; 0: none */
    int board;           /* 0: none */
    int round;           /* 0: none */
    const char *message; /* "3 v 12: pair 12 also plays board 8 in line 81, against 5" */
    odd_marks marks;     /* of the message */
    odd_alternative instead[2];
    int instead_count; /* 0 except for ODD_FOUND_UNLIKE */
} odd_finding;

typedef struct odd_findings {
    odd_finding *list; /* wrong lines, by line; then unlike results, those with the largest effect first */
    size_t count;
    size_t cap;
} odd_findings;

/* Checks an event that was scored. The movement is inferred from what most lines have in common. To find the effect of another
 * result, the event is scored with it and then scored again as it was: pointers to its items are not valid afterwards.
 *   out      set; the list and the messages are in the arena
 *   style    of suits in messages
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_findings(odd_findings *out, odd_event *e, odd_arena *arena, odd_style style);

/* ---- Auditing published results ---------------------------------------------------------------- */

typedef enum odd_audit_kind {
    ODD_AUDIT_SCORE, /* these are the same as odd_stated_kind: a stated number is wrong */
    ODD_AUDIT_MP,
    ODD_AUDIT_IMPS,
    ODD_AUDIT_PERCENT,
    ODD_AUDIT_VP,
    ODD_AUDIT_RANK,
    ODD_AUDIT_BOARDS,
    ODD_AUDIT_AUCTION,  /* a call that the Laws do not allow */
    ODD_AUDIT_CONTRACT, /* not the contract of the auction */
    ODD_AUDIT_LEAD,     /* not in the leader's hand, or not the first card played */
    ODD_AUDIT_PLAY,     /* a card played twice or not in the hand, or a revoke */
    ODD_AUDIT_TRICKS,   /* inconsistent with the cards played */
    ODD_AUDIT_DEAL,     /* not 52 cards, 13 each */
    ODD_AUDIT_PAR,      /* stated tricks that are not double dummy, or a stated par that does not follow */
    ODD_AUDIT_COUNT
} odd_audit_kind;

/* Returns "score", "mp", "imps", "percent", "vp", "rank", "boards", "auction", "contract", "lead", "play", "tricks", "deal" or
 * "par". */
ODD_API const char *odd_audit_text(odd_audit_kind kind);

typedef struct odd_audit_finding {
    odd_audit_kind kind;
    uint32_t line;       /* of the file */
    int board, round;    /* 0: none */
    const char *message; /* "board 3, 7 v 12, 4S N =: the file says 430, it is 420" */
    const char *effect;  /* its effect on the ranking: "with it, pair 7 from 4th to 3rd"; may be empty */
} odd_audit_finding;

typedef struct odd_audit {
    odd_audit_finding *list; /* by line */
    size_t count, cap;
    size_t counts[ODD_AUDIT_COUNT]; /* by kind */
    size_t values, right;           /* scores that the file states, and how many of them are right */
    size_t others;        /* scores in a unit that the event does not have, which were not compared */
    bool *determined;     /* by odd_setting_name: settings that follow from the scores of the file */
    bool *tried;          /* by odd_setting_name: settings of which other values were tried */
    const char **remarks; /* sentences: conventions that the file follows, and what was not compared */
    size_t remark_count, remark_cap;
    const char **append; /* lines that make the event's log reproduce the file: "set neuberg off" */
    size_t append_count, append_cap;
    bool form_determined; /* 2-1-0 or 1-1/2-0 follows from the scores of the file */
    bool vp_determined;   /* the VP scale follows from them */
} odd_audit;

/* Recomputes everything that a file states about an event that was read and scored: scores, matchpoints, IMPs, victory points,
 * totals, ranks, contracts, leads and tricks. Stated tricks and par are compared with the tables that odd_event_dd supplied;
 * without these, par is compared with the file's own table.
 *   out      set; lists and texts are in the arena
 *   e        settings that the file does not state are chosen so that most of its scores are right, and the event stays
 *            scored with them
 *   style    of suits in messages
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_audit(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style);

/* Audits only tricks and par; the settings are not changed. Parameters and return value are those of odd_event_audit. */
ODD_API int odd_event_audit_par(odd_audit *out, odd_event *e, odd_arena *arena, odd_style style);

/* ---- The correction period ------------------------------------------------------------------------ */

/* Sets the time at which an event is viewed. The library has no clock.
 *   time_s   seconds since 1970; 0: unknown, as at the start */
ODD_API void odd_event_set_time(odd_event *e, int64_t time_s);

/* Returns the time that odd_event_set_time has set. */
ODD_API int64_t odd_event_time(const odd_event *e);

/* Returns whether results can still change: as `set status` says; provisional results are final if the event is viewed after the
 * time of `set corrections-until`. */
ODD_API odd_status odd_event_status(const odd_event *e);

/* Where a line of the log comes from. */
typedef struct odd_line_origin {
    int64_t time_ms; /* since 1970; 0: not known */
    odd_text author; /* may be empty */
} odd_line_origin;

/* Sets the origins of the lines of the log.
 *   list     for each line from the first on, `count` in total; not copied, must stay as long as the event */
ODD_API void odd_event_origins(odd_event *e, const odd_line_origin *list, size_t count);

/* The change made by a line that was added after the results became provisional or final. */
typedef struct odd_amendment {
    uint32_t line;        /* of the log */
    uint32_t play;        /* its result, by index plus one; 0: it has none */
    uint32_t before;      /* the result that it corrects, the same; 0: none */
    odd_text was, is;     /* if it has no result: the line that it replaced, if any, and the line itself */
    odd_text word;        /* the first of the line: "penalty"; "result" of a result */
    bool late;            /* it came after the end of the correction period */
    odd_line_origin from; /* as odd_event_origins says */
} odd_amendment;

/* Lists what has changed since the results were first provisional or final: results, rulings, penalties and all other lines that
 * are not about showing, in the order of the log. If the status returns to playing, the list starts again.
 *   list     set to a list in the arena; of an event that was scored
 *   returns  ODD_OK or ODD_E_MEMORY */
ODD_API int odd_event_amendments(const odd_event *e, odd_arena *arena, odd_amendment **list, size_t *count);

#ifdef __cplusplus
}
#endif

#endif
