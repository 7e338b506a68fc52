"""The service ``unused``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class UnusedService(Protocol):
    """Nobody injects it."""


async def new_unused_service(logger: Logger, config: Config) -> UnusedService:
    """Build the service; called once, at the start."""
    raise NotImplementedError("unused")
