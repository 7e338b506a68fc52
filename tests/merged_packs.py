"""Checks the types of the parts that plug-ins have of packs: ``python -m tests.merged_packs``.

Views of a part import modules of the pack, next to which they are only when adlgen runs; so the parts are put
into a copy of the packs.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from adlgen.packs.bundled import bundled_folder, bundled_parts

ROOT = Path(__file__).parents[1]
MERGED = ROOT / ".cache" / "merged"
_APART = shutil.ignore_patterns("__pycache__", "runtime", "harness", "*.j2")


def merge() -> list[Path]:
    """Write the packs with the parts, and return the folders of the parts' features."""
    shutil.rmtree(MERGED, ignore_errors=True)
    shutil.copytree(bundled_folder(), MERGED / "templates", ignore=_APART)
    for package in ("adlgen", "adlgen_plugins"):
        (MERGED / package).symlink_to(ROOT / package)
    found = []
    for part in bundled_parts():
        for feature in sorted((part / "features").iterdir()):
            target = MERGED / "templates" / part.name / "features" / feature.name
            shutil.copytree(feature, target, ignore=_APART)
            found.append(target)
    return found


def main() -> int:
    """Run mypy on the parts; return its exit code."""
    folders = [path.relative_to(MERGED).as_posix() for path in merge()]
    line = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    line += ["--cache-dir", str(ROOT / ".cache" / "mypy-merged"), *folders]
    return subprocess.run(line, cwd=MERGED, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
