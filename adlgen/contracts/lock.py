"""The lock file: what servers listed when their tools were imported."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from adlgen.diagnostics.codes.breaking import BAD_LOCK
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document.node import JsonValue, Source

FILE = "adlgen.lock"
VERSION = 1


class LockedServer(Struct):
    """A server, with its answer when it was locked."""

    command: tuple[str, ...]
    info: Mapping[str, JsonValue]
    """Its name and version, as it reports them."""
    tools: Mapping[str, JsonValue]
    """Its tools by name."""

    @property
    def version(self) -> str:
        """The version that the server reports; may be empty."""
        found = self.info.get("version")
        return found if isinstance(found, str) else ""

    @property
    def listed(self) -> str:
        """The answer of the server as a list of tools."""
        answer = {"serverInfo": dict(self.info), "tools": [*self.tools.values()]}
        return json.dumps(answer if self.info else {"tools": answer["tools"]}, indent=1)


def server_of(command: Sequence[str], answer: Mapping[str, Any]) -> LockedServer:
    """Return the entry of a server that has listed its tools."""
    info = answer.get("serverInfo")
    known = info if isinstance(info, dict) else {}
    kept = {key: known[key] for key in ("name", "version") if key in known}
    named = (one for one in answer["tools"] if isinstance(one, dict))
    return LockedServer(tuple(command), kept, {str(one.get("name")): one for one in named})


def digest(tool: JsonValue) -> str:
    """Return the digest of a definition: of its name, schemas, texts and annotations."""
    text = json.dumps(tool, sort_keys=True, separators=(",", ":"))
    return "sha256:" + sha256(text.encode()).hexdigest()


def lock_text(servers: Mapping[str, LockedServer]) -> str:
    """Return the content of the file; the same for the same servers."""
    entries = {
        name: {
            "command": [*one.command],
            "server": dict(one.info),
            "tools": {
                tool: {"digest": digest(definition), "definition": definition}
                for tool, definition in sorted(one.tools.items())
            },
        }
        for name, one in sorted(servers.items())
    }
    return json.dumps({"version": VERSION, "servers": entries}, indent=2) + "\n"


def read_lock(source: Source, log: Log) -> Mapping[str, LockedServer]:
    """Return the servers of a lock file. Raises StopRun if it is broken, or was edited by hand."""
    try:
        found = json.loads(source.text)
        if found["version"] != VERSION:
            _refuse(f"the version of the file is {found['version']}, not {VERSION}", source, log)
        return {name: _server(name, entry, source, log) for name, entry in found["servers"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        _refuse("it is not a lock file of adlgen", source, log)
        raise StopRun from None


def _server(name: str, entry: Mapping[str, Any], source: Source, log: Log) -> LockedServer:
    tools = {}
    for tool, pinned in entry["tools"].items():
        if digest(pinned["definition"]) != pinned["digest"]:
            message = f"tool '{tool}' of server '{name}' was edited: it has another digest"
            _refuse(message, source, log)
        tools[tool] = pinned["definition"]
    return LockedServer(tuple(map(str, entry["command"])), entry["server"], tools)


def _refuse(message: str, source: Source, log: Log) -> None:
    span = Span(source.path, 0, 0, 0, 0)
    log.add(BAD_LOCK, message, span, "write it again with `adlgen lock`")
    raise StopRun
