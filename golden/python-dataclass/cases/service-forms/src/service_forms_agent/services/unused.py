"""The service ``unused``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class UnusedService(Protocol):
    """Nobody injects it."""


async def new_unused_service(logger: Logger, config: Config) -> UnusedService:
    """Return the service; called once at startup."""
    raise NotImplementedError("unused")
