"""What is known of a connection to a server, and how it can fail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from adlgen.document.limits import DEFAULT


class ConnectionFailedError(Exception):
    """A connection that cannot be used; the text is the predicate of a sentence about the server."""


class ProgramError(ConnectionFailedError):
    """The program could not be started, exited early, or exceeded a limit."""

    def __init__(self, message: str, errors: Sequence[str] = ()) -> None:
        """Set the message, and the last lines of the program's standard error if there are several."""
        super().__init__(message)
        self.errors = errors


class ExitedError(ProgramError):
    """The program exited, or closed its output."""


class TimedOutError(ProgramError):
    """The server exceeded its time limit."""

    def __init__(self) -> None:
        """Set the message."""
        super().__init__("did not respond in time")


class ResponseError(ConnectionFailedError):
    """The server returned an error or an unusable response."""


class Connection:
    """The state of a connection, which its transport and its session share."""

    def __init__(self, skipped: Callable[[bytes], None] | None = None) -> None:
        """Start without a session.

        Args:
            skipped: Receives each line of a program that is not a message.
        """
        self.problem: ConnectionFailedError | None = None
        """Why the transport ended; None: it did not end early."""
        self.has_session = False
        """Whether there was a session, and the server may have received more than its handshake."""
        self.result: dict[str, Any] = {}
        """The last result of a program, as it was sent."""
        self.skipped = skipped or _ignore
        self.left = DEFAULT.source_bytes
        """The bytes that the server may still send."""
        self.scope: Any = None
        """The scope of anyio with the deadline of the session, which its work may extend."""

    def note(self, problem: ConnectionFailedError) -> None:
        """Keep the first problem of the transport."""
        if self.problem is None:
            self.problem = problem


def _ignore(_line: bytes) -> None:
    """Skip a line."""
