"""Plans to files, through a pack of a few lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.ir.agent import Agent, Tool
from adlgen.output.tree import FileTree
from adlgen.packs import load_pack
from adlgen.pipeline import generate
from tests.unit.builders import HERE, body_of
from tests.unit.render.tiny_pack import VIEWS, write_pack

HOSTILE = "{{ 7 * 7 }} {% for x in y %}"


def agent() -> Agent:
    body = body_of({"type": "object"})
    tool = Tool("do_it", "do_it", "do_it", "", HOSTILE, ("tag",), body, None, {}, HERE)
    return Agent("a.yaml", "a", "", "1.0.0", (tool,))


def run(folder: Path, log: Log, **options: str) -> FileTree:
    return generate(agent(), load_pack("tiny", log, folder), options, log)


def test_templates_print_and_fixed_files_stand(tmp_path: Path) -> None:
    folder = write_pack(
        tmp_path / "p", "{{ view.name }}{% if view.many %}!{% endif %}{{ view.name }}\n"
    )
    files = {f.path: f.text for f in run(folder, Log())}
    assert files == {
        "out/do_it.txt": "do_it!do_it\n",
        "fixed.txt": "as it stands {{ untouched }}\n",
    }


def test_conditions(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "p", "{{ view.name }}\n")
    assert [f.path for f in run(folder, Log(), loud="false")] == ["out/do_it.txt"]


@pytest.mark.parametrize(
    ("template", "message", "line"),
    [
        ("\n{{ view.text }}", "not code", 2),
        ("\n\n{{ view.nothing }}", "nothing", 3),
        ("{{ 1 }}", "not code", 1),
        ("{{ view.name.__class__.__mro__ }}", "", 1),
        ("\n{% for %}", "Expected an expression", 2),
        ("\n{% include 'missing.j2' %}", "missing.j2", 2),
        ("{% include '../secret.j2' %}", "", 1),
    ],
)
def test_a_bad_template_is_a_diagnostic(
    tmp_path: Path, template: str, message: str, line: int
) -> None:
    folder = write_pack(tmp_path / "p", template)
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log)
    (found,) = log.diagnostics
    assert found.code.id == "ADL0603"
    assert message in found.message
    assert found.span is not None
    assert (found.span.path, found.span.line) == ((folder / "tool.j2").as_posix(), line)


@pytest.mark.parametrize(
    ("manifest", "views", "message"),
    [
        ('colour = "red"', VIEWS, "colour"),
        ("= 3", VIEWS, ""),
        ("", "VIEWS = {}", "has no view"),
        ("", "VIEWS = {'tool.j2': None, 'more.j2': None}", "has no template"),
        ("", "def", ""),
        ("", "import nothing_of_this_name", "nothing_of_this_name"),
        ("", "1 / 0", "division by zero"),
        ("", "pass", "VIEWS"),
    ],
)
def test_a_bad_pack_is_a_diagnostic(
    tmp_path: Path, manifest: str, views: str, message: str
) -> None:
    folder = write_pack(tmp_path / "p", "", manifest=manifest, views=views)
    log = Log()
    with pytest.raises(StopRun):
        load_pack("tiny", log, folder)
    assert {d.code.id for d in log.diagnostics} == {"ADL0602"}
    assert message in " ".join(d.message for d in log.diagnostics)


def test_a_view_may_refuse_a_specification(tmp_path: Path) -> None:
    refusing = VIEWS.replace("    tool = context.tool\n", "    raise Unusable('no unions here')\n")
    views = "from adlgen.packs import Unusable\n" + refusing
    folder = write_pack(tmp_path / "p", "{{ view.name }}", views=views)
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log)
    assert [(d.code.id, d.message) for d in log.diagnostics] == [("ADL0605", "no unions here")]


def test_a_view_that_raises_is_a_diagnostic_at_its_line(tmp_path: Path) -> None:
    views = VIEWS.replace("    tool = context.tool\n", "    tool = context.nothing\n")
    folder = write_pack(tmp_path / "p", "{{ view.name }}", views=views)
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log)
    (found,) = log.diagnostics
    assert found.code.id == "ADL0603"
    assert "nothing" in found.message
    assert found.span is not None
    line = views.split("\n").index("    tool = context.nothing") + 1
    assert (found.span.path, found.span.line) == ((folder / "views.py").as_posix(), line)


def test_a_pack_decides_facts_and_finishes_files(tmp_path: Path) -> None:
    more = "FACTS = {'loud': lambda plan: len(plan.tools) > 1}\nFINISH = lambda context, path, text: path + text\n"
    folder = write_pack(tmp_path / "p", "{{ view.name }}\n", views=VIEWS + more)
    assert {f.path: f.text for f in run(folder, Log())} == {"out/do_it.txt": "out/do_it.txtdo_it\n"}


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ("FACTS = {'loud': lambda plan: 1 / 0}\n", "ADL0602"),
        ("FINISH = lambda *_: 1 / 0\n", "ADL0603"),
    ],
)
def test_a_fact_or_a_finish_that_raises_is_a_diagnostic(
    tmp_path: Path, more: str, code: str
) -> None:
    folder = write_pack(tmp_path / "p", "{{ view.name }}\n", views=VIEWS + more)
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log)
    assert {found.code.id for found in log.diagnostics} == {code}
    assert "division by zero" in log.diagnostics[0].message


def test_an_unknown_name_in_a_path_is_a_diagnostic(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "p", "{{ view.name }}")
    facts = (folder / "pack.toml").read_text()
    (folder / "pack.toml").write_text(facts.replace("out/{file}.txt", "out/{fiel}.txt"))
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log)
    assert [d.code.id for d in log.diagnostics] == ["ADL0602"]
    assert "'fiel'" in log.diagnostics[0].message


def test_options_are_checked(tmp_path: Path) -> None:
    folder = write_pack(tmp_path / "p", "{{ view.name }}")
    log = Log()
    with pytest.raises(StopRun):
        run(folder, log, lout="true", loud="perhaps")
    assert [d.code.id for d in log.diagnostics] == ["ADL0604", "ADL0604"]
    assert log.diagnostics[0].hint == "did you mean 'loud'?"


def test_an_unknown_pack_names_the_nearest() -> None:
    log = Log()
    with pytest.raises(StopRun):
        load_pack("no_such_pack", log)
    assert log.diagnostics[0].code.id == "ADL0601"
