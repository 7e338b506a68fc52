"""The client ``first``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Shared(Protocol):
    """One of two with one interface."""


async def new_shared(logger: Logger, config: Config) -> Shared:
    """Return the service; called once at startup."""
    raise NotImplementedError("first")
