"""A sweep over a local Dask cluster."""

import pytest

import upstar

distributed = pytest.importorskip("distributed")


def value(text):
    return upstar.domineering(text).value


def test_dask_carries_a_sweep():
    texts = [f"{m}x{n}" for m in range(1, 4) for n in range(1, 5)]
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster, distributed.Client(cluster) as client:
        executor = client.get_executor()
        assert upstar.map(value, texts, executor) == [value(text) for text in texts]
        table = upstar.table("domineering", "2x{n}", {"n": "1..4"}, executor=executor)
    assert [row["value"] for row in table.records()] == [value(f"2x{n}") for n in range(1, 5)]
