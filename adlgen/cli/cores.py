"""The option for the number of processes."""

from __future__ import annotations

from adlgen.cli.table import Option, UsageError

AUTO = 0
"""As many processes as cores, if there is enough work."""

JOBS = Option(
    names=("-j", "--jobs"),
    parameter="jobs",
    default="auto",
    metavar="N",
    help="The largest number of targets that are generated at the same time, in as many processes. The "
    "result does not depend on it. [default: auto, the number of cores, if that is faster]",
)


def processes(text: str) -> int:
    """Return the value of ``--jobs`` for the API. Raises UsageError if it is malformed."""
    if text == "auto":
        return AUTO
    if not (text.isascii() and text.isdigit()) or int(text) == 0:
        message = f"expected a positive number or 'auto', got '{text}'"
        raise UsageError(message, "--jobs")
    return int(text)
