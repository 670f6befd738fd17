"""The suites of the store and the server, which are there for files, once more on PostgreSQL.  suites.py BUILD"""
import os
import subprocess
import sys

import cluster

BUILD = sys.argv[1]
pg = cluster.single()
code = 0
for name in ("store", "chain"):
    env = {**os.environ, "ODD_TEST_DATABASE": pg.database(name), "CMOCKA_MESSAGE_OUTPUT": "TAP"}
    code |= subprocess.run([f"{BUILD}/unit", name], env=env, stdout=sys.stdout, stderr=subprocess.STDOUT).returncode
for name in ("api", "connections", "access", "roles", "tables", "lists", "solved", "journal", "attack"):
    env = {**os.environ, "ODD_TEST_POSTGRESQL": pg.address("postgres")}
    code |= subprocess.run([sys.executable, f"tests/serve/{name}.py", f"{BUILD}/oddtrick", f"{BUILD}/faults.so"], env=env, stdout=sys.stdout, stderr=subprocess.STDOUT).returncode
sys.exit(code != 0)
