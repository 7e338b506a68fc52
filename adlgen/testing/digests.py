"""`python -m adlgen.testing.digests PACK_FOLDER CASE...`: print a digest of each case for each target.

The digests are the same in every process, regardless of hash seed, locale, time zone and folder.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.testing.cases import all_cases
from adlgen.testing.manifest import PackUnderTest, read_pack
from adlgen.testing.targets import Rendered, render_case

ENVIRONMENTS = (
    {"PYTHONHASHSEED": "0", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "COLUMNS": "40"},
    {"PYTHONHASHSEED": "4711", "LC_ALL": "C", "TZ": "Pacific/Apia", "COLUMNS": "200"},
)
"""Environment variables that must not change the output."""


def digest(emitted: Rendered) -> str:
    """Return a digest of all files of a project."""
    found = hashlib.sha256()
    for file in emitted.tree:
        found.update(f"{file.path}\0{file.owner}\0{file.text}\0".encode())
    return found.hexdigest()


def digests(pack: PackUnderTest, cases: Sequence[str]) -> Iterator[str]:
    """Yield a line for every target of a pack and every case."""
    known = {case.name: case for case in all_cases()}
    for target in pack.targets:
        for name in cases:
            yield f"{target.name} {name} {digest(render_case(known[name], target))}"


def digests_elsewhere(
    pack: PackUnderTest, cases: Sequence[str], environment: dict[str, str], folder: Path
) -> list[str]:
    """Return the same lines from another process, run in a folder."""
    command = [sys.executable, "-m", __name__, str(pack.folder.resolve()), *cases]
    done = subprocess.run(  # noqa: S603 - this module
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


if __name__ == "__main__":
    print(*digests(read_pack(Path(sys.argv[1])), sys.argv[2:]), sep="\n")
