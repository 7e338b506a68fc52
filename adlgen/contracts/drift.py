"""What servers list now, compared with the lock file."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.contracts.lock import LockedServer, digest
from adlgen.contracts.model import Options, Version
from adlgen.contracts.report import report
from adlgen.contracts.seen import seen
from adlgen.contracts.wire import wire
from adlgen.diagnostics.codes.breaking import SERVER_CHANGED
from adlgen.diagnostics.model import Log, Severity
from adlgen.document.node import Source
from adlgen.output.outcome import Result
from adlgen.output.state import RunState
from adlgen.toolbox import load_agent, load_spec

_LEVELS = ("wire", "model")
"""Both are errors: what models read of the tools of others is part of what was agreed."""


def drift(locked: Mapping[str, LockedServer], now: Mapping[str, LockedServer], log: Log) -> Result:
    """Report how the tools of servers differ from those that are locked."""
    state = RunState(log)
    for name, server in now.items():
        before = locked[name]
        if _digests(before) == _digests(server):
            continue
        _report_change(name, before, server, log)
        with state.stopping():
            old, new = (
                _version(Source(f"<{name}, {when}>", one.listed), state)
                for when, one in (("locked", before), ("now", server))
            )
            report([*wire(old, new, Options(strict_open=True)), *seen(old, new)], _LEVELS, log)
    return state.result()


def _report_change(name: str, before: LockedServer, now: LockedServer, log: Log) -> None:
    added = sorted(now.tools.keys() - before.tools.keys())
    changed = sorted(
        tool
        for tool in now.tools.keys() & before.tools.keys()
        if digest(now.tools[tool]) != digest(before.tools[tool])
    )
    gone = sorted(before.tools.keys() - now.tools.keys())
    parts = [
        f"{what}: {', '.join(tools)}"
        for what, tools in (("changed", changed), ("new", added), ("gone", gone))
        if tools
    ]
    is_silent = before.version == now.version
    version = "the same version" if is_silent else f"version {now.version or 'unknown'}"
    message = f"server '{name}' lists other tools with {version}: {'; '.join(parts)}"
    hint = "read the findings, then run `adlgen lock` again"
    severity = Severity.ERROR if is_silent or changed or gone else Severity.WARNING
    log.add(SERVER_CHANGED, message, None, hint, severity=severity)


def _digests(server: LockedServer) -> Mapping[str, str]:
    return {name: digest(tool) for name, tool in server.tools.items()}


def _version(source: Source, state: RunState) -> Version:
    state.provide(source)
    state.load(source.path)
    own = state.log.empty()
    return Version(load_spec(source, own, dialect="mcp"), load_agent(source, own, dialect="mcp"))
