"""The application that Go agents are wired to, with services of a user, and its packages in another module."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conformance import suite

FILES = Path(__file__).with_name("app")
ELSEWHERE = """\
module example.com/elsewhere

go 1.24

require example.com/orders-agent v0.0.0

replace example.com/orders-agent => ../orders
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Emit the agent, with the services of the test."""
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    folder = tmp_path_factory.mktemp("go") / "orders"
    for file in suite.rendered("agent-orders", "go").tree.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    for service in (FILES / "services").iterdir():
        shutil.copy(service, folder / "internal" / "services" / service.stem)
    refuse(folder / "internal" / "tools" / "search_catalog.go")
    shutil.copy(FILES / "app_test.go.txt", folder / "internal" / "app" / "app_test.go")
    shutil.copy(FILES / "toolspec" / "types_test.go.txt", folder / "toolspec" / "types_test.go")
    other = folder.parent / "elsewhere"
    other.mkdir()
    (other / "go.mod").write_text(ELSEWHERE)
    shutil.copy(FILES / "elsewhere" / "main_test.go.txt", other / "main_test.go")
    return folder


def refuse(handler: Path) -> None:
    """Implement a tool that refuses a call with a message for the model."""
    text, unwritten = handler.read_text("utf-8"), "return out, adlrt.ErrNotImplemented"
    assert unwritten in text
    refusal = 'return out, adlrt.Errorf("there is no such customer")'
    handler.write_text(text.replace(unwritten, refusal), "utf-8")


@pytest.mark.native
@pytest.mark.parametrize(
    "place", ["orders/internal/app", "orders/internal/tools", "orders/toolspec", "elsewhere"]
)
def test_an_agent_as_its_users_use_it(project: Path, place: str) -> None:
    ran = subprocess.run(
        ["go", "test", "."],
        cwd=project.parent / place,
        env=suite.workspace_in(suite.NATIVE / "go-app", "go").environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
