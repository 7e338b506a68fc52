"""Programs that treat their standard input as data."""

from __future__ import annotations

import re

from adlgen_plugins.cycod.feature.shells.programs import Started
from adlgen_plugins.cycod.feature.shells.syntax import literal

_SED = re.compile(
    r"[0-9,$]*[pdq]|s([/|,#])(?:(?!\1)[^\\\n;]|\\.)*\1(?:(?!\1)[^\\\n;]|\\.)*\1[gpI0-9]*"
)
_AWK = re.compile(r"system|getline|[|@]|close|load|extension")


def accepts_input(started: Started) -> bool:
    """Report whether a program treats its standard input as data."""
    reads = started.program.reads
    texts = [literal(word) for word in started.words]
    if reads != "inert":
        return reads in {"data", "ignored"}
    scripts = [text for text in texts if text is None or not text.startswith("-")]
    if not scripts or scripts[0] is None or "-e" in texts:
        return False
    is_awk = "-F" in started.program.options
    return not _AWK.search(scripts[0]) if is_awk else bool(_SED.fullmatch(scripts[0]))


_FORMAT = re.compile(r"(?:[^%]|%[-0-9.]*[sbqc%])*")


def interprets_arguments(started: Started) -> bool:
    """Report whether a program is printf with a format that does more than to copy its arguments."""
    first = literal(started.words[0])
    is_printf = (
        started.program.code == 1
        and started.program.reads == "ignored"
        and not started.program.options
    )
    return is_printf and (first is None or not _FORMAT.fullmatch(first))
