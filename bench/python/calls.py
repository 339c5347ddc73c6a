"""What the way through Python costs: calls of small values, and a game written in Python against
the same game in C++. Run by hand, with PYTHONPATH=build/release/python:

    /usr/bin/python3 bench/python/calls.py
"""

import time
import timeit

import upstar


class Domineering(upstar.Ruleset):
    def left(self, free):
        return [free - {s, (s[0] + 1, s[1])} for s in free if (s[0] + 1, s[1]) in free]

    def right(self, free):
        return [free - {s, (s[0], s[1] + 1)} for s in free if (s[0], s[1] + 1) in free]


def nanoseconds(statement, names):
    timer = timeit.Timer(statement, globals=names)
    number = 100_000
    return min(timer.repeat(7, number)) / number * 1e9


def main():
    names = {
        "up": upstar.up,
        "star": upstar.star,
        "hot": upstar.Game("{1|-1}"),
        "warm": upstar.Game("{2||1|0}"),
        "one": upstar.Game(1),
        "nothing": lambda a, b: None,
    }
    print("a call, in nanoseconds (the best of 7 times 100000)")
    for statement in ("up + star", "one + 1", "up < star", "up == star", "-up", "hot + warm",
                      "hot < warm", "hot.is_number", "up.outcome", "hash(up)", "nothing(up, star)"):
        print(f"  {statement:20} {nanoseconds(statement, names):8.0f}")
    print("Domineering, in seconds: in Python, in C++")
    for rows, columns in ((3, 3), (3, 4), (4, 4)):
        board = frozenset((r, c) for r in range(rows) for c in range(columns))
        game = Domineering()
        began = time.perf_counter()
        in_python = game(board).value
        middle = time.perf_counter()
        upstar.clear()
        in_cpp = upstar.domineering(f"{rows}x{columns}").value
        end = time.perf_counter()
        assert in_python == in_cpp
        print(f"  {rows}x{columns} {middle - began:8.4f} {end - middle:8.4f}")


if __name__ == "__main__":
    main()
