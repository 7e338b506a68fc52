"""The client ``first``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Shared(Protocol):
    """One of two with one interface."""


@asynccontextmanager
async def new_shared(logger: Logger, config: Config) -> AsyncGenerator[Shared, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_shared is not implemented yet")
    yield
