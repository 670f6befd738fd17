"""The page that sets the director's password: in the language of the browser."""
import re

TITLES = {"": "The director's password", "de-AT,de;q=0.9,en;q=0.8": "Das Passwort der Turnierleitung", "es": "La contraseña del árbitro",
          "fr-FR": "Le mot de passe de l’arbitre", "xx, it;q=0.5": "La password dell’arbitro", "nl": "Het wachtwoord van de arbiter",
          "pl": "Hasło sędziego", "sv": "Tävlingsledarens lösenord", "zh-CN,zh;q=0.9": "The director's password"}


def check_languages(client, token):
    """With the token, and with none."""
    for accepted, title in TITLES.items():
        body = client.get(f"/setup?token={token}", {"Accept-Language": accepted}).body.decode()
        assert f"<h1>{title}</h1>" in body and "#" not in body.split("<main")[1], (accepted, body)
        language = re.search(r'<html lang="(..)"', body).group(1)
        assert (accepted == "") or language in accepted or language == "en", accepted
        gone = client.get("/setup", {"Accept-Language": accepted}).body.decode()
        assert f'<html lang="{language}"' in gone and "<code>--new-password</code>" in gone, (accepted, gone)
