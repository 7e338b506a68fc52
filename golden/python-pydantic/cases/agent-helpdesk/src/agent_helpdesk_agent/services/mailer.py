"""The client ``mailer``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Mailer(Protocol):
    """Sends mail."""


async def new_mailer(logger: Logger, config: Config) -> Mailer:
    """Return the service; called once at startup."""
    raise NotImplementedError("mailer")
