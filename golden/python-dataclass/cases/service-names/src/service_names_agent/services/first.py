"""The client ``first``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Shared(Protocol):
    """One of two with one interface."""


async def new_shared(logger: Logger, config: Config) -> Shared:
    """Build the service; called once, at the start."""
    raise NotImplementedError("first")
