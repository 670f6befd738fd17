/* A request on its way through the server: the list of paths, what a handler works with, and the pages.
 *
 * To add a path, add a row to the list in paths.c, add its handler here and in one of the files of handlers, and run
 * `make docs`, which writes the row into docs/openapi.json and docs/SERVER.md. */
#ifndef ODD_SERVER_HANDLERS_H
#define ODD_SERVER_HANDLERS_H

#include "server/auth.h"
#include "server/event_cache.h"

/* ---- The pages (assets.c, builtin_pages.c) -------------------------------------------------------- */

/* A file of the pages, which tools/embed builds into the program. */
typedef struct odd_asset {
    const char *path; /* "index.html", "icons/icon.svg" */
    const char *bytes;
    size_t len;
    const char *zipped; /* compressed; NULL: not worth it */
    size_t zipped_len;
    const char *hash; /* of the bytes */
} odd_asset;

/* Ends with an asset without a path. */
extern const odd_asset odd_site[];

/* The files that are served: built in, or read from a directory at the start. Paths are looked up in this
 * list, so no path leads to any other file. */
typedef struct odd_assets odd_assets;

/* Opens a directory; NULL: the files that are built in. Returns NULL and fills error on failure. */
odd_assets *odd_assets_open(const char *directory, odd_error *error);
void odd_assets_close(odd_assets *assets); /* NULL is allowed */

/* Returns the path of the file whose name begins and ends like this, "style-" and ".css"; NULL if there is
 * none. */
const char *odd_assets_name(const odd_assets *assets, const char *begin, const char *end);

/* Responds with the file of a path, index.html for the empty one: 200, 304, or 404 without a body. */
odd_http_response odd_assets_get(odd_assets *assets, const odd_http_request *request, const odd_path *path);

/* Pages without scripts: the home page if there are no others, the form that sets the password, and the page
 * for a used link. */
odd_body *odd_page_home(const odd_assets *assets);

/* Those about the password are in a language that the header Accept-Language names. */
typedef enum odd_setup_outcome { ODD_SETUP_GOOD, ODD_SETUP_DIFFER, ODD_SETUP_FAILED } odd_setup_outcome;
odd_body *odd_page_setup(const odd_assets *assets, odd_text accepted, const char *token,
                         odd_setup_outcome wrong, const char *message);
odd_body *odd_page_link_used(const odd_assets *assets, odd_text accepted);

/* ---- The body of a request (json_fields.c) --------------------------------------------------------- */

typedef struct odd_fields odd_fields;

/* Reads a JSON object. Returns NULL, with place and reason in error, if it is not one. */
odd_fields *odd_fields_read(odd_text body, odd_error *error);
void odd_fields_close(odd_fields *fields); /* NULL is allowed */

/* Each returns false if the field exists and has another type. An absent field leaves *out unchanged. Texts
 * are valid as long as the fields. */
bool odd_fields_text(const odd_fields *fields, const char *name, odd_text *out);
bool odd_fields_int(const odd_fields *fields, const char *name, int64_t *out);

/* Returns whether the field exists. */
bool odd_fields_has(const odd_fields *fields, const char *name);

/* Returns the length of a list of texts; 0 if the field is absent, -1 if it is not a list. */
int odd_fields_list(const odd_fields *fields, const char *name);

/* Returns an item, without a text if it is not a string. */
odd_text odd_fields_item(const odd_fields *fields, const char *name, int at);

/* ---- The club's lists (club_lists.c) ---------------------------------------------------------------- */

/* Rows of the database with a key each: members, arrivals at the door. Any thread may call. */
typedef struct odd_lists odd_lists;

typedef struct odd_lists_kind {
    const char *name; /* the prefix of the names of its rows: "member " */
    size_t most;      /* rows */
    int keep_s;       /* how long a row is kept; 0: until it is removed */
} odd_lists_kind;

typedef struct odd_lists_row {
    odd_text key, row; /* a row of NULL removes the key */
} odd_lists_row;

/* Members of the club: number, name and mail address, with tabs between them. (club_paths.c) */
extern const odd_lists_kind odd_members_list;

/* Opens a connection of its own to the database. Returns NULL and fills error on failure. */
odd_lists *odd_lists_open(const char *path, bool read_only, odd_error *error);
void odd_lists_close(odd_lists *lists); /* NULL is allowed */

/* Passes each row of a list to `take`, which returns false to stop. Texts are valid during the call. */
int odd_lists_rows(odd_lists *lists, odd_lists_kind list, int64_t now_ms,
                   bool (*take)(void *owner, odd_text key, odd_text row), void *owner, odd_error *error);

/* Puts and removes rows, all or none. Returns ODD_E_REFERENCE if the list would be too long. */
int odd_lists_change(odd_lists *lists, odd_lists_kind list, const odd_lists_row *rows, size_t count,
                     int64_t now_ms, odd_error *error);

/* Replaces a row that is still `was`, in one transaction: only one of several servers does it. Sets *done if
 * it was done. */
int odd_lists_replace(odd_lists *lists, odd_lists_kind list, const odd_lists_row *row, odd_text was,
                      int64_t now_ms, bool *done, odd_error *error);

/* ---- A call: a request while it is handled --------------------------------------------------------- */

struct odd_server {
    odd_event_cache *cache;
    odd_auth *auth;
    odd_lists *lists;
    odd_assets *assets;
    odd_jobs *jobs;
    struct {
        odd_jobs *known, *strangers;
    } login_jobs;        /* one thread for each: see login_paths.c */
    odd_jobs *page_jobs; /* one thread, which publishes */
    odd_jobs *look_jobs; /* requests that need PostgreSQL first; see dispatch.c */
    const odd_publisher *publisher;
    struct odd_mail *mail; /* NULL: no mail is sent */
    odd_quota *stream_quota, *body_quota;
    odd_metrics *metrics; /* owned by the caller; NULL: none */
    bool read_only;
    atomic_bool stopping; /* waiting requests are refused */
};

enum { ODD_VALUE_NAME = ODD_STORE_NAME_MAX + 40 };

typedef struct odd_call odd_call;
struct odd_call {
    odd_job job; /* first: a job is the call that it is part of */
    odd_server *server;
    const odd_http_request *request;
    odd_reply *reply;
    const struct odd_server_path *route;
    void (*work)(odd_call *call); /* runs on a worker */
    int64_t queued_ms;            /* odd_tick_ms when it was queued */
    odd_path path;
    odd_director director;   /* from the session, for paths that need one */
    odd_table_right right;   /* from the secret, for paths that need one */
    odd_out line;            /* the line of a table's result, or a value to be stored */
    odd_out said;            /* the answer that is sent once it is stored */
    bool device_known;       /* the right password was given on this device before */
    odd_cached_event *event; /* the event of the path */
    int64_t known;           /* the length of the log that the client has seen; 0: unknown */
    odd_fields *fields;      /* of the body */
    odd_append append;
    char name[ODD_STORE_NAME_MAX + 1]; /* name of a new event */
    char kept_name[ODD_VALUE_NAME];    /* name of a value to be stored */
    odd_text *lines;
};

/* Sends the response, and frees the call. */
void odd_call_answer(odd_call *call, odd_http_response response);

/* Sends an error, and frees the call. A client that is told to retry gets Retry-After. */
void odd_call_refuse(odd_call *call, int status, const char *kind, const char *message);
void odd_call_refuse_for(odd_call *call, int status, const char *kind, const char *message,
                         int retry_after_s);

/* Finds whether the client may see everything of any event: directors and assistants, unless they play.
 * Returns false after an answer, if the database cannot be read: a director must not get what others see.
 * (dispatch.c) */
bool odd_call_find_rights(odd_call *call, bool *all);

/* Answers with the outcome of an addition. (event_paths.c) */
void odd_call_answer_append(odd_append *append);

/* ---- Paths (paths.c) ----------------------------------------------------------------------------- */

typedef enum odd_access {
    ODD_FOR_READING,  /* for anybody */
    ODD_FOR_CHANGES,  /* for anybody, but not if the server is read-only, and not from pages of other sites */
    ODD_FOR_DIRECTOR, /* the same, with a director's session and its token */
    ODD_FOR_STAFF,    /* the same, for assistants, too */
    ODD_FOR_TABLE     /* with the secret of a table: reading for anybody who has it, changes as above */
} odd_access;

typedef enum odd_speed {
    ODD_AT_ONCE, /* the handler runs on the thread of the socket, and must not wait */
    ODD_SOON,    /* a worker runs it; an answer that is ready needs none */
    ODD_LONG     /* the same, by a worker for long jobs */
} odd_speed;

typedef struct odd_server_path {
    odd_method method;
    const char *
        path; /* {number} matches digits, any other {name} one part; {id} is the name of an event, which must exist */
    odd_access access;
    odd_speed speed;
    void (*handler)(odd_call *call); /* answers the call, at once or later */
    odd_request_kind request_kind;   /* for odd_handle_ask */

    /* For the documents: a sentence; the schema of the answer in docs/openapi.json; statuses of errors; names in the query,
     * and of the body, which is a JSON object: see tools/describe_paths. A path without a schema is not part of the API. */
    const char *description, *schema, *errors, *query, *body;
} odd_server_path;

/* Ends with a row without a path. */
extern const odd_server_path odd_server_paths[];

/* Finds the row of a path and method. Returns NULL if there is none, with the value of Allow if another
 * method exists. */
const odd_server_path *odd_paths_find(const odd_path *path, odd_method method, const char **allow);

/* ---- Handlers ------------------------------------------------------------------------------------ */

/* Declaration and definition of a handler in its own file: ODD_HANDLER(name) { ... call ... }, and
 * ODD_DECLARE_HANDLER(name); in paths.c. */
#define ODD_DECLARE_HANDLER(name) void odd_handle_##name(odd_call *call)
#define ODD_HANDLER(name)      \
    ODD_DECLARE_HANDLER(name); \
    ODD_DECLARE_HANDLER(name)

/* (dispatch.c) */
void odd_handle_about(odd_call *call);
void odd_handle_server_json(odd_call *call);

/* (login_paths.c) */
bool odd_author_good(odd_text name); /* may be the author of a line: see odd_handle_login */
void odd_handle_login(odd_call *call);
void odd_handle_logout(odd_call *call);
void odd_handle_session(odd_call *call);
void odd_handle_password(odd_call *call);
void odd_handle_setup(odd_call *call);
void odd_handle_setup_form(odd_call *call);

/* (event_paths.c) */
void odd_handle_list(odd_call *call);
void odd_handle_create(odd_call *call);
void odd_handle_log(odd_call *call);
void odd_handle_append(odd_call *call);
void odd_handle_ask(odd_call *call);
void odd_handle_plan(odd_call *call);
void odd_handle_stream(odd_call *call);
void odd_handle_issue_tables(odd_call *call);
void odd_handle_revoke_tables(odd_call *call);

/* (club_paths.c) */
void odd_handle_members(odd_call *call);
void odd_handle_change_members(odd_call *call);
void odd_handle_door(odd_call *call);
void odd_handle_arrive(odd_call *call);
void odd_handle_arrivals(odd_call *call);
void odd_handle_change_arrivals(odd_call *call);

/* ---- What the command makes of an event for people: pages, scorecards (publish_paths.c) ------------- */

/* The log of an event, and a job with the limits that all such work has. */
typedef struct odd_publish_task {
    const odd_server *server;
    odd_stored_log log;
    odd_publish_job job;
    int64_t end_ms;
} odd_publish_task;

/* Queues the work of a call for the thread that publishes, with memory set aside for it; or refuses the call. */
void odd_publish_task_queue(odd_call *call, void (*work)(odd_call *call));

/* Reads the log. Returns ODD_OK or a code; to be closed in either case. */
int odd_publish_task_open(odd_publish_task *p, const odd_call *call, odd_error *error);
void odd_publish_task_close(odd_publish_task *p);

/* The response where it or the work has failed. */
odd_http_response odd_publish_task_failed(int code, const odd_error *error);

#endif
