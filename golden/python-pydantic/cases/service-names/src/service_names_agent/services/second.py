"""The client ``second``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class SharedX1636(Protocol):
    """The other."""


@asynccontextmanager
async def new_shared_x1636(
    logger: Logger, config: Config
) -> AsyncGenerator[SharedX1636, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_shared_x1636 is not implemented yet")
    yield
