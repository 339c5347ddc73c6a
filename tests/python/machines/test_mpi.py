"""A sweep over the processes of MPI: those of mpi4py.futures, and a part for each rank."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mpi4py")


@pytest.mark.parametrize(
    "program, by",
    [("mpi_sweep.py", ["-m", "mpi4py.futures"]), ("mpi_parts.py", [])],
    ids=["an executor", "a part each"],
)
def test_mpi_carries_a_sweep(program, by, tmp_path):
    told = subprocess.run(
        ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "2",
         sys.executable, *by, str(Path(__file__).with_name(program))],
        capture_output=True, text=True, timeout=300, cwd=tmp_path,
    )
    assert told.returncode == 0, told.stderr
    assert "the same" in told.stdout
