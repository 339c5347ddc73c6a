"""The notebooks of examples/ were run to their ends, without errors, and have their pictures."""

import json
from pathlib import Path

import pytest

NOTEBOOKS = sorted((Path(__file__).resolve().parent.parent.parent / "examples").glob("*.ipynb"))
PICTURES = {"1-tour": 3, "2-hot-games": 4, "3-toads-and-frogs": 1, "4-circular-nim": 1,
            "5-dots-endgame": 4, "6-your-own-game": 2}


def test_there_are_six():
    assert [path.stem for path in NOTEBOOKS] == sorted(PICTURES)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=str)
def test_it_was_run_and_has_its_pictures(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == list(range(1, len(code) + 1))
    outputs = [output for cell in code for output in cell["outputs"]]
    assert not [output for output in outputs if output["output_type"] in ("error",)]
    pictures = [output for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert len(pictures) >= PICTURES[path.stem]
    assert all("<svg" in "".join(p["data"]["image/svg+xml"]) for p in pictures)
