"""The service ``unused``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class UnusedService(Protocol):
    """Nobody injects it."""


@asynccontextmanager
async def new_unused_service(
    logger: Logger, config: Config
) -> AsyncGenerator[UnusedService, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_unused_service is not implemented yet")
    yield
