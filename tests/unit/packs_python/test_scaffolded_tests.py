"""The scaffolded test of a tool, before and after the tool is implemented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.slow
HANDLER = "src/orders_agent/tools/create_order.py"
UNWRITTEN = "raise UnimplementedToolError"
WRITTEN = """\
self.deps.logger.info("placed an order for %s", input.customer.id)
        return CreateOrderOutput(order_id="o-1", status="accepted", total=1)"""
REFUSING = """\
customer = await self.deps.order_repo.customers.find(input.customer.id)
        self.deps.logger.info("found %s", customer)
        raise ToolError("there is no such customer")"""
FAILING = 'raise LookupError("there is no such customer")'


@pytest.mark.parametrize(
    ("implementation", "result"),
    [
        (UNWRITTEN, "2 passed, 1 skipped"),
        (WRITTEN, "3 passed"),
        (REFUSING, "1 failed, 2 passed"),
        (FAILING, "1 failed, 2 passed"),
    ],
)
def test_only_an_unwritten_tool_is_skipped(
    tmp_path: Path, implementation: str, result: str
) -> None:
    for file in suite.rendered("agent-orders", "python-pydantic").tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    handler = tmp_path / HANDLER
    text = handler.read_text("utf-8").replace("Handler, ", "Handler, ToolError, ", 1)
    assert text.count(UNWRITTEN) == 1
    handler.write_text(text.replace(UNWRITTEN, implementation), "utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "pytest", "-q", "tests/test_create_order.py"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result in done.stdout, done.stdout
