"""From where the workflow of a new repository installs adlgen."""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.metadata import PathDistribution
from pathlib import Path
from typing import Any

import pytest
import yaml

from adlgen.cli import main
from adlgen.packs import bundled_packs
from adlgen.repository import source

WHEEL = "adlgen-0.1.0-py3-none-any.whl"
DIGEST = sha256(b"a wheel").hexdigest()
CI = Path("made/.github/workflows/ci.yml")
INSTALL = f'echo "{DIGEST}  .adlgen/{WHEEL}" | sha256sum --check && pip install .adlgen/{WHEEL}'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / WHEEL).write_bytes(b"a wheel")
    (tmp_path / "adlgen.pyz").write_bytes(b"an archive")
    return tmp_path


def steps() -> list[str]:
    """Return the commands of the workflow, up to the check of generated code."""
    workflow: Any = yaml.safe_load(CI.read_text())
    found = [step["run"] for step in workflow["jobs"]["test"]["steps"] if "run" in step]
    return found[: found.index("adlgen check")] if "adlgen check" in found else ["nothing"]


@pytest.mark.parametrize("lang", bundled_packs())
def test_a_wheel_is_copied_and_checked(lang: str) -> None:
    assert main(["init", "made", "--lang", lang, "--with", "ci", "--adlgen-source", WHEEL]) == 0
    assert Path("made/.adlgen", WHEEL).read_bytes() == b"a wheel"
    assert steps()[-1] == INSTALL
    assert "ci.yml) has the command that installs it" in Path("made/README.md").read_text()
    assert str(Path.cwd()) not in Path("made/.adlgen-init.json").read_text()
    Path(WHEEL).unlink()
    assert main(["update", "made"]) == 0
    assert steps()[-1] == INSTALL, "an update without a source keeps it"


@pytest.mark.parametrize("lang", bundled_packs())
def test_without_a_source_the_steps_are_comments(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["init", "made", "--lang", lang, "--with", "ci"]) == 0
    assert "warning[ADL1608]" in capsys.readouterr().err
    assert steps() == ["nothing"]
    assert '# - run: pip install "SOURCE"' in CI.read_text()
    assert "install its wheel, with `pipx install WHEEL`" in Path("made/README.md").read_text()
    assert main(["update", "made", "--adlgen-source", WHEEL]) == 0
    assert steps()[-1] == INSTALL
    other = WHEEL.replace("0.1.0", "0.1.1")
    Path(WHEEL).rename(other)
    assert main(["update", "made", "--adlgen-source", other]) == 0
    assert [path.name for path in Path("made/.adlgen").glob("*.whl")] == [other]


URL = f"https://example.com/{WHEEL}#sha256={DIGEST}"
PYZ = f"https://example.com/adlgen.pyz#sha256={DIGEST}"


@pytest.mark.parametrize(
    ("given", "command"),
    [
        (URL, f'pip install "{URL}"'),
        ("git+https://example.com/a@v0.1.0", 'pip install "git+https://example.com/a@v0.1.0"'),
        (PYZ, f'"https://example.com/adlgen.pyz" && echo "{DIGEST}  adlgen.pyz" | sha256sum'),
        ("adlgen.pyz", "install -D .adlgen/adlgen.pyz bin/adlgen"),
    ],
)
def test_what_is_pinned_is_installed(given: str, command: str) -> None:
    assert main(["init", "made", "--lang", "go", "--with", "ci", "--adlgen-source", given]) == 0
    assert command in steps()[-1]
    assert main(["update", "made"]) == 0
    assert command in steps()[-1]


@pytest.mark.parametrize(
    "given",
    [
        "adlgen",
        "adlgen==0.1.0",
        f"https://example.com/{WHEEL}",
        "git+https://example.com/a",
        f"https://example.com/$(id)/{WHEEL}#sha256={DIGEST}",
        "missing.whl",
        ".",
    ],
)
def test_what_others_could_replace_is_refused(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["init", "made", "--lang", "go", "--with", "ci", "--adlgen-source", given]) == 2
    assert "error[ADL1609]" in capsys.readouterr().err
    assert not Path("made").exists()


def recorded(folder: Path, **entry: object) -> PathDistribution:
    """Return an installed package with the record of its installer."""
    place = folder / "adlgen-0.1.0.dist-info"
    place.mkdir()
    (place / "direct_url.json").write_text(json.dumps(entry))
    return PathDistribution(place)


@pytest.mark.parametrize(
    ("entry", "command"),
    [
        ({"url": "file:///nowhere", "dir_info": {}}, ""),
        ({"url": f"file://HERE/{WHEEL}", "archive_info": {"hashes": {"sha256": DIGEST}}}, INSTALL),
        ({"url": f"file://HERE/{WHEEL}", "archive_info": {"hashes": {"sha256": "0"}}}, ""),
        (
            {
                "url": f"https://example.com/{WHEEL}",
                "archive_info": {"hashes": {"sha256": DIGEST}},
            },
            f'pip install "{URL}"',
        ),
        (
            {"url": "https://example.com/a.git", "vcs_info": {"commit_id": "0a1b"}},
            'pip install "git+https://example.com/a.git@0a1b"',
        ),
        ({}, ""),
    ],
)
def test_the_default_is_what_was_installed(
    entry: dict[str, object], command: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = json.loads(json.dumps(entry).replace("HERE", str(folder)))
    package = recorded(folder, **given)
    monkeypatch.setattr(source, "distribution", lambda _: package)
    assert main(["init", "made", "--lang", "go", "--with", "ci"]) == 0
    assert steps()[-1:] == [command or "nothing"]
