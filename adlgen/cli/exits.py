"""Exit codes: what they mean and which diagnostics lead to which."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.model import Diagnostic, Severity

DONE = 0
"""Done, or clean."""
NO = 1
"""The answer is no: an invalid specification, stale output."""
USAGE = 2
"""Usage or configuration."""
REFUSED = 3
"""The environment refused: a foreign or edited file, the disk, a lock."""
BUG = 70
"""A bug in adlgen."""
INTERRUPTED = 130
PIPE = 141

_BY_BLOCK = {"ADL05": USAGE, "ADL07": REFUSED}
_BY_CODE = {
    "ADL0001": USAGE,  # there is no such file
    "ADL0601": USAGE,  # there is no such pack
    "ADL0604": USAGE,  # a pack has no such option
    "ADL0609": USAGE,  # a pack has no such template
    "ADL0610": REFUSED,  # a file exists
    "ADL0701": NO,  # the specification leads to an unsafe path
    "ADL0709": NO,  # the output is stale
    "ADL1050": REFUSED,  # a server does not run
}


def exit_code(diagnostics: Iterable[Diagnostic]) -> int:
    """Return the exit code of a run that found these; the gravest error decides."""
    errors = (d.code.id for d in diagnostics if d.severity is Severity.ERROR)
    return max((_BY_CODE.get(id_, _BY_BLOCK.get(id_[:5], NO)) for id_ in errors), default=DONE)
