"""Tools that are command-line programs: JSON on stdin, one line of JSON on stdout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.agent import Tool
from adlgen.ir.data import shape, texts
from adlgen.ir.extras import Extra
from adlgen.naming.cases import ascii_words
from adlgen.naming.scope import NameRequest
from adlgen.plan.identifiers import Namer
from adlgen.plan.model import Names
from adlgen.spec.model import ToolSpec
from adlgen_plugins.agentcli.feature.model import Program

PROGRAM = shape(
    "program", "binary", "path", "absolute", "timeout_seconds", "environment",
    optional="timeout_seconds",
)  # fmt: skip


class Programs(Feature):
    """A program for each tool, named after its file."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower a :class:`Program`."""
        del log
        assert isinstance(model, Program)
        data = PROGRAM.value(
            binary=model.binary,
            path=model.path,
            absolute=model.absolute,
            timeout_seconds=model.deadline,
            environment=texts(model.environment),
        )
        return Extra(data, tool.span)

    def plan(self, tools: Sequence[tuple[Tool, Extra]], namer: Namer) -> Sequence[Names]:
        """Name the programs.

        A program has the pinned name of its tool, else the name of its file; programs that share a file
        are named after their tools. The names are ASCII because they are part of package paths.
        """
        if "program" not in namer.language.naming:
            return [{} for _ in tools]
        binaries = [extra.data.text("binary") for _, extra in tools]
        users = Counter(binary.casefold() for binary in binaries)
        requests = []
        for (tool, _), binary in zip(tools, binaries, strict=True):
            text = binary if users[binary.casefold()] == 1 else tool.id
            words = ascii_words(namer.acronyms.words(tool.names.get("", text)))
            requests.append(NameRequest(tool.id, namer.identifier("program", words)))
        span = tools[0][0].span
        names = namer.claim(namer.scope("program"), requests, span, "the programs of the tools")
        return [{"program": name} for name in names]


FEATURE = Programs()
