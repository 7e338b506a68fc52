"""Emits the files of a changed tool from a specification without the other tools, and proves that a full run emits the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from adlgen.cache.chunks import Edit, kind_of, require
from adlgen.cache.outline import outline_of
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import Sequence as Items
from adlgen.document.node import Source
from adlgen.ir.agent import Agent
from adlgen.output.trace import Reading
from adlgen.output.tree import FileTree, RenderedFile
from adlgen.packs import Pack
from adlgen.packs.load import load_pack
from adlgen.pipeline import load_agent, plan_for
from adlgen.plan.model import Plan
from adlgen.render import render

if TYPE_CHECKING:
    from adlgen.cache.model import RootTools


class Emitted(Struct):
    """The files of a changed tool in one output root, before and after the change."""

    old: tuple[RenderedFile, ...]
    new: tuple[RenderedFile, ...]


def emit(
    text_with: Callable[[str], str],
    edit: Edit,
    tool: tuple[int, str],
    reading: Reading,
    roots: Sequence[RootTools],
) -> list[Emitted]:
    """Return the files of a tool in each output root, whose old content is still to be compared.

    ``text_with`` returns the reduced specification with a text of the tool. ``tool`` is its position there, and its
    id. Raises NotIncrementalError or StopRun unless everything else is the same before and after the change.
    """
    log, (position, name) = Log(), tool
    _check_alone(edit.new, reading, log)
    agents = [_agent(text_with(text), reading, log) for text in (edit.old, edit.new)]
    for agent in agents:
        require(agent.tools[position].id == name, "the id of the tool has changed")
    require(len({len(agent.tools) for agent in agents}) == 1, "the number of tools has changed")
    found = []
    for root in roots:
        pack = load_pack(root["pack"], log)
        old, new = (_render(agent, pack, root, log) for agent in agents)
        require(
            outline_of(old[0], position) == outline_of(new[0], position),
            "the change affects more than the content of types",
        )
        found.append(_of_tool(old[1], new[1], name))
    require(not log.diagnostics, "there are diagnostics")
    return found


def _check_alone(text: str, reading: Reading, log: Log) -> None:
    """Require that a text in YAML is one item of a sequence if nothing precedes and follows it."""
    if kind_of(reading.path) == "yaml":
        root = read_document(Source(reading.path, text, limits=reading.limits), log).root
        require(isinstance(root, Items) and len(root.items) == 1, "the tool is not one item")


def _agent(text: str, reading: Reading, log: Log) -> Agent:
    source = Source(reading.path, text, limits=reading.limits)
    agent = load_agent(source, log, lenient=reading.lenient, dialect=reading.dialect or None)
    return replace(agent, name=reading.title) if reading.title else agent


def _render(agent: Agent, pack: Pack, root: RootTools, log: Log) -> tuple[Plan, FileTree]:
    plan, pack = plan_for(agent, pack, root["options"], log)
    return plan, log.checked(render(plan, pack, log, late=True))


def _of_tool(old: FileTree, new: FileTree, tool: str) -> Emitted:
    """Return the files of a tool; all others must be the same."""
    require([f.path for f in old] == [f.path for f in new], "the files have other paths")
    for before, after in zip(old, new, strict=True):
        same = (before.tool == tool and before.owner == after.owner) or before == after
        require(same, "a file of another tool or of the agent changes")
        require(before.types_of == after.types_of, "the types are in other files")
    pairs = [
        (before, after)
        for before, after in zip(old, new, strict=True)
        if before.tool == tool and before.owner == "adlgen"
    ]
    return Emitted(tuple(before for before, _ in pairs), tuple(after for _, after in pairs))
