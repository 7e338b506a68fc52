"""The same input results in the same bytes, regardless of process, settings of the machine and folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import adlgen
from adlgen.packs import bundled_packs

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "examples" / "orders-agent" / "agent.yaml"
CASES = ROOT / "tests" / "conformance" / "cases"

SETTINGS: dict[str, dict[str, str]] = {
    "hash-seed-0": {"PYTHONHASHSEED": "0"},
    "hash-seed-4711": {"PYTHONHASHSEED": "4711"},
    "plain-c": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "turkish": {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
    "far-east": {"TZ": "Pacific/Kiritimati"},
    "optimised": {"PYTHONOPTIMIZE": "2", "PYTHONUNBUFFERED": "1"},
}


def contents(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def generate(spec: str, here: Path, output: str, extra: dict[str, str]) -> dict[str, bytes]:
    """Generate every language in a process of its own; return all files."""
    targets = [arg for name in bundled_packs() for arg in ("-t", name)]
    command = [
        sys.executable,
        "-m",
        "adlgen",
        "generate",
        spec,
        *targets,
        "-o",
        output,
        "--scaffold",
    ]
    done = subprocess.run(
        command,
        cwd=here,
        env={**os.environ, "ADLGEN_CACHE_DIR": "", **extra},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return contents(here / output)


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    here = tmp_path_factory.mktemp("reference")
    shutil.copy(EXAMPLE, here / "agent.yaml")
    made = generate("agent.yaml", here, "out", {"PYTHONHASHSEED": "1"})
    assert len(made) > len(bundled_packs())
    return made


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_settings_do_not_show(tmp_path: Path, reference: dict[str, bytes], name: str) -> None:
    shutil.copy(EXAMPLE, tmp_path / "agent.yaml")
    assert generate("agent.yaml", tmp_path, "out", SETTINGS[name]) == reference


@pytest.mark.slow
def test_places_do_not_show(tmp_path: Path, reference: dict[str, bytes]) -> None:
    here, specs = tmp_path / "a b" / "ü", tmp_path / "specs"
    here.mkdir(parents=True)
    specs.mkdir()
    shutil.copy(EXAMPLE, specs / "agent.yaml")
    absolute, relative = str(specs / "agent.yaml"), "../../specs/agent.yaml"
    assert generate(absolute, here, "x", {}) == without_sources(reference)
    assert generate(relative, here, "../y", {}) == without_sources(reference)


def without_sources(made: dict[str, bytes]) -> dict[str, bytes]:
    """Return output without the recorded path of the spec, as of a run from another folder."""
    line = b',\n    "sources": ["../../agent.yaml"]'
    assert all(line in text for path, text in made.items() if path.endswith(".adlgen.json"))
    return {path: text.replace(line, b"") for path, text in made.items()}


@pytest.mark.slow
def test_line_ends_of_the_specification_do_not_show(
    tmp_path: Path, reference: dict[str, bytes]
) -> None:
    text = EXAMPLE.read_bytes().replace(b"\n", b"\r\n")
    (tmp_path / "agent.yaml").write_bytes(text)
    assert generate("agent.yaml", tmp_path, "out", {}) == reference


def test_nothing_of_this_machine_is_in_the_output(reference: dict[str, bytes]) -> None:
    temporary = "/tmp/"  # noqa: S108 - only searched for
    secrets = [str(ROOT), str(Path.home()) + "/", str(Path(sys.prefix)), temporary]
    for path, content in reference.items():
        found = [secret for secret in secrets if secret.encode() in content]
        assert not found, path


def test_only_the_manifest_names_the_version(reference: dict[str, bytes]) -> None:
    needle = f"adlgen {adlgen.__version__}".encode()
    naming = {Path(path).name for path, content in reference.items() if needle in content}
    assert naming == {".adlgen.json"}


def test_all_text_is_utf8_with_unix_line_ends(reference: dict[str, bytes]) -> None:
    for path, content in reference.items():
        assert not content or content.decode("utf-8").endswith("\n"), path
        assert b"\r" not in content, path
        assert not content.startswith(b"\xef\xbb\xbf"), path


@pytest.mark.parametrize("target", bundled_packs())
def test_a_second_run_writes_nothing(tmp_path: Path, target: str) -> None:
    def state() -> dict[Path, tuple[int, int]]:
        return {p: (p.lstat().st_mtime_ns, p.lstat().st_ino) for p in tmp_path.rglob("*")}

    def run() -> adlgen.Result:
        return adlgen.generate(EXAMPLE, targets=[target], output=tmp_path / "out", scaffold=True)

    assert run().ok
    before = state()
    again = run()
    assert again.ok
    assert again.outputs[0].up_to_date
    assert state() == before
    assert adlgen.check(EXAMPLE, targets=[target], output=tmp_path / "out").ok
    assert state() == before


@pytest.mark.parametrize("target", bundled_packs())
def test_every_case_is_the_same_in_one_process(tmp_path: Path, target: str) -> None:
    """Names, imports and caches of one specification do not leak into the next."""

    def once(case: Path, output: Path) -> object:
        result = adlgen.generate(case / "agent.yaml", targets=[target], output=output)
        return contents(output), [d.message for d in result.diagnostics]

    cases = [path.parent for path in sorted(CASES.glob("*/agent.yaml"))][::7]
    first = [once(case, tmp_path / "1" / case.name) for case in cases]
    second = [once(case, tmp_path / "2" / case.name) for case in reversed(cases)]
    assert first == second[::-1]
