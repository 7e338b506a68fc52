"""``adlgen update`` keeps the user's changes, merges those of adlgen, and marks conflicts."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.packs import bundled_packs
from adlgen.repository import update
from adlgen.repository.files import UserFile, user_files

LANG = bundled_packs()[0]
FILE = ".gitignore"
RECORD = ".adlgen-init.json"
Newer = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a repository and make it the current folder."""
    monkeypatch.chdir(tmp_path)
    assert main(["init", ".", "--lang", LANG, "--name", "notes"]) == 0
    return tmp_path


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Newer:
    """Return a function that gives a newer version of adlgen a text in a file, or a new file."""

    def change(path: str, text: str) -> None:
        def changed(*arguments: object, **options: object) -> tuple[UserFile, ...]:
            files = {f.path: f for f in user_files(*arguments, **options)}  # type: ignore[arg-type]
            return tuple({**files, path: UserFile(path, text, is_updated=True)}.values())

        monkeypatch.setattr(update, "user_files", changed)

    return change


def contents() -> dict[str, bytes]:
    return {p.as_posix(): p.read_bytes() for p in Path().rglob("*") if p.is_file()}


def test_without_changes_nothing_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    before = contents()
    capsys.readouterr()
    assert main(["update"]) == 0
    assert capsys.readouterr() == ("", "")
    assert contents() == before


def test_a_file_that_the_user_has_not_changed_is_replaced(
    newer: Newer, capsys: pytest.CaptureFixture[str]
) -> None:
    newer(FILE, "newer\n")
    capsys.readouterr()
    assert main(["update", "--dry-run"]) == 0
    assert Path(FILE).read_text() != "newer\n"
    assert main(["update"]) == 0
    assert capsys.readouterr().out == f"changed {FILE}\n" * 2
    assert Path(FILE).read_text() == "newer\n"
    assert main(["update"]) == 0


def test_changes_of_both_are_merged(newer: Newer, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "".join(f"{number}\n" for number in range(9))
    newer(FILE, lines)
    assert main(["update"]) == 0
    Path(FILE).write_text(f"mine\n{lines}")
    newer(FILE, f"{lines}theirs\n")
    capsys.readouterr()
    assert main(["update"]) == 0
    assert capsys.readouterr().out == f"merged {FILE}\n"
    assert Path(FILE).read_text() == f"mine\n{lines}theirs\n"


def test_conflicts_are_marked_as_git_does(newer: Newer, capsys: pytest.CaptureFixture[str]) -> None:
    Path(FILE).write_text("mine\n")
    newer(FILE, "theirs\n")
    capsys.readouterr()
    assert main(["update"]) == 1
    printed = capsys.readouterr()
    assert printed.out == f"conflict {FILE}\n"
    assert f"error[ADL1604]: '{FILE}' has 1 conflict" in printed.err
    marked = "<<<<<<< edited\nmine\n=======\ntheirs\n>>>>>>> adlgen\n"
    assert Path(FILE).read_text() == marked
    Path(FILE).write_text("mine\ntheirs\n")
    assert main(["update"]) == 0
    assert Path(FILE).read_text() == "mine\ntheirs\n"


def test_a_removed_file_stays_removed(newer: Newer) -> None:
    Path(FILE).unlink()
    newer(FILE, "newer\n")
    assert main(["update"]) == 0
    assert not Path(FILE).exists()


def test_a_new_file_never_replaces_that_of_the_user(
    newer: Newer, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("new.txt").write_text("mine\n")
    newer("new.txt", "theirs\n")
    assert main(["update"]) == 0
    assert "warning[ADL1606]: 'new.txt' exists" in capsys.readouterr().err
    assert Path("new.txt").read_text() == "mine\n"


def test_a_file_that_is_no_longer_written_is_removed(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(Path(RECORD).read_text())
    for name in ("old", "changed"):
        Path(name).write_text("text\n")
        data["files"][name] = ["text", ""]
    Path(RECORD).write_text(json.dumps(data))
    Path("changed").write_text("mine\n")
    capsys.readouterr()
    assert main(["update"]) == 0
    assert capsys.readouterr().out == "removed old\n"
    assert not Path("old").exists()
    assert Path("changed").read_text() == "mine\n"


def test_a_part_is_added(capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["update", "--with", "docker", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    created = {file["path"] for file in found["files"] if file["state"] == "created"}
    assert created == {"Dockerfile", ".dockerignore", "compose.yaml", "nginx.conf"}
    assert main(["update"]) == 0
    assert Path("Dockerfile").exists()


def test_tools_and_edited_generated_code_are_not_touched(folder: Path) -> None:
    spec = Path("agent.yaml")
    spec.write_text(spec.read_text().replace("Counts the words", "Finds the words"))
    tools = {
        path: "edited"
        for path in folder.rglob("*")
        if path.is_file() and "count" in path.name and "spec" not in path.parent.name
    }
    assert tools
    for path, text in tools.items():
        path.write_text(text)
    assert main(["update"]) == 0
    assert all(path.read_text() == text for path, text in tools.items())
    generated = next(path for path in folder.rglob("*count*") if path not in tools)
    assert "Finds the words" in generated.read_text()
    generated.write_text("edited")
    before = contents()
    assert main(["update"]) == 3
    assert contents() == before


@pytest.mark.parametrize(
    "text",
    [
        *(None, "", "[]", "{}", '{"version": 2}', '{"version": 1}'),
        '{"version": 1, "target": "x", "with": [], "files": {"../up": []}}',
        '{"version": 1, "target": "x", "with": [], "files": {".git/config": []}}',
    ],
)
def test_the_record_is_required(text: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    Path(RECORD).unlink()
    if text is not None:
        Path(RECORD).write_text(text)
    assert main(["update"]) == 2
    assert "error[ADL1603]" in capsys.readouterr().err


def test_git_is_needed_to_merge(
    newer: Newer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(FILE).write_text("mine\n")
    newer(FILE, "theirs\n")
    before = contents()
    monkeypatch.setenv("PATH", "")
    assert main(["update"]) == 3
    assert "error[ADL1605]" in capsys.readouterr().err
    assert contents() == before


def test_no_file_is_changed_through_a_link(
    newer: Newer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    shutil.copy(FILE, outside)
    schema = Path(".adlgen/agent.schema.json")
    shutil.move(".adlgen", outside)
    Path(".adlgen").symlink_to(outside / ".adlgen")
    schema.write_text("outside")
    Path(FILE).unlink()
    Path(FILE).symlink_to(outside / FILE)
    before = (outside / FILE).read_text()
    newer(FILE, "newer\n")
    assert main(["update"]) == 0
    assert (outside / FILE).read_text() == before
    assert schema.read_text() == "outside"


def test_the_version_of_a_go_program_is_that_of_the_spec() -> None:
    assert main(["init", "made", "--lang", "go"]) == 0
    program = Path("made/main.go").read_text()
    spec = Path("made/agent.yaml")
    spec.write_text(spec.read_text().replace("version: 0.1.0", "version: 0.7.0"))
    assert main(["--config", "made/adlgen.yaml"]) == 0
    assert '"0.1.0"' not in program
    assert 'Version = "0.7.0"' in Path("made/toolspec/mcpserver/agent.gen.go").read_text()
