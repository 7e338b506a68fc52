"""The repository ``config``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class ConfigStore(Protocol):
    """Not the configuration."""


@asynccontextmanager
async def new_config_store(services: Services) -> AsyncGenerator[ConfigStore, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_config_store is not implemented yet")
    yield
