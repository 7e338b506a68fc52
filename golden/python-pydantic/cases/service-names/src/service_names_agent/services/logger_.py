"""The service ``logger``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class AuditLog(Protocol):
    """Not the logger of the agent."""


@asynccontextmanager
async def new_audit_log(services: Services) -> AsyncGenerator[AuditLog, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_audit_log is not implemented yet")
    yield
