"""A sweep over the processes of mpi4py.futures."""

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mpi4py")


def test_mpi_carries_a_sweep():
    program = Path(__file__).with_name("mpi_sweep.py")
    told = subprocess.run(
        ["mpirun", "--allow-run-as-root", "--oversubscribe", "-n", "2",
         sys.executable, "-m", "mpi4py.futures", str(program)],
        capture_output=True, text=True, timeout=300,
    )
    assert told.returncode == 0, told.stderr
    assert "the same" in told.stdout
