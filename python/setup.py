"""Builds the package with the project's own CMake build:

python3 -m venv --system-site-packages V && V/bin/pip install --no-build-isolation ./python

Nothing is downloaded. The module is built where `make python` builds it, so that after that nothing
is left to do. A wheel holds the licences of the libraries that are linked or compiled into it.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "release" / "python" / "upstar"

# Debian's packages of what is in the module, or what it is linked with.
LINKED = [
    "libboost1.81-dev", "libfmt-dev", "libsqlite3-dev", "libz3-dev", "libzstd-dev",
    "nlohmann-json3-dev", "pybind11-dev",
]


def version() -> str:
    found = re.search(r"project\(Upstar VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text())
    assert found is not None
    return found[1]


def notices() -> str:
    texts = []
    for package in LINKED:
        path = Path("/usr/share/doc") / package / "copyright"
        texts.append(f"{'=' * 79}\n{package}\n{'=' * 79}\n\n{path.read_text(encoding='utf-8')}")
    return "\n".join(texts)


class BuildWithCMake(build_ext):
    """Asks CMake for the module and takes it from where that leaves it."""

    def run(self) -> None:
        jobs = os.environ.get("JOBS", str(os.cpu_count() or 1))
        subprocess.run(["cmake", "--preset", "release"], cwd=ROOT, check=True,
                       stdout=subprocess.DEVNULL)
        subprocess.run(["cmake", "--build", "--preset", "release", "--parallel", jobs,
                        "--target", "upstar_python"], cwd=ROOT, check=True)
        package = Path(self.build_lib) / "upstar"
        package.mkdir(parents=True, exist_ok=True)
        for module in BUILT.glob("_core*.so"):
            shutil.copy2(module, package)
        shutil.copy2(ROOT / "LICENSE", package)
        (package / "NOTICES.txt").write_text(notices(), encoding="utf-8")


setup(
    version=version(),
    ext_modules=[Extension("upstar._core", [])],
    cmdclass={"build_ext": BuildWithCMake},
)
