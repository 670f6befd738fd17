"""Builds a wheel for pip (PEP 517): make compiles the package, and this puts it into an archive."""
import base64
import hashlib
import os
import pathlib
import subprocess
import sys
import sysconfig
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
METADATA = """Metadata-Version: 2.1
Name: oddtrick
Version: {version}
Summary: Scores contract bridge
License: MIT
Requires-Python: >=3.9

{readme}"""


class UnsupportedOperation(Exception):
    """Raised for what this backend does not do."""


def _version():
    for line in (ROOT / "include" / "oddtrick.h").read_text(encoding="utf-8").splitlines():
        if line.startswith("#define ODD_VERSION "):
            return line.split('"')[1]
    raise RuntimeError("include/oddtrick.h has no ODD_VERSION")


def _make():
    """Compile the package; return its folder."""
    build = os.environ.get("ODD_BUILD", "build")
    command = ["make", "-s", "-j2", "python", "BUILD=" + build, "PYTHON=" + sys.executable]
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)
    return ROOT / build / "python"


def _tag():
    return "cp39-abi3-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def _metadata(version):
    readme = (ROOT / "docs" / "PYTHON.md").read_text(encoding="utf-8")
    return {
        "METADATA": METADATA.format(version=version, readme=readme),
        "WHEEL": "Wheel-Version: 1.0\nGenerator: oddtrick\nRoot-Is-Purelib: false\nTag: " + _tag() + "\n",
        "LICENSE": (ROOT / "LICENSE").read_text(encoding="utf-8"),
    }


def _record(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    version, folder = _version(), _make()
    info = f"oddtrick-{version}.dist-info"
    files = {str(path.relative_to(folder)): path.read_bytes()
             for path in sorted(folder.glob("oddtrick/*")) if path.is_file()}
    files.update({f"{info}/{name}": text.encode() for name, text in _metadata(version).items()})
    record = "".join(_record(name, data) for name, data in files.items()) + f"{info}/RECORD,,\n"
    files[f"{info}/RECORD"] = record.encode()
    wheel = f"oddtrick-{version}-{_tag()}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise UnsupportedOperation("there is no source archive: install from a checkout of the repository")
