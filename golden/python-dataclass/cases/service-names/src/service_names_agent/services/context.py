"""The client ``context``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Context(Protocol):
    """A word that emitted code uses."""


async def new_context(logger: Logger, config: Config) -> Context:
    """Return the service; called once at startup."""
    raise NotImplementedError("context")
