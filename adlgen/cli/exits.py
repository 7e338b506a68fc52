"""Exit codes, and the exit codes of diagnostics."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.model import Diagnostic, Severity

DONE = 0
"""Success."""
NO = 1
"""A negative result: an invalid specification, stale output."""
USAGE = 2
"""A usage or configuration error."""
REFUSED = 3
"""Refused because of the environment: a foreign or edited file, the disk, a lock."""
BUG = 70
"""A bug in adlgen."""
INTERRUPTED = 130
PIPE = 141

_BY_BLOCK = {"ADL05": USAGE, "ADL07": REFUSED}
_BY_CODE = {
    "ADL0001": USAGE,  # the file does not exist
    "ADL0601": USAGE,  # unknown pack
    "ADL0604": USAGE,  # unknown option of a pack
    "ADL0609": USAGE,  # unknown template of a pack
    "ADL0610": REFUSED,  # a file exists
    "ADL0701": NO,  # the specification results in an unsafe path
    "ADL0709": NO,  # the output is stale
    "ADL1050": REFUSED,  # a server could not be run
    "ADL1601": REFUSED,  # the folder is not empty
    "ADL1602": USAGE,  # unknown part of a repository
    "ADL1603": USAGE,  # not a repository of adlgen
    "ADL1609": USAGE,  # the source of adlgen is not pinned
    "ADL1605": REFUSED,  # git is not installed
}


def exit_code(diagnostics: Iterable[Diagnostic]) -> int:
    """Return the exit code for the diagnostics of a run: the highest of all errors."""
    errors = (d.code.id for d in diagnostics if d.severity is Severity.ERROR)
    return max((_BY_CODE.get(id_, _BY_BLOCK.get(id_[:5], NO)) for id_ in errors), default=DONE)
