"""The repository ``config``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class ConfigStore(Protocol):
    """Not the configuration."""


async def new_config_store(logger: Logger, config: Config) -> ConfigStore:
    """Return the service; called once at startup."""
    raise NotImplementedError("config")
