/* An event as linked pages and files for other programs, one after the other. Knows neither folders nor archives. */
#ifndef ODD_CLI_PUBLICATION_H
#define ODD_CLI_PUBLICATION_H

#include "cli/event_command.h"
#include "cli/event_deals.h"
#include "server/serve.h"

enum {
    ODD_PUBLISHED_NAME = 80,
    ODD_PUBLISHED_DOWNLOADS = 4
}; /* bytes of a file's name; files for other programs */

typedef struct odd_publication {
    const odd_args *args; /* of publish, for messages */
    const char *note;     /* below the title of every page; NULL: none */
    bool par;             /* what can be made with the cards is shown, as far as the event knows it */
    /* Takes a file. Returns false after a message, which ends the work. */
    bool (*put)(void *owner, const char *name, odd_text content);
    void *owner;
} odd_publication;

typedef struct odd_published {
    size_t pages, files; /* files: the pages, too */
} odd_published;

/* Makes the files of an event that was taken in. False after a message. */
bool odd_publication_make(const odd_publication *job, odd_event_file *f, odd_published *done);

/* ==== What the command makes for its server: published pages, and scorecards for mails. */

extern const odd_publisher odd_pages_for_server;

#endif
