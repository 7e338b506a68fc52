"""The client ``context``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..toolspec.app import Services


class Context(Protocol):
    """A word that emitted code uses."""


@asynccontextmanager
async def new_context(services: Services) -> AsyncGenerator[Context, None]:
    """Open the service, yield it, and close it in a ``finally`` block.

    ``services`` has the services before this one.
    """
    raise NotImplementedError("new_context is not implemented yet")
    yield
