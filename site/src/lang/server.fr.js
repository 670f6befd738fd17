// French: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "ce serveur est en lecture seule",
  "this request was sent by a page of another site": "cette demande vient d’une page d’un autre site",
  "the database cannot be read now: try again in a moment":
    "la base de données est illisible pour l’instant : réessayer dans un moment",
  "this code of a table is not valid any more: ask the director":
    "ce code de table n’est plus valable : demander à l’arbitre",
  "only the director may do this: log in first": "seul l’arbitre peut le faire : se connecter d’abord",
  "only a director may do this: ask one": "seul un arbitre peut le faire : en demander un",
  "the server is out of memory": "le serveur n’a plus de mémoire",
  "no event of that name": "pas de tournoi de ce nom",
  "too many requests are waiting: try again in a moment": "trop de demandes attendent : réessayer dans un moment",
  "the server is stopping": "le serveur s’arrête",
  "nothing is at this address": "il n’y a rien à cette adresse",
  "the body is too large: at most 1 MB": "l’envoi est trop grand : 1 Mo au plus",
  "wrong password": "mot de passe incorrect",
  "too many login attempts: wait a little": "trop d’essais de connexion : attendre un peu",
  "the password was changed in the meantime": "le mot de passe a été changé entre-temps",
  "the link was used already": "le lien a déjà servi",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "la réponse demande trop de mémoire : demander moins à la fois",
  "the answer is too long: ask for less at once": "la réponse est trop longue : demander moins à la fois",
  "the answer takes too long: ask for less at once": "la réponse prend trop de temps : demander moins à la fois",
  "this board has no result at this table in this round": "cette donne n’a pas de résultat à cette table à ce tour",
  "the log is too long: ask for a part of it with from and count":
    "le journal est trop long : en demander une partie avec from et count",
  "too many streams are open from this address": "trop de flux sont ouverts depuis cette adresse",
  "too many candidates: at most 200 lines at once": "trop de candidats : 200 lignes à la fois au plus",
  "the line is too long: at most 4000 bytes": "la ligne est trop longue : 4000 octets au plus",
  "the text is too long: at most 20000 bytes": "le texte est trop long : 20000 octets au plus",
  "the log has grown in between: look at it, and try again":
    "le journal a grandi entre-temps : le regarder, et réessayer",
  "an event of that name exists already": "un tournoi de ce nom existe déjà",
  "this key was used for other lines": "cette clé a servi pour d’autres lignes",
  "an assistant enters and corrects results: ask a director for other lines":
    "un assistant saisit et corrige des résultats : demander à un arbitre pour d’autres lignes",
  "out of memory for these lines: try again later": "pas assez de mémoire pour ces lignes : réessayer plus tard",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "le tournoi n’a pas de mouvement : l’horloge suit ses tours",
  "a name is too long": "un nom est trop long",
  "this link is not for signing in: ask the director": "ce lien ne sert pas à s’inscrire : demander à l’arbitre",
  "nobody has signed in with this key": "personne ne s’est inscrit avec cette clé",
};
