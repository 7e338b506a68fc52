"""The service ``n8n``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class N8nService(Protocol):
    """A name with a digit."""


async def new_n8n_service(logger: Logger, config: Config) -> N8nService:
    """Build the service; called once, at the start."""
    raise NotImplementedError("n8n")
