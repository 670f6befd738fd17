/* The pages: files that are in the program, or were read from a directory when it started. A path is looked up in their
 * list, so that none leads anywhere else. */
#ifndef ODD_SERVER_ASSETS_H
#define ODD_SERVER_ASSETS_H

#include "server/http.h"

typedef struct odd_asset {
    const char *path; /* "index.html", "icons/icon.svg" */
    const char *bytes;
    size_t len;
    const char *zipped; /* by gzip; NULL: not worth it */
    size_t zipped_len;
    const char *hash; /* of the bytes */
} odd_asset;

/* Those in the program, made by tools/embed; behind the last, one without a path. */
extern const odd_asset odd_site[];

typedef struct odd_assets odd_assets;

/* From a directory; NULL: those in the program. NULL, with the reason, if it cannot be read. */
odd_assets *odd_assets_open(const char *directory, odd_error *error);
void odd_assets_close(odd_assets *assets); /* NULL is nothing to close */

/* The path of the file whose name begins and ends so, "style-" and ".css"; NULL if there is none. */
const char *odd_assets_name(const odd_assets *assets, const char *begin, const char *end);

/* The file of that path, "" for the first page: 200, 304, or 404 without a body. */
odd_web_response odd_assets_get(odd_assets *assets, const odd_web_request *request, const odd_path *path);

#endif
