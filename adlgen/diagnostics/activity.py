"""What a run is doing, for the display of progress. Results never depend on it."""

from __future__ import annotations


class Activity:
    """The current activity of this process, which runs one command line at a time."""

    def __init__(self) -> None:
        """Start without an activity."""
        self.name = ""
        """The target or the specification that is processed; text of a user."""


ACTIVITY = Activity()
