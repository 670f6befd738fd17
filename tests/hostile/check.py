#!/usr/bin/env python3
"""Checks that the memory and time for hostile files grow no faster than the files: check.py [BYTES], the approximate size of each
file. Tests the oddtrick on the path, and prints TAP. The hostile-reader beside it runs the readers alone.

Each trick of files.py is ranked, and given to one more command, each in turn, unless it is a trick for check. Time is processor
time, and a file that takes long is compared with one of a quarter of its size, so a slow machine causes no failure."""

import os
import resource
import shutil
import subprocess
import sys
import tempfile

import files

COMMAND = shutil.which("oddtrick")
READER = shutil.which("hostile-reader")
OTHERS = ("audit", "check", "boards", "to event", "to pbn", "to lin", "to usebio", "to csv", "to json")
FIXED = 24 << 20  # what a process has that does nothing, that of Python before it begins included
TIMES = {"rank": 120}  # the size of the file: an id of three bytes takes 600, a ruling of nine 300
TIMES_OTHERS = 200  # the other file is in memory, too
READER_FIXED, READER_TIMES = 1 << 20, 8  # the reader alone
SECONDS = 20
MESSAGES = 64 << 10  # bytes
SHORT, STEEPEST = 0.4, 8  # seconds for 600 kB that are not worth a second look; of four times the size

work = tempfile.mkdtemp()


def arguments(command, path):
    if command.startswith("to "):
        return ["convert", "--force", "--to", command[3:], path, os.path.join(work, "out")]
    return [command, path]


def run(command, path):
    """Exit status, seconds, bytes of memory, bytes of messages."""
    messages = os.path.join(work, "messages")
    pid = os.fork()
    if pid == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(os.open(messages, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        os.execv(COMMAND, [COMMAND, *arguments(command, path)])
    _, status, used = os.wait4(pid, 0)
    return status, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024, os.path.getsize(messages)


def write(make, size, name):
    path = os.path.join(work, name)
    with open(path, "wb") as out:
        out.write(files.content(make, size))
    return path, os.path.getsize(path)


def look_at_reader(path, written):
    memory = int(subprocess.run([READER, path], check=True, capture_output=True).stdout)
    allowed = READER_FIXED + READER_TIMES * written
    if memory > allowed:
        yield "its reader: %d bytes of memory for %d of the file: at most %d" % (memory, written, allowed)


def look(command, path, written, make, size):
    status, seconds, memory, messages = run(command, path)
    if os.WIFSIGNALED(status):
        yield "%s: ended by signal %d" % (command, os.WTERMSIG(status))
        return
    if os.WEXITSTATUS(status) > 2:
        yield "%s: exit code %d" % (command, os.WEXITSTATUS(status))
    allowed = FIXED + TIMES.get(command, TIMES_OTHERS) * written
    if memory > allowed:
        yield "%s: %d bytes of memory for %d of the file: at most %d" % (command, memory, written, allowed)
    if messages > MESSAGES:
        yield "%s: %d bytes of messages" % (command, messages)
    short = SHORT * (size / 600000) ** 2  # so that time that grows with the square is seen as well in a smaller file
    if seconds > short:
        before = run(command, write(make, size // 4, "quarter")[0])[1]
        if seconds > STEEPEST * before + short:
            yield "%s: %.2f seconds, and %.2f for a quarter of it" % (command, seconds, before)


def main():
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 300000
    failed = 0
    number = 0
    for ending, trick, make in files.EVERYTHING:
        if "to be checked" in trick:
            other = "check"
        else:
            other = OTHERS[number % len(OTHERS)] if "hands" not in trick else "audit"  # and nobody solves deals
            number += 1
        path, written = write(make, size, "hostile." + ending)
        wrong = [line for command in ("rank", other) for line in look(command, path, written, make, size)]
        wrong += look_at_reader(path, written)
        print("%s - %s: %s" % ("not ok" if wrong else "ok", ending, trick), flush=True)
        for line in wrong:
            print("#   " + line, flush=True)
        failed += bool(wrong)
    shutil.rmtree(work)
    return failed > 0


sys.exit(main())
