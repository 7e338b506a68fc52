"""The compiled modules in one file: what is read from it is what the import system would have loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from compileall import compile_dir
from pathlib import Path
from py_compile import PycInvalidationMode

import pytest

PARTS = [f"part{number}" for number in range(12)]
PROGRAM = """
import os
import sys
from importlib import import_module
from adlgen.cache.modules import Modules
import adlgen
modules = Modules(sys.argv[1])
adlgen.__path__[:] = [*os.environ.get('BEFORE', '').split(), sys.argv[1]]
sys.meta_path.insert(0, modules)
for name in sys.argv[2:]:
    module = import_module(f"adlgen.{name}")
    print(name, module.VALUE, type(module.__spec__.loader).__name__, module.__file__, module.__cached__)
modules.add()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in PARTS:
        (tmp_path / f"{name}.py").write_text("VALUE = 1\n")
        os.utime(tmp_path / f"{name}.py", (1e9, 1e9))
    (tmp_path / "group").mkdir()
    (tmp_path / "group" / "__init__.py").write_text("from adlgen.group.inner import VALUE\n")
    (tmp_path / "group" / "inner.py").write_text("VALUE = 2\n")
    return tmp_path


def run(folder: Path, *names: str, flags: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """Import modules in a new process; return the value, the loader and the paths of each."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, *flags, "-c", PROGRAM, str(folder), *names],
        env={**kept, "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        text=True,
        check=True,
    )
    return {words[0]: words[1:] for words in map(str.split, done.stdout.splitlines())}


@pytest.mark.parametrize("mode", ["TIMESTAMP", "UNCHECKED_HASH"])
def test_a_package_may_have_several_folders(
    folder: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    mode: str,
) -> None:
    """As packs have, one of which has the module."""
    monkeypatch.setenv("BEFORE", str(tmp_path_factory.mktemp("before")))
    compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode[mode])
    first, second = (run(folder, *PARTS) for _ in range(2))
    assert {values[1] for values in second.values()} == {"_Loader"}
    for name, values in first.items():
        assert [values[0], *values[2:]] == [second[name][0], *second[name][2:]]


def file_of(folder: Path) -> Path:
    return next((folder / "__pycache__").glob("modules.*.code"))


def test_a_second_process_reads_the_file(folder: Path) -> None:
    first = run(folder, *PARTS, "group")
    assert {values[1] for values in first.values()} == {"SourceFileLoader"}
    second = run(folder, *PARTS, "group", "group.inner")
    assert {values[1] for values in second.values()} == {"_Loader"}
    for name, values in first.items():
        assert [values[0], *values[2:]] == [second[name][0], *second[name][2:]]


def test_a_module_that_changed_is_compiled_again(folder: Path) -> None:
    run(folder, *PARTS)
    (folder / "part0.py").write_text("VALUE = 3\n")
    (folder / "part1.py").unlink()
    found = run(folder, "part0", "part2")
    assert found["part0"][:2] == ["3", "SourceFileLoader"]
    assert found["part2"][:2] == ["1", "_Loader"]
    with pytest.raises(subprocess.CalledProcessError, match="returned non-zero"):
        run(folder, "part1")


def test_many_changed_modules_replace_those_in_the_file(folder: Path) -> None:
    run(folder, *PARTS)
    for name in PARTS[1:]:
        (folder / f"{name}.py").write_text("VALUE = 20\n")
    run(folder, *PARTS)
    found = run(folder, *PARTS)
    assert {values[1] for values in found.values()} == {"_Loader"}
    assert {values[0] for values in found.values()} == {"1", "20"}


@pytest.mark.parametrize("length", [0, 10, 30, 200, -1])
def test_an_incomplete_file_is_not_used(folder: Path, length: int) -> None:
    run(folder, *PARTS)
    content = file_of(folder).read_bytes()
    file_of(folder).write_bytes(content[:length])
    assert {values[1] for values in run(folder, *PARTS).values()} == {"SourceFileLoader"}
    assert file_of(folder).read_bytes() == content


def test_a_file_of_another_folder_is_not_used(
    folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    run(folder, *PARTS)
    moved = tmp_path_factory.mktemp("moved") / "folder"
    folder.rename(moved)
    assert {values[1] for values in run(moved, *PARTS).values()} == {"SourceFileLoader"}
    assert {values[1] for values in run(moved, *PARTS).values()} == {"_Loader"}


def test_nothing_is_written_without_compiled_files(folder: Path) -> None:
    run(folder, *PARTS, flags=("-B",))
    assert not [*folder.glob("__pycache__/*")]


def test_optimised_code_has_a_file_of_its_own(folder: Path) -> None:
    run(folder, *PARTS)
    found = run(folder, *PARTS, flags=("-O",))
    assert {values[1] for values in found.values()} == {"SourceFileLoader"}
    assert len([*folder.glob("__pycache__/*.code")]) == 2
