/* Pages that every server has, whatever else it serves: one that sets the password, and one that stands where there are no
 * others. They need no script, and have the look of the pages in the program where there are some. */
#include "server/handlers.h"

static const char *instead(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    (void)room;
    return c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : NULL;
}

/* A tag around the address of a file, if there is such a file. */
static void refer(odd_out *o, const char *before, const char *path, const char *after) {
    if (path == NULL)
        return;
    odd_out_text(o, before);
    odd_out_with(o, odd_text_of(path), instead);
    odd_out_text(o, after);
}

static void head(odd_out *o, const odd_assets *assets, const char *title) {
    odd_out_text(o, "<!DOCTYPE html>\n<html lang=\"en\" data-theme=\"light\" data-suits=\"two\">\n<head>\n"
                    "<meta charset=\"utf-8\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    odd_out_text(o, title);
    odd_out_text(o, " · Oddtrick</title>\n");
    refer(o, "<script src=\"/", odd_assets_name(assets, "theme-", ".js"), "\"></script>\n");
    refer(o, "<link rel=\"stylesheet\" href=\"/", odd_assets_name(assets, "first-", ".css"), "\">\n");
    refer(o, "<link rel=\"stylesheet\" href=\"/", odd_assets_name(assets, "style-", ".css"), "\">\n");
    refer(o, "<link rel=\"icon\" href=\"/", odd_assets_name(assets, "icons/icon", ".svg"), "\">\n");
    odd_out_text(o, "</head>\n<body>\n<header class=\"top felt\"><a class=\"brand\" href=\"/\">");
    refer(o, "<img src=\"/", odd_assets_name(assets, "icons/mark", ".svg"),
          "\" width=\"34\" height=\"34\" alt=\"\"> ");
    odd_out_text(o, "Oddtrick</a></header>\n<main class=\"page narrow\">\n<h1>");
    odd_out_text(o, title);
    odd_out_text(o, "</h1>\n");
}

static odd_body *foot(odd_out *o) {
    odd_out_text(o, "</main>\n</body>\n</html>\n");
    return odd_body_take(o, ODD_HTML_TYPE);
}

odd_body *odd_page_home(const odd_assets *assets) {
    odd_out o = ODD_HEAP_OUT;
    head(&o, assets, "The server");
    odd_out_text(
        &o,
        "<p>This server keeps events and answers at <a href=\"/api/v1/events\">/api/v1/events</a>. The pages "
        "for people were not there when it was built: <code>make site</code>, then <code>make</code>, puts "
        "them in; or start it with <code>--site build/site</code>.</p>\n");
    return foot(&o);
}

odd_body *odd_page_link_used(const odd_assets *assets) {
    odd_out o = ODD_HEAP_OUT;
    head(&o, assets, "This link does not work any more");
    odd_out_text(
        &o,
        "<p class=\"notice bad\">It was used already, or is not the one that the server printed when it was "
        "started last.</p>\n<p>To set a new password, start the server with "
        "<code>--new-password</code>: it prints a new link.</p>\n"
        "<p><a class=\"button\" href=\"/\">To the events</a></p>\n");
    return foot(&o);
}

odd_body *odd_page_setup(const odd_assets *assets, const char *token, const char *wrong) {
    odd_out o = ODD_HEAP_OUT;
    head(&o, assets, "The director's password");
    odd_out_text(&o, "<p>Everybody may look at the events. Whoever knows this password may enter results, "
                     "and correct them.</p>\n");
    if (wrong[0] != '\0') {
        odd_out_text(&o, "<p class=\"notice bad\" role=\"alert\">");
        odd_out_with(&o, odd_text_of(wrong), instead);
        odd_out_text(&o, "</p>\n");
    }
    odd_out_text(&o, "<form class=\"panel fields\" method=\"post\" action=\"/setup\">\n"
                     "<input type=\"hidden\" name=\"token\" value=\"");
    odd_out_with(&o, odd_text_of(token), instead);
    odd_out_words(&o,
                  "\">\n<label class=\"field\">Password, at least %d characters\n"
                  "<input type=\"password\" name=\"password\" minlength=\"%d\" maxlength=\"%d\" "
                  "autocomplete=\"new-password\" required autofocus></label>\n",
                  ODD_PASSWORD_MIN, ODD_PASSWORD_MIN, ODD_PASSWORD_MAX);
    odd_out_text(&o, "<label class=\"field\">The same again\n<input type=\"password\" name=\"again\" "
                     "autocomplete=\"new-password\" required></label>\n"
                     "<p><button class=\"button primary\">Set the password</button></p>\n</form>\n");
    return foot(&o);
}
