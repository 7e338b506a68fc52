"""The command that writes an output root, for hints."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from adlgen.document.source import STDIN
from adlgen.output.manifest import CATALOGUE, Origin

_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-")
"""The characters of words that no shell changes, as in the module shlex."""


def command_of(origin: Origin | None, root: Path, verb: str = "generate") -> str:
    """Return the command line that writes the output root again, from the current folder.

    Without an origin, which is not recorded for builds, it names the verb only.
    """
    if origin is None:
        return f"adlgen {verb}"
    if origin.target:
        words = ["adlgen", *([] if verb == "generate" else [verb]), "-t", origin.target]
        return _joined(words)
    if not origin.spec:
        words = ["adlgen", "runtime", "--lang", origin.pack, "-o", root.as_posix()]
        mode = [f"--{verb}"] if verb in ("check", "diff") else []
        return _joined([*words, *_options(origin), *mode])
    sources = [os.path.normpath(root / source) for source in origin.sources] or [origin.spec]
    is_catalogue = origin.pack == CATALOGUE
    words = [
        "adlgen",
        CATALOGUE if is_catalogue else verb,
        *("-" if Path(source).name == STDIN else source for source in sources),
    ]
    words += ["--from", origin.dialect] if origin.dialect else []
    if is_catalogue:
        mode = [f"--{verb}"] if verb in ("check", "diff") else []
        own = (word for key, one in sorted(origin.options.items()) for word in (f"--{key}", one))
        return _joined([*words, "-o", root.as_posix(), *own, *mode])
    if origin.pack_folder:
        words += ["--pack", os.path.normpath(root / origin.pack_folder)]
    else:
        words += ["-t", origin.pack]
    return _joined([*words, "-o", root.as_posix(), *_options(origin)])


def _options(origin: Origin) -> list[str]:
    pairs = sorted(origin.options.items())
    return [word for key, value in pairs for word in ("--opt", f"{key}={value}")]


def _joined(words: Sequence[str]) -> str:
    """Return the words of a command line as :func:`shlex.join` does, which few command lines need."""
    if all(word and _PLAIN.issuperset(word) for word in words):
        return " ".join(words)
    import shlex

    return shlex.join(words)
