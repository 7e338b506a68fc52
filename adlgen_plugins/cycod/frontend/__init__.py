"""CYCOD custom tools: one YAML file, one command line tool."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, cast

from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar, Sequence, Source, plain

NAME = "cycod"
TITLE = "a CYCOD custom tool"
VERSIONS: tuple[str, ...] = ()
KEYS = ("description", "parameters", "bash")
COMMANDS = ("bash", "cmd", "pwsh", "run")
"""Keys that contain a command, in order of precedence."""
SCRIPT = "script"
_OTHERS = (
    *("apiVersion", "kind", "spec", "dops", "on", "jobs", "runs", "trigger", "pool", "stages"),
    *("tasks", "services", "pipelines", "tools", "image", "orbs", "workflows", "language"),
)
"""Root keys of other formats; some of them also have steps or commands."""
_STEPS_OF_OTHERS = ("displayName", "task", "checkout", "image", "template")


def recognises(document: Document) -> bool:
    """Report whether a document has a command, steps or a base tool, and a name or description."""
    root = document.root
    if not isinstance(root, Mapping):
        return False
    keys = {entry.key: entry.value for entry in root}
    if any(key in keys for key in _OTHERS) or isinstance(keys.get("tool"), Mapping):
        return False
    parameters = keys.get("parameters")
    if isinstance(parameters, Sequence):
        return False
    described = "name" in keys or "description" in keys or isinstance(parameters, Mapping)
    return described and (_has_command(root) or _has_steps(root) or _is_alias(root))


def _has_command(root: Mapping) -> bool:
    texts = (*COMMANDS, SCRIPT, *_words("root")[:3])
    found = any(_is_text(root.get(key)) for key in texts)
    return found or isinstance(root.get("commands"), Mapping)


def _has_steps(root: Mapping) -> bool:
    steps = root.get("steps")
    rows = [s for s in steps.items if isinstance(s, Mapping)] if isinstance(steps, Sequence) else []
    foreign = any(step.get(key) is not None for step in rows for key in _STEPS_OF_OTHERS)
    known = (*COMMANDS, SCRIPT, "use-tool", *_words("step"))
    return not foreign and any(_is_text(step.get(key)) for step in rows for key in known)


def _is_alias(root: Mapping) -> bool:
    kind = root.get("type")
    return isinstance(kind, Scalar) and kind.value == "alias" and "base-tool" in _keys(root)


def _is_text(node: Node | None) -> bool:
    return isinstance(node, Scalar) and isinstance(node.value, str)


def _keys(mapping: Mapping) -> set[str]:
    return {entry.key for entry in mapping}


def variant_key(root: Mapping) -> Entry | None:
    """Return a key that only the gen3-v1 variant of the format has."""
    found = next((entry for entry in root if entry.key in _words("root")), None)
    steps = root.get("steps")
    for step in steps.items if found is None and isinstance(steps, Sequence) else ():
        if found is None and isinstance(step, Mapping) and "use-tool" not in _keys(step):
            found = next((entry for entry in step if entry.key in _words("step")), None)
    return found


def _words(where: Literal["root", "step"]) -> tuple[str, ...]:
    return tuple(_table()[where])


@cache
def _table() -> dict[str, list[str]]:
    text = read_source(Path(__file__).with_name("words.json")).text
    root = plain(read_document(Source("words.json", text), Log()).root)
    return cast("dict[str, list[str]]", root)
