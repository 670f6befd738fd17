"""A stream of changes of an event, read message by message."""
import http.client
import json
import re
import select
import socket
import time

from server import Answer

PATIENCE = 20  # seconds: shorter than what any client may take, and longer than a busy machine does


class Stream:
    def __init__(self, event, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.socket.sendall(f"GET /api/v1/events/{event}/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        self.bytes = b""

    def __enter__(self):
        return self

    def __exit__(self, *why):
        self.socket.close()

    def answer(self):
        """The head of the answer."""
        head = http.client.HTTPResponse(self.socket)
        head.begin()
        return Answer(head.status, head.headers, b"")

    def next(self, seconds=PATIENCE):
        """The data of the next message about a change: signs of life may come at any time."""
        until = time.time() + seconds
        while True:
            found = re.search(rb"event: (.*)\ndata: (.*)\n", self.bytes)
            if found:
                self.bytes = self.bytes[found.end():]
                if found.group(1) == b"change":
                    return json.loads(found.group(2))
                assert found.groups() == (b"beat", b"{}"), found.groups()
                continue
            left = until - time.time()
            assert left > 0 and select.select([self.socket], [], [], left)[0], "no message"
            more = self.socket.recv(65536)
            assert more, "the stream has ended"
            self.bytes += more
