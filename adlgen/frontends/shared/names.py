"""Detection of duplicate and confusing tool ids and names."""

from __future__ import annotations

from collections.abc import Sequence

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Label, Log
from adlgen.features.builtins import codes as builtin_codes
from adlgen.features.builtins.model import IDS, builtin_of
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text


def check_names(tools: Sequence[ToolSpec], log: Log) -> None:
    """Report ids and names that are duplicates or are likely to be confused."""
    _check_ids(tools, log)
    _check_shown_names(tools, log)
    _check_builtin_names(tools, log)


def _check_ids(tools: Sequence[ToolSpec], log: Log) -> None:
    seen: dict[str, Text] = {}
    for tool in tools:
        first = seen.setdefault(tool.id.value.casefold(), tool.id)
        if first is tool.id:
            continue
        if first.value == tool.id.value:
            message = f"duplicate tool id '{first.value}'"
            hint = "rename or remove one of the two"
            labels = (Label(first.span, "first used here"),)
            log.add(shape.DUPLICATE_ID, message, tool.id.span, hint, labels=labels)
        else:
            message = f"the ids '{first.value}' and '{tool.id.value}' differ only in case"
            hint = "rename one of them: their files and functions would collide"
            labels = (Label(first.span, "the other id"),)
            log.add(shape.SAME_IN_OTHER_CASE, message, tool.id.span, hint, labels=labels)


def _check_shown_names(tools: Sequence[ToolSpec], log: Log) -> None:
    ids = {tool.id.value: tool for tool in tools}
    seen: dict[str, ToolSpec] = {}
    for tool in tools:
        if builtin_of(tool) is not None or tool.name is None:
            continue
        name = tool.name
        first = seen.setdefault(name.value, tool)
        if first is not tool and first.name is not None and first.id.value != tool.id.value:
            message = f"duplicate tool name '{name.value}'"
            hint = "a model calls a tool by its name: give each tool a unique name"
            labels = (Label(first.name.span, "first used here"),)
            log.add(shape.DUPLICATE_NAME, message, name.span, hint, labels=labels)
            continue
        other = ids.get(name.value)
        if other is not None and other is not tool and other.id.value != tool.id.value:
            message = (
                f"the name of tool '{tool.id.value}' is the id of another tool, '{name.value}'"
            )
            hint = "give the tool a unique name"
            labels = (Label(other.id.span, "the other tool"),)
            log.add(shape.NAME_OF_OTHER_TOOL, message, name.span, hint, labels=labels)


def _check_builtin_names(tools: Sequence[ToolSpec], log: Log) -> None:
    for tool in tools:
        if builtin_of(tool) is not None:
            continue
        for what, text in (("id", tool.id), ("name", tool.name)):
            if text is not None and text.value.casefold() in IDS:
                message = f"the {what} '{text.value}' belongs to a built-in tool"
                hint = "choose another, so that a model does not confuse the two"
                log.add(builtin_codes.NAME_OF_BUILTIN, message, text.span, hint)
                break
