"""A project folder, a pack made for tests, and the command line within this process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.cli import main

HERE = Path(__file__).parent
PACK = ["--pack", str(HERE / "toy")]

SPEC = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {name: sample, description: A sample., version: "0.1.0"}
spec:
  capabilities: {streaming: false, pushNotifications: false, stateTransitionHistory: false}
  server: {port: 8080}
  language: {toy: {module: sample}}
  tools:
"""


def tool(name: str, schema: str = "{type: object, properties: {x: {type: string}}}") -> str:
    return f"    - {{id: {name}, name: {name}, description: d, tags: [a], schema: {schema}}}\n"


@dataclass
class Done:
    code: int
    out: str
    err: str


@dataclass
class Project:
    root: Path
    capture: pytest.CaptureFixture[str]

    def spec(self, *tools: str, name: str = "agent.yaml") -> None:
        (self.root / name).write_text(SPEC + "".join(map(tool, tools)))

    def run(self, *arguments: str) -> Done:
        self.capture.readouterr()
        code = main(arguments)
        seen = self.capture.readouterr()
        return Done(code, seen.out, seen.err)

    def toy(self, verb: str, *arguments: str) -> Done:
        """Run a verb with the toy pack, into ``out``."""
        return self.run(verb, *PACK, "-o", "out", *arguments)

    def texts(self, folder: str = "out") -> dict[str, str]:
        root = self.root / folder
        files = [p for p in sorted(root.rglob("*")) if p.is_file() and p.name != ".adlgen.json"]
        return {p.relative_to(root).as_posix(): p.read_text() for p in files}


@pytest.fixture
def project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Project:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", str(tmp_path.parent / f"{tmp_path.name}-cache"))
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    made = Project(tmp_path, capsys)
    made.spec("a", "b")
    return made


Run = Callable[..., Done]
