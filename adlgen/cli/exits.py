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
    "ADL0614": USAGE,  # no package of a runtime
    "ADL0610": REFUSED,  # a file exists
    "ADL0701": NO,  # the specification results in an unsafe path
    "ADL0709": NO,  # the output is stale
    "ADL1050": REFUSED,  # a server could not be run
    "ADL1053": REFUSED,  # the official SDK of MCP is not installed
    "ADL1601": REFUSED,  # the folder is not empty
    "ADL1602": USAGE,  # unknown part of a repository
    "ADL1603": USAGE,  # not a repository of adlgen
    "ADL1609": USAGE,  # the source of adlgen is not pinned
    "ADL1701": USAGE,  # the types file is not next to the specification
    "ADL1901": REFUSED,  # settings that cannot be edited
    "ADL1902": REFUSED,  # no program
    "ADL1903": USAGE,  # no server is named
    "ADL1904": USAGE,  # a URL, or a project, that the client does not take
    "ADL2462": USAGE,  # the lock file cannot be read
    "ADL2830": USAGE,  # a recorded session cannot be read
    "ADL2831": REFUSED,  # the file of a session has something else
    "ADL2451": USAGE,  # the earlier version cannot be read
    "ADL1605": REFUSED,  # git is not installed
}


def exit_code(diagnostics: Iterable[Diagnostic]) -> int:
    """Return the exit code for the diagnostics of a run: the highest of all errors."""
    errors = (d.code.id for d in diagnostics if d.severity is Severity.ERROR)
    return max((_BY_CODE.get(id_, _BY_BLOCK.get(id_[:5], NO)) for id_ in errors), default=DONE)
