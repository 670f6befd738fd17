"""The bytes on the wire: wire.py ODDTRICK. Exact heads of requests, names of the server, proxies, TLS, places for streams."""
import json
import os
import re
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
import warnings

sys.path.insert(0, os.path.dirname(__file__))
import tap
from tap import equal
from server import PASSWORD, Client, Server

ODDTRICK = os.path.abspath(sys.argv[1])
HEAD = ["event Two tables", "board 1", "1 2 4S N =", "3 4 4S N -1"]
PATIENCE = 20

server = Server(ODDTRICK, options=["--host", "Club.Example", "--host", "192.0.2.7"])
director = server.director()
director.create("two", HEAD)


def exchange(data, port=None, wait=PATIENCE):
    """Sends bytes, and gives all that is answered until the server closes the connection or is silent."""
    with socket.create_connection(("127.0.0.1", port or server.port), timeout=wait) as s:
        answer = b""
        try:
            s.sendall(data)
            while more := s.recv(65536):
                answer += more
                s.settimeout(1)
        except OSError:
            pass
        return answer


def statuses(answer):
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+)", answer)]


GET = b"GET /api/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/v1/events/two/whatif HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
BODY = b'{"text":"1 2 4S N -3"}'

# ---- Heads -----------------------------------------------------------------------------------------

SMUGGLED = b"GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
CHUNKED = b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)
BAD = {
    "two lengths that differ": POST + b"Content-Length: 5\r\nContent-Length: %d\r\n\r\n" % len(BODY) + BODY,
    "two lengths that are the same": POST + b"Content-Length: %d\r\nContent-Length: %d\r\n\r\n" % (len(BODY), len(BODY)) + BODY,
    "lengths in one field": POST + b"Content-Length: 5, 22\r\n\r\n" + BODY,
    "a length with a sign": POST + b"Content-Length: +22\r\n\r\n" + BODY,
    "a length and chunks": POST + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKED + SMUGGLED,
    "chunks and a length": POST + b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n" + CHUNKED + SMUGGLED,
    "chunks twice": POST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n" + CHUNKED,
    "another coding": POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n" + CHUNKED,
    "a coding that is none": POST + b"Transfer-Encoding: xchunked\r\n\r\n" + CHUNKED,
    "chunks in HTTP/1.0": POST.replace(b"/1.1", b"/1.0") + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKED,
    "line feeds alone": GET.replace(b"\r\n", b"\n"),
    "one line feed alone": GET.replace(b"/1.1\r\n", b"/1.1\n"),
    "a line feed behind a field": GET.replace(b"localhost\r\n", b"localhost\n", 1),
    "the last line is a line feed": GET[:-2] + b"\n",
    "a carriage return in a field": GET[:-2] + b"X: a\rb\r\n\r\n",
    "a zero in a value": GET[:-2] + b"X: a\0b\r\n\r\n",
    "a zero at the end of a value": GET[:-2] + b"X: a\0\r\n\r\n",
    "a zero in the host": GET.replace(b"localhost", b"localhost\0.evil.example"),
    "a zero in a name": GET[:-2] + b"X\0Y: a\r\n\r\n",
    "a zero in the target": GET.replace(b"/api/v1", b"/api/v1\0x"),
    "a blank before the colon": GET[:-2] + b"X : a\r\n\r\n",
    "a folded line": GET[:-2] + b"X: a\r\n b\r\n\r\n",
    "a field without a colon": GET[:-2] + b"X\r\n\r\n",
    "a field without a name": GET[:-2] + b": a\r\n\r\n",
    "two hosts": GET[:-2] + b"Host: localhost\r\n\r\n",
    "no host": b"GET /api/v1 HTTP/1.1\r\n\r\n",
    "two blanks in the first line": GET.replace(b"GET /", b"GET  /"),
    "no version": b"GET /api/v1\r\nHost: localhost\r\n\r\n",
    "no HTTP": b"GET /api/v1 FTP/1.1\r\nHost: localhost\r\n\r\n",
    "control characters": GET[:-2] + b"X: a\x1bb\r\n\r\n",
    "too many fields": GET[:-2] + b"A: b\r\n" * 150 + b"\r\n",
}
GOOD = {
    "plain": GET,
    "no blank behind the colon": GET.replace(b"Host: ", b"Host:"),
    "blanks around a value": GET[:-2] + b"X: \t a \t\r\n\r\n",
    "an empty value": GET[:-2] + b"X:\r\nY: \r\n\r\n",
    "a query and escapes": GET.replace(b"/api/v1", b"/api/v1?a=%41&b=c%20d"),
    "a length": POST + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY,
    "a cookie": GET[:-2] + b"Cookie: a=b; c=\"d\"\r\n\r\n",
    "Latin-1": GET[:-2] + b"X: \xe4\r\n\r\n",
    "names of all characters": GET[:-2] + b"X!#$%&'*+-.^_`|~1: a\r\n\r\n",
}


# Chunks by RFC 9112, 7.1, and chunks of which a line ends with LF alone: 2.2 lets a recipient take that for the end of a line, and
# section 11.2 says what comes of it where two programs differ.
SIZE = b"%x" % len(BODY)
CHUNKS = {
    "as they should be": CHUNKED,
    "two": b"5\r\n" + BODY[:5] + b"\r\n%x\r\n" % (len(BODY) - 5) + BODY[5:] + b"\r\n0\r\n\r\n",
    "an extension": SIZE + b";a=b\r\n" + BODY + b"\r\n0\r\n\r\n",
    "a trailer": SIZE + b"\r\n" + BODY + b"\r\n0\r\nX: y\r\n\r\n",
}
BARE = {
    "behind the size": SIZE + b"\n" + BODY + b"\r\n0\r\n\r\n",
    "behind an extension": SIZE + b";a=b\n" + BODY + b"\r\n0\r\n\r\n",
    "in an extension": SIZE + b";a\nb\r\n" + BODY + b"\r\n0\r\n\r\n",
    "behind the data": SIZE + b"\r\n" + BODY + b"\n0\r\n\r\n",
    "behind the last size": SIZE + b"\r\n" + BODY + b"\r\n0\n\r\n",
    "behind a trailer": SIZE + b"\r\n" + BODY + b"\r\n0\r\nX: y\n\r\n",
    "at the end": SIZE + b"\r\n" + BODY + b"\r\n0\r\n\n",
    "everywhere": SIZE + b"\n" + BODY + b"\n0\n\n",
    "a carriage return alone": SIZE + b"\r" + BODY + b"\r\n0\r\n\r\n",
}


def test_chunks():
    """a request with chunks is answered, and then its connection is closed: nothing after it is read as another request"""
    post = POST + b"Transfer-Encoding: chunked\r\n\r\n"
    for before, sent in ((b"", []), (GET, [200])):
        for name, chunks in CHUNKS.items():
            answer = exchange(before + post + chunks + SMUGGLED)
            equal((name, statuses(answer)), (name, sent + [200]))
            assert b"\r\nconnection: close\r\n" in answer.lower(), name
        for name, chunks in BARE.items():
            got = statuses(exchange(before + post + chunks + SMUGGLED))
            assert got in (sent + [200], sent + [400]), (name, got)
    equal(statuses(exchange(GET[:-2] + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + SMUGGLED)), [200])


def check_heads(before, sent):
    for name, data in BAD.items():
        got = statuses(exchange(before + data + SMUGGLED))
        assert got[:len(sent)] == sent and set(got[len(sent):]) == {400}, (name, got)
    for name, data in GOOD.items():
        got = statuses(exchange(before + data + GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")))
        equal((name, got), (name, sent + [200, 200]))


def test_heads():
    """a request that two programs could read in two ways is refused with 400, and the connection closed"""
    check_heads(b"", [])


def test_heads_of_later_requests():
    """and so is one that follows others on a connection"""
    check_heads(GET + POST + b"Content-Length: %d\r\n\r\n" % len(BODY) + BODY, [200, 200])


def test_heads_in_pieces():
    """the same when a request comes byte by byte"""
    for name in ("a zero in a value", "one line feed alone", "a folded line"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as s:
            s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for byte in BAD[name]:
                s.sendall(bytes([byte]))
                time.sleep(0.0005)
            equal((name, statuses(s.recv(65536))), (name, [400]))


# ---- Names -----------------------------------------------------------------------------------------


def ask_host(host, port=None):
    return statuses(exchange(b"GET /api/v1 HTTP/1.1\r\nHost: " + host.encode() + b"\r\nConnection: close\r\n\r\n", port))


def test_hosts():
    """requests for another name are refused: a page that has its name point here learns nothing"""
    for host in ("localhost", "LOCALHOST:1", "a.localhost", "127.0.0.1", "127.1.2.3:80", "[::1]:8080", "localhost.",
                 "club.example", "CLUB.example:443", "club.example.", "192.0.2.7", f"127.0.0.1:{server.port}"):
        equal((host, ask_host(host)), (host, [200]))
    for host in ("evil.example", "club.example.evil.example", "evilclub.example", "192.0.2.8", "127.0.0.1.evil.example", "x",
                 "localhost.evil.example", "notlocalhost", "[::2]", "[::1", "::1", "127.0.0.1:x", "localhost:80@evil.example", "",
                 "0x7f000001", "2130706433", "127.1", ":80"):
        assert ask_host(host) in ([421], [400]), (host, ask_host(host))
    answer = director.get("/api/v1/session", {"Host": "evil.example"})
    equal((answer.status, answer.json["error"]["kind"]), (421, "host"))
    assert "--host" in answer.json["error"]["message"]
    director.connection.close()


def own_address():
    """An address of this machine that is not loopback; None if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
        try:
            s.connect(("192.0.2.1", 9))  # sends nothing
            return s.getsockname()[0]
        except OSError:
            return None


def test_own_address():
    """an address by number is known where the request arrived at it"""
    own = own_address()
    equal(ask_host(own or "192.0.2.8"), [421])  # it arrived at loopback
    return None if own else "# SKIP there is only loopback"


# ---- Proxies ---------------------------------------------------------------------------------------


def guess(port, headers, count=1):
    client = Client(port)
    return [client.post("/api/v1/login", {"password": "guess"}, headers).status for _ in range(count)]


def use_up(port, address):
    """Guesses until this client has no tries left. One comes back every 12 seconds, which a slow machine may need for the test."""
    for _ in range(6):
        if guess(port, {"X-Forwarded-For": address}) == [429]:
            return
    raise AssertionError(f"{address} has more than 5 tries")


def test_untrusted_forwarding():
    """a client that claims to be a proxy is not believed"""
    other = Server(ODDTRICK)
    other.director()
    got = [guess(other.port, {"X-Forwarded-For": f"192.0.2.{i}"})[0] for i in range(8)]
    equal(got, [401] * 5 + [429] * 3)
    other.stop()


def test_trusted_proxy():
    """clients of a trusted proxy have tries of their own, and cannot pretend to be another client"""
    other = Server(ODDTRICK, options=["--trusted-proxy", "127.0.0.0/8", "--trusted-proxy", "10.0.0.0/8"])
    other.director()
    equal(guess(other.port, {"X-Forwarded-For": "192.0.2.1"}, 6), [401] * 5 + [429])
    equal(guess(other.port, {"X-Forwarded-For": "192.0.2.2"}), [401])
    for spoofed in ("198.51.100.9, 192.0.2.1", "nonsense, 192.0.2.1", "127.0.0.1, 192.0.2.1, 10.1.2.3", "198.51.100.9,192.0.2.1:4711",
                    ",192.0.2.1", "198.51.100.9, 192.0.2.1,10.0.0.1, 10.0.0.2"):
        use_up(other.port, "192.0.2.1")
        equal((spoofed, guess(other.port, {"X-Forwarded-For": spoofed})), (spoofed, [429]))
    for hop in ("[2001:db8::1]:80", "2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4"):
        equal(guess(other.port, {"X-Forwarded-For": hop}), [401])
    use_up(other.port, "2001:db8::4")
    equal(guess(other.port, {"X-Forwarded-For": "2001:db8::5"}), [429])  # a network of 64 bits is one client
    equal(guess(other.port, {"X-Forwarded-For": "2001:db8:0:1::5"}), [401])
    two = b"X-Forwarded-For: 198.51.100.77\r\nX-Forwarded-For: 192.0.2.1\r\n"
    login = b"POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n"
    use_up(other.port, "192.0.2.1")
    equal(statuses(exchange(login + two + b'\r\n{"password":"guess"}', other.port)), [429])
    equal(other.stop(), 0)


def test_secure_cookies():
    """behind a proxy with TLS, cookies are Secure, and no others are accepted"""
    other = Server(ODDTRICK, options=["--trusted-proxy", "127.0.0.1", "--host", "club.example"])
    other.director()
    client, https = other.client(), {"X-Forwarded-Proto": "https", "Host": "club.example", "Origin": "https://club.example"}
    answer = client.post("/api/v1/login", {"password": PASSWORD}, https)
    cookies = answer.headers.get_all("Set-Cookie")
    equal(len(cookies), 2)
    for cookie in cookies:
        assert cookie.startswith("__Host-oddtrick") and cookie.endswith("; Secure") and "Path=/;" in cookie, cookie
    client.csrf = answer.json["csrf"]
    equal(client.get("/api/v1/session", https).json["director"], True)
    equal(client.get("/api/v1/session").json["director"], False)
    client.cookie = client.cookie.replace("__Host-", "")
    equal(client.get("/api/v1/session", https).json["director"], False)
    plain = Server(ODDTRICK)
    plain.director()
    answer = plain.client().post("/api/v1/login", {"password": PASSWORD}, {"X-Forwarded-Proto": "https"})
    assert "Secure" not in answer.headers["Set-Cookie"]
    plain.stop()
    other.stop()


def test_wrong_options():
    """options that cannot be are said plainly"""
    for options, said in ((["--trusted-proxy", "nonsense"], "10.0.0.0/8"), (["--trusted-proxy", "10.0.0.0/33"], "10.0.0.0/8"),
                          (["--tls-cert", "x.pem"], "must be given together"), (["--log-format", "json"], "--log FILE"),
                          (["--log", "x", "--log-format", "xml"], "text json"), (["--log", "/nowhere/x"], "/nowhere/x"),
                          (["--tls-cert", "/nowhere/c", "--tls-key", "/nowhere/k"], "/nowhere/c")):
        other = subprocess.run([ODDTRICK, "serve", "--db", os.path.join(server.folder, "o.db"), "--listen", "127.0.0.1:0", *options],
                               capture_output=True, text=True, timeout=20, cwd=server.folder)
        equal((options, other.returncode), (options, 2))
        assert said in other.stderr, other.stderr


# ---- TLS -------------------------------------------------------------------------------------------


def make_certificate(folder, name):
    """A certificate of its own for localhost, and its key."""
    certificate, key = os.path.join(folder, name + ".pem"), os.path.join(folder, name + ".key")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", "/CN=" + name, "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-out", certificate,
                    "-keyout", key], check=True, capture_output=True)
    return certificate, key


class Secure:
    """A connection by TLS that trusts one certificate."""

    def __init__(self, port, certificate):
        context = ssl.create_default_context(cafile=certificate)
        self.socket = context.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE), server_hostname="localhost")

    def ask(self, data=GET):
        self.socket.sendall(data)
        answer = self.socket.recv(65536)
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(65536)
        return answer

    def name(self):
        return dict(part[0] for part in self.socket.getpeercert()["subject"])["commonName"]


def read_secure_start(other):
    line = other.process.stdout.readline()
    return int(re.search(r"https://127\.0\.0\.1:(\d+)/", line).group(1))


class SecureServer:
    def __init__(self, folder, certificate, key, options=()):
        self.process = subprocess.Popen(
            [ODDTRICK, "serve", "--db", os.path.join(folder, "tls.db"), "--listen", "127.0.0.1:0", "--tls-cert", certificate, "--tls-key",
             key, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.port = read_secure_start(self)
        self.token = re.search(r"https://\S*token=(\S+)", self.process.stdout.readline()).group(1)

    def stop(self):
        self.process.terminate()
        code = self.process.wait(20)
        self.errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return code


def test_tls():
    """the server speaks TLS, and nothing else; its cookies are Secure, and heads are as strict"""
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = make_certificate(folder, "one")
        other = SecureServer(folder, certificate, key)
        connection = Secure(other.port, certificate)
        assert connection.socket.version() in ("TLSv1.2", "TLSv1.3")
        equal(statuses(connection.ask()), [200])
        equal(statuses(connection.ask()), [200])
        form = f"token={other.token}&password=long+enough&again=long+enough".encode()
        answer = connection.ask(b"POST /setup HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(form) + form)
        equal(statuses(answer), [303])
        assert re.search(rb"Set-Cookie: __Host-oddtrick=\S+; Path=/; .*; Secure\r", answer), answer
        for name in ("a zero in a value", "line feeds alone", "a length and chunks", "two hosts"):
            equal((name, statuses(Secure(other.port, certificate).ask(BAD[name]))), (name, [400]))
        equal(statuses(Secure(other.port, certificate).ask(GET.replace(b"localhost", b"evil.example"))), [421])
        assert statuses(exchange(GET, other.port)) == []
        warnings.simplefilter("ignore", DeprecationWarning)
        old = ssl.create_default_context(cafile=certificate)
        old.maximum_version = ssl.TLSVersion.TLSv1_1
        old.set_ciphers("ALL:@SECLEVEL=0")
        try:
            old.wrap_socket(socket.create_connection(("127.0.0.1", other.port), timeout=PATIENCE), server_hostname="localhost")
            raise AssertionError("TLS 1.1 was taken")
        except ssl.SSLError:
            pass
        equal(other.stop(), 0)


def test_tls_is_renewed():
    """SIGHUP reads a new certificate, and connections go on; one that cannot be read changes nothing"""
    with tempfile.TemporaryDirectory() as folder:
        one, two = make_certificate(folder, "one"), make_certificate(folder, "two")
        live = os.path.join(folder, "live.pem"), os.path.join(folder, "live.key")
        for from_, to in zip(one, live):
            os.symlink(from_, to)
        other = SecureServer(folder, *live)
        before = Secure(other.port, one[0])
        equal((before.name(), statuses(before.ask())), ("one", [200]))

        def show(files):
            for from_, to in zip(files, live):
                os.remove(to)
                os.symlink(from_, to)
            other.process.send_signal(signal.SIGHUP)

        def is_shown(name, certificate):
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                try:
                    if Secure(other.port, certificate).name() == name:
                        return True
                except ssl.SSLError:
                    pass
                time.sleep(0.05)
            return False

        show(two)
        assert is_shown("two", two[0])
        equal(statuses(before.ask()), [200])
        show((one[0], two[1]))  # a key that is another's
        assert "does not match the certificate" in other.process.stderr.readline()
        assert is_shown("two", two[0])
        show((os.path.join(folder, "none"), one[1]))
        assert "cannot read" in other.process.stderr.readline()
        assert is_shown("two", two[0])
        show(one)
        assert is_shown("one", one[0])
        equal(statuses(before.ask()), [200])
        equal(other.stop(), 0)


def test_tls_files():
    """invalid certificate files, or files that do not match, are reported when the server is started"""
    with tempfile.TemporaryDirectory() as folder:
        one, two = make_certificate(folder, "one"), make_certificate(folder, "two")
        text = os.path.join(folder, "text")
        with open(text, "w") as file:
            file.write("no PEM")
        for files, said in (((one[0], two[1]), "does not match the certificate"), ((text, one[1]), "no certificate in"),
                            ((one[0], text), "no key in"), ((one[0], folder + "/none"), "cannot read")):
            other = subprocess.run([ODDTRICK, "serve", "--db", folder + "/x.db", "--listen", "127.0.0.1:0", "--tls-cert", files[0],
                                    "--tls-key", files[1]], capture_output=True, text=True, timeout=20)
            equal(other.returncode, 2)
            assert said in other.stderr, other.stderr


def test_tls_stream():
    """a stream by TLS tells of changes"""
    with tempfile.TemporaryDirectory() as folder:
        certificate, key = make_certificate(folder, "one")
        subprocess.run([ODDTRICK, "import", "-", folder + "/tls.db#two"], input="\n".join(HEAD) + "\n", text=True, check=True,
                       capture_output=True)
        other = SecureServer(folder, certificate, key)
        stream = Secure(other.port, certificate)
        head = stream.ask(b"GET /api/v1/events/two/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
        equal(statuses(head), [200])
        while b"event: change" not in head:
            head += stream.socket.recv(65536)
        stream.socket.close()
        equal(other.stop(), 0)


# ---- Places ----------------------------------------------------------------------------------------


def open_files():
    return len(os.listdir(f"/proc/{server.process.pid}/fd"))


def test_closed_streams():
    """a stream that is closed gives its place back at once, though there is nothing to tell"""
    before = open_files()
    streams = []
    for _ in range(40):
        s = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        s.sendall(b"GET /api/v1/events/two/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while b"event: change" not in s.recv(65536):
            pass
        streams.append(s)
    assert open_files() >= before + 40
    began = time.monotonic()
    for s in streams:
        s.close()
    while open_files() > before and time.monotonic() < began + 3:
        time.sleep(0.01)
    took = time.monotonic() - began
    assert open_files() <= before and took < 3, (open_files(), before, took)  # the next sign of life is in 15 seconds
    return f"{took * 1000:.0f} ms"


def test_end():
    """and all of it ends without an error"""
    equal(server.stop(), 0)
    equal(server.errors, "")


tap.run(globals())
