"""The client ``second``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class SharedX1636(Protocol):
    """The other."""


async def new_shared_x1636(logger: Logger, config: Config) -> SharedX1636:
    """Return the service; called once at startup."""
    raise NotImplementedError("second")
