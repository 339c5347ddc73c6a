"""The module within a process: threads, forks, Ctrl-C, memory, import."""

import os
import signal
import subprocess
import sys
import textwrap
import threading
import time

import pytest

import upstar
from upstar import Game, Ruleset


def run(code, timeout=60):
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, timeout=timeout
    )


def test_threads_evaluate_at_once():
    values = {}

    def evaluate(n):
        values[n] = upstar.domineering(f"3x{n}").value + upstar.toads_and_frogs("T" * n + "..F").value

    threads = [threading.Thread(target=evaluate, args=(n,)) for n in range(1, 7)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for n, value in values.items():
        assert value == upstar.domineering(f"3x{n}").value + upstar.toads_and_frogs("T" * n + "..F").value


def test_other_threads_run_while_one_evaluates():
    ticks = 0
    done = threading.Event()

    def work():
        upstar.konane("6x6").analysis(time=0.5)
        done.set()

    def quietly():
        try:
            work()
        except upstar.Error:
            done.set()

    thread = threading.Thread(target=quietly)
    thread.start()
    while not done.is_set():
        ticks += 1
        time.sleep(0.01)
    thread.join()
    assert ticks > 5


def test_ctrl_c_ends_a_long_evaluation_and_the_session_goes_on():
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        upstar.domineering("8x8").value
    assert time.monotonic() - began < 20
    timer.join()
    upstar.clear()
    assert Game("{1|-1}") + Game("{1|-1}") == 0
    assert upstar.domineering("2x2").value == Game("+-1")


def test_ctrl_c_ends_rules_written_in_python():
    class Slow(Ruleset):
        def options(self, n):
            time.sleep(0.001)
            return [n + 1]

    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        Slow()(0).value
    timer.join()
    assert upstar.nim("3,5").nim_value == 6


def test_ctrl_c_ends_a_table():
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        upstar.table("domineering", "{n}x{n}", {"n": "6..8"})
    timer.join()
    upstar.clear()
    assert upstar.table("domineering", "2x{n}", {"n": "1..2"}).records()[1]["value"] == Game("+-1")


@pytest.mark.parametrize(
    "work",
    [
        lambda folder: upstar.sieve_nim("CN(6,2)", 63),
        lambda folder: upstar.prove_nim("CN(7,3)"),
        lambda folder: upstar.nim_theorems(["CN(7,3)", "CN(8,3)"]),
        lambda folder: upstar.papers("erickson", effort="full"),
        lambda folder: upstar.solve_dots("5x5"),
        lambda folder: upstar.sweep("domineering", "{n}x{n}", {"n": "7..9"}, folder / "journal"),
        lambda folder: upstar.Dictionary(folder / "dict").build("domineering", squares=14),
    ],
    ids=["sieve", "proof", "theorems", "papers", "dots", "sweep", "dictionary"],
)
def test_ctrl_c_ends_whatever_takes_long(work, tmp_path):
    timer = threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        work(tmp_path)
    timer.join()
    upstar.clear()
    assert upstar.domineering("2x2").value == Game("+-1")


def test_a_fork_goes_on_with_its_own_session():
    before = upstar.domineering("3x4").value
    child = os.fork()
    if child == 0:
        fine = upstar.domineering("3x4").value == before and Game(1) + 1 == 2
        os._exit(0 if fine else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def test_a_fork_waits_for_other_threads():
    stop = threading.Event()

    def evaluate():
        while not stop.is_set():
            upstar.clear()
            upstar.domineering("3x4").value

    thread = threading.Thread(target=evaluate)
    thread.start()
    try:
        for _ in range(5):
            child = os.fork()
            if child == 0:
                os._exit(0 if upstar.domineering("2x2").value == Game("+-1") else 1)
            assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    finally:
        stop.set()
        thread.join()


def test_subinterpreters_are_refused():
    told = run(
        """
        import _xxsubinterpreters as interpreters
        import upstar
        made = interpreters.create()
        try:
            interpreters.run_string(made, "import upstar")
        except Exception as error:
            print(error)
        assert upstar.Game(1) + 1 == 2
        """
    )
    assert "subinterpreter" in told.stdout, told


def test_memory_is_stable_over_many_operations():
    told = run(
        """
        import resource
        import upstar
        def work(n):
            g, h = upstar.Game("{2||1|0}"), upstar.up
            for _ in range(n):
                (g + h) - h == g
                g.mean, str(h), h < g
        work(20_000)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        work(150_000)
        print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
        """,
        timeout=300,
    )
    assert int(told.stdout) < 4_000, told  # kilobytes; a million operations


def test_the_import_loads_little():
    told = run("import sys, upstar; print(*sorted(sys.modules))")
    loaded = set(told.stdout.split())
    assert "upstar" in loaded
    assert not loaded & {"numpy", "pandas", "tqdm", "asyncio", "IPython", "multiprocessing"}
