"""``adlgen lock``, and the servers of ``adlgen check --servers``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.cli import console, options, show
from adlgen.cli.table import Argument, Command, Outcome, UsageError
from adlgen.contracts.drift import drift
from adlgen.contracts.lock import LockedServer, lock_text, read_lock, server_of
from adlgen.diagnostics.codes.breaking import BAD_LOCK
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import SourceError, read_source
from adlgen.features.mcp_client.discovery.mcp import list_tools
from adlgen.output.outcome import Result

_EPILOG = """\b
examples:
  adlgen lock orders -- npx -y orders-mcp    add a server, or write its entry again
  adlgen lock                                all servers, with what they list now
  adlgen check --servers                     what they have changed since
"""


def run(
    *,
    name: str | None,
    lock: Path,
    timeout: float,
    error_format: str,
    server: tuple[str, ...] = (),
) -> Outcome:
    """Pin what MCP servers list.

    Starts servers, and writes their tools and versions to a lock file: names, schemas, descriptions and annotations, each tool
    with a digest. NAME is a name of your choice, COMMAND the server with its arguments. Without COMMAND, the commands in
    the file are run again. Servers run with your permissions: use servers and lock files that you trust.
    """
    if server and name is None:
        message = "name the server: adlgen lock NAME -- COMMAND"
        raise UsageError(message)
    log = Log()
    try:
        known = _read(lock, log) if lock.exists() else {}
        if server and name is not None:
            wanted = {name: server}
        else:
            wanted = {one: known[one].command for one in _chosen(name, known, log)}
        found = _listed(wanted, timeout, log)
        log.stop_if_errors()
    except StopRun:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    console.document(lock_text({**known, **found}), lock)
    for one, entry in found.items():
        count = "1 tool" if len(entry.tools) == 1 else f"{len(entry.tools)} tools"
        console.outcome(f"{one}: {count} in '{lock.as_posix()}'")
    return show.finish(Result(tuple(log.diagnostics)), error_format)


def check_servers(lock: Path, timeout: float, error_format: str, *, as_json: bool) -> Outcome:
    """Report how the tools of the servers in a lock file have changed."""
    log = Log()
    known: Mapping[str, LockedServer] = {}
    try:
        known = _read(lock, log)
        now = _listed({name: one.command for name, one in known.items()}, timeout, log)
        result = drift(known, now, log)
    except StopRun:
        result = Result(tuple(log.diagnostics))
    if as_json:
        return show.reported(result, error_format)
    code = show.finish(result, error_format)
    if not result.diagnostics:
        count = "1 server lists" if len(known) == 1 else f"{len(known)} servers list"
        console.outcome(f"{count} what '{lock.as_posix()}' has")
    return code


def _chosen(name: str | None, known: Mapping[str, LockedServer], log: Log) -> list[str]:
    if name is not None and name not in known:
        hint = f"add it: adlgen lock {name} -- COMMAND"
        log.add(BAD_LOCK, f"the lock file has no server '{name}'", None, hint)
        raise StopRun
    if not known:
        log.add(BAD_LOCK, "no server is locked", None, "add one: adlgen lock NAME -- COMMAND")
        raise StopRun
    return [name] if name is not None else [*known]


def _read(lock: Path, log: Log) -> Mapping[str, LockedServer]:
    try:
        return read_lock(read_source(lock), log)
    except SourceError as error:
        hint = "write it with: adlgen lock NAME -- COMMAND"
        log.add(BAD_LOCK, error.diagnostic.message, error.diagnostic.span, hint)
        raise StopRun from None


def _listed(
    commands: Mapping[str, tuple[str, ...]], seconds: float, log: Log
) -> dict[str, LockedServer]:
    """Return what servers list; what fails is reported, and the others are listed."""
    found = {}
    for name, command in commands.items():
        answer = list_tools(command, log, seconds=seconds)
        if answer is not None:
            found[name] = server_of(command, answer)
    return found


COMMAND = Command(
    run,
    (
        Argument(parameter="name", metavar="[NAME]"),
        options.LOCK,
        options.SERVER_TIMEOUT,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
    after="server",
)
