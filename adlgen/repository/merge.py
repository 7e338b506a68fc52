"""Merges three versions of a text with git."""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.visible import foreign

_LABELS = ("edited", "before", "adlgen")
_MOST_CONFLICTS = 127
"""git exits with the number of conflicts, at most this, and with more after an error."""


class MergeFailed(Exception):  # noqa: N818 - reported as a problem of the environment
    """git could not be run; the text is the reason."""


class Merged(Struct):
    """A merged text."""

    text: bytes
    conflicts: int
    """The number of conflicts, which are marked in the text."""


def merged(mine: bytes, base: bytes, theirs: bytes) -> Merged:
    """Return a text with the changes from ``base`` to both others. Raises MergeFailed."""
    with TemporaryDirectory() as folder:
        paths = [Path(folder, label) for label in _LABELS]
        for path, text in zip(paths, (mine, base, theirs), strict=True):
            path.write_bytes(text)
        labels = [word for label in _LABELS for word in ("-L", label)]
        command = ["git", "merge-file", "-p", *labels, *map(str, paths)]
        try:
            done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - git
        except OSError as error:
            raise MergeFailed(foreign(error, named=False)) from error
    if not 0 <= done.returncode <= _MOST_CONFLICTS:
        raise MergeFailed(done.stderr.decode(errors="replace").strip())
    return Merged(done.stdout, done.returncode)
