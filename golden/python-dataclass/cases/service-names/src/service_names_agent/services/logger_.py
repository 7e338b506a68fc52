"""The service ``logger``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from logging import Logger
from typing import Protocol

from ..toolspec import Config


class AuditLog(Protocol):
    """Not the logger of the agent."""


@asynccontextmanager
async def new_audit_log(
    logger: Logger, config: Config
) -> AsyncGenerator[AuditLog, None]:
    """Open the service, yield it, and close it in a ``finally`` block."""
    raise NotImplementedError("new_audit_log is not implemented yet")
    yield
