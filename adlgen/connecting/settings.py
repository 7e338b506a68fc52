"""The settings of a client with an entry for a server; the rest of their text stays as it is."""

from __future__ import annotations

from adlgen.connecting.clients import Client
from adlgen.diagnostics.codes.connecting import UNREADABLE_SETTINGS
from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.node import JsonValue, Mapping, Source, plain
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.yaml_text import yaml_text
from adlgen.sharing.edits import addition
from adlgen.sharing.text import Edit, SourceText


def snippet(client: Client, name: str, entry: JsonValue) -> str:
    """Return settings that have nothing but an entry."""
    settings: JsonValue = {client.key: {name: entry}}
    return yaml_text(settings) if client.form == "goose" else json_text(settings)


def with_entry(
    source: Source | None, client: Client, name: str, entry: dict[str, JsonValue], log: Log
) -> str:
    """Return the text of settings with an entry, which replaces one of the same name.

    None: there are no settings. Raises StopRun after an error, if the text cannot be edited.
    """
    if source is None or not source.text.strip():
        return snippet(client, name, entry)
    root = _read(source, log)
    before = plain(root)
    text = SourceText(source)
    servers = root.get(client.key)
    if servers is None:
        edit = _added(text, root, client.key, {name: entry})
    elif not isinstance(servers, Mapping):
        raise _refused(source, f"'{client.key}' is not an object", log)
    elif (known := servers.entry(name)) is None:
        edit = _added(text, servers, name, entry)
    elif plain(known.value) == entry:
        return source.text
    else:
        edit = _replaced(text, servers, name, entry)
    after = text.edited([edit])
    _check(Source(source.path, after), before, client, {name: entry}, log)
    return after


def _read(source: Source, log: Log) -> Mapping:
    own = log.empty()
    root = read_document(source, own).root
    if own.has_errors:
        problem = own.diagnostics[0]
        raise _refused(source, problem.message, log)
    if not isinstance(root, Mapping):
        raise _refused(source, "they are not an object", log)
    return root


def _refused(source: Source, reason: str, log: Log) -> Exception:
    log.add(
        UNREADABLE_SETTINGS,
        f"'{source.path}' cannot be edited: {reason}",
        None,
        "run the command without --write, and add the entry by hand",
    )
    log.stop_if_errors()
    raise AssertionError


def _added(text: SourceText, node: Mapping, key: str, value: JsonValue) -> Edit:
    lines = yaml_text({key: value}).rstrip("\n").split("\n")
    return addition(text, node, {key: value}, lines)


def _replaced(text: SourceText, servers: Mapping, name: str, entry: JsonValue) -> Edit:
    """Return the edit that replaces the entry of a name."""
    known = servers.entry(name)
    assert known is not None, "the caller has found it"
    start = text.range_of(known.key_span)[0]
    end = text.range_of(known.value.span)[1]
    if text.is_flow(servers):
        margin = text.margin(start) or ""
        shown = json_text(entry).rstrip("\n").split("\n")
        return Edit(text.range_of(known.value.span)[0], end, f"{text.newline}{margin}".join(shown))
    indent = f"{text.newline}{text.indent(start)}"
    return Edit(start, end, indent.join(yaml_text({name: entry}).rstrip("\n").split("\n")))


def _check(
    source: Source, before: JsonValue, client: Client, added: dict[str, JsonValue], log: Log
) -> None:
    """Report that an edit has changed something else. Raises StopRun then."""
    own = log.empty()
    found = plain(read_document(source, own).root)
    assert isinstance(before, dict), "the caller has read an object"
    servers = before.get(client.key)
    wanted = {**before, client.key: {**(servers if isinstance(servers, dict) else {}), **added}}
    if own.has_errors or found != wanted:
        _refused(source, "their layout is not understood", log)
