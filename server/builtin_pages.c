/* Pages that every server has: one that sets the password, and one for a server without other pages. They need
 * no scripts, and use the style of the built-in pages if there are any. */
#include <stdio.h>
#include <string.h>

#include "server/handlers.h"

/* ---- Words ----------------------------------------------------------------------------------------- */

enum word {
    TITLE,
    ABOUT,
    PASSWORD, /* # stands for the number of characters */
    AGAIN,
    SET,
    DIFFER,
    DEAD_TITLE,
    DEAD_ABOUT,
    DEAD_HELP, /* # stands for the option */
    EVENTS,
    WORDS
};

/* The words of the pages that set the password, which a director sees before any other page. */
static const struct {
    char code[3];
    const char *words[WORDS];
} languages[] = {
    /* clang-format off */
    {"en", {"The director's password", "Everybody may look at the events. Whoever knows this password may enter results, and correct them.", "Password, at least # characters", "The same again", "Set the password", "The two passwords differ.", "This link does not work any more", "It was used already, or is not the one that the server printed when it was started last.", "To set a new password, start the server with #: it prints a new link.", "To the events"}},
    {"de", {"Das Passwort der Turnierleitung", "Die Turniere darf jeder ansehen. Wer dieses Passwort kennt, darf Ergebnisse eingeben und berichtigen.", "Passwort, mindestens # Zeichen", "Noch einmal dasselbe", "Passwort setzen", "Die beiden Passwörter sind verschieden.", "Dieser Link gilt nicht mehr", "Er wurde schon benutzt oder ist nicht der, den der Server beim letzten Start ausgegeben hat.", "Für ein neues Passwort den Server mit # starten: er gibt einen neuen Link aus.", "Zu den Turnieren"}},
    {"es", {"La contraseña del árbitro", "Todos pueden ver los torneos. Quien conozca esta contraseña puede introducir resultados y corregirlos.", "Contraseña, al menos # caracteres", "Otra vez la misma", "Fijar la contraseña", "Las dos contraseñas son distintas.", "Este enlace ya no vale", "Ya se usó, o no es el que el servidor mostró al arrancar la última vez.", "Para fijar otra contraseña, arranque el servidor con #: muestra un enlace nuevo.", "A los torneos"}},
    {"fr", {"Le mot de passe de l’arbitre", "Tout le monde peut voir les tournois. Qui connaît ce mot de passe peut saisir des résultats et les corriger.", "Mot de passe, au moins # caractères", "Le même encore une fois", "Choisir ce mot de passe", "Les deux mots de passe sont différents.", "Ce lien ne marche plus", "Il a déjà servi, ou n’est pas celui que le serveur a affiché à son dernier démarrage.", "Pour un nouveau mot de passe, démarrer le serveur avec # : il affiche un nouveau lien.", "Vers les tournois"}},
    {"it", {"La password dell’arbitro", "Tutti possono vedere i tornei. Chi conosce questa password può inserire risultati e correggerli.", "Password, almeno # caratteri", "Di nuovo la stessa", "Imposta la password", "Le due password sono diverse.", "Questo link non vale più", "È già stato usato, o non è quello che il server ha mostrato all’ultimo avvio.", "Per una nuova password avviare il server con #: mostra un nuovo link.", "Ai tornei"}},
    {"nl", {"Het wachtwoord van de arbiter", "Iedereen mag de toernooien bekijken. Wie dit wachtwoord kent, mag resultaten invoeren en verbeteren.", "Wachtwoord, minstens # tekens", "Nog eens hetzelfde", "Wachtwoord instellen", "De twee wachtwoorden zijn verschillend.", "Deze link werkt niet meer", "Hij is al gebruikt, of is niet degene die de server bij de laatste start toonde.", "Start de server met # voor een nieuw wachtwoord: hij toont een nieuwe link.", "Naar de toernooien"}},
    {"pl", {"Hasło sędziego", "Turnieje może oglądać każdy. Kto zna to hasło, może wpisywać wyniki i je poprawiać.", "Hasło, co najmniej # znaków", "Jeszcze raz to samo", "Ustaw hasło", "Hasła są różne.", "Ten odnośnik już nie działa", "Został już użyty albo nie jest tym, który serwer podał przy ostatnim uruchomieniu.", "Aby ustawić nowe hasło, uruchomić serwer z #: poda nowy odnośnik.", "Do turniejów"}},
    {"sv", {"Tävlingsledarens lösenord", "Alla får titta på tävlingarna. Den som kan lösenordet får mata in resultat och rätta dem.", "Lösenord, minst # tecken", "Samma en gång till", "Ställ in lösenordet", "Lösenorden är olika.", "Länken fungerar inte längre", "Den är redan använd, eller är inte den som servern visade när den senast startades.", "Starta servern med # för ett nytt lösenord: den visar en ny länk.", "Till tävlingarna"}},
    /* clang-format on */
};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

/* The first available language of "de-AT,de;q=0.9,en;q=0.8": browsers name the preferred one first. */
static size_t language_of(odd_text accepted) {
    for (size_t at = 0; at + 1 < accepted.len; at++) {
        if (at > 0 && accepted.text[at - 1] != ',' && accepted.text[at - 1] != ' ')
            continue;
        for (size_t i = 0; i < LANGUAGES; i++)
            if (memcmp(accepted.text + at, languages[i].code, 2) == 0)
                return i;
    }
    return 0;
}

/* Writes words with markup in place of #. */
static void put_words(odd_out *o, const char *words, const char *instead_of) {
    for (; *words != '\0'; words++)
        if (*words == '#')
            odd_out_text(o, instead_of);
        else
            odd_out_char(o, *words);
}

/* ---- Parts ----------------------------------------------------------------------------------------- */

static const char *instead(uint32_t c, char room[ODD_INSTEAD_MAX]) {
    (void)room;
    return c == '&' ? "&amp;" : c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '"' ? "&quot;" : NULL;
}

/* Writes a tag with the address of a file, if that file exists. */
static void refer(odd_out *o, const char *before, const char *path, const char *after) {
    if (path == NULL)
        return;
    odd_out_text(o, before);
    odd_out_with(o, odd_text_of(path), instead);
    odd_out_text(o, after);
}

static void head(odd_out *o, const odd_assets *assets, const char *code, const char *title) {
    odd_out_text(o, "<!DOCTYPE html>\n<html lang=\"");
    odd_out_text(o, code);
    odd_out_text(o, "\" data-theme=\"light\" data-suits=\"two\">\n<head>\n"
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
    head(&o, assets, "en", "The server");
    odd_out_text(
        &o,
        "<p>This server keeps events and answers at <a href=\"/api/v1/events\">/api/v1/events</a>. The pages "
        "for people were not there when it was built: <code>make site</code>, then <code>make</code>, puts "
        "them in; or start it with <code>--site build/site</code>.</p>\n");
    return foot(&o);
}

odd_body *odd_page_link_used(const odd_assets *assets, odd_text accepted) {
    odd_out o = ODD_HEAP_OUT;
    size_t language = language_of(accepted);
    const char *const *words = languages[language].words;
    head(&o, assets, languages[language].code, words[DEAD_TITLE]);
    odd_out_text(&o, "<p class=\"notice bad\">");
    odd_out_text(&o, words[DEAD_ABOUT]);
    odd_out_text(&o, "</p>\n<p>");
    put_words(&o, words[DEAD_HELP], "<code>--new-password</code>");
    odd_out_text(&o, "</p>\n<p><a class=\"button\" href=\"/\">");
    odd_out_text(&o, words[EVENTS]);
    odd_out_text(&o, "</a></p>\n");
    return foot(&o);
}

static void put_wrong(odd_out *o, odd_setup_outcome wrong, const char *message, const char *const *words) {
    if (wrong == ODD_SETUP_GOOD)
        return;
    odd_out_text(o, "<p class=\"notice bad\" role=\"alert\"");
    if (wrong == ODD_SETUP_DIFFER) {
        odd_out_char(o, '>');
        odd_out_text(o, words[DIFFER]);
    } else {
        odd_out_text(o, " lang=\"en\">");
        odd_out_with(o, odd_text_of(message), instead);
    }
    odd_out_text(o, "</p>\n");
}

odd_body *odd_page_setup(const odd_assets *assets, odd_text accepted, const char *token,
                         odd_setup_outcome wrong, const char *message) {
    odd_out o = ODD_HEAP_OUT;
    size_t language = language_of(accepted);
    const char *const *words = languages[language].words;
    char least[8];
    snprintf(least, sizeof least, "%d", ODD_PASSWORD_MIN);
    head(&o, assets, languages[language].code, words[TITLE]);
    odd_out_text(&o, "<p>");
    odd_out_text(&o, words[ABOUT]);
    odd_out_text(&o, "</p>\n");
    put_wrong(&o, wrong, message, words);
    odd_out_text(&o, "<form class=\"panel fields\" method=\"post\" action=\"/setup\">\n"
                     "<input type=\"hidden\" name=\"token\" value=\"");
    odd_out_with(&o, odd_text_of(token), instead);
    odd_out_text(&o, "\">\n<label class=\"field\">");
    put_words(&o, words[PASSWORD], least);
    odd_out_words(&o,
                  "\n<input type=\"password\" name=\"password\" minlength=\"%d\" maxlength=\"%d\" "
                  "autocomplete=\"new-password\" required autofocus></label>\n<label class=\"field\">",
                  ODD_PASSWORD_MIN, ODD_PASSWORD_MAX);
    odd_out_text(&o, words[AGAIN]);
    odd_out_text(&o,
                 "\n<input type=\"password\" name=\"again\" autocomplete=\"new-password\" required></label>\n"
                 "<p><button class=\"button primary\">");
    odd_out_text(&o, words[SET]);
    odd_out_text(&o, "</button></p>\n</form>\n");
    return foot(&o);
}
