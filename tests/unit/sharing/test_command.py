"""``adlgen share``: what it prints, and what it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import adlgen
from adlgen.cli import main
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.sharing import command, share
from adlgen.sharing.publish import write as publish
from tests.unit.sharing.builders import MONEY, obj, shared, tool, write


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return write(tmp_path, *(tool(name, obj(p=MONEY)) for name in "abcd"))


def names() -> list[str]:
    """Return the names of the files in the current folder."""
    return sorted(one.name for one in Path().iterdir())


def test_the_files_are_written(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path.chmod(0o640)
    assert main(["share", "tools.json"]) == 0
    counts = "1 type of 4 tools is now in types.json; 5 declarations instead of 8"
    assert capsys.readouterr() == ("", f"{counts}\n  P (4 places): a, b, c and 1 more\n")
    assert names() == ["tools.json", "types.json"]
    assert path.stat().st_mode & 0o777 == 0o640
    assert main(["share", "tools.json"]) == 0
    assert capsys.readouterr() == ("", "no two schemas are equal\n")
    assert main(["validate", "tools.json"]) == 0


def test_nothing_is_written(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = path.read_text()
    assert main(["share", "tools.json", "--dry-run", "--types", "t.json"]) == 0
    out, err = capsys.readouterr()
    assert out == "A t.json\nM tools.json\n"
    assert err.startswith("1 type of 4 tools would be in t.json; 5 declarations instead of 8\n")
    assert main(["share", "-f", "tools.json", "--diff"]) == 1
    out, err = capsys.readouterr()
    assert '+          "p": {"$ref": "types.json#/$defs/P"}\n' in out
    assert out.startswith("--- a/tools.json\n+++ b/tools.json\n")
    assert "--- /dev/null\n+++ b/types.json\n" in out
    assert err == ""
    assert main(["share", "tools.json", "--diff", "--json"]) == 2
    assert names() == ["tools.json"]
    assert path.read_text() == before
    main(["share", "tools.json"])
    assert main(["share", "tools.json", "--diff"]) == 0


def test_paths_are_those_of_the_spec(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("sub").mkdir()
    path.rename("sub/tools.json")
    assert main(["share", "sub/tools.json", "--dry-run"]) == 0
    assert capsys.readouterr().out == "M sub/tools.json\nA sub/types.json\n"
    assert main(["share", "sub/tools.json"]) == 0
    assert names() == ["sub"]
    assert '"types.json#/$defs/P"' in Path("sub/tools.json").read_text()


@pytest.mark.usefixtures("path")
def test_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["share", "tools.json", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["exit_code"], found["types_file"]) == (0, "types.json")
    places = [f"{name}/input/properties/p" for name in "abcd"]
    assert found["types"] == [{"name": "P", "is_new": True, "places": places}]
    assert found["declarations"] == {"before": 8, "after": 5}
    states = [(one["path"], one["state"]) for one in found["files"]]
    assert states == [("tools.json", "changed"), ("types.json", "created")]
    assert main(["share", "tools.json", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["types"], again["files"]) == ([], [])


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["nope.json"], 2, "error[ADL0001]"),
        (["tools.json", "--types", "../x.json"], 2, "error[ADL1701]"),
        (["broken.json"], 1, "error[ADL0007]"),
    ],
)
@pytest.mark.usefixtures("path")
def test_failures(
    arguments: list[str], code: int, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.json").write_text("{")
    assert main(["share", *arguments]) == code
    assert message in capsys.readouterr().err
    assert main(["share", *arguments, "--json"]) == code
    assert json.loads(capsys.readouterr().out)["exit_code"] == code


def test_standard_input_has_no_folder(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    with path.open() as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert main(["share", "-"]) == 2
    assert "no file is next to it" in capsys.readouterr().err


def test_a_file_that_changes_meanwhile_is_not_replaced(path: Path) -> None:
    found, _ = shared(path)
    assert found is not None
    path.write_text("{}")
    log = Log()
    with pytest.raises(StopRun):
        publish(found, log)
    assert [one.code.id for one in log.diagnostics] == ["ADL0714"]
    assert (path.read_text(), names()) == ("{}", ["tools.json"])


def test_links_are_not_replaced(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("link.json").symlink_to("tools.json")
    before = path.read_text()
    assert main(["share", "link.json"]) == 3
    assert "error[ADL0704]: 'link.json' is a symbolic link" in capsys.readouterr().err
    assert (path.read_text(), names()) == (before, ["link.json", "tools.json"])


def test_a_result_that_differs_is_not_written(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = path.read_text()
    for old, new, message in (
        ('"integer"', '"number"', "the input of 'a' would accept other values"),
        ('"integer"', '"integer", "default": 1', "the input of 'a' would accept other values"),
        ('"object"', '"objekt"', "the input of 'a' would accept other values"),
        ("{", "[", "the new specification cannot be read"),
        ('"name": "a"', '"name": "z"', "the new specification has other tools"),
        ('"description": "d"', '"description": "e"', "the description of 'a' would change"),
    ):

        def changed(*_: object, old: str = old, new: str = new) -> str:
            return before.replace(old, new)

        monkeypatch.setattr(share, "specification", changed)
        assert main(["share", "tools.json"]) == 1
        err = capsys.readouterr().err
        assert f"error[ADL1705]: {message}" in err
        assert names() == ["tools.json"]
        assert path.read_text() == before


def test_functions(path: Path) -> None:
    found = adlgen.share("tools.json", dry_run=True)
    assert found.result.ok
    assert found.sharing is not None
    assert [one.name for one in found.sharing.types] == ["P"]
    assert [change.path for change in found.changes] == ["tools.json", "types.json"]
    assert found.result.sources["tools.json"] == path.read_text()
    failed = adlgen.share("nope.json")
    assert (failed.result.ok, failed.sharing, [*failed.changes]) == (False, None, [])


def test_repeated_types_of_texts() -> None:
    def count(text: str) -> int:
        return command.repeated_types(Source("tools.json", text))

    tools = [tool(name, obj(p=MONEY, q={"enum": ["a", "b"]})) for name in "ab"]
    assert count(json.dumps({"tools": tools})) == 2
    assert count(json.dumps({"tools": tools[:1]})) == 0
    assert count("{") == 0
