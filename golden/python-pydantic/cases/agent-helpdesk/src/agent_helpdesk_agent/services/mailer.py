"""The client ``mailer``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class Mailer(Protocol):
    """Sends mail."""


async def new_mailer(logger: Logger, config: Config) -> Mailer:
    """Build the service; called once, at the start."""
    raise NotImplementedError("mailer")
