"""``adlgen runtime``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen import __version__, runtime
from adlgen.cli import main
from adlgen.packs import bundled_packs
from tests import structure

MODULE = ["--opt", "module=example.com/adlrt"]
WRITE = ["runtime", "--lang", "go", "-o", "adlrt", *MODULE]


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_package_is_written_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WRITE, "--check"]) == 1
    assert main(WRITE) == 0
    assert Path("adlrt/go.mod").read_text().startswith("module example.com/adlrt\n")
    assert __version__ in Path("adlrt/CHANGELOG.md").read_text()
    assert main([*WRITE, "--check"]) == 0
    assert main(WRITE) == 0
    assert "unchanged" in capsys.readouterr().err


def test_a_dry_run_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WRITE, "--dry-run"]) == 0
    assert "A adlrt/go.mod" in capsys.readouterr().out
    assert not Path("adlrt").exists()


def test_an_edited_file_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    main(WRITE)
    readme = Path("adlrt/README.md")
    readme.write_text("mine")
    assert main(WRITE) == 3
    error = capsys.readouterr().err
    assert "ADL0702" in error
    assert "adlgen runtime --lang go -o adlrt --opt module=example.com/adlrt --diff" in error
    assert readme.read_text() == "mine"
    assert main([*WRITE, "--diff"]) == 1
    assert "-mine" in capsys.readouterr().out
    assert main([*WRITE, "--force"]) == 0
    assert readme.read_text() != "mine"


def test_another_output_is_not_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    main(WRITE)
    other = ["runtime", "--lang", "go", "-o", "adlrt", "--opt", "module=example.com/other"]
    assert main(other) == 3
    assert "other options (module)" in capsys.readouterr().err
    Path("tools.json").write_text('{"tools": [{"name": "ping", "inputSchema": {}}]}')
    assert main(["generate", "tools.json", "-t", "go", "-o", "adlrt"]) == 3
    assert "the package of a runtime" in capsys.readouterr().err
    assert main([*other, "--replace"]) == 0
    assert "example.com/other" in Path("adlrt/go.mod").read_text()


def test_wrong_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["runtime", "--lang", "go"]) == 2
    assert main(["runtime", "--lang", "g", "-o", "x"]) == 2
    assert main(["runtime", "--lang", "go", "-o", "x", "--opt", "modul=a"]) == 2
    assert "did you mean 'module'?" in capsys.readouterr().err
    assert not Path("x").exists()


def test_a_pack_may_have_no_package(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adlgen.packs.features.RUNTIME_PACKAGE", "none")
    assert main(WRITE) == 2
    assert "ADL0614" in capsys.readouterr().err


def test_the_result_of_the_function_and_of_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = runtime("go", "adlrt", options={"module": "example.com/adlrt"})
    assert result.ok
    assert main([*WRITE, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [one["up_to_date"] for one in data["outputs"]] == [True]


@pytest.mark.parametrize("language", bundled_packs())
def test_a_package_has_the_whole_runtime(language: str) -> None:
    """Only what replaces a file of it, or is emitted next to it, is left out."""
    folder = structure.ROOT / "templates" / language
    listed = (folder / "features/runtime_package/feature.toml").read_text("utf-8")
    files = [
        path
        for path in (folder / "core/runtime").rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    ]
    missing = {path.name for path in files if f"/{path.name}" not in listed}
    missing = {name for name in missing if not name.startswith("engine_")}
    apart = {"call_rules.rs", "decimal.rs", "integer.rs", "json_repair.rs"}
    others = {"README.md", "_deprecated.py", "external.gen.go", "_schema_external.py", "mod.rs"}
    assert missing <= others | apart
