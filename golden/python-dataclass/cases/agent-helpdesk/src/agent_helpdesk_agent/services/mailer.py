"""The client ``mailer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Mailer(Protocol):
    """Sends mail."""


@asynccontextmanager
async def new_mailer(logger: Logger, config: Config) -> AsyncGenerator[Mailer, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_mailer is not implemented yet")
    yield
