"""The run of ``adlgen connect``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from adlgen.connecting.clients import CLIENTS, Client, System, entry_of
from adlgen.connecting.project import project_server
from adlgen.connecting.server import Server, server_of
from adlgen.connecting.settings import snippet, with_entry
from adlgen.diagnostics.codes.connecting import UNSUPPORTED_SERVER
from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Log
from adlgen.document import SourceError
from adlgen.document.node import Source
from adlgen.output.changes import Change, Changes, State
from adlgen.output.outcome import Result
from adlgen.output.state import RunState


class User(Struct):
    """Where the user has settings."""

    home: Path
    system: System
    config: str = ""
    """The value of the variable that names the folder for settings."""


class Wanted(Struct):
    """What to connect, and to what."""

    user: User

    client: str
    """The name of a client, one of ``CLIENTS``."""
    command: tuple[str, ...] = ()
    """A command line, or a URL; empty: the server of the project."""
    name: str = ""
    """The name of the entry; empty: that of the agent, or of the program."""
    targets: tuple[str, ...] = ()
    is_project: bool = False
    """Whether the settings of the project in the current folder are changed, instead of those of the user."""
    env: Mapping[str, str] = field(default_factory=dict)


class Connection(Struct):
    """An entry, and the settings with it."""

    result: Result
    client: Client
    name: str = ""
    path: str = ""
    """The settings of the client."""
    entry: str = ""
    """Settings that have nothing but the entry."""
    before: bytes | None = None
    after: bytes = b""

    @property
    def changes(self) -> Changes:
        """The change of the settings."""
        if self.before == self.after:
            return Changes(())
        state = State.CREATED if self.before is None else State.CHANGED
        return Changes((Change(self.path, state, "user", self.before, self.after),))


def connection(wanted: Wanted, state: RunState, *, reads: bool) -> Connection:
    """Return the entry for a server, and with ``reads`` the settings of the client with it; nothing is written."""
    client, log = CLIENTS[wanted.client], state.log
    found = Connection(Result(()), client)
    with state.stopping():
        name, server = _server(wanted, state)
        path = _path(client, wanted, log)
        if server.url and not client.takes_urls:
            message = f"{client.title} does not read URLs from '{path}'"
            log.add(UNSUPPORTED_SERVER, message, None, "add it in the settings of the program")
        log.stop_if_errors()
        entry = entry_of(client, name, server)
        source = _settings(path, state) if reads else None
        after = with_entry(source, client, name, entry, log) if reads else ""
        found = replace(
            found,
            name=name,
            path=path.as_posix(),
            entry=snippet(client, name, entry),
            before=None if source is None else source.content,
            after=Source("", after, marked=source is not None and source.marked).content,
        )
    return replace(found, result=state.result())


def _server(wanted: Wanted, state: RunState) -> tuple[str, Server]:
    words, name = wanted.command, wanted.name
    if not words:
        own = project_server(wanted.targets, state)
        words, name = own.command, name or own.name
    server = server_of(words, wanted.env, state.log)
    return name or _named(words), server


def _named(words: tuple[str, ...]) -> str:
    """Return a name for a server: the last part of a URL or of a program's path.

    A program without a path that has an argument, such as npx, runs what that argument names.
    """
    program, *arguments = words
    rest = [word for word in arguments if not word.startswith("-")]
    chosen = rest[0] if rest and "/" not in program and os.sep not in program else program
    return Path(chosen.rstrip("/").partition("?")[0]).stem or "server"


def _path(client: Client, wanted: Wanted, log: Log) -> Path:
    if wanted.is_project or not client.user:
        if not client.project:
            message = f"{client.title} has no settings of a project"
            log.add(UNSUPPORTED_SERVER, message, None, "leave out --project")
            log.stop_if_errors()
        return Path(client.project)
    user = wanted.user
    path = client.path(user.home, user.system, user.config)
    assert path is not None, "the client has settings of the user"
    return Path(path)


def _settings(path: Path, state: RunState) -> Source | None:
    """Return the settings; None if there are none. Raises StopRun after reporting that they cannot be read."""
    if not path.exists():
        return None
    try:
        return state.load(str(path))
    except SourceError as error:
        state.log.diagnostics.append(error.diagnostic)
        state.log.stop_if_errors()
        raise
