"""Any plug-in may be deleted: everything else works as before.

``make test-core`` runs the quick tests of the core in a copy without any plug-in.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.plugins.registry import bundled_folders
from tests.conformance import suite

NAMES = [folder.name for folder in bundled_folders()]
SPEC = suite.ROOT / "examples/orders-agent/agent.yaml"
PROGRAM = """
import sys
from pathlib import Path
from adlgen.cli import main
from adlgen.plugins import bundled
from adlgen.plugins.catalogue import ALL
print(*[plugin.name for plugin in bundled()], len(ALL) > 100)
examples = [path for place in sys.argv[2:] for path in sorted(Path(place).glob("*/*"))]
for path in examples:
    if not path.name.startswith("ADL") and not path.name.endswith("put.schema.json"):
        assert main(["validate", str(path)]) == 0, path
assert main(["-q", "generate", sys.argv[1], "-t", "go,typescript,rust,python", "-o", "out"]) == 0
"""


def copy(folder: Path, *deleted: str) -> Path:
    """Return a copy of adlgen without some plug-ins."""
    shutil.copytree(suite.ROOT / "adlgen", folder / "adlgen", copy_function=os.link)
    shutil.copytree(suite.ROOT / "templates", folder / "templates", copy_function=os.link)
    ignored = shutil.ignore_patterns("golden", "cases", "tests", *deleted)
    plugins = folder / "adlgen_plugins"
    shutil.copytree(suite.ROOT / "adlgen_plugins", plugins, ignore=ignored, copy_function=os.link)
    return folder


def run(folder: Path) -> tuple[str, dict[str, bytes]]:
    """Validate all examples and generate one; return what was printed, and the files."""
    places = [suite.ROOT / "tests/dialects/examples", *folder.glob("adlgen_plugins/*/examples")]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(SPEC), *map(str, places)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    out = folder / "out"
    files = {p.relative_to(out).as_posix(): p.read_bytes() for p in out.rglob("*") if p.is_file()}
    return done.stdout, files


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return run(copy(tmp_path_factory.mktemp("whole")))[1]


@pytest.mark.slow
@pytest.mark.parametrize("deleted", [*NAMES, "all"])
def test_the_rest_works_without(deleted: str, tmp_path: Path, whole: dict[str, bytes]) -> None:
    names = NAMES if deleted == "all" else [deleted]
    printed, files = run(copy(tmp_path, *names))
    left = ["core", *(name for name in NAMES if name not in names)]
    assert printed.splitlines()[0] == f"{' '.join(left)} True"
    assert files == whole
