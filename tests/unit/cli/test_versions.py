"""Conditions of ``requires``, and projects that another version of adlgen has written."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

import adlgen
from adlgen.config.versions import fulfills
from tests.unit.cli.conftest import Project

ORDER = ["1.0.dev1", "1.0a1", "1.0b2", "1.0rc1", "1.0", "1.0.post1", "1.0.1", "1.10", "2"]


def test_versions_are_ordered_as_pep_440_orders_them() -> None:
    for place, one in enumerate(ORDER):
        for number, other in enumerate(ORDER):
            assert fulfills(one, f">={other}") == (place >= number), (one, other)
            assert fulfills(one, f"<={other}") == (place <= number), (one, other)
            assert fulfills(one, f"=={other}") == (place == number), (one, other)


@pytest.mark.parametrize(
    ("condition", "fits", "others"),
    [
        ("~=1.4.2", ["1.4.2", "1.4.9"], ["1.4.1", "1.5.0", "2.0"]),
        ("~=1.4", ["1.4", "1.9"], ["1.3", "2.0"]),
        ("~=1.4.0rc1", ["1.4.0rc1", "1.4.0", "1.4.3"], ["1.4.0a1", "1.5"]),
        ("==1.4.*", ["1.4", "1.4.7", "1.4rc1"], ["1.5", "14.0"]),
        ("!=1.4.*", ["1.5"], ["1.4", "1.4.7"]),
        ("==1", ["1", "1.0.0"], ["1.0.1"]),
        ("===1.0", ["1.0"], ["1"]),
        ("<1.5", ["1.4.9"], ["1.5", "1.5rc1"]),
        (">1.5", ["1.5.1", "2"], ["1.5", "1.5.post1"]),
        (">=1.2, <2, !=1.3", ["1.2", "1.4"], ["1.3", "2.0", "1.1"]),
    ],
)
def test_conditions(condition: str, fits: list[str], others: list[str]) -> None:
    assert all(fulfills(version, condition) for version in fits)
    assert not any(fulfills(version, condition) for version in others)


@pytest.mark.parametrize("condition", ["soon", "~=1", ">=x", "", ">=1;", "1.0"])
def test_malformed_conditions(condition: str) -> None:
    with pytest.raises(ValueError, match=r"not a|needs two"):
        fulfills("1.0", condition)


# --- another version of adlgen --------------------------------------------------------------------


def upgrade(monkeypatch: pytest.MonkeyPatch, version: str) -> None:
    """Run as another version, without records of runs of this one."""
    package = Path(adlgen.__file__).parent
    for path in package.rglob("*.py"):
        if re.search("^from adlgen import __version__", path.read_text(), re.MULTILINE):
            name = ".".join(path.relative_to(package.parent).with_suffix("").parts)
            monkeypatch.setattr(import_module(name), "__version__", version)
    monkeypatch.setattr(adlgen, "__version__", version)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", str(Path(f"../cache-{version}").absolute()))


def snapshot(root: Path) -> dict[str, tuple[bytes, int]]:
    return {
        path.relative_to(root).as_posix(): (path.read_bytes(), path.stat().st_mtime_ns)
        for path in root.rglob("*")
        if path.is_file()
    }


def test_the_same_output_of_another_version_is_up_to_date(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert project.toy("generate").code == 0
    before = snapshot(project.root)
    upgrade(monkeypatch, "9.8.7")
    for verb in ("check", "diff", "generate"):
        done = project.toy(verb)
        assert (done.code, done.out) == (0, "")
    assert snapshot(project.root) == before


def test_a_run_after_that_writes_what_a_full_one_would(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorded version is that of the last run that wrote a file, also where a single tool is emitted."""
    assert project.toy("generate").code == 0
    upgrade(monkeypatch, "9.8.7")
    assert project.toy("generate").code == 0
    project.spec("a", "c")
    assert project.toy("generate").code == 0
    manifest = json.loads((project.root / "out/.adlgen.json").read_text())
    assert manifest["generator"] == "adlgen 9.8.7"


def test_stale_output_of_another_version_names_both(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = adlgen.__version__
    project.toy("generate")
    upgrade(monkeypatch, "9.8.7")
    project.spec("a")
    done = project.toy("check")
    assert done.code == 1
    assert f"written by adlgen {before}; this is 9.8.7" in done.err
    assert "adlgen update" not in done.err, "it is not a repository of adlgen init"


@pytest.mark.parametrize("lang", ["go", "python"])
def test_a_repository_follows_a_new_version(
    project: Project, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    assert project.run("init", "made", "--lang", lang).code == 0
    monkeypatch.chdir(project.root / "made")
    before = snapshot(project.root / "made")
    upgrade(monkeypatch, "0.1.9")
    assert project.run("check").code == 0, "a fix is no reason to change anything"
    assert snapshot(project.root / "made") == before
    upgrade(monkeypatch, "0.1.10")
    (project.root / "made/agent.yaml").write_text(
        before["agent.yaml"][0].decode().replace("count_w", "a_w")
    )
    done = project.run("check")
    assert done.code == 1
    assert "written by adlgen 0.1.0; this is 0.1.10\n = hint: run `adlgen update`" in done.err
    (project.root / "made/agent.yaml").write_bytes(before["agent.yaml"][0])
    upgrade(monkeypatch, "0.2.0")
    done = project.run("check")
    assert done.code == 2
    assert "requires adlgen ~=0.1.0, and this is 0.2.0" in done.err
    assert "adlgen update" in done.err
    assert "changed adlgen.yaml" in project.run("update", "--dry-run").out
    assert {p: t for p, (t, _) in snapshot(project.root / "made").items()} == {
        p: t for p, (t, _) in before.items()
    }
    assert project.run("update").code == 0
    assert 'requires: "~=0.2.0"' in Path("adlgen.yaml").read_text()
    assert project.run("check").code == 0
