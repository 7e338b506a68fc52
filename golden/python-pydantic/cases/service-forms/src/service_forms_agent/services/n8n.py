"""The service ``n8n``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class N8nService(Protocol):
    """A name with a digit."""


async def new_n8n_service(logger: Logger, config: Config) -> N8nService:
    """Return the service; called once at startup."""
    raise NotImplementedError("n8n")
