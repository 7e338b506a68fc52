"""The client ``context``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Context(Protocol):
    """A word that emitted code uses."""


async def new_context(logger: Logger, config: Config) -> Context:
    """Build the service; called once, at the start."""
    raise NotImplementedError("context")
