"""Run by test_mpi.py under mpirun."""

from mpi4py.futures import MPIPoolExecutor

import upstar


def value(text):
    return upstar.toads_and_frogs(text).value


if __name__ == "__main__":
    texts = ["T" * a + "." + "F" * b for a in range(1, 5) for b in range(1, 5)]
    with MPIPoolExecutor() as executor:
        assert upstar.map(value, texts, executor) == [value(text) for text in texts]
    print("the same")
