"""The conformance kit, with a pack that has gaps."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from adlgen.diagnostics.codes.packs import MISSING_FEATURE, UNSUPPORTED_FORM
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.ir.agent import Agent
from adlgen.packs import features as pack_features
from adlgen.packs import support
from adlgen.plan.language import Language
from adlgen.testing import TargetUnderTest, load_cases, read_pack, targets_under_test
from adlgen.testing.__main__ import main
from adlgen.testing.targets import source_of, try_source
from tests.unit.render.tiny_pack import write_pack

TEMPLATE = "{{ view.name }}\n"
CASES = {case.name: case for case in load_cases()}
LACKING = "agent-orders"
"""A case with a feature that the pack lacks."""
SOME = ("tuples", "maps", "unions-tagged", "unions-by-kind", "recursion-direct", LACKING)


def pack_with(tmp_path: Path, *, unsupported: tuple[str, ...] = (), more: str = "") -> Path:
    manifest = f"unsupported = {list(unsupported)}\n{more}"
    return write_pack(tmp_path / "tiny", TEMPLATE, manifest=manifest)


def target_of(pack: Path, *cases: str) -> TargetUnderTest:
    chosen = [CASES[name] for name in cases] if cases else None
    (target,) = targets_under_test(read_pack(pack), cases=chosen, cache=pack.parent / "cache")
    return target


def test_every_case_has_exactly_the_gaps_of_the_pack(tmp_path: Path) -> None:
    target = target_of(pack_with(tmp_path, unsupported=("tuple", "union", "recursive")))
    assert not [*target.gaps()]
    absent = {line.partition(":")[0] for line in target.not_run()}
    assert {"tuples", "unions-tagged", "unions-by-kind", "recursion-direct"} <= absent
    assert {"maps", "presence-and-defaults"} <= target.emitted().keys()


@pytest.mark.parametrize("form", support.FORMS)
def test_every_form_may_be_unsupported(tmp_path: Path, form: str) -> None:
    target = target_of(pack_with(tmp_path, unsupported=(form,)), *SOME)
    assert not [*target.gaps()]


@pytest.mark.parametrize(
    ("form", "case", "message"),
    [
        ("tuple", "tuples", "the pack for Tiny has no 'tuple'; tool"),
        ("union:tagged", "unions-tagged", "the pack for Tiny has no 'union:tagged'; tool"),
        ("recursive", "recursion-direct", "the pack for Tiny has no 'recursive'; tool"),
    ],
)
def test_a_form_is_refused_at_its_schema(
    tmp_path: Path, form: str, case: str, message: str
) -> None:
    target = target_of(pack_with(tmp_path, unsupported=(form,)), case)
    attempt = try_source(source_of(CASES[case]), target.target)
    assert attempt.emitted is None
    found = [d for d in attempt.diagnostics if d.code is UNSUPPORTED_FORM]
    assert found
    lines = CASES[case].spec.read_text("utf-8").split("\n")
    for diagnostic in found:
        assert diagnostic.message.startswith(message)
        assert diagnostic.span is not None
        assert lines[diagnostic.span.line - 1].strip()


def test_a_feature_that_is_missing_is_a_warning_and_the_rest_is_emitted(tmp_path: Path) -> None:
    target = target_of(pack_with(tmp_path), LACKING)
    assert not [*target.gaps()]
    attempt = target.attempt(CASES[LACKING])
    assert attempt.emitted is not None
    assert {d.code for d in attempt.emitted.warnings} >= {MISSING_FEATURE}


def test_a_gap_that_is_not_reported_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pack_features, "report_unsupported", lambda *_: None)
    target = target_of(pack_with(tmp_path, unsupported=("tuple",)), "tuples", "maps")
    found = [*target.gaps()]
    assert {finding.subject for finding in found} == {"tuples"}
    assert all(finding.text.startswith("gap is not reported") for finding in found)


def test_a_gap_too_many_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def with_maps(agent: Agent, language: Language, log: Log) -> None:
        support.report_unsupported(agent, replace(language, unsupported=("tuple", "map")), log)

    monkeypatch.setattr(pack_features, "report_unsupported", with_maps)
    target = target_of(pack_with(tmp_path, unsupported=("tuple",)), "tuples", "maps")
    assert {finding.text.split(":")[0] for finding in target.gaps()} == {"unexpected gap"}


def test_goldens_are_written_and_compared(tmp_path: Path) -> None:
    pack = pack_with(tmp_path)
    target = target_of(pack)
    assert target.rewrite()
    assert not target.rewrite()
    assert not [*target.golden()]
    (pack / "fixed.txt").write_text("changed\n")
    assert [finding.subject for finding in target_of(pack).golden()] == ["changed: fixed.txt"]
    assert [finding.subject for finding in target_of(pack, "maps").golden()] == [
        "changed: fixed.txt"
    ]


CLAIMS = f"""
[checks]
fine = ["{sys.executable}", "-c", ""]
loud = {{ run = ["{sys.executable}", "-c", "print(1)"], silent = true }}
[targets.one]
[targets.two]
options = {{ loud = "false" }}
"""


@pytest.mark.slow
def test_the_program_runs_what_a_pack_claims(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = str(pack_with(tmp_path, unsupported=("tuple",), more=CLAIMS))
    cases = ["--case", "tuples", "--case", "maps", "--cache", str(tmp_path / "cache")]
    assert main([pack, "--rewrite"]) == 0
    capsys.readouterr()
    assert main([pack, *cases, "--levels", "gaps,golden,determinism,verdict,agreement"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        line
        for target in ("one", "two")
        for line in (
            f"{target}: 1 of 2 cases",
            "  not run: tuples: no tuple",
            f"{target}: gaps: ok",
            f"{target}: golden: ok",
            f"{target}: determinism: ok",
            f"{target}: verdict NOT RUN: the pack does not claim it",
        )
    ] + ["agreement NOT RUN: it takes two targets with a harness; name another pack"]
    assert main([pack, *cases, "--levels", "native"]) == 1
    assert "one: native: 1 violations\n  loud\n    1\n" in capsys.readouterr().out
    assert main([pack, "--levels", "silver"]) == 2
    assert main([str(tmp_path / "absent")]) == 2


@pytest.mark.parametrize(
    ("more", "wrong"),
    [
        ('unsupported = ["tupel"]', "tupel"),
        ("[checks]\nnothing = []", "checks"),
        ("[harness]\nworkspaces = 'x'", "workspaces"),
        ("[harness.strip]\n'(' = ''", "regular expression"),
        ("[targets.One]", "targets"),
    ],
)
def test_mistakes_in_the_sections_for_tests_are_reported(
    tmp_path: Path, more: str, wrong: str
) -> None:
    pack = write_pack(tmp_path / "tiny", TEMPLATE, manifest=more)
    with pytest.raises(ValueError, match=wrong):
        read_pack(pack)
