"""The service ``logger``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class AuditLog(Protocol):
    """Not the logger of the agent."""


async def new_audit_log(logger: Logger, config: Config) -> AuditLog:
    """Return the service; called once at startup."""
    raise NotImplementedError("logger")
