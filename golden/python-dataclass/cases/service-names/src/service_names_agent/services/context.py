"""The client ``context``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Context(Protocol):
    """A word that emitted code uses."""


@asynccontextmanager
async def new_context(logger: Logger, config: Config) -> AsyncGenerator[Context, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_context is not implemented yet")
    yield
