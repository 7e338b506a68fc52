"""Libraries that the program imports in ways that take less time behave as usual afterwards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.unit.cli.conftest import SPEC, tool

PROGRAM = """
import sys
from adlgen.cli.libraries import import_libraries
from adlgen.diagnostics.deferred import allow
allow()
import_libraries(["generate"], alone=True)
assert not {"datetime", "platform", "signal", "typing_extensions", "urllib.parse"} & sys.modules.keys()
import platform, typing
assert type(typing) is type(platform) is type(sys)

import pathlib
print(pathlib.Path("/a b").as_uri())

import msgspec
T = typing.TypeVar("T")
class Node(msgspec.Struct):
    name: str
    next: "typing.Optional[Node]" = None
class Box(msgspec.Struct, typing.Generic[T]):
    item: "T"
print(msgspec.convert({"name": "a", "next": {"name": "b"}}, Node))
print(msgspec.json.decode(b'{"item": [1]}', type=Box[list[int]]))
import datetime
print(msgspec.convert("2020-01-02", datetime.date) == datetime.date(2020, 1, 2))
print(typing.ForwardRef("x + 1").__forward_code__.co_names)
"""


def test_libraries_behave_as_usual() -> None:
    root = Path(__file__).parents[3]
    run = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(run, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "file:///a%20b",
        "Node(name='a', next=Node(name='b', next=None))",
        "Box(item=[1])",
        "True",
        "('x',)",
    ]


def test_a_module_next_to_the_start_script_is_not_a_library(tmp_path: Path) -> None:
    scripts = tmp_path / "bin"
    scripts.mkdir()
    (scripts / "yaml.py").write_text("raise SystemExit('another module')")
    script = scripts / "adlgen"
    script.write_text("import sys\nfrom adlgen.cli import program\nsys.exit(program())\n")
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    run = [sys.executable, str(script), "validate", "agent.yaml"]
    root = str(Path(__file__).parents[3])
    subprocess.run(run, cwd=tmp_path, check=True, env={"PYTHONPATH": root})
