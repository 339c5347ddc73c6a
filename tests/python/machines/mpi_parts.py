"""Run by test_mpi.py under mpirun: each rank computes a part of a sweep, in the folder it is in."""

from mpi4py import MPI

import upstar

ranks = MPI.COMM_WORLD
journals = [f"rows-{part}.journal" for part in range(1, ranks.Get_size() + 1)]
part = ranks.Get_rank() + 1
upstar.sweep("domineering", "{m}x{n}", {"m": "1..3", "n": "1..4"}, journals[part - 1],
             part=f"{part}/{ranks.Get_size()}")
ranks.Barrier()
if part == 1:
    for row in upstar.merge(journals).records():
        assert row["value"] == upstar.domineering(f"{row['m']}x{row['n']}").value, row
    print("the same")
