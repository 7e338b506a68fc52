"""The command that writes an output root, for hints."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from adlgen.output.manifest import Origin


def command_of(origin: Origin, root: Path, verb: str = "generate") -> str:
    """Return the command line that writes the output root again, from the current folder."""
    if origin.target:
        words = ["adlgen", *([] if verb == "generate" else [verb]), "-t", origin.target]
        return shlex.join(words)
    sources = [os.path.normpath(root / source) for source in origin.sources] or [origin.spec]
    words = ["adlgen", verb, *sources, "-t", origin.pack, "-o", root.as_posix()]
    for key, value in sorted(origin.options.items()):
        words += ["--opt", f"{key}={value}"]
    return shlex.join(words)
