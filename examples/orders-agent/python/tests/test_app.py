"""The whole agent."""

from __future__ import annotations

import asyncio

import pytest

from orders_agent.toolspec.app import open_app


def test_the_audit_records_every_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "memory")

    async def run() -> list[tuple[str, str]]:
        async with open_app() as app:
            assert (await app.toolbox.call_for_model("ping", {})).text == "pong"
            assert (await app.toolbox.call_for_model("ping", {"extra": 1})).is_error
            return app.services.audit.calls

    assert asyncio.run(run()) == [("ping", "done"), ("ping", "failed")]
