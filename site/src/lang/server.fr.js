// French: what a server says. A key is the template of its English; values are {1}, {2}, ...; see site/src/errors.js.
export default {
  // Who may do what (server/dispatch.c, auth.c, login_paths.c)
  "this server is read-only": "ce serveur est en lecture seule",
  "this request was sent by a page of another site": "cette demande vient d’une page d’un autre site",
  "the database cannot be read now: try again in a moment":
    "la base de données est illisible pour l’instant : réessayer dans un moment",
  "the code of this table is no longer valid: ask the director":
    "ce code de table n’est plus valable : demander à l’arbitre",
  "only the director may do this: log in first": "seul l’arbitre peut le faire : se connecter d’abord",
  "only a director may do this: ask one": "seul un arbitre peut le faire : en demander un",
  "the server is out of memory": "le serveur n’a plus de mémoire",
  "no event with that name": "pas de tournoi de ce nom",
  "too many requests are waiting: try again in a moment": "trop de demandes attendent : réessayer dans un moment",
  "the server is stopping": "le serveur s’arrête",
  "there is nothing at this address": "il n’y a rien à cette adresse",
  "the body is too large: at most 1 MB": "l’envoi est trop grand : 1 Mo au plus",
  "wrong password": "mot de passe incorrect",
  "too many login attempts: wait a little": "trop d’essais de connexion : attendre un peu",
  "the password was changed in the meantime": "le mot de passe a été changé entre-temps",
  "the link was used already": "le lien a déjà servi",

  // Answers (server/event_cache.c, event_paths.c, event_writer.c)
  "the answer needs too much memory: ask for less at once":
    "la réponse demande trop de mémoire : demander moins à la fois",
  "the answer is too long: ask for less at once": "la réponse est trop longue : demander moins à la fois",
  "the answer takes too long: ask for less at once": "la réponse prend trop de temps : demander moins à la fois",
  "this board has no result at this table in this round": "cette donne n’a pas de résultat à cette table à ce tour",
  "the log is too long: ask for a part of it with from and count":
    "le journal est trop long : en demander une partie avec from et count",
  "too many streams are open from this address": "trop de flux sont ouverts depuis cette adresse",
  "too many candidates: at most 200 lines at once": "trop de candidats : 200 lignes à la fois au plus",
  "the line is too long: at most 4000 bytes": "la ligne est trop longue : 4000 octets au plus",
  "the text is too long: at most 20000 bytes": "le texte est trop long : 20000 octets au plus",
  "the log has grown in the meantime: look at it, and try again":
    "le journal a grandi entre-temps : le regarder, et réessayer",
  "an event with that name already exists": "un tournoi de ce nom existe déjà",
  "this key was used for other lines": "cette clé a servi pour d’autres lignes",
  "an assistant enters and corrects results: ask a director for other lines":
    "un assistant saisit et corrige des résultats : demander à un arbitre pour d’autres lignes",
  "out of memory for these lines: try again later": "pas assez de mémoire pour ces lignes : réessayer plus tard",

  // Clock and door (server/clock.c, club_lists.c, club_paths.c)
  "the event has no movement: the clock follows its rounds":
    "le tournoi n’a pas de mouvement : l’horloge suit ses tours",
  "a name is too long": "un nom est trop long",
  "this link is not for signing in: ask the director": "ce lien ne sert pas à s’inscrire : demander à l’arbitre",
  "nobody has signed in with this key": "personne ne s’est inscrit avec cette clé",
  'expected whole minutes up to 600, and breaks like "4 15": 15 minutes after round 4':
    "des minutes entières jusqu’à 600, et des pauses comme « 4 15 » : 15 minutes après le tour 4",
  "the list is full: at most %s": "la liste est pleine : {1} au plus",

  // Accounts and passwords (server/accounts.c, auth.c)
  "there are %s accounts already: remove some first": "il y a déjà {1} comptes : en supprimer d’abord",
  "a password has at least %s characters": "un mot de passe a au moins {1} caractères",

  // Tables (server/table_paths.c)
  "only tables can call the director": "seules les tables appellent l’arbitre",
  "this table is no longer calling": "cette table n’appelle plus",

  // Pages and mail (server/publish_paths.c, mail_paths.c, mail.c, stored_log.c; cli/server_pages.c; platform/smtp.c)
  "the log is too long for this: it has more than %s MB": "le journal est trop long pour cela : il a plus de {1} Mo",
  "the log is too long for this: it has more than %s lines":
    "le journal est trop long pour cela : il a plus de {1} lignes",
  "the pages take too long to make: use 'oddtrick publish' on another machine":
    "les pages prennent trop de temps : utiliser « oddtrick publish » sur une autre machine",
  "the pages are too large for the server: use 'oddtrick publish' on another machine":
    "les pages sont trop grandes pour le serveur : utiliser « oddtrick publish » sur une autre machine",
  "the event has %s boards and contestants, and the server makes pages for at most %s: use 'oddtrick publish' on another machine":
    "le tournoi a {1} donnes et participants, plus que les {2} dont le serveur fait des pages : utiliser « oddtrick publish » sur une autre machine",
  "solving the deals takes too long: publish without par and makeable contracts":
    "calculer le par et les contrats réalisables prend trop de temps : publier sans eux",
  "the scorecards take too long to make": "les feuilles de marque prennent trop de temps",
  "this server cannot publish pages": "ce serveur ne publie rien",
  "too many pages are being made: try again in a moment":
    "trop de pages sont en préparation : réessayer dans un moment",
  "the event cannot be scored": "le tournoi ne peut pas être calculé",
  "a file cannot be written": "un fichier ne peut pas être écrit",
  "mails of this event, or too many of others, are still being sent: wait for them":
    "des courriels de ce tournoi partent encore, ou trop d’autres : attendre",
  "this server sends no mail: start it with --smtp HOST:PORT and --mail-from ADDRESS":
    "ce serveur n’envoie pas de courriel : le démarrer avec --smtp HÔTE:PORT et --mail-from ADRESSE",
  "it may have arrived: the connection or the server ended while it was sent":
    "il est peut-être arrivé : la connexion ou le serveur s’est arrêté pendant l’envoi",
  "this is not a mail address": "ce n’est pas une adresse de courriel",
  "another server sends this mail, or it was replaced": "un autre serveur envoie ce courriel, ou il a été remplacé",
  "out of memory to send mail": "pas assez de mémoire pour envoyer des courriels",
  "the server was stopped": "le serveur a été arrêté",
  "the mail server refused it: %s": "le serveur de courriel l’a refusé : {1}",
  "the mail server does not accept the user name and the password: %s":
    "le serveur de courriel n’accepte pas l’utilisateur et le mot de passe : {1}",
  "there is no safe connection to the mail server: %s": "il n’y a pas de connexion sûre au serveur de courriel : {1}",
  "the mail server cannot be reached: %s": "le serveur de courriel est injoignable : {1}",

  // Several events (server/several_paths.c)
  "one of the events has errors in its log": "un des tournois a des erreurs dans son journal",
  "the logs of these events are too long together: at most 500000 lines":
    "les journaux de ces tournois sont trop longs ensemble : 500000 lignes au plus",
  "too many events at once: name at most 200 of them": "trop de tournois à la fois : en nommer 200 au plus",

  // Storage (server/snapshot.c, http.c; platform/store)
  "out of memory for this event: try again later": "pas assez de mémoire pour ce tournoi : réessayer plus tard",
  "the database does not have all lines yet: try again in a moment":
    "la base de données n’a pas encore toutes les lignes : réessayer dans un moment",
  "unknown error": "on ne sait pas pourquoi cela a échoué",
  "%s; it may or may not be stored: send it again with the same key":
    "{1} ; on ne sait pas si c’est enregistré : renvoyer",
  "the length of the log has changed: nothing was added": "le journal n’est plus aussi long : rien n’a été ajouté",
  "the event no longer exists": "le tournoi n’est plus là",
  "no space left on the disk": "il n’y a plus de place sur le disque",
  "no space left on the disk of the database": "il n’y a plus de place sur le disque de la base de données",
  "the database does not answer": "la base de données ne répond pas",
  "the connection to the database was lost": "la connexion à la base de données est perdue",
  "the standby of the database has not confirmed it": "la base de données de secours ne l’a pas confirmé",
  "another server is changing the same rows: try again in a moment":
    "un autre serveur change la même chose : réessayer dans un moment",
};
