"""Scorecards by mail: mail.py ODDTRICK. An SMTP server of this test, on loopback, takes them, refuses them, falls silent and hangs up."""
import atexit
import email
import email.header
import email.policy
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

sys.path[:0] = [os.path.dirname(__file__)]
import tap
from tap import equal
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
PLAY = ["event Dienstag, Jänner ♠", "date 2026-11-17", "pair 1 Ann Lee & Bo Park", "numbers 1 17 -", "pair 2 Cy Dunn & Zoë Łoś",
        "pair 3 Eva Ash & Finn Birch", "pair 4 Gus Cole & Hal Drake", "board 1", "1 2 4S N =", "3 4 4S N +1", "board 2", "1 2 3NT N =",
        "3 4 3NT N -1"]


class Smtp(threading.Thread):
    """Speaks SMTP as RFC 5321 has it. How it behaves: good; refuse: 550 to each recipient; later: 450 once, then good; silent: says nothing;
    drop: hangs up after DATA; auth: wants a login; hold: answers nothing after a message, which it has taken. With a certificate it offers
    STARTTLS, and takes nothing without."""

    def __init__(self, how="good", certificate=None):
        super().__init__(daemon=True)
        self.how, self.mails, self.said, self.tries, self.certificate, self.secure = how, [], [], 0, certificate, 0
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.start()

    def run(self):
        while True:
            try:
                client, _ = self.socket.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        with client:
            try:
                with client.makefile("rwb") as file:
                    self.tries += 1
                    more = self.talk(file, greets=True)
                if more == "tls":
                    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                    context.load_cert_chain(self.certificate)
                    with context.wrap_socket(client, server_side=True) as secure, secure.makefile("rwb") as file:
                        self.secure += 1
                        self.talk(file, greets=False)
            except (OSError, ValueError):
                pass

    def talk(self, file, greets):
        def say(text):
            file.write(text.encode() + b"\r\n")
            file.flush()

        if self.how == "silent":
            time.sleep(20)
            return None
        if greets:
            say("220 test")
        sender, to = None, []
        while line := file.readline():
            line = line.decode().rstrip("\r\n")
            self.said.append(line)
            word = line.upper()
            if word.startswith("EHLO"):
                say("250-test" if self.how != "auth" else "250-test\r\n250-AUTH PLAIN")
                if greets and self.certificate:
                    say("250-STARTTLS")
                say("250 8BITMIME")
            elif word == "STARTTLS":
                say("220 go on")
                return "tls"
            elif greets and self.certificate and not word.startswith("QUIT"):
                say("530 5.7.0 must issue a STARTTLS command first")
            elif word.startswith("AUTH PLAIN"):
                self.login = line.split(" ", 2)[2] if line.count(" ") == 2 else None
                if self.login is None:
                    say("334 ")
                    self.login = file.readline().decode().strip()
                say("235 good")
            elif word.startswith("MAIL"):
                sender = line
                say("250 ok")
            elif word.startswith("RCPT"):
                if self.how == "refuse":
                    say("550 5.1.1 no such mailbox here")
                elif self.how == "later" and self.tries <= 1:
                    say("450 4.2.1 try again later")
                else:
                    to.append(line)
                    say("250 ok")
            elif word == "DATA":
                if self.how == "drop":
                    return None
                say("354 go on")
                lines = []
                while (text := file.readline()) != b".\r\n":
                    lines.append(text[1:] if text.startswith(b"..") else text)
                self.mails.append((sender, to, b"".join(lines)))
                if self.how == "hold":
                    time.sleep(20)
                    return None
                say("250 taken")
            elif word == "QUIT":
                say("221 bye")
                return None
            else:
                say("250 ok")
        return None


def options_of(smtp, *options):
    return ["--smtp", f"127.0.0.1:{smtp.port}", "--mail-from", "club@example.org", "--mail-timeout", "1", *options]


def start(how="good", *options, certificate=None):
    smtp = Smtp(how, certificate)
    server = Server(ODDTRICK, options=options_of(smtp, *options))
    atexit.register(lambda: server.process.poll() is None and server.stop())
    director = server.director()
    equal(director.create("tuesday", PLAY).status, 201)
    return smtp, server, director


def add_members(director, *rows):
    equal(director.post("/api/v1/members", {"rows": list(rows)}).status, 200)


def send(director, status=200, **body):
    body = {"subject": "Ergebnis: Dienstag ♥ für alle, die dabei waren und noch viel mehr", "text": "Guten Abend!\n.\nBis bald", **body}
    answer = director.post("/api/v1/events/tuesday/mails", body, {"Origin": f"http://127.0.0.1:{director.connection.port}"})
    equal(answer.status, status, answer.body)
    return answer.json


def wait(director, done=lambda row: row["state"] != "waiting", limit=60):
    end = time.monotonic() + limit
    while time.monotonic() < end:
        mails = director.get("/api/v1/events/tuesday/mails").json
        if all(done(row) for row in mails["mails"]):
            return mails
        time.sleep(0.1)
    raise AssertionError(mails)


MEMBERS = ("17\tAnn Lee-Moss\tann@example.org", "18\tBo Park\t", "\tcy dunn\tcy@example.org", "20\tZoë Łoś\tzoe@example.org", "21\tNobody\tnobody@example.org")


def test_mail():
    """each member who played gets their own scorecard, and nobody else gets anything"""
    smtp, server, director = start()
    add_members(director, *MEMBERS)
    equal(director.get("/api/v1/events/tuesday/mails").json, {"configured": True, "mails": [], "unknown": []})
    first = send(director)
    assert {row["state"] for row in first["mails"]} <= {"waiting", "sent"}
    mails = wait(director)
    equal([(row["id"], row["name"], row["state"], row["tries"]) for row in sorted(mails["mails"], key=lambda row: row["name"])],
          [("1", "Ann Lee-Moss", "sent", 1), ("2", "Zoë Łoś", "sent", 1), ("2", "cy dunn", "sent", 1)])
    equal(sorted(mails["unknown"]), ["Bo Park", "Eva Ash", "Finn Birch", "Gus Cole", "Hal Drake"])
    assert b"@example.org" not in director.get("/api/v1/events/tuesday/mails").body
    equal(sorted(to for _, tos, _ in smtp.mails for to in tos), [f"RCPT TO:<{who}@example.org>" for who in ("ann", "cy", "zoe")])
    for sender, to, raw in smtp.mails:
        assert sender.startswith("MAIL FROM:<club@example.org>"), sender
        assert all(len(line) <= 78 for line in raw.split(b"\r\n")) and raw.isascii()
        message = email.message_from_bytes(raw, policy=email.policy.default)
        equal(message.defects, [])
        equal(str(message["Subject"]), "Ergebnis: Dienstag ♥ für alle, die dabei waren und noch viel mehr")
        equal((message["From"], message["Auto-Submitted"]), ("club@example.org", "auto-generated"))
        equal(message["To"], to[0].split("<")[1].rstrip(">"))
        assert abs(message["Date"].datetime.timestamp() - time.time()) < 60 and message["Message-ID"].endswith("@example.org>")
        who = "1" if "ann" in message["To"] else "2"
        card = subprocess.run([ODDTRICK, "card", f"{server.database}#tuesday", who], capture_output=True, encoding="utf-8", check=True).stdout
        link = f"http://127.0.0.1:{director.connection.port}/#/events/tuesday/cards/{who}"
        wanted = f"Guten Abend!\n.\nBis bald\n\n{link}\n\n{card.split(chr(10) + 'Settings:')[0]}"
        equal(message.get_content().replace("\r\n", "\n").rstrip(), wanted.rstrip())
    equal(len({email.message_from_bytes(raw)["Message-ID"] for _, _, raw in smtp.mails}), 3)
    stranger = server.client()
    equal([stranger.get("/api/v1/events/tuesday/mails").status, stranger.post("/api/v1/events/tuesday/mails", {}).status], [401, 401])


def test_injection():
    """no text adds a header or a recipient; an invalid address gets no mail"""
    smtp, _, director = start()
    add_members(director, "17\tAnn Lee\tann@example.org> RCPT TO:<eve@example.org", "\tCy Dunn\tcy@example.org,eve@example.org",
                "20\tZoë Łoś\tnot an address", "\tEva Ash\t-oQ@example.org", "\tFinn Birch\tfinn@example.org", "\tHal Drake\t<hal@example.org>")
    for subject in ("a\r\nBcc: eve@example.org", "a\nb", "a\x00b", "", "x" * 201):
        send(director, 400, subject=subject)
    send(director, 400, text="x" * 4001)
    send(director, subject="=?UTF-8?Q?a=0D=0ABcc:_eve@example.org?=", text="\r\n.\r\nQUIT\r\nBcc: eve@example.org")
    mails = wait(director)
    equal({row["name"]: row["state"] for row in mails["mails"]},
          {"Ann Lee": "failed", "Cy Dunn": "failed", "Zoë Łoś": "failed", "Eva Ash": "failed", "Finn Birch": "sent", "Hal Drake": "failed"})
    assert all("not a mail address" in row["why"] for row in mails["mails"] if row["state"] == "failed")
    equal(len(smtp.mails), 1)
    message = email.message_from_bytes(smtp.mails[0][2], policy=email.policy.default)
    equal((message["Bcc"], len(smtp.mails[0][1])), (None, 1))
    assert not any("eve" in line for line in smtp.said)
    assert "Bcc: eve@example.org" in message.get_content()


def test_refused():
    """a mail that is refused for good is not tried again, and says why"""
    smtp, _, director = start("refuse")
    add_members(director, MEMBERS[0])
    send(director)
    row = wait(director)["mails"][0]
    equal((row["state"], row["tries"]), ("failed", 1))
    assert "550" in row["why"], row
    equal((row["template"], row["why"]), ("the mail server refused it: %s", row["template"].replace("%s", row["values"][0])))


def test_languages():
    """scorecards are in the language that is asked for: words, seats and decimals; an unknown language sends nothing"""
    smtp, _, director = start()
    add_members(director, MEMBERS[0])
    send(director, 422, language="xx")
    equal(smtp.mails, [])
    words = {"en": ("Rank", "boards", "Result"), "de": ("Rang", "Boards", "Ergebnis"), "es": ("Puesto", "manos", "Resultado"),
             "fr": ("Rang", "donnes", "Résultat"), "it": ("Posto", "board", "Risultato"), "nl": ("Plaats", "spellen", "Resultaat"),
             "pl": ("Miejsce", "rozdań", "Zapis"), "sv": ("Plats", "brickor", "Resultat")}
    for n, (language, said) in enumerate(words.items()):
        send(director, language=language)
        wait(director)
        equal(len(smtp.mails), n + 1)
        card = email.message_from_bytes(smtp.mails[n][2], policy=email.policy.default).get_content()
        assert all(word in card for word in said), (language, card)
        own = {"es": {"Total", "Matchpoints", "Vul", "Dir"}, "fr": {"Total"}, "it": {"Dir"}, "nl": {"Score"}}.get(language, set())
        english = {"Rank", "Pair", "Result", "Score", "Total", "of", "Matchpoints", "North", "East", "Vul", "Vs", "boards", "Dir"}
        left = set(re.findall(r"[A-Za-z]+", card)) & english - own if language != "en" else set()
        equal(left, set(), f"{language}: {card}")


def test_later():
    """a mail that may be sent later is tried again; meanwhile the director works on, and a second list waits its turn"""
    smtp, _, director = start("later")
    add_members(director, MEMBERS[0])
    send(director)
    wait(director, lambda row: row["tries"] == 1)
    equal(director.append("tuesday", ["# still here"]).status, 201)
    send(director, 409)
    row = wait(director)["mails"][0]
    equal((row["state"], row["tries"], len(smtp.mails)), ("sent", 2, 1))
    send(director)
    wait(director)
    equal(len(smtp.mails), 2)


def test_silent():
    """a server that says nothing or hangs up fails after three tries; the server stops at once all the same"""
    for how in ("drop", "silent"):
        smtp, server, director = start(how)
        add_members(director, MEMBERS[0])
        send(director)
        wait(director, lambda row: row["tries"] >= 1 and "why" in row)
        began = time.monotonic()
        equal(director.append("tuesday", ["# still here"]).status, 201)
        assert time.monotonic() - began < 5
        if how == "drop":
            row = wait(director)["mails"][0]
            equal((row["state"], row["tries"]), ("failed", 3))
        began = time.monotonic()
        equal(server.stop(), 0)
        assert time.monotonic() - began < 10


def test_login():
    """a user and a password are sent to a server that wants them"""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("secret word\n")
        file.flush()
        smtp, _, director = start("auth", "--smtp-user", "club", "--smtp-password", file.name, "--mail-links", "https://club.example/")
        add_members(director, MEMBERS[0])
        send(director)
        equal(wait(director)["mails"][0]["state"], "sent")
        import base64
        equal(base64.b64decode(smtp.login), b"\0club\0secret word")
        assert "https://club.example/#/events/tuesday/cards/1" in email.message_from_bytes(smtp.mails[0][2], policy=email.policy.default).get_content()


def test_tls():
    """with --smtp-tls nothing is sent to a server without TLS"""
    smtp, _, director = start("good", "--smtp-tls")
    add_members(director, MEMBERS[0])
    send(director)
    row = wait(director, lambda row: row["tries"] >= 1)["mails"][0]
    assert row["state"] != "sent" and row["why"] and not any(line.startswith("MAIL") for line in smtp.said), row


def make_certificate(folder, name):
    """A certificate for a host, signed by itself, with its key in the same file."""
    paths = [os.path.join(folder, f"{name}.{end}") for end in ("key", "crt", "pem")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext",
                    f"subjectAltName=DNS:{name},IP:127.0.0.1", "-keyout", paths[0], "-out", paths[1]], check=True, capture_output=True)
    with open(paths[2], "w", encoding="ascii") as both:
        for path in paths[:2]:
            with open(path, encoding="ascii") as part:
                both.write(part.read())
    return paths[1], paths[2]


def test_starttls():
    """mail goes through STARTTLS to a server whose certificate is known, and to no other"""
    with tempfile.TemporaryDirectory() as folder:
        known, pem = make_certificate(folder, "mail.example")
        other, _ = make_certificate(folder, "other.example")
        smtp, _, director = start("good", "--smtp-tls", "--smtp-ca", known, certificate=pem)
        add_members(director, MEMBERS[0])
        send(director)
        equal(wait(director)["mails"][0]["state"], "sent")
        equal((len(smtp.mails), smtp.secure), (1, 1))
        for options in (("--smtp-ca", other), ()):  # those of another authority; and those of the system, which do not have it
            smtp, _, director = start("good", "--smtp-tls", *options, certificate=pem)
            add_members(director, MEMBERS[0])
            send(director)
            row = wait(director, lambda row: row["tries"] >= 1)["mails"][0]
            assert row["state"] != "sent" and "ertificate" in row["why"], row
            equal((smtp.mails, any(line.startswith("MAIL") for line in smtp.said)), ([], False))


def restart(server, smtp, how=signal.SIGTERM):
    """Ends the server, and starts another with its database: (server, director)."""
    code = server.stop(how)
    assert how == signal.SIGKILL or code == 0, code
    server = Server(ODDTRICK, server.database, options_of(smtp))
    atexit.register(lambda: server.process.poll() is None and server.stop())
    return server, server.director()


def test_restart():
    """what was not sent when the server ended is sent after its next start, each mail once; the director sees what became of all"""
    for how in (signal.SIGTERM, signal.SIGKILL):
        smtp, server, director = start("later")
        smtp.tries = -1000  # not yet, for a long time
        add_members(director, *MEMBERS)
        first = send(director)
        wait(director, lambda row: row["name"] != "Zoë Łoś" or row["tries"] >= 1)
        equal(smtp.mails, [])
        smtp.how = "good"
        server, director = restart(server, smtp, how)
        mails = wait(director)
        equal({row["name"]: row["state"] for row in mails["mails"]}, {"Ann Lee-Moss": "sent", "Zoë Łoś": "sent", "cy dunn": "sent"})
        equal(sorted(mails["unknown"]), sorted(first["unknown"]))
        server, director = restart(server, smtp, how)
        equal(director.get("/api/v1/events/tuesday/mails").json["mails"], mails["mails"])
        equal(sorted(to for _, tos, _ in smtp.mails for to in tos), [f"RCPT TO:<{who}@example.org>" for who in ("ann", "cy", "zoe")])
        send(director)  # a new list replaces the old one
        wait(director)
        equal(len(smtp.mails), 6)


def test_unsure():
    """a mail that was received but not acknowledged is never sent again, also not after a restart, and the director is informed"""
    for how in (None, signal.SIGTERM, signal.SIGKILL):
        smtp, server, director = start("hold", *(["--mail-timeout", "30"] if how else []))
        add_members(director, MEMBERS[0])
        send(director)
        end = time.monotonic() + 60
        while not smtp.mails and time.monotonic() < end:
            time.sleep(0.02)
        if how:
            smtp.how = "good"
            server, director = restart(server, smtp, how)
        row = wait(director)["mails"][0]
        equal(row["state"], "failed")
        assert "may have arrived" in row["why"], row
        equal(len(smtp.mails), 1)


def test_none():
    """without an SMTP server the answer says what is missing; wrong options are refused"""
    server = Server(ODDTRICK)
    director = server.director()
    equal(director.create("tuesday", PLAY).status, 201)
    equal(director.get("/api/v1/events/tuesday/mails").json["configured"], False)
    assert "--smtp" in send(director, 422)["error"]["message"]
    server.stop()
    for options in (["--smtp", "127.0.0.1:25"], ["--mail-from", "club@example.org"], ["--smtp", "http://x", "--mail-from", "a@b.example"],
                    ["--smtp", "127.0.0.1:25", "--mail-from", "not an address"], ["--smtp", "127.0.0.1:25", "--mail-from", "a@b.example", "--smtp-user", "x"],
                    ["--smtp", "127.0.0.1:25", "--mail-from", "a@b.example", "--mail-timeout", "0"]):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run([ODDTRICK, "serve", "--db", os.path.join(folder, "x.db"), "--listen", "127.0.0.1:0", *options],
                                  capture_output=True, text=True, timeout=20, check=False)
            equal(done.returncode, 2, (options, done.stdout))
            assert done.stderr.startswith("oddtrick serve: "), done.stderr


tap.run(globals())
