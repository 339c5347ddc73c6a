"""Every example of docs/python.md, of README.md and of the docstrings is run as it stands there."""

import doctest
import re
from pathlib import Path

import pytest

import upstar

ROOT = Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fails(text, name, names):
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    told = []
    runner.run(test, out=told.append, clear_globs=False)
    names.update(test.globs)
    return "".join(told)


@pytest.mark.parametrize("page", ["docs/python.md", "README.md"])
def test_the_examples_of_the_manual_are_true(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {}
    blocks = BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    for i, block in enumerate(blocks, 1):
        if ">>>" in block:
            assert not (told := fails(block, f"{page}, block {i}", names)), told
        else:
            exec(compile(block, f"{page}, block {i}", "exec"), names)


def test_the_example_of_the_package_is_true():
    assert not (told := fails(upstar.__doc__, "upstar", {})), told


def test_everything_public_has_a_docstring():
    bare = [name for name in upstar.__all__ if not name.startswith("_") and not getattr(upstar, name).__doc__]
    assert not bare
    types = (upstar.Game, upstar.Position, upstar.Thermograph, upstar.Match, upstar.GameRules)
    for type_ in (*types, upstar.Dictionary):
        for name, member in vars(type_).items():
            if not name.startswith("_"):
                assert member.__doc__, f"{type_.__name__}.{name}"
