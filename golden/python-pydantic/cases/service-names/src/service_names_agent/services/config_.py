"""The repository ``config``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class ConfigStore(Protocol):
    """Not the configuration."""


async def new_config_store(logger: Logger, config: Config) -> ConfigStore:
    """Build the service; called once, at the start."""
    raise NotImplementedError("config")
