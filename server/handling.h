/* A request on its way through the server, and who answers what. */
#ifndef ODD_SERVER_HANDLING_H
#define ODD_SERVER_HANDLING_H

#include "server/assets.h"
#include "server/auth.h"
#include "server/json_fields.h"
#include "server/jobs.h"
#include "server/quota.h"
#include "server/routes.h"

struct odd_web {
    odd_club *club;
    odd_auth *auth;
    odd_assets *assets;
    odd_jobs *jobs;
    struct {
        odd_jobs *known, *strangers;
    } doors;            /* who logs in or out, one after the other: see login_paths.c */
    odd_quota *viewers; /* streams, by address */
    odd_quota *bodies;  /* bytes of requests that wait */
    bool read_only;
    atomic_bool stopping; /* what waits is refused */
};

typedef struct odd_call odd_call;
struct odd_call {
    odd_job job; /* first: a job is the call that it is part of */
    odd_web *web;
    const odd_web_request *request;
    odd_reply *reply;
    const struct odd_route *route;
    void (*answer)(odd_call *call); /* what a worker does */
    int64_t queued_ms;              /* since when it waits for one, by odd_tick_ms */
    odd_path path;
    odd_director director; /* who sent it, where that is asked for */
    bool known;            /* from a device on which the password was right before */
    odd_held *held;        /* the event that it is about */
    odd_fields *fields;    /* of its body */
    odd_ask ask;
    odd_append append;
    char name[ODD_STORE_NAME_MAX + 1]; /* of an event that is made */
    odd_text *lines;
};

/* Sends the response, and is done with the call. */
void odd_call_answer(odd_call *call, odd_web_response response);

/* Answers that something is wrong: a status, and a few words. */
void odd_call_refuse(odd_call *call, int status, const char *kind, const char *message);

/* What is answered by jobs: each ends with an answer. (login_paths.c) */
void odd_call_login(odd_call *call);
void odd_call_logout(odd_call *call);
void odd_call_session(odd_call *call);
void odd_call_password(odd_call *call);
void odd_call_setup(odd_call *call);
void odd_call_setup_form(odd_call *call);

/* (event_paths.c) */
void odd_call_list(odd_call *call);
void odd_call_create(odd_call *call);
void odd_call_log(odd_call *call);
void odd_call_append(odd_call *call);
void odd_call_ask(odd_call *call);
void odd_call_stream(odd_call *call);

/* The page that stands where there are no others; the one that sets the password, and what the link to that shows when it
 * was used. (builtin_pages.c) */
odd_body *odd_page_plain(const odd_assets *assets);
odd_body *odd_page_setup(const odd_assets *assets, const char *token, const char *wrong);
odd_body *odd_page_used(const odd_assets *assets);

#endif
