"""What editors know about AIOS tools: their keys, and commands with what refers to them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence, at
from adlgen.frontends.shared.descriptions import (
    any_of,
    flag,
    items,
    keys,
    named,
    number,
    text,
)
from adlgen.spec.named import Name
from adlgen_plugins.aios.frontend import KINDS, REQUIRED
from adlgen_plugins.aios.frontend.reader import SCHEMA_VERSIONS, STRATEGIES

TOOLS = ("tool",)
_NAME = r"[a-zA-Z0-9_-]{1,64}"
_MENTIONING = ("anti_patterns", "api_complexity")
"""The sections whose texts apply to the commands that they mention."""


def describe() -> JsonValue:
    """Return a JSON Schema of a file with the key ``tool``."""
    tool = {
        "schema_version": text("The version of the format.", *SCHEMA_VERSIONS),
        "id": text("The name of the tool, in kebab case."),
        "type": text("How the tool is called.", *KINDS),
        "name": text("The name for people."),
        "version": text("The version of the tool: three numbers."),
        "description": text("What the tool does, for the model."),
        "knowledge_strategy": text("Where knowledge about the tool is.", *STRATEGIES),
        "tags": items("Words to find the tool by."),
        "commands": items("The commands: names, or mappings with a name."),
        "executable_knowledge": _knowledge(),
        "anti_patterns": items("What callers should not do.", keys("A mistake.", _MISTAKE)),
        "best_practices": items("What callers should do."),
        "limitations": items("What the tool cannot do."),
        "examples": named("Scenarios, by command.", items("Scenarios.", _scenario())),
        "mcp_specific": keys("How the server is started.", _SERVER),
    }
    return keys("A file.", {"tool": keys("The tool.", tool, REQUIRED)}, ("tool",))


def _knowledge() -> JsonValue:
    code = {
        "id": text("The name of the function."),
        "language": text("The language of the code.", "javascript"),
        "runtime": text("Where the code runs.", "isolated_vm"),
        "description": text("What it is."),
        "function": text("The code."),
    }
    validator = {
        **code,
        "validates": text("The command whose arguments are checked."),
        "checks": items("What is checked, for readers."),
    }
    kinds = {
        "validators": items("Functions that check arguments.", keys("A validator.", validator)),
        "helpers": items("Functions that others use.", keys("A helper.", code)),
        "processors": items("Functions that change results.", keys("A processor.", code)),
    }
    return keys("Code that knows about the tool.", kinds)


def _scenario() -> JsonValue:
    error = {
        "code": text("The code of the error."),
        "message": text("Its message."),
        "http_status": number("The HTTP status."),
    }
    return keys(
        "A call with its result or its error.",
        {
            "scenario": text("The name of the scenario; one that starts with `failure` fails."),
            "description": text("What it is."),
            "input": any_of("The arguments."),
            "output": any_of("The result."),
            "error": keys("The error.", error),
        },
        ("scenario",),
    )


_MISTAKE: dict[str, JsonValue] = {
    "pattern": text("The name of the mistake."),
    "description": text("The mistake; it applies to the commands that are mentioned."),
    "wrong": text("A wrong call."),
    "correct": text("The right call."),
    "rationale": text("Why."),
}
_SERVER: dict[str, JsonValue] = {
    "server_command": text("The command that starts the server."),
    "server_args": items("Its arguments."),
    "transport": text("How messages are sent.", "stdio", "sse", "websocket"),
    "environment_variables": items(
        "Environment variables of the server.",
        keys(
            "A variable.",
            {
                "name": text("Its name."),
                "required": flag("Whether it must be set."),
                "description": text("What it is."),
            },
        ),
    ),
    "health_check": any_of("How to find out whether the server works."),
}


def names(root: Node) -> Iterator[Name]:
    """Yield the commands, the validators and examples for them, and texts that mention them."""
    tool = at(root, ("tool",))
    listed = at(root, ("tool", "commands"))
    known = [_command(item) for item in listed.items] if isinstance(listed, Sequence) else []
    defined = {str(one.value): one for one in known if one is not None}
    if not isinstance(tool, Mapping):
        return
    for command, node in defined.items():
        yield Name("command", command, node.span, is_definition=True, pattern=_NAME)
    validators = at(tool, ("executable_knowledge", "validators"))
    for one in validators.items if isinstance(validators, Sequence) else ():
        checks = one.get("validates") if isinstance(one, Mapping) else None
        if isinstance(checks, Scalar) and isinstance(checks.value, str):
            yield Name("command", checks.value, checks.span)
    examples = tool.get("examples")
    for entry in examples.entries if isinstance(examples, Mapping) else ():
        yield Name("command", entry.key, entry.key_span)
    checked = at(tool, ("mcp_specific", "health_check", "command"))
    if isinstance(checked, Scalar) and checked.value in defined:
        yield Name("command", str(checked.value), checked.span)
    for key in _MENTIONING:
        yield from _mentioned(tool.get(key), defined)


def _command(item: Node) -> Scalar | None:
    """Return the node with the name of a command."""
    if isinstance(item, Mapping):
        item = item.get("id") or item.get("name") or item
    return item if isinstance(item, Scalar) and isinstance(item.value, str) else None


def _mentioned(node: Node | None, known: dict[str, Scalar]) -> Iterator[Name]:
    match node:
        case Mapping(entries=entries):
            for entry in entries:
                yield from _mentioned(entry.value, known)
        case Sequence(items=inner):
            for item in inner:
                yield from _mentioned(item, known)
        case Scalar(value=str(text_), span=span):
            seen: dict[str, int] = {}
            for found in re.finditer(r"[\w-]+", text_):
                if found[0] in known:
                    rank = seen.get(found[0], 0)
                    seen[found[0]] = rank + 1
                    yield Name("command", found[0], span, start=found.start(), rank=rank)
        case _:
            pass
