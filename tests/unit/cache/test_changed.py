"""Runs after a change of one tool: where they are incremental, and where they are not."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

import adlgen.cli
from adlgen.cache import changed, check
from adlgen.cache.chunks import NotIncrementalError, chunks_of, edit_of
from tests.unit.cli.conftest import Done, Project

LANGUAGES = ("go", "typescript", "rust", "python")
Spec = dict[str, Any]
LIMITS = ("source_bytes", "depth", "lenient")
"""Members of the record of tools that may be any number."""


@pytest.fixture
def reasons(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the list of what became of each attempt: empty for an incremental run, else why it was none."""
    found: list[str] = []
    run = changed.write_changed_tool

    def noted(*given: Any) -> None:
        try:
            run(*given)
        except NotIncrementalError as error:
            found.append(str(error))
            raise
        found.append("")

    monkeypatch.setattr(changed, "write_changed_tool", noted)
    return found


def tool(name: str, **more: object) -> Spec:
    properties = {"kind": {"enum": ["a", "b"]}, "at": {"type": "string"}}
    schema = {"type": "object", "properties": properties, **more}
    return {"name": name, "description": f"The tool {name}.", "inputSchema": schema}


def write(project: Project, *tools: Spec) -> None:
    (project.root / "tools.json").write_text(json.dumps({"tools": tools}, indent=1))


def generate(project: Project, target: str, *more: str, out: str = "out") -> Done:
    return project.run("generate", "tools.json", "-t", target, "-o", out, *more)


def same_as_a_full_run(project: Project, target: str, *more: str) -> None:
    assert generate(project, target, *more, "--no-cache", out="new").code == 0
    trees = [
        {
            p.relative_to(project.root / out): p.read_bytes()
            for p in (project.root / out).rglob("*")
            if p.is_file()
        }
        for out in ("out", "new")
    ]
    assert trees[0] == trees[1]


@pytest.mark.parametrize("target", LANGUAGES)
def test_a_change_of_one_tool_rewrites_its_file(
    project: Project, reasons: list[str], target: str
) -> None:
    names = ("create_order", "list_orders", "orders")
    write(project, *map(tool, names))
    assert generate(project, target).code == 0
    changed = tool("list_orders")
    changed["inputSchema"]["properties"]["limit"] = {"type": "integer"}
    write(project, tool("create_order"), changed, tool("orders"))
    times = {p: p.stat().st_mtime_ns for p in (project.root / "out").rglob("*") if p.is_file()}
    done = generate(project, target)
    assert (done.code, reasons) == (0, [""])
    assert ": 2 written, " in done.err
    rewritten = [path for path, time in times.items() if path.stat().st_mtime_ns != time]
    assert sorted(path.name == ".adlgen.json" for path in rewritten) == [False, True]
    assert all(path.name == ".adlgen.json" or "list" in path.name for path in rewritten)
    again = generate(project, target)
    full = generate(project, target, "--no-cache")
    assert (again.code, again.err) == (full.code, full.err)
    changed["description"] = "Another description."
    write(project, tool("create_order"), changed, tool("orders"))
    assert generate(project, target).code == 0
    assert reasons == ["", ""], "an incremental run is followed by others"
    same_as_a_full_run(project, target)


def test_two_targets_are_written_at_once(project: Project, reasons: list[str]) -> None:
    write(project, tool("a"), tool("b"))
    assert generate(project, "go,python").code == 0
    write(project, tool("a"), tool("b", description="x"))
    done = generate(project, "go,python")
    assert (done.code, reasons) == (0, [""])
    assert done.err.count(": 2 written, ") == 2
    same_as_a_full_run(project, "go,python")


NARROW = "the change affects more than the content of types"
WIDE: dict[str, tuple[tuple[str, ...], object, str]] = {
    "a new type": (("at",), {"type": "object", "properties": {"x": {}}}, NARROW),
    "a new member of an enumeration": (("kind", "enum"), ["a", "b", "c"], NARROW),
    "the first default": (("at", "default"), "x", NARROW),
    "a reference to another tool": (
        ("at",),
        {"$ref": "#/tools/0/inputSchema"},
        "a reference may lead out of its tool",
    ),
    "another name": (("", "name"), "c", "the id of the tool has changed"),
    "an output": (
        ("", "outputSchema"),
        {"type": "object", "properties": {"x": {"type": "string"}}},
        NARROW,
    ),
    "an annotation": (("", "annotations"), {"readOnlyHint": True}, NARROW),
}
"""Edits, each with the path of a property, or of a member of the tool after an empty name."""


@pytest.mark.parametrize("change", WIDE)
def test_a_change_that_others_may_notice_is_run_in_full(
    project: Project, reasons: list[str], change: str
) -> None:
    path, value, reason = WIDE[change]
    write(project, tool("a"), tool("b"))
    assert generate(project, "go").code == 0
    edited = tool("b")
    found = edited["inputSchema"]["properties"] if path[0] else edited
    for name in filter(None, path[:-1]):
        found = found[name]
    found[path[-1]] = value
    write(project, tool("a"), edited)
    generate(project, "go")
    assert reasons == [reason]


def test_a_name_that_depends_on_another_tool_is_not_emitted_alone(
    project: Project, reasons: list[str]
) -> None:
    """`AInput` is the input of one tool, and was wanted by a type of another."""
    nested = {"input": {"type": "object", "properties": {"x": {"type": "string"}}}}
    write(project, tool("order_at"), tool("order", properties={"at": nested["input"]}))
    assert generate(project, "go").code == 0
    nested["input"]["description"] = "Changed."
    write(project, tool("order_at"), tool("order", properties={"at": nested["input"]}))
    assert generate(project, "go").code == 0
    assert reasons == ["the tool has other files than in the last run"]
    same_as_a_full_run(project, "go")


def test_an_edited_output_stops_the_run(project: Project, reasons: list[str]) -> None:
    write(project, tool("a"), tool("b"))
    assert generate(project, "go").code == 0
    file = project.root / "out/toolspec/b.gen.go"
    file.write_text(file.read_text() + "// mine\n")
    write(project, tool("a"), tool("b", description="x"))
    assert generate(project, "go").code == 3
    assert reasons == []  # two files have changed, so it is not tried
    assert file.read_text().endswith("// mine\n")


@pytest.mark.parametrize("grouped", [2, 1000])
def test_what_the_summary_cannot_show_is_checked_file_by_file(
    project: Project, reasons: list[str], monkeypatch: pytest.MonkeyPatch, grouped: int
) -> None:
    """A new file of the user's changes the folder, and a touched one its time, but not what a run depends on."""
    monkeypatch.setattr(check, "GROUPED", grouped)
    monkeypatch.setattr(check, "LISTED", grouped)
    write(project, tool("a"), tool("b"))
    assert generate(project, "go").code == 0
    (project.root / "out/internal/mine.go").write_text("package internal\n")
    os.utime(project.root / "out/toolspec/a.gen.go")
    write(project, tool("a"), tool("b", description="x"))
    assert generate(project, "go").code == 0
    assert reasons == [""]
    same = project.root / "out/internal/mine.go"
    same.unlink()
    same_as_a_full_run(project, "go")


def test_a_single_file_is_written_in_full(project: Project, reasons: list[str]) -> None:
    write(project, tool("a"), tool("b"))
    for text in ("x", "y"):
        write(project, tool("a"), tool("b", description=text))
        assert generate(project, "go", "--opt", "layout=single").code == 0
    assert reasons == []
    same_as_a_full_run(project, "go", "--opt", "layout=single")


def test_damaged_tools_of_a_run_lead_to_a_full_run(project: Project, reasons: list[str]) -> None:
    arguments = ("generate", "tools.json", "-t", "go", "-o", "out")
    request = adlgen.cli._request(arguments)
    assert request is not None
    place = Path(f"{request.place}.tools")
    write(project, tool("a"), tool("b"))
    assert project.run(*arguments).code == 0
    members = json.loads(place.read_bytes())
    others: list[dict[str, object] | bytes] = [
        {"ids": ["a", "a"]},
        {"ranges": [[0, 1]]},
        {"text": "{}"},
        {"token": "0"},
        {"kept": [9]},
        {"roots": [{}]},
        {"roots": [{**members["roots"][0], "path": "elsewhere"}]},
    ]
    others += [{name: 7} for name in members if name not in LIMITS]
    for number, other in enumerate([*others, b"", b"[]", b'{"token":', {"more": 7}]):
        known = json.loads(place.read_bytes())
        text = other if isinstance(other, bytes) else json.dumps({**known, **other}).encode()
        place.write_bytes(text)
        write(project, tool("a"), tool("b", description=f"Edit {number}."))
        assert project.run(*arguments).code == 0, other
        assert f"Edit {number}." in (project.root / "out/toolspec/b.gen.go").read_text(), other
        assert (reasons[-1:] == [""]) == (other == {"more": 7}), other
    assert not (project.root / "elsewhere").exists()
    same_as_a_full_run(project, "go")


# --- texts ---------------------------------------------------------------------------------------

YAML = """\
tools:
  - id: a
    tags:
    - x
  # between
  - tags: [x]
    id: b

rest: 1
"""
PLACES = [(2, 5), (7, 5)]


def test_items_of_a_sequence_are_found() -> None:
    ranges = chunks_of(YAML, "yaml", PLACES)
    assert [YAML[start:end].count("\n") for start, end in ranges] == [4, 3]
    assert YAML[ranges[1][1] :] == "rest: 1\n"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("[x]", "[y]", 1),
        ("id: b\n", "id: b\n    more: |\n      # text\n\n      text\n", 1),
        ("    - x\n", "", 0),
        ("[x]", "&x [x]", None),
        ("id: b\n", "id: b\n  - id: c\n", None),
        ("    id: b\n", "    id: b\nmore: 1\n", None),
        ("rest", "rests", None),
        ("id: b", "$ref: other.json", None),
        ("id: b", 'id: "\\x24ref"', None),
    ],
)
def test_an_edit_is_that_of_one_tool(old: str, new: str, found: int | None) -> None:
    ranges = chunks_of(YAML, "yaml", PLACES)
    text = YAML.replace(old, new, 1)
    if found is None:
        with pytest.raises(NotIncrementalError):
            edit_of(YAML, text, ranges, "yaml")
        return
    edit = edit_of(YAML, text, ranges, "yaml")
    start, end = ranges[found]
    assert edit.number == found
    assert YAML[:start] + edit.new + YAML[end:] == text


@pytest.mark.parametrize("text", ['{"id": 1}, {}', '{"id": 1', '{"id": "]}', "[]", '{"id": 1} '])
def test_an_element_is_one_object(text: str) -> None:
    old = '{"tools": [{"id": 0}, {"id": 2}]}'
    ranges = chunks_of(old, "json", [(1, 12), (1, 25)])
    assert [old[start:end] for start, end in ranges] == ['{"id": 0}', '{"id": 2}']
    with pytest.raises(NotIncrementalError):
        edit_of(old, old.replace('{"id": 0}', text), ranges, "json")


def test_a_linked_specification_is_followed(project: Project, reasons: list[str]) -> None:
    write(project, tool("a"), tool("b"))
    Path("real.json").write_bytes(Path("tools.json").read_bytes())
    Path("tools.json").unlink()
    Path("tools.json").symlink_to("real.json")
    assert generate(project, "go").code == 0
    write(project, tool("a"), tool("b", description="x"))
    assert generate(project, "go").code == 0
    assert reasons == [""]
