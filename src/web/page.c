/* Two pages that every server has, whatever else it serves: without script and without style. */
#include "web/call.h"

static const char *instead(uint32_t c) {
    return c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : NULL;
}

static void head(odd_out *o, const char *title) {
    odd_out_text(o, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                    "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
    odd_out_text(o, title);
    odd_out_text(o, "</title>\n</head>\n<body>\n<h1>");
    odd_out_text(o, title);
    odd_out_text(o, "</h1>\n");
}

odd_body *odd_page_plain(void) {
    odd_out o = {0};
    head(&o, "Oddtrick");
    odd_out_text(
        &o,
        "<p>This server keeps events and answers at <a href=\"/api/v1/events\">/api/v1/events</a>. The pages "
        "for people were not there when it was built: <code>make site</code>, then <code>make</code>, puts "
        "them in; or start it with <code>--site build/site</code>.</p>\n</body>\n</html>\n");
    return odd_body_take(&o, ODD_HTML_TYPE);
}

odd_body *odd_page_setup(const char *token, const char *wrong) {
    odd_out o = {0};
    head(&o, "The director's password");
    odd_out_text(&o, "<p>Whoever knows it may enter results, and correct them.</p>\n<p><strong>");
    odd_out_with(&o, odd_text_of(wrong), instead);
    odd_out_text(&o, "</strong></p>\n<form method=\"post\" action=\"/setup\">\n"
                     "<input type=\"hidden\" name=\"token\" value=\"");
    odd_out_with(&o, odd_text_of(token), instead);
    odd_out_words(&o,
                  "\">\n<p><label>Password, at least %d characters<br>\n"
                  "<input type=\"password\" name=\"password\" minlength=\"%d\" maxlength=\"%d\" "
                  "autocomplete=\"new-password\" required autofocus></label></p>\n",
                  ODD_PASSWORD_LEAST, ODD_PASSWORD_LEAST, ODD_PASSWORD_MOST);
    odd_out_text(&o, "<p><label>The same again<br>\n<input type=\"password\" name=\"again\" "
                     "autocomplete=\"new-password\" required></label></p>\n"
                     "<p><button>Set it</button></p>\n</form>\n</body>\n</html>\n");
    return odd_body_take(&o, ODD_HTML_TYPE);
}
