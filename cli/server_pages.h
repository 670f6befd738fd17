/* What the command makes for its server: published pages, and scorecards for mails. */
#ifndef ODD_CLI_SERVER_PAGES_H
#define ODD_CLI_SERVER_PAGES_H

#include "server/serve.h"

extern const odd_publisher odd_pages_for_server;

#endif
