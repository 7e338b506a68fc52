"""The address at which commands serve programs of this machine."""

from __future__ import annotations

from adlgen.cli.table import UsageError

HOST = "127.0.0.1"


def port_number(text: str | None) -> int | None:
    """Return the number of a port of ``--port``. Raises UsageError if it is none."""
    if text is None:
        return None
    if not (text.isascii() and text.isdecimal() and int(text) < 1 << 16):
        message = f"'{text}' is not a port"
        raise UsageError(message, "--port")
    return int(text)
