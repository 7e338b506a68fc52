"""What editors know about custom tools: keys, parameters and steps, and the placeholders that name them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import JsonValue, Mapping, Node, Scalar, Sequence
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
from adlgen_plugins.cycod.feature.model import ParameterType
from adlgen_plugins.cycod.frontend import COMMANDS

TOOLS = ("",)
_PLACEHOLDER = re.compile(r"\{([A-Za-z_][A-Za-z0-9_-]*)(?:\.[a-z-]+)?\}")
_NAME = r"[A-Za-z_][A-Za-z0-9_-]*"


def describe() -> JsonValue:
    """Return a JSON Schema of a tool, with the usual keys."""
    return keys(
        "A tool.",
        {
            "name": text("The name of the tool, in kebab case."),
            "description": text("What the tool does, for the model."),
            "version": text("The version of the tool."),
            **_COMMANDS,
            "steps": items("The steps, in their order.", _step()),
            "parameters": named("The parameters, by name.", _parameter()),
            "environment": any_of("The environment variables of commands."),
            "platforms": items("The systems on which it runs.", text("A system.", *_PLATFORMS)),
            "tags": items("Words to find the tool by; `read`, `write` and `run` are permissions."),
            "resources": any_of("Limits, and what is removed at the end."),
            "tests": items("Calls with what is expected of them."),
        },
        ("name", "description"),
    )


def _parameter() -> JsonValue:
    return keys(
        "A parameter.",
        {
            "type": text("The type of the value.", *(kind.value for kind in ParameterType)),
            "description": text("What the parameter is, for the model."),
            "required": flag("Whether each call must have it."),
            "default": any_of("The value of an absent parameter."),
            "examples": items("Examples of values."),
            "format": text("How the value is inserted into commands."),
            "validation": keys("Limits of the value.", _LIMITS),
            "transform": text("An expression that changes the value."),
            "security": keys("Protection.", {"escape-shell": flag("Whether values are quoted.")}),
        },
        ("type", "description"),
    )


def _step() -> JsonValue:
    return keys(
        "A command, or the call of another tool.",
        {
            "name": text("The name of the step, for placeholders."),
            **_COMMANDS,
            "use-tool": text("The tool that is called."),
            "with": any_of("The arguments of the called tool."),
            "run-condition": text("The step runs only if this holds."),
            "wait-for": items("The steps that must end first."),
            "parallel": flag("Whether the next step starts at the same time."),
            "continue-on-error": flag("Whether the next step runs after an error."),
            "error-handling": any_of("What happens after an error."),
            "output": any_of("What is done with the output."),
        },
    )


_COMMANDS: dict[str, JsonValue] = {
    **{key: text(f"The command, for `{key}`.") for key in COMMANDS},
    "script": text("The script, for `shell`."),
    "shell": text("The program that runs `script`."),
    "working-directory": text("The folder in which commands run."),
    "timeout": number("The most milliseconds that a command may take."),
    "ignore-errors": flag("Whether a command that fails is a success."),
}
_PLATFORMS = ("linux", "macos", "windows")
_LIMITS: dict[str, JsonValue] = {
    "minimum": number("The least value."),
    "maximum": number("The greatest value."),
    "pattern": text("A regular expression that the value must match."),
    "enum": items("The allowed values."),
}


def names(root: Node) -> Iterator[Name]:
    """Yield parameters and steps, and the placeholders and ``wait-for`` that refer to them."""
    kinds: dict[str, str] = {}
    for one in _defined(root):
        kinds.setdefault(one.text, one.kind)
        yield one
    for node in _scalars(root):
        written = str(node.value)
        for found in _PLACEHOLDER.finditer(written):
            kind = kinds.get(found[1])
            if kind is not None:
                before = re.findall(r"[\w-]+", written[: found.start(1)])
                rank = before.count(found[1])
                yield Name(kind, found[1], node.span, start=found.start(1), rank=rank)


def _defined(root: Node) -> Iterator[Name]:
    if not isinstance(root, Mapping):
        return
    parameters, steps = root.get("parameters"), root.get("steps")
    for entry in parameters if isinstance(parameters, Mapping) else ():
        yield Name("parameter", entry.key, entry.key_span, is_definition=True, pattern=_NAME)
    for step in steps.items if isinstance(steps, Sequence) else ():
        name = step.get("name") if isinstance(step, Mapping) else None
        if isinstance(name, Scalar) and isinstance(name.value, str):
            yield Name("step", name.value, name.span, is_definition=True, pattern=_NAME)
        waits = step.get("wait-for") if isinstance(step, Mapping) else None
        for item in waits.items if isinstance(waits, Sequence) else ():
            if isinstance(item, Scalar) and isinstance(item.value, str):
                yield Name("step", item.value, item.span)


def _scalars(root: Node) -> Iterator[Scalar]:
    match root:
        case Mapping(entries=entries):
            for entry in entries:
                yield from _scalars(entry.value)
        case Sequence(items=items):
            for item in items:
                yield from _scalars(item)
        case Scalar(value=str()):
            yield root
        case Scalar():
            pass
