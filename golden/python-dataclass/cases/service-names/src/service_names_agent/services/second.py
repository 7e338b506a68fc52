"""The client ``second``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class SharedX1636(Protocol):
    """The other."""


async def new_shared_x1636(logger: Logger, config: Config) -> SharedX1636:
    """Build the service; called once, at the start."""
    raise NotImplementedError("second")
