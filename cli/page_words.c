/* Published pages in other languages. A page is written in English, and then its words are replaced: the key of a translation is the
 * English text, so each text stands once, where it is written. Names, lines of the log and what a director wrote are never touched: they are
 * in <bdi> or <code>, or in cells, of which only a few fixed words are translated. */
#include <string.h>

#include "base/text.h"
#include "cli/event_command.h"

static const char *const languages[] = {"de", "es", "fr", "it", "nl", "pl", "sv"};
enum { LANGUAGES = sizeof languages / sizeof languages[0], NUMBERS = 8, KEY_MAX = 200 };

/* # is a number. */
static const struct {
    const char *english;
    bool in_cells; /* also in the cells of a list, where names are */
    const char *other[LANGUAGES];
} words[] = {
    /* clang-format off */
    {"Standings", false, {"Rangliste", "Clasificación", "Classement", "Classifica", "Uitslag", "Wyniki", "Resultat"}},
    {"Boards", false, {"Boards", "Manos", "Donnes", "Board", "Spellen", "Rozdania", "Brickor"}},
    {"Scorecards", false, {"Scorekarten", "Hojas de resultados", "Feuilles de marque", "Schede", "Scorekaarten", "Karty wyników", "Scorekort"}},
    {"Scorecard", false, {"Scorekarte", "Hoja de resultados", "Feuille de marque", "Scheda", "Scorekaart", "Karta wyników", "Scorekort"}},
    {"Hands", false, {"Hände", "Diagramas", "Diagrammes", "Mani", "Handen", "Rozkłady", "Händer"}},
    {"Hand records", false, {"Handdiagramme", "Diagramas de manos", "Diagrammes des donnes", "Diagrammi delle mani", "Handdiagrammen", "Rozkłady rąk", "Givar"}},
    {"Corrections", false, {"Berichtigungen", "Correcciones", "Corrections", "Correzioni", "Correcties", "Poprawki", "Rättelser"}},
    {"Pages", false, {"Seiten", "Páginas", "Pages", "Pagine", "Pagina's", "Strony", "Sidor"}},
    {"Traveller", false, {"Boardzettel", "Hoja de la mano", "Feuille ambulante", "Bollettino del board", "Spelbriefje", "Protokół rozdania", "Bricklista"}},
    {"Files", false, {"Dateien", "Archivos", "Fichiers", "File", "Bestanden", "Pliki", "Filer"}},
    {"Standings, for a spreadsheet (CSV)", false, {"Rangliste für Tabellenprogramme (CSV)", "Clasificación para hojas de cálculo (CSV)", "Classement pour tableur (CSV)", "Classifica per fogli di calcolo (CSV)", "Uitslag voor een rekenblad (CSV)", "Wyniki dla arkusza (CSV)", "Resultat för kalkylark (CSV)"}},
    {"Results, for a spreadsheet (CSV)", false, {"Ergebnisse für Tabellenprogramme (CSV)", "Resultados para hojas de cálculo (CSV)", "Résultats pour tableur (CSV)", "Risultati per fogli di calcolo (CSV)", "Resultaten voor een rekenblad (CSV)", "Zapisy dla arkusza (CSV)", "Spelresultat för kalkylark (CSV)"}},
    {"Results for other programs (USEBIO)", false, {"Ergebnisse für andere Programme (USEBIO)", "Resultados para otros programas (USEBIO)", "Résultats pour d'autres programmes (USEBIO)", "Risultati per altri programmi (USEBIO)", "Resultaten voor andere programma's (USEBIO)", "Zapisy dla innych programów (USEBIO)", "Resultat för andra program (USEBIO)"}},
    {"Boards and results for other programs (PBN)", false, {"Boards und Ergebnisse für andere Programme (PBN)", "Manos y resultados para otros programas (PBN)", "Donnes et résultats pour d'autres programmes (PBN)", "Board e risultati per altri programmi (PBN)", "Spellen en resultaten voor andere programma's (PBN)", "Rozdania i zapisy dla innych programów (PBN)", "Brickor och resultat för andra program (PBN)"}},
    {"No results yet", false, {"Noch keine Ergebnisse", "Todavía no hay resultados", "Pas encore de résultats", "Ancora nessun risultato", "Nog geen resultaten", "Jeszcze nie ma zapisów", "Inga resultat ännu"}},
    {"Provisional results", false, {"Vorläufige Ergebnisse", "Resultados provisionales", "Résultats provisoires", "Risultati provvisori", "Voorlopige uitslag", "Wyniki wstępne", "Preliminära resultat"}},
    {"Final results", false, {"Endgültige Ergebnisse", "Resultados definitivos", "Résultats définitifs", "Risultati definitivi", "Definitieve uitslag", "Wyniki ostateczne", "Slutliga resultat"}},
    {"Changes since the results were first shown as provisional", false, {"Änderungen, seit die Ergebnisse vorläufig gezeigt wurden", "Cambios desde que se mostraron los resultados provisionales", "Changements depuis l'affichage des résultats provisoires", "Modifiche da quando i risultati provvisori sono stati mostrati", "Wijzigingen sinds de voorlopige uitslag werd getoond", "Zmiany od pokazania wyników wstępnych", "Ändringar sedan de preliminära resultaten visades"}},
    {"Matches", false, {"Kämpfe", "Encuentros", "Matchs", "Incontri", "Wedstrijden", "Mecze", "Matcher"}},
    {"Penalties", false, {"Strafen", "Penalizaciones", "Pénalités", "Penalità", "Straffen", "Kary", "Straff"}},
    {"Makeable contracts", false, {"Was zu machen ist", "Contratos posibles", "Contrats réalisables", "Contratti realizzabili", "Haalbare contracten", "Kontrakty do wygrania", "Möjliga kontrakt"}},
    {"Rank", false, {"Rang", "Puesto", "Rang", "Posto", "Plaats", "Miejsce", "Plats"}},
    {"Name", false, {"Name", "Nombre", "Nom", "Nome", "Naam", "Nazwisko", "Namn"}},
    {"Names", false, {"Namen", "Nombres", "Noms", "Nomi", "Namen", "Nazwiska", "Namn"}},
    {"Pair", false, {"Paar", "Pareja", "Paire", "Coppia", "Paar", "Para", "Par"}},
    {"Team", false, {"Team", "Equipo", "Équipe", "Squadra", "Team", "Drużyna", "Lag"}},
    {"Player", false, {"Spieler", "Jugador", "Joueur", "Giocatore", "Speler", "Gracz", "Spelare"}},
    {"Players", false, {"Spieler", "Jugadores", "Joueurs", "Giocatori", "Spelers", "Gracze", "Spelare"}},
    {"Board", false, {"Board", "Mano", "Donne", "Board", "Spel", "Rozdanie", "Bricka"}},
    {"Round", false, {"Runde", "Ronda", "Tour", "Turno", "Ronde", "Runda", "Rond"}},
    {"Session", false, {"Durchgang", "Sesión", "Séance", "Sessione", "Zitting", "Sesja", "Session"}},
    {"Result", false, {"Ergebnis", "Resultado", "Résultat", "Risultato", "Resultaat", "Zapis", "Resultat"}},
    {"Score", false, {"Punkte", "Puntos", "Marque", "Punti", "Score", "Punkty", "Poäng"}},
    {"Lead", false, {"Ausspiel", "Salida", "Entame", "Attacco", "Uitkomst", "Wist", "Utspel"}},
    {"Total", true, {"Summe", "Total", "Total", "Totale", "Totaal", "Suma", "Summa"}},
    {"Of", false, {"Von", "De", "Sur", "Su", "Van", "Z", "Av"}},
    {"Max", false, {"Max.", "Máx.", "Max.", "Max", "Max.", "Maks.", "Max"}},
    {"Vul", false, {"Gefahr", "Vul", "Vul.", "Zona", "Kwb", "Zał.", "Zon"}},
    {"Vs", false, {"Gegner", "Contra", "Contre", "Contro", "Tegen", "Przeciw", "Mot"}},
    {"With", false, {"Mit", "Con", "Avec", "Con", "Met", "Z", "Med"}},
    {"Dir", false, {"Achse", "Dir.", "Ligne", "Dir.", "Richting", "Linia", "Riktn."}},
    {"NS", true, {"NS", "NS", "NS", "NS", "NZ", "NS", "NS"}},
    {"EW", true, {"OW", "EO", "EO", "EO", "OW", "EW", "ÖV"}},
    {"Line", false, {"Zeile", "Línea", "Ligne", "Riga", "Regel", "Wiersz", "Rad"}},
    {"In the log", false, {"Im Protokoll", "En el registro", "Dans le journal", "Nel registro", "In het logboek", "W dzienniku", "I loggen"}},
    {"Penalty", false, {"Strafe", "Penalización", "Pénalité", "Penalità", "Straf", "Kara", "Straff"}},
    {"For", false, {"Für", "Por", "Pour", "Per", "Voor", "Za", "För"}},
    {"Won", false, {"Gewonnen", "Ganados", "Gagnés", "Vinti", "Gewonnen", "Wygrane", "Vunna"}},
    {"Lost", false, {"Verloren", "Perdidos", "Perdus", "Persi", "Verloren", "Przegrane", "Förlorade"}},
    {"Match", false, {"Kampf", "Encuentro", "Match", "Incontro", "Wedstrijd", "Mecz", "Match"}},
    {"Net", false, {"Netto", "Neto", "Net", "Netto", "Netto", "Netto", "Netto"}},
    {"North-South", false, {"Nord-Süd", "Norte-Sur", "Nord-Sud", "Nord-Sud", "Noord-Zuid", "N-S", "Nord-Syd"}},
    {"East-West", false, {"Ost-West", "Este-Oeste", "Est-Ouest", "Est-Ovest", "Oost-West", "E-W", "Öst-Väst"}},
    {"North", false, {"Nord", "Norte", "Nord", "Nord", "Noord", "N", "Nord"}},
    {"East", false, {"Ost", "Este", "Est", "Est", "Oost", "E", "Öst"}},
    {"South", false, {"Süd", "Sur", "Sud", "Sud", "Zuid", "S", "Syd"}},
    {"West", false, {"West", "Oeste", "Ouest", "Ovest", "West", "W", "Väst"}},
    {"none", true, {"keine", "nadie", "aucun", "nessuno", "niemand", "nikt", "ingen"}},
    {"all", true, {"alle", "todos", "tous", "tutti", "allen", "obie", "alla"}},
    {"pass", true, {"gepasst", "pasada", "passe", "passo", "pas", "pas", "pass"}},
    {"stands", true, {"gilt", "vale", "compte", "vale", "geldt", "ważny", "gäller"}},
    {"not played", true, {"nicht gespielt", "no jugada", "non jouée", "non giocata", "niet gespeeld", "nie grane", "inte spelad"}},
    {"corrected by line #", true, {"berichtigt in Zeile #", "corregida en la línea #", "corrigée à la ligne #", "corretta alla riga #", "verbeterd in regel #", "poprawione w wierszu #", "rättad på rad #"}},
    {"#% of a top", true, {"# % eines Tops", "# % de un top", "# % d'un top", "# % di un top", "# % van een top", "# % maksa", "# % av en topp"}},
    {"Board #", true, {"Board #", "Mano #", "Donne #", "Board #", "Spel #", "Rozdanie #", "Bricka #"}},
    {"Board #:#", false, {"Board #:#", "Mano #:#", "Donne #:#", "Board #:#", "Spel #:#", "Rozdanie #:#", "Bricka #:#"}},
    {"&larr; Board #", false, {"&larr; Board #", "&larr; Mano #", "&larr; Donne #", "&larr; Board #", "&larr; Spel #", "&larr; Rozdanie #", "&larr; Bricka #"}},
    {"Board # &rarr;", false, {"Board # &rarr;", "Mano # &rarr;", "Donne # &rarr;", "Board # &rarr;", "Spel # &rarr;", "Rozdanie # &rarr;", "Bricka # &rarr;"}},
    {"&larr; Board #:#", false, {"&larr; Board #:#", "&larr; Mano #:#", "&larr; Donne #:#", "&larr; Board #:#", "&larr; Spel #:#", "&larr; Rozdanie #:#", "&larr; Bricka #:#"}},
    {"Board #:# &rarr;", false, {"Board #:# &rarr;", "Mano #:# &rarr;", "Donne #:# &rarr;", "Board #:# &rarr;", "Spel #:# &rarr;", "Rozdanie #:# &rarr;", "Bricka #:# &rarr;"}},
    {"session #", true, {"Durchgang #", "sesión #", "séance #", "sessione #", "zitting #", "sesja #", "session #"}},
    {"Round #", true, {"Runde #", "Ronda #", "Tour #", "Turno #", "Ronde #", "Runda #", "Rond #"}},
    {"Pair #", false, {"Paar #", "Pareja #", "Paire #", "Coppia #", "Paar #", "Para #", "Par #"}},
    {"Pair NS#", false, {"Paar NS#", "Pareja NS#", "Paire NS#", "Coppia NS#", "Paar NS#", "Para NS#", "Par NS#"}},
    {"Pair EW#", false, {"Paar EW#", "Pareja EW#", "Paire EW#", "Coppia EW#", "Paar EW#", "Para EW#", "Par EW#"}},
    {"Team #", false, {"Team #", "Equipo #", "Équipe #", "Squadra #", "Team #", "Drużyna #", "Lag #"}},
    {"Player #", false, {"Spieler #", "Jugador #", "Joueur #", "Giocatore #", "Speler #", "Gracz #", "Spelare #"}},
    {"Rank # of #", false, {"Rang # von #", "Puesto # de #", "Rang # sur #", "Posto # su #", "Plaats # van #", "Miejsce # z #", "Plats # av #"}},
    {"Rank #= of #", false, {"Rang #= von #", "Puesto #= de #", "Rang #= sur #", "Posto #= su #", "Plaats #= van #", "Miejsce #= z #", "Plats #= av #"}},
    {"# of # MP", false, {"# von # MP", "# de # MP", "# sur # MP", "# su # MP", "# van # MP", "# z # MP", "# av # MP"}},
    {"# boards", false, {"# Boards", "# manos", "# donnes", "# board", "# spellen", "rozdań: #", "# brickor"}},
    {"# board", false, {"# Board", "# mano", "# donne", "# board", "# spel", "rozdań: #", "# bricka"}},
    {"# pairs", false, {"# Paare", "# parejas", "# paires", "# coppie", "# paren", "par: #", "# par"}},
    {"# teams", false, {"# Teams", "# equipos", "# équipes", "# squadre", "# teams", "drużyn: #", "# lag"}},
    {"# players", false, {"# Spieler", "# jugadores", "# joueurs", "# giocatori", "# spelers", "graczy: #", "# spelare"}},
    {"# results of #", false, {"# von # Ergebnissen", "# resultados de #", "# résultats sur #", "# risultati su #", "# van # resultaten", "# z # zapisów", "# av # resultat"}},
    {"Matchpoints", false, {"Matchpunkte", "Matchpoints", "Tournoi par paires", "Matchpoint", "Matchpunten", "Punkty meczowe", "Matchpoäng"}},
    {"Butler IMPs", false, {"Butler-IMPs", "Butler IMP", "Butler IMP", "Butler IMP", "Butler-imps", "Butler IMP", "Butler-IMP"}},
    {"dealer North", false, {"Teiler Nord", "dador Norte", "donneur Nord", "mazziere Nord", "gever Noord", "rozdaje N", "giv Nord"}},
    {"dealer East", false, {"Teiler Ost", "dador Este", "donneur Est", "mazziere Est", "gever Oost", "rozdaje E", "giv Öst"}},
    {"dealer South", false, {"Teiler Süd", "dador Sur", "donneur Sud", "mazziere Sud", "gever Zuid", "rozdaje S", "giv Syd"}},
    {"dealer West", false, {"Teiler West", "dador Oeste", "donneur Ouest", "mazziere Ovest", "gever West", "rozdaje W", "giv Väst"}},
    {"none vulnerable", false, {"keine Gefahr", "nadie vulnerable", "personne vulnérable", "tutti in prima", "niemand kwetsbaar", "obie przed", "ingen i zonen"}},
    {"both vulnerable", false, {"alle in Gefahr", "todos vulnerables", "tous vulnérables", "tutti in seconda", "allen kwetsbaar", "obie po", "alla i zonen"}},
    {"N-S vulnerable", false, {"Nord-Süd in Gefahr", "N-S vulnerables", "N-S vulnérables", "N-S in seconda", "N-Z kwetsbaar", "NS po", "N-S i zonen"}},
    {"E-W vulnerable", false, {"Ost-West in Gefahr", "E-O vulnerables", "E-O vulnérables", "E-O in seconda", "O-W kwetsbaar", "EW po", "Ö-V i zonen"}},
    {"top #", false, {"Top #", "top #", "top #", "top #", "top #", "maks #", "topp #"}},
    {"datum #", false, {"Datum #", "datum #", "datum #", "datum #", "datum #", "średnia #", "medel #"}},
    {"Dealer N", false, {"Teiler Nord", "Dador Norte", "Donneur Nord", "Mazziere Nord", "Gever Noord", "Rozdaje N", "Giv Nord"}},
    {"Dealer E", false, {"Teiler Ost", "Dador Este", "Donneur Est", "Mazziere Est", "Gever Oost", "Rozdaje E", "Giv Öst"}},
    {"Dealer S", false, {"Teiler Süd", "Dador Sur", "Donneur Sud", "Mazziere Sud", "Gever Zuid", "Rozdaje S", "Giv Syd"}},
    {"Dealer W", false, {"Teiler West", "Dador Oeste", "Donneur Ouest", "Mazziere Ovest", "Gever West", "Rozdaje W", "Giv Väst"}},
    {"None vul", false, {"Keine Gefahr", "Nadie vul", "Personne", "Tutti in prima", "Niemand kwb", "Obie przed", "Ingen i zonen"}},
    {"Both vul", false, {"Alle in Gefahr", "Todos vul", "Tous", "Tutti in seconda", "Allen kwb", "Obie po", "Alla i zonen"}},
    {"N-S vul", false, {"Nord-Süd in Gefahr", "N-S vul", "N-S", "N-S in seconda", "N-Z kwb", "NS po", "N-S i zonen"}},
    {"E-W vul", false, {"Ost-West in Gefahr", "E-O vul", "E-O", "E-O in seconda", "O-W kwb", "EW po", "Ö-V i zonen"}},
    {"# January #", false, {"#. Januar #", "# de enero de #", "# janvier #", "# gennaio #", "# januari #", "# stycznia #", "# januari #"}},
    {"# February #", false, {"#. Februar #", "# de febrero de #", "# février #", "# febbraio #", "# februari #", "# lutego #", "# februari #"}},
    {"# March #", false, {"#. März #", "# de marzo de #", "# mars #", "# marzo #", "# maart #", "# marca #", "# mars #"}},
    {"# April #", false, {"#. April #", "# de abril de #", "# avril #", "# aprile #", "# april #", "# kwietnia #", "# april #"}},
    {"# May #", false, {"#. Mai #", "# de mayo de #", "# mai #", "# maggio #", "# mei #", "# maja #", "# maj #"}},
    {"# June #", false, {"#. Juni #", "# de junio de #", "# juin #", "# giugno #", "# juni #", "# czerwca #", "# juni #"}},
    {"# July #", false, {"#. Juli #", "# de julio de #", "# juillet #", "# luglio #", "# juli #", "# lipca #", "# juli #"}},
    {"# August #", false, {"#. August #", "# de agosto de #", "# août #", "# agosto #", "# augustus #", "# sierpnia #", "# augusti #"}},
    {"# September #", false, {"#. September #", "# de septiembre de #", "# septembre #", "# settembre #", "# september #", "# września #", "# september #"}},
    {"# October #", false, {"#. Oktober #", "# de octubre de #", "# octobre #", "# ottobre #", "# oktober #", "# października #", "# oktober #"}},
    {"# November #", false, {"#. November #", "# de noviembre de #", "# novembre #", "# novembre #", "# november #", "# listopada #", "# november #"}},
    {"# December #", false, {"#. Dezember #", "# de diciembre de #", "# décembre #", "# dicembre #", "# december #", "# grudnia #", "# december #"}},
    {"N-S", false, {"N-S", "N-S", "N-S", "N-S", "N-Z", "N-S", "N-S"}},
    {"N-S %", false, {"N-S %", "N-S %", "N-S %", "N-S %", "N-Z %", "N-S %", "N-S %"}},
    {"E-W", false, {"O-W", "E-O", "E-O", "E-O", "O-W", "E-W", "Ö-V"}},
    {"E-W %", false, {"O-W %", "E-O %", "E-O %", "E-O %", "O-W %", "E-W %", "Ö-V %"}},
    /* clang-format on */
};
enum { WORDS = sizeof words / sizeof words[0] };

int odd_page_language(odd_text name) {
    for (int i = 0; i < LANGUAGES; i++)
        if (odd_text_is(name, languages[i]))
            return i + 1;
    return odd_text_is(name, "en") ? 0 : -1;
}

/* ---- One text -------------------------------------------------------------------------------------- */

typedef struct page {
    odd_out *out;
    int language; /* from 0: an index of `languages` */
    bool in_cell;
} page;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of a number, with its sign and decimals. */
static size_t number_length(odd_text text, size_t at) {
    size_t from = at;
    if ((text.text[at] == '+' || text.text[at] == '-') && at + 1 < text.len && is_digit(text.text[at + 1]))
        at++;
    while (at < text.len && (is_digit(text.text[at]) || (text.text[at] == '.' && at > from &&
                                                         at + 1 < text.len && is_digit(text.text[at + 1]))))
        at++;
    return at - from;
}

/* All these languages have a decimal comma. */
static void put_number(odd_out *o, odd_text number) {
    for (size_t i = 0; i < number.len; i++)
        odd_out_char(o, number.text[i] == '.' ? ',' : number.text[i]);
}

/* Text that is not known: only its decimals change. */
static void put_unknown(odd_out *o, odd_text text) {
    for (size_t i = 0; i < text.len;) {
        size_t len = number_length(text, i);
        if (len > 0)
            put_number(o, (odd_text){text.text + i, len});
        else
            odd_out_char(o, text.text[i]);
        i += len > 0 ? len : 1;
    }
}

/* The text with # for its numbers, which are listed. False if it is too long. */
static bool make_key(char key[KEY_MAX], odd_text numbers[NUMBERS], odd_text text) {
    size_t len = 0, count = 0;
    for (size_t i = 0; i < text.len;) {
        size_t digits = number_length(text, i);
        if (len + 2 > KEY_MAX || (digits > 0 && count == NUMBERS))
            return false;
        if (digits > 0)
            numbers[count++] = (odd_text){text.text + i, digits};
        key[len++] = digits > 0 ? '#' : text.text[i];
        i += digits > 0 ? digits : 1;
    }
    key[len] = '\0';
    return true;
}

/* Whether a text is known; then it is written. */
static bool put_known(page *p, odd_text text) {
    char key[KEY_MAX];
    odd_text numbers[NUMBERS];
    size_t i = 0, n = 0;
    if (text.len == 0 || !make_key(key, numbers, text))
        return false;
    while (i < WORDS && (strcmp(words[i].english, key) != 0 || (p->in_cell && !words[i].in_cells)))
        i++;
    if (i == WORDS)
        return false;
    for (const char *c = words[i].other[p->language]; *c != '\0'; c++)
        if (*c == '#')
            put_number(p->out, numbers[n++]);
        else
            odd_out_char(p->out, *c);
    return true;
}

/* The length of a part: up to ", ", "; ", ". " or ": ", or a full stop at the end. */
static size_t part_length(odd_text text) {
    size_t i = 0;
    while (i < text.len && (strchr(",;.:", text.text[i]) == NULL ||
                            (i + 1 < text.len ? text.text[i + 1] != ' ' : text.text[i] != '.')))
        i++;
    return i;
}

/* A text as a whole, or its parts. What follows a colon is data. */
static void put_text(page *p, odd_text text) {
    odd_text trimmed = odd_text_trim(text);
    size_t before = trimmed.len > 0 ? (size_t)(trimmed.text - text.text) : text.len;
    odd_out_bytes(p->out, text.text, before);
    text = odd_text_from(text, before);
    if (put_known(p, trimmed)) {
        odd_out_bytes(p->out, text.text + trimmed.len, text.len - trimmed.len);
        return;
    }
    if (odd_text_begins(trimmed, "Settings:")) {
        odd_out_bytes(p->out, text.text, text.len);
        return;
    }
    while (text.len > 0) {
        size_t part = part_length(text), space = 0;
        bool colon = part < text.len && text.text[part] == ':';
        if (!put_known(p, (odd_text){text.text, part}))
            put_unknown(p->out, (odd_text){text.text, part});
        text = odd_text_from(text, part);
        while (space < text.len && strchr(",;.: ", text.text[space]) != NULL)
            space++;
        odd_out_bytes(p->out, text.text, space);
        text = odd_text_from(text, space);
        if (colon) {
            odd_out_bytes(p->out, text.text, text.len);
            return;
        }
    }
}

/* ---- A page ---------------------------------------------------------------------------------------- */

/* A tag, with the words of its aria-label. */
static void put_tag(page *p, odd_text tag) {
    static const char label[] = "aria-label=\"";
    if (odd_text_begins(tag, "<html lang=\"en\"")) {
        odd_out_text(p->out, "<html lang=\"");
        odd_out_text(p->out, languages[p->language]);
        odd_out_text(p->out, "\">");
        return;
    }
    if (odd_text_begins(tag, "<td"))
        p->in_cell = true;
    else if (odd_text_begins(tag, "</td"))
        p->in_cell = false;
    for (size_t i = 0; i + sizeof label < tag.len; i++)
        if (memcmp(tag.text + i, label, sizeof label - 1) == 0) {
            size_t from = i + sizeof label - 1;
            const char *end = memchr(tag.text + from, '"', tag.len - from);
            size_t len = end != NULL ? (size_t)(end - tag.text) - from : 0;
            odd_out_bytes(p->out, tag.text, from);
            put_text(p, (odd_text){tag.text + from, len});
            odd_out_bytes(p->out, tag.text + from + len, tag.len - from - len);
            return;
        }
    odd_out_bytes(p->out, tag.text, tag.len);
}

/* Where the element ends whose contents stay as they are; the element begins the text. */
static size_t kept_length(odd_text text) {
    static const char *const kept[][2] = {{"<bdi", "</bdi>"},     {"<code", "</code>"},
                                          {"<style", "</style>"}, {"<title", "</title>"},
                                          {"<h1", "</h1>"},       {"<p class=\"note\"", "</p>"}};
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
        if (!odd_text_begins(text, kept[i][0]))
            continue;
        size_t len = strlen(kept[i][1]);
        for (size_t at = 0; at + len <= text.len; at++)
            if (memcmp(text.text + at, kept[i][1], len) == 0)
                return at + len;
    }
    return 0;
}

/* What people have written, but for the date of the event. */
static void put_kept(page *p, odd_text element) {
    static const char open[] = "<bdi>", close[] = "</bdi>";
    size_t from = sizeof open - 1, end = sizeof close - 1;
    if (odd_text_begins(element, open) && element.len > from + end) {
        odd_text inner = {element.text + from, element.len - from - end};
        size_t before = p->out->len;
        odd_out_text(p->out, open);
        if (is_digit(inner.text[0]) && is_digit(inner.text[inner.len - 1]) && put_known(p, inner)) {
            odd_out_text(p->out, close);
            return;
        }
        p->out->len = before;
    }
    odd_out_bytes(p->out, element.text, element.len);
}

void odd_page_translate(odd_out *to, odd_text text, int language) {
    page p = {.out = to, .language = language - 1};
    while (text.len > 0) {
        const char *end;
        size_t len = kept_length(text);
        if (len > 0) {
            put_kept(&p, (odd_text){text.text, len});
        } else if (text.text[0] == '<') {
            end = memchr(text.text, '>', text.len);
            len = end != NULL ? (size_t)(end + 1 - text.text) : text.len;
            put_tag(&p, (odd_text){text.text, len});
        } else {
            end = memchr(text.text, '<', text.len);
            len = end != NULL ? (size_t)(end - text.text) : text.len;
            put_text(&p, (odd_text){text.text, len});
        }
        text = odd_text_from(text, len);
    }
}
