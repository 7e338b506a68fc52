"""The service ``n8n``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class N8nService(Protocol):
    """A name with a digit."""


@asynccontextmanager
async def new_n8n_service(
    logger: Logger, config: Config
) -> AsyncGenerator[N8nService, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_n8n_service is not implemented yet")
    yield
