"""Files that are made, replaced, read without being written, and put there by others: files.py ODDTRICK."""
import os
import re
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile
import time

sys.path[:0] = [os.path.dirname(__file__), os.path.join(os.path.dirname(__file__), "../serve")]
import tap
from server import Server

ODDTRICK = os.path.abspath(sys.argv[1])
FOLDER = tempfile.mkdtemp(prefix="odd-files-")
os.chmod(FOLDER, 0o755)
NOBODY = 65534
os.environ["XDG_STATE_HOME"] = os.path.join(FOLDER, "state")
os.environ["XDG_CACHE_HOME"] = os.path.join(FOLDER, "user-cache")
EVENT = "event Two tables\nboard 1\n1 2 4S N =\n3 4 4S N -1\n"
DEALS = ('[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'
         '[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n')


def run(*args, program=ODDTRICK, **more):
    return subprocess.run([program, *args], capture_output=True, text=True, timeout=60, **more)


def as_nobody(*args, **more):
    """As a user who owns nothing here; root may do everything, whatever the modes are. The program is a copy, since the build may be in a
    folder that only its owner may enter."""
    program = at("oddtrick")
    if not os.path.exists(program):
        shutil.copy(ODDTRICK, program)
    others = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
    state = at("their-state")
    if not os.path.exists(state):
        os.mkdir(state)
        if others:
            os.chown(state, NOBODY, NOBODY)
    return run(*args, program=program, **others, env={**os.environ, "XDG_STATE_HOME": state}, **more)


def at(*names):
    return os.path.join(FOLDER, *names)


def write(name, text, mode=None):
    with open(at(name), "w", encoding="utf-8") as file:
        file.write(text)
    if mode is not None:
        os.chmod(at(name), mode)
    return at(name)


def read(path):
    return open(path, encoding="utf-8").read()


def mode_of(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def equal(got, wanted):
    assert got == wanted, f"{got!r} is not {wanted!r}"


write("a.event", EVENT)
write("deals.pbn", DEALS)


# ---- Modes --------------------------------------------------------------------------------------------

def test_new_databases_are_private():
    """new databases, caches, and the files beside them are their owner's alone, whatever the umask is"""
    for mask in (0o000, 0o022, 0o077):
        folder = at(f"mask{mask}")
        os.mkdir(folder)
        shutil.copy(at("deals.pbn"), folder)
        equal(run("import", at("a.event"), folder + "/club.db#a", umask=mask).returncode, 0)
        equal(mode_of(folder + "/club.db"), 0o600)
        equal(run("par", "--cache", folder + "/deals.pbn.dd.sqlite", folder + "/deals.pbn", umask=mask).returncode, 0)
        equal(mode_of(folder + "/deals.pbn.dd.sqlite"), 0o600)
        user = {**os.environ, "XDG_CACHE_HOME": folder + "/user"}
        equal(run("par", folder + "/deals.pbn", umask=mask, env=user).returncode, 0)
        equal(mode_of(folder + "/user/oddtrick"), 0o700)
        equal(mode_of(folder + "/user/oddtrick/deals.sqlite"), 0o600)
        server = Server(ODDTRICK, folder + "/served.db", setup=lambda mask=mask: os.umask(mask))
        server.director().create("e", ["board 1"])
        for end in ("", "-wal", "-shm"):
            equal(mode_of(folder + "/served.db" + end), 0o600)
        server.stop()


def test_modes_are_kept():
    """files that are there keep their modes"""
    equal(run("import", at("a.event"), at("open.db") + "#a").returncode, 0)
    os.chmod(at("open.db"), 0o664)
    equal(run("import", at("a.event"), at("open.db") + "#b").returncode, 0)
    equal(mode_of(at("open.db")), 0o664)
    for mode in (0o600, 0o640, 0o666):
        write("out.pbn", "old", mode)
        equal(run("convert", "--force", at("a.event"), at("out.pbn")).returncode, 0)
        equal(mode_of(at("out.pbn")), mode)
        assert "old" not in read(at("out.pbn"))


# ---- Reading without writing -----------------------------------------------------------------------------

def test_read_only():
    """a database that can only be read, in a folder that can only be read, can be read"""
    folder = at("fixed")
    os.mkdir(folder)
    for name in ("club.db", "with # and % ?.db"):
        path = os.path.join(folder, name)
        equal(run("import", at("a.event"), path + "#tuesday").returncode, 0)
        os.chmod(path, 0o444)
    os.chmod(folder, 0o555)
    before = sorted(os.listdir(folder))
    for name in before:
        path = os.path.join(folder, name)
        done = as_nobody("rank", path + "#tuesday")
        assert done.returncode == 0 and "Two tables" in done.stdout, done
        equal(as_nobody("export", path + "#tuesday", "-").stdout, EVENT)
        equal(as_nobody("db", "check", path).returncode, 0)
        done = as_nobody("import", at("a.event"), path + "#b")
        assert done.returncode == 2 and "cannot store it" in done.stderr, done
    equal(sorted(os.listdir(folder)), before)
    os.chmod(folder, 0o755)
    path = os.path.join(folder, "club.db")
    os.chmod(path, 0o600)
    if os.geteuid() == 0:
        done = as_nobody("rank", path + "#tuesday")
        assert done.returncode == 2 and "club.db" in done.stderr, done


def test_read_only_with_changes():
    """changes that are still in the -wal are read where that is possible, and named where it is not"""
    server = Server(ODDTRICK)
    server.director().create("e", ["event Live", "board 1"])
    folder = at("killed")
    os.mkdir(folder)
    for end in ("", "-wal"):
        shutil.copy(server.database + end, folder + "/club.db" + end)
        os.chmod(folder + "/club.db" + end, 0o444)
    server.stop()
    shutil.rmtree(server.folder)
    os.chmod(folder, 0o555)
    done = as_nobody("export", folder + "/club.db#e", "-")
    assert done.returncode == 2 and "-wal" in done.stderr, done
    os.chmod(folder, 0o755)
    equal(run("export", folder + "/club.db#e", "-").stdout, "event Live\nboard 1\n")


# ---- Files that are written --------------------------------------------------------------------------------

def test_devices_are_not_replaced():
    """a device or a pipe is written to, and is still one; a folder is refused"""
    os.mkfifo(at("pipe.pbn"))
    reader = subprocess.Popen(["cat", at("pipe.pbn")], stdout=subprocess.PIPE, text=True)
    equal(run("convert", "--force", at("a.event"), at("pipe.pbn")).returncode, 0)
    assert "[Event" in reader.communicate(timeout=20)[0]
    assert stat.S_ISFIFO(os.stat(at("pipe.pbn")).st_mode)
    os.mkdir(at("folder.pbn"))
    done = run("convert", "--force", at("a.event"), at("folder.pbn"))
    assert done.returncode == 2 and "Is a directory" in done.stderr, done
    equal(run("convert", "--force", "--to", "pbn", at("a.event"), "/dev/null").returncode, 0)
    assert stat.S_ISCHR(os.stat("/dev/null").st_mode)


def test_links_are_followed_when_asked():
    """a symbolic link stays one, and what it leads to is replaced only with --force"""
    write("target.pbn", "old")
    os.symlink("target.pbn", at("link.pbn"))
    equal(run("convert", at("a.event"), at("link.pbn")).returncode, 2)
    equal(read(at("target.pbn")), "old")
    equal(run("convert", "--force", at("a.event"), at("link.pbn")).returncode, 0)
    assert os.path.islink(at("link.pbn")) and read(at("target.pbn")) != "old"
    os.symlink("nowhere.pbn", at("lost.pbn"))
    equal(run("convert", at("a.event"), at("lost.pbn")).returncode, 2)
    assert not os.path.exists(at("nowhere.pbn"))


def leftovers(folder):
    return [name for name in os.listdir(folder) if name.endswith(".new")]


def test_nothing_is_left_behind():
    """conversions that are ended at any moment leave the old file or the new one, whole, and no other"""
    folder = at("ended")
    os.mkdir(folder)
    write("long.event", "event Long\nboard 1\n" + "".join(f"# {number:060}\n" for number in range(100000)))
    out = folder + "/out.event"
    wanted = read(at("long.event"))
    for number in range(30):
        process = subprocess.Popen([ODDTRICK, "convert", "--force", at("long.event"), out], stderr=subprocess.DEVNULL)
        time.sleep(number * 0.002)
        process.send_signal((signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[number % 3])
        process.wait(timeout=20)
        assert not os.path.exists(out) or read(out) == wanted
        equal(leftovers(folder), [])
    equal(run("convert", "--force", at("long.event"), out).returncode, 0)
    equal(read(out), wanted)


def test_stale_files_are_removed():
    """what a killed conversion has left is removed by the next one, and nothing else is"""
    folder = at("stale")
    os.mkdir(folder)
    for name in ("out.pbn.123.new", "out.pbn.new", "out.pbn.12x.new", "other.pbn.123.new", "out.pbn.99.new"):
        write("stale/" + name, "x")
        os.utime(os.path.join(folder, name), (1, 1))
    os.utime(folder + "/out.pbn.99.new")  # another program may be writing it now
    os.symlink("/etc/passwd", folder + "/out.pbn.7.new")
    equal(run("convert", at("a.event"), folder + "/out.pbn").returncode, 0)
    equal(sorted(os.listdir(folder)),
          ["other.pbn.123.new", "out.pbn", "out.pbn.12x.new", "out.pbn.7.new", "out.pbn.99.new", "out.pbn.new"])


def test_no_room():
    """without room nothing is changed"""
    if subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode != 0:
        return "no mounts here: not tried"
    script = (f"mount -t tmpfs -o size=64k none {at('small')} && cp {at('a.event')} {at('small')}/out.event && "
              f"{ODDTRICK} convert --force {at('long.event')} {at('small')}/out.event; echo $?; ls {at('small')}; "
              f"cmp {at('a.event')} {at('small')}/out.event && echo same")
    os.mkdir(at("small"))
    done = subprocess.run(["unshare", "-m", "sh", "-c", script], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["2", "out.event", "same"] and "No space left" in done.stderr, done


# ---- The cache of solved deals -------------------------------------------------------------------------------

def solve(path, *options, runner=run):
    return runner("par", *options, "--cache", path + ".dd.sqlite", path)


def test_cache_links():
    """no symbolic link is followed, and no other name of a file used"""
    os.mkdir(at("cache"))
    for name in ("link", "hard", "fifo"):
        shutil.copy(at("deals.pbn"), at("cache", name + ".pbn"))
    write("cache/victim", "")
    os.symlink("victim", at("cache", "link.pbn.dd.sqlite"))
    os.symlink("made", at("cache", "hard.pbn.dd.sqlite-wal"))
    write("cache/other", "")
    os.link(at("cache", "other"), at("cache", "hard.pbn.dd.sqlite"))
    os.mkfifo(at("cache", "fifo.pbn.dd.sqlite"))
    for name, what in (("link", "is a symbolic link"), ("hard", "has another name"), ("fifo", "is not an ordinary file")):
        done = solve(at("cache", name + ".pbn"))
        assert done.returncode == 0 and what in done.stderr, done
    equal((read(at("cache", "victim")), read(at("cache", "other"))), ("", ""))
    assert not os.path.exists(at("cache", "made"))


def test_cache_of_others():
    """nothing is written into a folder of another user, nor read from a file of another user"""
    if os.geteuid() != 0:
        return "only root can make files of others: not tried"
    os.mkdir(at("theirs"))
    shutil.copy(at("deals.pbn"), at("theirs"))
    os.chown(at("theirs"), NOBODY, NOBODY)
    done = solve(at("theirs", "deals.pbn"))
    assert done.returncode == 0 and "the folder belongs to another user" in done.stderr, done
    equal(os.listdir(at("theirs")), ["deals.pbn"])
    done = solve(at("theirs", "deals.pbn"), runner=as_nobody)
    assert done.returncode == 0 and done.stderr == "", done
    assert os.path.exists(at("theirs", "deals.pbn.dd.sqlite"))
    os.mkdir(at("sticky"))
    os.chmod(at("sticky"), 0o1777)  # as /tmp
    shutil.copy(at("deals.pbn"), at("sticky"))
    equal(solve(at("sticky", "deals.pbn"), runner=as_nobody).stderr, "")
    done = solve(at("sticky", "deals.pbn"))
    assert done.returncode == 0 and "belongs to another user" in done.stderr, done


def test_forged_cache():
    """false tricks in a cache that came with a file are not taken for solved ones, neither by audit --par nor by others"""
    table = "".join(f"{seat} {strain} 7\\n" for seat in "NSEW" for strain in ("NT", "S", "H", "D", "C"))
    lie = DEALS + '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]\n' + table.replace("\\n", "\n")
    write("lie.pbn", lie)
    cache = at("lie.pbn.dd.sqlite")
    first = run("audit", "--par", "--cache", cache, at("lie.pbn"))
    assert first.returncode == 1 and "13" in first.stdout, first
    database = sqlite3.connect(cache)
    ((deal, value),) = database.execute("SELECT deal, tricks FROM solved").fetchall()
    seven = bytes([0x77]) * 10  # what the file says
    for forged in (seven + value[10:], seven + bytes(16), value[:9] + bytes([value[9] ^ 1]) + value[10:]):
        database.execute("UPDATE solved SET tricks = ?", (forged,))
        database.commit()
        again = run("audit", "--par", "--cache", cache, at("lie.pbn"))
        equal((again.returncode, again.stdout), (first.returncode, first.stdout))
        equal(database.execute("SELECT tricks FROM solved").fetchone()[0], value)
    database.close()
    theirs = solve(at("lie.pbn")).stdout
    os.environ["XDG_STATE_HOME"] = at("another-state")  # another user's cache, with their seals
    try:
        equal(solve(at("lie.pbn")).stdout, theirs)
        database = sqlite3.connect(cache)
        assert database.execute("SELECT tricks FROM solved").fetchone()[0][10:] != value[10:], "it was solved again"
        database.close()
    finally:
        os.environ["XDG_STATE_HOME"] = os.path.join(FOLDER, "state")


def test_end():
    """and nothing is left behind"""
    shutil.rmtree(FOLDER)


tap.run(globals())
