"""Dependency files, the rules that Make and Ninja read, and stamps."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from contextlib import suppress

_ESCAPED = re.compile(rb"[ #$]")
_REFUSED = re.compile(r"[^\w+,/.~(){}@! #$\u0080-\U0010ffff-]|\)$")
"""Characters that Make or Ninja reads as syntax in a rule, and that one of them cannot escape."""


def depfile_text(targets: Iterable[str], dependencies: Iterable[str]) -> bytes:
    """Return a rule without commands, and an empty rule for each dependency, so that it may be deleted.

    Raises ValueError for a name that such a file cannot contain.
    """
    names = [*map(_escaped, dependencies)]
    head = b" ".join(map(_escaped, targets))
    rule = b" \\\n  ".join([head + b":", *names])
    return b"".join([rule, b"\n", *(b"\n%b:\n" % name for name in names)])


def _escaped(name: str) -> bytes:
    found = _REFUSED.search(name)
    if found is not None:
        message = (
            f"a dependency file cannot contain the name {name!r}: rename it without {found[0]!r}"
        )
        raise ValueError(message)
    name = f"./{name}" if name.startswith("~") else name  # Make replaces it by a home folder
    return _ESCAPED.sub(
        lambda found: b"$$" if found[0] == b"$" else b"\\" + found[0], os.fsencode(name)
    )


def replace_file(path: str, content: bytes) -> None:
    """Write a file so that readers see the old content or the new. Raises OSError if it cannot be written."""
    folder, name = os.path.split(path)
    _make(folder)
    temporary = f"{folder}/.{name}.{os.getpid()}" if folder else f".{name}.{os.getpid()}"
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with open(descriptor, "wb") as file:  # noqa: PTH123 - a descriptor
            file.write(content)
        os.replace(temporary, path)  # noqa: PTH105 - paths are texts here
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)  # noqa: PTH108 - paths are texts here
        raise


def touch(path: str) -> None:
    """Create an empty file, or set the time of an existing one and keep its content. Raises OSError."""
    _make(os.path.dirname(path))  # noqa: PTH120 - paths are texts here
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        os.utime(descriptor)
    finally:
        os.close(descriptor)


def _make(folder: str) -> None:
    if folder:
        os.makedirs(folder, exist_ok=True)  # noqa: PTH103 - paths are texts here
