"""A PostgreSQL of one's own, for tests: in a temporary folder, as an unprivileged user, on sockets in that folder, with a standby if wanted."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time


def bin_folder():
    config = os.environ.get("PG_CONFIG", "pg_config")
    return subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()


# PostgreSQL refuses to run as root.
AS_USER = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


class Cluster:
    """One server of PostgreSQL. Its socket is in a folder of its own, and its port tells it from others."""

    def __init__(self, folder, name, port, settings=()):
        self.bin = bin_folder()
        self.folder = folder
        self.data = os.path.join(folder, name)
        self.port = port
        self.settings = list(settings)
        self.process = None

    def run(self, *command, **more):
        return subprocess.run([*AS_USER, *command], cwd=self.folder, check=True, capture_output=True, text=True, **more)

    def create(self, auth="trust"):
        self.run(f"{self.bin}/initdb", "-D", self.data, "-U", "odd", "-A", auth, "--no-sync", "--encoding=UTF8", "--locale=C")
        return self

    def copy_of(self, primary):
        """A standby that follows the primary."""
        self.run(f"{self.bin}/pg_basebackup", "-D", self.data, "-h", self.folder, "-p", str(primary.port), "-U", "odd", "-R", "-c", "fast", "--no-sync")
        return self

    def start(self):
        words = [*AS_USER, f"{self.bin}/postgres", "-D", self.data, "-k", self.folder, "-p", str(self.port), "-c", "listen_addresses="]
        for setting in self.settings:
            words += ["-c", setting]
        log = open(self.data + ".log", "a")
        self.process = subprocess.Popen(words, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        log.close()
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            if subprocess.run([f"{self.bin}/pg_isready", "-q", "-h", self.folder, "-p", str(self.port)]).returncode == 0:
                return self
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start:\n" + open(self.data + ".log").read()[-2000:])

    def stop(self, how=signal.SIGINT):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()
        self.process = None

    def crash(self):
        """SIGKILL of all its processes at once, as if the machine was gone."""
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        for pid in [self.process.pid, *map(int, children)]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        self.process = None

    def promote(self):
        self.run(f"{self.bin}/pg_ctl", "promote", "-D", self.data, "-w", "-t", "60")

    def sql(self, words, database="postgres"):
        done = subprocess.run([f"{self.bin}/psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-p", str(self.port), "-U", "odd", "-d", database],
                              input=words, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def database(self, name):
        """A new, empty database; returns its address."""
        self.sql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
        self.sql(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def address(self, name, *others, more=""):
        """Also of other servers, of which one is the primary."""
        places = [self, *others]
        hosts = ",".join(p.folder.replace("/", "%2F") + f":{p.port}" for p in places)
        return f"postgresql://odd@{hosts}/{name}{more}"


def temporary_folder():
    folder = tempfile.mkdtemp(prefix="oddtrick-pg-")
    if os.geteuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    os.chmod(folder, 0o755)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


FAST = ("fsync=off", "full_page_writes=off", "shared_buffers=64MB", "max_connections=200")


def single(settings=FAST):
    cluster = Cluster(temporary_folder(), "primary", 5432, settings).create().start()
    atexit.register(cluster.stop)
    return cluster


def pair(settings=FAST):
    """A primary and a standby that confirms each commit."""
    folder = temporary_folder()
    primary = Cluster(folder, "primary", 5432, settings).create().start()
    standby = Cluster(folder, "standby", 5433, [*settings, "hot_standby=on"]).copy_of(primary)
    with open(os.path.join(standby.data, "postgresql.auto.conf"), "a") as conf:
        conf.write(f"primary_conninfo = 'host={folder} port={primary.port} user=odd application_name=standby'\n")
    standby.start()
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'")
    primary.sql("SELECT pg_reload_conf()")
    end = time.monotonic() + 60
    while primary.sql("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1":
        if time.monotonic() > end:
            raise RuntimeError("the standby does not follow")
        time.sleep(0.05)
    atexit.register(primary.stop)
    atexit.register(standby.stop)
    return primary, standby


if __name__ == "__main__":  # cluster.py FOLDER: starts one, prints an address, and waits for the end of its input
    import sys

    one = single()
    print(one.database("odd"), flush=True)
    sys.stdin.read()
