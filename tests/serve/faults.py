"""A disk and a clock that do what a test wants: faults.c in the servers that are started with `env`."""
import mmap
import os
import struct
import tempfile

FULL, SHORT, SYNC, READ, OPEN = 1, 2, 3, 4, 5


class Faults:
    def __init__(self, library):
        self.file = tempfile.NamedTemporaryFile(prefix="odd-faults-")
        self.file.write(bytes(4096))
        self.file.flush()
        self.shared = mmap.mmap(self.file.fileno(), 4096)
        self.env = {**os.environ, "LD_PRELOAD": library, "ODD_FAULTS": self.file.name,
                    "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", "") + ":verify_asan_link_order=0"}

    def fail(self, what, after, times):
        """Makes calls of one kind fail, after so many good ones."""
        self.shared[0:12] = struct.pack("3i", 0, after, times)
        self.shared[0:4] = struct.pack("i", what)

    def heal(self):
        self.shared[0:4] = struct.pack("i", 0)

    @property
    def failed(self):
        return struct.unpack("i", self.shared[12:16])[0]

    def set_clock(self, seconds):
        """The time of day, from what it is."""
        self.shared[20:24] = struct.pack("i", seconds)
