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
    timer = timeit.Timer(statement, timer=time.process_time, globals=names)
    number = 20_000
    return min(timer.repeat(5, number)) / number * 1e9


def main():
    names = {
        "up": upstar.up,
        "star": upstar.star,
        "hot": upstar.Game("{1|-1}"),
        "warm": upstar.Game("{2||1|0}"),
        "one": upstar.Game(1),
        "nothing": lambda a, b: None,
    }
    print("a call, in nanoseconds of processor time (the best of 5 times 20000)")
    for statement in ("up + star", "one + 1", "up < star", "up == star", "-up", "hot + warm",
                      "hot < warm", "hot.is_number", "up.outcome", "hash(up)", "nothing(up, star)"):
        print(f"  {statement:20} {nanoseconds(statement, names):8.0f}")
    print("Domineering, in seconds of processor time: in Python, in C++")
    for rows, columns in ((3, 3), (3, 4), (4, 4)):
        board = frozenset((r, c) for r in range(rows) for c in range(columns))
        game = Domineering()
        began = time.process_time()
        in_python = game(board).value
        middle = time.process_time()
        upstar.clear()
        in_cpp = upstar.domineering(f"{rows}x{columns}").value
        end = time.process_time()
        assert in_python == in_cpp
        print(f"  {rows}x{columns} {middle - began:8.4f} {end - middle:8.4f}")


if __name__ == "__main__":
    main()
