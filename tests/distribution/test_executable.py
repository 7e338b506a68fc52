"""``adlgen.pyz`` runs with an interpreter and nothing else, and trusts only folders of its user."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest

from adlgen.distribution.executable import LOCK
from tests.distribution.conftest import ENVIRONMENT, SPEC, build_archive, contents

pytestmark = pytest.mark.slow

PYTHON = Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"
"""The interpreter without the packages of the tests."""
GENERATE = ("generate", str(SPEC), "-t", "go", "-o")


def run(
    archive: Path, *words: str, cache: Path | str, check: bool = True, **more: str
) -> subprocess.CompletedProcess[str]:
    environment = {**ENVIRONMENT, "ADLGEN_CACHE_DIR": str(cache), **more}
    command = [str(PYTHON), str(archive), *words]
    return subprocess.run(command, env=environment, check=check, capture_output=True, text=True)


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory, archive: Path) -> Path:
    """A folder of caches into which two processes have unpacked the archive at the same time."""
    cache = tmp_path_factory.mktemp("caches") / "adlgen"
    environment = {**ENVIRONMENT, "ADLGEN_CACHE_DIR": str(cache)}
    command = [str(PYTHON), str(archive), "--version"]
    started = [subprocess.Popen(command, env=environment) for _ in range(2)]
    assert [process.wait() for process in started] == [0, 0]
    return cache


def unpacked(cache: Path) -> Path:
    (folder,) = (cache / "pyz").iterdir()
    return folder


def test_builds_are_reproducible(archive: Path, wheel: Path, tmp_path: Path) -> None:
    assert build_archive(wheel, tmp_path / "other.pyz").read_bytes() == archive.read_bytes()


def test_licences_are_included(archive: Path) -> None:
    names: list[str] = []
    with zipfile.ZipFile(archive) as file:
        for name in file.namelist():
            if name.endswith(".zip"):
                with zipfile.ZipFile(BytesIO(file.read(name))) as inner:
                    names += inner.namelist()
    for package in ("adlgen", *re.findall(r"^([\w-]+)==", LOCK.read_text("utf-8"), re.MULTILINE)):
        folder = rf"{package.replace('-', '[-_]')}-[\d.]+\.dist-info/"
        pattern = re.compile(rf"{folder}(.*/)?(LICENSE|LICENCE|COPYING)", re.IGNORECASE)
        assert any(map(pattern.match, names)), package


def test_it_is_an_executable_file(archive: Path, cache: Path) -> None:
    assert archive.read_bytes().startswith(b"#!/usr/bin/env python3\n")
    path = f"{PYTHON.parent}{os.pathsep}{ENVIRONMENT['PATH']}"
    environment = {**ENVIRONMENT, "PATH": path, "ADLGEN_CACHE_DIR": str(cache)}
    subprocess.run([archive, "--version"], env=environment, check=True)


def test_nothing_else_is_imported(
    archive: Path, cache: Path, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    for name in ("adlgen", "msgspec", "yaml", "click"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('another package')\n")
    words = [*GENERATE, str(tmp_path / "out"), "--no-manifest"]
    run(archive, *words, cache=cache, PYTHONPATH=str(tmp_path))
    assert contents(tmp_path / "out") == expected


def test_custom_packs_are_validated(archive: Path, cache: Path, tmp_path: Path) -> None:
    """They need the compiled part of pydantic."""
    pack = SPEC.parents[1] / "packs/java"
    words = ["generate", str(SPEC), "--pack", str(pack), "-o", str(tmp_path / "out")]
    run(archive, *words, cache=cache)
    assert any((tmp_path / "out").rglob("*.java"))


def test_runs_with_nothing_to_do_are_recorded(archive: Path, cache: Path, tmp_path: Path) -> None:
    for _ in range(100):  # nothing is recorded as long as files are new
        run(archive, *GENERATE, str(tmp_path / "out"), cache=cache)
        if any(re.fullmatch("[0-9a-f]{16}", path.name) for path in cache.iterdir()):
            return
    raise AssertionError


def test_modules_are_compiled_once(cache: Path) -> None:
    folder = unpacked(cache)
    assert folder.stat().st_mode & 0o777 == 0o700
    missing = [
        path
        for path in (folder / "adlgen").rglob("*.py")
        if "runtime" not in path.parts
        and not [*(path.parent / "__pycache__").glob(f"{path.stem}.*")]
    ]
    assert missing == []


def test_processes_that_start_together_share_a_folder(cache: Path) -> None:
    assert unpacked(cache).is_dir(), "and there is no other folder"


def test_without_caches_nothing_remains(
    archive: Path, tmp_path: Path, expected: dict[str, bytes]
) -> None:
    (tmp_path / "temporary").mkdir()
    words = [*GENERATE, str(tmp_path / "out"), "--no-manifest"]
    run(archive, *words, cache="", TMPDIR=str(tmp_path / "temporary"))
    assert contents(tmp_path / "out") == expected
    assert list((tmp_path / "temporary").iterdir()) == []


def _unsafe(cache: Path, target: Path) -> Iterator[tuple[str, Path]]:
    """Yield folders of caches into which another user could have written a module of adlgen."""
    for name in ("writable", "linked", "parent"):
        folder = cache / name / "pyz" / target.name
        hostile = cache / f"hostile-{name}" if name == "linked" else folder
        (hostile / "adlgen/cli").mkdir(parents=True)
        (hostile / "adlgen/__init__.py").touch()
        (hostile / "adlgen/cli/__init__.py").write_text("raise SystemExit('not from adlgen')\n")
        if name == "linked":
            folder.parent.mkdir(parents=True)
            folder.symlink_to(hostile)
        else:
            (folder if name == "writable" else folder.parent).chmod(0o777)
        yield name, cache / name


def test_folders_that_others_can_write_are_not_used(
    archive: Path, cache: Path, tmp_path: Path
) -> None:
    (tmp_path / "temporary").mkdir()
    for name, place in _unsafe(tmp_path, unpacked(cache)):
        temporary = str(tmp_path / "temporary")
        done = run(archive, "--version", cache=place, check=False, TMPDIR=temporary)
        assert "not from adlgen" not in done.stderr, name
        assert "Traceback" not in done.stderr, name
        assert done.stdout.startswith("adlgen "), name
        assert len([*(place / "pyz").iterdir()]) == 1, "temporary folders are removed"
    assert list((tmp_path / "temporary").iterdir()) == []


def test_an_unsafe_folder_would_be_noticed(archive: Path, cache: Path, tmp_path: Path) -> None:
    """The same module in a folder of this user is run: the test above can fail."""
    _, place = next(_unsafe(tmp_path, unpacked(cache)))
    (place / "pyz" / unpacked(cache).name).chmod(0o700)
    assert "not from adlgen" in run(archive, "--version", cache=place, check=False).stderr


def test_unpacking_for_a_build(archive: Path, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    for folder in (one, two):
        run(archive, "--unpack", str(folder), cache="/dev/null")
    assert contents(one) == contents(two)
    assert not any(str(tmp_path).encode() in text for text in contents(one).values())
    command = [str(PYTHON), "-I", "-S", "-B", str(one), "--version"]
    subprocess.run(command, check=True, env=ENVIRONMENT)
    again = run(archive, "--unpack", str(one), cache="", check=False)
    assert (again.returncode, "needs an empty folder" in again.stderr) == (3, True)
    assert run(archive, "--unpack", cache="", check=False).returncode == 2


def test_other_interpreters_are_refused(archive: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.pyz"
    name = f"cpython-3{sys.version_info.minor}".encode()
    other.write_bytes(archive.read_bytes().replace(name, b"cpython-300"))
    done = run(other, "--version", cache=tmp_path / "caches", check=False)
    assert done.returncode == 3
    assert "no modules for this interpreter" in done.stderr
    assert not (tmp_path / "caches").exists()


def test_a_full_disk_is_reported(archive: Path, tmp_path: Path) -> None:
    """A limit for the size of files has the same effect as a full disk."""
    program = f"ulimit -f 8; exec {PYTHON} {archive} --version"
    environment = {**ENVIRONMENT, "ADLGEN_CACHE_DIR": str(tmp_path / "caches")}
    done = subprocess.run(
        ["sh", "-c", program], env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 3
    assert done.stderr.startswith("adlgen: error: the executable archive cannot run: it cannot be")
    assert [*(tmp_path / "caches/pyz").iterdir()] == [], "nothing remains"
