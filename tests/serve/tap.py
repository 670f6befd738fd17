"""Tests that print TAP: each function whose name begins with test_ is one."""
import sys
import traceback


def equal(got, wanted, about=""):
    assert got == wanted, f"{about}{': ' if about else ''}{got!r} is not {wanted!r}"


def run(tests, *args):
    failed = 0
    for name, test in list(tests.items()):
        if not name.startswith("test_"):
            continue
        try:
            said = test(*args)
            print(f"ok - {(test.__doc__ or name).strip()}{': ' + said if said else ''}", flush=True)
        except Exception:  # whatever is wrong is this test's failure
            failed += 1
            print(f"not ok - {(test.__doc__ or name).strip()}", flush=True)
            print("".join("# " + line for line in traceback.format_exc().splitlines(True)), flush=True)
    sys.exit(failed > 0)
