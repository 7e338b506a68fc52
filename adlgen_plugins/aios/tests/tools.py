"""AIOS tools for tests: a sound head, and ways to read one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Source, plain
from adlgen.frontends.readers import read_spec
from adlgen.pipeline import load_agent
from adlgen.spec.model import Spec, ToolSpec
from adlgen_plugins.aios.feature.model import Group, Operation

HEAD = """\
tool:
  id: t
  type: mcp
  name: T
  version: 1.0.0
  description: Does things.
"""
EXPLICIT = HEAD + "  schema_version: 2.0\n"


@dataclass(frozen=True)
class Read:
    """A specification and the problems of reading it and of everything up to the types."""

    spec: Spec
    problems: tuple[tuple[str, str], ...]
    """Code (errors with ``!``) and message."""

    @property
    def codes(self) -> list[str]:
        return [code for code, _ in self.problems]

    @property
    def group(self) -> Group:
        group = self.spec.extras["operations"]
        assert isinstance(group, Group)
        return group

    def tool(self, name: str) -> ToolSpec:
        (found,) = (tool for tool in self.spec.tools if tool.id.value == name)
        return found

    def operation(self, name: str) -> Operation:
        behaviour = self.tool(name).extras["operations"]
        assert isinstance(behaviour, Operation)
        return behaviour

    def input(self, name: str) -> JsonValue:
        node = self.tool(name).input
        return None if node is None else plain(node)


def read(text: str, *, strict: bool = False, dialect: str | None = None) -> Read:
    """Read a tool as a user's run does; what stops the run does not stop the reading."""
    source = Source("tool.yaml", text)
    log = Log(strict=strict)
    document = read_document(source, log)
    spec = read_spec(document, log, dialect)
    full = Log(strict=strict)
    with suppress(StopRun):
        load_agent(source, full, dialect=dialect)
    problems = (
        (d.code.id + "!" * (d.severity.value == "error"), d.message) for d in full.diagnostics
    )
    return Read(spec, tuple(problems))
