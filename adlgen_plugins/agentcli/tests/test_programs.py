"""The programs generated for a manifest: their names, and text that they must not contain."""

from __future__ import annotations

import json
import re
from pathlib import Path, PurePosixPath

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.packs.manifest import read_feature
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import suite
from tests.conformance.suite import TARGETS

PARTS = Path(__file__).parents[1] / "packs"


def place(pack: str) -> str:
    """Return the path of a program of an agent called ``tools``, with ``{}`` for its name."""
    rules = read_feature([PARTS / pack], "programs", trusted=True).files
    path = next(rule.path for rule in rules if rule.each == "tool")
    return path.replace("{program}", "{}").replace("{package}", "tools")


PLACES = {target: place(pack.name) for target, pack in suite.PACKS.items()}


def emitted(target: str, *tools: JsonValue, wiring: bool = True) -> Rendered:
    text = json.dumps({"tools": list(tools)})
    options = {} if wiring else {"wiring": "false"}
    return render_source(Source("tools.json", text), TARGETS[target], options)


def tool(name: str, path: str, **keys: JsonValue) -> JsonValue:
    return {"name": name, "command": [path], **keys}


def names(target: str, *tools: JsonValue) -> list[str]:
    """Return what the programs of a manifest are called."""
    paths = [file.path for file in emitted(target, *tools).tree]
    before, after = PLACES[target].split("{}")
    stems = [p.removeprefix(before).removesuffix(after) for p in paths if p.startswith(before)]
    return sorted(stem for stem in stems if stem != "__init__")


def program(target: str, *tools: JsonValue) -> str:
    """Return the program of the only tool."""
    (name,) = names(target, *tools)
    path = PLACES[target].format(name)
    return next(file.text for file in emitted(target, *tools).tree if file.path == path)


@pytest.mark.parametrize("target", PLACES)
def test_a_program_is_called_as_its_manifest_says(target: str) -> None:
    found = names(
        target,
        tool("get time!", "./tools/bin/get_time.exe"),
        tool("b", ".\\tools\\bin\\sub\\fs-read"),
        tool("c", "./tools/bin/Gr\u00f6\u00dfe"),
        tool("d", "/usr/local/bin/d2"),
    )
    assert found == ["d2", "fs_read", "get_time", "groudfe"]


@pytest.mark.parametrize("target", PLACES)
def test_programs_that_share_a_file_are_called_like_their_tools(target: str) -> None:
    found = names(target, tool("read", "./tools/bin/fs"), tool("write", "./tools/bin/FS"))
    assert found == ["read", "write"]


@pytest.mark.parametrize("target", PLACES)
def test_no_two_programs_have_a_name_even_where_case_does_not_count(target: str) -> None:
    found = names(target, tool("X", "./tools/bin/same"), tool("x", "./tools/bin/same"))
    assert len({name.lower() for name in found}) == 2
    assert "x" in found


@pytest.mark.parametrize("target", PLACES)
def test_a_pinned_name_wins(target: str) -> None:
    schema: JsonValue = {"type": "object", "x-adlgen": {"names": {"": "look_up"}}}
    assert names(target, tool("t", "./tools/bin/t", schema=schema)) == ["look_up"]


@pytest.mark.parametrize(
    ("target", "binary", "name"),
    [
        ("go", "vendor", "vendor_"),
        ("go", "internal", "internal_"),
        ("go", "1st", "x1st"),
        ("rust", "build", "build_"),
        ("rust", "self", "self_"),
        ("python-pydantic", "import", "import_"),
        ("typescript", "con", "con_"),
    ],
)
def test_names_that_mean_something_else_are_avoided(target: str, binary: str, name: str) -> None:
    assert names(target, tool("t", f"./tools/bin/{binary}")) == [name]


@pytest.mark.parametrize("target", PLACES)
def test_an_absolute_path_is_said_nowhere(target: str) -> None:
    files = emitted(target, tool("t", "/opt/of-one-machine/t")).tree
    assert not [file.path for file in files if "of-one-machine" in file.text]
    assert "./tools/bin/x-y" in program(target, tool("t", "./tools/bin/x-y"))


@pytest.mark.parametrize("folder", ['"""', "*/", "\n//", "\u2028\\", "${x}`"])
@pytest.mark.parametrize(
    ("target", "end"),
    [("go", None), ("rust", None), ("typescript", "*/"), ("python-pydantic", '"""')],
)
def test_a_path_is_only_text(target: str, end: str | None, folder: str) -> None:
    plain, odd = (program(target, tool("t", f"./tools/bin/{x}/t")) for x in ("x", folder))
    head, code = _apart(odd)
    assert code == _apart(plain)[1]
    if end is None:
        assert all(line.startswith("//") for line in head.splitlines() if line)
    else:
        assert odd.count(end) == plain.count(end)


def _apart(text: str) -> tuple[str, str]:
    """Return the text before the first statement, and the rest."""
    start = re.search(r"^(import|package|use|from) ", text, re.MULTILINE)
    assert start is not None
    return text[: start.start()], text[start.start() :]


@pytest.mark.parametrize("target", PLACES)
def test_no_clock_runs_over(target: str) -> None:
    text = program(target, tool("t", "./tools/bin/t", timeoutSec=2**62))
    assert "2147483" in text
    assert str(2**62) not in text


@pytest.mark.parametrize("target", PLACES)
def test_without_wiring_there_is_no_program(target: str) -> None:
    stems = {
        PurePosixPath(file.path).stem
        for file in emitted(target, tool("t", "/t"), wiring=False).tree
    }
    assert not stems & {"program.gen", "program", "programs", "_program", "main.gen"}


def test_a_crate_is_called_by_its_own_name() -> None:
    assert "use tools::toolspec::" in program("rust", tool("t", "./tools/bin/t"))
