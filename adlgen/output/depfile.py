"""Dependency files, the rules that Make and Ninja read."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

from adlgen.diagnostics.expressions import expression

_ESCAPED = expression(rb"[ #$]")
_REFUSED = r"[^\w+,/.~(){}@! #$\u0080-\U0010ffff-]|\)$"
"""Characters that Make or Ninja reads as syntax in a rule, and that one of them cannot escape.

Few runs write such a file, and compiling the pattern takes milliseconds.
"""


def depfile_text(targets: Iterable[str], dependencies: Iterable[str]) -> bytes:
    """Return a rule without commands, and an empty rule for each dependency, so that it may be deleted.

    Raises ValueError for a name that such a file cannot contain.
    """
    names = [*map(_escaped, dependencies)]
    head = b" ".join(map(_escaped, targets))
    rule = b" \\\n  ".join([head + b":", *names])
    return b"".join([rule, b"\n", *(b"\n%b:\n" % name for name in names)])


def _escaped(name: str) -> bytes:
    found = re.search(_REFUSED, name)
    if found is not None:
        message = (
            f"a dependency file cannot contain the name {name!r}: rename it without {found[0]!r}"
        )
        raise ValueError(message)
    name = f"./{name}" if name.startswith("~") else name  # Make replaces it by a home folder
    return _ESCAPED.sub(
        lambda found: b"$$" if found[0] == b"$" else b"\\" + found[0], os.fsencode(name)
    )
