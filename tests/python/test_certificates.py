"""Certificates as files, and the claims of the papers."""

import pytest

import upstar


def test_a_certificate_is_read_from_a_file_or_a_text(tmp_path):
    certificate = upstar.heap_period("0.77", certificate=True).certificate
    path = tmp_path / "kayles"
    path.write_text(certificate)
    report = upstar.check_certificate(path)
    assert report.accepted and report.claim in report.text
    assert report.to_dict() == upstar.check_certificate(text=certificate).to_dict()
    path.write_text(certificate.replace('"period":12', '"period":6'))
    assert not upstar.check_certificate(str(path)).accepted


def test_what_is_no_certificate_is_an_error(tmp_path):
    with pytest.raises(upstar.Error) as caught:
        upstar.check_certificate(text="hello")
    assert caught.value.kind == "input"
    with pytest.raises(upstar.Error):
        upstar.check_certificate(tmp_path / "nothing")
    for wrong in ({}, {"path": tmp_path, "text": "x"}):
        with pytest.raises(TypeError, match="path"):
            upstar.check_certificate(**wrong)


def test_the_claims_of_a_paper_are_checked():
    told = []
    report = upstar.papers("erickson", effort="quick", progress=told.append)
    rows = report.records()
    assert all(row["paper"] == "erickson" and row["expected"] for row in rows)
    verdicts = {row["claim"]: row["verdict"] for row in rows}
    assert verdicts["TF-1"] == "corrected" and verdicts["TF-22"] == "holds"
    # TF-22: TF.F.F .^a = {{a-6|-1}|-2}, by hand.
    for a in range(4):
        inner = upstar.Game(left=[a - 6], right=[-1])
        assert upstar.toads_and_frogs("TF.F.F" + "." * a).value == upstar.Game(left=[inner], right=[-2])
    assert told and report.written("csv").startswith("claim,verdict")
    assert "Toads and Frogs is NP-hard" in report.text


def test_a_limit_leaves_the_claims_that_were_decided():
    with pytest.raises(upstar.Error, match="there are"):
        upstar.papers("nobody")
    report = upstar.papers("heubach-dufour", effort="full", time=0.3)
    assert report.stopped.kind == "limit"
