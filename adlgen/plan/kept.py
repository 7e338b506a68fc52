"""Plans of tools that an earlier run of the process has planned in the same way.

A plan depends on the tool, on what the agent has in common, and on the names that are taken in its namespace. The plan remembers which
names it looked up and which ones it took; it is used again if these lookups have the same results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.memory import active, interned
from adlgen.diagnostics.model import Diagnostic
from adlgen.ir.agent import Tool
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import PlannedTool

_Planner: TypeAlias = Callable[[Tool, ToolNames, Namer], PlannedTool]


class _Taken(set[str]):
    """The names of a namespace, which records what is looked up and added."""

    def __init__(self, names: set[str]) -> None:
        """Record the use of names."""
        super().__init__()
        self._names = names
        self.lookups: dict[str, bool] = {}
        self.added: dict[str, None] = {}

    def __contains__(self, name: object) -> bool:
        found = name in self._names
        if name not in self.added:
            self.lookups[str(name)] = found
        return found

    def add(self, name: str, /) -> None:
        """Take a name."""
        self.update((name,))

    def update(self, *names: Iterable[str]) -> None:
        """Take names."""
        for one in names:
            for name in one:
                self.added[name] = None
                self._names.add(name)

    def isdisjoint(self, names: Iterable[Any], /) -> bool:
        """Report whether no name is taken."""
        return not [name for name in names if name in self]


class _Kept(Struct):
    tool: Tool
    plan: PlannedTool
    names: tuple[object, ...]
    problems: tuple[Diagnostic, ...]
    lookups: dict[str, bool]
    added: tuple[str, ...]

    def fits(self, tool: Tool, names: tuple[object, ...], taken: set[str]) -> bool:
        """Report whether a tool would be planned in the same way."""
        return (
            self.names == names
            and self.tool == tool
            and all((name in taken) == found for name, found in self.lookups.items())
        )


class Plans:
    """Plans the tools of an agent, or finds their plans."""

    def __init__(self, namer: Namer, common: tuple[object, ...], plan: _Planner) -> None:
        """Plan with a namer; ``common`` is what all plans depend on, and ``plan`` makes one."""
        self._namer = namer
        self._plan = plan
        self._memory = active()
        facts = (namer.language, namer.acronyms, namer.fill_defaults, namer.typed_formats)
        self._common: object = None
        if self._memory is not None:
            key = ("plans", namer.language.name)
            self._common = interned(self._memory, key, (*facts, namer.checks_formats, *common))

    def of(self, tool: Tool, names: ToolNames) -> PlannedTool:
        """Return the plan of a tool."""
        memory = self._memory
        if memory is None:
            return self._plan(tool, names, self._namer)
        log = self._namer.log
        key = ("plan", id(tool.input), tool.id, id(self._common), log.strict, log.severities)
        own = _without_scope(names)
        part = memory.find(key)
        kept: _Kept | None = None if part is None else part.value
        taken = names.scope.taken
        if kept is not None and kept.fits(tool, own, taken):
            taken.update(kept.added)
            log.adopt(kept.problems)
            return kept.plan
        own_log = log.empty()
        record = _Taken(taken)
        scope = replace(names.scope, taken=record)
        planned = self._plan(tool, replace(names, scope=scope), replace(self._namer, log=own_log))
        log.adopt(own_log.diagnostics)
        found = _Kept(
            tool, planned, own, tuple(own_log.diagnostics), record.lookups, tuple(record.added)
        )
        memory.keep(key, found, (), (tool.input, self._common))
        return planned


def _without_scope(names: ToolNames) -> tuple[object, ...]:
    """Return the names of a tool without its namespace."""
    return (
        names.type_name,
        names.value_name,
        names.file,
        names.module,
        names.extras,
        names.forms,
        names.scope.case,
        names.scope.fold,
    )
