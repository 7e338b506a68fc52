"""What agents read that write code: the index and the declarations."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import Rendered, render_case, render_source, try_source
from tests.conformance import suite

TOOLS = (Path(__file__).parents[3] / "clients/code.json").read_text("utf-8")
OPTIONS = {"client": "code", "wiring": "false"}
LANGUAGES = {"typescript": "functions.d.ts", "python-pydantic": "functions/__init__.pyi"}
KINDS = ("python-dataclass",)


def rendered(text: str, target: str, **options: str) -> Rendered:
    return render_source(Source("tools.json", text), suite.TARGETS[target], OPTIONS | options)


def texts(text: str, target: str, **options: str) -> dict[str, str]:
    """Return the files in the folder of tools as code."""
    files = rendered(text, target, **options).tree
    return {f.path.partition("/code/")[2]: f.text for f in files if "/toolspec/code/" in f.path}


def listed(*tools: Mapping[str, Any]) -> str:
    return json.dumps({"tools": [{"inputSchema": {"type": "object"}, **tool} for tool in tools]})


def index(text: str, target: str = "typescript") -> list[str]:
    return texts(text, target)["INDEX.md"].split("```\n")[1].splitlines()


def test_the_index_has_a_line_for_each_tool() -> None:
    assert index(TOOLS) == [
        "addNumbers read Adds two numbers, e.g. prices",
        "divide write Divides an integer with a remainder",
        'class_ delete Moves things */ to a ` class """ and says so at such a length that an index…',
        "searchAll Search everywhere",
        "ping",
        "tag Sets tags",
    ]
    assert index(TOOLS, "python-pydantic")[0] == "add_numbers read Adds two numbers, e.g. prices"


@pytest.mark.parametrize(
    ("annotations", "word"),
    [
        ({}, ""),
        ({"openWorldHint": True}, ""),
        ({"readOnlyHint": True, "destructiveHint": True}, "read "),
        ({"readOnlyHint": False}, "write "),
        ({"destructiveHint": False}, "write "),
        ({"destructiveHint": True}, "delete "),
    ],
)
def test_the_effect_of_a_tool_is_what_annotations_specify(
    annotations: Mapping[str, bool], word: str
) -> None:
    tool = {"name": "go", "description": "Goes.", "annotations": annotations}
    assert index(listed(tool)) == [f"go {word}Goes"]


@pytest.mark.parametrize(
    ("description", "shown"),
    [
        ("One. Two.", "One. Two"),  # too short to be a purpose
        ("Lists all things? Yes.", "Lists all things?"),
        ("Uses a tool (cf. RFC 1). More.", "Uses a tool (cf. RFC 1)"),
        ("Lists i.e. prints. More.", "Lists i.e. prints"),
        ("Reads a.txt from disk\nand more", "Reads a.txt from disk and more"),
        ("x" * 100, "x" * 79 + "…"),
        ("word " * 20, "word " * 15 + "word…"),
        ("```\n# Title\n```\u202e", "` # Title `\\u{202e}"),
    ],
)
def test_the_purpose_is_a_sentence_on_one_line(description: str, shown: str) -> None:
    (line,) = index(listed({"name": "go", "description": description}))
    assert line == f"go {shown}"
    assert len(shown.replace("\\u{202e}", "")) <= 80


def test_names_are_found_by_either_spelling() -> None:
    """In the index, if words differ; in the declaration, if anything does."""
    text = listed({"name": "get_user", "description": "Gets."}, {"name": "a&b", "description": "B"})
    found = texts(text, "typescript")
    assert "/** get_user: Gets. */\nexport function getUser()" in found["functions/get-user.d.ts"]
    assert "/** a&b: B */" in found["functions.d.ts"]
    assert index(text) == ["getUser Gets", "aB (a&b) B"]


@pytest.mark.parametrize("target", [*LANGUAGES, *KINDS])
def test_what_a_model_reads_has_no_schema_and_no_code(target: str) -> None:
    found = texts(TOOLS, target)
    read = {path: text for path, text in found.items() if path.endswith((".md", ".ts", ".pyi"))}
    read.pop("index.ts", None)
    assert len(read) == 8  # the index, all functions, and six of them
    for path, text in read.items():
        assert "inputSchema" not in text, path
        imports = re.findall(r"^(?:import|from) (\S+)", text, re.MULTILINE)
        assert {*imports} <= {"typing", "typing_extensions"}, path
        assert "runtime" not in text, path


@pytest.mark.parametrize(("target", "path"), LANGUAGES.items())
def test_the_file_of_all_functions_has_each_of_them(target: str, path: str) -> None:
    found = texts(TOOLS, target)
    parts = [text for name, text in found.items() if name.startswith("functions/") and name != path]
    assert len(parts) == 6
    for part in parts:
        signature = part.partition("export function " if "d.ts" in path else "async def ")[2]
        assert signature
        assert signature.strip() in found[path]


@pytest.mark.parametrize("target", LANGUAGES)
def test_one_file_for_all_tools(target: str) -> None:
    """Its output does not depend on the names of tools."""
    found = texts(TOOLS, target, layout="single")
    assert not [path for path in found if re.search(r"divide|ping", path)]
    assert "divide" in "".join(found.values())


@pytest.mark.parametrize("target", LANGUAGES)
def test_shared_types_are_declared_where_they_are_used(target: str) -> None:
    files = render_case(suite.CASES["shared-types"], suite.TARGETS[target], OPTIONS).tree
    found = {f.path.partition("/code/")[2]: f.text for f in files if "/toolspec/code/f" in f.path}
    names = {
        path.removeprefix("functions")
        .strip("/")
        .partition(".")[0]
        .replace("-", "_"): sorted(
            re.findall(
                r"^(?:export )?(?:interface|class) (Reader|Loan|Branch)\b", text, re.MULTILINE
            )
        )
        for path, text in found.items()
    }
    whole = "" if target == "typescript" else "__init__"
    assert names == {
        whole: ["Branch", "Loan", "Reader"],
        "lend": ["Loan", "Reader"],
        "look_up": ["Branch", "Loan", "Reader"],
        "register": ["Reader"],
    }


@pytest.mark.parametrize("target", LANGUAGES)
def test_exact_numbers_are_refused(target: str) -> None:
    options = OPTIONS | {"numbers": "exact"}
    attempt = try_source(Source("tools.json", TOOLS), suite.TARGETS[target], options)
    assert attempt.emitted is None
    assert any("client=code requires numbers=native" in one.message for one in attempt.diagnostics)


def test_other_languages_have_no_tools_as_code() -> None:
    attempt = try_source(Source("tools.json", TOOLS), suite.TARGETS["go"], OPTIONS)
    assert [one.code.id for one in attempt.diagnostics if one.severity.value == "error"] == [
        "ADL0604"
    ]
