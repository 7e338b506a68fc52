"""The service ``logger``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from logging import Logger
from typing import Protocol

from ..toolspec import Config


class AuditLog(Protocol):
    """Not the logger of the agent."""


async def new_audit_log(logger: Logger, config: Config) -> AuditLog:
    """Build the service; called once, at the start."""
    raise NotImplementedError("logger")
