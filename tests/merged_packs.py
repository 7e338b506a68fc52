"""Checks the types of packs, with what they have in common and the parts of plug-ins: ``python -m tests.merged_packs``.

Views import modules that are next to them only when adlgen runs; so all are put into a copy of the packs.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from adlgen.packs.bundled import bundled_folder, bundled_packs, bundled_parts, common_folder

ROOT = Path(__file__).parents[1]
MERGED = ROOT / ".cache" / "merged"
_APART = shutil.ignore_patterns("__pycache__", "*.j2")


def merge() -> None:
    """Write the packs with all that belongs to them."""
    shutil.rmtree(MERGED, ignore_errors=True)
    shutil.copytree(bundled_folder(), MERGED / "templates", ignore=_APART)
    for package in ("adlgen", "adlgen_plugins"):
        (MERGED / package).symlink_to(ROOT / package)
    common = [(common_folder(), pack) for pack in bundled_packs()]
    for part, pack in [*common, *((part, part.name) for part in bundled_parts())]:
        target = MERGED / "templates" / pack / "features"
        shutil.copytree(part / "features", target, ignore=_APART, dirs_exist_ok=True)


def main() -> int:
    """Run mypy on the packs; return its exit code."""
    merge()
    line = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    line += ["--cache-dir", str(ROOT / ".cache" / "mypy-merged"), "templates"]
    return subprocess.run(line, cwd=MERGED, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
