"""The repository ``config``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class ConfigStore(Protocol):
    """Not the configuration."""


@asynccontextmanager
async def new_config_store(
    logger: Logger, config: Config
) -> AsyncGenerator[ConfigStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_config_store is not implemented yet")
    yield
