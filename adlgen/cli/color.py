"""Whether output is colored. Every run imports this module first, so it imports only what is always loaded."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

CHOICES = ("auto", "always", "never")


def is_colored(choice: str | None, stream: "TextIO | None") -> bool:
    """Report whether output to a stream is colored, for a value of ``--color``.

    ``auto`` and None: as ``NO_COLOR``, ``FORCE_COLOR`` and ``TERM=dumb`` request, in this order, otherwise if
    the stream is a terminal. An empty variable requests nothing, nor does a ``FORCE_COLOR`` of ``0`` or ``false``.
    """
    if choice in {"always", "never"}:
        return choice == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR", "").lower() not in {"", "0", "false"}:
        return True
    return os.environ.get("TERM") != "dumb" and stream is not None and stream.isatty()
